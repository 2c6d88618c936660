/*
 * Contractions against the definition of contraction/contraction.h, evaluated element by element
 * with the C library's fused multiply-add, bit for bit: any shapes, strides, batches, dtypes,
 * factors, instruction sets and numbers of threads. And against sums in more digits: the bound that
 * is stated.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/half.h"
#include "base/isa.h"
#include "contraction/contraction.h"
#include "kernel/stage.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

enum { LEFT, RIGHT, ADDEND, OUT, OPERANDS };

/* A contraction with its operands' memory, in the order of the axes [batch, m, k] and so on. */
typedef struct trial {
    ac_tensor tensors[OPERANDS];
    unsigned char *memory[OPERANDS];
    size_t bytes[OPERANDS];
    ac_contraction form;
    ac_contraction_factors factors;
    ac_call call;
    int64_t m, n, k;
    bool has_addend;
} trial;

static uint64_t seed = 1;

static uint64_t any(void)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return seed >> 33;
}

static int64_t below(int64_t limit)
{
    return (int64_t)(any() % (uint64_t)limit);
}

/* Numbers of any size, zeros, and now and then what is not finite. */
static double any_number(bool wild)
{
    const double x = (double)(any() % 20001) / 10000 - 1;

    if (wild && any() % 400 == 0)
        return any() % 2 ? (double)INFINITY : (double)NAN;
    if (any() % 16 == 0)
        return 0;
    return any() % 8 == 0 ? ldexp(x, (int)(any() % 40) - 20) : x;
}

static void put(const ac_tensor *t, int64_t at, double x)
{
    float f = (float)x;

    if (t->dtype == AC_F64)
        ((double *)t->data)[at] = x;
    else if (t->dtype == AC_F32)
        ((float *)t->data)[at] = f;
    else
        ac_stage_current()->convert(t->dtype, (uint16_t *)t->data + at, AC_F32, &f, 1);
}

