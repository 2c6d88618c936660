/*
 * One plan for many calls: the first phase runs once, the executor is made repeatable, and each
 * turn of the loop gives it the addresses of the next batch.
 */
#include "acl/acl.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { BATCHES = 1000, BATCH = 256 };

/* Ends the program with the library's sentence where a call failed. */
static void check(int status)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    (void)fprintf(stderr, "status %d: %s\n", status, sentence ? sentence : "");
    exit(1);
}

int main(void)
{
    const size_t size = (size_t)BATCHES * BATCH * sizeof(float);
    const int64_t shape[1] = {BATCH};
    float *host = NULL, *x = NULL, *y = NULL, slope = 0.5F;
    aclrtStream stream = NULL;
    aclOpExecutor *executor = NULL;
    uint64_t workspace_size = 0;
    void *workspace = NULL;
    bool right = true;

    check(aclInit(NULL));
    check(aclrtSetDevice(0));
    check(aclrtCreateStream(&stream));
    check(aclrtMallocHost((void **)&host, size));
    check(aclrtMalloc((void **)&x, size, ACL_MEM_MALLOC_HUGE_FIRST));
    check(aclrtMalloc((void **)&y, size, ACL_MEM_MALLOC_HUGE_FIRST));
    for (int i = 0; i < BATCHES * BATCH; i++)
        host[i] = (float)(i % 17 - 8);
    check(aclrtMemcpy(x, size, host, size, ACL_MEMCPY_HOST_TO_DEVICE));

    /* The plan is made before there are addresses. */
    aclTensor *self = aclCreateTensor(shape, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, shape, 1, NULL);
    aclTensor *out = aclCreateTensor(shape, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, shape, 1, NULL);
    aclScalar *negative_slope = aclCreateScalar(&slope, ACL_FLOAT);
    check(aclnnLeakyReluGetWorkspaceSize(self, negative_slope, out, &workspace_size, &executor));
    check(aclSetAclOpExecutorRepeatable(executor));
    if (workspace_size > 0)
        check(aclrtMalloc(&workspace, workspace_size, ACL_MEM_MALLOC_HUGE_FIRST));

    for (size_t batch = 0; batch < BATCHES; batch++) {
        check(aclSetInputTensorAddr(executor, 0, self, x + batch * BATCH));
        check(aclSetOutputTensorAddr(executor, 0, out, y + batch * BATCH));
        check(aclnnLeakyRelu(workspace, workspace_size, executor, stream));
    }
    check(aclrtSynchronizeStream(stream));
    check(aclDestroyAclOpExecutor(executor));

    check(aclrtMemcpy(host, size, y, size, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int i = 0; i < BATCHES * BATCH; i++) {
        const float number = (float)(i % 17 - 8);

        right = right && host[i] == (number > 0 ? number : number * slope);
    }
    printf("%d batches by one plan: %s\n", BATCHES, right ? "right" : "wrong");

    check(aclDestroyTensor(self));
    check(aclDestroyTensor(out));
    check(aclDestroyScalar(negative_slope));
    if (workspace != NULL)
        check(aclrtFree(workspace));
    check(aclrtFreeHost(host));
    check(aclrtFree(x));
    check(aclrtFree(y));
    check(aclrtDestroyStream(stream));
    check(aclrtResetDevice(0));
    check(aclFinalize());
    return right ? 0 : 1;
}
