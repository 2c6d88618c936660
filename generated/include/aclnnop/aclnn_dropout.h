/*
 * Generated from spec/movement/dropout.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DROPOUT_H
#define ACLNNOP_ACLNN_DROPOUT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Dropout: elements become 0 with a probability, and all others are divided by that of keeping one.
 * In place: maskOut stands for both kept and maskOut.
 *
 *   train is true:
 *     out = where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p), 0))
 *     maskOut = random(seed, offset) >= p
 *   out = input
 *   maskOut = kept != 0
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93; shape: any, rank at most 8
 *   maskOut        input and output; what maskOut is where nothing is drawn, overwritten by a bit
 *                  for each element, 1 for those that are kept; ACL_UINT8; shape: a bit for each
 *                  element of input, in 16 bytes for each 128 that are begun
 *   p              scalar; the probability of dropping an element
 *   train          mode; whether elements are dropped: false, true
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   out            output; the result; dtypes of input; shape: as input
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input, maskOut or out is null
 *   161002  input, maskOut or out has a dtype that is not listed for it
 *   161002  input, maskOut or out has a rank above 8
 *   161002  maskOut does not have 16 elements for each 128 elements of input that are begun
 *   161002  out does not have the shape of input
 *   161002  p >= 0 does not hold
 *   161002  p <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out      1 ulp; the largest distance to the real value, in each dtype
 *   maskOut  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - The numbers are other than the vendor's, whose generators differ between products.
 *   - Bits that belong to no element become 0. Where train is true and p is 0 or 1, maskOut is
 *     written, which the vendor leaves as it is.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDropoutGetWorkspaceSize(
    const aclTensor *input, aclTensor *maskOut, double p, bool train, int64_t seed, int64_t offset,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnDropoutGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDropout(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
