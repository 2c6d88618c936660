// oneDNN: primitives made beforehand, on tensors it takes as they are.
#include <omp.h>

#include <dnnl.hpp>
#include <memory>
#include <unordered_map>

#include "peers.hpp"

namespace bench
{

namespace
{

const dnnl::engine &engine()
{
    static const dnnl::engine made(dnnl::engine::kind::cpu, 0);
    return made;
}

dnnl::memory::data_type dtype_of(Dtype dtype)
{
    return dtype == Dtype::f32   ? dnnl::memory::data_type::f32
           : dtype == Dtype::f16 ? dnnl::memory::data_type::f16
                                 : dnnl::memory::data_type::bf16;
}

dnnl::memory::desc describe(const Tensor &tensor)
{
    if (tensor.contiguous() && tensor.shape.size() == 1)
        return {{tensor.shape[0]}, dtype_of(tensor.dtype), dnnl::memory::format_tag::a};
    return {tensor.shape, dtype_of(tensor.dtype), tensor.strides};
}

// A weight for each channel, as oneDNN wants it: of the rank of the tensor.
dnnl::memory::desc describe_weight(const Tensor &weight, const Tensor &x)
{
    dnnl::memory::dims dims(x.shape.size(), 1);
    dims[1] = weight.shape[0];
    dnnl::memory::dims strides(x.shape.size(), 1);
    strides[0] = weight.shape[0];
    return {dims, dtype_of(weight.dtype), strides};
}

struct Work {
    dnnl::primitive primitive;
    std::unordered_map<int, dnnl::memory> arguments;
    dnnl::stream stream{engine()};
    int threads;
};

dnnl::memory memory(const dnnl::memory::desc &desc, const Tensor &tensor)
{
    return dnnl::memory(desc, engine(), tensor.data);
}

struct Eltwise {
    dnnl::algorithm algorithm;
    float alpha;
    bool backward;
};

bool eltwise_of(const Problem &problem, Eltwise &found)
{
    using dnnl::algorithm;
    switch (problem.workload->formula) {
    case Formula::leaky_relu:
        found = {algorithm::eltwise_relu, problem.slope(), false};
        return true;
    case Formula::hardswish:
        found = {algorithm::eltwise_hardswish, 0, false};
        return true;
    case Formula::hardswish_backward:
        found = {algorithm::eltwise_hardswish, 0, true};
        return true;
    case Formula::gelu:
        found = {algorithm::eltwise_gelu_erf, 0, false};
        return true;
    case Formula::gelu_backward:
        found = {algorithm::eltwise_gelu_erf, 0, true};
        return true;
    case Formula::gelu_tanh:
        found = {algorithm::eltwise_gelu_tanh, 0, false};
        return true;
    case Formula::gelu_tanh_backward:
        found = {algorithm::eltwise_gelu_tanh, 0, true};
        return true;
    case Formula::softplus: // without beta, which is 1 here
        found = {algorithm::eltwise_soft_relu, 0, false};
        return true;
    case Formula::softplus_backward:
        found = {algorithm::eltwise_soft_relu, 0, true};
        return true;
    default:
        return false;
    }
}

void make_eltwise(const Problem &problem, const Eltwise &eltwise, Work &work)
{
    const Tensor &x = problem[Role::x];
    const Tensor &out = problem.workload->in_place ? x : problem[Role::out];
    const auto desc = describe(x);
    const auto kind =
        eltwise.backward ? dnnl::prop_kind::forward_training : dnnl::prop_kind::forward_inference;
    const dnnl::eltwise_forward::primitive_desc forward(
        {kind, eltwise.algorithm, desc, eltwise.alpha, 0.0f}, engine());
    work.arguments = {{DNNL_ARG_SRC, memory(desc, x)}};
    if (!eltwise.backward) {
        work.primitive = dnnl::eltwise_forward(forward);
        work.arguments.insert({DNNL_ARG_DST, memory(describe(out), out)});
        return;
    }
    const Tensor &grad = problem[Role::grad];
    const dnnl::eltwise_backward::primitive_desc backward(
        {eltwise.algorithm, describe(grad), desc, eltwise.alpha, 0.0f}, engine(), forward);
    work.primitive = dnnl::eltwise_backward(backward);
    work.arguments.insert({DNNL_ARG_DIFF_DST, memory(describe(grad), grad)});
    work.arguments.insert({DNNL_ARG_DIFF_SRC, memory(describe(out), out)});
}

void make_prelu(const Problem &problem, Work &work)
{
    const Tensor &x = problem[Role::x];
    const Tensor &weight = problem[Role::weight];
    const Tensor &out = problem[Role::out];
    const auto desc = describe(x);
    const auto weights = describe_weight(weight, x);
    work.arguments = {{DNNL_ARG_SRC, memory(desc, x)}, {DNNL_ARG_WEIGHTS, memory(weights, weight)}};
    const bool backward = problem.workload->backward;
    const auto kind =
        backward ? dnnl::prop_kind::forward_training : dnnl::prop_kind::forward_inference;
    const dnnl::prelu_forward::primitive_desc forward({kind, desc, weights}, engine());
    if (!backward) {
        work.primitive = dnnl::prelu_forward(forward);
        work.arguments.insert({DNNL_ARG_DST, memory(desc, out)});
        return;
    }
    const Tensor &grad = problem[Role::grad];
    const dnnl::prelu_backward::primitive_desc both({desc, weights, describe(grad), weights},
                                                    engine(), forward);
    work.primitive = dnnl::prelu_backward(both);
    work.arguments.insert({DNNL_ARG_DIFF_DST, memory(describe(grad), grad)});
    work.arguments.insert({DNNL_ARG_DIFF_SRC, memory(desc, out)});
    work.arguments.insert({DNNL_ARG_DIFF_WEIGHTS, memory(weights, problem[Role::grad_weight])});
}

// oneDNN's eltwise takes one layout for all tensors, with no holes in it.
bool suits(const Problem &problem)
{
    const Tensor &x = problem[Role::x];
    int64_t last = 0;
    for (size_t d = 0; d < x.shape.size(); d++)
        last += x.strides[d] * (x.shape[d] - 1);
    for (const Role role : {Role::grad, Role::out}) {
        const Tensor &tensor = problem[role];
        if (tensor.used &&
            (tensor.shape != x.shape || tensor.strides != x.strides || tensor.dtype != x.dtype))
            return false;
    }
    return last + 1 == x.elements();
}

Run make(const Problem &problem)
{
    if (!suits(problem))
        return nullptr;
    omp_set_num_threads(problem.threads); // a primitive is planned for a number of threads
    const auto work = std::make_shared<Work>();
    work->threads = problem.threads;
    try {
        Eltwise eltwise;
        if (eltwise_of(problem, eltwise))
            make_eltwise(problem, eltwise, *work);
        else
            make_prelu(problem, *work);
    } catch (const dnnl::error &) {
        return nullptr; // this dtype or layout is not implemented
    }
    return [work] {
        omp_set_num_threads(work->threads);
        work->primitive.execute(work->stream, work->arguments);
        work->stream.wait();
    };
}

std::string version()
{
    const dnnl_version_t *const v = dnnl_version();
    return std::to_string(v->major) + "." + std::to_string(v->minor) + "." +
           std::to_string(v->patch);
}

} // namespace

const Peer peer_onednn = {"oneDNN", true, version, make};

} // namespace bench
