# The types of `core.py`, for the compiler alone: fields, functions, and the variables in them.

cimport cython

ctypedef unsigned long long* Words
ctypedef int* Ints
ctypedef unsigned int* Uints
ctypedef double* Doubles
ctypedef unsigned char* Bytes

cdef int OVER, NOBODY, SPAN, STONES, LONGEST, SLOTS, EDGE_COLOURS, TABLE_BITS, MEMORY, WIDEST, FEWEST, MOST

cdef double HARM

cdef Words _words(unsigned long long[::1] row)

cdef Ints _ints(int[::1] row)

cdef Uints _uints(unsigned int[::1] row)

cdef Doubles _doubles(double[::1] row)

cdef Bytes _bytes(unsigned char[::1] row)

cdef int _count(unsigned long long x) noexcept nogil


@cython.final
cdef class Core:
    cdef int places, width, columns, cells, colours, seats, fewer, rebuild, begins, set_stride
    cdef int num_stride, o_owner, o_left, o_hand, o_turn, o_out, o_fresh, o_laying, o_ruins, o_second
    cdef int o_able, o_carried, o_aside, o_interim, o_within, filled, twister_at, by_prior, nodes
    cdef int sensible, glances
    cdef int node_room, entries, entry_room, most_entries, root, gave_up, solution
    cdef Words start, touching, meeting, ground, every, inside, beyond, code, low_mask
    cdef Words high_mask, sets, codes, barred, row, word, node_code, table_key
    cdef Ints low, high, stone, size, cell, spread, column, rise, end, first, cap, red
    cdef Ints twig, twig_cell, twig_skip, twig_member, member, nums, at, moves, score
    cdef Ints played, played_count, node_actor, node_visits, node_first, node_size, node_out
    cdef Ints node_extra, move, child, count, rave_count, path_node, path_entry, table_low
    cdef Ints table_high, table_move, stack_move
    cdef Doubles worth, pull, worths, reward, prior, total, rave_total, value, bonus, stack_worth
    cdef Doubles stack_reward, flat, drift, weight
    cdef Ints sealed
    cdef double stage, own_weight, own_sealed_weight, other_weight, other_sealed_weight
    cdef double share, gain, explore, rave, urgency, doubt, temper
    cdef Bytes free
    cdef Uints twister
    cdef long long looked, look_limit
    cdef Doubles table_reward
    cdef Ints reach, harm, shown, exposed, cover, extra
    cdef int most, least
    cdef dict own, board, sense
    cdef tuple table, policy

    @cython.locals(
        i=cython.int, n=cython.int, m=cython.int, k=cython.int,
    )
    cdef void _copy(self, int a, int b) noexcept nogil

    @cython.locals(
        sets=cython.p_ulonglong, word=cython.p_ulonglong, at=cython.p_int, a=cython.int, b=cython.int,
        w=cython.int, stone=cython.int, k=cython.int, total=cython.int, x=cython.ulonglong,
    )
    cdef int _scan(self, int q, Words row, int r, int hand) noexcept nogil

    @cython.locals(
        width=cython.int, n=cython.int, q=cython.int, touch=cython.int, near=cython.int, w=cython.int,
        hand=cython.int, row=cython.p_ulonglong,
    )
    cdef int _legal(self, int s, int colour) noexcept nogil

    @cython.locals(
        width=cython.int, n=cython.int, column=cython.int, level=cython.int, w=cython.int, c=cython.int,
    )
    cdef void _met(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, found=cython.int, stone=cython.int, number=cython.int, i=cython.int,
        top=cython.int,
    )
    cdef int _removable(self, int s, int colour) noexcept nogil

    @cython.locals(
        width=cython.int, n=cython.int, q=cython.int, touch=cython.int, within=cython.int,
        carried=cython.int, able=cython.int, taken=cython.int, other=cython.int, number=cython.int,
        i=cython.int, w=cython.int, k=cython.int, total=cython.int, x=cython.ulonglong, free=cython.ulonglong,
    )
    cdef int _legal_beyond(self, int s, int colour) noexcept nogil

    @cython.locals(
        i=cython.int, here=cython.int, x=cython.ulonglong,
    )
    cdef int _picked(self, int rank) noexcept nogil

    @cython.locals(
        i=cython.int, n=cython.int,
    )
    cdef int _listed(self, int s) noexcept nogil

    @cython.locals(
        i=cython.int, n=cython.int, x=cython.ulonglong,
    )
    cdef int _unpacked(self) noexcept nogil

    @cython.locals(
        full=cython.ulonglong, factor=cython.ulonglong,
    )
    cdef void _note(self, int s, int colour, int number) noexcept nogil

    @cython.locals(
        width=cython.int, n=cython.int, q=cython.int, f=cython.int, i=cython.int, w=cython.int,
        column=cython.int, height=cython.int, cell=cython.int, sets=cython.p_ulonglong,
        start=cython.p_ulonglong,
    )
    cdef void _rise(self, int s, int owner, int number) noexcept nogil

    @cython.locals(
        i=cython.int, last=cython.int, j=cython.int, number=cython.int, one=cython.ulonglong,
    )
    cdef void _open_up(self, int q, int f, int cell) noexcept nogil

    @cython.locals(
        width=cython.int, n=cython.int, near=cython.int, touch=cython.int, a=cython.int, b=cython.int,
        c=cython.int, d=cython.int, stone=cython.int, w=cython.int, x=cython.ulonglong,
        sets=cython.p_ulonglong, known=cython.p_ulonglong,
    )
    cdef void _put(self, int s, int colour, int number) noexcept nogil

    @cython.locals(
        n=cython.int, colour=cython.int,
    )
    cdef void _play(self, int s, int move) noexcept nogil

    @cython.locals(
        n=cython.int, places=cython.int, stone=cython.int, at=cython.int, number=cython.int,
        i=cython.int,
    )
    cdef void _carry(self, int s, int colour, int move) noexcept nogil

    @cython.locals(
        n=cython.int, colour=cython.int, i=cython.int,
    )
    cdef void _settle(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, colour=cython.int, i=cython.int, able=cython.int,
    )
    cdef void _settle_beyond(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, touch=cython.int, i=cython.int,
    )
    cdef void _cross(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, second=cython.int, i=cython.int, owner=cython.int,
    )
    cdef void _scores(self, int s) noexcept nogil

    @cython.locals(
        best=cython.int, other=cython.int, left=cython.int,
    )
    cdef int _strength(self, int s, int seat) noexcept nogil

    @cython.locals(
        seat=cython.int, i=cython.int, key=cython.int, best=cython.int, winners=cython.int,
        points=cython.int, highest=cython.int, second=cython.int, margin=cython.int, win=cython.double,
    )
    cdef void _rewards(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, owners=cython.int, colour=cython.int, laying=cython.int, i=cython.int,
        k=cython.int, number=cython.int, owner=cython.int, own=cython.int, other=cython.int,
    )
    cdef void _worths(self, int s, int count) noexcept nogil

    @cython.locals(
        weight=cython.p_double, stage=cython.double,
    )
    cdef void _look(self, int s, int colour) noexcept nogil

    @cython.locals(
        owners=cython.int, k=cython.int, owner=cython.int, own=cython.int, own_sealed=cython.int,
        other=cython.int, other_sealed=cython.int, worth=cython.double,
    )
    cdef double _sense_of(self, int s, int colour, int number) noexcept nogil

    @cython.locals(
        colour=cython.int, i=cython.int, number=cython.int,
    )
    cdef void _sensed(self, int s, int count) noexcept nogil

    @cython.locals(
        state=cython.p_uint, i=cython.int, y=cython.uint, top=cython.uint, low=cython.uint,
        magic=cython.uint,
    )
    cdef void _twist(self) noexcept nogil

    @cython.locals(
        y=cython.uint, b=cython.uint, c=cython.uint,
    )
    cdef unsigned int _bits32(self) noexcept nogil

    @cython.locals(
        a=cython.uint, b=cython.uint,
    )
    cdef double _random(self) noexcept nogil

    @cython.locals(
        bits=cython.int, r=cython.uint,
    )
    cdef int _below(self, int n) noexcept nogil

    cdef int _drawn(self, int count) noexcept nogil

    @cython.locals(
        most=cython.double, worth=cython.double, other=cython.int, _=cython.int,
    )
    cdef int _better(self, int s, int colour, int count, int move) noexcept nogil

    cdef void _record(self, int colour, int move) noexcept nogil

    @cython.locals(
        n=cython.int, turn=cython.int, i=cython.int, k=cython.int, move=cython.int, count=cython.int,
    )
    cdef void _playout(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, colour=cython.int, passed=cython.int, count=cython.int, move=cython.int,
    )
    cdef void _play_on(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int,
    )
    cdef int _extra(self, int s) noexcept nogil

    @cython.locals(
        node=cython.int, n=cython.int,
    )
    cdef int _node(self, int s) noexcept nogil

    @cython.locals(
        e=cython.int, count=cython.int, i=cython.int, j=cython.int, best=cython.double,
        total=cython.double,
    )
    cdef void _open(self, int node, int s) noexcept nogil

    @cython.locals(
        first=cython.int, last=cython.int, chosen=cython.int, e=cython.int, value=cython.p_double,
        bonus=cython.p_double, scale=cython.double, urge=cython.double, most=cython.double,
    )
    cdef int _select(self, int node) noexcept nogil

    @cython.locals(
        node=cython.int, depth=cython.int, e=cython.int,
    )
    cdef void _iterate(self) noexcept nogil

    @cython.locals(
        node=cython.int, actor=cython.int, e=cython.int, count=cython.int, reward=cython.double,
    )
    cdef void _update(self, int depth) noexcept nogil

    @cython.locals(
        first=cython.int, last=cython.int, i=cython.int, j=cython.int, high=cython.int,
        middle=cython.int, wanted=cython.int, tried=cython.int, count=cython.int, move=cython.p_int,
        believed=cython.double, won=cython.double, value=cython.double, share=cython.double,
    )
    cdef void _credit(self, int node, int actor, double reward) noexcept nogil

    cdef int _run(self, int done, int count) noexcept nogil

    @cython.locals(
        n=cython.int,
    )
    cdef unsigned long long _key(self, int s) noexcept nogil

    @cython.locals(
        full=cython.ulonglong, a=cython.ulonglong, b=cython.ulonglong, x=cython.ulonglong,
    )
    cdef unsigned long long _mixed(
        self, unsigned long long code, unsigned long long more, int out, int turn
    ) noexcept nogil

    @cython.locals(
        n=cython.int, turn=cython.int, colour=cython.int, left=cython.int,
    )
    cdef int _heir(self, int s) noexcept nogil

    @cython.locals(
        number=cython.int,
    )
    cdef void _measure(self) noexcept nogil

    @cython.locals(
        n=cython.int, second=cython.int, total=cython.int, i=cython.int, owner=cython.int, able=cython.int,
    )
    cdef int _tops(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, second=cython.int, total=cython.int, i=cython.int, everything=cython.int,
        stone=cython.int,
    )
    cdef void _bound(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, second=cython.int, best=cython.int, other=cython.int, left=cython.int, i=cython.int,
        points=cython.int,
    )
    cdef int _at_most(self, int s, int seat, int total) noexcept nogil

    @cython.locals(
        n=cython.int, second=cython.int, best=cython.int, other=cython.int, left=cython.int, i=cython.int,
        points=cython.int,
    )
    cdef int _at_least(self, int s, int seat, int everything) noexcept nogil

    @cython.locals(
        n=cython.int, heir=cython.int, total=cython.int, i=cython.int, c=cython.int, k=cython.int,
    )
    cdef int _harms(self, int s) noexcept nogil

    @cython.locals(
        n=cython.int, base=cython.int, count=cython.int, harmed=cython.int, i=cython.int, j=cython.int,
        k=cython.int, move=cython.int, worth=cython.double,
    )
    cdef int _ordered(self, int s, int first) noexcept nogil

    @cython.locals(
        n=cython.int, turn=cython.int, at=cython.int, found=cython.int, heir=cython.int, a=cython.int,
        b=cython.int, best=cython.int, best_move=cython.int, value=cython.int, count=cython.int, i=cython.int,
        move=cython.int, upward=cython.int, key=cython.ulonglong,
    )
    cdef int _solved(self, int s, int low, int high) noexcept nogil

    @cython.locals(
        full=cython.ulonglong, factor=cython.ulonglong, code=cython.ulonglong, key=cython.ulonglong,
        at=cython.int, value=cython.int,
    )
    cdef int _after(self, int s, int move, int heir, int low, int high) noexcept nogil

    cdef int _entered(self, int s) noexcept nogil

    @cython.locals(
        known_low=cython.int, known_high=cython.int,
    )
    cdef int _known(self, int at, int low, int high) noexcept nogil

    cdef void _store(self, int at, unsigned long long key, int best, int low, int high, int move) noexcept nogil

    @cython.locals(
        at=cython.int, key=cython.ulonglong,
        n=cython.int, turn=cython.int, here=cython.int, below=cython.int, count=cython.int,
        i=cython.int, k=cython.int,
    )
    cdef void _best_for_all(self, int s) noexcept nogil
