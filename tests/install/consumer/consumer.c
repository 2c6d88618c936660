/* A program that knows only the installed tree. Built as C and as C++; exits 0 when the result is
 * right. */
#include "acl/acl.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include <stddef.h>

int main(void)
{
    float values[2] = {-4, 4}, slope = 0.5f;
    const int64_t shape[1] = {2};
    uint64_t size = 1;
    aclOpExecutor *executor = NULL;
    aclTensor *self;
    aclScalar *negative_slope;
    int status = 0;

    status |= aclInit(NULL);
    status |= aclrtSetDevice(0);
    self = aclCreateTensor(shape, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, shape, 1, values);
    negative_slope = aclCreateScalar(&slope, ACL_FLOAT);
    status |= aclnnInplaceLeakyReluGetWorkspaceSize(self, negative_slope, &size, &executor);
    status |= aclnnInplaceLeakyRelu(NULL, size, executor, NULL);
    status |= aclrtSynchronizeDevice();
    status |= aclDestroyTensor(self);
    status |= aclDestroyScalar(negative_slope);
    status |= aclrtResetDevice(0);
    status |= aclFinalize();
    return status == 0 && values[0] == -2.0f && values[1] == 4.0f ? 0 : 1;
}
