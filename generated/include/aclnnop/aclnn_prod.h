/*
 * Generated from spec/reduction/prod.yaml and spec/reduction/prod_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_PROD_H
#define ACLNNOP_ACLNN_PROD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Prod: the product of all elements, in the dtype that is named.
 *
 *   out = prod(self, over: all)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at
 *                  most 8
 *   dtype          dtype; the dtype that elements are converted to before they are multiplied;
 *                  dtypes of self
 *   out            output; the product; dtypes of self; shape: as self, without all of its axes
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
 *   161002  out does not have the shape of self without all of its axes; all shapes of one element
 *           are alike
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
 *   - Products of floats are within half an ulp of the exact one; no product of some elements
 *     overflows, or loses digits because it is small.
 *   - A float that is converted to an integer is truncated, to at most the end of the range; nan is
 *     0.
 *   - Complex dtypes, which the vendor takes, are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnProdGetWorkspaceSize(const aclTensor *self, aclDataType dtype,
                                                          aclTensor *out, uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnProdGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnProd(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

/*
 * ProdDim: the product of the elements along an axis, in the dtype that is named.
 *
 *   out = prod(self, over: dim)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16,
 *                  ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910, ascend310p; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at
 *                  most 8
 *   dim            axis; the axis that is reduced; an axis of self; negative counts from the end
 *   keepDim        mode; whether the axis stays with the extent 1: false, true
 *   dtype          dtype; the dtype that elements are converted to before they are multiplied;
 *                  dtypes of self
 *   out            output; the products; dtypes of self; shape: as self, without axis dim
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
 *   161002  out does not have the shape of self without axis dim, which with keepDim stay with the
 *           extent 1; all shapes of one element are alike
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
 *   - Products of floats are within half an ulp of the exact one; no product of some elements
 *     overflows, or loses digits because it is small.
 *   - A float that is converted to an integer is truncated, to at most the end of the range; nan is
 *     0.
 *   - Complex dtypes, which the vendor takes, are refused here.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnProdDimGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                                             bool keepDim, aclDataType dtype,
                                                             aclTensor *out,
                                                             uint64_t *workspaceSize,
                                                             aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnProdDimGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnProdDim(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
