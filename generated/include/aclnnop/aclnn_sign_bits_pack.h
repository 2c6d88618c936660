/*
 * Generated from spec/conversion/sign_bits_pack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SIGN_BITS_PACK_H
#define ACLNNOP_ACLNN_SIGN_BITS_PACK_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SignBitsPack: a bit for each element, 1 for those below 0.
 *
 *   out = self < 0
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16; shape: rank 1
 *   size           integer; the number of rows of out; any
 *   out            output; the bits; ACL_UINT8; shape: size rows of bytes: a bit for each element
 *                  of self, a byte for each 8 that are begun, the first one in the highest bit;
 *                  bits behind the last are 1
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self or out has a dtype that is not listed for it
 *   161002  self does not have the rank 1
 *   161002  out has a rank above 8
 *   161002  size is below 1; or the bytes for each 8 elements of self that are begun do not lie in
 *           size rows; or out does not have these rows
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
 *   - The vendor does not compare the second extent of out in the first phase, nor say what a nan
 *     has.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSignBitsPackGetWorkspaceSize(const aclTensor *self,
                                                                  int64_t size, aclTensor *out,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSignBitsPackGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSignBitsPack(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
