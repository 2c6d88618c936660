/*
 * What the CANN backend of ggml includes and links, as C++17: its headers, and both phases of each
 * operator that it calls.
 */
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "acl/acl.h"
#include "aclnn/aclnn_base.h"
#include "aclnnop/aclnn_abs.h"
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_add_rms_norm.h"
#include "aclnnop/aclnn_addcdiv.h"
#include "aclnnop/aclnn_arange.h"
#include "aclnnop/aclnn_argmax.h"
#include "aclnnop/aclnn_argsort.h"
#include "aclnnop/aclnn_avgpool2d.h"
#include "aclnnop/aclnn_batch_matmul.h"
#include "aclnnop/aclnn_cast.h"
#include "aclnnop/aclnn_cat.h"
#include "aclnnop/aclnn_clamp.h"
#include "aclnnop/aclnn_constant_pad_nd.h"
#include "aclnnop/aclnn_convolution.h"
#include "aclnnop/aclnn_copy.h"
#include "aclnnop/aclnn_cos.h"
#include "aclnnop/aclnn_cumsum.h"
#include "aclnnop/aclnn_div.h"
#include "aclnnop/aclnn_elu.h"
#include "aclnnop/aclnn_embedding.h"
#include "aclnnop/aclnn_eq_tensor.h"
#include "aclnnop/aclnn_exp.h"
#include "aclnnop/aclnn_fill_scalar.h"
#include "aclnnop/aclnn_fused_infer_attention_score_v2.h"
#include "aclnnop/aclnn_gather_v2.h"
#include "aclnnop/aclnn_geglu.h"
#include "aclnnop/aclnn_gelu.h"
#include "aclnnop/aclnn_gelu_v2.h"
#include "aclnnop/aclnn_ger.h"
#include "aclnnop/aclnn_group_norm.h"
#include "aclnnop/aclnn_grouped_matmul_v3.h"
#include "aclnnop/aclnn_gt_scalar.h"
#include "aclnnop/aclnn_hardsigmoid.h"
#include "aclnnop/aclnn_hardswish.h"
#include "aclnnop/aclnn_im2col.h"
#include "aclnnop/aclnn_index_copy.h"
#include "aclnnop/aclnn_index_fill_tensor.h"
#include "aclnnop/aclnn_index_select.h"
#include "aclnnop/aclnn_layer_norm.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_log.h"
#include "aclnnop/aclnn_logical_not.h"
#include "aclnnop/aclnn_logsoftmax.h"
#include "aclnnop/aclnn_masked_fill_scalar.h"
#include "aclnnop/aclnn_matmul.h"
#include "aclnnop/aclnn_max_pool.h"
#include "aclnnop/aclnn_mean.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_mv.h"
#include "aclnnop/aclnn_neg.h"
#include "aclnnop/aclnn_norm.h"
#include "aclnnop/aclnn_permute.h"
#include "aclnnop/aclnn_pow.h"
#include "aclnnop/aclnn_pow_tensor_tensor.h"
#include "aclnnop/aclnn_recurrent_gated_delta_rule.h"
#include "aclnnop/aclnn_reduce_sum.h"
#include "aclnnop/aclnn_reflection_pad1d.h"
#include "aclnnop/aclnn_relu.h"
#include "aclnnop/aclnn_repeat.h"
#include "aclnnop/aclnn_repeat_interleave.h"
#include "aclnnop/aclnn_rms_norm.h"
#include "aclnnop/aclnn_roll.h"
#include "aclnnop/aclnn_scatter.h"
#include "aclnnop/aclnn_sigmoid.h"
#include "aclnnop/aclnn_sign.h"
#include "aclnnop/aclnn_silu.h"
#include "aclnnop/aclnn_sin.h"
#include "aclnnop/aclnn_slice.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_softmax_cross_entropy_with_logits.h"
#include "aclnnop/aclnn_softplus.h"
#include "aclnnop/aclnn_sqrt.h"
#include "aclnnop/aclnn_sub.h"
#include "aclnnop/aclnn_sum.h"
#include "aclnnop/aclnn_swi_glu.h"
#include "aclnnop/aclnn_tanh.h"
#include "aclnnop/aclnn_threshold.h"
#include "aclnnop/aclnn_trans_matmul_weight.h"
#include "aclnnop/aclnn_triangular_solve.h"
#include "aclnnop/aclnn_tril.h"
#include "aclnnop/aclnn_triu.h"
#include "aclnnop/aclnn_upsample_nearest_2d.h"
#include "aclnnop/aclnn_weight_quant_batch_matmul_v2.h"
#include "aclnnop/aclnn_zero.h"

