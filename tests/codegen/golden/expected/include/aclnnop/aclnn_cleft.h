/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CLEFT_H
#define ACLNNOP_ACLNN_CLEFT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cleft: two parts of a tensor change places, and with a flag other elements are the parts.
 *
 *   gate = half(dim, 1) if swapped is true and woven is false, else half(dim, 0) of whole
 *   up = half(dim, 0) if swapped is true and woven is false, else half(dim, 1) of whole
 *   gradGate = alternate(dim, 0) if woven is true, else half(dim, 0) of out
 *   gradUp = alternate(dim, 1) if woven is true, else half(dim, 1) of out
 *   form is plain:
 *     gradGate = grad * up
 *   gradGate = -grad * up
 *   gradUp = grad * gate
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   grad           input; ACL_FLOAT; shape: as half of whole along dim
 *   whole          input; what is split; dtypes of grad; shape: any, rank 1 to 8, even along dim;
 *                  its halves are gate and up
 *   dim            axis; an axis of whole; negative counts from the end
 *   swapped        mode: false, true
 *   woven          mode: false, true
 *   form           mode: "plain", "scaled"
 *   out            output; dtypes of grad; shape: as whole; its halves are gradGate and gradUp
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  grad, whole, out or form is null
 *   161002  whole has a dtype that is not listed for it
 *   161002  grad or out does not have the dtype of whole
 *   561002  grad, whole or out has a rank above 8
 *   561002  dim is not in [-r, r - 1], where r is the rank of whole, or 1 at rank 0
 *   561002  whole has no axis, or an odd extent along dim
 *   561002  grad does not have the shape of half of whole along dim
 *   561002  elements of out alternate, and it is not contiguous from the axis on
 *   561002  out does not have the shape of whole
 *   561002  form is none of plain, scaled
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradGate  exact; selections, and at most one rounding: the result nearest to the real value
 *   gradUp    exact; selections, and at most one rounding: the result nearest to the real value
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCleftGetWorkspaceSize(const aclTensor *grad,
                                                           const aclTensor *whole, int64_t dim,
                                                           bool swapped, bool woven, char *form,
                                                           aclTensor *out, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCleftGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCleft(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
