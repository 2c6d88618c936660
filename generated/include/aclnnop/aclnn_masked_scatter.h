/*
 * Generated from spec/movement/masked_scatter.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MASKED_SCATTER_H
#define ACLNNOP_ACLNN_MASKED_SCATTER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaskedScatter: the elements of a list, in their order, take the places at which a mask is true.
 * In place: selfRef stands for both self and out.
 *
 *   out = dealt(source, mask, self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; what the output begins as, overwritten by the output;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16; shape: any, rank at most 8
 *   mask           input; whether each element is replaced; ACL_UINT8, ACL_BOOL; shape: broadcasts
 *                  to selfRef
 *   source         input; the elements that are taken in their order; dtypes of selfRef; shape:
 *                  any; its elements in row-major order
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, mask or source is null
 *   161002  selfRef or mask has a dtype that is not listed for it
 *   161002  source does not have the dtype of selfRef
 *   161002  selfRef, mask or source has a rank above 8
 *   161002  mask does not broadcast to the shape of selfRef
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; positions, or elements as they are
 *
 * Notes:
 *
 *   - A source with fewer elements than are true in mask is an error when the call runs, and
 *     nothing is written; the vendor leaves it open.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceMaskedScatterGetWorkspaceSize(aclTensor *selfRef,
                                                                          const aclTensor *mask,
                                                                          const aclTensor *source,
                                                                          uint64_t *workspaceSize,
                                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceMaskedScatterGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceMaskedScatter(void *workspace, uint64_t workspaceSize,
                                                          aclOpExecutor *executor,
                                                          aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
