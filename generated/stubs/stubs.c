/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The entry points that no spec implements.
 */
#include "aclnnop/aclnn_ada_layer_norm_backward.h"
#include "aclnnop/aclnn_ada_layer_norm_quant.h"
#include "aclnnop/aclnn_add_layer_norm_quant.h"
#include "aclnnop/aclnn_add_layer_norm_quant_v2.h"
#include "aclnnop/aclnn_add_rms_norm_dynamic_mx_quant.h"
#include "aclnnop/aclnn_add_rms_norm_dynamic_quant.h"
#include "aclnnop/aclnn_add_rms_norm_dynamic_quant_v2.h"
#include "aclnnop/aclnn_add_rms_norm_quant.h"
#include "aclnnop/aclnn_add_rms_norm_quant_v2.h"
#include "aclnnop/aclnn_affine_grid.h"
#include "aclnnop/aclnn_batch_norm_elemt_backward.h"
#include "aclnnop/aclnn_batch_norm_gather_stats_with_counts.h"
#include "aclnnop/aclnn_batchmatmul_quant.h"
#include "aclnnop/aclnn_bincount.h"
#include "aclnnop/aclnn_cdist.h"
#include "aclnnop/aclnn_cdist_backward.h"
#include "aclnnop/aclnn_chamfer_distance_backward.h"
#include "aclnnop/aclnn_chunk_cat.h"
#include "aclnnop/aclnn_confusion_transpose.h"
#include "aclnnop/aclnn_convert_weight_to_int4_pack.h"
#include "aclnnop/aclnn_convolution_backward.h"
#include "aclnnop/aclnn_ctc_loss.h"
#include "aclnnop/aclnn_ctc_loss_backward.h"
#include "aclnnop/aclnn_deformable_conv2d.h"
#include "aclnnop/aclnn_dropout_gen_mask.h"
#include "aclnnop/aclnn_dual_level_quant_matmul_nz.h"
#include "aclnnop/aclnn_einsum.h"
#include "aclnnop/aclnn_embedding_bag.h"
#include "aclnnop/aclnn_embedding_renorm.h"
#include "aclnnop/aclnn_expand_into_jagged_permute.h"
#include "aclnnop/aclnn_flash_attention_score.h"
#include "aclnnop/aclnn_flash_attention_score_grad.h"
#include "aclnnop/aclnn_fused_cross_entropy_loss_with_max_sum.h"
#include "aclnnop/aclnn_fused_linear_cross_entropy_loss_grad.h"
#include "aclnnop/aclnn_fused_linear_online_max_sum.h"
#include "aclnnop/aclnn_fused_matmul.h"
#include "aclnnop/aclnn_fused_quant_matmul.h"
#include "aclnnop/aclnn_fused_quant_matmul_weight_nz.h"
#include "aclnnop/aclnn_group_norm_silu_quant.h"
#include "aclnnop/aclnn_group_norm_swish_grad.h"
#include "aclnnop/aclnn_grouped_matmul.h"
#include "aclnnop/aclnn_grouped_matmul_v2.h"
#include "aclnnop/aclnn_grouped_matmul_v3.h"
#include "aclnnop/aclnn_grouped_matmul_v4.h"
#include "aclnnop/aclnn_grouped_matmul_v5.h"
#include "aclnnop/aclnn_grouped_matmul_weight_nz.h"
#include "aclnnop/aclnn_histc.h"
#include "aclnnop/aclnn_interleave_rope.h"
#include "aclnnop/aclnn_inverse.h"
#include "aclnnop/aclnn_layer_norm_quant.h"
#include "aclnnop/aclnn_linalg_cholesky.h"
#include "aclnnop/aclnn_linalg_qr.h"
#include "aclnnop/aclnn_matmul_compress.h"
#include "aclnnop/aclnn_matmul_compress_dequant.h"
#include "aclnnop/aclnn_matmul_emu_split_weight.h"
#include "aclnnop/aclnn_max_pool2d_with_indices.h"
#include "aclnnop/aclnn_max_pool2d_with_indices_backward.h"
#include "aclnnop/aclnn_mla_prolog_v2.h"
#include "aclnnop/aclnn_mla_prolog_v2_weight_nz.h"
#include "aclnnop/aclnn_mla_prolog_v3.h"
#include "aclnnop/aclnn_mla_prolog_v3_weight_nz.h"
#include "aclnnop/aclnn_moe_finalize_routing.h"
#include "aclnnop/aclnn_moe_finalize_routing_v2.h"
#include "aclnnop/aclnn_moe_finalize_routing_v2_grad.h"
#include "aclnnop/aclnn_moe_gating_top_k_softmax.h"
#include "aclnnop/aclnn_moe_gating_top_k_softmax_v2.h"
#include "aclnnop/aclnn_moe_init_routing.h"
#include "aclnnop/aclnn_moe_init_routing_v2.h"
#include "aclnnop/aclnn_moe_init_routing_v2_grad.h"
#include "aclnnop/aclnn_moe_init_routing_v3.h"
#include "aclnnop/aclnn_moe_token_permute.h"
#include "aclnnop/aclnn_moe_token_permute_grad.h"
#include "aclnnop/aclnn_moe_token_permute_with_routing_map.h"
#include "aclnnop/aclnn_moe_token_permute_with_routing_map_grad.h"
#include "aclnnop/aclnn_moe_token_unpermute.h"
#include "aclnnop/aclnn_moe_token_unpermute_grad.h"
#include "aclnnop/aclnn_moe_token_unpermute_with_routing_map.h"
#include "aclnnop/aclnn_multilabel_margin_loss.h"
#include "aclnnop/aclnn_multinomial.h"
#include "aclnnop/aclnn_normal.h"
#include "aclnnop/aclnn_nsa_compress.h"
#include "aclnnop/aclnn_nsa_compress_attention.h"
#include "aclnnop/aclnn_nsa_compress_attention_infer.h"
#include "aclnnop/aclnn_nsa_compress_with_cache.h"
#include "aclnnop/aclnn_nsa_selected_attention.h"
#include "aclnnop/aclnn_nsa_selected_attention_grad.h"
#include "aclnnop/aclnn_nsa_selected_attention_infer.h"
#include "aclnnop/aclnn_pdist.h"
#include "aclnnop/aclnn_pdist_forward.h"
#include "aclnnop/aclnn_qr.h"
#include "aclnnop/aclnn_quant_batch_matmul_inplace_add.h"
#include "aclnnop/aclnn_quant_convolution.h"
#include "aclnnop/aclnn_quant_matmul.h"
#include "aclnnop/aclnn_quant_matmul_activation_quant_weight_nz.h"
#include "aclnnop/aclnn_quant_matmul_dequant.h"
#include "aclnnop/aclnn_quant_matmul_reduce_sum.h"
#include "aclnnop/aclnn_quant_matmul_v3.h"
#include "aclnnop/aclnn_quant_matmul_v4.h"
#include "aclnnop/aclnn_quant_matmul_v5.h"
#include "aclnnop/aclnn_quant_matmul_weight_nz.h"
#include "aclnnop/aclnn_quant_scatter.h"
#include "aclnnop/aclnn_quant_scatter_v2.h"
#include "aclnnop/aclnn_quantized_batch_norm.h"
#include "aclnnop/aclnn_random.h"
#include "aclnnop/aclnn_randperm.h"
#include "aclnnop/aclnn_renorm.h"
#include "aclnnop/aclnn_repeat_interleave.h"
#include "aclnnop/aclnn_repeat_interleave_grad.h"
#include "aclnnop/aclnn_rms_norm_dynamic_mx_quant.h"
#include "aclnnop/aclnn_rms_norm_grad_quant.h"
#include "aclnnop/aclnn_rms_norm_quant.h"
#include "aclnnop/aclnn_rms_norm_quant_v3.h"
#include "aclnnop/aclnn_rope_with_sin_cos_cache.h"
#include "aclnnop/aclnn_rotate_quant.h"
#include "aclnnop/aclnn_scatter_list.h"
#include "aclnnop/aclnn_scatter_update.h"
#include "aclnnop/aclnn_searchsorted.h"
#include "aclnnop/aclnn_sparse4to2quant_matmul_weight_nz.h"
#include "aclnnop/aclnn_strided_slice_assign_v2.h"
#include "aclnnop/aclnn_sync_batch_norm_gather_stats.h"
#include "aclnnop/aclnn_tf_scatter_add.h"
#include "aclnnop/aclnn_trace.h"
#include "aclnnop/aclnn_trans_convolution_weight.h"
#include "aclnnop/aclnn_trans_matmul_weight.h"
#include "aclnnop/aclnn_trans_quant_param_v2.h"
#include "aclnnop/aclnn_trans_quant_param_v3.h"
#include "aclnnop/aclnn_transpose_batch_mat_mul.h"
#include "aclnnop/aclnn_transpose_quant_batch_mat_mul.h"
#include "aclnnop/aclnn_uniform.h"
#include "aclnnop/aclnn_upsample_bilinear_2d.h"
#include "aclnnop/aclnn_weight_quant_batch_matmul.h"
#include "aclnnop/aclnn_weight_quant_batch_matmul_nz.h"
#include "check/padded.h"
#include "check/stub.h"

#pragma GCC diagnostic ignored "-Wunused-parameter" /* stubs read no argument */

aclnnStatus aclnnAdaLayerNormBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclIntArray *normalizedShape,
    const aclTensor *rstd, const aclTensor *mean, const aclTensor *scale, const aclTensor *shift,
    const aclTensor *weightOptional, const aclTensor *biasOptional, aclTensor *gradInputOut,
    aclTensor *gradScaleOut, aclTensor *gradShiftOut, aclTensor *gradWeightOut,
    aclTensor *gradBiasOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAdaLayerNormBackward");
}

aclnnStatus aclnnAdaLayerNormBackward(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnAdaLayerNormBackward");
}

aclnnStatus aclnnAdaLayerNormQuantGetWorkspaceSize(
    const aclTensor *x, const aclTensor *scale, const aclTensor *shift,
    const aclTensor *weightOptional, const aclTensor *biasOptional,
    const aclTensor *smoothScalesOptional, double epsilon, const char *quantMode, aclTensor *out,
    aclTensor *quantScale, aclTensor *quantOffsetOptional, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAdaLayerNormQuant");
}

aclnnStatus aclnnAdaLayerNormQuant(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_stub_refuse("aclnnAdaLayerNormQuant");
}

aclnnStatus aclnnAddLayerNormQuantGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma, const aclTensor *beta,
    const aclTensor *biasOptional, const aclTensor *scales1Optional,
    const aclTensor *scales2Optional, const aclTensor *zeroPoints1Optional,
    const aclTensor *zeroPoints2Optional, const char *quantMode, double epsilon,
    bool additionalOutput, bool divMode, aclTensor *y1Out, aclTensor *y2Out, aclTensor *xOut,
    aclTensor *outScales1Out, aclTensor *outScales2Out, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAddLayerNormQuant");
}

