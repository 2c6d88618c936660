/*
 * Generated from spec/contraction/weight_quant_batch_matmul_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_WEIGHT_QUANT_BATCH_MATMUL_V3_H
#define ACLNNOP_ACLNN_WEIGHT_QUANT_BATCH_MATMUL_V3_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * WeightQuantBatchMatmulV3: the product of a matrix and weights of 8 or 4 bits, which have an
 * offset and a scale.
 *
 *   y = sum(x[m, k] * ((weight[k, n] + antiquantOffsetOptional[k/antiquantGroupSize, n]) *
 *       antiquantScale[k/antiquantGroupSize, n]), over: k) + biasOptional
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   x                        input; the left matrix; ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                            ascend910_93, ascend950; ACL_FLOAT16 on ascend310p; shape: [m, k]
 *   weight                   input; the weights; two of i4 share a byte, the first one in its low
 *                            half; ACL_INT8, ACL_INT4 on ascend910b, ascend910_93, ascend950;
 *                            ACL_INT8 on ascend310p; shape: [k, n]
 *   antiquantScale           input; what weights are multiplied by; dtypes of x; shape:
 *                            [k/antiquantGroupSize, n]; where antiquantGroupSize is 0, [1, n], [n]
 *                            or [1]
 *   antiquantOffsetOptional  input; what is added to weights before; dtypes of x; shape:
 *                            [k/antiquantGroupSize, n]; where antiquantGroupSize is 0, [1, n], [n]
 *                            or [1]; null means 0
 *   quantScaleOptional       a scale or an offset of results of i8; only null is allowed
 *   quantOffsetOptional      a scale or an offset of results of i8; only null is allowed
 *   biasOptional             input; what is added to the product; ACL_FLOAT, ACL_FLOAT16 on
 *                            ascend910b, ascend910_93; ACL_FLOAT16 on ascend310p; ACL_FLOAT,
 *                            ACL_FLOAT16, ACL_BF16 on ascend950; shape: broadcasts to [m, n]; null
 *                            means 0
 *   antiquantGroupSize       integer; so many weights of a column share a scale and an offset; 0:
 *                            all of them do; any
 *   innerPrecise             mode; how precise the product has to be at least: 0, 1
 *   y                        output; the product; dtypes of x; shape: [m, n]
 *   workspaceSize            result; the bytes of workspace that the second phase needs
 *   executor                 result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  x, weight or antiquantScale is null
 *   161002  antiquantOffsetOptional is neither null nor a tensor
 *   161002  quantScaleOptional or quantOffsetOptional is not null
 *   161002  biasOptional is neither null nor a tensor
 *   161001  y is null
 *   161002  x, weight or biasOptional has a dtype that is not listed for it
 *   161002  antiquantScale, antiquantOffsetOptional or y does not have the dtype of x
 *   161002  x or weight does not have the rank 2
 *   161002  antiquantScale or antiquantOffsetOptional does not have a rank of 1 to 2
 *   161002  biasOptional does not have a rank of 0 to 2
 *   161002  y has a rank above 8
 *   161002  x and weight have different extents along k
 *   161002  antiquantScale or antiquantOffsetOptional does not have an element for each column of
 *           weight in each group of antiquantGroupSize indices, or antiquantGroupSize is negative
 *   161002  biasOptional does not broadcast to the shape of the product of x and weight
 *   161002  y does not have the shape of the product of x and weight
 *   161002  innerPrecise is none of exact, fast
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   y  contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in order;
 *      with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of half an ulp of 1
 *      times the sum of the magnitudes, before one rounding to the output's dtype; two more units
 *      for weights, whose offset is added and which are multiplied by their scale in f32
 *
 * Notes:
 *
 *   - Results of i8, which quantScaleOptional asks for, and weights as i32, of which each has eight
 *     of i4, are not supported; nor are scales of u64 or i64, weights of 8-bit floats, and the
 *     format FRACTAL_NZ.
 *   - The vendor allows groups of a multiple of 32 below the extent of k alone, and tensors with
 *     elements; here groups have any size, and a tensor may be empty. Tensors may have any strides.
 *   - biasOptional may have f32 beside f16, and broadcasts to the product.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnWeightQuantBatchMatmulV3GetWorkspaceSize(
    const aclTensor *x, const aclTensor *weight, const aclTensor *antiquantScale,
    const aclTensor *antiquantOffsetOptional, const aclTensor *quantScaleOptional,
    const aclTensor *quantOffsetOptional, const aclTensor *biasOptional, int antiquantGroupSize,
    int innerPrecise, const aclTensor *y, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnWeightQuantBatchMatmulV3GetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnWeightQuantBatchMatmulV3(void *workspace,
                                                              uint64_t workspaceSize,
                                                              aclOpExecutor *executor,
                                                              aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
