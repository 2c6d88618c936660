/*
 * Operators under stress: many threads, each with several streams. Handles are destroyed as soon as
 * the second phase returned, before the work ran; events order streams; executors are repeated with
 * other addresses; every result is compared. A plain program, because sanitizers and valgrind do
 * not go together with the sandbox of Criterion.
 *
 *     operator_stress_test [THREADS STREAMS ROUNDS]
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include "plan/executor.h"

enum { THREADS_MAX = 64, STREAMS_MAX = 16, LARGEST = 1 << 17, ROWS = 64 };

static int threads = 4, streams = 4, rounds = 24;
static atomic_int failures;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            const char *const sentence = aclGetRecentErrMsg();                                     \
            fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #condition,                     \
                    sentence != NULL ? sentence : "");                                             \
            atomic_fetch_add(&failures, 1);                                                        \
        }                                                                                          \
    } while (0)

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/* Memory of both sides. */
static float *shared(size_t bytes)
{
    void *memory = NULL;

    EXPECT(aclrtMemAllocManaged(&memory, bytes, ACL_RT_MEM_ATTACH_GLOBAL) == 0);
    return memory;
}

static aclTensor *tensor_of(float *data, const int64_t *shape, uint64_t rank)
{
    return aclCreateTensor(shape, rank, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, shape, rank, data);
}

/* out = leaky(in) on one stream, then out = leaky(out) in place on another that waits for an event;
 * both slopes are 0.5, so negative values arrive divided by four. */
static void chain(uint32_t *state, aclrtStream first, aclrtStream second, aclrtEvent event)
{
    const int64_t count = 1 + next(state) % (next(state) % 8 == 0 ? LARGEST : 512);
    const size_t bytes = (size_t)count * sizeof(float);
    float *in = NULL, *out = NULL, half = 0.5f;
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;

    in = shared(bytes);
    out = shared(bytes);
    for (int64_t i = 0; i < count; i++)
        in[i] = (float)(i % 33 - 16);

    aclTensor *const self = tensor_of(in, &count, 1);
    aclTensor *const result = tensor_of(out, &count, 1);
    aclScalar *const slope = aclCreateScalar(&half, ACL_FLOAT);
    EXPECT(aclnnLeakyReluGetWorkspaceSize(self, slope, result, &size, &executor) == 0);
    EXPECT(aclnnLeakyRelu(NULL, size, executor, first) == 0);
    EXPECT(aclDestroyTensor(self) == 0);
    EXPECT(aclrtRecordEvent(event, first) == 0);
    EXPECT(aclrtStreamWaitEvent(second, event) == 0);
    EXPECT(aclnnInplaceLeakyReluGetWorkspaceSize(result, slope, &size, &executor) == 0);
    EXPECT(aclnnInplaceLeakyRelu(NULL, size, executor, second) == 0);
    EXPECT(aclDestroyTensor(result) == 0);
    EXPECT(aclDestroyScalar(slope) == 0);
    EXPECT(aclrtSynchronizeStream(second) == 0);

    int64_t wrong = 0;
    for (int64_t i = 0; i < count; i++)
        wrong += out[i] != (in[i] > 0 ? in[i] : in[i] * 0.25f);
    EXPECT(wrong == 0);
    EXPECT(aclrtFree(in) == 0);
    EXPECT(aclrtFree(out) == 0);
}

/* One executor launched on several outputs by patching its address. */
static void repeat(uint32_t *state, aclrtStream stream)
{
    const int64_t count = 1 + next(state) % 4096;
    float *const in = shared((size_t)count * sizeof(float));
    float *const out = shared((size_t)count * 3 * sizeof(float));
    float slope_value = 2.0f;
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;

    for (int64_t i = 0; i < count; i++)
        in[i] = (float)(8 - i % 17);
    aclTensor *const self = tensor_of(in, &count, 1);
    aclTensor *const result = tensor_of(NULL, &count, 1);
    aclScalar *const slope = aclCreateScalar(&slope_value, ACL_FLOAT);
    EXPECT(aclnnLeakyReluGetWorkspaceSize(self, slope, result, &size, &executor) == 0);
    EXPECT(aclSetAclOpExecutorRepeatable(executor) == 0);
    for (int64_t k = 0; k < 3; k++) {
        EXPECT(aclSetOutputTensorAddr(executor, 0, result, out + k * count) == 0);
        EXPECT(aclnnLeakyRelu(NULL, size, executor, stream) == 0);
    }
    EXPECT(aclDestroyAclOpExecutor(executor) == 0);
    EXPECT(aclDestroyTensor(self) == 0);
    EXPECT(aclDestroyTensor(result) == 0);
    EXPECT(aclDestroyScalar(slope) == 0);
    EXPECT(aclrtSynchronizeStream(stream) == 0);

    int64_t wrong = 0;
    for (int64_t i = 0; i < 3 * count; i++) {
        const float x = in[i % count];
        wrong += out[i] != (x > 0 ? x : 2 * x);
    }
    EXPECT(wrong == 0);
    EXPECT(aclrtFree(in) == 0);
    EXPECT(aclrtFree(out) == 0);
}

