#include "contraction/chain_grad.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "base/environment.h"
#include "base/threads.h"
#include "contraction/chained_walk.h"
#include "contraction/room.h"

enum { FEW = 64 }; /* rows, or links, of a task */

/* --- building --------------------------------------------------------------------------------- */

/* Where the buffers of a task start, in bytes. */
typedef struct places {
    size_t left;    /* packed blocks of left's rows, */
    size_t slope;   /* and of slope's */
    size_t weights; /* a packed block */
    size_t leans;
    size_t turned_weights; /* the same with a row for each link */
    size_t turned_leans;
    size_t sums; /* of one output, */
    size_t more; /* and of another one */
    ac_chained_places shared;
    size_t all;
} places;

/* Elements from one row of sums to the next, of so many columns; those beyond AC_CHAINED_COLUMNS
 * have rows of their own. */
static size_t step_of(size_t columns, const ac_multiply *m)
{
    return ac_up_to(ac_least(columns, AC_CHAINED_COLUMNS), m->width);
}

static size_t sums_of(size_t columns, const ac_multiply *m)
{
    return ac_parts(columns, AC_CHAINED_COLUMNS) * FEW * step_of(columns, m);
}

static places room_of(const ac_walk *walk, const ac_multiply *m)
{
    const size_t inner = walk->extents[AC_AXIS_INNER];
    const size_t columns = walk->extents[AC_AXIS_COLUMN];
    const size_t panel = (size_t)FEW * AC_MULTIPLY_PITCH;
    const size_t widest = ac_least(inner > columns ? inner : columns, AC_CHAINED_COLUMNS);
    const size_t most = widest > AC_CONTRACTION_BLOCK ? widest : AC_CONTRACTION_BLOCK;
    places p = {0};

    p.left = ac_chained_take(&p.all, ac_parts(inner, AC_CONTRACTION_BLOCK) * panel);
    p.slope = ac_chained_take(&p.all, ac_parts(columns, AC_CONTRACTION_BLOCK) * panel);
    p.weights = ac_chained_take(&p.all, panel);
    p.leans = ac_chained_take(&p.all, panel);
    p.turned_weights = ac_chained_take(&p.all, panel);
    p.turned_leans = ac_chained_take(&p.all, panel);
    p.shared.spare = ac_chained_take(&p.all, ac_up_to(most, m->width) * AC_CONTRACTION_BLOCK);
    p.shared.strips = ac_chained_take(&p.all, ac_up_to(most, m->width) * AC_CONTRACTION_BLOCK);
    p.sums = ac_chained_take(&p.all, sums_of(inner, m));
    p.more = ac_chained_take(&p.all, sums_of(columns, m));
    p.shared.part = ac_chained_take(&p.all, AC_CONTRACTION_BLOCK);
    p.shared.raw = ac_chained_take(&p.all, AC_CONTRACTION_RAW / sizeof(float));
    return p;
}

