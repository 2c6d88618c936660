/*
 * Generated from spec/movement/unique2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_UNIQUE2_H
#define ACLNNOP_ACLNN_UNIQUE2_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Unique2: the elements of a tensor that differ, which of them each element is, and how often it is
 * there.
 *
 *   valueOut = distinct(self)
 *   inverseOut = distinct_numbers(self)
 *   countsOut = distinct_counts(self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the elements; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16; shape: any, rank at most 8
 *   sorted         mode; whether the values have to stand in their order: false, true
 *   returnInverse  mode; whether inverseOut is written: false, true
 *   returnCounts   mode; whether countsOut is written: false, true
 *   valueOut       output; room for all elements; then those that differ; dtypes of self; shape:
 *                  room for all of self; then the first of each run
 *   inverseOut     output; the number of each element among these; ACL_INT64; shape: as self; null
 *                  means none
 *   countsOut      output; room for a number for each element; then how many are equal to each
 *                  value; dtypes of inverseOut; shape: room for the length of each run of self;
 *                  then that many; not written if null
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or valueOut is null
 *   161002  inverseOut or countsOut is neither null nor a tensor
 *   161001  inverseOut is null, and returnInverse is true
 *   161001  countsOut is null, and returnCounts is true
 *   161002  self has a dtype that is not listed for it
 *   161002  valueOut does not have the dtype of self
 *   161002  inverseOut or countsOut has a dtype that is not listed for it
 *   161002  self, valueOut, inverseOut or countsOut has a rank above 8
 *   161002  valueOut is not contiguous, and has another shape than room for all of self
 *   161002  inverseOut does not have the shape of self
 *   161002  countsOut is not contiguous, and has another shape than room for all of self
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
 *   - The tensors have the shapes of what was found when the stream has been synchronised. Values
 *     always stand in their order, also where sorted is false.
 *   - Each nan is a value by itself, behind all others. Zeros of both signs are one value, the
 *     first of them; the vendor's pages for ascend910b and ascend910_93 say two.
 *   - The shapes of valueOut and countsOut are free if their elements lie in order; where there is
 *     not enough room, the call fails when it runs, and writes nothing. The vendor asks countsOut
 *     to have the shape of valueOut.
 *   - valueOut has the dtype of self, which the vendor does not check. A tensor whose flag is false
 *     is not looked at, and may be null, which the vendor refuses.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUnique2GetWorkspaceSize(
    const aclTensor *self, bool sorted, bool returnInverse, bool returnCounts, aclTensor *valueOut,
    aclTensor *inverseOut, aclTensor *countsOut, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnUnique2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUnique2(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
