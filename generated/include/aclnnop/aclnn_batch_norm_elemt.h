/*
 * Generated from spec/norm/batch_norm_elemt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BATCH_NORM_ELEMT_H
#define ACLNNOP_ACLNN_BATCH_NORM_ELEMT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * BatchNormElemt: the elements of each channel less a mean, times the reciprocal of a standard
 * deviation, a weight and plus a bias.
 *
 *   output = (input - mean) * invstd * weight + bias
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   weight         input; what the elements of each channel are multiplied by; dtypes of input;
 *                  shape: one element, or one for each channel (axis 1) of input; null means 1
 *   bias           input; what is added to them; dtypes of input; shape: one element, or one for
 *                  each channel (axis 1) of input; null means 0
 *   mean           input; the means, one for each channel; dtypes of input; shape: one element, or
 *                  one for each channel (axis 1) of input
 *   invstd         input; the reciprocals of the standard deviations; dtypes of input; shape: one
 *                  element, or one for each channel (axis 1) of input
 *   eps            ignored; not looked at
 *   output         output; the result; dtypes of input; shape: as input
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input is null
 *   161002  weight or bias is neither null nor a tensor
 *   161001  mean, invstd or output is null
 *   161002  input, weight, bias, mean, invstd or output has a dtype that is not listed for it
 *   161002  input, weight, bias, mean, invstd or output has a rank above 8
 *   161002  weight, bias, mean or invstd has neither one element nor as many as input has channels
 *           (the extent of its axis 1; one channel below rank 2)
 *   161002  output does not have the shape of input
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   output  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - eps, which the vendor adds to a variance and takes away again, means nothing.
 *   - Null pointers are refused with 161001, as all others are; the vendor answers 161002.
 *   - An input without axis 1 is one channel, and the vendor refuses it.
 *   - A single element is taken for all channels; the vendor wants as many as there are channels.
 *   - The channels lie along axis 1 in every storage format.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormElemtGetWorkspaceSize(
    const aclTensor *input, const aclTensor *weight, const aclTensor *bias, aclTensor *mean,
    aclTensor *invstd, double eps, aclTensor *output, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBatchNormElemtGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBatchNormElemt(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
