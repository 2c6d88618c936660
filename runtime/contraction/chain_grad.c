#include "contraction/chain_grad.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "base/environment.h"
#include "base/threads.h"
#include "contraction/chained_walk.h"
#include "contraction/room.h"

enum {
    FEW = 128,           /* rows, or links, of a task that has not a whole batch */
    WHOLE_ROWS = 1 << 22 /* elements of left's gradient in a batch that is a task, at most */
};

/* --- building --------------------------------------------------------------------------------- */

/* Where the buffers of a task start, in bytes. */
typedef struct places {
    size_t left;    /* packed blocks of left's rows, */
    size_t slope;   /* and of slope's */
    size_t weights; /* a packed block with a row for each row, */
    size_t leans;
    size_t turned;  /* and one of either with a row for each link */
    size_t of_left; /* sums of its gradient */
    size_t of_middle;
    size_t of_right;
    ac_chained_places shared;
    size_t all;
} places;

/* How many rows and links are looked at together, and how many have sums in a task. */
typedef struct extent {
    size_t rows;
    size_t links;
    size_t row_sums;
    size_t link_sums;
} extent;

static extent extent_of(const ac_walk *walk)
{
    const size_t rows = ac_chained_points(walk, AC_AXIS_REST, walk->contraction.row_axes);
    const size_t links = walk->extents[AC_AXIS_LINK];
    const bool whole = walk->contraction.whole;

    return (extent){
        .rows = ac_least(rows, AC_CONTRACTION_BLOCK),
        .links = ac_least(links, AC_CONTRACTION_BLOCK),
        .row_sums = whole ? rows : ac_least(rows, FEW),
        .link_sums = ac_least(links, whole ? AC_CONTRACTION_BLOCK : FEW),
    };
}

/* Elements from one row of sums to the next, of so many columns; those beyond AC_CHAINED_COLUMNS
 * have rows of their own. */
static size_t step_of(size_t columns, const ac_multiply *m)
{
    return ac_up_to(ac_least(columns, AC_CHAINED_COLUMNS), m->width);
}

static size_t sums_of(size_t rows, size_t columns, const ac_multiply *m)
{
    return ac_parts(columns, AC_CHAINED_COLUMNS) * rows * step_of(columns, m);
}

static places room_of(const ac_walk *walk, const ac_multiply *m)
{
    const extent e = extent_of(walk);
    const size_t inner = walk->extents[AC_AXIS_INNER];
    const size_t columns = walk->extents[AC_AXIS_COLUMN];
    const size_t panel = e.rows * AC_MULTIPLY_PITCH;
    const size_t widest = ac_least(inner > columns ? inner : columns, AC_CHAINED_COLUMNS);
    const size_t most = widest > AC_CONTRACTION_BLOCK ? widest : AC_CONTRACTION_BLOCK;
    places p = {0};

    p.left = ac_chained_take(&p.all, ac_parts(inner, AC_CONTRACTION_BLOCK) * panel);
    p.slope = ac_chained_take(&p.all, ac_parts(columns, AC_CONTRACTION_BLOCK) * panel);
    p.weights = ac_chained_take(&p.all, panel);
    p.leans = ac_chained_take(&p.all, panel);
    p.turned = ac_chained_take(&p.all, e.links * AC_MULTIPLY_PITCH);
    p.shared.spare = ac_chained_take(&p.all, ac_up_to(most, m->width) * AC_CONTRACTION_BLOCK);
    p.shared.strips = ac_chained_take(&p.all, ac_up_to(most, m->width) * AC_CONTRACTION_BLOCK);
    p.of_left = ac_chained_take(&p.all, sums_of(e.row_sums, inner, m));
    p.of_middle = ac_chained_take(&p.all, sums_of(e.link_sums, inner, m));
    p.of_right = ac_chained_take(&p.all, sums_of(e.link_sums, columns, m));
    p.shared.part = ac_chained_take(&p.all, AC_CONTRACTION_BLOCK);
    p.shared.raw = ac_chained_take(&p.all, AC_CONTRACTION_RAW / sizeof(float));
    return p;
}

