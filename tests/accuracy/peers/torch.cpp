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

at::Tensor like(const at::Tensor &x, double value)
{
    return at::full({1}, value, x.options());
}

Function function(const std::string &entry, const std::string &mode, std::vector<double> s)
{
    s.resize(2);
    const std::map<std::string, Function> known{
        {"aclnnGeluV2", [=](auto &x) { return at::gelu(x, mode); }},
        {"aclnnGeluBackwardV2",
         [=](auto &x) { return at::gelu_backward(at::ones_like(x), x, mode); }},
        {"aclnnHardswish", [](auto &x) { return at::hardswish(x); }},
        {"aclnnHardswishBackward",
         [](auto &x) { return at::hardswish_backward(at::ones_like(x), x); }},
        {"aclnnLeakyRelu", [=](auto &x) { return at::leaky_relu(x, s[0]); }},
        {"aclnnPrelu", [](auto &x) { return at::prelu(x, like(x, 0.7)); }},
        {"aclnnSoftplus", [=](auto &x) { return at::softplus(x, s[0], s[1]); }},
        {"aclnnSoftplusBackward",
         [=](auto &x) { return at::softplus_backward(at::ones_like(x), x, s[0], s[1]); }},
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
    const Function compute = function(argv[1], argv[2], scalars);
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
