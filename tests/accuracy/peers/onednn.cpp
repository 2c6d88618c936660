// One operator of oneDNN on given inputs: ENTRY MODE DTYPE SCALARS INPUTS RESULTS.
//
// Inputs and results are files of raw elements; a gradient is 1. Exit status 3: oneDNN does not
// have this operator, or not for this dtype.
#include <dnnl.hpp>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace
{

using dnnl::algorithm;
using Type = dnnl::memory::data_type;

struct Eltwise {
    algorithm kind = algorithm::undef;
    float alpha = 0;
    float beta = 0;
    bool backward = false;
};

// What stands after the comma of "alpha,beta".
float second(const std::string &scalars)
{
    const auto comma = scalars.find(',');
    return comma == std::string::npos ? 0 : std::stof(scalars.substr(comma + 1));
}

Eltwise eltwise(const std::string &entry, const std::string &mode, const std::string &scalars)
{
    const algorithm gelu =
        mode == "none" ? algorithm::eltwise_gelu_erf : algorithm::eltwise_gelu_tanh;
    const std::map<std::string, Eltwise> known{
        {"aclnnGelu", {algorithm::eltwise_gelu_tanh}},
        {"aclnnGeluBackward", {algorithm::eltwise_gelu_tanh, 0, 0, true}},
        {"aclnnGeluV2", {gelu}},
        {"aclnnGeluBackwardV2", {gelu, 0, 0, true}},
        {"aclnnHardswish", {algorithm::eltwise_hardswish}},
        {"aclnnHardswishBackward", {algorithm::eltwise_hardswish, 0, 0, true}},
        {"aclnnLogSigmoid", {algorithm::eltwise_logsigmoid}},
        {"aclnnMish", {algorithm::eltwise_mish}},
        {"aclnnMishBackward", {algorithm::eltwise_mish, 0, 0, true}},
        {"aclnnRelu", {algorithm::eltwise_relu}},
        {"aclnnSigmoid", {algorithm::eltwise_logistic}},
        {"aclnnSilu", {algorithm::eltwise_swish, 1}},
        {"aclnnSiluBackward", {algorithm::eltwise_swish, 1, 0, true}},
        {"aclnnTanh", {algorithm::eltwise_tanh}},
    };
    if (entry == "aclnnLeakyRelu")
        return {algorithm::eltwise_relu, std::stof(scalars)};
    if (entry == "aclnnHardtanh")
        return {algorithm::eltwise_clip, std::stof(scalars), second(scalars)};
    if (entry == "aclnnSoftplus" && scalars == "1,20") // its soft_relu has no other
        return {algorithm::eltwise_soft_relu};
    const auto found = known.find(entry);
    return found == known.end() ? Eltwise() : found->second;
}

std::vector<char> bytes_of(const char *path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void run(const Eltwise &e, Type type, std::vector<char> &x, std::vector<char> &y)
{
    const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    const auto size = static_cast<dnnl::memory::dim>(type == Type::f32 ? 4 : 2);
    const auto count = static_cast<dnnl::memory::dim>(x.size()) / size;
    const dnnl::memory::desc desc({count}, type, dnnl::memory::format_tag::a);
    const dnnl::eltwise_forward::desc forward(dnnl::prop_kind::forward_training, e.kind, desc,
                                              e.alpha, e.beta);
    const dnnl::eltwise_forward::primitive_desc forward_made(forward, engine);
    dnnl::memory source(desc, engine, x.data());
    dnnl::memory result(desc, engine, y.data());
    dnnl::stream stream(engine);
    if (!e.backward) {
        dnnl::eltwise_forward(forward_made)
            .execute(stream, {{DNNL_ARG_SRC, source}, {DNNL_ARG_DST, result}});
    } else {
        std::vector<char> ones(x.size());
        for (std::size_t i = 0; i < ones.size(); i += 2) {
            const bool high = type != Type::f32 || i % 4 == 2;
            ones[i] = static_cast<char>(high ? 0x80 : 0);
            ones[i + 1] = static_cast<char>(high ? 0x3f : 0);
        }
        dnnl::memory gradient(desc, engine, ones.data());
        const dnnl::eltwise_backward::desc backward(e.kind, desc, desc, e.alpha, e.beta);
        const dnnl::eltwise_backward::primitive_desc made(backward, engine, forward_made);
        dnnl::eltwise_backward(made).execute(
            stream,
            {{DNNL_ARG_SRC, source}, {DNNL_ARG_DIFF_DST, gradient}, {DNNL_ARG_DIFF_SRC, result}});
    }
    stream.wait();
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 7) {
        std::cerr << "usage: peer_onednn ENTRY MODE DTYPE SCALARS INPUTS RESULTS\n";
        return 2;
    }
    const std::string dtype = argv[3];
    const Eltwise e = eltwise(argv[1], argv[2], argv[4]);
    if (e.kind == algorithm::undef)
        return 3;
    std::vector<char> x = bytes_of(argv[5]);
    std::vector<char> y(x.size());
    try {
        run(e, dtype == "f32" ? Type::f32 : dtype == "f16" ? Type::f16 : Type::bf16, x, y);
    } catch (const dnnl::error &) {
        return 3;
    }
    std::ofstream(argv[6], std::ios::binary)
        .write(y.data(), static_cast<std::streamsize>(y.size()));
    return 0;
}
