/*
 * What is found along lines: every word, dtype, layout and length against plain loops; the same
 * bits for every layout and instruction set; inputs that outputs overlap.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/isa.h"
#include "plan/lined.h"
#include "sentence.h"

enum { TRIES = 500, ROOM = 1 << 15, SPAN = 256 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

typedef struct trial {
    ac_tensor in;
    ac_tensor values;
    ac_tensor positions;
    ac_line_rule rule;
    bool found[2]; /* values, positions */
    double elements[ROOM];
    double wanted[ROOM];
    int64_t places[ROOM];
    _Alignas(64) unsigned char memory[3][ROOM * 8 * 2];
} trial;

/* A tensor of this shape with gaps and some axes in another order. */
static ac_tensor lay_out(uint32_t *state, int dtype, const ac_shape *shape, void *memory)
{
    const bool turned = next(state) % 2 != 0;
    int64_t step = next(state) % 3 == 0 ? 2 : 1;
    ac_tensor t = {.dtype = dtype, .data = memory, .shape = *shape};

    for (size_t k = 0; k < shape->rank; k++) {
        const size_t i = turned ? k : shape->rank - 1 - k;

        t.strides[i] = step;
        step *= shape->dims[i];
    }
    return t;
}

static unsigned char *element(const ac_tensor *t, int64_t number)
{
    int64_t at = 0;

    for (size_t i = t->shape.rank; i-- > 0; number /= t->shape.dims[i])
        at += number % t->shape.dims[i] * t->strides[i];
    return (unsigned char *)t->data + at * (int64_t)ac_dtype_facts[t->dtype].bytes;
}

static double get(const ac_tensor *t, int64_t number)
{
    const unsigned char *const at = element(t, number);
    double wide;
    float single;
    int32_t whole;
    int64_t large;

    switch (t->dtype) {
    case AC_F64:
        memcpy(&wide, at, sizeof wide);
        return wide;
    case AC_F32:
        memcpy(&single, at, sizeof single);
        return (double)single;
    case AC_I64:
        memcpy(&large, at, sizeof large);
        return (double)large;
    case AC_I32:
        memcpy(&whole, at, sizeof whole);
        return whole;
    default:
        return *(const int8_t *)at;
    }
}

static void set(const ac_tensor *t, int64_t number, double value)
{
    const float single = (float)value;
    const int32_t whole = value == value ? (int32_t)value : 0;
    const int64_t large = whole;
    unsigned char *const at = element(t, number);

    switch (t->dtype) {
    case AC_F64:
        memcpy(at, &value, sizeof value);
        break;
    case AC_F32:
        memcpy(at, &single, sizeof single);
        break;
    case AC_I64:
        memcpy(at, &large, sizeof large);
        break;
    case AC_I32:
        memcpy(at, &whole, sizeof whole);
        break;
    default:
        *(int8_t *)at = (int8_t)whole;
        break;
    }
}

static bool same(double a, double b)
{
    return (a != a && b != b) || (a == b && signbit(a) == signbit(b));
}

/* --- what is wanted --------------------------------------------------------------------------- */

/* Whether x stands before y, or as far as it. */
static bool before(double x, double y, bool descending)
{
    if (x != x || y != y)
        return descending ? x != x : y != y;
    return descending ? x >= y : x <= y;
}

static void want_order(trial *t, const int64_t *line, int64_t n)
{
    for (int64_t k = 0; k < n; k++) {
        int64_t at = k;

        for (; at > 0 && !before(t->elements[line[t->places[line[at - 1]]]], t->elements[line[k]],
                                 t->rule.descending);
             at--)
            t->places[line[at]] = t->places[line[at - 1]];
        t->places[line[at]] = k;
    }
    for (int64_t k = 0; k < n; k++)
        t->wanted[line[k]] = t->elements[line[t->places[line[k]]]];
}

