/*
 * Generated from spec/activation/swi_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SWI_GLU_GRAD_H
#define ACLNNOP_ACLNN_SWI_GLU_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SwiGluGrad: the gradient of SwiGlu.
 *
 *   a = half(dim, 0) of x
 *   b = half(dim, 1) of x
 *   gradA = half(dim, 0) of out
 *   gradB = half(dim, 1) of out
 *   gradA = yGrad * b * silu_slope(a)
 *   gradB = yGrad * silu(a)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   yGrad          input; the gradient of the output of SwiGlu; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on ascend310p;
 *                  shape: as half of x along dim
 *   x              input; the input of SwiGlu; dtypes of yGrad; shape: any, rank 1 to 8, even along
 *                  dim; its halves are a and b
 *   dim            axis; the axis that is split; an axis of x; negative counts from the end
 *   out            output; the gradient of x; dtypes of yGrad; shape: as x; its halves are gradA
 *                  and gradB
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  yGrad, x or out is null
 *   161002  x has a dtype that is not listed for it
 *   161002  yGrad or out does not have the dtype of x
 *   561002  yGrad, x or out has a rank above 8
 *   561002  dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0
 *   561002  x has no axis, or an odd extent along dim
 *   561002  yGrad does not have the shape of half of x along dim
 *   561002  out does not have the shape of x
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradA  1.5 ulp; the largest distance to the real value, in each dtype
 *   gradB  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - Empty tensors and an output that is not contiguous are accepted here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwiGluGradGetWorkspaceSize(const aclTensor *yGrad,
                                                                const aclTensor *x, int64_t dim,
                                                                const aclTensor *out,
                                                                uint64_t *workspaceSize,
                                                                aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSwiGluGradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwiGluGrad(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
