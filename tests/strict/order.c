/*
 * The mode `order`.
 */
#include <pthread.h>
#include <string.h>

#include "aclnnop/aclnn_prelu_backward.h"
#include "aclnnop/aclnn_relu.h"
#include "cases.h"

enum { ROWS = 4, COLUMNS = 8, COUNT = ROWS * COLUMNS };

static const int64_t dims[] = {ROWS, COLUMNS};
static uint64_t workspace_size;
static aclOpExecutor *executor;

/* --- before aclInit, after aclFinalize, without a device ----------------------------------------
 */

static void device_before_init(void)
{
    show(aclrtSetDevice(0));
}

static void device_after_init(void)
{
    REQUIRE(aclInit(NULL));
    REQUIRE(aclrtSetDevice(0));
    REQUIRE(aclrtResetDevice(0));
    REQUIRE(aclFinalize());
}

static void operator_before_init(void)
{
    aclTensor *const self = make_tensor(dims, 2, NULL);

    show(aclnnReluGetWorkspaceSize(self, self, &workspace_size, &executor));
    REQUIRE(aclDestroyTensor(self));
}

static void operator_after_init(void)
{
    const aclrtStream stream = start();
    void *const block = make_zeros(COUNT * sizeof(float));
    aclTensor *const self = make_tensor(dims, 2, block);

    REQUIRE(aclnnReluGetWorkspaceSize(self, self, &workspace_size, &executor));
    REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void shut_down(aclrtStream stream)
{
    stop(stream);
}

static void free_after_finalize(void)
{
    const aclrtStream stream = start();
    void *const block = make_block(64);

    shut_down(stream);
    show(aclrtFree(block));
}

static void free_before_finalize(void)
{
    const aclrtStream stream = start();

    REQUIRE(aclrtFree(make_block(64)));
    shut_down(stream);
}

static void in_thread(void *(*work)(void *), void *argument)
{
    pthread_t thread;

    REQUIRE(pthread_create(&thread, NULL, work, argument));
    REQUIRE(pthread_join(thread, NULL));
}

static void *malloc_without_device(void *unused)
{
    void *block = NULL;

    show(aclrtMalloc(&block, 64, ACL_MEM_MALLOC_NORMAL_ONLY));
    return unused;
}

static void *malloc_with_device(void *unused)
{
    REQUIRE(aclrtSetDevice(0));
    REQUIRE(aclrtFree(make_block(64)));
    REQUIRE(aclrtResetDevice(0));
    return unused;
}

static void thread_without_device(void)
{
    const aclrtStream stream = start();

    in_thread(malloc_without_device, NULL);
    stop(stream);
}

static void thread_with_device(void)
{
    const aclrtStream stream = start();

    in_thread(malloc_with_device, NULL);
    stop(stream);
}

static void *launch_without_device(void *stream)
{
    show(aclnnRelu(NULL, 0, executor, stream));
    return NULL;
}

static void *launch_with_device(void *stream)
{
    REQUIRE(aclrtSetDevice(0));
    REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclrtResetDevice(0));
    return NULL;
}

