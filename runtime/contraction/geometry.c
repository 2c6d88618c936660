#include "contraction/geometry.h"

#include <string.h>

#include "base/blocks.h"
#include "base/cache.h"
#include "base/environment.h"
#include "base/sizes.h"
#include "contraction/chain.h"
#include "contraction/chain_grad.h"
#include "contraction/contraction.h"
#include "contraction/joined.h"
#include "contraction/residue.h"
#include "contraction/room.h"
#include "contraction/solve.h"
#include "kernel/multiply.h"

enum {
    TILE_COLUMNS = 512,     /* of a tile that packs its own strips */
    SWEEP_BYTES = 16 << 10, /* of a row of sums that takes the rows of right as they lie */
    SWEEP_RUN = 4 << 10,    /* of a row of right, at least */
    SWEEP_ROWS = 64,        /* at most */
    SWEEP_LEAST = 64 << 10, /* bytes of right; fewer stay in a cache while strips are packed */
    TILE_WORK = 1 << 19,    /* products; a tile with fewer is not worth a thread */
    LEFT_PARTS = 4,         /* a block of left has this part of a core's cache */
    PANEL_BYTES = 16 << 20, /* of packed strips, at most */
    SLOTS_MAX = 64,
};

/* --- axes ------------------------------------------------------------------------------------- */

/* The axis of the walk for a character of a form's axes. */
static size_t axis_of(char letter)
{
    switch (letter) {
    case 'k':
        return AC_AXIS_INNER;
    case 'n':
        return AC_AXIS_COLUMN;
    case 'm':
        return AC_AXIS_ROW;
    default:
        return AC_AXIS_BATCH;
    }
}

/* The axes of an operand as its form spells them, read once for each tensor. */
typedef struct spelled {
    const char *text;
    size_t length;
    size_t needed; /* axes that always are there */
    bool optional; /* one more may be there, */
    bool lacks;    /* and the tensor lacks it */
} spelled;

static spelled spell(const char *axes, size_t rank)
{
    spelled s = {.text = axes};

    for (; axes[s.length] != '\0'; s.length++) {
        const char letter = axes[s.length];

        s.optional |= letter == '?';
        s.needed += letter != '*' && letter != '?' && axes[s.length + 1] != '?';
    }
    s.lacks = s.optional && rank < s.needed + 1;
    return s;
}

/* Whether a few letters have one. */
static bool spells(const char *letters, char letter)
{
    for (; *letters != '\0'; letters++) {
        if (*letters == letter)
            return true;
    }
    return false;
}

/* Whether the elements of a tensor lie in blocks, which have been found to be in order. */
static bool in_blocks(const ac_tensor *tensor, ac_blocks *blocks)
{
    return ac_format_blocked(tensor->format) && !ac_shape_empty(&tensor->shape) &&
           ac_blocks_of(blocks, ac_dtype_size(tensor->dtype), &tensor->shape, tensor->strides);
}

/* Gives an operand its strides along the axes of the walk. An axis that it lacks, or along which it
 * repeats, has the stride 0. `lacking` has the letters that the output lacks. */
static void lay(ac_walk *walk, size_t operand, const ac_tensor *tensor, const char *text,
                const char *lacking)
{
    ac_walk_operand *const o = &walk->operands[operand];
    size_t left = tensor->shape.rank;
    const spelled axes = spell(text, left);
    const int64_t *strides = tensor->strides;
    size_t batch = AC_AXIS_BATCH;
    ac_blocks blocks = {.axis = AC_DIMS_MAX};

    if (in_blocks(tensor, &blocks))
        strides = blocks.strides;
    memset(o->strides, 0, sizeof o->strides);
    for (size_t c = axes.length; c > 0 && left > 0; c--) {
        const bool optional = text[c - 1] == '?';

        if (text[c - 1] == '*') {
            for (; left > 0; left--, batch++) {
                if (tensor->shape.dims[left - 1] != 1)
                    o->strides[batch] = strides[left - 1] * o->size;
            }
            return;
        }
        c -= optional;

        const char letter = text[c - 1];

        if (lacking ? spells(lacking, letter) : optional && axes.lacks)
            continue;
        left--;
        if (tensor->shape.dims[left] != 1)
            o->strides[axis_of(letter)] = strides[left] * o->size;
        if (left == blocks.axis && tensor->shape.dims[left] > blocks.run) {
            o->cut = (uint8_t)axis_of(letter);
            o->cut_run = (uint16_t)blocks.run;
            o->jump = blocks.jump * o->size;
        }
    }
}

