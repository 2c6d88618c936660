#include "contraction/chain.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "base/environment.h"
#include "base/threads.h"
#include "check/chained.h"
#include "contraction/contraction.h"
#include "contraction/load.h"
#include "contraction/room.h"
#include "kernel/multiply.h"

/* Axes of the walk: k is AC_AXIS_INNER, n is AC_AXIS_COLUMN, t is AC_AXIS_ROW; rows and batches
 * follow. */
enum { AXIS_LINK = AC_AXIS_ROW, AXIS_REST = AC_AXIS_BATCH };

enum {
    ROWS_MOST = 64,        /* of a task */
    SCORE_BYTES = 4 << 20, /* of a task's scores, if they are not too long for that */
    COLUMNS = 512,         /* of right that are packed together */
    TASK_WORK = 1 << 17,   /* products; a task with fewer is not worth a thread */
    SLOTS_MAX = 64,
    ALIGNMENT = 64,
};

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

static size_t parts(size_t whole, size_t part)
{
    return (whole + part - 1) / part;
}

static size_t up_to(size_t whole, size_t unit)
{
    return parts(whole, unit) * unit;
}

/* --- building --------------------------------------------------------------------------------- */

/* The stride of an operand along a letter, in bytes; 0 if it lacks that, or repeats along it. */
static int64_t stride_along(const ac_walk_operand *o, const ac_tensor *tensor, const char *axes,
                            char letter, const int64_t extents[AC_LETTERS])
{
    const char *letters;
    size_t count;

    for (size_t axis = 0; *axes != '\0'; axis++) {
        axes = ac_letters_next(axes, &letters, &count);

        int64_t step = tensor->strides[axis] * o->size;

        if (tensor->shape.dims[axis] == 1 || letters[0] <= '9')
            continue;
        for (size_t i = count; i > 0; i--) {
            if (letters[i - 1] == letter)
                return step;
            step *= extents[letters[i - 1] - 'a'];
        }
    }
    return 0;
}

/* What is laid out, with the axes that each operand has. */
typedef struct layout {
    ac_walk *walk;
    const ac_call *call;
    const ac_contraction *form;
    int64_t extents[AC_LETTERS];
    const char *axes[AC_CONTRACTED_MAX];
    char mask[AC_LETTERS];
} layout;

/* The axes of operands. What stands for a null one has none, and neither has a mask that is not
 * read, or an output that is not wanted. */
static void find_axes(layout *l, bool read)
{
    for (size_t i = 0; i < l->call->inputs + l->call->outputs; i++) {
        const ac_tensor *const tensor = l->call->operands[i].tensor;
        const bool mask = l->form->drops && i == l->form->drop;
        const bool none = tensor->shape.rank == 0 || ac_walk_absent(l->walk, i) || (mask && !read);

        l->axes[i] = none ? "" : l->form->axes[i];
        if (mask && !none) {
            ac_letters_own(l->form->axes[i], &tensor->shape, l->extents, l->mask);
            l->axes[i] = l->mask;
        }
    }
}

/* Makes an axis of the walk of a letter. */
static void lay(const layout *l, size_t axis, char letter)
{
    l->walk->extents[axis] = (size_t)l->extents[letter - 'a'];
    for (size_t i = 0; i < l->call->inputs + l->call->outputs; i++) {
        ac_walk_operand *const o = &l->walk->operands[i];

        o->strides[axis] =
            stride_along(o, l->call->operands[i].tensor, l->axes[i], letter, l->extents);
    }
}

/* Makes axes of the walk along which outputs repeat. */
static void lay_repeats(const layout *l)
{
    ac_walk *const walk = l->walk;

    for (size_t k = 0; k < l->call->outputs; k++) {
        const size_t output = l->call->inputs + k;
        const char *letters;
        size_t count;
        size_t axis = 0;

        walk->contraction.repeats[k] = 0;
        for (const char *c = l->axes[output]; *c != '\0'; axis++) {
            c = ac_letters_next(c, &letters, &count);
            if (letters[0] > '9' || letters[0] == '1')
                continue;
            for (size_t i = 0; i < l->call->inputs + l->call->outputs; i++)
                walk->operands[i].strides[walk->rank] = 0;
            walk->operands[output].strides[walk->rank] =
                l->call->operands[output].tensor->strides[axis] * walk->operands[output].size;
            walk->extents[walk->rank] = (size_t)(letters[0] - '0');
            walk->contraction.repeats[k] = walk->rank++;
        }
    }
}

