/*
 * Generated from spec/reduction/reduce_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_REDUCE_SUM_H
#define ACLNNOP_ACLNN_REDUCE_SUM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ReduceSum: the sum of the elements along some axes, in the dtype that is named.
 *
 *   out = sum(self, over: dims)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at
 *                  most 8
 *   dims           axes; the axes that are reduced; none means all; axes of self, each once;
 *                  negative counts from the end
 *   keepDims       mode; whether the reduced axes stay with the extent 1: false, true
 *   dtype          dtype; the dtype that elements are converted to before they are added; dtypes of
 *                  self
 *   out            output; the sums; dtypes of self; shape: as self, without axis dims
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, dims or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  dtype names a dtype that is not listed for it
 *   161002  out does not have the dtype that dtype names
 *   161002  self or out has a rank above 8
 *   161002  a value of dims is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  out does not have the shape of self without axis dims, which with keepDims stay with
 *           the extent 1; all shapes of one element are alike
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
 *   - Where the sum of the magnitudes is beyond the range of f64, the result may be infinite or
 *     nan.
 *   - Sums are within half an ulp of the exact one and 2^-46 of the sum of the magnitudes; those of
 *     f64 within 2^-95 of it.
 *   - A float that is converted to an integer is truncated, to at most the end of the range; nan is
 *     0.
 *   - Complex dtypes, which the vendor takes, are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReduceSumGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *dims, bool keepDims, aclDataType dtype,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnReduceSumGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnReduceSum(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
