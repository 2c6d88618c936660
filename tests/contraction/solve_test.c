/*
 * Triangular matrices, against the definition of contraction/solve.h evaluated as it stands, bit
 * for bit: each set of flags, batches that broadcast, any strides, several blocks of unknowns,
 * zeros on the diagonal; the same bits on every instruction set and for any number of threads. And
 * outputs that lie on inputs, or are not there.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/isa.h"
#include "contraction/contraction.h"
#include "contraction/solve.h"
#include "kernel/stage.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

enum { RIGHT, MATRIX, OUT, KEPT, OPERANDS };

typedef struct trial {
    ac_tensor tensors[OPERANDS];
    unsigned char *memory[OPERANDS];
    size_t bytes[OPERANDS];
    int64_t batches[2];
    int64_t rows;
    int64_t columns;
    ac_contraction form;
    ac_contraction_factors factors;
    ac_call call;
} trial;

static uint64_t seed = 5;

static uint64_t any(void)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return seed >> 33;
}

static void put(const ac_tensor *t, int64_t at, double x)
{
    ac_stage_current()->convert(
        t->dtype, (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, AC_F64, &x, 1);
}

static double get(const ac_tensor *t, int64_t at)
{
    double x;

    ac_stage_current()->convert(AC_F64, &x, t->dtype,
                                (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, 1);
    return x;
}

static int64_t place(const trial *t, size_t operand, const int64_t batch[2], int64_t i, int64_t j)
{
    const ac_tensor *const tensor = &t->tensors[operand];
    const int64_t at[] = {batch[0], batch[1], i, j};
    int64_t found = 0;

    for (size_t d = 0; d < tensor->shape.rank; d++)
        found +=
            (tensor->shape.dims[d] == 1 ? 0 : at[d + 4 - tensor->shape.rank]) * tensor->strides[d];
    return found;
}

/* Gives an operand its shape, strides at times with gaps or turned over, and numbers. */
static void make(trial *t, size_t operand, int dtype, bool broadcasts)
{
    ac_tensor *const tensor = &t->tensors[operand];
    const bool square = operand == MATRIX || operand == KEPT;
    const int64_t dims[] = {broadcasts ? 1 : t->batches[0], t->batches[1], t->rows,
                            square ? t->rows : t->columns};
    const size_t skipped = broadcasts && any() % 2 == 0 ? 2 : 0;
    const bool turned = any() % 3 == 0;
    int64_t step = 1;

    tensor->shape.rank = 4 - skipped;
    memcpy(tensor->shape.dims, dims + skipped, tensor->shape.rank * sizeof dims[0]);
    tensor->dtype = dtype;
    for (size_t k = 0; k < tensor->shape.rank; k++) {
        const size_t from_end = turned && k < 2 ? 1 - k : k;
        const size_t d = tensor->shape.rank - 1 - from_end;

        tensor->strides[d] = step;
        step *= tensor->shape.dims[d] + (any() % 4 == 0);
    }
    t->bytes[operand] = (size_t)(step + 1) * ac_dtype_facts[dtype].bytes;
    t->memory[operand] = malloc(t->bytes[operand]);
    cr_assert(t->memory[operand] != NULL);
    tensor->data = t->memory[operand];
    for (int64_t i = 0; i < step + 1; i++)
        put(tensor, i, ((double)(any() % 20001) / 10000 - 1) / (square ? (double)t->rows : 1));
    for (int64_t b = 0; square && b < t->batches[0] * t->batches[1]; b++) {
        for (int64_t i = 0; i < t->rows; i++) {
            const int64_t batch[] = {b / t->batches[1], b % t->batches[1]};

            put(tensor, place(t, operand, batch, i, i),
                any() % 97 == 0 ? 0 : 1 + (double)(any() % 1000) / 1000);
        }
    }
}

