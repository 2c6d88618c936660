#include "walk/tiling.h"

#include "reduce/fold.h"
#include "walk/axis_order.h"
#include "walk/tiles.h"

enum {
    /* Rows of a view are long enough to be spans of their own from this many elements on. */
    ROW_MIN = 512,
    /* Of a tile whose operands are transposed against each other: bytes of its shortest rows, those
     * of the outputs and others. */
    WRITTEN_BYTES = 256,
    READ_BYTES = 128,
    /* Bytes of a row that are asked for at once there: runs so long keep what a memory fetches in
     * one go, and are still near when their tile comes. */
    GROUP_BYTES = 1 << 10,
    /* Bytes of the widest operand in a step that gathers from memory and writes past the caches.
     * What streams from the kernel goes out in one burst, in which nothing is read: longer ones are
     * waited for. */
    BURST_BYTES = 512,
    LINE = 64, /* bytes */
    /* Points that a channel's element has to serve to be handed over as it is; fewer are laid out.
     */
    RUN_MIN = 64,
};

/* Rounds a part of an extent so that the parts are nearly equal. */
static size_t even_part(size_t extent, size_t part)
{
    const size_t parts = (extent + part - 1) / part;
    const size_t even = (extent + parts - 1) / parts;
    const size_t rounded = (even + 15) / 16 * 16;
    return rounded <= part ? rounded : even;
}

/* The axes along which some operand is read or written in runs of neighbouring elements. One axis
 * if all operands agree; more where some are transposed against others. */
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

bool ac_arrange_as_is(const ac_walk *walk, size_t i)
{
    const ac_walk_operand *const o = &walk->operands[i];
    return o->contiguous && o->dtype == o->span && !(walk->stream && i >= walk->inputs);
}

/* The innermost axes along which the operand's elements follow each other. */
static size_t packed_axes(const ac_walk *walk, const ac_walk_operand *o)
{
    int64_t expected = o->size;
    size_t a = 0;
    for (; a < walk->rank && o->strides[a] == expected; a++)
        expected *= (int64_t)walk->extents[a];
    return a;
}

/* A step keeps reads and writes close together, and the blocks of all operands in a part of the
 * first-level cache. A multiple of the lanes of a sum. */
static void choose_step(ac_walk *walk)
{
    size_t bytes = 0;
    size_t largest = 1;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const size_t size = o->size > o->span_size ? o->size : o->span_size;
        bytes += o->dtype == o->span ? o->size : o->size + (size_t)o->span_size;
        largest = size > largest ? size : largest;
    }
    const size_t one = AC_STEP_BYTES / largest;
    const size_t all = AC_STEPS_BYTES / bytes;
    walk->step = (one < all ? one : all) / LINE * LINE;
}

/* How many elements the blocks of whole spans may have, `most` at most. Bit i of `gathered`:
 * operand i needs one. */