static double get(const ac_tensor *t, int64_t at)
{
    double x;

    ac_stage_current()->convert(AC_F64, &x, t->dtype,
                                (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, 1);
    return x;
}

/* Strides of a shape: axes in a random order, at times with gaps, an input at times with 0. */
static int64_t lay_out(ac_tensor *t, bool repeats)
{
    int64_t step = 1 + (any() % 4 == 0);
    size_t order[AC_RANK_MAX];

    for (size_t d = 0; d < t->shape.rank; d++)
        order[d] = t->shape.rank - 1 - d;
    for (size_t d = t->shape.rank; d > 1 && any() % 2; d--) {
        const size_t other = (size_t)below((int64_t)d);
        const size_t kept = order[d - 1];

        order[d - 1] = order[other];
        order[other] = kept;
    }
    for (size_t d = 0; d < t->shape.rank; d++) {
        t->strides[order[d]] = step;
        if (repeats && any() % 16 == 0)
            t->strides[order[d]] = 0;
        else
            step *= t->shape.dims[order[d]] + (any() % 8 == 0);
    }
    return step + 1;
}

static void make(trial *t, size_t operand, int dtype, bool wild)
{
    ac_tensor *const tensor = &t->tensors[operand];

    tensor->dtype = dtype;

    const int64_t count = lay_out(tensor, operand != OUT);

    t->bytes[operand] = (size_t)count * ac_dtype_facts[dtype].bytes;
    t->memory[operand] = malloc(t->bytes[operand]);
    cr_assert(t->memory[operand] != NULL);
    tensor->data = t->memory[operand];
    for (int64_t i = 0; i < count; i++)
        put(tensor, i, any_number(wild));
}

/* The element of an operand in a batch. */
static int64_t place(const ac_tensor *t, const int64_t *batch, size_t batch_rank, int64_t row,
                     int64_t column)
{
    int64_t at = 0;
    const size_t own = t->shape.rank - 2;

    for (size_t d = 0; d < own; d++) {
        if (t->shape.dims[d] != 1)
            at += batch[batch_rank - own + d] * t->strides[d];
    }
    return at + (t->shape.dims[own] == 1 ? 0 : row) * t->strides[own] +
           (t->shape.dims[own + 1] == 1 ? 0 : column) * t->strides[own + 1];
}

static double defined_f32(const trial *t, const int64_t *batch, size_t rank, int64_t m, int64_t n)
{
    float sum = 0;

    for (int64_t first = 0; first < t->k; first += AC_CONTRACTION_BLOCK) {
        float part = 0;

        for (int64_t k = first; k < t->k && k < first + AC_CONTRACTION_BLOCK; k++)
            part = fmaf(
                (float)get(&t->tensors[LEFT], place(&t->tensors[LEFT], batch, rank, m, k)),
                (float)get(&t->tensors[RIGHT], place(&t->tensors[RIGHT], batch, rank, k, n)), part);
        sum = first == 0 ? part : sum + part;
    }
    if (t->factors.alpha == 0 && t->form.alpha_skips)
        sum = 0;
    sum *= (float)t->factors.alpha;
    if (t->has_addend && !(t->factors.beta == 0 && t->form.beta_skips))
        sum = fmaf((float)t->factors.beta,
                   (float)get(&t->tensors[ADDEND], place(&t->tensors[ADDEND], batch, rank, m, n)),
                   sum);
    return sum;
}

static double defined_f64(const trial *t, const int64_t *batch, size_t rank, int64_t m, int64_t n)
{
    double sum = 0;

    for (int64_t first = 0; first < t->k; first += AC_CONTRACTION_BLOCK) {
        double part = 0;

        for (int64_t k = first; k < t->k && k < first + AC_CONTRACTION_BLOCK; k++)
            part = fma(get(&t->tensors[LEFT], place(&t->tensors[LEFT], batch, rank, m, k)),
                       get(&t->tensors[RIGHT], place(&t->tensors[RIGHT], batch, rank, k, n)), part);
        sum = first == 0 ? part : sum + part;
    }
    if (t->factors.alpha == 0 && t->form.alpha_skips)
        sum = 0;
    sum *= t->factors.alpha;
    if (t->has_addend && !(t->factors.beta == 0 && t->form.beta_skips))
        sum = fma(t->factors.beta,
                  get(&t->tensors[ADDEND], place(&t->tensors[ADDEND], batch, rank, m, n)), sum);
    return sum;
}

static int64_t some(int64_t most)
{
    return any() % 4 == 0 ? 1 : 1 + below(any() % 3 == 0 ? most : most / 8 + 1);
}

static void begin(trial *t, const int *dtypes, int64_t m, int64_t n, int64_t k, size_t batches,
                  bool addend, bool wild)
{
    int64_t batch[3];

    memset(t, 0, sizeof *t);
    t->m = m;
    t->n = n;
    t->k = k;
    t->has_addend = addend;
    for (size_t d = 0; d < batches; d++)
        batch[d] = 1 + below(3);

    const int64_t last[OPERANDS][2] = {
        {m, k}, {k, n}, {any() % 4 ? m : 1, any() % 4 ? n : 1}, {m, n}};

    for (size_t i = 0; i < OPERANDS; i++) {
        ac_shape *const s = &t->tensors[i].shape;
        const size_t drop = i == OUT ? 0 : (size_t)below((int64_t)batches + 1);

        for (size_t d = drop; d < batches; d++)
            s->dims[s->rank++] = i != OUT && any() % 4 == 0 ? 1 : batch[d];
        s->dims[s->rank++] = last[i][0];
        s->dims[s->rank++] = last[i][1];
        make(t, i, dtypes[i], wild && i != OUT);
    }

    const int computed = dtypes[OUT] == AC_F64 ? AC_F64 : AC_F32;
    const size_t numbers[OPERANDS] = {0, 1, 2, addend ? 3 : 2};

    t->form = (ac_contraction){.left = 0, .right = 1, .addend = addend ? 2 : AC_NO_ADDEND};
    t->form.alpha_skips = t->form.beta_skips = any() % 2;
    t->form.axes[0] = "*mk";
    t->form.axes[1] = "*kn";
    t->form.axes[2] = t->form.axes[3] = "*mn";
    t->factors = (ac_contraction_factors){.alpha = 1, .beta = 1};
    t->call.inputs = addend ? 3 : 2;
    t->call.outputs = 1;
    t->call.space = t->tensors[OUT].shape;
    t->call.attrs = &t->factors;
    for (size_t i = 0; i < OPERANDS; i++)
        if (i != ADDEND || addend)
            t->call.operands[numbers[i]] =
                (ac_operand){&t->tensors[i], AC_VIEW_SAME, computed, false};
}

static void end(trial *t)
{
    for (size_t i = 0; i < OPERANDS; i++)
        free(t->memory[i]);
}

static void run(const trial *t, const ac_call *call)
{
    ac_walk walk;
    const void *in[3];
    void *out = t->tensors[OUT].data;

    cr_assert_eq(
        ac_walk_build_contraction(&walk, call, &t->form, (size_t)ac_shape_count(&call->space)),
        ACLNN_SUCCESS);
    for (size_t i = 0; i < call->inputs; i++)
        in[i] = call->operands[i].tensor->data;

    void *const workspace =
        walk.workspace > 0 ? aligned_alloc(64, (walk.workspace + 63) / 64 * 64) : NULL;

    memset(workspace ? workspace : &walk.pieces, 0xff, walk.workspace);
    cr_assert_eq(ac_walk_run(&walk, NULL, in, &out, &t->factors, workspace), ACLNN_SUCCESS);
    free(workspace);
}

/* The whole memory of the output as the definition has it; what is no element stays. */
static unsigned char *expected(const trial *t)
{
    unsigned char *const memory = malloc(t->bytes[OUT]);
    ac_tensor out = t->tensors[OUT];
    const size_t rank = out.shape.rank - 2;
    const int64_t count = ac_shape_count(&out.shape) / (t->m * t->n);

    cr_assert(memory != NULL);
    memcpy(memory, t->memory[OUT], t->bytes[OUT]);
    out.data = memory;
    for (int64_t b = 0; b < count; b++) {
        int64_t batch[3];
        int64_t left = b;

        for (size_t d = rank; d > 0; d--) {
            batch[d - 1] = left % out.shape.dims[d - 1];
            left /= out.shape.dims[d - 1];
        }
        for (int64_t m = 0; m < t->m; m++)
            for (int64_t n = 0; n < t->n; n++) {
                const bool wide = t->call.operands[0].dtype == AC_F64;
                const double x =
                    wide ? defined_f64(t, batch, rank, m, n) : defined_f32(t, batch, rank, m, n);
                const int64_t at = place(&out, batch, rank, m, n);

                ac_stage_current()->convert(
                    out.dtype, memory + at * ac_dtype_facts[out.dtype].bytes, AC_F64, &x, 1);
            }
    }
    return memory;
}

/* Runs it on every instruction set, with one thread or three, and compares the output's memory. */
static void compare(trial *t, const unsigned char *wanted, size_t number)
{
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
        run(t, &t->call);
        cr_assert(memcmp(t->memory[OUT], wanted, t->bytes[OUT]) == 0,
                  "trial %zu on %s: %lld x %lld x %lld of %s, %s to %s", number,
                  ac_isa_name((ac_isa)isa), (long long)t->m, (long long)t->n, (long long)t->k,
                  ac_dtype_name(t->tensors[LEFT].dtype), ac_dtype_name(t->tensors[RIGHT].dtype),
                  ac_dtype_name(t->tensors[OUT].dtype));
    }
    free(before);
}

