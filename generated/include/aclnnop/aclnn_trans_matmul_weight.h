/*
 * Generated from spec/contraction/trans_matmul_weight.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_TRANS_MATMUL_WEIGHT_H
#define ACLNNOP_ACLNN_TRANS_MATMUL_WEIGHT_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * TransMatmulWeight: the matrices of a weight come to lie in blocks, as products of matrices read
 * them. In place: mmWeightRef stands for both weight and out.
 *
 *   out = weight
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   mmWeightRef    input and output; matrices in rows, overwritten by the same matrices in blocks;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_UINT8, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; ACL_FLOAT16, ACL_INT8 on ascend310p; shape: any, rank
 *                  at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  mmWeightRef is null
 *   161002  mmWeightRef has a dtype that is not listed for it
 *   161002  mmWeightRef has a rank above 8
 *   161002  rank(weight) >= 2 does not hold
 *   161002  rank(weight) <= 6 does not hold
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
 *   - The first phase makes the format and the storage of the handle those of matrices in blocks;
 *     its shape and its strides stay. So the same handle is refused in another first phase. An
 *     executor is for one run.
 *   - The vendor refuses f32 by its code and its page; its clients pass it all the same. On
 *     ascend310p and ascend950 the vendor takes other ranks than 2 of i8 alone.
 *   - The memory has to have room for the padding, as aclnnCalculateMatmulWeightSizeV2 says; what
 *     has not is refused.
 *   - Strides are those of whole matrices, in rows without gaps or turned over; others are refused.
 *     The matrices in memory are laid in blocks, from the first element to the last.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTransMatmulWeightGetWorkspaceSize(aclTensor *mmWeightRef,
                                                                       uint64_t *workspaceSize,
                                                                       aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnTransMatmulWeightGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnTransMatmulWeight(void *workspace, uint64_t workspaceSize,
                                                       aclOpExecutor *executor, aclrtStream stream);

/* How many elements matrices of a shape take in blocks, with padding. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCalculateMatmulWeightSize(const aclIntArray *tensorShape,
                                                               uint64_t *weightTensorSize);

/* How many elements matrices of a shape take in blocks, with padding. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCalculateMatmulWeightSizeV2(const aclIntArray *tensorShape,
                                                                 aclDataType dataType,
                                                                 uint64_t *weightTensorSize);

#ifdef __cplusplus
}
#endif

#endif
