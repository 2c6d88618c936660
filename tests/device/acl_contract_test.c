/*
 * Guarantees that programs for an NPU rely on implicitly, tested with operators through the public
 * functions. A gate on the stream delays the work until the test has destroyed what the work must
 * no longer need.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "acl_task.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_prelu_backward.h"

enum { ROWS = 2, COLUMNS = 3, COUNT = ROWS * COLUMNS };

static const int64_t shape[] = {ROWS, COLUMNS};
static const float input[COUNT] = {-2, 3, -4, 5, -6, 0};

static aclrtStream stream;
static struct gate gate = GATE;

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    cr_assert_eq(aclrtCreateStream(&stream), 0);
}

TestSuite(contract, .init = setup);

static void close_gate(void)
{
    accepts(aclrtLaunchHostFunc(stream, gate_pass, &gate));
    gate_await(&gate, 1);
}

static aclTensor *matrix(void *data)
{
    return aclCreateTensor(shape, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, shape, 2, data);
}

static aclScalar *number(float value)
{
    return aclCreateScalar(&value, ACL_FLOAT);
}

/* The first phase of LeakyRelu; nothing of it needs a workspace. */
static aclOpExecutor *prepare(const aclTensor *self, const aclScalar *slope, aclTensor *out)
{
    aclOpExecutor *executor;
    uint64_t size;
    accepts(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    cr_assert_eq(size, 0);
    return executor;
}

static void run(aclOpExecutor *executor)
{
    accepts(aclnnLeakyRelu(NULL, 0, executor, stream));
}

static void check(const float *out, const float *in, float slope)
{
    for (int i = 0; i < COUNT; i++)
        cr_assert_eq(out[i], in[i] > 0 ? in[i] : in[i] * slope, "element %d is %g", i,
                     (double)out[i]);
}

Test(contract, handles_go_before_the_work_runs)
{
    float in[COUNT];
    float out[COUNT] = {0};
    memcpy(in, input, sizeof(in));
    aclTensor *const self = matrix(in);
    aclTensor *const result = matrix(out);
    aclScalar *const slope = number(0.5f);
    close_gate();
    run(prepare(self, slope, result));
    accepts(aclDestroyTensor(self));
    accepts(aclDestroyTensor(result));
    accepts(aclDestroyScalar(slope));
    /* Others move into their places. */
    const int64_t other[] = {1};
    for (int i = 0; i < 3; i++) {
        cr_assert_not_null(
            aclCreateTensor(other, 1, ACL_DOUBLE, NULL, 0, ACL_FORMAT_ND, other, 1, NULL));
        cr_assert_not_null(number(77));
    }
    cr_assert_eq(out[0], 0);
    gate_open(&gate);
    accepts(aclrtSynchronizeStream(stream));
    check(out, input, 0.5f);
}

Test(contract, workspace_is_the_next_calls_while_the_first_waits)
{
    enum { BATCH = 1 << 18 };
    const int64_t tall[] = {BATCH, COLUMNS};
    const int64_t channels[] = {COLUMNS};
    float *const ones = malloc(2 * BATCH * COLUMNS * sizeof(*ones));
    float *const self_data[] = {ones + BATCH * COLUMNS, ones};
    float *const grads = malloc(BATCH * COLUMNS * sizeof(*grads));
    float weights[COLUMNS] = {0.5f, 0.5f, 0.5f};
    float sums[2][COLUMNS];
    void *workspace = NULL;
    uint64_t largest = 0;
    cr_assert(ones != NULL && grads != NULL);
    for (int i = 0; i < BATCH * COLUMNS; i++) {
        ones[i] = 1;
        ones[BATCH * COLUMNS + i] = -1;
    }
    close_gate();
    for (int call = 0; call < 2; call++) {
        aclTensor *const tensors[] = {
            aclCreateTensor(tall, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, tall, 2, ones),
            aclCreateTensor(tall, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, tall, 2, self_data[call]),
            aclCreateTensor(channels, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, channels, 1, weights),
            aclCreateTensor(tall, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, tall, 2, grads),
            aclCreateTensor(channels, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, channels, 1,
                            sums[call])};
        aclOpExecutor *executor;
        uint64_t size;
        accepts(aclnnPreluBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], tensors[3],
                                                   tensors[4], &size, &executor));
        if (call == 0) {
            cr_assert_gt(size, 0, "the test wants an operator with a workspace");
            accepts(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
            largest = size;
        }
        cr_assert_leq(size, largest);
        accepts(aclnnPreluBackward(workspace, size, executor, stream));
        for (int i = 0; i < 5; i++)
            accepts(aclDestroyTensor(tensors[i]));
    }
    /* What writes over the workspace on the same stream comes after both. */
    accepts(aclrtMemsetAsync(workspace, largest, 0xff, largest, stream));
    gate_open(&gate);
    accepts(aclrtSynchronizeStream(stream));
    for (int i = 0; i < COLUMNS; i++) {
        cr_assert_eq(sums[0][i], -BATCH);
        cr_assert_eq(sums[1][i], 0);
    }
    accepts(aclrtFree(workspace));
    free(ones);
    free(grads);
}