static bool has(const char *axes, char letter)
{
    return strchr(axes, letter) != NULL;
}

/* The letters of the result that are of rows, or else those of batches; last to first. */
static uint8_t lay_rest(const layout *l, bool rows)
{
    const char *const space = l->form->axes[l->walk->contraction.result];
    const char *const *const axes = l->form->axes;
    const uint8_t before = l->walk->rank;

    for (size_t i = strlen(space); i > 0; i--) {
        const char letter = space[i - 1];

        if (letter < 'a' || letter > 'z' || !has(axes[l->form->left], letter) ||
            has(axes[l->form->middle], letter) == rows || l->extents[letter - 'a'] == 1)
            continue;
        if (rows && letter == l->form->rows)
            l->walk->contraction.band_axis = l->walk->rank;
        lay(l, l->walk->rank++, letter);
    }
    return (uint8_t)(l->walk->rank - before);
}

static size_t product_of(const ac_walk *walk, size_t first, size_t count)
{
    size_t found = 1;

    for (size_t a = first; a < first + count; a++)
        found *= walk->extents[a];
    return found;
}

/* Where the buffers of a task start, in bytes. */
typedef struct places {
    size_t left;   /* packed blocks of left's rows */
    size_t scores; /* and of their scores */
    size_t kept;   /* what each row keeps of each block of scores, in bytes */
    size_t strips; /* of middle or right */
    size_t sums;
    size_t ones;
    size_t raw;
    size_t addend;
    size_t all;
} places;

static size_t take(size_t *all, size_t elements)
{
    const size_t start = *all;

    *all += up_to(elements * sizeof(float), ALIGNMENT);
    return start;
}

static places room_of(const ac_walk *walk, const ac_multiply *m)
{
    const size_t rows = walk->contraction.tile_rows;
    const size_t panel = rows * AC_MULTIPLY_PITCH;
    const size_t widest = least(walk->extents[AC_AXIS_COLUMN], COLUMNS);
    const size_t columns = widest > AC_CONTRACTION_BLOCK ? widest : AC_CONTRACTION_BLOCK;
    places p = {0};

    p.left = take(&p.all, parts(walk->extents[AC_AXIS_INNER], AC_CONTRACTION_BLOCK) * panel);
    p.scores = take(&p.all, parts(walk->extents[AXIS_LINK], AC_CONTRACTION_BLOCK) * panel);
    p.kept = take(
        &p.all, parts(parts(walk->extents[AXIS_LINK], AC_CONTRACTION_BLOCK) * rows, sizeof(float)));
    p.strips = take(&p.all, up_to(columns, m->width) * AC_CONTRACTION_BLOCK);
    p.sums = take(&p.all, rows * up_to(widest, m->width));
    p.ones = take(&p.all, AC_CONTRACTION_BLOCK);
    p.raw = take(&p.all, AC_CONTRACTION_RAW / sizeof(float));
    p.addend = take(&p.all, AC_CONTRACTION_BLOCK);
    return p;
}

/* How many rows a task takes: those whose scores fit, and enough tasks for all threads. */
static void choose_sizes(ac_walk *walk)
{
    ac_walk_contraction *const c = &walk->contraction;
    const ac_multiply *const m = ac_multiply_current(false);
    const size_t rows = product_of(walk, AXIS_REST, c->row_axes);
    const size_t blocks = parts(walk->extents[AXIS_LINK], AC_CONTRACTION_BLOCK);
    const size_t line = (blocks > 0 ? blocks : 1) * AC_MULTIPLY_PITCH * sizeof(float);
    const size_t threads = least(ac_threads_current(), SLOTS_MAX);
    const size_t each =
        walk->extents[AXIS_LINK] * (walk->extents[AC_AXIS_INNER] + walk->extents[AC_AXIS_COLUMN]);
    size_t most = least(SCORE_BYTES / line, ROWS_MOST);

    while (c->batches * parts(rows, most > 0 ? most : 1) < threads && most > m->height &&
           most / 2 * each >= TASK_WORK)
        most /= 2;
    most = most / m->height * m->height;
    c->tile_rows = least(rows, most > m->height ? most : m->height);
    c->slots = least(threads, c->batches * parts(rows, c->tile_rows));
    if (rows * c->batches * each < TASK_WORK)
        c->slots = 1;
    c->slot_bytes = room_of(walk, m).all;
}

