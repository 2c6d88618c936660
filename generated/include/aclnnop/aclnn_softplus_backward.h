/*
 * Generated from spec/activation/softplus_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_SOFTPLUS_BACKWARD_H
#define ACLNNOP_ACLNN_SOFTPLUS_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * SoftplusBackward: the gradient of Softplus, which is log(1 + exp(beta * self)) / beta, or self
 * itself where beta * self is above a threshold.
 *
 *   gradInput = where(beta * self > threshold, gradOutput, gradOutput * sigmoid(beta * self))
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Softplus; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: as self
 *   self           input; input of Softplus; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BOOL on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BOOL, ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at
 *                  most 8
 *   beta           scalar; steepness; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_UINT16, ACL_UINT32, ACL_INT64, ACL_UINT64, ACL_DOUBLE, ACL_BOOL,
 *                  ACL_BF16
 *   threshold      scalar; value of beta * self above which Softplus is linear; dtypes of beta
 *   gradInput      output; gradient of self; dtypes of gradOutput; shape: as self
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, self, beta, threshold or gradInput is null
 *   161002  gradOutput or self has a dtype that is not listed for it
 *   161002  beta or threshold has a complex dtype
 *   161002  gradInput has a dtype that is not listed for it
 *   161002  gradOutput, self or gradInput has a rank above 8
 *   161002  gradOutput or gradInput does not have the shape of self
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput  1.5 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - Where beta * self equals threshold the sigmoid is taken; only values above it are linear.
 *   - self may be of an integer type or bool; it is then converted to f32, or to f64 where
 *     gradOutput is f64, before anything else.
 *   - The vendor's kernel computes f64 data in f32. This library computes them in f64.
 *   - The vendor's documentation promises an error for a null beta or threshold, which its code
 *     does not check. Here both are checked, after the tensors that stand before them.
 *   - One remark in newer documentation lets gradOutput broadcast; its rule and the vendor's code
 *     want three equal shapes.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftplusBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *beta,
    const aclScalar *threshold, aclTensor *gradInput, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnSoftplusBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnSoftplusBackward(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
