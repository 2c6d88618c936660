/*
 * Calls as the CANN backend of ggml makes them: storage of one dimension that may end before the
 * view does, executors that were never initialised, workspaces that go back to their pool before
 * the second phase, handles destroyed while the work is queued, the device used after its reset.
 */
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include "acl_task.h"
#include "aclnn/aclnn_base.h"
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_batch_matmul.h"
#include "aclnnop/aclnn_cast.h"
#include "aclnnop/aclnn_clamp.h"
#include "aclnnop/aclnn_copy.h"
#include "aclnnop/aclnn_elu.h"
#include "aclnnop/aclnn_eq_tensor.h"
#include "aclnnop/aclnn_gt_scalar.h"
#include "aclnnop/aclnn_matmul.h"
#include "aclnnop/aclnn_max_pool.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_mv.h"
#include "aclnnop/aclnn_reduce_sum.h"
#include "aclnnop/aclnn_rms_norm.h"
#include "aclnnop/aclnn_softmax.h"

static aclrtStream stream;
static char *pool; /* every workspace starts here */
enum { POOL_BYTES = 1 << 20 };

static void make(void)
{
    (void)aclInit(NULL);
    (void)aclInit(NULL);
    cr_assert_eq(aclrtSetDevice(0), 0);
    cr_assert_eq(aclrtCreateStream(&stream), 0);
    cr_assert_eq(aclrtMalloc((void **)&pool, POOL_BYTES, ACL_MEM_MALLOC_HUGE_FIRST), 0);
}

/* The device is reset first, and everything else ends after it. */
static void end(void)
{
    cr_assert_eq(aclrtSynchronizeDevice(), 0);
    cr_assert_eq(aclrtResetDevice(0), 0);
    cr_assert_eq(aclrtDestroyStream(stream), 0);
    cr_assert_eq(aclrtFree(pool), 0);
}

TestSuite(client, .init = make, .fini = end, .timeout = 60);