void ac_chain_grad_build(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    ac_walk_contraction *const c = &walk->contraction;
    const char *const left = form->axes[form->left];
    char batches[AC_LETTERS + 1];
    size_t count = 0;
    ac_chained_layout l;

    ac_chained_begin(&l, walk, call, form);
    c->grad = form->grad;
    for (const char *letter = form->axes[form->right]; *letter != '\0'; letter++) {
        if (ac_chained_is_letter(*letter) && !ac_chained_has(left, *letter) &&
            *letter != form->summed[0])
            ac_chained_lay(&l, AC_AXIS_COLUMN, *letter);
    }
    for (const char *letter = left; *letter != '\0'; letter++) {
        if (ac_chained_is_letter(*letter) && *letter != form->inner &&
            !ac_chained_has(form->grad.rows, *letter))
            batches[count++] = *letter;
    }
    batches[count] = '\0';
    c->row_axes = ac_chained_lay_all(&l, form->grad.rows);
    c->batch_axes = ac_chained_lay_all(&l, batches);
    c->batches = ac_chained_points(walk, (size_t)AC_AXIS_REST + c->row_axes, c->batch_axes);
    /* One output is written before all inputs of the others have been read. */
    walk->ordered = true;

    const size_t rows = ac_chained_points(walk, AC_AXIS_REST, c->row_axes);
    const size_t links = walk->extents[AC_AXIS_LINK];
    const size_t tasks = c->batches * (ac_parts(rows, FEW) + ac_parts(links, FEW));
    const size_t work =
        c->batches * rows * links * (walk->extents[AC_AXIS_INNER] + walk->extents[AC_AXIS_COLUMN]);

    c->slots = work < AC_CHAINED_WORK
                   ? 1
                   : ac_least(ac_least(ac_threads_current(), AC_CHAINED_SLOTS), tasks);
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
    ac_chained_task rows;
    const gradients *shared;
    float differ[FEW];  /* of each row, the sum of slope and made, */
    float most[FEW];    /* the greatest score, */
    double factor[FEW]; /* and 1 / total; 0 where all weights are 0 */
    /* What rows of a block keep of links from `link` on. */
    unsigned char kept[AC_CONTRACTION_BLOCK];
    size_t link;
} task;

static bool wanted(const gradients *s, size_t gradient)
{
    const uint8_t operand = s->c->grad.of[gradient];

    return operand != AC_NO_ADDEND && !ac_walk_absent(s->walk, operand);
}

static float one_of(const task *t, size_t operand, size_t row)
{
    float *const part = ac_chained_room(&t->rows, t->shared->places.shared.part);

    ac_chained_load(&t->rows, operand, part, ac_chained_row(&t->rows, operand, row), AC_AXIS_INNER,
                    1);
    return part[0];
}

/* Finds which rows have weights. */
static void read_totals(task *t)
{
    for (size_t r = 0; r < t->rows.rows; r++) {
        const float total = one_of(t, t->shared->c->grad.total, r);

        t->factor[r] = total == 0 ? 0 : 1.0 / (double)total;
    }
}

/* Finds what rows keep of links, and between which links there is any of that. */
static ac_band_range find_kept(task *t, unsigned char *kept, size_t link, size_t count)
{
    ac_band_range some = {link + count, link};

    for (size_t r = 0; r < t->rows.rows; r++) {
        const ac_band_range range = ac_chained_range(&t->rows, r);

        kept[r] = t->factor[r] == 0 ? (unsigned char)AC_KEEPS_NONE
                                    : ac_chained_keeps(&t->rows, r, range, link, count);
        if (kept[r] == AC_KEEPS_NONE)
            continue;
        some.first = ac_least(some.first, ac_most(range.first, link));
        some.end = ac_most(some.end, ac_least(range.end, link + count));
    }
    return some;
}

/* Packs rows of left and slope, and what each row has alone. */
static void pack_rows(task *t)
{
    const gradients *const s = t->shared;
    const ac_contraction_grad *const g = &s->c->grad;
    const int64_t step = s->walk->operands[g->made].strides[AC_AXIS_COLUMN];
    float *const part = ac_chained_room(&t->rows, s->places.shared.part);

    ac_chained_pack(&t->rows, s->places.left, s->c->left, AC_AXIS_INNER);
    ac_chained_pack(&t->rows, s->places.slope, g->slope, AC_AXIS_COLUMN);
    for (size_t r = 0; r < t->rows.rows; r++) {
        _Alignas(AC_CHAINED_ALIGNMENT) float sums[AC_MULTIPLY_SUMS] = {0};
        const unsigned char *const made = ac_chained_row(&t->rows, g->made, r);

        for (size_t n = 0; n < s->columns; n += AC_CONTRACTION_BLOCK) {
            const size_t count = ac_least(s->columns - n, AC_CONTRACTION_BLOCK);

            ac_chained_load(&t->rows, g->made, part, made + (int64_t)n * step, AC_AXIS_COLUMN,
                            count);
            s->multiply->dot(sums, ac_chained_panel(&t->rows, s->places.slope, n, r), part, count,
                             n == 0);
        }
        s->multiply->join(sums);
        t->differ[r] = sums[0];
        t->most[r] = one_of(t, g->greatest, r);
    }
}