static size_t block_elements(const ac_walk *walk, uint32_t gathered, size_t budget, size_t most)
{
    size_t bytes = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        if (gathered >> i & 1)
            bytes += walk->operands[i].size;
    const size_t fit = budget / (bytes > 0 ? bytes : 1);
    return (fit < most ? fit : most) / LINE * LINE;
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

/* Pieces of neighbouring tiles. Where operands are transposed against each other a piece is a
 * square of tiles, so that it touches few pages of each. */
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

/* The elements of a tile where all operands agree on the innermost axis. */
static size_t line_elements(const ac_walk *walk)
{
    const bool rows = walk->rank > 0 && walk->extents[0] >= ROW_MIN;
    uint32_t gathered = 0;
    bool again = false; /* a block serves several tiles */
    size_t period = 0;  /* points after which the elements of such a block begin anew */
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (rows ? o->strides[0] == o->size || o->strides[0] == 0
                 : packed_axes(walk, o) == walk->rank)
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
        return block_elements(walk, gathered, AC_BLOCKS_BYTES, most);
    /* A block of a whole period is filled but once. */
    const size_t whole = block_elements(walk, gathered, AC_PERIOD_BYTES, most);
    const size_t part = block_elements(walk, gathered, AC_REPEATED_BYTES, most);
    return part < period && period <= whole ? whole : part;
}

/* Where all but the channel inputs are one run of memory each, and the elements of those serve a
 * row each, a tile is as many rows as fit, and nothing is staged. */
static bool choose_rows(ac_walk *walk)
{
    bool channel = false;
    if (walk->stream || walk->rank < 2 || walk->extents[0] < RUN_MIN ||
        walk->extents[0] > AC_FORK_PIECE / 2)
        return false;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const bool serves = o->strides[0] == 0 && o->strides[1] == o->size;
        if (o->dtype != o->span || !(o->channel ? serves : packed_axes(walk, o) == walk->rank))
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

/* The sides of a tile whose operands are transposed against each other; returns its elements.
 * Sides grow in turn as long as the blocks stay near, the one that is written first. */
static size_t choose_sides(const ac_walk *walk, uint32_t fast, size_t sides[])
{
    const size_t fit = block_elements(walk, UINT32_MAX, AC_SQUARES_BYTES, AC_SQUARE_MAX);
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
    /* What room is left goes to the inner axes first, but no tile reaches over an axis of long
     * rows. */
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

/* Whether each tile, also one cut short at an edge, is one run of memory, or, of an input, one
 * element, or a run of elements apart. An output that is one element takes the last of many, so it
 * waits in a block like any other that is scattered. */
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
}

/* The points in a row that an element of the channel inputs serves, where the kernel may have the
 * elements as they are: all points of a span (SIZE_MAX), or the whole innermost axis, with the
 * elements side by side on the others, of which spans have `parts`. 0 where they are to be laid
 * out. */
static size_t choose_run(const ac_walk *walk, const size_t parts[], size_t rank)
{
    size_t run = 0;
    for (size_t i = 0; i < walk->inputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        size_t length = SIZE_MAX;
        if (!o->channel)
            continue;
        if (!o->still) {
            int64_t expected = o->size;
            bool packed = o->strides[0] == 0 && parts[0] == walk->extents[0] && !walk->stream;
            bool whole = true;
            for (size_t a = 1; a < rank; a++) {
                packed = packed && (parts[a] == 1 || (whole && o->strides[a] == expected));
                expected *= (int64_t)parts[a];
                whole = whole && parts[a] == walk->extents[a];
            }
            if (!packed || o->dtype != o->span || walk->extents[0] < RUN_MIN)
                return 0;
            length = walk->extents[0];
        }
        if (run != 0 && run != length)
            return 0;
        run = length;
    }
    return run;
}

/* Where no step has anything to do but to call the kernel, one step is enough. Else a step may end
 * anywhere, so that an element serves all of a span or none of them as it is. */
static void join_steps(ac_walk *walk)
{
    bool idle = true;
    bool kept = true;  /* operands that are not spaced are as the kernel has them */
    size_t widest = 0; /* bytes of a spaced element */
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const bool filled = o->still && !o->contiguous && !(walk->run != 0 && o->channel);
        const bool streams = walk->stream && i >= walk->inputs && o->contiguous;
        const bool moved = filled || streams || o->spaced;
        idle = idle && (o->fold || (o->dtype == o->span && !moved));
        kept = kept && !o->fold && o->dtype == o->span && !(o->spaced && i >= walk->inputs);
        widest = o->spaced && o->size > widest ? o->size : widest;
    }
    walk->gathers = kept && widest > 0;
    if (walk->gathers && walk->stream)
        walk->step = BURST_BYTES / widest;
    if (idle)
        walk->step = walk->span;
    else if (walk->run != SIZE_MAX)
        walk->run = 0;
}

/* Blocks start a line apart, which keeps elements with the same index out of each other's cache
 * sets. */
static uint32_t block_after(size_t *end, size_t bytes)
{
    const size_t start = *end;
    *end += (bytes + LINE - 1) / LINE * LINE + LINE;
    return (uint32_t)start;
}

/* Whether each tile has elements of its own of the operand, in a block that the kernel works on. */
static bool gathered_alone(const ac_walk *walk, const ac_walk_operand *o)
{
    bool alone = !o->contiguous && !o->still && !o->fold && o->dtype == o->span;
    for (size_t a = 0; a < walk->rank; a++)
        alone = alone && o->strides[a] != 0;
    return alone;
}

/* An output that is scattered overwrites a gathered input of its size, if there is one: fewer
 * blocks are nearer. */
static const ac_walk_operand *overwritten_by(ac_walk *walk, const ac_walk_operand *out)
{
    for (size_t i = 0; i < walk->inputs && gathered_alone(walk, out); i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if ((walk->overwritten >> i & 1) != 0 || o->size != out->size || !gathered_alone(walk, o))
            continue;
        walk->overwritten |= UINT32_C(1) << i;
        return o;
    }
    return NULL;
}

static void place_blocks(ac_walk *walk, bool tiles)
{
    size_t end = 0;
    walk->overwritten = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        const bool steps = o->contiguous || o->still || o->spaced;
        const size_t elements = steps ? walk->step : walk->span;
        const bool streams = walk->stream && i >= walk->inputs;
        if (o->fold)
            continue;
        const ac_walk_operand *const input =
            tiles && i >= walk->inputs ? overwritten_by(walk, o) : NULL;
        if (input != NULL)
            o->block = input->block;
        else if (!o->contiguous || streams)
            o->block = block_after(&end, elements * o->size);
        if (o->dtype != o->span)
            o->converted = block_after(&end, walk->step * o->span_size);
    }
}

