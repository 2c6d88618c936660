/*
 * Generated from spec/movement/inplace_uniform.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_UNIFORM_H
#define ACLNNOP_ACLNN_UNIFORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * InplaceUniform: random numbers that are spread evenly between two numbers.
 *
 *   selfRef = from * (1 - random(seed, offset)) + to * random(seed, offset)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        output; the tensor that is filled; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   from           scalar; the lower end
 *   to             scalar; the upper end
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef is null
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  selfRef has a rank above 8
 *   161002  from <= to does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   selfRef  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The numbers are other than the vendor's, whose generators differ between products.
 *   - A result is rounded to the nearest, so that in f16 and bf16 it may be `to`.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceUniformGetWorkspaceSize(const aclTensor *selfRef,
                                                                    double from, double to,
                                                                    uint64_t seed, uint64_t offset,
                                                                    uint64_t *workspaceSize,
                                                                    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceUniformGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceUniform(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceUniformTensorGetWorkspaceSize(
    const aclTensor *selfRef, double from, double to, const aclTensor *seedTensor,
    const aclTensor *offsetTensor, uint64_t offset, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceUniformTensor(void *workspace, uint64_t workspaceSize,
                                                          aclOpExecutor *executor,
                                                          aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