static void begin(trial *t, size_t number, int dtype)
{
    static const int64_t sizes[][2] = {{1, 1}, {5, 3}, {64, 9}, {65, 20}, {200, 131}, {3, 300}};
    const int64_t *const size = sizes[number % (sizeof sizes / sizeof sizes[0])];

    *t = (trial){.batches = {1 + (int64_t)(any() % 2), 1 + (int64_t)(any() % 2)},
                 .rows = size[0],
                 .columns = size[1]};
    t->form = (ac_contraction){.left = MATRIX,
                               .right = RIGHT,
                               .addend = AC_NO_ADDEND,
                               .axes = {"*kn", "*kk", "*kn", "*kk"},
                               .solves = true};
    t->factors.alpha = 1;
    t->factors.beta = 1;
    t->factors.solved.upper = (number & 1) != 0;
    t->factors.solved.turned = (number & 2) != 0;
    t->factors.solved.ones = (number & 4) != 0;
    for (size_t i = 0; i < OPERANDS; i++) {
        make(t, i, dtype, i < OUT && any() % 3 == 0);
        t->call.operands[i] = (ac_operand){&t->tensors[i], AC_VIEW_SAME, dtype, false};
    }
    t->call.space = t->tensors[OUT].shape;
    t->call.inputs = OUT;
    t->call.outputs = 2;
    t->call.attrs = &t->factors;
    t->call.attrs_size = sizeof t->factors;
}

static void end(trial *t)
{
    for (size_t i = 0; i < OPERANDS; i++)
        free(t->memory[i]);
}

static void run(const trial *t)
{
    const void *in[OUT];
    void *out[OPERANDS - OUT];
    ac_walk walk;

    for (size_t i = 0; i < OPERANDS; i++) {
        if (i < OUT)
            in[i] = t->call.operands[i].tensor->data;
        else
            out[i - OUT] = t->call.operands[i].tensor->data;
    }
    cr_assert_eq(ac_walk_build_contraction(&walk, &t->call, &t->form,
                                           (size_t)ac_shape_count(&t->call.space)),
                 ACLNN_SUCCESS);

    const size_t bytes = ac_walk_workspace(&walk);
    void *const workspace = aligned_alloc(64, (bytes / 64 + 1) * 64);

    cr_assert(workspace != NULL);
    cr_assert_eq(ac_walk_run(&walk, NULL, in, out, &t->factors, workspace), ACLNN_SUCCESS);
    free(workspace);
}

/* The unknowns of a column by the definition. */
static void solve(const trial *t, const int64_t batch[2], int64_t column, double *found)
{
    const bool wide = t->tensors[OUT].dtype == AC_F64;
    const bool upper = t->factors.solved.upper != t->factors.solved.turned;

    for (int64_t step = 0; step < t->rows; step++) {
        const int64_t i = upper ? t->rows - 1 - step : step;
        double sum = 0;

        for (int64_t first = 0; first < step; first += AC_SOLVE_BLOCK) {
            double part = 0;

            for (int64_t k = first; k < step && k < first + AC_SOLVE_BLOCK; k++) {
                const int64_t j = upper ? t->rows - 1 - k : k;
                const double a = get(&t->tensors[MATRIX], t->factors.solved.turned
                                                              ? place(t, MATRIX, batch, j, i)
                                                              : place(t, MATRIX, batch, i, j));

                part = wide ? fma(a, found[j], part)
                            : (double)fmaf((float)a, (float)found[j], (float)part);
            }
            sum = first == 0 ? part : wide ? sum + part : (double)((float)sum + (float)part);
        }

        const double right = get(&t->tensors[RIGHT], place(t, RIGHT, batch, i, column));
        const double by =
            t->factors.solved.ones ? 1 : get(&t->tensors[MATRIX], place(t, MATRIX, batch, i, i));
        const double rest = wide ? right - sum : (double)((float)right - (float)sum);

        found[i] = wide ? rest / by : (double)((float)rest / (float)by);
    }
}

static bool same(double a, double b)
{
    return (a != a && b != b) || (a == b && signbit(a) == signbit(b));
}

static void judge(const trial *t)
{
    double *const found = malloc((size_t)t->rows * sizeof(double));

    cr_assert(found != NULL);
    for (int64_t b = 0; b < t->batches[0] * t->batches[1]; b++) {
        const int64_t batch[] = {b / t->batches[1], b % t->batches[1]};

        for (int64_t n = 0; n < t->columns; n++) {
            solve(t, batch, n, found);
            for (int64_t i = 0; i < t->rows; i++)
                cr_assert(same(get(&t->tensors[OUT], place(t, OUT, batch, i, n)), found[i]),
                          "row %d of column %d", (int)i, (int)n);
        }
        for (int64_t i = 0; i < t->rows; i++) {
            for (int64_t j = 0; j < t->rows; j++) {
                const bool in = t->factors.solved.upper ? j >= i : j <= i;
                const double wanted =
                    in ? get(&t->tensors[MATRIX], place(t, MATRIX, batch, i, j)) : 0;

                cr_assert(same(get(&t->tensors[KEPT], place(t, KEPT, batch, i, j)), wanted));
            }
        }
    }
    free(found);
}

