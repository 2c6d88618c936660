/*
 * The mode `races`.
 */
#include <stdlib.h>

#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include "aclnnop/aclnn_relu.h"
#include "cases.h"

enum { COUNT = 64, BYTES = COUNT * sizeof(float), LONG = 1 << 18, BLOCKS = 3, STREAMS = 2 };

static const int64_t dims[] = {COUNT};

static void accept(int status)
{
    require(status, "the call");
}

/* Two streams, an event, and three blocks of zeros. */
static struct {
    aclrtStream streams[STREAMS];
    aclrtEvent event;
    char *blocks[BLOCKS];
} it;

static void begin(void)
{
    it.streams[0] = start();
    REQUIRE(aclrtCreateStream(&it.streams[1]));
    REQUIRE(aclrtCreateEvent(&it.event));
    for (int i = 0; i < BLOCKS; i++) {
        it.blocks[i] = make_block(2 * BYTES);
        REQUIRE(aclrtMemset(it.blocks[i], 2 * BYTES, 0, 2 * BYTES));
    }
}

static void end(void)
{
    REQUIRE(aclrtSynchronizeDevice());
    for (int i = 0; i < BLOCKS; i++)
        REQUIRE(aclrtFree(it.blocks[i]));
    REQUIRE(aclrtDestroyEvent(it.event));
    REQUIRE(aclrtDestroyStream(it.streams[1]));
    stop(it.streams[0]);
}

static void relu(const void *from, const void *to, int stream)
{
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclTensor *const self = make_tensor(dims, 1, (void *)(uintptr_t)from);
    aclTensor *const out = make_tensor(dims, 1, (void *)(uintptr_t)to);

    REQUIRE(aclnnReluGetWorkspaceSize(self, out, &workspace_size, &executor));
    REQUIRE(aclnnRelu(NULL, 0, executor, it.streams[stream]));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(out));
}

/* LeakyRelu, whose second phase answers. */
static void leaky_relu(const void *from, const void *to, int stream, void (*answer)(int status))
{
    const float slope = 0.5F;
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclTensor *const self = make_tensor(dims, 1, (void *)(uintptr_t)from);
    aclTensor *const out = make_tensor(dims, 1, (void *)(uintptr_t)to);
    aclScalar *const negative_slope = aclCreateScalar((void *)(uintptr_t)&slope, ACL_FLOAT);

    REQUIRE(aclnnLeakyReluGetWorkspaceSize(self, negative_slope, out, &workspace_size, &executor));
    answer(aclnnLeakyRelu(NULL, 0, executor, it.streams[stream]));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(out));
    REQUIRE(aclDestroyScalar(negative_slope));
}

/* Stream 1 goes on after what stream 0 was given. */
static void order_by_event(void)
{
    REQUIRE(aclrtRecordEvent(it.event, it.streams[0]));
    REQUIRE(aclrtStreamWaitEvent(it.streams[1], it.event));
}

static void reads_too_early(void)
{
    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    leaky_relu(it.blocks[1], it.blocks[2], 1, show);
    end();
}

static void reads_behind_an_event(void)
{
    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    order_by_event();
    leaky_relu(it.blocks[1], it.blocks[2], 1, accept);
    /* Two streams may read the same, and write side by side in one block. */
    relu(it.blocks[0], it.blocks[1] + BYTES, 0);
    leaky_relu(it.blocks[0], it.blocks[2] + BYTES, 1, accept);
    end();
}

static void writes_too_early(void)
{
    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    leaky_relu(it.blocks[2], it.blocks[0], 1, show);
    end();
}

/* The program may wait in place of a stream, for an event or by asking until it is complete. */
static void writes_behind_a_synchronisation(void)
{
    aclrtEventStatus status = ACL_EVENT_STATUS_NOT_READY;

    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    REQUIRE(aclrtRecordEvent(it.event, it.streams[0]));
    while (status != ACL_EVENT_STATUS_COMPLETE)
        REQUIRE(aclrtQueryEvent(it.event, &status));
    leaky_relu(it.blocks[2], it.blocks[0], 1, accept);
    end();
}

static void event_recorded_too_early(void)
{
    begin();
    order_by_event();
    relu(it.blocks[0], it.blocks[1], 0);
    leaky_relu(it.blocks[1], it.blocks[2], 1, show);
    end();
}

static void event_recorded_again(void)
{
    begin();
    order_by_event();
    relu(it.blocks[0], it.blocks[1], 0);
    order_by_event();
    leaky_relu(it.blocks[1], it.blocks[2], 1, accept);
    end();
}

static void copy_too_early(void)
{
    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    show(aclrtMemcpyAsync(it.blocks[2], BYTES, it.blocks[1], BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE,
                          it.streams[1]));
    end();
}

static void copy_on_the_stream(void)
{
    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    REQUIRE(aclrtMemcpyAsync(it.blocks[2], BYTES, it.blocks[1], BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE,
                             it.streams[0]));
    end();
}

/* The elements at even places, or those at odd ones. */
static void relu_of_every_second(size_t first, int stream, void (*answer)(int status))
{
    const int64_t half[] = {COUNT / 2};
    const int64_t storage[] = {COUNT - 1};
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclTensor *const self =
        aclCreateTensor(half, 1, ACL_FLOAT, (const int64_t[]){2}, 0, ACL_FORMAT_ND, storage, 1,
                        it.blocks[0] + first * sizeof(float));

    REQUIRE(aclnnReluGetWorkspaceSize(self, self, &workspace_size, &executor));
    answer(aclnnRelu(NULL, 0, executor, it.streams[stream]));
    REQUIRE(aclDestroyTensor(self));
}