void ac_arrange_tiles(ac_walk *walk)
{
    choose_step(walk);
    choose_tile(walk);
    bool span = walk->rank <= 1;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        look_at_tile(walk, o);
        span = span && ac_arrange_as_is(walk, i) && !o->channel;
    }
    walk->run = choose_run(walk, walk->tile, walk->rank);
    walk->kind = span ? AC_WALK_SPAN : AC_WALK_TILES;
    join_steps(walk);
    place_blocks(walk, true);
}

/* How each span of the innermost `depth` axes lies in memory; returns the operands that have to be
 * gathered. */
static uint32_t look_at_span(ac_walk *walk, size_t depth)
{
    uint32_t gathered = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        o->contiguous = packed_axes(walk, o) >= depth;
        o->spaced = false;
        o->still = i < walk->inputs;
        for (size_t a = 0; a < depth; a++)
            o->still = o->still && o->strides[a] == 0;
        if (!o->fold && !o->contiguous && !o->still)
            gathered |= UINT32_C(1) << i;
    }
    return gathered;
}

/* Whether spans over several channels, each of which is one run, need nothing but the kernel. */
static bool spans_join_runs(ac_walk *walk, size_t depth)
{
    if (walk->stream || walk->sum.inner_axes != 1 || walk->sum.inner > AC_FORK_PIECE / 2)
        return false;
    (void)look_at_span(walk, depth);
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (!o->fold && (o->dtype != o->span || !(o->contiguous || o->channel)))
            return false;
    }
    return choose_run(walk, walk->extents, depth) == walk->sum.inner;
}

/* Long rows are fed channel by channel, unless runs of several channels follow each other. */
static size_t fold_depth(ac_walk *walk)
{
    const ac_walk_fold *const sum = &walk->sum;
    const size_t both = (size_t)sum->inner_axes + sum->channel_axes;
    if (sum->inner >= AC_FOLD_LONG)
        return spans_join_runs(walk, both) ? both : sum->inner_axes;
    return sum->group > 1 ? walk->rank : both;
}

void ac_arrange_fold(ac_walk *walk)
{
    choose_step(walk);
    const size_t depth = fold_depth(walk);
    const uint32_t gathered = look_at_span(walk, depth);
    const size_t most = gathered == 0 ? AC_FORK_PIECE : AC_SPAN_MAX;
    walk->sum.depth = (uint8_t)depth;
    walk->span = block_elements(walk, gathered, AC_FOLD_BLOCKS_BYTES, most);
    /* A run has lanes of its own, so it is a channel's whole row, or the whole span is a part of
     * one. */
    walk->run = choose_run(walk, walk->extents, depth);
    if (walk->sum.inner < AC_FOLD_LONG || (walk->run != SIZE_MAX && depth == walk->sum.inner_axes))
        walk->run = 0;
    if (walk->run != 0 && walk->run != SIZE_MAX)
        walk->span -= walk->span % walk->run;
    join_steps(walk);
    place_blocks(walk, false);
}

void ac_walk_arrange(ac_walk *walk)
{
    if (walk->kind == AC_WALK_FOLD)
        ac_arrange_fold(walk);
    else if (walk->kind != AC_WALK_ROWS) /* which looks at the strides as it goes */
        ac_arrange_tiles(walk);
}