static void check(trial *t, size_t number)
{
    unsigned char *const wanted = expected(t);

    compare(t, wanted, number);
    free(wanted);
}

static const int narrow[] = {AC_F32, AC_F32, AC_F16, AC_BF16};

static void trials(size_t count, int64_t most, int64_t deepest, bool wide)
{
    for (size_t i = 0; i < count; i++) {
        trial t;
        int dtypes[OPERANDS];

        for (size_t o = 0; o < OPERANDS; o++)
            dtypes[o] = wide ? AC_F64 : narrow[below(4)];
        begin(&t, dtypes, some(most), some(most), some(deepest), (size_t)below(4), any() % 2,
              any() % 4 == 0);
        if (any() % 2)
            t.factors = (ac_contraction_factors){.alpha = any() % 4 ? any_number(false) : 0,
                                                 .beta = any() % 4 ? any_number(false) : 0};
        if (dtypes[OUT] != AC_F64)
            t.factors = (ac_contraction_factors){.alpha = (float)t.factors.alpha,
                                                 .beta = (float)t.factors.beta};
        check(&t, i);
        end(&t);
    }
}

Test(contraction, small)
{
    trials(300, 40, 40, false);
}

Test(contraction, several_blocks)
{
    trials(60, 50, 1200, false);
}

