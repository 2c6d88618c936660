/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all stubs.
 */
#include "client/stubs.h"

#include <stddef.h>

const ac_stub ac_stubs[] = {
    {
        .name = "aclnnAdaLayerNormBackward",
        .header = "aclnnop/aclnn_ada_layer_norm_backward.h",
        .prototype = "aclnnStatus aclnnAdaLayerNormBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOut, const aclTensor *input, const aclIntArray *normalizedShape, const"
                     " aclTensor *rstd, const aclTensor *mean, const aclTensor *scale, const "
                     "aclTensor *shift, const aclTensor *weightOptional, const aclTensor "
                     "*biasOptional, aclTensor *gradInputOut, aclTensor *gradScaleOut, aclTensor "
                     "*gradShiftOut, aclTensor *gradWeightOut, aclTensor *gradBiasOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnAdaLayerNormQuant",
        .header = "aclnnop/aclnn_ada_layer_norm_quant.h",
        .prototype = "aclnnStatus aclnnAdaLayerNormQuantGetWorkspaceSize(const aclTensor *x, "
                     "const aclTensor *scale, const aclTensor *shift, const aclTensor "
                     "*weightOptional, const aclTensor *biasOptional, const aclTensor "
                     "*smoothScalesOptional, double epsilon, const char *quantMode, aclTensor "
                     "*out, aclTensor *quantScale, aclTensor *quantOffsetOptional, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnAddLayerNormQuant",
        .header = "aclnnop/aclnn_add_layer_norm_quant.h",
        .prototype = "aclnnStatus aclnnAddLayerNormQuantGetWorkspaceSize(const aclTensor *x1, "
                     "const aclTensor *x2, const aclTensor *gamma, const aclTensor *beta, const "
                     "aclTensor *biasOptional, const aclTensor *scales1Optional, const aclTensor "
                     "*scales2Optional, const aclTensor *zeroPoints1Optional, const aclTensor "
                     "*zeroPoints2Optional, const char *quantMode, double epsilon, bool "
                     "additionalOutput, bool divMode, aclTensor *y1Out, aclTensor *y2Out, "
                     "aclTensor *xOut, aclTensor *outScales1Out, aclTensor *outScales2Out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnAddLayerNormQuantV2",
        .header = "aclnnop/aclnn_add_layer_norm_quant_v2.h",
        .prototype = "aclnnStatus aclnnAddLayerNormQuantV2GetWorkspaceSize(const aclTensor *x1, "
                     "const aclTensor *x2, const aclTensor *gamma, const aclTensor *beta, const "
                     "aclTensor *biasOptional, const aclTensor *scales1Optional, const aclTensor "
                     "*scales2Optional, const aclTensor *zeroPoints1Optional, const aclTensor "
                     "*zeroPoints2Optional, const char *quantMode, double epsilon, bool "
                     "additionalOutput, bool divMode, aclTensor *y1Out, aclTensor *y2Out, "
                     "aclTensor *xOut, aclTensor *layernormRes, aclTensor *outScales1Out, "
                     "aclTensor *outScales2Out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnAddRmsNormDynamicMxQuant",
        .header = "aclnnop/aclnn_add_rms_norm_dynamic_mx_quant.h",
        .prototype = "aclnnStatus aclnnAddRmsNormDynamicMxQuantGetWorkspaceSize(const aclTensor "
                     "*x1, const aclTensor *x2, const aclTensor *gamma, const aclTensor *beta, "
                     "double epsilon, int64_t scaleAlg, char *roundMode, int64_t dstType, bool "
                     "outputRstd, aclTensor *yOut, aclTensor *xOut, aclTensor *mxscaleOut, "
                     "aclTensor *rstdOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnAddRmsNormDynamicQuant",
        .header = "aclnnop/aclnn_add_rms_norm_dynamic_quant.h",
        .prototype = "aclnnStatus aclnnAddRmsNormDynamicQuantGetWorkspaceSize(const aclTensor "
                     "*x1, const aclTensor *x2, const aclTensor *gamma, const aclTensor "
                     "*smoothScale1Optional, const aclTensor *smoothScale2Optional, double "
                     "epsilon, aclTensor *y1Out, aclTensor *y2Out, aclTensor *xOut, aclTensor "
                     "*scale1Out, aclTensor *scale2Out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnAddRmsNormDynamicQuantV2",
        .header = "aclnnop/aclnn_add_rms_norm_dynamic_quant_v2.h",
        .prototype = "aclnnStatus aclnnAddRmsNormDynamicQuantV2GetWorkspaceSize(const aclTensor "
                     "*x1, const aclTensor *x2, const aclTensor *gamma, const aclTensor "
                     "*smoothScale1Optional, const aclTensor *smoothScale2Optional, const "
                     "aclTensor *betaOptional, double epsilon, const aclBoolArray *outputMask, "
                     "aclTensor *y1Out, aclTensor *y2Out, aclTensor *xOut, aclTensor *scale1Out, "
                     "aclTensor *scale2Out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnAddRmsNormQuant",
        .header = "aclnnop/aclnn_add_rms_norm_quant.h",
        .prototype = "aclnnStatus aclnnAddRmsNormQuantGetWorkspaceSize(const aclTensor *x1, const"
                     " aclTensor *x2, const aclTensor *gamma, const aclTensor *scales1, const "
                     "aclTensor *scales2Optional, const aclTensor *zeroPoints1Optional, const "
                     "aclTensor *zeroPoints2Optional, int64_t axis, double epsilon, bool divMode,"
                     " aclTensor *y1Out, aclTensor *y2Out, aclTensor *xOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnAddRmsNormQuantV2",
        .header = "aclnnop/aclnn_add_rms_norm_quant_v2.h",
        .prototype = "aclnnStatus aclnnAddRmsNormQuantV2GetWorkspaceSize(const aclTensor *x1, "
                     "const aclTensor *x2, const aclTensor *gamma, const aclTensor *scales1, "
                     "const aclTensor *scales2Optional, const aclTensor *zeroPoints1Optional, "
                     "const aclTensor *zeroPoints2Optional, const aclTensor *betaOptional, "
                     "int64_t axis, double epsilon, bool divMode, aclTensor *y1Out, aclTensor "
                     "*y2Out, aclTensor *xOut, aclTensor *rmsNormOut, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnAffineGrid",
        .header = "aclnnop/aclnn_affine_grid.h",
        .prototype = "aclnnStatus aclnnAffineGridGetWorkspaceSize(const aclTensor *theta, const "
                     "aclIntArray *size, bool alignCorners, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnBatchMatmulQuant",
        .header = "aclnnop/aclnn_batchmatmul_quant.h",
        .prototype = "aclnnStatus aclnnBatchMatmulQuantGetWorkspaceSize(const aclTensor *x1, "
                     "const aclTensor *x2, const aclTensor *quantParam, const aclTensor *bias, "
                     "bool transposeX1, bool transposeX2, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnBatchNormElemtBackward",
        .header = "aclnnop/aclnn_batch_norm_elemt_backward.h",
        .prototype = "aclnnStatus aclnnBatchNormElemtBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOut, const aclTensor *input, const aclTensor *mean, const aclTensor "
                     "*invstd, const aclTensor *weight, const aclTensor *sumDy, const aclTensor "
                     "*sumDyXmu, aclTensor *counter, aclTensor *gradInput, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnBatchNormGatherStatsWithCounts",
        .header = "aclnnop/aclnn_batch_norm_gather_stats_with_counts.h",
        .prototype = "aclnnStatus aclnnBatchNormGatherStatsWithCountsGetWorkspaceSize(const "
                     "aclTensor *input, const aclTensor *mean, const aclTensor *invstd, aclTensor"
                     " *runningMean, aclTensor *runningVar, double momentum, double eps, const "
                     "aclTensor *counts, aclTensor *meanAll, aclTensor *invstdAll, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnBincount",
        .header = "aclnnop/aclnn_bincount.h",
        .prototype = "aclnnStatus aclnnBincountGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *weights, int64_t minlength, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "positions that are counted without weights are not supported yet",
    },
    {
        .name = "aclnnCdist",
        .header = "aclnnop/aclnn_cdist.h",
        .prototype = "aclnnStatus aclnnCdistGetWorkspaceSize(const aclTensor *x1, const aclTensor"
                     " *x2, float p, int64_t compute_mode, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnCdistBackward",
        .header = "aclnnop/aclnn_cdist_backward.h",
        .prototype = "aclnnStatus aclnnCdistBackwardGetWorkspaceSize(const aclTensor *grad, const"
                     " aclTensor *x1, const aclTensor *x2, const aclTensor *cdist, float p, "
                     "aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnChamferDistanceBackward",
        .header = "aclnnop/aclnn_chamfer_distance_backward.h",
        .prototype = "aclnnStatus aclnnChamferDistanceBackwardGetWorkspaceSize(const aclTensor "
                     "*xyz1, const aclTensor *xyz2, const aclTensor *idx1, const aclTensor *idx2,"
                     " const aclTensor *gradDist1, const aclTensor *gradDist2, aclTensor "
                     "*gradXyz1, aclTensor *gradXyz2, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnChunkCat",
        .header = "aclnnop/aclnn_chunk_cat.h",
        .prototype = "aclnnStatus aclnnChunkCatGetWorkspaceSize(const aclTensorList *tensors, "
                     "int64_t dim, int64_t numChunks, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
        .why = "tensors of a list are joined piece by piece, with zeros behind those that are "
               "short",
    },
    {
        .name = "aclnnConfusionTranspose",
        .header = "aclnnop/aclnn_confusion_transpose.h",
        .prototype = "aclnnStatus aclnnConfusionTransposeGetWorkspaceSize(const aclTensor *x, "
                     "const aclIntArray *perm, const aclIntArray *shape, bool transpose_first, "
                     "aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
        .why = "no map gives a tensor other axes and turns them",
    },
    {
        .name = "aclnnConvertWeightToINT4Pack",
        .header = "aclnnop/aclnn_convert_weight_to_int4_pack.h",
        .prototype = "aclnnStatus aclnnConvertWeightToINT4PackGetWorkspaceSize(const aclTensor "
                     "*weight, aclTensor *weightInt4Pack, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnCtcLoss",
        .header = "aclnnop/aclnn_ctc_loss.h",
        .prototype = "aclnnStatus aclnnCtcLossGetWorkspaceSize(const aclTensor *logProbs, const "
                     "aclTensor *targets, const aclIntArray *inputLengths, const aclIntArray "
                     "*targetlengths, int64_t blank, bool zeroInfinity, aclTensor "
                     "*negLogLikelihoodOut, aclTensor *logAlphaOut, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnCtcLossBackward",
        .header = "aclnnop/aclnn_ctc_loss_backward.h",
        .prototype = "aclnnStatus aclnnCtcLossBackwardGetWorkspaceSize(const aclTensor *gradOut, "
                     "const aclTensor *logProbs, const aclTensor *targets, const aclIntArray "
                     "*inputLengths, const aclIntArray *targetLengths, const aclTensor "
                     "*negLogLikelihood, const aclTensor *logAlpha, int64_t blank, bool "
                     "zeroInfinity, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnDeformableConv2d",
        .header = "aclnnop/aclnn_deformable_conv2d.h",
        .prototype = "aclnnStatus aclnnDeformableConv2dGetWorkspaceSize(const aclTensor *x, const"
                     " aclTensor *weight, const aclTensor *offset, const aclTensor *biasOptional,"
                     " const aclIntArray *kernelSize, const aclIntArray *stride, const "
                     "aclIntArray *padding, const aclIntArray *dilation, int64_t groups, int64_t "
                     "deformableGroups, bool modulated, aclTensor *out, aclTensor "
                     "*deformOutOptional, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnDeformableConv2dBackward",
        .header = "aclnnop/aclnn_convolution_backward.h",
        .prototype = "aclnnStatus aclnnDeformableConv2dBackwardGetWorkspaceSize(const aclTensor "
                     "*input, const aclTensor *gradOutput, const aclTensor *offsetOut, const "
                     "aclTensor *weight, const aclTensor *offset, const aclIntArray *kernelSize, "
                     "const aclIntArray *stride, const aclIntArray *padding, const aclIntArray "
                     "*dilation, int64_t groups, int64_t deformableGroups, bool modulated, "
                     "aclTensor *gradInput, aclTensor *gradWeight, aclTensor *gradOffset, "
                     "aclTensor *gradBias, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnDropoutGenMask",
        .header = "aclnnop/aclnn_dropout_gen_mask.h",
        .prototype = "aclnnStatus aclnnDropoutGenMaskGetWorkspaceSize(const aclIntArray *shape, "
                     "double prob, int64_t seed, int64_t offset, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "its mask has more bits than its argument says elements, and no space is made of "
               "bits yet",
    },
    {
        .name = "aclnnDropoutGenMaskV2",
        .header = "aclnnop/aclnn_dropout_gen_mask.h",
        .prototype = "aclnnStatus aclnnDropoutGenMaskV2GetWorkspaceSize(const aclIntArray *shape,"
                     " double prob, int64_t seed, int64_t offset, aclDataType probDataType, "
                     "aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
        .why = "its mask has more bits than its argument says elements, and no space is made of "
               "bits yet",
    },
    {
        .name = "aclnnDropoutGenMaskV2Tensor",
        .header = "aclnnop/aclnn_dropout_gen_mask.h",
        .prototype = "aclnnStatus aclnnDropoutGenMaskV2TensorGetWorkspaceSize(const aclIntArray "
                     "*shape, double prob, const aclTensor *seedTensor, const aclTensor "
                     "*offsetTensor, int64_t offset, aclDataType probDataType, aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
        .why = "its mask has more bits than its argument says elements, and no space is made of "
               "bits yet",
    },
    {
        .name = "aclnnDualLevelQuantMatmulWeightNz",
        .header = "aclnnop/aclnn_dual_level_quant_matmul_nz.h",
        .prototype = "aclnnStatus aclnnDualLevelQuantMatmulWeightNzGetWorkspaceSize(const "
                     "aclTensor *x1, const aclTensor *x2, const aclTensor *x1Level0Scale, const "
                     "aclTensor *x2Level0Scale, const aclTensor *x1Level1Scale, const aclTensor "
                     "*x2Level1Scale, const aclTensor *optionalBias, bool transposeX1, bool "
                     "transposeX2, int64_t level0GroupSize, int64_t level1GroupSize, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnEinsum",
        .header = "aclnnop/aclnn_einsum.h",
        .prototype = "aclnnStatus aclnnEinsumGetWorkspaceSize(const aclTensorList *tensors, const"
                     " char *equation, aclTensor *output, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnEmbeddingBag",
        .header = "aclnnop/aclnn_embedding_bag.h",
        .prototype = "aclnnStatus aclnnEmbeddingBagGetWorkspaceSize(const aclTensor *weight, "
                     "const aclTensor *indices, const aclTensor *offsets, bool scaleGradByFreq, "
                     "int64_t mode, bool sparse, const aclTensor *perSampleWeights, bool "
                     "includeLastOffset, int64_t paddingIdx, aclTensor *output, aclTensor "
                     "*offset2bag, aclTensor *bagSize, aclTensor *maxIndices, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "rows are joined from one offset that an input has to the next, and no formula "
               "reduces so",
    },
    {
        .name = "aclnnEmbeddingRenorm",
        .header = "aclnnop/aclnn_embedding_renorm.h",
        .prototype = "aclnnStatus aclnnEmbeddingRenormGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclTensor *indices, double maxNorm, double normType, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "rows that an input names are scaled in place, and formulas reduce all rows",
    },
    {
        .name = "aclnnExpandIntoJaggedPermute",
        .header = "aclnnop/aclnn_expand_into_jagged_permute.h",
        .prototype = "aclnnStatus aclnnExpandIntoJaggedPermuteGetWorkspaceSize(const aclTensor "
                     "*permute, const aclTensor *inputOffset, const aclTensor *outputOffset, "
                     "int64_t outputSize, const aclTensor *outputPermuteOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFlashAttentionScoreGradV2",
        .header = "aclnnop/aclnn_flash_attention_score_grad.h",
        .prototype = "aclnnStatus aclnnFlashAttentionScoreGradV2GetWorkspaceSize(const aclTensor "
                     "*query, const aclTensor *keyIn, const aclTensor *value, const aclTensor "
                     "*dy, const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional, "
                     "const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional, "
                     "const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional, "
                     "const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional, "
                     "const aclIntArray *prefixOptional, const aclIntArray *qStartIdxOptional, "
                     "const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, "
                     "int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, "
                     "int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const aclTensor "
                     "*dqOut, const aclTensor *dkOut, const aclTensor *dvOut, const aclTensor "
                     "*dpseOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFlashAttentionScoreV2",
        .header = "aclnnop/aclnn_flash_attention_score.h",
        .prototype = "aclnnStatus aclnnFlashAttentionScoreV2GetWorkspaceSize(const aclTensor "
                     "*query, const aclTensor *key, const aclTensor *value, const aclTensor "
                     "*realShiftOptional, const aclTensor *dropMaskOptional, const aclTensor "
                     "*paddingMaskOptional, const aclTensor *attenMaskOptional, const aclIntArray"
                     " *prefixOptional, const aclIntArray *qStartIdxOptional, const aclIntArray "
                     "*kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens,"
                     " int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t "
                     "innerPrecise, int64_t sparseMode, int64_t pseType, const aclTensor "
                     "*softmaxMaxOut, const aclTensor *softmaxSumOut, const aclTensor "
                     "*softmaxOutOut, const aclTensor *attentionOutOut, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFlashAttentionUnpaddingScoreGrad",
        .header = "aclnnop/aclnn_flash_attention_score_grad.h",
        .prototype = "aclnnStatus aclnnFlashAttentionUnpaddingScoreGradGetWorkspaceSize(const "
                     "aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const "
                     "aclTensor *dy, const aclTensor *pseShiftOptional, const aclTensor "
                     "*dropMaskOptional, const aclTensor *paddingMaskOptional, const aclTensor "
                     "*attenMaskOptional, const aclTensor *softmaxMaxOptional, const aclTensor "
                     "*softmaxSumOptional, const aclTensor *softmaxInOptional, const aclTensor "
                     "*attentionInOptional, const aclIntArray *prefixOptional, const aclIntArray "
                     "*actualSeqQLenOptional, const aclIntArray *actualSeqKvLenOptional, double "
                     "scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t"
                     " headNum, char *inputLayout, int64_t innerPrecise, int64_t sparseMode, "
                     "const aclTensor *dqOut, const aclTensor *dkOut, const aclTensor *dvOut, "
                     "const aclTensor *dpseOut, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnFlashAttentionUnpaddingScoreGradV2",
        .header = "aclnnop/aclnn_flash_attention_score_grad.h",
        .prototype = "aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV2GetWorkspaceSize(const "
                     "aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const "
                     "aclTensor *dy, const aclTensor *pseShiftOptional, const aclTensor "
                     "*dropMaskOptional, const aclTensor *paddingMaskOptional, const aclTensor "
                     "*attenMaskOptional, const aclTensor *softmaxMaxOptional, const aclTensor "
                     "*softmaxSumOptional, const aclTensor *softmaxInOptional, const aclTensor "
                     "*attentionInOptional, const aclIntArray *prefixOptional, const aclIntArray "
                     "*actualSeqQLenOptional, const aclIntArray *actualSeqKvLenOptional, const "
                     "aclIntArray *qStartIdxOptional, const aclIntArray *kvStartIdxOptional, "
                     "double scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, "
                     "int64_t headNum, char *inputLayout, int64_t innerPrecise, int64_t "
                     "sparseMode, int64_t pseType, const aclTensor *dqOut, const aclTensor "
                     "*dkOut, const aclTensor *dvOut, const aclTensor *dpseOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFlashAttentionUnpaddingScoreGradV3",
        .header = "aclnnop/aclnn_flash_attention_score_grad.h",
        .prototype = "aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(const "
                     "aclTensor *query, const aclTensor *queryRope, const aclTensor *keyIn, const"
                     " aclTensor *keyInRope, const aclTensor *value, const aclTensor *dy, const "
                     "aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional, const "
                     "aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional, const "
                     "aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional, const "
                     "aclTensor *softmaxInOptional, const aclTensor *attentionInOptional, const "
                     "aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional, "
                     "const aclIntArray *actualSeqKvLenOptional, const aclIntArray "
                     "*qStartIdxOptional, const aclIntArray *kvStartIdxOptional, double "
                     "scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t"
                     " headNum, char *inputLayout, int64_t innerPrecise, int64_t sparseMode, "
                     "int64_t pseType, const aclTensor *dqOut, const aclTensor *dqRopeOut, const "
                     "aclTensor *dkOut, const aclTensor *dkRopeOut, const aclTensor *dvOut, const"
                     " aclTensor *dpseOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFlashAttentionUnpaddingScoreGradV4",
        .header = "aclnnop/aclnn_flash_attention_score_grad.h",
        .prototype = "aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV4GetWorkspaceSize(const "
                     "aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const "
                     "aclTensor *dy, const aclTensor *pseShiftOptional, const aclTensor "
                     "*dropMaskOptional, const aclTensor *paddingMaskOptional, const aclTensor "
                     "*attenMaskOptional, const aclTensor *softmaxMaxOptional, const aclTensor "
                     "*softmaxSumOptional, const aclTensor *softmaxInOptional, const aclTensor "
                     "*attentionInOptional, const aclIntArray *prefixOptional, const aclIntArray "
                     "*actualSeqQLenOptional, const aclIntArray *actualSeqKvLenOptional, double "
                     "scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t"
                     " headNum, char *inputLayout, int64_t innerPrecise, int64_t sparseMode, "
                     "const aclTensor *dqOut, const aclTensor *dkOut, const aclTensor *dvOut, "
                     "const aclTensor *dpseOut, char *softmaxInLayout, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFlashAttentionVarLenScore",
        .header = "aclnnop/aclnn_flash_attention_score.h",
        .prototype = "aclnnStatus aclnnFlashAttentionVarLenScoreGetWorkspaceSize(const aclTensor "
                     "*query, const aclTensor *key, const aclTensor *value, const aclTensor "
                     "*realShiftOptional, const aclTensor *dropMaskOptional, const aclTensor "
                     "*paddingMaskOptional, const aclTensor *attenMaskOptional, const aclIntArray"
                     " *prefixOptional, const aclIntArray *actualSeqQLenOptional, const "
                     "aclIntArray *actualSeqKvLenOptional, double scaleValue, double keepProb, "
                     "int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, "
                     "int64_t innerPrecise, int64_t sparseMode, const aclTensor *softmaxMaxOut, "
                     "const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut, const "
                     "aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnFlashAttentionVarLenScoreV2",
        .header = "aclnnop/aclnn_flash_attention_score.h",
        .prototype = "aclnnStatus aclnnFlashAttentionVarLenScoreV2GetWorkspaceSize(const "
                     "aclTensor *query, const aclTensor *key, const aclTensor *value, const "
                     "aclTensor *realShiftOptional, const aclTensor *dropMaskOptional, const "
                     "aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional, const "
                     "aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional, "
                     "const aclIntArray *actualSeqKvLenOptional, const aclIntArray "
                     "*qStartIdxOptional, const aclIntArray *kvStartIdxOptional, double "
                     "scaleValue, double keepProb, int64_t preTokens, int64_t nextTokens, int64_t"
                     " headNum, char *inputLayout, int64_t innerPrecise, int64_t sparseMode, "
                     "int64_t pseType, const aclTensor *softmaxMaxOut, const aclTensor "
                     "*softmaxSumOut, const aclTensor *softmaxOutOut, const aclTensor "
                     "*attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFlashAttentionVarLenScoreV3",
        .header = "aclnnop/aclnn_flash_attention_score.h",
        .prototype = "aclnnStatus aclnnFlashAttentionVarLenScoreV3GetWorkspaceSize(const "
                     "aclTensor *query, const aclTensor *queryRope, const aclTensor *key, const "
                     "aclTensor *keyRope, const aclTensor *value, const aclTensor "
                     "*realShiftOptional, const aclTensor *dropMaskOptional, const aclTensor "
                     "*paddingMaskOptional, const aclTensor *attenMaskOptional, const aclIntArray"
                     " *prefixOptional, const aclIntArray *actualSeqQLenOptional, const "
                     "aclIntArray *actualSeqKvLenOptional, const aclIntArray *qStartIdxOptional, "
                     "const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, "
                     "int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, "
                     "int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const aclTensor "
                     "*softmaxMaxOut, const aclTensor *softmaxSumOut, const aclTensor "
                     "*softmaxOutOut, const aclTensor *attentionOutOut, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFlashAttentionVarLenScoreV4",
        .header = "aclnnop/aclnn_flash_attention_score.h",
        .prototype = "aclnnStatus aclnnFlashAttentionVarLenScoreV4GetWorkspaceSize(const "
                     "aclTensor *query, const aclTensor *key, const aclTensor *value, const "
                     "aclTensor *realShiftOptional, const aclTensor *dropMaskOptional, const "
                     "aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional, const "
                     "aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional, "
                     "const aclIntArray *actualSeqKvLenOptional, double scaleValue, double "
                     "keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, char "
                     "*inputLayout, int64_t innerPrecise, int64_t sparseMode, char "
                     "*softmaxOutLayout, const aclTensor *softmaxMaxOut, const aclTensor "
                     "*softmaxSumOut, const aclTensor *softmaxOutOut, const aclTensor "
                     "*attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFusedCrossEntropyLossWithMaxSum",
        .header = "aclnnop/aclnn_fused_cross_entropy_loss_with_max_sum.h",
        .prototype = "aclnnStatus aclnnFusedCrossEntropyLossWithMaxSumGetWorkspaceSize(const "
                     "aclTensor *logitsMax, const aclTensor *sumExpLogits, const aclTensor "
                     "*predictedLogits, float labelSmoothing, const aclTensor *inputOptional, "
                     "const aclTensor *weightOptional, const aclTensor "
                     "*vocabParallelLogitsOptional, aclTensor *lossOut, aclTensor "
                     "*softMaxOutOptional, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFusedLinearCrossEntropyLossGrad",
        .header = "aclnnop/aclnn_fused_linear_cross_entropy_loss_grad.h",
        .prototype = "aclnnStatus aclnnFusedLinearCrossEntropyLossGradGetWorkspaceSize(const "
                     "aclTensor *grad, const aclTensor *input, const aclTensor *weight, const "
                     "aclTensor *targetMask, const aclTensor *maskedTarget, float labelSmoothing,"
                     " const aclTensor *logitsMaxOptional, const aclTensor *sumExpLogitsOptional,"
                     " const aclTensor *softmaxOptional, aclTensor *inputGradOut, aclTensor "
                     "*weightGradOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFusedLinearOnlineMaxSum",
        .header = "aclnnop/aclnn_fused_linear_online_max_sum.h",
        .prototype = "aclnnStatus aclnnFusedLinearOnlineMaxSumGetWorkspaceSize(const aclTensor "
                     "*input, const aclTensor *weight, const aclTensor *target, int64_t "
                     "vocabStartIndex, int64_t vocabEndIndex, aclTensor *logitsMaxLocalOut, "
                     "aclTensor *sumExpLogitsLocalOut, aclTensor *predictedLogitsLocalOut, "
                     "aclTensor *targetMaskOut, aclTensor *maskedTargetOut, aclTensor "
                     "*vocabParallelLogitsOutOptional, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnFusedMatmul",
        .header = "aclnnop/aclnn_fused_matmul.h",
        .prototype = "aclnnStatus aclnnFusedMatmulGetWorkspaceSize(const aclTensor *x1, const "
                     "aclTensor *x2, const aclTensor *bias, const aclTensor *x3, const char "
                     "*fusedOpType, int8_t cubeMathType, const aclTensor *y, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFusedQuantMatmul",
        .header = "aclnnop/aclnn_fused_quant_matmul.h",
        .prototype = "aclnnStatus aclnnFusedQuantMatmulGetWorkspaceSize(const aclTensor *x1, "
                     "const aclTensor *x2, const aclTensor *x1Scale, const aclTensor *x2Scale, "
                     "const aclTensor *yScaleOptional, const aclTensor *x1OffsetOptional, const "
                     "aclTensor *x2OffsetOptional, const aclTensor *yOffsetOptional, const "
                     "aclTensor *biasOptional, const aclTensor *x3Optional, const char "
                     "*fusedOpType, int64_t groupSizeOptional, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFusedQuantMatmulWeightNz",
        .header = "aclnnop/aclnn_fused_quant_matmul_weight_nz.h",
        .prototype = "aclnnStatus aclnnFusedQuantMatmulWeightNzGetWorkspaceSize(const aclTensor "
                     "*x1, const aclTensor *x2, const aclTensor *x1Scale, const aclTensor "
                     "*x2Scale, const aclTensor *yScaleOptional, const aclTensor "
                     "*x1OffsetOptional, const aclTensor *x2OffsetOptional, const aclTensor "
                     "*yOffsetOptional, const aclTensor *biasOptional, const aclTensor "
                     "*x3Optional, const char *fusedOpType, int64_t groupSizeOptional, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGroupNormSiluQuant",
        .header = "aclnnop/aclnn_group_norm_silu_quant.h",
        .prototype = "aclnnStatus aclnnGroupNormSiluQuantGetWorkspaceSize(const aclTensor *self, "
                     "const aclTensor *gamma, const aclTensor *beta, const aclTensor *quantScale,"
                     " int64_t group, double eps, bool activateSilu, aclTensor *out, aclTensor "
                     "*meanOut, aclTensor *rstdOut, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnGroupNormSwishGrad",
        .header = "aclnnop/aclnn_group_norm_swish_grad.h",
        .prototype = "aclnnStatus aclnnGroupNormSwishGradGetWorkspaceSize(const aclTensor *dy, "
                     "const aclTensor *mean, const aclTensor *rstd, const aclTensor *x, const "
                     "aclTensor *gamma, const aclTensor *beta, int64_t numGroups, char "
                     "*dataFormatOptional, double swishScale, bool dgammaIsRequire, bool "
                     "dbetaIsRequire, const aclTensor *dxOut, const aclTensor *dgammaOut, const "
                     "aclTensor *dbetaOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGroupedMatmul",
        .header = "aclnnop/aclnn_grouped_matmul.h",
        .prototype = "aclnnStatus aclnnGroupedMatmulGetWorkspaceSize(const aclTensorList *x, "
                     "const aclTensorList *weight, const aclTensorList *biasOptional, const "
                     "aclTensorList *scaleOptional, const aclTensorList *offsetOptional, const "
                     "aclTensorList *antiquantScaleOptional, const aclTensorList "
                     "*antiquantOffsetOptional, const aclIntArray *groupListOptional, int64_t "
                     "splitItem, const aclTensorList *y, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnGroupedMatmulV2",
        .header = "aclnnop/aclnn_grouped_matmul_v2.h",
        .prototype = "aclnnStatus aclnnGroupedMatmulV2GetWorkspaceSize(const aclTensorList *x, "
                     "const aclTensorList *weight, const aclTensorList *biasOptional, const "
                     "aclTensorList *scaleOptional, const aclTensorList *offsetOptional, const "
                     "aclTensorList *antiquantScaleOptional, const aclTensorList "
                     "*antiquantOffsetOptional, const aclIntArray *groupListOptional, int64_t "
                     "splitItem, int64_t groupType, const aclTensorList *y, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGroupedMatmulV3",
        .header = "aclnnop/aclnn_grouped_matmul_v3.h",
        .prototype = "aclnnStatus aclnnGroupedMatmulV3GetWorkspaceSize(const aclTensorList *x, "
                     "const aclTensorList *weight, const aclTensorList *biasOptional, const "
                     "aclTensorList *scaleOptional, const aclTensorList *offsetOptional, const "
                     "aclTensorList *antiquantScaleOptional, const aclTensorList "
                     "*antiquantOffsetOptional, const aclTensor *groupListOptional, int64_t "
                     "splitItem, int64_t groupType, const aclTensorList *y, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGroupedMatmulV4",
        .header = "aclnnop/aclnn_grouped_matmul_v4.h",
        .prototype = "aclnnStatus aclnnGroupedMatmulV4GetWorkspaceSize(const aclTensorList *x, "
                     "const aclTensorList *weight, const aclTensorList *biasOptional, const "
                     "aclTensorList *scaleOptional, const aclTensorList *offsetOptional, const "
                     "aclTensorList *antiquantScaleOptional, const aclTensorList "
                     "*antiquantOffsetOptional, const aclTensorList *perTokenScaleOptional, const"
                     " aclTensor *groupListOptional, const aclTensorList "
                     "*activationInputOptional, const aclTensorList "
                     "*activationQuantScaleOptional, const aclTensorList "
                     "*activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, "
                     "int64_t groupListType, int64_t actType, aclTensorList *out, aclTensorList "
                     "*activationFeatureOutOptional, aclTensorList *dynQuantScaleOutOptional, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGroupedMatmulV5",
        .header = "aclnnop/aclnn_grouped_matmul_v5.h",
        .prototype = "aclnnStatus aclnnGroupedMatmulV5GetWorkspaceSize(const aclTensorList *x, "
                     "const aclTensorList *weight, const aclTensorList *biasOptional, const "
                     "aclTensorList *scaleOptional, const aclTensorList *offsetOptional, const "
                     "aclTensorList *antiquantScaleOptional, const aclTensorList "
                     "*antiquantOffsetOptional, const aclTensorList *perTokenScaleOptional, const"
                     " aclTensor *groupListOptional, const aclTensorList "
                     "*activationInputOptional, const aclTensorList "
                     "*activationQuantScaleOptional, const aclTensorList "
                     "*activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, "
                     "int64_t groupListType, int64_t actType, aclIntArray *tuningConfigOptional, "
                     "aclTensorList *out, aclTensorList *activationFeatureOutOptional, "
                     "aclTensorList *dynQuantScaleOutOptional, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGroupedMatmulWeightNz",
        .header = "aclnnop/aclnn_grouped_matmul_weight_nz.h",
        .prototype = "aclnnStatus aclnnGroupedMatmulWeightNzGetWorkspaceSize(const aclTensorList "
                     "*x, const aclTensorList *weight, const aclTensorList *biasOptional, const "
                     "aclTensorList *scaleOptional, const aclTensorList *offsetOptional, const "
                     "aclTensorList *antiquantScaleOptional, const aclTensorList "
                     "*antiquantOffsetOptional, const aclTensorList *perTokenScaleOptional, const"
                     " aclTensor *groupListOptional, const aclTensorList "
                     "*activationInputOptional, const aclTensorList "
                     "*activationQuantScaleOptional, const aclTensorList "
                     "*activationQuantOffsetOptional, int64_t splitItem, int64_t groupType, "
                     "int64_t groupListType, int64_t actType, aclIntArray *tuningConfigOptional, "
                     "int64_t quantGroupSize, aclTensorList *out, aclTensorList "
                     "*activationFeatureOutOptional, aclTensorList *dynQuantScaleOutOptional, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnHistc",
        .header = "aclnnop/aclnn_histc.h",
        .prototype = "aclnnStatus aclnnHistcGetWorkspaceSize(const aclTensor *self, int64_t bins,"
                     " const aclScalar *min, const aclScalar *max, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "counts of elements by the range that they lie in are not supported yet",
    },
    {
        .name = "aclnnInplaceNormalTensor",
        .header = "aclnnop/aclnn_normal.h",
        .prototype = "aclnnStatus aclnnInplaceNormalTensorGetWorkspaceSize(const aclTensor "
                     "*selfRef, float mean, float std, const aclTensor *seedTensor, const "
                     "aclTensor *offsetTensor, int64_t offset, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
        .why = "the seed of a random number is an argument, and no tensor yet",
    },
    {
        .name = "aclnnInplaceQuantScatter",
        .header = "aclnnop/aclnn_quant_scatter.h",
        .prototype = "aclnnStatus aclnnInplaceQuantScatterGetWorkspaceSize(aclTensor *selfRef, "
                     "const aclTensor *indices, const aclTensor *updates, const aclTensor "
                     "*quantScales, const aclTensor *quantZeroPoints, int64_t axis, int64_t "
                     "quantAxis, int64_t reduction, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnInplaceQuantScatterV2",
        .header = "aclnnop/aclnn_quant_scatter_v2.h",
        .prototype = "aclnnStatus aclnnInplaceQuantScatterV2GetWorkspaceSize(aclTensor *selfRef, "
                     "const aclTensor *indices, const aclTensor *updates, const aclTensor "
                     "*quantScales, const aclTensor *quantZeroPoints, int64_t axis, int64_t "
                     "quantAxis, int64_t reduction, const char *roundMode, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceRandom",
        .header = "aclnnop/aclnn_random.h",
        .prototype = "aclnnStatus aclnnInplaceRandomGetWorkspaceSize(const aclTensor *selfRef, "
                     "int64_t from, int64_t to, int64_t seed, int64_t offset, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "a random number has 23 bits, fewer than the range of integers",
    },
    {
        .name = "aclnnInplaceRandomTensor",
        .header = "aclnnop/aclnn_random.h",
        .prototype = "aclnnStatus aclnnInplaceRandomTensorGetWorkspaceSize(const aclTensor "
                     "*selfRef, int64_t from, int64_t to, const aclTensor *seedTensor, const "
                     "aclTensor *offsetTensor, int64_t offset, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
        .why = "the seed of a random number is an argument, and no tensor yet",
    },
    {
        .name = "aclnnInplaceRandomWithoutFromTo",
        .header = "aclnnop/aclnn_random.h",
        .prototype = "aclnnStatus aclnnInplaceRandomWithoutFromToGetWorkspaceSize(const aclTensor"
                     " *selfRef, int64_t seed, int64_t offset, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
        .why = "a random number has 23 bits, fewer than the range of integers",
    },
    {
        .name = "aclnnInplaceRandomWithoutFromToTensor",
        .header = "aclnnop/aclnn_random.h",
        .prototype = "aclnnStatus aclnnInplaceRandomWithoutFromToTensorGetWorkspaceSize(const "
                     "aclTensor *selfRef, const aclTensor *seedTensor, const aclTensor "
                     "*offsetTensor, int64_t offset, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
        .why = "the seed of a random number is an argument, and no tensor yet",
    },
    {
        .name = "aclnnInplaceRenorm",
        .header = "aclnnop/aclnn_renorm.h",
        .prototype = "aclnnStatus aclnnInplaceRenormGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclScalar *p, int64_t dim, const aclScalar *maxNorm, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceScatterUpdate",
        .header = "aclnnop/aclnn_scatter_update.h",
        .prototype = "aclnnStatus aclnnInplaceScatterUpdateGetWorkspaceSize(aclTensor *data, "
                     "const aclTensor *indices, const aclTensor *updates, int64_t axis, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "each block falls from an index of its own on, and no map has such",
    },
    {
        .name = "aclnnInplaceUniformTensor",
        .header = "aclnnop/aclnn_uniform.h",
        .prototype = "aclnnStatus aclnnInplaceUniformTensorGetWorkspaceSize(const aclTensor "
                     "*selfRef, double from, double to, const aclTensor *seedTensor, const "
                     "aclTensor *offsetTensor, uint64_t offset, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
        .why = "the seed of a random number is an argument, and no tensor yet",
    },
    {
        .name = "aclnnInterleaveRope",
        .header = "aclnnop/aclnn_interleave_rope.h",
        .prototype = "aclnnStatus aclnnInterleaveRopeGetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *cos, const aclTensor *sin, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInverse",
        .header = "aclnnop/aclnn_inverse.h",
        .prototype = "aclnnStatus aclnnInverseGetWorkspaceSize(const aclTensor *self, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnLayerNormQuant",
        .header = "aclnnop/aclnn_layer_norm_quant.h",
        .prototype = "aclnnStatus aclnnLayerNormQuantGetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *gammma, const aclTensor *beta, const aclTensor *scale, const "
                     "aclTensor *zeroPointsOptional, int quantMode, double epsilon, aclTensor "
                     "*res, aclTensor *scaleOut, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnLinalgCholesky",
        .header = "aclnnop/aclnn_linalg_cholesky.h",
        .prototype = "aclnnStatus aclnnLinalgCholeskyGetWorkspaceSize(const aclTensor *self, bool"
                     " upper, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnLinalgQr",
        .header = "aclnnop/aclnn_linalg_qr.h",
        .prototype = "aclnnStatus aclnnLinalgQrGetWorkspaceSize(const aclTensor *self, int64_t "
                     "mode, aclTensor *Q, aclTensor *R, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnMatmulCompress",
        .header = "aclnnop/aclnn_matmul_compress.h",
        .prototype = "aclnnStatus aclnnMatmulCompressGetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *weight, const aclTensor *bias, const aclTensor *compressIndex, "
                     "aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMatmulCompressDequant",
        .header = "aclnnop/aclnn_matmul_compress_dequant.h",
        .prototype = "aclnnStatus aclnnMatmulCompressDequantGetWorkspaceSize(const aclTensor *x1,"
                     " const aclTensor *x2, const aclTensor *compressIndex, const aclTensor "
                     "*bias, const aclTensor *deqScale, const aclTensor *offsetW, int offsetX, "
                     "const aclIntArray *compressInfo, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMatmulEmuSplitWeight",
        .header = "aclnnop/aclnn_matmul_emu_split_weight.h",
        .prototype = "aclnnStatus aclnnMatmulEmuSplitWeightGetWorkspaceSize(const aclTensor *x, "
                     "const aclTensor *wHigh, const aclTensor *wLow, const aclTensor *y, float "
                     "wLowScale, int8_t yDtype, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnMaxPool2dWithMask",
        .header = "aclnnop/aclnn_max_pool2d_with_indices.h",
        .prototype = "aclnnStatus aclnnMaxPool2dWithMaskGetWorkspaceSize(const aclTensor *self, "
                     "const aclIntArray *kernelSize, const aclIntArray *stride, const aclIntArray"
                     " *padding, const aclIntArray *dilation, bool ceilMode, aclTensor *out, "
                     "aclTensor *indices, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMaxPool2dWithMaskBackward",
        .header = "aclnnop/aclnn_max_pool2d_with_indices_backward.h",
        .prototype = "aclnnStatus aclnnMaxPool2dWithMaskBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOutput, const aclTensor *self, const aclTensor *indices, const "
                     "aclIntArray *kernelSize, const aclIntArray *stride, const aclIntArray "
                     "*padding, const aclIntArray *dilation, bool ceilMode, aclTensor *gradInput,"
                     " uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMlaPrologV2",
        .header = "aclnnop/aclnn_mla_prolog_v2.h",
        .prototype = "aclnnStatus aclnnMlaPrologV2GetWorkspaceSize(const aclTensor *tokenX, const"
                     " aclTensor *weightDq, const aclTensor *weightUqQr, const aclTensor "
                     "*weightUk, const aclTensor *weightDkvKr, const aclTensor *rmsnormGammaCq, "
                     "const aclTensor *rmsnormGammaCkv, const aclTensor *ropeSin, const aclTensor"
                     " *ropeCos, const aclTensor *cacheIndex, aclTensor *kvCacheRef, aclTensor "
                     "*krCacheRef, const aclTensor *dequantScaleXOptional, const aclTensor "
                     "*dequantScaleWDqOptional, const aclTensor *dequantScaleWUqQrOptional, const"
                     " aclTensor *dequantScaleWDkvKrOptional, const aclTensor "
                     "*quantScaleCkvOptional, const aclTensor *quantScaleCkrOptional, const "
                     "aclTensor *smoothScalesCqOptional, double rmsnormEpsilonCq, double "
                     "rmsnormEpsilonCkv, char *cacheModeOptional, const aclTensor *queryOut, "
                     "const aclTensor *queryRopeOut, const aclTensor "
                     "*dequantScaleQNopeOutOptional, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnMlaPrologV2WeightNz",
        .header = "aclnnop/aclnn_mla_prolog_v2_weight_nz.h",
        .prototype = "aclnnStatus aclnnMlaPrologV2WeightNzGetWorkspaceSize(const aclTensor "
                     "*tokenX, const aclTensor *weightDq, const aclTensor *weightUqQr, const "
                     "aclTensor *weightUk, const aclTensor *weightDkvKr, const aclTensor "
                     "*rmsnormGammaCq, const aclTensor *rmsnormGammaCkv, const aclTensor "
                     "*ropeSin, const aclTensor *ropeCos, const aclTensor *cacheIndex, aclTensor "
                     "*kvCacheRef, aclTensor *krCacheRef, const aclTensor *dequantScaleXOptional,"
                     " const aclTensor *dequantScaleWDqOptional, const aclTensor "
                     "*dequantScaleWUqQrOptional, const aclTensor *dequantScaleWDkvKrOptional, "
                     "const aclTensor *quantScaleCkvOptional, const aclTensor "
                     "*quantScaleCkrOptional, const aclTensor *smoothScalesCqOptional, double "
                     "rmsnormEpsilonCq, double rmsnormEpsilonCkv, char *cacheModeOptional, const "
                     "aclTensor *queryOut, const aclTensor *queryRopeOut, const aclTensor "
                     "*dequantScaleQNopeOutOptional, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnMlaPrologV3",
        .header = "aclnnop/aclnn_mla_prolog_v3.h",
        .prototype = "aclnnStatus aclnnMlaPrologV3GetWorkspaceSize(const aclTensor *tokenX, const"
                     " aclTensor *weightDq, const aclTensor *weightUqQr, const aclTensor "
                     "*weightUk, const aclTensor *weightDkvKr, const aclTensor *rmsnormGammaCq, "
                     "const aclTensor *rmsnormGammaCkv, const aclTensor *ropeSin, const aclTensor"
                     " *ropeCos, aclTensor *kvCacheRef, aclTensor *krCacheRef, const aclTensor "
                     "*cacheIndexOptional, const aclTensor *dequantScaleXOptional, const "
                     "aclTensor *dequantScaleWDqOptional, const aclTensor "
                     "*dequantScaleWUqQrOptional, const aclTensor *dequantScaleWDkvKrOptional, "
                     "const aclTensor *quantScaleCkvOptional, const aclTensor "
                     "*quantScaleCkrOptional, const aclTensor *smoothScalesCqOptional, const "
                     "aclTensor *actualSeqLenOptional, double rmsnormEpsilonCq, double "
                     "rmsnormEpsilonCkv, char *cacheModeOptional, bool queryNormFlag, int64_t "
                     "weightQuantMode, int64_t kvCacheQuantMode, int64_t queryQuantMode, int64_t "
                     "ckvkrRepoMode, int64_t quantScaleRepoMode, int64_t tileSize, double "
                     "kNopeClipAlpha, double qcQrScale, double kcScale, const aclTensor "
                     "*queryOut, const aclTensor *queryRopeOut, const aclTensor "
                     "*dequantScaleQNopeOut, const aclTensor *queryNormOut, const aclTensor "
                     "*dequantScaleQNormOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMlaPrologV3WeightNz",
        .header = "aclnnop/aclnn_mla_prolog_v3_weight_nz.h",
        .prototype = "aclnnStatus aclnnMlaPrologV3WeightNzGetWorkspaceSize(const aclTensor "
                     "*tokenX, const aclTensor *weightDq, const aclTensor *weightUqQr, const "
                     "aclTensor *weightUk, const aclTensor *weightDkvKr, const aclTensor "
                     "*rmsnormGammaCq, const aclTensor *rmsnormGammaCkv, const aclTensor "
                     "*ropeSin, const aclTensor *ropeCos, aclTensor *kvCacheRef, aclTensor "
                     "*krCacheRef, const aclTensor *cacheIndexOptional, const aclTensor "
                     "*dequantScaleXOptional, const aclTensor *dequantScaleWDqOptional, const "
                     "aclTensor *dequantScaleWUqQrOptional, const aclTensor "
                     "*dequantScaleWDkvKrOptional, const aclTensor *quantScaleCkvOptional, const "
                     "aclTensor *quantScaleCkrOptional, const aclTensor *smoothScalesCqOptional, "
                     "const aclTensor *actualSeqLenOptional, double rmsnormEpsilonCq, double "
                     "rmsnormEpsilonCkv, char *cacheModeOptional, bool queryNormFlag, int64_t "
                     "weightQuantMode, int64_t kvCacheQuantMode, int64_t queryQuantMode, int64_t "
                     "ckvkrRepoMode, int64_t quantScaleRepoMode, int64_t tileSize, double "
                     "kNopeClipAlpha, double qcQrScale, double kcScale, const aclTensor "
                     "*queryOut, const aclTensor *queryRopeOut, const aclTensor "
                     "*dequantScaleQNopeOutOptional, const aclTensor *queryNormOutOptional, const"
                     " aclTensor *dequantScaleQNormOutOptional, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeFinalizeRouting",
        .header = "aclnnop/aclnn_moe_finalize_routing.h",
        .prototype = "aclnnStatus aclnnMoeFinalizeRoutingGetWorkspaceSize(const aclTensor "
                     "*expandedX, const aclTensor *x1, const aclTensor *x2Optional, const "
                     "aclTensor *bias, const aclTensor *scales, const aclTensor *expandedRowIdx, "
                     "const aclTensor *expandedExpertIdx, const aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeFinalizeRoutingV2",
        .header = "aclnnop/aclnn_moe_finalize_routing_v2.h",
        .prototype = "aclnnStatus aclnnMoeFinalizeRoutingV2GetWorkspaceSize(const aclTensor "
                     "*expandedX, const aclTensor *expandedRowIdx, const aclTensor *x1Optional, "
                     "const aclTensor *x2Optional, const aclTensor *biasOptional, const aclTensor"
                     " *scalesOptional, const aclTensor *expertIdxOptional, int64_t dropPadMode, "
                     "const aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeFinalizeRoutingV2Grad",
        .header = "aclnnop/aclnn_moe_finalize_routing_v2_grad.h",
        .prototype = "aclnnStatus aclnnMoeFinalizeRoutingV2GradGetWorkspaceSize(const aclTensor "
                     "*gradY, const aclTensor *expandedRowIdx, const aclTensor "
                     "*expandedXOptional, const aclTensor *scalesOptional, const aclTensor "
                     "*expertIdxOptional, const aclTensor *biasOptional, int64_t dropPadMode, "
                     "int64_t activeNum, int64_t expertNum, int64_t expertCapacity, const "
                     "aclTensor *gradExpandedXOut, const aclTensor *gradScalesOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeGatingTopKSoftmax",
        .header = "aclnnop/aclnn_moe_gating_top_k_softmax.h",
        .prototype = "aclnnStatus aclnnMoeGatingTopKSoftmaxGetWorkspaceSize(const aclTensor *x, "
                     "const aclTensor *finishedOptional, int64_t k, const aclTensor *yOut, const "
                     "aclTensor *expertIdxOut, const aclTensor *rowIdxOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeGatingTopKSoftmaxV2",
        .header = "aclnnop/aclnn_moe_gating_top_k_softmax_v2.h",
        .prototype = "aclnnStatus aclnnMoeGatingTopKSoftmaxV2GetWorkspaceSize(const aclTensor *x,"
                     " const aclTensor *finishedOptional, int64_t k, int64_t renorm, bool "
                     "outputSoftmaxResultFlag, const aclTensor *yOut, const aclTensor "
                     "*expertIdxOut, const aclTensor *softmaxResultOutOptional, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeInitRouting",
        .header = "aclnnop/aclnn_moe_init_routing.h",
        .prototype = "aclnnStatus aclnnMoeInitRoutingGetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *rowIdx, const aclTensor *expertIdx, int64_t activeNum, const "
                     "aclTensor *expandedXOut, const aclTensor *expandedRowIdxOut, const "
                     "aclTensor *expandedExpertIdxOut, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnMoeInitRoutingV2",
        .header = "aclnnop/aclnn_moe_init_routing_v2.h",
        .prototype = "aclnnStatus aclnnMoeInitRoutingV2GetWorkspaceSize(const aclTensor *x, const"
                     " aclTensor *expertIdx, int64_t activeNumOptional, int64_t "
                     "expertCapacityOptional, int64_t expertNumOptional, int64_t "
                     "dropPadModeOptional, int64_t expertTokensCountOrCumsumFlagOptional, bool "
                     "expertTokensBeforeCapacityFlagOptional, const aclTensor *expandedXOut, "
                     "const aclTensor *expandedRowIdxOut, const aclTensor "
                     "*expertTokensCountOrCumsumOutOptional, const aclTensor "
                     "*expertTokensBeforeCapacityOutOptional, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeInitRoutingV2Grad",
        .header = "aclnnop/aclnn_moe_init_routing_v2_grad.h",
        .prototype = "aclnnStatus aclnnMoeInitRoutingV2GradGetWorkspaceSize(const aclTensor "
                     "*gradExpandedX, const aclTensor *expandedRowIdx, int64_t topK, int64_t "
                     "dropPadMode, int64_t activeNum, const aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeInitRoutingV3",
        .header = "aclnnop/aclnn_moe_init_routing_v3.h",
        .prototype = "aclnnStatus aclnnMoeInitRoutingV3GetWorkspaceSize(const aclTensor *x, const"
                     " aclTensor *expertIdx, const aclTensor *scaleOptional, const aclTensor "
                     "*offsetOptional, int64_t activeNum, int64_t expertCapacity, int64_t "
                     "expertNum, int64_t dropPadMode, int64_t expertTokensNumType, bool "
                     "expertTokensNumFlag, int64_t quantMode, const aclIntArray "
                     "*activeExpertRangeOptional, int64_t rowIdxType, const aclTensor "
                     "*expandedXOut, const aclTensor *expandedRowIdxOut, const aclTensor "
                     "*expertTokensCountOrCumsumOut, const aclTensor *expandedScaleOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeTokenPermute",
        .header = "aclnnop/aclnn_moe_token_permute.h",
        .prototype = "aclnnStatus aclnnMoeTokenPermuteGetWorkspaceSize(const aclTensor *tokens, "
                     "const aclTensor *indices, int64_t numOutTokens, bool paddedMode, const "
                     "aclTensor *permuteTokensOut, const aclTensor *sortedIndicesOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeTokenPermuteGrad",
        .header = "aclnnop/aclnn_moe_token_permute_grad.h",
        .prototype = "aclnnStatus aclnnMoeTokenPermuteGradGetWorkspaceSize(const aclTensor "
                     "*permutedOutputGrad, const aclTensor *sortedIndices, int64_t numTopk, bool "
                     "paddedMode, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnMoeTokenPermuteWithRoutingMap",
        .header = "aclnnop/aclnn_moe_token_permute_with_routing_map.h",
        .prototype = "aclnnStatus aclnnMoeTokenPermuteWithRoutingMapGetWorkspaceSize(const "
                     "aclTensor *tokens, const aclTensor *routingMap, const aclTensor "
                     "*probsOptional, int64_t numOutTokens, bool dropAndPad, aclTensor "
                     "*permuteTokensOut, aclTensor *permuteProbsOutOptional, aclTensor "
                     "*sortedIndicesOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeTokenPermuteWithRoutingMapGrad",
        .header = "aclnnop/aclnn_moe_token_permute_with_routing_map_grad.h",
        .prototype = "aclnnStatus aclnnMoeTokenPermuteWithRoutingMapGradGetWorkspaceSize(const "
                     "aclTensor *permutedTokenOutputGrad, const aclTensor "
                     "*permutedProbsOutputGradOptional, const aclTensor *sortedIndices, const "
                     "aclTensor *routingMapOptional, int64_t numExperts, int64_t tokensNum, bool "
                     "dropAndPad, aclTensor *tokensGradOut, aclTensor *probsGradOutOptional, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeTokenUnpermute",
        .header = "aclnnop/aclnn_moe_token_unpermute.h",
        .prototype = "aclnnStatus aclnnMoeTokenUnpermuteGetWorkspaceSize(const aclTensor "
                     "*permutedTokens, const aclTensor *sortedIndices, const aclTensor "
                     "*probsOptional, bool paddedMode, const aclIntArray *restoreShapeOptional, "
                     "aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeTokenUnpermuteGrad",
        .header = "aclnnop/aclnn_moe_token_unpermute_grad.h",
        .prototype = "aclnnStatus aclnnMoeTokenUnpermuteGradGetWorkspaceSize(const aclTensor "
                     "*permuteTokens, const aclTensor *unpermutedTokensGrad, const aclTensor "
                     "*sortedIndices, const aclTensor *probsOptional, bool paddedMode, const "
                     "aclIntArray *restoreShapeOptional, aclTensor *permutedTokensGradOut, "
                     "aclTensor *probsGradOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMoeTokenUnpermuteWithRoutingMap",
        .header = "aclnnop/aclnn_moe_token_unpermute_with_routing_map.h",
        .prototype = "aclnnStatus aclnnMoeTokenUnpermuteWithRoutingMapGetWorkspaceSize(const "
                     "aclTensor *permutedTokens, const aclTensor *sortedIndices, const aclTensor "
                     "*routingMapOptional, const aclTensor *probsOptional, bool paddedMode, const"
                     " aclIntArray *restoreShapeOptional, aclTensor *unpermutedTokens, aclTensor "
                     "*outIndex, aclTensor *permuteTokenId, aclTensor *permuteProbs, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMultilabelMarginLoss",
        .header = "aclnnop/aclnn_multilabel_margin_loss.h",
        .prototype = "aclnnStatus aclnnMultilabelMarginLossGetWorkspaceSize(const aclTensor "
                     "*self, const aclTensor *target, int64_t reduction, aclTensor *out, "
                     "aclTensor *isTarget, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMultinomial",
        .header = "aclnnop/aclnn_multinomial.h",
        .prototype = "aclnnStatus aclnnMultinomialGetWorkspaceSize(const aclTensor *self, int64_t"
                     " numsamples, bool replacement, int64_t seed, int64_t offset, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMultinomialTensor",
        .header = "aclnnop/aclnn_multinomial.h",
        .prototype = "aclnnStatus aclnnMultinomialTensorGetWorkspaceSize(const aclTensor *self, "
                     "int64_t numsamples, bool replacement, const aclTensor *seedTensor, const "
                     "aclTensor *offsetTensor, int64_t offset, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnNsaCompress",
        .header = "aclnnop/aclnn_nsa_compress.h",
        .prototype = "aclnnStatus aclnnNsaCompressGetWorkspaceSize(const aclTensor *input, const "
                     "aclTensor *weight, const aclIntArray *actSeqLenOptional, char "
                     "*layoutOptional, int64_t compressBlockSize, int64_t compressStride, int64_t"
                     " actSeqLenType, aclTensor *output, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnNsaCompressAttention",
        .header = "aclnnop/aclnn_nsa_compress_attention.h",
        .prototype = "aclnnStatus aclnnNsaCompressAttentionGetWorkspaceSize(const aclTensor "
                     "*query, const aclTensor *key, const aclTensor *value, const aclTensor "
                     "*attenMaskOptional, const aclTensor *topkMaskOptional, const aclIntArray "
                     "*actualSeqQLenOptional, const aclIntArray *actualCmpSeqKvLenOptional, const"
                     " aclIntArray *actualSelSeqKvLenOptional, double scaleValue, int64_t "
                     "headNum, char *inputLayout, int64_t sparseMode, int64_t compressBlockSize, "
                     "int64_t compressStride, int64_t selectBlockSize, int64_t selectBlockCount, "
                     "const aclTensor *softmaxMaxOut, const aclTensor *softmaxSumOut, const "
                     "aclTensor *attentionOutOut, const aclTensor *topkIndicesOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnNsaCompressAttentionInfer",
        .header = "aclnnop/aclnn_nsa_compress_attention_infer.h",
        .prototype = "aclnnStatus aclnnNsaCompressAttentionInferGetWorkspaceSize(const aclTensor "
                     "*query, const aclTensor *key, const aclTensor *value, const aclTensor "
                     "*attentionMaskOptional, const aclTensor *blockTableOptional, const "
                     "aclIntArray *actualQSeqLenOptional, const aclIntArray "
                     "*actualCmpKvSeqLenOptional, const aclIntArray *actualSelKvSeqLenOptional, "
                     "const aclTensor *topKMaskOptional, int64_t numHeads, int64_t "
                     "numKeyValueHeads, int64_t selectBlockSize, int64_t selectBlockCount, "
                     "int64_t compressBlockSize, int64_t compressBlockStride, double scaleValue, "
                     "char *layoutOptional, int64_t pageBlockSize, int64_t sparseMode, const "
                     "aclTensor *output, const aclTensor *topKOutput, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnNsaCompressWithCache",
        .header = "aclnnop/aclnn_nsa_compress_with_cache.h",
        .prototype = "aclnnStatus aclnnNsaCompressWithCacheGetWorkspaceSize(const aclTensor "
                     "*input, const aclTensor *weight, const aclTensor *slotMapping, const "
                     "aclIntArray *actSeqLenOptional, const aclTensor *blockTableOptional, char "
                     "*layoutOptional, int64_t compressBlockSize, int64_t compressStride, int64_t"
                     " actSeqLenType, int64_t pageBlockSize, aclTensor *outputCache, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnNsaSelectedAttention",
        .header = "aclnnop/aclnn_nsa_selected_attention.h",
        .prototype = "aclnnStatus aclnnNsaSelectedAttentionGetWorkspaceSize(const aclTensor "
                     "*query, const aclTensor *key, const aclTensor *value, const aclTensor "
                     "*topkIndices, const aclTensor *attenMaskOptional, const aclIntArray "
                     "*actualSeqQLenOptional, const aclIntArray *actualSeqKvLenOptional, double "
                     "scaleValue, int64_t headNum, char *inputLayout, int64_t sparseMode, int64_t"
                     " selectedBlockSize, int64_t selectedBlockCount, const aclTensor "
                     "*softmaxMaxOut, const aclTensor *softmaxSumOut, const aclTensor "
                     "*attentionOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnNsaSelectedAttentionGrad",
        .header = "aclnnop/aclnn_nsa_selected_attention_grad.h",
        .prototype = "aclnnStatus aclnnNsaSelectedAttentionGradGetWorkspaceSize(const aclTensor "
                     "*query, const aclTensor *key, const aclTensor *value, const aclTensor "
                     "*attentionOut, const aclTensor *attentionOutGrad, const aclTensor "
                     "*softmaxMax, const aclTensor *softmaxSum, const aclTensor *topkIndices, "
                     "const aclIntArray *actualSeqQLenOptional, const aclIntArray "
                     "*actualSeqKvLenOptional, const aclTensor *attenMaskOptional, double "
                     "scaleValue, int64_t selectedBlockSize, int64_t selectedBlockCount, int64_t "
                     "headNum, char *inputLayout, int64_t sparseMode, const aclTensor *dqOut, "
                     "const aclTensor *dkOut, const aclTensor *dvOut, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnNsaSelectedAttentionInfer",
        .header = "aclnnop/aclnn_nsa_selected_attention_infer.h",
        .prototype = "aclnnStatus aclnnNsaSelectedAttentionInferGetWorkspaceSize(const aclTensor "
                     "*query, const aclTensor *key, const aclTensor *value, const aclTensor "
                     "*topkIndices, const aclTensor *attenMaskOptional, const aclTensor "
                     "*blockTableOptional, const aclIntArray *actualQSeqLenOptional, const "
                     "aclIntArray *actualKvSeqLenOptional, char *layoutOptional, int64_t "
                     "numHeads, int64_t numKeyValueHeads, int64_t selectBlockSize, int64_t "
                     "selectBlockCount, int64_t pageBlockSize, double scaleValue, int64_t "
                     "sparseMode, aclTensor *output, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnPdist",
        .header = "aclnnop/aclnn_pdist.h",
        .prototype = "aclnnStatus aclnnPdistGetWorkspaceSize(const aclTensor *self, float p, "
                     "aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnPdistForward",
        .header = "aclnnop/aclnn_pdist_forward.h",
        .prototype = "aclnnStatus aclnnPdistForwardGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *pScalar, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnQr",
        .header = "aclnnop/aclnn_qr.h",
        .prototype = "aclnnStatus aclnnQrGetWorkspaceSize(const aclTensor *self, bool some, "
                     "aclTensor *Q, aclTensor *R, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnQuantBatchMatmulInplaceAdd",
        .header = "aclnnop/aclnn_quant_batch_matmul_inplace_add.h",
        .prototype = "aclnnStatus aclnnQuantBatchMatmulInplaceAddGetWorkspaceSize(const aclTensor"
                     " *x1, const aclTensor *x2, const aclTensor *x1ScaleOptional, const "
                     "aclTensor *x2Scale, aclTensor *yRef, bool transposeX1, bool transposeX2, "
                     "int64_t groupSize, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantConvolution",
        .header = "aclnnop/aclnn_quant_convolution.h",
        .prototype = "aclnnStatus aclnnQuantConvolutionGetWorkspaceSize(const aclTensor *input, "
                     "const aclTensor *weight, const aclTensor *bias, const aclTensor *scale, "
                     "const aclTensor *offset, const aclIntArray *stride, const aclIntArray "
                     "*padding, const aclIntArray *dilation, bool transposed, const aclIntArray "
                     "*outputPadding, int64_t groups, int32_t offsetx, const char *roundMode, "
                     "aclTensor *output, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantConvolutionWeightNz",
        .header = "aclnnop/aclnn_quant_convolution.h",
        .prototype = "aclnnStatus aclnnQuantConvolutionWeightNzGetWorkspaceSize(const aclTensor "
                     "*input, const aclTensor *weight, const aclTensor *bias, const aclTensor "
                     "*scale, const aclTensor *offset, const aclIntArray *stride, const "
                     "aclIntArray *padding, const aclIntArray *dilation, bool transposed, const "
                     "aclIntArray *outputPadding, int64_t groups, int32_t offsetx, const char "
                     "*roundMode, aclTensor *output, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnQuantMatmul",
        .header = "aclnnop/aclnn_quant_matmul.h",
        .prototype = "aclnnStatus aclnnQuantMatmulGetWorkspaceSize(const aclTensor *x1, const "
                     "aclTensor *x2, const aclTensor *bias, float deqScale, aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantMatmulActivationQuantWeightNz",
        .header = "aclnnop/aclnn_quant_matmul_activation_quant_weight_nz.h",
        .prototype = "aclnnStatus aclnnQuantMatmulActivationQuantWeightNzGetWorkspaceSize(const "
                     "aclTensor *x1, const aclTensor *x2, const aclTensor *x1ScaleOptional, const"
                     " aclTensor *x2Scale, const aclTensor *biasOptional, bool transposeX1, bool "
                     "transposeX2, int64_t groupSize, const char *activationType, const char "
                     "*quantMode, const char *roundMode, int64_t scaleAlg, double dstTypeMax, "
                     "aclTensor *yOut, aclTensor *yScaleOut, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantMatmulDequant",
        .header = "aclnnop/aclnn_quant_matmul_dequant.h",
        .prototype = "aclnnStatus aclnnQuantMatmulDequantGetWorkspaceSize(const aclTensor *x, "
                     "const aclTensor *weight, const aclTensor *weightScale, const aclTensor "
                     "*biasOptional, const aclTensor *xScaleOptional, const aclTensor "
                     "*xOffsetOptional, const aclTensor *smoothScaleOptional, char *xQuantMode, "
                     "bool transposeWeight, const aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantMatmulReduceSumWeightNz",
        .header = "aclnnop/aclnn_quant_matmul_reduce_sum.h",
        .prototype = "aclnnStatus aclnnQuantMatmulReduceSumWeightNzGetWorkspaceSize(const "
                     "aclTensor *x1, const aclTensor *x2, const aclTensor *x1Scale, const "
                     "aclTensor *x2Scale, const aclTensor *yScale, const aclTensor *x1Offset, "
                     "const aclTensor *x2Offset, const aclTensor *yOffset, const aclTensor *bias,"
                     " bool transposeX1, bool transposeX2, int64_t groupSize, const aclIntArray "
                     "*dims, bool keepDims, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantMatmulV2",
        .header = "aclnnop/aclnn_quant_matmul.h",
        .prototype = "aclnnStatus aclnnQuantMatmulV2GetWorkspaceSize(const aclTensor *x1, const "
                     "aclTensor *x2, const aclTensor *bias, const aclTensor *deqScale, bool "
                     "adjX1, bool adjX2, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnQuantMatmulV3",
        .header = "aclnnop/aclnn_quant_matmul_v3.h",
        .prototype = "aclnnStatus aclnnQuantMatmulV3GetWorkspaceSize(const aclTensor *x1, const "
                     "aclTensor *x2, const aclTensor *scale, const aclTensor *offset, const "
                     "aclTensor *bias, bool transposeX1, bool transposeX2, const aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantMatmulV4",
        .header = "aclnnop/aclnn_quant_matmul_v4.h",
        .prototype = "aclnnStatus aclnnQuantMatmulV4GetWorkspaceSize(const aclTensor *x1, const "
                     "aclTensor *x2, const aclTensor *scale, const aclTensor *offset, const "
                     "aclTensor *pertokenScaleOptional, const aclTensor *bias, bool transposeX1, "
                     "bool transposeX2, const aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantMatmulV5",
        .header = "aclnnop/aclnn_quant_matmul_v5.h",
        .prototype = "aclnnStatus aclnnQuantMatmulV5GetWorkspaceSize(const aclTensor *x1, const "
                     "aclTensor *x2, const aclTensor *x1Scale, const aclTensor *x2Scale, const "
                     "aclTensor *yScale, const aclTensor *x1Offset, const aclTensor *x2Offset, "
                     "const aclTensor *yOffset, const aclTensor *bias, bool transposeX1, bool "
                     "transposeX2, int64_t groupSize, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantMatmulWeightNz",
        .header = "aclnnop/aclnn_quant_matmul_weight_nz.h",
        .prototype = "aclnnStatus aclnnQuantMatmulWeightNzGetWorkspaceSize(const aclTensor *x1, "
                     "const aclTensor *x2, const aclTensor *x1Scale, const aclTensor *x2Scale, "
                     "const aclTensor *yScale, const aclTensor *x1Offset, const aclTensor "
                     "*x2Offset, const aclTensor *yOffset, const aclTensor *bias, bool "
                     "transposeX1, bool transposeX2, int64_t groupSize, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnQuantizedBatchNorm",
        .header = "aclnnop/aclnn_quantized_batch_norm.h",
        .prototype = "aclnnStatus aclnnQuantizedBatchNormGetWorkspaceSize(const aclTensor *input,"
                     " const aclTensor *mean, const aclTensor *var, const aclScalar *inputScale, "
                     "const aclScalar *inputZeroPoint, const aclScalar *outputScale, const "
                     "aclScalar *outputZeroPoint, aclTensor *weight, aclTensor *bias, float "
                     "epsilon, aclTensor *output, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnRandperm",
        .header = "aclnnop/aclnn_randperm.h",
        .prototype = "aclnnStatus aclnnRandpermGetWorkspaceSize(int64_t n, int64_t seed, int64_t "
                     "offset, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
        .why = "its numbers stand in the order of others that are drawn, and what is sorted is a "
               "tensor",
    },
    {
        .name = "aclnnRenorm",
        .header = "aclnnop/aclnn_renorm.h",
        .prototype = "aclnnStatus aclnnRenormGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *p, int64_t dim, const aclScalar *maxNorm, aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
        .why = "reductions along all axes but one that is named are not supported yet",
    },
    {
        .name = "aclnnRepeatInterleaveGrad",
        .header = "aclnnop/aclnn_repeat_interleave_grad.h",
        .prototype = "aclnnStatus aclnnRepeatInterleaveGradGetWorkspaceSize(const aclTensor "
                     "*yGrad, const aclTensor *repeats, int64_t axis, const aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRepeatInterleaveTensor",
        .header = "aclnnop/aclnn_repeat_interleave.h",
        .prototype = "aclnnStatus aclnnRepeatInterleaveTensorGetWorkspaceSize(const aclTensor "
                     "*repeats, int64_t outputSize, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
        .why = "what is repeated are the numbers of places, and no word makes these",
    },
    {
        .name = "aclnnRmsNormDynamicMxQuant",
        .header = "aclnnop/aclnn_rms_norm_dynamic_mx_quant.h",
        .prototype = "aclnnStatus aclnnRmsNormDynamicMxQuantGetWorkspaceSize(const aclTensor *x, "
                     "const aclTensor *gamma, const aclTensor *beta, double epsilon, int64_t "
                     "scaleAlg, char *roundMode, int64_t dstType, bool outputRstd, aclTensor "
                     "*yOut, aclTensor *mxscaleOut, aclTensor *rstdOut, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRmsNormGradQuant",
        .header = "aclnnop/aclnn_rms_norm_grad_quant.h",
        .prototype = "aclnnStatus aclnnRmsNormGradQuantGetWorkspaceSize(const aclTensor *dy, "
                     "const aclTensor *x, const aclTensor *rstd, const aclTensor *gamma, const "
                     "aclTensor *scalesX, const aclTensor *offsetXOptional, const char "
                     "*quantMode, bool divMode, aclTensor *dxOut, aclTensor *dgammaOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRmsNormQuant",
        .header = "aclnnop/aclnn_rms_norm_quant.h",
        .prototype = "aclnnStatus aclnnRmsNormQuantGetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *gamma, const aclTensor *beta, const aclTensor *scale, const "
                     "aclTensor *offset, double epsilon, aclTensor *y, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRmsNormQuantV3",
        .header = "aclnnop/aclnn_rms_norm_quant_v3.h",
        .prototype = "aclnnStatus aclnnRmsNormQuantV3GetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *gamma, const aclTensor *scale, const aclTensor *offset, const "
                     "aclTensor *beta, double epsilon, bool divMode, bool outputRstd, aclTensor "
                     "*y, aclTensor *rstd, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRopeWithSinCosCache",
        .header = "aclnnop/aclnn_rope_with_sin_cos_cache.h",
        .prototype = "aclnnStatus aclnnRopeWithSinCosCacheGetWorkspaceSize(const aclTensor "
                     "*positions, const aclTensor *queryIn, const aclTensor *keyIn, const "
                     "aclTensor *cosSinCache, const aclIntArray *mropeSection, int64_t headSize, "
                     "bool isNeoxStyle, aclTensor *queryOut, aclTensor *keyOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRotateQuant",
        .header = "aclnnop/aclnn_rotate_quant.h",
        .prototype = "aclnnStatus aclnnRotateQuantGetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *rotation, const aclTensor *alpha, int64_t axis, char *roundMode,"
                     " int64_t scaleAlg, double dstTypeMax, bool trans, aclTensor *yOut, "
                     "aclTensor *scaleOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnScatterList",
        .header = "aclnnop/aclnn_scatter_list.h",
        .prototype = "aclnnStatus aclnnScatterListGetWorkspaceSize(aclTensorList *varRef, const "
                     "aclTensor *indice, const aclTensor *updates, const aclTensor *maskOptional,"
                     " char *reduceOptional, int64_t axis, uint64_t *workspaceSize, aclOpExecutor"
                     " **executor)",
        .why = "its targets are a list, which no call changes in place yet",
    },
    {
        .name = "aclnnSearchSorteds",
        .header = "aclnnop/aclnn_searchsorted.h",
        .prototype = "aclnnStatus aclnnSearchSortedsGetWorkspaceSize(const aclTensor "
                     "*sortedSequence, const aclScalar *self, bool outInt32, bool right, const "
                     "aclTensor *sorter, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
        .why = "an output has no element for a scalar, which makes no space",
    },
    {
        .name = "aclnnSparse4to2QuantMatmulWeightNz",
        .header = "aclnnop/aclnn_sparse4to2quant_matmul_weight_nz.h",
        .prototype = "aclnnStatus aclnnSparse4to2QuantMatmulWeightNzGetWorkspaceSize(const "
                     "aclTensor *x, const aclTensor *sparseWeight, const aclTensor *index, const "
                     "aclTensor *xScale, const aclTensor *sparseWeightScale, const aclTensor "
                     "*biasOptional, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnStridedSliceAssignV2",
        .header = "aclnnop/aclnn_strided_slice_assign_v2.h",
        .prototype = "aclnnStatus aclnnStridedSliceAssignV2GetWorkspaceSize(aclTensor *varRef, "
                     "const aclTensor *inputValue, const aclIntArray *begin, const aclIntArray "
                     "*end, const aclIntArray *strides, const aclIntArray *axesOptional, uint64_t"
                     " *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSyncBatchNormGatherStats",
        .header = "aclnnop/aclnn_sync_batch_norm_gather_stats.h",
        .prototype = "aclnnStatus aclnnSyncBatchNormGatherStatsGetWorkspaceSize(const aclTensor "
                     "*totalSum, const aclTensor *totalSquareSum, const aclTensor *sampleCount, "
                     "aclTensor *mean, aclTensor *variance, float momentum, float eps, aclTensor "
                     "*batchMean, aclTensor *batchInvstd, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnTfScatterAdd",
        .header = "aclnnop/aclnn_tf_scatter_add.h",
        .prototype = "aclnnStatus aclnnTfScatterAddGetWorkspaceSize(aclTensor *varRef, const "
                     "aclTensor *indices, const aclTensor *updates, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
        .why = "the shapes say whether indices are of rows or are tuples, and a map has one "
               "meaning",
    },
    {
        .name = "aclnnTrace",
        .header = "aclnnop/aclnn_trace.h",
        .prototype = "aclnnStatus aclnnTraceGetWorkspaceSize(const aclTensor *self, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
        .why = "no rule makes i64 of integers and of truth values",
    },
    {
        .name = "aclnnTransConvolutionWeight",
        .header = "aclnnop/aclnn_trans_convolution_weight.h",
        .prototype = "aclnnStatus aclnnTransConvolutionWeightGetWorkspaceSize(const aclTensor "
                     "*weightIn, bool transposed, int64_t groups, aclTensor *weightOut, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnTransQuantParamV2",
        .header = "aclnnop/aclnn_trans_quant_param_v2.h",
        .prototype = "aclnnStatus aclnnTransQuantParamV2GetWorkspaceSize(const aclTensor *scale, "
                     "const aclTensor *offset, const aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnTransQuantParamV3",
        .header = "aclnnop/aclnn_trans_quant_param_v3.h",
        .prototype = "aclnnStatus aclnnTransQuantParamV3GetWorkspaceSize(const aclTensor *scale, "
                     "const aclTensor *offset, int64_t roundMode, const aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnTransposeBatchMatMul",
        .header = "aclnnop/aclnn_transpose_batch_mat_mul.h",
        .prototype = "aclnnStatus aclnnTransposeBatchMatMulGetWorkspaceSize(const aclTensor *x1, "
                     "const aclTensor *x2, const aclTensor *bias, const aclTensor *scale, const "
                     "aclIntArray *permX1, const aclIntArray *permX2, const aclIntArray *permY, "
                     "int8_t cubeMathType, int32_t batchSplitFactor, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnTransposeBatchMatMulWeightNz",
        .header = "aclnnop/aclnn_transpose_batch_mat_mul.h",
        .prototype = "aclnnStatus aclnnTransposeBatchMatMulWeightNzGetWorkspaceSize(const "
                     "aclTensor *x1, const aclTensor *x2, const aclTensor *bias, const aclTensor "
                     "*scale, const aclIntArray *permX1, const aclIntArray *permX2, const "
                     "aclIntArray *permY, int8_t cubeMathType, int32_t batchSplitFactor, "
                     "aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnTransposeQuantBatchMatMul",
        .header = "aclnnop/aclnn_transpose_quant_batch_mat_mul.h",
        .prototype = "aclnnStatus aclnnTransposeQuantBatchMatMulGetWorkspaceSize(const aclTensor "
                     "*x1, const aclTensor *x2, const aclTensor *bias, const aclTensor *x1Scale, "
                     "const aclTensor *x2Scale, int32_t dtype, int64_t groupSize, const "
                     "aclIntArray *permX1, const aclIntArray *permX2, const aclIntArray *permY, "
                     "int32_t batchSplitFactor, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnTransposeQuantBatchMatMulWeightNz",
        .header = "aclnnop/aclnn_transpose_quant_batch_mat_mul.h",
        .prototype = "aclnnStatus aclnnTransposeQuantBatchMatMulWeightNzGetWorkspaceSize(const "
                     "aclTensor *x1, const aclTensor *x2, const aclTensor *bias, const aclTensor "
                     "*x1Scale, const aclTensor *x2Scale, int32_t dtype, int64_t groupSize, const"
                     " aclIntArray *permX1, const aclIntArray *permX2, const aclIntArray *permY, "
                     "int32_t batchSplitFactor, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnUpsampleBilinear2d",
        .header = "aclnnop/aclnn_upsample_bilinear_2d.h",
        .prototype = "aclnnStatus aclnnUpsampleBilinear2dGetWorkspaceSize(const aclTensor *self, "
                     "const aclIntArray *outputSize, bool alignCorners, double scalesH, double "
                     "scalesW, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnWeightQuantBatchMatmul",
        .header = "aclnnop/aclnn_weight_quant_batch_matmul.h",
        .prototype = "aclnnStatus aclnnWeightQuantBatchMatmulGetWorkspaceSize(const aclTensor "
                     "*x1, const aclTensor *x2, const aclTensor *diagonalMatrix, const aclTensor "
                     "*deqOffset, const aclTensor *deqScale, const aclTensor *addOffset, const "
                     "aclTensor *mulScale, const aclTensor *bias, bool transposeX1, bool "
                     "transposeX2, float antiquantScale, float antiquantOffset, aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnWeightQuantBatchMatmulNz",
        .header = "aclnnop/aclnn_weight_quant_batch_matmul_nz.h",
        .prototype = "aclnnStatus aclnnWeightQuantBatchMatmulNzGetWorkspaceSize(const aclTensor "
                     "*x, const aclTensor *weight, const aclTensor *antiquantScale, const "
                     "aclTensor *antiquantOffsetOptional, const aclTensor *quantScaleOptional, "
                     "const aclTensor *quantOffsetOptional, const aclTensor *biasOptional, int "
                     "antiquantGroupSize, const aclTensor *y, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {NULL, NULL, NULL, NULL},
};
