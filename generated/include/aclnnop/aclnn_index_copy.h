/*
 * Generated from spec/movement/index_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_INDEX_COPY_H
#define ACLNNOP_ACLNN_INDEX_COPY_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IndexCopy: slices of another tensor take the places of the listed slices of the input.
 *
 *   outRef = last(source)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input; what the output begins as; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64,
 *                  ACL_COMPLEX128, ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16 on ascend950;
 *                  shape: any, rank at most 8
 *   dim            axis; the axis along which slices are listed; an axis of selfRef; negative
 *                  counts from the end
 *   index          input; the positions of slices, a list or one of them; ACL_INT32, ACL_INT64;
 *                  shape: indices
 *   source         input; the slices, as many along dim as there are positions; dtypes of selfRef;
 *                  shape: any, rank at most 8
 *   outRef         output; the output, with the shape of selfRef; dtypes of selfRef; shape: as
 *                  selfRef; source falls on it as taken(dim, index, 1)
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, index, source or outRef is null
 *   161002  index or source has a dtype that is not listed for it
 *   161002  selfRef or outRef does not have the dtype of source
 *   161002  selfRef, index, source or outRef has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0
 *   161002  outRef does not have the shape of selfRef
 *   161002  outRef has the rank 0 and index not one element, or there are more than 8 axes with
 *           those of index; or source does not have the shape of outRef as taken(dim, index, 1)
 *   161002  rank(index) <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   outRef  exact; elements are copied bit by bit
 *
 * Notes:
 *
 *   - A position below 0, or one that the axis does not have, is an error when the call runs, with
 *     its place in index; the vendor's ascend950 leaves it out.
 *   - Of slices with one position the last stays; the vendor leaves open which.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexCopyGetWorkspaceSize(
    aclTensor *selfRef, int64_t dim, const aclTensor *index, const aclTensor *source,
    aclTensor *outRef, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIndexCopyGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIndexCopy(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnIndexCopy in place: selfRef stands for both selfRef and outRef.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; what the output begins as, overwritten by the output, with the
 *                  shape of selfRef; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128,
 *                  ACL_BF16 on ascend910b, ascend910_93; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16 on ascend950; shape: any, rank
 *                  at most 8
 *   dim            axis; the axis along which slices are listed; an axis of selfRef; negative
 *                  counts from the end
 *   index          input; the positions of slices, a list or one of them; ACL_INT32, ACL_INT64;
 *                  shape: indices
 *   source         input; the slices, as many along dim as there are positions; dtypes of selfRef;
 *                  shape: any, rank at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, index or source is null
 *   161002  index or source has a dtype that is not listed for it
 *   161002  selfRef does not have the dtype of source
 *   161002  selfRef, index or source has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0
 *   161002  selfRef has the rank 0 and index not one element, or there are more than 8 axes with
 *           those of index; or source does not have the shape of selfRef as taken(dim, index, 1)
 *   161002  rank(index) <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnIndexCopy.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceIndexCopyGetWorkspaceSize(
    aclTensor *selfRef, int64_t dim, const aclTensor *index, const aclTensor *source,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceIndexCopyGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceIndexCopy(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
