/*
 * Generated from spec/movement/index_put_impl.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INDEX_PUT_IMPL_H
#define ACLNNOP_ACLNN_INDEX_PUT_IMPL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IndexPutImpl: elements of another tensor take the places of those that lists of indices name, or
 * are added to them. In place: selfRef stands for both self and out.
 *
 *   accumulate is true:
 *     out = sum(values)
 *   out = last(values)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; what the result begins as, overwritten by the result;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                  ACL_DOUBLE, ACL_BOOL on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: any, rank at most 8
 *   indices        input; for each of the first axes of self a tensor of indices; one without
 *                  elements leaves its axis whole; ACL_INT32, ACL_INT64; shape: indices along one
 *                  of the first axes each, which broadcast together; of a tensor without elements,
 *                  none along its axis; negative ones count from the end
 *   values         input; what falls on the elements that are named, to which it broadcasts; dtypes
 *                  of selfRef; shape: any, rank at most 8
 *   accumulate     mode; whether values are added, and do not replace: false, true
 *   unsafe         ignored; not looked at
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef is null
 *   161001  indices is null, or a tensor in it
 *   161001  values is null
 *   161002  a tensor of indices with elements has a dtype that is not listed for it
 *   161002  values has a dtype that is not listed for it
 *   161002  selfRef does not have the dtype of values
 *   161002  selfRef has a rank above 8
 *   161002  a tensor of indices has a rank above 8
 *   161002  values has a rank above 8
 *   161002  selfRef has the rank 0, or fewer axes than indices has tensors, or there is none; the
 *           tensors of indices with elements do not broadcast together, or there are more than 8
 *           axes with those of indices; or values does not broadcast to selfRef as picked(indices)
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  sum; added in f64, or with what additions of f64 lose, in index order, and rounded once
 *
 * Notes:
 *
 *   - An index that its axis does not have is an error when the call runs, with its tensor and its
 *     place; the vendor's ascend910b and ascend910_93 end with an assertion there, and its other
 *     products leave it open.
 *   - Of values that fall on one element the last stays; the vendor leaves open which. They are
 *     added in their order.
 *   - The sum of truth values is whether one of them is true.
 *   - Tensors of bool, which the vendor takes as masks, are refused with 161002, as another dtype
 *     is.
 *   - Values that do not broadcast to the elements that are named are refused with 161002, and by
 *     the vendor with 561103.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexPutImplGetWorkspaceSize(
    aclTensor *selfRef, const aclTensorList *indices, const aclTensor *values, bool accumulate,
    bool unsafe, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIndexPutImplGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexPutImpl(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
