/* A client as it is written for CANN, in C: exits 0 when the result is right. */
#include "acl/acl.h"
#include "acl_meta.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include <stdio.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        int ret = (call);                                                                          \
        if (ret != ACL_SUCCESS) {                                                                  \
            printf("%s failed: %d, %s\n", #call, ret, aclGetRecentErrMsg());                       \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)

int main(void)
{
    const float x[4] = {-2, -1, 0, 3};
    const int64_t shape[2] = {2, 2}, strides[2] = {2, 1};
    float y[4] = {0}, slope = 0.5f;
    void *device_x = NULL, *device_y = NULL, *workspace = NULL;
    uint64_t size = 0;
    aclrtStream stream = NULL;
    aclOpExecutor *executor = NULL;

    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(0));
    CHECK(aclrtCreateStream(&stream));
    CHECK(aclrtMalloc(&device_x, sizeof x, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMalloc(&device_y, sizeof y, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMemcpy(device_x, sizeof x, x, sizeof x, ACL_MEMCPY_HOST_TO_DEVICE));
    aclTensor *self =
        aclCreateTensor(shape, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, shape, 2, device_x);
    aclTensor *out =
        aclCreateTensor(shape, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, shape, 2, device_y);
    aclScalar *alpha = aclCreateScalar(&slope, ACL_FLOAT);
    CHECK(aclnnLeakyReluGetWorkspaceSize(self, alpha, out, &size, &executor));
    if (size > 0)
        CHECK(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclnnLeakyRelu(workspace, size, executor, stream));
    CHECK(aclrtSynchronizeStream(stream));
    CHECK(aclrtMemcpy(y, sizeof y, device_y, sizeof y, ACL_MEMCPY_DEVICE_TO_HOST));
    aclDestroyTensor(self);
    aclDestroyTensor(out);
    aclDestroyScalar(alpha);
    aclrtFree(device_x);
    aclrtFree(device_y);
    if (size > 0)
        aclrtFree(workspace);
    CHECK(aclrtDestroyStream(stream));
    CHECK(aclrtResetDevice(0));
    CHECK(aclFinalize());
    return y[0] == -1 && y[1] == -0.5f && y[2] == 0 && y[3] == 3 ? 0 : 1;
}
