/*
 * The smallest complete program: y = x > 0 ? x : 0.1 * x on five numbers.
 */
#include "acl/acl.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include <stdio.h>

int main(void)
{
    float x[5] = {-2, -1, 0, 1, 2}, y[5], slope = 0.1F;
    const int64_t shape[1] = {5}, stride[1] = {1};
    void *device_x = NULL, *device_y = NULL, *workspace = NULL;
    uint64_t size = 0;
    aclrtStream stream = NULL;
    aclOpExecutor *executor = NULL;

    aclInit(NULL);
    aclrtSetDevice(0);
    aclrtCreateStream(&stream);
    aclrtMalloc(&device_x, sizeof x, ACL_MEM_MALLOC_HUGE_FIRST);
    aclrtMalloc(&device_y, sizeof y, ACL_MEM_MALLOC_HUGE_FIRST);
    aclrtMemcpy(device_x, sizeof x, x, sizeof x, ACL_MEMCPY_HOST_TO_DEVICE);
    aclTensor *self =
        aclCreateTensor(shape, 1, ACL_FLOAT, stride, 0, ACL_FORMAT_ND, shape, 1, device_x);
    aclTensor *out =
        aclCreateTensor(shape, 1, ACL_FLOAT, stride, 0, ACL_FORMAT_ND, shape, 1, device_y);
    aclScalar *negative_slope = aclCreateScalar(&slope, ACL_FLOAT);

    if (aclnnLeakyReluGetWorkspaceSize(self, negative_slope, out, &size, &executor) !=
        ACL_SUCCESS) {
        printf("refused: %s\n", aclGetRecentErrMsg());
        return 1;
    }
    if (size > 0)
        aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST);
    aclnnLeakyRelu(workspace, size, executor, stream);
    aclrtSynchronizeStream(stream);
    aclrtMemcpy(y, sizeof y, device_y, sizeof y, ACL_MEMCPY_DEVICE_TO_HOST);
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