/* The extent of an operand along a letter; 1 if it lacks that. */
static size_t extent_of(const ac_tensor *tensor, const spelled *axes, char letter)
{
    size_t behind = 0;
    const size_t rank = tensor->shape.rank;

    for (size_t c = axes->length; c > 0; c--) {
        const bool optional = axes->text[c - 1] == '?';

        c -= optional;
        if (optional && axes->lacks) {
            if (axes->text[c - 1] == letter)
                return 1;
            continue;
        }
        if (axes->text[c - 1] == letter)
            return (size_t)tensor->shape.dims[rank - 1 - behind];
        behind++;
    }
    return 1;
}

/* What a factor is weighed by lies along the columns and along an axis of groups, which is behind
 * those of the batch. The last axis of a tensor is that of columns. */
static void lay_groups(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    ac_walk_contraction *const c = &walk->contraction;
    const int64_t group = ((const ac_contraction_factors *)call->attrs)->extent;
    const size_t inner = walk->extents[AC_AXIS_INNER];
    const uint8_t operands[] = {form->scale, form->offset};

    c->scale = form->scale;
    c->offset = form->offset;
    c->group = group > 0 && (size_t)group < inner ? (size_t)group : inner > 0 ? inner : 1;
    c->group_axis = walk->rank++;
    walk->extents[c->group_axis] = inner > 0 ? (inner + c->group - 1) / c->group : 1;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        walk->operands[i].strides[c->group_axis] = 0;
    for (size_t i = 0; i < sizeof operands / sizeof operands[0]; i++) {
        const ac_tensor *const tensor = call->operands[operands[i]].tensor;
        ac_walk_operand *const o = &walk->operands[operands[i]];
        const size_t rank = tensor->shape.rank;

        memset(o->strides, 0, sizeof o->strides);
        if (rank > 0 && tensor->shape.dims[rank - 1] != 1)
            o->strides[AC_AXIS_COLUMN] = tensor->strides[rank - 1] * o->size;
        if (rank > 1 && tensor->shape.dims[0] != 1)
            o->strides[c->group_axis] = tensor->strides[0] * o->size;
    }
}

/* Batch axes along which right does not change are rows, if the others step evenly. */
static void join_rows(ac_walk *walk, size_t operands, size_t right)
{
    while (walk->rank > AC_AXIS_BATCH) {
        const size_t rows = walk->extents[AC_AXIS_ROW];

        if (walk->extents[AC_AXIS_BATCH] > 1) {
            if (walk->operands[right].strides[AC_AXIS_BATCH] != 0)
                return;
            for (size_t i = 0; i < operands; i++) {
                ac_walk_operand *const o = &walk->operands[i];

                if (rows > 1 &&
                    o->strides[AC_AXIS_BATCH] != o->strides[AC_AXIS_ROW] * (int64_t)rows)
                    return;
            }
            for (size_t i = 0; i < operands && rows == 1; i++) {
                ac_walk_operand *const o = &walk->operands[i];

                o->strides[AC_AXIS_ROW] = o->strides[AC_AXIS_BATCH];
            }
        }
        walk->extents[AC_AXIS_ROW] *= walk->extents[AC_AXIS_BATCH];
        walk->rank--;
        memmove(&walk->extents[AC_AXIS_BATCH], &walk->extents[AC_AXIS_BATCH + 1],
                (walk->rank - AC_AXIS_BATCH) * sizeof walk->extents[0]);
        for (size_t i = 0; i < operands; i++) {
            ac_walk_operand *const o = &walk->operands[i];

            memmove(&o->strides[AC_AXIS_BATCH], &o->strides[AC_AXIS_BATCH + 1],
                    (walk->rank - AC_AXIS_BATCH) * sizeof o->strides[0]);
        }
    }
}

