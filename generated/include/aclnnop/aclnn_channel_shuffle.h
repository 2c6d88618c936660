/*
 * Generated from spec/movement/channel_shuffle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CHANNEL_SHUFFLE_H
#define ACLNNOP_ACLNN_CHANNEL_SHUFFLE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ChannelShuffle: the channels of axis 1, the first of each group, then the second, and so on.
 *
 *   mixed = shuffled(groups) of self
 *   out = mixed
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128 on ascend910;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: any, rank at most 8; mixed is shuffled(groups)
 *                  of it
 *   groups         integer; the number of groups that the channels are in; any
 *   out            output; dtypes of self; shape: as self as shuffled(groups)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  self has fewer than 2 axes, or groups is below 1 or does not divide its extent along
 *           axis 1
 *   161002  out does not have the shape of self as shuffled(groups)
 *   161002  rank(self) >= 3 does not hold
 *   161002  rank(self) <= 7 does not hold
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
 *   - BF16 is refused on ascend910, which has none.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnChannelShuffleGetWorkspaceSize(const aclTensor *self,
                                                                    int64_t groups, aclTensor *out,
                                                                    uint64_t *workspaceSize,
                                                                    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnChannelShuffleGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnChannelShuffle(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