/* Which scores are dropped. */
static void find_band(layout *l, const ac_band *band)
{
    ac_walk_contraction *const c = &l->walk->contraction;
    const bool there = l->form->drops && l->call->operands[l->form->drop].tensor->shape.rank > 0;

    c->banded = false;
    c->masked = there && !ac_band_implies_mask(band->mode);
    c->mask = l->form->drop;
    if (!l->form->drops)
        return;

    const size_t rows = (size_t)l->extents[l->form->rows - 'a'];
    const size_t links = (size_t)l->extents[l->form->summed[0] - 'a'];

    c->band = ac_band_find(band, rows, links);
    c->banded = c->band.first + (int64_t)rows > 1 || c->band.end < (int64_t)links;
}

void ac_chain_build(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    const ac_contraction_factors *const factors = call->attrs;
    ac_walk_contraction *const c = &walk->contraction;
    const uint8_t of[] = {form->left, form->middle, form->right};
    ac_lettered tensors[sizeof of];
    ac_letter_count counts[AC_COUNTED_MAX];
    layout l = {.walk = walk, .call = call, .form = form};
    size_t counted = 0;

    for (size_t i = 0; i < sizeof of; i++)
        tensors[i] = (ac_lettered){call->operands[of[i]].tensor, "", form->axes[of[i]], false};
    for (; counted < AC_COUNTED_MAX && form->counted[counted]; counted++)
        counts[counted] = (ac_letter_count){form->counted[counted], factors->counts[counted], ""};
    (void)ac_letters_find(tensors, sizeof of, counts, counted, l.extents);

    c->middle = form->middle;
    c->wide = false;
    c->scales_last = form->scales_last;
    c->result = 0;
    for (size_t k = call->outputs; k > 0; k--) {
        c->gives[k - 1] = form->gives[k - 1];
        if (form->gives[k - 1] == AC_GIVES_RESULT)
            c->result = (uint8_t)(call->inputs + k - 1);
    }
    find_band(&l, &factors->band);
    find_axes(&l, c->masked);
    lay(&l, AC_AXIS_INNER, form->inner);
    lay(&l, AXIS_LINK, form->summed[0]);
    /* The column is the letter of the result that left lacks. */
    walk->extents[AC_AXIS_COLUMN] = 1;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        walk->operands[i].strides[AC_AXIS_COLUMN] = 0;
    for (const char *letter = form->axes[c->result]; *letter != '\0'; letter++) {
        if (*letter >= 'a' && *letter <= 'z' && !has(form->axes[form->left], *letter))
            lay(&l, AC_AXIS_COLUMN, *letter);
    }
    walk->rank = AXIS_REST;
    c->band_axis = 0;
    c->row_axes = lay_rest(&l, true);
    c->batch_axes = lay_rest(&l, false);
    c->batches = product_of(walk, AXIS_REST + c->row_axes, c->batch_axes);
    lay_repeats(&l);
    walk->near = AC_AXIS_INNER;
    choose_sizes(walk);
    walk->workspace = c->slots * c->slot_bytes;
    walk->copies = walk->workspace;
}

/* --- running ---------------------------------------------------------------------------------- */

typedef struct chain {
    const ac_job *job;
    const ac_walk *walk;
    const ac_walk_contraction *c;
    const ac_multiply *multiply;
    const ac_contraction_factors *factors;
    places places;
    unsigned char *slots;
    size_t rows;
    size_t tasks;
    atomic_size_t next;
} chain;

/* A few rows of a batch, in a slot. */
typedef struct task {
    const chain *shared;
    unsigned char *slot;
    size_t batch;
    size_t first;
    size_t rows;
} task;

static float *in_slot(const task *t, size_t place)
{
    return (float *)(void *)(t->slot + place);
}