/* Rows become columns, and columns rows. */
static void swap(ac_walk *walk, size_t operands)
{
    ac_walk_contraction *const c = &walk->contraction;
    const uint8_t left = c->left;
    const size_t rows = walk->extents[AC_AXIS_ROW];

    c->left = c->right;
    c->right = left;
    walk->extents[AC_AXIS_ROW] = walk->extents[AC_AXIS_COLUMN];
    walk->extents[AC_AXIS_COLUMN] = rows;
    for (size_t i = 0; i < operands; i++) {
        int64_t *const strides = walk->operands[i].strides;
        const int64_t row = strides[AC_AXIS_ROW];

        strides[AC_AXIS_ROW] = strides[AC_AXIS_COLUMN];
        strides[AC_AXIS_COLUMN] = row;
        if (walk->operands[i].cut_run > 0 && walk->operands[i].cut != AC_AXIS_INNER)
            walk->operands[i].cut =
                walk->operands[i].cut == AC_AXIS_ROW ? AC_AXIS_COLUMN : AC_AXIS_ROW;
    }
}

/* The lanes of vectors are columns: those along which the output is contiguous, if there are
 * enough. */
static bool wants_swap(const ac_walk *walk, size_t output, size_t width)
{
    const ac_walk_operand *const out = &walk->operands[output];
    const size_t rows = walk->extents[AC_AXIS_ROW];
    const size_t columns = walk->extents[AC_AXIS_COLUMN];

    if (columns < width / 2 || rows < width / 2)
        return rows > columns;
    return out->strides[AC_AXIS_ROW] == out->size && out->strides[AC_AXIS_COLUMN] != out->size;
}

/* --- sizes ------------------------------------------------------------------------------------ */

/* Cuts `whole` into at least `count` equal parts of at most `most`, each a multiple of `unit` but
 * the last. */
static size_t cut(size_t whole, size_t most, size_t count, size_t unit)
{
    const size_t needed = ac_parts(whole, most);

    if (needed > count)
        count = ac_parts(needed, count) * count;
    return ac_parts(ac_parts(whole, ac_least(count, ac_parts(whole, unit))), unit) * unit;
}

/* Columns of a few rows of sums that take the rows of right as they lie: as many as the first cache
 * holds sums of, or as make a run of right that the machine prefetches. */
static size_t sweep_columns(const ac_walk *walk, size_t width, size_t size)
{
    const ac_walk_operand *const right = &walk->operands[walk->contraction.right];
    const size_t rows = walk->extents[AC_AXIS_ROW];
    const size_t run = rows > AC_CONTRACTION_FEW ? TILE_COLUMNS : SWEEP_RUN / (size_t)right->size;
    const size_t held = ac_most(SWEEP_BYTES / rows / size, ac_least(run, SWEEP_BYTES / size));

    return ac_parts(held, width) * width;
}

