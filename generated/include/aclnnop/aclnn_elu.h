/*
 * Generated from spec/activation/elu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ELU_H
#define ACLNNOP_ACLNN_ELU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Elu: positive values are scaled, all others follow an exponential function down to -alpha *
 * scale.
 *
 *   out = where(self > 0, scale * self, alpha * scale * expm1(self * inputScale))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16; shape: any, rank at most 8
 *   alpha          scalar; the limit far below zero is -alpha * scale; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   scale          scalar; factor of the whole; dtypes of alpha
 *   inputScale     scalar; factor of self inside the exponential function; dtypes of alpha
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, alpha, scale, inputScale or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  alpha, scale or inputScale has a complex dtype
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self
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
 *   - The vendor's documentation has f64 for the in-place form only, and no bf16 on ascend910; its
 *     code takes both everywhere.
 *   - The vendor's kernel takes another way where alpha or inputScale is infinite or nan: the
 *     result is then -alpha * scale for every self that is not positive. Here the formula holds as
 *     it stands.
 *   - The vendor reads alpha, scale and inputScale as f32; this library does, too, but for f64
 *     data, where it reads them as f64.
 *   - The vendor tests the dtypes of the scalars in the order scale, alpha, inputScale; here in the
 *     order of the prototype. The status is the same.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnEluGetWorkspaceSize(
    const aclTensor *self, const aclScalar *alpha, const aclScalar *scale,
    const aclScalar *inputScale, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnEluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnElu(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnElu in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_DOUBLE, ACL_BF16; shape: any, rank at most 8
 *   alpha          scalar; the limit far below zero is -alpha * scale; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   scale          scalar; factor of the whole; dtypes of alpha
 *   inputScale     scalar; factor of self inside the exponential function; dtypes of alpha
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, alpha, scale or inputScale is null
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  alpha, scale or inputScale has a complex dtype
 *   161002  selfRef has a rank above 8
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnElu.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceEluGetWorkspaceSize(
    aclTensor *selfRef, const aclScalar *alpha, const aclScalar *scale, const aclScalar *inputScale,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceEluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceElu(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
