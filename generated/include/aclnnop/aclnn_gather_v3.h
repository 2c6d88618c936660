/*
 * Generated from spec/movement/gather_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_GATHER_V3_H
#define ACLNNOP_ACLNN_GATHER_V3_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * GatherV3: the elements at some positions of one axis; the axes of the positions stand in the
 * place of that axis.
 *
 *   taken = taken(dim, index, 1) of self
 *   out = taken
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16; shape:
 *                  any, rank at most 8; taken is taken(dim, index, 1) of it
 *   dim            axis; the axis along which elements are taken; an axis of self; negative counts
 *                  from the end
 *   index          input; the positions; ACL_INT32, ACL_INT64; shape: indices
 *   batchDims      mode; how many axes in front both tensors share; none may be: 0
 *   mode           mode; without effect: 0, 1, 2
 *   out            output; the output, with the axes of index in the place of dim; dtypes of self;
 *                  shape: as self as taken(dim, index, 1)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, index or out is null
 *   161002  self or index has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self, index or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has the rank 0 and index not one element, or there are more than 8 axes with those
 *           of index
 *   161002  out does not have the shape of self as taken(dim, index, 1)
 *   161002  batchDims is none of none
 *   161002  mode is none of scattered, clustered, beyond
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - A position below 0, or one that the axis does not have, is an error when the call runs, with
 *     the position's place in index; the vendor leaves open what happens then.
 *   - The vendor's ascend910b and ascend910_93 refuse a dim other than 0 and a mode other than 1;
 *     its ascend950 also takes batchDims other than 0, which are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGatherV3GetWorkspaceSize(
    const aclTensor *self, int64_t dim, const aclTensor *index, int64_t batchDims, int64_t mode,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnGatherV3GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnGatherV3(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