static void same_elements(void)
{
    begin();
    relu_of_every_second(0, 0, accept);
    relu_of_every_second(2, 1, show);
    end();
}

static void alternating_elements(void)
{
    begin();
    relu_of_every_second(0, 0, accept);
    relu_of_every_second(1, 1, accept);
    end();
}

/* Two gradients at a time, with workspaces that are `apart` bytes apart. */
static void two_gradients(size_t apart, void (*answer)(int status))
{
    const int64_t wide[] = {LONG, 2};
    const int64_t channels[] = {2};
    const size_t bytes = 2 * LONG * sizeof(float);
    void *inputs[3];
    aclTensor *in[3];
    void *outputs[STREAMS][2];
    char *workspace = NULL;

    begin();
    for (int i = 0; i < 3; i++) {
        const size_t size = i == 2 ? 8 : bytes;

        inputs[i] = make_block(size);
        REQUIRE(aclrtMemset(inputs[i], size, 0, size));
        in[i] = i == 2 ? make_tensor(channels, 1, inputs[i]) : make_tensor(wide, 2, inputs[i]);
    }
    for (int s = 0; s < STREAMS; s++) {
        uint64_t workspace_size;
        aclOpExecutor *executor;
        aclTensor *out[2];

        outputs[s][0] = make_block(bytes);
        outputs[s][1] = make_block(8);
        out[0] = make_tensor(wide, 2, outputs[s][0]);
        out[1] = make_tensor(channels, 1, outputs[s][1]);
        REQUIRE(aclnnPreluBackwardGetWorkspaceSize(in[0], in[1], in[2], out[0], out[1],
                                                   &workspace_size, &executor));
        if (!workspace)
            workspace = make_block(2 * workspace_size);
        (s == 0 ? accept : answer)(
            aclnnPreluBackward(workspace + (s == 0 || apart == 0 ? 0 : workspace_size),
                               workspace_size, executor, it.streams[s]));
        REQUIRE(aclDestroyTensor(out[0]));
        REQUIRE(aclDestroyTensor(out[1]));
    }
    REQUIRE(aclrtSynchronizeDevice());
    for (int i = 0; i < 3; i++) {
        REQUIRE(aclDestroyTensor(in[i]));
        REQUIRE(aclrtFree(inputs[i]));
    }
    for (int s = 0; s < STREAMS; s++) {
        REQUIRE(aclrtFree(outputs[s][0]));
        REQUIRE(aclrtFree(outputs[s][1]));
    }
    REQUIRE(aclrtFree(workspace));
    end();
}

static void one_workspace(void)
{
    two_gradients(0, show);
}

static void a_workspace_each(void)
{
    two_gradients(1, accept);
}

/* A recording that writes the second block, executed on the other stream. */
static void recording(void (*order)(void), void (*answer)(int status))
{
    aclmdlRI recorded;

    begin();
    REQUIRE(aclmdlRICaptureBegin(it.streams[1], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    relu(it.blocks[0], it.blocks[1], 1);
    REQUIRE(aclmdlRICaptureEnd(it.streams[1], &recorded));
    relu(it.blocks[1], it.blocks[2], 0);
    if (order)
        order();
    answer(aclmdlRIExecuteAsync(recorded, it.streams[1]));
    REQUIRE(aclrtSynchronizeDevice());
    REQUIRE(aclmdlRIDestroy(recorded));
    end();
}

static void recording_too_early(void)
{
    recording(NULL, show);
}

static void recording_behind_an_event(void)
{
    recording(order_by_event, accept);
}

static void result_before_synchronisation(void)
{
    float values[COUNT];

    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    show(aclrtMemcpy(values, BYTES, it.blocks[1], BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    end();
}

static void result_after_synchronisation(void)
{
    float values[COUNT];

    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    REQUIRE(aclrtSynchronizeStream(it.streams[0]));
    REQUIRE(aclrtMemcpy(values, BYTES, it.blocks[1], BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    end();
}

static void input_before_synchronisation(void)
{
    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    show(aclrtMemset(it.blocks[0], BYTES, 0, BYTES));
    end();
}

/* What a function of the program knows that the stream called. */
static void note(void *unused)
{
    (void)unused;
}

static void input_after_a_host_function(void)
{
    begin();
    relu(it.blocks[0], it.blocks[1], 0);
    REQUIRE(aclrtLaunchHostFunc(it.streams[0], note, NULL));
    REQUIRE(aclrtSynchronizeStream(it.streams[0]));
    REQUIRE(aclrtMemset(it.blocks[0], BYTES, 0, BYTES));
    end();
}

static const strict_case cases[] = {
    {"unordered, a read", reads_too_early, reads_behind_an_event},
    {"unordered, a write", writes_too_early, writes_behind_a_synchronisation},
    {"unordered, an event that is too early", event_recorded_too_early, event_recorded_again},
    {"unordered, a copy", copy_too_early, copy_on_the_stream},
    {"unordered, some elements", same_elements, alternating_elements},
    {"unordered, a workspace", one_workspace, a_workspace_each},
    {"unordered, a recording", recording_too_early, recording_behind_an_event},
    {"unsynchronised, a result", result_before_synchronisation, result_after_synchronisation},
    {"unsynchronised, an input", input_before_synchronisation, input_after_a_host_function},
};

int main(int count, char **arguments)
{
    return run_cases(cases, sizeof cases / sizeof cases[0], count, arguments);
}
