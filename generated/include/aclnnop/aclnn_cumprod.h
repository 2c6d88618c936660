/*
 * Generated from spec/reduction/cumprod.yaml and spec/reduction/inplace_cumprod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CUMPROD_H
#define ACLNNOP_ACLNN_CUMPROD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cumprod: the products of the elements up to each, along an axis, in the dtype that is named.
 *
 *   out = prod(input, upto: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BF16; shape: any,
 *                  rank at most 8
 *   dim            axis; the axis of the lines; an axis of input; negative counts from the end; of
 *                  i32 or i64
 *   dtype          dtype; the dtype that elements are converted to before they are multiplied;
 *                  dtypes of input
 *   out            output; the products; dtypes of input; shape: as input
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input, dim or out is null
 *   161002  input has a dtype that is not listed for it
 *   161002  dtype names a dtype that is not listed for it
 *   161002  dim has another dtype than i32 or i64
 *   161002  out does not have the dtype that dtype names
 *   161002  input or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of input, or 1 at rank 0
 *   161002  out does not have the shape of input
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value where terms do not cancel, in each dtype;
 *        integers wrap
 *
 * Notes:
 *
 *   - Products of floats are within half an ulp of the exact one and a few parts in 2^53; one that
 *     leaves the range of f64 stays infinite, or 0.
 *   - A float that is converted to an integer is truncated, to at most the end of the range; nan is
 *     0.
 *   - The dtype has to be named; the vendor takes that of out where it is undefined. An out that is
 *     null is refused with 161001.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCumprodGetWorkspaceSize(const aclTensor *input,
                                                             const aclScalar *dim,
                                                             aclDataType dtype, aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCumprodGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCumprod(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

/*
 * InplaceCumprod: every element becomes the product of those up to it, along an axis. In place:
 * input stands for both self and out.
 *
 *   out = prod(self, upto: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input and output; the elements, overwritten by the products; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BF16; shape: any, rank at most 8
 *   dim            axis; the axis of the lines; an axis of input; negative counts from the end; of
 *                  i32 or i64
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or dim is null
 *   161002  input has a dtype that is not listed for it
 *   161002  dim has another dtype than i32 or i64
 *   161002  input has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of input, or 1 at rank 0
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value where terms do not cancel, in each dtype;
 *        integers wrap
 *
 * Notes:
 *
 *   - Products of floats are within half an ulp of the exact one and a few parts in 2^53; one that
 *     leaves the range of f64 stays infinite, or 0.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceCumprodGetWorkspaceSize(aclTensor *input,
                                                                    const aclScalar *dim,
                                                                    uint64_t *workspaceSize,
                                                                    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceCumprodGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceCumprod(void *workspace, uint64_t workspaceSize,
                                                    aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
