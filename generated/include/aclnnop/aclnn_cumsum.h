/*
 * Generated from spec/reduction/cumsum.yaml and spec/reduction/cumsum_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CUMSUM_H
#define ACLNNOP_ACLNN_CUMSUM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Cumsum: the sums of the elements up to each, along an axis, in the dtype that is named.
 *
 *   out = sum(self, upto: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p, ascend310b; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at
 *                  most 8
 *   dim            axis; the axis of the lines; an axis of self; negative counts from the end
 *   dtype          dtype; the dtype that elements are converted to before they are added;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64,
 *                  ACL_DOUBLE on ascend910, ascend310p, ascend310b; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950
 *   out            output; the sums; dtypes of dtype; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  dtype names a dtype that is not listed for it
 *   161002  out does not have the dtype that dtype names
 *   161002  self or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0
 *   161002  out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value where terms do not cancel, in each dtype;
 *        integers wrap
 *
 * Notes:
 *
 *   - Sums are within half an ulp of the exact one and a small multiple of 2^-53 of the sum of the
 *     magnitudes, those of f64 of 2^-100.
 *   - A float that is converted to an integer is truncated, to at most the end of the range; nan is
 *     0.
 *   - The vendor does not check the dtype of self; here it is a real one that T lists, or bool.
 *   - Complex dtypes, which the vendor takes, are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCumsumGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                            aclDataType dtype, aclTensor *out,
                                                            uint64_t *workspaceSize,
                                                            aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCumsumGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCumsum(void *workspace, uint64_t workspaceSize,
                                            aclOpExecutor *executor, aclrtStream stream);

/*
 * CumsumV2: the sums of the elements up to each, or before each, along an axis, from its front or
 * its end.
 *
 *   exclusive is false and reverse is false:
 *     out = sum(self, upto: dim)
 *   exclusive is true and reverse is false:
 *     out = sum(self, before: dim)
 *   exclusive is false:
 *     out = sum(self, from: dim)
 *   out = sum(self, after: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE on ascend910, ascend310p, ascend310b; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   dim            axis; the axis of the lines; an axis of self; negative counts from the end
 *   exclusive      mode; whether an element is no part of its own sum: false, true
 *   reverse        mode; whether lines are taken from their end: false, true
 *   out            output; the sums; dtypes of self; shape: as self
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
 *   161002  out does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value where terms do not cancel, in each dtype;
 *        integers wrap
 *
 * Notes:
 *
 *   - Sums are within half an ulp of the exact one and a small multiple of 2^-53 of the sum of the
 *     magnitudes, those of f64 of 2^-100.
 *   - Complex dtypes, which the vendor takes, are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCumsumV2GetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                              bool exclusive, bool reverse,
                                                              aclTensor *out,
                                                              uint64_t *workspaceSize,
                                                              aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnCumsumV2GetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCumsumV2(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
