/*
 * The mode `lifetime`.
 */
#include <stdio.h>
#include <stdlib.h>

#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_relu.h"
#include "cases.h"

enum { COUNT = 64, BYTES = COUNT * sizeof(float), SEVERAL = 3 };

static const int64_t dims[] = {COUNT};
static uint64_t workspace_size;
static aclOpExecutor *executor;

static void show_finalize(aclrtStream stream)
{
    if (stream) {
        REQUIRE(aclrtSynchronizeStream(stream));
        REQUIRE(aclrtDestroyStream(stream));
    }
    REQUIRE(aclrtResetDevice(0));
    show(aclFinalize());
}

/* --- what is left behind ------------------------------------------------------------------------
 */

static void load_weights(void *blocks[SEVERAL], aclTensor *tensors[SEVERAL])
{
    for (int i = 0; i < SEVERAL; i++) {
        blocks[i] = make_block(BYTES);
        tensors[i] = make_tensor(dims, 1, blocks[i]);
    }
}

static void weights_left(void)
{
    const aclrtStream stream = start();
    void *blocks[SEVERAL];
    aclTensor *tensors[SEVERAL];

    load_weights(blocks, tensors);
    show_finalize(stream);
}

static void weights_destroyed(void)
{
    const aclrtStream stream = start();
    void *blocks[SEVERAL];
    aclTensor *tensors[SEVERAL];

    load_weights(blocks, tensors);
    for (int i = 0; i < SEVERAL; i++) {
        REQUIRE(aclDestroyTensor(tensors[i]));
        REQUIRE(aclrtFree(blocks[i]));
    }
    stop(stream);
}

static void make_meta(aclScalar **scalar, aclIntArray **array, aclTensorList **list,
                      aclDataBuffer **buffer)
{
    float value = 1;
    int64_t values[] = {1, 2};

    *scalar = aclCreateScalar(&value, ACL_FLOAT);
    *array = aclCreateIntArray(values, 2);
    *list = aclCreateTensorList(NULL, 0);
    *buffer = aclCreateDataBuffer(NULL, 0);
}

static void meta_left(void)
{
    aclScalar *scalar;
    aclIntArray *array;
    aclTensorList *list;
    aclDataBuffer *buffer;
    const aclrtStream stream = start();

    make_meta(&scalar, &array, &list, &buffer);
    show_finalize(stream);
}

static void meta_destroyed(void)
{
    aclScalar *scalar;
    aclIntArray *array;
    aclTensorList *list;
    aclDataBuffer *buffer;
    const aclrtStream stream = start();

    make_meta(&scalar, &array, &list, &buffer);
    REQUIRE(aclDestroyScalar(scalar));
    REQUIRE(aclDestroyIntArray(array));
    REQUIRE(aclDestroyTensorList(list));
    REQUIRE(aclDestroyDataBuffer(buffer));
    stop(stream);
}

static void make_device_objects(aclrtEvent *event, aclrtNotify *notify, aclrtContext *context,
                                aclmdlRI *graph, aclrtStream stream)
{
    REQUIRE(aclrtCreateEvent(event));
    REQUIRE(aclrtCreateNotify(notify, 0));
    REQUIRE(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    REQUIRE(aclmdlRICaptureEnd(stream, graph));
    REQUIRE(aclrtCreateContext(context, 0));
}

static void device_objects_left(void)
{
    aclrtEvent event;
    aclrtNotify notify;
    aclrtContext context;
    aclmdlRI graph;

    make_device_objects(&event, &notify, &context, &graph, start());
    show_finalize(NULL);
}

static void device_objects_destroyed(void)
{
    aclrtEvent event;
    aclrtNotify notify;
    aclrtContext context;
    aclmdlRI graph;
    const aclrtStream stream = start();

    make_device_objects(&event, &notify, &context, &graph, stream);
    REQUIRE(aclrtDestroyEvent(event));
    REQUIRE(aclrtDestroyNotify(notify));
    REQUIRE(aclmdlRIDestroy(graph));
    REQUIRE(aclrtDestroyContext(context));
    REQUIRE(aclrtSetDevice(0));
    REQUIRE(aclrtResetDevice(0));
    stop(stream);
}

static void end_without_finalize(void)
{
    (void)start();
}

static void end_with_finalize(void)
{
    stop(start());
}

/* --- executors ----------------------------------------------------------------------------------
 */

/* Relu in one block: the first phase, then what `rest` does with the executor. */
static void relu(aclrtStream stream, void (*rest)(aclrtStream stream))
{
    void *const block = make_zeros(BYTES);
    aclTensor *const self = make_tensor(dims, 1, block);

    REQUIRE(aclrtMemset(block, BYTES, 0, BYTES));
    REQUIRE(aclnnReluGetWorkspaceSize(self, self, &workspace_size, &executor));
    rest(stream);
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(block));
}

static void nothing(aclrtStream stream)
{
    (void)stream;
}

static void run_it(aclrtStream stream)
{
    REQUIRE(aclnnRelu(NULL, 0, executor, stream));
}

