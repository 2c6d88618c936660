/*
 * Generated from spec/norm/group_norm_silu.yaml and spec/norm/group_norm_silu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GROUP_NORM_SILU_H
#define ACLNNOP_ACLNN_GROUP_NORM_SILU_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GroupNormSilu: GroupNorm, and the result times its sigmoid.
 *
 *   mean = sum(self, over: group) / count(self, over: group)
 *   squares = sum((self - mean) * (self - mean), over: group)
 *   rstd = 1 / sqrt(squares / count(self, over: group) + eps)
 *   norm = (self - mean) * rstd * gamma + beta
 *   out = where(norm == -inf, 0, norm * sigmoid(norm))
 *   meanOut = mean
 *   rstdOut = rstd
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any, rank at most 8
 *   gamma          input; what the elements of each channel are multiplied by; dtypes of self;
 *                  shape: one element, or one for each channel (axis 1) of self; null means 1
 *   beta           input; what is added to them; dtypes of self; shape: one element, or one for
 *                  each channel (axis 1) of self; null means 0
 *   group          groups; the number of groups; a divisor of the extent of self along axis 1
 *   eps            scalar; what is added to the variance
 *   out            output; the result; dtypes of self; shape: as self
 *   meanOut        output; the means, one for each group; dtypes of self; shape: as self, without
 *                  the axes of a group
 *   rstdOut        output; the reciprocals of the standard deviations; dtypes of self; shape: as
 *                  self, without the axes of a group
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self is null
 *   161002  gamma or beta is neither null nor a tensor
 *   161001  out, meanOut or rstdOut is null
 *   161002  self, gamma or beta has a dtype that is not listed for it
 *   161002  beta does not have the dtype of gamma
 *   161002  gamma or beta has neither the dtype of self nor f32
 *   161002  out does not have the dtype of self
 *   161002  meanOut or rstdOut has a dtype that is not listed for it
 *   161002  self, gamma, beta, out, meanOut or rstdOut has a rank above 8
 *   161002  group is below 1, or the extent of self along axis 1 is no multiple of it; or the rank
 *           of self is below 2
 *   161002  gamma or beta does not have one axis with an element for each channel of self
 *   161002  out does not have the shape of self
 *   161002  meanOut or rstdOut does not have the shape [n, group], where n is the extent of self
 *           along axis 0
 *   161002  eps > 0 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out      1 ulp; the largest distance to the real value, in each dtype
 *   meanOut  1 ulp; the largest distance to the real value, in each dtype
 *   rstdOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - Where the normalised value is -inf, the result is 0, its limit.
 *   - meanOut and rstdOut may be of any float dtype; the vendor takes that of self, on ascend950
 *     that of gamma.
 *   - An input without elements leaves the outputs as they were; the vendor writes means of 0 and
 *     nan where groups are empty.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupNormSiluGetWorkspaceSize(
    const aclTensor *self, const aclTensor *gamma, const aclTensor *beta, int64_t group, double eps,
    aclTensor *out, aclTensor *meanOut, aclTensor *rstdOut, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGroupNormSiluGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupNormSilu(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

/*
 * GroupNormSiluV2: GroupNorm, and, where that is wanted, the result times its sigmoid.
 *
 *   mean = sum(self, over: group) / count(self, over: group)
 *   squares = sum((self - mean) * (self - mean), over: group)
 *   rstd = 1 / sqrt(squares / count(self, over: group) + eps)
 *   norm = (self - mean) * rstd * gamma + beta
 *   activateSilu is true:
 *     out = where(norm == -inf, 0, norm * sigmoid(norm))
 *   out = norm
 *   meanOut = mean
 *   rstdOut = rstd
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950;
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend310p; shape: any, rank at most 8
 *   gamma          input; what the elements of each channel are multiplied by; dtypes of self;
 *                  shape: one element, or one for each channel (axis 1) of self; null means 1
 *   beta           input; what is added to them; dtypes of self; shape: one element, or one for
 *                  each channel (axis 1) of self; null means 0
 *   group          groups; the number of groups; a divisor of the extent of self along axis 1
 *   eps            scalar; what is added to the variance
 *   activateSilu   mode; whether the result is multiplied by its sigmoid: false, true
 *   out            output; the result; dtypes of self; shape: as self
 *   meanOut        output; the means, one for each group; dtypes of self; shape: as self, without
 *                  the axes of a group
 *   rstdOut        output; the reciprocals of the standard deviations; dtypes of self; shape: as
 *                  self, without the axes of a group
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self is null
 *   161002  gamma or beta is neither null nor a tensor
 *   161001  out, meanOut or rstdOut is null
 *   161002  self, gamma or beta has a dtype that is not listed for it
 *   161002  beta does not have the dtype of gamma
 *   161002  gamma or beta has neither the dtype of self nor f32
 *   161002  out does not have the dtype of self
 *   161002  meanOut or rstdOut has a dtype that is not listed for it
 *   161002  self, gamma, beta, out, meanOut or rstdOut has a rank above 8
 *   161002  group is below 1, or the extent of self along axis 1 is no multiple of it; or the rank
 *           of self is below 2
 *   161002  gamma or beta does not have one axis with an element for each channel of self
 *   161002  out does not have the shape of self
 *   161002  meanOut or rstdOut does not have the shape [n, group], where n is the extent of self
 *           along axis 0
 *   161002  eps > 0 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out      1 ulp; the largest distance to the real value, in each dtype
 *   meanOut  1 ulp; the largest distance to the real value, in each dtype
 *   rstdOut  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size, if that is more.
 *   - The squares of f32 neither overflow nor vanish, because they are in f64.
 *   - Where the normalised value is -inf, its product with its sigmoid is 0, the limit.
 *   - meanOut and rstdOut may be of any float dtype; the vendor takes that of self, on ascend950
 *     that of gamma.
 *   - An input without elements leaves the outputs as they were; the vendor writes means of 0 and
 *     nan where groups are empty.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupNormSiluV2GetWorkspaceSize(
    const aclTensor *self, const aclTensor *gamma, const aclTensor *beta, int64_t group, double eps,
    bool activateSilu, aclTensor *out, aclTensor *meanOut, aclTensor *rstdOut,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGroupNormSiluV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGroupNormSiluV2(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
