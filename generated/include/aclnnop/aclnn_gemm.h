/*
 * Generated from spec/contraction/gemm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GEMM_H
#define ACLNNOP_ACLNN_GEMM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Gemm: the product of two matrices, each turned over or not, times a factor, plus a tensor times a
 * factor.
 *
 *   transA is plain and transB is plain:
 *     out = where(beta == 0, 0, beta * C) + alpha * sum(A[m, k] * B[k, n], over: [k])
 *   transA is plain:
 *     out = where(beta == 0, 0, beta * C) + alpha * sum(A[m, k] * B[n, k], over: [k])
 *   transB is plain:
 *     out = where(beta == 0, 0, beta * C) + alpha * sum(A[k, m] * B[k, n], over: [k])
 *   out = where(beta == 0, 0, beta * C) + alpha * sum(A[k, m] * B[n, k], over: [k])
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   A              input; the left matrix; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  [m, k] where transA is plain and transB is plain or transA is plain; [k, m]
 *                  where transB is plain or else
 *   B              input; the right matrix; dtypes of A; shape: [k, n] where transA is plain and
 *                  transB is plain or transB is plain; [n, k] where transA is plain or else
 *   C              input; the addend; dtypes of A; shape: broadcasts to [m, n]
 *   alpha          scalar; the factor of the product
 *   beta           scalar; the factor of the addend; where it is 0 the addend is not read
 *   transA         mode; whether A is turned over (any number but 0): 0, any other value
 *   transB         mode; whether B is turned over (any number but 0): 0, any other value
 *   out            output; the sum; dtypes of A; shape: [m, n]
 *   cubeMathType   mode; how precise the product has to be at least; it never is less precise than
 *                  for 0: 1, 0, 2, 3, 4
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  A, B, C or out is null
 *   161002  A, B, C or out has a dtype that is not listed for it
 *   161002  A or B does not have the rank 2
 *   161002  C does not have a rank of 0 to 2
 *   161002  out has a rank above 8
 *   161002  A and B have different extents along k, where transA is plain and transB is plain
 *   161002  A and B have different extents along k, where transA is plain
 *   161002  A and B have different extents along k, where transB is plain
 *   161002  A and B have different extents along k, in all other cases
 *   161002  C does not broadcast to the shape of the product of A and B
 *   161002  out does not have the shape of the product of A and B
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
 *   - Null pointers are looked for in the order of the prototype; the vendor looks at C first.
 *   - The product stays in f32 until the addend has been added, whatever the dtypes are.
 *   - The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, which
 *     have no matrix unit for them, and every storage format but ND.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnGemmGetWorkspaceSize(const aclTensor *A, const aclTensor *B, const aclTensor *C, float alpha,
                          float beta, int64_t transA, int64_t transB, aclTensor *out,
                          int8_t cubeMathType, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGemmGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGemm(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