aclnnStatus aclnnAddLayerNormQuant(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_stub_refuse("aclnnAddLayerNormQuant");
}

aclnnStatus aclnnAddLayerNormQuantV2GetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma, const aclTensor *beta,
    const aclTensor *biasOptional, const aclTensor *scales1Optional,
    const aclTensor *scales2Optional, const aclTensor *zeroPoints1Optional,
    const aclTensor *zeroPoints2Optional, const char *quantMode, double epsilon,
    bool additionalOutput, bool divMode, aclTensor *y1Out, aclTensor *y2Out, aclTensor *xOut,
    aclTensor *layernormRes, aclTensor *outScales1Out, aclTensor *outScales2Out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAddLayerNormQuantV2");
}

aclnnStatus aclnnAddLayerNormQuantV2(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnAddLayerNormQuantV2");
}

aclnnStatus aclnnAddRmsNormDynamicMxQuantGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma, const aclTensor *beta,
    double epsilon, int64_t scaleAlg, char *roundMode, int64_t dstType, bool outputRstd,
    aclTensor *yOut, aclTensor *xOut, aclTensor *mxscaleOut, aclTensor *rstdOut,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAddRmsNormDynamicMxQuant");
}

aclnnStatus aclnnAddRmsNormDynamicMxQuant(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnAddRmsNormDynamicMxQuant");
}

aclnnStatus aclnnAddRmsNormDynamicQuantGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma,
    const aclTensor *smoothScale1Optional, const aclTensor *smoothScale2Optional, double epsilon,
    aclTensor *y1Out, aclTensor *y2Out, aclTensor *xOut, aclTensor *scale1Out, aclTensor *scale2Out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAddRmsNormDynamicQuant");
}

aclnnStatus aclnnAddRmsNormDynamicQuant(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnAddRmsNormDynamicQuant");
}

aclnnStatus aclnnAddRmsNormDynamicQuantV2GetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma,
    const aclTensor *smoothScale1Optional, const aclTensor *smoothScale2Optional,
    const aclTensor *betaOptional, double epsilon, const aclBoolArray *outputMask, aclTensor *y1Out,
    aclTensor *y2Out, aclTensor *xOut, aclTensor *scale1Out, aclTensor *scale2Out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAddRmsNormDynamicQuantV2");
}

aclnnStatus aclnnAddRmsNormDynamicQuantV2(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnAddRmsNormDynamicQuantV2");
}

aclnnStatus aclnnAddRmsNormQuantGetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                                 const aclTensor *gamma, const aclTensor *scales1,
                                                 const aclTensor *scales2Optional,
                                                 const aclTensor *zeroPoints1Optional,
                                                 const aclTensor *zeroPoints2Optional, int64_t axis,
                                                 double epsilon, bool divMode, aclTensor *y1Out,
                                                 aclTensor *y2Out, aclTensor *xOut,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAddRmsNormQuant");
}

aclnnStatus aclnnAddRmsNormQuant(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_stub_refuse("aclnnAddRmsNormQuant");
}

aclnnStatus aclnnAddRmsNormQuantV2GetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *gamma, const aclTensor *scales1,
    const aclTensor *scales2Optional, const aclTensor *zeroPoints1Optional,
    const aclTensor *zeroPoints2Optional, const aclTensor *betaOptional, int64_t axis,
    double epsilon, bool divMode, aclTensor *y1Out, aclTensor *y2Out, aclTensor *xOut,
    aclTensor *rmsNormOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAddRmsNormQuantV2");
}

aclnnStatus aclnnAddRmsNormQuantV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_stub_refuse("aclnnAddRmsNormQuantV2");
}

aclnnStatus aclnnAffineGridGetWorkspaceSize(const aclTensor *theta, const aclIntArray *size,
                                            bool alignCorners, aclTensor *out,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnAffineGrid");
}

aclnnStatus aclnnAffineGrid(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_stub_refuse("aclnnAffineGrid");
}

aclnnStatus aclnnBatchMatmulQuantGetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                                  const aclTensor *quantParam,
                                                  const aclTensor *bias, bool transposeX1,
                                                  bool transposeX2, aclTensor *out,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnBatchMatmulQuant");
}

aclnnStatus aclnnBatchMatmulQuant(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_stub_refuse("aclnnBatchMatmulQuant");
}

aclnnStatus aclnnBatchNormElemtBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclTensor *mean,
    const aclTensor *invstd, const aclTensor *weight, const aclTensor *sumDy,
    const aclTensor *sumDyXmu, aclTensor *counter, aclTensor *gradInput, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnBatchNormElemtBackward");
}

aclnnStatus aclnnBatchNormElemtBackward(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnBatchNormElemtBackward");
}

aclnnStatus aclnnBatchNormGatherStatsWithCountsGetWorkspaceSize(
    const aclTensor *input, const aclTensor *mean, const aclTensor *invstd, aclTensor *runningMean,
    aclTensor *runningVar, double momentum, double eps, const aclTensor *counts, aclTensor *meanAll,
    aclTensor *invstdAll, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnBatchNormGatherStatsWithCounts");
}

aclnnStatus aclnnBatchNormGatherStatsWithCounts(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnBatchNormGatherStatsWithCounts");
}

aclnnStatus aclnnBincountGetWorkspaceSize(const aclTensor *self, const aclTensor *weights,
                                          int64_t minlength, aclTensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnBincount", "positions that are counted without weights are not supported yet");
}

aclnnStatus aclnnBincount(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnBincount", "positions that are counted without weights are not supported yet");
}

aclnnStatus aclnnCalculateMatmulWeightSize(const aclIntArray *tensorShape,
                                           uint64_t *weightTensorSize)
{
    static const ac_padding padding = {
        .rows = 16,
        .columns = 16,
        .short_columns = 16,
    };

    return ac_padded_count("aclnnCalculateMatmulWeightSize", tensorShape, "tensorShape", &padding,
                           ACL_DT_UNDEFINED, weightTensorSize, "weightTensorSize");
}

aclnnStatus aclnnCalculateMatmulWeightSizeV2(const aclIntArray *tensorShape, aclDataType dataType,
                                             uint64_t *weightTensorSize)
{
    static const ac_padding padding = {
        .rows = 16,
        .columns = 32,
        .short_columns = 16,
        .filled = true,
    };

    return ac_padded_count("aclnnCalculateMatmulWeightSizeV2", tensorShape, "tensorShape", &padding,
                           dataType, weightTensorSize, "weightTensorSize");
}

aclnnStatus aclnnCdistGetWorkspaceSize(const aclTensor *x1, const aclTensor *x2, float p,
                                       int64_t compute_mode, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnCdist");
}

aclnnStatus aclnnCdist(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_stub_refuse("aclnnCdist");
}

aclnnStatus aclnnCdistBackwardGetWorkspaceSize(const aclTensor *grad, const aclTensor *x1,
                                               const aclTensor *x2, const aclTensor *cdist, float p,
                                               aclTensor *out, uint64_t *workspaceSize,
                                               aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnCdistBackward");
}

aclnnStatus aclnnCdistBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse("aclnnCdistBackward");
}

aclnnStatus aclnnChamferDistanceBackwardGetWorkspaceSize(
    const aclTensor *xyz1, const aclTensor *xyz2, const aclTensor *idx1, const aclTensor *idx2,
    const aclTensor *gradDist1, const aclTensor *gradDist2, aclTensor *gradXyz1,
    aclTensor *gradXyz2, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnChamferDistanceBackward");
}

aclnnStatus aclnnChamferDistanceBackward(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnChamferDistanceBackward");
}

aclnnStatus aclnnChunkCatGetWorkspaceSize(const aclTensorList *tensors, int64_t dim,
                                          int64_t numChunks, aclTensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnChunkCat",
        "tensors of a list are joined piece by piece, with zeros behind those that are short");
}

aclnnStatus aclnnChunkCat(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnChunkCat",
        "tensors of a list are joined piece by piece, with zeros behind those that are short");
}

aclnnStatus aclnnConfusionTransposeGetWorkspaceSize(const aclTensor *x, const aclIntArray *perm,
                                                    const aclIntArray *shape, bool transpose_first,
                                                    aclTensor *out, uint64_t *workspaceSize,
                                                    aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnConfusionTranspose",
                                  "no map gives a tensor other axes and turns them");
}

aclnnStatus aclnnConfusionTranspose(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnConfusionTranspose",
                                  "no map gives a tensor other axes and turns them");
}

aclnnStatus aclnnConvertWeightToINT4PackGetWorkspaceSize(const aclTensor *weight,
                                                         aclTensor *weightInt4Pack,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnConvertWeightToINT4Pack");
}

aclnnStatus aclnnConvertWeightToINT4Pack(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnConvertWeightToINT4Pack");
}

aclnnStatus aclnnCtcLossGetWorkspaceSize(const aclTensor *logProbs, const aclTensor *targets,
                                         const aclIntArray *inputLengths,
                                         const aclIntArray *targetlengths, int64_t blank,
                                         bool zeroInfinity, aclTensor *negLogLikelihoodOut,
                                         aclTensor *logAlphaOut, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnCtcLoss");
}

aclnnStatus aclnnCtcLoss(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_stub_refuse("aclnnCtcLoss");
}

aclnnStatus aclnnCtcLossBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *logProbs, const aclTensor *targets,
    const aclIntArray *inputLengths, const aclIntArray *targetLengths,
    const aclTensor *negLogLikelihood, const aclTensor *logAlpha, int64_t blank, bool zeroInfinity,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnCtcLossBackward");
}

aclnnStatus aclnnCtcLossBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_stub_refuse("aclnnCtcLossBackward");
}

aclnnStatus aclnnDeformableConv2dGetWorkspaceSize(
    const aclTensor *x, const aclTensor *weight, const aclTensor *offset,
    const aclTensor *biasOptional, const aclIntArray *kernelSize, const aclIntArray *stride,
    const aclIntArray *padding, const aclIntArray *dilation, int64_t groups,
    int64_t deformableGroups, bool modulated, aclTensor *out, aclTensor *deformOutOptional,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnDeformableConv2d");
}

aclnnStatus aclnnDeformableConv2d(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_stub_refuse("aclnnDeformableConv2d");
}

aclnnStatus aclnnDeformableConv2dBackwardGetWorkspaceSize(
    const aclTensor *input, const aclTensor *gradOutput, const aclTensor *offsetOut,
    const aclTensor *weight, const aclTensor *offset, const aclIntArray *kernelSize,
    const aclIntArray *stride, const aclIntArray *padding, const aclIntArray *dilation,
    int64_t groups, int64_t deformableGroups, bool modulated, aclTensor *gradInput,
    aclTensor *gradWeight, aclTensor *gradOffset, aclTensor *gradBias, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnDeformableConv2dBackward");
}

