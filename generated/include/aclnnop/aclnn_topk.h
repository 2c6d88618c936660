/*
 * Generated from spec/reduction/topk.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TOPK_H
#define ACLNNOP_ACLNN_TOPK_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Topk: the greatest or the least elements along an axis in their order, and the positions that
 * they came from.
 *
 *   largest is true:
 *     valuesOut = sorted(self, descending: dim), the first k
 *     indicesOut = argsort(self, descending: dim), the first k
 *   valuesOut = sorted(self, along: dim), the first k
 *   indicesOut = argsort(self, along: dim), the first k
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BF16 on ascend950; shape: any, rank at most 8
 *   k              integer; how many elements of a line there are; 0 to the extent of the axis
 *   dim            axis; the axis of the lines; an axis of self; negative counts from the end
 *   largest        mode; whether they are the greatest: false, true
 *   sorted         mode; whether they have to stand in their order: false, true
 *   valuesOut      output; the elements; dtypes of self; shape: as self, with the extent k along
 *                  axis dim
 *   indicesOut     output; their positions; ACL_INT64; shape: as self, with the extent k along axis
 *                  dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, valuesOut or indicesOut is null
 *   161002  self has a dtype that is not listed for it
 *   161002  valuesOut does not have the dtype of self
 *   161002  indicesOut has a dtype that is not listed for it
 *   161002  self, valuesOut or indicesOut has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  k is not in 0 to n, where n is the extent of self along dim
 *   161002  valuesOut or indicesOut does not have the shape of self with the extent k along dim;
 *           all shapes of one element are alike
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
 *   - They stand in their order whether sorted says so or not. Of equal elements, as both zeros
 *     are, those in front come first. A nan is greater than all else.
 *   - f32 is compared as it is on ascend910, too, where the vendor rounds it to f16.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTopkGetWorkspaceSize(
    const aclTensor *self, int64_t k, int64_t dim, bool largest, bool sorted, aclTensor *valuesOut,
    aclTensor *indicesOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTopkGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTopk(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
