/*
 * A contiguous view behind the end of its storage, as programs make that give the storage without
 * the offset: outside strict mode its memory is the bound, where the library knows it.
 */
#include <criterion/criterion.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "aclnnop/aclnn_relu.h"

enum { BYTES = 256, ROOM = BYTES + 32, SHORT = 4 };

/* The first phase of Relu, in place, on `count` f32 elements from `offset` on. */
static aclnnStatus relu(void *data, int64_t offset, int64_t count)
{
    const int64_t one = 1;
    const int64_t storage = SHORT;
    uint64_t workspace_size;
    aclOpExecutor *executor = NULL;
    aclTensor *const tensor =
        aclCreateTensor(&count, 1, ACL_FLOAT, &one, offset, ACL_FORMAT_ND, &storage, 1, data);
    const aclnnStatus status =
        aclnnReluGetWorkspaceSize(tensor, tensor, &workspace_size, &executor);

    cr_assert_eq(executor != NULL, status == 0);
    if (executor)
        cr_assert_eq(aclnnRelu(NULL, 0, executor, NULL), 0);
    cr_assert_eq(aclDestroyTensor(tensor), 0);
    return status;
}

Test(storage, memory_is_the_bound_of_a_short_one)
{
    void *block = NULL;
    static float heap[2 * BYTES];

    cr_assert_eq(aclrtSetDevice(0), 0);
    cr_assert_eq(aclrtMalloc(&block, BYTES, ACL_MEM_MALLOC_NORMAL_ONLY), 0);
    cr_assert_eq(aclrtMemset(block, BYTES, 0, BYTES), 0);
    cr_assert_eq(relu(block, SHORT, BYTES / 4 - SHORT), 0);
    cr_assert_eq(relu(block, 0, ROOM / 4), 0, "aclrtMalloc adds 32 bytes");
    cr_assert_eq(relu(block, 0, ROOM / 4 + 1), 561103);
    cr_assert_str_eq(aclGetRecentErrMsg(), "EZ9999: aclnnRelu: the view of input 0 reaches to "
                                           "element 72; its memory ends after 288 bytes");
    cr_assert_eq(relu(block, SHORT, ROOM / 4), 561103);
    cr_assert_eq(relu((char *)block + 128, 0, (ROOM - 128) / 4), 0);
    cr_assert_eq(relu((char *)block + 128, 0, (ROOM - 128) / 4 + 1), 561103);
    cr_assert_eq(relu(heap, 0, 2 * BYTES), 0, "nobody knows where this ends");
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    cr_assert_eq(aclrtFree(block), 0);
}