aclnnStatus aclnnDeformableConv2dBackward(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnDeformableConv2dBackward");
}

aclnnStatus aclnnDropoutGenMaskGetWorkspaceSize(const aclIntArray *shape, double prob, int64_t seed,
                                                int64_t offset, aclTensor *out,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnDropoutGenMask",
        "its mask has more bits than its argument says elements, and no space is made of bits yet");
}

aclnnStatus aclnnDropoutGenMask(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnDropoutGenMask",
        "its mask has more bits than its argument says elements, and no space is made of bits yet");
}

aclnnStatus aclnnDropoutGenMaskV2GetWorkspaceSize(const aclIntArray *shape, double prob,
                                                  int64_t seed, int64_t offset,
                                                  aclDataType probDataType, aclTensor *out,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnDropoutGenMaskV2",
        "its mask has more bits than its argument says elements, and no space is made of bits yet");
}

aclnnStatus aclnnDropoutGenMaskV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnDropoutGenMaskV2",
        "its mask has more bits than its argument says elements, and no space is made of bits yet");
}

aclnnStatus aclnnDropoutGenMaskV2TensorGetWorkspaceSize(const aclIntArray *shape, double prob,
                                                        const aclTensor *seedTensor,
                                                        const aclTensor *offsetTensor,
                                                        int64_t offset, aclDataType probDataType,
                                                        aclTensor *out, uint64_t *workspaceSize,
                                                        aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnDropoutGenMaskV2Tensor",
        "its mask has more bits than its argument says elements, and no space is made of bits yet");
}

aclnnStatus aclnnDropoutGenMaskV2Tensor(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnDropoutGenMaskV2Tensor",
        "its mask has more bits than its argument says elements, and no space is made of bits yet");
}

aclnnStatus aclnnDualLevelQuantMatmulWeightNzGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *x1Level0Scale,
    const aclTensor *x2Level0Scale, const aclTensor *x1Level1Scale, const aclTensor *x2Level1Scale,
    const aclTensor *optionalBias, bool transposeX1, bool transposeX2, int64_t level0GroupSize,
    int64_t level1GroupSize, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnDualLevelQuantMatmulWeightNz");
}

aclnnStatus aclnnDualLevelQuantMatmulWeightNz(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnDualLevelQuantMatmulWeightNz");
}

aclnnStatus aclnnEinsumGetWorkspaceSize(const aclTensorList *tensors, const char *equation,
                                        aclTensor *output, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnEinsum");
}

aclnnStatus aclnnEinsum(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_stub_refuse("aclnnEinsum");
}

aclnnStatus aclnnEmbeddingBagGetWorkspaceSize(
    const aclTensor *weight, const aclTensor *indices, const aclTensor *offsets,
    bool scaleGradByFreq, int64_t mode, bool sparse, const aclTensor *perSampleWeights,
    bool includeLastOffset, int64_t paddingIdx, aclTensor *output, aclTensor *offset2bag,
    aclTensor *bagSize, aclTensor *maxIndices, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnEmbeddingBag",
        "rows are joined from one offset that an input has to the next, and no formula reduces so");
}

aclnnStatus aclnnEmbeddingBag(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnEmbeddingBag",
        "rows are joined from one offset that an input has to the next, and no formula reduces so");
}

aclnnStatus aclnnEmbeddingRenormGetWorkspaceSize(aclTensor *selfRef, const aclTensor *indices,
                                                 double maxNorm, double normType,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnEmbeddingRenorm",
        "rows that an input names are scaled in place, and formulas reduce all rows");
}

aclnnStatus aclnnEmbeddingRenorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnEmbeddingRenorm",
        "rows that an input names are scaled in place, and formulas reduce all rows");
}

aclnnStatus
aclnnExpandIntoJaggedPermuteGetWorkspaceSize(const aclTensor *permute, const aclTensor *inputOffset,
                                             const aclTensor *outputOffset, int64_t outputSize,
                                             const aclTensor *outputPermuteOut,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnExpandIntoJaggedPermute");
}

aclnnStatus aclnnExpandIntoJaggedPermute(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnExpandIntoJaggedPermute");
}

aclnnStatus aclnnFlashAttentionScoreGradV2GetWorkspaceSize(
    const aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const aclTensor *dy,
    const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional,
    const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional,
    const aclIntArray *prefixOptional, const aclIntArray *qStartIdxOptional,
    const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, int64_t pseType, const aclTensor *dqOut, const aclTensor *dkOut,
    const aclTensor *dvOut, const aclTensor *dpseOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionScoreGradV2");
}

aclnnStatus aclnnFlashAttentionScoreGradV2(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionScoreGradV2");
}

aclnnStatus aclnnFlashAttentionScoreV2GetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, const aclIntArray *qStartIdxOptional,
    const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, int64_t pseType, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut,
    const aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionScoreV2");
}

aclnnStatus aclnnFlashAttentionScoreV2(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionScoreV2");
}

aclnnStatus aclnnFlashAttentionUnpaddingScoreGradGetWorkspaceSize(
    const aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const aclTensor *dy,
    const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional,
    const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, double scaleValue, double keepProb,
    int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *dqOut, const aclTensor *dkOut, const aclTensor *dvOut,
    const aclTensor *dpseOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionUnpaddingScoreGrad");
}

aclnnStatus aclnnFlashAttentionUnpaddingScoreGrad(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionUnpaddingScoreGrad");
}

aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV2GetWorkspaceSize(
    const aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const aclTensor *dy,
    const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional,
    const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, const aclIntArray *qStartIdxOptional,
    const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, int64_t pseType, const aclTensor *dqOut, const aclTensor *dkOut,
    const aclTensor *dvOut, const aclTensor *dpseOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionUnpaddingScoreGradV2");
}

aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV2(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionUnpaddingScoreGradV2");
}

aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(
    const aclTensor *query, const aclTensor *queryRope, const aclTensor *keyIn,
    const aclTensor *keyInRope, const aclTensor *value, const aclTensor *dy,
    const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional,
    const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, const aclIntArray *qStartIdxOptional,
    const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, int64_t pseType, const aclTensor *dqOut, const aclTensor *dqRopeOut,
    const aclTensor *dkOut, const aclTensor *dkRopeOut, const aclTensor *dvOut,
    const aclTensor *dpseOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionUnpaddingScoreGradV3");
}

aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionUnpaddingScoreGradV3");
}

aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV4GetWorkspaceSize(
    const aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const aclTensor *dy,
    const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional,
    const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, double scaleValue, double keepProb,
    int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *dqOut, const aclTensor *dkOut, const aclTensor *dvOut,
    const aclTensor *dpseOut, char *softmaxInLayout, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionUnpaddingScoreGradV4");
}

aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV4(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionUnpaddingScoreGradV4");
}

aclnnStatus aclnnFlashAttentionVarLenScoreGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, double scaleValue, double keepProb,
    int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *softmaxMaxOut, const aclTensor *softmaxSumOut,
    const aclTensor *softmaxOutOut, const aclTensor *attentionOutOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionVarLenScore");
}

aclnnStatus aclnnFlashAttentionVarLenScore(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionVarLenScore");
}

aclnnStatus aclnnFlashAttentionVarLenScoreV2GetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, const aclIntArray *qStartIdxOptional,
    const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, int64_t pseType, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut,
    const aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionVarLenScoreV2");
}

aclnnStatus aclnnFlashAttentionVarLenScoreV2(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionVarLenScoreV2");
}

aclnnStatus aclnnFlashAttentionVarLenScoreV3GetWorkspaceSize(
    const aclTensor *query, const aclTensor *queryRope, const aclTensor *key,
    const aclTensor *keyRope, const aclTensor *value, const aclTensor *realShiftOptional,
    const aclTensor *dropMaskOptional, const aclTensor *paddingMaskOptional,
    const aclTensor *attenMaskOptional, const aclIntArray *prefixOptional,
    const aclIntArray *actualSeqQLenOptional, const aclIntArray *actualSeqKvLenOptional,
    const aclIntArray *qStartIdxOptional, const aclIntArray *kvStartIdxOptional, double scaleValue,
    double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout,
    int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut,
    const aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionVarLenScoreV3");
}

aclnnStatus aclnnFlashAttentionVarLenScoreV3(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionVarLenScoreV3");
}

aclnnStatus aclnnFlashAttentionVarLenScoreV4GetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, double scaleValue, double keepProb,
    int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, char *softmaxOutLayout, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut,
    const aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFlashAttentionVarLenScoreV4");
}

aclnnStatus aclnnFlashAttentionVarLenScoreV4(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFlashAttentionVarLenScoreV4");
}

aclnnStatus aclnnFusedCrossEntropyLossWithMaxSumGetWorkspaceSize(
    const aclTensor *logitsMax, const aclTensor *sumExpLogits, const aclTensor *predictedLogits,
    float labelSmoothing, const aclTensor *inputOptional, const aclTensor *weightOptional,
    const aclTensor *vocabParallelLogitsOptional, aclTensor *lossOut, aclTensor *softMaxOutOptional,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFusedCrossEntropyLossWithMaxSum");
}

aclnnStatus aclnnFusedCrossEntropyLossWithMaxSum(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFusedCrossEntropyLossWithMaxSum");
}

aclnnStatus aclnnFusedLinearCrossEntropyLossGradGetWorkspaceSize(
    const aclTensor *grad, const aclTensor *input, const aclTensor *weight,
    const aclTensor *targetMask, const aclTensor *maskedTarget, float labelSmoothing,
    const aclTensor *logitsMaxOptional, const aclTensor *sumExpLogitsOptional,
    const aclTensor *softmaxOptional, aclTensor *inputGradOut, aclTensor *weightGradOut,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFusedLinearCrossEntropyLossGrad");
}

aclnnStatus aclnnFusedLinearCrossEntropyLossGrad(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFusedLinearCrossEntropyLossGrad");
}

aclnnStatus aclnnFusedLinearOnlineMaxSumGetWorkspaceSize(
    const aclTensor *input, const aclTensor *weight, const aclTensor *target,
    int64_t vocabStartIndex, int64_t vocabEndIndex, aclTensor *logitsMaxLocalOut,
    aclTensor *sumExpLogitsLocalOut, aclTensor *predictedLogitsLocalOut, aclTensor *targetMaskOut,
    aclTensor *maskedTargetOut, aclTensor *vocabParallelLogitsOutOptional, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFusedLinearOnlineMaxSum");
}

aclnnStatus aclnnFusedLinearOnlineMaxSum(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFusedLinearOnlineMaxSum");
}

aclnnStatus aclnnFusedMatmulGetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                             const aclTensor *bias, const aclTensor *x3,
                                             const char *fusedOpType, int8_t cubeMathType,
                                             const aclTensor *y, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFusedMatmul");
}