static const unsigned char *base_of(const task *t, size_t operand)
{
    const ac_walk *const walk = t->shared->walk;
    const ac_walk_contraction *const c = t->shared->c;
    const unsigned char *found = t->shared->job->base[operand];
    size_t index = t->batch;

    for (size_t a = (size_t)AXIS_REST + c->row_axes;
         a < (size_t)AXIS_REST + c->row_axes + c->batch_axes; a++) {
        found += (int64_t)(index % walk->extents[a]) * walk->operands[operand].strides[a];
        index /= walk->extents[a];
    }
    return found;
}

static const unsigned char *row_of(const task *t, size_t operand, size_t row)
{
    const ac_walk *const walk = t->shared->walk;
    const unsigned char *found = base_of(t, operand);
    size_t index = t->first + row;

    for (size_t a = AXIS_REST; a < (size_t)AXIS_REST + t->shared->c->row_axes; a++) {
        found += (int64_t)(index % walk->extents[a]) * walk->operands[operand].strides[a];
        index /= walk->extents[a];
    }
    return found;
}

/* The block of scores or of left that has index k, of a row. */
static float *panel(const task *t, size_t place, size_t k, size_t row)
{
    return in_slot(t, place) +
           (k / AC_CONTRACTION_BLOCK * t->shared->c->tile_rows + row) * AC_MULTIPLY_PITCH;
}

static void pack_left(const task *t)
{
    const chain *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->c->left];
    const int64_t inner = o->strides[AC_AXIS_INNER];
    const size_t whole = s->walk->extents[AC_AXIS_INNER];

    for (size_t r = 0; r < t->rows; r++) {
        const unsigned char *const from = row_of(t, s->c->left, r);

        for (size_t k = 0; k < whole; k += AC_CONTRACTION_BLOCK) {
            const size_t depth = least(whole - k, AC_CONTRACTION_BLOCK);

            ac_contraction_load(s->job->stage, o, (unsigned char *)panel(t, s->places.left, k, r),
                                depth, from + (int64_t)k * inner, inner, 0, depth, 1, false,
                                t->slot + s->places.raw);
        }
    }
}

/* Packs strips of an operand: `columns` columns along one axis and `depth` indices along another,
 * whose first element is at `from`. */
static void pack_strips(const task *t, size_t operand, const unsigned char *from,
                        size_t column_axis, size_t columns, size_t depth_axis, size_t depth)
{
    const chain *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[operand];
    const int64_t column = o->strides[column_axis];
    const int64_t inner = o->strides[depth_axis];
    const size_t width = s->multiply->width;
    ac_multiply_strip *const adjacent = s->multiply->strip[o->dtype];
    float *strip = in_slot(t, s->places.strips);

    for (size_t c = 0; c < columns; c += width, strip += width * depth) {
        const unsigned char *const at = from + (int64_t)c * column;
        const size_t own = least(columns - c, width);

        if (adjacent && (column == o->size || own == 1))
            adjacent(strip, at, inner, depth, own);
        else
            ac_contraction_load(s->job->stage, o, (unsigned char *)strip, width, at, column, inner,
                                own, depth, true, t->slot + s->places.raw);
    }
}

static void multiply(const task *t, const float *left, float *sums, size_t step, size_t rows,
                     size_t columns, size_t depth, bool first)
{
    const chain *const s = t->shared;

    s->multiply->block(&(const ac_multiply_block){
        .left = left,
        .right = in_slot(t, s->places.strips),
        .sums = sums,
        .strip_step = s->multiply->width * depth,
        .step = step,
        .depth = depth,
        .rows = rows,
        .columns = columns,
        .first = first,
    });
}

/* Adds what is added to the scores of a row, and multiplies them. */
static void finish_scores(const task *t, float *scores, size_t row, size_t first, size_t count)
{
    const chain *const s = t->shared;
    float *addend = NULL;

    if (s->c->addend != AC_NO_ADDEND) {
        const ac_walk_operand *const o = &s->walk->operands[s->c->addend];
        const int64_t step = o->strides[AXIS_LINK];

        addend = in_slot(t, s->places.addend);
        ac_contraction_load(s->job->stage, o, (unsigned char *)addend, count,
                            row_of(t, s->c->addend, row) + (int64_t)first * step, step, 0, count, 1,
                            false, t->slot + s->places.raw);
    }
    if (s->c->scales_last && addend)
        s->multiply->finish(scores, scores, 1, addend, s->factors->beta, count);
    if (s->c->scales_last)
        addend = NULL;
    s->multiply->finish(scores, scores, s->factors->alpha, addend, s->factors->beta, count);
}

