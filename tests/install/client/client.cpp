// A client as it is written for CANN, in C++: exits 0 when the result is right.
#include "acl/acl.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include <iostream>
#include <vector>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        const auto ret = (call);                                                                   \
        if (ret != ACL_SUCCESS) {                                                                  \
            std::cout << #call << " failed: " << ret << ", " << aclGetRecentErrMsg() << "\n";      \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)

static int Create(const std::vector<float> &host, const std::vector<int64_t> &shape, void **device,
                  aclTensor **tensor)
{
    const size_t size = host.size() * sizeof(float);
    std::vector<int64_t> strides(shape.size(), 1);

    CHECK(aclrtMalloc(device, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMemcpy(*device, size, host.data(), size, ACL_MEMCPY_HOST_TO_DEVICE));
    for (size_t i = shape.size() - 1; i > 0; i--)
        strides[i - 1] = shape[i] * strides[i];
    *tensor = aclCreateTensor(shape.data(), shape.size(), aclDataType::ACL_FLOAT, strides.data(), 0,
                              aclFormat::ACL_FORMAT_ND, shape.data(), shape.size(), *device);
    return *tensor == nullptr;
}

int main()
{
    const std::vector<std::vector<float>> host{
        {1, 1, 1, 1}, {-1, 2, 3, -4}, {0.5F, 0.25F}, {0, 0, 0, 0}, {0, 0}};
    const std::vector<std::vector<int64_t>> shapes{{2, 2}, {2, 2}, {2}, {2, 2}, {2}};
    std::vector<void *> device(host.size(), nullptr);
    std::vector<aclTensor *> tensors(host.size(), nullptr);
    aclrtStream stream = nullptr;

    CHECK(aclInit(nullptr));
    CHECK(aclrtSetDevice(0));
    CHECK(aclrtCreateStream(&stream));
    for (size_t i = 0; i < host.size(); i++)
        CHECK(Create(host[i], shapes[i], &device[i], &tensors[i]));

    uint64_t size = 0;
    aclOpExecutor *executor = nullptr;
    void *workspace = nullptr;
    CHECK(aclnnPreluBackwardGetWorkspaceSize(tensors[0], tensors[1], tensors[2], tensors[3],
                                             tensors[4], &size, &executor));
    if (size > 0)
        CHECK(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclnnPreluBackward(workspace, size, executor, stream));
    CHECK(aclrtSynchronizeStream(stream));

    std::vector<float> weight(2, 0);
    CHECK(aclrtMemcpy(weight.data(), 8, device[4], 8, ACL_MEMCPY_DEVICE_TO_HOST));
    for (size_t i = 0; i < host.size(); i++) {
        aclDestroyTensor(tensors[i]);
        aclrtFree(device[i]);
    }
    if (size > 0)
        aclrtFree(workspace);
    CHECK(aclrtDestroyStream(stream));
    CHECK(aclrtResetDevice(0));
    CHECK(aclFinalize());
    return weight == std::vector<float>{-1, -4} ? 0 : 1;
}
