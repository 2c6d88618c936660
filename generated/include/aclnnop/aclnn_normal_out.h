/*
 * Generated from spec/movement/normal_float_float.yaml by codegen.
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

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalFloatTensorGetWorkspaceSize(
    float mean, const aclTensor *std, int64_t seed, int64_t offset, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalFloatTensor(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalTensorFloatGetWorkspaceSize(
    const aclTensor *mean, float std, int64_t seed, int64_t offset, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalTensorFloat(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalTensorTensorGetWorkspaceSize(
    const aclTensor *mean, const aclTensor *std, int64_t seed, int64_t offset, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormalTensorTensor(void *workspace, uint64_t workspaceSize,
                                                        aclOpExecutor *executor,
                                                        aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
