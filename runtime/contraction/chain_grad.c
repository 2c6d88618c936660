#include "contraction/chain_grad.h"

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
 * follow, the last axis of each first. */
enum { AXIS_LINK = AC_AXIS_ROW, AXIS_REST = AC_AXIS_BATCH };

enum {
    FEW = 64,            /* rows, or links, of a task */
    COLUMNS = 512,       /* of strips that are packed together */
    TASK_WORK = 1 << 17, /* products; a call with fewer is not worth a thread */
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

        if (tensor->shape.dims[axis] == 1 || !memchr(letters, letter, count))
            continue;
        for (size_t i = count; letters[i - 1] != letter; i--)
            step *= extents[letters[i - 1] - 'a'];
        return step;
    }
    return 0;
}

/* What is laid, and the axes of the mask, which may lack some. */
typedef struct layout {
    ac_walk *walk;
    const ac_call *call;
    const ac_contraction *form;
    int64_t extents[AC_LETTERS];
    char mask[AC_LETTERS];
} layout;

/* The axes of an operand. What stands for a null one has none, and neither has a mask that is not
 * read, nor an output that nobody wants. */
static const char *axes_of(const layout *l, size_t operand)
{
    if (l->call->operands[operand].tensor->shape.rank == 0 || ac_walk_absent(l->walk, operand))
        return "";
    return l->form->drops && operand == l->form->drop ? l->mask : l->form->axes[operand];
}

/* Makes an axis of the walk of a letter. */
static void lay(layout *l, size_t axis, char letter)
{
    l->walk->extents[axis] = (size_t)l->extents[letter - 'a'];
    for (size_t i = 0; i < l->call->inputs + l->call->outputs; i++) {
        ac_walk_operand *const o = &l->walk->operands[i];

        o->strides[axis] =
            stride_along(o, l->call->operands[i].tensor, axes_of(l, i), letter, l->extents);
    }
}

/* Which scores are dropped. */
static void find_band(layout *l, const ac_band *band)
{
    ac_walk_contraction *const c = &l->walk->contraction;
    const ac_contraction *const form = l->form;

    c->banded = form->drops;
    c->mask = form->drop;
    c->masked = form->drops && l->call->operands[form->drop].tensor->shape.rank > 0 &&
                !ac_band_implies_mask(band->mode);
    c->band_axis = 0;
    if (c->masked)
        ac_letters_own(form->axes[form->drop], &l->call->operands[form->drop].tensor->shape,
                       l->extents, l->mask);
    if (c->banded)
        c->band = ac_band_find(band, (size_t)l->extents[form->rows - 'a'],
                               (size_t)l->extents[form->summed[0] - 'a']);
}

static bool has(const char *axes, char letter)
{
    return strchr(axes, letter) != NULL;
}

static bool is_letter(char c)
{
    return c >= 'a' && c <= 'z';
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
    size_t left;    /* packed blocks of left's rows, */
    size_t slope;   /* and of slope's */
    size_t weights; /* a packed block */
    size_t leans;
    size_t turned_weights; /* the same with a row for each link */
    size_t turned_leans;
    size_t strips;
    size_t sums; /* of one output, */
    size_t more; /* and of another one */
    size_t part; /* elements of a row that are added, or of `made` */
    size_t raw;
    size_t all;
} places;

static size_t take(size_t *all, size_t elements)
{
    const size_t start = *all;

    *all += up_to(elements * sizeof(float), ALIGNMENT);
    return start;
}

/* Elements from one row of sums to the next, of so many columns; those beyond COLUMNS have rows of
 * their own. */
static size_t step_of(size_t columns, const ac_multiply *m)
{
    return up_to(least(columns, COLUMNS), m->width);
}

static size_t sums_of(size_t columns, const ac_multiply *m)
{
    return parts(columns, COLUMNS) * FEW * step_of(columns, m);
}

