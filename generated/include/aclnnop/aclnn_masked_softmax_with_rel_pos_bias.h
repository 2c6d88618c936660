/*
 * Generated from spec/activation/masked_softmax_with_rel_pos_bias.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MASKED_SOFTMAX_WITH_REL_POS_BIAS_H
#define ACLNNOP_ACLNN_MASKED_SOFTMAX_WITH_REL_POS_BIAS_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * MaskedSoftmaxWithRelPosBias: the softmax of the last axis of what has been multiplied by a
 * factor, plus a mask and a bias.
 *
 *   score = x * scaleValue + attenMaskOptional + relativePosBias
 *   power = exp(score - max(score, over: -1))
 *   out = power / sum(power, over: -1)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x                   input; the input: (batches, windows, heads, rows, columns), or batches and
 *                       windows as one axis; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                       ascend910_93; ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any, rank at
 *                       most 8
 *   attenMaskOptional   input; what is added for each window; it may be null; dtypes of x; shape:
 *                       broadcasts to x; null means 0
 *   relativePosBias     input; what is added for each head; dtypes of x; shape: broadcasts to x
 *   scaleValue          scalar; factor of the input
 *   innerPrecisionMode  ignored; has no effect
 *   out                 output; the result; dtypes of x; shape: as x
 *   workspaceSize       result; the bytes of workspace that the second phase needs
 *   executor            result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x is null
 *   161002  attenMaskOptional is neither null nor a tensor
 *   161001  relativePosBias or out is null
 *   161002  x has a dtype that is not listed for it
 *   161002  attenMaskOptional, relativePosBias or out does not have the dtype of x
 *   561002  x, attenMaskOptional, relativePosBias or out has a rank above 8
 *   561002  attenMaskOptional or relativePosBias does not broadcast to the shape of x
 *   561002  out does not have the shape of x
 *   561002  rank(x) >= 4 does not hold
 *   561002  rank(x) <= 5 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The mask and the bias broadcast to x. Where x has four axes, the first of which joins batches
 *     and windows, a mask for each of several windows of several batches does not, and is refused;
 *     the vendor repeats it.
 *   - The vendor wants rows of a multiple of 32 bytes on ascend310p.
 *   - Scores are added in f64. Where a term of one is beyond 2^24, its result may be farther off:
 *     by 2^-51 of the greatest term, relatively.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize(
    const aclTensor *x, const aclTensor *attenMaskOptional, const aclTensor *relativePosBias,
    double scaleValue, int64_t innerPrecisionMode, const aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMaskedSoftmaxWithRelPosBias(void *workspace,
                                                                 uint64_t workspaceSize,
                                                                 aclOpExecutor *executor,
                                                                 aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
