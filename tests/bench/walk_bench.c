/*
 * The cost of layouts: the walk with a cheap kernel on tensors larger than the caches, compared
 * with a copy and a streaming copy of the same bytes in the same process. Rounds of all cases are
 * interleaved and the best of each shown, so that other load on the machine affects all alike.
 *
 *     walk_bench [elements, in Mi, default 32] [rounds, default 7] [word in the names]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

/* The kernels of this program are made for what the compiler was told to make code for. */
#if defined(__AVX512F__) && defined(__AVX512DQ__)
#define AC_TARGET_AVX512
#elif defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#define AC_TARGET_AVX2
#else
#define AC_TARGET_SCALAR
#endif
#include "base/environment.h"
#include "base/threads.h"
#include "kernel/stage.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"
#include "simd/simd.h"

enum { OPERANDS = 5, CASES_MAX = 64, ROUNDS_MAX = 101 };

static void *workspace;

/* --- kernels, as generated code has them --------------------------------------------------------
 */

static inline vf32 slope(vf32 x, vf32 w)
{
    return vf32_where(vf32_gt(x, vf32_of(0.0f)), x, vf32_mul(x, w));
}

static void unary(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                  uint32_t past)
{
    const float *const in = ins[0];
    float *const out = outs[0];
    const vf32 w = vf32_of(0.25f);
    (void)attrs;
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, slope(vf32_load(in + i), w), past != 0);
    if (i < count)
        vf32_store_n(out + i, slope(vf32_load_n(in + i, count - i), w), count - i);
}

static void binary(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    const float *const a = ins[0];
    const float *const b = ins[1];
    float *const out = outs[0];
    (void)attrs;
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, slope(vf32_load(a + i), vf32_load(b + i)), past != 0);
    if (i < count)
        vf32_store_n(out + i, slope(vf32_load_n(a + i, count - i), vf32_load_n(b + i, count - i)),
                     count - i);
}

/* Both gradients of a leaky slope: gradient, input and weight in, gradient and a sum out. */
static void gradients(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const ac_panel *const panel = ins[3];
    const ptrdiff_t *const steps = panel->line_steps;
    const vf32 zero = vf32_of(0.0f);
    (void)count;
    (void)attrs;
    (void)past;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        double *const lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const float *const ws = (const float *)ins[2] + p * panel->plane_steps[2];
        for (ptrdiff_t y = 0, lines; (size_t)y < panel->height; y += lines) {
            lines = ac_panel_lines(panel, y);
            const size_t width = ac_panel_width(panel, (size_t)(y + lines - 1));
            const float *const gs = (const float *)ins[0] + p * panel->plane_steps[0];
            const float *const xs = (const float *)ins[1] + p * panel->plane_steps[1];
            float *const out = (float *)outs[0] + p * panel->plane_steps[3];
            for (size_t i = 0; i < width; i += VF32_LANES) {
                const size_t n = width - i < VF32_LANES ? width - i : VF32_LANES;
                const vf32 w = vf32_load_n(ws + i, n);
                vf32_sum total = vf32_sum_load(lanes + i);
                for (ptrdiff_t j = y; j < y + lines; j++) {
                    const vf32 g = vf32_load_n(gs + j * steps[0] + i, n);
                    const vf32 x = vf32_load_n(xs + j * steps[1] + i, n);
                    const vm32 positive = vf32_gt(x, zero);
                    vf32_store_n(out + j * steps[3] + i, vf32_where(positive, g, vf32_mul(g, w)),
                                 n);
                    vf32_sum_add_product_n(&total, g, vf32_where(positive, zero, x), n);
                }
                vf32_sum_keep(lanes + i, total);
            }
        }
    }
}

static const ac_reduce_form one_sum = {.passes = 1,
                                       .values = 2,
                                       .wide = true,
                                       .at_once = true,
                                       .result = {0, 1},
                                       .tree = AC_TREE_AT_ONCE,
                                       .pass = {{.count = 1, .kind = {AC_REDUCE_SUM}}}};

/* --- cases ----------------------------------------------------------------------------------- */

typedef struct bench {
    const char *name;
    ac_call call;
    ac_tensor tensors[OPERANDS];
    bool in_place;
    double bytes;
    ac_walk walk;
    double seconds[ROUNDS_MAX];
} bench;

static bench cases[CASES_MAX];
static size_t case_count;
static unsigned char *memory[OPERANDS];

static bench *add(const char *name, ac_kernel *kernel, ac_shape space)
{
    bench *const b = &cases[case_count++];
    b->name = name;
    b->call.kernel = kernel;
    b->call.space = space;
    return b;
}

