/*
 * Generated from spec/reduction/mean.yaml and spec/reduction/mean_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_MEAN_H
#define ACLNNOP_ACLNN_MEAN_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Mean: the mean of the elements along some axes, computed in the dtype that is named.
 *
 *   out = sum(self, over: dim) / count(self, over: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8
 *   dim            axes; the axes that are reduced; none means all; axes of self, each once;
 *                  negative counts from the end
 *   keepDim        mode; whether the reduced axes stay with the extent 1: false, true
 *   dtype          dtype; the dtype that elements are converted to first, and that the mean is
 *                  rounded to; dtypes of self
 *   out            output; the means; dtypes of self; shape: as self, without axis dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, dim or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  dtype names a dtype that is not listed for it
 *   161002  out has a dtype that is not listed for it
 *   161002  self or out has a rank above 8
 *   161002  a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  out does not have the shape of self without axis dim, which with keepDim stay with the
 *           extent 1; all shapes of one element are alike
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
 *   - The sum of f16 and bf16 does not overflow, because it is in f64.
 *   - Integers and complex dtypes, which the vendor takes, are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMeanGetWorkspaceSize(const aclTensor *self,
                                                          const aclIntArray *dim, bool keepDim,
                                                          aclDataType dtype, aclTensor *out,
                                                          uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMeanGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMean(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

/*
 * MeanV2: the mean of the elements along some axes, or the elements themselves where none is named
 * and that is wanted.
 *
 *   out = sum(self, over: dim) / count(self, over: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self               input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910, ascend310p;
 *                      ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93,
 *                      ascend950; shape: any, rank at most 8
 *   dim                axes; the axes that are reduced; axes of self, each once; negative counts
 *                      from the end
 *   keepDim            mode; whether the reduced axes stay with the extent 1: false, true
 *   noopWithEmptyAxes  mode; whether an empty dim means no axis and not all: false, true
 *   out                output; the means; dtypes of self; shape: as self, without axis dim
 *   workspaceSize      result; the bytes of workspace that the second phase needs
 *   executor           result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, dim or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  out does not have the shape of self without axis dim, which with keepDim stay with the
 *           extent 1; all shapes of one element are alike
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
 *   - Integers and complex dtypes, which the vendor takes, are refused here.
 *   - Where no axis is reduced, -0 becomes +0, as in a sum.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMeanV2GetWorkspaceSize(const aclTensor *self,
                                                            const aclIntArray *dim, bool keepDim,
                                                            bool noopWithEmptyAxes, aclTensor *out,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnMeanV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnMeanV2(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
