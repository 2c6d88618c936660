/*
 * Generated from spec/movement/linspace.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LINSPACE_H
#define ACLNNOP_ACLNN_LINSPACE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Linspace: numbers at equal distances from one to another, both among them.
 *
 *   last = steps - 1
 *   left = last - index(all)
 *   joined = (start * left + end * index(all)) / last
 *   apart = start * (left / last) + end * (index(all) / last)
 *   between = where(max(abs(start), abs(end)) < 1e30, joined, apart)
 *   out = where(index(all) == 0, start, where(index(all) < last, between, end))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   start          scalar; the first number; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   end            scalar; the last number; dtypes of start
 *   steps          scalar; how many there are
 *   out            output; the numbers; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: any, rank at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  start, end or out is null
 *   161002  start, end or out has a dtype that is not listed for it
 *   161002  out has a rank above 8
 *   161002  steps >= 0 does not hold
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
 *   - The number of elements of out is not compared with steps, which the vendor refuses if they
 *     differ; its caller makes it.
 *   - An out of integers is refused, for which the vendor leaves open how it rounds.
 *   - An argument that is null is refused with 161001, as the vendor documents, and a complex start
 *     or end with 161002.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLinspaceGetWorkspaceSize(const aclScalar *start,
                                                              const aclScalar *end, int64_t steps,
                                                              aclTensor *out,
                                                              uint64_t *workspaceSize,
                                                              aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLinspaceGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLinspace(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
