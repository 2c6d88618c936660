#include "lines/scan.h"

#include <stdatomic.h>
#include <string.h>

#include "base/threads.h"
#include "kernel/scan.h"
#include "kernel/stage.h"
#include "walk/walk.h"

enum {
    BLOCK = 2048,    /* numbers that are worked on at a time: */
    STEP = 256,      /* of a line, where several long ones are; */
    LANES = 64,      /* or of lines that lie side by side. A span is a multiple of both steps */
    FEW = 8,         /* lines are taken span by span, */
    LONG = 1 << 13,  /* if they have so many elements */
    CHUNK = 1 << 15, /* elements of a task of such a line */
    SLOTS = 64,      /* buffers, each for one task at a time */
};

/* The buffers of a task. */
typedef struct buffers {
    unsigned char raw[BLOCK * 8];  /* elements as they lie, */
    unsigned char made[BLOCK * 8]; /* in the dtype of the rule, */
    unsigned char numbers[BLOCK * 8];
    int64_t positions[BLOCK];
    double held[BLOCK]; /* 64 bits for each lane, */
    double rest[BLOCK];
    double base[BLOCK]; /* and what the spans before have */
} buffers;

typedef struct job {
    const ac_lines *l;
    const ac_line_rule *rule;
    const ac_stage *stage;
    const ac_scan *scan;
    ac_scan_kind kind;
    int numbers; /* their dtype: AC_F64 or AC_I64 */
    bool spans;  /* sums are made span by span */
    bool shifted;
    int64_t along[AC_LINE_TENSORS]; /* bytes from an element to the next in the order of the scan */
    int64_t start[AC_LINE_TENSORS]; /* bytes from the first element to the first in that order */
    bool across;                    /* lines lie side by side */
    int64_t lanes;                  /* lines of a task */
    int64_t step;                   /* elements of each that are taken at a time */
    int64_t groups;                 /* tasks of a bundle */
    size_t tasks;
    size_t slots;
    atomic_size_t next;
    atomic_size_t slot;
    unsigned char *room;
    void (*task)(const struct job *j, size_t task, buffers *b);
    double *totals; /* of spans, 64 bits each */
    int64_t chunks; /* tasks of a line */
} job;

static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t magnitude(int64_t x)
{
    return x < 0 ? -x : x;
}

static int64_t parts_of(int64_t whole, int64_t part)
{
    return (whole + part - 1) / part;
}

/* --- the first phase -------------------------------------------------------------------------- */

static ac_scan_kind kind_of(const ac_line_rule *rule)
{
    const int dtype = rule->dtype;
    const bool narrow = dtype == AC_F32 || dtype == AC_F16 || dtype == AC_BF16;

    switch (rule->word) {
    case AC_LINE_SUM:
        return narrow ? AC_SCAN_SUM_F64 : dtype == AC_F64 ? AC_SCAN_SUM_PAIR : AC_SCAN_SUM_I64;
    case AC_LINE_PROD:
        return narrow ? AC_SCAN_PROD_F64 : dtype == AC_F64 ? AC_SCAN_PROD_PAIR : AC_SCAN_PROD_I64;
    case AC_LINE_GREATEST:
        return narrow || dtype == AC_F64 ? AC_SCAN_GREATEST_F64 : AC_SCAN_GREATEST_I64;
    default:
        return narrow || dtype == AC_F64 ? AC_SCAN_LEAST_F64 : AC_SCAN_LEAST_I64;
    }
}

/* Whether few long lines are shared among tasks, span by span. */
static bool by_spans(const job *j)
{
    const int64_t lines = j->l->bundles * j->l->inner.extent;

    return j->spans && lines < FEW && j->l->along.extent >= LONG;
}

static void lines_task(const job *j, size_t task, buffers *b);
static void spans_task(const job *j, size_t task, buffers *b);

