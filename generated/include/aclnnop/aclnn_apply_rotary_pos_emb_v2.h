/*
 * Generated from spec/position/apply_rotary_pos_emb_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_APPLY_ROTARY_POS_EMB_V2_H
#define ACLNNOP_ACLNN_APPLY_ROTARY_POS_EMB_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ApplyRotaryPosEmbV2: pairs of elements of the last axis of queries, and of keys, turned by the
 * angles whose cosines and sines are given. In place: queryRef stands for both query and queryOut,
 * keyRef stands for both key and keyOut.
 *
 *   firstQuery = half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of query
 *   secondQuery = half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of query
 *   firstKey = half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of key
 *   secondKey = half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of key
 *   firstCos = half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of cos
 *   secondCos = half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of cos
 *   firstSin = half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of sin
 *   secondSin = half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of sin
 *   firstQueryOut = half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of queryOut
 *   secondQueryOut = half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of queryOut
 *   firstKeyOut = half(-1, 0) if rotaryMode is half, else alternate(-1, 0) of keyOut
 *   secondKeyOut = half(-1, 1) if rotaryMode is half, else alternate(-1, 1) of keyOut
 *   firstQueryOut = firstQuery * firstCos - secondQuery * firstSin
 *   secondQueryOut = secondQuery * secondCos + firstQuery * secondSin
 *   firstKeyOut = firstKey * firstCos - secondKey * firstSin
 *   secondKeyOut = secondKey * secondCos + firstKey * secondSin
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   queryRef       input and output; the queries, overwritten by the turned queries; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16; shape: any, rank 1 to 8, even along its last axis; its
 *                  halves are firstQuery and secondQuery
 *   keyRef         input and output; the keys, which may have another number of heads, overwritten
 *                  by the turned keys; dtypes of queryRef; shape: any, rank 1 to 8, even along its
 *                  last axis; its halves are firstKey and secondKey
 *   cos            input; the cosine for each element; dtypes of queryRef; shape: broadcasts to
 *                  queryRef and keyRef; its halves are firstCos and secondCos
 *   sin            input; the sine for each element; dtypes of queryRef; shape: broadcasts to
 *                  queryRef and keyRef; its halves are firstSin and secondSin
 *   layout         mode; the axes of all tensors: 1, 2, 3
 *   rotaryMode     mode; which elements of the last axis are a pair: "half", "interleave"
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  queryRef, keyRef, cos, sin or rotaryMode is null
 *   161002  queryRef has a dtype that is not listed for it
 *   161002  keyRef, cos or sin does not have the dtype of queryRef
 *   561002  rotaryMode is none of half, interleave
 *   561002  queryRef, keyRef, cos or sin has a rank above 8
 *   561002  queryRef has no axis, or an odd extent along its last axis
 *   561002  cos or sin does not broadcast to the shape of queryRef
 *   561002  keyRef has no axis, or an odd extent along its last axis
 *   561002  cos or sin does not broadcast to the shape of keyRef
 *   561002  layout is none of BSND, SBND, BNSD
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   firstQueryOut   1 ulp; the largest distance to the real value, in each dtype
 *   secondQueryOut  1 ulp; the largest distance to the real value, in each dtype
 *   firstKeyOut     1 ulp; the largest distance to the real value, in each dtype
 *   secondKeyOut    1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - queryRef and keyRef may have any shapes to which cos and sin broadcast, be it one with no
 *     elements.
 *   - The vendor takes tensors of rank 4 whose last axis has 128 elements, and cos and sin with one
 *     head.
 *   - layout names the axes; cos and sin have the same ones, so that nothing depends on it.
 *   - The vendor's third rotaryMode, quarter, whose pairs lie in both halves of each half, is
 *     refused.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnApplyRotaryPosEmbV2GetWorkspaceSize(
    aclTensor *queryRef, aclTensor *keyRef, const aclTensor *cos, const aclTensor *sin,
    int64_t layout, char *rotaryMode, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnApplyRotaryPosEmbV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnApplyRotaryPosEmbV2(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
