/*
 * Generated from spec/activation/situ_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SITU_GLU_H
#define ACLNNOP_ACLNN_SITU_GLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SituGlu: a SiLU that a tanh bends, of one half of the input, times the other half, which a tanh
 * may bend, too.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of x
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of x
 *   bent = beta * tanh(gate / beta)
 *   linear = where(linearBeta > 0, linearBeta * tanh(up / linearBeta), up)
 *   out = bent * sigmoid(gate) * linear
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank 1 to 8, even along
 *                  dim; its halves are gate and up
 *   dim            axis; the axis that is split; an axis of x; negative counts from the end
 *   beta           scalar; what the gate tends to
 *   linearBeta     scalar; what the other half tends to; it is left as it is where this is 0 or
 *                  below
 *   activateLeft   mode; whether the gate is the first half: false, true
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
 *   out  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The documentation gives 161002 for a wrong axis, extent or shape; the code answers 561002.
 *   - A negative linearBeta leaves the other half as it is, and so does a nan.
 *   - Where beta is 0 the result is 0, or nan where the gate is 0.
 *   - An output that is not contiguous is accepted here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSituGluGetWorkspaceSize(const aclTensor *x, int64_t dim,
                                                             double beta, double linearBeta,
                                                             bool activateLeft, aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSituGluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSituGlu(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
