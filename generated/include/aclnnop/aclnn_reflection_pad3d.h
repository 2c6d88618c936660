/*
 * Generated from spec/movement/reflection_pad3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_REFLECTION_PAD3D_H
#define ACLNNOP_ACLNN_REFLECTION_PAD3D_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ReflectionPad3d: a tensor mirrored at both ends of its last three axes.
 *
 *   longer = reflected(3, padding) of self
 *   out = longer
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16 on
 *                  ascend950; shape: any, rank at most 8; longer is reflected(3, padding) of it
 *   padding        integers; how many elements are added: (left, right, top, bottom, front, back);
 *                  a list
 *   out            output; dtypes of self; shape: as self as reflected(3, padding)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, padding or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  self has fewer than 3 axes, padding has not two values for each of the last 3, or one
 *           below 0, or one above 0 that is not below the extent of its axis
 *   161002  out does not have the shape of self as reflected(3, padding)
 *   161002  rank(self) >= 4 does not hold
 *   161002  rank(self) <= 5 does not hold
 *   161002  extent(self, -4) > 0 does not hold
 *   161002  extent(self, -3) > 0 does not hold
 *   161002  extent(self, -2) > 0 does not hold
 *   161002  extent(self, -1) > 0 does not hold
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
 *   - Paddings below 0 are refused, about which the vendor says nothing.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReflectionPad3dGetWorkspaceSize(const aclTensor *self,
                                                                     const aclIntArray *padding,
                                                                     aclTensor *out,
                                                                     uint64_t *workspaceSize,
                                                                     aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnReflectionPad3dGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReflectionPad3d(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
