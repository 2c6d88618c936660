/*
 * The smallest complete program: y = x > 0 ? x : 0.1 * x on five numbers.
 */
#include "acl/acl.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include <stdio.h>
#include <stdlib.h>

/* Ends the program with the library's sentence for a status other than 0. */
static void check(int status)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    fprintf(stderr, "refused with %d: %s\n", status, sentence != NULL ? sentence : "");
    exit(1);
}

int main(void)
{
    float x[5] = {-2, -1, 0, 1, 2}, y[5], slope = 0.1F;
    const int64_t shape[1] = {5}, stride[1] = {1};
    void *device_x = NULL, *device_y = NULL, *workspace = NULL;
    uint64_t size = 0;
    aclrtStream stream = NULL;
    aclOpExecutor *executor = NULL;

    check(aclInit(NULL));
    check(aclrtSetDevice(0));
    check(aclrtCreateStream(&stream));
    check(aclrtMalloc(&device_x, sizeof x, ACL_MEM_MALLOC_HUGE_FIRST));
    check(aclrtMalloc(&device_y, sizeof y, ACL_MEM_MALLOC_HUGE_FIRST));
    check(aclrtMemcpy(device_x, sizeof x, x, sizeof x, ACL_MEMCPY_HOST_TO_DEVICE));
    aclTensor *self =
        aclCreateTensor(shape, 1, ACL_FLOAT, stride, 0, ACL_FORMAT_ND, shape, 1, device_x);
    aclTensor *out =
        aclCreateTensor(shape, 1, ACL_FLOAT, stride, 0, ACL_FORMAT_ND, shape, 1, device_y);
    aclScalar *negative_slope = aclCreateScalar(&slope, ACL_FLOAT);

    check(aclnnLeakyReluGetWorkspaceSize(self, negative_slope, out, &size, &executor));
    if (size > 0)
        check(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    check(aclnnLeakyRelu(workspace, size, executor, stream));
    check(aclrtSynchronizeStream(stream));
    check(aclrtMemcpy(y, sizeof y, device_y, sizeof y, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int i = 0; i < 5; i++)
        printf("%g -> %g\n", (double)x[i], (double)y[i]);

    aclDestroyTensor(self);
    aclDestroyTensor(out);
    aclDestroyScalar(negative_slope);
    if (workspace != NULL)
        aclrtFree(workspace);
    aclrtFree(device_x);
    aclrtFree(device_y);
    aclrtDestroyStream(stream);
    aclrtResetDevice(0);
    aclFinalize();
    return 0;
}
