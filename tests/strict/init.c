/*
 * The mode `init`.
 */
#include "aclnnop/aclnn_cat.h"
#include "aclnnop/aclnn_fill_scalar.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include "aclnnop/aclnn_relu.h"
#include "cases.h"

enum { ROWS = 4, COLUMNS = 8, BYTES = ROWS * COLUMNS * sizeof(float), LONG = 1 << 18 };

static const int64_t dims[] = {ROWS, COLUMNS};

static void accept(int status)
{
    require(status, "the call");
}

/* Relu of the first columns of a matrix, in place, whose second phase answers. */
static void relu_of(void *data, int64_t columns, aclrtStream stream, void (*answer)(int status))
{
    const int64_t some[] = {ROWS, columns};
    const int64_t strides[] = {COLUMNS, 1};
    const int64_t storage[] = {ROWS * COLUMNS};
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclTensor *const self =
        aclCreateTensor(some, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, storage, 1, data);

    REQUIRE(aclnnReluGetWorkspaceSize(self, self, &workspace_size, &executor));
    answer(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclrtSynchronizeStream(stream));
}

static void relu_of_fresh_memory(void)
{
    const aclrtStream stream = start();
    void *const block = make_block(BYTES);

    relu_of(block, COLUMNS, stream, show);
    REQUIRE(aclrtFree(block));
    stop(stream);
}

/* An operator that only writes may find memory fresh. */
static void fill(void *data, aclrtStream stream)
{
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclScalar *const value = aclCreateScalar(&(float){1}, ACL_FLOAT);
    aclTensor *const self =
        aclCreateTensor(dims, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, 2, data);

    REQUIRE(aclnnInplaceFillScalarGetWorkspaceSize(self, value, &workspace_size, &executor));
    REQUIRE(aclnnInplaceFillScalar(NULL, 0, executor, stream));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyScalar(value));
}

static void relu_of_filled_memory(void)
{
    const aclrtStream stream = start();
    void *const block = make_block(BYTES);

    fill(block, stream);
    relu_of(block, COLUMNS, stream, accept);
    REQUIRE(aclrtFree(block));
    stop(stream);
}

