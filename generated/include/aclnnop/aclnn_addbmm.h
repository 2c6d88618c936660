/*
 * Generated from spec/contraction/addbmm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ADDBMM_H
#define ACLNNOP_ACLNN_ADDBMM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Addbmm: the sum of products of matrices, one for each index of a batch, times a factor, plus a
 * tensor times a factor.
 *
 *   out = where(beta == 0, 0, beta * self) + where(alpha == 0, 0, alpha * sum(batch1[b, m, k] *
 *       batch2[b, k, n], over: [b, k]))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the addend; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: broadcasts
 *                  to [m, n]
 *   batch1         input; the left matrices; dtypes of self; shape: [b, m, k]
 *   batch2         input; the right matrices; dtypes of self; shape: [b, k, n]
 *   beta           scalar; the factor of the addend; where it is 0 the addend is not read;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   alpha          scalar; the factor of the products; where it is 0 the matrices are not read;
 *                  dtypes of beta
 *   out            output; the sum; dtypes of self; shape: [m, n]
 *   cubeMathType   mode; how precise the sum has to be at least; it never is less precise than for
 *                  0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, batch1, batch2, beta, alpha or out is null
 *   161002  self, batch1 or batch2 has a dtype that is not listed for it
 *   161002  beta or alpha has a complex dtype
 *   161002  out has a dtype that is not listed for it
 *   161002  self does not have a rank of 0 to 2
 *   161002  batch1 or batch2 does not have the rank 3
 *   161002  out has a rank above 8
 *   161002  batch1 and batch2 have different extents along b or k
 *   161002  self does not broadcast to the shape of the product of batch1 and batch2
 *   161002  out does not have the shape of the product of batch1 and batch2
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
 *   - The products of all matrices are one sum, which is rounded once; the vendor rounds each of
 *     them.
 *   - A batch of 1 does not repeat beside a larger one, as the vendor allows.
 *   - The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, which
 *     have no matrix unit for them.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnAddbmmGetWorkspaceSize(const aclTensor *self, const aclTensor *batch1, const aclTensor *batch2,
                            const aclScalar *beta, const aclScalar *alpha, aclTensor *out,
                            int8_t cubeMathType, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAddbmmGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAddbmm(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnAddbmm in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; the addend, overwritten by the sum; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: broadcasts to [m, n]
 *   batch1         input; the left matrices; dtypes of selfRef; shape: [b, m, k]
 *   batch2         input; the right matrices; dtypes of selfRef; shape: [b, k, n]
 *   beta           scalar; the factor of the addend; where it is 0 the addend is not read;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   alpha          scalar; the factor of the products; where it is 0 the matrices are not read;
 *                  dtypes of beta
 *   cubeMathType   mode; how precise the sum has to be at least; it never is less precise than for
 *                  0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, batch1, batch2, beta or alpha is null
 *   161002  selfRef, batch1 or batch2 has a dtype that is not listed for it
 *   161002  beta or alpha has a complex dtype
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  selfRef has a rank above 8
 *   161002  batch1 or batch2 does not have the rank 3
 *   161002  batch1 and batch2 have different extents along b or k
 *   161002  selfRef does not broadcast to the shape of the product of batch1 and batch2
 *   161002  selfRef does not have the shape of the product of batch1 and batch2
 *   161002  cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnAddbmm.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddbmmGetWorkspaceSize(
    aclTensor *selfRef, const aclTensor *batch1, const aclTensor *batch2, const aclScalar *beta,
    const aclScalar *alpha, int8_t cubeMathType, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceAddbmmGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceAddbmm(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
