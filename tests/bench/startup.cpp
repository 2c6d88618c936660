// How long a program waits for the library: prints the nanoseconds of loading it, of the
// initialisation that every program does, and of a first call, as one line.
//
//     startup LIBRARY
#include <dlfcn.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"

namespace
{

using Clock = std::chrono::steady_clock;

template <class Function> Function symbol(void *library, const char *name, Function)
{
    void *const found = dlsym(library, name);
    if (found == nullptr) {
        std::fprintf(stderr, "startup: %s\n", dlerror());
        std::exit(1);
    }
    return reinterpret_cast<Function>(found);
}

long long ns(Clock::time_point from, Clock::time_point to)
{
    return std::chrono::duration_cast<std::chrono::nanoseconds>(to - from).count();
}

using First = aclnnStatus (*)(const aclTensor *, const aclScalar *, aclTensor *, uint64_t *,
                              aclOpExecutor **);
using Second = aclnnStatus (*)(void *, uint64_t, aclOpExecutor *, aclrtStream);

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: startup LIBRARY\n");
        return 2;
    }
    const Clock::time_point start = Clock::now();
    void *const library = dlopen(argv[1], RTLD_NOW);
    const Clock::time_point loaded = Clock::now();
    if (library == nullptr) {
        std::fprintf(stderr, "startup: %s\n", dlerror());
        return 1;
    }
#define SYMBOL(name) const auto name##_ = symbol(library, #name, &name)
    SYMBOL(aclInit);
    SYMBOL(aclrtSetDevice);
    SYMBOL(aclrtCreateStream);
    SYMBOL(aclCreateTensor);
    SYMBOL(aclCreateScalar);
    SYMBOL(aclrtSynchronizeStream);
#undef SYMBOL
    const First first = symbol(library, "aclnnLeakyReluGetWorkspaceSize", First{});
    const Second second = symbol(library, "aclnnLeakyRelu", Second{});
    const Clock::time_point found = Clock::now();
    aclrtStream stream;
    int failed = aclInit_(nullptr);
    failed |= aclrtSetDevice_(0);
    failed |= aclrtCreateStream_(&stream);
    const Clock::time_point ready = Clock::now();
    float data[16] = {1, -1};
    float result[16];
    float slope = 0.5f;
    const int64_t shape[] = {16};
    const int64_t strides[] = {1};
    aclTensor *const in =
        aclCreateTensor_(shape, 1, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, shape, 1, data);
    aclTensor *const out =
        aclCreateTensor_(shape, 1, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, shape, 1, result);
    aclScalar *const scalar = aclCreateScalar_(&slope, ACL_FLOAT);
    uint64_t size = 0;
    aclOpExecutor *executor = nullptr;
    failed |= first(in, scalar, out, &size, &executor);
    failed |= second(nullptr, 0, executor, stream);
    failed |= aclrtSynchronizeStream_(stream);
    const Clock::time_point end = Clock::now();
    if (failed != 0 || result[1] != -0.5f) {
        std::fprintf(stderr, "startup: the first call failed\n");
        return 1;
    }
    std::printf("%lld %lld %lld\n", ns(start, loaded), ns(found, ready), ns(ready, end));
    return 0;
}