/* A tile that has all rows packs what it needs by itself. */
static void choose_own(ac_walk *walk, const ac_multiply *m, size_t most, size_t threads)
{
    ac_walk_contraction *const c = &walk->contraction;
    const size_t rows = walk->extents[AC_AXIS_ROW];
    const size_t columns = walk->extents[AC_AXIS_COLUMN];
    const size_t inner = walk->extents[AC_AXIS_INNER];
    const size_t width = m->width;
    const size_t size = c->wide ? sizeof(double) : sizeof(float);
    const size_t longest = c->sweep                  ? sweep_columns(walk, width, size)
                           : c->taps && !c->collects ? SWEEP_BYTES / size
                                                     : TILE_COLUMNS;
    size_t wanted = 1;

    /* Enough tiles for all threads, if each has enough to do. */
    while (c->batches * wanted < threads && rows * columns / (2 * wanted) * inner >= TILE_WORK)
        wanted *= 2;
    c->shared = false;
    c->tile_rows = c->slides ? rows : ac_least(rows, most);
    c->tile_columns = cut(columns, longest, wanted, width);
    c->panel_columns = c->tile_columns;
    c->panel_bytes = 0;
}

/* Strips of a panel of columns are packed once and shared by the tiles of all rows. */
static void choose_shared(ac_walk *walk, const ac_multiply *m, size_t most, size_t threads,
                          size_t strip_bytes)
{
    ac_walk_contraction *const c = &walk->contraction;
    const size_t strips = ac_parts(walk->extents[AC_AXIS_COLUMN], m->width);
    const size_t room = ac_least(ac_cache_share() / 2, PANEL_BYTES);
    const size_t held = ac_least(strips, room / strip_bytes);

    c->shared = true;
    c->panel_columns = ac_parts(strips, ac_parts(strips, held)) * m->width;
    c->tile_columns = c->panel_columns;
    c->tile_rows = cut(walk->extents[AC_AXIS_ROW], most, threads, m->height);
    c->panel_bytes = c->panel_columns / m->width * strip_bytes;
}

static void choose_sizes(ac_walk *walk)
{
    ac_walk_contraction *const c = &walk->contraction;
    const ac_multiply *const m = ac_multiply_current(c->wide);
    const size_t size = c->wide ? sizeof(double) : sizeof(float);
    const size_t threads = ac_least(ac_threads_current(), SLOTS_MAX);
    const size_t row_bytes = AC_CONTRACTION_BLOCK * size;
    const size_t held = ac_cache_core() / LEFT_PARTS / row_bytes / m->height * m->height;
    const size_t most = held > m->height ? held : m->height;
    const size_t blocks = ac_parts(walk->extents[AC_AXIS_INNER], AC_CONTRACTION_BLOCK);
    const size_t strip_bytes = blocks * row_bytes * m->width;

    if (walk->extents[AC_AXIS_ROW] <= most || c->sweep || c->strips || c->narrow || blocks == 0 ||
        strip_bytes > PANEL_BYTES / 4)
        choose_own(walk, m, most, threads);
    else
        choose_shared(walk, m, most, threads, strip_bytes);

    const size_t tiles = ac_parts(walk->extents[AC_AXIS_ROW], c->tile_rows) *
                         ac_parts(walk->extents[AC_AXIS_COLUMN], c->tile_columns);

    c->slots = ac_least(threads, c->shared ? tiles : tiles * c->batches);
    if (tiles * c->batches * c->tile_rows * c->tile_columns / c->slots *
            walk->extents[AC_AXIS_INNER] <
        TILE_WORK / 4)
        c->slots = 1;
    c->slot_bytes = ac_contraction_room(walk, m).all;
}

