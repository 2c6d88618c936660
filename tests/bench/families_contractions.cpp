// Convolutions and their gradients, attention and its gradients, and products with weights of whole
// numbers. Peers: oneDNN's convolutions with the reordering that data in memory needs, and
// attention as PyTorch makes it of products and a softmax.
#include <cmath>
#include <dnnl.hpp>
#include <limits>
#include <unordered_map>

#include "aclnnop/aclnn_convolution.h"
#include "aclnnop/aclnn_convolution_backward.h"
#include "aclnnop/aclnn_flash_attention_score.h"
#include "aclnnop/aclnn_flash_attention_score_grad.h"
#include "aclnnop/aclnn_fused_infer_attention_score_v2.h"
#include "aclnnop/aclnn_weight_quant_batch_matmul_v2.h"
#include "families.hpp"

namespace families
{

using at::ScalarType;
using at::Tensor;

namespace
{

// --- convolutions
// --------------------------------------------------------------------------------------

struct Layer {
    const char *name;
    std::vector<int64_t> extents; // of the input behind its channels
    int64_t batches, channels, outputs, groups, taps, stride, padding;
};

const std::vector<Layer> layers = {
    {"3x3", {56, 56}, 4, 64, 64, 1, 3, 1, 1},
    {"1x1", {56, 56}, 4, 256, 64, 1, 1, 1, 0},
    {"3x3 by 2", {56, 56}, 4, 64, 128, 1, 3, 2, 1},
    {"7x7 by 2", {224, 224}, 1, 3, 64, 1, 7, 2, 3},
    {"3x3 of each channel", {112, 112}, 4, 32, 32, 32, 3, 1, 1},
    {"3x3 by 2 of each channel", {112, 112}, 4, 64, 64, 64, 3, 2, 1},
    {"3x3 of 4 groups", {28, 28}, 4, 128, 128, 4, 3, 1, 1},
    {"5 along one axis", {1000}, 4, 64, 64, 1, 5, 1, 2},
    {"3x3x3", {16, 16, 16}, 2, 16, 32, 1, 3, 1, 1},
};

// What a layer is computed on.
struct Operands {
    Tensor input, weight, output;
    std::vector<int64_t> stride, padding, dilation, none;
    int64_t groups;
    double flops;
    std::string what;
};

Operands operands_of(const Layer &layer)
{
    const size_t rank = layer.extents.size();
    std::vector<int64_t> input = {layer.batches, layer.channels},
                         output = {layer.batches, layer.outputs};
    std::vector<int64_t> weight = {layer.outputs, layer.channels / layer.groups};
    double products =
        static_cast<double>(layer.batches * layer.outputs * layer.channels / layer.groups);
    for (const int64_t extent : layer.extents) {
        const int64_t positions = (extent + 2 * layer.padding - layer.taps) / layer.stride + 1;
        input.push_back(extent);
        weight.push_back(layer.taps);
        output.push_back(positions);
        products *= static_cast<double>(positions * layer.taps);
    }
    return {filled(input, at::kFloat),
            filled(weight, at::kFloat),
            filled(output, at::kFloat),
            std::vector<int64_t>(rank, layer.stride),
            std::vector<int64_t>(rank, layer.padding),
            std::vector<int64_t>(rank, 1),
            std::vector<int64_t>(rank, 0),
            layer.groups,
            2 * products,
            std::string(layer.name) + ", " + text_of(input) + " . " + text_of(weight)};
}

// A tensor as oneDNN has it: as it lies, and as a primitive wants it.
struct Memory {
    int argument;
    dnnl::memory lies, wanted;
    Tensor holds; // the elements
};

dnnl::engine &machine()
{
    static dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    return engine;
}

std::vector<int64_t> grouped_shape(const Tensor &t, int64_t groups, bool weight)
{
    std::vector<int64_t> shape = t.sizes().vec();
    if (weight && groups > 1) {
        shape[0] /= groups;
        shape.insert(shape.begin(), groups);
    }
    return shape;
}

dnnl::memory::desc any_layout(const std::vector<int64_t> &shape)
{
    return {shape, dnnl::memory::data_type::f32, dnnl::memory::format_tag::any};
}

Memory memory_of(int argument, const Tensor &t, const std::vector<int64_t> &shape,
                 const dnnl::memory::desc &wanted)
{
    std::vector<int64_t> strides(shape.size(), 1);
    for (size_t d = shape.size() - 1; d > 0; d--)
        strides[d - 1] = strides[d] * shape[d];
    const dnnl::memory::desc desc(shape, dnnl::memory::data_type::f32, strides);
    const dnnl::memory lies(desc, machine(), t.data_ptr());
    return {argument, lies, desc == wanted ? lies : dnnl::memory(wanted, machine()), t};
}

// A primitive with what it is run on.
struct Step {
    dnnl::primitive primitive;
    std::unordered_map<int, dnnl::memory> arguments;
};

Step reorder(const dnnl::memory &from, const dnnl::memory &to)
{
    return {dnnl::reorder(from, to), {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}}};
}

// Reorders what is read, runs a primitive, and reorders what it has written, the last one.
Call reordered(const dnnl::primitive &primitive, const std::vector<Memory> &tensors)
{
    std::vector<Step> steps;
    Step own = {primitive, {}};
    for (const Memory &m : tensors) {
        own.arguments[m.argument] = m.wanted;
        if (m.lies != m.wanted && m.argument != tensors.back().argument)
            steps.push_back(reorder(m.lies, m.wanted));
    }
    steps.push_back(own);
    if (tensors.back().lies != tensors.back().wanted)
        steps.push_back(reorder(tensors.back().wanted, tensors.back().lies));
    return [steps, tensors, queue = dnnl::stream(machine())]() mutable {
        for (const Step &step : steps)
            step.primitive.execute(queue, step.arguments);
        queue.wait();
    };
}

enum class Made { output, input, weight };

Call onednn_convolution(const Operands &o, Made made)
{
    using namespace dnnl;
    const std::vector<int64_t> in = grouped_shape(o.input, o.groups, false),
                               of = grouped_shape(o.weight, o.groups, true),
                               out = grouped_shape(o.output, o.groups, false);
    const convolution_forward::primitive_desc forward(
        {prop_kind::forward_training, algorithm::convolution_direct, any_layout(in), any_layout(of),
         any_layout(out), o.stride, o.none, o.padding, o.padding},
        machine());
    if (made == Made::output)
        return reordered(convolution_forward(forward),
                         {memory_of(DNNL_ARG_SRC, o.input, in, forward.src_desc()),
                          memory_of(DNNL_ARG_WEIGHTS, o.weight, of, forward.weights_desc()),
                          memory_of(DNNL_ARG_DST, o.output, out, forward.dst_desc())});
    if (made == Made::input) {
        const convolution_backward_data::primitive_desc own(
            {algorithm::convolution_direct, any_layout(in), any_layout(of), any_layout(out),
             o.stride, o.none, o.padding, o.padding},
            machine(), forward);
        return reordered(
            convolution_backward_data(own),
            {memory_of(DNNL_ARG_DIFF_DST, o.output, out, own.diff_dst_desc()),
             memory_of(DNNL_ARG_WEIGHTS, o.weight, of, own.weights_desc()),
             memory_of(DNNL_ARG_DIFF_SRC, at::empty_like(o.input), in, own.diff_src_desc())});
    }
    const convolution_backward_weights::primitive_desc own(
        {algorithm::convolution_direct, any_layout(in), any_layout(of), any_layout(out), o.stride,
         o.none, o.padding, o.padding},
        machine(), forward);
    return reordered(
        convolution_backward_weights(own),
        {memory_of(DNNL_ARG_SRC, o.input, in, own.src_desc()),
         memory_of(DNNL_ARG_DIFF_DST, o.output, out, own.diff_dst_desc()),
         memory_of(DNNL_ARG_DIFF_WEIGHTS, at::empty_like(o.weight), of, own.diff_weights_desc())});
}

aclBoolArray *flags(bool first, bool second)
{
    const bool of[] = {first, second, false};
    return aclCreateBoolArray(of, 3);
}

void add_convolutions(std::vector<Case> &all)
{
    for (const Layer &layer : layers) {
        const Operands o = operands_of(layer);
        const Tensor out = at::empty_like(o.output);
        all.push_back({"Convolutions", "Convolution", o.what, "f32",
                       bytes_of({o.input, o.weight, o.output}), o.flops,
                       OURS(Convolution, describe(o.input), describe(o.weight), nullptr,
                            axes(o.stride), axes(o.padding), axes(o.dilation), false, axes(o.none),
                            o.groups, describe(out), 0),
                       [=]() -> Call {
                           return [=] {
                               at::convolution(o.input, o.weight, {}, o.stride, o.padding,
                                               o.dilation, false, o.none, o.groups);
                           };
                       },
                       [=] { return onednn_convolution(o, Made::output); }});
    }
    for (const Layer &layer : layers)
        for (const Made made : {Made::input, Made::weight}) {
            const Operands o = operands_of(layer);
            const bool first = made == Made::input;
            const Tensor grad = at::empty_like(first ? o.input : o.weight);
            all.push_back({"Gradients of convolutions", "ConvolutionBackward",
                           (first ? "gradInput of " : "gradWeight of ") + o.what, "f32",
                           bytes_of({o.input, o.weight, o.output}), o.flops,
                           OURS(ConvolutionBackward, describe(o.output), describe(o.input),
                                describe(o.weight), nullptr, axes(o.stride), axes(o.padding),
                                axes(o.dilation), false, axes(o.none), static_cast<int>(o.groups),
                                flags(first, !first), 0, first ? describe(grad) : nullptr,
                                first ? nullptr : describe(grad), nullptr),
                           [=]() -> Call {
                               return [=] {
                                   at::convolution_backward(o.output, o.input, o.weight,
                                                            c10::nullopt, o.stride, o.padding,
                                                            o.dilation, false, o.none, o.groups,
                                                            {first, !first, false});
                               };
                           },
                           [=] { return onednn_convolution(o, made); }});
        }
}

// --- attention
// --------------------------------------------------------------------------------------

constexpr int64_t width = 128; // of a head

// Means of values as products and a softmax make them; the mask is added, where there is one.
Tensor attend(const Tensor &q, const Tensor &k, const Tensor &v, const Tensor &mask)
{
    Tensor scores = at::matmul(q, k.transpose(-2, -1)).mul_(1 / std::sqrt(double{width}));
    if (mask.defined())
        scores.add_(mask);
    return at::matmul(at::softmax(scores, -1), v);
}

Tensor causal_mask(int64_t tokens)
{
    return at::full({tokens, tokens}, -std::numeric_limits<double>::infinity(), at::kFloat).triu(1);
}

char *layout()
{
    static char name[] = "BNSD";
    return name;
}

void add_attention_of(std::vector<Case> &all, int64_t heads, int64_t tokens, bool causal)
{
    const std::vector<int64_t> shape = {1, heads, tokens, width};
    const Tensor q = filled(shape, at::kFloat), k = filled(shape, at::kFloat),
                 v = filled(shape, at::kFloat), slope = filled(shape, at::kFloat);
    const Tensor out = at::empty(shape, at::kFloat);
    const Tensor greatest = at::empty({1, heads, tokens, 8}, at::kFloat);
    const Tensor total = at::empty_like(greatest);
    const Tensor mask = causal ? causal_mask(tokens) : Tensor();
    const double scale = 1 / std::sqrt(double{width});
    const int64_t mode = causal ? 2 : 0, ahead = causal ? 0 : INT32_MAX;
    const double pairs = static_cast<double>(heads * tokens) *
                         static_cast<double>(causal ? tokens + 1 : 2 * tokens) / 2;
    const std::string what = text_of(q.sizes()) + (causal ? ", causal" : "");
    const std::function<Call()> ours =
        OURS(FlashAttentionScore, describe(q), describe(k), describe(v), nullptr, nullptr, nullptr,
             nullptr, nullptr, scale, 1, INT32_MAX, ahead, heads, layout(), 0, mode,
             describe(greatest), describe(total), nullptr, describe(out));
    all.push_back({"Attention", "FlashAttentionScore", what, "f32", bytes_of({q, k, v, out}),
                   4 * pairs * width, ours,
                   [=]() -> Call { return [=] { attend(q, k, v, mask); }; }, nullptr});

    const Tensor dq = at::empty(shape, at::kFloat), dk = at::empty(shape, at::kFloat),
                 dv = at::empty(shape, at::kFloat);
    const std::function<Call()> grad =
        OURS(FlashAttentionScoreGrad, describe(q), describe(k), describe(v), describe(slope),
             nullptr, nullptr, nullptr, nullptr, describe(greatest), describe(total), nullptr,
             describe(out), nullptr, scale, 1, INT32_MAX, ahead, heads, layout(), 0, mode,
             describe(dq), describe(dk), describe(dv), nullptr);
    all.push_back({"Gradients of attention", "FlashAttentionScoreGrad", what, "f32",
                   bytes_of({q, k, v, slope, out, dq, dk, dv}), 10 * pairs * width,
                   [=]() -> Call {
                       ours()();
                       return grad();
                   },
                   [=]() -> Call {
                       return [=] {
                           Tensor scores = at::matmul(q, k.transpose(-2, -1)).mul_(scale);
                           if (mask.defined())
                               scores.add_(mask);
                           const Tensor weights = at::softmax(scores, -1);
                           const Tensor own =
                               at::_softmax_backward_data(at::matmul(slope, v.transpose(-2, -1)),
                                                          weights, -1, at::kFloat)
                                   .mul_(scale);
                           at::matmul(weights.transpose(-2, -1), slope);
                           at::matmul(own, k);
                           at::matmul(own.transpose(-2, -1), q);
                       };
                   },
                   nullptr});
}

aclTensorList *alone(const Tensor &t)
{
    const aclTensor *const of[] = {describe(t)};
    return aclCreateTensorList(of, 1);
}

// One query for each head, of keys and values that are read once.
void add_decoding(std::vector<Case> &all, ScalarType type, int64_t tokens)
{
    constexpr int64_t heads = 8;
    const Tensor q = filled({1, heads, 1, width}, type),
                 k = filled({1, heads, tokens, width}, type),
                 v = filled({1, heads, tokens, width}, type);
    const Tensor out = at::empty({1, heads, 1, width}, type);
    const double scale = 1 / std::sqrt(double{width});
    Case made = {"Attention of one query",
                 "FusedInferAttentionScoreV2",
                 text_of(q.sizes()) + " over " + text_of(k.sizes()),
                 name_of(type),
                 bytes_of({q, k, v, out}),
                 0,
                 OURS(FusedInferAttentionScoreV2, describe(q), alone(k), alone(v), nullptr, nullptr,
                      nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
                      nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
                      nullptr, nullptr, nullptr, heads, scale, INT32_MAX, INT32_MAX, layout(),
                      heads, 0, 0, 0, 0, false, 0, 0, describe(out), nullptr),
                 [=]() -> Call { return [=] { attend(q, k, v, Tensor()); }; },
                 nullptr};
    made.reads = true;
    all.push_back(std::move(made));
}

// --- weights of whole numbers
// --------------------------------------------------------------------------------------

// Numbers of half a byte each lie in pairs; PyTorch has no such dtype.
aclTensor *describe_halves(const Tensor &bytes, int64_t rows, int64_t columns)
{
    const int64_t shape[] = {rows, columns}, strides[] = {columns, 1}, storage = rows * columns;
    return aclCreateTensor(shape, 2, ACL_INT4, strides, 0, ACL_FORMAT_ND, &storage, 1,
                           bytes.data_ptr());
}

void add_weighted(std::vector<Case> &all, bool halves, int64_t group)
{
    constexpr int64_t inner = 4096, columns = 4096;
    const Tensor x = filled({1, inner}, at::kHalf);
    const Tensor weight =
        at::randint(-128, 127, {inner, halves ? columns / 2 : columns}, at::kChar);
    const Tensor scale =
        group > 0 ? filled({inner / group, columns}, at::kHalf) : filled({1, columns}, at::kHalf);
    const Tensor out = at::empty({1, columns}, at::kHalf);
    Case made = {
        "Weights of whole numbers times a vector",
        "WeightQuantBatchMatmulV2",
        "4096 . 4096x4096" + (group > 0 ? ", groups of " + std::to_string(group) : std::string()),
        halves ? "i4" : "i8",
        bytes_of({x, weight, scale, out}),
        0,
        OURS(WeightQuantBatchMatmulV2, describe(x),
             halves ? describe_halves(weight, inner, columns) : describe(weight), describe(scale),
             nullptr, nullptr, nullptr, nullptr, static_cast<int>(group), describe(out)),
        nullptr,
        nullptr};
    made.reads = true;
    all.push_back(std::move(made));
}

} // namespace

void add_contractions(std::vector<Case> &all)
{
    add_convolutions(all);
    for (const bool causal : {false, true}) {
        add_attention_of(all, 8, 128, causal);
        add_attention_of(all, 4, 1024, causal);
        add_attention_of(all, 1, 4096, causal);
    }
    for (const ScalarType type : {at::kHalf, at::kBFloat16})
        for (const int64_t tokens : {1024, 8192})
            add_decoding(all, type, tokens);
    for (const bool halves : {false, true})
        for (const int64_t group : {0, 128})
            add_weighted(all, halves, group);
}

} // namespace families
