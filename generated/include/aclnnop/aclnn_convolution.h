/*
 * Generated from spec/contraction/conv_depthwise2d.yaml and spec/contraction/conv_tbc.yaml and
 * spec/contraction/convolution.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_CONVOLUTION_H
#define ACLNNOP_ACLNN_CONVOLUTION_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * ConvDepthwise2d: a convolution along two axes in which each channel of the input has kernels of
 * its own.
 *
 *   out = bias[channels*m] + sum(self[n, channels, windows(p..., q..., stride, padding, dilation)]
 *       * weight[channels*m, 1, q...], over: [q...])
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input: (batches, channels, height, width); ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: [n, channels, windows(p..., q..., stride,
 *                  padding, dilation)]
 *   weight         input; the kernels: (channels times kernels of each, 1, height, width); dtypes
 *                  of self; shape: [channels*m, 1, q...]
 *   kernelSize     extents; the extents of a kernel: (height, width); the extents of the last axes
 *                  of weight, of one at least
 *   bias           input; what is added to each channel of the output; dtypes of self; shape:
 *                  [channels*m]; null means 0
 *   stride         integers; how far positions are apart; a list
 *   padding        integers; how many zeros are thought at both ends of each axis, or two numbers
 *                  for each: in front and behind; a list
 *   dilation       integers; how far the elements that a kernel covers are apart; a list
 *   out            output; dtypes of self; shape: [n, channels*m, p...]
 *   cubeMathType   mode; how precise the sums have to be at least; they never are less precise than
 *                  for 0: 1, 0, 2, 3
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, weight or kernelSize is null
 *   161002  bias is neither null nor a tensor
 *   161001  stride, padding, dilation or out is null
 *   161002  self has a dtype that is not listed for it
 *   161002  weight, bias or out does not have the dtype of self
 *   161002  self does not have the rank 4
 *   161002  weight does not have a rank of 3 to 5
 *   161002  bias does not have the rank 1
 *   161002  out has a rank above 8
 *   161002  self and weight have different extents along q..., or what stride, padding, dilation
 *           say of how axes are seen does not fit
 *   161002  kernelSize is empty, or does not have the extents of the last axes of weight
 *   161002  bias does not have the extent of axis 1 of the product of self and weight
 *   161002  out does not have the shape of the product of self and weight
 *   161002  cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in order;
 *        with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of half an ulp of 1
 *        times the sum of the magnitudes, before one rounding to the output's dtype
 *
 * Notes:
 *
 *   - Elements outside the input are 0 and take part as such; a weight that is infinite or nan
 *     makes nan there.
 *   - The vendor wants the format NCHW, and takes no padding of four numbers.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvDepthwise2dGetWorkspaceSize(
    const aclTensor *self, const aclTensor *weight, const aclIntArray *kernelSize,
    const aclTensor *bias, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, const aclTensor *out, int8_t cubeMathType, uint64_t *workspaceSize,
    aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnConvDepthwise2dGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvDepthwise2d(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

/*
 * ConvTbc: a convolution along the first axis of three, of which the last has the channels.
 *
 *   output = bias[o] + sum(self[windows(t, k, 1, pad, 1), b, c] * weight[k, c, o], over: [k, c])
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           input; the input: (times, batches, channels); ACL_FLOAT, ACL_FLOAT16 on
 *                  ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: [windows(t, k, 1, pad, 1), b, c]
 *   weight         input; the kernels: (times, channels of input, channels of output); dtypes of
 *                  self; shape: [k, c, o]
 *   bias           input; what is added to each channel of the output; dtypes of self; shape: [o]
 *   pad            integer; how many zeros are thought at both ends of the first axis; any
 *   output         output; the output: (times, batches, channels); dtypes of self; shape: [t, b, o]
 *   cubeMathType   mode; how precise the sums have to be at least; they never are less precise than
 *                  for 0: 1, 0, 2, 3
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, weight, bias or output is null
 *   161002  self has a dtype that is not listed for it
 *   161002  weight, bias or output does not have the dtype of self
 *   161002  self or weight does not have the rank 3
 *   161002  bias does not have the rank 1
 *   161002  output has a rank above 8
 *   161002  self and weight have different extents along k or c, or what 1, pad, 1 say of how axes
 *           are seen does not fit
 *   161002  bias does not have the extent of axis 2 of the product of self and weight
 *   161002  output does not have the shape of the product of self and weight
 *   161002  cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   output  contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in
 *           order; with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of half an
 *           ulp of 1 times the sum of the magnitudes, before one rounding to the output's dtype
 *
 * Notes:
 *
 *   - Elements outside the input are 0 and take part as such; a weight that is infinite or nan
 *     makes nan there.
 *   - The vendor refuses kernels that are longer than the input with the padding of one end.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvTbcGetWorkspaceSize(
    const aclTensor *self, const aclTensor *weight, const aclTensor *bias, int64_t pad,
    aclTensor *output, int8_t cubeMathType, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnConvTbcGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvTbc(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream);

/*
 * Convolution: sums of products of a kernel with what it covers at each position, or with what
 * falls there.
 *
 *   transposed is true:
 *     output = bias[groups*o] + sum(input[n, groups*c, spread(p..., q..., stride, padding,
 *         dilation, outputPadding)] * weight[groups*c, o, q...], over: [c, q...])
 *   output = bias[groups*o] + sum(input[n, groups*c, windows(p..., q..., stride, padding,
 *       dilation)] * weight[groups*o, c, q...], over: [c, q...])
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   input          input; the input: (batches, channels, one to three axes); ACL_FLOAT, ACL_FLOAT16
 *                  on ascend910, ascend310p; ACL_FLOAT, ACL_FLOAT16, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: [n, groups*c, spread(p..., q..., stride,
 *                  padding, dilation, outputPadding)] where transposed is true, else [n, groups*c,
 *                  windows(p..., q..., stride, padding, dilation)]
 *   weight         input; the kernels: (channels of output, channels of a group of input, axes);
 *                  dtypes of input; shape: [groups*c, o, q...] where transposed is true, else
 *                  [groups*o, c, q...]
 *   bias           input; what is added to each channel of the output; dtypes of input; shape:
 *                  [groups*o]; null means 0
 *   stride         integers; how far positions are apart; a list
 *   padding        integers; how many zeros are thought at both ends of each axis, or two numbers
 *                  for each: in front and behind; a list
 *   dilation       integers; how far the elements that a kernel covers are apart; a list
 *   transposed     mode; whether each element of the input adds a kernel to the output: false, true
 *   outputPadding  integers; how far the output goes on behind that; without transposed it is not
 *                  looked at; a list
 *   groups         integer; into how many parts the channels are divided that have to do with each
 *                  other; any
 *   output         output; dtypes of input; shape: [n, groups*o, p...]
 *   cubeMathType   mode; how precise the sums have to be at least; they never are less precise than
 *                  for 0: 1, 0, 2, 3
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  input or weight is null
 *   161002  bias is neither null nor a tensor
 *   161001  stride, padding or dilation is null
 *   161001  outputPadding is null, where transposed
 *   161001  output is null
 *   161002  input, weight, bias or output has a dtype that is not listed for it
 *   161002  input or weight does not have a rank of 3 to 5
 *   161002  bias does not have the rank 1
 *   161002  output has a rank above 8
 *   161002  input and weight have different extents along c or q..., or what stride, padding,
 *           dilation, outputPadding say of how axes are seen does not fit, where transposed is true
 *   161002  input and weight have different extents along c or q..., or what stride, padding,
 *           dilation say of how axes are seen does not fit, in all other cases
 *   161002  bias does not have the extent of axis 1 of the product of input and weight
 *   161002  output does not have the shape of the product of input and weight
 *   161002  cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   output  contraction; blocks of 256 products, each a chain of fused multiply-adds, joined in
 *           order; with n = min(k, 256) + ceil(k / 256) + 1 the error is at most n units of half an
 *           ulp of 1 times the sum of the magnitudes, before one rounding to the output's dtype
 *
 * Notes:
 *
 *   - With transposed the first two axes of the kernels are the channels of input and the channels
 *     of a group of output.
 *   - Elements outside the input are 0 and take part as such: a weight that is infinite or nan
 *     makes nan there. What transposed has between elements of the input takes no part.
 *   - An input without channels, or whose last axes are empty beneath padding, gives sums of 0; the
 *     vendor refuses it.
 *   - The vendor takes two numbers of padding for an axis only where there is one, or two; and
 *     wants the formats NCL, NCHW or NCDHW.
 *   - The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend310p, which has no matrix
 *     unit for them.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvolutionGetWorkspaceSize(
    const aclTensor *input, const aclTensor *weight, const aclTensor *bias,
    const aclIntArray *stride, const aclIntArray *padding, const aclIntArray *dilation,
    bool transposed, const aclIntArray *outputPadding, int64_t groups, aclTensor *output,
    int8_t cubeMathType, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnConvolutionGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnConvolution(void *workspace, uint64_t workspaceSize,
                                                 aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
