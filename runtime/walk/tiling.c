#include "walk/tiling.h"

#include "walk/axis_order.h"
#include "walk/blocks.h"
#include "walk/tiles.h"

enum {
    /* Rows of at least this many elements are spans of their own. */
    ROW_MIN = 512,
    /* If operands are transposed against each other: bytes of a tile's shortest rows, along the
     * outputs' axis and along others. */
    WRITTEN_BYTES = 256,
    READ_BYTES = 128,
    /* Bytes of a row prefetched at once in that case: long enough to use what the memory fetches in
     * one go, short enough to be still cached when the tile runs. */
    GROUP_BYTES = 1 << 10,
};

/* Rounds a part of an extent so that the parts are nearly equal. */
static size_t even_part(size_t extent, size_t part)
{
    const size_t parts = (extent + part - 1) / part;
    const size_t even = (extent + parts - 1) / parts;
    const size_t rounded = (even + 15) / 16 * 16;
    return rounded <= part ? rounded : even;
}

/* The axes along which some operand has adjacent elements: one axis if all operands agree, more if
 * some are transposed against others. */
static uint32_t fast_axes(const ac_walk *walk)
{
    uint32_t fast = 1;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs && !walk->ordered; i++) {
        const int64_t *const strides = walk->operands[i].strides;
        size_t lead = 0;
        while (lead < walk->rank && strides[lead] == 0)
            lead++;
        size_t least = lead;
        for (size_t a = lead; a < walk->rank; a++)
            if (strides[a] != 0 &&
                ac_stride_magnitude(strides[a]) < ac_stride_magnitude(strides[least]))
                least = a;
        if (least != lead)
            fast |= UINT32_C(1) << lead | UINT32_C(1) << least;
    }
    return fast;
}

/* Whether the kernel uses operand i in place. */
static bool as_is(const ac_walk *walk, size_t i)
{
    const ac_walk_operand *const o = &walk->operands[i];
    return o->contiguous && o->dtype == o->span && !(walk->stream && i >= walk->inputs);
}

/* Bytes of an element of the narrowest operand. */
static size_t narrowest(const ac_walk *walk)
{
    size_t size = AC_ELEMENT_MAX;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        if (walk->operands[i].size < size)
            size = walk->operands[i].size;
    return size;
}

/* Groups neighbouring tiles into pieces. If operands are transposed against each other, a piece is
 * a square of tiles, so that it touches few pages of each operand. */
static void choose_pieces(ac_walk *walk, uint32_t fast)
{
    size_t budget = walk->span < AC_FORK_PIECE ? AC_FORK_PIECE / walk->span : 1;
    walk->pieces = 1;
    walk->lead = 0;
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t tiles = (walk->extents[a] + walk->tile[a] - 1) / walk->tile[a];
        size_t piece = tiles < budget ? tiles : budget;
        if (fast != 1) {
            const size_t side = walk->count < AC_LARGE ? 2 : 8;
            piece = (fast >> a & 1) == 0 ? 1 : tiles < side ? tiles : side;
            walk->lead = (fast >> a & 1) == 0 ? walk->lead : (uint8_t)a;
        }
        walk->piece[a] = piece;
        budget = budget > piece ? budget / piece : 1;
        walk->pieces *= (tiles + piece - 1) / piece;
    }
    const size_t bytes = walk->rank > 0 ? walk->tile[walk->lead] * narrowest(walk) : GROUP_BYTES;
    walk->group = bytes < GROUP_BYTES ? GROUP_BYTES / bytes : 1;
}

/* The elements of a tile if all operands agree on the innermost axis. */
static size_t line_elements(const ac_walk *walk)
{
    const bool rows = walk->rank > 0 && walk->extents[0] >= ROW_MIN;
    uint32_t gathered = 0;
    bool again = false; /* a block is used by several tiles */
    size_t period = 0;  /* points after which the elements of such a block repeat */
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (rows ? o->strides[0] == o->size || o->strides[0] == 0
                 : ac_block_packed(walk, o) == walk->rank)
            continue;
        gathered |= UINT32_C(1) << i;
        size_t points = 1;
        for (size_t a = 0; a < walk->rank; a++) {
            again = again || o->strides[a] == 0;
            points *= walk->extents[a];
            period = o->strides[a] != 0 && points > period ? points : period;
        }
    }
    /* Long rows are gathered step by step. */
    if (gathered == 0 || rows)
        return AC_FORK_PIECE;
    const size_t most = walk->stream && !again ? walk->step : AC_SPAN_MAX;
    if (!again)
        return ac_block_elements(walk, gathered, AC_BLOCKS_BYTES, most);
    /* A block that holds a whole period is filled only once. */
    const size_t whole = ac_block_elements(walk, gathered, AC_PERIOD_BYTES, most);
    const size_t part = ac_block_elements(walk, gathered, AC_REPEATED_BYTES, most);
    return part < period && period <= whole ? whole : part;
}

/* If every operand but the channel inputs is contiguous, and each row shares one element of those,
 * a tile is as many rows as fit, and nothing is staged. */