/* Sums over channels, with a workspace that goes back as soon as the stream has done its work. */
static void fold(uint32_t *state, aclrtStream stream)
{
    const int64_t channels = 1 + next(state) % 9;
    const int64_t shape[2] = {ROWS, channels}, weights[1] = {channels};
    const size_t count = (size_t)(ROWS * channels);
    float *const ones = shared(count * sizeof(float));
    float *const self_data = shared(count * sizeof(float));
    float *const grad_data = shared(count * sizeof(float));
    float *const weight_data = shared(16 * sizeof(float));
    float *const sums = shared(16 * sizeof(float));
    void *workspace = NULL;
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;

    for (size_t i = 0; i < count; i++) {
        ones[i] = 1;
        self_data[i] = -1;
    }
    for (int64_t c = 0; c < channels; c++)
        weight_data[c] = 0.5f;
    aclTensor *const grad_output = tensor_of(ones, shape, 2);
    aclTensor *const self = tensor_of(self_data, shape, 2);
    aclTensor *const weight = tensor_of(weight_data, weights, 1);
    aclTensor *const grad_input = tensor_of(grad_data, shape, 2);
    aclTensor *const grad_weight = tensor_of(sums, weights, 1);
    EXPECT(aclnnPreluBackwardGetWorkspaceSize(grad_output, self, weight, grad_input, grad_weight,
                                              &size, &executor) == 0);
    if (size > 0)
        EXPECT(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_NORMAL_ONLY) == 0);
    EXPECT(aclnnPreluBackward(workspace, size, executor, stream) == 0);
    aclTensor *const all[5] = {grad_output, self, weight, grad_input, grad_weight};
    for (int i = 0; i < 5; i++)
        EXPECT(aclDestroyTensor(all[i]) == 0);
    EXPECT(aclrtSynchronizeStream(stream) == 0);
    if (workspace != NULL)
        EXPECT(aclrtFree(workspace) == 0);
    for (int64_t c = 0; c < channels; c++)
        EXPECT(sums[c] == -ROWS);
    EXPECT(grad_data[count - 1] == 0.5f);
    float *const memory[5] = {ones, self_data, grad_data, weight_data, sums};
    for (int i = 0; i < 5; i++)
        EXPECT(aclrtFree(memory[i]) == 0);
}

/* A handle that was destroyed, here or by another thread, leads nowhere although others have its
 * slot. */
static _Atomic(aclTensor *) left_behind;

static void use_destroyed(void)
{
    const int64_t count = 4;
    float data[4] = {1, 2, 3, 4}, slope_value = 2.0f;
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;
    aclTensor *const mine = tensor_of(data, &count, 1);

    EXPECT(aclDestroyTensor(mine) == 0);

    aclTensor *const stale = atomic_exchange(&left_behind, mine);
    aclTensor *const live = tensor_of(data, &count, 1);
    aclScalar *const slope = aclCreateScalar(&slope_value, ACL_FLOAT);
    aclTensor *const dead[2] = {mine, stale != NULL ? stale : mine};

    for (int i = 0; i < 2; i++) {
        EXPECT(live != dead[i]);
        EXPECT(aclnnLeakyReluGetWorkspaceSize(dead[i], slope, live, &size, &executor) == 161002);
        EXPECT(aclDestroyTensor(dead[i]) == 161002);
    }
    EXPECT(strstr(aclGetRecentErrMsg(), "self is a tensor that was destroyed") != NULL);
    EXPECT(aclnnLeakyReluGetWorkspaceSize(live, slope, live, &size, &executor) == 0);
    EXPECT(aclSetAclOpExecutorRepeatable(executor) == 0);
    EXPECT(aclDestroyAclOpExecutor(executor) == 0);
    EXPECT(aclDestroyTensor(live) == 0);
    EXPECT(aclDestroyScalar(slope) == 0);
}

static void *work(void *argument)
{
    uint32_t state = 7919U * (uint32_t)(size_t)argument + 1;
    aclrtStream own[STREAMS_MAX];
    aclrtEvent event = NULL;

    EXPECT(aclrtSetDevice(0) == 0);
    EXPECT(aclrtCreateEvent(&event) == 0);
    for (int s = 0; s < streams; s++)
        EXPECT(aclrtCreateStream(&own[s]) == 0);
    for (int round = 0; round < rounds; round++) {
        const int a = (int)(next(&state) % (uint32_t)streams);
        const int b = (int)(next(&state) % (uint32_t)streams);
        chain(&state, own[a], own[b], event);
        repeat(&state, own[b]);
        fold(&state, own[a]);
        use_destroyed();
    }
    for (int s = 0; s < streams; s++)
        EXPECT(aclrtDestroyStream(own[s]) == 0);
    EXPECT(aclrtDestroyEvent(event) == 0);
    EXPECT(aclrtResetDevice(0) == 0);
    return NULL;
}

int main(int count, char **arguments)
{
    pthread_t workers[THREADS_MAX];
    if (count == 4) {
        threads = atoi(arguments[1]);
        streams = atoi(arguments[2]);
        rounds = atoi(arguments[3]);
    }
    if (threads < 1 || threads > THREADS_MAX || streams < 1 || streams > STREAMS_MAX) {
        fprintf(stderr, "usage: %s [THREADS STREAMS ROUNDS]\n", arguments[0]);
        return 2;
    }
    EXPECT(aclInit(NULL) == 0);
    for (int t = 0; t < threads; t++)
        EXPECT(pthread_create(&workers[t], NULL, work, (void *)(size_t)t) == 0);
    for (int t = 0; t < threads; t++)
        EXPECT(pthread_join(workers[t], NULL) == 0);
    EXPECT(ac_plan_live() == 0);
    EXPECT(aclFinalize() == 0);
    return atomic_load(&failures) == 0 ? 0 : 1;
}
