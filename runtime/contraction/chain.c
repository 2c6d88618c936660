#include "contraction/chain.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "base/environment.h"
#include "base/threads.h"
#include "contraction/chained_walk.h"
#include "contraction/room.h"

enum { SCORE_BYTES = 4 << 20 }; /* of a task's scores, if they are not too long for that */

/* --- building --------------------------------------------------------------------------------- */

/* Makes axes of the walk along which outputs repeat. */
static void lay_repeats(const ac_chained_layout *l)
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

/* Makes axes of the walk of the letters of the result that are of rows, or else of batches. */
static uint8_t lay_rest(const ac_chained_layout *l, bool rows)
{
    const char *const *const axes = l->form->axes;
    char found[AC_LETTERS + 1];
    size_t count = 0;

    for (const char *letter = axes[l->walk->contraction.result]; *letter != '\0'; letter++) {
        if (ac_chained_is_letter(*letter) && ac_chained_has(axes[l->form->left], *letter) &&
            ac_chained_has(axes[l->form->middle], *letter) != rows)
            found[count++] = *letter;
    }
    found[count] = '\0';
    return ac_chained_lay_all(l, found);
}

/* Where the buffers of a task start, in bytes. */
typedef struct places {
    size_t left;   /* packed blocks of left's rows */
    size_t scores; /* and of their scores */
    size_t kept;   /* what each row keeps of each block of scores, in bytes */
    size_t widths; /* and how many links of each block are up to the last one that some row keeps */
    size_t sums;
    size_t ones;
    ac_chained_places shared;
    size_t all;
} places;

static places room_of(const ac_walk *walk, const ac_multiply *m)
{
    const size_t rows = walk->contraction.tile_rows;
    const size_t panel = rows * AC_MULTIPLY_PITCH;
    const size_t widest = ac_least(walk->extents[AC_AXIS_COLUMN], AC_CHAINED_COLUMNS);
    const size_t columns = widest > AC_CONTRACTION_BLOCK ? widest : AC_CONTRACTION_BLOCK;
    places p = {0};

    p.left = ac_chained_take(&p.all,
                             ac_parts(walk->extents[AC_AXIS_INNER], AC_CONTRACTION_BLOCK) * panel);
    p.scores = ac_chained_take(&p.all,
                               ac_parts(walk->extents[AC_AXIS_LINK], AC_CONTRACTION_BLOCK) * panel);
    p.kept = ac_chained_take(
        &p.all, ac_parts(ac_parts(walk->extents[AC_AXIS_LINK], AC_CONTRACTION_BLOCK) * rows,
                         sizeof(float)));
    p.widths = ac_chained_take(&p.all, ac_parts(walk->extents[AC_AXIS_LINK], AC_CONTRACTION_BLOCK));
    p.shared.spare = ac_chained_take(&p.all, ac_up_to(columns, m->width) * AC_CONTRACTION_BLOCK);
    p.shared.strips = ac_chained_take(&p.all, ac_up_to(columns, m->width) * AC_CONTRACTION_BLOCK);
    p.sums = ac_chained_take(&p.all, rows * ac_up_to(widest, m->width));
    p.ones = ac_chained_take(&p.all, AC_CONTRACTION_BLOCK);
    p.shared.raw = ac_chained_take(&p.all, AC_CONTRACTION_RAW / sizeof(float));
    p.shared.part = ac_chained_take(&p.all, AC_CONTRACTION_BLOCK);
    return p;
}