static places room_of(const ac_walk *walk, const ac_multiply *m)
{
    const size_t inner = walk->extents[AC_AXIS_INNER];
    const size_t columns = walk->extents[AC_AXIS_COLUMN];
    const size_t panel = (size_t)FEW * AC_MULTIPLY_PITCH;
    const size_t widest = least(inner > columns ? inner : columns, COLUMNS);
    const size_t most = widest > AC_CONTRACTION_BLOCK ? widest : AC_CONTRACTION_BLOCK;
    places p = {0};

    p.left = take(&p.all, parts(inner, AC_CONTRACTION_BLOCK) * panel);
    p.slope = take(&p.all, parts(columns, AC_CONTRACTION_BLOCK) * panel);
    p.weights = take(&p.all, panel);
    p.leans = take(&p.all, panel);
    p.turned_weights = take(&p.all, panel);
    p.turned_leans = take(&p.all, panel);
    p.strips = take(&p.all, up_to(most, m->width) * AC_CONTRACTION_BLOCK);
    p.sums = take(&p.all, sums_of(inner, m));
    p.more = take(&p.all, sums_of(columns, m));
    p.part = take(&p.all, AC_CONTRACTION_BLOCK);
    p.raw = take(&p.all, AC_CONTRACTION_RAW / sizeof(float));
    return p;
}

void ac_chain_grad_build(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    const ac_contraction_factors *const factors = call->attrs;
    ac_walk_contraction *const c = &walk->contraction;
    const uint8_t of[] = {form->left, form->middle, form->right};
    const char *const left = form->axes[form->left];
    const char *const right = form->axes[form->right];
    ac_lettered tensors[sizeof of];
    ac_letter_count counts[AC_COUNTED_MAX];
    layout l = {.walk = walk, .call = call, .form = form};
    const int64_t *const extents = l.extents;
    size_t counted = 0;

    for (size_t i = 0; i < sizeof of; i++)
        tensors[i] = (ac_lettered){call->operands[of[i]].tensor, "", form->axes[of[i]], false};
    for (; counted < AC_COUNTED_MAX && form->counted[counted]; counted++)
        counts[counted] = (ac_letter_count){form->counted[counted], factors->counts[counted], ""};
    (void)ac_letters_find(tensors, sizeof of, counts, counted, l.extents);

    c->middle = form->middle;
    c->wide = false;
    c->grad = form->grad;
    c->scales_last = form->scales_last;
    find_band(&l, &factors->band);
    lay(&l, AC_AXIS_INNER, form->inner);
    lay(&l, AXIS_LINK, form->summed[0]);
    for (const char *letter = right; *letter != '\0'; letter++) {
        if (is_letter(*letter) && !has(left, *letter) && *letter != form->summed[0])
            lay(&l, AC_AXIS_COLUMN, *letter);
    }
    walk->rank = AXIS_REST;
    for (size_t i = strlen(form->grad.rows); i > 0; i--) {
        const char letter = form->grad.rows[i - 1];

        if (form->drops && letter == form->rows && extents[letter - 'a'] != 1)
            c->band_axis = walk->rank;
        if (extents[letter - 'a'] != 1)
            lay(&l, walk->rank++, letter);
    }
    c->row_axes = (uint8_t)(walk->rank - AXIS_REST);
    for (size_t i = strlen(left); i > 0; i--) {
        if (is_letter(left[i - 1]) && left[i - 1] != form->inner &&
            !has(form->grad.rows, left[i - 1]) && extents[left[i - 1] - 'a'] != 1)
            lay(&l, walk->rank++, left[i - 1]);
    }
    c->batch_axes = (uint8_t)(walk->rank - AXIS_REST - c->row_axes);
    c->batches = product_of(walk, (size_t)AXIS_REST + c->row_axes, c->batch_axes);
    walk->near = AC_AXIS_INNER;
    /* One output is written before all inputs of the others have been read. */
    walk->ordered = true;

    const size_t rows = product_of(walk, AXIS_REST, c->row_axes);
    const size_t links = walk->extents[AXIS_LINK];
    const size_t tasks = c->batches * (parts(rows, FEW) + parts(links, FEW));
    const size_t work =
        c->batches * rows * links * (walk->extents[AC_AXIS_INNER] + walk->extents[AC_AXIS_COLUMN]);

    c->slots = work < TASK_WORK ? 1 : least(least(ac_threads_current(), SLOTS_MAX), tasks);
    c->slot_bytes = room_of(walk, ac_multiply_current(false)).all;
    walk->workspace = c->slots * c->slot_bytes;
    walk->copies = walk->workspace;
}

