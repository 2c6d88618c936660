#include "contraction/chain.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "base/environment.h"
#include "base/threads.h"
#include "contraction/chained_walk.h"
#include "contraction/room.h"

enum {
    SCORE_BYTES = 4 << 20, /* of a task's scores, if they are not too long for that */
    FEW_ROWS = 8,          /* rows for which middle and right are not packed, at most */
};

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
    size_t kept;   /* what each row keeps of each block of scores: of type held */
    size_t widths; /* and how many links of each block are up to the last one that some row keeps */
    size_t sums;
    size_t totals;   /* of weights, AC_MULTIPLY_SUMS parts of each row */
    size_t greatest; /* scores of each row, where parts of the links have their own */
    ac_chained_places shared;
    size_t own; /* bytes of the buffers in `shared`, which each part has */
    size_t all;
} places;

/* What a row keeps of a block of scores. */
typedef struct held {
    uint16_t end; /* links up to the last one that it keeps */
    uint16_t keeps;
} held;

/* How often there are AC_CHAINED_COLUMNS columns, or less. */
static size_t chunks_of(const ac_walk *walk)
{
    return ac_most(ac_parts(walk->extents[AC_AXIS_COLUMN], AC_CHAINED_COLUMNS), 1);
}

static places room_of(const ac_walk *walk, const ac_multiply *m)
{
    const size_t rows = walk->contraction.tile_rows;
    const size_t panel = rows * AC_MULTIPLY_PITCH;
    const size_t widest = ac_least(walk->extents[AC_AXIS_COLUMN], AC_CHAINED_COLUMNS);
    const size_t columns = widest > AC_CONTRACTION_BLOCK ? widest : AC_CONTRACTION_BLOCK;
    const size_t blocks = ac_parts(walk->extents[AC_AXIS_LINK], AC_CONTRACTION_BLOCK);
    const size_t parts = walk->contraction.parts;
    const size_t own = parts > 1 ? blocks : 1; /* blocks that have sums of their own */
    places p = {0};

    p.left = ac_chained_take(&p.all,
                             ac_parts(walk->extents[AC_AXIS_INNER], AC_CONTRACTION_BLOCK) * panel);
    p.scores = ac_chained_take(&p.all, blocks * panel);
    p.kept = ac_chained_take(&p.all, blocks * rows * sizeof(held) / sizeof(float));
    p.widths = ac_chained_take(&p.all, blocks);
    p.sums = ac_chained_take(&p.all, own * rows * ac_up_to(widest, m->width) *
                                         (parts > 1 ? chunks_of(walk) : 1));
    p.totals = ac_chained_take(&p.all, own * rows * AC_MULTIPLY_SUMS);
    p.greatest = ac_chained_take(&p.all, parts * rows);
    p.own = p.all;
    p.shared.spare = ac_chained_take(&p.all, ac_up_to(columns, m->width) * AC_CONTRACTION_BLOCK);
    p.shared.strips = ac_chained_take(&p.all, ac_up_to(columns, m->width) * AC_CONTRACTION_BLOCK);
    p.shared.raw = ac_chained_take(&p.all, AC_CONTRACTION_RAW / sizeof(float));
    p.shared.part = ac_chained_take(&p.all, AC_CONTRACTION_BLOCK);
    p.own = p.all - p.own;
    p.all += (parts - 1) * p.own;
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

    while (rows > FEW_ROWS && c->batches * ac_parts(rows, most > 0 ? most : 1) < threads &&
           most > m->height && most / 2 * each >= AC_CHAINED_WORK)
        most /= 2;
    most = ac_most(most / m->height * m->height, rows > FEW_ROWS ? m->height : FEW_ROWS);
    if (rows > most)
        most = ac_up_to(ac_parts(rows, ac_parts(rows, most)), m->height);
    c->tile_rows = ac_least(rows, most);
    c->slots = ac_least(threads, c->batches * ac_parts(rows, c->tile_rows));
    if (rows * c->batches * each < AC_CHAINED_WORK)
        c->slots = 1;
    c->parts = 1;
    if (c->slots == c->batches && c->slots > 0 && rows <= FEW_ROWS)
        c->parts = ac_most(
            ac_least(ac_least(threads / c->slots, blocks), rows * each / AC_CHAINED_WORK), 1);
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
    size_t links;
    size_t columns;
    size_t step; /* elements from one row of sums to the next */
    bool lines;  /* middle may be read as it lies, if there are few rows, */
    bool sweep;  /* and right */
    size_t tasks;
    atomic_size_t next;
} chain;

