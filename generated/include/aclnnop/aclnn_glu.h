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
 *                  ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950
 *   dim            axis; the axis that is split
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
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
