"""The search of Rumis for a compiler: the position, the tree and the exact endgame over flat arrays.

It does what `fastboard`, `fastruins`, `fastrebuild`, `bots.search` and `endgame` do, number for number: it
draws from the same generator (the Mersenne Twister of `random.Random`, whose state comes in and goes out) and
adds the same floating numbers in the same order. So a game is the same without it, only slower.

It is Python that Cython compiles (`packaging/build_core.py`) with the types of `core.pxd`. Uncompiled it
needs the package `cython` and is slower than the int version; that is for looking into it and for tests.
Pointers are arrays then, so nothing here counts on pointer arithmetic, and what may outgrow a word is cut
down to it.

Positions lie in slots: 0 is where the search starts, 1 is what an iteration plays on, the others are the
stack of the endgame. A slot has sets of placements (`sets`: free to place, near a stone, and touching each
colour), numbers (`nums`: height and owner per column, then those at the `o_` offsets), and per cell whether
it is the next free one of its column. The tables of a board come from `corelink`. `board` and `own` hold the
arrays that the other fields point into.
"""

from __future__ import annotations

from array import array
from math import exp, log, sqrt

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.string import memcpy

OVER = -1
NOBODY = -2
SPAN = 4
STONES = 11
LONGEST = 64
SLOTS = 48
EDGE_COLOURS = 5
TABLE_BITS = 19
MEMORY = 1 << 17
WIDEST = 512
FEWEST = 4
HARM = 4.0
MOST = 1 << 28
"""As in `state` and `endgame`. SPAN: cubes of the largest stone. LONGEST: moves of a colour in a game at
most. TABLE_BITS: the endgame remembers so many positions, as a power of 2; so many
with more than two seats: MEMORY. FEWEST and HARM as in `endgame`.
"""

COMPILED = cython.compiled


def _words(row):
    if cython.compiled:
        return cython.address(row[0])
    return row


def _ints(row):
    if cython.compiled:
        return cython.address(row[0])
    return row


def _uints(row):
    if cython.compiled:
        return cython.address(row[0])
    return row


def _doubles(row):
    if cython.compiled:
        return cython.address(row[0])
    return row


def _bytes(row):
    if cython.compiled:
        return cython.address(row[0])
    return row


def _count(x):
    """How many bits are set; a compiler knows the formula and takes the machine's own instruction."""
    if cython.compiled:
        a: cython.ulonglong = 0x5555555555555555
        b: cython.ulonglong = 0x3333333333333333
        c: cython.ulonglong = 0x0F0F0F0F0F0F0F0F
        d: cython.ulonglong = 0x0101010101010101
        x = x - ((x >> 1) & a)
        x = (x & b) + ((x >> 2) & b)
        x = (x + (x >> 4)) & c
        return cython.cast(cython.int, (x * d) >> 56)
    return x.bit_count()


def _blank(kind, size):
    """An array of zeros, with one more so that it is never empty."""
    return array(kind, [0]) * (size + 1)