/* A few rows of a batch, in a slot. */
typedef struct task {
    ac_chained_task rows;
    const chain *shared;
    bool lines;   /* rows are so few that middle is read as it lies, */
    bool sweep;   /* and so is right */
    size_t block; /* the one whose sums are made, where each has its own; otherwise 0 */
    bool begun[AC_CHAINED_ROWS];
    float greatest[AC_CHAINED_ROWS]; /* score of each row so far */
    float total[AC_CHAINED_ROWS];    /* of its weights; 0 where all of them are */
} task;

static float *panel(const task *t, size_t place, size_t k, size_t row)
{
    return ac_chained_panel(&t->rows, place, k, row);
}

/* --- what is dropped -------------------------------------------------------------------------- */

static held *held_of(const task *t, size_t link, size_t row)
{
    return (held *)(void *)(t->rows.slot + t->shared->places.kept) +
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
            held *const own = held_of(t, l, r);

            own->keeps = ac_chained_keeps(&t->rows, r, range, l, count);
            own->end = 0;
            if (own->keeps != AC_KEEPS_NONE)
                own->end = (uint16_t)ac_least(range.end - l, count);
            *width(t, l) = (uint32_t)ac_most(*width(t, l), own->end);
        }
    }
}

/* Rows that follow each other and keep alike of a block, up to the last link that one keeps. */
typedef struct alike {
    size_t row;
    size_t count; /* 0: there are no more */
    size_t end;
    uint16_t keeps;
} alike;

/* Those from a row on. Of a block that is not kept as a whole there are so few that they end
 * near each other. */
static alike find_alike(const task *t, size_t link, size_t row)
{
    const size_t few = 2 * t->shared->multiply->height;
    alike found = {.row = row};

    while (found.row < t->rows.rows && held_of(t, link, found.row)->keeps == AC_KEEPS_NONE)
        found.row++;
    if (found.row == t->rows.rows)
        return found;
    found.keeps = held_of(t, link, found.row)->keeps;
    for (size_t r = found.row; r < t->rows.rows; r++) {
        const held *const own = held_of(t, link, r);

        if (own->keeps != found.keeps || t->begun[r] != t->begun[found.row] ||
            (found.keeps == AC_KEEPS_SOME && found.count == few))
            break;
        found.end = ac_most(found.end, own->end);
        found.count++;
    }
    return found;
}

/* --- scores and weights ----------------------------------------------------------------------- */

/* The products of a block of links and some indices of k, of rows that keep some of it. */
static void multiply_middle(const task *t, size_t l, const unsigned char *from, size_t k,
                            size_t depth)
{
    const chain *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->c->middle];

    if (!t->lines)
        ac_chained_strips(&t->rows, s->c->middle, from, AC_AXIS_LINK, *width(t, l), AC_AXIS_INNER,
                          0, depth, depth);
    for (alike a = find_alike(t, l, 0); a.count > 0; a = find_alike(t, l, a.row + a.count)) {
        const float *const left = panel(t, s->places.left, k, a.row);
        float *const sums = panel(t, s->places.scores, l, a.row);

        if (!t->lines)
            ac_chained_multiply(
                &t->rows, &(const ac_chained_rows){left, sums, AC_MULTIPLY_PITCH, a.count, k == 0},
                &(const ac_chained_strips_of){a.end, 0, depth, depth});
        else
            s->multiply->few_lines[o->dtype](
                &(const ac_multiply_few){.left = left,
                                         .from = from,
                                         .sums = sums,
                                         .stride = o->strides[AC_AXIS_LINK],
                                         .step = AC_MULTIPLY_PITCH,
                                         .rows = a.count,
                                         .depth = depth,
                                         .columns = a.end,
                                         .first = k == 0});
    }
}

