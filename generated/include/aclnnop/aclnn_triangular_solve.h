/*
 * Generated from spec/contraction/triangular_solve.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TRIANGULAR_SOLVE_H
#define ACLNNOP_ACLNN_TRIANGULAR_SOLVE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * TriangularSolve: what a triangular matrix has to be multiplied by for a result, and the triangle
 * itself.
 *
 *   xOut = solved(A[..., k, k], self[..., k, n], upper, transpose, unitriangular)
 *   mOut = triangle(A[..., k, k], upper)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the right side; ACL_FLOAT, ACL_DOUBLE; shape: [..., k, n]
 *   A              input; the matrix, of which one triangle counts; dtypes of self; shape: [..., k,
 *                  k]
 *   upper          mode; whether the triangle on and above the diagonal counts, and not the one
 *                  below: false, true
 *   transpose      mode; whether the triangle is turned over before: false, true
 *   unitriangular  mode; whether the diagonal is taken for ones: false, true
 *   xOut           output; the unknowns; dtypes of self; shape: [..., k, n]
 *   mOut           output; the triangle that counts, and zeros; dtypes of self; shape: [..., k, k]
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, A or xOut is null
 *   161002  mOut is neither null nor a tensor
 *   161002  self has a dtype that is not listed for it
 *   161002  A, xOut or mOut does not have the dtype of self
 *   161002  self or A does not have a rank of 2 to 8
 *   161002  xOut or mOut has a rank above 8
 *   161002  the matrices of A are not square
 *   161002  A and self have different extents along k, or axes in front that do not broadcast
 *           together
 *   161002  xOut does not have the shape of what A is multiplied by for self
 *   161002  mOut has not as many matrices as xOut, each as those of A
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   xOut  contraction; an unknown of row i is the right side less the sum of products with those
 *         found before, divided by the element on the diagonal; sums are in blocks of 64 products,
 *         each a chain of fused multiply-adds, joined in order. With u half an ulp of 1, n = min(i,
 *         64) + ceil(i / 64) + 3, the error of unknowns by which those found before are off, and S
 *         the sum of the magnitudes of the products and the right side, it adds at most n u S
 *         divided by the element on the diagonal
 *   mOut  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - Complex numbers are not carried.
 *   - The vendor answers 561103 where a tensor is null, and refuses unitriangular but for f32.
 *   - The diagonal of mOut is that of A where it is taken for ones, too.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTriangularSolveGetWorkspaceSize(
    const aclTensor *self, const aclTensor *A, bool upper, bool transpose, bool unitriangular,
    aclTensor *xOut, aclTensor *mOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTriangularSolveGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTriangularSolve(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
