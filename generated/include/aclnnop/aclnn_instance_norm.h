/*
 * Generated from spec/norm/instance_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INSTANCE_NORM_H
#define ACLNNOP_ACLNN_INSTANCE_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * InstanceNorm: the elements of each channel of an image less their mean, divided by their standard
 * deviation, times a weight and plus a bias.
 *
 *   centre = sum(x, over: inner) / count(x, over: inner)
 *   squares = sum((x - centre) * (x - centre), over: inner)
 *   spread = squares / count(x, over: inner)
 *   y = (x - centre) * (1 / sqrt(spread + eps)) * gamma + beta
 *   mean = centre
 *   variance = spread
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; ACL_FLOAT, ACL_FLOAT16; shape: any, rank at most 8
 *   gamma          input; what the elements of each channel are multiplied by; dtypes of x; shape:
 *                  one element, or one for each channel (axis 1) of x
 *   beta           input; what is added to them; dtypes of x; shape: one element, or one for each
 *                  channel (axis 1) of x
 *   dataFormat     mode; which axis channels lie along: "NCHW"
 *   eps            scalar; what is added to the variance
 *   y              output; the result; dtypes of x; shape: as x
 *   mean           output; the means, one for each channel of an image; dtypes of x; shape: as x,
 *                  without all of its axes but the first two
 *   variance       output; the variances; dtypes of x; shape: as x, without all of its axes but the
 *                  first two
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, gamma, beta, y, mean, variance or dataFormat is null
 *   161002  x has a dtype that is not listed for it
 *   161002  gamma, beta, y, mean or variance does not have the dtype of x
 *   161002  x, gamma, beta, y, mean or variance has a rank above 8
 *   161002  gamma or beta has neither one element nor as many as x has channels (the extent of its
 *           axis 1; one channel below rank 2)
 *   161002  y does not have the shape of x
 *   161002  mean or variance does not have the shape of x without all of its axes but the first
 *           two, which stay with the extent 1
 *   161002  dataFormat is none of NCHW
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   y         1 ulp; the largest distance to the real value, in each dtype
 *   mean      1 ulp; the largest distance to the real value, in each dtype
 *   variance  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - x may have any rank; the vendor wants 4.
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - dataFormat is NCHW alone; the vendor also takes NHWC, of which a tensor has the channels
 *     along the last axis.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInstanceNormGetWorkspaceSize(
    const aclTensor *x, const aclTensor *gamma, const aclTensor *beta, char *dataFormat, double eps,
    aclTensor *y, aclTensor *mean, aclTensor *variance, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInstanceNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInstanceNorm(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