static ac_operand *operand(bench *b, int dtype, ac_shape shape)
{
    const size_t i = b->call.inputs + b->call.outputs;
    ac_tensor *const t = &b->tensors[i];
    t->dtype = dtype;
    t->shape = shape;
    t->data = memory[i];
    int64_t step = 1;
    for (size_t d = shape.rank; d-- > 0;) {
        t->strides[d] = step;
        step *= shape.dims[d];
    }
    b->call.operands[i] = (ac_operand){t, AC_VIEW_SAME, AC_F32, false};
    return &b->call.operands[i];
}

/* A contiguous operand of the space's shape. */
static void in(bench *b, int dtype)
{
    operand(b, dtype, b->call.space);
    b->call.inputs++;
}

static void out(bench *b, int dtype)
{
    operand(b, dtype, b->call.space);
    b->call.outputs++;
}

/* Strides for the operand added last. */
static void strides(bench *b, int64_t s0, int64_t s1, int64_t s2, int64_t s3)
{
    const int64_t s[] = {s0, s1, s2, s3};
    memcpy(b->tensors[b->call.inputs + b->call.outputs - 1].strides, s, sizeof s);
}

static ac_operand *channels(bench *b, int64_t count)
{
    ac_operand *const o = operand(b, AC_F32, (ac_shape){1, {count}});
    o->view = AC_VIEW_CHANNEL;
    return o;
}

static void weights(bench *b, int64_t count)
{
    channels(b, count);
    b->call.inputs++;
}

static void sum(bench *b, int64_t count)
{
    channels(b, count)->fold = true;
    b->call.outputs++;
    b->call.reduce = &one_sum;
}

static void unary_case(const char *name, ac_shape space, int from, int to)
{
    bench *const b = add(name, unary, space);
    in(b, from);
    out(b, to);
}

static bench *binary_case(const char *name, ac_shape space)
{
    bench *const b = add(name, binary, space);
    in(b, AC_F32);
    return b;
}

static void sum_case(const char *name, ac_shape space, int64_t count)
{
    bench *const b = add(name, gradients, space);
    in(b, AC_F32);
    in(b, AC_F32);
    weights(b, count);
    out(b, AC_F32);
    sum(b, count);
}

