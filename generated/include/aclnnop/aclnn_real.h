/*
 * Generated from spec/conversion/real.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_REAL_H
#define ACLNNOP_ACLNN_REAL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Real: the real part of each number.
 *
 *   out = self
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the numbers; ACL_COMPLEX64, ACL_COMPLEX128 on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_COMPLEX64, ACL_COMPLEX128 on ascend910b, ascend910_93; shape:
 *                  any, rank at most 8
 *   out            output; their real parts; ACL_FLOAT, ACL_DOUBLE on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_DOUBLE on ascend910b, ascend910_93; shape: as self
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
 *   161002  out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - The vendor wants out to have the dtype of a part, and that of self if it is real; here it has
 *     any of those listed.
 *   - c32, which the vendor takes, is refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRealGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                                          uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRealGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReal(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
