#include <cblas.h>

#include <dnnl.hpp>
#include <unordered_map>

#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_amax.h"
#include "aclnnop/aclnn_atan2.h"
#include "aclnnop/aclnn_batch_matmul.h"
#include "aclnnop/aclnn_cast.h"
#include "aclnnop/aclnn_clamp.h"
#include "aclnnop/aclnn_div.h"
#include "aclnnop/aclnn_dot.h"
#include "aclnnop/aclnn_erf.h"
#include "aclnnop/aclnn_exp.h"
#include "aclnnop/aclnn_flip.h"
#include "aclnnop/aclnn_floor_divide.h"
#include "aclnnop/aclnn_gt_tensor.h"
#include "aclnnop/aclnn_log.h"
#include "aclnnop/aclnn_logical_and.h"
#include "aclnnop/aclnn_logsoftmax.h"
#include "aclnnop/aclnn_logsoftmax_backward.h"
#include "aclnnop/aclnn_mean.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_mv.h"
#include "aclnnop/aclnn_permute.h"
#include "aclnnop/aclnn_pow_tensor_tensor.h"
#include "aclnnop/aclnn_reduce_sum.h"
#include "aclnnop/aclnn_rsqrt.h"
#include "aclnnop/aclnn_sin.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_softmax_backward.h"
#include "aclnnop/aclnn_sqrt.h"
#include "aclnnop/aclnn_tanh.h"
#include "families.hpp"

