/*
 * Generated from spec/invented/lean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LEAN_H
#define ACLNNOP_ACLNN_LEAN_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Lean: positive values pass through, all others are scaled and shifted. Its name is long enough
 * that a comment about it has to be broken.
 *
 *   out = where(self > 0, self, self * slope + shift)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16 on pico; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  nano; shape: any, rank at most 8
 *   slope          scalar; the scale; ACL_FLOAT, ACL_INT32, ACL_DOUBLE, ACL_BOOL
 *   shift          scalar; the shift
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64; shape: as
 *                  self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, slope or out is null
 *   161002  self or slope has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self
 *   161002  slope != 0 does not hold
 *   161002  slope > -1.5 and shift >= 0 or not slope < 0.1 does not hold
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
 *   - The shift is a plain C number, and "slope" is a handle.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeanGetWorkspaceSize(const aclTensor *self,
                                                          const aclScalar *slope, double shift,
                                                          aclTensor *out, uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLeanGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLean(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnLean in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16;
 *                  shape: any, rank at most 8
 *   slope          scalar; the scale; ACL_FLOAT, ACL_INT32, ACL_DOUBLE, ACL_BOOL
 *   shift          scalar; the shift
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef or slope is null
 *   161002  selfRef or slope has a dtype that is not listed for it
 *   161002  selfRef has a rank above 8
 *   161002  slope != 0 does not hold
 *   161002  slope > -1.5 and shift >= 0 or not slope < 0.1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnLean.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLeanGetWorkspaceSize(aclTensor *selfRef,
                                                                 const aclScalar *slope,
                                                                 double shift,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceLeanGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLean(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

/* How many elements matrices of a shape take in blocks, with padding. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeanCount(const aclIntArray *dims, aclDataType dtype,
                                               uint64_t *count);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeanOnceGetWorkspaceSize(aclTensor *selfRef,
                                                              uint64_t *workspaceSize,
                                                              aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeanOnce(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
