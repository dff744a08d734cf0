"""Light, colour, shadows and the fall of a stone."""

from __future__ import annotations

import pytest

from desktop_app.qt.gl3d.motion import Drop
from desktop_app.qt.gl3d.scene import Solid
from desktop_app.qt.gl3d.shade import ink_on, light_direction, lit, luminance, rgb, stone_base, sunlight
from desktop_app.qt.gl3d.shadow import MARGIN, STEPS, contact_shadow, plate_shadow
from desktop_app.qt.gl3d.skins import CROSS, ghost_skins, skin_of, square_skin
from desktop_app.qt.gl3d.surface import FRONT, NORMALS, RIGHT, TOP
from desktop_app.qt.gl3d.surroundings import DARK, LIGHT
from tests.qt.gl3d.samples import CAPS, RED, SCENE


def test_light_comes_from_the_upper_left_wherever_the_eye_is() -> None:
    for azimuth in (0.0, 28.0, 90.0, -135.0):
        light, turned = light_direction(azimuth), light_direction(azimuth + 90.0)
        assert light[2] > 0.5
        assert (light[0], light[1]) != pytest.approx((turned[0], turned[1]))
    top, front, right = (
        sunlight(sum(NORMALS[d][i] * light_direction(28.0)[i] for i in range(3))) for d in (TOP, FRONT, RIGHT)
    )
    assert top > front > right


def test_a_stone_keeps_its_hue_in_light_and_shade() -> None:
    for cosine in (-1.0, 0.0, 1.0):
        red, green, blue = lit(rgb(RED), cosine)
        assert red > green > blue
        assert max(red, green, blue) <= 1.0


def test_dimmed_is_duller_and_glowing_is_warmer() -> None:
    plain = stone_base(RED, dimmed=False, glow=False)
    dim, warm = stone_base(RED, dimmed=True, glow=False), stone_base(RED, dimmed=False, glow=True)
    assert max(dim) - min(dim) < 0.6 * (max(plain) - min(plain))
    assert luminance(warm) > luminance(plain)


@pytest.mark.parametrize("colour", ["#C8402F", "#2F6DB5", "#E3B23C", "#3E8E54", "#7A4FA3", "#E8E2D4"])
def test_letters_stand_out_from_every_stone(colour: str) -> None:
    base = rgb(colour)
    ink, alpha = ink_on(base)
    assert abs(luminance(ink) - luminance(base)) * alpha > 0.15


def test_marked_and_glowing_stones_carry_an_inlay_and_refused_cubes_a_cross() -> None:
    stone = Solid("a", ((0, 0, 0),), RED)
    assert skin_of(stone, LIGHT).inlay is None
    last, glow = Solid("a", stone.cells, RED, last=True), Solid("a", stone.cells, RED, glow=True)
    assert skin_of(last, LIGHT).inlay == rgb(LIGHT.last)
    assert skin_of(glow, LIGHT).inlay == rgb(LIGHT.hint)
    good, bad = ghost_skins(stone, DARK, ok=False)
    assert bad.pattern == CROSS
    assert bad.base == rgb(DARK.refused)
    assert good.base != ghost_skins(stone, DARK, ok=True)[0].base


def test_squares_are_tinted_by_their_limit_and_say_it() -> None:
    low, high = square_skin(SCENE, 4, 0, LIGHT), square_skin(SCENE, 2, 1, LIGHT)
    assert (low.numeral, high.numeral) == ("2", "4")
    assert luminance(low.base) > luminance(high.base)


def test_shadows_lie_around_the_feet_and_fade_out() -> None:
    shadow = contact_shadow(5, 4, (((2, 1), 3),))
    assert (shadow.width, shadow.height) == ((5 + 2 * MARGIN) * STEPS, (4 + 2 * MARGIN) * STEPS)
    at = [shadow.values[round((y + MARGIN) * STEPS) * shadow.width + round((x + MARGIN) * STEPS)]
          for x, y in ((2.5, 1.5), (3.2, 1.5), (4.8, 1.5))]  # fmt: skip
    assert at[0] > at[1] > at[2] == 0
    assert max(plate_shadow(CAPS).values) > 150
    assert plate_shadow(CAPS).values[0] == 0


def test_a_stone_falls_ever_faster_into_its_place_and_then_lies_still() -> None:
    drop = Drop("a", 2.0)
    states = [drop.at(t) for t in (0, 40, 80, 120, 159)]
    offsets = [state[0] for state in states if state is not None]
    assert offsets == sorted(offsets, reverse=True)
    assert len(offsets) == 5
    assert drop.at(160) is None
    assert Drop("a", 2.0, 0).at(0) is None