Test(solve, results_are_those_of_the_definition_and_have_the_same_bits)
{
    static const int dtypes[] = {AC_F32, AC_F64};
    static const char *const threads[] = {"1", "3"};

    for (size_t number = 0; number < 48; number++) {
        trial t;
        unsigned char *first = NULL;

        begin(&t, number, dtypes[number / 8 % 2]);
        for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
            if (!ac_isa_supported((ac_isa)isa))
                continue;
            (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
            for (size_t k = 0; k < sizeof threads / sizeof threads[0]; k++) {
                (void)setenv("ACLNN_CPU_THREADS", threads[k], 1);
                ac_environment_reload();
                ac_isa_reload();
                memset(t.memory[OUT], 0x5a, t.bytes[OUT]);
                memset(t.memory[KEPT], 0x5a, t.bytes[KEPT]);
                run(&t);
                if (!first) {
                    first = malloc(t.bytes[OUT]);
                    cr_assert(first != NULL);
                    memcpy(first, t.memory[OUT], t.bytes[OUT]);
                    judge(&t);
                }
                cr_assert_eq(memcmp(first, t.memory[OUT], t.bytes[OUT]), 0, "trial %zu, %s", number,
                             ac_isa_name((ac_isa)isa));
            }
        }
        free(first);
        end(&t);
    }
}

Test(solve, an_output_may_be_an_input_and_the_triangle_may_be_missing)
{
    const ac_tensor none = {.shape = {.rank = 1, .dims = {0}}, .dtype = AC_F32};
    float matrix[] = {2, 7, 1, 4};
    float right[] = {4, 6};
    float one[] = {2};
    ac_tensor of_matrix = {.dtype = AC_F32, .data = matrix};
    ac_tensor of_right = {.dtype = AC_F32, .data = right};
    ac_tensor of_one = {.dtype = AC_F32, .data = one};
    trial t = {.form = {.left = MATRIX,
                        .right = RIGHT,
                        .addend = AC_NO_ADDEND,
                        .axes = {"*kn", "*kk", "*kn", "*kk"},
                        .solves = true},
               .factors = {.alpha = 1, .beta = 1}};

    of_matrix.shape = (ac_shape){.rank = 2, .dims = {2, 2}};
    of_matrix.strides[0] = 2;
    of_matrix.strides[1] = 1;
    of_right.shape = (ac_shape){.rank = 2, .dims = {2, 1}};
    of_right.strides[0] = 1;
    of_right.strides[1] = 1;
    of_one.shape = (ac_shape){.rank = 2, .dims = {1, 1}};
    of_one.strides[0] = 1;
    of_one.strides[1] = 1;
    t.call.inputs = OUT;
    t.call.outputs = 2;
    t.call.attrs = &t.factors;
    t.call.attrs_size = sizeof t.factors;
    t.call.operands[RIGHT] = (ac_operand){&of_right, AC_VIEW_SAME, AC_F32, false};
    t.call.operands[MATRIX] = (ac_operand){&of_matrix, AC_VIEW_SAME, AC_F32, false};
    t.call.operands[OUT] = (ac_operand){&of_right, AC_VIEW_SAME, AC_F32, false};
    t.call.operands[KEPT] = (ac_operand){&of_matrix, AC_VIEW_SAME, AC_F32, false};
    t.call.space = of_right.shape;
    run(&t);
    cr_assert_eq(right[0], 2);
    cr_assert_eq(right[1], 1);
    cr_assert_eq(matrix[0], 2);
    cr_assert_eq(matrix[1], 0);
    cr_assert_eq(matrix[3], 4);
    t.call.operands[KEPT].tensor = &none;
    run(&t);
    cr_assert_eq(right[0], 1);
    cr_assert_eq(right[1], 0);
    /* One element that is a matrix, its unknown and its triangle: 1 right / 2, and 2. */
    for (size_t i = 0; i < OPERANDS; i++)
        t.call.operands[i].tensor = i == RIGHT || i == OUT ? &of_one : &of_matrix;
    of_matrix.shape = of_one.shape;
    t.call.space = of_one.shape;
    run(&t);
    cr_assert_eq(one[0], 1);
    cr_assert_eq(matrix[0], 2);
}
