/*
 * Generated from spec/reduction/log_sum_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGSUMEXP_H
#define ACLNNOP_ACLNN_LOGSUMEXP_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogSumExp: the logarithm of the sum of the exponentials along some axes.
 *
 *   top = max(self, over: dim)
 *   base = where(top > -inf and top < inf, top, 0)
 *   total = sum(exp(self - base), over: dim)
 *   out = base + log(total)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   dim            axes; the axes that are reduced; none means all; axes of self, each once;
 *                  negative counts from the end
 *   keepDim        mode; whether the reduced axes stay with the extent 1: false, true
 *   out            output; the logarithms; dtypes of self; shape: as self, without axis dim
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
 *   161002  out does not have the shape of self without axis dim, which with keepDim stay with the
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
 *   - A row of -inf gives -inf, one that has inf gives inf, one that has nan gives nan.
 *   - Integers and bool, which the vendor takes, are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSumExpGetWorkspaceSize(const aclTensor *self,
                                                               const aclIntArray *dim, bool keepDim,
                                                               aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogSumExpGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSumExp(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