static void add_cases(int64_t n)
{
    int64_t side = 1;
    while (side * side * 4 <= n)
        side *= 2;
    const int64_t wide = n / side;
    const int64_t area = 56 * 56;
    const ac_shape flat = {1, {n}};
    const ac_shape half = {1, {n / 2}};
    const ac_shape square = {2, {side, wide}};
    const ac_shape slice = {2, {side, wide - 24}};
    const ac_shape columns = {2, {n / 1000, 1000}};
    const ac_shape three = {2, {n / 3, 3}};
    const ac_shape planes = {3, {8, 3, n / 24}};
    const ac_shape batches = {3, {n / 16384, 256, 64}};
    const ac_shape small = {4, {n / (64 * 49), 64, 7, 7}};
    const ac_shape large = {4, {n / (64 * area), 64, 56, 56}};
    bench *b;

    unary_case("contiguous", flat, AC_F32, AC_F32);
    unary_case("contiguous in place", flat, AC_F32, AC_F32);
    cases[case_count - 1].in_place = true;
    b = binary_case("contiguous binary", flat);
    in(b, AC_F32);
    out(b, AC_F32);

    unary_case("transposed in", square, AC_F32, AC_F32);
    memcpy(cases[case_count - 1].tensors[0].strides, (int64_t[]){1, side}, 16);
    b = add("transposed out", unary, square);
    in(b, AC_F32);
    out(b, AC_F32);
    strides(b, 1, side, 0, 0);
    b = add("transposed both", unary, square);
    in(b, AC_F32);
    strides(b, 1, side, 0, 0);
    out(b, AC_F32);
    strides(b, 1, side, 0, 0);
    b = binary_case("transposed one of two", square);
    in(b, AC_F32);
    strides(b, 1, side, 0, 0);
    out(b, AC_F32);
    b = add("transposed f16 in", unary, square);
    in(b, AC_F16);
    strides(b, 1, side, 0, 0);
    out(b, AC_F16);
    b = add("transposed f64 in, f32 out", unary, square);
    in(b, AC_F64);
    strides(b, 1, side, 0, 0);
    out(b, AC_F32);
    b = add("batches transposed", unary, batches);
    in(b, AC_F32);
    strides(b, 16384, 1, 256, 0);
    out(b, AC_F32);
    b = add("channels last to first", unary, large);
    in(b, AC_F32);
    strides(b, 64 * area, 1, 56 * 64, 64);
    out(b, AC_F32);
    b = add("three channels last to first", unary, planes);
    in(b, AC_F32);
    strides(b, n / 24 * 3, 1, 3, 0);
    out(b, AC_F32);

    b = add("three channels first to last", unary, planes);
    in(b, AC_F32);
    out(b, AC_F32);
    strides(b, n / 24 * 3, 1, 3, 0);

    b = add("every other element", unary, half);
    in(b, AC_F32);
    strides(b, 2, 0, 0, 0);
    out(b, AC_F32);
    b = add("every third element", unary, (ac_shape){1, {n / 3}});
    in(b, AC_F32);
    strides(b, 3, 0, 0, 0);
    out(b, AC_F32);
    b = add("every eighth element", unary, (ac_shape){1, {n / 4}});
    in(b, AC_F32);
    strides(b, 8, 0, 0, 0);
    out(b, AC_F32);
    b = add("every other element out", unary, half);
    in(b, AC_F32);
    out(b, AC_F32);
    strides(b, 2, 0, 0, 0);
    b = add("slice of columns", unary, slice);
    in(b, AC_F32);
    strides(b, wide, 1, 0, 0);
    out(b, AC_F32);

    b = binary_case("one row for all", square);
    in(b, AC_F32);
    strides(b, 0, 1, 0, 0);
    out(b, AC_F32);
    b = binary_case("one short row for all", columns);
    in(b, AC_F32);
    strides(b, 0, 1, 0, 0);
    out(b, AC_F32);
    b = binary_case("one column for all", square);
    in(b, AC_F32);
    strides(b, 1, 0, 0, 0);
    out(b, AC_F32);
    b = binary_case("weights, 7 x 7", small);
    weights(b, 64);
    out(b, AC_F32);
    b = binary_case("weights, 56 x 56", large);
    weights(b, 64);
    out(b, AC_F32);
    b = binary_case("weights, 1000 columns", columns);
    weights(b, 1000);
    out(b, AC_F32);
    b = binary_case("weights, 3 columns", three);
    weights(b, 3);
    out(b, AC_F32);

    unary_case("f16 to f16", flat, AC_F16, AC_F16);
    unary_case("f16 to f32", flat, AC_F16, AC_F32);
    unary_case("f32 to bf16", flat, AC_F32, AC_BF16);
    unary_case("f64 to f32", flat, AC_F64, AC_F32);
    unary_case("i64 to f32", flat, AC_I64, AC_F32);
    unary_case("i32 to f32", flat, AC_I32, AC_F32);
    unary_case("u8 to f32", flat, AC_U8, AC_F32);

    sum_case("sum, 7 x 7", small, 64);
    sum_case("sum, 56 x 56", large, 64);
    sum_case("sum, 1000 columns", columns, 1000);
    sum_case("sum, 3 columns", three, 3);
    sum_case("sum of all", flat, 1);
}

static void build(bench *b)
{
    static size_t room;
    for (size_t i = 0; i < b->call.inputs + b->call.outputs; i++) {
        ac_tensor *const t = &b->tensors[i];
        double elements = 1;
        for (size_t d = 0; d < t->shape.rank; d++)
            if (t->strides[d] != 0)
                elements *= (double)t->shape.dims[d];
        b->bytes += elements * ac_dtype_facts[t->dtype].bytes;
        if (b->in_place)
            t->data = memory[0];
    }
    if (ac_walk_build(&b->walk, &b->call) != ACLNN_SUCCESS) {
        fprintf(stderr, "%s cannot be built\n", b->name);
        exit(1);
    }
    const size_t bytes = ac_walk_workspace(&b->walk);
    if (bytes > room) {
        free(workspace);
        workspace = aligned_alloc(64, (bytes + 63) / 64 * 64);
        room = bytes;
    }
}

static void run(bench *b)
{
    const void *ins[OPERANDS];
    void *outs[OPERANDS];
    for (size_t i = 0; i < b->call.inputs; i++)
        ins[i] = b->tensors[i].data;
    for (size_t i = 0; i < b->call.outputs; i++)
        outs[i] = b->tensors[b->call.inputs + i].data;
    ac_walk_run(&b->walk, b->call.kernel, ins, outs, NULL, workspace);
}

/* --- limits ---------------------------------------------------------------------------------- */

enum { PIECE = 1 << 18 };

typedef struct limit {
    const char *name;
    void (*piece)(void *context, size_t piece);
    double streams; /* bytes moved for each byte of one operand */
    double seconds[ROUNDS_MAX];
} limit;

static void copy_piece(void *context, size_t piece)
{
    (void)context;
    memcpy(memory[1] + piece * PIECE, memory[0] + piece * PIECE, PIECE);
}