/* --- what is dropped -------------------------------------------------------------------------- */

/* Of a block of scores a row keeps none, some or all. */
enum { KEPT_NONE, KEPT_SOME, KEPT_ALL };

static unsigned char *kept(const task *t, size_t link, size_t row)
{
    return t->slot + t->shared->places.kept +
           link / AC_CONTRACTION_BLOCK * t->shared->c->tile_rows + row;
}

/* The positions that the band keeps of a row. */
static ac_band_range range_of(const task *t, size_t row)
{
    const ac_walk *const walk = t->shared->walk;
    const ac_walk_contraction *const c = t->shared->c;
    const size_t links = walk->extents[AXIS_LINK];
    size_t index = t->first + row;

    if (!c->banded)
        return (ac_band_range){0, links};
    if (c->band_axis == 0)
        return ac_band_row(c->band, 0, links);
    for (size_t a = AXIS_REST; a < c->band_axis; a++)
        index /= walk->extents[a];
    return ac_band_row(c->band, index % walk->extents[c->band_axis], links);
}

/* How many of the bytes are 0, which keeps. */
static size_t zeros(const unsigned char *from, int64_t step, size_t count)
{
    size_t found = 0;

    if (step == 1) {
        for (size_t i = 0; i < count; i++)
            found += from[i] == 0;
        return found;
    }
    for (size_t i = 0; i < count; i++)
        found += from[(int64_t)i * step] == 0;
    return found;
}

/* Finds what each row keeps of each block. */
static void find_kept(const task *t)
{
    const chain *const s = t->shared;
    const size_t links = s->walk->extents[AXIS_LINK];
    const int64_t step = s->walk->operands[s->c->mask].strides[AXIS_LINK];

    for (size_t r = 0; r < t->rows; r++) {
        const ac_band_range range = range_of(t, r);
        const unsigned char *const mask = s->c->masked ? row_of(t, s->c->mask, r) : NULL;

        for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
            const size_t count = least(links - l, AC_CONTRACTION_BLOCK);
            const size_t first = range.first > l ? range.first : l;
            const size_t end = least(range.end, l + count);
            size_t found = end > first ? end - first : 0;

            if (found > 0 && mask)
                found = zeros(mask + (int64_t)first * step, step, found);
            *kept(t, l, r) = found == 0 ? KEPT_NONE : found == count ? KEPT_ALL : KEPT_SOME;
        }
    }
}

/* Drops scores of a row, of a block that it keeps some of. */
static void drop(const task *t, float *scores, size_t row, size_t first, size_t count)
{
    const chain *const s = t->shared;
    const ac_band_range range = range_of(t, row);
    const int64_t step = s->walk->operands[s->c->mask].strides[AXIS_LINK];
    const size_t begin = range.first > first ? range.first - first : 0;
    const size_t end = least(range.end - first, count);

    for (size_t i = 0; i < begin; i++)
        scores[i] = -INFINITY;
    for (size_t i = end; i < count; i++)
        scores[i] = -INFINITY;
    if (!s->c->masked)
        return;

    const unsigned char *const mask = row_of(t, s->c->mask, row) + (int64_t)first * step;

    for (size_t i = begin; i < end; i++)
        scores[i] = mask[(int64_t)i * step] == 0 ? scores[i] : -INFINITY;
}

/* The first row from `row` on that keeps some of a block; the number of rows if none does. */
static size_t next_kept(const task *t, size_t link, size_t row)
{
    while (row < t->rows && *kept(t, link, row) == KEPT_NONE)
        row++;
    return row;
}

/* --- scores and weights ----------------------------------------------------------------------- */