static bool is_wanted(const ac_walk *walk, size_t gradient)
{
    const uint8_t operand = walk->contraction.grad.of[gradient];

    return operand != AC_NO_ADDEND && !ac_walk_absent(walk, operand);
}

/* Whether each batch is one task, in which weights are made once: five products instead of seven.
 * Otherwise there are more tasks, some for rows and some for links. */
static bool takes_whole(const ac_walk *walk, size_t rows, size_t threads)
{
    const size_t batches = walk->contraction.batches;
    const bool both = (is_wanted(walk, AC_GRAD_LEFT) || is_wanted(walk, AC_GRAD_ADDEND)) &&
                      (is_wanted(walk, AC_GRAD_MIDDLE) || is_wanted(walk, AC_GRAD_RIGHT));

    return both && rows * walk->extents[AC_AXIS_INNER] <= WHOLE_ROWS &&
           5 * ac_parts(batches, threads) * threads <= 7 * batches;
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
    const size_t work =
        c->batches * rows * links * (walk->extents[AC_AXIS_INNER] + walk->extents[AC_AXIS_COLUMN]);
    const size_t threads =
        work < AC_CHAINED_WORK ? 1 : ac_least(ac_threads_current(), AC_CHAINED_SLOTS);

    c->whole = takes_whole(walk, rows, threads);

    const size_t each = c->whole ? 1 : ac_parts(rows, FEW) + ac_parts(links, FEW);

    c->slots = ac_least(threads, c->batches * each);
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
    extent extent;
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

/* A few rows of a batch that are packed, in a slot, and the links that are looked at. */
typedef struct task {
    ac_chained_task rows;
    const gradients *shared;
    size_t link;
    size_t links;
    float differ[AC_CONTRACTION_BLOCK];  /* of each row, the sum of slope and made, */
    float most[AC_CONTRACTION_BLOCK];    /* the greatest score, */
    double factor[AC_CONTRACTION_BLOCK]; /* 1 / total; 0 where all weights are 0, */
    /* and which of the links the row keeps, all of them between two. */
    unsigned char kept[AC_CONTRACTION_BLOCK];
    uint16_t low[AC_CONTRACTION_BLOCK];
    uint16_t high[AC_CONTRACTION_BLOCK];
} task;

static float one_of(const task *t, size_t operand, size_t row)
{
    float *const part = ac_chained_room(&t->rows, t->shared->places.shared.part);

    ac_chained_load(&t->rows, operand, part, ac_chained_row(&t->rows, operand, row), AC_AXIS_INNER,
                    1);
    return part[0];
}

/* --- what is dropped -------------------------------------------------------------------------- */

/* Finds which rows have weights, which of the links they keep, and leaves of the links those
 * between which there is any of that. */
static void find_kept(task *t)
{
    const size_t end = t->link + t->links;
    ac_band_range some = {end, t->link};
    ac_band_range ranges[AC_CONTRACTION_BLOCK];

    for (size_t r = 0; r < t->rows.rows; r++) {
        const float total = one_of(t, t->shared->c->grad.total, r);

        ranges[r] = ac_chained_range(&t->rows, r);
        t->factor[r] = total == 0 ? 0 : 1.0 / (double)total;
        t->kept[r] = total == 0 ? (unsigned char)AC_KEEPS_NONE
                                : ac_chained_keeps(&t->rows, r, ranges[r], t->link, t->links);
        if (t->kept[r] == AC_KEEPS_NONE)
            continue;
        some.first = ac_least(some.first, ac_most(ranges[r].first, t->link));
        some.end = ac_most(some.end, ac_least(ranges[r].end, end));
    }
    t->link = some.first;
    t->links = some.end > some.first ? some.end - some.first : 0;
    for (size_t r = 0; r < t->rows.rows; r++) {
        t->low[r] = t->high[r] = 0;
        if (t->kept[r] == AC_KEEPS_NONE)
            continue;
        t->low[r] = (uint16_t)(ac_most(ranges[r].first, t->link) - t->link);
        t->high[r] = (uint16_t)(ac_least(ranges[r].end, some.end) - t->link);
    }
}

/* Rows, or links, that follow each other, and which of the others they are multiplied by. */
typedef struct alike {
    size_t first;
    size_t count; /* 0: there are no more */
    size_t low;
    size_t high;
    bool all; /* nothing of that is dropped */
} alike;

/* Those rows from one on. If they drop some they are so few that they drop nearly the same. */
static alike alike_rows(const task *t, size_t row)
{
    const size_t few = 2 * t->shared->multiply->height;
    alike found = {.first = row, .low = t->links};

    while (found.first < t->rows.rows && t->kept[found.first] == AC_KEEPS_NONE)
        found.first++;
    if (found.first == t->rows.rows)
        return found;

    const unsigned char keeps = t->kept[found.first];

    found.all = keeps == AC_KEEPS_ALL;
    for (size_t r = found.first; r < t->rows.rows && t->kept[r] == keeps; r++) {
        if (!found.all && found.count == few)
            break;
        found.low = ac_least(found.low, t->low[r]);
        found.high = ac_most(found.high, t->high[r]);
        found.count++;
    }
    return found;
}

/* Links from one on, and the rows that keep any. */
static alike alike_links(const task *t, size_t link)
{
    const size_t few = 2 * t->shared->multiply->height;
    alike found = {.first = link, .low = t->rows.rows, .all = true};

    if (link == t->links)
        return found;
    for (size_t r = 0; r < t->rows.rows; r++)
        found.all = found.all && t->kept[r] == AC_KEEPS_ALL;
    found.count = found.all ? t->links - link : ac_least(t->links - link, few);
    for (size_t r = 0; r < t->rows.rows; r++) {
        if (t->low[r] >= link + found.count || t->high[r] <= link)
            continue;
        found.low = ac_least(found.low, r);
        found.high = r + 1;
    }
    return found;
}

/* --- weights ---------------------------------------------------------------------------------- */

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

/* Multiplies packed rows by what an operand has for links: a block of `to` has the sums along an
 * axis of both. */
static void make_sums(const task *t, float *to, size_t place, size_t operand, size_t axis,
                      size_t whole)
{
    const ac_walk_operand *const o = &t->shared->walk->operands[operand];
    const unsigned char *const base =
        ac_chained_base(&t->rows, operand) + (int64_t)t->link * o->strides[AC_AXIS_LINK];

    for (size_t k = 0; k < whole; k += AC_CONTRACTION_BLOCK) {
        const size_t depth = ac_least(whole - k, AC_CONTRACTION_BLOCK);

        ac_chained_strips(&t->rows, operand, base + (int64_t)k * o->strides[axis], AC_AXIS_LINK,
                          t->links, axis, 0, depth, depth);
        for (alike a = alike_rows(t, 0); a.count > 0; a = alike_rows(t, a.first + a.count))
            ac_chained_multiply(
                &t->rows,
                &(const ac_chained_rows){ac_chained_panel(&t->rows, place, k, a.first),
                                         to + a.first * AC_MULTIPLY_PITCH, AC_MULTIPLY_PITCH,
                                         a.count, k == 0},
                &(const ac_chained_strips_of){a.high, 0, depth, depth});
    }
    for (size_t r = 0; r < t->rows.rows && whole == 0; r++)
        memset(to + r * AC_MULTIPLY_PITCH, 0, t->links * sizeof(float));
}

/* Makes a block of weights and leans: the packed rows, and the links. What is dropped has 0. */
static void make_block(const task *t)
{
    const gradients *const s = t->shared;
    float *const weights = ac_chained_room(&t->rows, s->places.weights);
    float *const leans = ac_chained_room(&t->rows, s->places.leans);

    make_sums(t, weights, s->places.left, s->c->middle, AC_AXIS_INNER, s->inner);
    make_sums(t, leans, s->places.slope, s->c->right, AC_AXIS_COLUMN, s->columns);
    for (size_t r = 0; r < t->rows.rows; r++) {
        float *const weight = weights + r * AC_MULTIPLY_PITCH;
        float *const lean = leans + r * AC_MULTIPLY_PITCH;
        const size_t count = t->high[r];

        memset(weight + count, 0, (t->links - count) * sizeof(float));
        memset(lean + count, 0, (t->links - count) * sizeof(float));
        if (count == 0)
            continue;
        ac_chained_score(&t->rows, weight, r, t->link, count);
        s->multiply->leans(weight, lean, t->most[r], (float)t->factor[r], t->differ[r], count);
        if (t->kept[r] == AC_KEEPS_SOME) {
            ac_chained_drop(&t->rows, weight, r, t->link, count, 0);
            ac_chained_drop(&t->rows, lean, r, t->link, count, 0);
        }
    }
}

/* --- sums ------------------------------------------------------------------------------------- */

/* Sums of an output, of which AC_CHAINED_COLUMNS at a time lie together. */
typedef struct sums {
    size_t place;
    size_t height; /* rows that have some */
    size_t axis;
    size_t columns;
} sums;

static sums sums_for(const gradients *s, size_t gradient)
{
    const bool right = gradient == AC_GRAD_RIGHT;

    return (sums){
        .place = gradient == AC_GRAD_LEFT ? s->places.of_left
                 : right                  ? s->places.of_right
                                          : s->places.of_middle,
        .height = gradient == AC_GRAD_LEFT ? s->extent.row_sums : s->extent.link_sums,
        .axis = right ? AC_AXIS_COLUMN : AC_AXIS_INNER,
        .columns = right ? s->columns : s->inner,
    };
}

static float *sums_at(const task *t, const sums *of, size_t row, size_t column)
{
    return ac_chained_room(&t->rows, of->place) + (column / AC_CHAINED_COLUMNS * of->height + row) *
                                                      step_of(of->columns, t->shared->multiply);
}

static void store_sums(const task *t, size_t gradient, const unsigned char *to, size_t row,
                       double factor)
{
    const uint8_t operand = t->shared->c->grad.of[gradient];
    const sums of = sums_for(t->shared, gradient);
    const int64_t step = t->shared->walk->operands[operand].strides[of.axis];

    for (size_t c = 0; c < of.columns; c += AC_CHAINED_COLUMNS)
        ac_chained_store(&t->rows, operand, to + (int64_t)c * step, of.axis,
                         sums_at(t, &of, row, c), factor,
                         ac_least(of.columns - c, AC_CHAINED_COLUMNS));
}

static void clear_sums(const task *t, size_t gradient)
{
    const sums of = sums_for(t->shared, gradient);

    memset(ac_chained_room(&t->rows, of.place), 0,
           sums_of(of.height, of.columns, t->shared->multiply) * sizeof(float));
}

/* A packed block whose rows are those of the task, or links. */
typedef struct part {
    const task *task;
    size_t first; /* row of the block */
    bool turned;
} part;

static bool drops(const void *of, size_t row, size_t index)
{
    const part *const p = of;
    const size_t r = p->turned ? index : p->first + row;
    const size_t link = p->turned ? p->first + row : index;

    return p->task->kept[r] == AC_KEEPS_NONE ||
           (p->task->kept[r] == AC_KEEPS_SOME &&
            ac_chained_drops_link(&p->task->rows, r, p->task->link + link));
}

/* Adds the products of a packed block and the packed strips to sums of rows from `to` on. */
static void add_products(const task *t, const float *block, bool turned, const sums *of, size_t to,
                         size_t column)
{
    const size_t columns = ac_least(of->columns - column, AC_CHAINED_COLUMNS);
    const size_t whole = turned ? t->rows.rows : t->links;
    ac_chained_odd odd = {.known = false};

    for (alike a = turned ? alike_links(t, 0) : alike_rows(t, 0); a.count > 0;
         a = turned ? alike_links(t, a.first + a.count) : alike_rows(t, a.first + a.count)) {
        const ac_chained_rows rows = {block + a.first * AC_MULTIPLY_PITCH + a.low,
                                      sums_at(t, of, to + a.first, column),
                                      step_of(of->columns, t->shared->multiply), a.count, false};
        const ac_chained_strips_of strips = {columns, a.low, a.high - a.low, whole};

        if (a.low >= a.high)
            continue;
        if (a.all)
            ac_chained_multiply(&t->rows, &rows, &strips);
        else
            ac_chained_multiply_kept(&t->rows, &rows, &strips, &odd, drops,
                                     &(const part){t, a.first, turned});
    }
}

/* Adds what the links have to the gradient of left, whose sums of the task's rows are from `to`
 * on. */
static void add_to_left(const task *t, size_t to)
{
    const gradients *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->c->middle];
    const unsigned char *const base =
        ac_chained_base(&t->rows, s->c->middle) + (int64_t)t->link * o->strides[AC_AXIS_LINK];
    const sums of = sums_for(s, AC_GRAD_LEFT);

    for (size_t c = 0; c < s->inner; c += AC_CHAINED_COLUMNS) {
        ac_chained_strips(&t->rows, s->c->middle, base + (int64_t)c * o->strides[AC_AXIS_INNER],
                          AC_AXIS_INNER, ac_least(s->inner - c, AC_CHAINED_COLUMNS), AC_AXIS_LINK,
                          0, t->links, t->links);
        add_products(t, ac_chained_room(&t->rows, s->places.leans), false, &of, to, c);
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

/* Adds what the task's rows have to the gradient of middle or right, whose sums of the links are
 * from `to` on. The block is turned over first. */
static void add_to_links(const task *t, size_t gradient, size_t to)
{
    const gradients *const s = t->shared;
    const bool right = gradient == AC_GRAD_RIGHT;
    const size_t operand = right ? s->c->grad.slope : s->c->left;
    const float *const block =
        ac_chained_room(&t->rows, right ? s->places.weights : s->places.leans);
    float *const turned = ac_chained_room(&t->rows, s->places.turned);
    const sums of = sums_for(s, gradient);

    s->job->stage->gather[2](turned, AC_MULTIPLY_PITCH, block,
                             (int64_t)(AC_MULTIPLY_PITCH * sizeof(float)), sizeof(float),
                             t->rows.rows, t->links);
    for (size_t c = 0; c < of.columns; c += AC_CHAINED_COLUMNS) {
        pack_row_strips(t, operand, of.axis, c, ac_least(of.columns - c, AC_CHAINED_COLUMNS));
        add_products(t, turned, true, &of, to, c);
    }
}

/* Stores the gradient of what is added to scores of `count` links, of which some have leans, and
 * others 0. */
static void store_added(const task *t, size_t link, size_t count)
{
    const gradients *const s = t->shared;
    const uint8_t added = s->c->grad.of[AC_GRAD_ADDEND];
    const int64_t step = s->walk->operands[added].strides[AC_AXIS_LINK];
    const double factor =
        s->c->scales_last ? s->factors->alpha * s->factors->beta : s->factors->beta;
    float *const line = ac_chained_room(&t->rows, s->places.shared.part);

    for (size_t r = 0; r < t->rows.rows; r++) {
        const float *const leans =
            ac_chained_room(&t->rows, s->places.leans) + r * AC_MULTIPLY_PITCH;

        memset(line, 0, count * sizeof *line);
        if (t->links > 0)
            memcpy(line + (t->link - link), leans, t->links * sizeof *line);
        ac_chained_store(&t->rows, added, ac_chained_row(&t->rows, added, r) + (int64_t)link * step,
                         AC_AXIS_LINK, line, factor, count);
    }
}

/* --- tasks ------------------------------------------------------------------------------------ */

/* A block of rows and links, whose sums of rows are from `row_sums` on; which sums are made. */
typedef struct pair {
    size_t row;
    size_t rows;
    size_t link;
    size_t links;
    size_t row_sums;
    bool of_rows;
    bool of_links;
} pair;

static void run_pair(task *t, const pair *p)
{
    const gradients *const s = t->shared;

    t->rows.first = p->row;
    t->rows.rows = p->rows;
    t->link = p->link;
    t->links = p->links;
    find_kept(t);
    if (t->links > 0) {
        pack_rows(t);
        make_block(t);
    }
    if (t->links > 0 && p->of_rows && is_wanted(s->walk, AC_GRAD_LEFT))
        add_to_left(t, p->row_sums);
    for (size_t k = AC_GRAD_MIDDLE; k <= AC_GRAD_RIGHT && p->of_links && t->links > 0; k++) {
        if (is_wanted(s->walk, k))
            add_to_links(t, k, t->link - p->link);
    }
    if (p->of_rows && is_wanted(s->walk, AC_GRAD_ADDEND))
        store_added(t, p->link, p->links);
}

/* Stores gradients of left, of rows from one on. */
static void store_rows(task *t, size_t row, size_t rows)
{
    const gradients *const s = t->shared;
    const uint8_t left = s->c->grad.of[AC_GRAD_LEFT];

    t->rows.first = row;
    for (size_t r = 0; r < rows && is_wanted(s->walk, AC_GRAD_LEFT); r++)
        store_sums(t, AC_GRAD_LEFT, ac_chained_row(&t->rows, left, r), r, s->factors->alpha);
}

/* A few links, and all rows. */
static void run_links(task *t, size_t link, size_t links, bool of_rows)
{
    const gradients *const s = t->shared;

    for (size_t k = AC_GRAD_MIDDLE; k <= AC_GRAD_RIGHT; k++) {
        if (is_wanted(s->walk, k))
            clear_sums(t, k);
    }
    for (size_t r = 0; r < s->rows; r += AC_CONTRACTION_BLOCK)
        run_pair(t, &(const pair){.row = r,
                                  .rows = ac_least(s->rows - r, AC_CONTRACTION_BLOCK),
                                  .link = link,
                                  .links = links,
                                  .row_sums = r,
                                  .of_rows = of_rows,
                                  .of_links = true});
    for (size_t k = AC_GRAD_MIDDLE; k <= AC_GRAD_RIGHT; k++) {
        const uint8_t operand = s->c->grad.of[k];

        for (size_t l = 0; l < links && is_wanted(s->walk, k); l++)
            store_sums(t, k,
                       ac_chained_base(&t->rows, operand) +
                           (int64_t)(link + l) * s->walk->operands[operand].strides[AC_AXIS_LINK],
                       l, k == AC_GRAD_RIGHT ? 1 : s->factors->alpha);
    }
}

/* A few rows, and all links. */
static void run_rows(task *t, size_t row, size_t rows)
{
    const gradients *const s = t->shared;

    clear_sums(t, AC_GRAD_LEFT);
    for (size_t l = 0; l < s->links; l += AC_CONTRACTION_BLOCK)
        run_pair(t, &(const pair){.row = row,
                                  .rows = rows,
                                  .link = l,
                                  .links = ac_least(s->links - l, AC_CONTRACTION_BLOCK),
                                  .of_rows = true});
    store_rows(t, row, rows);
}

static void run_whole(task *t)
{
    const gradients *const s = t->shared;

    clear_sums(t, AC_GRAD_LEFT);
    for (size_t l = 0; l < s->links; l += AC_CONTRACTION_BLOCK)
        run_links(t, l, ac_least(s->links - l, AC_CONTRACTION_BLOCK), true);
    store_rows(t, 0, s->rows);
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
                     .height = s->extent.rows,
                     .batch = number / s->each},
        };

        if (s->c->whole)
            run_whole(&t);
        else if (own < s->row_tasks)
            run_rows(&t, own * FEW, ac_least(s->rows - own * FEW, FEW));
        else
            run_links(&t, (own - s->row_tasks) * FEW,
                      ac_least(s->links - (own - s->row_tasks) * FEW, FEW), false);
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
        .extent = extent_of(walk),
        .slots = (unsigned char *)(void *)job->partial,
        .rows = ac_chained_points(walk, AC_AXIS_REST, c->row_axes),
        .links = walk->extents[AC_AXIS_LINK],
        .inner = walk->extents[AC_AXIS_INNER],
        .columns = walk->extents[AC_AXIS_COLUMN],
    };

    s.places = room_of(walk, s.multiply);
    if (is_wanted(walk, AC_GRAD_LEFT) || is_wanted(walk, AC_GRAD_ADDEND))
        s.row_tasks = ac_parts(s.rows, FEW);
    s.each = s.row_tasks;
    if (is_wanted(walk, AC_GRAD_MIDDLE) || is_wanted(walk, AC_GRAD_RIGHT))
        s.each += ac_parts(s.links, FEW);
    if (c->whole)
        s.each = 1;
    s.tasks = c->batches * s.each;
    atomic_store_explicit(&s.next, 0, memory_order_relaxed);
    ac_threads_fork(run_slot, &s, ac_least(c->slots, s.tasks));
}
