/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CLEFT_H
#define ACLNNOP_ACLNN_CLEFT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cleft: two parts of a tensor change places, and with a flag other elements are the parts.
 *
 *   gate = half(dim, 1) if swapped is true and woven is false, else half(dim, 0) of whole
 *   up = half(dim, 0) if swapped is true and woven is false, else half(dim, 1) of whole
 *   gradGate = alternate(dim, 0) if woven is true, else half(dim, 0) of out
 *   gradUp = alternate(dim, 1) if woven is true, else half(dim, 1) of out
 *   form is plain:
 *     gradGate = grad * up
 *   gradGate = -grad * up
 *   gradUp = grad * gate
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   grad           input; input; ACL_FLOAT
 *   whole          input; what is split; ACL_FLOAT
 *   dim            axis; axis
 *   swapped        mode; mode: false, true
 *   woven          mode; mode: false, true
 *   form           mode; mode: "plain", "scaled"
 *   out            output; output; ACL_FLOAT
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCleftGetWorkspaceSize(const aclTensor *grad,
                                                           const aclTensor *whole, int64_t dim,
                                                           bool swapped, bool woven, char *form,
                                                           aclTensor *out, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCleftGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCleft(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
