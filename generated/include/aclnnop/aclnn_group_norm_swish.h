/*
 * Generated from spec/norm/group_norm_swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GROUP_NORM_SWISH_H
#define ACLNNOP_ACLNN_GROUP_NORM_SWISH_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GroupNormSwish: GroupNorm, and, where that is wanted, the result times the sigmoid of a multiple
 * of it.
 *
 *   mean = sum(x, over: numGroups) / count(x, over: numGroups)
 *   squares = sum((x - mean) * (x - mean), over: numGroups)
 *   rstd = 1 / sqrt(squares / count(x, over: numGroups) + eps)
 *   norm = (x - mean) * rstd * gamma + beta
 *   activateSwish is true:
 *     yOut = where(swishScale * norm == -inf, 0, norm * sigmoid(swishScale * norm))
 *   yOut = norm
 *   meanOut = mean
 *   rstdOut = rstd
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x                   input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   gamma               input; what the elements of each channel are multiplied by; dtypes of x;
 *                       shape: one element, or one for each channel (axis 1) of x
 *   beta                input; what is added to them; dtypes of x; shape: one element, or one for
 *                       each channel (axis 1) of x
 *   numGroups           groups; the number of groups; a divisor of the extent of x along axis 1
 *   dataFormatOptional  mode; which axis channels lie along: "NCHW"
 *   eps                 scalar; what is added to the variance
 *   activateSwish       mode; whether the result is multiplied by a sigmoid: false, true
 *   swishScale          scalar; what the result is multiplied by in the sigmoid
 *   yOut                output; the result; dtypes of x; shape: as x
 *   meanOut             output; the means, one for each group; dtypes of x; shape: as x, without
 *                       the axes of a group
 *   rstdOut             output; the reciprocals of the standard deviations; dtypes of x; shape: as
 *                       x, without the axes of a group
 *   workspaceSize       result; the bytes of workspace that the second phase needs
 *   executor            result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, gamma, beta, yOut, meanOut or rstdOut is null
 *   161002  x or gamma has a dtype that is not listed for it
 *   161002  beta does not have the dtype of gamma
 *   161002  gamma or beta has neither the dtype of x nor f32
 *   161002  yOut does not have the dtype of x
 *   161002  meanOut or rstdOut does not have the dtype of gamma
 *   561002  x, gamma, beta, yOut, meanOut or rstdOut has a rank above 8
 *   561002  numGroups is below 1, or the extent of x along axis 1 is no multiple of it; or the rank
 *           of x is below 2
 *   561002  gamma or beta does not have one axis with an element for each channel of x
 *   561002  yOut does not have the shape of x
 *   561002  meanOut or rstdOut does not have the shape [n, numGroups], where n is the extent of x
 *           along axis 0
 *   561002  dataFormatOptional is none of NCHW
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   yOut     1 ulp; the largest distance to the real value, in each dtype
 *   meanOut  1 ulp; the largest distance to the real value, in each dtype
 *   rstdOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - Where swishScale times the normalised value is -inf, its product with the sigmoid is 0, the
 *     limit.
 *   - An input without elements leaves the outputs as they were; the vendor refuses it.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupNormSwishGetWorkspaceSize(
    const aclTensor *x, const aclTensor *gamma, const aclTensor *beta, int64_t numGroups,
    char *dataFormatOptional, double eps, bool activateSwish, double swishScale,
    const aclTensor *yOut, const aclTensor *meanOut, const aclTensor *rstdOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGroupNormSwishGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupNormSwish(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
