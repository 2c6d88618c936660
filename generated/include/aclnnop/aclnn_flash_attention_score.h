/*
 * Generated from spec/contraction/flash_attention_score.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FLASH_ATTENTION_SCORE_H
#define ACLNNOP_ACLNN_FLASH_ATTENTION_SCORE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FlashAttentionScore: for each query the mean of values, weighed by how well their keys fit it,
 * and what its gradient needs.
 *
 *   inputLayout is BNSD:
 *     attentionOutOut = sum(softmax(scaleValue * (sum(query[b, n*g, s, d] * key[b, n, t, d], over:
 *         d) + realShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *         band: [sparseMode, preTokens, nextTokens]) * value[b, n, t, e], over: t)
 *   inputLayout is BSH:
 *     attentionOutOut = sum(softmax(scaleValue * (sum(query[b, s, n*g*d] * key[b, t, n*d], over:
 *         d) + realShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *         band: [sparseMode, preTokens, nextTokens]) * value[b, t, n*e], over: t)
 *   inputLayout is SBH:
 *     attentionOutOut = sum(softmax(scaleValue * (sum(query[s, b, n*g*d] * key[t, b, n*d], over:
 *         d) + realShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *         band: [sparseMode, preTokens, nextTokens]) * value[t, b, n*e], over: t)
 *   attentionOutOut = sum(softmax(scaleValue * (sum(query[b, s, n*g, d] * key[b, t, n, d], over:
 *       d) + realShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, t],
 *       band: [sparseMode, preTokens, nextTokens]) * value[b, t, n, e], over: t)
 *   softmaxMaxOut = greatest_score[b, n*g, s, 8]
 *   softmaxSumOut = total_weight[b, n*g, s, 8]
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   query                input; the queries; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: [b, n*g, s,
 *                        d] where inputLayout is BNSD; [b, s, n*g*d] where inputLayout is BSH; [s,
 *                        b, n*g*d] where inputLayout is SBH; else [b, s, n*g, d]
 *   key                  input; the keys; dtypes of query; shape: [b, n, t, d] where inputLayout is
 *                        BNSD; [b, t, n*d] where inputLayout is BSH; [t, b, n*d] where inputLayout
 *                        is SBH; else [b, t, n, d]
 *   value                input; the values; dtypes of query; shape: [b, n, t, e] where inputLayout
 *                        is BNSD; [b, t, n*e] where inputLayout is BSH; [t, b, n*e] where
 *                        inputLayout is SBH; else [b, t, n, e]
 *   realShiftOptional    input; what is added to products before they are scaled; -inf drops
 *                        scores; dtypes of query; shape: [b, n*g, s, t]; null means 0
 *   dropMaskOptional     bits of weights that are kept; only null is allowed
 *   paddingMaskOptional  padding; only null is allowed
 *   attenMaskOptional    input; which scores are dropped; ACL_UINT8, ACL_BOOL; shape: [b?, n*g?, s,
 *                        t]; null means 0
 *   prefixOptional       lengths of prefixes; only null is allowed
 *   scaleValue           scalar; the factor of scores
 *   keepProb             how likely weights are kept, which all are; only 1 is allowed
 *   preTokens            integer; how far a band goes back; any
 *   nextTokens           integer; how far a band goes ahead; any
 *   headNum              integer; the heads of queries; the extent of n*g
 *   inputLayout          mode; the order of axes: "BSND", "BNSD", "BSH", "SBH"
 *   innerPrecise         mode; how precise the means have to be at least, and where there are none:
 *                        0, 1, 2
 *   sparseMode           mode; which scores are dropped by their place: 0, 1, 2, 3, 4
 *   softmaxMaxOut        output; the greatest score of each query; ACL_FLOAT; shape: [b, n*g, s, 8]
 *   softmaxSumOut        output; the total of its weights; dtypes of softmaxMaxOut; shape: [b, n*g,
 *                        s, 8]
 *   softmaxOutOut        ignored; nothing; may be null
 *   attentionOutOut      output; the means; dtypes of query; shape: [b, n*g, s, e] where
 *                        inputLayout is BNSD; [b, s, n*g*e] where inputLayout is BSH; [s, b, n*g*e]
 *                        where inputLayout is SBH; else [b, s, n*g, e]
 *   workspaceSize        result; the bytes of workspace that the second phase needs
 *   executor             result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  query, key or value is null
 *   161002  realShiftOptional is neither null nor a tensor
 *   161002  dropMaskOptional or paddingMaskOptional is not null
 *   161002  attenMaskOptional is neither null nor a tensor
 *   161002  prefixOptional is not null
 *   161002  keepProb is not 1
 *   161001  softmaxMaxOut, softmaxSumOut, attentionOutOut or inputLayout is null
 *   161002  query or attenMaskOptional has a dtype that is not listed for it
 *   161002  key, value or realShiftOptional does not have the dtype of query
 *   161002  softmaxMaxOut or softmaxSumOut has a dtype that is not listed for it
 *   161002  attentionOutOut does not have the dtype of query
 *   161002  inputLayout is none of BSND, BNSD, BSH, SBH
 *   161002  sparseMode is none of given, whole, causal, causal_at_end, around_end
 *   161002  query, key or value does not have a rank of 3 to 4
 *   161002  realShiftOptional does not have a rank of 4 to 4
 *   161002  attenMaskOptional, softmaxMaxOut, softmaxSumOut or attentionOutOut has a rank above 8
 *   161002  the extents of query, key, value, realShiftOptional do not fit their axes, or headNum,
 *           where inputLayout is BNSD
 *   161002  the extents of query, key, value, realShiftOptional do not fit their axes, or headNum,
 *           where inputLayout is BSH
 *   161002  the extents of query, key, value, realShiftOptional do not fit their axes, or headNum,
 *           where inputLayout is SBH
 *   161002  the extents of query, key, value, realShiftOptional do not fit their axes, or headNum,
 *           in all other cases
 *   161002  attenMaskOptional does not have the axes [b?, n*g?, s, t], of which it may lack those
 *           with ?, the last one first; each of these has 1 or their extent, others at least
 *           theirs; where sparseMode is 2, 3 or 4, the last two have 2048
 *   161002  softmaxMaxOut or softmaxSumOut does not have the axes [b, n*g, s, 8]
 *   161002  attentionOutOut does not have the shape of the products of query, key and value
 *   161002  innerPrecise is none of precise, fast, precise_or_zero
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   softmaxMaxOut    contraction; computed in f32 and rounded once to the output's dtype. With u
 *                    half an ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for the k products of a
 *                    score and N the same for the weights, d the greatest of (n + 3) u times the
 *                    sum of the magnitudes of the terms of a score, and w = exp(2 d) - 1 + 2 u, the
 *                    error is at most 2 w + (2 N + 4) u times the mean, by the weights, of the
 *                    magnitudes of the last factor
 *   softmaxSumOut    contraction; computed in f32 and rounded once to the output's dtype. With u
 *                    half an ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for the k products of a
 *                    score and N the same for the weights, d the greatest of (n + 3) u times the
 *                    sum of the magnitudes of the terms of a score, and w = exp(2 d) - 1 + 2 u, the
 *                    error is at most 2 w + (2 N + 4) u times the mean, by the weights, of the
 *                    magnitudes of the last factor
 *   attentionOutOut  contraction; computed in f32 and rounded once to the output's dtype. With u
 *                    half an ulp of 1, n = min(k, 256) + ceil(k / 256) - 1 for the k products of a
 *                    score and N the same for the weights, d the greatest of (n + 3) u times the
 *                    sum of the magnitudes of the terms of a score, and w = exp(2 d) - 1 + 2 u, the
 *                    error is at most 2 w + (2 N + 4) u times the mean, by the weights, of the
 *                    magnitudes of the last factor
 *
 * Notes:
 *
 *   - Where all scores of a query are dropped its means and total are 0, and its greatest score is
 *     -inf.
 *   - In modes 2 to 4 attenMaskOptional may be null, and is not read; sparseMode 5 and 6, and
 *     dropping weights at random, are not carried.
 *   - A score that the mask or the band drops weighs nothing, and its value takes no part; of
 *     others a weight of 0 times an infinity is nan.
 *   - Tensors need not be contiguous, and what is added may broadcast along each axis.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionScoreGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *softmaxMaxOut, const aclTensor *softmaxSumOut,
    const aclTensor *softmaxOutOut, const aclTensor *attentionOutOut, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFlashAttentionScoreGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionScore(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionScoreV2GetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, const aclIntArray *qStartIdxOptional,
    const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, int64_t pseType, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut,
    const aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionScoreV2(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionVarLenScoreGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, double scaleValue, double keepProb,
    int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *softmaxMaxOut, const aclTensor *softmaxSumOut,
    const aclTensor *softmaxOutOut, const aclTensor *attentionOutOut, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionVarLenScore(void *workspace,
                                                               uint64_t workspaceSize,
                                                               aclOpExecutor *executor,
                                                               aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionVarLenScoreV2GetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, const aclIntArray *qStartIdxOptional,
    const aclIntArray *kvStartIdxOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, int64_t pseType, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut,
    const aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionVarLenScoreV2(void *workspace,
                                                                 uint64_t workspaceSize,
                                                                 aclOpExecutor *executor,
                                                                 aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionVarLenScoreV3GetWorkspaceSize(
    const aclTensor *query, const aclTensor *queryRope, const aclTensor *key,
    const aclTensor *keyRope, const aclTensor *value, const aclTensor *realShiftOptional,
    const aclTensor *dropMaskOptional, const aclTensor *paddingMaskOptional,
    const aclTensor *attenMaskOptional, const aclIntArray *prefixOptional,
    const aclIntArray *actualSeqQLenOptional, const aclIntArray *actualSeqKvLenOptional,
    const aclIntArray *qStartIdxOptional, const aclIntArray *kvStartIdxOptional, double scaleValue,
    double keepProb, int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout,
    int64_t innerPrecise, int64_t sparseMode, int64_t pseType, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut,
    const aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionVarLenScoreV3(void *workspace,
                                                                 uint64_t workspaceSize,
                                                                 aclOpExecutor *executor,
                                                                 aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionVarLenScoreV4GetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, const aclIntArray *actualSeqQLenOptional,
    const aclIntArray *actualSeqKvLenOptional, double scaleValue, double keepProb,
    int64_t preTokens, int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, char *softmaxOutLayout, const aclTensor *softmaxMaxOut,
    const aclTensor *softmaxSumOut, const aclTensor *softmaxOutOut,
    const aclTensor *attentionOutOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFlashAttentionVarLenScoreV4(void *workspace,
                                                                 uint64_t workspaceSize,
                                                                 aclOpExecutor *executor,
                                                                 aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
