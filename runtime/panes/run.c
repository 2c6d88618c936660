#include "panes/run.h"

#include <stdatomic.h>
#include <string.h>

#include "base/threads.h"
#include "kernel/pane.h"
#include "kernel/stage.h"
#include "walk/walk.h"

enum {
    WIDE = 512,     /* numbers of a row that are staged at a time, and results of a row */
    ROWS = 8,       /* staged rows that are kept, of which several rows of results take some */
    TASK = 1 << 13, /* elements that a task reads, about */
    SHARES = 64,    /* threads that take tasks, at most */
    LAST = AC_PANE_AXES - 1,
};

/* The buffers of a task, on the stack of its thread: 60 KB. They are no workspace, because programs
 * give back the memory of tensors before the call runs, whose end may then lie where the workspace
 * does. */
typedef struct buffers {
    double rows[ROWS][WIDE]; /* of the input, or keys of 64 bits */
    int64_t held[ROWS];      /* which row that is; -1: none */
    int64_t first[ROWS];     /* and from which column on */
    double values[WIDE];     /* of the results, or keys */
    int64_t compared[WIDE];
    int64_t positions[WIDE];
    double across[WIDE];  /* what means divide by along the last axis, for columns */
    int64_t across_first; /* from this one on, */
    int64_t across_count; /* so many */
    double divisors[WIDE];
    unsigned char raw[WIDE * 8]; /* elements as they lie */
} buffers;

typedef struct job {
    const ac_stage *stage;
    const ac_pane_kernels *kernels;
    ac_pane_rule rule;
    const ac_panes *panes;
    ac_pane_axis axis[AC_PANE_AXES]; /* of which the first ones may be of one element */
    bool back;                       /* results are elements of the whole, and numbers are points */
    bool floats;
    int64_t in[AC_PANE_AXES];                    /* extents of the input along these axes, */
    int64_t out[AC_PANE_AXES];                   /* and of the outputs */
    int64_t step[AC_PANE_TENSORS][AC_PANE_AXES]; /* bytes */
    size_t outer;                                /* axes in front */
    int64_t extent[AC_RANK_MAX];
    int64_t outer_step[AC_PANE_TENSORS][AC_RANK_MAX];
    unsigned char *data[AC_PANE_TENSORS];
    int dtype[AC_PANE_TENSORS];
    size_t size[AC_PANE_TENSORS];
    int64_t rows;   /* of results of a plane, */
    int64_t some;   /* those of a task, */
    int64_t groups; /* and tasks of a plane */
    size_t tasks;
    bool forks;
    atomic_size_t next;
} job;

