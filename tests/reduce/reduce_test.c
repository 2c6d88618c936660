/*
 * Sums against the definition in reduce.h, written out here in plain C: pieces, lanes, tree. Bits
 * are compared, for every layout, instruction set and number of threads.
 */
#include <criterion/criterion.h>

#include "base/threads.h"
#include "kernel/combine.h"
#include "walk_toy.h"

/* Neighbours, an odd last one moving up. */
static double pairwise(double *x, size_t count)
{
    while (count > 1) {
        for (size_t i = 0; 2 * i + 1 < count; i++)
            x[i] = x[2 * i] + x[2 * i + 1];
        if (count % 2 == 1)
            x[count / 2] = x[count - 1];
        count = (count + 1) / 2;
    }
    return x[0];
}

/* Of a power of two numbers, of which those from `count` on are missing, number k takes number
 * k + half; they are `step` apart. */
static void halve(double *x, size_t count, size_t step)
{
    for (size_t half = 512; half > 0; half /= 2)
        for (size_t k = 0; k < half && k + half < count; k++)
            x[k * step] += x[(k + half) * step];
}

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* The sum of result c of [N, C, I], by the tree of what is a result at once. */
static double defined_sum(const double *values, size_t rows, size_t channels, size_t inner,
                          size_t c)
{
    enum { CHAIN = 256, SPREAD = 1024, LANES = 64 };
    const bool is_long = inner >= LANES && !(inner < 128 && rows >= 8);
    const size_t sets = is_long ? 1 : larger(1, SPREAD / (channels * inner));
    const size_t each = is_long ? LANES : inner;
    const size_t piece_inner = is_long ? LANES * CHAIN : inner;
    const size_t piece_rows = is_long ? larger(1, LANES * CHAIN / inner) : sets * CHAIN;
    const size_t across = (inner + piece_inner - 1) / piece_inner;
    const size_t down = (rows + piece_rows - 1) / piece_rows;
    double *const sums = malloc(across * down * sizeof *sums);
    for (size_t p = 0; p < across * down; p++) {
        double lanes[1024] = {0};
        const size_t first_row = p / across * piece_rows;
        const size_t first = p % across * piece_inner;
        const size_t end_row = first_row + piece_rows < rows ? first_row + piece_rows : rows;
        const size_t end = first + piece_inner < inner ? first + piece_inner : inner;
        for (size_t r = first_row; r < end_row; r++)
            for (size_t i = first; i < end; i++)
                lanes[(r - first_row) % sets * each + i % each] +=
                    values[(r * channels + c) * inner + i];
        for (size_t k = 0; k < each; k++)
            halve(lanes + k, end_row - first_row < sets ? end_row - first_row : sets, each);
        halve(lanes, each, 1);
        sums[p] = lanes[0];
    }
    const double sum = pairwise(sums, across * down);
    free(sums);
    return sum;
}

/* A sum of one input, weighted by channel, with the elementwise result beside it. */
typedef struct sum_case {
    const char *what;
    ac_shape space;
    ac_view view;    /* of the sum */
    ac_shape target; /* its shape */
    size_t dims[3];  /* N, C, I as the definition has them */
} sum_case;

static size_t channel_of(const sum_case *c, const int64_t *index)
{
    if (c->dims[1] == 1)
        return 0;
    if (c->view == AC_VIEW_CHANNEL)
        return (size_t)index[1];
    size_t at = 0;
    for (size_t d = 0; d < c->target.rank; d++)
        if (c->target.dims[d] > 1)
            at = at * (size_t)c->target.dims[d] + (size_t)index[c->space.rank - c->target.rank + d];
    return at;
}

/* The row and the inner index of a point follow from counting the points of its channel; only the
 * trailing folded axes make I, and these are counted fastest in index order anyway. */