class Core:
    """One search: a position and the tree that grows from it."""

    def __init__(self, numbers, board, table, pull, sense=None):
        """numbers, board: the tables of the board (`corelink.layout_of`), shared by all searches on it.

        table: colours, seats, fewer_stones, rebuild, the colour that begins, share of the margin in a reward.
        pull: per margin + 1024 its part of the reward. sense: what moves are worth at a second glance, if
        that counts (`corelink.taste_of`).
        """
        self.places, self.width, self.columns, self.cells = numbers
        self.board = board
        self.table = table
        self.sense = sense
        self.policy = ()
        self.start = _words(board["start"])
        self.touching = _words(board["touching"])
        self.meeting = _words(board["meeting"])
        self.ground = _words(board["ground"])
        self.every = _words(board["every"])
        self.inside = _words(board["inside"])
        self.beyond = _words(board["beyond"])
        self.code = _words(board["code"])
        self.low_mask = _words(board["low_mask"])
        self.high_mask = _words(board["high_mask"])
        self.low = _ints(board["low"])
        self.high = _ints(board["high"])
        self.stone = _ints(board["stone"])
        self.size = _ints(board["size"])
        self.cell = _ints(board["cell"])
        self.spread = _ints(board["spread"])
        self.column = _ints(board["column"])
        self.rise = _ints(board["rise"])
        self.end = _ints(board["end"])
        self.first = _ints(board["first"])
        self.cap = _ints(board["cap"])
        self.red = _ints(board["red"])
        self.twig = _ints(board["twig"])
        self.twig_cell = _ints(board["twig_cell"])
        self.twig_skip = _ints(board["twig_skip"])
        self.twig_member = _ints(board["twig_member"])
        self.member = _ints(board["member"])
        self.worth = _doubles(board["worth"])
        self.colours, self.seats, self.fewer, self.rebuild, self.begins, self.share = table
        self.gain = 1.0 / (self.seats - 1) if self.seats > 1 else 0.0
        self.sensible = sense is not None
        self.glances = 1
        if sense is not None:
            self.glances = sense["glances"][0]
            self.flat = _doubles(sense["worth"])
            self.drift = _doubles(sense["drift"])
            self.sealed = _ints(sense["sealed"])
            self.weight = _doubles(sense["weight"])
        width, columns, colours = self.width, self.columns, self.colours
        self.set_stride = (2 + colours) * width
        self.o_owner = columns
        self.o_left = 2 * columns
        self.o_hand = self.o_left + colours
        self.o_turn = self.o_hand + colours
        self.o_out = self.o_turn + 1
        self.o_fresh = self.o_turn + 2
        self.o_laying = self.o_turn + 3
        self.o_ruins = self.o_turn + 4
        self.o_second = self.o_turn + 5
        self.o_able = self.o_turn + 6
        self.o_carried = self.o_turn + 7
        self.o_aside = self.o_carried + colours
        self.o_interim = self.o_aside + colours
        self.o_within = self.o_interim + colours
        self.num_stride = self.o_within + (STONES * colours if self.rebuild else 0)
        own = {
            "pull": pull,
            "sets": _blank("Q", SLOTS * self.set_stride),
            "nums": _blank("i", SLOTS * self.num_stride),
            "free": _blank("B", SLOTS * self.cells),
            "codes": _blank("Q", SLOTS),
            "barred": _blank("Q", width),
            "row": _blank("Q", width),
            "word": _blank("Q", width + 2 * STONES),
            "at": _blank("i", width + 2 * STONES),
            "moves": _blank("i", self.places + STONES),
            "worths": _blank("d", self.places + STONES),
            "score": _blank("i", colours),
            "reward": _blank("d", colours),
            "played": _blank("i", LONGEST * colours),
            "played_count": _blank("i", colours),
            "twister": _blank("I", 624),
            "path_node": _blank("i", 4 * LONGEST),
            "path_entry": _blank("i", 4 * LONGEST),
        }
        self.own = own
        self.pull = _doubles(own["pull"])
        self.sets = _words(own["sets"])
        self.nums = _ints(own["nums"])
        self.free = _bytes(own["free"])
        self.codes = _words(own["codes"])
        self.barred = _words(own["barred"])
        self.row = _words(own["row"])
        self.word = _words(own["word"])
        self.at = _ints(own["at"])
        self.moves = _ints(own["moves"])
        self.worths = _doubles(own["worths"])
        self.score = _ints(own["score"])
        self.reward = _doubles(own["reward"])
        self.played = _ints(own["played"])
        self.played_count = _ints(own["played_count"])
        self.twister = _uints(own["twister"])
        self.path_node = _ints(own["path_node"])
        self.path_entry = _ints(own["path_entry"])
        self.node_room = self.entry_room = 0

    # ---- Positions

    def load(self, sets, numbers, code):
        """Take over a position. sets: free, near, per colour touching, and barred as the very first stone, as
        words; numbers: heights, owners
        (per column), left, hand (per colour), turn, out, laying, ruins, second, and in a rebuild carried,
        aside, interim (per colour), within (per colour and stone).
        """
        i: cython.int
        sets_here = self.own["sets"]
        sets_here[: self.set_stride] = sets[: self.set_stride]
        self.own["barred"][: self.width] = sets[self.set_stride :]
        heights, owners, left, hands, turn, out, laying, ruins, second, carried, aside, interim, within = (
            numbers
        )
        fresh = sum(one == STONES for one in left)
        able = 0
        line = [*heights, *owners, *left, *hands, turn, out, fresh, laying, ruins, second, able]
        line += [*carried, *aside, *interim, *within]
        for i in range(len(line)):
            self.nums[i] = line[i]
        for i in range(self.cells):
            self.free[i] = 0
        for i in range(self.columns):
            if self.nums[i] < self.cap[i]:
                self.free[self.first[i] + self.nums[i]] = 1
        self.codes[0] = code
        if self.rebuild and self.nums[self.o_second] and turn >= 0:
            self.nums[self.o_able] = self._removable(0, turn)

    def _copy(self, a, b):
        """Slot a into slot b."""
        n = self.set_stride
        m = self.num_stride
        k = self.cells
        if cython.compiled:
            memcpy(cython.address(self.sets[b * n]), cython.address(self.sets[a * n]), n * 8)
            memcpy(cython.address(self.nums[b * m]), cython.address(self.nums[a * m]), m * 4)
            memcpy(cython.address(self.free[b * k]), cython.address(self.free[a * k]), k)
        else:
            for i in range(n):
                self.sets[b * n + i] = self.sets[a * n + i]
            for i in range(m):
                self.nums[b * m + i] = self.nums[a * m + i]
            for i in range(k):
                self.free[b * k + i] = self.free[a * k + i]
        self.codes[b] = self.codes[a]

    def _scan(self, q, row, r, hand):
        """The free placements of a row whose stones are in the hand, into `word` and `at`; their number."""
        sets = self.sets
        word = self.word
        at = self.at
        k = 0
        total = 0
        for stone in range(STONES):
            if not hand >> stone & 1:
                continue
            a = self.low[stone]
            b = self.high[stone]
            if b < a:
                continue
            x = sets[q + a] & row[r + a] & self.low_mask[stone]
            if a == b:
                x &= self.high_mask[stone]
            word[k] = x
            at[k] = a
            k += x != 0
            for w in range(a + 1, b):
                x = sets[q + w] & row[r + w]
                word[k] = x
                at[k] = w
                k += x != 0
            if a < b:
                x = sets[q + b] & row[r + b] & self.high_mask[stone]
                word[k] = x
                at[k] = b
                k += x != 0
        for w in range(k):
            total += _count(word[w])
        self.filled = k
        return total

    def _legal(self, s, colour):
        """The placements a colour could make in its turn, into `word` and `at`; their number."""
        width = self.width
        n = s * self.num_stride
        q = s * self.set_stride
        touch = q + (2 + colour) * width
        near = q + width
        row = self.row
        if self.nums[n + self.o_laying]:
            return self._scan(q, self.every, 0, self.nums[n + self.o_ruins])
        if self.nums[n + self.o_second]:
            return self._legal_beyond(s, colour)
        hand = self.nums[n + self.o_hand + colour]
        if self.nums[n + self.o_left + colour] < STONES:
            if not self.rebuild:
                return self._scan(q, self.sets, touch, hand)
            for w in range(width):
                row[w] = self.sets[touch + w] & self.inside[w]
        elif self.nums[n + self.o_fresh] == self.colours:
            for w in range(width):
                row[w] = self.inside[w] & ~self.barred[w]
        elif self.colours >= EDGE_COLOURS:
            self._met(s)
            for w in range(width):
                row[w] &= self.ground[w] & ~self.sets[near + w]
        else:
            for w in range(width):
                row[w] = self.sets[near + w] & self.ground[w] & self.inside[w]
        return self._scan(q, row, 0, hand)

    def _met(self, s):
        """The placements that share an edge with a cube on the board, into `row`."""
        width = self.width
        n = s * self.num_stride
        for w in range(width):
            self.row[w] = 0
        for column in range(self.columns):
            for level in range(self.nums[n + column]):
                c = (self.first[column] + level) * width
                for w in range(width):
                    self.row[w] |= self.meeting[c + w]

    def _removable(self, s, colour):
        """The stones inside that a colour may take off, as bits: their tops are those of their columns."""
        n = s * self.num_stride
        found = 0
        for stone in range(STONES):
            number = self.nums[n + self.o_within + colour * STONES + stone]
            if number < 0:
                continue
            top = 1
            for i in range(self.spread[number]):
                if self.nums[n + self.column[number * SPAN + i]] != self.end[number * SPAN + i]:
                    top = 0
            if top:
                found |= 1 << stone
        return found

    def _legal_beyond(self, s, colour):
        """As `_legal`, in the second half of a rebuild: each stone touches another own one than itself."""
        width = self.width
        n = s * self.num_stride
        q = s * self.set_stride
        touch = q + (2 + colour) * width
        within = n + self.o_within + colour * STONES
        carried = self.nums[n + self.o_carried + colour]
        able = self._removable(s, colour)
        k = 0
        total = 0
        for taken in range(STONES):
            if not able >> taken & 1:
                continue
            for w in range(self.low[taken], self.high[taken] + 1):
                free = self.sets[q + w] & self.beyond[w]
                if not carried:
                    free &= self.ground[w]
                if w == self.low[taken]:
                    free &= self.low_mask[taken]
                if w == self.high[taken]:
                    free &= self.high_mask[taken]
                if not free:
                    continue
                x = self.sets[touch + w]
                for other in range(STONES):
                    number = self.nums[within + other]
                    if other != taken and number >= 0:
                        for i in range(self.size[number]):
                            x |= self.touching[self.cell[number * SPAN + i] * width + w]
                x &= free
                self.word[k] = x
                self.at[k] = w
                k += x != 0
                total += _count(x)
        self.filled = k
        return total

    def _picked(self, rank):
        """The placement of that rank among those in `word`."""
        i = 0
        here = _count(self.word[0])
        while rank >= here:
            rank -= here
            i += 1
            here = _count(self.word[i])
        x = self.word[i]
        while rank:
            x &= x - 1
            rank -= 1
        return self.at[i] * 64 + _count((x & (0 - x)) - 1)

    def _listed(self, s):
        """The legal moves of the colour to move, ascending, into `moves`; their number."""
        self._legal(s, self.nums[s * self.num_stride + self.o_turn])
        n = self._unpacked()
        if n == 0 and self.nums[s * self.num_stride + self.o_second]:
            for i in range(STONES):
                if self.nums[s * self.num_stride + self.o_able] >> i & 1:
                    self.moves[n] = self.places + i
                    n += 1
        return n

    def _unpacked(self):
        """The placements that `_legal` has found last, ascending, into `moves`; their number."""
        n = 0
        for i in range(self.filled):
            x = self.word[i]
            while x:
                self.moves[n] = self.at[i] * 64 + _count((x & (0 - x)) - 1)
                n += 1
                x &= x - 1
        return n

    def _note(self, s, colour, number):
        """A stone comes or goes, for the key."""
        full = 0xFFFFFFFFFFFFFFFF
        factor = 2 * colour + 1
        self.codes[s] ^= (self.code[number] * factor) & full

    def _rise(self, s, owner, number):
        """Heights, owners and what is free to place after a stone was put down."""
        width = self.width
        n = s * self.num_stride
        q = s * self.set_stride
        f = s * self.cells
        sets = self.sets
        start = self.start
        for i in range(self.spread[number]):
            column = self.column[number * SPAN + i]
            height = self.nums[n + column]
            cell = self.first[column] + height
            self.free[f + cell] = 0
            for w in range(width):
                sets[q + w] &= ~start[cell * width + w]
            height += self.rise[number * SPAN + i]
            self.nums[n + column] = height
            self.nums[n + self.o_owner + column] = owner
            if height < self.cap[column]:
                self.free[f + self.first[column] + height] = 1
        for i in range(self.spread[number]):
            column = self.column[number * SPAN + i]
            height = self.nums[n + column]
            if height < self.cap[column]:
                self._open_up(q, f, self.first[column] + height)

    def _open_up(self, q, f, cell):
        """Placements with a bottom on a cell that has just become the next free one of its column.

        The sets of bottoms on a cell hang together in a tree, told in preorder with the place to go on at
        when a cell is not free.
        """
        i = self.twig[cell]
        last = self.twig[cell + 1]
        one = 1
        while i < last:
            if self.free[f + self.twig_cell[i]]:
                for j in range(self.twig_member[i], self.twig_member[i + 1]):
                    number = self.member[j]
                    self.sets[q + (number >> 6)] |= one << (number & 63)
                i += 1
            else:
                i = self.twig_skip[i]

    def _put(self, s, colour, number):
        """A stone of a colour, or of nobody if it is `colours`, is put down."""
        width = self.width
        n = s * self.num_stride
        near = s * self.set_stride + width
        touch = near + (1 + colour) * width
        a = self.cell[number * SPAN] * width
        b = self.cell[number * SPAN + 1] * width
        c = self.cell[number * SPAN + 2] * width
        d = self.cell[number * SPAN + 3] * width
        stone = self.stone[number]
        sets = self.sets
        known = self.touching
        if colour == self.colours:
            self._rise(s, NOBODY, number)
            for w in range(width):
                sets[near + w] |= known[a + w] | known[b + w] | known[c + w] | known[d + w]
            self.nums[n + self.o_ruins] &= ~(1 << stone)
        else:
            self._rise(s, colour, number)
            if self.nums[n + self.o_fresh]:
                for w in range(width):
                    x = known[a + w] | known[b + w] | known[c + w] | known[d + w]
                    sets[near + w] |= x
                    sets[touch + w] |= x
            else:
                for w in range(width):
                    sets[touch + w] |= known[a + w] | known[b + w] | known[c + w] | known[d + w]
            if self.nums[n + self.o_left + colour] == STONES and not self.nums[n + self.o_second]:
                self.nums[n + self.o_fresh] -= 1
            self.nums[n + self.o_left + colour] -= 1
            self.nums[n + self.o_hand + colour] &= ~(1 << stone)
            if self.rebuild and not self.nums[n + self.o_second]:
                self.nums[n + self.o_within + colour * STONES + stone] = number
        self._note(s, colour, number)

    def _play(self, s, move):
        """Make a legal move of the colour to move, and pass the turn."""
        n = s * self.num_stride
        colour = self.nums[n + self.o_turn]
        if self.nums[n + self.o_second]:
            self._carry(s, colour, move)
        elif self.nums[n + self.o_laying]:
            self._put(s, self.colours, move)
        else:
            self._put(s, colour, move)
        colour += 1
        self.nums[n + self.o_turn] = colour if colour < self.colours else 0
        self._settle(s)

    def _carry(self, s, colour, move):
        """In the second half: a stone is taken off, and put down beyond the line or laid aside."""
        n = s * self.num_stride
        places = self.places
        stone = move - places if move >= places else self.stone[move]
        at = n + self.o_within + colour * STONES + stone
        number = self.nums[at]
        for i in range(self.spread[number]):
            self.nums[n + self.column[number * SPAN + i]] -= self.rise[number * SPAN + i]
        self.nums[at] = -1
        self.nums[n + self.o_left + colour] += 1
        self._note(s, colour, number)
        if move >= places:
            self.nums[n + self.o_aside + colour] += 1
            self.nums[n + self.o_out] |= 1 << colour
        else:
            self._put(s, colour, move)
            self.nums[n + self.o_carried + colour] += 1

    def _settle(self, s):
        """Pass the turn on to a colour that can place; those that cannot are out. OVER if there is none."""
        n = s * self.num_stride
        colour = self.nums[n + self.o_turn]
        if colour == OVER:
            return
        if self.nums[n + self.o_laying]:
            if self._legal(s, colour):
                return
            self.nums[n + self.o_laying] = 0
            colour = self.begins
        if not self.nums[n + self.o_second]:
            for _ in range(self.colours):
                if self.nums[n + self.o_left + colour] and not self.nums[n + self.o_out] >> colour & 1:
                    if self._legal(s, colour):
                        self.nums[n + self.o_turn] = colour
                        return
                    self.nums[n + self.o_out] |= 1 << colour
                colour = colour + 1 if colour + 1 < self.colours else 0
            self.nums[n + self.o_turn] = OVER
            if not self.rebuild:
                return
            self._cross(s)
        self._settle_beyond(s)

    def _settle_beyond(self, s):
        n = s * self.num_stride
        colour = self.nums[n + self.o_turn]
        if colour == OVER:
            return
        for _ in range(2):
            if not self.nums[n + self.o_out] >> colour & 1:
                able = self._removable(s, colour)
                if able:
                    self.nums[n + self.o_turn] = colour
                    self.nums[n + self.o_able] = able
                    return
            colour = 1 - colour
        self.nums[n + self.o_turn] = OVER

    def _cross(self, s):
        """Half time: what is inside no longer counts, and the one behind begins, or who was second."""
        n = s * self.num_stride
        touch = s * self.set_stride + 2 * self.width
        self._scores(s)
        for i in range(2):
            self.nums[n + self.o_interim + i] = self.score[i]
        for i in range(2 * self.width):
            self.sets[touch + i] = 0
        for i in range(self.columns):
            if self.red[i]:
                self.nums[n + self.o_owner + i] = -1
        self.nums[n + self.o_second] = 1
        self.nums[n + self.o_out] = 0
        if self.score[0] == self.score[1]:
            self.nums[n + self.o_turn] = 1 - self.begins
        else:
            self.nums[n + self.o_turn] = 1 if self.score[1] < self.score[0] else 0

    # ---- What a position is worth

    def _scores(self, s):
        """Per colour its score, into `score`."""
        n = s * self.num_stride
        second = self.nums[n + self.o_second]
        for i in range(self.colours):
            if second:
                self.score[i] = self.nums[n + self.o_interim + i] - self.nums[n + self.o_aside + i]
            else:
                self.score[i] = -self.nums[n + self.o_left + i]
        for i in range(self.columns):
            owner = self.nums[n + self.o_owner + i]
            if owner >= 0:
                self.score[owner] += 1

    def _strength(self, s, seat):
        """What a seat's rank is decided by, as a number that is larger for the better; after `_scores`."""
        best = self.score[seat] + 512
        other = 0
        left = self.nums[s * self.num_stride + self.o_left + seat]
        if self.colours > self.seats:
            other = self.score[seat + self.seats] + 512
            left += self.nums[s * self.num_stride + self.o_left + seat + self.seats]
            if other > best:
                best, other = other, best
        return (best * 1024 + other) * 64 + (STONES * 2 - left if self.fewer else 0)

    def _rewards(self, s):
        """Per colour what the position would be worth if the game ended here, into `reward`."""
        best = 0
        winners = 0
        highest = -9999
        second = -9999
        self._scores(s)
        for seat in range(self.seats):
            key = self._strength(s, seat)
            if key > best:
                best = key
                winners = 1
            elif key == best:
                winners += 1
            points = (key >> 16) - 512
            if points > highest:
                second = highest
                highest = points
            elif points > second:
                second = points
        for seat in range(self.seats):
            key = self._strength(s, seat)
            points = (key >> 16) - 512
            margin = points - (second if points == highest else highest)
            win = 1.0 / winners if key == best else 0.0
            win = (1.0 - self.share) * win + self.share * self.pull[margin + 1024]
            i = seat
            while i < self.colours:
                self.reward[i] = win
                i += self.seats

    def _worths(self, s, count):
        """What each of the first so many of `moves` is worth at a glance, into `worths`."""
        n = s * self.num_stride
        owners = n + self.o_owner
        colour = self.nums[n + self.o_turn]
        laying = self.nums[n + self.o_laying]
        if self.sensible and not laying:
            self._sensed(s, count)
            return
        for i in range(count):
            number = self.moves[i]
            if number >= self.places:
                self.worths[i] = 0.0
                continue
            if laying:
                self.worths[i] = 0.75 * self.size[number]
                continue
            own = other = 0
            for k in range(self.spread[number]):
                owner = self.nums[owners + self.column[number * SPAN + k]]
                if owner == colour:
                    own += 1
                elif owner >= 0 and (owner - colour) % self.seats != 0:
                    other += 1
            self.worths[i] = self.worth[number] - own + self.gain * other

    def _look(self, s, colour):
        """Get ready for `_sense_of` of a colour: the weights of what is covered, as they are by now."""
        weight = self.weight
        stage = self.nums[s * self.num_stride + self.o_left + colour] / 11.0 - 0.5
        self.stage = stage
        self.own_weight = weight[0] + stage * weight[1]
        self.own_sealed_weight = weight[2] + stage * weight[3]
        self.other_weight = weight[4] + stage * weight[5]
        self.other_sealed_weight = weight[6] + stage * weight[7]

    def _sense_of(self, s, colour, number):
        """What a placement is worth at a second glance (`judgement`)."""
        owners = s * self.num_stride + self.o_owner
        own = own_sealed = other = other_sealed = 0
        for k in range(number * SPAN, number * SPAN + self.spread[number]):
            owner = self.nums[owners + self.column[k]]
            if owner == colour:
                own += 1
                own_sealed += self.sealed[k]
            elif owner >= 0 and (owner - colour) % self.seats != 0:
                other += 1
                other_sealed += self.sealed[k]
        worth = self.flat[number] + self.stage * self.drift[number]
        worth += self.own_weight * own
        worth += self.own_sealed_weight * own_sealed
        worth += self.other_weight * other
        worth += self.other_sealed_weight * other_sealed
        return worth

    def _sensed(self, s, count):
        """As `_worths`, at a second glance."""
        colour = self.nums[s * self.num_stride + self.o_turn]
        self._look(s, colour)
        for i in range(count):
            number = self.moves[i]
            self.worths[i] = self._sense_of(s, colour, number) if number < self.places else 0.0

    # ---- Chance

    def _twist(self):
        """The next 624 numbers of the Mersenne Twister."""
        state = self.twister
        top = 0x80000000
        low = 0x7FFFFFFF
        magic = 0x9908B0DF
        for i in range(624):
            y = (state[i] & top) | (state[i + 1 if i < 623 else 0] & low)
            state[i] = state[i + 397 if i < 227 else i - 227] ^ (y >> 1) ^ (magic if y & 1 else 0)
        self.twister_at = 0

    def _bits32(self):
        b = 0x9D2C5680
        c = 0xEFC60000
        if self.twister_at >= 624:
            self._twist()
        y = self.twister[self.twister_at]
        self.twister_at += 1
        y ^= y >> 11
        y ^= (y << 7) & b
        y ^= (y << 15) & c
        return y ^ (y >> 18)

    def _random(self):
        """As `random.Random.random`."""
        a = self._bits32() >> 5
        b = self._bits32() >> 6
        return (a * 67108864.0 + b) * (1.0 / 9007199254740992.0)

    def _below(self, n):
        """As `random.Random.randrange(n)`."""
        bits = 0
        while n >> bits:
            bits += 1
        r = self._bits32() >> (32 - bits)
        while r >= cython.cast(cython.uint, n):
            r = self._bits32() >> (32 - bits)
        return r

    def _drawn(self, count):
        """One of so many placements in `word`, each with the same chance."""
        return self._picked(cython.cast(cython.int, self._random() * count))

    # ---- Playing out

    def _better(self, s, colour, count, move):
        """Of this move and others drawn like it the one worth most, the first of equals."""
        self._look(s, colour)
        most = self._sense_of(s, colour, move)
        for _ in range(1, self.glances):
            other = self._drawn(count)
            worth = self._sense_of(s, colour, other)
            if worth > most:
                most = worth
                move = other
        return move

    def _record(self, colour, move):
        self.played[colour * LONGEST + self.played_count[colour]] = move
        self.played_count[colour] += 1

    def _playout(self, s):
        """Legal moves to the end, chosen as in `_play_on`; who played what is recorded."""
        n = s * self.num_stride
        turn = n + self.o_turn
        for i in range(self.colours):
            self.played_count[i] = 0
        while self.nums[n + self.o_laying]:
            count = self._legal(s, 0)
            move = self._drawn(count)
            self._record(self.nums[turn], move)
            self._play(s, move)
        if not self.nums[n + self.o_second]:
            self._play_on(s)
            if not self.rebuild:
                return
            self._cross(s)
            self._settle_beyond(s)
        while self.nums[turn] != OVER:
            count = self._legal_beyond(s, self.nums[turn])
            if count:
                move = self._drawn(count)
            else:
                k = cython.cast(cython.int, self._random() * _count(self.nums[n + self.o_able]))
                i = 0
                while k or not self.nums[n + self.o_able] >> i & 1:
                    if self.nums[n + self.o_able] >> i & 1:
                        k -= 1
                    i += 1
                move = self.places + i
            self._record(self.nums[turn], move)
            self._play(s, move)

    def _play_on(self, s):
        """Stones are placed until no colour can: at random, or with a sense the best of some at random."""
        n = s * self.num_stride
        colour = self.nums[n + self.o_turn]
        passed = 0
        if colour == OVER:
            return
        while passed < self.colours:
            passed += 1
            if self.nums[n + self.o_left + colour] and not self.nums[n + self.o_out] >> colour & 1:
                count = self._legal(s, colour)
                if count:
                    move = self._drawn(count)
                    if self.glances > 1:
                        move = self._better(s, colour, count, move)
                    self._record(colour, move)
                    self._put(s, colour, move)
                    passed = 0
                else:
                    self.nums[n + self.o_out] |= 1 << colour
            colour = colour + 1 if colour + 1 < self.colours else 0
        self.nums[n + self.o_turn] = OVER

    # ---- The tree

    def prepare(self, policy, room):
        """An empty tree. policy: by_prior, explore, rave, urgency, doubt, temper (one over the temperature of
        the priors); room: how many entries of moves there may be at most.
        """
        self.policy = policy
        self.by_prior, self.explore, self.rave, self.urgency, self.doubt, self.temper = policy
        self.most_entries = room
        self.nodes = self.entries = 0
        self.root = self._new_root()

    def _new_root(self):
        self._make_room()
        return self._node(0)

    def _make_room(self):
        """Room for one more iteration at least, unless the tree is as large as it may be; half as much again
        whenever it is used up.
        """
        if self.nodes + 2 > self.node_room:
            self.node_room = max(4096, self.node_room * 3 // 2)
            for name in ("actor", "visits", "first", "size", "out", "extra"):
                self._grow("node_" + name, "i", self.nodes, self.node_room)
            self._grow("node_code", "Q", self.nodes, self.node_room)
            self._point_at_nodes()
        if self.entries + self.places + STONES > self.entry_room:
            self.entry_room = min(self.entry_room * 3 // 2, self.most_entries + self.places)
            self.entry_room = max(self.entry_room, self.entries + 2 * self.places + 4096)
            for name in ("move", "child", "count", "rave_count"):
                self._grow(name, "i", self.entries, self.entry_room)
            for name in ("prior", "total", "rave_total", "value", "bonus"):
                self._grow(name, "d", self.entries, self.entry_room)
            self._point_at_entries()

    def _grow(self, name, kind, used, size):
        larger = _blank(kind, size)
        if used:
            larger[:used] = self.own[name][:used]
        self.own[name] = larger

    def _point_at_nodes(self):
        own = self.own
        self.node_actor = _ints(own["node_actor"])
        self.node_visits = _ints(own["node_visits"])
        self.node_first = _ints(own["node_first"])
        self.node_size = _ints(own["node_size"])
        self.node_out = _ints(own["node_out"])
        self.node_extra = _ints(own["node_extra"])
        self.node_code = _words(own["node_code"])

    def _point_at_entries(self):
        own = self.own
        self.move = _ints(own["move"])
        self.child = _ints(own["child"])
        self.count = _ints(own["count"])
        self.rave_count = _ints(own["rave_count"])
        self.prior = _doubles(own["prior"])
        self.total = _doubles(own["total"])
        self.rave_total = _doubles(own["rave_total"])
        self.value = _doubles(own["value"])
        self.bonus = _doubles(own["bonus"])

    def _extra(self, s):
        """What else tells positions of the second half apart."""
        n = s * self.num_stride
        if not self.nums[n + self.o_second]:
            return 0
        return 1 + 1024 * (self.nums[n + self.o_interim] + 256) + (self.nums[n + self.o_interim + 1] + 256)

    def _node(self, s):
        """A new node for the position of a slot."""
        node = self.nodes
        n = s * self.num_stride
        self.nodes += 1
        self.node_actor[node] = self.nums[n + self.o_turn]
        self.node_out[node] = self.nums[n + self.o_out]
        self.node_extra[node] = self._extra(s)
        self.node_code[node] = self.codes[s]
        self.node_visits[node] = 0
        self.node_first[node] = -1
        self.node_size[node] = 0
        return node

    def _open(self, node, s):
        """Fill the entries of a node."""
        e = self.entries
        total = 0.0
        if self.node_actor[node] == OVER:
            self.node_first[node] = e
            return
        count = self._listed(s)
        self.node_first[node] = e
        self.node_size[node] = count
        self.entries += count
        self._worths(s, count)
        best = self.worths[0]
        for i in range(1, count):
            if self.worths[i] > best:
                best = self.worths[i]
        for i in range(count):
            self.prior[e + i] = exp((self.worths[i] - best) * self.temper)
            total += self.prior[e + i]
        if not self.by_prior:
            for i in range(count - 1, 0, -1):
                j = self._below(i + 1)
                self.moves[i], self.moves[j] = self.moves[j], self.moves[i]
        for i in range(count):
            self.prior[e + i] /= total
            self.move[e + i] = self.moves[i]
            self.child[e + i] = -1
            self.count[e + i] = 0
            self.rave_count[e + i] = 0
            self.total[e + i] = 0.0
            self.rave_total[e + i] = 0.0
            self.value[e + i] = self.urgency
            self.bonus[e + i] = self.explore * self.prior[e + i] if self.by_prior else 0.0

    def _select(self, node):
        """The entry of a node with the highest urge, the first of equals."""
        first = self.node_first[node]
        last = first + self.node_size[node]
        value = self.value
        bonus = self.bonus
        chosen = first
        if self.by_prior:
            scale = sqrt(self.node_visits[node])
        else:
            scale = sqrt(log(self.node_visits[node] + 1))
        most = value[first] + scale * bonus[first]
        for e in range(first + 1, last):
            urge = value[e] + scale * bonus[e]
            if urge > most:
                most = urge
                chosen = e
        return chosen

    def _iterate(self):
        """One walk down, one playout, one update."""
        node = self.root
        depth = 0
        self._copy(0, 1)
        while self.node_actor[node] != OVER:
            if self.node_first[node] < 0:
                if not self.node_visits[node] or self.entries >= self.most_entries:
                    break
                self._open(node, 1)
            e = self._select(node)
            self.path_node[depth] = node
            self.path_entry[depth] = e
            depth += 1
            self._play(1, self.move[e])
            if self.child[e] < 0:
                self.child[e] = self._node(1)
            node = self.child[e]
        self._playout(1)
        self._rewards(1)
        self.node_visits[node] += 1
        self._update(depth)

    def _update(self, depth):
        while depth:
            depth -= 1
            node = self.path_node[depth]
            e = self.path_entry[depth]
            actor = self.node_actor[node]
            reward = self.reward[actor]
            self.node_visits[node] += 1
            count = self.count[e] + 1
            self.count[e] = count
            self.total[e] += reward
            if self.by_prior:
                self.bonus[e] = self.explore * self.prior[e] / (1 + count)
            else:
                self.bonus[e] = self.explore / sqrt(count)
            if self.rave == 0.0:
                self.value[e] = self.total[e] / count
            else:
                self._record(actor, self.move[e])
                self._credit(node, actor, reward)

    def _credit(self, node, actor, reward):
        """RAVE: credit all moves that the node's actor made from here on, the chosen one included."""
        first = self.node_first[node]
        last = first + self.node_size[node]
        move = self.move
        believed = self.doubt * self.urgency
        for i in range(self.played_count[actor]):
            wanted = self.played[actor * LONGEST + i]
            j = first
            high = last
            while j < high:
                middle = (j + high) >> 1
                if move[middle] < wanted:
                    j = middle + 1
                else:
                    high = middle
            if j == last or move[j] != wanted:
                continue
            tried = self.rave_count[j] + 1
            won = self.rave_total[j] + reward
            self.rave_count[j] = tried
            self.rave_total[j] = won
            value = (won + believed) / (tried + self.doubt)
            count = self.count[j]
            if count:
                share = sqrt(self.rave / (self.rave + 3.0 * count))
                value = share * value + (1.0 - share) * self.total[j] / count
            self.value[j] = value

    def open_root(self):
        """Fill the entries of the root, if they are not."""
        self._make_room()
        if self.node_first[self.root] < 0:
            self._open(self.root, 0)
        return self.node_size[self.root]

    def iterate(self, count: cython.int):
        """So many iterations."""
        done: cython.int = 0
        while done < count:
            self._make_room()
            with cython.nogil:
                done = self._run(done, count)

    def _run(self, done, count):
        while done < count and self.nodes + 2 <= self.node_room:
            if self.entries + self.places + STONES > self.entry_room:
                break
            self._iterate()
            done += 1
        return done

    def rows(self):
        """(move, visits, sum of rewards, prior) of each move of the root, in its order."""
        first = self.node_first[self.root]
        return [
            (self.move[e], self.count[e], self.total[e], self.prior[e])
            for e in range(first, first + self.node_size[self.root])
        ]

    def made_for(self, board, table, sense=None):
        """Whether the tables of the board and of a sense are these very ones, and who plays what the same."""
        return self.board is board and self.table == table and self.sense is sense

    def keep(self, key, policy, depth: cython.int):
        """Make the node of the position with that key the root, if it lies at most `depth` moves below it and
        the tree has grown with that policy; whether it does. What lies elsewhere is forgotten.
        """
        extra: cython.int = 0
        code: cython.ulonglong = key[0]
        turn: cython.int = key[1]
        out: cython.int = key[2]
        if policy != self.policy:
            return False
        if len(key) > 3 and key[3]:
            extra = 1 + 1024 * (key[4] + 256) + key[5] + 256
        layer = [self.root]
        for _ in range(depth + 1):
            below = []
            for node in layer:
                same = self.node_code[node] == code and self.node_extra[node] == extra
                if same and self.node_actor[node] == turn and self.node_out[node] == out:
                    self._move_root(node)
                    return True
                first = self.node_first[node]
                if first >= 0:
                    entries = range(first, first + self.node_size[node])
                    below.extend(self.child[e] for e in entries if self.child[e] >= 0)
            layer = below
        return False

    def _move_root(self, root):
        """Copy the tree below a node to the front, and let it be all there is.

        One array after the other, so that never two trees are in memory.
        """
        order = [root]
        spans = []
        fresh = 0
        number = {root: 0}
        for node in order:
            first = self.node_first[node]
            if first < 0:
                continue
            size = self.node_size[node]
            spans.append((first, size))
            fresh += size
            for e in range(first, first + size):
                if self.child[e] >= 0:
                    number[self.child[e]] = len(order)
                    order.append(self.child[e])
        self.nodes, self.entries = len(order), fresh
        self.node_room, self.entry_room = self.nodes + 4096, fresh + 2 * self.places + 4096
        for name in ("actor", "visits", "first", "size", "out", "extra"):
            self._pick("node_" + name, "i", order)
        self._pick("node_code", "Q", order)
        for name in ("move", "child", "count", "rave_count"):
            self._gather(name, "i", spans)
        for name in ("prior", "total", "rave_total", "value", "bonus"):
            self._gather(name, "d", spans)
        self._point_at_nodes()
        self._point_at_entries()
        used = 0
        for node in range(self.nodes):
            if self.node_first[node] >= 0:
                self.node_first[node] = used
                used += self.node_size[node]
        for e in range(fresh):
            if self.child[e] >= 0:
                self.child[e] = number[self.child[e]]
        self.root = 0

    def _pick(self, name, kind, order):
        """The array of nodes of that name, with these nodes alone."""
        row = self.own[name]
        picked = _blank(kind, self.node_room)
        for i in range(len(order)):
            picked[i] = row[order[i]]
        self.own[name] = picked

    def _gather(self, name, kind, spans):
        """The array of entries of that name, with these (first, number of them) alone."""
        row = self.own[name]
        gathered = _blank(kind, self.entry_room)
        used = 0
        for first, size in spans:
            gathered[used : used + size] = row[first : first + size]
            used += size
        self.own[name] = gathered

    # ---- The exact end of the game

    def solve(self, limit: cython.longlong, low: cython.int, high: cython.int):
        """The best move of the colour to move if all play on without fault, and what that leads to.

        With two seats by alpha-beta: the margin of the first seat over the second (larger digits decide
        first: best colour, other colour, stones left), exact if between `low` and `high`, else on the right
        side of them. With more seats everybody takes what is best for himself: the rewards per colour. Of
        equal moves the one first looked at, which is the one worth most at a glance.

        (move, result), or None if more than `limit` positions have to be looked at, or () if it would be far
        too many. What was found is kept for another try.
        """
        best: cython.int = 0
        if "table_key" not in self.own:
            own = self.own
            size = 1 << TABLE_BITS if self.seats == 2 else MEMORY
            own["table_key"] = _blank("Q", size)
            for name in ("table_low", "table_high", "table_move"):
                own[name] = _blank("i", size if self.seats == 2 else 0)
            own["table_reward"] = _blank("d", 0 if self.seats == 2 else size * self.colours)
            own["stack_move"] = _blank("i", SLOTS * WIDEST)
            own["stack_worth"] = _blank("d", SLOTS * WIDEST)
            for name, size in (("reach", STONES), ("harm", self.columns)):
                own[name] = _blank("i", size)
            for name in ("shown", "exposed", "cover", "extra"):
                own[name] = _blank("i", self.colours)
            self.reach = _ints(own["reach"])
            self.harm = _ints(own["harm"])
            self.shown = _ints(own["shown"])
            self.exposed = _ints(own["exposed"])
            self.cover = _ints(own["cover"])
            self.extra = _ints(own["extra"])
            self._measure()
            own["stack_reward"] = _blank("d", SLOTS * self.colours)
            self.table_key = _words(own["table_key"])
            self.table_reward = _doubles(own["table_reward"])
            self.table_low = _ints(own["table_low"])
            self.table_high = _ints(own["table_high"])
            self.table_move = _ints(own["table_move"])
            self.stack_move = _ints(own["stack_move"])
            self.stack_worth = _doubles(own["stack_worth"])
            self.stack_reward = _doubles(own["stack_reward"])
        self.looked = 0
        self.look_limit = limit
        self.gave_up = 0
        self._copy(0, 2)
        with cython.nogil:
            if self.seats == 2:
                best = self._solved(2, low, high)
            else:
                self._best_for_all(2)
        if self.gave_up:
            return None if self.gave_up == 1 else ()
        if self.seats == 2:
            return (self.solution, best)
        return (self.solution, [self.stack_reward[2 * self.colours + i] for i in range(self.colours)])

    def looked_at(self):
        """How many positions the last `solve` has looked at."""
        return self.looked

    def _key(self, s):
        """A number for a position and who is to move in it; never 0."""
        n = s * self.num_stride
        return self._mixed(
            self.codes[s], self._extra(s), self.nums[n + self.o_out], self.nums[n + self.o_turn]
        )

    def _mixed(self, code, more, out, turn):
        full = 0xFFFFFFFFFFFFFFFF
        a = 0x9E3779B97F4A7C15
        b = 0xBF58476D1CE4E5B9
        more = (more * 64 + out) * 8 + turn + 1
        x = (code ^ ((more * a) & full)) & full
        x = ((x ^ (x >> 30)) * b) & full
        return (x ^ (x >> 27)) | 1

    def _heir(self, s):
        """Who is next in the first half if he can place: the next colour that is not out and has stones."""
        n = s * self.num_stride
        turn = self.nums[n + self.o_turn]
        colour = turn
        for _ in range(self.colours):
            colour = colour + 1 if colour + 1 < self.colours else 0
            left = self.nums[n + self.o_left + colour]
            if colour == turn:
                left -= 1
            if left and not self.nums[n + self.o_out] >> colour & 1:
                return colour
        return OVER

    def _measure(self):
        """Per stone the most squares that it covers on this board, into `reach`."""
        for number in range(self.places):
            if self.spread[number] > self.reach[self.stone[number]]:
                self.reach[self.stone[number]] = self.spread[number]

    def _tops(self, s):
        """Per colour the squares it shows into `shown`, those of them that may yet be covered into `exposed`;
        the number of all squares that may yet be covered.
        """
        n = s * self.num_stride
        second = self.nums[n + self.o_second]
        total = 0
        for i in range(self.colours):
            self.shown[i] = 0
            self.exposed[i] = 0
        for i in range(self.columns):
            owner = self.nums[n + self.o_owner + i]
            able = self.nums[n + i] < self.cap[i]
            if second and self.red[i]:
                able = 0
            total += able
            if owner >= 0:
                self.shown[owner] += 1
                self.exposed[owner] += able
        return total

    def _bound(self, s):
        """Margins that the first seat will not get past, into `most` and `least`.

        A colour covers no more squares than its stones are large; what it shows already only others cover.
        """
        n = s * self.num_stride
        second = self.nums[n + self.o_second]
        everything = 0
        self.most = MOST
        self.least = -MOST
        if self.nums[n + self.o_laying] or (self.rebuild and not second):
            return
        total = self._tops(s)
        for i in range(self.colours):
            self.cover[i] = 0
            self.extra[i] = 0
            if self.nums[n + self.o_out] >> i & 1:
                continue
            for stone in range(STONES):
                if second:
                    if self.nums[n + self.o_within + i * STONES + stone] < 0:
                        continue
                elif not self.nums[n + self.o_hand + i] >> stone & 1:
                    continue
                self.cover[i] += self.reach[stone]
                self.extra[i] += 1
            everything += self.cover[i]
        self.most = self._at_most(s, 0, total) - self._at_least(s, 1, everything)
        self.least = self._at_least(s, 0, everything) - self._at_most(s, 1, total)

    def _at_most(self, s, seat, total):
        """No seat ends stronger than this; after `_tops`."""
        n = s * self.num_stride
        second = self.nums[n + self.o_second]
        best = 0
        other = 0
        left = 0
        i = seat
        while i < self.colours:
            points = 512 + self.shown[i] + min(self.cover[i], total - self.exposed[i])
            left += self.nums[n + self.o_left + i]
            if second:
                points += self.nums[n + self.o_interim + i] - self.nums[n + self.o_aside + i]
            else:
                points += self.extra[i] - self.nums[n + self.o_left + i]
                left -= self.extra[i]
            other = max(other, min(best, points))
            best = max(best, points)
            i += 2
        return (best * 1024 + other) * 64 + (STONES * 2 - left if self.fewer else 0)

    def _at_least(self, s, seat, everything):
        """No seat ends weaker than this; after `_tops`. everything: squares that all stones cover."""
        n = s * self.num_stride
        second = self.nums[n + self.o_second]
        best = 0
        other = 0
        left = 0
        i = seat
        while i < self.colours:
            points = 512 + self.shown[i] - min(everything - self.cover[i], self.exposed[i])
            left += self.nums[n + self.o_left + i]
            if second:
                points += self.nums[n + self.o_interim + i] - self.nums[n + self.o_aside + i] - 1
                left += 1
            else:
                points -= self.nums[n + self.o_left + i]
            other = max(other, min(best, points))
            best = max(best, points)
            i += 2
        return (best * 1024 + other) * 64 + (STONES * 2 - left if self.fewer else 0)

    def _harms(self, s):
        """Per column how many moves of the next colour, if it is another seat's, a stone on it takes away,
        into `harm`; how many moves that colour has.
        """
        n = s * self.num_stride
        heir = self._heir(s)
        if heir == OVER or (heir - self.nums[n + self.o_turn]) % self.seats == 0:
            return 0
        total = self._legal(s, heir)
        for i in range(self.columns):
            self.harm[i] = 0
            if self.nums[n + i] < self.cap[i]:
                c = (self.first[i] + self.nums[n + i]) * self.width
                for k in range(self.filled):
                    self.harm[i] += _count(self.word[k] & self.start[c + self.at[k]])
        return total

    def _ordered(self, s, first):
        """The legal moves onto the stack, after `first` those worth most; their number, -1: too many.

        What takes moves away from an opponent who is next is worth more. But for the root, `_legal` has just
        found the moves.
        """
        n = s * self.num_stride
        base = s * WIDEST
        harmed = 0
        count = self._listed(s) if s == 2 or self.rebuild else self._unpacked()
        if count > WIDEST:
            return -1
        self._worths(s, count)
        if self.seats == 2 and count >= FEWEST and not self.rebuild and not self.nums[n + self.o_laying]:
            harmed = self._harms(s)
        for i in range(count):
            move = self.moves[i]
            worth = self.worths[i]
            if harmed:
                k = 0
                for j in range(self.spread[move]):
                    k += self.harm[self.column[move * SPAN + j]]
                worth += HARM * k / harmed
            if move == first:
                worth = 1000.0
            k = base + i
            while k > base and self.stack_worth[k - 1] < worth:
                self.stack_worth[k] = self.stack_worth[k - 1]
                self.stack_move[k] = self.stack_move[k - 1]
                k -= 1
            self.stack_worth[k] = worth
            self.stack_move[k] = move
        return count

    def _solved(self, s, low, high):
        """The margin of the first seat in the end, exact if between the two, else on their right side."""
        n = s * self.num_stride
        turn = self.nums[n + self.o_turn]
        found = -1
        heir = OVER
        a = low
        b = high
        best_move = -1
        if turn == OVER:
            self._scores(s)
            return self._strength(s, 0) - self._strength(s, 1)
        key = self._key(s)
        at = cython.cast(cython.int, key >> (64 - TABLE_BITS))
        if self.table_key[at] == key and s > 2:
            value = self._known(at, low, high)
            if value <= MOST:
                return value
            found = self.table_move[at]
            a = max(a, self.table_low[at])
            b = min(b, self.table_high[at])
        if s > 2:
            self._bound(s)
            if self.most <= low:
                return self.most
            if self.least >= high:
                return self.least
        if self._entered(s):
            return 0
        count = self._ordered(s, found)
        if count < 0:
            self.gave_up = 2
            return 0
        if not self.nums[n + self.o_second] and not self.nums[n + self.o_laying]:
            heir = self._heir(s)
        upward = turn % 2 == 0
        best = -MOST if upward else MOST
        for i in range(count):
            move = self.stack_move[s * WIDEST + i]
            value = self._after(s, move, heir, a, b)
            if self.gave_up:
                return 0
            if upward:
                if value > best:
                    best = value
                    best_move = move
                    a = max(a, best)
            elif value < best:
                best = value
                best_move = move
                b = min(b, best)
            if a >= b:
                break
        self._store(at, key, best, low, high, best_move)
        if s == 2:
            self.solution = best_move
        return best

    def _after(self, s, move, heir, low, high):
        """`_solved` after a move; without making it if `heir` is next and the table knows that position."""
        full = 0xFFFFFFFFFFFFFFFF
        if heir != OVER:
            factor = 2 * self.nums[s * self.num_stride + self.o_turn] + 1
            code = self.codes[s] ^ ((self.code[move] * factor) & full)
            key = self._mixed(code, 0, self.nums[s * self.num_stride + self.o_out], heir)
            at = cython.cast(cython.int, key >> (64 - TABLE_BITS))
            if self.table_key[at] == key:
                value = self._known(at, low, high)
                if value <= MOST:
                    return value
        self._copy(s, s + 1)
        self._play(s + 1, move)
        return self._solved(s + 1, low, high)

    def _entered(self, s):
        """The moves of one more position are looked at; whether that is one too many, or one too deep."""
        self.looked += 1
        if s + 1 >= SLOTS:
            self.gave_up = 2
        elif self.looked > self.look_limit:
            self.gave_up = 1
        return self.gave_up

    def _known(self, at, low, high):
        """What the table says of a position if that is enough between the two, else more than MOST."""
        known_low = self.table_low[at]
        known_high = self.table_high[at]
        if known_low >= high or known_low == known_high:
            return known_low
        return known_high if known_high <= low else MOST + 1

    def _store(self, at, key, best, low, high, move):
        """Remember what was found between the two; what is known already of the position stays."""
        if self.table_key[at] != key:
            self.table_key[at] = key
            self.table_low[at] = -MOST
            self.table_high[at] = MOST
        self.table_move[at] = move
        if best > low and best > self.table_low[at]:
            self.table_low[at] = best
        if best < high and best < self.table_high[at]:
            self.table_high[at] = best

    def _best_for_all(self, s):
        """The rewards when everybody takes what is best for himself, onto the stack."""
        n = s * self.num_stride
        turn = self.nums[n + self.o_turn]
        here = s * self.colours
        below = here + self.colours
        if turn == OVER:
            self._rewards(s)
            for k in range(self.colours):
                self.stack_reward[here + k] = self.reward[k]
            return
        key = self._key(s)
        at = cython.cast(cython.int, key >> (64 - TABLE_BITS)) % MEMORY
        if self.table_key[at] == key and s > 2:
            for k in range(self.colours):
                self.stack_reward[here + k] = self.table_reward[at * self.colours + k]
            return
        if self._entered(s):
            return
        count = self._ordered(s, -1)
        if count < 0:
            self.gave_up = 2
            return
        for i in range(count):
            self._copy(s, s + 1)
            self._play(s + 1, self.stack_move[s * WIDEST + i])
            self._best_for_all(s + 1)
            if self.gave_up:
                return
            if i == 0 or self.stack_reward[below + turn] > self.stack_reward[here + turn]:
                for k in range(self.colours):
                    self.stack_reward[here + k] = self.stack_reward[below + k]
                if s == 2:
                    self.solution = self.stack_move[s * WIDEST + i]
        self.table_key[at] = key
        for k in range(self.colours):
            self.table_reward[at * self.colours + k] = self.stack_reward[here + k]

    # ---- For those who look on

    def seed(self, state):
        """Go on with the state of a `random.Random` (`getstate()[1]`)."""
        i: cython.int
        for i in range(624):
            self.twister[i] = state[i]
        self.twister_at = state[624]

    def chance(self):
        """The state to give back to `random.Random.setstate`."""
        return (*self.own["twister"][:624], self.twister_at)

    def position(self):
        """Turn, out, code, scores and the legal moves of the position the search starts at."""
        self._scores(0)
        count = self._listed(0) if self.nums[self.o_turn] != OVER else 0
        return (
            self.nums[self.o_turn],
            self.nums[self.o_out],
            self.codes[0],
            [self.score[i] for i in range(self.colours)],
            [self.moves[i] for i in range(count)],
        )

    def play(self, move: cython.int):
        """Make a legal move on the position the search starts at; the tree does not follow."""
        self._play(0, move)

    def playout(self):
        """Play to the end from where the search starts: rewards and moves per colour, and the scores."""
        self._copy(0, 1)
        self._playout(1)
        self._rewards(1)
        colours = range(self.colours)
        return (
            [self.reward[i] for i in colours],
            [[self.played[i * LONGEST + k] for k in range(self.played_count[i])] for i in colours],
            [self.score[i] for i in colours],
        )

    def playouts(self, count: cython.int):
        """So many games from where the search starts; how many moves were made."""
        total: cython.longlong = 0
        i: cython.int
        k: cython.int
        with cython.nogil:
            for i in range(count):  # noqa: B007 - a C variable
                self._copy(0, 1)
                self._playout(1)
                self._rewards(1)
                for k in range(self.colours):
                    total += self.played_count[k]
        return total

    def policy_used(self):
        """What `prepare` was told."""
        return self.policy

    def entries_used(self):
        """How many entries of moves the tree has."""
        return self.entries

    def bytes_used(self):
        """How much memory the arrays of this search take, those of the board left out."""
        return sum(row.itemsize * len(row) for row in self.own.values())
