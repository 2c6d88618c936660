/*
 * Generated from spec/activation/softshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SOFTSHRINK_BACKWARD_H
#define ACLNNOP_ACLNN_SOFTSHRINK_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SoftshrinkBackward: the gradient of Softshrink, which passes where the result is not 0.
 *
 *   gradInput = where(self >= -lambda and self <= lambda, 0, gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Softshrink; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: any; broadcasts with self
 *   self           input; input of Softshrink; dtypes of gradOutput; shape: any; broadcasts with
 *                  gradOutput
 *   lambda         scalar; how far Softshrink moves values; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as the broadcast of
 *                  gradOutput and self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, lambda or gradInput is null
 *   161002  gradOutput or self has a dtype that is not listed for it
 *   161002  lambda has a complex dtype
 *   161002  gradInput does not have the dtype of the wider dtype of gradOutput and self
 *   161002  gradOutput, self or gradInput has a rank above 8
 *   161002  gradOutput and self do not broadcast together
 *   161002  gradInput does not have the shape of the broadcast of gradOutput and self
 *   161002  not lambda < 0 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - A nan in self lets the gradient through, as in the vendor's kernel.
 *   - gradOutput and self of different dtypes are computed in f32, and gradInput is then f32. The
 *     vendor finds another dtype of gradInput late, with status 561103; here it is refused with the
 *     other checks.
 *   - The scalar is called lambda here and lambd in aclnnSoftshrink.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftshrinkBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *lambda,
    aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSoftshrinkBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftshrinkBackward(void *workspace, uint64_t workspaceSize,
                                                        aclOpExecutor *executor,
                                                        aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
