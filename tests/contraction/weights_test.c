/*
 * Contractions whose right factor is made of whole numbers, an offset and a scale, against the
 * definition of contraction/contraction.h, evaluated element by element, bit for bit: numbers of a
 * byte and of half a byte in any layout, groups of any size, instruction sets, numbers of threads.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/isa.h"
#include "contraction/contraction.h"
#include "kernel/stage.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

enum { LEFT, WHOLE, SCALE, OFFSET, ADDEND, OUT, OPERANDS };

typedef struct trial {
    ac_tensor tensors[OPERANDS];
    unsigned char *memory[OPERANDS];
    size_t bytes[OPERANDS];
    ac_contraction_factors factors;
    int64_t m, n, k;
    bool offset;
    bool addend;
    bool wide;
} trial;

static uint64_t seed = 11;

static uint64_t any(void)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return seed >> 33;
}

static int64_t below(int64_t limit)
{
    return (int64_t)(any() % (uint64_t)limit);
}

static double any_number(bool wild)
{
    const double x = (double)(any() % 20001) / 10000 - 1;

    if (wild && any() % 300 == 0)
        return any() % 2 ? (double)INFINITY : (double)NAN;
    return any() % 8 == 0 ? ldexp(x, (int)(any() % 40) - 20) : x;
}

static void put(const ac_tensor *t, int64_t at, double x)
{
    ac_stage_current()->convert(
        t->dtype, (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, AC_F64, &x, 1);
}

static double get(const ac_tensor *t, int64_t at)
{
    double x;

    at += t->offset;
    if (t->dtype == AC_I4) {
        const int byte = ((unsigned char *)t->data)[at >> 1];
        const int half = (at & 1) != 0 ? byte >> 4 : byte & 15;

        return half > 7 ? half - 16 : half;
    }
    ac_stage_current()->convert(AC_F64, &x, t->dtype,
                                (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, 1);
    return x;
}

/* Strides: the last axis fastest or the first, at times with gaps. */
static int64_t lay_out(ac_tensor *t)
{
    int64_t step = any() % 4 == 0 ? 3 : 1;
    const bool turned = any() % 2;

    for (size_t d = 0; d < t->shape.rank; d++) {
        const size_t axis = turned ? d : t->shape.rank - 1 - d;

        t->strides[axis] = step;
        step *= t->shape.dims[axis] + (any() % 4 == 0);
    }
    t->offset = below(4);
    return t->offset + step + 1;
}

static void make(trial *t, size_t operand, int dtype, bool wild)
{
    ac_tensor *const tensor = &t->tensors[operand];

    tensor->dtype = dtype;

    const int64_t count = lay_out(tensor);
    const bool half = dtype == AC_I4;

    t->bytes[operand] =
        half ? (size_t)(count + 1) / 2 : (size_t)count * ac_dtype_facts[dtype].bytes;
    t->memory[operand] = malloc(t->bytes[operand]);
    cr_assert(t->memory[operand] != NULL);
    tensor->data = t->memory[operand];
    for (size_t i = 0; operand == WHOLE && i < t->bytes[operand]; i++)
        t->memory[operand][i] = (unsigned char)any();
    for (int64_t i = 0; operand != WHOLE && i < count; i++)
        put(tensor, i, any_number(wild));
}

/* The element at the index of a group, or of all, along the first axis, and at a column. */
static double shared(const trial *t, size_t operand, int64_t k, int64_t n)
{
    const ac_tensor *const s = &t->tensors[operand];
    const int64_t group = t->factors.extent;
    const size_t rank = s->shape.rank;
    int64_t at = 0;

    if (rank > 0 && s->shape.dims[rank - 1] != 1)
        at += n * s->strides[rank - 1];
    if (rank > 1 && group > 0)
        at += k / group * s->strides[0];
    return get(s, at);
}

static double whole(const trial *t, int64_t k, int64_t n)
{
    const ac_tensor *const w = &t->tensors[WHOLE];

    return get(w, k * w->strides[0] + n * w->strides[1]);
}

#define DEFINED(NAME, TYPE, FUSED)                                                                 \
    static double NAME(const trial *t, int64_t m, int64_t n)                                       \
    {                                                                                              \
        const ac_tensor *const left = &t->tensors[LEFT];                                           \
        const ac_tensor *const addend = &t->tensors[ADDEND];                                       \
        TYPE sum = 0;                                                                              \
        for (int64_t first = 0; first < t->k; first += AC_CONTRACTION_BLOCK) {                     \
            TYPE part = 0;                                                                         \
            for (int64_t k = first; k < t->k && k < first + AC_CONTRACTION_BLOCK; k++) {           \
                const TYPE offset = t->offset ? (TYPE)shared(t, OFFSET, k, n) : 0;                 \
                const TYPE moved = (TYPE)whole(t, k, n) + offset;                                  \
                const TYPE right = moved * (TYPE)shared(t, SCALE, k, n);                           \
                part = FUSED((TYPE)get(left, m * left->strides[0] + k * left->strides[1]), right,  \
                             part);                                                                \
            }                                                                                      \
            sum = first == 0 ? part : sum + part;                                                  \
        }                                                                                          \
        if (t->addend)                                                                             \
            sum = FUSED((TYPE)1, (TYPE)get(addend, n * addend->strides[0]), sum);                  \
        return sum;                                                                                \
    }

