/*
 * Programs whose calls the library tells of, each a function of its own process:
 *
 *   observe_calls CASE
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_cast.h"
#include "aclnnop/aclnn_clipped_swiglu_v2.h"
#include "aclnnop/aclnn_gelu_backward_v2.h"
#include "aclnnop/aclnn_inverse.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_relu.h"
#include "aclnnop/aclnn_slice_v2.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_tanh.h"
#include "tests/strict/cases.h"

enum { ROOM = 4096, THREADS = 8, ROUNDS = 50 };

static void *in;
static void *out;
static aclrtStream stream;

/* The numbers -2, -1.75, ... in the memory of inputs. */
static void memory_make(void)
{
    float values[ROOM / sizeof(float)];

    for (size_t i = 0; i < ROOM / sizeof(float); i++)
        values[i] = (float)(i % 17) / 4 - 2;
    in = make_block(ROOM);
    out = make_zeros(ROOM);
    REQUIRE(aclrtMemcpy(in, ROOM, values, ROOM, ACL_MEMCPY_HOST_TO_DEVICE));
}

static aclTensor *view(aclDataType dtype, const int64_t *dims, const int64_t *strides,
                       uint64_t rank, int64_t offset, int64_t storage, void *data)
{
    aclTensor *const tensor =
        aclCreateTensor(dims, rank, dtype, strides, offset, ACL_FORMAT_ND, &storage, 1, data);

    if (!tensor)
        require(-1, "aclCreateTensor");
    return tensor;
}

/* --- cases ------------------------------------------------------------------------------------ */

static const int64_t dims[] = {2, 4};
static uint64_t size;
static aclOpExecutor *executor;