/* Packs strips with an index for each of the task's rows: runs of them are evenly spaced. */
static void pack_row_strips(const task *t, size_t operand, size_t column_axis, size_t first_column,
                            size_t columns)
{
    const ac_walk *const walk = t->shared->walk;
    const size_t run = t->shared->c->row_axes > 0 ? walk->extents[AC_AXIS_REST] : 1;
    const int64_t offset = (int64_t)first_column * walk->operands[operand].strides[column_axis];
    const size_t count = t->rows.rows;

    for (size_t r = 0, own; r < count; r += own) {
        own = ac_least(run - (t->rows.first + r) % run, count - r);
        ac_chained_strips(&t->rows, operand, ac_chained_row(&t->rows, operand, r) + offset,
                          column_axis, columns, AC_AXIS_REST, r, own, count);
    }
}

/* Multiplies packed rows by what an operand has for links: a block of `to` has the sums along an
 * axis of both. */
static void make_sums(const task *t, float *to, size_t place, size_t operand, size_t axis,
                      size_t whole, size_t first, size_t count)
{
    const ac_walk_operand *const o = &t->shared->walk->operands[operand];
    const unsigned char *const base =
        ac_chained_base(&t->rows, operand) + (int64_t)first * o->strides[AC_AXIS_LINK];

    for (size_t k = 0; k < whole; k += AC_CONTRACTION_BLOCK) {
        const size_t depth = ac_least(whole - k, AC_CONTRACTION_BLOCK);

        ac_chained_strips(&t->rows, operand, base + (int64_t)k * o->strides[axis], AC_AXIS_LINK,
                          count, axis, 0, depth, depth);
        ac_chained_multiply(&t->rows,
                            &(const ac_chained_rows){ac_chained_panel(&t->rows, place, k, 0), to,
                                                     AC_MULTIPLY_PITCH, t->rows.rows, k == 0},
                            &(const ac_chained_strips_of){count, depth, depth});
    }
    for (size_t r = 0; r < t->rows.rows && whole == 0; r++)
        memset(to + r * AC_MULTIPLY_PITCH, 0, count * sizeof(float));
}

/* Makes a block of weights and leans: the packed rows, and links from `first` on. What is dropped
 * has 0. */
static void make_block(const task *t, const unsigned char *kept, size_t first, size_t count)
{
    const gradients *const s = t->shared;
    float *const weights = ac_chained_room(&t->rows, s->places.weights);
    float *const leans = ac_chained_room(&t->rows, s->places.leans);

    make_sums(t, weights, s->places.left, s->c->middle, AC_AXIS_INNER, s->inner, first, count);
    make_sums(t, leans, s->places.slope, s->c->right, AC_AXIS_COLUMN, s->columns, first, count);
    for (size_t r = 0; r < t->rows.rows; r++) {
        float *const weight = weights + r * AC_MULTIPLY_PITCH;
        float *const lean = leans + r * AC_MULTIPLY_PITCH;

        if (kept[r] == AC_KEEPS_NONE) {
            memset(weight, 0, count * sizeof(float));
            memset(lean, 0, count * sizeof(float));
            continue;
        }
        ac_chained_score(&t->rows, weight, r, first, count);
        s->multiply->leans(weight, lean, t->most[r], (float)t->factor[r], t->differ[r], count);
        if (kept[r] == AC_KEEPS_SOME) {
            ac_chained_drop(&t->rows, weight, r, first, count, 0);
            ac_chained_drop(&t->rows, lean, r, first, count, 0);
        }
    }
}