Test(contract, executor_is_consumed_by_the_second_phase)
{
    float in[COUNT] = {0};
    float out[COUNT];
    aclOpExecutor *const executor = prepare(matrix(in), number(1), matrix(out));
    run(executor);
    refuses(aclnnLeakyRelu(NULL, 0, executor, stream), 161002, "was used or destroyed before");
    refuses(aclDestroyAclOpExecutor(executor), 561000, "was used or destroyed before");
    refuses(aclSetAclOpExecutorRepeatable(executor), 561000, "was used or destroyed before");
    accepts(aclrtSynchronizeStream(stream)); /* out ends here */
}

Test(contract, addresses_come_after_the_first_phase)
{
    float in[COUNT];
    float out[COUNT];
    memcpy(in, input, sizeof(in));
    aclTensor *const self = matrix(NULL);
    aclTensor *const result = matrix(NULL);
    aclOpExecutor *executor = prepare(self, number(0.5f), result);
    refuses(aclnnLeakyRelu(NULL, 0, executor, stream), 161001, "the address of input 0 is null");

    executor = prepare(self, number(0.5f), result);
    accepts(aclSetInputTensorAddr(executor, 0, self, in));
    accepts(aclSetOutputTensorAddr(executor, 0, result, out));
    run(executor);
    accepts(aclrtSynchronizeStream(stream));
    check(out, input, 0.5f);
}

Test(contract, storage_may_be_a_count_of_elements)
{
    float in[2 * COUNT];
    float out[COUNT];
    const int64_t count[] = {2 * COUNT};
    const int64_t strides[] = {1, ROWS};
    for (int i = 0; i < COUNT; i++)
        in[COUNT + i % COLUMNS * ROWS + i / COLUMNS] = input[i];
    aclTensor *const self =
        aclCreateTensor(shape, 2, ACL_FLOAT, strides, COUNT, ACL_FORMAT_ND, count, 1, in);
    run(prepare(self, number(0.5f), matrix(out)));
    accepts(aclrtSynchronizeStream(stream));
    check(out, input, 0.5f);
}

Test(contract, axes_of_one_element_have_any_stride)
{
    const int64_t ones[] = {1, ROWS, 1, COLUMNS, 1};
    const int64_t strides[] = {INT64_MAX, COLUMNS, INT64_MIN, 1, 0};
    float in[COUNT];
    float out[COUNT];
    memcpy(in, input, sizeof(in));
    aclTensor *const self =
        aclCreateTensor(ones, 5, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, shape, 2, in);
    aclTensor *const result =
        aclCreateTensor(ones, 5, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, shape, 2, out);
    run(prepare(self, number(0.5f), result));
    accepts(aclrtSynchronizeStream(stream));
    check(out, input, 0.5f);
}

Test(contract, offset_counts_elements)
{
    const int64_t storage[] = {COUNT + 2};
    aclFloat16 in[COUNT + 2];
    aclFloat16 out[COUNT + 2];
    memset(out, 0x5a, sizeof(out));
    for (int i = 0; i < COUNT + 2; i++)
        in[i] = aclFloatToFloat16(i < 2 ? 99 : input[i - 2]);
    aclTensor *const self =
        aclCreateTensor(shape, 2, ACL_FLOAT16, NULL, 2, ACL_FORMAT_ND, storage, 1, in);
    aclTensor *const result =
        aclCreateTensor(shape, 2, ACL_FLOAT16, NULL, 1, ACL_FORMAT_ND, storage, 1, out);
    run(prepare(self, number(0.5f), result));
    accepts(aclrtSynchronizeStream(stream));
    cr_assert(out[0] == 0x5a5a && out[COUNT + 1] == 0x5a5a);
    for (int i = 0; i < COUNT; i++) {
        const float wanted = input[i] > 0 ? input[i] : input[i] * 0.5f;
        cr_assert_eq(aclFloat16ToFloat(out[i + 1]), wanted);
    }
}

Test(contract, scalars_are_of_the_callers_type)
{
    double f64 = 1;
    float f32 = 1;
    int64_t i64 = 1;
    bool truth = true;
    aclScalar *const slopes[] = {aclCreateScalar(&f64, ACL_DOUBLE),
                                 aclCreateScalar(&f32, ACL_FLOAT), aclCreateScalar(&i64, ACL_INT64),
                                 aclCreateScalar(&truth, ACL_BOOL)};
    float in[COUNT];
    float out[COUNT];
    memcpy(in, input, sizeof(in));
    for (int i = 0; i < 4; i++) {
        memset(out, 0, sizeof(out));
        run(prepare(matrix(in), slopes[i], matrix(out)));
        accepts(aclrtSynchronizeStream(stream));
        check(out, input, 1);
    }
}

