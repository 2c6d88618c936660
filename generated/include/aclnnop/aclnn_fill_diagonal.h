/*
 * Generated from spec/movement/fill_diagonal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_FILL_DIAGONAL_H
#define ACLNNOP_ACLNN_FILL_DIAGONAL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FillDiagonal: the diagonal of a matrix, or of more axes of one extent, becomes a value. In place:
 * selfRef stands for both self and out.
 *
 *   crossed = crossed(1, fillValue) if wrap is true, else crossed(0, fillValue) of self
 *   out = crossed
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; a matrix, or a tensor with more axes of one extent,
 *                  overwritten by the output; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend310p; shape: any, rank at
 *                  most 8; crossed is crossed(1, fillValue) of it
 *   fillValue      scalar; what elements on the diagonal become; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   wrap           mode; whether the diagonal begins anew, one row below its end, in a matrix with
 *                  more rows than columns: false, true
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef or fillValue is null
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  fillValue has a complex dtype
 *   161002  selfRef has a rank above 8
 *   161002  selfRef has fewer than 2 axes, or more than 2 of different extents
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - The value becomes what it is in the dtype of the tensor; one beyond its range is refused by
 *     the vendor.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceFillDiagonalGetWorkspaceSize(aclTensor *selfRef,
                                                                         const aclScalar *fillValue,
                                                                         bool wrap,
                                                                         uint64_t *workspaceSize,
                                                                         aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceFillDiagonalGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceFillDiagonal(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