aclnnStatus aclnnFusedMatmul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_stub_refuse("aclnnFusedMatmul");
}

aclnnStatus aclnnFusedQuantMatmulGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *x1Scale, const aclTensor *x2Scale,
    const aclTensor *yScaleOptional, const aclTensor *x1OffsetOptional,
    const aclTensor *x2OffsetOptional, const aclTensor *yOffsetOptional,
    const aclTensor *biasOptional, const aclTensor *x3Optional, const char *fusedOpType,
    int64_t groupSizeOptional, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFusedQuantMatmul");
}

aclnnStatus aclnnFusedQuantMatmul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_stub_refuse("aclnnFusedQuantMatmul");
}

aclnnStatus aclnnFusedQuantMatmulWeightNzGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *x1Scale, const aclTensor *x2Scale,
    const aclTensor *yScaleOptional, const aclTensor *x1OffsetOptional,
    const aclTensor *x2OffsetOptional, const aclTensor *yOffsetOptional,
    const aclTensor *biasOptional, const aclTensor *x3Optional, const char *fusedOpType,
    int64_t groupSizeOptional, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnFusedQuantMatmulWeightNz");
}

aclnnStatus aclnnFusedQuantMatmulWeightNz(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnFusedQuantMatmulWeightNz");
}

aclnnStatus aclnnGroupNormSiluQuantGetWorkspaceSize(
    const aclTensor *self, const aclTensor *gamma, const aclTensor *beta,
    const aclTensor *quantScale, int64_t group, double eps, bool activateSilu, aclTensor *out,
    aclTensor *meanOut, aclTensor *rstdOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnGroupNormSiluQuant");
}

aclnnStatus aclnnGroupNormSiluQuant(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnGroupNormSiluQuant");
}

aclnnStatus aclnnGroupNormSwishGradGetWorkspaceSize(
    const aclTensor *dy, const aclTensor *mean, const aclTensor *rstd, const aclTensor *x,
    const aclTensor *gamma, const aclTensor *beta, int64_t numGroups, char *dataFormatOptional,
    double swishScale, bool dgammaIsRequire, bool dbetaIsRequire, const aclTensor *dxOut,
    const aclTensor *dgammaOut, const aclTensor *dbetaOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnGroupNormSwishGrad");
}

aclnnStatus aclnnGroupNormSwishGrad(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnGroupNormSwishGrad");
}

aclnnStatus aclnnGroupedMatmulGetWorkspaceSize(
    const aclTensorList *x, const aclTensorList *weight, const aclTensorList *biasOptional,
    const aclTensorList *scaleOptional, const aclTensorList *offsetOptional,
    const aclTensorList *antiquantScaleOptional, const aclTensorList *antiquantOffsetOptional,
    const aclIntArray *groupListOptional, int64_t splitItem, const aclTensorList *y,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnGroupedMatmul");
}

aclnnStatus aclnnGroupedMatmul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse("aclnnGroupedMatmul");
}

aclnnStatus aclnnGroupedMatmulV2GetWorkspaceSize(
    const aclTensorList *x, const aclTensorList *weight, const aclTensorList *biasOptional,
    const aclTensorList *scaleOptional, const aclTensorList *offsetOptional,
    const aclTensorList *antiquantScaleOptional, const aclTensorList *antiquantOffsetOptional,
    const aclIntArray *groupListOptional, int64_t splitItem, int64_t groupType,
    const aclTensorList *y, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnGroupedMatmulV2");
}

aclnnStatus aclnnGroupedMatmulV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_stub_refuse("aclnnGroupedMatmulV2");
}

aclnnStatus aclnnGroupedMatmulV3GetWorkspaceSize(
    const aclTensorList *x, const aclTensorList *weight, const aclTensorList *biasOptional,
    const aclTensorList *scaleOptional, const aclTensorList *offsetOptional,
    const aclTensorList *antiquantScaleOptional, const aclTensorList *antiquantOffsetOptional,
    const aclTensor *groupListOptional, int64_t splitItem, int64_t groupType,
    const aclTensorList *y, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnGroupedMatmulV3");
}

aclnnStatus aclnnGroupedMatmulV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_stub_refuse("aclnnGroupedMatmulV3");
}

aclnnStatus aclnnGroupedMatmulV4GetWorkspaceSize(
    const aclTensorList *x, const aclTensorList *weight, const aclTensorList *biasOptional,
    const aclTensorList *scaleOptional, const aclTensorList *offsetOptional,
    const aclTensorList *antiquantScaleOptional, const aclTensorList *antiquantOffsetOptional,
    const aclTensorList *perTokenScaleOptional, const aclTensor *groupListOptional,
    const aclTensorList *activationInputOptional, const aclTensorList *activationQuantScaleOptional,
    const aclTensorList *activationQuantOffsetOptional, int64_t splitItem, int64_t groupType,
    int64_t groupListType, int64_t actType, aclTensorList *out,
    aclTensorList *activationFeatureOutOptional, aclTensorList *dynQuantScaleOutOptional,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnGroupedMatmulV4");
}

aclnnStatus aclnnGroupedMatmulV4(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_stub_refuse("aclnnGroupedMatmulV4");
}

aclnnStatus aclnnGroupedMatmulV5GetWorkspaceSize(
    const aclTensorList *x, const aclTensorList *weight, const aclTensorList *biasOptional,
    const aclTensorList *scaleOptional, const aclTensorList *offsetOptional,
    const aclTensorList *antiquantScaleOptional, const aclTensorList *antiquantOffsetOptional,
    const aclTensorList *perTokenScaleOptional, const aclTensor *groupListOptional,
    const aclTensorList *activationInputOptional, const aclTensorList *activationQuantScaleOptional,
    const aclTensorList *activationQuantOffsetOptional, int64_t splitItem, int64_t groupType,
    int64_t groupListType, int64_t actType, aclIntArray *tuningConfigOptional, aclTensorList *out,
    aclTensorList *activationFeatureOutOptional, aclTensorList *dynQuantScaleOutOptional,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnGroupedMatmulV5");
}

aclnnStatus aclnnGroupedMatmulV5(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_stub_refuse("aclnnGroupedMatmulV5");
}

aclnnStatus aclnnGroupedMatmulWeightNzGetWorkspaceSize(
    const aclTensorList *x, const aclTensorList *weight, const aclTensorList *biasOptional,
    const aclTensorList *scaleOptional, const aclTensorList *offsetOptional,
    const aclTensorList *antiquantScaleOptional, const aclTensorList *antiquantOffsetOptional,
    const aclTensorList *perTokenScaleOptional, const aclTensor *groupListOptional,
    const aclTensorList *activationInputOptional, const aclTensorList *activationQuantScaleOptional,
    const aclTensorList *activationQuantOffsetOptional, int64_t splitItem, int64_t groupType,
    int64_t groupListType, int64_t actType, aclIntArray *tuningConfigOptional,
    int64_t quantGroupSize, aclTensorList *out, aclTensorList *activationFeatureOutOptional,
    aclTensorList *dynQuantScaleOutOptional, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnGroupedMatmulWeightNz");
}

aclnnStatus aclnnGroupedMatmulWeightNz(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnGroupedMatmulWeightNz");
}

aclnnStatus aclnnHistcGetWorkspaceSize(const aclTensor *self, int64_t bins, const aclScalar *min,
                                       const aclScalar *max, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnHistc", "counts of elements by the range that they lie in are not supported yet");
}

aclnnStatus aclnnHistc(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnHistc", "counts of elements by the range that they lie in are not supported yet");
}

aclnnStatus aclnnInplaceNormalTensorGetWorkspaceSize(const aclTensor *selfRef, float mean,
                                                     float std, const aclTensor *seedTensor,
                                                     const aclTensor *offsetTensor, int64_t offset,
                                                     uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnInplaceNormalTensor",
                                  "the seed of a random number is an argument, and no tensor yet");
}

aclnnStatus aclnnInplaceNormalTensor(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnInplaceNormalTensor",
                                  "the seed of a random number is an argument, and no tensor yet");
}

aclnnStatus aclnnInplaceQuantScatterGetWorkspaceSize(
    aclTensor *selfRef, const aclTensor *indices, const aclTensor *updates,
    const aclTensor *quantScales, const aclTensor *quantZeroPoints, int64_t axis, int64_t quantAxis,
    int64_t reduction, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnInplaceQuantScatter");
}

aclnnStatus aclnnInplaceQuantScatter(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnInplaceQuantScatter");
}

aclnnStatus aclnnInplaceQuantScatterV2GetWorkspaceSize(
    aclTensor *selfRef, const aclTensor *indices, const aclTensor *updates,
    const aclTensor *quantScales, const aclTensor *quantZeroPoints, int64_t axis, int64_t quantAxis,
    int64_t reduction, const char *roundMode, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnInplaceQuantScatterV2");
}

aclnnStatus aclnnInplaceQuantScatterV2(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnInplaceQuantScatterV2");
}

aclnnStatus aclnnInplaceRandomGetWorkspaceSize(const aclTensor *selfRef, int64_t from, int64_t to,
                                               int64_t seed, int64_t offset,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnInplaceRandom",
                                  "a random number has 23 bits, fewer than the range of integers");
}

aclnnStatus aclnnInplaceRandom(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnInplaceRandom",
                                  "a random number has 23 bits, fewer than the range of integers");
}

aclnnStatus aclnnInplaceRandomTensorGetWorkspaceSize(const aclTensor *selfRef, int64_t from,
                                                     int64_t to, const aclTensor *seedTensor,
                                                     const aclTensor *offsetTensor, int64_t offset,
                                                     uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnInplaceRandomTensor",
                                  "the seed of a random number is an argument, and no tensor yet");
}

aclnnStatus aclnnInplaceRandomTensor(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnInplaceRandomTensor",
                                  "the seed of a random number is an argument, and no tensor yet");
}

aclnnStatus aclnnInplaceRandomWithoutFromToGetWorkspaceSize(const aclTensor *selfRef, int64_t seed,
                                                            int64_t offset, uint64_t *workspaceSize,
                                                            aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnInplaceRandomWithoutFromTo",
                                  "a random number has 23 bits, fewer than the range of integers");
}

aclnnStatus aclnnInplaceRandomWithoutFromTo(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnInplaceRandomWithoutFromTo",
                                  "a random number has 23 bits, fewer than the range of integers");
}

aclnnStatus aclnnInplaceRandomWithoutFromToTensorGetWorkspaceSize(
    const aclTensor *selfRef, const aclTensor *seedTensor, const aclTensor *offsetTensor,
    int64_t offset, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnInplaceRandomWithoutFromToTensor",
                                  "the seed of a random number is an argument, and no tensor yet");
}