static void *device_memory(size_t bytes)
{
    void *memory = NULL;
    accepts(aclrtMalloc(&memory, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    memset(memory, 0x7f, bytes); /* blocks are dirty */
    return memory;
}

/* A view: `rank` extents, then `rank` strides in elements. The storage has one dimension, as long
 * as the view reaches without its offset. */
static aclTensor *view(void *data, aclDataType dtype, int64_t offset, size_t rank, ...)
{
    int64_t dims[6];
    int64_t strides[6];
    int64_t storage = 1;
    va_list numbers;
    va_start(numbers, rank);
    for (size_t i = 0; i < rank; i++)
        dims[i] = va_arg(numbers, int);
    for (size_t i = 0; i < rank; i++) {
        strides[i] = va_arg(numbers, int);
        storage += (dims[i] - 1) * strides[i];
    }
    va_end(numbers);
    aclTensor *const made =
        aclCreateTensor(dims, rank, dtype, strides, offset, ACL_FORMAT_ND, &storage, 1, data);
    cr_assert_not_null(made);
    return made;
}

static aclScalar *number(float value)
{
    return aclCreateScalar(&value, ACL_FLOAT);
}

/* Both phases. The executor is what the stack held before; the workspace is free again, and written
 * to, before the second phase. */
#define CALL(name, ...)                                                                            \
    do {                                                                                           \
        uint64_t needed = 0;                                                                       \
        aclOpExecutor *executor_ = (aclOpExecutor *)(uintptr_t)0x5a5a5a5a5a5a5a50;                 \
        accepts(aclnn##name##GetWorkspaceSize(__VA_ARGS__, &needed, &executor_));                  \
        cr_assert_leq(needed, POOL_BYTES);                                                         \
        accepts(aclnn##name(needed > 0 ? pool : NULL, needed, executor_, stream));                 \
    } while (0)

static void end_tensors(size_t count, ...)
{
    va_list tensors;
    va_start(tensors, count);
    for (size_t i = 0; i < count; i++)
        cr_assert_eq(aclDestroyTensor(va_arg(tensors, aclTensor *)), 0);
    va_end(tensors);
}

#define CLOSE(...)                                                                                 \
    end_tensors(sizeof((aclTensor *[]){__VA_ARGS__}) / sizeof(aclTensor *), __VA_ARGS__)

#define SAME(found, count, ...)                                                                    \
    do {                                                                                           \
        static const float wanted[] = __VA_ARGS__;                                                 \
        for (size_t i = 0; i < (count); i++)                                                       \
            cr_assert_eq((found)[i], wanted[i], "element %zu: %g", i, (double)(found)[i]);         \
    } while (0)

/* Weights lie as rows of N and are seen as [K, N]; cubeMathType is 2, and changes nothing. */
Test(client, multiplies_by_transposed_weights)
{
    float *const x = device_memory(64);
    float *const w = device_memory(64);
    uint16_t *const half = device_memory(64);
    float *const y = device_memory(64);
    for (int i = 0; i < 6; i++) {
        x[i] = (float)(i + 1);
        w[i + 2] = (float)(i - 2);
        half[i + 2] = aclFloatToFloat16((float)(i - 2));
    }
    aclTensor *const self = view(x, ACL_FLOAT, 0, 2, 2, 3, 3, 1);
    aclTensor *const full = view(w, ACL_FLOAT, 2, 2, 3, 2, 1, 3);
    aclTensor *const small = view(half, ACL_FLOAT16, 2, 2, 3, 2, 1, 3);
    aclTensor *const out = view(y, ACL_FLOAT, 0, 2, 2, 2, 2, 1);
    CALL(Mm, self, full, out, 2);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 4, {-4, 14, -13, 32});
    memset(y, 0, 16);
    CALL(Mm, self, small, out, 2);
    CLOSE(self, full, small, out);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 4, {-4, 14, -13, 32});

    /* One row for each matrix of a batch: the stride of an axis of extent 1 is that of the next. */
    aclTensor *const rows = view(x, ACL_FLOAT, 0, 3, 2, 1, 3, 3, 3, 1);
    aclTensor *const weights = view(w, ACL_FLOAT, 2, 3, 2, 3, 1, 3, 1, 12345);
    aclTensor *const columns = view(y, ACL_FLOAT, 0, 3, 2, 1, 1, 1, -7, 1);
    CALL(BatchMatMul, rows, weights, columns, 2);
    CLOSE(rows, weights, columns);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 2, {-4, 32});

    /* A transposed matrix times a vector; all are views. */
    aclTensor *const matrix = view(w, ACL_FLOAT, 2, 2, 3, 2, 1, 3);
    aclTensor *const vector = view(x, ACL_FLOAT, 1, 1, 2, 2);
    aclTensor *const product = view(y, ACL_FLOAT, 4, 1, 3, 1);
    CALL(Mv, matrix, vector, product, 1);
    CLOSE(matrix, vector, product);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y + 4, 3, {0, 6, 12});
    accepts(aclrtFree(x));
    accepts(aclrtFree(w));
    accepts(aclrtFree(half));
    accepts(aclrtFree(y));
}

/* Attention's products: heads in groups share one head of a cache whose heads lie beside each other
 * in each row, so that its head stride is smaller than its row stride. */