static void want_extremes(trial *t, const int64_t *line, int64_t n)
{
    int64_t held = 0;

    for (int64_t k = 0; k < n; k++) {
        const double old = t->elements[line[held]];
        const double new = t->elements[line[k]];
        const bool more = t->rule.word == AC_LINE_GREATEST ? new >= old : new <= old;

        held = new != new || more ? k : held;
        t->places[line[k]] = held;
        t->wanted[line[k]] = t->elements[line[held]];
    }
}

/* By the definition, of numbers of which f64 keeps all digits but those of long sums of f32. */
static void want_running(trial *t, const int64_t *line, int64_t n)
{
    const bool back = t->rule.way == AC_LINE_FROM || t->rule.way == AC_LINE_AFTER;
    const bool shifted = t->rule.way == AC_LINE_BEFORE || t->rule.way == AC_LINE_AFTER;
    const double none = t->rule.word == AC_LINE_SUM ? 0 : 1;
    double base = 0;
    double held = 0;
    double last = none;

    for (int64_t k = 0; k < n; k++) {
        const int64_t at = line[back ? n - 1 - k : k];
        const double x = t->elements[at];

        if (t->rule.word == AC_LINE_PROD)
            held = k == 0 ? x : held * x;
        else
            held = k % SPAN == 0 ? x : held + x;

        const double now = t->rule.word == AC_LINE_SUM && k >= SPAN ? base + held : held;

        if (k % SPAN == SPAN - 1)
            base = now;
        t->wanted[at] = shifted ? last : now;
        last = now;
    }
}

static void want(trial *t)
{
    static int64_t line[ROOM];
    const ac_shape *const shape = &t->in.shape;
    const int64_t n = shape->dims[t->rule.axis];
    int64_t inner = 1;

    for (size_t i = t->rule.axis + 1; i < shape->rank; i++)
        inner *= shape->dims[i];
    for (int64_t k = 0; k < ac_shape_count(shape) / n; k++) {
        for (int64_t i = 0; i < n; i++)
            line[i] = k / inner * inner * n + k % inner + i * inner;
        if (t->rule.word == AC_LINE_SORTED)
            want_order(t, line, n);
        else if (t->rule.word == AC_LINE_SUM || t->rule.word == AC_LINE_PROD)
            want_running(t, line, n);
        else
            want_extremes(t, line, n);
    }
}

/* --- trials ----------------------------------------------------------------------------------- */

static double some_number(uint32_t *state, const trial *t)
{
    const uint32_t kind = next(state) % 16;
    const bool real = t->in.dtype == AC_F32 || t->in.dtype == AC_F64;
    const bool sums = t->rule.word == AC_LINE_SUM || t->rule.word == AC_LINE_PROD;

    if (t->rule.word == AC_LINE_PROD)
        return kind % 2 == 0 ? 1 : -1;
    if (real && !sums && kind == 0)
        return NAN;
    if (real && kind == 1)
        return -0.0;
    if (real && !sums && kind == 2)
        return next(state) % 2 == 0 ? INFINITY : -INFINITY;
    if (t->in.dtype == AC_F32 && kind > 8) /* sums of f32 round */
        return ldexp((double)(int32_t)(next(state) % 65536) - 32768, (int)(next(state) % 16) - 8);
    return (double)(int32_t)(next(state) % 7) - 3;
}

static ac_shape some_shape(uint32_t *state, size_t axis, int64_t n)
{
    ac_shape shape = {.rank = 3};

    for (size_t i = 0; i < shape.rank; i++)
        shape.dims[i] = i == axis ? n : 1 + (int64_t)(next(state) % (n > 1000 ? 2 : 5));
    if (n < 40 && next(state) % 4 == 0)
        shape.dims[(axis + 1) % 3] = 70;
    return shape;
}

