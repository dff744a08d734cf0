"""Make the sounds in resources/sounds: python packaging/assets/make_sounds.py

Everything is computed here from decaying tones and short bursts of noise; the seeds are fixed, so a
second run writes the same bytes. 16 bit, mono, 22050 Hz.
"""

from __future__ import annotations

import math
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path
from random import Random

OUT = Path(__file__).resolve().parents[2] / "resources" / "sounds"
RATE = 22050


def tone(length: float, hertz: float, decay: float, loud: float = 1.0, *, start: float = 0.0) -> list[float]:
    """A sine that fades to 1/e in `decay` seconds, `start` seconds into the sound."""
    result = [0.0] * round(length * RATE)
    for index in range(round(start * RATE), len(result)):
        time = index / RATE - start
        attack = min(time / 0.0015, 1.0)
        result[index] = loud * attack * math.exp(-time / decay) * math.sin(2 * math.pi * hertz * time)
    return result


def noise(length: float, decay: float, loud: float, smooth: float, seed: int) -> list[float]:
    """A burst of noise that fades; `smooth` 0..1 takes the brightness away."""
    random = Random(seed)
    result, last = [], 0.0
    for index in range(round(length * RATE)):
        last = smooth * last + (1 - smooth) * random.uniform(-1, 1)
        attack = min(index / 12, 1.0)
        result.append(loud * attack * math.exp(-index / RATE / decay) * last)
    return result


def summed(parts: Sequence[Sequence[float]]) -> list[float]:
    """The parts on top of each other."""
    length = max(len(part) for part in parts)
    return [sum(part[index] for part in parts if index < len(part)) for index in range(length)]