static double *values_by_channel(const toy_call *t, const sum_case *c)
{
    const size_t count = c->dims[0] * c->dims[1] * c->dims[2];
    double *const values = malloc(count * sizeof *values);
    size_t *const seen = calloc(c->dims[1], sizeof *seen);
    int64_t index[AC_DIMS_MAX] = {0};
    do {
        double lane = 0;
        unsigned char ignored[8];
        unsigned char inputs[2][8];
        const void *in[2];
        void *const out[] = {ignored, &lane};
        for (size_t i = 0; i < 2; i++) {
            const ac_operand *const o = &t->call.operands[i];
            toy_convert(o->dtype, inputs[i], o->tensor->dtype,
                        toy_address(t, i, t->buffers) + toy_offset(o, &t->call.space, index) *
                                                            ac_dtype_facts[o->tensor->dtype].bytes);
            in[i] = inputs[i];
        }
        toy_point(&t->attrs, in, out);
        const size_t channel = channel_of(c, index);
        const size_t k = seen[channel]++;
        values[(k / c->dims[2] * c->dims[1] + channel) * c->dims[2] + k % c->dims[2]] = lane;
    } while (toy_next(&c->space, index));
    free(seen);
    return values;
}

static void add_operand(toy_call *t, size_t i, int dtype, ac_view view, const ac_shape *shape,
                        bool fold, size_t how)
{
    ac_tensor *const tensor = &t->tensors[i];
    tensor->dtype = dtype;
    tensor->shape = *shape;
    t->call.operands[i] = (ac_operand){tensor, view, AC_F32, fold};
    t->attrs.dtypes[i] = AC_F32;
    t->attrs.folds[i] = fold;
    t->shares[i] = i;
    const int64_t elements = toy_layout(tensor, i < 2, how);
    t->bytes[i] = (size_t)elements * ac_dtype_facts[dtype].bytes;
    t->buffers[i] = malloc(t->bytes[i]);
    toy_fill(dtype, t->buffers[i], (size_t)elements);
    if (i < 2)
        for (int64_t k = 0; k < elements; k++) { /* finite, so that differences are seen */
            const long double x = (long double)toy_below(2000001) / 1000 - 1000;
            toy_write(dtype, t->buffers[i] + k * ac_dtype_facts[dtype].bytes, x);
        }
}

static void make_call(toy_call *t, const sum_case *c, int dtype, size_t how)
{
    memset(t, 0, sizeof *t);
    t->call.space = c->space;
    t->call.inputs = t->attrs.inputs = 2;
    t->call.outputs = t->attrs.outputs = 2;
    t->call.attrs = &t->attrs;
    add_operand(t, 0, dtype, AC_VIEW_SAME, &c->space, false, how);
    add_operand(t, 1, dtype, c->view, &c->target, false, how);
    add_operand(t, 2, dtype, AC_VIEW_SAME, &c->space, false, how);
    add_operand(t, 3, dtype, c->view, &c->target, true, how);
    toy_reduce(t);
}

/* The whole buffers that a run must leave. */
static void expect(const toy_call *t, const sum_case *c, unsigned char *const after[])
{
    const ac_operand *const grad = &t->call.operands[2];
    const ac_operand *const folded = &t->call.operands[3];
    const size_t size = ac_dtype_facts[grad->tensor->dtype].bytes;
    int64_t index[AC_DIMS_MAX] = {0};
    double *const values = values_by_channel(t, c);
    double *const sums = malloc(c->dims[1] * sizeof *sums);
    for (size_t k = 0; k < c->dims[1]; k++)
        sums[k] = defined_sum(values, c->dims[0], c->dims[1], c->dims[2], k);
    do {
        unsigned char inputs[2][8];
        const void *in[2];
        float result;
        double lane = 0;
        void *const out[] = {&result, &lane};
        for (size_t i = 0; i < 2; i++) {
            const ac_operand *const o = &t->call.operands[i];
            toy_convert(o->dtype, inputs[i], o->tensor->dtype,
                        toy_address(t, i, t->buffers) +
                            toy_offset(o, &t->call.space, index) * (int64_t)size);
            in[i] = inputs[i];
        }
        toy_point(&t->attrs, in, out);
        toy_convert(grad->tensor->dtype,
                    toy_address(t, 2, after) +
                        toy_offset(grad, &t->call.space, index) * (int64_t)size,
                    AC_F32, &result);
        /* The result has the kernel's dtype; an output of another one is a conversion of that. */
        toy_write(folded->tensor->dtype,
                  toy_address(t, 3, after) +
                      toy_offset(folded, &t->call.space, index) * (int64_t)size,
                  (float)sums[channel_of(c, index)]);
    } while (toy_next(&c->space, index));
    free(sums);
    free(values);
}

