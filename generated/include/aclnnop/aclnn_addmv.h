/*
 * Generated from spec/contraction/addmv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADDMV_H
#define ACLNNOP_ACLNN_ADDMV_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Addmv: the product of a matrix and a vector times a factor, plus a vector times a factor.
 *
 *   out = where(beta == 0, 0, beta * self) + where(alpha == 0, 0, alpha * sum(mat[n, m] * vec[m],
 *       over: m))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the addend; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16; shape:
 *                  broadcasts to [n]
 *   mat            input; the matrix; dtypes of self; shape: [n, m]
 *   vec            input; the vector; dtypes of self; shape: [m]
 *   alpha          scalar; the factor of the product; where it is 0 the matrix and the vector are
 *                  not read; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   beta           scalar; the factor of the addend; where it is 0 the addend is not read; dtypes
 *                  of alpha
 *   out            output; the sum; dtypes of self; shape: [n]
 *   cubeMathType   mode; how precise the product has to be at least; it never is less precise than
 *                  for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, mat, vec, alpha, beta or out is null
 *   161002  self, mat or vec has a dtype that is not listed for it
 *   161002  alpha or beta has a complex dtype
 *   161002  out has a dtype that is not listed for it
 *   161002  self does not have a rank of 0 to 1
 *   161002  mat does not have the rank 2
 *   161002  vec does not have the rank 1
 *   161002  out has a rank above 8
 *   161002  mat and vec have different extents along m
 *   161002  self does not broadcast to the shape of the product of mat and vec
 *   161002  out does not have the shape of the product of mat and vec
 *   161002  cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in order;
 *        with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of half an ulp of 1
 *        times the sum of the magnitudes, before one rounding to the output's dtype
 *
 * Notes:
 *
 *   - The vendor has integers and truth values, too, and promotes with the dtypes of alpha and
 *     beta.
 *   - The vendor ignores a factor whose magnitude is at most 1.2e-7, too, and takes one that is
 *     that close to 1 for 1.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnAddmvGetWorkspaceSize(const aclTensor *self, const aclTensor *mat, const aclTensor *vec,
                           const aclScalar *alpha, const aclScalar *beta, aclTensor *out,
                           int8_t cubeMathType, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddmvGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddmv(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