aclnnStatus aclnnInplaceRandomWithoutFromToTensor(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnInplaceRandomWithoutFromToTensor",
                                  "the seed of a random number is an argument, and no tensor yet");
}

aclnnStatus aclnnInplaceRenormGetWorkspaceSize(aclTensor *selfRef, const aclScalar *p, int64_t dim,
                                               const aclScalar *maxNorm, uint64_t *workspaceSize,
                                               aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnInplaceRenorm");
}

aclnnStatus aclnnInplaceRenorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse("aclnnInplaceRenorm");
}

aclnnStatus aclnnInplaceScatterUpdateGetWorkspaceSize(aclTensor *data, const aclTensor *indices,
                                                      const aclTensor *updates, int64_t axis,
                                                      uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnInplaceScatterUpdate",
        "each block falls from an index of its own on, and no map has such");
}

aclnnStatus aclnnInplaceScatterUpdate(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnInplaceScatterUpdate",
        "each block falls from an index of its own on, and no map has such");
}

aclnnStatus aclnnInplaceUniformTensorGetWorkspaceSize(const aclTensor *selfRef, double from,
                                                      double to, const aclTensor *seedTensor,
                                                      const aclTensor *offsetTensor,
                                                      uint64_t offset, uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnInplaceUniformTensor",
                                  "the seed of a random number is an argument, and no tensor yet");
}

aclnnStatus aclnnInplaceUniformTensor(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnInplaceUniformTensor",
                                  "the seed of a random number is an argument, and no tensor yet");
}

aclnnStatus aclnnInterleaveRopeGetWorkspaceSize(const aclTensor *x, const aclTensor *cos,
                                                const aclTensor *sin, aclTensor *out,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnInterleaveRope");
}

aclnnStatus aclnnInterleaveRope(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_stub_refuse("aclnnInterleaveRope");
}

aclnnStatus aclnnInverseGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnInverse");
}

aclnnStatus aclnnInverse(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_stub_refuse("aclnnInverse");
}

aclnnStatus aclnnLayerNormQuantGetWorkspaceSize(const aclTensor *x, const aclTensor *gammma,
                                                const aclTensor *beta, const aclTensor *scale,
                                                const aclTensor *zeroPointsOptional, int quantMode,
                                                double epsilon, aclTensor *res, aclTensor *scaleOut,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnLayerNormQuant");
}

aclnnStatus aclnnLayerNormQuant(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_stub_refuse("aclnnLayerNormQuant");
}

aclnnStatus aclnnLinalgCholeskyGetWorkspaceSize(const aclTensor *self, bool upper, aclTensor *out,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnLinalgCholesky");
}

aclnnStatus aclnnLinalgCholesky(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_stub_refuse("aclnnLinalgCholesky");
}

aclnnStatus aclnnLinalgQrGetWorkspaceSize(const aclTensor *self, int64_t mode, aclTensor *Q,
                                          aclTensor *R, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnLinalgQr");
}

aclnnStatus aclnnLinalgQr(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_stub_refuse("aclnnLinalgQr");
}

aclnnStatus aclnnMatmulCompressGetWorkspaceSize(const aclTensor *x, const aclTensor *weight,
                                                const aclTensor *bias,
                                                const aclTensor *compressIndex, aclTensor *out,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMatmulCompress");
}

aclnnStatus aclnnMatmulCompress(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_stub_refuse("aclnnMatmulCompress");
}

aclnnStatus aclnnMatmulCompressDequantGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *compressIndex, const aclTensor *bias,
    const aclTensor *deqScale, const aclTensor *offsetW, int offsetX,
    const aclIntArray *compressInfo, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMatmulCompressDequant");
}

aclnnStatus aclnnMatmulCompressDequant(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMatmulCompressDequant");
}

aclnnStatus aclnnMatmulEmuSplitWeightGetWorkspaceSize(const aclTensor *x, const aclTensor *wHigh,
                                                      const aclTensor *wLow, const aclTensor *y,
                                                      float wLowScale, int8_t yDtype,
                                                      uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMatmulEmuSplitWeight");
}

aclnnStatus aclnnMatmulEmuSplitWeight(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMatmulEmuSplitWeight");
}

aclnnStatus aclnnMaxPool2dWithMaskGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *kernelSize, const aclIntArray *stride,
    const aclIntArray *padding, const aclIntArray *dilation, bool ceilMode, aclTensor *out,
    aclTensor *indices, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMaxPool2dWithMask");
}

aclnnStatus aclnnMaxPool2dWithMask(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_stub_refuse("aclnnMaxPool2dWithMask");
}

aclnnStatus aclnnMaxPool2dWithMaskBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *indices,
    const aclIntArray *kernelSize, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, bool ceilMode, aclTensor *gradInput, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMaxPool2dWithMaskBackward");
}

aclnnStatus aclnnMaxPool2dWithMaskBackward(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMaxPool2dWithMaskBackward");
}

aclnnStatus aclnnMlaPrologV2GetWorkspaceSize(
    const aclTensor *tokenX, const aclTensor *weightDq, const aclTensor *weightUqQr,
    const aclTensor *weightUk, const aclTensor *weightDkvKr, const aclTensor *rmsnormGammaCq,
    const aclTensor *rmsnormGammaCkv, const aclTensor *ropeSin, const aclTensor *ropeCos,
    const aclTensor *cacheIndex, aclTensor *kvCacheRef, aclTensor *krCacheRef,
    const aclTensor *dequantScaleXOptional, const aclTensor *dequantScaleWDqOptional,
    const aclTensor *dequantScaleWUqQrOptional, const aclTensor *dequantScaleWDkvKrOptional,
    const aclTensor *quantScaleCkvOptional, const aclTensor *quantScaleCkrOptional,
    const aclTensor *smoothScalesCqOptional, double rmsnormEpsilonCq, double rmsnormEpsilonCkv,
    char *cacheModeOptional, const aclTensor *queryOut, const aclTensor *queryRopeOut,
    const aclTensor *dequantScaleQNopeOutOptional, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMlaPrologV2");
}

aclnnStatus aclnnMlaPrologV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_stub_refuse("aclnnMlaPrologV2");
}

aclnnStatus aclnnMlaPrologV2WeightNzGetWorkspaceSize(
    const aclTensor *tokenX, const aclTensor *weightDq, const aclTensor *weightUqQr,
    const aclTensor *weightUk, const aclTensor *weightDkvKr, const aclTensor *rmsnormGammaCq,
    const aclTensor *rmsnormGammaCkv, const aclTensor *ropeSin, const aclTensor *ropeCos,
    const aclTensor *cacheIndex, aclTensor *kvCacheRef, aclTensor *krCacheRef,
    const aclTensor *dequantScaleXOptional, const aclTensor *dequantScaleWDqOptional,
    const aclTensor *dequantScaleWUqQrOptional, const aclTensor *dequantScaleWDkvKrOptional,
    const aclTensor *quantScaleCkvOptional, const aclTensor *quantScaleCkrOptional,
    const aclTensor *smoothScalesCqOptional, double rmsnormEpsilonCq, double rmsnormEpsilonCkv,
    char *cacheModeOptional, const aclTensor *queryOut, const aclTensor *queryRopeOut,
    const aclTensor *dequantScaleQNopeOutOptional, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMlaPrologV2WeightNz");
}

aclnnStatus aclnnMlaPrologV2WeightNz(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMlaPrologV2WeightNz");
}

aclnnStatus aclnnMlaPrologV3GetWorkspaceSize(
    const aclTensor *tokenX, const aclTensor *weightDq, const aclTensor *weightUqQr,
    const aclTensor *weightUk, const aclTensor *weightDkvKr, const aclTensor *rmsnormGammaCq,
    const aclTensor *rmsnormGammaCkv, const aclTensor *ropeSin, const aclTensor *ropeCos,
    aclTensor *kvCacheRef, aclTensor *krCacheRef, const aclTensor *cacheIndexOptional,
    const aclTensor *dequantScaleXOptional, const aclTensor *dequantScaleWDqOptional,
    const aclTensor *dequantScaleWUqQrOptional, const aclTensor *dequantScaleWDkvKrOptional,
    const aclTensor *quantScaleCkvOptional, const aclTensor *quantScaleCkrOptional,
    const aclTensor *smoothScalesCqOptional, const aclTensor *actualSeqLenOptional,
    double rmsnormEpsilonCq, double rmsnormEpsilonCkv, char *cacheModeOptional, bool queryNormFlag,
    int64_t weightQuantMode, int64_t kvCacheQuantMode, int64_t queryQuantMode,
    int64_t ckvkrRepoMode, int64_t quantScaleRepoMode, int64_t tileSize, double kNopeClipAlpha,
    double qcQrScale, double kcScale, const aclTensor *queryOut, const aclTensor *queryRopeOut,
    const aclTensor *dequantScaleQNopeOut, const aclTensor *queryNormOut,
    const aclTensor *dequantScaleQNormOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMlaPrologV3");
}

aclnnStatus aclnnMlaPrologV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_stub_refuse("aclnnMlaPrologV3");
}

aclnnStatus aclnnMlaPrologV3WeightNzGetWorkspaceSize(
    const aclTensor *tokenX, const aclTensor *weightDq, const aclTensor *weightUqQr,
    const aclTensor *weightUk, const aclTensor *weightDkvKr, const aclTensor *rmsnormGammaCq,
    const aclTensor *rmsnormGammaCkv, const aclTensor *ropeSin, const aclTensor *ropeCos,
    aclTensor *kvCacheRef, aclTensor *krCacheRef, const aclTensor *cacheIndexOptional,
    const aclTensor *dequantScaleXOptional, const aclTensor *dequantScaleWDqOptional,
    const aclTensor *dequantScaleWUqQrOptional, const aclTensor *dequantScaleWDkvKrOptional,
    const aclTensor *quantScaleCkvOptional, const aclTensor *quantScaleCkrOptional,
    const aclTensor *smoothScalesCqOptional, const aclTensor *actualSeqLenOptional,
    double rmsnormEpsilonCq, double rmsnormEpsilonCkv, char *cacheModeOptional, bool queryNormFlag,
    int64_t weightQuantMode, int64_t kvCacheQuantMode, int64_t queryQuantMode,
    int64_t ckvkrRepoMode, int64_t quantScaleRepoMode, int64_t tileSize, double kNopeClipAlpha,
    double qcQrScale, double kcScale, const aclTensor *queryOut, const aclTensor *queryRopeOut,
    const aclTensor *dequantScaleQNopeOutOptional, const aclTensor *queryNormOutOptional,
    const aclTensor *dequantScaleQNormOutOptional, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMlaPrologV3WeightNz");
}

aclnnStatus aclnnMlaPrologV3WeightNz(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMlaPrologV3WeightNz");
}

