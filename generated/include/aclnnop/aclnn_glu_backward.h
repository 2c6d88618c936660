/*
 * Generated from spec/activation/glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GLU_BACKWARD_H
#define ACLNNOP_ACLNN_GLU_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GluBackward: the gradient of Glu.
 *
 *   a = half(dim, 0) of self
 *   b = half(dim, 1) of self
 *   gradA = half(dim, 0) of out
 *   gradB = half(dim, 1) of out
 *   near = sigmoid(abs(b))
 *   fourth = exp(-abs(b) / 4)
 *   gradA = gradOut * sigmoid(b)
 *   gradB = gradOut * a * near * near * fourth * fourth * fourth * fourth
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOut        input; the gradient of the result of Glu; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: as half of self along dim
 *   self           input; the input of Glu; dtypes of gradOut; shape: any, rank 1 to 8, even along
 *                  dim; its halves are a and b
 *   dim            axis; the axis that is split; an axis of self; negative counts from the end
 *   out            output; the gradient of self; dtypes of gradOut; shape: as self; its halves are
 *                  gradA and gradB
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOut, self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  gradOut or out does not have the dtype of self
 *   161002  gradOut, self or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has no axis, or an odd extent along dim
 *   161002  gradOut does not have the shape of half of self along dim
 *   161002  out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradA  1 ulp; the largest distance to the real value, in each dtype
 *   gradB  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A tensor without dimensions is refused.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGluBackwardGetWorkspaceSize(const aclTensor *gradOut,
                                                                 const aclTensor *self, int64_t dim,
                                                                 const aclTensor *out,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGluBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGluBackward(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