Test(client, multiplies_heads_in_groups)
{
    enum { GROUPS = 2, REPEAT = 2, ROWS = 3, COLUMNS = 2, INNER = 4 };
    float *const q = device_memory(sizeof(float) * GROUPS * REPEAT * ROWS * INNER);
    uint16_t *const cache = device_memory(sizeof(uint16_t) * GROUPS * COLUMNS * INNER);
    float *const y = device_memory(sizeof(float) * GROUPS * REPEAT * ROWS * COLUMNS);
    for (int i = 0; i < GROUPS * REPEAT * ROWS * INNER; i++)
        q[i] = (float)(i % 7 - 3);
    for (int i = 0; i < GROUPS * COLUMNS * INNER; i++)
        cache[i] = aclFloatToFloat16((float)(i % 5 - 2));
    aclTensor *const self = view(q, ACL_FLOAT, 0, 6, 1, 1, GROUPS, REPEAT, ROWS, INNER, 0, 0,
                                 REPEAT * ROWS * INNER, ROWS * INNER, INNER, 1);
    aclTensor *const keys = view(cache, ACL_FLOAT16, 0, 6, 1, 1, GROUPS, 1, INNER, COLUMNS, 99, 99,
                                 INNER, 77, 1, GROUPS * INNER);
    aclTensor *const out = view(y, ACL_FLOAT, 0, 6, 1, 1, GROUPS, REPEAT, ROWS, COLUMNS, 0, 0,
                                REPEAT * ROWS * COLUMNS, ROWS * COLUMNS, COLUMNS, 1);
    CALL(Matmul, self, keys, out, 1);
    CLOSE(self, keys, out);
    accepts(aclrtSynchronizeStream(stream));
    for (int g = 0, at = 0; g < GROUPS; g++) {
        for (int row = 0; row < REPEAT * ROWS; row++) {
            for (int c = 0; c < COLUMNS; c++, at++) {
                float sum = 0;
                for (int k = 0; k < INNER; k++)
                    sum += q[(g * REPEAT * ROWS + row) * INNER + k] *
                           aclFloat16ToFloat(cache[(c * GROUPS + g) * INNER + k]);
                cr_assert_eq(y[at], sum, "%d: %g, not %g", at, (double)y[at], (double)sum);
            }
        }
    }
    accepts(aclrtFree(q));
    accepts(aclrtFree(cache));
    accepts(aclrtFree(y));
}

/* Two operators have the same workspace, their handles are gone, and the host's memory was freed
 * and written to, when the stream begins. */
Test(client, takes_everything_along)
{
    enum { N = 96 };
    const size_t bytes = sizeof(float) * N * N;
    float *const x = device_memory(bytes);
    float *const w = device_memory(bytes);
    float *const y = device_memory(bytes);
    float *const z = device_memory(bytes);
    float *const host = malloc(bytes);
    float local = 2;
    struct gate gate = GATE;
    for (int i = 0; i < N * N; i++) {
        host[i] = (float)(i % 3);
        w[i] = i / N == i % N ? 1.0F : 0.0F;
    }
    accepts(aclrtMemcpyAsync(x, bytes, host, bytes, ACL_MEMCPY_HOST_TO_DEVICE, stream));
    memset(host, 0xff, bytes);
    free(host);
    accepts(aclrtLaunchHostFunc(stream, gate_pass, &gate));
    for (int round = 0; round < 2; round++) {
        aclTensor *const left = view(round == 0 ? x : y, ACL_FLOAT, 0, 2, N, N, N, 1);
        aclTensor *const right = view(w, ACL_FLOAT, 0, 2, N, N, 1, N);
        aclTensor *const out = view(round == 0 ? y : z, ACL_FLOAT, 0, 2, N, N, N, 1);
        CALL(Mm, left, right, out, 2);
        CLOSE(left, right, out);
    }
    aclScalar *const factor = aclCreateScalar(&local, ACL_FLOAT);
    aclTensor *const twice = view(z, ACL_FLOAT, 0, 1, N * N, 1);
    CALL(InplaceMuls, twice, factor);
    CLOSE(twice);
    accepts(aclDestroyScalar(factor));
    local = 5;
    const int64_t axes[1] = {0};
    aclIntArray *const dims = aclCreateIntArray(axes, 1);
    aclTensor *const all = view(z, ACL_FLOAT, 0, 1, N * N, 1);
    aclTensor *const sum = view(y, ACL_FLOAT, 0, 1, 1, 1);
    CALL(ReduceSum, all, dims, false, ACL_FLOAT, sum); /* a result of rank 1, not 0 */
    CLOSE(all, sum);
    accepts(aclDestroyIntArray(dims));
    gate_open(&gate);
    accepts(aclrtSynchronizeStream(stream));
    for (int i = 0; i < N * N; i++)
        cr_assert_eq(z[i], 2 * (float)(i % 3));
    cr_assert_eq(y[0], 2.0F * N * N);
    accepts(aclrtFree(x));
    accepts(aclrtFree(w));
    accepts(aclrtFree(y));
    accepts(aclrtFree(z));
}

