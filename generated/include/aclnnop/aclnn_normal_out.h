/*
 * Generated from spec/movement/normal_float_float.yaml and spec/movement/normal_float_tensor.yaml
 * and spec/movement/normal_tensor_float.yaml and spec/movement/normal_tensor_tensor.yaml by
 * codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_NORMAL_OUT_H
#define ACLNNOP_ACLNN_NORMAL_OUT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * NormalFloatFloat: random numbers of a normal distribution.
 *
 *   out = mean + std * (sqrt(2) * erfinv(2 * random(seed, offset) - 1))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   mean           scalar; the mean of the distribution
 *   std            scalar; its standard deviation
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   out            output; the tensor that is filled; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16;
 *                  shape: any, rank at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  out is null
 *   161002  out has a dtype that is not listed for it
 *   161002  out has a rank above 8
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
 *   - A std below 0 gives the numbers of the one above 0 on the other side of mean, as in the
 *     vendor's checks.
 *   - The numbers are other than the vendor's, whose generators differ between products.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalFloatFloatGetWorkspaceSize(float mean, float std,
                                                                      int64_t seed, int64_t offset,
                                                                      aclTensor *out,
                                                                      uint64_t *workspaceSize,
                                                                      aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNormalFloatFloatGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalFloatFloat(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

/*
 * NormalFloatTensor: random numbers of normal distributions, whose standard deviations are a
 * tensor.
 *
 *   out = mean + std * (sqrt(2) * erfinv(2 * random(seed, offset) - 1))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   mean           scalar; the mean of the distributions
 *   std            input; their standard deviations; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16;
 *                  shape: any, rank at most 8
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   out            output; the result; dtypes of std; shape: as std
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  std or out is null
 *   161002  std or out has a dtype that is not listed for it
 *   161002  std or out has a rank above 8
 *   161002  out does not have the shape of std
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
 *   - A std below 0 gives the numbers of the one above 0 on the other side of mean; the vendor does
 *     not look at it either.
 *   - The numbers are other than the vendor's, whose generators differ between products.
 *   - Dtypes are checked before shapes; the vendor does it the other way round.
 *   - An empty std is accepted beside an out of its shape; the vendor refuses it, and accepts an
 *     empty out beside one element.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalFloatTensorGetWorkspaceSize(
    float mean, const aclTensor *std, int64_t seed, int64_t offset, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNormalFloatTensorGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalFloatTensor(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

/*
 * NormalTensorFloat: random numbers of normal distributions, whose means are a tensor.
 *
 *   out = mean + std * (sqrt(2) * erfinv(2 * random(seed, offset) - 1))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   mean           input; the means of the distributions; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_BF16; shape: broadcasts to out
 *   std            scalar; their standard deviation
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   out            output; the result; dtypes of mean; shape: any, rank at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  mean or out is null
 *   161002  mean or out has a dtype that is not listed for it
 *   161002  mean or out has a rank above 8
 *   161002  mean does not broadcast to the shape of out
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
 *   - A std below 0 gives the numbers of the one above 0 on the other side of mean; the vendor does
 *     not look at it either.
 *   - The numbers are other than the vendor's, whose generators differ between products.
 *   - Dtypes are checked before shapes; the vendor does it the other way round.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalTensorFloatGetWorkspaceSize(
    const aclTensor *mean, float std, int64_t seed, int64_t offset, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNormalTensorFloatGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalTensorFloat(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

/*
 * NormalTensorTensor: random numbers of normal distributions, whose means and standard deviations
 * are tensors.
 *
 *   normal = sqrt(2) * erfinv(2 * random(seed, offset) - 1)
 *   out = where(abs(std) < 1e30, mean + std * normal, 16 * (mean / 16 + std / 16 * normal))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   mean           input; the means of the distributions; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_BF16; shape: any; broadcasts with std
 *   std            input; their standard deviations; dtypes of mean; shape: any; broadcasts with
 *                  mean
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   out            output; the result; dtypes of mean; shape: as the broadcast of mean and std
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  mean, std or out is null
 *   161002  mean, std or out has a dtype that is not listed for it
 *   161002  mean, std or out has a rank above 8
 *   161002  mean and std do not broadcast together
 *   161002  out does not have the shape of the broadcast of mean and std
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
 *   - A std below 0 gives the numbers of the one above 0 on the other side of mean; the vendor does
 *     not look at it either.
 *   - The numbers are other than the vendor's, whose generators differ between products.
 *   - Dtypes are checked before shapes; the vendor does it the other way round.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalTensorTensorGetWorkspaceSize(
    const aclTensor *mean, const aclTensor *std, int64_t seed, int64_t offset, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNormalTensorTensorGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalTensorTensor(void *workspace, uint64_t workspaceSize,
                                                        aclOpExecutor *executor,
                                                        aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
