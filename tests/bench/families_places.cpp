#include "aclnnop/aclnn_argmax.h"
#include "aclnnop/aclnn_cat.h"
#include "aclnnop/aclnn_cumsum.h"
#include "aclnnop/aclnn_gather.h"
#include "aclnnop/aclnn_index_select.h"
#include "aclnnop/aclnn_layer_norm.h"
#include "aclnnop/aclnn_masked_select.h"
#include "aclnnop/aclnn_max_dim.h"
#include "aclnnop/aclnn_reduce_sum.h"
#include "aclnnop/aclnn_rms_norm.h"
#include "aclnnop/aclnn_scatter_add.h"
#include "aclnnop/aclnn_slice.h"
#include "aclnnop/aclnn_sort.h"
#include "aclnnop/aclnn_topk.h"
#include "families.hpp"

namespace families
{

using at::ScalarType;
using at::Tensor;

namespace
{

// What one case computes, on both sides.
struct Pair {
    std::function<Call()> ours;
    Call torch;
};

void add(std::vector<Case> &all, const char *family, const char *name, std::string what,
         ScalarType type, double bytes, const Pair &pair)
{
    all.push_back({family, name, std::move(what), name_of(type), bytes, 0, pair.ours,
                   [torch = pair.torch]() -> Call { return torch; }, nullptr});
}

aclTensorList *list_of(const std::vector<Tensor> &tensors)
{
    std::vector<const aclTensor *> described;
    for (const Tensor &t : tensors)
        described.push_back(describe(t));
    return aclCreateTensorList(described.data(), described.size());
}

} // namespace

void add_places(std::vector<Case> &all, int64_t large)
{
    for (const ScalarType type : {at::kFloat, at::kHalf}) {
        {
            const Tensor x = filled({large}, type);
            Tensor out = at::empty({large / 2}, type);
            add(all, "Movement", "Slice", text_of(x.sizes()) + ", half of it", type,
                2 * bytes_of({out}),
                {OURS(Slice, describe(x), 0, large / 4, large / 4 + large / 2, 1, describe(out)),
                 [=]() mutable { out.copy_(x.slice(0, large / 4, large / 4 + large / 2)); }});
        }
        {
            const Tensor a = filled({1024, 512}, type), b = filled({1024, 512}, type);
            Tensor out = at::empty({1024, 1024}, type);
            add(all, "Movement", "Cat", text_of(a.sizes()) + " and as much along 1", type,
                2 * bytes_of({out}), {OURS(Cat, list_of({a, b}), 1, describe(out)), [=]() mutable {
                                          at::cat_out(out, {a, b}, 1);
                                      }});
        }
        for (const int64_t length : {64, 1024}) {
            const Tensor x = filled({65536, length}, type);
            const Tensor index = at::randint(0, 65536, {4096}, at::kLong);
            Tensor out = at::empty({4096, length}, type);
            add(all, "Places", "IndexSelect", "4096 rows of " + text_of(x.sizes()), type,
                2 * bytes_of({out}),
                {OURS(IndexSelect, describe(x), 0, describe(index), describe(out)),
                 [=]() mutable { at::index_select_out(out, x, 0, index); }});
        }
        {
            const Tensor x = filled({256, 1024}, type);
            const Tensor index = at::randint(0, 1024, {256, 1024}, at::kLong);
            Tensor out = at::empty_like(x);
            add(all, "Places", "Gather", text_of(x.sizes()) + " along 1", type,
                bytes_of({x, index, out}),
                {OURS(Gather, describe(x), 1, describe(index), describe(out)),
                 [=]() mutable { at::gather_out(out, x, 1, index); }});
            add(all, "Places", "ScatterAdd", text_of(x.sizes()) + " along 1", type,
                bytes_of({x, x, index, out}),
                {OURS(ScatterAdd, describe(x), 1, describe(index), describe(x), describe(out)),
                 [=]() mutable { at::scatter_add_out(out, x, 1, index, x); }});
        }
        {
            const Tensor x = filled({1 << 20}, type), mask = at::rand({1 << 20}) < 0.5;
            Tensor out = at::empty({1 << 20}, type), other = at::empty({0}, type);
            add(all, "Places", "MaskedSelect", "half of 1048576", type, bytes_of({x, mask, x}),
                {OURS(MaskedSelect, describe(x), describe(mask), describe(out)),
                 [=]() mutable { at::masked_select_out(other, x, mask); }});
        }
    }
}

void add_short_rows(std::vector<Case> &all)
{
    for (const int64_t length : {2, 4, 8, 16}) {
        const Tensor x = filled({65536 / length, length}, at::kFloat);
        Tensor out = at::empty({65536 / length}, at::kFloat);
        add(all, "Reductions", "ReduceSum", text_of(x.sizes()) + " along 1", at::kFloat,
            bytes_of({x, out}),
            {OURS(ReduceSum, describe(x), axes({1}), false, ACL_FLOAT, describe(out)),
             [=]() mutable { at::sum_out(out, x, {1}); }});
    }
    for (const int64_t axis : {0, 1, 2, 3}) {
        const Tensor x = filled({16, 32, 28, 28}, at::kFloat);
        Tensor out = at::sum(x, {axis});
        add(all, "Reductions", "ReduceSum", text_of(x.sizes()) + " along " + std::to_string(axis),
            at::kFloat, bytes_of({x, out}),
            {OURS(ReduceSum, describe(x), axes({axis}), false, ACL_FLOAT, describe(out)),
             [=]() mutable { at::sum_out(out, x, {axis}); }});
    }
    for (const int64_t axis : {0, 1}) {
        const Tensor x = filled({256, 256}, at::kFloat);
        Tensor out = at::empty({256}, at::kLong), most = at::empty({256}, at::kFloat);
        add(all, "Reductions", "ArgMax", text_of(x.sizes()) + " along " + std::to_string(axis),
            at::kFloat, bytes_of({x, out}),
            {OURS(ArgMax, describe(x), axis, false, describe(out)),
             [=]() mutable { at::argmax_out(out, x, axis); }});
        add(all, "Reductions", "MaxDim", text_of(x.sizes()) + " along " + std::to_string(axis),
            at::kFloat, bytes_of({x, out, most}),
            {OURS(MaxDim, describe(x), axis, false, describe(most), describe(out)),
             [=]() mutable { at::max_out(most, out, x, axis); }});
        Tensor sums = at::empty_like(x);
        add(all, "Order", "Cumsum", text_of(x.sizes()) + " along " + std::to_string(axis),
            at::kFloat, bytes_of({x, sums}),
            {OURS(Cumsum, describe(x), axis, ACL_FLOAT, describe(sums)),
             [=]() mutable { at::cumsum_out(sums, x, axis); }});
    }
}

void add_order(std::vector<Case> &all)
{
    for (const ScalarType type : {at::kFloat, at::kHalf, at::kInt})
        for (const int64_t length : {16, 1024, 1048576}) {
            const Tensor x =
                (at::randn({std::max<int64_t>(1, 65536 / length), length}) * 1e6).to(type);
            Tensor out = at::empty_like(x), places = at::empty(x.sizes(), at::kLong);
            add(all, "Order", "Sort", text_of(x.sizes()), type, bytes_of({x, out, places}),
                {OURS(Sort, describe(x), true, 1, false, describe(out), describe(places)),
                 [=]() mutable { at::sort_out(out, places, x, true, 1, false); }});
        }
    const Tensor x = filled({64, 8192}, at::kFloat);
    for (const int64_t k : {8, 256}) {
        Tensor out = at::empty({64, k}, at::kFloat), places = at::empty({64, k}, at::kLong);
        add(all, "Order", "Topk", std::to_string(k) + " of " + text_of(x.sizes()), at::kFloat,
            bytes_of({x, out, places}),
            {OURS(Topk, describe(x), k, 1, true, true, describe(out), describe(places)),
             [=]() mutable { at::topk_out(out, places, x, k, 1, true, true); }});
    }
}

void add_norms(std::vector<Case> &all)
{
    for (const ScalarType type : {at::kFloat, at::kHalf, at::kBFloat16})
        for (const int64_t length : {64, 1024, 16384}) {
            const int64_t rows = 65536 / length;
            const Tensor x = filled({rows, length}, type), weight = filled({length}, type),
                         bias = filled({length}, type);
            Tensor out = at::empty_like(x);
            Tensor mean = at::empty({rows, 1}, type), scale = at::empty({rows, 1}, type);
            Tensor inverse = at::empty({rows, 1}, at::kFloat);
            const std::vector<int64_t> shape = {length};
            add(all, "Norms", "LayerNorm", text_of(x.sizes()), type, bytes_of({x, out}),
                {OURS(LayerNorm, describe(x), axes(shape), describe(weight), describe(bias), 1e-5,
                      describe(out), describe(mean), describe(scale)),
                 [=]() mutable {
                     at::native_layer_norm_out(out, mean, scale, x, shape, weight, bias, 1e-5);
                 }});
            // PyTorch of this age has no operator of this name.
            add(all, "Norms", "RmsNorm", text_of(x.sizes()), type, bytes_of({x, out}),
                {OURS(RmsNorm, describe(x), describe(weight), 1e-6, describe(out),
                      describe(inverse)),
                 nullptr});
        }
}

} // namespace families