/* Buffers are freed while queued work still reads and writes them, small and large ones. */
Test(client, frees_what_queued_work_uses)
{
    for (size_t count = 16; count <= (size_t)1 << 21; count <<= 17) {
        const size_t bytes = count * sizeof(float);
        float *const a = device_memory(bytes);
        float *const b = device_memory(bytes);
        float *const last = device_memory(sizeof(float));
        struct gate gate = GATE;
        for (size_t i = 0; i < count; i++)
            a[i] = 3;
        aclScalar *const one = number(1);
        aclTensor *const from = view(a, ACL_FLOAT, 0, 1, (int)count, 1);
        aclTensor *const to = view(b, ACL_FLOAT, 0, 1, (int)count, 1);
        accepts(aclrtLaunchHostFunc(stream, gate_pass, &gate));
        CALL(Add, from, from, one, to);
        accepts(aclrtMemcpyAsync(last, sizeof(float), b + count - 1, sizeof(float),
                                 ACL_MEMCPY_DEVICE_TO_DEVICE, stream));
        CLOSE(from, to);
        accepts(aclDestroyScalar(one));
        accepts(aclrtFree(a));
        accepts(aclrtFree(b));
        refuses(aclrtFree(b), 107000, "it was freed before");
        float *const next = device_memory(bytes); /* is not given the freed bytes */
        cr_assert(next != a && next != b);
        gate_open(&gate);
        accepts(aclrtSynchronizeStream(stream));
        cr_assert_eq(*last, 6);
        accepts(aclrtFree(next));
        accepts(aclrtFree(last));
    }
}

/* Results in the dtypes of numbers, mixed dtypes, one scalar in three places. */
Test(client, mixes_dtypes)
{
    char *const raw = device_memory(256);
    float *const x = (float *)(void *)raw;
    float *const y = device_memory(256);
    aclScalar *const zero = number(0);
    aclScalar *const one = number(1);
    static const float values[] = {-1, 0, 2, 3};
    memcpy(x, values, sizeof values);

    aclTensor *const self = view(x, ACL_FLOAT, 0, 4, 1, 1, 2, 2, 4, 4, 2, 1);
    aclTensor *const out = view(y, ACL_FLOAT, 0, 4, 1, 1, 2, 2, 4, 4, 2, 1);
    aclTensor *const half = view(y, ACL_FLOAT16, 16, 4, 1, 1, 2, 2, 4, 4, 2, 1);
    CALL(GtScalar, self, zero, out);
    CALL(GtScalar, self, zero, half);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 4, {0, 0, 1, 1});
    const uint16_t *const halves = (const uint16_t *)(const void *)y + 16;
    cr_assert(halves[0] == 0 && halves[1] == 0 && halves[2] == 0x3c00 && halves[3] == 0x3c00);
    CALL(Elu, self, one, one, one, out);
    accepts(aclrtSynchronizeStream(stream));
    cr_assert(y[0] > -0.6322F && y[0] < -0.6320F && y[1] == 0 && y[2] == 2 && y[3] == 3);
    aclScalar *const low = number(-INFINITY);
    CALL(Clamp, self, low, one, out);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 4, {-1, 0, 1, 1});
    CLOSE(self, out, half);

    /* Counts of equal integers. */
    int32_t *const integers = (int32_t *)(void *)raw;
    int32_t *const counts = (int32_t *)(void *)y;
    for (int i = 0; i < 8; i++)
        integers[i] = i < 4 ? i : i - 4 + i % 2;
    aclTensor *const a = view(integers, ACL_INT32, 0, 1, 4, 1);
    aclTensor *const b = view(integers, ACL_INT32, 4, 1, 4, 1);
    aclTensor *const equal = view(counts, ACL_INT32, 0, 1, 4, 1);
    CALL(EqTensor, a, b, equal);
    accepts(aclrtSynchronizeStream(stream));
    cr_assert(counts[0] == 1 && counts[1] == 0 && counts[2] == 1 && counts[3] == 0);
    CLOSE(a, b, equal);

    /* Positions times frequencies. */
    float *const frequencies = x + 16;
    frequencies[0] = 1;
    frequencies[1] = 0.5F;
    aclTensor *const positions = view(integers, ACL_INT32, 0, 4, 1, 4, 1, 1, 4, 1, 1, 1);
    aclTensor *const rates = view(frequencies, ACL_FLOAT, 0, 1, 2, 1);
    aclTensor *const angles = view(y, ACL_FLOAT, 0, 4, 1, 4, 1, 2, 8, 2, 2, 1);
    CALL(Mul, positions, rates, angles);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 8, {0, 0, 1, 0.5F, 2, 1, 3, 1.5F});
    CLOSE(positions, rates, angles);

    /* Quantised blocks: bytes, and behind them in the same buffer a scale for each block. */
    for (int i = 0; i < 64; i++)
        raw[i] = (char)(i - 32);
    uint16_t *const scales = (uint16_t *)(void *)(raw + 64);
    scales[0] = aclFloatToFloat16(0.5F);
    scales[1] = aclFloatToFloat16(-2);
    aclTensor *const quants = view(raw, ACL_INT8, 0, 5, 1, 1, 1, 2, 32, 64, 64, 64, 32, 1);
    aclTensor *const scale = view(raw, ACL_FLOAT16, 32, 5, 1, 1, 1, 2, 1, 2, 2, 2, 1, 1);
    aclTensor *const restored = view(y, ACL_FLOAT, 0, 5, 1, 1, 1, 2, 32, 64, 64, 64, 32, 1);
    CALL(Mul, quants, scale, restored);
    accepts(aclrtSynchronizeStream(stream));
    for (int i = 0; i < 64; i++)
        cr_assert_eq(y[i], (float)(i - 32) * (i < 32 ? 0.5F : -2));
    CLOSE(quants, scale, restored);
    accepts(aclDestroyScalar(zero));
    accepts(aclDestroyScalar(one));
    accepts(aclDestroyScalar(low));
    accepts(aclrtFree(raw));
    accepts(aclrtFree(y));
}

