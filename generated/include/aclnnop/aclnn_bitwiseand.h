/*
 * Generated from spec/bitwise/bitwise_and_tensor_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BITWISEAND_H
#define ACLNNOP_ACLNN_BITWISEAND_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BitwiseAndTensorOut: the bits that two numbers have both, under an older name than
 * BitwiseAndTensor.
 *
 *   out = bit_and(self, other)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; one number; ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_INT64, ACL_BOOL; shape: any; broadcasts with other
 *   other          input; the other; dtypes of self; shape: any; broadcasts with self
 *   out            output; those bits; ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16,
 *                  ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_BOOL; shape: as the broadcast of self and
 *                  other
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, other or out is null
 *   161002  self or other has a dtype that is not listed for it
 *   161002  the promotion of self and other does not exist
 *   161002  out has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of out
 *   161002  self, other or out has a rank above 8
 *   161002  self and other do not broadcast together
 *   161002  out does not have the shape of the broadcast of self and other
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - Tensors of different storage formats are taken here; the vendor refuses them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBitwiseAndTensorOutGetWorkspaceSize(const aclTensor *self,
                                                                         const aclTensor *other,
                                                                         aclTensor *out,
                                                                         uint64_t *workspaceSize,
                                                                         aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBitwiseAndTensorOutGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBitwiseAndTensorOut(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

/*
 * aclnnBitwiseAndTensorOut in place: self stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input and output; one number, overwritten by those bits; ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_INT64, ACL_BOOL; shape: any; broadcasts
 *                  with other
 *   other          input; the other; dtypes of self; shape: any; broadcasts with self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or other is null
 *   161002  self or other has a dtype that is not listed for it
 *   161002  the promotion of self and other does not exist
 *   161002  self has a dtype that is not listed for it
 *   161002  the result cannot be converted to the dtype of self
 *   161002  self or other has a rank above 8
 *   161002  self and other do not broadcast together
 *   161002  self does not have the shape of the broadcast of self and other
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnBitwiseAndTensorOut.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnInplaceBitwiseAndTensorOutGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                                uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceBitwiseAndTensorOutGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBitwiseAndTensorOut(void *workspace,
                                                                uint64_t workspaceSize,
                                                                aclOpExecutor *executor,
                                                                aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