DEFINED(defined_f32, float, fmaf)
DEFINED(defined_f64, double, fma)

static void run(const trial *t)
{
    static const float zero = 0;
    const ac_tensor none = ac_tensor_one(&zero);
    const int computed = t->wide ? AC_F64 : AC_F32;
    const ac_contraction form = {
        .left = 0,
        .right = 1,
        .addend = t->addend ? 4 : AC_NO_ADDEND,
        .beta_skips = true,
        .weighs = true,
        .scale = 2,
        .offset = 3,
        .axes = {"mk", "kn", "", "", t->addend ? "n" : "mn", "mn"},
    };
    ac_call call = {.inputs = t->addend ? 5 : 4,
                    .outputs = 1,
                    .space = t->tensors[OUT].shape,
                    .attrs = &t->factors};
    ac_walk walk;
    const void *in[ADDEND + 1];
    void *out = (unsigned char *)t->tensors[OUT].data + ac_tensor_start(&t->tensors[OUT]);

    for (size_t i = 0; i < call.inputs; i++)
        call.operands[i] = (ac_operand){&t->tensors[i], AC_VIEW_SAME, computed, false};
    if (!t->offset)
        call.operands[OFFSET].tensor = &none;
    call.operands[call.inputs] = (ac_operand){&t->tensors[OUT], AC_VIEW_SAME, computed, false};
    cr_assert_eq(
        ac_walk_build_contraction(&walk, &call, &form, (size_t)ac_shape_count(&call.space)),
        ACLNN_SUCCESS);
    for (size_t i = 0; i < call.inputs; i++)
        in[i] = (const unsigned char *)call.operands[i].tensor->data +
                ac_tensor_start(call.operands[i].tensor);

    void *const workspace =
        walk.workspace > 0 ? aligned_alloc(64, (walk.workspace + 63) / 64 * 64) : NULL;

    memset(workspace ? workspace : &walk.pieces, 0xff, walk.workspace);
    cr_assert_eq(ac_walk_run(&walk, NULL, in, &out, &t->factors, workspace), ACLNN_SUCCESS);
    free(workspace);
}

/* The whole memory of the output as the definition has it. */
static unsigned char *expected(const trial *t)
{
    unsigned char *const memory = malloc(t->bytes[OUT]);
    ac_tensor out = t->tensors[OUT];

    cr_assert(memory != NULL);
    memcpy(memory, t->memory[OUT], t->bytes[OUT]);
    out.data = memory;
    for (int64_t m = 0; m < t->m; m++)
        for (int64_t n = 0; n < t->n; n++) {
            const double x = t->wide ? defined_f64(t, m, n) : defined_f32(t, m, n);

            put(&out, out.offset + m * out.strides[0] + n * out.strides[1], x);
        }
    return memory;
}

static void shape2(ac_tensor *t, int64_t first, int64_t second)
{
    t->shape = (ac_shape){.rank = 2, .dims = {first, second}};
}

static void begin(trial *t, int64_t m, int64_t n, int64_t k, bool wide)
{
    static const int narrow[] = {AC_F32, AC_F16, AC_BF16};
    const int64_t sizes[] = {0, 1, 7, 32, 32, 64, 128, 300};
    const int64_t group = sizes[below(8)];
    const int64_t groups = group == 0 ? 1 : (k + group - 1) / group;
    const bool wild = any() % 4 == 0;

    memset(t, 0, sizeof *t);
    t->m = m;
    t->n = n;
    t->k = k;
    t->wide = wide;
    t->offset = any() % 2;
    t->addend = any() % 2;
    t->factors = (ac_contraction_factors){.alpha = 1, .beta = t->addend, .extent = group};
    shape2(&t->tensors[LEFT], m, k);
    shape2(&t->tensors[WHOLE], k, n);
    shape2(&t->tensors[OUT], m, n);
    t->tensors[ADDEND].shape = (ac_shape){.rank = 1, .dims = {n}};
    for (size_t i = SCALE; i <= OFFSET; i++) {
        shape2(&t->tensors[i], groups, n);
        if (group == 0 && any() % 2)
            t->tensors[i].shape = (ac_shape){.rank = 1, .dims = {any() % 2 ? 1 : n}};
    }
    for (size_t i = 0; i < OPERANDS; i++) {
        const int whole = any() % 2 ? AC_I8 : AC_I4;

        make(t, i, i == WHOLE ? whole : wide ? AC_F64 : narrow[below(3)], wild && i != OUT);
    }
}