/* The scores of a block, of rows that keep some of it, and the greatest ones so far. */
static void make_block(task *t, size_t l, const unsigned char *from)
{
    const chain *const s = t->shared;
    const int64_t inner = s->walk->operands[s->c->middle].strides[AC_AXIS_INNER];
    const size_t whole = s->walk->extents[AC_AXIS_INNER];

    for (size_t k = 0; k < whole; k += AC_CONTRACTION_BLOCK)
        multiply_middle(t, l, from + (int64_t)k * inner, k,
                        ac_least(whole - k, AC_CONTRACTION_BLOCK));
    for (alike a = find_alike(t, l, 0); a.count > 0; a = find_alike(t, l, a.row + a.count)) {
        for (size_t r = a.row; r < a.row + a.count; r++) {
            float *const line = panel(t, s->places.scores, l, r);

            if (whole == 0)
                memset(line, 0, a.end * sizeof(float));
            ac_chained_score(&t->rows, line, r, l, a.end);
            if (a.keeps == AC_KEEPS_SOME)
                ac_chained_drop(&t->rows, line, r, l, a.end, -INFINITY);

            const float own = s->multiply->greatest(line, a.end);

            t->greatest[r] = own > t->greatest[r] ? own : t->greatest[r];
        }
    }
}

/* Those of the links between two. */
static void make_scores(task *t, size_t first, size_t end)
{
    const chain *const s = t->shared;
    const int64_t step = s->walk->operands[s->c->middle].strides[AC_AXIS_LINK];
    const unsigned char *const base = ac_chained_base(&t->rows, s->c->middle);

    for (size_t r = 0; r < t->rows.rows; r++)
        t->greatest[r] = -INFINITY;
    for (size_t l = first; l < end; l += AC_CONTRACTION_BLOCK) {
        if (*width(t, l) > 0)
            make_block(t, l, base + (int64_t)l * step);
    }
}

static float *totals(const task *t, size_t row)
{
    return ac_chained_room(&t->rows, t->shared->places.totals) +
           (t->block * t->shared->c->tile_rows + row) * AC_MULTIPLY_SUMS;
}

/* The sums of a row for columns from one on. */
static float *sums_of(const task *t, size_t row, size_t column)
{
    const chain *const s = t->shared;
    const size_t chunk = s->c->parts > 1 ? column / AC_CHAINED_COLUMNS : 0;

    return ac_chained_room(&t->rows, s->places.sums) +
           ((t->block * chunks_of(s->walk) + chunk) * s->c->tile_rows + row) * s->step;
}

/* Makes weights of the scores of a block, whose total others take. */
static void weigh_block(const task *t, size_t l)
{
    const chain *const s = t->shared;

    for (alike a = find_alike(t, l, 0); a.count > 0; a = find_alike(t, l, a.row + a.count)) {
        for (size_t r = a.row; r < a.row + a.count; r++) {
            const float most = t->greatest[r] == -INFINITY ? 0 : t->greatest[r];

            s->multiply->exps(panel(t, s->places.scores, l, r), most, a.end, totals(t, r),
                              !t->begun[r]);
        }
    }
}

/* Adds up the weights of each row. */
static void find_totals(task *t)
{
    for (size_t r = 0; r < t->rows.rows; r++) {
        t->total[r] = 0;
        if (!t->begun[r])
            continue;
        t->shared->multiply->join(totals(t, r));
        t->total[r] = totals(t, r)[0];
        if (isnan(t->total[r]))
            t->total[r] = t->greatest[r] = NAN;
    }
}

/* --- results ---------------------------------------------------------------------------------- */

/* Stores what other outputs have of a row. */
static void store_row(const task *t, size_t row)
{
    const chain *const s = t->shared;

    for (size_t k = 0; k < s->walk->outputs; k++) {
        const size_t output = s->walk->inputs + k;
        const ac_walk_operand *const o = &s->walk->operands[output];
        const uint8_t axis = s->c->repeats[k];
        unsigned char raw[sizeof(double)];
        float value = t->total[row];

        if (output == s->c->result || ac_walk_absent(s->walk, output))
            continue;
        if (s->c->gives[k] == AC_GIVES_GREATEST)
            value = t->greatest[row];
        if (s->c->gives[k] == AC_GIVES_LOG)
            value = s->multiply->log_total(t->greatest[row], t->total[row]);
        s->job->stage->convert(o->dtype, raw, o->span, &value, 1);

        unsigned char *const to = (unsigned char *)(uintptr_t)ac_chained_row(&t->rows, output, row);

        for (size_t i = 0; i < (axis != 0 ? s->walk->extents[axis] : 1); i++)
            memcpy(to + (axis != 0 ? (int64_t)i * o->strides[axis] : 0), raw, o->size);
    }
}

