/*
 * Generated from spec/movement/index.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INDEX_H
#define ACLNNOP_ACLNN_INDEX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Index: elements of a tensor that lists of indices name.
 *
 *   seen = picked(indices) of self
 *   out = seen
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p, ascend310b; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_COMPLEX64, ACL_BF16 on ascend950; shape: any, rank at most 8; seen is
 *                  picked(indices) of it
 *   indices        input; for each of the first axes of self a tensor of indices; one without
 *                  elements leaves its axis whole; ACL_INT32, ACL_INT64; shape: indices along one
 *                  of the first axes each, which broadcast together; of a tensor without elements,
 *                  none along its axis; negative ones count from the end
 *   out            output; the output: the axes of the indices stand where those that they index
 *                  did, or in front if these are apart; dtypes of self; shape: as self as
 *                  picked(indices)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self is null
 *   161001  indices is null, or a tensor in it
 *   161001  out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  a tensor of indices with elements has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self has a rank above 8
 *   161002  a tensor of indices has a rank above 8
 *   161002  out has a rank above 8
 *   161002  self has the rank 0, or fewer axes than indices has tensors, or there is none; the
 *           tensors of indices with elements do not broadcast together, or there are more than 8
 *           axes with those of indices
 *   161002  out does not have the shape of self as picked(indices)
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
 *   - An index that its axis does not have is an error when the call runs, with its tensor and its
 *     place; the vendor's ascend910b and ascend910_93 end with an assertion there, and its other
 *     products leave it open.
 *   - Tensors of bool, which the vendor takes as masks, are refused with 161002, as another dtype
 *     is.
 *   - Another shape of out than that of the result is refused with 161002; so are a list that is
 *     longer than self has axes, and one in which no tensor has elements.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexGetWorkspaceSize(const aclTensor *self,
                                                           const aclTensorList *indices,
                                                           aclTensor *out, uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIndexGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndex(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