Test(contraction, tiles)
{
    trials(6, 700, 300, false);
}

Test(contraction, doubles)
{
    trials(100, 60, 600, true);
}

/* --- matrices in blocks ----------------------------------------------------------------------- */

/* Lays a factor out in blocks as the format has it, by another formula than the engine's, among
 * bits that are nan in every dtype. */
static void block(trial *t, size_t operand)
{
    const ac_tensor plain = t->tensors[operand];
    ac_tensor *const nz = &t->tensors[operand];
    const size_t size = ac_dtype_facts[plain.dtype].bytes;
    const size_t matrix = plain.shape.rank - 2;
    const int64_t m = plain.shape.dims[matrix];
    const int64_t n = plain.shape.dims[matrix + 1];
    const bool turned = any() % 2;
    const int64_t rows = turned ? n : m;
    const int64_t columns = turned ? m : n;
    const int64_t c0 = 32 / (int64_t)size;
    const int64_t tall = (rows + 15) / 16;
    const int64_t whole = (columns + c0 - 1) / c0 * tall * 16 * c0;
    int64_t count = 1;

    nz->format = ACL_FORMAT_FRACTAL_NZ;
    nz->strides[matrix] = turned ? 1 : n;
    nz->strides[matrix + 1] = turned ? m : 1;
    for (size_t d = matrix; d-- > 0; count *= plain.shape.dims[d])
        nz->strides[d] = count * m * n;
    t->bytes[operand] = (size_t)(count * whole) * size;

    unsigned char *const memory = malloc(t->bytes[operand]);

    cr_assert(memory != NULL);
    memset(memory, 0xff, t->bytes[operand]);
    for (int64_t b = 0; b < count; b++) {
        int64_t at = 0;
        int64_t left = b;

        for (size_t d = matrix; d-- > 0; left /= plain.shape.dims[d])
            at += left % plain.shape.dims[d] * plain.strides[d];
        for (int64_t y = 0; y < m; y++)
            for (int64_t x = 0; x < n; x++) {
                const int64_t r = turned ? x : y;
                const int64_t c = turned ? y : x;
                const int64_t to =
                    b * whole + (c / c0 * tall + r / 16) * 16 * c0 + r % 16 * c0 + c % c0;

                memcpy(memory + to * (int64_t)size,
                       t->memory[operand] +
                           (at + y * plain.strides[matrix] + x * plain.strides[matrix + 1]) *
                               (int64_t)size,
                       size);
            }
    }
    free(t->memory[operand]);
    t->memory[operand] = memory;
    nz->data = memory;
    t->form.blocked |= UINT32_C(1) << operand;
}

