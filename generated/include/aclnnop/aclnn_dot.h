/*
 * Generated from spec/contraction/dot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DOT_H
#define ACLNNOP_ACLNN_DOT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Dot: the sum of the products of the elements of two vectors.
 *
 *   out = sum(self[i] * tensor[i], over: i)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; a vector; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: [i]
 *   tensor         input; a vector of the same length; dtypes of self; shape: [i]
 *   out            output; the sum; dtypes of self; shape: []
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, tensor or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  tensor or out does not have the dtype of self
 *   161002  self or tensor does not have the rank 1
 *   161002  out has a rank above 8
 *   161002  self and tensor have different extents along i
 *   161002  out does not have the shape of the product of self and tensor
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in order;
 *        with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of half an ulp of 1
 *        times the sum of the magnitudes, before one rounding to the output's dtype; where two
 *        vectors are multiplied, 16 such chains take turns, within the same bound
 *
 * Notes:
 *
 *   - The vendor has the dtypes i8, u8 and i32, too.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDotGetWorkspaceSize(const aclTensor *self,
                                                         const aclTensor *tensor, aclTensor *out,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnDotGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDot(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
