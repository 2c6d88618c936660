/*
 * Generated from spec/movement/max_unpool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MAX_UNPOOL3D_H
#define ACLNNOP_ACLNN_MAX_UNPOOL3D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaxUnpool3d: volumes of zeros with the elements of others at the positions that indices say.
 *
 *   outRef = last(self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the elements, (C, D, H, W) or (N, C, D, H, W); ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE; shape: any,
 *                  rank at most 8
 *   indices        input; the position of each element in its volume of out, in row-major order;
 *                  ACL_INT32, ACL_INT64; shape: indices
 *   outputSize     integers; the depth, the height and the width of out; a list
 *   stride         integers; not looked at; 3 values, which are not looked at
 *   padding        integers; not looked at; 3 values, which are not looked at
 *   outRef         output; dtypes of self; shape: the whole; self falls on it as restored(3,
 *                  indices, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, indices, outputSize, stride, padding or outRef is null
 *   161002  self or indices has a dtype that is not listed for it
 *   161002  outRef does not have the dtype of self
 *   161002  self, indices or outRef has a rank above 8
 *   161002  outputSize does not have the extents of the last 3 axes of outRef; or indices has
 *           another rank, does not begin with the extents of outRef in front of them, or has
 *           elements where they have none; or self does not have the shape of outRef as restored(3,
 *           indices, outputSize)
 *   161002  stride or padding has another number of values than 3
 *   161002  rank(self) >= 4 does not hold
 *   161002  rank(self) <= 5 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   outRef  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - A position that the volume does not have is an error when the call runs, with its place in
 *     indices; the vendor leaves it open.
 *   - Of elements with one position the last stays; the vendor leaves open which.
 *   - The vendor also refuses volumes with fewer elements than those of self, channels or volumes
 *     without elements, bad values of stride and padding, and outRef whose elements do not lie side
 *     by side.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxUnpool3dGetWorkspaceSize(
    const aclTensor *self, const aclTensor *indices, const aclIntArray *outputSize,
    const aclIntArray *stride, const aclIntArray *padding, aclTensor *outRef,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaxUnpool3dGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaxUnpool3d(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