/* Stores a row of sums, of which AC_CHAINED_COLUMNS at a time lie together. */
static void store_sums(const task *t, size_t operand, const unsigned char *to, size_t axis,
                       size_t place, size_t row, double factor, size_t columns)
{
    const gradients *const s = t->shared;
    const size_t step = step_of(columns, s->multiply);

    for (size_t c = 0; c < columns; c += AC_CHAINED_COLUMNS)
        ac_chained_store(
            &t->rows, operand, to + (int64_t)c * s->walk->operands[operand].strides[axis], axis,
            ac_chained_room(&t->rows, place) + (c / AC_CHAINED_COLUMNS * FEW + row) * step, factor,
            ac_least(columns - c, AC_CHAINED_COLUMNS));
}

static void clear(const task *t, size_t place, size_t columns)
{
    memset(ac_chained_room(&t->rows, place), 0,
           sums_of(columns, t->shared->multiply) * sizeof(float));
}

/* Whether all rows keep all. */
static bool keep_all(const unsigned char *kept, size_t rows)
{
    size_t found = 0;

    for (size_t r = 0; r < rows; r++)
        found += kept[r] == AC_KEEPS_ALL;
    return found == rows;
}

static bool drops(const task *t, size_t row, size_t link)
{
    return t->kept[row] == AC_KEEPS_NONE ||
           (t->kept[row] == AC_KEEPS_SOME && ac_chained_drops_link(&t->rows, row, link));
}

static bool row_drops(const void *of, size_t row, size_t index)
{
    const task *const t = of;

    return drops(t, row, t->link + index);
}

static bool link_drops(const void *of, size_t row, size_t index)
{
    const task *const t = of;

    return drops(t, index, t->link + row);
}

/* Multiplies a packed block by the packed strips; `turned`, rows of the block are links. */
static void multiply(const task *t, size_t block, size_t begin, float *sums, size_t step,
                     size_t rows, size_t columns, size_t depth, bool first, bool turned)
{
    const ac_chained_rows to = {ac_chained_room(&t->rows, block) + begin, sums, step, rows, first};
    const ac_chained_strips_of strips = {columns, depth, depth};
    ac_chained_odd odd = {.known = false};

    if (keep_all(t->kept, t->rows.rows))
        ac_chained_multiply(&t->rows, &to, &strips);
    else
        ac_chained_multiply_kept(&t->rows, &to, &strips, &odd, turned ? link_drops : row_drops, t);
}

/* Stores the gradient of what is added to scores of a block, of which those of `some` links have
 * leans, and others 0. */
static void store_added(const task *t, size_t link, size_t count, ac_band_range some)
{
    const gradients *const s = t->shared;
    const uint8_t added = s->c->grad.of[AC_GRAD_ADDEND];
    const int64_t step = s->walk->operands[added].strides[AC_AXIS_LINK];
    const double factor =
        s->c->scales_last ? s->factors->alpha * s->factors->beta : s->factors->beta;
    const bool any = some.first < some.end;
    float *const line = ac_chained_room(&t->rows, s->places.shared.part);

    for (size_t r = 0; r < t->rows.rows; r++) {
        const float *const leans =
            ac_chained_room(&t->rows, s->places.leans) + r * AC_MULTIPLY_PITCH;

        memset(line, 0, count * sizeof *line);
        if (any)
            memcpy(line + (some.first - link), leans, (some.end - some.first) * sizeof *line);
        ac_chained_store(&t->rows, added, ac_chained_row(&t->rows, added, r) + (int64_t)link * step,
                         AC_AXIS_LINK, line, factor, count);
    }
}

