// One operator of PyTorch on given inputs: ENTRY MODE DTYPE SCALARS INPUTS RESULTS.
//
// Inputs and results are files of raw elements. A gradient is 1, a weight 0.7. Where PyTorch does
// not take the dtype it computes in f32, and the result is rounded. Exit status 3: no such
// operator.
#include <ATen/ATen.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace
{

using Function = std::function<at::Tensor(const at::Tensor &)>;

using Tensor = at::Tensor;

Tensor one(const Tensor &x)
{
    return at::ones_like(x);
}

// A weight: a number of the dtype that was asked for, in the dtype that is computed in.
Tensor like(const Tensor &x, double value, at::ScalarType type)
{
    return at::full({1}, value, at::TensorOptions(type)).to(x.scalar_type());
}

// The constants of selu, as PyTorch has them.
constexpr double SELU_ALPHA = 1.6732632423543772848170429916717;
constexpr double SELU_SCALE = 1.0507009873554804934193349852946;

// Those with a mode or scalars come first, and forward before backward.
Function function(const std::string &entry, const std::string &mode, std::vector<double> s,
                  at::ScalarType type)
{
    s.resize(3);
    const std::map<std::string, Function> known{
        {"aclnnGeluV2", [=](auto &x) { return at::gelu(x, mode); }},
        {"aclnnGeluBackwardV2", [=](auto &x) { return at::gelu_backward(one(x), x, mode); }},
        {"aclnnCelu", [=](auto &x) { return at::celu(x, s[0]); }},
        {"aclnnElu", [=](auto &x) { return at::elu(x, s[0], s[1], s[2]); }},
        {"aclnnHardshrink", [=](auto &x) { return at::hardshrink(x, s[0]); }},
        {"aclnnHardshrinkBackward",
         [=](auto &x) { return at::hardshrink_backward(one(x), x, s[0]); }},
        {"aclnnHardtanh", [=](auto &x) { return at::hardtanh(x, s[0], s[1]); }},
        {"aclnnHardtanhBackward",
         [=](auto &x) { return at::hardtanh_backward(one(x), x, s[0], s[1]); }},
        {"aclnnLeakyRelu", [=](auto &x) { return at::leaky_relu(x, s[0]); }},
        {"aclnnSoftplus", [=](auto &x) { return at::softplus(x, s[0], s[1]); }},
        {"aclnnSoftplusBackward",
         [=](auto &x) { return at::softplus_backward(one(x), x, s[0], s[1]); }},
        {"aclnnSoftshrink", [=](auto &x) { return at::softshrink(x, s[0]); }},
        {"aclnnSoftshrinkBackward",
         [=](auto &x) { return at::softshrink_backward(one(x), x, s[0]); }},
        {"aclnnThreshold", [=](auto &x) { return at::threshold(x, s[0], s[1]); }},
        {"aclnnThresholdBackward",
         [=](auto &x) { return at::threshold_backward(one(x), x, s[0]); }},
        {"aclnnErfinv", [](auto &x) { return at::erfinv(x); }},
        {"aclnnGelu", [](auto &x) { return at::gelu(x, "tanh"); }},
        {"aclnnGeluBackward", [](auto &x) { return at::gelu_backward(one(x), x, "tanh"); }},
        {"aclnnHardsigmoid", [](auto &x) { return at::hardsigmoid(x); }},
        {"aclnnHardsigmoidBackward", [](auto &x) { return at::hardsigmoid_backward(one(x), x); }},
        {"aclnnHardswish", [](auto &x) { return at::hardswish(x); }},
        {"aclnnHardswishBackward", [](auto &x) { return at::hardswish_backward(one(x), x); }},
        {"aclnnHeaviside", [=](auto &x) { return at::heaviside(x, like(x, 0.7, type)); }},
        {"aclnnLogSigmoid", [](auto &x) { return at::log_sigmoid(x); }},
        {"aclnnMish", [](auto &x) { return at::mish(x); }},
        {"aclnnMishBackward", [](auto &x) { return at::mish_backward(one(x), x); }},
        {"aclnnPrelu", [=](auto &x) { return at::prelu(x, like(x, 0.7, type)); }},
        {"aclnnRelu", [](auto &x) { return at::relu(x); }},
        {"aclnnSelu", [](auto &x) { return at::selu(x); }},
        {"aclnnSeluBackward",
         [](auto &x) { return at::elu_backward(one(x), SELU_ALPHA, SELU_SCALE, 1, true, x); }},
        {"aclnnSigmoid", [](auto &x) { return at::sigmoid(x); }},
        {"aclnnSigmoidBackward", [](auto &x) { return at::sigmoid_backward(one(x), x); }},
        {"aclnnSilu", [](auto &x) { return at::silu(x); }},
        {"aclnnSiluBackward", [](auto &x) { return at::silu_backward(one(x), x); }},
        {"aclnnTanh", [](auto &x) { return at::tanh(x); }},
        {"aclnnTanhBackward", [](auto &x) { return at::tanh_backward(one(x), x); }},
    };
    const auto found = known.find(entry);
    return found == known.end() ? Function() : found->second;
}

std::vector<char> bytes_of(const char *path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 7) {
        std::cerr << "usage: peer_torch ENTRY MODE DTYPE SCALARS INPUTS RESULTS\n";
        return 2;
    }
    const std::string dtype = argv[3];
    const at::ScalarType type = dtype == "f32"   ? at::kFloat
                                : dtype == "f16" ? at::kHalf
                                                 : at::kBFloat16;
    std::vector<double> scalars;
    std::istringstream text(argv[4]);
    for (std::string one; std::getline(text, one, ',');)
        scalars.push_back(std::stod(one));
    const Function compute = function(argv[1], argv[2], scalars, type);
    if (!compute)
        return 3;

    std::vector<char> bytes = bytes_of(argv[5]);
    const auto count = static_cast<std::int64_t>(bytes.size() / (dtype == "f32" ? 4 : 2));
    const at::Tensor x = at::from_blob(bytes.data(), {count}, at::TensorOptions(type));
    at::Tensor y;
    try {
        y = compute(x);
    } catch (const c10::Error &) {
        y = compute(x.to(at::kFloat)).to(type);
    }
    y = y.contiguous();
    std::ofstream(argv[6], std::ios::binary)
        .write(static_cast<const char *>(y.data_ptr()), static_cast<std::streamsize>(y.nbytes()));
    return 0;
}