def write(name: str, parts: Sequence[Sequence[float]], peak: float) -> None:
    """Bring the sum to `peak` (0..1), fade the last hundredth of a second and write the file."""
    values = summed(parts)
    scale = peak * 32767 / max(abs(value) for value in values)
    fade = RATE // 100
    count = len(values)
    data = array("h", (round(value * scale * min(1.0, (count - i) / fade)) for i, value in enumerate(values)))
    OUT.mkdir(parents=True, exist_ok=True)
    with wave.open(str(OUT / name), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def stone(seed: int) -> list[list[float]]:
    """Stone set on stone: a bright click, ringing modes that die at once, a low knock, a faint rebound."""
    random = Random(seed)
    pitch = random.uniform(0.92, 1.1)
    modes = ((1240, 0.020, 0.55), (2130, 0.014, 0.45), (3380, 0.010, 0.35), (4720, 0.007, 0.2))
    parts = [tone(0.24, hertz * pitch, decay, loud) for hertz, decay, loud in modes]
    parts.append(tone(0.24, 172 * pitch, 0.038, 0.9))
    parts.append(tone(0.24, 318 * pitch, 0.026, 0.5))
    parts.append(noise(0.24, 0.006, 0.9, 0.25, seed))
    echo = random.uniform(0.036, 0.052)
    parts.append([0.0] * round(echo * RATE) + noise(0.1, 0.008, 0.28, 0.45, seed + 1))
    parts.append(tone(0.24, 1540 * pitch, 0.010, 0.16, start=echo))
    return parts


def bar(hertz: float, start: float, length: float, loud: float = 1.0) -> list[list[float]]:
    """A wooden bar struck with a soft mallet: the note and its fourth and tenth partial, as in a marimba."""
    return [
        tone(length, hertz, 0.20, loud, start=start),
        tone(length, hertz * 3.93, 0.05, loud * 0.22, start=start),
        tone(length, hertz * 9.6, 0.012, loud * 0.09, start=start),
    ]


def die_on(ground: str, start: float, loud: float, seed: int) -> list[list[float]]:
    """A die that strikes leather, wood or another die, `start` seconds into the sound."""
    random = Random(seed)
    pitch = random.uniform(0.9, 1.12)
    click, body, soft = {
        "leather": (0.6, ((310, 0.012, 0.5), (790, 0.008, 0.45)), 0.7),
        "wood": (0.7, ((520, 0.016, 0.6), (1430, 0.009, 0.5)), 0.45),
        "die": (0.7, ((2350, 0.006, 0.6), (3900, 0.004, 0.4)), 0.15),
    }[ground]
    length = start + 0.12
    parts = [
        tone(length, hertz * pitch, decay, strength * loud, start=start) for hertz, decay, strength in body
    ]
    rest = [0.0] * round(start * RATE)
    parts.append(rest + noise(0.1, 0.004 + soft * 0.005, loud * (0.5 + soft * 1.6), soft, seed + 1))
    parts.append(rest + noise(0.03, 0.0016, loud * click, 0.1, seed + 2))
    return parts


def roll(seed: int) -> list[list[float]]:
    """Five dice thrown into a tray: they strike the floor, its walls and each other; two tip over at last."""
    random = Random(seed)
    parts, time = [], 0.012
    for number in range(19):
        fall = 1 - number / 24
        ground = random.choice(("leather", "leather", "wood", "die") if number > 3 else ("leather", "wood"))
        parts += die_on(ground, time, fall * random.uniform(0.45, 1.0), seed * 50 + number * 3)
        time += random.uniform(0.012, 0.03) + 0.0021 * number
    for gap, loud in ((0.05, 0.34), (0.075, 0.2)):
        parts += die_on("leather", time + gap, loud, seed * 70 + round(time * 1000))
        time += gap
    return parts


def rustle(start: float, length: float, loud: float, seed: int, *, smooth: float) -> list[float]:
    """Paper that slides: noise that swells and fades, rough as it goes."""
    random = Random(seed)
    result, last, before = [0.0] * round(start * RATE), 0.0, 0.0
    count = round(length * RATE)
    for index in range(count):
        white = random.uniform(-1, 1)
        last = smooth * last + (1 - smooth) * white
        share = index / count
        rough = 0.75 + 0.25 * math.sin(share * 46 + math.sin(share * 17) * 3)
        result.append(loud * math.sin(math.pi * share**0.6) ** 2 * rough * (last - 0.45 * before))
        before = last
    return result


def snap(start: float, loud: float, seed: int) -> list[list[float]]:
    """A card that lands flat: a dry tick and the air below it."""
    rest = [0.0] * round(start * RATE)
    return [
        rest + noise(0.07, 0.003, loud, 0.2, seed),
        rest + noise(0.09, 0.012, loud * 1.6, 0.86, seed + 1),
        tone(start + 0.09, 205, 0.014, loud * 0.35, start=start),
    ]


def bump(seed: int) -> list[list[float]]:
    """A heavy knock of wood, the tumble of what was knocked away."""
    parts = [
        tone(0.42, 118, 0.05, 0.6),
        tone(0.42, 261, 0.034, 0.8),
        tone(0.42, 640, 0.016, 0.55),
        noise(0.1, 0.007, 1.5, 0.72, seed),
    ]
    for number, (start, loud) in enumerate(((0.075, 0.34), (0.135, 0.24), (0.215, 0.15), (0.28, 0.08))):
        parts += die_on("wood" if number % 2 else "leather", start, loud, seed + number * 3)
    return parts


def blown(
    start: float, length: float, hertz: float, loud: float, *, bend: float = 0.06, swell: float = 0.05
) -> list[float]:
    """A pipe that is blown: the pitch comes up from `bend` below, with a little vibrato and a soft end."""
    result = [0.0] * round(start * RATE)
    count, phase = round(length * RATE), 0.0
    for index in range(count):
        time = index / RATE
        rise = 1 - bend * math.exp(-time / 0.045)
        shake = 1 + 0.004 * math.sin(2 * math.pi * 6.2 * time)
        phase += 2 * math.pi * hertz * rise * shake / RATE
        gone = (count - index) / RATE
        level = min(time / swell, 1.0) * min(gone / 0.09, 1.0) ** 1.5
        wave_form = math.sin(phase) + 0.3 * math.sin(2 * phase + 0.4) + 0.11 * math.sin(3 * phase)
        result.append(loud * level * wave_form)
    return result


def breath(start: float, length: float, loud: float, seed: int, *, smooth: float) -> list[float]:
    """Steam: noise that swells at once and fades, its deepest part taken away."""
    random = Random(seed)
    result, low, deep = [0.0] * round(start * RATE), 0.0, 0.0
    count = round(length * RATE)
    for index in range(count):
        low = smooth * low + (1 - smooth) * random.uniform(-1, 1)
        deep = 0.985 * deep + 0.015 * low
        share = index / count
        level = min(share / 0.08, 1.0) * (1 - share) ** 1.8
        result.append(loud * level * (low - deep))
    return result


def ride(seed: int) -> list[list[float]]:
    """Five chuffs of a small engine that gathers way, each over a rail joint."""
    random = Random(seed)
    parts, time = [], 0.0
    for number in range(5):
        loud = (0.75, 1.0, 0.92, 0.8, 0.6)[number] * random.uniform(0.92, 1.06)
        parts.append(breath(time, 0.15, 2.6 * loud, seed * 10 + number, smooth=0.62 + 0.03 * (number % 2)))
        parts.append(tone(time + 0.12, 92 + 5 * (number % 2), 0.03, 0.42 * loud, start=time))
        parts.append(tone(time + 0.06, 1480, 0.006, 0.1 * loud, start=time + 0.055))
        parts.append(tone(time + 0.09, 410, 0.012, 0.16 * loud, start=time + 0.055))
        time += 0.165 - 0.012 * number
    return parts


def clank(seed: int) -> list[list[float]]:
    """Iron on iron, a thud of the ballast, a rod that rattles after it."""
    parts = [tone(0.6, 78, 0.06, 0.9), noise(0.2, 0.02, 1.4, 0.8, seed)]
    for start, loud, pitch in ((0.0, 1.0, 1.0), (0.085, 0.5, 1.19), (0.16, 0.34, 0.93), (0.255, 0.18, 1.27)):
        for hertz, decay, share in (
            (523, 0.075, 0.5),
            (1187, 0.055, 0.42),
            (1893, 0.035, 0.3),
            (3011, 0.02, 0.2),
        ):
            parts.append(tone(start + 0.3, hertz * pitch, decay, share * loud, start=start))
        rest = [0.0] * round(start * RATE)
        parts.append(rest + noise(0.05, 0.004, loud * 0.8, 0.2, seed + round(start * 1000)))
    return parts


def railway() -> None:
    """The sounds of a small steam railway."""
    pipes = [blown(0.0, 0.62, hertz, loud) for hertz, loud in ((784.0, 0.5), (987.8, 0.42), (1174.7, 0.3))]
    write("whistle.wav", [*pipes, breath(0.0, 0.66, 0.55, 91, smooth=0.35)], 0.34)
    for number in (1, 2):
        write(f"ride-{number}.wav", ride(number * 23), 0.38)
    write("clank.wav", clank(83), 0.5)
    toots = [
        blown(start, length, hertz, loud, bend=0.03, swell=0.025)
        for start, length in ((0.0, 0.13), (0.19, 0.27))
        for hertz, loud in ((466.2, 0.6), (587.3, 0.4))
    ]
    write("toot.wav", [*toots, breath(0.0, 0.3, 0.3, 97, smooth=0.5)], 0.36)


def reed(start: float, length: float, hertz: float, loud: float) -> list[float]:
    """A toy horn: a buzzing reed behind a short bell, squeezed, so that the pitch sags at the end."""
    result = [0.0] * round(start * RATE)
    count, phase, bell = round(length * RATE), 0.0, 0.0
    for index in range(count):
        time, gone = index / RATE, (count - index) / RATE
        pitch = hertz * (1 - 0.09 * math.exp(-time / 0.02)) * (1 - 0.1 * math.exp(-gone / 0.03))
        phase += 2 * math.pi * pitch / RATE
        buzz = sum(math.sin(number * phase) / number**0.7 for number in range(1, 12))
        bell += 0.42 * (buzz - bell)
        level = min(time / 0.012, 1.0) * min(gone / 0.05, 1.0) * (1 - 0.25 * time / length)
        result.append(loud * level * bell)
    return result


def cart(seed: int) -> list[list[float]]:
    """Ball-bearing wheels on a street: their hum rises and falls away, gravel cracks, boards rattle."""
    random = Random(seed)
    length = 0.82
    count, low, deep, phase = round(length * RATE), 0.0, 0.0, 0.0
    rolling = []
    for index in range(count):
        share = index / count
        speed = math.sin(math.pi * share**0.7) ** 0.8
        low += (0.1 + 0.2 * speed) * (random.uniform(-1, 1) - low)
        deep += 0.02 * (low - deep)
        phase += 2 * math.pi * (21 + 13 * speed) / RATE
        rough = 0.6 + 0.4 * max(math.sin(phase), 0.0) ** 3
        hum = 0.05 * math.sin(8.03 * phase) + 0.03 * math.sin(17.1 * phase)
        rolling.append(speed * (2.2 * rough * (low - deep) + hum))
    parts, time = [rolling], 0.05
    while time < length - 0.14:
        loud = math.sin(math.pi * time / length) * random.uniform(0.1, 0.5)
        rest = [0.0] * round(time * RATE)
        parts.append(rest + noise(0.03, 0.0022, loud, random.uniform(0.1, 0.5), seed * 90 + len(parts)))
        if random.random() < 0.3:
            hertz = random.choice((262, 341, 417)) * random.uniform(0.96, 1.04)
            parts.append(tone(time + 0.09, hertz, 0.016, 0.5 * loud, start=time))
        time += random.uniform(0.012, 0.045)
    return parts


def voice(start: float, length: float, hertz: float, loud: float, seed: int) -> list[float]:
    """One of a crowd that shouts "eh": a hoarse glide through two resonances of the mouth."""
    random = Random(seed)
    result = [0.0] * round(start * RATE)
    count, phase = round(length * RATE), random.uniform(0, 6)
    first = second = first_speed = second_speed = 0.0
    turn_one, turn_two = 2 * math.pi * 620 / RATE, 2 * math.pi * 1750 / RATE
    for index in range(count):
        share = index / count
        phase += 2 * math.pi * hertz * (1 + 0.16 * math.sin(math.pi * share**0.6)) / RATE
        source = (phase / math.pi % 2 - 1) * 0.7 + random.uniform(-0.35, 0.35)
        first_speed += turn_one * (source - first)
        first_speed *= 0.97
        first += turn_one * first_speed
        second_speed += turn_two * (source - second)
        second_speed *= 0.95
        second += turn_two * second_speed
        result.append(loud * math.sin(math.pi * share**0.7) ** 1.3 * (first + 0.35 * second))
    return result


def cheer(seed: int) -> list[list[float]]:
    """A dozen people at the roadside: they shout, and clap out of time."""
    random = Random(seed)
    parts = []
    for number in range(11):
        hertz = random.choice((150, 190, 240, 300, 350)) * random.uniform(0.92, 1.08)
        start = random.uniform(0.0, 0.16)
        parts.append(voice(start, random.uniform(0.5, 0.8), hertz, 0.3, seed * 40 + number))
    for number in range(26):
        time = random.uniform(0.08, 0.92)
        rest, loud = [0.0] * round(time * RATE), random.uniform(0.3, 0.9) * math.sin(math.pi * time) ** 0.5
        parts.append(rest + noise(0.04, 0.006, loud * 1.5, random.uniform(0.3, 0.6), seed * 60 + number))
    return parts


def pop() -> list[float]:
    """A bubble of gum that bursts: the pitch runs up, then a soft slap."""
    result, phase = [], 0.0
    for index in range(round(0.16 * RATE)):
        time = index / RATE
        phase += 2 * math.pi * (240 + 900 * min(time / 0.05, 1.0) ** 2) / RATE
        result.append(min(time / 0.004, 1.0) * math.exp(-max(time - 0.035, 0) / 0.012) * math.sin(phase))
    return result


def street() -> None:
    """The sounds of a soapbox race."""
    for number in (1, 2):
        write(f"cart-{number}.wav", cart(number * 29), 0.4)
        write(f"cheer-{number}.wav", cheer(number * 37), 0.36)
    horn = [reed(0.0, 0.11, 311.1, 0.8), reed(0.16, 0.34, 311.1, 1.0), reed(0.16, 0.34, 314.4, 0.5)]
    write("horn.wav", horn, 0.36)
    write("pop.wav", [pop(), [0.0] * round(0.04 * RATE) + noise(0.09, 0.008, 1.3, 0.55, 131)], 0.4)


def main() -> None:
    railway()
    street()
    for number in (1, 2, 3):
        write(f"roll-{number}.wav", roll(number * 7), 0.6)
    for number in (1, 2):
        write(f"die-{number}.wav", [*die_on("wood", 0, 1.0, number * 31), *snap(0, 0.25, number)], 0.42)
        write(
            f"card-{number}.wav",
            [rustle(0, 0.085, 1.3, number * 17, smooth=0.55), *snap(0.08, 1.0, number * 19)],
            0.4,
        )
    slides = [rustle(0.055 * place, 0.1, 0.9, 41 + place, smooth=0.6) for place in range(4)]
    snaps = [part for place in range(4) for part in snap(0.055 * place + 0.05, 0.4, 51 + place)]
    write("collect.wav", [*slides, *snaps, *snap(0.3, 1.0, 61), tone(0.4, 148, 0.03, 0.5, start=0.3)], 0.44)
    write("bump.wav", bump(73), 0.62)
    for number in (1, 2, 3):
        write(f"place-{number}.wav", stone(number * 101), 0.7)
    write(
        "refused.wav", [tone(0.2, 96, 0.045), tone(0.2, 143, 0.03, 0.6), noise(0.2, 0.012, 1.6, 0.9, 7)], 0.55
    )
    write(
        "turn.wav",
        [tone(0.07, 1850, 0.007, 0.5), tone(0.07, 620, 0.011, 0.6), noise(0.07, 0.003, 0.5, 0.3, 11)],
        0.34,
    )
    write(
        "tap.wav",
        [tone(0.09, 520, 0.013), tone(0.09, 1310, 0.006, 0.4), noise(0.09, 0.002, 0.4, 0.5, 13)],
        0.3,
    )
    write("your-turn.wav", [*bar(392.0, 0.0, 0.7, 0.8), *bar(523.25, 0.13, 0.7)], 0.42)
    chord = (
        (261.63, 0.0),
        (329.63, 0.11),
        (392.0, 0.22),
        (523.25, 0.33),
        (659.26, 0.47),
        (523.25, 0.47),
        (783.99, 0.62),
    )
    write("finish.wav", [part for hertz, start in chord for part in bar(hertz, start, 1.3, 0.8)], 0.55)


if __name__ == "__main__":
    main()
