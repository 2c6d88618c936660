/*
 * Generated from spec/movement/dropout_v3_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_DROPOUT_V3_GRAD_H
#define ACLNNOP_ACLNN_DROPOUT_V3_GRAD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * DropoutV3Grad: the gradient of DropoutV3: the gradient of the result times a bit and a scale.
 *
 *   gradX = gradY * mask * scale
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradY          input; the gradient of the result; ACL_FLOAT, ACL_FLOAT16, ACL_BF16; shape: any,
 *                  rank at most 8
 *   mask           input; a bit for each element, 1 for those that were kept; ACL_UINT8; shape: a
 *                  bit for each element of gradY, in 16 bytes for each 128 that are begun
 *   scale          scalar; what elements were multiplied by
 *   gradX          output; the gradient of the input; dtypes of gradY; shape: as gradY
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradY, mask or gradX is null
 *   161002  gradY, mask or gradX has a dtype that is not listed for it
 *   161002  gradY, mask or gradX has a rank above 8
 *   161002  mask does not have 16 elements for each 128 elements of gradY that are begun
 *   161002  gradX does not have the shape of gradY
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradX  1 ulp; the largest distance to the real value, in each dtype
 *
 * Notes:
 *
 *   - A nan or an infinity that was dropped gives nan, as the vendor's does, unlike
 *     DropoutBackward.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDropoutV3GradGetWorkspaceSize(const aclTensor *gradY,
                                                                   const aclTensor *mask,
                                                                   double scale, aclTensor *gradX,
                                                                   uint64_t *workspaceSize,
                                                                   aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnDropoutV3GradGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDropoutV3Grad(void *workspace, uint64_t workspaceSize,
                                                   aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
