// Operators that reduce along an axis, beside PyTorch and oneDNN, in one process: the same data,
// the same memory, one thread, medians of rounds that take turns.
//
//     cmake --build build-bench --target rows && build-bench/rows [--rounds N] [--only OPERATOR]
//     [--dtype DTYPE]
//
// Prints one Markdown table for each operator and dtype: ns for one element, and how many times as
// long a peer takes.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <dnnl.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_logsoftmax.h"
#include "aclnnop/aclnn_logsoftmax_backward.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_softmax_backward.h"

namespace
{

using Call = std::function<void()>;
using Prepare = aclnnStatus (*)(const aclTensor *, const aclTensor *, int64_t, aclTensor *,
                                uint64_t *, aclOpExecutor **);
using Launch = aclnnStatus (*)(void *, uint64_t, aclOpExecutor *, aclrtStream);

struct Operator {
    const char *name;
    bool backward;
    bool logarithm;
    Prepare prepare;
    Launch launch;
};

const Operator operators[] = {
    {"Softmax", false, false,
     [](const aclTensor *, const aclTensor *x, int64_t dim, aclTensor *out, uint64_t *size,
        aclOpExecutor **executor) {
         return aclnnSoftmaxGetWorkspaceSize(x, dim, out, size, executor);
     },
     aclnnSoftmax},
    {"LogSoftmax", false, true,
     [](const aclTensor *, const aclTensor *x, int64_t dim, aclTensor *out, uint64_t *size,
        aclOpExecutor **executor) {
         return aclnnLogSoftmaxGetWorkspaceSize(x, dim, out, size, executor);
     },
     aclnnLogSoftmax},
    {"SoftmaxBackward", true, false, aclnnSoftmaxBackwardGetWorkspaceSize, aclnnSoftmaxBackward},
    {"LogSoftmaxBackward", true, true, aclnnLogSoftmaxBackwardGetWorkspaceSize,
     aclnnLogSoftmaxBackward},
};

struct Dtype {
    const char *name;
    at::ScalarType torch;
    aclDataType acl;
    dnnl::memory::data_type onednn;
};

const Dtype dtypes[] = {
    {"f32", at::kFloat, ACL_FLOAT, dnnl::memory::data_type::f32},
    {"bf16", at::kBFloat16, ACL_BF16, dnnl::memory::data_type::bf16},
    {"f16", at::kHalf, ACL_FLOAT16, dnnl::memory::data_type::f16},
};

// Rows and columns, and the axis that a row lies along.
struct Shape {
    int64_t dims[2];
    int axis;
};

const Shape shapes[] = {
    {{32768, 2}, 1}, {{8192, 8}, 1},    {{2048, 32}, 1}, {{1024, 64}, 1},
    {{512, 128}, 1}, {{256, 256}, 1},   {{64, 1000}, 1}, {{16, 4096}, 1},
    {{2, 32768}, 1}, {{1, 1 << 20}, 1}, {{1000, 64}, 0}, {{32, 2048}, 0},
};

void expect(bool good, const char *what)
{
    if (good)
        return;
    std::fprintf(stderr, "rows: %s: %s\n", what, aclGetRecentErrMsg());
    std::exit(1);
}

struct Problem {
    const Operator *op;
    const Dtype *dtype;
    const Shape *shape;
    at::Tensor grad;
    at::Tensor x;
    at::Tensor out;
};

aclTensor *describe(const at::Tensor &t, const Dtype &dtype)
{
    return aclCreateTensor(t.sizes().data(), 2, dtype.acl, t.strides().data(), 0, ACL_FORMAT_ND,
                           t.sizes().data(), 2, t.data_ptr());
}

Call ours(const Problem &p)
{
    uint64_t size = 0;
    aclOpExecutor *executor = nullptr;
    const Launch launch = p.op->launch;
    const aclnnStatus status =
        p.op->prepare(describe(p.grad, *p.dtype), describe(p.x, *p.dtype), p.shape->axis,
                      describe(p.out, *p.dtype), &size, &executor);
    expect(status == 0 && aclSetAclOpExecutorRepeatable(executor) == 0, p.op->name);
    void *const workspace = std::malloc(size + 64);
    return [=] {
        expect(launch(workspace, size, executor, nullptr) == 0, "second phase");
        expect(aclrtSynchronizeStream(nullptr) == 0, "wait");
    };
}

Call torch_call(const Problem &p)
{
    Problem q = p;
    const int64_t dim = p.shape->axis;
    if (p.dtype->torch == at::kHalf)
        return nullptr;
    if (p.op->backward && p.op->logarithm)
        return [=]() mutable {
            at::_log_softmax_backward_data_out(q.out, q.grad, q.x, dim, q.dtype->torch);
        };
    if (p.op->backward)
        return [=]() mutable {
            at::_softmax_backward_data_out(q.out, q.grad, q.x, dim, q.dtype->torch);
        };
    if (p.op->logarithm)
        return [=]() mutable { at::_log_softmax_out(q.out, q.x, dim, false); };
    return [=]() mutable { at::_softmax_out(q.out, q.x, dim, false); };
}

Call onednn_call(const Problem &p)
{
    using namespace dnnl;
    static const engine machine(engine::kind::cpu, 0);
    const memory::desc desc({p.shape->dims[0], p.shape->dims[1]}, p.dtype->onednn,
                            memory::format_tag::ab);
    const algorithm how = p.op->logarithm ? algorithm::softmax_log : algorithm::softmax_accurate;
    try {
        const softmax_v2_forward::primitive_desc forward(
            {prop_kind::forward_training, how, desc, desc, p.shape->axis}, machine);
        const memory x(desc, machine, p.x.data_ptr());
        const memory out(desc, machine, p.out.data_ptr());
        primitive made = softmax_v2_forward(forward);
        std::unordered_map<int, memory> arguments = {{DNNL_ARG_SRC, x}, {DNNL_ARG_DST, out}};
        if (p.op->backward) {
            const softmax_v2_backward::primitive_desc backward(
                {how, desc, desc, desc, p.shape->axis}, machine, forward);
            made = softmax_v2_backward(backward);
            arguments = {{DNNL_ARG_DST, x},
                         {DNNL_ARG_DIFF_DST, memory(desc, machine, p.grad.data_ptr())},
                         {DNNL_ARG_DIFF_SRC, out}};
        }
        const stream queue(machine);
        return [=] {
            made.execute(queue, arguments);
            stream(queue).wait();
        };
    } catch (const std::exception &) {
        return nullptr;
    }
}

double timed(const Call &call, int calls)
{
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; i++)
        call();
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    return taken.count() / calls;
}

