/*
 * Gradients of products in a chain, against the definition of contraction/chain_grad.h evaluated in
 * long doubles, within the bound that it states: batches, rows that share a batch, what is added
 * and drops, any strides, dtypes, long sums and what is empty; some gradients alone; the same bits
 * on every instruction set and for any number of threads. What is dropped takes no part, whatever
 * it would be multiplied by.
 */
#include <criterion/criterion.h>
#include <math.h>
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

enum {
    LEFT,
    MIDDLE,
    RIGHT,
    SLOPE,
    ADDED,
    GREATEST,
    TOTAL,
    MADE,
    MASK,
    OF_LEFT, /* gradients, as they are numbered in a form */
    OF_MIDDLE,
    OF_RIGHT,
    OF_ADDED,
    OPERANDS
};

/* Batches n; rows s and g; sums along d and t; columns e. Eight places have what a row has. */
static const char *const forms[][OPERANDS] = {
    {"s(ng)d", "tnd", "tne", "s(ng)e", "(ng)st", "(ng)s8", "(ng)s8", "s(ng)e", "(ng)?st", "s(ng)d",
     "tnd", "tne", "(ng)st"},
    {"(ng)sd", "ntd", "nte", "(ng)se", "(ng)st", "(ng)s8", "(ng)s8", "(ng)se", "(ng)?st", "(ng)sd",
     "ntd", "nte", "(ng)st"},
    {"s(ngd)", "t(nd)", "t(ne)", "s(nge)", "(ng)st", "(ng)s8", "(ng)s8", "s(nge)", "(ng)?st",
     "s(ngd)", "t(nd)", "t(ne)", "(ng)st"},
};

enum { FORMS = sizeof forms / sizeof forms[0], PLACES = 8 };

/* Of a row and a link: a number, the size that errors go with, and a relative error. */
typedef struct pair {
    long double weight;
    long double lean;
    long double size; /* of the lean */
    long double odd;  /* of the weight */
    bool dropped;
} pair;

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
    bool lone; /* what is added has no gradient */
    pair *pairs;
} trial;

static uint64_t seed = 5;

static uint64_t any(void)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return seed >> 33;
}

static int64_t below(int64_t limit)
{
    return (int64_t)(any() % (uint64_t)limit);
}

static int64_t *of(int64_t values[AC_LETTERS], char letter)
{
    return &values[letter - 'a'];
}

static int64_t extent_of(const trial *t, char letter)
{
    return letter == '8' ? PLACES : t->extents[letter - 'a'];
}

