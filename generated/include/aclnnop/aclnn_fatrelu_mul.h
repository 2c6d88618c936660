/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FATRELU_MUL_H
#define ACLNNOP_ACLNN_FATRELU_MUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FatreluMul: the values of one half of the last axis that are above a threshold, times the other
 * half.
 *
 *   gate = half(-1, 0) of input
 *   up = half(-1, 1) of input
 *   out = where(gate > threshold, gate, 0) * up
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; the input, with the gates in the first half of its last axis; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16
 *   threshold      input; what a gate has to be above; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails. aclGetRecentErrMsg then says
 * what was wrong.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFatreluMulGetWorkspaceSize(const aclTensor *input,
                                                                const aclTensor *threshold,
                                                                const aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnFatreluMulGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnFatreluMul(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
