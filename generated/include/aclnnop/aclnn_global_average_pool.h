/*
 * Generated from spec/reduction/global_average_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GLOBAL_AVERAGE_POOL_H
#define ACLNNOP_ACLNN_GLOBAL_AVERAGE_POOL_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GlobalAveragePool: the mean of each channel, along all axes but the first two.
 *
 *   out = sum(self, over: inner) / count(self, over: inner)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any, rank at most 8
 *   out            output; the means; dtypes of self; shape: as self, without all of its axes but
 *                  the first two
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  out does not have the shape of self without all of its axes but the first two, which
 *           stay with the extent 1; all shapes of one element are alike
 *   161002  rank(self) >= 4 does not hold
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
 *   - The sum of f16 and bf16 does not overflow, because it is in f64.
 *   - Where the sum of the magnitudes is beyond the range of f64, the result may be infinite or
 *     nan.
 *   - The vendor checks the rank before the shape of out, here it is the last check; a self without
 *     elements leaves out as it was.
 *   - The vendor wants the rank of out to be that of self, too, where there is one result; here all
 *     shapes of one element are alike then.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGlobalAveragePoolGetWorkspaceSize(const aclTensor *self,
                                                                       aclTensor *out,
                                                                       uint64_t *workspaceSize,
                                                                       aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGlobalAveragePoolGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGlobalAveragePool(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
