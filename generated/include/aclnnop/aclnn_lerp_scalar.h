/*
 * Generated from spec/arithmetic/lerps.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LERP_SCALAR_H
#define ACLNNOP_ACLNN_LERP_SCALAR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Lerps: the number that divides the way from self to end by a scalar.
 *
 *   way = end - self
 *   finite = where(weight < 0.5, self + weight * way, end + (weight - 1) * way)
 *   out = where(abs(way) < inf, finite, (1 - weight) * self + weight * end)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; where the way begins; ACL_FLOAT, ACL_FLOAT16 on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any;
 *                  broadcasts with end
 *   end            input; where it ends; dtypes of self; shape: any; broadcasts with self
 *   weight         scalar; the share of it; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  as the broadcast of self and end
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, end, weight or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  end does not have the dtype of self
 *   161002  weight has a complex dtype
 *   161002  out has a dtype that is not listed for it
 *   161002  self, end or out has a rank above 8
 *   161002  self and end do not broadcast together
 *   161002  out does not have the shape of the broadcast of self and end
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
 *   - The weight is taken as f32 for 16 bits, as on ascend950; between two equal infinities the
 *     result is that infinity; the vendor takes their difference first, which is nan.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLerpsGetWorkspaceSize(const aclTensor *self,
                                                           const aclTensor *end,
                                                           const aclScalar *weight, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLerpsGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLerps(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnLerps in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; where the way begins, overwritten by the result; ACL_FLOAT,
 *                  ACL_FLOAT16 on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: any; broadcasts with end
 *   end            input; where it ends; dtypes of selfRef; shape: any; broadcasts with selfRef
 *   weight         scalar; the share of it; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, end or weight is null
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  end does not have the dtype of selfRef
 *   161002  weight has a complex dtype
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  selfRef or end has a rank above 8
 *   161002  selfRef and end do not broadcast together
 *   161002  selfRef does not have the shape of the broadcast of selfRef and end
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnLerps.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLerpsGetWorkspaceSize(aclTensor *selfRef,
                                                                  const aclTensor *end,
                                                                  const aclScalar *weight,
                                                                  uint64_t *workspaceSize,
                                                                  aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceLerpsGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLerps(void *workspace, uint64_t workspaceSize,
                                                  aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