static void check(trial *t, size_t number)
{
    unsigned char *const wanted = expected(t);
    unsigned char *const before = malloc(t->bytes[OUT]);

    cr_assert(before != NULL);
    memcpy(before, t->memory[OUT], t->bytes[OUT]);
    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        if (!ac_isa_supported((ac_isa)isa))
            continue;
        (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
        (void)setenv("ACLNN_CPU_THREADS", number % 2 ? "3" : "1", 1);
        ac_environment_reload();
        ac_isa_reload();
        memcpy(t->memory[OUT], before, t->bytes[OUT]);
        run(t);
        cr_assert(memcmp(t->memory[OUT], wanted, t->bytes[OUT]) == 0,
                  "trial %zu on %s: %lld x %lld x %lld of %s, %s, groups of %lld, to %s", number,
                  ac_isa_name((ac_isa)isa), (long long)t->m, (long long)t->n, (long long)t->k,
                  ac_dtype_name(t->tensors[LEFT].dtype), ac_dtype_name(t->tensors[WHOLE].dtype),
                  (long long)t->factors.extent, ac_dtype_name(t->tensors[OUT].dtype));
    }
    free(before);
    free(wanted);
    for (size_t i = 0; i < OPERANDS; i++)
        free(t->memory[i]);
}

static int64_t some(int64_t most)
{
    return any() % 4 == 0 ? 1 : 1 + below(any() % 3 == 0 ? most : most / 8 + 1);
}

static void trials(size_t count, int64_t most, int64_t deepest, bool wide)
{
    for (size_t i = 0; i < count; i++) {
        trial t;

        begin(&t, some(most), some(most), some(deepest), wide);
        check(&t, i);
    }
}

Test(weights, small)
{
    trials(400, 40, 80, false);
}

Test(weights, several_blocks)
{
    trials(60, 50, 1200, false);
}

Test(weights, tiles)
{
    trials(6, 500, 300, false);
}

Test(weights, doubles)
{
    trials(80, 60, 600, true);
}

/* One row is the case of a model that makes one word at a time. */
Test(weights, few_rows)
{
    for (size_t i = 0; i < 48; i++) {
        trial t;

        begin(&t, 1 + below(i % 8 ? 10 : 60), 1 + below(i % 4 ? 200 : 700), 1 + below(700), false);
        check(&t, i);
    }
}

Test(weights, one_row)
{
    for (size_t i = 0; i < 60; i++) {
        trial t;

        begin(&t, 1, some(300), some(900), false);
        check(&t, i);
    }
}

/* Bytes that hold the numbers of two indices, or not: as the first one lies in its byte. */
Test(weights, one_row_of_halves)
{
    for (size_t i = 0; i < 120; i++) {
        trial t;

        begin(&t, 1, some(120), 2 * some(300), false);

        ac_tensor *const w = &t.tensors[WHOLE];

        w->dtype = AC_I4;
        w->offset = below(6);
        w->strides[0] = 1;
        w->strides[1] = t.k + below(4);
        free(t.memory[WHOLE]);
        t.bytes[WHOLE] = (size_t)(w->offset + w->strides[1] * t.n) / 2 + 1;
        t.memory[WHOLE] = w->data = malloc(t.bytes[WHOLE]);
        cr_assert(w->data != NULL);
        for (size_t k = 0; k < t.bytes[WHOLE]; k++)
            t.memory[WHOLE][k] = (unsigned char)any();
        check(&t, i);
    }
}

/* No index to sum along: sums are 0. */
Test(weights, nothing_to_sum)
{
    for (size_t i = 0; i < 20; i++) {
        trial t;

        begin(&t, some(20), some(20), 0, false);
        check(&t, i);
    }
}

/* An operand in the memory of the output is read as if it had been copied first. */
Test(weights, overlaps)
{
    for (size_t i = 0; i < 120; i++) {
        const size_t operand = (size_t[]){WHOLE, SCALE, OFFSET}[i % 3];
        trial t;

        begin(&t, some(40), some(60), some(400), false);

        const size_t ahead = t.bytes[OUT] / 3 / 8 * 8;
        unsigned char *const both = malloc(t.bytes[OUT] + t.bytes[operand]);

        cr_assert(both != NULL);
        memcpy(both, t.memory[OUT], t.bytes[OUT]);
        memcpy(both + ahead, t.memory[operand], t.bytes[operand]);
        free(t.memory[OUT]);
        t.memory[OUT] = t.tensors[OUT].data = both;
        t.bytes[OUT] += t.bytes[operand];
        t.tensors[operand].data = both + ahead;
        if (ahead + t.bytes[operand] < t.bytes[OUT])
            memset(both + ahead + t.bytes[operand], 0, t.bytes[OUT] - ahead - t.bytes[operand]);
        check(&t, i);
    }
}
