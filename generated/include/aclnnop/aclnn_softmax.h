/*
 * Generated from spec/activation/softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SOFTMAX_H
#define ACLNNOP_ACLNN_SOFTMAX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Softmax: the exponentials of the elements along an axis, divided by their sum.
 *
 *   top = max(self, over: dim)
 *   power = exp(self - top)
 *   total = sum(power, over: dim)
 *   out = power / total
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910, ascend310p, ascend310b;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any, rank at most 8
 *   dim            axis; the axis along which the results sum to 1; an axis of self; negative
 *                  counts from the end
 *   out            output; the result; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self or out has a dtype that is not listed for it
 *   161002  self or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - f64 results that are subnormal are within 3/4 ulp, because they are rounded twice; all others
 *     are within 0.51 ulp.
 *   - f32 results are within 0.85 ulp, since exponentials and their sum are computed in pairs of
 *     f32.
 *   - A row that has inf or nan, or nothing but -inf, gives nan in all of its elements.
 *   - A tensor without dimensions counts as one of rank 1.
 *   - The vendor takes an empty self for an empty call right after it has looked for null; here all
 *     checks are made first, as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftmaxGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                             aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSoftmaxGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftmax(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
