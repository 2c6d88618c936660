/*
 * Generated from spec/activation/log_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LOGSOFTMAX_BACKWARD_H
#define ACLNNOP_ACLNN_LOGSOFTMAX_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * LogSoftmaxBackward: the gradient of LogSoftmax, from the result of LogSoftmax.
 *
 *   total = sum(gradOutput, over: dim)
 *   out = gradOutput - exp(output) * total
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; the gradient of the result; ACL_FLOAT, ACL_FLOAT16 on ascend910,
 *                  ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b, ascend910_93,
 *                  ascend950; shape: as output
 *   output         input; the result of LogSoftmax; dtypes of gradOutput; shape: any, rank at most
 *                  8
 *   dim            axis; the axis along which LogSoftmax was taken; an axis of output; negative
 *                  counts from the end
 *   out            output; the gradient of the input; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE,
 *                  ACL_COMPLEX64, ACL_COMPLEX128, ACL_BF16, ACL_COMPLEX32; shape: as output
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, output or out is null
 *   161002  output has a dtype that is not listed for it
 *   161002  gradOutput does not have the dtype of output
 *   161002  the result cannot be converted to the dtype of out
 *   161002  gradOutput, output or out has a rank above 8
 *   161002  dim is not in [-r, r - 1], where r is the rank of output, or 1 at rank 0
 *   161002  gradOutput or out does not have the shape of output
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
 *   - A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their
 *     size |gradOutput| + exp(output) * sum |gradOutput|, if that is more: in f32 only where the
 *     result is below 2^-22 of that size. Rows of up to 1,600 elements keep this by the arithmetic,
 *     which adds in f64. Of longer ones 2^-41.9 is proven; rows of all kinds, to 2^20, keep 2^-46,
 *     but one can be made that does not, of a 1 and a thousand terms next to 2^-53.
 *   - Unlike LogSoftmax it does not take f64.
 *   - The documentation lets dim be the rank; it is refused.
 *   - output is the second argument of the prototype, which the documentation lists behind dim.
 *   - On every product but ascend950 the vendor takes an empty gradOutput or output for an empty
 *     call before any check but that for null; here all checks are made first, as everywhere.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSoftmaxBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                                        const aclTensor *output,
                                                                        int64_t dim, aclTensor *out,
                                                                        uint64_t *workspaceSize,
                                                                        aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnLogSoftmaxBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLogSoftmaxBackward(void *workspace, uint64_t workspaceSize,
                                                        aclOpExecutor *executor,
                                                        aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
