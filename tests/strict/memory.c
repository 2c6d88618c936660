/*
 * The mode `memory`.
 */
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>

#include "aclnnop/aclnn_prelu_backward.h"
#include "aclnnop/aclnn_relu.h"
#include "cases.h"

enum { COUNT = 64, BYTES = COUNT * sizeof(float), LONG = 1 << 18, CLAIMED = 1 << 19 };

static const int64_t dims[] = {COUNT};

static void accept(int status)
{
    require(status, "the call");
}

/* Relu, whose second phase answers. */
static void relu_on(void *self_data, void *out_data, aclrtStream stream, void (*answer)(int status))
{
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclTensor *const self = make_tensor(dims, 1, self_data);
    aclTensor *const out = make_tensor(dims, 1, out_data);

    REQUIRE(aclnnReluGetWorkspaceSize(self, out, &workspace_size, &executor));
    answer(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(out));
}

/* --- memory of the host -------------------------------------------------------------------------
 */

static void relu_of_heap(void)
{
    const aclrtStream stream = start();
    void *const out = make_block(BYTES);
    void *const heap = calloc(1, BYTES);

    relu_on(heap, out, stream, show);
    free(heap);
    REQUIRE(aclrtFree(out));
    stop(stream);
}

static void relu_of_a_block(void)
{
    const aclrtStream stream = start();
    void *const out = make_block(BYTES);
    void *const self = make_zeros(BYTES);

    relu_on(self, out, stream, accept);
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(self));
    REQUIRE(aclrtFree(out));
    stop(stream);
}

static void relu_into_pinned_memory(void)
{
    const aclrtStream stream = start();
    void *const self = make_zeros(BYTES);
    void *pinned = NULL;

    REQUIRE(aclrtMallocHost(&pinned, BYTES));
    relu_on(self, pinned, stream, show);
    REQUIRE(aclrtFreeHost(pinned));
    REQUIRE(aclrtFree(self));
    stop(stream);
}

/* Managed memory belongs to both sides. */
static void relu_into_managed_memory(void)
{
    const aclrtStream stream = start();
    void *const self = make_zeros(BYTES);
    void *managed = NULL;

    REQUIRE(aclrtMemAllocManaged(&managed, BYTES, ACL_RT_MEM_ATTACH_GLOBAL));
    relu_on(self, managed, stream, accept);
    REQUIRE(aclrtSynchronizeStream(stream));
    if (*(float *)managed != 0)
        require(-1, "a result");
    REQUIRE(aclrtFree(managed));
    REQUIRE(aclrtFree(self));
    stop(stream);
}

/* Registered memory is device memory as far as it was registered. */
static void relu_of_registered(size_t bytes, void (*answer)(int status))
{
    static _Alignas(4096) float numbers[COUNT];
    const aclrtStream stream = start();
    void *const out = make_block(BYTES);
    void *device = NULL;

    REQUIRE(aclrtHostRegister(numbers, bytes, ACL_HOST_REGISTER_MAPPED, &device));
    relu_on(numbers, out, stream, answer);
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtHostUnregister(numbers));
    REQUIRE(aclrtFree(out));
    stop(stream);
}

static void relu_beyond_registered_memory(void)
{
    relu_of_registered(BYTES / 2, show);
}

static void relu_of_registered_memory(void)
{
    relu_of_registered(BYTES, accept);
}

/* --- memory that was freed ----------------------------------------------------------------------
 */

static void free_early(void *block)
{
    REQUIRE(aclrtFree(block));
}

static void relu_of_a_freed_block(void)
{
    const aclrtStream stream = start();
    void *const out = make_block(BYTES);
    void *const self = make_zeros(BYTES);

    free_early(self);
    relu_on(self, out, stream, show);
    REQUIRE(aclrtFree(out));
    stop(stream);
}