/* Masked rows, and the diagonal of a matrix as a place to write to. */
Test(client, masks_and_diagonals)
{
    float *const x = device_memory(64);
    float *const y = device_memory(64);
    for (int i = 0; i < 9; i++)
        x[i] = i % 3 > i / 3 ? -INFINITY : 1;
    aclTensor *const self = view(x, ACL_FLOAT, 0, 4, 1, 1, 3, 3, 9, 9, 3, 1);
    aclTensor *const out = view(y, ACL_FLOAT, 0, 4, 1, 1, 3, 3, 9, 9, 3, 1);
    CALL(Softmax, self, 3, out);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 9, {1, 0, 0, 0.5F, 0.5F, 0, 1 / 3.0F, 1 / 3.0F, 1 / 3.0F});
    CLOSE(self, out);
    memset(y, 0, 36);
    aclTensor *const diagonal = view(y, ACL_FLOAT, 0, 4, 1, 1, 1, 3, 9, 9, 9, 4);
    aclTensor *const values = view(x, ACL_FLOAT, 6, 4, 1, 1, 1, 3, 3, 3, 3, 1);
    CALL(InplaceCopy, diagonal, values);
    CLOSE(diagonal, values);
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 9, {1, 0, 0, 0, 1, 0, 0, 0, 1});
    accepts(aclrtFree(x));
    accepts(aclrtFree(y));
}

/* Rows' statistics lack the axis of the rows, pools want no workspace, and a view without elements
 * has a storage that is below none. */
