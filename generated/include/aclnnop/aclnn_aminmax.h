/*
 * Generated from spec/reduction/aminmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_AMINMAX_H
#define ACLNNOP_ACLNN_AMINMAX_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Aminmax: the least and the greatest elements along some axes.
 *
 *   minOut = min(self, over: dim)
 *   maxOut = max(self, over: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at
 *                  most 8
 *   dim            axes; the axes that are reduced; axes of self, each once; negative counts from
 *                  the end
 *   keepDim        mode; whether the reduced axes stay with the extent 1: false, true
 *   minOut         output; the least elements; dtypes of self; shape: as self, without axis dim
 *   maxOut         output; the greatest elements; dtypes of self; shape: as self, without axis dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, dim, minOut or maxOut is null
 *   161002  self has a dtype that is not listed for it
 *   161002  minOut or maxOut does not have the dtype of self
 *   161002  self, minOut or maxOut has a rank above 8
 *   161002  a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  dim names an axis of self without elements
 *   161002  minOut or maxOut does not have the shape of self without axis dim, which with keepDim
 *           stay with the extent 1; all shapes of one element are alike
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   minOut  exact; selections, and at most one rounding: the result nearest to the real value
 *   maxOut  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - An empty list reduces nothing, so both results are self. Where a row has a nan, both results
 *     are nan; +0 is above -0. The vendor says neither of nan nor of zeros.
 *   - Of several axes the vendor answers 161001 where one is out of range; here it is 161002. An
 *     empty self with a list of another length than one, which the vendor refuses, leaves the
 *     outputs as they were.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAminmaxGetWorkspaceSize(const aclTensor *self,
                                                             const aclIntArray *dim, bool keepDim,
                                                             aclTensor *minOut, aclTensor *maxOut,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnAminmaxGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnAminmax(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