static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t most(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* --- the first phase -------------------------------------------------------------------------- */

static void place(job *j, size_t t, const ac_tensor *tensor)
{
    j->dtype[t] = tensor ? tensor->dtype : AC_DTYPE_ABSENT;
    j->size[t] = tensor ? ac_dtype_facts[tensor->dtype].bytes : 0;
    j->data[t] = tensor ? tensor->data : NULL;
    for (size_t i = 0; tensor && i < tensor->shape.rank; i++) {
        /* The stride of a single element may be any number. */
        const int64_t step =
            tensor->shape.dims[i] > 1 ? tensor->strides[i] * (int64_t)j->size[t] : 0;

        if (i < j->outer)
            j->outer_step[t][i] = step;
        else
            j->step[t][i - j->outer + AC_PANE_AXES - j->panes->axes] = step;
    }
}

static void choose(job *j, const ac_panes *panes, const ac_pane_rule *rule,
                   const ac_tensor *const tensors[AC_PANE_TENSORS])
{
    const ac_tensor *const in = tensors[AC_PANE_INPUT];
    int64_t planes = 1;
    int64_t work = 1;

    memset(j, 0, sizeof *j);
    j->rule = *rule;
    j->panes = panes;
    j->back = rule->word == AC_PANE_SHARED_OUT;
    j->floats = ac_dtype_in(in->dtype, AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64);
    j->outer = in->shape.rank - panes->axes;
    for (size_t i = 0; i < AC_PANE_AXES; i++) {
        const size_t ahead = AC_PANE_AXES - panes->axes;
        const ac_pane_axis one = {.extent = 1, .count = 1, .size = 1, .stride = 1, .dilation = 1};

        j->axis[i] = i < ahead ? one : panes->axis[i - ahead];
        j->in[i] = j->back ? j->axis[i].count : j->axis[i].extent;
        j->out[i] = j->back ? j->axis[i].extent : j->axis[i].count;
    }
    for (size_t t = 0; t < AC_PANE_TENSORS; t++)
        place(j, t, tensors[t]);
    for (size_t i = 0; i < j->outer; i++) {
        j->extent[i] = in->shape.dims[i];
        planes *= j->extent[i];
    }
    j->rows = j->out[0] * j->out[1];
    /* About what a row of results reads. */
    for (size_t i = 0; i < AC_PANE_AXES; i++)
        work *=
            i == LAST ? most(j->in[i], j->out[i]) : most(ac_pane_shows(&j->axis[i], 0).count, 1);
    j->some = least(most(TASK / work, 1), j->rows);
    j->groups = (j->rows + j->some - 1) / j->some;
    j->tasks = (size_t)(planes * j->groups);
    j->forks = planes * j->rows * work >= AC_FORK_MIN / 4;
}

/* --- rows ------------------------------------------------------------------------------------- */

/* The numbers that a result takes along an axis. */
static ac_pane_run taken(const job *j, size_t axis, int64_t result)
{
    return j->back ? ac_pane_around(&j->axis[axis], result) : ac_pane_shows(&j->axis[axis], result);
}

/* Whether it takes this one of them. */
static bool takes(const job *j, size_t axis, int64_t result, int64_t number)
{
    return !j->back || ac_pane_has(&j->axis[axis], number, result);
}

/* What a mean divides by, for the panes at z and y and at columns from the first one on. */
static const double *divisors(const job *j, int64_t z, int64_t y, int64_t first, int64_t count,
                              buffers *b)
{
    const bool counted = j->panes->counted;
    const double around = (double)(ac_pane_divides(&j->axis[0], z, counted) *
                                   ac_pane_divides(&j->axis[1], y, counted));

    if (b->across_first != first || b->across_count < count) {
        for (int64_t i = 0; i < count; i++)
            b->across[i] = (double)ac_pane_divides(&j->axis[LAST], first + i, counted);
        b->across_first = first;
        b->across_count = count;
    }
    for (int64_t i = 0; i < count; i++)
        b->divisors[i] = j->panes->divisor != 0 ? (double)j->panes->divisor : around * b->across[i];
    return b->divisors;
}

/* The numbers of a row of the input from a column on. */
static const double *staged(const job *j, const unsigned char *plane, int64_t z, int64_t y,
                            int64_t first, int64_t count, buffers *b)
{
    const int64_t row = z * j->in[1] + y;
    const size_t slot = (size_t)(row % ROWS);
    double *const to = b->rows[slot];
    const size_t size = j->size[AC_PANE_INPUT];
    const int64_t *const step = j->step[AC_PANE_INPUT];
    const unsigned char *const from = plane + z * step[0] + y * step[1] + first * step[LAST];
    const int own = j->dtype[AC_PANE_INPUT];
    const int number = j->floats ? AC_F64 : AC_I64;
    const void *found = from;

    if (b->held[slot] == row && b->first[slot] == first)
        return to;
    b->held[slot] = row;
    b->first[slot] = first;
    if (count > 1 && step[LAST] != (int64_t)size) {
        j->stage->gather[__builtin_ctzll(size)](b->raw, (size_t)count, from, step[LAST], 0,
                                                (size_t)count, 1);
        found = b->raw;
    }
    if (own == number)
        memcpy(to, found, (size_t)count * 8);
    else
        j->stage->convert(number, to, own, found, (size_t)count);
    if (j->rule.word == AC_PANE_GREATEST && j->floats)
        j->kernels->key((int64_t *)(void *)to, (size_t)count);
    if (j->back) {
        const double *const divisor = divisors(j, z, y, first, count, b);

        for (int64_t i = 0; i < count; i++)
            to[i] /= divisor[i];
    }
    return to;
}

/* A row of results from a column on, and the columns of the input that are staged. */
typedef struct strip {
    int64_t first;
    int64_t count;
    int64_t begin;
    int64_t end;
} strip;

/* Numbers that results take, one for each. */
static void take(const job *j, const strip *s, const double *numbers, int64_t position,
                 int64_t result, int64_t number, int64_t to_step, int64_t from_step, int64_t count,
                 buffers *b)
{
    const ac_pane_taps taps = {to_step, from_step, (size_t)count};
    const double *const from = numbers + (number - s->begin);
    const int64_t at = result - s->first;
    const ac_pane_greatest greatest = {(int64_t *)(void *)b->values + at,
                                       j->rule.positions == AC_PANE_NONE ? NULL : b->compared + at,
                                       b->positions + at, j->floats};

    if (j->rule.word == AC_PANE_GREATEST)
        j->kernels->greatest(&greatest, (const int64_t *)(const void *)from, position + number,
                             &taps);
    else
        j->kernels->add(b->values + at, from, &taps);
}

static int64_t up(int64_t a, int64_t b)
{
    return a > 0 ? (a + b - 1) / b : -(-a / b);
}

static int64_t down(int64_t a, int64_t b)
{
    return a >= 0 ? a / b : -((-a + b - 1) / b);
}

/* All panes of the strip take one number each, for each element of a pane. Tap t of pane p is
 * element p * stride + t * dilation - front of the whole. */
static void take_taps(const job *j, const strip *s, const double *numbers, int64_t position,
                      buffers *b)
{
    const ac_pane_axis *const a = &j->axis[LAST];
    const int64_t panes[2] = {j->back ? s->begin : s->first,
                              (j->back ? s->end : s->first + s->count) - 1};
    const int64_t elements[2] = {j->back ? s->first : s->begin,
                                 (j->back ? s->first + s->count : s->end) - 1};

    /* Taps that any pane has here. */
    const int64_t low = most(up(elements[0] + a->front - panes[1] * a->stride, a->dilation), 0);
    const int64_t high =
        least(down(elements[1] + a->front - panes[0] * a->stride, a->dilation), a->size - 1);

    for (int64_t k = low; k <= high; k++) {
        const int64_t tap = j->back ? high + low - k : k; /* panes in their order */
        const int64_t shift = tap * a->dilation - a->front;
        const int64_t first = most(panes[0], up(elements[0] - shift, a->stride));
        const int64_t last = least(panes[1], down(elements[1] - shift, a->stride));

        if (first > last)
            continue;
        if (j->back)
            take(j, s, numbers, position, first * a->stride + shift, first, a->stride, 1,
                 last - first + 1, b);
        else
            take(j, s, numbers, position, first, first * a->stride + shift, 1, a->stride,
                 last - first + 1, b);
    }
}

/* The same of shares, one after the other: a share takes its elements, or they take it. */
static void take_shares(const job *j, const strip *s, const double *numbers, int64_t position,
                        buffers *b)
{
    const int64_t first = j->back ? s->begin : s->first;
    const int64_t last = j->back ? s->end : s->first + s->count;
    const int64_t elements[2] = {j->back ? s->first : s->begin,
                                 j->back ? s->first + s->count : s->end};

    for (int64_t p = first; p < last; p++) {
        const ac_pane_run shown = ac_pane_shows(&j->axis[LAST], p);
        const int64_t from = most(shown.first, elements[0]);
        const int64_t to = least(shown.first + shown.count, elements[1]);

        if (j->back && from < to)
            take(j, s, numbers, position, from, p, 1, 0, to - from, b);
        else if (from < to)
            take(j, s, numbers, position, p, from, 0, 1, to - from, b);
    }
}

/* --- results ---------------------------------------------------------------------------------- */

/* The least number of the dtype, as a key. */
static int64_t least_of(const job *j)
{
    static const double none = -__builtin_inf();
    int64_t key;

    if (!j->floats) {
        switch (j->dtype[AC_PANE_INPUT]) {
        case AC_I8:
            return INT8_MIN;
        case AC_I16:
            return INT16_MIN;
        case AC_I32:
            return INT32_MIN;
        case AC_I64:
            return INT64_MIN;
        default:
            return 0;
        }
    }
    memcpy(&key, &none, sizeof key);
    j->kernels->key(&key, 1);
    return key;
}

static void begin(const job *j, int64_t count, buffers *b)
{
    const int64_t key = j->rule.word == AC_PANE_GREATEST ? least_of(j) : 0;

    for (int64_t i = 0; i < count; i++) {
        if (j->rule.word == AC_PANE_GREATEST)
            memcpy(&b->values[i], &key, sizeof key);
        else
            b->values[i] = j->back ? 0.0 : -0.0;
        b->compared[i] = key;
        b->positions[i] = -1;
    }
}

static void put(const job *j, size_t t, unsigned char *to, int from, const void *numbers,
                int64_t count, buffers *b)
{
    const size_t size = j->size[t];
    const int64_t step = j->step[t][LAST];
    const void *found = numbers;

    if (j->dtype[t] != from) {
        j->stage->convert(j->dtype[t], b->raw, from, numbers, (size_t)count);
        found = b->raw;
    }
    if (step == (int64_t)size || count == 1)
        memcpy(to, found, (size_t)count * size);
    else
        j->stage->scatter[__builtin_ctzll(size)](to, step, 0, found, (size_t)count, (size_t)count,
                                                 1, NULL);
}

/* The results of a strip at z and y. */
static void finish(const job *j, unsigned char *const plane[AC_PANE_TENSORS], int64_t z, int64_t y,
                   const strip *s, buffers *b)
{
    const int number = j->floats ? AC_F64 : AC_I64;

    if (j->rule.word == AC_PANE_MEAN) {
        const double *const divisor = divisors(j, z, y, s->first, s->count, b);

        for (int64_t i = 0; i < s->count; i++)
            b->values[i] /= divisor[i];
    }
    if (j->rule.word == AC_PANE_GREATEST && j->floats)
        j->kernels->unkey((int64_t *)(void *)b->values, (size_t)s->count);
    for (size_t t = AC_PANE_VALUES; t < AC_PANE_TENSORS; t++) {
        const int64_t *const step = j->step[t];
        unsigned char *const to = plane[t] + z * step[0] + y * step[1] + s->first * step[LAST];

        if (j->size[t] > 0)
            put(j, t, to, t == AC_PANE_VALUES ? number : AC_I64,
                t == AC_PANE_VALUES ? (const void *)b->values : b->positions, s->count, b);
    }
}

/* --- tasks ------------------------------------------------------------------------------------ */

/* The columns of the input among which are all that some columns of results take. */
static void columns(const job *j, int64_t first, int64_t count, int64_t *begin, int64_t *end)
{
    const ac_pane_axis *const a = &j->axis[LAST];
    const int64_t last = first + count - 1;
    const ac_pane_run low = taken(j, LAST, first);
    const ac_pane_run high = taken(j, LAST, last);
    const int64_t extent = j->in[LAST];

    *begin = low.first;
    *end = high.first + high.count;
    if (!j->back && a->size > 0) { /* with dilations a pane may begin behind the next */
        *begin = first * a->stride - a->front;
        *end = last * a->stride - a->front + (a->size - 1) * a->dilation + 1;
    }
    *end = least(most(*end, 0), extent);
    *begin = least(most(*begin, 0), *end);
}

/* The row of results at z and y of a plane, for columns that need no more than a row that is
 * staged; or for one that needs more, piece by piece. */
static void run_row(const job *j, unsigned char *const plane[AC_PANE_TENSORS], int64_t z, int64_t y,
                    strip s, buffers *b)
{
    const ac_pane_run planes = taken(j, 0, z);
    const ac_pane_run rows = taken(j, 1, y);
    const int64_t end = s.end;
    const int64_t first = s.begin;

    begin(j, s.count, b);
    for (int64_t k = 0; k < planes.count; k++) {
        const int64_t from_z = planes.first + k * planes.step;

        for (int64_t i = 0; i < rows.count && takes(j, 0, z, from_z); i++) {
            const int64_t from_y = rows.first + i * rows.step;
            const int64_t position = (from_z * j->in[1] + from_y) * j->in[LAST];

            for (s.begin = first; s.begin < end && takes(j, 1, y, from_y); s.begin = s.end) {
                s.end = least(end, s.begin + WIDE);

                const double *const numbers =
                    staged(j, plane[AC_PANE_INPUT], from_z, from_y, s.begin, s.end - s.begin, b);

                if (j->axis[LAST].size == 0)
                    take_shares(j, &s, numbers, position, b);
                else
                    take_taps(j, &s, numbers, position, b);
            }
        }
    }
    finish(j, plane, z, y, &s, b);
}

/* As many columns of results from one on as need no more than a row that is staged; one at least.
 */
static int64_t fitting(const job *j, int64_t first)
{
    int64_t count = least(j->out[LAST] - first, WIDE);
    int64_t from;
    int64_t to;

    columns(j, first, count, &from, &to);
    while (count > 1 && to - from > WIDE) {
        count = (count + 1) / 2;
        columns(j, first, count, &from, &to);
    }
    return count;
}

static void run_task(const job *j, size_t task, buffers *b)
{
    const int64_t group = (int64_t)task % j->groups;
    const int64_t from = group * j->some;
    const int64_t to = least(from + j->some, j->rows);
    unsigned char *plane[AC_PANE_TENSORS];
    int64_t number = (int64_t)task / j->groups;
    strip s;

    memcpy(plane, j->data, sizeof plane);
    for (size_t i = j->outer; i-- > 0; number /= j->extent[i]) {
        for (size_t t = 0; t < AC_PANE_TENSORS; t++) {
            if (j->size[t] > 0)
                plane[t] += number % j->extent[i] * j->outer_step[t][i];
        }
    }
    for (s.first = 0; s.first < j->out[LAST]; s.first += s.count) {
        s.count = fitting(j, s.first);
        columns(j, s.first, s.count, &s.begin, &s.end);
        memset(b->held, -1, sizeof b->held);
        b->across_count = 0;
        for (int64_t row = from; row < to; row++)
            run_row(j, plane, row / j->out[1], row % j->out[1], s, b);
    }
}

static void run_some(void *context, size_t piece)
{
    job *const j = context;
    buffers own;
    size_t task;

    (void)piece;
    while ((task = atomic_fetch_add_explicit(&j->next, 1, memory_order_relaxed)) < j->tasks)
        run_task(j, task, &own);
}

void ac_panes_run(const ac_panes *panes, const ac_pane_rule *rule,
                  const ac_tensor *const tensors[AC_PANE_TENSORS])
{
    job j;

    choose(&j, panes, rule, tensors);
    j.stage = ac_stage_current();
    j.kernels = ac_pane_kernels_current();
    atomic_init(&j.next, 0);
    if (j.forks)
        ac_threads_fork(run_some, &j, j.tasks < SHARES ? j.tasks : SHARES);
    else
        run_some(&j, 0);
}