static void launch_in_thread(void *(*launch)(void *))
{
    const aclrtStream stream = start();
    void *const block = make_zeros(COUNT * sizeof(float));
    aclTensor *const self = make_tensor(dims, 2, block);

    REQUIRE(aclnnReluGetWorkspaceSize(self, self, &workspace_size, &executor));
    in_thread(launch, stream);
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void launch_in_thread_without_device(void)
{
    launch_in_thread(launch_without_device);
}

static void launch_in_thread_with_device(void)
{
    launch_in_thread(launch_with_device);
}

/* --- copies -------------------------------------------------------------------------------------
 */

static float host[COUNT];

/* Copies from or to the host, with a kind, and shows or requires the answer. */
static void copy_in(aclrtMemcpyKind kind, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const block = make_block(sizeof host);

    answer(aclrtMemcpy(block, sizeof host, host, sizeof host, kind));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void copy_out(aclrtMemcpyKind kind, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const block = make_block(sizeof host);

    REQUIRE(aclrtMemset(block, sizeof host, 0, sizeof host));
    answer(aclrtMemcpyAsync(host, sizeof host, block, sizeof host, kind, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void copy_rows(aclrtMemcpyKind kind, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *rows = NULL;
    void *const block = make_block(sizeof host);

    REQUIRE(aclrtMallocHost(&rows, sizeof host));
    memset(rows, 0, sizeof host);
    answer(aclrtMemcpy2d(block, COLUMNS * sizeof(float), rows, COLUMNS * sizeof(float),
                         COLUMNS * sizeof(float), ROWS, kind));
    REQUIRE(aclrtFreeHost(rows));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void accept(int status)
{
    require(status, "a copy");
}

static void copy_in_as_device_to_device(void)
{
    copy_in(ACL_MEMCPY_DEVICE_TO_DEVICE, show);
}

static void copy_in_as_host_to_device(void)
{
    copy_in(ACL_MEMCPY_HOST_TO_DEVICE, accept);
    copy_in(ACL_MEMCPY_DEFAULT, accept);
}

static void copy_out_as_host_to_device(void)
{
    copy_out(ACL_MEMCPY_HOST_TO_DEVICE, show);
}

static void copy_out_as_device_to_host(void)
{
    copy_out(ACL_MEMCPY_DEVICE_TO_HOST, accept);
}

static void copy_rows_as_device_to_host(void)
{
    copy_rows(ACL_MEMCPY_DEVICE_TO_HOST, show);
}

static void copy_rows_as_host_to_device(void)
{
    copy_rows(ACL_MEMCPY_HOST_TO_DEVICE, accept);
}

/* --- memory of a call ---------------------------------------------------------------------------
 */

enum { LONG = 1 << 18, CLAIMED = 1 << 19 };

/* Gradients of Prelu with two channels, whose sums need a workspace: `workspace_at` bytes behind
 * the start of gradInput, which has LONG rows. */
static void prelu_gradients(size_t workspace_at, size_t weights_at, void (*answer)(int status))
{
    const int64_t wide[] = {LONG, 2};
    const int64_t channels[] = {2};
    const size_t bytes = 2 * LONG * sizeof(float);
    const aclrtStream stream = start();
    char *const blocks[] = {make_block(bytes), make_block(bytes), make_block(64),
                            make_block(bytes + CLAIMED + 64)};
    aclTensor *tensors[] = {make_tensor(wide, 2, blocks[0]), make_tensor(wide, 2, blocks[1]),
                            make_tensor(channels, 1, blocks[2]), make_tensor(wide, 2, blocks[3]),
                            make_tensor(channels, 1, blocks[3] + weights_at)};

    for (int i = 0; i < 3; i++)
        REQUIRE(aclrtMemset(blocks[i], i == 2 ? 64 : bytes, 0, i == 2 ? 64 : bytes));
    REQUIRE(aclnnPreluBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], tensors[3],
                                               tensors[4], &workspace_size, &executor));
    if (workspace_size == 0 || workspace_size > CLAIMED)
        require(-1, "a workspace of at most 512 KiB");
    answer(aclnnPreluBackward(blocks[3] + workspace_at, CLAIMED, executor, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    for (int i = 0; i < 5; i++)
        REQUIRE(aclDestroyTensor(tensors[i]));
    for (int i = 0; i < 4; i++)
        REQUIRE(aclrtFree(blocks[i]));
    stop(stream);
}

static void workspace_on_output(void)
{
    prelu_gradients((2 * LONG - 1) * sizeof(float), 2 * LONG * sizeof(float) + CLAIMED, show);
}

static void workspace_behind_output(void)
{
    prelu_gradients(2 * LONG * sizeof(float), 2 * LONG * sizeof(float) + CLAIMED, accept);
}

static void outputs_that_share(void)
{
    prelu_gradients(2 * LONG * sizeof(float) + 64, 2 * (LONG - 1) * sizeof(float), show);
}

static void outputs_side_by_side(void)
{
    prelu_gradients(2 * LONG * sizeof(float) + 64, 2 * LONG * sizeof(float), accept);
}

/* Relu from a contiguous tensor into one with these strides. */
static void relu_into(const int64_t *strides, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const blocks[] = {make_block(COUNT * sizeof(float)), make_block(COUNT * sizeof(float))};
    const int64_t storage[] = {COUNT};
    aclTensor *const self = make_tensor(dims, 2, blocks[0]);
    aclTensor *const out =
        aclCreateTensor(dims, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, storage, 1, blocks[1]);

    REQUIRE(aclrtMemset(blocks[0], COUNT * sizeof(float), 0, COUNT * sizeof(float)));
    const int status = aclnnReluGetWorkspaceSize(self, out, &workspace_size, &executor);

    answer(status);
    if (status == 0)
        REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(out));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(blocks[0]));
    REQUIRE(aclrtFree(blocks[1]));
    stop(stream);
}

static void output_of_stride_0(void)
{
    relu_into((const int64_t[]){COLUMNS, 0}, show);
}

static void output_with_elements_on_each_other(void)
{
    relu_into((const int64_t[]){COLUMNS - 1, 1}, show);
}

static void output_transposed(void)
{
    relu_into((const int64_t[]){1, ROWS}, accept);
    relu_into((const int64_t[]){COLUMNS, 1}, accept);
}

/* Two outputs whose elements alternate in one block share none of it. */
static void alternating_outputs(int64_t columns, void (*answer)(int status))
{
    const int64_t wide[] = {ROWS, 1};
    const int64_t one[] = {1};
    const int64_t strides[] = {columns, 1};
    const int64_t storage[] = {ROWS * columns};
    const aclrtStream stream = start();
    char *const blocks[] = {make_block(64), make_block(64), make_block(64),
                            make_block(sizeof(float) * ROWS * COLUMNS)};
    aclTensor *const tensors[] = {
        make_tensor(wide, 2, blocks[0]), make_tensor(wide, 2, blocks[1]),
        make_tensor(one, 1, blocks[2]),
        aclCreateTensor(wide, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, storage, 1, blocks[3]),
        make_tensor(one, 1, blocks[3] + sizeof(float))};

    for (int i = 0; i < 3; i++)
        REQUIRE(aclrtMemset(blocks[i], 64, 0, 64));
    REQUIRE(aclnnPreluBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], tensors[3],
                                               tensors[4], &workspace_size, &executor));
    void *const workspace = workspace_size > 0 ? make_block(workspace_size) : NULL;

    answer(aclnnPreluBackward(workspace, workspace_size, executor, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    for (int i = 0; i < 5; i++)
        REQUIRE(aclDestroyTensor(tensors[i]));
    for (int i = 0; i < 4; i++)
        REQUIRE(aclrtFree(blocks[i]));
    if (workspace)
        REQUIRE(aclrtFree(workspace));
    stop(stream);
}

static void output_between_the_elements_of_another(void)
{
    alternating_outputs(2, accept);
}

static void output_on_an_element_of_another(void)
{
    alternating_outputs(1, show);
}

static const strict_case cases[] = {
    {"before-init, a device", device_before_init, device_after_init},
    {"before-init, an operator", operator_before_init, operator_after_init},
    {"after-finalize", free_after_finalize, free_before_finalize},
    {"without-device, memory", thread_without_device, thread_with_device},
    {"without-device, an operator", launch_in_thread_without_device, launch_in_thread_with_device},
    {"copy-direction, the host's memory", copy_in_as_device_to_device, copy_in_as_host_to_device},
    {"copy-direction, a block of a device", copy_out_as_host_to_device, copy_out_as_device_to_host},
    {"copy-direction, a block of the host", copy_rows_as_device_to_host,
     copy_rows_as_host_to_device},
    {"workspace-on-argument", workspace_on_output, workspace_behind_output},
    {"outputs-share-memory", outputs_that_share, outputs_side_by_side},
    {"outputs-share-memory, elements between those of another", output_on_an_element_of_another,
     output_between_the_elements_of_another},
    {"output-overlaps-itself, stride 0", output_of_stride_0, output_transposed},
    {"output-overlaps-itself, elements on each other", output_with_elements_on_each_other,
     output_transposed},
};

int main(int count, char **arguments)
{
    return run_cases(cases, sizeof cases / sizeof cases[0], count, arguments);
}