aclnnStatus aclnnMoeFinalizeRoutingGetWorkspaceSize(const aclTensor *expandedX, const aclTensor *x1,
                                                    const aclTensor *x2Optional,
                                                    const aclTensor *bias, const aclTensor *scales,
                                                    const aclTensor *expandedRowIdx,
                                                    const aclTensor *expandedExpertIdx,
                                                    const aclTensor *out, uint64_t *workspaceSize,
                                                    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeFinalizeRouting");
}

aclnnStatus aclnnMoeFinalizeRouting(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeFinalizeRouting");
}

aclnnStatus aclnnMoeFinalizeRoutingV2GetWorkspaceSize(
    const aclTensor *expandedX, const aclTensor *expandedRowIdx, const aclTensor *x1Optional,
    const aclTensor *x2Optional, const aclTensor *biasOptional, const aclTensor *scalesOptional,
    const aclTensor *expertIdxOptional, int64_t dropPadMode, const aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeFinalizeRoutingV2");
}

aclnnStatus aclnnMoeFinalizeRoutingV2(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeFinalizeRoutingV2");
}

aclnnStatus aclnnMoeFinalizeRoutingV2GradGetWorkspaceSize(
    const aclTensor *gradY, const aclTensor *expandedRowIdx, const aclTensor *expandedXOptional,
    const aclTensor *scalesOptional, const aclTensor *expertIdxOptional,
    const aclTensor *biasOptional, int64_t dropPadMode, int64_t activeNum, int64_t expertNum,
    int64_t expertCapacity, const aclTensor *gradExpandedXOut, const aclTensor *gradScalesOut,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeFinalizeRoutingV2Grad");
}

aclnnStatus aclnnMoeFinalizeRoutingV2Grad(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeFinalizeRoutingV2Grad");
}

aclnnStatus
aclnnMoeGatingTopKSoftmaxGetWorkspaceSize(const aclTensor *x, const aclTensor *finishedOptional,
                                          int64_t k, const aclTensor *yOut,
                                          const aclTensor *expertIdxOut, const aclTensor *rowIdxOut,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeGatingTopKSoftmax");
}

aclnnStatus aclnnMoeGatingTopKSoftmax(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeGatingTopKSoftmax");
}

aclnnStatus aclnnMoeGatingTopKSoftmaxV2GetWorkspaceSize(
    const aclTensor *x, const aclTensor *finishedOptional, int64_t k, int64_t renorm,
    bool outputSoftmaxResultFlag, const aclTensor *yOut, const aclTensor *expertIdxOut,
    const aclTensor *softmaxResultOutOptional, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeGatingTopKSoftmaxV2");
}

aclnnStatus aclnnMoeGatingTopKSoftmaxV2(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeGatingTopKSoftmaxV2");
}

aclnnStatus aclnnMoeInitRoutingGetWorkspaceSize(const aclTensor *x, const aclTensor *rowIdx,
                                                const aclTensor *expertIdx, int64_t activeNum,
                                                const aclTensor *expandedXOut,
                                                const aclTensor *expandedRowIdxOut,
                                                const aclTensor *expandedExpertIdxOut,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeInitRouting");
}

aclnnStatus aclnnMoeInitRouting(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeInitRouting");
}

aclnnStatus aclnnMoeInitRoutingV2GetWorkspaceSize(
    const aclTensor *x, const aclTensor *expertIdx, int64_t activeNumOptional,
    int64_t expertCapacityOptional, int64_t expertNumOptional, int64_t dropPadModeOptional,
    int64_t expertTokensCountOrCumsumFlagOptional, bool expertTokensBeforeCapacityFlagOptional,
    const aclTensor *expandedXOut, const aclTensor *expandedRowIdxOut,
    const aclTensor *expertTokensCountOrCumsumOutOptional,
    const aclTensor *expertTokensBeforeCapacityOutOptional, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeInitRoutingV2");
}

aclnnStatus aclnnMoeInitRoutingV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeInitRoutingV2");
}

aclnnStatus aclnnMoeInitRoutingV2GradGetWorkspaceSize(const aclTensor *gradExpandedX,
                                                      const aclTensor *expandedRowIdx, int64_t topK,
                                                      int64_t dropPadMode, int64_t activeNum,
                                                      const aclTensor *out, uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeInitRoutingV2Grad");
}

aclnnStatus aclnnMoeInitRoutingV2Grad(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeInitRoutingV2Grad");
}

aclnnStatus aclnnMoeInitRoutingV3GetWorkspaceSize(
    const aclTensor *x, const aclTensor *expertIdx, const aclTensor *scaleOptional,
    const aclTensor *offsetOptional, int64_t activeNum, int64_t expertCapacity, int64_t expertNum,
    int64_t dropPadMode, int64_t expertTokensNumType, bool expertTokensNumFlag, int64_t quantMode,
    const aclIntArray *activeExpertRangeOptional, int64_t rowIdxType, const aclTensor *expandedXOut,
    const aclTensor *expandedRowIdxOut, const aclTensor *expertTokensCountOrCumsumOut,
    const aclTensor *expandedScaleOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeInitRoutingV3");
}

aclnnStatus aclnnMoeInitRoutingV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeInitRoutingV3");
}

aclnnStatus aclnnMoeTokenPermuteGetWorkspaceSize(const aclTensor *tokens, const aclTensor *indices,
                                                 int64_t numOutTokens, bool paddedMode,
                                                 const aclTensor *permuteTokensOut,
                                                 const aclTensor *sortedIndicesOut,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeTokenPermute");
}

aclnnStatus aclnnMoeTokenPermute(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeTokenPermute");
}

aclnnStatus aclnnMoeTokenPermuteGradGetWorkspaceSize(const aclTensor *permutedOutputGrad,
                                                     const aclTensor *sortedIndices,
                                                     int64_t numTopk, bool paddedMode,
                                                     aclTensor *out, uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeTokenPermuteGrad");
}

aclnnStatus aclnnMoeTokenPermuteGrad(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeTokenPermuteGrad");
}

aclnnStatus aclnnMoeTokenPermuteWithRoutingMapGetWorkspaceSize(
    const aclTensor *tokens, const aclTensor *routingMap, const aclTensor *probsOptional,
    int64_t numOutTokens, bool dropAndPad, aclTensor *permuteTokensOut,
    aclTensor *permuteProbsOutOptional, aclTensor *sortedIndicesOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeTokenPermuteWithRoutingMap");
}

aclnnStatus aclnnMoeTokenPermuteWithRoutingMap(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeTokenPermuteWithRoutingMap");
}

aclnnStatus aclnnMoeTokenPermuteWithRoutingMapGradGetWorkspaceSize(
    const aclTensor *permutedTokenOutputGrad, const aclTensor *permutedProbsOutputGradOptional,
    const aclTensor *sortedIndices, const aclTensor *routingMapOptional, int64_t numExperts,
    int64_t tokensNum, bool dropAndPad, aclTensor *tokensGradOut, aclTensor *probsGradOutOptional,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeTokenPermuteWithRoutingMapGrad");
}

aclnnStatus aclnnMoeTokenPermuteWithRoutingMapGrad(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeTokenPermuteWithRoutingMapGrad");
}

aclnnStatus aclnnMoeTokenUnpermuteGetWorkspaceSize(const aclTensor *permutedTokens,
                                                   const aclTensor *sortedIndices,
                                                   const aclTensor *probsOptional, bool paddedMode,
                                                   const aclIntArray *restoreShapeOptional,
                                                   aclTensor *out, uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeTokenUnpermute");
}

aclnnStatus aclnnMoeTokenUnpermute(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeTokenUnpermute");
}

aclnnStatus aclnnMoeTokenUnpermuteGradGetWorkspaceSize(
    const aclTensor *permuteTokens, const aclTensor *unpermutedTokensGrad,
    const aclTensor *sortedIndices, const aclTensor *probsOptional, bool paddedMode,
    const aclIntArray *restoreShapeOptional, aclTensor *permutedTokensGradOut,
    aclTensor *probsGradOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeTokenUnpermuteGrad");
}

aclnnStatus aclnnMoeTokenUnpermuteGrad(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeTokenUnpermuteGrad");
}

aclnnStatus aclnnMoeTokenUnpermuteWithRoutingMapGetWorkspaceSize(
    const aclTensor *permutedTokens, const aclTensor *sortedIndices,
    const aclTensor *routingMapOptional, const aclTensor *probsOptional, bool paddedMode,
    const aclIntArray *restoreShapeOptional, aclTensor *unpermutedTokens, aclTensor *outIndex,
    aclTensor *permuteTokenId, aclTensor *permuteProbs, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMoeTokenUnpermuteWithRoutingMap");
}

aclnnStatus aclnnMoeTokenUnpermuteWithRoutingMap(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMoeTokenUnpermuteWithRoutingMap");
}

aclnnStatus aclnnMultilabelMarginLossGetWorkspaceSize(const aclTensor *self,
                                                      const aclTensor *target, int64_t reduction,
                                                      aclTensor *out, aclTensor *isTarget,
                                                      uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMultilabelMarginLoss");
}

aclnnStatus aclnnMultilabelMarginLoss(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnMultilabelMarginLoss");
}

aclnnStatus aclnnMultinomialGetWorkspaceSize(const aclTensor *self, int64_t numsamples,
                                             bool replacement, int64_t seed, int64_t offset,
                                             aclTensor *out, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMultinomial");
}

aclnnStatus aclnnMultinomial(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_stub_refuse("aclnnMultinomial");
}

aclnnStatus aclnnMultinomialTensorGetWorkspaceSize(const aclTensor *self, int64_t numsamples,
                                                   bool replacement, const aclTensor *seedTensor,
                                                   const aclTensor *offsetTensor, int64_t offset,
                                                   aclTensor *out, uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnMultinomialTensor");
}

aclnnStatus aclnnMultinomialTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_stub_refuse("aclnnMultinomialTensor");
}

aclnnStatus aclnnNsaCompressGetWorkspaceSize(const aclTensor *input, const aclTensor *weight,
                                             const aclIntArray *actSeqLenOptional,
                                             char *layoutOptional, int64_t compressBlockSize,
                                             int64_t compressStride, int64_t actSeqLenType,
                                             aclTensor *output, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnNsaCompress");
}

aclnnStatus aclnnNsaCompress(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_stub_refuse("aclnnNsaCompress");
}

aclnnStatus aclnnNsaCompressAttentionGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *attenMaskOptional, const aclTensor *topkMaskOptional,
    const aclIntArray *actualSeqQLenOptional, const aclIntArray *actualCmpSeqKvLenOptional,
    const aclIntArray *actualSelSeqKvLenOptional, double scaleValue, int64_t headNum,
    char *inputLayout, int64_t sparseMode, int64_t compressBlockSize, int64_t compressStride,
    int64_t selectBlockSize, int64_t selectBlockCount, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *attentionOutOut,
    const aclTensor *topkIndicesOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnNsaCompressAttention");
}

