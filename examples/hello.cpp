// hello.c in C++: y = x > 0 ? x : 0.1 * x on five numbers, every handle released by its owner.
#include "acl/acl.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace
{

// Throws the library's sentence for a status other than 0.
void check(int status)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    throw std::runtime_error(sentence ? sentence : "status " + std::to_string(status));
}

struct Device {
    Device()
    {
        check(aclInit(nullptr));
        check(aclrtSetDevice(0));
        check(aclrtCreateStream(&stream));
    }
    ~Device()
    {
        aclrtDestroyStream(stream);
        aclrtResetDevice(0);
        aclFinalize();
    }
    Device(const Device &) = delete;
    Device &operator=(const Device &) = delete;

    aclrtStream stream = nullptr;
};

// Destroys a handle, or frees memory, that a unique_ptr holds.
struct Release {
    void operator()(aclTensor *tensor) const
    {
        aclDestroyTensor(tensor);
    }
    void operator()(aclScalar *scalar) const
    {
        aclDestroyScalar(scalar);
    }
    void operator()(void *memory) const
    {
        aclrtFree(memory);
    }
};

using Memory = std::unique_ptr<void, Release>;
using Tensor = std::unique_ptr<aclTensor, Release>;
using Scalar = std::unique_ptr<aclScalar, Release>;

Memory allocate(size_t size)
{
    void *memory = nullptr;
    if (size > 0)
        check(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
    return Memory(memory);
}

Tensor describe(const Memory &memory, const std::vector<int64_t> &shape)
{
    return Tensor(aclCreateTensor(shape.data(), shape.size(), ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND,
                                  shape.data(), shape.size(), memory.get()));
}

std::vector<float> leaky_relu(const std::vector<float> &x, float slope, aclrtStream stream)
{
    const size_t size = x.size() * sizeof(float);
    const std::vector<int64_t> shape{static_cast<int64_t>(x.size())};
    const Memory device_x = allocate(size), device_y = allocate(size);
    const Tensor self = describe(device_x, shape), out = describe(device_y, shape);
    const Scalar negative_slope(aclCreateScalar(&slope, ACL_FLOAT));
    uint64_t workspace_size = 0;
    aclOpExecutor *executor = nullptr;
    std::vector<float> y(x.size());

    check(aclrtMemcpy(device_x.get(), size, x.data(), size, ACL_MEMCPY_HOST_TO_DEVICE));
    check(aclnnLeakyReluGetWorkspaceSize(self.get(), negative_slope.get(), out.get(),
                                         &workspace_size, &executor));
    const Memory workspace = allocate(workspace_size);
    check(aclnnLeakyRelu(workspace.get(), workspace_size, executor, stream));
    check(aclrtSynchronizeStream(stream));
    check(aclrtMemcpy(y.data(), size, device_y.get(), size, ACL_MEMCPY_DEVICE_TO_HOST));
    return y;
}

} // namespace

int main()
{
    try {
        const Device device;
        const std::vector<float> x{-2, -1, 0, 1, 2};
        const std::vector<float> y = leaky_relu(x, 0.1F, device.stream);
        for (size_t i = 0; i < x.size(); i++)
            std::printf("%g -> %g\n", static_cast<double>(x[i]), static_cast<double>(y[i]));
    } catch (const std::exception &refusal) {
        std::fprintf(stderr, "%s\n", refusal.what());
        return 1;
    }
    return 0;
}
