/*
 * Generated from spec/contraction/conv_tbc_backward.yaml and
 * spec/contraction/convolution_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CONVOLUTION_BACKWARD_H
#define ACLNNOP_ACLNN_CONVOLUTION_BACKWARD_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ConvTbcBackward: the gradients of ConvTbc with respect to its input, its kernels and its bias.
 *
 *   gradInput = sum(self[t, b, o] * weight[q, c, o], over: [q, o])
 *   gradWeight = sum(self[t, b, o] * input[windows(t, q, 1, pad, 1), b, c], over: [t, b])
 *   gradBias = sum(self[t, b, o], over: [t, b])
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; gradient of the output of ConvTbc: (positions, batches, channels);
 *                  ACL_FLOAT, ACL_FLOAT16 on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: [t, b, o]
 *   input          input; the input: (positions, batches, channels); dtypes of self; shape:
 *                  [windows(t, q, 1, pad, 1), b, c]
 *   weight         input; the kernels: (elements, channels of input, channels of output); dtypes of
 *                  self; shape: [q, c, o]
 *   bias           ignored; the bias; not null
 *   pad            integer; how many zeros are thought at both ends of the positions; any
 *   cubeMathType   mode; how precise the sums have to be at least; they never are less precise than
 *                  for 0: 1, 0, 2, 3
 *   gradInput      output; gradient of input; dtypes of self; shape: [windows(t, q, 1, pad, 1), b,
 *                  c]
 *   gradWeight     output; gradient of weight; dtypes of self; shape: [q, c, o]
 *   gradBias       output; gradient of bias; dtypes of self; shape: [o]
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, input, weight, bias, gradInput, gradWeight or gradBias is null
 *   161002  input has a dtype that is not listed for it
 *   161002  self, weight, gradInput, gradWeight or gradBias does not have the dtype of input
 *   161002  self, input or weight does not have the rank 3
 *   161002  gradInput or gradWeight has a rank above 8
 *   161002  gradBias does not have the rank 1
 *   161002  input and weight have different extents along q or c, or what 1, pad, 1 say of how axes
 *           are seen does not fit
 *   161002  self does not have the shape of the product of input and weight
 *   161002  gradInput does not have the shape of input
 *   161002  gradWeight does not have the shape of weight
 *   161002  gradBias does not have the extent of axis 2 of the product of input and weight
 *   161002  cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput   contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in
 *               order; with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of
 *               half an ulp of 1 times the sum of the magnitudes, before one rounding to the
 *               output's dtype
 *   gradWeight  contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in
 *               order; with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of
 *               half an ulp of 1 times the sum of the magnitudes, before one rounding to the
 *               output's dtype
 *   gradBias    contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in
 *               order; with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of
 *               half an ulp of 1 times the sum of the magnitudes, before one rounding to the
 *               output's dtype
 *
 * Notes:
 *
 *   - Elements outside the input are 0 and take part as such.
 *   - What the vendor has of this function is its prototype; the bias is not looked at.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvTbcBackwardGetWorkspaceSize(
    const aclTensor *self, const aclTensor *input, const aclTensor *weight, const aclTensor *bias,
    int64_t pad, int8_t cubeMathType, aclTensor *gradInput, aclTensor *gradWeight,
    aclTensor *gradBias, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnConvTbcBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvTbcBackward(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

/*
 * ConvolutionBackward: the gradients of Convolution with respect to its input, its kernels and its
 * bias.
 *
 *   transposed is true:
 *     gradInput = sum(gradOutput[n, groups*o, p...] * weight[groups*c, o, q...], over: [o, q...])
 *     gradWeight = sum(gradOutput[n, groups*o, p...] * input[n, groups*c, spread(p..., q...,
 *         stride, padding, dilation, outputPadding)], over: [n, p...])
 *   gradInput = sum(gradOutput[n, groups*o, p...] * weight[groups*o, c, q...], over: [o, q...])
 *   gradWeight = sum(gradOutput[n, groups*o, p...] * input[n, groups*c, windows(p..., q...,
 *       stride, padding, dilation)], over: [n, p...])
 *   gradBias = sum(gradOutput[n, groups*o, p...], over: [n, p...])
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   gradOutput     input; gradient of the output of Convolution; ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: [n, groups*o, p...]
 *   input          input; the input: (batches, channels, one to three axes); dtypes of gradOutput;
 *                  shape: [n, groups*c, spread(p..., q..., stride, padding, dilation,
 *                  outputPadding)] where transposed is true, else [n, groups*c, windows(p..., q...,
 *                  stride, padding, dilation)]
 *   weight         input; the kernels: (channels of output, channels of a group of input, axes);
 *                  dtypes of gradOutput; shape: [groups*c, o, q...] where transposed is true, else
 *                  [groups*o, c, q...]
 *   biasSizes      ignored; the extent of the bias; not looked at; may be null
 *   stride         integers; how far positions are apart; a list
 *   padding        integers; how many zeros are thought at both ends of each axis, or two numbers
 *                  for each: in front and behind; a list
 *   dilation       integers; how far the elements that a kernel covers are apart; a list
 *   transposed     mode; whether each element of the input added a kernel to the output: false,
 *                  true
 *   outputPadding  integers; how far the output went on behind that; without transposed it is not
 *                  looked at; a list
 *   groups         integer; into how many parts the channels are divided that have to do with each
 *                  other; any
 *   outputMask     flags; which gradients are wanted; a flag for each of gradInput, gradWeight,
 *                  gradBias: whether it is written
 *   cubeMathType   mode; how precise the sums have to be at least; they never are less precise than
 *                  for 0: 1, 0, 2, 3
 *   gradInput      output; gradient of input; dtypes of gradOutput; shape: [n, groups*c,
 *                  spread(p..., q..., stride, padding, dilation, outputPadding)] where transposed
 *                  is true, else [n, groups*c, windows(p..., q..., stride, padding, dilation)];
 *                  null means none
 *   gradWeight     output; gradient of weight; dtypes of gradOutput; shape: [groups*c, o, q...]
 *                  where transposed is true, else [groups*o, c, q...]; null means none
 *   gradBias       output; gradient of the bias; dtypes of gradOutput; shape: [groups*o]; null
 *                  means none
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  gradOutput, input, weight, stride, padding or dilation is null
 *   161001  outputPadding is null, where transposed
 *   161001  outputMask is null
 *   161002  gradInput, gradWeight or gradBias is neither null nor a tensor
 *   161002  outputMask has another number of flags than 3
 *   161001  gradInput, gradWeight or gradBias is null, and its flag is true
 *   161002  gradOutput, input, weight, gradInput, gradWeight or gradBias has a dtype that is not
 *           listed for it
 *   161002  gradOutput, input or weight does not have a rank of 3 to 5
 *   161002  gradInput or gradWeight has a rank above 8
 *   161002  gradBias does not have the rank 1
 *   161002  input and weight have different extents along c or q..., or what stride, padding,
 *           dilation, outputPadding say of how axes are seen does not fit, where transposed is true
 *   161002  input and weight have different extents along c or q..., or what stride, padding,
 *           dilation say of how axes are seen does not fit, in all other cases
 *   161002  gradOutput does not have the shape of the product of input and weight
 *   161002  gradInput does not have the shape of input
 *   161002  gradWeight does not have the shape of weight
 *   161002  gradBias does not have the extent of axis 1 of the product of input and weight
 *   161002  cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   gradInput   contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in
 *               order; with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of
 *               half an ulp of 1 times the sum of the magnitudes, before one rounding to the
 *               output's dtype
 *   gradWeight  contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in
 *               order; with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of
 *               half an ulp of 1 times the sum of the magnitudes, before one rounding to the
 *               output's dtype
 *   gradBias    contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in
 *               order; with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of
 *               half an ulp of 1 times the sum of the magnitudes, before one rounding to the
 *               output's dtype
 *
 * Notes:
 *
 *   - With transposed the first two axes of the kernels are the channels of input and the channels
 *     of a group of output.
 *   - gradInput has the extents of input; an element on which no kernel fell has the gradient 0.
 *   - For gradInput gradOutput is 0 outside, and takes part as such; for gradWeight what the
 *     kernels cover outside the input is: an infinity or nan of the other factor makes nan there.
 *     What lies between elements takes no part.
 *   - Where the input has no batches or no channels, gradients of what is left are 0. What
 *     outputMask does not want is not looked at.
 *   - A bias has as many elements as gradOutput has channels, whatever biasSizes says.
 *   - The vendor wants outputPadding to be there and 0 without transposed; here it is not looked at
 *     then.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvolutionBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *input, const aclTensor *weight,
    const aclIntArray *biasSizes, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, bool transposed, const aclIntArray *outputPadding, int groups,
    const aclBoolArray *outputMask, int8_t cubeMathType, aclTensor *gradInput,
    aclTensor *gradWeight, aclTensor *gradBias, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnConvolutionBackwardGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvolutionBackward(void *workspace, uint64_t workspaceSize,
                                                         aclOpExecutor *executor,
                                                         aclrtStream stream);

/* Not implemented: the first phase refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDeformableConv2dBackwardGetWorkspaceSize(
    const aclTensor *input, const aclTensor *gradOutput, const aclTensor *offsetOut,
    const aclTensor *weight, const aclTensor *offset, const aclIntArray *kernelSize,
    const aclIntArray *stride, const aclIntArray *padding, const aclIntArray *dilation,
    int64_t groups, int64_t deformableGroups, bool modulated, aclTensor *gradInput,
    aclTensor *gradWeight, aclTensor *gradOffset, aclTensor *gradBias, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Not implemented. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnDeformableConv2dBackward(void *workspace,
                                                              uint64_t workspaceSize,
                                                              aclOpExecutor *executor,
                                                              aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