static void make(uint32_t *state, trial *t)
{
    static const int dtypes[] = {AC_F32, AC_F64, AC_I32, AC_I64, AC_I8};
    static const int64_t longest[] = {4, 30, 70, 300, 1100, 9000};
    const int dtype = dtypes[next(state) % 5];
    const size_t axis = next(state) % 3;
    const int64_t n = 1 + (int64_t)(next(state) % (uint32_t)longest[next(state) % 6]);
    const ac_shape shape = some_shape(state, axis, n);

    t->rule = (ac_line_rule){.word = (ac_line_word)(next(state) % 5),
                             .descending = next(state) % 2 == 0,
                             .axis = axis,
                             .dtype = dtype,
                             .values = 0,
                             .positions = AC_LINE_NONE};
    if (t->rule.word == AC_LINE_SUM || t->rule.word == AC_LINE_PROD)
        t->rule.way = (ac_line_way)(next(state) % 4);
    else
        t->rule.positions = 1;
    t->in = lay_out(state, dtype, &shape, t->memory[0]);
    t->values = lay_out(state, dtype, &shape, t->memory[1]);
    t->positions = lay_out(state, next(state) % 2 == 0 ? AC_I64 : AC_I32, &shape, t->memory[2]);
    for (int64_t k = 0; k < ac_shape_count(&shape) && k < ROOM; k++) {
        const double x = some_number(state, t);

        set(&t->in, k, x);
        t->elements[k] = get(&t->in, k);
    }
}

static aclnnStatus run(const trial *t)
{
    ac_call call = {.inputs = 1, .outputs = t->rule.positions < 0 ? 1 : 2};
    size_t room = 0;
    void *const out[] = {t->values.data, t->positions.data};

    call.operands[0].tensor = &t->in;
    call.operands[1].tensor = &t->values;
    call.operands[2].tensor = &t->positions;

    ac_lined *const d = ac_lined_make(&call, &t->rule, &room);
    void *const workspace = aligned_alloc(64, (room + 127) / 64 * 64);
    const aclnnStatus status = ac_lined_run(d, t->in.data, out, workspace);

    free(workspace);
    ac_lined_free(d);
    return status;
}

static bool as_wanted(const trial *t)
{
    const int64_t n = ac_shape_count(&t->in.shape);

    for (int64_t k = 0; k < n; k++) {
        const double got = get(&t->values, k);
        const double exact = t->wanted[k];
        const double wanted = t->in.dtype == AC_F32  ? (double)(float)exact
                              : t->in.dtype == AC_I8 ? (int8_t)(int64_t)exact
                                                     : exact;
        const bool zeros = t->in.dtype == AC_F64 && wanted == 0 && got == 0;

        if ((!same(got, wanted) && !zeros) ||
            (t->rule.positions >= 0 && get(&t->positions, k) != (double)t->places[k])) {
            printf("element %lld of %lld is %g instead of %g, word %d, dtype %d\n", (long long)k,
                   (long long)n, got, wanted, (int)t->rule.word, t->in.dtype);
            return false;
        }
    }
    return true;
}

static bool check_random(void)
{
    static trial t;
    uint32_t state = 7;
    bool fine = true;

    for (int n = 0; n < TRIES && fine; n++) {
        make(&state, &t);
        if (ac_shape_count(&t.in.shape) > ROOM)
            continue;
        want(&t);
        fine = run(&t) == ACLNN_SUCCESS && as_wanted(&t);
    }
    return fine;
}

/* On every instruction set that this machine has. */
static bool on_each(bool (*check)(void))
{
    bool fine = true;

    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        if (!ac_isa_supported((ac_isa)isa))
            continue;
        (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
        ac_isa_reload();
        fine = check() && fine;
    }
    (void)unsetenv("ACLNN_CPU_ISA");
    ac_isa_reload();
    return fine;
}

