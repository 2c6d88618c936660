#include "arrange.h"

#include "order.h"
#include "reduce.h"
#include "tile.h"

enum {
    /* Rows of a view are long enough to be spans of their own from this many elements on. */
    ROW_MIN = 512,
    /* Of a tile whose operands are transposed against each other. */
    SIDE_MAX = 128,
    LINE = 64, /* bytes */
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

/* How many elements a block may have, `most` at most. Bit i of `staged`: operand i needs one. */
static size_t block_elements(const ac_walk *walk, uint32_t staged, size_t budget, size_t most)
{
    size_t bytes = 0;
    size_t raw = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (staged >> i & 1) {
            bytes += o->span_size;
            if (o->dtype != o->span && o->size > raw)
                raw = o->size;
        } else if (walk->stream && walk->sum.outputs == 0) {
            bytes += o->size; /* brought near while another block is streamed */
        }
    }
    const size_t fit = budget / (bytes + raw > 0 ? bytes + raw : 1);
    return (fit < most ? fit : most) / LINE * LINE;
}

/* Pieces of neighbouring tiles. Where operands are transposed against each other a piece is a
 * square of tiles, so that it touches few pages of each. */
static void choose_pieces(ac_walk *walk, uint32_t fast)
{
    size_t budget = walk->span < AC_FORK_PIECE ? AC_FORK_PIECE / walk->span : 1;
    walk->pieces = 1;
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t tiles = (walk->extents[a] + walk->tile[a] - 1) / walk->tile[a];
        size_t piece = tiles < budget ? tiles : budget;
        if (fast != 1) {
            const size_t side = walk->count < AC_LARGE ? 2 : 4;
            piece = (fast >> a & 1) == 0 ? 1 : tiles < side ? tiles : side;
        }
        walk->piece[a] = piece;
        budget = budget > piece ? budget / piece : 1;
        walk->pieces *= (tiles + piece - 1) / piece;
    }
}

static void choose_tile(ac_walk *walk)
{
    const uint32_t fast = fast_axes(walk);
    const bool one = fast == 1;
    const bool rows = one && walk->extents[0] >= ROW_MIN;
    uint32_t staged = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (!rows || o->dtype != o->span || o->strides[0] != o->size ||
            (walk->stream && i >= walk->inputs))
            staged |= UINT32_C(1) << i;
    }
    size_t elements = block_elements(walk, staged, AC_BLOCKS_BYTES, AC_SPAN_MAX);
    size_t side = elements;
    if (!one) {
        /* Whole squares, of which lines and pages have a whole number. */
        const size_t fit = block_elements(walk, staged, AC_SQUARES_BYTES, AC_SQUARE_MAX);
        for (elements = AC_SQUARE_MAX; elements > fit;)
            elements /= 2;
        size_t axes_left = 0;
        for (size_t a = 0; a < walk->rank; a++)
            axes_left += fast >> a & 1;
        for (side = SIDE_MAX; side > 1;) {
            size_t volume = 1;
            for (size_t k = 0; k < axes_left; k++)
                volume *= side;
            if (volume <= elements)
                break;
            side /= 2;
        }
    }

    size_t taken = 1;
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t extent = walk->extents[a];
        walk->tile[a] = 1;
        if (fast >> a & 1) {
            walk->tile[a] = extent <= side ? extent : even_part(extent, side);
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

/* Whether each tile, also one cut short at an edge, is one run of memory. */
static bool tile_contiguous(const ac_walk *walk, const ac_walk_operand *o)
{
    int64_t expected = o->size;
    bool whole = true;
    for (size_t a = 0; a < walk->rank; a++) {
        if (walk->tile[a] == 1)
            continue;
        if (!whole || o->strides[a] != expected)
            return false;
        expected *= (int64_t)walk->tile[a];
        whole = walk->tile[a] == walk->extents[a];
    }
    return true;
}

/* Gives a block to each operand that is staged. The gap between blocks keeps elements with the same
 * index out of each other's cache sets. */
static void place_blocks(ac_walk *walk)
{
    size_t at = 0;
    size_t raw = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        if (o->fold || ac_arrange_as_is(walk, i))
            continue;
        o->block = (uint32_t)at;
        at += (walk->span * o->span_size + LINE - 1) / LINE * LINE + LINE;
        if (o->dtype != o->span && o->size > raw)
            raw = o->size;
    }
    walk->raw = (uint32_t)at;
}

void ac_arrange_tiles(ac_walk *walk)
{
    choose_tile(walk);
    bool span = walk->rank <= 1;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        o->contiguous = tile_contiguous(walk, o);
        span = span && ac_arrange_as_is(walk, i);
    }
    walk->kind = span ? AC_WALK_SPAN : AC_WALK_TILES;
    place_blocks(walk);
}

void ac_arrange_fold(ac_walk *walk)
{
    const size_t depth = ac_fold_depth(walk);
    uint32_t staged = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        int64_t expected = o->size;
        size_t a = 0;
        for (; a < walk->rank && o->strides[a] == expected; a++)
            expected *= (int64_t)walk->extents[a];
        o->packed = (uint8_t)a;
        o->contiguous = a >= depth;
        if (!o->fold && !ac_arrange_as_is(walk, i))
            staged |= UINT32_C(1) << i;
    }
    walk->span = block_elements(walk, staged, AC_FOLD_BLOCKS_BYTES, AC_SPAN_MAX);
    place_blocks(walk);
}

void ac_walk_arrange(ac_walk *walk)
{
    if (walk->kind == AC_WALK_FOLD)
        ac_arrange_fold(walk);
    else
        ac_arrange_tiles(walk);
}