static bool choose_rows(ac_walk *walk)
{
    bool channel = false;
    if (walk->stream || walk->rank < 2 || walk->extents[0] < AC_RUN_MIN ||
        walk->extents[0] > AC_FORK_PIECE / 2)
        return false;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const bool serves = o->strides[0] == 0 && o->strides[1] == o->size;
        if (o->dtype != o->span || !(o->channel ? serves : ac_block_packed(walk, o) == walk->rank))
            return false;
        channel = channel || o->channel;
    }
    if (!channel)
        return false;
    const size_t rows = AC_FORK_PIECE / walk->extents[0];
    walk->tile[0] = walk->extents[0];
    walk->tile[1] = rows < walk->extents[1] ? rows : walk->extents[1];
    for (size_t a = 2; a < walk->rank; a++)
        walk->tile[a] = 1;
    walk->span = walk->tile[0] * walk->tile[1];
    choose_pieces(walk, 1);
    return true;
}

/* Chooses the sides of a tile whose operands are transposed against each other, and returns its
 * number of elements. Sides are doubled in turn, beginning with axis 0, while the blocks fit the
 * cache. */
static size_t choose_sides(const ac_walk *walk, uint32_t fast, size_t sides[])
{
    const size_t fit = ac_block_elements(walk, UINT32_MAX, AC_SQUARES_BYTES, AC_SQUARE_MAX);
    size_t elements = AC_SQUARE_MAX;
    size_t volume = 1;
    while (elements > fit)
        elements /= 2;
    for (size_t a = 0; a < walk->rank; a++) {
        sides[a] = 1;
        if ((fast >> a & 1) != 0)
            sides[a] = (a == 0 ? WRITTEN_BYTES : READ_BYTES) / narrowest(walk);
        volume *= sides[a];
    }
    while (volume > elements) {
        size_t longest = 0;
        for (size_t a = 0; a < walk->rank; a++)
            longest = sides[a] > sides[longest] ? a : longest;
        sides[longest] /= 2;
        volume /= 2;
    }
    for (size_t a = 0; volume < elements; a = (a + 1) % walk->rank) {
        if ((fast >> a & 1) == 0)
            continue;
        sides[a] *= 2;
        volume *= 2;
    }
    return elements;
}

static void choose_tile(ac_walk *walk)
{
    if (choose_rows(walk))
        return;
    const uint32_t fast = fast_axes(walk);
    const bool one = fast == 1;
    size_t sides[AC_AXES_MAX];
    sides[0] = one ? line_elements(walk) : 0;
    const size_t elements = one ? sides[0] : choose_sides(walk, fast, sides);

    size_t taken = 1;
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t extent = walk->extents[a];
        walk->tile[a] = 1;
        if (fast >> a & 1) {
            walk->tile[a] = extent <= sides[a] ? extent : even_part(extent, sides[a]);
            taken *= walk->tile[a];
        }
    }
    /* The remaining room goes to the inner axes first; but if rows are long, a tile is a part of
     * one. */
    for (size_t a = 0; a < walk->rank && taken < elements; a++) {
        const size_t room = elements / taken;
        const size_t extent = walk->extents[a];
        const size_t have = walk->tile[a];
        if (one && a > 0 &&
            (walk->extents[0] >= ROW_MIN || walk->tile[a - 1] < walk->extents[a - 1]))
            break;
        const size_t want = have * room < extent ? even_part(extent, have * room) : extent;
        if (want > have) {
            taken = taken / have * want;
            walk->tile[a] = want;
        }
    }

    walk->span = 1;
    for (size_t a = 0; a < walk->rank; a++)
        walk->span *= walk->tile[a];
    choose_pieces(walk, fast);
}

/* Sets whether each tile of the operand, even a shorter one at an edge, is contiguous, a single
 * element (inputs only), or one row of spaced elements. An output of a single element receives the
 * last of many values, so it is scattered from a block. */
static void look_at_tile(const ac_walk *walk, ac_walk_operand *o)
{
    int64_t expected = o->size;
    bool whole = true;
    bool row = true;
    o->contiguous = true;
    o->still = o < walk->operands + walk->inputs;
    for (size_t a = 0; a < walk->rank; a++) {
        if (walk->tile[a] == 1)
            continue;
        o->contiguous = o->contiguous && whole && o->strides[a] == expected;
        o->still = o->still && o->strides[a] == 0;
        row = row && a == 0;
        expected *= (int64_t)walk->tile[a];
        whole = walk->tile[a] == walk->extents[a];
    }
    o->spaced = row && !o->contiguous && !o->still;
    if (o->made) {
        /* What would be contiguous is made step by step; the tile's first axis has several
         * elements. */
        o->spaced = o->spaced || (o->contiguous && !o->still);
        o->contiguous = false;
    }
}

void ac_tiling_choose(ac_walk *walk)
{
    ac_block_step(walk);
    choose_tile(walk);
    bool span = walk->rank <= 1;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        look_at_tile(walk, o);
        span = span && as_is(walk, i) && !o->channel;
    }
    walk->run = ac_block_run(walk, walk->tile, walk->rank);
    walk->kind = span ? AC_WALK_SPAN : AC_WALK_TILES;
    ac_block_join_steps(walk);
    ac_block_place(walk, true);
}
