/*
 * Generated from spec/movement/im2col.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_IM2COL_H
#define ACLNNOP_ACLNN_IM2COL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Im2col: the elements that each window over the last two axes shows, as a column for each window.
 *
 *   columns = windows(2, kernelSize, dilation, padding, stride) of self
 *   out = columns
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input: (batches, channels, height, width), or without batches;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_BF16 on
 *                  ascend950; shape: any, rank at most 8; columns is windows(2, kernelSize,
 *                  dilation, padding, stride) of it
 *   kernelSize     integers; how many elements a window has: (height, width); a list
 *   dilation       integers; how far they are apart; a list
 *   padding        integers; how far windows reach beyond both ends of an axis; elements there are
 *                  0; a list
 *   stride         integers; how far windows are apart; a list
 *   out            output; the output: (batches, channels and elements of a window, windows), or
 *                  without batches; dtypes of self; shape: as self as windows(2, kernelSize,
 *                  dilation, padding, stride)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, kernelSize, dilation, padding, stride or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  self has not more than 2 axes, or they are more than 8 with 2 others; kernelSize,
 *           dilation, padding or stride has not 2 values, or one below 1, of padding one below 0;
 *           or one of the last axes is empty, or shorter than a window
 *   161002  out does not have the shape of self as windows(2, kernelSize, dilation, padding,
 *           stride)
 *   161002  rank(self) <= 4 does not hold
 *   161002  extent(self, -3) > 0 does not hold
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
 *   - The output has the dtype of self; the vendor converts to any other.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIm2colGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *kernelSize, const aclIntArray *dilation,
    const aclIntArray *padding, const aclIntArray *stride, const aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIm2colGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIm2col(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
