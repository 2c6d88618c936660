/*
 * Generated from spec/contraction/fused_infer_attention_score_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FUSED_INFER_ATTENTION_SCORE_V2_H
#define ACLNNOP_ACLNN_FUSED_INFER_ATTENTION_SCORE_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FusedInferAttentionScoreV2: for each query the mean of values, weighed by how well their keys fit
 * it.
 *
 *   inputLayout is BNSD:
 *     attentionOut = sum(softmax(scaleValue * sum(query[b, n*g, s, d] * key[b, n, t, d], over: d)
 *         + pseShiftOptional[b, n*g, s, t], over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *         band: [sparseMode, preTokens, nextTokens, several]) * value[b, n, t, e], over: t)
 *   inputLayout is BSH:
 *     attentionOut = sum(softmax(scaleValue * sum(query[b, s, n*g*d] * key[b, t, n*d], over: d) +
 *         pseShiftOptional[b, n*g, s, t], over: t, drop: attenMaskOptional[b?, n*g?, s, t], band:
 *         [sparseMode, preTokens, nextTokens, several]) * value[b, t, n*e], over: t)
 *   inputLayout is BNSD_BSND:
 *     attentionOut = sum(softmax(scaleValue * sum(query[b, n*g, s, d] * key[b, n, t, d], over: d)
 *         + pseShiftOptional[b, n*g, s, t], over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *         band: [sparseMode, preTokens, nextTokens, several]) * value[b, n, t, e], over: t)
 *   attentionOut = sum(softmax(scaleValue * sum(query[b, s, n*g, d] * key[b, t, n, d], over: d) +
 *       pseShiftOptional[b, n*g, s, t], over: t, drop: attenMaskOptional[b?, n*g?, s, t], band:
 *       [sparseMode, preTokens, nextTokens, several]) * value[b, t, n, e], over: t)
 *   softmaxLse = log_total[b, n*g, s, 1]
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   query                          input; the queries; ACL_FLOAT16, ACL_BF16; shape: [b, n*g, s, d]
 *                                  where inputLayout is BNSD or inputLayout is BNSD_BSND; [b, s,
 *                                  n*g*d] where inputLayout is BSH; else [b, s, n*g, d]
 *   key                            input; the keys; dtypes of query; shape: a list of one tensor:
 *                                  [b, n, t, d] where inputLayout is BNSD or inputLayout is
 *                                  BNSD_BSND; [b, t, n*d] where inputLayout is BSH; else [b, t, n,
 *                                  d]
 *   value                          input; the values; dtypes of query; shape: a list of one tensor:
 *                                  [b, n, t, e] where inputLayout is BNSD or inputLayout is
 *                                  BNSD_BSND; [b, t, n*e] where inputLayout is BSH; else [b, t, n,
 *                                  e]
 *   pseShiftOptional               input; what is added to scores; -inf drops them; dtypes of
 *                                  query; shape: [b, n*g, s, t]; null means 0
 *   attenMaskOptional              input; which scores are dropped; ACL_INT8, ACL_UINT8, ACL_BOOL;
 *                                  shape: [b?, n*g?, s, t]; null means 0
 *   actualSeqLengthsOptional       the lengths of queries; only null is allowed
 *   actualSeqLengthsKvOptional     the lengths of keys; only null is allowed
 *   deqScale1Optional              quantisation; only null is allowed
 *   quantScale1Optional            quantisation; only null is allowed
 *   deqScale2Optional              quantisation; only null is allowed
 *   quantScale2Optional            quantisation; only null is allowed
 *   quantOffset2Optional           quantisation; only null is allowed
 *   antiquantScaleOptional         quantised keys and values; only null is allowed
 *   antiquantOffsetOptional        quantised keys and values; only null is allowed
 *   blockTableOptional             keys and values in pages; only null is allowed
 *   queryPaddingSizeOptional       padding in front of queries; only null is allowed
 *   kvPaddingSizeOptional          padding in front of keys; only null is allowed
 *   keyAntiquantScaleOptional      quantised keys; only null is allowed
 *   keyAntiquantOffsetOptional     quantised keys; only null is allowed
 *   valueAntiquantScaleOptional    quantised values; only null is allowed
 *   valueAntiquantOffsetOptional   quantised values; only null is allowed
 *   keySharedPrefixOptional        keys in front of all others; only null is allowed
 *   valueSharedPrefixOptional      values in front of all others; only null is allowed
 *   actualSharedPrefixLenOptional  how many of these count; only null is allowed
 *   numHeads                       integer; the heads of queries; the extent of n*g
 *   scaleValue                     scalar; the factor of scores
 *   preTokens                      integer; how far a band goes back; any
 *   nextTokens                     integer; how far a band goes ahead; any
 *   inputLayout                    mode; the order of axes: "BSND", "BNSD", "BSH", "BNSD_BSND"
 *   numKeyValueHeads               integer; the heads of keys and values, which heads of queries
 *                                  share; the extent of n; 0 means numHeads
 *   sparseMode                     mode; which scores are dropped by their place: 0, 1, 2, 3, 4
 *   innerPrecise                   mode; how precise the means have to be at least, and where there
 *                                  are none: 0, 1, 2, 3
 *   blockSize                      ignored; the size of a page
 *   antiquantMode                  ignored; how keys and values are quantised
 *   softmaxLseFlag                 mode; whether softmaxLse is written: false, true
 *   keyAntiquantMode               ignored; how keys are quantised
 *   valueAntiquantMode             ignored; how values are quantised
 *   attentionOut                   output; the means; dtypes of query; shape: [b, n*g, s, e] where
 *                                  inputLayout is BNSD; [b, s, n*g*e] where inputLayout is BSH; [b,
 *                                  s, n*g, e] where inputLayout is BNSD_BSND or else
 *   softmaxLse                     output; the logarithms of the totals of weights; ACL_FLOAT;
 *                                  shape: [b, n*g, s, 1]; null means none
 *   workspaceSize                  result; the bytes of workspace that the second phase needs
 *   executor                       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  query is null
 *   161001  key is null, or its tensor
 *   161002  key has another number of tensors than 1
 *   161001  value is null, or its tensor
 *   161002  value has another number of tensors than 1
 *   161002  pseShiftOptional or attenMaskOptional is neither null nor a tensor
 *   161002  actualSeqLengthsOptional, actualSeqLengthsKvOptional, deqScale1Optional,
 *           quantScale1Optional, deqScale2Optional, quantScale2Optional, quantOffset2Optional,
 *           antiquantScaleOptional, antiquantOffsetOptional, blockTableOptional,
 *           queryPaddingSizeOptional, kvPaddingSizeOptional, keyAntiquantScaleOptional,
 *           keyAntiquantOffsetOptional, valueAntiquantScaleOptional, valueAntiquantOffsetOptional,
 *           keySharedPrefixOptional, valueSharedPrefixOptional or actualSharedPrefixLenOptional is
 *           not null
 *   161001  attentionOut is null
 *   161002  softmaxLse is neither null nor a tensor
 *   161001  softmaxLse is null, and softmaxLseFlag is true
 *   161001  inputLayout is null
 *   161002  query or attenMaskOptional has a dtype that is not listed for it
 *   161002  key, value, pseShiftOptional or attentionOut does not have the dtype of query
 *   161002  softmaxLse has a dtype that is not listed for it
 *   161002  inputLayout is none of BSND, BNSD, BSH, BNSD_BSND
 *   161002  sparseMode is none of given, whole, causal, causal_at_end, around_end
 *   161002  query, key or value does not have a rank of 3 to 4
 *   161002  pseShiftOptional does not have a rank of 4 to 4
 *   161002  attenMaskOptional, attentionOut or softmaxLse has a rank above 8
 *   161002  the extents of query, key, value, pseShiftOptional do not fit their axes, or
 *           numKeyValueHeads and numHeads, where inputLayout is BNSD
 *   161002  the extents of query, key, value, pseShiftOptional do not fit their axes, or
 *           numKeyValueHeads and numHeads, where inputLayout is BSH
 *   161002  the extents of query, key, value, pseShiftOptional do not fit their axes, or
 *           numKeyValueHeads and numHeads, where inputLayout is BNSD_BSND
 *   161002  the extents of query, key, value, pseShiftOptional do not fit their axes, or
 *           numKeyValueHeads and numHeads, in all other cases
 *   161002  attenMaskOptional does not have the axes [b?, n*g?, s, t], of which it may lack those
 *           with ?, the last one first; each of these has 1 or their extent, others at least
 *           theirs; where sparseMode is 2, 3 or 4, the last two have 2048
 *   161002  softmaxLse does not have the axes [b, n*g, s, 1]
 *   161002  attentionOut does not have the shape of the products of query, key and value
 *   161002  innerPrecise is none of precise, fast, precise_or_zero, fast_or_zero
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   attentionOut  contraction; computed in f32 and rounded once to the output's dtype. With u half
 *                 an ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for the k products of a score
 *                 and N the same for the weights, d the greatest of (n + 3) u times the sum of the
 *                 magnitudes of the terms of a score, and w = exp(2 d) - 1 + 2 u, the error is at
 *                 most 2 w + (2 N + 4) u times the mean, by the weights, of the magnitudes of the
 *                 last factor
 *   softmaxLse    contraction; computed in f32 and rounded once to the output's dtype. With u half
 *                 an ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for the k products of a score
 *                 and N the same for the weights, d the greatest of (n + 3) u times the sum of the
 *                 magnitudes of the terms of a score, and w = exp(2 d) - 1 + 2 u, the error is at
 *                 most 2 w + (2 N + 4) u times the mean, by the weights, of the magnitudes of the
 *                 last factor
 *
 * Notes:
 *
 *   - Where all scores are dropped the means are 0, whatever innerPrecise is; the vendor says so
 *     for 2 and 3.
 *   - A score that the mask or the band drops weighs nothing, and its value takes no part; of
 *     others a weight of 0 times an infinity is nan.
 *   - In modes 2 to 4 attenMaskOptional may be null, and is not read; the vendor wants its pattern
 *     there.
 *   - softmaxLse is -inf where all scores are dropped.
 *   - Tensors need not be contiguous, and what is added may broadcast along each axis; the vendor
 *     takes one of a batch.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFusedInferAttentionScoreV2GetWorkspaceSize(
    const aclTensor *query, const aclTensorList *key, const aclTensorList *value,
    const aclTensor *pseShiftOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *actualSeqLengthsOptional, const aclIntArray *actualSeqLengthsKvOptional,
    const aclTensor *deqScale1Optional, const aclTensor *quantScale1Optional,
    const aclTensor *deqScale2Optional, const aclTensor *quantScale2Optional,
    const aclTensor *quantOffset2Optional, const aclTensor *antiquantScaleOptional,
    const aclTensor *antiquantOffsetOptional, const aclTensor *blockTableOptional,
    const aclTensor *queryPaddingSizeOptional, const aclTensor *kvPaddingSizeOptional,
    const aclTensor *keyAntiquantScaleOptional, const aclTensor *keyAntiquantOffsetOptional,
    const aclTensor *valueAntiquantScaleOptional, const aclTensor *valueAntiquantOffsetOptional,
    const aclTensor *keySharedPrefixOptional, const aclTensor *valueSharedPrefixOptional,
    const aclIntArray *actualSharedPrefixLenOptional, int64_t numHeads, double scaleValue,
    int64_t preTokens, int64_t nextTokens, char *inputLayout, int64_t numKeyValueHeads,
    int64_t sparseMode, int64_t innerPrecise, int64_t blockSize, int64_t antiquantMode,
    bool softmaxLseFlag, int64_t keyAntiquantMode, int64_t valueAntiquantMode,
    const aclTensor *attentionOut, const aclTensor *softmaxLse, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFusedInferAttentionScoreV2GetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFusedInferAttentionScoreV2(void *workspace,
                                                                uint64_t workspaceSize,
                                                                aclOpExecutor *executor,
                                                                aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