static void put(const ac_tensor *t, int64_t at, double x)
{
    ac_stage_current()->convert(
        t->dtype, (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, AC_F64, &x, 1);
}

static long double get(const ac_tensor *t, int64_t at)
{
    double x;

    ac_stage_current()->convert(AC_F64, &x, t->dtype,
                                (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, 1);
    return (long double)x;
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
            *dim *= extent_of(t, letters[i]);
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

    for (const char *c = operand == MASK ? "(ng)st" : t->form.axes[operand]; *c != '\0'; d++) {
        int64_t index = 0;

        c = ac_letters_next(c, &letters, &count);
        for (size_t i = 0; i < count && letters[i] != '8'; i++)
            index = index * extent_of(t, letters[i]) + at[letters[i] - 'a'];
        found += (tensor->shape.dims[d] == 1 ? 0 : index) * tensor->strides[d];
    }
    return found;
}

static long double element(const trial *t, size_t operand, const int64_t at[AC_LETTERS])
{
    return get(&t->tensors[operand], place(t, operand, at));
}

static int64_t steps(int64_t n)
{
    return (n < AC_CONTRACTION_BLOCK ? n : AC_CONTRACTION_BLOCK) +
           (n + AC_CONTRACTION_BLOCK - 1) / AC_CONTRACTION_BLOCK - 1;
}

static long double score_of(const trial *t, int64_t at[AC_LETTERS], long double *whole)
{
    const long double alpha = (long double)(float)t->factors.alpha;
    long double score = 0;

    *whole = 0;
    for (*of(at, 'd') = 0; *of(at, 'd') < extent_of(t, 'd'); ++*of(at, 'd')) {
        const long double product = element(t, LEFT, at) * element(t, MIDDLE, at);

        score += product;
        *whole += fabsl(product);
    }
    score *= alpha;
    *whole *= fabsl(alpha);
    if (t->added) {
        const long double added = element(t, ADDED, at) * (long double)(float)t->factors.beta;

        score += added;
        *whole += isinf(added) ? 0 : fabsl(added);
    }
    return score;
}

/* Whether a score is dropped. */
static bool drops(const trial *t, const int64_t at[AC_LETTERS])
{
    const unsigned char *const mask = t->masked ? &t->memory[MASK][place(t, MASK, at)] : NULL;

    return band_drops(&t->factors.band, at['s' - 'a'], at['t' - 'a'],
                      extent_of(t, 't') - extent_of(t, 's'), mask);
}

static pair made_pair(const trial *t, const int64_t given[AC_LETTERS])
{
    const long double unit = 0x1p-24L;
    int64_t at[AC_LETTERS];
    long double whole;
    pair p = {0};

    memcpy(at, given, sizeof at);

    const long double total = element(t, TOTAL, at);

    p.dropped = total == 0 || drops(t, at);
    if (p.dropped)
        return p;

    const long double score = score_of(t, at, &whole);
    long double dot = 0;
    long double differ = 0;
    long double size = 0;

    for (*of(at, 'e') = 0; *of(at, 'e') < extent_of(t, 'e'); ++*of(at, 'e')) {
        const long double slope = element(t, SLOPE, at);
        const long double right = element(t, RIGHT, at);
        const long double made = element(t, MADE, at);

        dot += slope * right;
        differ += slope * made;
        size += fabsl(slope * right) + fabsl(slope * made);
    }
    p.weight = expl(score - element(t, GREATEST, at)) / total;
    p.lean = p.weight * (dot - differ);
    p.size = p.weight * size;
    p.odd = 4 * unit;
    if (isfinite(whole))
        p.odd += expm1l((long double)(steps(extent_of(t, 'd')) + 3) * unit * whole);
    return p;
}

/* Where the pair of the letters' indices is kept. */
static pair *pair_at(const trial *t, const int64_t at[AC_LETTERS])
{
    int64_t index = 0;

    for (const char *letter = "ngst"; *letter != '\0'; letter++)
        index = index * extent_of(t, *letter) + at[*letter - 'a'];
    return &t->pairs[index];
}

static bool next(const trial *t, int64_t at[AC_LETTERS], const char *letters)
{
    for (size_t k = strlen(letters); k > 0; k--) {
        int64_t *const index = of(at, letters[k - 1]);

        if (++*index < extent_of(t, letters[k - 1]))
            return true;
        *index = 0;
    }
    return false;
}

/* Half the distance between neighbours of a dtype at a number. */
static long double rounding(int dtype, long double x)
{
    const int digits = dtype == AC_F16 ? 11 : dtype == AC_BF16 ? 8 : 24;

    return fabsl(x) * ldexpl(1, -digits) + (dtype == AC_F16 ? 0x1p-25L : 0x1p-140L);
}

/* A result of a gradient at the letters' indices, and how far from it one may be. */
static long double defined(const trial *t, size_t gradient, const int64_t given[AC_LETTERS],
                           long double *within)
{
    const long double unit = 0x1p-24L;
    const long double alpha = (long double)(float)t->factors.alpha;
    const long double beta = (long double)(float)t->factors.beta;
    const bool rows = gradient == OF_LEFT;
    const char *const along = rows ? "t" : "sg";
    const int64_t count = rows ? extent_of(t, 't') : extent_of(t, 's') * extent_of(t, 'g');
    const long double n = (long double)steps(extent_of(t, 'e'));
    const long double more = (long double)steps(count);
    int64_t at[AC_LETTERS];
    long double sum = 0;
    long double size = 0;
    long double worst = 0;

    memcpy(at, given, sizeof at);
    if (gradient == OF_ADDED) {
        const pair p = *pair_at(t, at);

        *within = fabsl(beta) * (p.odd + (n + 4) * unit) * p.size * 1.01L + 0x1p-130L;
        return beta * p.lean;
    }
    for (bool there = count > 0; there; there = next(t, at, along)) {
        const pair p = *pair_at(t, at);

        if (p.dropped)
            continue;

        const long double other = gradient == OF_LEFT     ? element(t, MIDDLE, at)
                                  : gradient == OF_MIDDLE ? element(t, LEFT, at)
                                                          : element(t, SLOPE, at);

        sum += (gradient == OF_RIGHT ? p.weight : p.lean) * other;
        size += (gradient == OF_RIGHT ? p.weight : p.size) * fabsl(other);
        worst = p.odd > worst ? p.odd : worst;
    }
    if (gradient == OF_RIGHT) {
        *within = (worst + (more + 2) * unit) * size * 1.01L + 0x1p-130L;
        return sum;
    }
    *within = fabsl(alpha) * (worst + (n + more + 5) * unit) * size * 1.01L + 0x1p-130L;
    return alpha * sum;
}

/* Gives each row the greatest of its scores and the total of its weights, as f32. */
static void make_totals(trial *t)
{
    int64_t at[AC_LETTERS] = {0};

    do {
        long double most = -(long double)INFINITY;
        long double total = 0;
        long double whole;

        for (*of(at, 't') = 0; *of(at, 't') < extent_of(t, 't'); ++*of(at, 't'))
            most = drops(t, at) ? most : fmaxl(most, score_of(t, at, &whole));
        for (*of(at, 't') = 0; *of(at, 't') < extent_of(t, 't') && !isinf(most); ++*of(at, 't'))
            total += drops(t, at) ? 0 : expl(score_of(t, at, &whole) - most);
        *of(at, 't') = 0;
        put(&t->tensors[GREATEST], place(t, GREATEST, at), (double)most);
        put(&t->tensors[TOTAL], place(t, TOTAL, at), (double)total);
    } while (next(t, at, "sng"));
}

static void make_pairs(trial *t)
{
    const int64_t count =
        extent_of(t, 'n') * extent_of(t, 'g') * extent_of(t, 's') * extent_of(t, 't');
    int64_t at[AC_LETTERS] = {0};

    t->pairs = calloc((size_t)count + 1, sizeof *t->pairs);
    cr_assert(t->pairs != NULL);
    for (bool more = count > 0; more; more = next(t, at, "ngst"))
        *pair_at(t, at) = made_pair(t, at);
}

static void run(trial *t)
{
    ac_walk walk;
    const void *in[OPERANDS];
    void *out[OPERANDS];

    for (size_t i = 0; i < OF_LEFT; i++)
        in[i] = t->call.operands[i].tensor->data;
    for (size_t i = OF_LEFT; i < OPERANDS; i++)
        out[i - OF_LEFT] = t->memory[i];
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

/* Compares every element of a gradient with the definition. */
static void judge(const trial *t, size_t number, size_t gradient)
{
    static const char *const letters[] = {"sngd", "tnd", "tne", "sngt"};
    int64_t at[AC_LETTERS] = {0};
    const ac_tensor *const tensor = &t->tensors[gradient];

    for (bool more = ac_shape_count(&tensor->shape) > 0; more;
         more = next(t, at, letters[gradient - OF_LEFT])) {
        long double within;
        const long double wanted = defined(t, gradient, at, &within);
        const long double got = get(tensor, place(t, gradient, at));
        const long double far = within + rounding(tensor->dtype, fabsl(wanted) + within);
        const bool odd = isnan(wanted) ? isnan(got) : isinf(wanted) && got == wanted;

        cr_assert(odd || fabsl(got - wanted) <= far,
                  "trial %zu, gradient %zu: %Lg instead of %Lg, beyond %Lg", number,
                  gradient - OF_LEFT, got, wanted, far);
    }
}

static void choose_extents(trial *t, size_t number)
{
    const bool large = number % 7 == 0;

    for (size_t i = 0; i < AC_LETTERS; i++)
        t->extents[i] = 1 + below(3);
    *of(t->extents, 't') = number % 11 == 5 ? 0 : 1 + below(large ? 300 : 80);
    *of(t->extents, 'd') = number % 13 == 5 ? 0 : 1 + below(number % 9 == 4 ? 300 : 12);
    *of(t->extents, 'e') = number % 17 == 6 ? 0 : 1 + below(number % 9 == 5 ? 300 : 12);
    *of(t->extents, 's') = number % 19 == 7 ? 0 : 1 + below(number % 7 == 1 ? 150 : 9);
    if (number % 23 == 8)
        *of(t->extents, 'd') = 530;
}

/* Gives the mask a shape, with more elements than needed at times, and bytes. */
static void make_mask(trial *t)
{
    ac_tensor *const mask = &t->tensors[MASK];
    const int64_t dense = below(6);

    mask->dtype = AC_U8;
    mask->shape = (ac_shape){.rank = 3,
                             .dims = {any() % 2 == 0 ? 1 : extent_of(t, 'n') * extent_of(t, 'g'),
                                      extent_of(t, 's') + below(3), extent_of(t, 't') + below(3)}};
    mask->strides[2] = 1;
    mask->strides[1] = mask->shape.dims[2] + below(2);
    mask->strides[0] = mask->shape.dims[1] * mask->strides[1];
    t->bytes[MASK] = (size_t)(mask->shape.dims[0] * mask->strides[0] + 1);
    t->memory[MASK] = malloc(t->bytes[MASK]);
    cr_assert(t->memory[MASK] != NULL);
    mask->data = t->memory[MASK];
    for (size_t i = 0; i < t->bytes[MASK]; i++)
        t->memory[MASK][i] = below(5) < dense;
}

/* Puts what is not finite into tensors. */
static void spoil(trial *t, int dtype)
{
    static const size_t operands[] = {LEFT, MIDDLE, SLOPE};

    for (size_t i = 0; i < sizeof operands / sizeof operands[0]; i++) {
        const size_t operand = operands[i];
        const int64_t count = (int64_t)t->bytes[operand] / ac_dtype_facts[dtype].bytes;

        put(&t->tensors[operand], below(count), any() % 2 == 0 ? (double)INFINITY : (double)NAN);
    }
}

static void begin(trial *t, size_t number, int dtype)
{
    static const float nothing = 0;
    static ac_tensor none;
    const char *const *const axes = forms[number % FORMS];

    *t = (trial){.added = any() % 3 > 0, .masked = any() % 3 > 0, .lone = any() % 4 == 0};
    choose_extents(t, number);
    t->form = (ac_contraction){
        .left = LEFT,
        .middle = MIDDLE,
        .right = RIGHT,
        .addend = ADDED,
        .beta_skips = true,
        .summed = "t",
        .inner = 'd',
        .counted = {"n", "ng"},
        .drops = number % 4 != 0,
        .drop = MASK,
        .rows = 's',
        .grad = {.rows = "sg",
                 .slope = SLOPE,
                 .made = MADE,
                 .greatest = GREATEST,
                 .total = TOTAL,
                 .of = {OF_LEFT, OF_MIDDLE, OF_RIGHT, t->lone ? AC_NO_ADDEND : OF_ADDED}}};
    t->factors = (ac_contraction_factors){.alpha = (double)below(200) / 100};
    t->factors.beta = t->added ? any() % 2 == 0 ? 1 : t->factors.alpha : 0;
    t->added = t->added && t->factors.beta > 0;
    t->factors.counts[0] = *of(t->extents, 'n');
    t->factors.counts[1] = *of(t->extents, 'n') * *of(t->extents, 'g');
    none = (ac_tensor){.dtype = AC_F32, .data = (void *)(uintptr_t)&nothing};
    t->masked = t->masked && t->form.drops;
    t->factors.band = (ac_band){.mode = t->form.drops ? below(5) : AC_BAND_WHOLE,
                                .before = below(60) - 5,
                                .after = below(60) - 5,
                                .masked = t->masked};
    for (size_t i = 0; i < OPERANDS; i++) {
        const bool missing = (i == ADDED && !t->added) || (i == MASK && !t->masked);

        t->form.axes[i] = axes[i];
        if (i == MASK)
            make_mask(t);
        else
            make(t, i, i == GREATEST || i == TOTAL ? AC_F32 : dtype, axes[i]);
        t->call.operands[i] = (ac_operand){missing ? &none : &t->tensors[i], AC_VIEW_SAME,
                                           i == MASK && !missing ? AC_U8 : AC_F32, false};
    }
    if (ac_shape_count(&t->tensors[GREATEST].shape) > 0)
        make_totals(t);
    if (number % 3 == 1)
        spoil(t, dtype);
    make_pairs(t);
    t->call.space = t->tensors[OF_LEFT].shape;
    t->call.inputs = OF_LEFT;
    t->call.outputs = (uint8_t)(OPERANDS - OF_LEFT - t->lone);
    t->call.attrs = &t->factors;
    t->call.attrs_size = sizeof t->factors;
}

static void end(trial *t)
{
    free(t->pairs);
    for (size_t i = 0; i < OPERANDS; i++)
        free(t->memory[i]);
}

Test(chain_grad, results_are_within_the_bound_and_have_the_same_bits)
{
    static const int dtypes[] = {AC_F32, AC_F16, AC_BF16};
    static const char *const threads[] = {"1", "3"};

    for (size_t number = 0; number < 46; number++) {
        trial t;
        unsigned char *first[OPERANDS] = {NULL};

        begin(&t, number, dtypes[number / FORMS % 3]);
        for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
            if (!ac_isa_supported((ac_isa)isa))
                continue;
            (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
            for (size_t k = 0; k < sizeof threads / sizeof threads[0]; k++) {
                (void)setenv("ACLNN_CPU_THREADS", threads[k], 1);
                ac_environment_reload();
                ac_isa_reload();
                for (size_t i = OF_LEFT; i < OPERANDS; i++)
                    memset(t.memory[i], 0x5a, t.bytes[i]);
                run(&t);
                for (size_t i = OF_LEFT; i < (size_t)OPERANDS - t.lone; i++) {
                    if (!first[i]) {
                        first[i] = malloc(t.bytes[i]);
                        cr_assert(first[i] != NULL);
                        memcpy(first[i], t.memory[i], t.bytes[i]);
                        judge(&t, number, i);
                    }
                    cr_assert_eq(memcmp(first[i], t.memory[i], t.bytes[i]), 0,
                                 "trial %zu, gradient %zu, %s", number, i - OF_LEFT,
                                 ac_isa_name((ac_isa)isa));
                }
            }
        }
        for (size_t i = 0; i < OPERANDS; i++)
            free(first[i]);
        end(&t);
    }
}

/* Products with a row of links are as the forward has them, so that a gradient of one score alone
 * is 0: its weight is 1, whatever it is. */
Test(chain_grad, one_score_has_no_slope)
{
    const float left = 2;
    const float middle = 3;
    const float right = 5;
    const float slope = 7;
    const float greatest = 6;
    const float total = 1;
    float results[] = {9, 9, 9, 9};
    static const float nothing = 0;
    const void *const in[] = {&left,     &middle, &right, &slope,  &nothing,
                              &greatest, &total,  &right, &nothing};
    void *const out[] = {&results[0], &results[1], &results[2], &results[3]};
    ac_tensor tensors[OPERANDS];
    ac_contraction_factors factors = {.alpha = 1};
    ac_contraction form = {
        .left = LEFT,
        .middle = MIDDLE,
        .right = RIGHT,
        .addend = ADDED,
        .beta_skips = true,
        .summed = "t",
        .inner = 'd',
        .grad = {.rows = "s",
                 .slope = SLOPE,
                 .made = MADE,
                 .greatest = GREATEST,
                 .total = TOTAL,
                 .of = {OF_LEFT, OF_MIDDLE, OF_RIGHT, OF_ADDED}},
        .axes = {"sd", "td", "te", "se", "st", "s1", "s1", "se", "st", "sd", "td", "te", "st"}};
    ac_call call = {
        .inputs = OF_LEFT, .outputs = 4, .attrs = &factors, .attrs_size = sizeof factors};
    ac_walk walk;

    for (size_t i = 0; i < OPERANDS; i++) {
        tensors[i] = (ac_tensor){.dtype = AC_F32,
                                 .shape = {.rank = 2, .dims = {1, 1}},
                                 .strides = {1, 1},
                                 .data = i < OF_LEFT ? (void *)(uintptr_t)in[i] : out[i - OF_LEFT]};
        call.operands[i] = (ac_operand){&tensors[i], AC_VIEW_SAME, AC_F32, false};
    }
    call.space = tensors[OF_LEFT].shape;
    cr_assert_eq(ac_walk_build_contraction(&walk, &call, &form, 1), ACLNN_SUCCESS);

    void *const workspace = aligned_alloc(64, (walk.workspace + 63) / 64 * 64);

    cr_assert(workspace != NULL);
    cr_assert_eq(ac_walk_run(&walk, NULL, in, out, &factors, workspace), ACLNN_SUCCESS);
    free(workspace);
    cr_assert_eq(results[0], 0);
    cr_assert_eq(results[1], 0);
    cr_assert_eq(results[2], 7);
    cr_assert_eq(results[3], 0);
}
