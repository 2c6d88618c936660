/*
 * Generated from spec/movement/repeat_interleave.yaml and spec/movement/repeat_interleave_int.yaml
 * and spec/movement/repeat_interleave_int_with_dim.yaml and
 * spec/movement/repeat_interleave_with_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_REPEAT_INTERLEAVE_H
#define ACLNNOP_ACLNN_REPEAT_INTERLEAVE_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * RepeatInterleave: the elements of a tensor in their order, each as many times in a row as another
 * tensor counts it.
 *
 *   copies = all_copied(repeats, outputSize) of self
 *   out = copies
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64, ACL_BOOL, ACL_BF16 on ascend950; shape: any, rank at most
 *                  8; copies is all_copied(repeats, outputSize) of it
 *   repeats        input; how often each element is repeated, or one count for all; ACL_INT32,
 *                  ACL_INT64; shape: counts, not below 0
 *   outputSize     integer; the number of elements of the output, the sum of the counts; any
 *   out            output; the output, of one axis; dtypes of self; shape: as self as
 *                  all_copied(repeats, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, repeats or out is null
 *   161002  self or repeats has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self, repeats or out has a rank above 8
 *   161002  repeats has another rank than 0 and 1, or is neither one count nor as many as self has
 *           elements, or outputSize is below 0
 *   161002  out does not have the shape of self as all_copied(repeats, outputSize)
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
 *   - A count below 0, and counts whose sum is not outputSize, are errors when the call runs; the
 *     vendor leaves open what it does.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveGetWorkspaceSize(
    const aclTensor *self, const aclTensor *repeats, int64_t outputSize, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRepeatInterleaveGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleave(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

/*
 * RepeatInterleaveInt: each element several times in a row, in one axis.
 *
 *   copies = all_interleaved(repeats, outputSize) of self
 *   out = copies
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64, ACL_BOOL, ACL_BF16 on ascend950; shape: any, rank at most
 *                  8; copies is all_interleaved(repeats, outputSize) of it
 *   repeats        integer; how often each element is repeated; any
 *   outputSize     integer; the number of elements of the output; any
 *   out            output; dtypes of self; shape: as self as all_interleaved(repeats, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  repeats is below 0, or outputSize is not the number of elements of self times repeats
 *   161002  out does not have the shape of self as all_interleaved(repeats, outputSize)
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
 *   - An outputSize that is not the number of elements times repeats is refused with 161002; the
 *     vendor does not compare them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveIntGetWorkspaceSize(
    const aclTensor *self, int64_t repeats, int64_t outputSize, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRepeatInterleaveIntGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveInt(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

/*
 * RepeatInterleaveIntWithDim: each index along an axis several times in a row.
 *
 *   copies = interleaved(dim, repeats, outputSize) of self
 *   out = copies
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64, ACL_BOOL, ACL_BF16 on ascend950; shape: any, rank at most
 *                  8; copies is interleaved(dim, repeats, outputSize) of it
 *   repeats        integer; how often each index is repeated; any
 *   dim            axis; an axis of self; negative counts from the end
 *   outputSize     integer; the extent of the output along the axis; any
 *   out            output; dtypes of self; shape: as self as interleaved(dim, repeats, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has the rank 0, repeats is below 0, or outputSize is not the extent of self along
 *           dim times repeats
 *   161002  out does not have the shape of self as interleaved(dim, repeats, outputSize)
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
 *   - An outputSize that is not the extent of the axis times repeats is refused with 161002; the
 *     vendor does not compare them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveIntWithDimGetWorkspaceSize(
    const aclTensor *self, int64_t repeats, int64_t dim, int64_t outputSize, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRepeatInterleaveIntWithDimGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveIntWithDim(void *workspace,
                                                                uint64_t workspaceSize,
                                                                aclOpExecutor *executor,
                                                                aclrtStream stream);

/*
 * RepeatInterleaveWithDim: each index along an axis as many times in a row as a tensor counts it.
 *
 *   copies = copied(dim, repeats, outputSize) of self
 *   out = copies
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32,
 *                  ACL_INT64, ACL_UINT64, ACL_BOOL, ACL_BF16 on ascend950; shape: any, rank at most
 *                  8; copies is copied(dim, repeats, outputSize) of it
 *   repeats        input; how often each index is repeated, or one count for all; ACL_INT32,
 *                  ACL_INT64; shape: counts, not below 0
 *   dim            axis; an axis of self; negative counts from the end
 *   outputSize     integer; the extent of the output along the axis, the sum of the counts; any
 *   out            output; dtypes of self; shape: as self as copied(dim, repeats, outputSize)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, repeats or out is null
 *   161002  self or repeats has a dtype that is not listed for it
 *   161002  out does not have the dtype of self
 *   161002  self, repeats or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  self has the rank 0, repeats has another rank than 0 and 1, or is neither one count nor
 *           as many as self has indices along dim, or outputSize is below 0
 *   161002  out does not have the shape of self as copied(dim, repeats, outputSize)
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
 *   - A count below 0, and counts whose sum is not outputSize, are errors when the call runs; the
 *     vendor leaves open what it does.
 *   - The shape of out is compared where self is empty or outputSize 0, too.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveWithDimGetWorkspaceSize(
    const aclTensor *self, const aclTensor *repeats, int64_t dim, int64_t outputSize,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnRepeatInterleaveWithDimGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveWithDim(void *workspace,
                                                             uint64_t workspaceSize,
                                                             aclOpExecutor *executor,
                                                             aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveTensorGetWorkspaceSize(
    const aclTensor *repeats, int64_t outputSize, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnRepeatInterleaveTensor(void *workspace, uint64_t workspaceSize,
                                                            aclOpExecutor *executor,
                                                            aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
