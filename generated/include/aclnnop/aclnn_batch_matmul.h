/*
 * Generated from spec/contraction/batch_mat_mul.yaml and
 * spec/contraction/batch_mat_mul_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BATCH_MATMUL_H
#define ACLNNOP_ACLNN_BATCH_MATMUL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BatchMatMul: the products of matrices, one for each index of a batch.
 *
 *   out = sum(self[b, m, k] * mat2[b, k, n], over: k)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the left matrices; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  [b, m, k]
 *   mat2           input; the right matrices; dtypes of self; shape: [b, k, n]; matrices may lie in
 *                  blocks (FRACTAL_NZ)
 *   out            output; the products; dtypes of self; shape: [b, m, n]
 *   cubeMathType   mode; how precise the products have to be at least; they never are less precise
 *                  than for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, mat2 or out is null
 *   161002  self, mat2 or out has a dtype that is not listed for it
 *   161002  self or mat2 does not have the rank 3
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
 *        times the sum of the magnitudes, before one rounding to the output's dtype
 *
 * Notes:
 *
 *   - A batch of 1 repeats.
 *   - The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, which
 *     have no matrix unit for them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchMatMulGetWorkspaceSize(
    const aclTensor *self, const aclTensor *mat2, aclTensor *out, int8_t cubeMathType,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBatchMatMulGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchMatMul(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

/*
 * BatchMatMulWeightNz: the products of matrices, one for each index of a batch, of which the right
 * ones lie in blocks.
 *
 *   out = sum(self[b, m, k] * mat2[b, k, n], over: k)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the left matrices; ACL_FLOAT16, ACL_BF16; shape: [b, m, k]
 *   mat2           input; the right matrices; dtypes of self; shape: [b, k, n]; matrices lie in
 *                  blocks (FRACTAL_NZ)
 *   out            output; the products; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: [b, m, n]
 *   cubeMathType   mode; how precise the products have to be at least; they never are less precise
 *                  than for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, mat2 or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  mat2 does not have the dtype of self
 *   161002  out has a dtype that is not listed for it
 *   161002  mat2 has another format than FRACTAL_NZ
 *   161002  self or mat2 does not have the rank 3
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
 *        times the sum of the magnitudes, before one rounding to the output's dtype
 *
 * Notes:
 *
 *   - A batch of 1 repeats.
 *   - The vendor refuses a mat2 with an extent of 1 along its last two axes, and an out of the
 *     other dtype of 16 bits.
 *   - The storage of mat2 may have any shape, where the vendor wants one with five axes, if there
 *     are enough elements.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchMatMulWeightNzGetWorkspaceSize(
    const aclTensor *self, const aclTensor *mat2, aclTensor *out, int8_t cubeMathType,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBatchMatMulWeightNzGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchMatMulWeightNz(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