static void blocked_trials(size_t count, int64_t most, int64_t deepest, bool wide)
{
    for (size_t i = 0; i < count; i++) {
        trial t;
        int dtypes[OPERANDS];

        for (size_t o = 0; o < OPERANDS; o++)
            dtypes[o] = wide ? AC_F64 : narrow[below(4)];
        begin(&t, dtypes, any() % 4 ? some(most) : 1, some(most), some(deepest), (size_t)below(3),
              any() % 2, any() % 4 == 0);

        unsigned char *const wanted = expected(&t);

        block(&t, any() % 4 ? RIGHT : LEFT);
        if (any() % 8 == 0)
            block(&t, t.form.blocked == 1 << LEFT ? RIGHT : LEFT);
        compare(&t, wanted, i);
        free(wanted);
        end(&t);
    }
}

Test(contraction, blocks)
{
    blocked_trials(300, 60, 60, false);
}

Test(contraction, blocks_deep)
{
    blocked_trials(60, 90, 1200, false);
}

Test(contraction, blocks_in_tiles)
{
    blocked_trials(8, 700, 300, false);
}

Test(contraction, blocks_of_doubles)
{
    blocked_trials(100, 60, 600, true);
}

/* An output on top of the matrix in blocks that it is made of. */
Test(contraction, blocks_below_the_output)
{
    for (size_t i = 0; i < 40; i++) {
        trial t;
        const int dtypes[OPERANDS] = {AC_F32, AC_F32, AC_F32, AC_F32};

        begin(&t, dtypes, 1 + below(20), 20 + below(20), 20 + below(20), 0, false, false);
        block(&t, RIGHT);

        const size_t room = t.bytes[OUT] + t.bytes[RIGHT];
        unsigned char *const memory = calloc(2, room);
        unsigned char *const copy = memory + room;

        cr_assert(memory != NULL);
        memcpy(copy, t.memory[RIGHT], t.bytes[RIGHT]);
        t.tensors[OUT].data = memory;
        run(&t, &t.call);
        t.tensors[OUT].data = t.tensors[RIGHT].data = copy;
        run(&t, &t.call);
        for (int64_t m = 0; m < t.m; m++)
            for (int64_t n = 0; n < t.n; n++) {
                const int64_t at = (m * t.tensors[OUT].strides[0] + n * t.tensors[OUT].strides[1]) *
                                   (int64_t)sizeof(float);

                cr_assert(memcmp(memory + at, copy + at, sizeof(float)) == 0, "trial %zu", i);
            }
        free(memory);
        end(&t);
    }
}

/* --- two vectors --------------------------------------------------------------------------------
 */

/* The element of a vector of a batch, or of the output, which has no axis of its own. */
static int64_t place_of_dot(const ac_tensor *t, const int64_t *batch, size_t rank, bool own,
                            int64_t k)
{
    int64_t at = own ? k * t->strides[t->shape.rank - 1] : 0;
    const size_t axes = t->shape.rank - own;

    for (size_t d = 0; d < axes; d++) {
        if (t->shape.dims[d] != 1)
            at += batch[rank - axes + d] * t->strides[d];
    }
    return at;
}

