/*
 * Generated from spec/conversion/sign_bits_unpack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SIGN_BITS_UNPACK_H
#define ACLNNOP_ACLNN_SIGN_BITS_UNPACK_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SignBitsUnpack: 1 for each bit that is set, and -1 for each that is not.
 *
 *   out = where(self != 0, 1, -1)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the bits; ACL_UINT8; shape: one axis: a bit for each element of out, a
 *                  byte for each 8, the first one in the highest bit
 *   size           extent; the number of rows of out; the extent of out along axis 0, which is not
 *                  0
 *   dtype          dtype; the dtype of out; ACL_FLOAT, ACL_FLOAT16
 *   out            output; the result; dtypes of dtype; shape: rank 2
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  dtype names a dtype that is not listed for it
 *   161002  out does not have the dtype that dtype names
 *   161002  self has a rank above 8
 *   161002  out does not have the rank 2
 *   161002  size is below 1
 *   161002  size is not the extent of out along axis 0
 *   161002  self does not have one axis with an element for each 8 elements of out; or these are no
 *           multiple of 8
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
 *   - The first element has the highest bit, as in SignBitsPack, which the vendor does not say.
 *     That operator sets the bits of numbers below 0, so this one does not undo it; both have 1 and
 *     -1 the other way round.
 *   - The vendor does not compare the second extent of out in the first phase.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSignBitsUnpackGetWorkspaceSize(const aclTensor *self,
                                                                    int64_t size, aclDataType dtype,
                                                                    aclTensor *out,
                                                                    uint64_t *workspaceSize,
                                                                    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSignBitsUnpackGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSignBitsUnpack(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
