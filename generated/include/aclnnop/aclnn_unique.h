/*
 * Generated from spec/movement/unique.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_UNIQUE_H
#define ACLNNOP_ACLNN_UNIQUE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Unique: the elements of a tensor that differ, and which of them each element is.
 *
 *   valueOut = distinct(self)
 *   inverseOut = distinct_numbers(self)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the elements; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16; shape: any, rank at most 8
 *   sorted         mode; whether the values have to stand in their order: false, true
 *   returnInverse  mode; whether inverseOut is written: false, true
 *   valueOut       output; room for all elements; then those that differ; dtypes of self; shape:
 *                  room for all of self; then the first of each run
 *   inverseOut     output; the number of each element among these; ACL_INT64; shape: as self; null
 *                  means none
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or valueOut is null
 *   161002  inverseOut is neither null nor a tensor
 *   161001  inverseOut is null, and returnInverse is true
 *   161002  self has a dtype that is not listed for it
 *   161002  valueOut does not have the dtype of self
 *   161002  inverseOut has a dtype that is not listed for it
 *   161002  self, valueOut or inverseOut has a rank above 8
 *   161002  valueOut is not contiguous, and has another shape than room for all of self
 *   161002  inverseOut does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   valueOut    exact; positions, or elements as they are
 *   inverseOut  exact; positions, or elements as they are
 *
 * Notes:
 *
 *   - valueOut has the shape of what was found when the stream has been synchronised. Values always
 *     stand in their order, also where sorted is false.
 *   - Each nan is a value by itself, behind all others. Zeros of both signs are one value, the
 *     first of them; the vendor's pages for ascend910b and ascend910_93 say two.
 *   - The shape of valueOut is free if its elements lie in order; where there is not enough room,
 *     the call fails when it runs, and writes nothing.
 *   - valueOut has the dtype of self, which the vendor does not check. inverseOut is not looked at
 *     where returnInverse is false, and may be null, which the vendor refuses.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUniqueGetWorkspaceSize(const aclTensor *self, bool sorted,
                                                            bool returnInverse, aclTensor *valueOut,
                                                            aclTensor *inverseOut,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnUniqueGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnUnique(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