/* Gradients of left and of what is added, for a few rows. */
static void run_rows(task *t)
{
    const gradients *const s = t->shared;
    const ac_walk_operand *const middle = &s->walk->operands[s->c->middle];
    const uint8_t left = s->c->grad.of[AC_GRAD_LEFT];
    const size_t step = step_of(s->inner, s->multiply);
    bool begun = false;

    read_totals(t);
    pack_rows(t);
    clear(t, s->places.sums, s->inner);
    for (size_t l = 0; l < s->links; l += AC_CONTRACTION_BLOCK) {
        const size_t count = ac_least(s->links - l, AC_CONTRACTION_BLOCK);
        const ac_band_range some = find_kept(t, t->kept, l, count);
        const bool any = some.first < some.end;
        const unsigned char *const base = ac_chained_base(&t->rows, s->c->middle) +
                                          (int64_t)some.first * middle->strides[AC_AXIS_LINK];

        t->link = some.first;
        if (any)
            make_block(t, t->kept, some.first, some.end - some.first);
        for (size_t c = 0; c < s->inner && any && wanted(s, AC_GRAD_LEFT);
             c += AC_CHAINED_COLUMNS) {
            const size_t columns = ac_least(s->inner - c, AC_CHAINED_COLUMNS);
            const size_t depth = some.end - some.first;

            ac_chained_strips(&t->rows, s->c->middle,
                              base + (int64_t)c * middle->strides[AC_AXIS_INNER], AC_AXIS_INNER,
                              columns, AC_AXIS_LINK, 0, depth, depth);
            multiply(t, s->places.leans, 0,
                     ac_chained_room(&t->rows, s->places.sums) +
                         c / AC_CHAINED_COLUMNS * FEW * step,
                     step, t->rows.rows, columns, depth, !begun, false);
        }
        begun = begun || any;
        if (wanted(s, AC_GRAD_ADDEND))
            store_added(t, l, count, some);
    }
    for (size_t r = 0; r < t->rows.rows && wanted(s, AC_GRAD_LEFT); r++)
        store_sums(t, left, ac_chained_row(&t->rows, left, r), AC_AXIS_INNER, s->places.sums, r,
                   s->factors->alpha, s->inner);
}

/* Turns a block over: rows become columns `first` and on of the packed block with a row for each
 * link. */
static void turn(const task *t, size_t to, size_t from, size_t first, size_t links)
{
    for (size_t r = 0; r < t->rows.rows; r++) {
        const float *const own = ac_chained_room(&t->rows, from) + r * AC_MULTIPLY_PITCH;
        float *const at = ac_chained_room(&t->rows, to) + first + r;

        for (size_t l = 0; l < links; l++)
            at[l * AC_MULTIPLY_PITCH] = own[l];
    }
}

static void clear_turned(const task *t, size_t to, size_t first, size_t links)
{
    for (size_t l = 0; l < links; l++)
        memset(ac_chained_room(&t->rows, to) + l * AC_MULTIPLY_PITCH + first, 0,
               t->rows.rows * sizeof(float));
}

/* Adds the products of a turned block, from its column `begin` on, with the task's rows of an
 * operand to sums. */
static void take_rows(const task *t, size_t place, size_t turned, size_t begin, size_t operand,
                      size_t axis, size_t columns, size_t links, bool first)
{
    const size_t step = step_of(columns, t->shared->multiply);

    for (size_t c = 0; c < columns; c += AC_CHAINED_COLUMNS) {
        const size_t count = ac_least(columns - c, AC_CHAINED_COLUMNS);

        pack_row_strips(t, operand, axis, c, count);
        multiply(t, turned, begin,
                 ac_chained_room(&t->rows, place) + c / AC_CHAINED_COLUMNS * FEW * step, step,
                 links, count, t->rows.rows, first, true);
    }
}

/* Makes turned weights and leans of a block of rows, of which rows [first, end) have some; those
 * between them that have none have 0. What rows from `first` on keep is in t->kept. */