/* Stores a row of results, from column `first` on. */
static void store(const task *t, float *sums, size_t row, size_t first, size_t count)
{
    const float total = t->total[row];
    const uint8_t result = t->shared->c->result;
    const int64_t step = t->shared->walk->operands[result].strides[AC_AXIS_COLUMN];

    if (total == 0)
        memset(sums, 0, count * sizeof(float));
    ac_chained_store(&t->rows, result,
                     ac_chained_row(&t->rows, result, row) + (int64_t)first * step, AC_AXIS_COLUMN,
                     sums, total == 0 ? 1 : 1.0 / (double)total, count);
}

/* Rows of a block, from one of the task's on. */
typedef struct corner {
    const task *task;
    size_t link;
    size_t row;
} corner;

static bool drops(const void *of, size_t row, size_t index)
{
    const corner *const p = of;

    return ac_chained_drops_link(&p->task->rows, p->row + row, p->link + index);
}

/* Strips of right, or where they lie in memory. */
typedef struct values {
    const unsigned char *from;
    ac_chained_strips_of strips;
    ac_chained_odd odd;
} values;

static void pack_right(const task *t, const values *v)
{
    ac_chained_strips(&t->rows, t->shared->c->right, v->from, AC_AXIS_COLUMN, v->strips.columns,
                      AC_AXIS_LINK, 0, v->strips.whole, v->strips.whole);
}

static bool all_finite(const float *x, size_t count)
{
    float found = 0;

    for (size_t i = 0; i < count; i++)
        found += x[i] * 0.0F;
    return found == 0;
}

/* The products of a block and right as it lies. Whether they are what they should be: a link that
 * is dropped may make a nan. */
static bool sweep_block(const task *t, const values *v, const alike *a, const ac_chained_rows *to)
{
    const chain *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->c->right];
    const size_t columns = v->strips.columns;
    float *const made = ac_chained_room(&t->rows, t->rows.at.spare);

    s->multiply->few_sweep[o->dtype](&(const ac_multiply_few){.left = to->left,
                                                              .from = v->from,
                                                              .sums = made,
                                                              .stride = o->strides[AC_AXIS_LINK],
                                                              .step = to->step,
                                                              .rows = to->count,
                                                              .depth = a->end,
                                                              .columns = columns});
    for (size_t r = 0; r < to->count && a->keeps == AC_KEEPS_SOME; r++) {
        if (!all_finite(made + r * to->step, columns))
            return false;
    }
    for (size_t r = 0; r < to->count; r++) {
        if (to->first)
            memcpy(to->sums + r * to->step, made + r * to->step, columns * sizeof *made);
        else
            s->multiply->add(to->sums + r * to->step, made + r * to->step, columns);
    }
    return true;
}

/* Adds the products of the weights of a block with some columns of right to the sums of rows that
 * keep some; weights are made for the first columns. */
static void add_block(task *t, size_t l, size_t column, size_t columns)
{
    const chain *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->c->right];
    const size_t depth = *width(t, l);
    values v = {.from = ac_chained_base(&t->rows, s->c->right) +
                        (int64_t)column * o->strides[AC_AXIS_COLUMN] +
                        (int64_t)l * o->strides[AC_AXIS_LINK],
                .strips = {columns, 0, depth, depth}};

    if (depth == 0)
        return;
    if (column == 0)
        weigh_block(t, l);
    if (!t->sweep)
        pack_right(t, &v);
    for (alike a = find_alike(t, l, 0); a.count > 0; a = find_alike(t, l, a.row + a.count)) {
        const ac_chained_rows to = {panel(t, s->places.scores, l, a.row), sums_of(t, a.row, column),
                                    s->step, a.count, !t->begun[a.row]};
        const bool swept = t->sweep && sweep_block(t, &v, &a, &to);

        if (t->sweep && !swept)
            pack_right(t, &v);
        v.strips.depth = a.end;
        if (!swept && a.keeps == AC_KEEPS_ALL)
            ac_chained_multiply(&t->rows, &to, &v.strips);
        else if (!swept)
            ac_chained_multiply_kept(&t->rows, &to, &v.strips, &v.odd, drops,
                                     &(const corner){t, l, a.row});
        for (size_t r = a.row; r < a.row + a.count; r++)
            t->begun[r] = true;
    }
}

