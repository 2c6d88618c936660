/*
 * Generated from spec/activation/ge_glu.yaml and spec/activation/ge_glu_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GEGLU_H
#define ACLNNOP_ACLNN_GEGLU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GeGlu: one half of the input times the GELU of the other, which is an output too.
 *
 *   up = half(dim, 0) of self
 *   gate = half(dim, 1) of self
 *   approximate is none:
 *     out = up * gelu(gate)
 *     outGelu = gelu(gate)
 *   approximate is tanh:
 *     out = up * gelu_tanh(gate)
 *     outGelu = gelu_tanh(gate)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any, rank 1 to 8, even along dim;
 *                  its halves are up and gate
 *   dim            axis; the axis that is split; an axis of self; negative counts from the end
 *   approximate    mode; which form of the GELU: 0, 1
 *   out            output; the result; dtypes of self; shape: as half of self along dim
 *   outGelu        output; the GELU of the gates; dtypes of self; shape: as half of self along dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, out or outGelu is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out or outGelu does not have the dtype of self
 *   161002  self, out or outGelu has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has no axis, or an odd extent along dim
 *   161002  out or outGelu does not have the shape of half of self along dim
 *   161002  approximate is none of none, tanh
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out      1 ulp; the largest distance to the real value, in each dtype
 *   outGelu  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A tensor without dimensions is refused; the vendor's code takes it beside outputs of shape
 *     [0] and does nothing.
 *   - The vendor does not compare the dtypes of the outputs where self is empty; here all checks
 *     are made.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                           int64_t approximate, aclTensor *out,
                                                           aclTensor *outGelu,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeGluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGlu(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

/*
 * GeGluV3: one half of the input times the GELU of the other; a flag says of which.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of self
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of self
 *   approximate is none:
 *     out = up * gelu(gate)
 *     outGelu = gelu(gate)
 *   approximate is tanh:
 *     out = up * gelu_tanh(gate)
 *     outGelu = gelu_tanh(gate)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any, rank 1 to 8, even along dim;
 *                  its halves are gate and up
 *   dim            axis; the axis that is split; an axis of self; negative counts from the end
 *   approximate    mode; which form of the GELU: 0, 1
 *   activateLeft   mode; whether the GELU is that of the first half: false, true
 *   out            output; the result; dtypes of self; shape: as half of self along dim
 *   outGelu        output; the GELU of the gates; dtypes of self; shape: as half of self along dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, out or outGelu is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out or outGelu does not have the dtype of self
 *   161002  self, out or outGelu has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has no axis, or an odd extent along dim
 *   161002  out or outGelu does not have the shape of half of self along dim
 *   161002  approximate is none of none, tanh
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out      1 ulp; the largest distance to the real value, in each dtype
 *   outGelu  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A tensor without dimensions is refused; the vendor's code takes it beside outputs of shape
 *     [0] and does nothing.
 *   - The vendor does not compare the dtypes of the outputs where self is empty; here all checks
 *     are made.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluV3GetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                             int64_t approximate, bool activateLeft,
                                                             aclTensor *out, aclTensor *outGelu,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGeGluV3GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGeGluV3(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