namespace families
{

using at::ScalarType;
using at::Tensor;

const char *name_of(ScalarType type)
{
    switch (type) {
    case at::kFloat:
        return "f32";
    case at::kHalf:
        return "f16";
    case at::kBFloat16:
        return "bf16";
    case at::kDouble:
        return "f64";
    case at::kInt:
        return "i32";
    case at::kChar:
        return "i8";
    default:
        return "bool";
    }
}

std::string text_of(at::IntArrayRef shape)
{
    std::string text;
    for (const int64_t extent : shape)
        text += (text.empty() ? "" : "x") + std::to_string(extent);
    return text;
}

double bytes_of(std::initializer_list<Tensor> tensors)
{
    double sum = 0;
    for (const Tensor &t : tensors)
        sum += static_cast<double>(t.nbytes());
    return sum;
}

Tensor filled(at::IntArrayRef shape, ScalarType type)
{
    if (at::isFloatingType(type))
        return at::randn(shape, at::kFloat).to(type);
    return at::randint(1, 100, shape, at::kInt).to(type);
}

aclIntArray *axes(std::vector<int64_t> of)
{
    return aclCreateIntArray(of.data(), of.size());
}

namespace
{

const ScalarType floats[] = {at::kFloat, at::kHalf, at::kBFloat16};
constexpr int64_t in_cache = 65536;

aclScalar *one(ScalarType type)
{
    float number = 1;
    int32_t integer = 1;
    return at::isFloatingType(type) ? aclCreateScalar(&number, ACL_FLOAT)
                                    : aclCreateScalar(&integer, ACL_INT32);
}

// --- element by element
// ----------------------------------------------------------------------------

void add_arithmetic(std::vector<Case> &all, int64_t large)
{
    for (const int64_t n : {int64_t{4096}, in_cache, large})
        for (const ScalarType type : {at::kFloat, at::kHalf, at::kBFloat16, at::kInt, at::kChar}) {
            const Tensor a = filled({n}, type), b = filled({n}, type);
            Tensor out = at::empty_like(a);
            const auto add = [&](const char *name, std::function<Call()> ours,
                                 std::function<void(Tensor &)> torch) {
                all.push_back({"Arithmetic", name, std::to_string(n), name_of(type),
                               bytes_of({a, b, out}), 0, std::move(ours),
                               [=]() -> Call { return [=]() mutable { torch(out); }; }, nullptr});
            };
            add("Add", OURS(Add, describe(a), describe(b), one(type), describe(out)),
                [=](Tensor &o) { at::add_out(o, a, b); });
            add("Mul", OURS(Mul, describe(a), describe(b), describe(out)),
                [=](Tensor &o) { at::mul_out(o, a, b); });
            if (at::isFloatingType(type))
                add("Div", OURS(Div, describe(a), describe(b), describe(out)),
                    [=](Tensor &o) { at::div_out(o, a, b); });
            else
                add("FloorDivide", OURS(FloorDivide, describe(a), describe(b), describe(out)),
                    [=](Tensor &o) { at::floor_divide_out(o, a, b); });
        }
    const int64_t side = 256;
    const Tensor a = filled({side, in_cache / side}, at::kFloat);
    const Tensor row = filled({1, in_cache / side}, at::kFloat),
                 column = filled({side, 1}, at::kFloat);
    Tensor out = at::empty_like(a);
    for (const Tensor &b : {row, column})
        all.push_back({"Arithmetic", "Mul", text_of(a.sizes()) + " by " + text_of(b.sizes()), "f32",
                       bytes_of({a, out}), 0, OURS(Mul, describe(a), describe(b), describe(out)),
                       [=]() -> Call { return [=]() mutable { at::mul_out(out, a, b); }; },
                       nullptr});
}

void add_comparison(std::vector<Case> &all, int64_t large)
{
    for (const int64_t n : {in_cache, large})
        for (const ScalarType type : floats) {
            const Tensor a = filled({n}, type), b = filled({n}, type);
            Tensor out = at::empty({n}, at::kBool);
            all.push_back(
                {"Comparison", "GtTensor", std::to_string(n), name_of(type), bytes_of({a, b, out}),
                 0, OURS(GtTensor, describe(a), describe(b), describe(out)),
                 [=]() -> Call { return [=]() mutable { at::gt_out(out, a, b); }; }, nullptr});
        }
}

void add_conversion(std::vector<Case> &all, int64_t large)
{
    struct Pair {
        ScalarType from, to;
        aclDataType acl;
    };
    for (const int64_t n : {in_cache, large})
        for (const Pair &pair :
             {Pair{at::kFloat, at::kHalf, ACL_FLOAT16}, Pair{at::kHalf, at::kFloat, ACL_FLOAT},
              Pair{at::kFloat, at::kBFloat16, ACL_BF16}, Pair{at::kBFloat16, at::kFloat, ACL_FLOAT},
              Pair{at::kFloat, at::kInt, ACL_INT32}, Pair{at::kInt, at::kFloat, ACL_FLOAT},
              Pair{at::kChar, at::kFloat, ACL_FLOAT}}) {
            const Tensor a = filled({n}, pair.from);
            Tensor out = at::empty({n}, pair.to);
            all.push_back({"Conversion", std::string("Cast to ") + name_of(pair.to),
                           std::to_string(n), name_of(pair.from), bytes_of({a, out}), 0,
                           OURS(Cast, describe(a), pair.acl, describe(out)),
                           [=]() -> Call { return [=]() mutable { out.copy_(a); }; }, nullptr});
        }
}

void add_mathematics(std::vector<Case> &all)
{
    for (const ScalarType type : floats) {
        const Tensor x = filled({in_cache}, type), positive = x.abs();
        Tensor out = at::empty_like(x);
        const auto add = [&](const char *name, std::function<Call()> ours,
                             std::function<void(Tensor &)> torch) {
            all.push_back({"Mathematics", name, std::to_string(in_cache), name_of(type),
                           bytes_of({x, out}), 0, std::move(ours),
                           [=]() -> Call { return [=]() mutable { torch(out); }; }, nullptr});
        };
        add("Exp", OURS(Exp, describe(x), describe(out)), [=](Tensor &o) { at::exp_out(o, x); });
        add("Log", OURS(Log, describe(positive), describe(out)),
            [=](Tensor &o) { at::log_out(o, positive); });
        add("Sin", OURS(Sin, describe(x), describe(out)), [=](Tensor &o) { at::sin_out(o, x); });
        add("Tanh", OURS(Tanh, describe(x), describe(out)), [=](Tensor &o) { at::tanh_out(o, x); });
        add("Erf", OURS(Erf, describe(x), describe(out)), [=](Tensor &o) { at::erf_out(o, x); });
        add("Sqrt", OURS(Sqrt, describe(positive), describe(out)),
            [=](Tensor &o) { at::sqrt_out(o, positive); });
        add("Rsqrt", OURS(Rsqrt, describe(positive), describe(out)),
            [=](Tensor &o) { at::rsqrt_out(o, positive); });
        add("PowTensorTensor",
            OURS(PowTensorTensor, describe(positive), describe(x), describe(out)),
            [=](Tensor &o) { at::pow_out(o, positive, x); });
        add("Atan2", OURS(Atan2, describe(x), describe(positive), describe(out)),
            [=](Tensor &o) { at::atan2_out(o, x, positive); });
    }
}

// --- movement
// --------------------------------------------------------------------------------------

void add_movement(std::vector<Case> &all)
{
    struct Move {
        std::vector<int64_t> shape, order;
    };
    for (const Move &move :
         {Move{{2048, 2048}, {1, 0}}, Move{{32, 64, 28, 28}, {0, 2, 3, 1}},
          Move{{32, 28, 28, 64}, {0, 3, 1, 2}}, Move{{64, 32, 28, 28}, {1, 0, 2, 3}},
          Move{{16, 12, 128, 64}, {0, 2, 1, 3}}})
        for (const ScalarType type : {at::kFloat, at::kHalf}) {
            const Tensor x = filled(move.shape, type);
            Tensor out = at::empty(x.permute(move.order).sizes(), type);
            std::string order;
            for (const int64_t axis : move.order)
                order += std::to_string(axis);
            all.push_back(
                {"Movement", "Permute", text_of(x.sizes()) + " as " + order, name_of(type),
                 bytes_of({x, out}), 0, OURS(Permute, describe(x), axes(move.order), describe(out)),
                 [=]() -> Call { return [=]() mutable { out.copy_(x.permute(move.order)); }; },
                 nullptr});
        }
    const Tensor x = filled({1024, 1024}, at::kFloat);
    Tensor out = at::empty_like(x);
    for (const int64_t axis : {0, 1})
        all.push_back({"Movement", "Flip", text_of(x.sizes()) + " along " + std::to_string(axis),
                       "f32", bytes_of({x, out}), 0,
                       OURS(Flip, describe(x), axes({axis}), describe(out)),
                       [=]() -> Call { return [=] { at::flip(x, {axis}); }; }, nullptr});
}

// --- reductions and rows
// ---------------------------------------------------------------------------

void add_reductions(std::vector<Case> &all, int64_t large)
{
    for (const int64_t n : {in_cache, large})
        for (const ScalarType type : floats)
            for (const int64_t axis : {1, 0}) {
                const Tensor x = filled({n / 256, 256}, type);
                Tensor out = at::empty({axis == 1 ? n / 256 : 256}, type);
                const aclDataType acl = type == at::kFloat  ? ACL_FLOAT
                                        : type == at::kHalf ? ACL_FLOAT16
                                                            : ACL_BF16;
                const std::string what = text_of(x.sizes()) + " along " + std::to_string(axis);
                const double bytes = bytes_of({x, out});
                all.push_back(
                    {"Reductions", "ReduceSum", what, name_of(type), bytes, 0,
                     OURS(ReduceSum, describe(x), axes({axis}), false, acl, describe(out)),
                     [=]() -> Call { return [=]() mutable { at::sum_out(out, x, {axis}); }; },
                     nullptr});
                all.push_back(
                    {"Reductions", "Mean", what, name_of(type), bytes, 0,
                     OURS(Mean, describe(x), axes({axis}), false, acl, describe(out)),
                     [=]() -> Call { return [=]() mutable { at::mean_out(out, x, {axis}); }; },
                     nullptr});
                all.push_back(
                    {"Reductions", "Amax", what, name_of(type), bytes, 0,
                     OURS(Amax, describe(x), axes({axis}), false, describe(out)),
                     [=]() -> Call { return [=]() mutable { at::amax_out(out, x, {axis}); }; },
                     nullptr});
            }
}

dnnl::memory::data_type onednn_of(ScalarType type)
{
    return type == at::kFloat  ? dnnl::memory::data_type::f32
           : type == at::kHalf ? dnnl::memory::data_type::f16
                               : dnnl::memory::data_type::bf16;
}

// oneDNN's softmax, its logarithm, or the gradient of either.
Call onednn_rows(const Tensor &grad, const Tensor &x, const Tensor &out, bool logarithm,
                 bool backward)
{
    using namespace dnnl;
    static const engine machine(engine::kind::cpu, 0);
    const memory::desc desc({x.size(0), x.size(1)}, onednn_of(x.scalar_type()),
                            memory::format_tag::ab);
    const algorithm how = logarithm ? algorithm::softmax_log : algorithm::softmax_accurate;
    const softmax_v2_forward::primitive_desc forward(
        {prop_kind::forward_training, how, desc, desc, 1}, machine);
    const memory in(desc, machine, x.data_ptr()), to(desc, machine, out.data_ptr());
    primitive made = softmax_v2_forward(forward);
    std::unordered_map<int, memory> arguments = {{DNNL_ARG_SRC, in}, {DNNL_ARG_DST, to}};
    if (backward) {
        made = softmax_v2_backward(
            softmax_v2_backward::primitive_desc({how, desc, desc, desc, 1}, machine, forward));
        arguments = {{DNNL_ARG_DST, in},
                     {DNNL_ARG_DIFF_DST, memory(desc, machine, grad.data_ptr())},
                     {DNNL_ARG_DIFF_SRC, to}};
    }
    const stream queue(machine);
    return [=] {
        made.execute(queue, arguments);
        stream(queue).wait();
    };
}

void add_rows(std::vector<Case> &all)
{
    for (const ScalarType type : floats)
        for (const int64_t length : {8, 64, 256, 1000, 4096, 32768}) {
            const int64_t rows = std::max<int64_t>(2, in_cache / length);
            const Tensor grad = filled({rows, length}, type), x = filled({rows, length}, type);
            const Tensor y = at::softmax(x.to(at::kFloat), 1).to(type);
            const Tensor z = at::log_softmax(x.to(at::kFloat), 1).to(type);
            Tensor out = at::empty_like(x);
            const auto add = [&](const char *name, double bytes, std::function<Call()> ours,
                                 std::function<void(Tensor &)> torch,
                                 std::function<Call()> onednn) {
                all.push_back(
                    {"Rows", name, text_of(x.sizes()), name_of(type), bytes, 0, std::move(ours),
                     [=]() -> Call { return [=]() mutable { torch(out); }; }, std::move(onednn)});
            };
            add(
                "Softmax", bytes_of({x, out}), OURS(Softmax, describe(x), 1, describe(out)),
                [=](Tensor &o) { at::_softmax_out(o, x, 1, false); },
                [=] { return onednn_rows(grad, x, out, false, false); });
            add(
                "LogSoftmax", bytes_of({x, out}), OURS(LogSoftmax, describe(x), 1, describe(out)),
                [=](Tensor &o) { at::_log_softmax_out(o, x, 1, false); },
                [=] { return onednn_rows(grad, x, out, true, false); });
            add(
                "SoftmaxBackward", bytes_of({grad, y, out}),
                OURS(SoftmaxBackward, describe(grad), describe(y), 1, describe(out)),
                [=](Tensor &o) { at::_softmax_backward_data_out(o, grad, y, 1, type); },
                [=] { return onednn_rows(grad, y, out, false, true); });
            add(
                "LogSoftmaxBackward", bytes_of({grad, z, out}),
                OURS(LogSoftmaxBackward, describe(grad), describe(z), 1, describe(out)),
                [=](Tensor &o) { at::_log_softmax_backward_data_out(o, grad, z, 1, type); },
                [=] { return onednn_rows(grad, z, out, true, true); });
        }
}

// --- products
// --------------------------------------------------------------------------------------

Call sgemm(const Tensor &a, const Tensor &b, const Tensor &out)
{
    const int m = static_cast<int>(a.size(0)), k = static_cast<int>(a.size(1)),
              n = static_cast<int>(b.size(1));
    const auto transposed = [](const Tensor &t) {
        return t.stride(1) == 1 ? CblasNoTrans : CblasTrans;
    };
    const auto leading = [](const Tensor &t) {
        return static_cast<int>(std::max<int64_t>(1, t.stride(1) == 1 ? t.stride(0) : t.stride(1)));
    };
    return [=] {
        cblas_sgemm(CblasRowMajor, transposed(a), transposed(b), m, n, k, 1, a.data_ptr<float>(),
                    leading(a), b.data_ptr<float>(), leading(b), 0, out.data_ptr<float>(), n);
    };
}

void add_product(std::vector<Case> &all, const Tensor &a, const Tensor &b, const char *layout)
{
    const ScalarType type = a.scalar_type();
    Tensor out = at::empty({a.size(0), b.size(1)}, type);
    const double flops = 2.0 * static_cast<double>(a.size(0)) * static_cast<double>(a.size(1)) *
                         static_cast<double>(b.size(1));
    all.push_back(
        {"Products", "Mm", text_of(a.sizes()) + " . " + text_of(b.sizes()) + layout, name_of(type),
         bytes_of({a, b, out}), flops, OURS(Mm, describe(a), describe(b), describe(out), 0),
         [=]() -> Call { return [=]() mutable { at::mm_out(out, a, b); }; },
         type == at::kFloat ? std::function<Call()>([=] { return sgemm(a, b, out); }) : nullptr});
}

void add_products(std::vector<Case> &all)
{
    for (const ScalarType type : floats)
        for (const int64_t n : {64, 128, 256, 512, 1024, 2048})
            if (type == at::kFloat || n == 256 || n == 1024)
                add_product(all, filled({n, n}, type), filled({n, n}, type), "");
    add_product(all, filled({512, 512}, at::kFloat).t(), filled({512, 512}, at::kFloat),
                ", left transposed");
    add_product(all, filled({512, 512}, at::kFloat), filled({512, 512}, at::kFloat).t(),
                ", right transposed");
    add_product(all, filled({32, 4096}, at::kFloat), filled({4096, 4096}, at::kFloat), "");
    add_product(all, filled({4096, 64}, at::kFloat), filled({64, 64}, at::kFloat), "");
    add_product(all, filled({64, 4096}, at::kFloat), filled({4096, 64}, at::kFloat), "");
    {
        const Tensor a = filled({64, 128, 64}, at::kFloat), b = filled({64, 64, 128}, at::kFloat);
        Tensor out = at::empty({64, 128, 128}, at::kFloat);
        all.push_back({"Products", "BatchMatMul", text_of(a.sizes()) + " . " + text_of(b.sizes()),
                       "f32", bytes_of({a, b, out}), 2.0 * 64 * 128 * 64 * 128,
                       OURS(BatchMatMul, describe(a), describe(b), describe(out), 0),
                       [=]() -> Call { return [=]() mutable { at::bmm_out(out, a, b); }; },
                       nullptr});
    }
    for (const ScalarType type : floats) {
        const Tensor a = filled({4096, 4096}, type), x = filled({4096}, type);
        Tensor out = at::empty({4096}, type);
        all.push_back(
            {"Matrix times vector", "Mv", text_of(a.sizes()), name_of(type), bytes_of({a, x, out}),
             0, OURS(Mv, describe(a), describe(x), describe(out), 0),
             [=]() -> Call { return [=]() mutable { at::mv_out(out, a, x); }; }, nullptr});
    }
    const Tensor x = filled({1 << 20}, at::kFloat), y = filled({1 << 20}, at::kFloat);
    Tensor out = at::empty({}, at::kFloat);
    all.push_back({"Matrix times vector", "Dot", "1048576", "f32", bytes_of({x, y}), 0,
                   OURS(Dot, describe(x), describe(y), describe(out)),
                   [=]() -> Call { return [=]() mutable { at::dot_out(out, x, y); }; }, nullptr});
}

} // namespace

std::vector<Case> cases(int64_t large)
{
    std::vector<Case> all;
    add_arithmetic(all, large);
    add_comparison(all, large);
    add_conversion(all, large);
    add_mathematics(all);
    add_movement(all);
    add_places(all, large);
    add_reductions(all, large);
    add_short_rows(all);
    add_order(all);
    add_rows(all);
    add_norms(all);
    add_products(all);
    add_contractions(all);
    return all;
}

} // namespace families
