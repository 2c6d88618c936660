/*
 * Generated from spec/reduction/norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_NORM_H
#define ACLNNOP_ACLNN_NORM_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Norm: the norm of the elements along some axes, of any order.
 *
 *   size = abs(self)
 *   top = max(size, over: dim)
 *   bottom = min(size, over: dim)
 *   most = where(pScalar > 0, top, bottom)
 *   base = where(most > 0 and most < inf, most, 1)
 *   zero = where(pScalar < 0, inf, 0)
 *   powers = sum(where(self == 0, zero, exp(pScalar * log(size / base))), over: dim)
 *   out = where(pScalar == 2, sqrt(sum(self * self, over: dim)), where(pScalar == 0,
 *       sum(where(self == 0, 0, 1), over: dim), where(abs(pScalar) == inf, most, base *
 *       exp(log(powers) / pScalar))))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any, rank at most 8
 *   pScalar        scalar; the order, any number or an infinity; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64,
 *                  ACL_DOUBLE, ACL_BOOL, ACL_BF16
 *   dim            axes; the axes that are reduced; none means all; axes of self, each once;
 *                  negative counts from the end
 *   keepdim        mode; whether the reduced axes stay with the extent 1: false, true
 *   out            output; the norms; dtypes of self; shape: as self, without axis dim
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, pScalar, dim or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  pScalar has a complex dtype
 *   161002  out has a dtype that is not listed for it
 *   161002  self or out has a rank above 8
 *   161002  a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or
 *           names an axis that is named before
 *   161002  out does not have the shape of self without axis dim, which with keepdim stay with the
 *           extent 1
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - The norm of no elements is 0 for every order; an empty out is not written.
 *   - Elements are scaled by the one that counts most, so that no power overflows or vanishes; the
 *     vendor does not scale.
 *   - With the order 0 a nan counts, as every element that is not 0; with an order below 0 an
 *     element that is 0 makes the norm 0.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNormGetWorkspaceSize(const aclTensor *self,
                                                          const aclScalar *pScalar,
                                                          const aclIntArray *dim, bool keepdim,
                                                          aclTensor *out, uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnNormGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnNorm(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
