/*
 * Generated from spec/contraction/addmm.yaml and spec/contraction/addmm_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADDMM_H
#define ACLNNOP_ACLNN_ADDMM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Addmm: the product of two matrices times a factor, plus a tensor times a factor.
 *
 *   out = where(beta == 0, 0, beta * self) + where(alpha == 0, 0, alpha * sum(mat1[m, k] * mat2[k,
 *       n], over: k))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the addend; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: broadcasts
 *                  to [m, n]
 *   mat1           input; the left matrix; dtypes of self; shape: [m, k]
 *   mat2           input; the right matrix; dtypes of self; shape: [k, n]; matrices may lie in
 *                  blocks (FRACTAL_NZ)
 *   beta           scalar; the factor of the addend; where it is 0 the addend is not read;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   alpha          scalar; the factor of the product; where it is 0 the matrices are not read;
 *                  dtypes of beta
 *   out            output; the sum; dtypes of self; shape: [m, n]
 *   cubeMathType   mode; how precise the product has to be at least; it never is less precise than
 *                  for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, mat1, mat2, beta, alpha or out is null
 *   161002  self, mat1 or mat2 has a dtype that is not listed for it
 *   161002  beta or alpha has a complex dtype
 *   161002  out has a dtype that is not listed for it
 *   161002  self does not have a rank of 0 to 2
 *   161002  mat1 or mat2 does not have the rank 2
 *   161002  out has a rank above 8
 *   161002  mat1 and mat2 have different extents along k
 *   161002  self does not broadcast to the shape of the product of mat1 and mat2
 *   161002  out does not have the shape of the product of mat1 and mat2
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
 *   - The vendor ignores a factor whose magnitude is at most 1.2e-7, too, and takes one that is
 *     that close to 1 for 1.
 *   - The product stays in f32 until the addend has been added, whatever the dtypes are.
 *   - The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, which
 *     have no matrix unit for them.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnAddmmGetWorkspaceSize(const aclTensor *self, const aclTensor *mat1, const aclTensor *mat2,
                           const aclScalar *beta, const aclScalar *alpha, aclTensor *out,
                           int8_t cubeMathType, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddmmGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddmm(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnAddmm in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the addend, overwritten by the sum; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: broadcasts to [m, n]
 *   mat1           input; the left matrix; dtypes of selfRef; shape: [m, k]
 *   mat2           input; the right matrix; dtypes of selfRef; shape: [k, n]; matrices may lie in
 *                  blocks (FRACTAL_NZ)
 *   beta           scalar; the factor of the addend; where it is 0 the addend is not read;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   alpha          scalar; the factor of the product; where it is 0 the matrices are not read;
 *                  dtypes of beta
 *   cubeMathType   mode; how precise the product has to be at least; it never is less precise than
 *                  for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, mat1, mat2, beta or alpha is null
 *   161002  selfRef, mat1 or mat2 has a dtype that is not listed for it
 *   161002  beta or alpha has a complex dtype
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  selfRef has a rank above 8
 *   161002  mat1 or mat2 does not have the rank 2
 *   161002  mat1 and mat2 have different extents along k
 *   161002  selfRef does not broadcast to the shape of the product of mat1 and mat2
 *   161002  selfRef does not have the shape of the product of mat1 and mat2
 *   161002  cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnAddmm.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddmmGetWorkspaceSize(
    const aclTensor *selfRef, const aclTensor *mat1, const aclTensor *mat2, const aclScalar *beta,
    const aclScalar *alpha, int8_t cubeMathType, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceAddmmGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddmm(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

/*
 * AddmmWeightNz: the product of two matrices times a factor, plus a tensor times a factor; the
 * right matrix lies in blocks.
 *
 *   out = where(beta == 0, 0, beta * self) + alpha * sum(mat1[m, k] * mat2[k, n], over: k)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the addend; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: broadcasts to [m, n]
 *   mat1           input; the left matrix; ACL_FLOAT16, ACL_BF16; shape: [m, k]
 *   mat2           input; the right matrix; dtypes of mat1; shape: [k, n]; matrices lie in blocks
 *                  (FRACTAL_NZ)
 *   beta           scalar; the factor of the addend; where it is 0 the addend is not read;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   alpha          scalar; the factor of the product; dtypes of beta
 *   out            output; the sum; dtypes of self; shape: [m, n]
 *   cubeMathType   mode; how precise the product has to be at least; it never is less precise than
 *                  for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, mat1, mat2, beta, alpha or out is null
 *   161002  self or mat1 has a dtype that is not listed for it
 *   161002  mat2 does not have the dtype of mat1
 *   161002  beta or alpha has a complex dtype
 *   161002  out has a dtype that is not listed for it
 *   161002  mat2 has another format than FRACTAL_NZ
 *   161002  self does not have a rank of 0 to 2
 *   161002  mat1 or mat2 does not have the rank 2
 *   161002  out has a rank above 8
 *   161002  mat1 and mat2 have different extents along k
 *   161002  self does not broadcast to the shape of the product of mat1 and mat2
 *   161002  out does not have the shape of the product of mat1 and mat2
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
 *   - The vendor ignores a factor of self whose magnitude is at most 1.2e-7, too, and takes one
 *     that is that close to 1 for 1. It refuses a mat2 with an extent of 1.
 *   - The product stays in f32 until the addend has been added, whatever the dtypes are.
 *   - The storage of mat2 may have any shape, where the vendor wants one with four axes, if there
 *     are enough elements.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddmmWeightNzGetWorkspaceSize(
    const aclTensor *self, const aclTensor *mat1, const aclTensor *mat2, const aclScalar *beta,
    const aclScalar *alpha, aclTensor *out, int8_t cubeMathType, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddmmWeightNzGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddmmWeightNz(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