/* --- running ---------------------------------------------------------------------------------- */

typedef struct gradients {
    const ac_job *job;
    const ac_walk *walk;
    const ac_walk_contraction *c;
    const ac_multiply *multiply;
    const ac_contraction_factors *factors;
    places places;
    unsigned char *slots;
    size_t rows;
    size_t links;
    size_t inner;
    size_t columns;
    size_t row_tasks; /* of a batch */
    size_t each;      /* tasks of a batch */
    size_t tasks;
    atomic_size_t next;
} gradients;

/* A few rows of a batch that are packed, in a slot. */
typedef struct task {
    const gradients *shared;
    unsigned char *slot;
    size_t batch;
    size_t first;
    size_t rows;
    float differ[FEW];  /* of each row, the sum of slope and made, */
    float most[FEW];    /* the greatest score, */
    double factor[FEW]; /* and 1 / total; 0 where all weights are 0 */
} task;

static float *in_slot(const task *t, size_t place)
{
    return (float *)(void *)(t->slot + place);
}

static bool wanted(const gradients *s, size_t gradient)
{
    const uint8_t operand = s->c->grad.of[gradient];

    return operand != AC_NO_ADDEND && !ac_walk_absent(s->walk, operand);
}

static const unsigned char *base_of(const task *t, size_t operand)
{
    const ac_walk *const walk = t->shared->walk;
    const unsigned char *found = t->shared->job->base[operand];
    size_t index = t->batch;

    for (size_t a = (size_t)AXIS_REST + t->shared->c->row_axes; a < walk->rank; a++) {
        found += (int64_t)(index % walk->extents[a]) * walk->operands[operand].strides[a];
        index /= walk->extents[a];
    }
    return found;
}

/* The first element of a row of the batch. */
static const unsigned char *row_of(const task *t, size_t operand, size_t row)
{
    const ac_walk *const walk = t->shared->walk;
    const unsigned char *found = base_of(t, operand);

    for (size_t a = AXIS_REST; a < (size_t)AXIS_REST + t->shared->c->row_axes; a++) {
        found += (int64_t)(row % walk->extents[a]) * walk->operands[operand].strides[a];
        row /= walk->extents[a];
    }
    return found;
}

/* Loads elements of an operand that lie along an axis. */
static void load(const task *t, size_t operand, float *to, const unsigned char *from, size_t axis,
                 size_t count)
{
    const gradients *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[operand];

    ac_contraction_load(s->job->stage, o, (unsigned char *)to, count, from, o->strides[axis], 0,
                        count, 1, false, t->slot + s->places.raw);
}

/* The packed block of rows that has index k, of one of them. */
static float *panel(const task *t, size_t place, size_t k, size_t row)
{
    return in_slot(t, place) + (k / AC_CONTRACTION_BLOCK * FEW + row) * AC_MULTIPLY_PITCH;
}

static void pack(const task *t, size_t place, size_t operand, size_t axis, size_t whole)
{
    const int64_t step = t->shared->walk->operands[operand].strides[axis];

    for (size_t r = 0; r < t->rows; r++) {
        const unsigned char *const from = row_of(t, operand, t->first + r);

        for (size_t k = 0; k < whole; k += AC_CONTRACTION_BLOCK)
            load(t, operand, panel(t, place, k, r), from + (int64_t)k * step, axis,
                 least(whole - k, AC_CONTRACTION_BLOCK));
    }
}