/* The scores of a block, of rows that keep some of it. */
static void make_block(const task *t, size_t l, size_t count, const unsigned char *from)
{
    const chain *const s = t->shared;
    const int64_t inner = s->walk->operands[s->c->middle].strides[AC_AXIS_INNER];
    const size_t whole = s->walk->extents[AC_AXIS_INNER];

    for (size_t k = 0; k < whole; k += AC_CONTRACTION_BLOCK) {
        const size_t depth = least(whole - k, AC_CONTRACTION_BLOCK);

        pack_strips(t, s->c->middle, from + (int64_t)k * inner, AXIS_LINK, count, AC_AXIS_INNER,
                    depth);
        for (size_t r = next_kept(t, l, 0), end; r < t->rows; r = next_kept(t, l, end)) {
            for (end = r + 1; end < t->rows && *kept(t, l, end) != KEPT_NONE;)
                end++;
            multiply(t, panel(t, s->places.left, k, r), panel(t, s->places.scores, l, r),
                     AC_MULTIPLY_PITCH, end - r, count, depth, k == 0);
        }
    }
    for (size_t r = next_kept(t, l, 0); r < t->rows; r = next_kept(t, l, r + 1)) {
        float *const line = panel(t, s->places.scores, l, r);

        if (whole == 0)
            memset(line, 0, count * sizeof(float));
        finish_scores(t, line, r, l, count);
        if (*kept(t, l, r) == KEPT_SOME)
            drop(t, line, r, l, count);
    }
}

static void make_scores(const task *t)
{
    const chain *const s = t->shared;
    const int64_t step = s->walk->operands[s->c->middle].strides[AXIS_LINK];
    const unsigned char *const base = base_of(t, s->c->middle);
    const size_t links = s->walk->extents[AXIS_LINK];

    for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
        if (next_kept(t, l, 0) < t->rows)
            make_block(t, l, least(links - l, AC_CONTRACTION_BLOCK), base + (int64_t)l * step);
    }
}

/* What there is of a row of scores. */
typedef struct weighed {
    float greatest;
    float total; /* 0 where all weights are */
} weighed;

/* Makes weights of the scores of a row. */
static weighed weigh(const task *t, size_t row)
{
    const chain *const s = t->shared;
    const size_t links = s->walk->extents[AXIS_LINK];
    _Alignas(ALIGNMENT) float sums[AC_MULTIPLY_SUMS];
    float most = -INFINITY;
    bool any = false;

    for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
        if (*kept(t, l, row) == KEPT_NONE)
            continue;

        const float own = s->multiply->greatest(panel(t, s->places.scores, l, row),
                                                least(links - l, AC_CONTRACTION_BLOCK));

        most = own > most ? own : most;
    }
    for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
        const size_t count = least(links - l, AC_CONTRACTION_BLOCK);
        float *const line = panel(t, s->places.scores, l, row);

        if (*kept(t, l, row) == KEPT_NONE)
            continue;
        s->multiply->exps(line, most == -INFINITY ? 0 : most, count);
        s->multiply->dot(sums, line, in_slot(t, s->places.ones), count, !any);
        any = true;
    }
    if (!any)
        return (weighed){-INFINITY, 0};
    s->multiply->join(sums);
    return isnan(sums[0]) ? (weighed){NAN, NAN} : (weighed){most, sums[0]};
}

/* --- results ---------------------------------------------------------------------------------- */

/* Stores a row of results. */
static void store(const task *t, float *sums, float total, size_t row, size_t first, size_t count)
{
    const chain *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->c->result];
    const ac_stage *const stage = s->job->stage;
    const int64_t step = o->strides[AC_AXIS_COLUMN];
    unsigned char *const to =
        (unsigned char *)(uintptr_t)row_of(t, s->c->result, row) + (int64_t)first * step;
    unsigned char *const raw = t->slot + s->places.raw;
    const bool adjacent = step == o->size || count == 1;

    if (total == 0)
        memset(sums, 0, count * sizeof(float));
    else
        s->multiply->finish(sums, sums, 1.0 / (double)total, NULL, 0, count);
    stage->convert(o->dtype, adjacent ? to : raw, o->span, sums, count);
    if (!adjacent)
        stage->scatter[__builtin_ctzll(o->size)](to, step, 0, raw, count, count, 1, NULL);
}