Test(client, normalises_pools_and_skips)
{
    float *const x = device_memory(256);
    float *const y = device_memory(256);
    float *const rstd = device_memory(64);
    static const float values[] = {3, 4, 0, 0, 1, 7, -2, 5, 9};
    memcpy(x, values, sizeof values);
    y[0] = 1;
    y[1] = 2;

    aclTensor *const rows = view(x, ACL_FLOAT, 0, 4, 1, 1, 2, 2, 4, 4, 2, 1);
    aclTensor *const gamma = view(y, ACL_FLOAT, 0, 1, 2, 1);
    aclTensor *const normed = view(y, ACL_FLOAT, 4, 4, 1, 1, 2, 2, 4, 4, 2, 1);
    aclTensor *const roots = view(rstd, ACL_FLOAT, 0, 3, 1, 1, 2, 2, 2, 1);
    CALL(RmsNorm, rows, gamma, 0.25, normed, roots);
    accepts(aclrtSynchronizeStream(stream));
    cr_assert(fabsf(rstd[0] - 0.28005602F) < 1e-7F, "%.9g", (double)rstd[0]); /* 12.75^-1/2 */
    cr_assert_eq(rstd[1], 2);
    cr_assert(y[4] == 3 * rstd[0] || fabsf(y[4] / (3 * rstd[0]) - 1) < 1e-6F);
    cr_assert_eq(y[6], 0);
    CLOSE(rows, gamma, normed, roots);

    /* A window of 2 by 2 with a border of 1 in a plane of 3 by 3; the border is no element. */
    static const int64_t two[2] = {2, 2};
    static const int64_t ones[4] = {1, 1, 1, 1};
    aclIntArray *const window = aclCreateIntArray(two, 2);
    aclIntArray *const pads = aclCreateIntArray(ones, 4);
    aclIntArray *const apart = aclCreateIntArray(ones, 2);
    aclTensor *const plane = view(x, ACL_FLOAT, 0, 4, 1, 1, 3, 3, 9, 9, 3, 1);
    aclTensor *const pooled = view(y, ACL_FLOAT, 0, 4, 1, 1, 2, 2, 4, 4, 2, 1);
    uint64_t bytes = 1;
    aclOpExecutor *executor = NULL;
    accepts(aclnnMaxPoolGetWorkspaceSize(plane, window, window, 0, pads, apart, 0, pooled, &bytes,
                                         &executor));
    cr_assert_eq(bytes, 0); /* the client's allocation for it may be too small */
    accepts(aclnnMaxPool(NULL, 0, executor, stream));
    accepts(aclrtSynchronizeStream(stream));
    SAME(y, 4, {3, 4, 0, 9});
    CLOSE(plane, pooled);
    accepts(aclDestroyIntArray(window));
    accepts(aclDestroyIntArray(pads));
    accepts(aclDestroyIntArray(apart));

    aclTensor *const none = view(x, ACL_FLOAT, 0, 2, 0, 3, 5, 1); /* 1 - 5 + 2 elements */
    aclTensor *const cast = view(y, ACL_FLOAT16, 0, 2, 0, 3, 5, 1);
    CALL(Cast, none, ACL_FLOAT16, cast);
    CLOSE(none, cast);
    accepts(aclrtSynchronizeStream(stream));
    accepts(aclrtFree(x));
    accepts(aclrtFree(y));
    accepts(aclrtFree(rstd));
}

/* A recorded graph outlives its handles, reads its tensors when it runs, and keeps what was freed
 * while it was recorded. */