static void choose(job *j, const ac_lines *l, const ac_line_rule *rule)
{
    const int64_t n = l->along.extent;

    j->l = l;
    j->rule = rule;
    j->kind = kind_of(rule);
    j->numbers = j->kind == AC_SCAN_SUM_I64 || j->kind == AC_SCAN_PROD_I64 ||
                         j->kind == AC_SCAN_GREATEST_I64 || j->kind == AC_SCAN_LEAST_I64
                     ? AC_I64
                     : AC_F64;
    j->spans = j->kind == AC_SCAN_SUM_F64 || j->kind == AC_SCAN_SUM_I64;
    j->shifted = rule->way == AC_LINE_BEFORE || rule->way == AC_LINE_AFTER;
    for (size_t t = 0; t < AC_LINE_TENSORS; t++) {
        const bool back = rule->way == AC_LINE_FROM || rule->way == AC_LINE_AFTER;

        j->along[t] = back ? -l->along.step[t] : l->along.step[t];
        j->start[t] = back ? (n - 1) * l->along.step[t] : 0;
    }
    j->across = l->inner.extent > 1 &&
                magnitude(l->inner.step[AC_LINE_INPUT]) < magnitude(l->along.step[AC_LINE_INPUT]);
    if (j->across) {
        j->lanes = least(l->inner.extent, LANES);
        j->step = least(n, BLOCK / LANES);
    } else if (n <= STEP) {
        j->lanes = least(l->inner.extent, BLOCK / n);
        j->step = n;
    } else {
        j->lanes = least(l->inner.extent, BLOCK / STEP);
        j->step = STEP;
    }
    j->groups = parts_of(l->inner.extent, j->lanes);
    j->chunks = 1;
    j->tasks = (size_t)(l->bundles * j->groups);
    j->task = lines_task;
    if (by_spans(j)) {
        j->chunks = parts_of(n, CHUNK);
        j->tasks = (size_t)(l->bundles * l->inner.extent * j->chunks);
        j->task = spans_task;
    }
    j->slots = j->tasks < SLOTS ? j->tasks : SLOTS;
}

static size_t totals_of(const job *j)
{
    const int64_t spans = parts_of(j->l->along.extent, AC_SCAN_SPAN);

    return j->task == spans_task ? (size_t)(j->l->bundles * j->l->inner.extent * spans) * 8 : 0;
}

size_t ac_line_scan_room(const ac_lines *lines, const ac_line_rule *rule)
{
    job j;

    choose(&j, lines, rule);
    return j.slots * sizeof(buffers) + totals_of(&j);
}

/* --- elements to numbers, and back ------------------------------------------------------------ */

/* A plane of elements: nx that are closest to each other, ny rows of them. */
typedef struct plane {
    int64_t x[AC_LINE_TENSORS];
    int64_t y[AC_LINE_TENSORS];
    int64_t nx;
    int64_t ny;
} plane;

static const void *converted(const job *j, int to, void *room, int from, const void *source,
                             int64_t count)
{
    if (to == from)
        return source;
    j->stage->convert(to, room, from, source, (size_t)count);
    return room;
}

/* The elements of a plane as numbers, row by row. */
static void load(const job *j, const plane *p, const unsigned char *from, buffers *b)
{
    const size_t size = j->l->size[AC_LINE_INPUT];
    const int64_t count = p->nx * p->ny;
    const void *found = from;

    if (p->ny > 1 || (p->nx > 1 && p->x[AC_LINE_INPUT] != (int64_t)size)) {
        j->stage->gather[__builtin_ctzll(size)](b->raw, (size_t)p->nx, from, p->x[AC_LINE_INPUT],
                                                p->y[AC_LINE_INPUT], (size_t)p->nx, (size_t)p->ny);
        found = b->raw;
    }
    found = converted(j, j->rule->dtype, b->made, j->l->dtype[AC_LINE_INPUT], found, count);
    found = converted(j, j->numbers, b->numbers, j->rule->dtype, found, count);
    if (found != b->numbers)
        memcpy(b->numbers, found, (size_t)count * 8);
}

/* Nan has one form, in f64, too. */
static void canonical(double *numbers, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        numbers[i] = numbers[i] != numbers[i] ? (double)__builtin_nanf("") : numbers[i];
}