#define INTERLEAVED(name, type, fused)                                                             \
    static double name(const trial *t, const int64_t *batch, size_t rank)                          \
    {                                                                                              \
        type sums[16] = {0};                                                                       \
        for (int64_t first = 0; first < t->k; first += AC_CONTRACTION_BLOCK) {                     \
            for (int64_t j = 0; j < 16; j++) {                                                     \
                type part = 0;                                                                     \
                for (int64_t k = first + j; k < t->k && k < first + AC_CONTRACTION_BLOCK; k += 16) \
                    part =                                                                         \
                        fused((type)get(&t->tensors[LEFT],                                         \
                                        place_of_dot(&t->tensors[LEFT], batch, rank, true, k)),    \
                              (type)get(&t->tensors[RIGHT],                                        \
                                        place_of_dot(&t->tensors[RIGHT], batch, rank, true, k)),   \
                              part);                                                               \
                sums[j] = first == 0 ? part : sums[j] + part;                                      \
            }                                                                                      \
        }                                                                                          \
        for (size_t half = 8; half > 0; half /= 2)                                                 \
            for (size_t j = 0; j < half; j++)                                                      \
                sums[j] += sums[j + half];                                                         \
        type sum = t->factors.alpha == 0 && t->form.alpha_skips ? 0 : sums[0];                     \
        sum *= (type)t->factors.alpha;                                                             \
        if (t->has_addend && !(t->factors.beta == 0 && t->form.beta_skips))                        \
            sum = fused((type)t->factors.beta,                                                     \
                        (type)get(&t->tensors[ADDEND],                                             \
                                  place_of_dot(&t->tensors[ADDEND], batch, rank, false, 0)),       \
                        sum);                                                                      \
        return sum;                                                                                \
    }

INTERLEAVED(interleaved_f32, float, fmaf)
INTERLEAVED(interleaved_f64, double, fma)

/* A trial without the axes m and n. */
static void begin_dot(trial *t, const int *dtypes, int64_t k, size_t batches, bool addend,
                      bool wild)
{
    const int computed = dtypes[OUT] == AC_F64 ? AC_F64 : AC_F32;
    const size_t numbers[OPERANDS] = {0, 1, 2, addend ? 3 : 2};
    int64_t batch[2];

    memset(t, 0, sizeof *t);
    t->m = t->n = 1;
    t->k = k;
    t->has_addend = addend;
    for (size_t d = 0; d < batches; d++)
        batch[d] = 1 + below(4);
    for (size_t i = 0; i < OPERANDS; i++) {
        ac_shape *const s = &t->tensors[i].shape;
        const size_t drop = i == OUT ? 0 : (size_t)below((int64_t)batches + 1);

        for (size_t d = drop; d < batches; d++)
            s->dims[s->rank++] = i != OUT && any() % 4 == 0 ? 1 : batch[d];
        if (i == LEFT || i == RIGHT)
            s->dims[s->rank++] = k;
        make(t, i, dtypes[i], wild && i != OUT);
    }
    t->form = (ac_contraction){.left = 0, .right = 1, .addend = addend ? 2 : AC_NO_ADDEND};
    t->form.alpha_skips = t->form.beta_skips = any() % 2;
    t->form.axes[0] = t->form.axes[1] = "*k";
    t->form.axes[2] = t->form.axes[3] = "*";
    t->factors = (ac_contraction_factors){.alpha = 1, .beta = 1};
    t->call.inputs = addend ? 3 : 2;
    t->call.outputs = 1;
    t->call.space = t->tensors[OUT].shape;
    t->call.attrs = &t->factors;
    for (size_t i = 0; i < OPERANDS; i++)
        if (i != ADDEND || addend)
            t->call.operands[numbers[i]] =
                (ac_operand){&t->tensors[i], AC_VIEW_SAME, computed, false};
}

