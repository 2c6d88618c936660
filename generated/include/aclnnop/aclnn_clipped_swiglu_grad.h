/*
 * Generated from spec/activation/clipped_swiglu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CLIPPED_SWIGLU_GRAD_H
#define ACLNNOP_ACLNN_CLIPPED_SWIGLU_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ClippedSwigluGrad: the gradient of ClippedSwiglu.
 *
 *   a = alternate(dim, 0) if interleaved is true, else half(dim, 0) of x
 *   b = alternate(dim, 1) if interleaved is true, else half(dim, 1) of x
 *   gradA = alternate(dim, 0) if interleaved is true, else half(dim, 0) of gradXOut
 *   gradB = alternate(dim, 1) if interleaved is true, else half(dim, 1) of gradXOut
 *   gate = min(a, limit)
 *   linear = min(max(b, -limit), limit)
 *   u = alpha * a
 *   s = sigmoid(u)
 *   gradA = where(a > limit, 0, gradY * ((linear + bias) * s * (1 + u * (1 - s))))
 *   gradB = where(abs(b) > limit, 0, gradY * (gate * sigmoid(alpha * gate)))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradY               input; the gradient of the result of ClippedSwiglu; ACL_FLOAT, ACL_FLOAT16,
 *                       ACL_BF16; shape: as half of x along dim
 *   x                   input; the input of ClippedSwiglu; dtypes of gradY; shape: any, rank 1 to
 *                       8, even along dim; its halves are a and b
 *   groupIndexOptional  counts; as in the forward call; the gradient of the other rows is 0; one
 *                       axis, i64; its sum is how many rows, along the axes before dim, are
 *                       computed, and null means all
 *   dim                 axis; the axis that is split; an axis of x; negative counts from the end
 *   alpha               scalar; as in the forward call
 *   limit               scalar; as in the forward call
 *   bias                scalar; as in the forward call
 *   interleaved         mode; whether the halves alternate, from dim on, or follow each other:
 *                       false, true
 *   gradXOut            output; the gradient of x; dtypes of gradY; shape: as x; its halves are
 *                       gradA and gradB
 *   workspaceSize       result; the bytes of workspace that the second phase needs
 *   executor            result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradY or x is null
 *   161002  groupIndexOptional is neither null nor a tensor
 *   161001  gradXOut is null
 *   161002  x has a dtype that is not listed for it
 *   161002  gradY or gradXOut does not have the dtype of x
 *   161002  groupIndexOptional is not i64
 *   561002  gradY, x or gradXOut has a rank above 8
 *   561002  dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0
 *   561002  x has no axis, or an odd extent along dim
 *   561002  gradY does not have the shape of half of x along dim
 *   561002  elements of x alternate, and it is not contiguous from the axis on
 *   561002  elements of gradXOut alternate, and it is not contiguous from the axis on
 *   561002  gradXOut does not have the shape of x
 *   561002  groupIndexOptional has another rank than 1, or more than 8192 elements, or none
 *   561002  limit > 0 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradA  1.5 ulp; the largest distance to the real value, in each dtype
 *   gradB  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The documentation gives 161002 for a wrong axis, extent or shape; the code answers 561002.
 *   - groupIndexOptional is read when the stream runs. A count below zero, or counts that add up to
 *     more than the rows, are refused then, with 561002.
 *   - A value at a bound lets the gradient pass. A nan passes every bound, and so its gradient is
 *     nan.
 *   - Empty tensors, and infinities and nan, which the vendor does not support here, are accepted;
 *     an empty groupIndexOptional is not.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnClippedSwigluGradGetWorkspaceSize(
    const aclTensor *gradY, const aclTensor *x, const aclTensor *groupIndexOptional, int64_t dim,
    double alpha, double limit, double bias, bool interleaved, aclTensor *gradXOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnClippedSwigluGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnClippedSwigluGrad(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