/* The axes of a contraction along one summed axis. */
static void build_plain(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    ac_walk_contraction *const c = &walk->contraction;
    const size_t operands = call->inputs + call->outputs;
    const size_t output = call->inputs;
    const ac_tensor *const left = call->operands[form->left].tensor;
    const ac_tensor *const right = call->operands[form->right].tensor;
    const spelled left_axes = spell(form->axes[form->left], left->shape.rank);
    const spelled right_axes = spell(form->axes[form->right], right->shape.rank);
    char lacking[3] = "";
    size_t lack = 0;

    if (left_axes.lacks)
        lacking[lack++] = 'm';
    if (right_axes.lacks)
        lacking[lack++] = 'n';
    for (size_t i = 0; i < operands; i++) {
        if (!form->weighs || (i != form->scale && i != form->offset))
            lay(walk, i, call->operands[i].tensor, form->axes[i],
                i == form->left || i == form->right ? NULL : lacking);
    }
    walk->extents[AC_AXIS_INNER] = extent_of(left, &left_axes, 'k');
    walk->extents[AC_AXIS_ROW] = extent_of(left, &left_axes, 'm');
    walk->extents[AC_AXIS_COLUMN] = extent_of(right, &right_axes, 'n');

    const size_t own =
        (size_t)spells(form->axes[output], 'm') + spells(form->axes[output], 'n') - lack;

    walk->rank = AC_AXIS_BATCH;
    for (size_t d = call->space.rank - own; d > 0; d--)
        walk->extents[walk->rank++] = (size_t)call->space.dims[d - 1];
    c->dot = own == 0;
    if (!c->dot && !form->weighs) {
        if (wants_swap(walk, output, ac_multiply_current(c->wide)->width))
            swap(walk, operands);
        join_rows(walk, operands, c->right);
    }
    c->batch_axes = walk->rank - AC_AXIS_BATCH;
    if (form->weighs)
        lay_groups(walk, call, form);
}

/* Whether a few rows take lines of right as they lie; strips pay for more, and where they can be
 * read for several blocks of k if lines are short. */
static bool wants_taps(const ac_walk *walk, const ac_multiply *m)
{
    const ac_walk_contraction *const c = &walk->contraction;

    if (!c->joined || walk->extents[AC_AXIS_ROW] > AC_MULTIPLY_TAPPED ||
        !m->taps[walk->operands[c->right].dtype] || !ac_joined_taps_fit(walk))
        return false;
    return (ac_joined_taps_alone(walk) && walk->extents[AC_AXIS_INNER] <= AC_CONTRACTION_BLOCK) ||
           (ac_joined_tap_stride(walk) == walk->operands[c->right].size &&
            ac_joined_even(walk, 0, m->width) == m->width);
}

/* Whether halves of bytes lie in pairs, beside each other along an axis. */
static bool are_paired(const ac_walk *walk, bool across)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_walk_operand *const o = &walk->operands[c->right];

    if (!o->halved)
        return true;
    if (o->odd)
        return false;
    if (across)
        return o->strides[AC_AXIS_INNER] % 2 == 0;
    return o->strides[AC_AXIS_COLUMN] % 2 == 0 && walk->extents[AC_AXIS_INNER] % 2 == 0 &&
           (c->group % 2 == 0 || c->group == walk->extents[AC_AXIS_INNER]);
}

/* How few rows are multiplied: by what lies along the columns of right, or along k, or neither. */
static void choose_few(ac_walk *walk, const ac_multiply *m)
{
    ac_walk_contraction *const c = &walk->contraction;
    const ac_walk_operand *const o = &walk->operands[c->right];
    const size_t rows = walk->extents[AC_AXIS_ROW];
    const size_t columns = walk->extents[AC_AXIS_COLUMN];
    const bool few = !c->dot && !c->joined && rows <= SWEEP_ROWS;
    const bool one = few && rows == 1;
    const int64_t element = o->halved ? 1 : o->size; /* in what strides count */
    const bool across = columns > 1 && o->strides[AC_AXIS_COLUMN] == element;
    const bool along = o->strides[AC_AXIS_INNER] == element;
    const bool large = walk->extents[AC_AXIS_INNER] * columns * o->size >= SWEEP_LEAST;
    const bool several = few && !one && large && o->cut_run == 0;

    c->sweep = false;
    c->lines = false;
    c->strips = false;
    if (c->weighs && few && !c->wide && columns >= m->width / 2) {
        c->sweep = across && are_paired(walk, true);
        c->strips = !c->sweep && along && are_paired(walk, false);
    } else if (!c->weighs) {
        c->sweep = (one && columns >= m->width / 2 && across && m->sweep[o->dtype]) ||
                   (several && columns >= m->width && across && m->strip[o->dtype]);
        c->lines = one && !c->sweep && columns >= m->width / 4 && along && m->lines[o->dtype];
        c->strips = several && !c->sweep && columns >= m->width && along;
    }
}