/* Packs rows of left and slope, and what each row has alone. */
static void pack_rows(task *t)
{
    const gradients *const s = t->shared;
    const ac_contraction_grad *const g = &s->c->grad;
    const int64_t step = s->walk->operands[g->made].strides[AC_AXIS_COLUMN];
    float *const part = in_slot(t, s->places.part);

    pack(t, s->places.left, s->c->left, AC_AXIS_INNER, s->inner);
    pack(t, s->places.slope, g->slope, AC_AXIS_COLUMN, s->columns);
    for (size_t r = 0; r < t->rows; r++) {
        _Alignas(ALIGNMENT) float sums[AC_MULTIPLY_SUMS] = {0};
        const unsigned char *const made = row_of(t, g->made, t->first + r);
        float total;

        for (size_t n = 0; n < s->columns; n += AC_CONTRACTION_BLOCK) {
            const size_t count = least(s->columns - n, AC_CONTRACTION_BLOCK);

            load(t, g->made, part, made + (int64_t)n * step, AC_AXIS_COLUMN, count);
            s->multiply->dot(sums, panel(t, s->places.slope, n, r), part, count, n == 0);
        }
        s->multiply->join(sums);
        t->differ[r] = sums[0];
        load(t, g->greatest, part, row_of(t, g->greatest, t->first + r), AC_AXIS_INNER, 1);
        t->most[r] = part[0];
        load(t, g->total, part, row_of(t, g->total, t->first + r), AC_AXIS_INNER, 1);
        total = part[0];
        t->factor[r] = total == 0 ? 0 : 1.0 / (double)total;
    }
}

/* Packs strips of an operand: `columns` columns along one axis and `depth` indices along another,
 * from index `first` of `whole` on; the first element is at `from`. */
static void pack_strips(const task *t, size_t operand, const unsigned char *from,
                        size_t column_axis, size_t columns, size_t depth_axis, size_t first,
                        size_t depth, size_t whole)
{
    const gradients *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[operand];
    const int64_t column = o->strides[column_axis];
    const int64_t inner = o->strides[depth_axis];
    const size_t width = s->multiply->width;
    ac_multiply_strip *const adjacent = s->multiply->strip[o->dtype];
    float *strip = in_slot(t, s->places.strips) + first * width;

    for (size_t c = 0; c < columns; c += width, strip += width * whole) {
        const unsigned char *const at = from + (int64_t)c * column;
        const size_t own = least(columns - c, width);

        if (adjacent && (column == o->size || own == 1))
            adjacent(strip, at, inner, depth, own);
        else
            ac_contraction_load(s->job->stage, o, (unsigned char *)strip, width, at, column, inner,
                                own, depth, true, t->slot + s->places.raw);
    }
}

/* Packs strips with an index for each of `count` rows: runs of them are evenly spaced. */
static void pack_row_strips(const task *t, size_t operand, size_t column_axis, size_t first_column,
                            size_t columns, size_t first, size_t count)
{
    const ac_walk *const walk = t->shared->walk;
    const size_t run = t->shared->c->row_axes > 0 ? walk->extents[AXIS_REST] : 1;
    const int64_t offset = (int64_t)first_column * walk->operands[operand].strides[column_axis];

    for (size_t r = 0, own; r < count; r += own) {
        own = least(run - (first + r) % run, count - r);
        pack_strips(t, operand, row_of(t, operand, first + r) + offset, column_axis, columns,
                    AXIS_REST, r, own, count);
    }
}

