/*
 * Generated from spec/movement/index_add_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INDEX_ADD_V2_H
#define ACLNNOP_ACLNN_INDEX_ADD_V2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IndexAddV2: slices of another tensor are added to the listed slices of the input, multiplied by a
 * factor or as they are.
 *
 *   mode is fast:
 *     out = sum(source)
 *   out = sum(alpha * source)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; what the output begins as; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_BF16; shape: any,
 *                  rank at most 8
 *   dim            axis; the axis along which slices are listed; an axis of self; negative counts
 *                  from the end
 *   index          input; the positions of slices, a list or one of them; ACL_INT32, ACL_INT64;
 *                  shape: indices
 *   source         input; the slices, as many along dim as there are positions; dtypes of self;
 *                  shape: any, rank at most 8
 *   alpha          scalar; the factor; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   mode           mode; whether the factor is 1, whatever alpha is: 0, any other value
 *   out            output; the output, with the shape of self; dtypes of self; shape: as self;
 *                  source falls on it as taken(dim, index, 1)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, index, source, alpha or out is null
 *   161002  index or source has a dtype that is not listed for it
 *   161002  self does not have the dtype of source
 *   161002  alpha has a complex dtype
 *   161002  out does not have the dtype of source
 *   161002  self, index, source or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  out does not have the shape of self
 *   161002  out has the rank 0 and index not one element, or there are more than 8 axes with those
 *           of index; or source does not have the shape of out as taken(dim, index, 1)
 *   161002  rank(index) <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  sum; added in f64, or with what additions of f64 lose, in index order, and rounded once
 *
 * Notes:
 *
 *   - A position below 0, or one that the axis does not have, is an error when the call runs, with
 *     its place in index; the vendor's ascend950 leaves it out.
 *   - Slices with one position are added in their order, so the result is the same in every run;
 *     the vendor leaves the order open.
 *   - Both modes add with the same accuracy, and mode 0 takes every rank, axis and dtype, of which
 *     the vendor takes a few.
 *   - The sum of truth values is whether one of them is true.
 */
ACL_FUNC_VISIBILITY aclnnStatus
aclnnIndexAddV2GetWorkspaceSize(const aclTensor *self, int64_t dim, const aclTensor *index,
                                const aclTensor *source, const aclScalar *alpha, int64_t mode,
                                aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIndexAddV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexAddV2(void *workspace, uint64_t workspaceSize,
                                                aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