Test(contract, executor_is_repeated_with_other_addresses_while_it_waits)
{
    enum { TIMES = 50 };
    static float in[TIMES][COUNT];
    static float out[TIMES][COUNT];
    aclTensor *const self = matrix(NULL);
    aclTensor *const result = matrix(NULL);
    aclOpExecutor *const executor = prepare(self, number(0.5f), result);
    accepts(aclSetAclOpExecutorRepeatable(executor));
    close_gate();
    for (int k = 0; k < TIMES; k++) {
        for (int i = 0; i < COUNT; i++)
            in[k][i] = input[i] * (float)(k + 1);
        accepts(aclSetTensorAddr(executor, 0, self, in[k]));
        accepts(aclSetTensorAddr(executor, 1, result, out[k]));
        run(executor);
    }
    accepts(aclDestroyAclOpExecutor(executor));
    gate_open(&gate);
    accepts(aclrtSynchronizeStream(stream));
    for (int k = 0; k < TIMES; k++)
        check(out[k], in[k], 0.5f);
}

/* Each thread: its own device, its own refusals. */
static pthread_barrier_t together;

static void *thread_of_its_own(void *argument)
{
    const int32_t mine = (int32_t)(intptr_t)argument;
    int32_t device = -1;
    char words[64];
    accepts(aclrtSetDevice(mine));
    for (int round = 0; round < 200; round++) {
        aclOpExecutor *executor;
        uint64_t size;
        const int64_t wrong[] = {2, mine + 4};
        aclTensor *const self = matrix(NULL);
        aclScalar *const slope = number(1);
        aclTensor *const result =
            aclCreateTensor(wrong, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, wrong, 2, NULL);
        (void)snprintf(words, sizeof(words), "out has shape [2, %d]; only [2, 3]", (int)mine + 4);
        const int code = aclnnLeakyReluGetWorkspaceSize(self, slope, result, &size, &executor);
        (void)pthread_barrier_wait(&together);
        const char *const sentence = aclGetRecentErrMsg();
        cr_assert_eq(code, 161002);
        cr_assert_not_null(sentence);
        cr_assert_not_null(strstr(sentence, words), "%s", sentence);
        cr_assert_null(aclGetRecentErrMsg());
        accepts(aclrtGetDevice(&device));
        cr_assert_eq(device, mine);
        accepts(aclDestroyTensor(self));
        accepts(aclDestroyTensor(result));
        accepts(aclDestroyScalar(slope));
    }
    accepts(aclrtResetDevice(mine));
    return NULL;
}

static void four_devices(void)
{
    setenv("ACLNN_CPU_DEVICES", "4", 1);
}

Test(contract_of_threads, have_their_own_device_and_sentence, .init = four_devices)
{
    enum { THREADS = 4 };
    pthread_t threads[THREADS];
    cr_assert_eq(pthread_barrier_init(&together, NULL, THREADS), 0);
    for (int i = 0; i < THREADS; i++)
        cr_assert_eq(pthread_create(&threads[i], NULL, thread_of_its_own, (void *)(intptr_t)i), 0);
    for (int i = 0; i < THREADS; i++)
        cr_assert_eq(pthread_join(threads[i], NULL), 0);
}

Test(contract, lists_take_their_members_with_them)
{
    const aclTensor *const tensors[] = {matrix(NULL), matrix(NULL)};
    aclTensorList *const list = aclCreateTensorList(tensors, 2);
    accepts(aclDestroyTensorList(list));
    refuses(aclDestroyTensor(tensors[0]), 161002, "is a tensor that was destroyed");
    refuses(aclDestroyTensorList(list), 161002, "is a list of tensors that was destroyed");
}

/* Work that is given while the library was stopped, or before it was started, still runs: programs
 * leave out aclInit, and destroy things after aclFinalize. */
Test(contract, operators_work_without_init_and_after_finalize)
{
    float in[COUNT];
    float out[COUNT];
    memcpy(in, input, sizeof(in));
    run(prepare(matrix(in), number(0.5f), matrix(out)));
    accepts(aclInit(NULL));
    accepts(aclFinalize());
    memset(out, 0, sizeof(out));
    run(prepare(matrix(in), number(0.5f), matrix(out)));
    accepts(aclrtSynchronizeStream(stream));
    check(out, input, 0.5f);
    accepts(aclrtDestroyStream(stream));
    accepts(aclrtResetDevice(0));
}
