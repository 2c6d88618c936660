/*
 * Generated from spec/movement/constant_pad_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CONSTANT_PAD_ND_H
#define ACLNNOP_ACLNN_CONSTANT_PAD_ND_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ConstantPadNd: a tensor that a value makes longer at the ends of its axes, or that is cut there.
 *
 *   longer = padded(pad, value) of self
 *   out = longer
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_COMPLEX64, ACL_COMPLEX128 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64,
 *                  ACL_UINT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8; longer is
 *                  padded(pad, value) of it
 *   pad            integers; how many elements are added: (before, behind), the last axis first; a
 *                  list
 *   value          scalar; the added element; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16
 *   out            output; dtypes of self; shape: as self as padded(pad, value)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, pad, value or out is null
 *   161002  self or value has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  pad has an odd number of values, or more pairs than self has axes; or it takes more
 *           from an axis than there is, or all of an axis while another value is above 0
 *   161002  out does not have the shape of self as padded(pad, value)
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
 *   - What pads above 0 add comes first, and what those below 0 take away is cut from that.
 *   - A value beyond the range of i64 becomes the end of that range, before it wraps to the dtype
 *     of self.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConstantPadNdGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *pad, const aclScalar *value, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnConstantPadNdGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConstantPadNd(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