Test(contraction, two_vectors)
{
    static const int64_t lengths[] = {0, 1, 2, 15, 16, 17, 31, 100, 255, 256, 257, 272, 1000, 3333};

    for (size_t i = 0; i < 40 * sizeof lengths / sizeof *lengths; i++) {
        trial t;
        int dtypes[OPERANDS];
        const bool wide = i % 5 == 0;

        for (size_t o = 0; o < OPERANDS; o++)
            dtypes[o] = wide ? AC_F64 : narrow[below(4)];
        begin_dot(&t, dtypes, lengths[i % (sizeof lengths / sizeof *lengths)], (size_t)below(3),
                  any() % 2, any() % 4 == 0);
        if (any() % 2)
            t.factors = (ac_contraction_factors){.alpha = (float)any_number(false),
                                                 .beta = (float)any_number(false)};

        ac_tensor out = t.tensors[OUT];
        unsigned char *const wanted = malloc(t.bytes[OUT]);

        cr_assert(wanted != NULL);
        memcpy(wanted, t.memory[OUT], t.bytes[OUT]);
        out.data = wanted;
        for (int64_t b = 0; b < ac_shape_count(&out.shape); b++) {
            int64_t batch[2];
            int64_t left = b;

            for (size_t d = out.shape.rank; d > 0; d--) {
                batch[d - 1] = left % out.shape.dims[d - 1];
                left /= out.shape.dims[d - 1];
            }

            const double x = wide ? interleaved_f64(&t, batch, out.shape.rank)
                                  : interleaved_f32(&t, batch, out.shape.rank);
            const int64_t at = place_of_dot(&out, batch, out.shape.rank, false, 0);

            ac_stage_current()->convert(out.dtype, wanted + at * ac_dtype_facts[out.dtype].bytes,
                                        AC_F64, &x, 1);
        }
        compare(&t, wanted, i);
        free(wanted);
        end(&t);
    }
}

/* So many rows that strips are shared, with columns in several panels or not. */
Test(contraction, panels)
{
    const int plain[] = {AC_F32, AC_F32, AC_F32, AC_F32};
    const int mixed[] = {AC_BF16, AC_F16, AC_F32, AC_BF16};

    for (size_t i = 0; i < 4; i++) {
        trial t;

        begin(&t, i % 2 ? mixed : plain, 1100, 70, i < 2 ? 40 : 700, i % 3, i % 2, false);
        check(&t, i);
        end(&t);
    }
}

/* One row, or one column, of several tiles and lines, with either factor's elements adjacent. */
Test(contraction, one_row)
{
    for (size_t i = 0; i < 16; i++) {
        trial t;
        int dtypes[OPERANDS];
        const bool wide = i % 8 == 7;
        const int64_t across = 1 + below(i % 2 ? 9000 : 60);
        const int64_t deep = 1 + below(i % 2 ? 40 : 9000);

        for (size_t o = 0; o < OPERANDS; o++)
            dtypes[o] = wide ? AC_F64 : narrow[below(4)];
        begin(&t, dtypes, i % 4 < 2 ? 1 : across, i % 4 < 2 ? across : 1, deep, 0, any() % 2,
              any() % 4 == 0);
        check(&t, i);
        end(&t);
    }
}

/* Few rows, or few columns, of a factor that no cache holds while strips of it are packed. */
Test(contraction, few_rows)
{
    for (size_t i = 0; i < 16; i++) {
        trial t;
        int dtypes[OPERANDS];
        const int64_t few = 2 + below(i % 4 ? 9 : 60);
        const int64_t across = 100 + below(i % 2 ? 700 : 200);
        const int64_t deep = 40000 / across + below(300);

        for (size_t o = 0; o < OPERANDS; o++)
            dtypes[o] = i % 8 == 7 ? AC_F64 : narrow[below(4)];
        begin(&t, dtypes, i % 3 ? few : across, i % 3 ? across : few, deep, 0, any() % 2,
              any() % 4 == 0);
        check(&t, i);
        end(&t);
    }
}

/* Without any product the sum is 0. */
Test(contraction, nothing_to_sum)
{
    const int plain[] = {AC_F32, AC_F16, AC_F32, AC_F32};

    for (size_t i = 0; i < 8; i++) {
        trial t;

        begin(&t, plain, 1 + (int64_t)i * 200, 5, 0, 0, i % 2, false);
        t.factors = (ac_contraction_factors){.alpha = 2, .beta = 3};
        check(&t, i);
        end(&t);
    }
}

/* An output in the memory of an input: as if the input had been copied first, also where a vector
 * takes the rows of a matrix as they lie. */
