/*
 * Generated from spec/invented/odd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ODD_H
#define ACLNNOP_ACLNN_ODD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Odd: plain scalars of every C type, two tensors that broadcast together and a third that follows
 * them, and one of the two may be the output.
 *
 *   out = where(self > other, self * real, other + count * flag) + more
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; input; ACL_FLOAT, ACL_DOUBLE
 *   other          input; input; ACL_FLOAT, ACL_DOUBLE
 *   more           input; input; ACL_FLOAT, ACL_DOUBLE
 *   real           scalar; scalar
 *   count          scalar; scalar
 *   flag           scalar; scalar
 *   out            output; output; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnOddGetWorkspaceSize(
    const aclTensor *self, const aclTensor *other, const aclTensor *more, float real, int64_t count,
    bool flag, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnOddGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnOdd(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnOdd in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; input and output; ACL_FLOAT, ACL_DOUBLE
 *   other          input; input; ACL_FLOAT, ACL_DOUBLE
 *   more           input; input; ACL_FLOAT, ACL_DOUBLE
 *   real           scalar; scalar
 *   count          scalar; scalar
 *   flag           scalar; scalar
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceOddGetWorkspaceSize(
    aclTensor *selfRef, const aclTensor *other, const aclTensor *more, float real, int64_t count,
    bool flag, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceOddGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceOdd(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
