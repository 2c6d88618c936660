/*
 * Generated from spec/contraction/incre_flash_attention_v4.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INCRE_FLASH_ATTENTION_V4_H
#define ACLNNOP_ACLNN_INCRE_FLASH_ATTENTION_V4_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IncreFlashAttentionV4: for each query the mean of values, weighed by how well their keys fit it.
 *
 *   inputLayout is BNSD:
 *     attentionOut = sum(softmax(scaleValue * sum(query[b, n*g, s, d] * key[b, n, t, d], over: d)
 *         + pseShift[b, n*g, s, t], over: t, drop: attenMask[b?, n*g?, s, t]) * value[b, n, t, e],
 *         over: t)
 *   inputLayout is BSH:
 *     attentionOut = sum(softmax(scaleValue * sum(query[b, s, n*g*d] * key[b, t, n*d], over: d) +
 *         pseShift[b, n*g, s, t], over: t, drop: attenMask[b?, n*g?, s, t]) * value[b, t, n*e],
 *         over: t)
 *   attentionOut = sum(softmax(scaleValue * sum(query[b, s, n*g, d] * key[b, t, n, d], over: d) +
 *       pseShift[b, n*g, s, t], over: t, drop: attenMask[b?, n*g?, s, t]) * value[b, t, n, e],
 *       over: t)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   query             input; the queries; ACL_FLOAT16, ACL_BF16; shape: [b, n*g, s, d] where
 *                     inputLayout is BNSD; [b, s, n*g*d] where inputLayout is BSH; else [b, s, n*g,
 *                     d]
 *   key               input; the keys; dtypes of query; shape: a list of one tensor: [b, n, t, d]
 *                     where inputLayout is BNSD; [b, t, n*d] where inputLayout is BSH; else [b, t,
 *                     n, d]
 *   value             input; the values; dtypes of query; shape: a list of one tensor: [b, n, t, e]
 *                     where inputLayout is BNSD; [b, t, n*e] where inputLayout is BSH; else [b, t,
 *                     n, e]
 *   pseShift          input; what is added to scores; -inf drops them; dtypes of query; shape: [b,
 *                     n*g, s, t]; null means 0
 *   attenMask         input; which scores are dropped; ACL_INT8, ACL_UINT8, ACL_BOOL; shape: [b?,
 *                     n*g?, s, t]; null means 0
 *   actualSeqLengths  the lengths of keys; only null is allowed
 *   dequantScale1     quantisation; only null is allowed
 *   quantScale1       quantisation; only null is allowed
 *   dequantScale2     quantisation; only null is allowed
 *   quantScale2       quantisation; only null is allowed
 *   quantOffset2      quantisation; only null is allowed
 *   antiquantScale    quantised keys and values; only null is allowed
 *   antiquantOffset   quantised keys and values; only null is allowed
 *   blocktable        keys and values in pages; only null is allowed
 *   kvPaddingSize     padding in front of keys; only null is allowed
 *   numHeads          integer; the heads of queries; the extent of n*g
 *   scaleValue        scalar; the factor of scores
 *   inputLayout       mode; the order of axes: "BSND", "BNSD", "BSH"
 *   numKeyValueHeads  integer; the heads of keys and values, which heads of queries share; the
 *                     extent of n; 0 means numHeads
 *   blockSize         ignored; the size of a page
 *   innerPrecise      mode; how precise the means have to be at least, and where there are none: 0,
 *                     1, 2, 3
 *   attentionOut      output; the means; dtypes of query; shape: [b, n*g, s, e] where inputLayout
 *                     is BNSD; [b, s, n*g*e] where inputLayout is BSH; else [b, s, n*g, e]
 *   workspaceSize     result; the bytes of workspace that the second phase needs
 *   executor          result; the handle for the second phase, which consumes it
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
 *   161002  pseShift or attenMask is neither null nor a tensor
 *   161002  actualSeqLengths, dequantScale1, quantScale1, dequantScale2, quantScale2, quantOffset2,
 *           antiquantScale, antiquantOffset, blocktable or kvPaddingSize is not null
 *   161001  attentionOut or inputLayout is null
 *   161002  query or attenMask has a dtype that is not listed for it
 *   161002  key, value, pseShift or attentionOut does not have the dtype of query
 *   161002  inputLayout is none of BSND, BNSD, BSH
 *   161002  query, key or value does not have a rank of 3 to 4
 *   161002  pseShift does not have a rank of 4 to 4
 *   161002  attenMask or attentionOut has a rank above 8
 *   161002  the extents of query, key, value, pseShift do not fit their axes, or numKeyValueHeads
 *           and numHeads, where inputLayout is BNSD
 *   161002  the extents of query, key, value, pseShift do not fit their axes, or numKeyValueHeads
 *           and numHeads, where inputLayout is BSH
 *   161002  the extents of query, key, value, pseShift do not fit their axes, or numKeyValueHeads
 *           and numHeads, in all other cases
 *   161002  attenMask does not have the axes [b?, n*g?, s, t], of which it may lack those with ?,
 *           the last one first; each of these has 1 or their extent, others at least theirs
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
 *
 * Notes:
 *
 *   - Where all scores are dropped the means are 0, whatever innerPrecise is; the vendor says so
 *     for 2 and 3.
 *   - A score that the mask or the band drops weighs nothing, and its value takes no part; of
 *     others a weight of 0 times an infinity is nan.
 *   - Tensors need not be contiguous, and what is added may broadcast along each axis; the vendor
 *     takes one of a batch.
 *   - There may be several queries of a batch; the vendor takes one.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIncreFlashAttentionV4GetWorkspaceSize(
    const aclTensor *query, const aclTensorList *key, const aclTensorList *value,
    const aclTensor *pseShift, const aclTensor *attenMask, const aclIntArray *actualSeqLengths,
    const aclTensor *dequantScale1, const aclTensor *quantScale1, const aclTensor *dequantScale2,
    const aclTensor *quantScale2, const aclTensor *quantOffset2, const aclTensor *antiquantScale,
    const aclTensor *antiquantOffset, const aclTensor *blocktable, const aclTensor *kvPaddingSize,
    int64_t numHeads, double scaleValue, char *inputLayout, int64_t numKeyValueHeads,
    int64_t blockSize, int64_t innerPrecise, const aclTensor *attentionOut, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIncreFlashAttentionV4GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIncreFlashAttentionV4(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