/* It declares these itself, with another last tensor than our header; C linkage makes them ours. */
extern "C" {
aclnnStatus aclnnRotaryPositionEmbeddingGetWorkspaceSize(const aclTensor *x, const aclTensor *cos,
                                                         const aclTensor *sin, int64_t mode,
                                                         const aclTensor *yOut,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);
aclnnStatus aclnnRotaryPositionEmbedding(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);
}

namespace
{

struct link {
    const char *name;
    void (*first)();
    aclnnStatus (*second)(void *, uint64_t, aclOpExecutor *, aclrtStream);
};

#define LINK(name)                                                                                 \
    {#name, reinterpret_cast<void (*)()>(aclnn##name##GetWorkspaceSize), aclnn##name},

const link links[] = {
    LINK(Abs) LINK(Neg) LINK(Relu) LINK(Sigmoid) LINK(Hardsigmoid) LINK(Hardswish) LINK(Tanh) LINK(
        Exp) LINK(Sign) LINK(Silu) LINK(Gelu) LINK(Sqrt) LINK(Log) LINK(GeluV2) LINK(Sin) LINK(Cos)
        LINK(InplaceSin) LINK(InplaceCos) LINK(InplaceExp) LINK(LeakyRelu) LINK(Elu) LINK(Softplus)
            LINK(Clamp) LINK(ClampMin) LINK(GtScalar) LINK(EqTensor) LINK(Add) LINK(Sub) LINK(Mul)
                LINK(Div) LINK(InplaceAdd) LINK(InplaceMul) LINK(InplaceSub) LINK(InplaceDiv) LINK(
                    Muls) LINK(InplaceMuls) LINK(InplaceAdds) LINK(InplaceSubs) LINK(InplaceDivs)
                    LINK(InplaceThreshold) LINK(InplaceClampMax) LINK(PowScalarTensor)
                        LINK(InplaceFillScalar) LINK(InplaceZero) LINK(Cast) LINK(InplaceCopy)
                            LINK(Permute) LINK(Repeat) LINK(RepeatInterleaveIntWithDim) LINK(
                                Cat) LINK(Slice) LINK(ConstantPadNd) LINK(ReflectionPad1d)
                                LINK(Roll) LINK(InplaceIndexFillTensor) LINK(Tril) LINK(Triu) LINK(
                                    InplaceTriu) LINK(Arange) LINK(GatherV2) LINK(IndexSelect)
                                    LINK(InplaceIndexCopy) LINK(UpsampleNearest2d) LINK(
                                        Im2col) LINK(ReduceSum) LINK(Mean) LINK(Cumsum) LINK(Norm)
                                        LINK(ArgMax) LINK(Argsort) LINK(Softmax) LINK(
                                            SoftmaxCrossEntropyWithLogits) LINK(LayerNorm)
                                            LINK(RmsNorm) LINK(AddRmsNorm) LINK(GroupNorm) LINK(
                                                SwiGlu) LINK(GeGluV3) LINK(Mm) LINK(BatchMatMul)
                                                LINK(Matmul) LINK(Mv) LINK(WeightQuantBatchMatmulV2)
                                                    LINK(Convolution) LINK(AvgPool2d) LINK(MaxPool)
                                                        LINK(TriangularSolve)
                                                            LINK(TransMatmulWeight) LINK(
                                                                FusedInferAttentionScoreV2)
                                                                LINK(RotaryPositionEmbedding)
                                                                    LINK(InplacePowTensorTensor)};

} // namespace

int main()
{
    /* The size of a weight is asked for without phases; a null shape is refused, too. */
    uint64_t size = 0;
    (void)aclInit(nullptr);
    if (aclInit(nullptr) == ACL_SUCCESS ||
        aclnnCalculateMatmulWeightSizeV2(nullptr, ACL_FLOAT16, &size) == 0)
        return 1;
    (void)aclGetRecentErrMsg();

    /* No executor in the second phase: refused, with a sentence that begins with the operator,
     * whichever it is, and stands alone. */
    for (const link &l : links) {
        (void)aclInit(nullptr);
        const aclnnStatus status = l.second(nullptr, 0, nullptr, nullptr);
        const char *const said = aclGetRecentErrMsg();
        char begin[128];
        const int length = std::snprintf(begin, sizeof begin, "aclnn%s", l.name);
        if (status == 0 || l.first == nullptr || said == nullptr ||
            std::strncmp(said + sizeof("EZ1001: ") - 1, begin, std::size_t(length)) != 0 ||
            std::strchr(said, '\n') != nullptr) {
            std::printf("%s: %d, %s\n", l.name, status, said == nullptr ? "no sentence" : said);
            return 1;
        }
    }
    std::printf("%zu operators are there\n", sizeof links / sizeof links[0]);
    return 0;
}
