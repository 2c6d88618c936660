/*
 * Generated from spec/arithmetic/lerp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LERP_TENSOR_H
#define ACLNNOP_ACLNN_LERP_TENSOR_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Lerp: the number that divides the way from self to end by weight.
 *
 *   near = self + weight * (end - self)
 *   finite = where(abs(end) > 268435456 * abs(self), self + weight * end - weight * self,
 *       where(abs(self) > 268435456 * abs(end), self - weight * self + weight * end, near))
 *   out = where(abs(weight) < inf, where(abs(end - self) < inf, finite, (1 - weight) * self +
 *       weight * end), where(self < end, weight, where(self > end, -weight, self + (end - self))))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; where the way begins; ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p;
 *                  ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape:
 *                  any; broadcasts with end and weight
 *   end            input; where it ends; dtypes of self; shape: any; broadcasts with self and
 *                  weight
 *   weight         input; the share of it; dtypes of self; shape: any; broadcasts with self and end
 *   out            output; the result; dtypes of self; shape: as the broadcast of self, end and
 *                  weight
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, end, weight or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  end, weight or out does not have the dtype of self
 *   161002  self, end, weight or out has a rank above 8
 *   161002  self and end do not broadcast together
 *   161002  weight does not broadcast together with the broadcast of self and end
 *   161002  out does not have the shape of the broadcast of self, end and weight
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
 *   - The vendor takes the difference of self and end first, which is nan between two infinities
 *     and where an infinite way is multiplied by 0; here two equal infinities give themselves.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLerpGetWorkspaceSize(const aclTensor *self,
                                                          const aclTensor *end,
                                                          const aclTensor *weight, aclTensor *out,
                                                          uint64_t *workspaceSize,
                                                          aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLerpGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLerp(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream);

/*
 * aclnnLerp in place: selfRef stands for both self and out.
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        input and output; where the way begins, overwritten by the result; ACL_FLOAT,
 *                  ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on
 *                  ascend910b, ascend910_93, ascend950; shape: any; broadcasts with end and weight
 *   end            input; where it ends; dtypes of selfRef; shape: any; broadcasts with selfRef and
 *                  weight
 *   weight         input; the share of it; dtypes of selfRef; shape: any; broadcasts with selfRef
 *                  and end
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef, end or weight is null
 *   161002  selfRef has a dtype that is not listed for it
 *   161002  end or weight does not have the dtype of selfRef
 *   161002  selfRef, end or weight has a rank above 8
 *   161002  selfRef and end do not broadcast together
 *   161002  weight does not broadcast together with the broadcast of selfRef and end
 *   161002  selfRef does not have the shape of the broadcast of selfRef, end and weight
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy and notes are those of aclnnLerp.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLerpGetWorkspaceSize(aclTensor *selfRef,
                                                                 const aclTensor *end,
                                                                 const aclTensor *weight,
                                                                 uint64_t *workspaceSize,
                                                                 aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceLerpGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceLerp(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