/* The host fills all columns but one. */
static void relu_of_columns(int64_t columns, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const block = make_block(BYTES);
    const float values[ROWS * COLUMNS] = {0};
    const size_t pitch = COLUMNS * sizeof(float);

    REQUIRE(aclrtMemcpy2d(block, pitch, values, pitch, pitch - sizeof(float), ROWS,
                          ACL_MEMCPY_HOST_TO_DEVICE));
    relu_of(block, columns, stream, answer);
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void relu_of_a_column_too_many(void)
{
    relu_of_columns(COLUMNS, show);
}

static void relu_of_the_filled_columns(void)
{
    relu_of_columns(COLUMNS - 1, accept);
}

/* A block is copied whole; what counts is what is read of the copy. */
static void relu_of_a_copy(int64_t columns, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const block = make_block(BYTES);
    void *const copy = make_block(BYTES);
    const float values[ROWS * COLUMNS] = {0};
    const size_t pitch = COLUMNS * sizeof(float);

    REQUIRE(aclrtMemcpy2d(block, pitch, values, pitch, pitch - sizeof(float), ROWS,
                          ACL_MEMCPY_HOST_TO_DEVICE));
    REQUIRE(aclrtMemcpyAsync(copy, BYTES, block, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, stream));
    relu_of(copy, columns, stream, answer);
    REQUIRE(aclrtFree(block));
    REQUIRE(aclrtFree(copy));
    stop(stream);
}

static void relu_of_the_copy_of_nothing(void)
{
    relu_of_a_copy(COLUMNS, show);
}

static void relu_of_the_copy_of_something(void)
{
    relu_of_a_copy(COLUMNS - 1, accept);
}

static void copy_out(size_t bytes, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const block = make_block(BYTES);
    float values[ROWS * COLUMNS];

    REQUIRE(aclrtMemset(block, BYTES, 0, BYTES / 2));
    answer(aclrtMemcpy(values, BYTES, block, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void copy_of_more_than_was_filled(void)
{
    copy_out(BYTES, show);
}

static void copy_of_what_was_filled(void)
{
    copy_out(BYTES / 2, accept);
}

/* What an operator leaves in its workspace is no result. */
static void relu_of_workspace(bool fills, void (*answer)(int status))
{
    const int64_t wide[] = {LONG, 2};
    const int64_t channels[] = {2};
    const size_t bytes = 2 * LONG * sizeof(float);
    const aclrtStream stream = start();
    void *const blocks[] = {make_block(bytes), make_block(bytes), make_block(8), make_block(bytes),
                            make_block(8)};
    aclTensor *const tensors[] = {make_tensor(wide, 2, blocks[0]), make_tensor(wide, 2, blocks[1]),
                                  make_tensor(channels, 1, blocks[2]),
                                  make_tensor(wide, 2, blocks[3]),
                                  make_tensor(channels, 1, blocks[4])};
    uint64_t workspace_size;
    aclOpExecutor *executor;

    for (int i = 0; i < 3; i++)
        REQUIRE(aclrtMemset(blocks[i], i == 2 ? 8 : bytes, 0, i == 2 ? 8 : bytes));
    REQUIRE(aclnnPreluBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], tensors[3],
                                               tensors[4], &workspace_size, &executor));

    void *const workspace = make_block(workspace_size + BYTES);

    REQUIRE(aclrtMemset(workspace, BYTES, 0, BYTES));
    REQUIRE(aclnnPreluBackward(workspace, workspace_size, executor, stream));
    if (fills)
        REQUIRE(aclrtMemsetAsync(workspace, BYTES, 0, BYTES, stream));
    relu_of(workspace, COLUMNS, stream, answer);
    for (int i = 0; i < 5; i++) {
        REQUIRE(aclDestroyTensor(tensors[i]));
        REQUIRE(aclrtFree(blocks[i]));
    }
    REQUIRE(aclrtFree(workspace));
    stop(stream);
}

static void relu_of_a_workspace(void)
{
    relu_of_workspace(false, show);
}

static void relu_of_a_workspace_filled_again(void)
{
    relu_of_workspace(true, accept);
}

/* A recording is checked when it is executed, so its input may be filled after the recording. */
static void relu_of_recording(bool fills, void (*answer)(int status))
{
    const aclrtStream stream = start();
    void *const block = make_block(BYTES);
    aclmdlRI recording;

    REQUIRE(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclTensor *const self = make_tensor(dims, 2, block);

    REQUIRE(aclnnReluGetWorkspaceSize(self, self, &workspace_size, &executor));
    REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclmdlRICaptureEnd(stream, &recording));
    if (fills)
        REQUIRE(aclrtMemset(block, BYTES, 0, BYTES));
    answer(aclmdlRIExecuteAsync(recording, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclmdlRIDestroy(recording));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclrtFree(block));
    stop(stream);
}

static void recording_of_fresh_memory(void)
{
    relu_of_recording(false, show);
}

static void recording_of_filled_memory(void)
{
    relu_of_recording(true, accept);
}

/* The tensors of a list, of which the program fills all or the first. */
static void cat_of_two(bool fills, void (*answer)(int status))
{
    const int64_t both[] = {2 * ROWS, COLUMNS};
    const aclrtStream stream = start();
    void *const blocks[] = {make_zeros(BYTES), make_block(BYTES),
                            make_block(2 * sizeof(float) * ROWS * COLUMNS)};
    const aclTensor *const tensors[] = {make_tensor(dims, 2, blocks[0]),
                                        make_tensor(dims, 2, blocks[1])};
    aclTensorList *const list = aclCreateTensorList(tensors, 2);
    aclTensor *const out = make_tensor(both, 2, blocks[2]);
    uint64_t workspace_size;
    aclOpExecutor *executor;

    if (fills)
        REQUIRE(aclrtMemset(blocks[1], BYTES, 0, BYTES));
    REQUIRE(aclnnCatGetWorkspaceSize(list, 0, out, &workspace_size, &executor));
    answer(aclnnCat(NULL, 0, executor, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclDestroyTensorList(list));
    REQUIRE(aclDestroyTensor(out));
    for (int i = 0; i < 3; i++)
        REQUIRE(aclrtFree(blocks[i]));
    stop(stream);
}

static void cat_of_a_fresh_tensor(void)
{
    cat_of_two(false, show);
}

static void cat_of_filled_tensors(void)
{
    cat_of_two(true, accept);
}

static const strict_case cases[] = {
    {"read-before-write, an operator", relu_of_fresh_memory, relu_of_filled_memory},
    {"read-before-write, a column", relu_of_a_column_too_many, relu_of_the_filled_columns},
    {"read-before-write, a copy to the host", copy_of_more_than_was_filled,
     copy_of_what_was_filled},
    {"read-before-write, through a copy on the device", relu_of_the_copy_of_nothing,
     relu_of_the_copy_of_something},
    {"read-before-write, a workspace", relu_of_a_workspace, relu_of_a_workspace_filled_again},
    {"read-before-write, a tensor of a list", cat_of_a_fresh_tensor, cat_of_filled_tensors},
    {"read-before-write, a recording", recording_of_fresh_memory, recording_of_filled_memory},
};

int main(int count, char **arguments)
{
    return run_cases(cases, sizeof cases / sizeof cases[0], count, arguments);
}
