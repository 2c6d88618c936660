/*
 * Generated from spec/activation/swi_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SWI_GLU_H
#define ACLNNOP_ACLNN_SWI_GLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SwiGlu: the SiLU of one half of the input times the other.
 *
 *   a = half(dim, 0) of x
 *   b = half(dim, 1) of x
 *   out = silu(a) * b
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; the input, with the gates in its first half; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend310p; shape: any, rank 1 to 8, even along dim; its halves are a and b
 *   dim            axis; the axis that is split; an axis of x; negative counts from the end
 *   out            output; the result; dtypes of x; shape: as half of x along dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x or out is null
 *   161002  x has a dtype that is not listed for it
 *   161002  out does not have the dtype of x
 *   561002  x or out has a rank above 8
 *   561002  dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0
 *   561002  x has no axis, or an odd extent along dim
 *   561002  out does not have the shape of half of x along dim
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
 *   - An odd extent along dim is refused, also where the extents behind it make the number of
 *     elements even.
 *   - An output that is not contiguous, and an empty input on ascend310p, are accepted here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwiGluGetWorkspaceSize(const aclTensor *x, int64_t dim,
                                                            const aclTensor *out,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSwiGluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSwiGlu(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