static void check(const sum_case *c, int dtype, size_t how, const char *isa, const char *threads)
{
    toy_call t;
    unsigned char *expected[AC_OPERANDS_MAX];
    unsigned char *got[AC_OPERANDS_MAX];
    make_call(&t, c, dtype, how);
    toy_copy_buffers(&t, expected);
    toy_copy_buffers(&t, got);
    expect(&t, c, expected);
    toy_environment(isa, threads);
    cr_assert_eq(toy_run(&t, got), ACLNN_SUCCESS);
    for (size_t i = 0; i < 4; i++)
        cr_assert(memcmp(expected[i], got[i], t.bytes[i]) == 0,
                  "%s, %s, layout %zu, %s, %s threads: operand %zu", c->what,
                  ac_dtype_facts[dtype].name, how, isa, threads, i);
    toy_free_buffers(&t, expected);
    toy_free_buffers(&t, got);
    toy_free_buffers(&t, t.buffers);
}

static const sum_case cases[] = {
    {"one element", {2, {1, 1}}, AC_VIEW_CHANNEL, {1, {1}}, {1, 1, 1}},
    {"a scalar", {0, {0}}, AC_VIEW_CHANNEL, {1, {1}}, {1, 1, 1}},
    {"a vector", {1, {777}}, AC_VIEW_CHANNEL, {1, {1}}, {1, 1, 777}},
    {"a long vector", {1, {200001}}, AC_VIEW_CHANNEL, {1, {1}}, {1, 1, 200001}},
    {"one weight", {4, {5, 6, 7, 8}}, AC_VIEW_CHANNEL, {1, {1}}, {1, 1, 1680}},
    {"one weight, small", {3, {2, 5, 3}}, AC_VIEW_CHANNEL, {0, {0}}, {1, 1, 30}},
    {"one channel", {3, {40, 1, 30}}, AC_VIEW_CHANNEL, {1, {1}}, {1, 1, 1200}},
    {"columns", {2, {1000, 3}}, AC_VIEW_CHANNEL, {1, {3}}, {1000, 3, 1}},
    {"many rows of columns", {2, {200000, 3}}, AC_VIEW_CHANNEL, {1, {3}}, {200000, 3, 1}},
    {"wide columns", {2, {300, 1500}}, AC_VIEW_CHANNEL, {1, {1500}}, {300, 1500, 1}},
    {"more channels than lanes", {2, {2, 70000}}, AC_VIEW_CHANNEL, {1, {70000}}, {2, 70000, 1}},
    {"images 7 x 7", {4, {9, 20, 7, 7}}, AC_VIEW_CHANNEL, {1, {20}}, {9, 20, 49}},
    {"many images 7 x 7", {4, {300, 24, 7, 7}}, AC_VIEW_CHANNEL, {1, {24}}, {300, 24, 49}},
    {"images 8 x 8", {4, {9, 33, 8, 8}}, AC_VIEW_CHANNEL, {1, {33}}, {9, 33, 64}},
    {"images 5 x 13", {4, {3, 40, 5, 13}}, AC_VIEW_CHANNEL, {1, {40}}, {3, 40, 65}},
    {"images 14 x 14", {4, {100, 9, 14, 14}}, AC_VIEW_CHANNEL, {1, {9}}, {100, 9, 196}},
    {"large images", {4, {2, 3, 300, 231}}, AC_VIEW_CHANNEL, {1, {3}}, {2, 3, 69300}},
    {"weights in a square", {3, {6, 12, 5}}, AC_VIEW_CHANNEL, {2, {3, 4}}, {6, 12, 5}},
    {"weights in a cube", {3, {6, 24, 70}}, AC_VIEW_CHANNEL, {3, {2, 3, 4}}, {6, 24, 70}},
    {"eight axes", {8, {2, 6, 2, 3, 1, 2, 2, 2}}, AC_VIEW_CHANNEL, {1, {6}}, {2, 6, 48}},
    {"over rows", {2, {60, 70}}, AC_VIEW_BROADCAST, {1, {70}}, {60, 70, 1}},
    {"over columns", {2, {60, 70}}, AC_VIEW_BROADCAST, {2, {60, 1}}, {1, 60, 70}},
    {"over the middle", {3, {6, 70, 9}}, AC_VIEW_BROADCAST, {3, {6, 1, 9}}, {70, 54, 1}},
    {"over every other axis",
     {5, {3, 4, 5, 6, 7}},
     AC_VIEW_BROADCAST,
     {5, {1, 4, 1, 6, 1}},
     {15, 24, 7}},
};