/* Stores what other outputs have of a row. */
static void store_row(const task *t, const weighed *of, size_t row)
{
    const chain *const s = t->shared;

    for (size_t k = 0; k < s->walk->outputs; k++) {
        const size_t output = s->walk->inputs + k;
        const ac_walk_operand *const o = &s->walk->operands[output];
        const uint8_t axis = s->c->repeats[k];
        unsigned char raw[sizeof(double)];
        float value = of->total;

        if (output == s->c->result || ac_walk_absent(s->walk, output))
            continue;
        if (s->c->gives[k] == AC_GIVES_GREATEST)
            value = of->greatest;
        if (s->c->gives[k] == AC_GIVES_LOG)
            value = s->multiply->log_total(of->greatest, of->total);
        s->job->stage->convert(o->dtype, raw, o->span, &value, 1);

        unsigned char *const to = (unsigned char *)(uintptr_t)row_of(t, output, row);

        for (size_t i = 0; i < (axis != 0 ? s->walk->extents[axis] : 1); i++)
            memcpy(to + (axis != 0 ? (int64_t)i * o->strides[axis] : 0), raw, o->size);
    }
}

/* Adds up the products of the weights of a block with right; `begun` says which rows have sums. */
static void add_block(const task *t, size_t l, size_t depth, size_t count, size_t step, bool *begun)
{
    const chain *const s = t->shared;
    float *const sums = in_slot(t, s->places.sums);

    for (size_t r = next_kept(t, l, 0), end; r < t->rows; r = next_kept(t, l, end)) {
        const bool first = !begun[r];

        for (end = r; end < t->rows && *kept(t, l, end) != KEPT_NONE && begun[end] != first;)
            begun[end++] = true;
        multiply(t, panel(t, s->places.scores, l, r), sums + r * step, step, end - r, count, depth,
                 first);
    }
}

static void run_task(const task *t)
{
    const chain *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->c->right];
    const unsigned char *const base = base_of(t, s->c->right);
    const size_t links = s->walk->extents[AXIS_LINK];
    const size_t columns = s->walk->extents[AC_AXIS_COLUMN];
    const size_t step = up_to(least(columns, COLUMNS), s->multiply->width);
    float *const sums = in_slot(t, s->places.sums);
    weighed rows[ROWS_MOST];

    for (size_t i = 0; i < AC_CONTRACTION_BLOCK; i++)
        in_slot(t, s->places.ones)[i] = 1;
    find_kept(t);
    pack_left(t);
    make_scores(t);
    for (size_t r = 0; r < t->rows; r++) {
        rows[r] = weigh(t, r);
        store_row(t, &rows[r], r);
    }
    for (size_t c = 0; c < columns; c += COLUMNS) {
        const size_t count = least(columns - c, COLUMNS);
        bool begun[ROWS_MOST] = {false};

        for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
            const size_t depth = least(links - l, AC_CONTRACTION_BLOCK);

            if (next_kept(t, l, 0) == t->rows)
                continue;
            pack_strips(t, s->c->right,
                        base + (int64_t)l * o->strides[AXIS_LINK] +
                            (int64_t)c * o->strides[AC_AXIS_COLUMN],
                        AC_AXIS_COLUMN, count, AXIS_LINK, depth);
            add_block(t, l, depth, count, step, begun);
        }
        for (size_t r = 0; r < t->rows; r++)
            store(t, sums + r * step, rows[r].total, r, c, count);
    }
}

static void run_slot(void *context, size_t slot)
{
    chain *const s = context;
    const size_t each = parts(s->rows, s->c->tile_rows);
    size_t number;

    while ((number = atomic_fetch_add_explicit(&s->next, 1, memory_order_relaxed)) < s->tasks) {
        const size_t first = number % each * s->c->tile_rows;
        const task t = {.shared = s,
                        .slot = s->slots + slot * s->c->slot_bytes,
                        .batch = number / each,
                        .first = first,
                        .rows = least(s->rows - first, s->c->tile_rows)};

        run_task(&t);
    }
}

void ac_chain_run(const ac_job *job)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_contraction *const c = &walk->contraction;
    chain s = {
        .job = job,
        .walk = walk,
        .c = c,
        .multiply = ac_multiply_current(false),
        .factors = job->attrs,
        .slots = (unsigned char *)(void *)job->partial,
        .rows = product_of(walk, AXIS_REST, c->row_axes),
    };

    s.places = room_of(walk, s.multiply);
    s.tasks = c->batches * parts(s.rows, c->tile_rows);
    atomic_store_explicit(&s.next, 0, memory_order_relaxed);
    ac_threads_fork(run_slot, &s, least(c->slots, s.tasks));
}