static void multiply(const task *t, const float *left, float *sums, size_t step, size_t rows,
                     size_t columns, size_t depth, bool first)
{
    const gradients *const s = t->shared;

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

/* Multiplies packed rows by what an operand has for links: a block of `to` has the sums along an
 * axis of both. */
static void make_sums(const task *t, float *to, size_t place, size_t operand, size_t axis,
                      size_t whole, size_t first, size_t count)
{
    const ac_walk_operand *const o = &t->shared->walk->operands[operand];
    const unsigned char *const base = base_of(t, operand) + (int64_t)first * o->strides[AXIS_LINK];

    for (size_t k = 0; k < whole; k += AC_CONTRACTION_BLOCK) {
        const size_t depth = least(whole - k, AC_CONTRACTION_BLOCK);

        pack_strips(t, operand, base + (int64_t)k * o->strides[axis], AXIS_LINK, count, axis, 0,
                    depth, depth);
        multiply(t, panel(t, place, k, 0), to, AC_MULTIPLY_PITCH, t->rows, count, depth, k == 0);
    }
    for (size_t r = 0; r < t->rows && whole == 0; r++)
        memset(to + r * AC_MULTIPLY_PITCH, 0, count * sizeof(float));
}

/* Drops scores of a row, of those from `first` on, by their place and by the mask. */
static void drop(const task *t, float *scores, size_t row, size_t first, size_t count)
{
    const ac_walk_contraction *const c = t->shared->c;
    const size_t *const extents = t->shared->walk->extents;
    const int64_t step = t->shared->walk->operands[c->mask].strides[AXIS_LINK];
    const unsigned char *const mask =
        c->masked ? row_of(t, c->mask, row) + (int64_t)first * step : NULL;
    size_t index = row;

    for (size_t a = AXIS_REST; a < c->band_axis; a++)
        index /= extents[a];

    const ac_band_range kept = ac_band_row(
        c->band, c->band_axis > 0 ? index % extents[c->band_axis] : 0, t->shared->links);

    for (size_t i = 0; i < count; i++) {
        if (first + i < kept.first || first + i >= kept.end ||
            (mask && mask[(int64_t)i * step] != 0))
            scores[i] = -INFINITY;
    }
}

/* Makes a block of weights and leans: the packed rows, and links from `first` on. */
static void make_block(const task *t, size_t first, size_t count)
{
    const gradients *const s = t->shared;
    float *const weights = in_slot(t, s->places.weights);
    float *const leans = in_slot(t, s->places.leans);
    float *const part = in_slot(t, s->places.part);

    make_sums(t, weights, s->places.left, s->c->middle, AC_AXIS_INNER, s->inner, first, count);
    make_sums(t, leans, s->places.slope, s->c->right, AC_AXIS_COLUMN, s->columns, first, count);
    for (size_t r = 0; r < t->rows; r++) {
        float *const weight = weights + r * AC_MULTIPLY_PITCH;
        float *const lean = leans + r * AC_MULTIPLY_PITCH;
        const bool adds = s->c->addend != AC_NO_ADDEND;

        if (t->factor[r] == 0) {
            memset(weight, 0, count * sizeof(float));
            memset(lean, 0, count * sizeof(float));
            continue;
        }
        if (adds)
            load(t, s->c->addend, part,
                 row_of(t, s->c->addend, t->first + r) +
                     (int64_t)first * s->walk->operands[s->c->addend].strides[AXIS_LINK],
                 AXIS_LINK, count);
        if (s->c->scales_last)
            s->multiply->finish(weight, weight, 1, adds ? part : NULL, s->factors->beta, count);
        s->multiply->finish(weight, weight, s->factors->alpha,
                            adds && !s->c->scales_last ? part : NULL, s->factors->beta, count);
        if (s->c->banded)
            drop(t, weight, t->first + r, first, count);
        s->multiply->exps(weight, t->most[r], count);
        s->multiply->finish(weight, weight, t->factor[r], NULL, 0, count);
        for (size_t l = 0; l < count; l++) {
            const float apart = lean[l] - t->differ[r];

            lean[l] = weight[l] * apart;
        }
    }
}

/* Stores elements of an output along an axis. */
static void store(const task *t, size_t operand, const unsigned char *at, size_t axis, float *sums,
                  double factor, size_t count)
{
    const gradients *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[operand];
    const ac_stage *const stage = s->job->stage;
    const int64_t step = o->strides[axis];
    unsigned char *const to = (unsigned char *)(uintptr_t)at;
    unsigned char *const raw = t->slot + s->places.raw;
    const bool adjacent = step == o->size || count == 1;

    s->multiply->finish(sums, sums, factor, NULL, 0, count);
    stage->convert(o->dtype, adjacent ? to : raw, o->span, sums, count);
    if (!adjacent)
        stage->scatter[__builtin_ctzll(o->size)](to, step, 0, raw, count, count, 1, NULL);
}

/* Stores a row of sums, of which COLUMNS at a time lie together. */
static void store_sums(const task *t, size_t operand, const unsigned char *to, size_t axis,
                       size_t place, size_t row, double factor, size_t columns)
{
    const gradients *const s = t->shared;
    const size_t step = step_of(columns, s->multiply);

    for (size_t c = 0; c < columns; c += COLUMNS)
        store(t, operand, to + (int64_t)c * s->walk->operands[operand].strides[axis], axis,
              in_slot(t, place) + (c / COLUMNS * FEW + row) * step, factor,
              least(columns - c, COLUMNS));
}

static void clear(const task *t, size_t place, size_t columns)
{
    memset(in_slot(t, place), 0, sums_of(columns, t->shared->multiply) * sizeof(float));
}

/* Gradients of left and of what is added, for a few rows. */
static void run_rows(task *t)
{
    const gradients *const s = t->shared;
    const ac_walk_operand *const middle = &s->walk->operands[s->c->middle];
    const uint8_t left = s->c->grad.of[AC_GRAD_LEFT];
    const uint8_t added = s->c->grad.of[AC_GRAD_ADDEND];
    const size_t step = step_of(s->inner, s->multiply);

    pack_rows(t);
    clear(t, s->places.sums, s->inner);
    for (size_t l = 0; l < s->links; l += AC_CONTRACTION_BLOCK) {
        const size_t depth = least(s->links - l, AC_CONTRACTION_BLOCK);
        const unsigned char *const base =
            base_of(t, s->c->middle) + (int64_t)l * middle->strides[AXIS_LINK];

        make_block(t, l, depth);
        for (size_t c = 0; c < s->inner && wanted(s, AC_GRAD_LEFT); c += COLUMNS) {
            const size_t count = least(s->inner - c, COLUMNS);

            pack_strips(t, s->c->middle, base + (int64_t)c * middle->strides[AC_AXIS_INNER],
                        AC_AXIS_INNER, count, AXIS_LINK, 0, depth, depth);
            multiply(t, in_slot(t, s->places.leans),
                     in_slot(t, s->places.sums) + c / COLUMNS * FEW * step, step, t->rows, count,
                     depth, l == 0);
        }
        for (size_t r = 0; r < t->rows && wanted(s, AC_GRAD_ADDEND); r++)
            store(t, added,
                  row_of(t, added, t->first + r) +
                      (int64_t)l * s->walk->operands[added].strides[AXIS_LINK],
                  AXIS_LINK, in_slot(t, s->places.leans) + r * AC_MULTIPLY_PITCH,
                  s->c->scales_last ? s->factors->alpha * s->factors->beta : s->factors->beta,
                  depth);
    }
    for (size_t r = 0; r < t->rows && wanted(s, AC_GRAD_LEFT); r++)
        store_sums(t, left, row_of(t, left, t->first + r), AC_AXIS_INNER, s->places.sums, r,
                   s->factors->alpha, s->inner);
}

/* Turns a block over: rows become columns `first` and on of the packed block with a row for each
 * link. */
static void turn(const task *t, size_t to, size_t from, size_t first, size_t links)
{
    for (size_t r = 0; r < t->rows; r++) {
        const float *const own = in_slot(t, from) + r * AC_MULTIPLY_PITCH;
        float *const at = in_slot(t, to) + first + r;

        for (size_t l = 0; l < links; l++)
            at[l * AC_MULTIPLY_PITCH] = own[l];
    }
}

/* Adds the products of a turned block with rows of an operand to sums. */
static void take_rows(const task *t, size_t place, size_t turned, size_t operand, size_t axis,
                      size_t columns, size_t links, size_t first, size_t depth)
{
    const size_t step = step_of(columns, t->shared->multiply);

    for (size_t c = 0; c < columns; c += COLUMNS) {
        const size_t count = least(columns - c, COLUMNS);

        pack_row_strips(t, operand, axis, c, count, first, depth);
        multiply(t, in_slot(t, turned), in_slot(t, place) + c / COLUMNS * FEW * step, step, links,
                 count, depth, first == 0);
    }
}

/* Gradients of middle and right, for a few links. */
static void run_links(task *t, size_t link, size_t links)
{
    const gradients *const s = t->shared;
    const uint8_t middle = s->c->grad.of[AC_GRAD_MIDDLE];
    const uint8_t right = s->c->grad.of[AC_GRAD_RIGHT];
    const bool both[] = {wanted(s, AC_GRAD_MIDDLE), wanted(s, AC_GRAD_RIGHT)};

    clear(t, s->places.sums, s->inner);
    clear(t, s->places.more, s->columns);
    for (size_t r = 0; r < s->rows; r += AC_CONTRACTION_BLOCK) {
        const size_t depth = least(s->rows - r, AC_CONTRACTION_BLOCK);

        for (size_t own = 0; own < depth; own += FEW) {
            t->first = r + own;
            t->rows = least(depth - own, FEW);
            pack_rows(t);
            make_block(t, link, links);
            turn(t, s->places.turned_weights, s->places.weights, own, links);
            turn(t, s->places.turned_leans, s->places.leans, own, links);
        }
        if (both[0])
            take_rows(t, s->places.sums, s->places.turned_leans, s->c->left, AC_AXIS_INNER,
                      s->inner, links, r, depth);
        if (both[1])
            take_rows(t, s->places.more, s->places.turned_weights, s->c->grad.slope, AC_AXIS_COLUMN,
                      s->columns, links, r, depth);
    }
    for (size_t l = 0; l < links; l++) {
        const int64_t at = (int64_t)(link + l);

        if (both[0])
            store_sums(t, middle,
                       base_of(t, middle) + at * s->walk->operands[middle].strides[AXIS_LINK],
                       AC_AXIS_INNER, s->places.sums, l, s->factors->alpha, s->inner);
        if (both[1])
            store_sums(t, right,
                       base_of(t, right) + at * s->walk->operands[right].strides[AXIS_LINK],
                       AC_AXIS_COLUMN, s->places.more, l, 1, s->columns);
    }
}

static void run_slot(void *context, size_t slot)
{
    gradients *const s = context;
    size_t number;

    while ((number = atomic_fetch_add_explicit(&s->next, 1, memory_order_relaxed)) < s->tasks) {
        const size_t own = number % s->each;
        task t = {
            .shared = s,
            .slot = s->slots + slot * s->c->slot_bytes,
            .batch = number / s->each,
        };

        if (own < s->row_tasks) {
            t.first = own * FEW;
            t.rows = least(s->rows - t.first, FEW);
            run_rows(&t);
        } else {
            const size_t link = (own - s->row_tasks) * FEW;

            run_links(&t, link, least(s->links - link, FEW));
        }
    }
}

void ac_chain_grad_run(const ac_job *job)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_contraction *const c = &walk->contraction;
    gradients s = {
        .job = job,
        .walk = walk,
        .c = c,
        .multiply = ac_multiply_current(false),
        .factors = job->attrs,
        .slots = (unsigned char *)(void *)job->partial,
        .rows = product_of(walk, AXIS_REST, c->row_axes),
        .links = walk->extents[AXIS_LINK],
        .inner = walk->extents[AC_AXIS_INNER],
        .columns = walk->extents[AC_AXIS_COLUMN],
    };

    s.places = room_of(walk, s.multiply);
    if (wanted(&s, AC_GRAD_LEFT) || wanted(&s, AC_GRAD_ADDEND))
        s.row_tasks = parts(s.rows, FEW);
    s.each = s.row_tasks;
    if (wanted(&s, AC_GRAD_MIDDLE) || wanted(&s, AC_GRAD_RIGHT))
        s.each += parts(s.links, FEW);
    s.tasks = c->batches * s.each;
    atomic_store_explicit(&s.next, 0, memory_order_relaxed);
    ac_threads_fork(run_slot, &s, least(c->slots, s.tasks));
}