/* How many rows a task takes: those whose scores fit, and enough tasks for all threads. */
static void choose_sizes(ac_walk *walk)
{
    ac_walk_contraction *const c = &walk->contraction;
    const ac_multiply *const m = ac_multiply_current(false);
    const size_t rows = ac_chained_points(walk, AC_AXIS_REST, c->row_axes);
    const size_t blocks = ac_parts(walk->extents[AC_AXIS_LINK], AC_CONTRACTION_BLOCK);
    const size_t line = (blocks > 0 ? blocks : 1) * AC_MULTIPLY_PITCH * sizeof(float);
    const size_t threads = ac_least(ac_threads_current(), AC_CHAINED_SLOTS);
    const size_t each = walk->extents[AC_AXIS_LINK] *
                        (walk->extents[AC_AXIS_INNER] + walk->extents[AC_AXIS_COLUMN]);
    size_t most = ac_least(SCORE_BYTES / line, AC_CHAINED_ROWS);

    while (c->batches * ac_parts(rows, most > 0 ? most : 1) < threads && most > m->height &&
           most / 2 * each >= AC_CHAINED_WORK)
        most /= 2;
    most = most / m->height * m->height;
    c->tile_rows = ac_least(rows, most > m->height ? most : m->height);
    c->slots = ac_least(threads, c->batches * ac_parts(rows, c->tile_rows));
    if (rows * c->batches * each < AC_CHAINED_WORK)
        c->slots = 1;
    c->slot_bytes = room_of(walk, m).all;
}

void ac_chain_build(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    ac_walk_contraction *const c = &walk->contraction;
    ac_chained_layout l;

    ac_chained_begin(&l, walk, call, form);
    c->result = 0;
    for (size_t k = call->outputs; k > 0; k--) {
        c->gives[k - 1] = form->gives[k - 1];
        if (form->gives[k - 1] == AC_GIVES_RESULT)
            c->result = (uint8_t)(call->inputs + k - 1);
    }
    /* The column is the letter of the result that left lacks. */
    walk->extents[AC_AXIS_COLUMN] = 1;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        walk->operands[i].strides[AC_AXIS_COLUMN] = 0;
    for (const char *letter = form->axes[c->result]; *letter != '\0'; letter++) {
        if (ac_chained_is_letter(*letter) && !ac_chained_has(form->axes[form->left], *letter))
            ac_chained_lay(&l, AC_AXIS_COLUMN, *letter);
    }
    c->row_axes = lay_rest(&l, true);
    c->batch_axes = lay_rest(&l, false);
    c->batches = ac_chained_points(walk, AC_AXIS_REST + c->row_axes, c->batch_axes);
    lay_repeats(&l);
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
    places places;
    unsigned char *slots;
    size_t rows;
    size_t tasks;
    atomic_size_t next;
} chain;

/* A few rows of a batch, in a slot. */
typedef struct task {
    ac_chained_task rows;
    const chain *shared;
} task;

static float *panel(const task *t, size_t place, size_t k, size_t row)
{
    return ac_chained_panel(&t->rows, place, k, row);
}

/* --- what is dropped -------------------------------------------------------------------------- */

static unsigned char *kept(const task *t, size_t link, size_t row)
{
    return t->rows.slot + t->shared->places.kept +
           link / AC_CONTRACTION_BLOCK * t->shared->c->tile_rows + row;
}

static uint32_t *width(const task *t, size_t link)
{
    return (uint32_t *)(void *)(t->rows.slot + t->shared->places.widths) +
           link / AC_CONTRACTION_BLOCK;
}

/* Finds what each row keeps of each block. */
static void find_kept(const task *t)
{
    const size_t links = t->shared->walk->extents[AC_AXIS_LINK];

    for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK)
        *width(t, l) = 0;
    for (size_t r = 0; r < t->rows.rows; r++) {
        const ac_band_range range = ac_chained_range(&t->rows, r);

        for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
            const size_t count = ac_least(links - l, AC_CONTRACTION_BLOCK);

            *kept(t, l, r) = ac_chained_keeps(&t->rows, r, range, l, count);
            if (*kept(t, l, r) != AC_KEEPS_NONE)
                *width(t, l) = (uint32_t)ac_most(*width(t, l), ac_least(range.end - l, count));
        }
    }
}