Test(client, replays_a_recording)
{
    aclmdlRI graph = NULL;
    float *const x = device_memory(64);
    float *const y = device_memory(64);
    float *const scratch = device_memory(64);
    aclScalar *const one = number(1);
    accepts(aclrtSynchronizeStream(stream));
    accepts(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    aclTensor *const from = view(x, ACL_FLOAT, 0, 1, 4, 1);
    aclTensor *const middle = view(scratch, ACL_FLOAT, 0, 1, 4, 1);
    aclTensor *const to = view(y, ACL_FLOAT, 0, 1, 4, 1);
    CALL(Add, from, from, one, middle);
    CALL(Add, middle, from, one, to);
    accepts(aclrtMemcpyAsync(y + 4, 16, y, 16, ACL_MEMCPY_DEVICE_TO_DEVICE, stream));
    CLOSE(from, middle, to);
    accepts(aclDestroyScalar(one));
    accepts(aclrtFree(scratch));
    void *const grown = device_memory(128);
    cr_assert_neq(grown, scratch);
    accepts(aclmdlRICaptureEnd(stream, &graph));
    for (int round = 1; round <= 3; round++) {
        for (int i = 0; i < 4; i++)
            x[i] = (float)(round * i);
        accepts(aclmdlRIExecuteAsync(graph, stream));
        if (round == 3)
            accepts(aclmdlRIDestroy(graph));
        accepts(aclrtSynchronizeStream(stream));
        for (int i = 0; i < 8; i++)
            cr_assert_eq(y[i], (float)(3 * round * (i % 4)));
    }
    accepts(aclrtFree(grown));
    accepts(aclrtFree(x));
    accepts(aclrtFree(y));
}

/* A pool of virtual memory: asked for before any device is set, grown by mapping, and given back
 * after the device was reset. */
Test(client_memory, is_a_pool_of_virtual_memory, .timeout = 60)
{
    aclrtPhysicalMemProp property = {.handleType = ACL_MEM_HANDLE_TYPE_NONE,
                                     .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
                                     .memAttr = ACL_HBM_MEM_HUGE,
                                     .location = {.id = 0, .type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    aclrtDrvMemHandle handles[3];
    size_t step = 0;
    size_t free_bytes = 0;
    size_t total = 0;
    char *space = NULL;
    int32_t can = -1;
    uint32_t devices = 0;
    (void)aclInit(NULL);
    accepts(aclrtMemGetAllocationGranularity(&property, ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED,
                                             &step));
    (void)aclInit(NULL);
    accepts(aclrtGetDeviceCount(&devices));
    cr_assert(devices >= 1 && devices <= 16);
    accepts(aclrtSetDevice(0));
    cr_assert_not_null(aclrtGetSocName());
    accepts(aclrtGetMemInfo(ACL_HBM_MEM, &free_bytes, &total));
    cr_assert(free_bytes > 0 && free_bytes <= total);
    for (int i = 0; i < 2 && devices > 1; i++) {
        accepts(aclrtDeviceCanAccessPeer(&can, 0, 1));
        if (can != 0)
            accepts(aclrtDeviceEnablePeerAccess(1, 0));
    }

    accepts(aclrtReserveMemAddress((void **)&space, free_bytes / step * step, 0, NULL, 1));
    for (size_t i = 0; i < 3; i++) {
        accepts(aclrtMallocPhysical(&handles[i], step, &property, 0));
        accepts(aclrtMapMem(space + i * step, step, 0, handles[i], 0));
    }
    accepts(aclrtCreateStream(&stream));
    float *const x = (float *)(void *)(space + step - 8); /* across two of the parts */
    x[0] = x[1] = x[2] = x[3] = 1.5F;
    pool = space;
    aclScalar *const one = number(1);
    aclTensor *const t = view(x, ACL_FLOAT, 0, 1, 4, 1);
    CALL(InplaceAdd, t, t, one);
    accepts(aclrtSynchronizeDevice());
    accepts(aclrtResetDevice(0));

    /* The device is still in use: the thread remembers it, and sets it no more. */
    CALL(InplaceAdd, t, t, one);
    accepts(aclrtSynchronizeStream(stream));
    SAME(x, 4, {6, 6, 6, 6});
    void *const late = device_memory(100);
    accepts(aclrtMemcpy(late, 16, x, 16, ACL_MEMCPY_DEVICE_TO_DEVICE));
    accepts(aclrtMemset((char *)late + 4, 96, 0, 8));
    SAME((float *)late, 4, {6, 0, 0, 6});
    CLOSE(t);
    accepts(aclDestroyScalar(one));
    accepts(aclrtFree(late));
    accepts(aclrtDestroyStream(stream));
    for (size_t i = 3; i-- > 0;) {
        accepts(aclrtUnmapMem(space + i * step));
        accepts(aclrtFreePhysical(handles[i]));
    }
    accepts(aclrtReleaseMemAddress(space));
}
