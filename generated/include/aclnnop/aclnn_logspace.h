/*
 * Generated from spec/movement/log_space.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGSPACE_H
#define ACLNNOP_ACLNN_LOGSPACE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogSpace: powers of a base, whose exponents go at equal distances from one to another.
 *
 *   last = steps - 1
 *   inner = (start * (last - index(all)) + end * index(all)) / last
 *   exponent = where(index(all) == 0, start, where(index(all) < last, inner, end))
 *   result = where(exponent == 0 or base == 1, 1, exp(exponent * log(base)))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   start          scalar; the first exponent; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16
 *   end            scalar; the last exponent; dtypes of start
 *   steps          scalar; how many powers there are
 *   base           scalar; what is raised to them, at least 0
 *   result         output; the powers; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  start, end or result is null
 *   161002  start, end or result has a dtype that is not listed for it
 *   161002  result has a rank above 8
 *   161002  steps >= 0 does not hold
 *   161002  base >= 0 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   result  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The base is not rounded to f32, as the vendor does; one below 0, whose powers are no numbers
 *     but for whole exponents, is refused.
 *   - The number of elements of result is not compared with steps, as in the vendor's checks; its
 *     caller makes it.
 *   - An argument that is null is refused with 161001, as the vendor documents, and a complex start
 *     or end with 161002.
 *   - Between the ends exponents are made in f64.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSpaceGetWorkspaceSize(const aclScalar *start,
                                                              const aclScalar *end, int64_t steps,
                                                              double base, const aclTensor *result,
                                                              uint64_t *workspaceSize,
                                                              aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogSpaceGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSpace(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
