#include "problem.hpp"

#include <cmath>

namespace bench
{

const char *dtype_name(Dtype dtype)
{
    return dtype == Dtype::f32 ? "f32" : dtype == Dtype::f16 ? "f16" : "bf16";
}

int64_t Tensor::elements() const
{
    int64_t count = 1;
    for (const int64_t extent : shape)
        count *= extent;
    return count;
}

int64_t Tensor::stored() const
{
    int64_t count = 1;
    for (size_t d = 0; d < shape.size(); d++)
        count *= strides[d] == 0 ? 1 : shape[d];
    return count;
}

bool Tensor::contiguous() const
{
    int64_t expected = 1;
    for (size_t d = shape.size(); d-- > 0;) {
        if (shape[d] != 1 && strides[d] != expected)
            return false;
        expected *= shape[d];
    }
    return true;
}

const std::vector<Workload> &workloads()
{
    static const std::vector<Workload> all = {
        {"leaky_relu", "aclnnLeakyRelu", "", Formula::leaky_relu, false, false, false, true},
        {"leaky_relu_inplace", "aclnnInplaceLeakyRelu", "", Formula::leaky_relu, true, false, false,
         true},
        {"hardswish_backward", "aclnnHardswishBackward", "", Formula::hardswish_backward, false,
         true, false, true},
        {"gelu_backward", "aclnnGeluBackwardV2", "none", Formula::gelu_backward, false, true, false,
         false},
        {"gelu_tanh_backward", "aclnnGeluBackwardV2", "tanh", Formula::gelu_tanh_backward, false,
         true, false, false},
        {"softplus_backward", "aclnnSoftplusBackward", "", Formula::softplus_backward, false, true,
         false, false},
        {"prelu_backward", "aclnnPreluBackward", "", Formula::prelu_backward, false, true, true,
         true},
        {"prelu", "aclnnPrelu", "", Formula::prelu, false, false, true, true},
        {"hardswish", "aclnnHardswish", "", Formula::hardswish, false, false, false, true},
        {"gelu", "aclnnGeluV2", "none", Formula::gelu, false, false, false, false},
        {"gelu_tanh", "aclnnGeluV2", "tanh", Formula::gelu_tanh, false, false, false, false},
        {"softplus", "aclnnSoftplus", "", Formula::softplus, false, false, false, false},
    };
    return all;
}

double Problem::bytes() const
{
    double sum = 0;
    for (const Tensor &tensor : tensors)
        if (tensor.used)
            sum += static_cast<double>(tensor.stored()) *
                   static_cast<double>(dtype_size(tensor.dtype));
    return workload->in_place ? 2 * sum : sum;
}

// In place the data must stay what they are from one repetition to the next, and no compiler may
// know that they do.
float Problem::slope() const
{
    static volatile float in_place = 1.0f;
    return workload->in_place ? in_place : leaky_slope;
}

bool Problem::flat() const
{
    const Tensor &x = (*this)[Role::x];
    for (const Role role : {Role::grad, Role::x, Role::out}) {
        const Tensor &tensor = (*this)[role];
        if (tensor.used &&
            (!tensor.contiguous() || tensor.dtype != x.dtype || tensor.elements() != x.elements()))
            return false;
    }
    return true;
}

long double reference(Formula formula, long double x, long double grad, long double weight)
{
    const long double root_half = 0.70710678118654752440084436210485L;
    const long double cdf = erfcl(-x * root_half) / 2;
    const long double pdf = 0.39894228040143267793994605993438L * expl(-x * x / 2);
    const long double scale = 0.7978845608028654L;
    const long double u = scale * (x + 0.044715L * x * x * x);
    const long double sigmoid = 1 / (1 + expl(-softplus_beta * x));
    const long double sigmoid_2u = 1 / (1 + expl(-2 * u));
    switch (formula) {
    case Formula::leaky_relu:
        return x > 0 ? x : x * static_cast<long double>(leaky_slope);
    case Formula::hardswish:
        return x <= -3 ? 0 : x >= 3 ? x : x * (x + 3) / 6;
    case Formula::hardswish_backward:
        return x < -3 ? 0 : x > 3 ? grad : grad * (x + 1.5L) / 3;
    case Formula::gelu:
        return x * cdf;
    case Formula::gelu_backward:
        return grad * (cdf + x * pdf);
    case Formula::gelu_tanh:
        return x * sigmoid_2u;
    case Formula::gelu_tanh_backward:
        return grad * (sigmoid_2u + x * 2 * sigmoid_2u * (1 / (1 + expl(2 * u))) * scale *
                                        (1 + 0.134145L * x * x));
    case Formula::softplus:
        return softplus_beta * x > softplus_threshold
                   ? x
                   : log1pl(expl(softplus_beta * x)) / softplus_beta;
    case Formula::softplus_backward:
        return softplus_beta * x > softplus_threshold ? grad : grad * sigmoid;
    case Formula::prelu:
        return x > 0 ? x : x * weight;
    case Formula::prelu_backward:
        return x > 0 ? grad : grad * weight;
    }
    return 0;
}

} // namespace bench
