/*
 * Generated from spec/activation/hardsigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_HARDSIGMOID_BACKWARD_H
#define ACLNNOP_ACLNN_HARDSIGMOID_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * HardsigmoidBackward: the gradient of Hardsigmoid, one sixth between -3 and 3.
 *
 *   out = where(self > -3 and self < 3, gradOutput / 6, 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Hardsigmoid; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: as self
 *   self           input; input of Hardsigmoid; dtypes of gradOutput; shape: any, rank at most 8
 *   out            output; gradient of self; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self or out is null
 *   161002  gradOutput or self has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of out
 *   161002  gradOutput, self or out has a rank above 8
 *   161002  gradOutput or out does not have the shape of self
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
 *   - Both limits belong to the constant pieces, and a nan in self gives 0, as in the vendor's
 *     kernel.
 *   - The vendor's kernel tests self / 6 + 0.5 after rounding; here self itself is compared, so
 *     nothing next to the limits is lost.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardsigmoidBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnHardsigmoidBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardsigmoidBackward(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