/* The first row from `row` on that keeps some of a block; the number of rows if none does. */
static size_t next_kept(const task *t, size_t link, size_t row)
{
    while (row < t->rows.rows && *kept(t, link, row) == AC_KEEPS_NONE)
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
        const size_t depth = ac_least(whole - k, AC_CONTRACTION_BLOCK);

        ac_chained_strips(&t->rows, s->c->middle, from + (int64_t)k * inner, AC_AXIS_LINK, count,
                          AC_AXIS_INNER, 0, depth, depth);
        for (size_t r = next_kept(t, l, 0), end; r < t->rows.rows; r = next_kept(t, l, end)) {
            for (end = r + 1; end < t->rows.rows && *kept(t, l, end) != AC_KEEPS_NONE;)
                end++;
            ac_chained_multiply(&t->rows, panel(t, s->places.left, k, r),
                                panel(t, s->places.scores, l, r), AC_MULTIPLY_PITCH, end - r, count,
                                depth, k == 0);
        }
    }
    for (size_t r = next_kept(t, l, 0); r < t->rows.rows; r = next_kept(t, l, r + 1)) {
        float *const line = panel(t, s->places.scores, l, r);

        if (whole == 0)
            memset(line, 0, count * sizeof(float));
        ac_chained_score(&t->rows, line, r, l, count);
        if (*kept(t, l, r) == AC_KEEPS_SOME)
            ac_chained_drop(&t->rows, line, r, l, count, -INFINITY);
    }
}

static void make_scores(const task *t)
{
    const chain *const s = t->shared;
    const int64_t step = s->walk->operands[s->c->middle].strides[AC_AXIS_LINK];
    const unsigned char *const base = ac_chained_base(&t->rows, s->c->middle);
    const size_t links = s->walk->extents[AC_AXIS_LINK];

    for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
        if (next_kept(t, l, 0) < t->rows.rows)
            make_block(t, l, *width(t, l), base + (int64_t)l * step);
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
    const size_t links = s->walk->extents[AC_AXIS_LINK];
    _Alignas(AC_CHAINED_ALIGNMENT) float sums[AC_MULTIPLY_SUMS];
    float most = -INFINITY;
    bool any = false;

    for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
        if (*kept(t, l, row) == AC_KEEPS_NONE)
            continue;

        const float own = s->multiply->greatest(panel(t, s->places.scores, l, row), *width(t, l));

        most = own > most ? own : most;
    }
    for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
        const size_t count = *width(t, l);
        float *const line = panel(t, s->places.scores, l, row);

        if (*kept(t, l, row) == AC_KEEPS_NONE)
            continue;
        s->multiply->exps(line, most == -INFINITY ? 0 : most, count);
        s->multiply->dot(sums, line, ac_chained_room(&t->rows, s->places.ones), count, !any);
        any = true;
    }
    if (!any)
        return (weighed){-INFINITY, 0};
    s->multiply->join(sums);
    return isnan(sums[0]) ? (weighed){NAN, NAN} : (weighed){most, sums[0]};
}

/* --- results ---------------------------------------------------------------------------------- */

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

        unsigned char *const to = (unsigned char *)(uintptr_t)ac_chained_row(&t->rows, output, row);

        for (size_t i = 0; i < (axis != 0 ? s->walk->extents[axis] : 1); i++)
            memcpy(to + (axis != 0 ? (int64_t)i * o->strides[axis] : 0), raw, o->size);
    }
}

/* Stores a row of results, from column `first` on. */
static void store(const task *t, float *sums, float total, size_t row, size_t first, size_t count)
{
    const uint8_t result = t->shared->c->result;
    const int64_t step = t->shared->walk->operands[result].strides[AC_AXIS_COLUMN];

    if (total == 0)
        memset(sums, 0, count * sizeof(float));
    ac_chained_store(&t->rows, result,
                     ac_chained_row(&t->rows, result, row) + (int64_t)first * step, AC_AXIS_COLUMN,
                     sums, total == 0 ? 1 : 1.0 / (double)total, count);
}

/* Rows of a block, from one of the task's on. */
typedef struct part {
    const task *task;
    size_t link;
    size_t row;
} part;

static bool drops(const void *of, size_t row, size_t index)
{
    const part *const p = of;

    return ac_chained_drops_link(&p->task->rows, p->row + row, p->link + index);
}

