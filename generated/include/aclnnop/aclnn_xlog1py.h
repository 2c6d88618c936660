/*
 * Generated from spec/mathematics/xlog1py.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_XLOG1PY_H
#define ACLNNOP_ACLNN_XLOG1PY_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Xlog1py: x * log(1 + y), and 0 where x is 0.
 *
 *   z = where(x == 0 and y == y, 0, x * log1p(y))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x              input; the factor; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any; broadcasts with
 *                  y
 *   y              input; one less than the argument of the logarithm; dtypes of x; shape: any;
 *                  broadcasts with x
 *   z              output; the result; dtypes of x; shape: as the broadcast of x and y
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, y or z is null
 *   161002  x has a dtype that is not listed for it
 *   161002  y or z does not have the dtype of x
 *   161002  x, y or z has a rank above 8
 *   161002  x and y do not broadcast together
 *   161002  z does not have the shape of the broadcast of x and y
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   z  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The logarithm is accurate also for tiny y; the vendor adds 1 first.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnXlog1pyGetWorkspaceSize(const aclTensor *x, const aclTensor *y,
                                                             const aclTensor *z,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnXlog1pyGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnXlog1py(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