static void run_task(task *t)
{
    const chain *const s = t->shared;

    find_kept(t);
    ac_chained_pack(&t->rows, s->places.left, s->c->left, AC_AXIS_INNER);
    make_scores(t, 0, s->links);
    for (size_t c = 0; c == 0 || c < s->columns; c += AC_CHAINED_COLUMNS) {
        const size_t count = ac_least(s->columns - c, AC_CHAINED_COLUMNS);

        memset(t->begun, 0, sizeof t->begun);
        for (size_t l = 0; l < s->links; l += AC_CONTRACTION_BLOCK)
            add_block(t, l, c, count);
        if (c == 0)
            find_totals(t);
        for (size_t r = 0; r < t->rows.rows; r++)
            store(t, sums_of(t, r, c), r, c, count);
    }
    for (size_t r = 0; r < t->rows.rows; r++)
        store_row(t, r);
}

/* Whether elements of an operand lie beside each other along an axis. */
static bool is_dense(const chain *s, size_t operand, size_t axis)
{
    const ac_walk_operand *const o = &s->walk->operands[operand];

    return o->strides[axis] == o->size || s->walk->extents[axis] == 1;
}

/* A task in a slot, and with the buffers of one of its parts. */
static task task_of(const chain *s, size_t number, size_t slot, size_t part)
{
    const size_t each = ac_parts(s->rows, s->c->tile_rows);
    const size_t first = number % each * s->c->tile_rows;
    const size_t rows = ac_least(s->rows - first, s->c->tile_rows);
    const size_t offset = part * s->places.own;
    task t = {.shared = s,
              .rows = {.job = s->job,
                       .multiply = s->multiply,
                       .slot = s->slots + slot * s->c->slot_bytes,
                       .at = s->places.shared,
                       .height = s->c->tile_rows,
                       .batch = number / each,
                       .first = first,
                       .rows = rows},
              .lines = s->lines && rows <= FEW_ROWS,
              .sweep = s->sweep && rows <= FEW_ROWS};

    t.rows.at.spare += offset;
    t.rows.at.strips += offset;
    t.rows.at.raw += offset;
    t.rows.at.part += offset;
    return t;
}

static void run_slot(void *context, size_t slot)
{
    chain *const s = context;
    size_t number;

    while ((number = atomic_fetch_add_explicit(&s->next, 1, memory_order_relaxed)) < s->tasks) {
        task t = task_of(s, number, slot, 0);

        run_task(&t);
    }
}

/* --- parts of the links ----------------------------------------------------------------------- */

/* Where there are fewer tasks than threads, parts of the links have scores, and then sums of each
 * of their blocks; those are added up in the order of the links. */

static ac_band_range links_of(const chain *s, size_t part)
{
    const size_t blocks = ac_parts(s->links, AC_CONTRACTION_BLOCK);

    return (ac_band_range){
        .first = blocks * part / s->c->parts * AC_CONTRACTION_BLOCK,
        .end = ac_least(blocks * (part + 1) / s->c->parts * AC_CONTRACTION_BLOCK, s->links)};
}

static float *greatest_of(const task *t, size_t part)
{
    return ac_chained_room(&t->rows, t->shared->places.greatest) + part * t->shared->c->tile_rows;
}

static void score_part(void *context, size_t piece)
{
    const chain *const s = context;
    const size_t number = piece / s->c->parts;
    const size_t part = piece % s->c->parts;
    const ac_band_range links = links_of(s, part);
    task t = task_of(s, number, number, part);

    make_scores(&t, links.first, links.end);
    memcpy(greatest_of(&t, part), t.greatest, t.rows.rows * sizeof(float));
}

