/*
 * Products in a chain, against the definition of contraction/chain.h evaluated in long doubles,
 * within the bound that it states: batches, rows that share a batch, what is added and drops, any
 * strides, dtypes and long sums; the same bits on every instruction set and for any number of
 * threads. And what is refused of the extents.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/isa.h"
#include "check/chained.h"
#include "contraction/contraction.h"
#include "kernel/stage.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

enum { LEFT, MIDDLE, RIGHT, ADDED, OUT, OPERANDS };

/* Batches n; rows s and g; sums along d and t; columns e. */
static const char *const forms[][OPERANDS] = {
    {"s(ng)d", "tnd", "tne", "(ng)st", "s(ng)e"},
    {"(ng)sd", "ntd", "nte", "(ng)st", "(ng)se"},
    {"s(ngd)", "t(nd)", "t(ne)", "(ng)st", "s(nge)"},
};

enum { FORMS = sizeof forms / sizeof forms[0] };

typedef struct trial {
    ac_tensor tensors[OPERANDS];
    unsigned char *memory[OPERANDS];
    size_t bytes[OPERANDS];
    int64_t extents[AC_LETTERS];
    ac_contraction form;
    ac_contraction_factors factors;
    ac_call call;
    bool added;
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

/* Gives an operand its shape, strides at times with gaps or 0, and numbers. */
static void make(trial *t, size_t operand, int dtype, const char *axes)
{
    ac_tensor *const tensor = &t->tensors[operand];
    const char *letters;
    size_t count;
    int64_t step = 1;

    for (const char *c = axes; *c != '\0';) {
        int64_t *const dim = &tensor->shape.dims[tensor->shape.rank++];

        c = ac_letters_next(c, &letters, &count);
        *dim = 1;
        for (size_t i = 0; i < count; i++)
            *dim *= t->extents[letters[i] - 'a'];
        if (operand == ADDED && any() % 3 == 0)
            *dim = 1;
    }
    tensor->dtype = dtype;
    for (size_t d = tensor->shape.rank; d > 0; d--) {
        tensor->strides[d - 1] = step;
        if (operand == ADDED && any() % 4 == 0)
            tensor->strides[d - 1] = 0;
        else
            step *= tensor->shape.dims[d - 1] + (any() % 4 == 0);
    }
    t->bytes[operand] = (size_t)(step + 1) * ac_dtype_facts[dtype].bytes;
    t->memory[operand] = malloc(t->bytes[operand]);
    cr_assert(t->memory[operand] != NULL);
    tensor->data = t->memory[operand];
    for (int64_t i = 0; i < step + 1; i++)
        put(tensor, i,
            operand == ADDED && any() % 5 == 0 ? -(double)INFINITY
                                               : (double)(any() % 20001) / 10000 - 1);
}

/* The element of an operand at the letters' indices. */
static int64_t place(const trial *t, size_t operand, const int64_t at[AC_LETTERS])
{
    const ac_tensor *const tensor = &t->tensors[operand];
    const char *letters;
    size_t count;
    int64_t found = 0;
    size_t d = 0;

    for (const char *c = t->form.axes[operand]; *c != '\0'; d++) {
        int64_t index = 0;

        c = ac_letters_next(c, &letters, &count);
        for (size_t i = 0; i < count; i++)
            index = index * t->extents[letters[i] - 'a'] + at[letters[i] - 'a'];
        found += (tensor->shape.dims[d] == 1 ? 0 : index) * tensor->strides[d];
    }
    return found;
}

static int64_t *of(int64_t values[AC_LETTERS], char letter)
{
    return &values[letter - 'a'];
}

static int64_t steps(int64_t n)
{
    return (n < AC_CONTRACTION_BLOCK ? n : AC_CONTRACTION_BLOCK) +
           (n + AC_CONTRACTION_BLOCK - 1) / AC_CONTRACTION_BLOCK - 1;
}

/* A result at the letters' indices, and how far from it one may be. */
static long double defined(const trial *t, int64_t at[AC_LETTERS], long double *within)
{
    const int64_t depth = t->extents['d' - 'a'];
    const int64_t links = t->extents['t' - 'a'];
    const long double unit = 0x1p-24L;
    long double *const scores = calloc((size_t)links + 1, sizeof *scores);
    long double most = -(long double)INFINITY;
    long double worst = 0;
    long double total = 0;
    long double sum = 0;
    long double size = 0;

    for (int64_t i = 0; i < links; i++) {
        long double score = 0;
        long double whole = 0;

        *of(at, 't') = i;
        for (int64_t k = 0; k < depth; k++) {
            *of(at, 'd') = k;

            const long double product = (long double)get(&t->tensors[LEFT], place(t, LEFT, at)) *
                                        (long double)get(&t->tensors[MIDDLE], place(t, MIDDLE, at));

            score += product;
            whole += fabsl(product);
        }
        score *= (long double)(float)t->factors.alpha;
        whole *= fabsl((long double)(float)t->factors.alpha);
        if (t->added) {
            const long double added = (long double)get(&t->tensors[ADDED], place(t, ADDED, at));

            score += added;
            whole += isinf(added) ? 0 : fabsl(added);
        }
        scores[i] = score;
        most = score > most ? score : most;
        worst = whole > worst ? whole : worst;
    }
    worst *= (long double)(steps(depth) + 3) * unit;
    for (int64_t i = 0; i < links && !isinf(most); i++) {
        const long double weight = expl(scores[i] - most);

        *of(at, 't') = i;

        const long double value = (long double)get(&t->tensors[RIGHT], place(t, RIGHT, at));

        total += weight;
        sum += weight * value;
        size += weight * fabsl(value);
    }
    free(scores);
    *within = 0;
    if (total == 0)
        return 0;
    *within = (2 * (expm1l(2 * worst) + 2 * unit) + (long double)(2 * steps(links) + 4) * unit) *
                  size / total * 1.01L +
              0x1p-140L;
    return sum / total;
}

/* Half the distance between neighbours of a dtype at a number. */
static long double rounding(int dtype, long double x)
{
    const int digits = dtype == AC_F16 ? 11 : dtype == AC_BF16 ? 8 : 24;

    return fabsl(x) * ldexpl(1, -digits) + (dtype == AC_F16 ? 0x1p-25L : 0x1p-140L);
}

static void run(trial *t)
{
    ac_walk walk;
    const void *in[OPERANDS];
    void *out[1] = {t->memory[OUT]};

    for (size_t i = 0; i < OUT; i++)
        in[i] = t->call.operands[i].tensor->data;
    cr_assert_eq(ac_walk_build_contraction(&walk, &t->call, &t->form,
                                           (size_t)ac_shape_count(&t->call.space)),
                 ACLNN_SUCCESS);

    const size_t bytes = (walk.workspace + 63) / 64 * 64;
    void *const workspace = bytes > 0 ? aligned_alloc(64, bytes) : NULL;

    if (workspace)
        memset(workspace, 0xff, bytes);
    cr_assert_eq(ac_walk_run(&walk, NULL, in, out, &t->factors, workspace), ACLNN_SUCCESS);
    free(workspace);
}

/* Compares every result with the definition. */
static void judge(const trial *t)
{
    int64_t at[AC_LETTERS] = {0};
    const char letters[] = "snge";

    for (bool more = ac_shape_count(&t->tensors[OUT].shape) > 0; more;) {
        long double within;
        const long double wanted = defined(t, at, &within);
        const long double got = (long double)get(&t->tensors[OUT], place(t, OUT, at));
        const long double far = within + rounding(t->tensors[OUT].dtype, fabsl(wanted) + within);

        cr_assert(fabsl(got - wanted) <= far, "%Lg instead of %Lg, beyond %Lg", got, wanted, far);
        more = false;
        for (size_t k = sizeof letters - 1; k > 0 && !more; k--) {
            int64_t *const index = of(at, letters[k - 1]);

            more = ++*index < t->extents[letters[k - 1] - 'a'];
            *index = more ? *index : 0;
        }
    }
}

static void begin(trial *t, size_t number, int dtype)
{
    static const float nothing = 0;
    static ac_tensor none;
    const char *const *const axes = forms[number % FORMS];
    const bool large = number % 7 == 0;

    *t = (trial){.added = any() % 3 > 0};
    for (size_t i = 0; i < AC_LETTERS; i++)
        t->extents[i] = 1 + below(4);
    *of(t->extents, 't') = number % 11 == 0 ? 0 : 1 + below(large ? 900 : 40);
    *of(t->extents, 'd') = number % 13 == 0 ? 0 : 1 + below(large ? 300 : 40);
    *of(t->extents, 'e') = 1 + below(number % 19 == 0 ? 600 : 40);
    *of(t->extents, 's') = 1 + below(number % 17 == 0 ? 90 : 9);
    t->form = (ac_contraction){.left = LEFT,
                               .middle = MIDDLE,
                               .right = RIGHT,
                               .addend = ADDED,
                               .beta_skips = true,
                               .summed = "t",
                               .inner = 'd',
                               .counted = {"n", "ng"}};
    t->factors =
        (ac_contraction_factors){.alpha = (double)below(200) / 100, .beta = t->added ? 1 : 0};
    t->factors.counts[0] = *of(t->extents, 'n');
    t->factors.counts[1] = *of(t->extents, 'n') * *of(t->extents, 'g');
    none = (ac_tensor){.dtype = AC_F32, .data = (void *)(uintptr_t)&nothing};
    for (size_t i = 0; i < OPERANDS; i++) {
        t->form.axes[i] = axes[i];
        make(t, i, dtype, axes[i]);
        t->call.operands[i] = (ac_operand){i == ADDED && !t->added ? &none : &t->tensors[i],
                                           AC_VIEW_SAME, AC_F32, false};
    }
    t->call.space = t->tensors[OUT].shape;
    t->call.inputs = OUT;
    t->call.outputs = 1;
    t->call.attrs = &t->factors;
    t->call.attrs_size = sizeof t->factors;
}

static void end(trial *t)
{
    for (size_t i = 0; i < OPERANDS; i++)
        free(t->memory[i]);
}

Test(chain, results_are_within_the_bound_and_have_the_same_bits)
{
    static const int dtypes[] = {AC_F32, AC_F16, AC_BF16};
    static const char *const threads[] = {"1", "3"};

    for (size_t number = 0; number < 60; number++) {
        trial t;
        unsigned char *first = NULL;

        begin(&t, number, dtypes[number / FORMS % 3]);
        for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
            if (!ac_isa_supported((ac_isa)isa))
                continue;
            (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
            for (size_t k = 0; k < sizeof threads / sizeof threads[0]; k++) {
                (void)setenv("ACLNN_CPU_THREADS", threads[k], 1);
                ac_environment_reload();
                ac_isa_reload();
                memset(t.memory[OUT], 0x5a, t.bytes[OUT]);
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