/* Adds up the products of the weights of a block with right; `begun` says which rows have sums. */
static void add_block(const task *t, size_t l, size_t depth, size_t count, size_t step, bool *begun)
{
    const chain *const s = t->shared;
    float *const sums = ac_chained_room(&t->rows, s->places.sums);

    for (size_t r = next_kept(t, l, 0), end; r < t->rows.rows; r = next_kept(t, l, end)) {
        const bool first = !begun[r];
        const unsigned char keeps = *kept(t, l, r);
        const float *const weights = panel(t, s->places.scores, l, r);

        for (end = r; end < t->rows.rows && *kept(t, l, end) == keeps && begun[end] != first;)
            begun[end++] = true;
        if (keeps == AC_KEEPS_ALL)
            ac_chained_multiply(&t->rows, weights, sums + r * step, step, end - r, count, depth,
                                first);
        else
            ac_chained_multiply_kept(&t->rows, weights, sums + r * step, step, end - r, count,
                                     depth, first, drops, &(const part){t, l, r});
    }
}

static void run_task(const task *t)
{
    const chain *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->c->right];
    const unsigned char *const base = ac_chained_base(&t->rows, s->c->right);
    const size_t links = s->walk->extents[AC_AXIS_LINK];
    const size_t columns = s->walk->extents[AC_AXIS_COLUMN];
    const size_t step = ac_up_to(ac_least(columns, AC_CHAINED_COLUMNS), s->multiply->width);
    float *const sums = ac_chained_room(&t->rows, s->places.sums);
    weighed rows[AC_CHAINED_ROWS];

    for (size_t i = 0; i < AC_CONTRACTION_BLOCK; i++)
        ac_chained_room(&t->rows, s->places.ones)[i] = 1;
    find_kept(t);
    ac_chained_pack(&t->rows, s->places.left, s->c->left, AC_AXIS_INNER);
    make_scores(t);
    for (size_t r = 0; r < t->rows.rows; r++) {
        rows[r] = weigh(t, r);
        store_row(t, &rows[r], r);
    }
    for (size_t c = 0; c < columns; c += AC_CHAINED_COLUMNS) {
        const size_t count = ac_least(columns - c, AC_CHAINED_COLUMNS);
        bool begun[AC_CHAINED_ROWS] = {false};

        for (size_t l = 0; l < links; l += AC_CONTRACTION_BLOCK) {
            const size_t depth = *width(t, l);

            if (next_kept(t, l, 0) == t->rows.rows)
                continue;
            ac_chained_strips(&t->rows, s->c->right,
                              base + (int64_t)l * o->strides[AC_AXIS_LINK] +
                                  (int64_t)c * o->strides[AC_AXIS_COLUMN],
                              AC_AXIS_COLUMN, count, AC_AXIS_LINK, 0, depth, depth);
            add_block(t, l, depth, count, step, begun);
        }
        for (size_t r = 0; r < t->rows.rows; r++)
            store(t, sums + r * step, rows[r].total, r, c, count);
    }
}

static void run_slot(void *context, size_t slot)
{
    chain *const s = context;
    const size_t each = ac_parts(s->rows, s->c->tile_rows);
    size_t number;

    while ((number = atomic_fetch_add_explicit(&s->next, 1, memory_order_relaxed)) < s->tasks) {
        const size_t first = number % each * s->c->tile_rows;
        const task t = {.shared = s,
                        .rows = {.job = s->job,
                                 .multiply = s->multiply,
                                 .slot = s->slots + slot * s->c->slot_bytes,
                                 .at = s->places.shared,
                                 .height = s->c->tile_rows,
                                 .batch = number / each,
                                 .first = first,
                                 .rows = ac_least(s->rows - first, s->c->tile_rows)}};

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
        .slots = (unsigned char *)(void *)job->partial,
        .rows = ac_chained_points(walk, AC_AXIS_REST, c->row_axes),
    };

    s.places = room_of(walk, s.multiply);
    s.tasks = c->batches * ac_parts(s.rows, c->tile_rows);
    atomic_store_explicit(&s.next, 0, memory_order_relaxed);
    ac_threads_fork(run_slot, &s, ac_least(c->slots, s.tasks));
}