static void run_it_twice(aclrtStream stream)
{
    run_it(stream);
    show(aclnnRelu(NULL, 0, executor, stream));
}

static void repeat_it(aclrtStream stream)
{
    REQUIRE(aclSetAclOpExecutorRepeatable(executor));
    run_it(stream);
    run_it(stream);
}

static void repeat_and_destroy_it(aclrtStream stream)
{
    repeat_it(stream);
    REQUIRE(aclDestroyAclOpExecutor(executor));
}

static void use_it_after_its_end(aclrtStream stream)
{
    repeat_and_destroy_it(stream);
    show(aclnnRelu(NULL, 0, executor, stream));
}

static void never_run(void)
{
    const aclrtStream stream = start();

    relu(stream, nothing);
    show_finalize(stream);
}

static void always_run(void)
{
    const aclrtStream stream = start();

    relu(stream, run_it);
    stop(stream);
}

static void run_twice(void)
{
    const aclrtStream stream = start();

    relu(stream, run_it_twice);
    stop(stream);
}

static void repeatable_left(void)
{
    const aclrtStream stream = start();

    relu(stream, repeat_it);
    show_finalize(stream);
}

static void repeatable_destroyed(void)
{
    const aclrtStream stream = start();

    relu(stream, repeat_and_destroy_it);
    stop(stream);
}

static void repeatable_after_its_end(void)
{
    const aclrtStream stream = start();

    relu(stream, use_it_after_its_end);
    stop(stream);
}

/* --- handles after their end --------------------------------------------------------------------
 */

static void forget_tensor(aclTensor *tensor)
{
    REQUIRE(aclDestroyTensor(tensor));
}

static void operator_on(void (*before)(aclTensor *tensor), void (*answer)(int status),
                        void (*after)(aclTensor *tensor))
{
    float half = 0.5f;
    const aclrtStream stream = start();
    void *const block = make_zeros(BYTES);
    aclTensor *const self = make_tensor(dims, 1, block);
    aclTensor *const out = make_tensor(dims, 1, block);
    aclScalar *const slope = aclCreateScalar(&half, ACL_FLOAT);

    before(out);
    const int status = aclnnLeakyReluGetWorkspaceSize(self, slope, out, &workspace_size, &executor);

    answer(status);
    if (status == 0)
        REQUIRE(aclnnLeakyRelu(NULL, 0, executor, stream));
    after(out);
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyScalar(slope));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void keep_tensor(aclTensor *tensor)
{
    (void)tensor;
}

static void accept(int status)
{
    require(status, "a first phase");
}

static void operator_after_its_tensor(void)
{
    operator_on(forget_tensor, show, keep_tensor);
}

static void operator_before_its_tensor_ends(void)
{
    operator_on(keep_tensor, accept, forget_tensor);
}

static void destroy_twice(void)
{
    float half = 0.5f;
    const aclrtStream stream = start();
    aclScalar *const slope = aclCreateScalar(&half, ACL_FLOAT);

    REQUIRE(aclDestroyScalar(slope));
    show(aclDestroyScalar(slope));
    stop(stream);
}

static void destroy_once(void)
{
    float half = 0.5f;
    const aclrtStream stream = start();

    REQUIRE(aclDestroyScalar(aclCreateScalar(&half, ACL_FLOAT)));
    stop(stream);
}

static void record_after_end(void)
{
    aclrtEvent event;
    const aclrtStream stream = start();

    REQUIRE(aclrtCreateEvent(&event));
    REQUIRE(aclrtDestroyEvent(event));
    /* Its number is none that a person needs. */
    const int status = aclrtRecordEvent(event, stream);
    const char *const sentence = aclGetRecentErrMsg();

    printf("%d %s\n", status, sentence ? sentence : "");
    stop(stream);
}

static void record_before_end(void)
{
    aclrtEvent event;
    const aclrtStream stream = start();

    REQUIRE(aclrtCreateEvent(&event));
    REQUIRE(aclrtRecordEvent(event, stream));
    REQUIRE(aclrtSynchronizeEvent(event));
    REQUIRE(aclrtDestroyEvent(event));
    stop(stream);
}

static const strict_case cases[] = {
    {"left, blocks and tensors", weights_left, weights_destroyed},
    {"left, what needs no device", meta_left, meta_destroyed},
    {"left, what belongs to a device", device_objects_left, device_objects_destroyed},
    {"left, at the end of the process", end_without_finalize, end_with_finalize},
    {"left, an executor that was never run", never_run, always_run},
    {"left, a repeatable executor", repeatable_left, repeatable_destroyed},
    {"executor-used-again", run_twice, always_run},
    {"used-after-end, a repeatable executor", repeatable_after_its_end, repeatable_destroyed},
    {"used-after-end, a tensor of an operator", operator_after_its_tensor,
     operator_before_its_tensor_ends},
    {"used-after-end, a scalar", destroy_twice, destroy_once},
    {"used-after-end, an event", record_after_end, record_before_end},
};

int main(int count, char **arguments)
{
    return run_cases(cases, sizeof cases / sizeof cases[0], count, arguments);
}