// The medians for each of several calls, whose rounds take turns; 0 for one that is missing.
std::vector<double> medians(const std::vector<Call> &calls, int rounds)
{
    std::vector<std::vector<double>> times(calls.size());
    std::vector<int> each(calls.size(), 0);
    for (size_t k = 0; k < calls.size(); k++)
        if (calls[k])
            each[k] = std::max(1, int(1e-3 / std::max(timed(calls[k], 2), 1e-8)));
    for (int round = 0; round < rounds; round++)
        for (size_t k = 0; k < calls.size(); k++)
            if (calls[k])
                times[k].push_back(timed(calls[k], each[k]));
    std::vector<double> found;
    for (std::vector<double> &t : times) {
        std::sort(t.begin(), t.end());
        found.push_back(t.empty() ? 0 : t[t.size() / 2]);
    }
    return found;
}

void print_times(const Operator &op, const Dtype &dtype, int rounds)
{
    std::printf("\n| %s %s | ns per element | PyTorch | oneDNN |\n|---|---|---|---|\n", op.name,
                dtype.name);
    for (const Shape &shape : shapes) {
        Problem p = {&op, &dtype, &shape, {}, {}, {}};
        p.grad = at::randn(shape.dims).to(dtype.torch);
        p.x = at::randn(shape.dims);
        if (op.backward)
            p.x = op.logarithm ? at::log_softmax(p.x, shape.axis) : at::softmax(p.x, shape.axis);
        p.x = p.x.to(dtype.torch);
        p.out = at::empty(shape.dims, dtype.torch);
        const std::vector<double> found = medians({ours(p), torch_call(p), onednn_call(p)}, rounds);
        const double elements = double(shape.dims[0] * shape.dims[1]);
        std::printf("| %lld %s of %lld | %.3f |", (long long)shape.dims[1 - shape.axis],
                    shape.axis == 1 ? "rows" : "columns", (long long)shape.dims[shape.axis],
                    found[0] / elements * 1e9);
        for (size_t k = 1; k < found.size(); k++)
            if (found[k] > 0)
                std::printf(" x %.2f |", found[k] / found[0]);
            else
                std::printf(" |");
        std::printf("\n");
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char **argv)
{
    int rounds = 9;
    const char *only = "";
    const char *dtype_only = "";
    for (int i = 1; i + 1 < argc; i += 2) {
        if (std::strcmp(argv[i], "--rounds") == 0)
            rounds = std::max(1, std::atoi(argv[i + 1]));
        else if (std::strcmp(argv[i], "--only") == 0)
            only = argv[i + 1];
        else if (std::strcmp(argv[i], "--dtype") == 0)
            dtype_only = argv[i + 1];
    }
    setenv("ACLNN_CPU_THREADS", "1", 1);
    at::set_num_threads(1);
    const at::NoGradGuard guard;
    for (const Operator &op : operators)
        for (const Dtype &dtype : dtypes)
            if ((*only == '\0' || std::strcmp(only, op.name) == 0) &&
                (*dtype_only == '\0' || std::strcmp(dtype_only, dtype.name) == 0))
                print_times(op, dtype, rounds);
    return 0;
}
