/*
 * Generated from spec/reduction/std.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_STD_H
#define ACLNNOP_ACLNN_STD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Std: the standard deviation of the elements along some axes.
 *
 *   mean = sum(self, over: dim) / count(self, over: dim)
 *   squares = sum((self - mean) * (self - mean), over: dim)
 *   out = sqrt(squares / max(count(self, over: dim) - correction, 0))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   dim            axes; the axes that are reduced; none means all; axes of self, each once;
 *                  negative counts from the end
 *   correction     scalar; what is subtracted from the number of elements before the sum is divided
 *                  by it
 *   keepdim        mode; whether the reduced axes stay with the extent 1: false, true
 *   out            output; the standard deviations; dtypes of self; shape: as self, without axis
 *                  dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, dim or out is null
 *   161002  self or out has a dtype that is not listed for it
 *   161002  self or out has a rank above 8
 *   161002  a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  out does not have the shape of self without axis dim, which with keepdim stay with the
 *           extent 1
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
 *   - Deviations are taken from the mean in f64, so that nothing cancels or overflows.
 *   - Where no more elements are reduced than the correction, the divisor is 0. Then equal elements
 *     give nan, and others inf, as ascend950 has it.
 *   - A row with an infinity gives nan.
 *   - A null dim is refused; the vendor's page has it mean all axes.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnStdGetWorkspaceSize(const aclTensor *self,
                                                         const aclIntArray *dim, int64_t correction,
                                                         bool keepdim, aclTensor *out,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnStdGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnStd(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
