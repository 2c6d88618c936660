/*
 * Generated from spec/contraction/ger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GER_H
#define ACLNNOP_ACLNN_GER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Ger: the outer product of two vectors.
 *
 *   out = self * vec2
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the first vector, with an element for each row; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128 on ascend910, ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16 on ascend950; shape: one axis
 *   vec2           input; the second vector, with an element for each column; dtypes of self;
 *                  shape: one axis
 *   out            output; the matrix of all products; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_COMPLEX64, ACL_COMPLEX128,
 *                  ACL_BF16; shape: as the matrix of self and vec2
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, vec2 or out is null
 *   161002  self, vec2 or out has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self, vec2 or out has a rank above 8
 *   161002  one of self and vec2 does not have one axis
 *   161002  out does not have the shape of the matrix of self and vec2
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
 *   - Integers wrap.
 *   - Bool, which the vendor takes, is refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGerGetWorkspaceSize(const aclTensor *self,
                                                         const aclTensor *vec2, aclTensor *out,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGerGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGer(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
