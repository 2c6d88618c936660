/*
 * Generated from spec/reduction/cummin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CUMMIN_H
#define ACLNNOP_ACLNN_CUMMIN_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cummin: the least of the elements up to each, along an axis, and its position.
 *
 *   valuesOut = min(self, upto: dim)
 *   indicesOut = argmin(self, upto: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p, ascend310b; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at
 *                  most 8
 *   dim            axis; the axis of the lines; an axis of self; negative counts from the end
 *   valuesOut      output; the least elements; dtypes of self; shape: as self
 *   indicesOut     output; their positions; ACL_INT32, ACL_INT64; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, valuesOut or indicesOut is null
 *   161002  self, valuesOut or indicesOut has a dtype that is not listed for it
 *   161002  self, valuesOut or indicesOut has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  valuesOut or indicesOut does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   valuesOut   exact; elements as they are, or their positions
 *   indicesOut  exact; elements as they are, or their positions
 *
 * Notes:
 *
 *   - Of equal elements the last one counts, and the two zeros are equal. A nan comes before all
 *     else, and a further one takes its place; the vendor leaves nan open.
 *   - A self of rank 0, which the vendor refuses though its page allows it, is a line of one
 *     element.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCumminGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                            aclTensor *valuesOut,
                                                            aclTensor *indicesOut,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCumminGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCummin(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