static ac_band_range turn_block(task *t, size_t row, size_t rows, size_t link, size_t links)
{
    const gradients *const s = t->shared;
    ac_band_range found = {0, 0};

    for (size_t own = 0; own < rows; own += FEW) {
        unsigned char kept[FEW];

        t->rows.first = row + own;
        t->rows.rows = ac_least(rows - own, FEW);
        read_totals(t);

        const ac_band_range some = find_kept(t, kept, link, links);
        const bool any = some.first < some.end;

        if (!any && found.end == 0)
            continue;
        if (any) {
            pack_rows(t);
            make_block(t, kept, link, links);
            turn(t, s->places.turned_weights, s->places.weights, own, links);
            turn(t, s->places.turned_leans, s->places.leans, own, links);
            found.first = found.end == 0 ? own : found.first;
            found.end = own + t->rows.rows;
        } else {
            clear_turned(t, s->places.turned_weights, own, links);
            clear_turned(t, s->places.turned_leans, own, links);
        }
        memcpy(t->kept + (own - found.first), kept, t->rows.rows);
    }
    return found;
}

/* Gradients of middle and right, for a few links. */
static void run_links(task *t, size_t link, size_t links)
{
    const gradients *const s = t->shared;
    const uint8_t middle = s->c->grad.of[AC_GRAD_MIDDLE];
    const uint8_t right = s->c->grad.of[AC_GRAD_RIGHT];
    const bool both[] = {wanted(s, AC_GRAD_MIDDLE), wanted(s, AC_GRAD_RIGHT)};
    bool begun = false;

    clear(t, s->places.sums, s->inner);
    clear(t, s->places.more, s->columns);
    for (size_t r = 0; r < s->rows; r += AC_CONTRACTION_BLOCK) {
        const ac_band_range some =
            turn_block(t, r, ac_least(s->rows - r, AC_CONTRACTION_BLOCK), link, links);

        if (some.first == some.end)
            continue;
        t->rows.first = r + some.first;
        t->rows.rows = some.end - some.first;
        t->link = link;
        if (both[0])
            take_rows(t, s->places.sums, s->places.turned_leans, some.first, s->c->left,
                      AC_AXIS_INNER, s->inner, links, !begun);
        if (both[1])
            take_rows(t, s->places.more, s->places.turned_weights, some.first, s->c->grad.slope,
                      AC_AXIS_COLUMN, s->columns, links, !begun);
        begun = true;
    }
    for (size_t l = 0; l < links; l++) {
        const int64_t at = (int64_t)(link + l);

        if (both[0])
            store_sums(t, middle,
                       ac_chained_base(&t->rows, middle) +
                           at * s->walk->operands[middle].strides[AC_AXIS_LINK],
                       AC_AXIS_INNER, s->places.sums, l, s->factors->alpha, s->inner);
        if (both[1])
            store_sums(t, right,
                       ac_chained_base(&t->rows, right) +
                           at * s->walk->operands[right].strides[AC_AXIS_LINK],
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
            .rows = {.job = s->job,
                     .multiply = s->multiply,
                     .slot = s->slots + slot * s->c->slot_bytes,
                     .at = s->places.shared,
                     .height = FEW,
                     .batch = number / s->each},
        };

        if (own < s->row_tasks) {
            t.rows.first = own * FEW;
            t.rows.rows = ac_least(s->rows - t.rows.first, FEW);
            run_rows(&t);
        } else {
            const size_t link = (own - s->row_tasks) * FEW;

            run_links(&t, link, ac_least(s->links - link, FEW));
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
        .rows = ac_chained_points(walk, AC_AXIS_REST, c->row_axes),
        .links = walk->extents[AC_AXIS_LINK],
        .inner = walk->extents[AC_AXIS_INNER],
        .columns = walk->extents[AC_AXIS_COLUMN],
    };

    s.places = room_of(walk, s.multiply);
    if (wanted(&s, AC_GRAD_LEFT) || wanted(&s, AC_GRAD_ADDEND))
        s.row_tasks = ac_parts(s.rows, FEW);
    s.each = s.row_tasks;
    if (wanted(&s, AC_GRAD_MIDDLE) || wanted(&s, AC_GRAD_RIGHT))
        s.each += ac_parts(s.links, FEW);
    s.tasks = c->batches * s.each;
    atomic_store_explicit(&s.next, 0, memory_order_relaxed);
    ac_threads_fork(run_slot, &s, ac_least(c->slots, s.tasks));
}