/* How its tiles are computed, and their sizes. */
static void choose_ways(ac_walk *walk, const ac_call *call)
{
    const ac_contraction_factors *const factors = call->attrs;
    ac_walk_contraction *const c = &walk->contraction;
    const ac_walk_operand *const out = &walk->operands[call->inputs];
    const ac_multiply *const m = ac_multiply_current(c->wide);

    choose_few(walk, m);
    walk->near = c->sweep ? AC_AXIS_COLUMN : AC_AXIS_INNER;
    c->narrow = c->joined && c->join.gathers && walk->extents[AC_AXIS_COLUMN] == 1 &&
                m->lines[c->wide ? AC_F64 : AC_F32];
    c->slides = c->narrow && ac_joined_slides_fit(walk);
    c->taps = wants_taps(walk, m);
    c->collects = c->taps && ac_joined_tap_stride(walk) != walk->operands[c->right].size;
    c->direct = !(c->joined && c->join.spread) && !c->dot && !c->sweep && !c->lines && !c->narrow &&
                !(c->strips && c->weighs) && out->dtype == out->span &&
                out->strides[AC_AXIS_COLUMN] == out->size && out->strides[AC_AXIS_ROW] >= 0 &&
                out->strides[AC_AXIS_ROW] % out->size == 0 && c->addend == AC_NO_ADDEND &&
                factors->alpha == 1 && walk->extents[AC_AXIS_INNER] > 0;
    choose_sizes(walk);
    walk->workspace = c->panel_bytes + c->slots * c->slot_bytes;
    if (walk->workspace <= AC_CONTRACTION_STACK)
        walk->workspace = 0;
    walk->copies = walk->workspace;
}

void ac_contraction_build(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    const ac_contraction_factors *const factors = call->attrs;
    ac_walk_contraction *const c = &walk->contraction;
    const size_t output = call->inputs;

    c->left = form->left;
    c->right = form->right;
    c->addend = factors->beta == 0 && form->beta_skips ? AC_NO_ADDEND : form->addend;
    c->alpha_skips = form->alpha_skips;
    c->wide = call->operands[output].dtype == AC_F64;
    c->dot = false;
    c->joined = form->summed != NULL;
    c->weighs = form->weighs;
    c->chained = form->inner != 0;
    c->solves = form->solves;
    walk->kind = AC_WALK_CONTRACTION;
    if (c->solves) {
        ac_solve_build(walk, call, form);
        return;
    }
    c->grad.rows = NULL;
    if (form->grad.rows) {
        ac_chain_grad_build(walk, call, form);
        return;
    }
    if (c->chained) {
        ac_chain_build(walk, call, form);
        return;
    }
    if (c->joined)
        ac_joined_build(walk, call, form);
    else
        build_plain(walk, call, form);
    c->batches = 1;
    for (size_t a = AC_AXIS_BATCH; a < (size_t)AC_AXIS_BATCH + c->batch_axes; a++)
        c->batches *= walk->extents[a];
    if (!c->joined || !c->join.spread) {
        choose_ways(walk, call);
        return;
    }

    ac_walk largest;
    const ac_walk_joined join = c->join;
    const size_t all = c->batches;

    ac_residue_largest(walk, &largest);
    largest.contraction.batches *= ac_residue_count(walk); /* tasks of their own */
    choose_ways(&largest, call);
    *c = largest.contraction;
    c->join = join;
    c->batches = all;
    walk->near = largest.near;
    walk->workspace = largest.workspace;
    walk->copies = largest.copies;
}