/* values_by_channel counts a channel's points in index order, which is rows first only while no
 * kept axis lies between folded ones that make the rows; the definition says the same of N. */
Test(reduce, equals_its_definition)
{
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    static const int dtypes[] = {AC_F32, AC_F16, AC_BF16, AC_F64};
    toy_seed = 11;
    for (size_t k = 0; k < sizeof cases / sizeof cases[0]; k++)
        for (size_t how = 0; how < 3; how++)
            for (size_t i = 0; i < isa_count; i++)
                check(&cases[k], dtypes[(k + how + i) % 4], how, isas[i], "1");
}

Test(reduce, equals_its_definition_with_threads)
{
    const char *const threads[] = {"2", "3", "4"};
    toy_seed = 12;
    for (size_t k = 0; k < sizeof cases / sizeof cases[0]; k++)
        for (size_t how = 0; how < 3; how++)
            check(&cases[k], AC_F32, how, "scalar", threads[(k + how) % 3]);
    ac_threads_stop();
}

/* The second output of a toy is twice the first, so of two sums one is half the other, which
 * has the bits that it has beside an elementwise output. */
Test(reduce, two_sums_in_one_pass)
{
    toy_seed = 13;
    for (size_t k = 0; k < sizeof cases / sizeof cases[0]; k++) {
        toy_environment("scalar", k % 2 == 0 ? "1" : "2");
        const sum_case *const c = &cases[k];
        toy_call t;
        make_call(&t, c, AC_F32, 0);
        cr_assert_eq(toy_run(&t, t.buffers), ACLNN_SUCCESS);
        float *const beside = malloc(t.bytes[3]);
        memcpy(beside, t.buffers[3], t.bytes[3]);
        free(t.buffers[2]);
        add_operand(&t, 2, AC_F32, c->view, &c->target, true, 0);
        toy_reduce(&t);
        cr_assert_eq(toy_run(&t, t.buffers), ACLNN_SUCCESS);
        const float *const one = (const float *)(const void *)t.buffers[2];
        const float *const two = (const float *)(const void *)t.buffers[3];
        for (size_t i = 0; i < t.bytes[3] / sizeof(float); i++)
            cr_assert(two[i] == beside[i] && 2 * one[i] == two[i], "%s: channel %zu", c->what, i);
        free(beside);
        toy_free_buffers(&t, t.buffers);
    }
    ac_threads_stop();
}

/* More than 2^24 terms, and a sum that a single f32 accumulator could not hold. */
Test(reduce, long_sum_is_exact)
{
    toy_environment("scalar", "2");
    const size_t count = ((size_t)1 << 24) + 12345;
    const sum_case c = {"long", {1, {(int64_t)count}}, AC_VIEW_CHANNEL, {1, {1}}, {1, 1, count}};
    toy_call t;
    make_call(&t, &c, AC_F32, 0);
    float *const x = (float *)(void *)t.buffers[0];
    for (size_t i = 0; i < count; i++)
        x[i] = 1.0f;
    memset(t.buffers[1], 0, t.bytes[1]);
    cr_assert_eq(toy_run(&t, t.buffers), ACLNN_SUCCESS);
    float sum;
    memcpy(&sum, toy_address(&t, 3, t.buffers), sizeof sum);
    cr_assert_eq(sum, (float)(2 * count)); /* the second output is twice the sum */
    toy_free_buffers(&t, t.buffers);
    ac_threads_stop();
}

