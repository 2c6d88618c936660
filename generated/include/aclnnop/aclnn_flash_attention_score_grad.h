/*
 * Generated from spec/contraction/flash_attention_score_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FLASH_ATTENTION_SCORE_GRAD_H
#define ACLNNOP_ACLNN_FLASH_ATTENTION_SCORE_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FlashAttentionScoreGrad: how much what follows changes with queries, keys, values and what is
 * added, if so much with their means.
 *
 *   inputLayout is BNSD:
 *     dqOut = gradient(sum(softmax(scaleValue * (sum(query[b, n*g, s, d] * keyIn[b, n, t, d],
 *         over: d) + pseShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?,
 *         s, t], band: [sparseMode, preTokens, nextTokens]) * value[b, n, t, e], over: t), dy[b,
 *         n*g, s, e], attentionInOptional[b, n*g, s, e], softmaxMaxOptional[b, n*g, s, 8],
 *         softmaxSumOptional[b, n*g, s, 8], of: query)
 *   inputLayout is BSH:
 *     dqOut = gradient(sum(softmax(scaleValue * (sum(query[b, s, n*g*d] * keyIn[b, t, n*d], over:
 *         d) + pseShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *         band: [sparseMode, preTokens, nextTokens]) * value[b, t, n*e], over: t), dy[b, s,
 *         n*g*e], attentionInOptional[b, s, n*g*e], softmaxMaxOptional[b, n*g, s, 8],
 *         softmaxSumOptional[b, n*g, s, 8], of: query)
 *   inputLayout is SBH:
 *     dqOut = gradient(sum(softmax(scaleValue * (sum(query[s, b, n*g*d] * keyIn[t, b, n*d], over:
 *         d) + pseShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *         band: [sparseMode, preTokens, nextTokens]) * value[t, b, n*e], over: t), dy[s, b,
 *         n*g*e], attentionInOptional[s, b, n*g*e], softmaxMaxOptional[b, n*g, s, 8],
 *         softmaxSumOptional[b, n*g, s, 8], of: query)
 *   dqOut = gradient(sum(softmax(scaleValue * (sum(query[b, s, n*g, d] * keyIn[b, t, n, d], over:
 *       d) + pseShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *       band: [sparseMode, preTokens, nextTokens]) * value[b, t, n, e], over: t), dy[b, s, n*g,
 *       e], attentionInOptional[b, s, n*g, e], softmaxMaxOptional[b, n*g, s, 8],
 *       softmaxSumOptional[b, n*g, s, 8], of: query)
 *   dkOut = gradient(dqOut, of: keyIn)
 *   dvOut = gradient(dqOut, of: value)
 *   dpseOut = gradient(dqOut, of: pseShiftOptional)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   query                input; the queries; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: [b, n*g, s,
 *                        d] where inputLayout is BNSD; [b, s, n*g*d] where inputLayout is BSH; [s,
 *                        b, n*g*d] where inputLayout is SBH; else [b, s, n*g, d]
 *   keyIn                input; the keys; dtypes of query; shape: [b, n, t, d] where inputLayout is
 *                        BNSD; [b, t, n*d] where inputLayout is BSH; [t, b, n*d] where inputLayout
 *                        is SBH; else [b, t, n, d]
 *   value                input; the values; dtypes of query; shape: [b, n, t, e] where inputLayout
 *                        is BNSD; [b, t, n*e] where inputLayout is BSH; [t, b, n*e] where
 *                        inputLayout is SBH; else [b, t, n, e]
 *   dy                   input; how much what follows changes with the means; dtypes of query;
 *                        shape: [b, n*g, s, e] where inputLayout is BNSD; [b, s, n*g*e] where
 *                        inputLayout is BSH; [s, b, n*g*e] where inputLayout is SBH; else [b, s,
 *                        n*g, e]
 *   pseShiftOptional     input; what was added to products before they were scaled; -inf dropped
 *                        scores; dtypes of query; shape: [b, n*g, s, t]; null means 0
 *   dropMaskOptional     bits of weights that were kept; only null is allowed
 *   paddingMaskOptional  padding; only null is allowed
 *   attenMaskOptional    input; which scores were dropped; ACL_UINT8, ACL_BOOL; shape: [b?, n*g?,
 *                        s, t]; null means 0
 *   softmaxMaxOptional   input; the greatest score of each query; ACL_FLOAT; shape: [b, n*g, s, 8]
 *   softmaxSumOptional   input; the total of its weights; dtypes of softmaxMaxOptional; shape: [b,
 *                        n*g, s, 8]
 *   softmaxInOptional    ignored; nothing; may be null
 *   attentionInOptional  input; the means; dtypes of query; shape: [b, n*g, s, e] where inputLayout
 *                        is BNSD; [b, s, n*g*e] where inputLayout is BSH; [s, b, n*g*e] where
 *                        inputLayout is SBH; else [b, s, n*g, e]
 *   prefixOptional       lengths of prefixes; only null is allowed
 *   scaleValue           scalar; the factor of scores
 *   keepProb             how likely weights were kept, which all were; only 1 is allowed
 *   preTokens            integer; how far a band goes back; any
 *   nextTokens           integer; how far a band goes ahead; any
 *   headNum              integer; the heads of queries; the extent of n*g
 *   inputLayout          mode; the order of axes: "BSND", "BNSD", "BSH", "SBH"
 *   innerPrecise         mode; how precise results have to be at least: 0, 1, 2
 *   sparseMode           mode; which scores were dropped by their place: 0, 1, 2, 3, 4
 *   dqOut                output; the gradient of queries; dtypes of query; shape: [b, n*g, s, d]
 *                        where inputLayout is BNSD; [b, s, n*g*d] where inputLayout is BSH; [s, b,
 *                        n*g*d] where inputLayout is SBH; else [b, s, n*g, d]
 *   dkOut                output; the gradient of keys; dtypes of query; shape: [b, n, t, d] where
 *                        inputLayout is BNSD; [b, t, n*d] where inputLayout is BSH; [t, b, n*d]
 *                        where inputLayout is SBH; else [b, t, n, d]
 *   dvOut                output; the gradient of values; dtypes of query; shape: [b, n, t, e] where
 *                        inputLayout is BNSD; [b, t, n*e] where inputLayout is BSH; [t, b, n*e]
 *                        where inputLayout is SBH; else [b, t, n, e]
 *   dpseOut              output; the gradient of what was added; dtypes of query; shape: [b, n*g,
 *                        s, t]; null means none
 *   workspaceSize        result; the bytes of workspace that the second phase needs
 *   executor             result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  query, keyIn, value or dy is null
 *   161002  pseShiftOptional is neither null nor a tensor
 *   161002  dropMaskOptional or paddingMaskOptional is not null
 *   161002  attenMaskOptional is neither null nor a tensor
 *   161001  softmaxMaxOptional, softmaxSumOptional or attentionInOptional is null
 *   161002  prefixOptional is not null
 *   161002  keepProb is not 1
 *   161001  dqOut, dkOut or dvOut is null
 *   161002  dpseOut is neither null nor a tensor
 *   161001  inputLayout is null
 *   161002  query, attenMaskOptional or softmaxMaxOptional has a dtype that is not listed for it
 *   161002  keyIn, value, dy or pseShiftOptional does not have the dtype of query
 *   161002  softmaxSumOptional does not have the dtype of softmaxMaxOptional
 *   161002  attentionInOptional, dqOut, dkOut, dvOut or dpseOut does not have the dtype of query
 *   161002  inputLayout is none of BSND, BNSD, BSH, SBH
 *   161002  sparseMode is none of given, whole, causal, causal_at_end, around_end
 *   161002  query, keyIn, value or dy does not have a rank of 3 to 4
 *   161002  pseShiftOptional does not have a rank of 4 to 4
 *   161002  attenMaskOptional has a rank above 8
 *   161002  softmaxMaxOptional or softmaxSumOptional does not have a rank of 4 to 4
 *   161002  attentionInOptional does not have a rank of 3 to 4
 *   161002  dqOut, dkOut, dvOut or dpseOut has a rank above 8
 *   161002  the extents of query, keyIn, value, pseShiftOptional do not fit their axes, or headNum,
 *           where inputLayout is BNSD
 *   161002  the extents of query, keyIn, value, pseShiftOptional do not fit their axes, or headNum,
 *           where inputLayout is BSH
 *   161002  the extents of query, keyIn, value, pseShiftOptional do not fit their axes, or headNum,
 *           where inputLayout is SBH
 *   161002  the extents of query, keyIn, value, pseShiftOptional do not fit their axes, or headNum,
 *           in all other cases
 *   161002  attenMaskOptional does not have the axes [b?, n*g?, s, t], of which it may lack those
 *           with ?, the last one first; each of these has 1 or their extent, others at least
 *           theirs; where sparseMode is 2, 3 or 4, the last two have 2048
 *   161002  dy does not have the axes [b, n*g, s, e], where inputLayout is BNSD
 *   161002  dy does not have the axes [b, s, n*g*e], where inputLayout is BSH
 *   161002  dy does not have the axes [s, b, n*g*e], where inputLayout is SBH
 *   161002  dy does not have the axes [b, s, n*g, e], in all other cases
 *   161002  attentionInOptional does not have the axes [b, n*g, s, e], where inputLayout is BNSD
 *   161002  attentionInOptional does not have the axes [b, s, n*g*e], where inputLayout is BSH
 *   161002  attentionInOptional does not have the axes [s, b, n*g*e], where inputLayout is SBH
 *   161002  attentionInOptional does not have the axes [b, s, n*g, e], in all other cases
 *   161002  softmaxMaxOptional or softmaxSumOptional does not have the axes [b, n*g, s, 8]
 *   161002  dqOut does not have the axes [b, n*g, s, d], where inputLayout is BNSD
 *   161002  dqOut does not have the axes [b, s, n*g*d], where inputLayout is BSH
 *   161002  dqOut does not have the axes [s, b, n*g*d], where inputLayout is SBH
 *   161002  dqOut does not have the axes [b, s, n*g, d], in all other cases
 *   161002  dkOut does not have the axes [b, n, t, d], where inputLayout is BNSD
 *   161002  dkOut does not have the axes [b, t, n*d], where inputLayout is BSH
 *   161002  dkOut does not have the axes [t, b, n*d], where inputLayout is SBH
 *   161002  dkOut does not have the axes [b, t, n, d], in all other cases
 *   161002  dvOut does not have the axes [b, n, t, e], where inputLayout is BNSD
 *   161002  dvOut does not have the axes [b, t, n*e], where inputLayout is BSH
 *   161002  dvOut does not have the axes [t, b, n*e], where inputLayout is SBH
 *   161002  dvOut does not have the axes [b, t, n, e], in all other cases
 *   161002  dpseOut does not have the axes [b, n*g, s, t]
 *   161002  innerPrecise is none of precise, fast, precise_or_zero
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   dqOut    contraction; computed in f32 and rounded once to the output's dtype. With u half an
 *            ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for sums of k products, d the greatest
 *            of (n + 3) u times the sum of the magnitudes of the terms of a score, w = exp(d) - 1 +
 *            4 u, Z the weight of a score times the magnitudes of the terms of its slope, and N as
 *            n for the sum that is the gradient, its error is at most w + (n + N + 5) u times the
 *            sum of the magnitudes of its terms with Z, and that of the last factor's w + (N + 2) u
 *            times the sum of the magnitudes of its terms (`runtime/contraction/chain_grad.h`)
 *   dkOut    contraction; computed in f32 and rounded once to the output's dtype. With u half an
 *            ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for sums of k products, d the greatest
 *            of (n + 3) u times the sum of the magnitudes of the terms of a score, w = exp(d) - 1 +
 *            4 u, Z the weight of a score times the magnitudes of the terms of its slope, and N as
 *            n for the sum that is the gradient, its error is at most w + (n + N + 5) u times the
 *            sum of the magnitudes of its terms with Z, and that of the last factor's w + (N + 2) u
 *            times the sum of the magnitudes of its terms (`runtime/contraction/chain_grad.h`)
 *   dvOut    contraction; computed in f32 and rounded once to the output's dtype. With u half an
 *            ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for sums of k products, d the greatest
 *            of (n + 3) u times the sum of the magnitudes of the terms of a score, w = exp(d) - 1 +
 *            4 u, Z the weight of a score times the magnitudes of the terms of its slope, and N as
 *            n for the sum that is the gradient, its error is at most w + (n + N + 5) u times the
 *            sum of the magnitudes of its terms with Z, and that of the last factor's w + (N + 2) u
 *            times the sum of the magnitudes of its terms (`runtime/contraction/chain_grad.h`)
 *   dpseOut  contraction; computed in f32 and rounded once to the output's dtype. With u half an
 *            ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for sums of k products, d the greatest
 *            of (n + 3) u times the sum of the magnitudes of the terms of a score, w = exp(d) - 1 +
 *            4 u, Z the weight of a score times the magnitudes of the terms of its slope, and N as
 *            n for the sum that is the gradient, its error is at most w + (n + N + 5) u times the
 *            sum of the magnitudes of its terms with Z, and that of the last factor's w + (N + 2) u
 *            times the sum of the magnitudes of its terms (`runtime/contraction/chain_grad.h`)
 *
 * Notes:
 *
 *   - What is added is multiplied by scaleValue, as FlashAttentionScore does it, and so is its
 *     gradient; the vendor's formula lacks that factor.
 *   - dpseOut has an element for each score, also where what is added repeats; it is written where
 *     nothing is added, too.
 *   - Dropout and prefixes are not carried, so that keepProb is 1; the greatest score, the total
 *     and the means may not be null.
 *   - Of the eight elements of a query in softmaxMaxOptional and softmaxSumOptional the first one
 *     counts; where that total is 0 its weights are 0.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionScoreGradGetWorkspaceSize(
    const aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const aclTensor *dy,
    const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional,
    const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional,
    const aclIntArray *prefixOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *dqOut, const aclTensor *dkOut, const aclTensor *dvOut,
    const aclTensor *dpseOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFlashAttentionScoreGradGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionScoreGrad(void *workspace,
                                                             uint64_t workspaceSize,
                                                             aclOpExecutor *executor,
                                                             aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionScoreGradV2GetWorkspaceSize(
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
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionScoreGradV2(void *workspace,
                                                               uint64_t workspaceSize,
                                                               aclOpExecutor *executor,
                                                               aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionUnpaddingScoreGradGetWorkspaceSize(
    const aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const aclTensor *dy,
    const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional,
    const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, double scaleValue, double keepProb,
    int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *dqOut, const aclTensor *dkOut, const aclTensor *dvOut,
    const aclTensor *dpseOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionUnpaddingScoreGrad(void *workspace,
                                                                      uint64_t workspaceSize,
                                                                      aclOpExecutor *executor,
                                                                      aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV2GetWorkspaceSize(
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
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV2(void *workspace,
                                                                        uint64_t workspaceSize,
                                                                        aclOpExecutor *executor,
                                                                        aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(
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
    const aclTensor *dpseOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3(void *workspace,
                                                                        uint64_t workspaceSize,
                                                                        aclOpExecutor *executor,
                                                                        aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV4GetWorkspaceSize(
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
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV4(void *workspace,
                                                                        uint64_t workspaceSize,
                                                                        aclOpExecutor *executor,
                                                                        aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
