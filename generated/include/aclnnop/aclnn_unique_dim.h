/*
 * Generated from spec/movement/unique_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_UNIQUE_DIM_H
#define ACLNNOP_ACLNN_UNIQUE_DIM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UniqueDim: the slices along an axis that differ, which of them each slice is, and how often it is
 * there.
 *
 *   valueOut = distinct(self, along: dim)
 *   inverseOut = distinct_numbers(self, along: dim)
 *   countsOut = distinct_counts(self, along: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the slices; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16; shape: any, rank at most 8
 *   sorted         mode; whether the slices have to stand in their order: false, true
 *   returnInverse  mode; whether inverseOut is written: false, true
 *   dim            axis; the axis of the slices; an axis of self; negative counts from the end
 *   valueOut       output; room for all slices; then those that differ; dtypes of self; shape: room
 *                  for all of self; then the first of each run
 *   inverseOut     output; the number of each slice among these; ACL_INT64; shape: room for the
 *                  number of a run for each element of self, or for each slice; not written if null
 *   countsOut      output; room for a number for each slice; then how many are equal to each;
 *                  dtypes of inverseOut; shape: room for the length of each run of self; then that
 *                  many
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or valueOut is null
 *   161002  inverseOut is neither null nor a tensor
 *   161001  countsOut is null
 *   161001  inverseOut is null, and returnInverse is true
 *   161002  self has a dtype that is not listed for it
 *   161002  valueOut does not have the dtype of self
 *   161002  inverseOut or countsOut has a dtype that is not listed for it
 *   161002  self, valueOut, inverseOut or countsOut has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  valueOut, inverseOut or countsOut is not contiguous, and has another shape than room
 *           for all of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   valueOut    exact; positions, or elements as they are
 *   inverseOut  exact; positions, or elements as they are
 *   countsOut   exact; positions, or elements as they are
 *
 * Notes:
 *
 *   - The tensors have the shapes of what was found when the stream has been synchronised. Slices
 *     always stand in the order of their first elements that differ, also where sorted is false;
 *     the vendor's page leaves that open.
 *   - A slice with a nan equals no other one, and zeros of both signs are equal. A nan is greater
 *     than all else.
 *   - The shapes of the outputs are free if their elements lie in order; where there is not enough
 *     room, the call fails when it runs, and writes nothing.
 *   - inverseOut is not looked at where returnInverse is false, and may be null, which the vendor
 *     refuses.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUniqueDimGetWorkspaceSize(
    const aclTensor *self, bool sorted, bool returnInverse, int64_t dim, aclTensor *valueOut,
    aclTensor *inverseOut, aclTensor *countsOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnUniqueDimGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUniqueDim(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