static void stream_piece(void *context, size_t piece)
{
    const ac_stage *const stage = ac_stage_current();
    (void)context;
    stage->stream(memory[1] + piece * PIECE, memory[0] + piece * PIECE, PIECE, NULL);
    stage->fence();
}

static void triad_piece(void *context, size_t piece)
{
    const ac_stage *const stage = ac_stage_current();
    const float *const a = (const float *)(const void *)(memory[0] + piece * PIECE);
    const float *const b = (const float *)(const void *)(memory[1] + piece * PIECE);
    (void)context;
    for (size_t i = 0; i < PIECE / sizeof(float); i += 1024) {
        float block[1024];
        for (size_t k = 0; k < 1024; k++)
            block[k] = a[i + k] + b[i + k] * 3.0f;
        stage->stream(memory[2] + piece * PIECE + i * sizeof(float), block, sizeof block, NULL);
    }
    stage->fence();
}

static limit limits[] = {
    {"copy", copy_piece, 2, {0}},
    {"streaming copy", stream_piece, 2, {0}},
    {"streaming triad", triad_piece, 3, {0}},
};

enum { LIMITS = sizeof limits / sizeof limits[0] };

/* --- measuring ------------------------------------------------------------------------------- */

/* One thread is charged for the time it had the processor, which others may want too. */
static double now(void)
{
    struct timespec t;
    clock_gettime(ac_threads_current() > 1 ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;
    return (x > y) - (x < y);
}

static double best_of(double *seconds, size_t rounds)
{
    qsort(seconds, rounds, sizeof *seconds, ascending);
    return seconds[0];
}

static bool wanted(const bench *b, const char *word)
{
    return strstr(b->name, word) != NULL;
}

int main(int argc, char **argv)
{
    const int64_t n = argc > 1 ? (int64_t)(strtod(argv[1], NULL) * 1048576.0) : 33554432;
    const long asked = argc > 2 ? strtol(argv[2], NULL, 10) : 7;
    const size_t rounds = asked < 1 ? 1 : asked > ROUNDS_MAX ? ROUNDS_MAX : (size_t)asked;
    const char *const word = argc > 3 ? argv[3] : "";

    /* Huge pages, as aclrtMalloc gives; the operands start a few lines apart, because those that
     * all start at one place in a page fight for the same sets of the caches. */
    const size_t page = 2 << 20;
    const size_t apart = 576;
    const size_t room = (size_t)n * 8 + PIECE;
    for (size_t i = 0; i < OPERANDS; i++) {
        const size_t bytes = (room + OPERANDS * apart + page - 1) / page * page;
        memory[i] = aligned_alloc(page, bytes);
        if (memory[i] == NULL)
            return 1;
        madvise(memory[i], bytes, MADV_HUGEPAGE);
        memset(memory[i], 0, bytes);
        memory[i] += i * apart;
    }
    add_cases(n);
    for (size_t k = 0; k < case_count; k++)
        build(&cases[k]);

    const size_t limit_pieces = (size_t)n * sizeof(float) / PIECE;
    const double limit_bytes = (double)(limit_pieces * PIECE);
    for (size_t round = 0; round <= rounds; round++) { /* the first warms up and is not counted */
        const size_t at = round > 0 ? round - 1 : 0;
        for (size_t k = 0; k < LIMITS; k++) {
            const double start = now();
            ac_threads_fork(limits[k].piece, NULL, limit_pieces);
            limits[k].seconds[at] = now() - start;
        }
        for (size_t k = 0; k < case_count; k++) {
            if (!wanted(&cases[k], word))
                continue;
            const double start = now();
            run(&cases[k]);
            cases[k].seconds[at] = now() - start;
        }
    }

    printf("%zu threads, %s, %.0f Mi elements\n", ac_threads_current(),
           ac_isa_name(ac_isa_current()), (double)n / 1048576.0);
    double best = 0;
    for (size_t k = 0; k < LIMITS; k++) {
        const double speed =
            limit_bytes * limits[k].streams / best_of(limits[k].seconds, rounds) * 1e-9;
        if (k == 1)
            best = speed;
        printf("%-30s %7.2f GB/s\n", limits[k].name, speed);
    }
    printf("%-30s %12s %10s %s\n", "", "", "ns/element", "of a streaming copy");
    for (size_t k = 0; k < case_count; k++) {
        bench *const b = &cases[k];
        if (!wanted(b, word))
            continue;
        const double seconds = best_of(b->seconds, rounds);
        const double speed = b->bytes / seconds * 1e-9;
        printf("%-30s %7.2f GB/s %10.3f %8.2f\n", b->name, speed,
               seconds * 1e9 / (double)b->walk.count, speed / best);
    }
    return 0;
}