/* Both arrays of accumulators by the same tree, from sets and from lanes; together they are what is
 * found. In f64 nothing that additions lose is lost. */
Test(reduce, sums_apart_are_joined_each_for_itself)
{
    enum { RESULTS = 3, EACH = 64, SETS = 5, ALL = RESULTS * EACH, SPARE = 16 };
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    for (size_t i = 0; i < isa_count; i++) {
        toy_environment(isas[i], "1");
        const size_t row = ac_combine_row(AC_REDUCE_SUM_APART, false, false, false);
        const ac_combine *const combine = &ac_combines_current()[row];
        double lanes[2][ALL + SPARE], defined[2][ALL + SPARE];
        double high[RESULTS + SPARE], low[RESULTS + SPARE];
        for (size_t k = 0; k < ALL; k++) {
            lanes[0][k] = defined[0][k] = k % EACH == 3 ? 1 : 0;
            lanes[1][k] = defined[1][k] = 0x1p-70 * (double)(1 + k * k % 97) / 3;
        }
        cr_assert_eq(combine->arrays, 2);
        combine->join_lanes(lanes[0], lanes[1], RESULTS, EACH);
        combine->find_f64(high, low, lanes[0], lanes[1], RESULTS);
        for (size_t k = 0; k < RESULTS; k++) {
            halve(defined[1] + k * EACH, EACH, 1);
            cr_assert_eq(lanes[0][k], 1);
            cr_assert_eq(lanes[1][k], defined[1][k * EACH], "%s, result %zu", isas[i], k);
            cr_assert_eq(high[k], 1);
            cr_assert_eq(low[k], defined[1][k * EACH]);
        }
        for (size_t k = 0; k < ALL; k++)
            lanes[0][k] = lanes[1][k] = defined[0][k] = 1 / (double)(k + 3);
        combine->join(lanes[0], lanes[1], SETS, RESULTS);
        for (size_t k = 0; k < RESULTS; k++) {
            halve(defined[0] + k, SETS, RESULTS);
            cr_assert_eq(lanes[0][k], defined[0][k], "%s, result %zu of sets", isas[i], k);
            cr_assert_eq(lanes[1][k], defined[0][k]);
        }
    }
    cr_assert_eq(ac_combine_row(AC_REDUCE_SUM_APART, false, true, false), AC_COMBINE_SUM_EXACT);
}

/* Both arrays of floats together are joined by the same tree in doubles, and are a pair then. */
Test(reduce, sums_of_pairs_are_joined_in_doubles)
{
    enum { RESULTS = 3, SETS = 5, MOST = RESULTS * 64, SPARE = 16 };
    const size_t lengths[] = {61, 64}; /* of many lanes */
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    for (size_t i = 0; i < isa_count; i++) {
        toy_environment(isas[i], "1");
        const ac_combine *const combine = &ac_combines_current()[AC_COMBINE_SUM_PAIRS];
        float lanes[2][MOST + SPARE], high[RESULTS + SPARE], low[RESULTS + SPARE];
        double defined[MOST + SPARE];
        for (size_t test = 0; test < 3; test++) {
            const bool sets = test == 2;
            const size_t each = lengths[test % 2];
            for (size_t k = 0; k < RESULTS * each; k++) {
                lanes[0][k] = 1 / (float)(k + 3);
                lanes[1][k] = 0x1p-26f / (float)(2 + k * k % 97);
                defined[k] = (double)lanes[0][k] + (double)lanes[1][k];
            }
            if (sets)
                combine->join(lanes[0], lanes[1], SETS, RESULTS);
            else
                combine->join_lanes(lanes[0], lanes[1], RESULTS, each);
            combine->find_f32(high, low, lanes[0], lanes[1], RESULTS);
            for (size_t k = 0; k < RESULTS; k++) {
                double *const own = defined + (sets ? k : k * each);
                halve(own, sets ? SETS : each, sets ? RESULTS : 1);
                cr_assert_eq(high[k], (float)*own, "%s, result %zu", isas[i], k);
                cr_assert_eq(low[k], (float)(*own - (double)(float)*own));
            }
        }
    }
}