/* Stores rows of `row` numbers, of which the first nx of ny rows are those of a plane. */
static void put(const job *j, const plane *p, size_t tensor, int dtype, void *numbers, int64_t row,
                unsigned char *to, buffers *b)
{
    const size_t size = j->l->size[tensor];
    const int own = j->l->dtype[tensor];
    const void *found = numbers;

    if (size == 0 || p->nx <= 0 || p->ny <= 0)
        return;
    if (dtype == AC_F64 && own == AC_F64)
        canonical(numbers, row * p->ny);
    if (tensor == AC_LINE_VALUES)
        found = converted(j, j->rule->dtype, b->made, dtype, found, row * p->ny);
    dtype = tensor == AC_LINE_VALUES ? j->rule->dtype : dtype;
    if (own != dtype) {
        ac_line_convert(j->stage, own, b->raw, dtype, found, (size_t)(row * p->ny));
        found = b->raw;
    }
    if (p->ny == 1 && p->x[tensor] == (int64_t)size)
        memcpy(to, found, (size_t)p->nx * size);
    else
        j->stage->scatter[__builtin_ctzll(size)](to, p->x[tensor], p->y[tensor], found, (size_t)row,
                                                 (size_t)p->nx, (size_t)p->ny, NULL);
}

/* --- lines ------------------------------------------------------------------------------------ */

/* What the first elements are where none is before them. */
static void put_nothing(const job *j, const plane *p, unsigned char *to, buffers *b)
{
    plane first = *p;
    const int64_t lines = j->across ? p->nx : p->ny;

    for (int64_t k = 0; k < lines; k++) {
        const double number = j->rule->word == AC_LINE_PROD;
        const int64_t whole = j->rule->word == AC_LINE_PROD;

        memcpy(b->numbers + k * 8, j->numbers == AC_F64 ? (const void *)&number : &whole, 8);
    }
    first.nx = j->across ? lines : 1;
    first.ny = j->across ? 1 : lines;
    put(j, &first, AC_LINE_VALUES, j->numbers, b->numbers, first.nx, to, b);
}

/* The sums of spans before the one that numbers are of are added; behind the end of a span its sum
 * is one of them. */
static void add_spans(const job *j, const plane *p, int64_t first, buffers *b)
{
    const int64_t lines = j->across ? p->nx : p->ny;
    const int64_t count = j->across ? p->ny : p->nx;
    const bool ends = (first + count) % AC_SCAN_SPAN == 0;

    if (first >= AC_SCAN_SPAN && j->numbers == AC_F64)
        j->scan->add_f64(b->numbers, b->base, (size_t)p->ny, (size_t)p->nx, j->across);
    else if (first >= AC_SCAN_SPAN)
        j->scan->add_i64(b->numbers, b->base, (size_t)p->ny, (size_t)p->nx, j->across);
    if (!ends)
        return;
    for (int64_t k = 0; k < lines; k++)
        memcpy(&b->base[k],
               b->numbers + (j->across ? (count - 1) * lines + k : (k + 1) * count - 1) * 8, 8);
    ac_scan_begin(j->kind, b->held, b->rest, (size_t)lines);
}