Test(contraction, overlaps)
{
    const int plain[] = {AC_F32, AC_F32, AC_F32, AC_F32};

    for (size_t i = 0; i < 240; i++) {
        trial t;
        const int64_t side = 1 + below(80);

        const int64_t rows = i % 8 < 3 ? side : i % 8 < 5 ? 1 : 1 + below(40);
        const int64_t columns = i % 8 < 5 ? side : i % 8 < 6 ? 1 : 1 + below(200);

        begin(&t, plain, rows, columns, side, 0, i % 2, false);

        unsigned char *const wanted = expected(&t);
        const ac_tensor out = t.tensors[OUT];
        const size_t over = i % 3 == 2 && !t.has_addend ? LEFT : i % 3;
        ac_tensor *const other = &t.tensors[over];
        unsigned char *const room = malloc(t.bytes[over] + t.bytes[OUT] + 1024);
        const size_t shift = over == ADDEND ? 0 : (size_t)below(30) * sizeof(float);

        cr_assert(room != NULL);
        if (over == ADDEND) { /* the same view */
            other->shape = out.shape;
            memcpy(other->strides, out.strides, sizeof out.strides);
            memcpy(room, t.memory[OUT], t.bytes[OUT]);
            free(t.memory[over]);
            t.memory[over] = room;
            other->data = room;
            free(wanted);

            unsigned char *const again = expected(&t);

            t.tensors[OUT].data = room;
            run(&t, &t.call);
            cr_assert(memcmp(room, again, t.bytes[OUT]) == 0, "trial %zu: in place", i);
            free(again);
            end(&t);
            continue;
        }
        memcpy(room, t.memory[over], t.bytes[over]);
        free(t.memory[over]);
        t.memory[over] = room;
        other->data = room;
        t.tensors[OUT].data = room + shift;
        run(&t, &t.call);
        for (int64_t m = 0; m < rows; m++)
            for (int64_t n = 0; n < columns; n++) {
                const size_t at = (size_t)place(&out, NULL, 0, m, n) * sizeof(float);

                cr_assert(memcmp(room + shift + at, wanted + at, sizeof(float)) == 0,
                          "trial %zu: %lld, %lld", i, (long long)m, (long long)n);
            }
        free(wanted);
        end(&t);
    }
}

/* The bound that contraction.h states, against sums whose error is 2^-29 of it. */
Test(contraction, bound)
{
    const int plain[] = {AC_F32, AC_F32, AC_F32, AC_F32};
    double worst = 0;

    for (int64_t k = 1; k <= 5000; k = k * 3 + 1) {
        trial t;
        const int64_t blocks = (k + AC_CONTRACTION_BLOCK - 1) / AC_CONTRACTION_BLOCK;
        const double steps =
            (double)((k < AC_CONTRACTION_BLOCK ? k : AC_CONTRACTION_BLOCK) + blocks - 1);
        const double u = ldexp(1, -24);

        begin(&t, plain, 40, 40, k, 0, false, false);
        run(&t, &t.call);
        for (int64_t m = 0; m < t.m; m++)
            for (int64_t n = 0; n < t.n; n++) {
                double sum = 0;
                double magnitudes = 0;

                for (int64_t i = 0; i < k; i++) {
                    const double x =
                        get(&t.tensors[LEFT], place(&t.tensors[LEFT], NULL, 0, m, i)) *
                        get(&t.tensors[RIGHT], place(&t.tensors[RIGHT], NULL, 0, i, n));

                    sum += x;
                    magnitudes += fabs(x);
                }

                const double error =
                    fabs(get(&t.tensors[OUT], place(&t.tensors[OUT], NULL, 0, m, n)) - sum);

                cr_assert(error <= steps * u / (1 - steps * u) * magnitudes * (1 + 1e-6) + 1e-44,
                          "%lld products: %g of %g", (long long)k, error, magnitudes);
                if (magnitudes > 0 && error / magnitudes / u > worst)
                    worst = error / magnitudes / u;
            }
        end(&t);
    }
    cr_assert(worst > 0.4, "sums of f32 round: %g", worst);
}