static void copy_of_a_freed_block(void)
{
    const aclrtStream stream = start();
    void *const block = make_zeros(BYTES);
    float values[COUNT];

    free_early(block);
    show(aclrtMemcpy(values, BYTES, block, BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    stop(stream);
}

static void copy_of_a_block(void)
{
    const aclrtStream stream = start();
    void *const block = make_zeros(BYTES);
    float values[COUNT];

    REQUIRE(aclrtMemcpy(values, BYTES, block, BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    free_early(block);
    stop(stream);
}

static void free_while_queued(void)
{
    const aclrtStream stream = start();
    void *const out = make_block(BYTES);
    void *const self = make_zeros(BYTES);

    relu_on(self, out, stream, accept);

    const int status = aclrtFree(self);

    show(status);
    REQUIRE(aclrtSynchronizeStream(stream));
    if (status != 0)
        REQUIRE(aclrtFree(self));
    REQUIRE(aclrtFree(out));
    stop(stream);
}

/* An event behind the work is as good as the stream, and aclrtFreeWithDevSync waits itself. */
static void free_after_the_work(void)
{
    const aclrtStream stream = start();
    void *const out = make_block(BYTES);
    void *const self = make_zeros(BYTES);
    aclrtEvent done = NULL;

    REQUIRE(aclrtCreateEvent(&done));
    relu_on(self, out, stream, accept);
    REQUIRE(aclrtRecordEvent(done, stream));
    REQUIRE(aclrtSynchronizeEvent(done));
    REQUIRE(aclrtFree(self));
    relu_on(out, out, stream, accept);
    REQUIRE(aclrtFreeWithDevSync(out));
    REQUIRE(aclrtDestroyEvent(done));
    stop(stream);
}

static void free_twice(void)
{
    const aclrtStream stream = start();
    void *const block = make_block(BYTES);

    free_early(block);
    show(aclrtFree(block));
    stop(stream);
}

static void free_once_each(void)
{
    const aclrtStream stream = start();

    free_early(make_block(BYTES));
    free_early(make_block(BYTES));
    stop(stream);
}

/* --- beyond a block -----------------------------------------------------------------------------
 */

static void relu_from(size_t byte, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const out = make_block(BYTES);
    char *const self = make_zeros(BYTES + 32);

    relu_on(self + byte, out, stream, answer);
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(self));
    REQUIRE(aclrtFree(out));
    stop(stream);
}

static void relu_beyond_its_block(void)
{
    relu_from(36, show);
}

static void relu_to_the_end_of_its_block(void)
{
    relu_from(32, accept);
}

static void prelu_gradients(uint64_t lacking, void (*answer)(int status))
{
    const int64_t wide[] = {LONG, 2};
    const int64_t channels[] = {2};
    const size_t bytes = 2 * LONG * sizeof(float);
    const aclrtStream stream = start();
    void *const blocks[] = {make_zeros(bytes), make_zeros(bytes), make_zeros(8), make_block(bytes),
                            make_block(8)};
    aclTensor *const tensors[] = {make_tensor(wide, 2, blocks[0]), make_tensor(wide, 2, blocks[1]),
                                  make_tensor(channels, 1, blocks[2]),
                                  make_tensor(wide, 2, blocks[3]),
                                  make_tensor(channels, 1, blocks[4])};
    uint64_t workspace_size;
    aclOpExecutor *executor;

    REQUIRE(aclnnPreluBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], tensors[3],
                                               tensors[4], &workspace_size, &executor));
    if (workspace_size == 0 || workspace_size > CLAIMED)
        require(-1, "a workspace of at most 512 KiB");

    void *const workspace = make_block(CLAIMED - lacking);

    answer(aclnnPreluBackward(workspace, CLAIMED, executor, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    for (int i = 0; i < 5; i++) {
        REQUIRE(aclDestroyTensor(tensors[i]));
        REQUIRE(aclrtFree(blocks[i]));
    }
    REQUIRE(aclrtFree(workspace));
    stop(stream);
}

static void workspace_beyond_its_block(void)
{
    prelu_gradients(4096, show);
}

static void workspace_inside_its_block(void)
{
    prelu_gradients(0, accept);
}

/* --- a storage that is too short ----------------------------------------------------------------
 */

static void relu_with_storage(int64_t storage, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const block = make_zeros(2 * BYTES);
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclTensor *const self = aclCreateTensor(dims, 1, ACL_FLOAT, (const int64_t[]){1}, COUNT,
                                            ACL_FORMAT_ND, &storage, 1, block);
    const int status = aclnnReluGetWorkspaceSize(self, self, &workspace_size, &executor);

    answer(status);
    if (status == 0)
        REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void storage_without_the_offset(void)
{
    relu_with_storage(COUNT, show);
}

static void storage_with_the_offset(void)
{
    relu_with_storage(2 * COUNT, accept);
}

/* --- the program touches a block itself ---------------------------------------------------------
 */

static sigjmp_buf back;

/* The program's own handler of the signal runs behind the library's. */
static void go_back(int number)
{
    (void)number;
    siglongjmp(back, 1);
}

static void read_it(const float *block)
{
    (void)*(volatile const float *)block;
}

static void write_it(float *block)
{
    *(volatile float *)block = 1;
}

static void touch(bool writes)
{
    struct sigaction action = {.sa_handler = go_back};

    REQUIRE(sigaction(SIGSEGV, &action, NULL));

    const aclrtStream stream = start();
    float *const block = make_block(BYTES);

    if (sigsetjmp(back, 1) != 0) {
        show(ACL_ERROR_RT_PARAM_INVALID);
    } else if (writes) {
        write_it(block + 4);
    } else {
        read_it(block + 4);
    }
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void read_on_the_host(void)
{
    touch(false);
}

static void write_on_the_host(void)
{
    touch(true);
}

static void read_a_copy(void)
{
    const aclrtStream stream = start();
    void *const block = make_zeros(BYTES);
    float values[COUNT];

    REQUIRE(aclrtMemcpy(values, BYTES, block, BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    read_it(values);
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void write_a_copy(void)
{
    const aclrtStream stream = start();
    void *const block = make_block(BYTES);
    float values[COUNT] = {0};

    write_it(values);
    REQUIRE(aclrtMemcpy(block, BYTES, values, BYTES, ACL_MEMCPY_HOST_TO_DEVICE));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static const strict_case cases[] = {
    {"host-memory, of the heap", relu_of_heap, relu_of_a_block},
    {"host-memory, of aclrtMallocHost", relu_into_pinned_memory, relu_into_managed_memory},
    {"freed-memory, of an operator", relu_of_a_freed_block, relu_of_a_block},
    {"freed-memory, of a copy", copy_of_a_freed_block, copy_of_a_block},
    {"freed-while-queued", free_while_queued, free_after_the_work},
    {"freed-twice", free_twice, free_once_each},
    {"outside-block, a tensor", relu_beyond_its_block, relu_to_the_end_of_its_block},
    {"outside-block, registered memory", relu_beyond_registered_memory, relu_of_registered_memory},
    {"outside-block, a workspace", workspace_beyond_its_block, workspace_inside_its_block},
    {"short-storage", storage_without_the_offset, storage_with_the_offset},
    {"host-access, a read", read_on_the_host, read_a_copy},
    {"host-access, a write", write_on_the_host, write_a_copy},
};

int main(int count, char **arguments)
{
    return run_cases(cases, sizeof cases / sizeof cases[0], count, arguments);
}