/* Some lines side by side, or one below the other. */
static void lines_task(const job *j, size_t task, buffers *b)
{
    const ac_lines *const l = j->l;
    const int64_t bundle = (int64_t)task / j->groups;
    const int64_t first_line = (int64_t)task % j->groups * j->lanes;
    const int64_t lines = least(j->lanes, l->inner.extent - first_line);
    const int64_t n = l->along.extent;
    unsigned char *at[AC_LINE_TENSORS];
    plane p;

    for (size_t t = 0; t < AC_LINE_TENSORS; t++) {
        at[t] = l->size[t] > 0 ? ac_line_at(l, t, bundle, first_line) + j->start[t] : NULL;
        p.x[t] = j->across ? l->inner.step[t] : j->along[t];
        p.y[t] = j->across ? j->along[t] : l->inner.step[t];
    }
    p.nx = p.ny = lines;
    ac_scan_begin(j->kind, b->held, b->rest, (size_t)lines);
    for (int64_t i = 0; i < n; i += j->step) {
        const int64_t count = least(j->step, n - i);
        const int64_t kept = j->shifted && i + count == n ? count - 1 : count;
        const ac_scan_block block = {.numbers = b->numbers,
                                     .positions = b->positions,
                                     .along = j->across ? lines : 1,
                                     .across = j->across ? 1 : count,
                                     .count = (size_t)count,
                                     .lanes = (size_t)lines,
                                     .held = b->held,
                                     .rest = b->rest,
                                     .first = i};
        plane whole = p;

        *(j->across ? &whole.ny : &whole.nx) = count;
        load(j, &whole, at[AC_LINE_INPUT] + i * j->along[AC_LINE_INPUT], b);
        j->scan->run[j->kind](&block);
        if (j->spans)
            add_spans(j, &whole, i, b);
        *(j->across ? &whole.ny : &whole.nx) = kept;
        if (at[AC_LINE_VALUES])
            put(j, &whole, AC_LINE_VALUES, j->numbers, b->numbers, j->across ? lines : count,
                at[AC_LINE_VALUES] + (i + j->shifted) * j->along[AC_LINE_VALUES], b);
        if (at[AC_LINE_POSITIONS])
            put(j, &whole, AC_LINE_POSITIONS, AC_I64, b->positions, j->across ? lines : count,
                at[AC_LINE_POSITIONS] + i * j->along[AC_LINE_POSITIONS], b);
    }
    if (j->shifted && at[AC_LINE_VALUES])
        put_nothing(j, &p, at[AC_LINE_VALUES], b);
}

/* --- long lines, span by span ----------------------------------------------------------------- */

/* A piece of a line. */
typedef struct piece {
    const unsigned char *in;
    unsigned char *out;
    int64_t first;
    int64_t count;
    double *totals; /* of the spans of the line */
} piece;

static piece piece_of(const job *j, size_t task)
{
    const ac_lines *const l = j->l;
    const int64_t line = (int64_t)task / j->chunks;
    const int64_t first = (int64_t)task % j->chunks * CHUNK;
    const int64_t bundle = line / l->inner.extent;
    const int64_t own = line % l->inner.extent;
    const int64_t spans = parts_of(l->along.extent, AC_SCAN_SPAN);

    return (piece){ac_line_at(l, AC_LINE_INPUT, bundle, own) + j->start[AC_LINE_INPUT],
                   ac_line_at(l, AC_LINE_VALUES, bundle, own) + j->start[AC_LINE_VALUES], first,
                   least(CHUNK, l->along.extent - first), j->totals + line * spans};
}

/* The running sums of the spans of a block, each by itself, and their totals. */
static void run_spans(const job *j, const piece *p, int64_t first, int64_t count, buffers *b,
                      double *totals)
{
    const int64_t whole = count / AC_SCAN_SPAN;
    const int64_t left = count % AC_SCAN_SPAN;
    plane line = {.nx = count, .ny = 1};
    ac_scan_block block = {.numbers = b->numbers,
                           .along = 1,
                           .across = AC_SCAN_SPAN,
                           .count = AC_SCAN_SPAN,
                           .lanes = (size_t)whole,
                           .held = totals};

    line.x[AC_LINE_INPUT] = j->along[AC_LINE_INPUT];
    line.y[AC_LINE_INPUT] = 0;
    load(j, &line, p->in + first * j->along[AC_LINE_INPUT], b);
    ac_scan_begin(j->kind, totals, NULL, (size_t)(whole + (left > 0)));
    if (whole > 0)
        j->scan->run[j->kind](&block);
    if (left == 0)
        return;
    block.numbers = b->numbers + whole * AC_SCAN_SPAN * 8;
    block.count = (size_t)left;
    block.lanes = 1;
    block.held = totals + whole;
    j->scan->run[j->kind](&block);
}

/* The totals of the spans of a piece. */
static void totals_task(const job *j, size_t task, buffers *b)
{
    const piece p = piece_of(j, task);

    for (int64_t i = 0; i < p.count; i += BLOCK)
        run_spans(j, &p, p.first + i, least(BLOCK, p.count - i), b,
                  p.totals + (p.first + i) / AC_SCAN_SPAN);
}