static void find_greatest(task *t)
{
    for (size_t r = 0; r < t->rows.rows; r++) {
        t->greatest[r] = -INFINITY;
        for (size_t part = 0; part < t->shared->c->parts; part++) {
            const float own = greatest_of(t, part)[r];

            t->greatest[r] = own > t->greatest[r] ? own : t->greatest[r];
        }
    }
}

static void add_part(void *context, size_t piece)
{
    const chain *const s = context;
    const size_t number = piece / s->c->parts;
    const size_t part = piece % s->c->parts;
    const ac_band_range links = links_of(s, part);
    task t = task_of(s, number, number, part);

    find_greatest(&t);
    for (size_t l = links.first; l < links.end; l += AC_CONTRACTION_BLOCK) {
        t.block = l / AC_CONTRACTION_BLOCK;
        for (size_t c = 0; c == 0 || c < s->columns; c += AC_CHAINED_COLUMNS) {
            memset(t.begun, 0, sizeof t.begun);
            add_block(&t, l, c, ac_least(s->columns - c, AC_CHAINED_COLUMNS));
        }
    }
}

/* Adds elements to others, or begins with them. */
static void take(const task *t, float *to, const float *from, size_t count, bool first)
{
    if (!first)
        t->shared->multiply->add(to, from, count);
    else if (to != from)
        memcpy(to, from, count * sizeof *to);
}

/* Adds up what the blocks have of a row, in the sums of the first one. */
static void join_row(task *t, size_t r)
{
    const chain *const s = t->shared;
    float *const all = totals(t, r);

    for (size_t l = 0; l < s->links; l += AC_CONTRACTION_BLOCK) {
        if (held_of(t, l, r)->keeps == AC_KEEPS_NONE)
            continue;
        t->block = l / AC_CONTRACTION_BLOCK;
        take(t, all, totals(t, r), AC_MULTIPLY_SUMS, !t->begun[r]);
        for (size_t c = 0; c < s->columns; c += AC_CHAINED_COLUMNS) {
            const float *const own = sums_of(t, r, c);

            t->block = 0;
            take(t, sums_of(t, r, c), own, ac_least(s->columns - c, AC_CHAINED_COLUMNS),
                 !t->begun[r]);
            t->block = l / AC_CONTRACTION_BLOCK;
        }
        t->block = 0;
        t->begun[r] = true;
    }
}

static void run_parts(chain *s)
{
    for (size_t number = 0; number < s->tasks; number++) {
        const task t = task_of(s, number, number, 0);

        find_kept(&t);
        ac_chained_pack(&t.rows, s->places.left, s->c->left, AC_AXIS_INNER);
    }
    ac_threads_fork(score_part, s, s->tasks * s->c->parts);
    ac_threads_fork(add_part, s, s->tasks * s->c->parts);
    for (size_t number = 0; number < s->tasks; number++) {
        task t = task_of(s, number, number, 0);

        find_greatest(&t);
        for (size_t r = 0; r < t.rows.rows; r++)
            join_row(&t, r);
        find_totals(&t);
        for (size_t r = 0; r < t.rows.rows; r++) {
            for (size_t c = 0; c < s->columns; c += AC_CHAINED_COLUMNS)
                store(&t, sums_of(&t, r, c), r, c, ac_least(s->columns - c, AC_CHAINED_COLUMNS));
            store_row(&t, r);
        }
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
        .links = walk->extents[AC_AXIS_LINK],
        .columns = walk->extents[AC_AXIS_COLUMN],
    };

    s.step = ac_up_to(ac_least(s.columns, AC_CHAINED_COLUMNS), s.multiply->width);
    s.places = room_of(walk, s.multiply);
    s.lines = is_dense(&s, c->middle, AC_AXIS_INNER) &&
              s.multiply->few_lines[walk->operands[c->middle].dtype];
    s.sweep = is_dense(&s, c->right, AC_AXIS_COLUMN) &&
              s.multiply->few_sweep[walk->operands[c->right].dtype];
    s.tasks = c->batches * ac_parts(s.rows, c->tile_rows);
    if (c->parts > 1) {
        run_parts(&s);
        return;
    }
    atomic_store_explicit(&s.next, 0, memory_order_relaxed);
    ac_threads_fork(run_slot, &s, ac_least(c->slots, s.tasks));
}