/* The values lie where the input does, one element further on, or the other way round. */
static bool check_overlaps(void)
{
    static trial t;
    uint32_t state = 11;
    bool fine = true;

    for (int n = 0; n < TRIES && fine; n++) {
        make(&state, &t);
        if (ac_shape_count(&t.in.shape) > ROOM)
            continue;
        want(&t);
        t.values = t.in;
        if (n % 3 == 0)
            t.values.data = (unsigned char *)t.in.data + ac_dtype_facts[t.in.dtype].bytes;
        if (n % 3 == 1)
            t.values = lay_out(&state, t.in.dtype, &t.in.shape, t.memory[0]);
        fine = run(&t) == ACLNN_SUCCESS && as_wanted(&t);
    }
    return fine;
}

/* A line that several tasks share, and many that are. */
static bool check_large(void)
{
    enum { COUNT = 1 << 18 };

    static float in[COUNT];
    static float out[2][COUNT];
    static int64_t at[COUNT];
    uint32_t state = 3;
    bool fine = true;

    for (int64_t k = 0; k < COUNT; k++)
        in[k] = (float)(int32_t)(next(&state) % 4096) - 2048;
    for (int64_t n = 64; n <= COUNT; n *= 64) {
        trial *const t = calloc(1, sizeof *t);
        const ac_shape shape = {.rank = 2, .dims = {COUNT / n, n}};

        t->in = (ac_tensor){.dtype = AC_F32, .data = in, .shape = shape, .strides = {n, 1}};
        t->values = t->in;
        t->values.data = out[0];
        t->positions = t->in;
        t->positions.dtype = AC_I64;
        t->positions.data = at;
        t->rule = (ac_line_rule){
            .word = AC_LINE_SORTED, .axis = 1, .dtype = AC_F32, .values = 0, .positions = 1};
        fine = fine && run(t) == ACLNN_SUCCESS;
        for (int64_t k = 1; k < COUNT && fine; k++) {
            fine = out[0][k] == in[k / n * n + at[k]];
            if (k % n > 0)
                fine = fine && (out[0][k - 1] < out[0][k] ||
                                (out[0][k - 1] == out[0][k] && at[k - 1] < at[k]));
        }
        t->rule.word = AC_LINE_SUM;
        t->rule.positions = AC_LINE_NONE;
        fine = fine && run(t) == ACLNN_SUCCESS;
        for (int64_t k = 0; k < COUNT && fine;
             k++) /* whole numbers, of which f64 keeps all digits */
            out[1][k] = in[k] + (k % n > 0 ? out[1][k - 1] : 0);
        for (int64_t k = 0; k < COUNT && fine; k++)
            fine = out[0][k] == out[1][k] || fabs((double)out[0][k]) > 0x1p24;
        free(t);
    }
    return fine;
}

/* Sums and products of f64 keep what each addition and multiplication loses; an infinity stays. */
static bool check_pairs(void)
{
    static trial t;
    const double terms[] = {1, 0x1p-60, -1, 0x1p100, 1, -0x1p100, INFINITY, 1, -INFINITY};
    const double sums[] = {1, 1, 0x1p-60, 0x1p100, 0x1p100, 1, INFINITY, INFINITY, NAN};
    const ac_shape shape = {.rank = 1, .dims = {9}};
    bool fine = true;

    t.in = (ac_tensor){.dtype = AC_F64, .data = t.memory[0], .shape = shape, .strides = {1}};
    t.values = t.in;
    t.values.data = t.memory[1];
    memcpy(t.memory[0], terms, sizeof terms);
    t.rule = (ac_line_rule){.word = AC_LINE_SUM, .dtype = AC_F64, .positions = AC_LINE_NONE};
    fine = run(&t) == ACLNN_SUCCESS;
    for (int64_t k = 0; k < 9; k++)
        fine = fine && (k == 5 || same(get(&t.values, k), sums[k]));
    return fine;
}

static bool check_each(void)
{
    return check_random() && check_overlaps() && check_large() && check_pairs();
}

Test(lined, is_what_loops_over_lines_find)
{
    cr_assert(on_each(check_each));
}
