/*
 * Generated from spec/activation/glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GLU_H
#define ACLNNOP_ACLNN_GLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Glu: the gated linear unit, one half of the input times the sigmoid of the other.
 *
 *   a = half(dim, 0) of self
 *   b = half(dim, 1) of self
 *   out = a * sigmoid(b)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input, with the values in its first half and the gates in its second;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank 1 to 8, even along dim; its halves are a and b
 *   dim            axis; the axis that is split; an axis of self; negative counts from the end
 *   out            output; the result; dtypes of self; shape: as half of self along dim
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
 *   161002  self has no axis, or an odd extent along dim
 *   161002  out does not have the shape of half of self along dim
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
 *   - A tensor without dimensions is refused.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGluGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                         const aclTensor *out,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGlu(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
