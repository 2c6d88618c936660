// PyTorch's CPU operators through ATen, into an existing output where it has that form.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <torch/csrc/api/include/torch/version.h>

#include <memory>

#include "peers.hpp"

namespace bench
{

namespace
{

struct Work {
    at::Tensor grad, x, weight, out;
    Formula formula;
    bool in_place;
    float slope;
    int threads;
};

at::Tensor wrap(const Tensor &tensor)
{
    if (!tensor.used)
        return {};
    const at::ScalarType type = tensor.dtype == Dtype::f32   ? at::kFloat
                                : tensor.dtype == Dtype::f16 ? at::kHalf
                                                             : at::kBFloat16;
    return at::from_blob(tensor.data, tensor.shape, tensor.strides, at::TensorOptions(type));
}

void compute(Work &w)
{
    switch (w.formula) {
    case Formula::leaky_relu:
        if (w.in_place)
            at::leaky_relu_(w.x, w.slope);
        else
            at::leaky_relu_out(w.out, w.x, w.slope);
        return;
    case Formula::hardswish:
        at::hardswish_out(w.out, w.x);
        return;
    case Formula::hardswish_backward: // no form with an output
        at::hardswish_backward(w.grad, w.x);
        return;
    case Formula::gelu:
        at::gelu_out(w.out, w.x, "none");
        return;
    case Formula::gelu_backward:
        at::gelu_backward_out(w.out, w.grad, w.x, "none");
        return;
    case Formula::gelu_tanh:
        at::gelu_out(w.out, w.x, "tanh");
        return;
    case Formula::gelu_tanh_backward:
        at::gelu_backward_out(w.out, w.grad, w.x, "tanh");
        return;
    case Formula::softplus:
        at::softplus_out(w.out, w.x, softplus_beta, softplus_threshold);
        return;
    case Formula::softplus_backward:
        at::softplus_backward_out(w.out, w.grad, w.x, softplus_beta, softplus_threshold);
        return;
    case Formula::prelu: // no form with an output
        at::prelu(w.x, w.weight);
        return;
    case Formula::prelu_backward:
        at::prelu_backward(w.grad, w.x, w.weight);
        return;
    }
}

Run make(const Problem &problem)
{
    const auto work = std::make_shared<Work>();
    work->formula = problem.workload->formula;
    work->in_place = problem.workload->in_place;
    work->slope = problem.slope();
    work->threads = problem.threads;
    work->grad = wrap(problem[Role::grad]);
    work->x = wrap(problem[Role::x]);
    work->weight = wrap(problem[Role::weight]);
    work->out = wrap(problem[Role::out]);
    at::set_num_threads(problem.threads);
    // Once, to see whether this dtype is implemented; on a slice, which costs nothing.
    try {
        Work probe = *work;
        if (!problem.workload->weighted) {
            for (at::Tensor *tensor : {&probe.grad, &probe.x, &probe.out})
                if (tensor->defined() && tensor->dim() > 0)
                    *tensor = tensor->narrow(0, 0, 1);
        } else if (problem.elements() > 1 << 20) {
            probe.x = probe.x.narrow(0, 0, 1);
            if (probe.grad.defined())
                probe.grad = probe.grad.narrow(0, 0, 1);
        }
        const at::NoGradGuard guard;
        compute(probe);
    } catch (const std::exception &) {
        return nullptr;
    }
    return [work] {
        const at::NoGradGuard guard;
        compute(*work);
    };
}

std::string version()
{
    return TORCH_VERSION;
}

} // namespace

const Peer peer_torch = {"PyTorch", true, version, make};

} // namespace bench