/* The sum of two totals, in the order of the line. */
static void add_total(const job *j, double *sum, const double *before, const double *next)
{
    int64_t numbers[2];

    if (j->numbers == AC_F64) {
        *sum = *before + *next;
        return;
    }
    memcpy(&numbers[0], before, 8);
    memcpy(&numbers[1], next, 8);
    numbers[0] = (int64_t)((uint64_t)numbers[0] + (uint64_t)numbers[1]);
    memcpy(sum, numbers, 8);
}

/* Each total becomes the sum of those up to it. */
static void sum_totals(const job *j)
{
    const int64_t spans = parts_of(j->l->along.extent, AC_SCAN_SPAN);

    for (int64_t line = 0; line < j->l->bundles * j->l->inner.extent; line++) {
        for (int64_t k = 1; k < spans; k++)
            add_total(j, &j->totals[line * spans + k], &j->totals[line * spans + k - 1],
                      &j->totals[line * spans + k]);
    }
}

/* The results of a piece, whose spans have their sums already. */
static void spans_task(const job *j, size_t task, buffers *b)
{
    const piece p = piece_of(j, task);
    const int64_t n = j->l->along.extent;
    double totals[BLOCK / AC_SCAN_SPAN];
    plane line = {.ny = 1};

    line.x[AC_LINE_VALUES] = j->along[AC_LINE_VALUES];
    for (int64_t i = p.first; i < p.first + p.count; i += BLOCK) {
        const int64_t count = least(BLOCK, p.first + p.count - i);

        run_spans(j, &p, i, count, b, totals);
        for (int64_t k = i == 0 ? AC_SCAN_SPAN : 0; k < count; k += AC_SCAN_SPAN) {
            const double *const base = &p.totals[(i + k) / AC_SCAN_SPAN - 1];
            const size_t some = (size_t)least(AC_SCAN_SPAN, count - k);

            if (j->numbers == AC_F64)
                j->scan->add_f64(b->numbers + k * 8, base, 1, some, false);
            else
                j->scan->add_i64(b->numbers + k * 8, base, 1, some, false);
        }
        line.nx = j->shifted && i + count == n ? count - 1 : count;
        put(j, &line, AC_LINE_VALUES, j->numbers, b->numbers, count,
            p.out + (i + j->shifted) * j->along[AC_LINE_VALUES], b);
    }
    if (j->shifted && p.first == 0)
        put_nothing(j, &line, p.out, b);
}

/* --- tasks ------------------------------------------------------------------------------------ */

static void run_slot(void *context, size_t number)
{
    job *const j = context;
    const size_t slot = atomic_fetch_add_explicit(&j->slot, 1, memory_order_relaxed);
    buffers *const own = (buffers *)(void *)j->room + slot;
    size_t task;

    (void)number;
    while ((task = atomic_fetch_add_explicit(&j->next, 1, memory_order_relaxed)) < j->tasks)
        j->task(j, task, own);
}

static void run_tasks(job *j, void (*task)(const job *j, size_t task, buffers *b))
{
    const ac_lines *const l = j->l;

    j->task = task;
    atomic_init(&j->next, 0);
    atomic_init(&j->slot, 0);
    if (l->bundles * l->inner.extent * l->along.extent >= AC_FORK_MIN) {
        ac_threads_fork(run_slot, j, j->slots);
    } else {
        for (size_t k = 0; k < j->tasks; k++)
            task(j, k, (buffers *)(void *)j->room);
    }
}

void ac_line_scan(const ac_lines *lines, const ac_line_rule *rule, void *room)
{
    job j;

    choose(&j, lines, rule);
    j.stage = ac_stage_current();
    j.scan = ac_scan_current();
    j.room = room;
    j.totals = (double *)(void *)(j.room + j.slots * sizeof(buffers));
    if (j.task == spans_task) {
        run_tasks(&j, totals_task);
        sum_totals(&j);
        j.task = spans_task;
    }
    run_tasks(&j, j.task);
}
