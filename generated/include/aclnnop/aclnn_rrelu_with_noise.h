/*
 * Generated from spec/activation/inplace_r_relu_with_noise.yaml and
 * spec/activation/r_relu_with_noise.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_RRELU_WITH_NOISE_H
#define ACLNNOP_ACLNN_RRELU_WITH_NOISE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * InplaceRReluWithNoise: negative values are multiplied by random slopes, or by the mean of these.
 * In place: self stands for both self and out, noise stands for both noise and slopes.
 *
 *   drawn = lower * (1 - random(seed, offset)) + upper * random(seed, offset)
 *   training is true:
 *     out = where(self < 0, self * drawn, self)
 *     slopes = where(self < 0, drawn, 1)
 *   out = where(self > 0, self, self * (lower + upper) / 2)
 *   slopes = noise
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input and output; the input, overwritten by the result; ACL_FLOAT, ACL_FLOAT16
 *                  on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: any, rank at most 8
 *   noise          input and output; what slopes is where it is not written, overwritten by the
 *                  slope of each element where slopes are drawn, 1 where it is not below 0; dtypes
 *                  of self; shape: as self
 *   lower          scalar; the least slope; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16
 *   upper          scalar; the greatest slope; dtypes of lower
 *   training       mode; whether slopes are drawn: false, true
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, noise, lower or upper is null
 *   161002  self has a dtype that is not listed for it
 *   161002  noise does not have the dtype of self
 *   161002  lower or upper has a dtype that is not listed for it
 *   161002  self or noise has a rank above 8
 *   161002  noise does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out     1 ulp; the largest distance to the real value, in each dtype
 *   slopes  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The numbers are other than the vendor's, whose generators differ between products.
 *   - noise has the shape of self, and is looked at where no slopes are drawn, too; the vendor
 *     accepts more elements then.
 *   - Between lower and upper lies each slope, which is rounded to the nearest, so that it may be
 *     one of them.
 *   - At 0 and at nan the slope is 1, as in the vendor's code; its page has the slope of values
 *     below 0 there.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceRReluWithNoiseGetWorkspaceSize(
    const aclTensor *self, const aclTensor *noise, const aclScalar *lower, const aclScalar *upper,
    bool training, int64_t seed, int64_t offset, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceRReluWithNoiseGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceRReluWithNoise(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream);

/*
 * RReluWithNoise: negative values are multiplied by random slopes, or by the mean of these. In
 * place: noise stands for both noise and slopes.
 *
 *   drawn = lower * (1 - random(seed, offset)) + upper * random(seed, offset)
 *   training is true:
 *     out = where(self < 0, self * drawn, self)
 *     slopes = where(self < 0, drawn, 1)
 *   out = where(self > 0, self, self * (lower + upper) / 2)
 *   slopes = noise
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   noise          input and output; what slopes is where it is not written, overwritten by the
 *                  slope of each element where slopes are drawn, 1 where it is not below 0; dtypes
 *                  of self; shape: as self
 *   lower          scalar; the least slope; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16
 *   upper          scalar; the greatest slope; dtypes of lower
 *   training       mode; whether slopes are drawn: false, true
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   out            output; the result; dtypes of self; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, noise, lower, upper or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  noise does not have the dtype of self
 *   161002  lower or upper has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self, noise or out has a rank above 8
 *   161002  noise or out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out     1 ulp; the largest distance to the real value, in each dtype
 *   slopes  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The numbers are other than the vendor's, whose generators differ between products.
 *   - noise has the shape of self, and is looked at where no slopes are drawn, too; the vendor
 *     accepts more elements then.
 *   - Between lower and upper lies each slope, which is rounded to the nearest, so that it may be
 *     one of them.
 *   - At 0 and at nan the slope is 1, as in the vendor's code; its page has the slope of values
 *     below 0 there.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRReluWithNoiseGetWorkspaceSize(
    const aclTensor *self, const aclTensor *noise, const aclScalar *lower, const aclScalar *upper,
    bool training, int64_t seed, int64_t offset, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRReluWithNoiseGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRReluWithNoise(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