aclnnStatus aclnnNsaCompressAttention(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnNsaCompressAttention");
}

aclnnStatus aclnnNsaCompressAttentionInferGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *attentionMaskOptional, const aclTensor *blockTableOptional,
    const aclIntArray *actualQSeqLenOptional, const aclIntArray *actualCmpKvSeqLenOptional,
    const aclIntArray *actualSelKvSeqLenOptional, const aclTensor *topKMaskOptional,
    int64_t numHeads, int64_t numKeyValueHeads, int64_t selectBlockSize, int64_t selectBlockCount,
    int64_t compressBlockSize, int64_t compressBlockStride, double scaleValue, char *layoutOptional,
    int64_t pageBlockSize, int64_t sparseMode, const aclTensor *output, const aclTensor *topKOutput,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnNsaCompressAttentionInfer");
}

aclnnStatus aclnnNsaCompressAttentionInfer(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnNsaCompressAttentionInfer");
}

aclnnStatus aclnnNsaCompressWithCacheGetWorkspaceSize(
    const aclTensor *input, const aclTensor *weight, const aclTensor *slotMapping,
    const aclIntArray *actSeqLenOptional, const aclTensor *blockTableOptional, char *layoutOptional,
    int64_t compressBlockSize, int64_t compressStride, int64_t actSeqLenType, int64_t pageBlockSize,
    aclTensor *outputCache, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnNsaCompressWithCache");
}

aclnnStatus aclnnNsaCompressWithCache(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnNsaCompressWithCache");
}

aclnnStatus aclnnNsaSelectedAttentionGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *topkIndices, const aclTensor *attenMaskOptional,
    const aclIntArray *actualSeqQLenOptional, const aclIntArray *actualSeqKvLenOptional,
    double scaleValue, int64_t headNum, char *inputLayout, int64_t sparseMode,
    int64_t selectedBlockSize, int64_t selectedBlockCount, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *attentionOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnNsaSelectedAttention");
}

aclnnStatus aclnnNsaSelectedAttention(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnNsaSelectedAttention");
}

aclnnStatus aclnnNsaSelectedAttentionGradGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *attentionOut, const aclTensor *attentionOutGrad, const aclTensor *softmaxMax,
    const aclTensor *softmaxSum, const aclTensor *topkIndices,
    const aclIntArray *actualSeqQLenOptional, const aclIntArray *actualSeqKvLenOptional,
    const aclTensor *attenMaskOptional, double scaleValue, int64_t selectedBlockSize,
    int64_t selectedBlockCount, int64_t headNum, char *inputLayout, int64_t sparseMode,
    const aclTensor *dqOut, const aclTensor *dkOut, const aclTensor *dvOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnNsaSelectedAttentionGrad");
}

aclnnStatus aclnnNsaSelectedAttentionGrad(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnNsaSelectedAttentionGrad");
}

aclnnStatus aclnnNsaSelectedAttentionInferGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *topkIndices, const aclTensor *attenMaskOptional,
    const aclTensor *blockTableOptional, const aclIntArray *actualQSeqLenOptional,
    const aclIntArray *actualKvSeqLenOptional, char *layoutOptional, int64_t numHeads,
    int64_t numKeyValueHeads, int64_t selectBlockSize, int64_t selectBlockCount,
    int64_t pageBlockSize, double scaleValue, int64_t sparseMode, aclTensor *output,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnNsaSelectedAttentionInfer");
}

aclnnStatus aclnnNsaSelectedAttentionInfer(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnNsaSelectedAttentionInfer");
}

aclnnStatus aclnnPdistGetWorkspaceSize(const aclTensor *self, float p, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnPdist");
}

aclnnStatus aclnnPdist(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_stub_refuse("aclnnPdist");
}

aclnnStatus aclnnPdistForwardGetWorkspaceSize(const aclTensor *self, const aclScalar *pScalar,
                                              aclTensor *out, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnPdistForward");
}

aclnnStatus aclnnPdistForward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_stub_refuse("aclnnPdistForward");
}

aclnnStatus aclnnQrGetWorkspaceSize(const aclTensor *self, bool some, aclTensor *Q, aclTensor *R,
                                    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQr");
}

aclnnStatus aclnnQr(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                    aclrtStream stream)
{
    return ac_stub_refuse("aclnnQr");
}

aclnnStatus aclnnQuantBatchMatmulInplaceAddGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *x1ScaleOptional,
    const aclTensor *x2Scale, aclTensor *yRef, bool transposeX1, bool transposeX2,
    int64_t groupSize, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantBatchMatmulInplaceAdd");
}

aclnnStatus aclnnQuantBatchMatmulInplaceAdd(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantBatchMatmulInplaceAdd");
}

aclnnStatus aclnnQuantConvolutionGetWorkspaceSize(
    const aclTensor *input, const aclTensor *weight, const aclTensor *bias, const aclTensor *scale,
    const aclTensor *offset, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, bool transposed, const aclIntArray *outputPadding, int64_t groups,
    int32_t offsetx, const char *roundMode, aclTensor *output, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantConvolution");
}

aclnnStatus aclnnQuantConvolution(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantConvolution");
}

aclnnStatus aclnnQuantConvolutionWeightNzGetWorkspaceSize(
    const aclTensor *input, const aclTensor *weight, const aclTensor *bias, const aclTensor *scale,
    const aclTensor *offset, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, bool transposed, const aclIntArray *outputPadding, int64_t groups,
    int32_t offsetx, const char *roundMode, aclTensor *output, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantConvolutionWeightNz");
}

aclnnStatus aclnnQuantConvolutionWeightNz(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantConvolutionWeightNz");
}

aclnnStatus aclnnQuantMatmulGetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                             const aclTensor *bias, float deqScale, aclTensor *out,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmul");
}

aclnnStatus aclnnQuantMatmul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmul");
}

aclnnStatus aclnnQuantMatmulActivationQuantWeightNzGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *x1ScaleOptional,
    const aclTensor *x2Scale, const aclTensor *biasOptional, bool transposeX1, bool transposeX2,
    int64_t groupSize, const char *activationType, const char *quantMode, const char *roundMode,
    int64_t scaleAlg, double dstTypeMax, aclTensor *yOut, aclTensor *yScaleOut,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmulActivationQuantWeightNz");
}

aclnnStatus aclnnQuantMatmulActivationQuantWeightNz(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmulActivationQuantWeightNz");
}

aclnnStatus aclnnQuantMatmulDequantGetWorkspaceSize(
    const aclTensor *x, const aclTensor *weight, const aclTensor *weightScale,
    const aclTensor *biasOptional, const aclTensor *xScaleOptional,
    const aclTensor *xOffsetOptional, const aclTensor *smoothScaleOptional, char *xQuantMode,
    bool transposeWeight, const aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmulDequant");
}

aclnnStatus aclnnQuantMatmulDequant(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmulDequant");
}

aclnnStatus aclnnQuantMatmulReduceSumWeightNzGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *x1Scale, const aclTensor *x2Scale,
    const aclTensor *yScale, const aclTensor *x1Offset, const aclTensor *x2Offset,
    const aclTensor *yOffset, const aclTensor *bias, bool transposeX1, bool transposeX2,
    int64_t groupSize, const aclIntArray *dims, bool keepDims, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmulReduceSumWeightNz");
}

aclnnStatus aclnnQuantMatmulReduceSumWeightNz(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmulReduceSumWeightNz");
}

aclnnStatus aclnnQuantMatmulV2GetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                               const aclTensor *bias, const aclTensor *deqScale,
                                               bool adjX1, bool adjX2, aclTensor *out,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmulV2");
}

aclnnStatus aclnnQuantMatmulV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmulV2");
}

aclnnStatus aclnnQuantMatmulV3GetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                               const aclTensor *scale, const aclTensor *offset,
                                               const aclTensor *bias, bool transposeX1,
                                               bool transposeX2, const aclTensor *out,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmulV3");
}

aclnnStatus aclnnQuantMatmulV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmulV3");
}

aclnnStatus aclnnQuantMatmulV4GetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                               const aclTensor *scale, const aclTensor *offset,
                                               const aclTensor *pertokenScaleOptional,
                                               const aclTensor *bias, bool transposeX1,
                                               bool transposeX2, const aclTensor *out,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmulV4");
}

aclnnStatus aclnnQuantMatmulV4(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmulV4");
}

aclnnStatus aclnnQuantMatmulV5GetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                               const aclTensor *x1Scale, const aclTensor *x2Scale,
                                               const aclTensor *yScale, const aclTensor *x1Offset,
                                               const aclTensor *x2Offset, const aclTensor *yOffset,
                                               const aclTensor *bias, bool transposeX1,
                                               bool transposeX2, int64_t groupSize, aclTensor *out,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmulV5");
}

aclnnStatus aclnnQuantMatmulV5(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmulV5");
}

aclnnStatus aclnnQuantMatmulWeightNzGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *x1Scale, const aclTensor *x2Scale,
    const aclTensor *yScale, const aclTensor *x1Offset, const aclTensor *x2Offset,
    const aclTensor *yOffset, const aclTensor *bias, bool transposeX1, bool transposeX2,
    int64_t groupSize, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantMatmulWeightNz");
}

aclnnStatus aclnnQuantMatmulWeightNz(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantMatmulWeightNz");
}

aclnnStatus aclnnQuantizedBatchNormGetWorkspaceSize(
    const aclTensor *input, const aclTensor *mean, const aclTensor *var,
    const aclScalar *inputScale, const aclScalar *inputZeroPoint, const aclScalar *outputScale,
    const aclScalar *outputZeroPoint, aclTensor *weight, aclTensor *bias, float epsilon,
    aclTensor *output, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnQuantizedBatchNorm");
}

aclnnStatus aclnnQuantizedBatchNorm(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnQuantizedBatchNorm");
}

aclnnStatus aclnnRandpermGetWorkspaceSize(int64_t n, int64_t seed, int64_t offset, aclTensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnRandperm",
        "its numbers stand in the order of others that are drawn, and what is sorted is a tensor");
}

aclnnStatus aclnnRandperm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnRandperm",
        "its numbers stand in the order of others that are drawn, and what is sorted is a tensor");
}

aclnnStatus aclnnRenormGetWorkspaceSize(const aclTensor *self, const aclScalar *p, int64_t dim,
                                        const aclScalar *maxNorm, aclTensor *out,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnRenorm", "reductions along all axes but one that is named are not supported yet");
}

aclnnStatus aclnnRenorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnRenorm", "reductions along all axes but one that is named are not supported yet");
}

aclnnStatus aclnnRepeatInterleaveGradGetWorkspaceSize(const aclTensor *yGrad,
                                                      const aclTensor *repeats, int64_t axis,
                                                      const aclTensor *out, uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnRepeatInterleaveGrad");
}

