/*
 * Generated from spec/activation/hardshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_HARDSHRINK_BACKWARD_H
#define ACLNNOP_ACLNN_HARDSHRINK_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * HardshrinkBackward: the gradient of Hardshrink, which passes where the input did.
 *
 *   gradInput = where(abs(self) <= max(lambd, 0), 0, gradOutput)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Hardshrink; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any; broadcasts with self
 *   self           input; input of Hardshrink; dtypes of gradOutput; shape: any; broadcasts with
 *                  gradOutput
 *   lambd          scalar; half of the width of what becomes 0; a negative one counts as 0;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as the broadcast of
 *                  gradOutput and self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, lambd or gradInput is null
 *   161002  gradOutput or self has a dtype that is not listed for it
 *   161002  lambd has a complex dtype
 *   161002  gradInput has a dtype that is not listed for it
 *   161002  gradOutput, self or gradInput has a rank above 8
 *   161002  gradOutput and self do not broadcast together
 *   161002  gradInput does not have the shape of the broadcast of gradOutput and self
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
 *   - A nan in self lets the gradient through, since it is not near zero.
 *   - The vendor's documentation asks for one dtype; its code promotes. With an empty input it
 *     succeeds before it looks at the shapes; here all checks are made first, as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardshrinkBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *lambd,
    aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnHardshrinkBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnHardshrinkBackward(void *workspace, uint64_t workspaceSize,
                                                        aclOpExecutor *executor,
                                                        aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
