/*
 * Generated from spec/contraction/matmul.yaml and spec/contraction/matmul_weight_nz.yaml by
 * codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MATMUL_H
#define ACLNNOP_ACLNN_MATMUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Matmul: the product of two matrices or vectors, with axes in front that broadcast together.
 *
 *   out = sum(self[..., m?, k] * mat2[..., k, n?], over: k)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the left factor; of rank 1 it is a row; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: [..., m?, k], where an axis with ? may be
 *                  missing
 *   mat2           input; the right factor; of rank 1 it is a column; dtypes of self; shape: [...,
 *                  k, n?], where an axis with ? may be missing; matrices may lie in blocks
 *                  (FRACTAL_NZ)
 *   out            output; the product; dtypes of self; shape: [..., m?, n?], where an axis with ?
 *                  may be missing
 *   cubeMathType   mode; how precise the product has to be at least; it never is less precise than
 *                  for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, mat2 or out is null
 *   161002  self, mat2 or out has a dtype that is not listed for it
 *   161002  self or mat2 does not have a rank of 1 to 6
 *   161002  out has a rank above 8
 *   161002  self and mat2 have different extents along k, or axes in front that do not broadcast
 *           together
 *   161002  out does not have the shape of the product of self and mat2
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
 *        times the sum of the magnitudes, before one rounding to the output's dtype; where two
 *        vectors are multiplied, 16 such chains take turns, within the same bound
 *
 * Notes:
 *
 *   - The vendor compares only the number of elements of out with that of the product; here out has
 *     its shape.
 *   - Products of f32 are rounded as f32, and sums of f16 and bf16 are in f32, whatever
 *     cubeMathType allows.
 *   - The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, which
 *     have no matrix unit for them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulGetWorkspaceSize(const aclTensor *self,
                                                            const aclTensor *mat2, aclTensor *out,
                                                            int8_t cubeMathType,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMatmulGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmul(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

/*
 * MatmulWeightNz: the product of two matrices, of which the right one lies in blocks.
 *
 *   out = sum(self[m, k] * mat2[k, n], over: k)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the left matrix; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93; ACL_FLOAT16 on ascend310p; ACL_FLOAT16, ACL_BF16 on ascend950;
 *                  shape: [m, k]
 *   mat2           input; the right matrix; dtypes of self; shape: [k, n]; matrices lie in blocks
 *                  (FRACTAL_NZ)
 *   out            output; the product; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: [m, n]
 *   cubeMathType   mode; how precise the product has to be at least; it never is less precise than
 *                  for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, mat2 or out is null
 *   161002  self, mat2 or out has a dtype that is not listed for it
 *   161002  mat2 has another format than FRACTAL_NZ
 *   161002  self or mat2 does not have the rank 2
 *   161002  out has a rank above 8
 *   161002  self and mat2 have different extents along k
 *   161002  out does not have the shape of the product of self and mat2
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
 *   - Products of f32 are rounded as f32, and sums of f16 and bf16 are in f32, whatever
 *     cubeMathType allows.
 *   - The vendor refuses a mat2 with an extent of 1, and f16 beside bf16. It swaps the shape in the
 *     handle of a mat2 that is turned over; here the handle stays.
 *   - The storage of mat2 may have any shape, where the vendor wants one with four axes, if there
 *     are enough elements.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulWeightNzGetWorkspaceSize(
    const aclTensor *self, const aclTensor *mat2, aclTensor *out, int8_t cubeMathType,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMatmulWeightNzGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMatmulWeightNz(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
