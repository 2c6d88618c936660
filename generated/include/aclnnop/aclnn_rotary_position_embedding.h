/*
 * Generated from spec/position/rotary_position_embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ROTARY_POSITION_EMBEDDING_H
#define ACLNNOP_ACLNN_ROTARY_POSITION_EMBEDDING_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * RotaryPositionEmbedding: pairs of elements of the last axis, turned by the angles whose cosines
 * and sines are given.
 *
 *   first = half(-1, 0) if mode is half, else alternate(-1, 0) of x
 *   second = half(-1, 1) if mode is half, else alternate(-1, 1) of x
 *   firstCos = alternate(-1, 0) if mode is interleave, else half(-1, 0) of cos
 *   secondCos = alternate(-1, 1) if mode is interleave, else half(-1, 1) of cos
 *   firstSin = alternate(-1, 0) if mode is interleave, else half(-1, 0) of sin
 *   secondSin = alternate(-1, 1) if mode is interleave, else half(-1, 1) of sin
 *   firstOut = alternate(-1, 0) if mode is interleave, else half(-1, 0) of out
 *   secondOut = alternate(-1, 1) if mode is interleave, else half(-1, 1) of out
 *   firstOut = first * firstCos - second * firstSin
 *   secondOut = second * secondCos + first * secondSin
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank 1 to 8, even along its
 *                  last axis; its halves are first and second
 *   cos            input; the cosine for each element of x; dtypes of x; shape: broadcasts to x;
 *                  its halves are firstCos and secondCos
 *   sin            input; the sine for each element of x; dtypes of x; shape: broadcasts to x; its
 *                  halves are firstSin and secondSin
 *   mode           mode; which elements of the last axis are a pair: 0, 1, 3
 *   out            output; the turned pairs; dtypes of x; shape: as x; its halves are firstOut and
 *                  secondOut
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, cos, sin or out is null
 *   161002  x has a dtype that is not listed for it
 *   161002  cos, sin or out does not have the dtype of x
 *   561002  x, cos, sin or out has a rank above 8
 *   561002  x has no axis, or an odd extent along its last axis
 *   561002  cos or sin does not broadcast to the shape of x
 *   561002  out does not have the shape of x
 *   561002  mode is none of half, interleave, interleave_half
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   firstOut   1 ulp; the largest distance to the real value, in each dtype
 *   secondOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A pair is at one place of both halves of the last axis, or with interleave it is two
 *     neighbours.
 *   - With interleave_half the pairs of x are neighbours, and those of out, cos and sin are at one
 *     place of both halves.
 *   - The vendor takes tensors of rank 4 whose last axis has at most 1024 elements, and cos and sin
 *     with as many.
 *   - Mode 3 is accepted on every product, and the vendor has it on ascend950 alone, as it has mode
 *     2, which is refused here.
 *   - The input may be the output.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRotaryPositionEmbeddingGetWorkspaceSize(
    const aclTensor *x, const aclTensor *cos, const aclTensor *sin, int64_t mode, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRotaryPositionEmbeddingGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRotaryPositionEmbedding(void *workspace,
                                                             uint64_t workspaceSize,
                                                             aclOpExecutor *executor,
                                                             aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