aclnnStatus aclnnRepeatInterleaveGrad(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnRepeatInterleaveGrad");
}

aclnnStatus aclnnRepeatInterleaveTensorGetWorkspaceSize(const aclTensor *repeats,
                                                        int64_t outputSize, aclTensor *out,
                                                        uint64_t *workspaceSize,
                                                        aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnRepeatInterleaveTensor",
        "what is repeated are the numbers of places, and no word makes these");
}

aclnnStatus aclnnRepeatInterleaveTensor(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnRepeatInterleaveTensor",
        "what is repeated are the numbers of places, and no word makes these");
}

aclnnStatus aclnnRmsNormDynamicMxQuantGetWorkspaceSize(
    const aclTensor *x, const aclTensor *gamma, const aclTensor *beta, double epsilon,
    int64_t scaleAlg, char *roundMode, int64_t dstType, bool outputRstd, aclTensor *yOut,
    aclTensor *mxscaleOut, aclTensor *rstdOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnRmsNormDynamicMxQuant");
}

aclnnStatus aclnnRmsNormDynamicMxQuant(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnRmsNormDynamicMxQuant");
}

aclnnStatus aclnnRmsNormGradQuantGetWorkspaceSize(
    const aclTensor *dy, const aclTensor *x, const aclTensor *rstd, const aclTensor *gamma,
    const aclTensor *scalesX, const aclTensor *offsetXOptional, const char *quantMode, bool divMode,
    aclTensor *dxOut, aclTensor *dgammaOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnRmsNormGradQuant");
}

aclnnStatus aclnnRmsNormGradQuant(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_stub_refuse("aclnnRmsNormGradQuant");
}

aclnnStatus aclnnRmsNormQuantGetWorkspaceSize(const aclTensor *x, const aclTensor *gamma,
                                              const aclTensor *beta, const aclTensor *scale,
                                              const aclTensor *offset, double epsilon, aclTensor *y,
                                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnRmsNormQuant");
}

aclnnStatus aclnnRmsNormQuant(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_stub_refuse("aclnnRmsNormQuant");
}

aclnnStatus aclnnRmsNormQuantV3GetWorkspaceSize(const aclTensor *x, const aclTensor *gamma,
                                                const aclTensor *scale, const aclTensor *offset,
                                                const aclTensor *beta, double epsilon, bool divMode,
                                                bool outputRstd, aclTensor *y, aclTensor *rstd,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnRmsNormQuantV3");
}

aclnnStatus aclnnRmsNormQuantV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_stub_refuse("aclnnRmsNormQuantV3");
}

aclnnStatus
aclnnRopeWithSinCosCacheGetWorkspaceSize(const aclTensor *positions, const aclTensor *queryIn,
                                         const aclTensor *keyIn, const aclTensor *cosSinCache,
                                         const aclIntArray *mropeSection, int64_t headSize,
                                         bool isNeoxStyle, aclTensor *queryOut, aclTensor *keyOut,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnRopeWithSinCosCache");
}

aclnnStatus aclnnRopeWithSinCosCache(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnRopeWithSinCosCache");
}

aclnnStatus aclnnRotateQuantGetWorkspaceSize(const aclTensor *x, const aclTensor *rotation,
                                             const aclTensor *alpha, int64_t axis, char *roundMode,
                                             int64_t scaleAlg, double dstTypeMax, bool trans,
                                             aclTensor *yOut, aclTensor *scaleOut,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnRotateQuant");
}

aclnnStatus aclnnRotateQuant(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_stub_refuse("aclnnRotateQuant");
}

aclnnStatus aclnnScatterListGetWorkspaceSize(aclTensorList *varRef, const aclTensor *indice,
                                             const aclTensor *updates,
                                             const aclTensor *maskOptional, char *reduceOptional,
                                             int64_t axis, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnScatterList",
                                  "its targets are a list, which no call changes in place yet");
}

aclnnStatus aclnnScatterList(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnScatterList",
                                  "its targets are a list, which no call changes in place yet");
}

aclnnStatus aclnnSearchSortedsGetWorkspaceSize(const aclTensor *sortedSequence,
                                               const aclScalar *self, bool outInt32, bool right,
                                               const aclTensor *sorter, aclTensor *out,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnSearchSorteds",
                                  "an output has no element for a scalar, which makes no space");
}

aclnnStatus aclnnSearchSorteds(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnSearchSorteds",
                                  "an output has no element for a scalar, which makes no space");
}

aclnnStatus aclnnSparse4to2QuantMatmulWeightNzGetWorkspaceSize(
    const aclTensor *x, const aclTensor *sparseWeight, const aclTensor *index,
    const aclTensor *xScale, const aclTensor *sparseWeightScale, const aclTensor *biasOptional,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnSparse4to2QuantMatmulWeightNz");
}

aclnnStatus aclnnSparse4to2QuantMatmulWeightNz(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnSparse4to2QuantMatmulWeightNz");
}

aclnnStatus aclnnStridedSliceAssignV2GetWorkspaceSize(
    aclTensor *varRef, const aclTensor *inputValue, const aclIntArray *begin,
    const aclIntArray *end, const aclIntArray *strides, const aclIntArray *axesOptional,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnStridedSliceAssignV2");
}

aclnnStatus aclnnStridedSliceAssignV2(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnStridedSliceAssignV2");
}

aclnnStatus aclnnSyncBatchNormGatherStatsGetWorkspaceSize(
    const aclTensor *totalSum, const aclTensor *totalSquareSum, const aclTensor *sampleCount,
    aclTensor *mean, aclTensor *variance, float momentum, float eps, aclTensor *batchMean,
    aclTensor *batchInvstd, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnSyncBatchNormGatherStats");
}

aclnnStatus aclnnSyncBatchNormGatherStats(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnSyncBatchNormGatherStats");
}

aclnnStatus aclnnTfScatterAddGetWorkspaceSize(aclTensor *varRef, const aclTensor *indices,
                                              const aclTensor *updates, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    return ac_stub_refuse_because(
        "aclnnTfScatterAdd",
        "the shapes say whether indices are of rows or are tuples, and a map has one meaning");
}

aclnnStatus aclnnTfScatterAdd(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_stub_refuse_because(
        "aclnnTfScatterAdd",
        "the shapes say whether indices are of rows or are tuples, and a map has one meaning");
}

aclnnStatus aclnnTraceGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse_because("aclnnTrace",
                                  "no rule makes i64 of integers and of truth values");
}

aclnnStatus aclnnTrace(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_stub_refuse_because("aclnnTrace",
                                  "no rule makes i64 of integers and of truth values");
}

aclnnStatus aclnnTransConvolutionWeightGetWorkspaceSize(const aclTensor *weightIn, bool transposed,
                                                        int64_t groups, aclTensor *weightOut,
                                                        uint64_t *workspaceSize,
                                                        aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnTransConvolutionWeight");
}

aclnnStatus aclnnTransConvolutionWeight(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnTransConvolutionWeight");
}

aclnnStatus aclnnTransQuantParamV2GetWorkspaceSize(const aclTensor *scale, const aclTensor *offset,
                                                   const aclTensor *out, uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnTransQuantParamV2");
}

aclnnStatus aclnnTransQuantParamV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_stub_refuse("aclnnTransQuantParamV2");
}

aclnnStatus aclnnTransQuantParamV3GetWorkspaceSize(const aclTensor *scale, const aclTensor *offset,
                                                   int64_t roundMode, const aclTensor *out,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnTransQuantParamV3");
}

aclnnStatus aclnnTransQuantParamV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_stub_refuse("aclnnTransQuantParamV3");
}

aclnnStatus aclnnTransposeBatchMatMulGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *bias, const aclTensor *scale,
    const aclIntArray *permX1, const aclIntArray *permX2, const aclIntArray *permY,
    int8_t cubeMathType, int32_t batchSplitFactor, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnTransposeBatchMatMul");
}

aclnnStatus aclnnTransposeBatchMatMul(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnTransposeBatchMatMul");
}

aclnnStatus aclnnTransposeBatchMatMulWeightNzGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *bias, const aclTensor *scale,
    const aclIntArray *permX1, const aclIntArray *permX2, const aclIntArray *permY,
    int8_t cubeMathType, int32_t batchSplitFactor, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnTransposeBatchMatMulWeightNz");
}

aclnnStatus aclnnTransposeBatchMatMulWeightNz(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnTransposeBatchMatMulWeightNz");
}

aclnnStatus aclnnTransposeQuantBatchMatMulGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *bias, const aclTensor *x1Scale,
    const aclTensor *x2Scale, int32_t dtype, int64_t groupSize, const aclIntArray *permX1,
    const aclIntArray *permX2, const aclIntArray *permY, int32_t batchSplitFactor, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnTransposeQuantBatchMatMul");
}

aclnnStatus aclnnTransposeQuantBatchMatMul(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnTransposeQuantBatchMatMul");
}

aclnnStatus aclnnTransposeQuantBatchMatMulWeightNzGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *bias, const aclTensor *x1Scale,
    const aclTensor *x2Scale, int32_t dtype, int64_t groupSize, const aclIntArray *permX1,
    const aclIntArray *permX2, const aclIntArray *permY, int32_t batchSplitFactor, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnTransposeQuantBatchMatMulWeightNz");
}

aclnnStatus aclnnTransposeQuantBatchMatMulWeightNz(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnTransposeQuantBatchMatMulWeightNz");
}

aclnnStatus aclnnUpsampleBilinear2dGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *outputSize, bool alignCorners, double scalesH,
    double scalesW, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnUpsampleBilinear2d");
}

aclnnStatus aclnnUpsampleBilinear2d(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnUpsampleBilinear2d");
}

aclnnStatus aclnnWeightQuantBatchMatmulGetWorkspaceSize(
    const aclTensor *x1, const aclTensor *x2, const aclTensor *diagonalMatrix,
    const aclTensor *deqOffset, const aclTensor *deqScale, const aclTensor *addOffset,
    const aclTensor *mulScale, const aclTensor *bias, bool transposeX1, bool transposeX2,
    float antiquantScale, float antiquantOffset, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnWeightQuantBatchMatmul");
}

aclnnStatus aclnnWeightQuantBatchMatmul(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnWeightQuantBatchMatmul");
}

aclnnStatus aclnnWeightQuantBatchMatmulNzGetWorkspaceSize(
    const aclTensor *x, const aclTensor *weight, const aclTensor *antiquantScale,
    const aclTensor *antiquantOffsetOptional, const aclTensor *quantScaleOptional,
    const aclTensor *quantOffsetOptional, const aclTensor *biasOptional, int antiquantGroupSize,
    const aclTensor *y, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    return ac_stub_refuse("aclnnWeightQuantBatchMatmulNz");
}

aclnnStatus aclnnWeightQuantBatchMatmulNz(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_stub_refuse("aclnnWeightQuantBatchMatmulNz");
}