#define RUN(operator, ...)                                                                         \
    do {                                                                                           \
        REQUIRE(operator##GetWorkspaceSize(__VA_ARGS__, &size, &executor));                        \
        void *const room = size > 0 ? make_block(size) : NULL;                                     \
        REQUIRE(operator(room, size, executor, stream));                                           \
        REQUIRE(aclrtSynchronizeStream(stream));                                                   \
        if (room)                                                                                  \
            REQUIRE(aclrtFree(room));                                                              \
    } while (0)

/* Every kind of argument. */
static void arguments(void)
{
    static const int64_t odd[] = {4, 2}, strides[] = {1, 4}, few[] = {2};
    static const int64_t starts[] = {0, 1}, ends[] = {2, 4}, axes[] = {0, 1}, steps[] = {1, 2};
    aclTensor *const self = make_tensor(dims, 2, in);
    aclTensor *const result = make_tensor(dims, 2, out);
    aclTensor *const turned = view(ACL_FLOAT, odd, strides, 2, 3, 64, in);
    aclTensor *const half = view(ACL_FLOAT16, odd, NULL, 2, 0, 8, out);
    aclTensor *const cut = view(ACL_FLOAT, (const int64_t[]){2, 2}, NULL, 2, 0, 4, out);
    static const int64_t counted[] = {1, 0};
    void *const rows = make_block(sizeof counted);
    aclTensor *const counts = view(ACL_INT64, few, NULL, 1, 0, 2, rows);
    aclTensor *const glu = view(ACL_FLOAT, (const int64_t[]){2, 2}, NULL, 2, 0, 4, out);
    aclTensor *const empty = view(ACL_FLOAT, (const int64_t[]){0}, NULL, 1, 0, 1, in);
    float slope = 0.25f;
    int32_t whole = 3;
    double complex_one[] = {1, -2};
    aclScalar *const scalar = aclCreateScalar(&slope, ACL_FLOAT);
    aclScalar *const integer = aclCreateScalar(&whole, ACL_INT32);
    aclScalar *const complex_scalar = aclCreateScalar(complex_one, ACL_COMPLEX128);
    aclIntArray *const lists[] = {aclCreateIntArray(starts, 2), aclCreateIntArray(ends, 2),
                                  aclCreateIntArray(axes, 2), aclCreateIntArray(steps, 2)};
    char form[] = "tanh";

    REQUIRE(aclrtMemcpy(rows, sizeof counted, counted, sizeof counted, ACL_MEMCPY_HOST_TO_DEVICE));
    RUN(aclnnLeakyRelu, self, scalar, result);
    RUN(aclnnAdd, turned, turned, integer, half);
    RUN(aclnnInplaceLeakyRelu, self, scalar);
    RUN(aclnnAdd, self, self, integer, result);
    RUN(aclnnSoftmax, self, -1, result);
    RUN(aclnnGeluBackwardV2, self, self, form, result);
    RUN(aclnnSliceV2, self, lists[0], lists[1], lists[2], lists[3], cut);
    RUN(aclnnClippedSwigluV2, self, counts, -1, 1.5, 7.0, 0.5, true, 0, glu);
    RUN(aclnnRelu, empty, empty);
    RUN(aclnnCast, turned, ACL_FLOAT16, half);
    show(aclnnAddGetWorkspaceSize(self, self, complex_scalar, result, &size, &executor));
    REQUIRE(aclrtFree(rows));
}

/* Refusals of each phase, and an operator that the library does not have. */
static void refusals(void)
{
    aclTensor *const self = make_tensor(dims, 2, in);
    aclTensor *const small = make_tensor(dims, 1, out);
    aclTensor *const gone = make_tensor(dims, 2, out);

    REQUIRE(aclDestroyTensor(gone));
    show(aclnnReluGetWorkspaceSize(self, small, &size, &executor));
    show(aclnnReluGetWorkspaceSize(self, gone, &size, &executor));
    show(aclnnReluGetWorkspaceSize(NULL, self, &size, &executor));
    show(aclnnReluGetWorkspaceSize(self, self, NULL, &executor));
    show(aclnnRelu(NULL, 0, NULL, stream));
    REQUIRE(aclnnReluGetWorkspaceSize(self, self, &size, &executor));
    show(aclnnTanh(NULL, 0, executor, stream));
    show(aclnnInverseGetWorkspaceSize(self, gone, &size, &executor));
}

/* An executor that is used three times, and a recorded graph that is executed twice. */
static void again(void)
{
    aclTensor *const self = make_tensor(dims, 2, in);
    aclTensor *const result = make_tensor(dims, 2, out);
    aclmdlRI graph;

    REQUIRE(aclnnTanhGetWorkspaceSize(self, result, &size, &executor));
    REQUIRE(aclSetAclOpExecutorRepeatable(executor));
    for (int i = 0; i < 3; i++)
        REQUIRE(aclnnTanh(NULL, 0, executor, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclDestroyAclOpExecutor(executor));
    REQUIRE(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    REQUIRE(aclnnReluGetWorkspaceSize(self, result, &size, &executor));
    REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclmdlRICaptureEnd(stream, &graph));
    for (int i = 0; i < 2; i++)
        REQUIRE(aclmdlRIExecuteAsync(graph, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclmdlRIDestroy(graph));
}

/* Arguments that share memory: the same tensor twice, in place, and views that overlap. */
static void aliases(void)
{
    static const int64_t count[] = {16};
    float one = 1;
    aclScalar *const alpha = aclCreateScalar(&one, ACL_FLOAT);
    aclTensor *const self = view(ACL_FLOAT, count, NULL, 1, 0, 64, in);
    aclTensor *const other = view(ACL_FLOAT, count, NULL, 1, 5, 64, in);
    aclTensor *const result = view(ACL_FLOAT, count, NULL, 1, 3, 64, in);
    aclTensor *const back =
        view(ACL_FLOAT, (const int64_t[]){4, 4}, (const int64_t[]){1, 4}, 2, 7, 64, in);
    aclTensor *const square = view(ACL_FLOAT, (const int64_t[]){4, 4}, NULL, 2, 2, 64, in);
    aclTensor *const row =
        view(ACL_FLOAT, (const int64_t[]){4, 4}, (const int64_t[]){0, 1}, 2, 9, 64, in);

    RUN(aclnnAdd, self, other, alpha, result);
    RUN(aclnnAdd, back, row, alpha, square);
    RUN(aclnnAdd, self, self, alpha, self);
    RUN(aclnnInplaceLeakyRelu, result, alpha);
}

static void *work(void *of)
{
    const size_t number = (size_t)(uintptr_t)of;
    aclrtStream own;
    aclTensor *const self = make_tensor(dims, 2, in);
    aclTensor *const result = make_tensor(dims, 2, (char *)out + 64 * number);

    REQUIRE(aclrtSetDevice(0));
    REQUIRE(aclrtCreateStream(&own));
    for (int i = 0; i < ROUNDS; i++) {
        uint64_t room = 0;
        aclOpExecutor *made = NULL;

        REQUIRE(aclnnReluGetWorkspaceSize(self, result, &room, &made));
        REQUIRE(aclnnRelu(NULL, 0, made, own));
    }
    REQUIRE(aclrtSynchronizeStream(own));
    REQUIRE(aclrtDestroyStream(own));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(result));
    return NULL;
}

static void threads(void)
{
    pthread_t of[THREADS];

    for (size_t i = 0; i < THREADS; i++)
        REQUIRE(pthread_create(&of[i], NULL, work, (void *)(uintptr_t)i));
    for (size_t i = 0; i < THREADS; i++)
        REQUIRE(pthread_join(of[i], NULL));
}

/* Three streams that wait for each other; a copy by a stream, one by the program. */
static void streams(void)
{
    aclrtStream other;
    aclrtEvent event;
    aclTensor *const self = make_tensor(dims, 2, in);
    aclTensor *const result = make_tensor(dims, 2, out);
    float values[8];

    REQUIRE(aclrtCreateStream(&other));
    REQUIRE(aclrtCreateEvent(&event));
    REQUIRE(aclnnReluGetWorkspaceSize(self, result, &size, &executor));
    REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclrtRecordEvent(event, stream));
    REQUIRE(aclrtStreamWaitEvent(other, event));
    REQUIRE(aclrtMemcpyAsync(in, sizeof values, out, sizeof values, ACL_MEMCPY_DEVICE_TO_DEVICE,
                             other));
    REQUIRE(aclrtSynchronizeStream(other));
    REQUIRE(aclrtMemcpy(values, sizeof values, in, sizeof values, ACL_MEMCPY_DEVICE_TO_HOST));
    REQUIRE(aclrtDestroyEvent(event));
    REQUIRE(aclrtDestroyStream(other));
}

/* A call here, two in a child of fork(). */
static void forks(void)
{
    aclTensor *const self = make_tensor(dims, 2, in);
    aclTensor *const result = make_tensor(dims, 2, out);
    int ended = 0;

    RUN(aclnnRelu, self, result);

    const pid_t child = fork();

    if (child == 0) {
        RUN(aclnnTanh, self, result);
        RUN(aclnnTanh, self, result);
        exit(0);
    }
    if (waitpid(child, &ended, 0) != child || ended != 0)
        require(-1, "the child");
}

/* As many calls as asked for, each with its own numbers. */
static void many(int count)
{
    aclTensor *const self = make_tensor(dims, 2, in);
    aclTensor *const result = make_tensor(dims, 2, out);

    for (int i = 0; i < count; i++) {
        const float value = (float)i;

        REQUIRE(aclrtMemcpy(in, sizeof value, &value, sizeof value, ACL_MEMCPY_HOST_TO_DEVICE));
        RUN(aclnnTanh, self, result);
    }
}

int main(int count, char **texts)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } cases[] = {{"arguments", arguments}, {"refusals", refusals}, {"again", again},
                 {"aliases", aliases},     {"threads", threads},   {"streams", streams},
                 {"forks", forks}};

    if (count < 2)
        return 2;
    stream = start();
    memory_make();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        if (strcmp(cases[i].name, texts[1]) == 0)
            cases[i].run();
    }
    if (strcmp(texts[1], "many") == 0)
        many(atoi(texts[2]));
    REQUIRE(aclrtFree(in));
    REQUIRE(aclrtFree(out));
    stop(stream);
    return 0;
}
