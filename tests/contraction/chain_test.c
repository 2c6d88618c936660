/*
 * Products in a chain, against the definition of contraction/chain.h evaluated in long doubles,
 * within the bound that it states: batches, rows that share a batch, what is added and drops, any
 * strides, dtypes and long sums; the same bits on every instruction set and for any number of
 * threads. What is dropped takes no part, whatever it would be multiplied by.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "band_drops.h"
#include "base/environment.h"
#include "base/isa.h"
#include "check/chained.h"
#include "contraction/contraction.h"
#include "kernel/stage.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

enum { LEFT, MIDDLE, RIGHT, ADDED, MASK, OUT, GREATEST, TOTAL, LOG, OPERANDS };

/* Batches n; rows s and g; sums along d and t; columns e. */
static const char *const forms[][OPERANDS] = {
    {"s(ng)d", "tnd", "tne", "(ng)st", "(ng)?st", "s(ng)e", "(ng)s8", "s(ng)3", "(ng)s1"},
    {"(ng)sd", "ntd", "nte", "(ng)st", "(ng)?st", "(ng)se", "(ng)s8", "s(ng)3", "(ng)s1"},
    {"s(ngd)", "t(nd)", "t(ne)", "(ng)st", "(ng)?st", "s(nge)", "(ng)s8", "s(ng)3", "(ng)s1"},
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
    bool masked;
    char mask_axes[AC_LETTERS];
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
        *dim = letters[0] <= '9' ? letters[0] - '0' : 1;
        for (size_t i = 0; i < count && letters[0] > '9'; i++)
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

/* The axes that an operand has in this trial. */
static const char *axes_of(const trial *t, size_t operand)
{
    return operand == MASK ? t->mask_axes : t->form.axes[operand];
}

/* Gives the mask a shape, of less axes at times and with more elements than needed, and bytes. */
static void make_mask(trial *t)
{
    ac_tensor *const mask = &t->tensors[MASK];
    const int64_t heads = t->extents['n' - 'a'] * t->extents['g' - 'a'];
    const int64_t dense = below(6);
    const bool lacks = any() % 2 == 0;
    int64_t step = 1;

    mask->shape.rank = 0;
    if (!lacks)
        mask->shape.dims[mask->shape.rank++] = any() % 2 == 0 ? 1 : heads;
    mask->shape.dims[mask->shape.rank++] = t->extents['s' - 'a'] + below(3);
    mask->shape.dims[mask->shape.rank++] = t->extents['t' - 'a'] + below(3);
    (void)snprintf(t->mask_axes, sizeof t->mask_axes, "%s", lacks ? "st" : "(ng)st");
    /* Of one row and as many heads as the first extent has, there is a row for each head. */
    if (lacks && t->extents['s' - 'a'] == 1 && mask->shape.dims[0] == heads)
        (void)snprintf(t->mask_axes, sizeof t->mask_axes, "(ng)t");
    mask->dtype = AC_U8;
    for (size_t d = mask->shape.rank; d > 0; d--) {
        mask->strides[d - 1] = step;
        step *= mask->shape.dims[d - 1] + (any() % 4 == 0);
    }
    t->bytes[MASK] = (size_t)(step + 1);
    t->memory[MASK] = malloc(t->bytes[MASK]);
    cr_assert(t->memory[MASK] != NULL);
    mask->data = t->memory[MASK];
    for (int64_t i = 0; i < step + 1; i++)
        t->memory[MASK][i] = below(5) < dense;
}

/* The element of an operand at the letters' indices. */
static int64_t place(const trial *t, size_t operand, const int64_t at[AC_LETTERS])
{
    const ac_tensor *const tensor = &t->tensors[operand];
    const char *letters;
    size_t count;
    int64_t found = 0;
    size_t d = 0;

    for (const char *c = axes_of(t, operand); *c != '\0'; d++) {
        int64_t index = 0;

        c = ac_letters_next(c, &letters, &count);
        if (letters[0] <= '9')
            continue; /* all of its elements are alike */
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

/* Whether a score is dropped. */
static bool drops(const trial *t, const int64_t at[AC_LETTERS])
{
    const unsigned char *const mask = t->masked ? &t->memory[MASK][place(t, MASK, at)] : NULL;

    return band_drops(&t->factors.band, at['s' - 'a'], at['t' - 'a'],
                      t->extents['t' - 'a'] - t->extents['s' - 'a'], mask);
}

/* What there is of a row of scores. */
typedef struct row_facts {
    long double greatest;
    long double total;
    long double within; /* of the greatest */
} row_facts;

/* A result at the letters' indices, and how far from it one may be. */
static long double defined(const trial *t, int64_t at[AC_LETTERS], long double *within,
                           row_facts *row)
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
        if (drops(t, at))
            score = -(long double)INFINITY;
        scores[i] = score;
        most = score > most ? score : most;
        worst = whole > worst ? whole : worst;
    }
    worst *= (long double)(steps(depth) + 3) * unit;
    for (int64_t i = 0; i < links && !isinf(most); i++) {
        const long double weight = expl(scores[i] - most);

        *of(at, 't') = i;
        if (drops(t, at))
            continue;

        const long double value = (long double)get(&t->tensors[RIGHT], place(t, RIGHT, at));

        total += weight;
        sum += weight * value;
        size += weight * fabsl(value);
    }
    free(scores);
    *within = 0;
    *row = (row_facts){most, total, worst};
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
    void *out[OPERANDS - OUT];

    for (size_t i = OUT; i < OPERANDS; i++)
        out[i - OUT] = t->memory[i];

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

/* Compares what there is of the row with the definition. */
static void judge_row(const trial *t, const int64_t at[AC_LETTERS], const row_facts *row)
{
    const long double unit = 0x1p-24L;
    const long double n = (long double)steps(t->extents['t' - 'a']);
    const long double weighed = expm1l(2 * row->within) + 2 * unit;

    for (size_t i = GREATEST; i < OPERANDS; i++) {
        const long double log = row->total > 0 ? logl(row->total) : 0;
        const long double wanted =
            i == GREATEST || isinf(row->greatest) ? row->greatest : row->greatest + log;
        const long double value = i == TOTAL ? row->total : wanted;
        const long double far = (i == GREATEST ? row->within
                                 : i == TOTAL  ? (weighed + (n + 2) * unit) * row->total
                                               : row->within + (n + 4) * unit * (1 + log)) *
                                    1.01L +
                                0x1p-140L;
        const int64_t last = t->tensors[i].shape.dims[2];
        const int64_t step = t->tensors[i].strides[2];

        for (int64_t k = 0; k < last; k++) {
            const long double got = (long double)get(&t->tensors[i], place(t, i, at) + k * step);

            cr_assert((isinf(value) && got == value) ||
                          fabsl(got - value) <= far + fabsl(value) * 2 * unit,
                      "row: %Lg instead of %Lg, beyond %Lg", got, value, far);
        }
    }
}

/* Compares every result with the definition. */
static void judge(const trial *t)
{
    int64_t at[AC_LETTERS] = {0};
    const bool empty = t->extents['e' - 'a'] == 0;
    const bool long_links = t->extents['t' - 'a'] > 1000;
    const char *const letters = empty ? "sng" : "snge"; /* rows have more than results */

    for (bool more = true; more;) {
        long double within;
        row_facts row;
        const long double wanted = defined(t, at, &within, &row);
        const long double got =
            empty ? wanted : (long double)get(&t->tensors[OUT], place(t, OUT, at));
        const long double far = within + rounding(t->tensors[OUT].dtype, fabsl(wanted) + within);
        const bool odd = isnan(wanted) ? isnan(got) : isinf(wanted) && got == wanted;

        cr_assert(empty || odd || fabsl(got - wanted) <= far, "%Lg instead of %Lg, beyond %Lg", got,
                  wanted, far);
        judge_row(t, at, &row);
        more = false;
        for (size_t k = strlen(letters); k > 0 && !more; k--) {
            int64_t *const index = of(at, letters[k - 1]);

            *index += long_links && letters[k - 1] == 'e' ? 150 : 1; /* some will do */
            more = *index < t->extents[letters[k - 1] - 'a'];
            *index = more ? *index : 0;
        }
    }
}

/* Whether threads share the links of few rows in a trial. */
static bool shares_links(size_t number)
{
    return number % 13 == 5;
}

static void begin(trial *t, size_t number, int dtype)
{
    static const float nothing = 0;
    static ac_tensor none;
    const char *const *const axes = forms[number % FORMS];
    const bool large = number % 7 == 0;

    *t = (trial){.added = any() % 3 > 0, .masked = any() % 3 > 0};
    for (size_t i = 0; i < AC_LETTERS; i++)
        t->extents[i] = 1 + below(4);
    *of(t->extents, 't') = number % 11 == 0 ? 0 : 1 + below(large ? 900 : 40);
    *of(t->extents, 'd') = number % 13 == 0 ? 0 : 1 + below(large ? 300 : 40);
    *of(t->extents, 'e') = number % 23 == 7 ? 0 : 1 + below(number % 19 == 0 ? 600 : 40);
    *of(t->extents, 's') = 1 + below(number % 17 == 0 ? 90 : 9);
    if (shares_links(number)) {
        *of(t->extents, 't') = 1100 + below(200);
        *of(t->extents, 'd') = 250 + below(40);
        *of(t->extents, 'e') = number % 2 == 0 ? 600 : 3;
        *of(t->extents, 's') = *of(t->extents, 'n') = 1;
        *of(t->extents, 'g') = number % 2 == 0 ? 1 : 2;
    }
    t->form = (ac_contraction){
        .left = LEFT,
        .middle = MIDDLE,
        .right = RIGHT,
        .addend = ADDED,
        .beta_skips = true,
        .summed = "t",
        .inner = 'd',
        .drops = true,
        .drop = MASK,
        .rows = 's',
        .gives = {AC_GIVES_RESULT, AC_GIVES_GREATEST, AC_GIVES_TOTAL, AC_GIVES_LOG},
        .scales_last = false,
        .counted = {"n", "ng"}};
    t->factors =
        (ac_contraction_factors){.alpha = (double)below(200) / 100, .beta = t->added ? 1 : 0};
    t->factors.counts[0] = *of(t->extents, 'n');
    t->factors.counts[1] = *of(t->extents, 'n') * *of(t->extents, 'g');
    none = (ac_tensor){.dtype = AC_F32, .data = (void *)(uintptr_t)&nothing};
    t->factors.band = (ac_band){
        .mode = below(5), .before = below(60) - 5, .after = below(60) - 5, .masked = t->masked};
    for (size_t i = 0; i < OPERANDS; i++) {
        const bool missing = (i == ADDED && !t->added) || (i == MASK && !t->masked);

        t->form.axes[i] = axes[i];
        if (i == MASK)
            make_mask(t);
        else
            make(t, i, i > OUT ? AC_F32 : dtype, axes[i]);
        t->call.operands[i] = (ac_operand){missing ? &none : &t->tensors[i], AC_VIEW_SAME,
                                           i == MASK && !missing ? AC_U8 : AC_F32, false};
    }
    for (int64_t i = 0; number % 3 == 1 && i < 4; i++)
        put(&t->tensors[RIGHT], below((int64_t)t->bytes[RIGHT] / ac_dtype_facts[dtype].bytes),
            i % 2 == 0 ? (double)INFINITY : (double)NAN);
    t->call.space = t->tensors[OUT].shape;
    t->call.inputs = OUT;
    t->call.outputs = OPERANDS - OUT;
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
        unsigned char *first[OPERANDS - OUT] = {NULL};

        begin(&t, number, dtypes[number / FORMS % 3]);
        for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
            if (!ac_isa_supported((ac_isa)isa))
                continue;
            (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
            for (size_t k = 0; k < sizeof threads / sizeof threads[0]; k++) {
                (void)setenv("ACLNN_CPU_THREADS", threads[k], 1);
                ac_environment_reload();
                ac_isa_reload();
                /* Threads need some calls until they are there. */
                for (size_t i = shares_links(number) ? 0 : 40; i < 40; i++) {
                    run(&t);
                    for (size_t b = 0; b < OPERANDS - OUT && first[b]; b++)
                        cr_assert_eq(memcmp(first[b], t.memory[OUT + b], t.bytes[OUT + b]), 0,
                                     "trial %zu, output %zu, call %zu", number, b, i);
                }
                for (size_t i = OUT; i < OPERANDS; i++)
                    memset(t.memory[i], 0x5a, t.bytes[i]);
                run(&t);
                if (!first[0])
                    judge(&t);
                for (size_t i = OUT; i < OPERANDS; i++) {
                    unsigned char **const bits = &first[i - OUT];

                    if (!*bits) {
                        *bits = malloc(t.bytes[i]);
                        cr_assert(*bits != NULL);
                        memcpy(*bits, t.memory[i], t.bytes[i]);
                    }
                    cr_assert_eq(memcmp(*bits, t.memory[i], t.bytes[i]), 0,
                                 "trial %zu, output %zu, %s", number, i - OUT,
                                 ac_isa_name((ac_isa)isa));
                }
            }
        }
        for (size_t i = 0; i < OPERANDS - OUT; i++)
            free(first[i]);
        end(&t);
    }
}
