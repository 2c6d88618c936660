/*
 * Generated from spec/movement/range.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_RANGE_H
#define ACLNNOP_ACLNN_RANGE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Range: numbers from a start on, at equal distances, the end among them where it is met.
 *
 *   out = start + index(all) * step
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   start          scalar; the first number; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   end            scalar; the number that is not passed; dtypes of start
 *   step           scalar; the distance of two numbers, which may be below 0; dtypes of start
 *   out            output; the numbers, as many as there is room for; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT32, ACL_INT64, ACL_DOUBLE on ascend910, ascend310p, ascend310b;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT32, ACL_INT64, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  start, end, step or out is null
 *   161002  start, end, step or out has a dtype that is not listed for it
 *   161002  out has a rank above 8
 *   161002  step > 0 or step < 0 does not hold
 *   161002  not (step > 0 and start > end) does not hold
 *   161002  not (step < 0 and start < end) does not hold
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
 *   - The number of elements of out is not compared with what lies between start and end, as in the
 *     vendor's checks; its caller makes it.
 *   - Scalars are converted to the dtype of out before anything else, those for f16 and bf16 to
 *     f32.
 *   - An argument that is null is refused with 161001, as the vendor documents, and an out of rank
 *     0 is accepted.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRangeGetWorkspaceSize(const aclScalar *start,
                                                           const aclScalar *end,
                                                           const aclScalar *step, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRangeGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRange(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
