/*
 * Generated from spec/contraction/convolution_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_CONVOLUTION_BACKWARD_H
#define AC_CONTRACTION_CONVOLUTION_BACKWARD_H

#include "aclnnop/aclnn_convolution_backward.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_convolution_backward_validate(const ac_tensor *gradOutput, const ac_tensor *input,
                                             const ac_tensor *weight, const ac_array *stride,
                                             const ac_array *padding, const ac_array *dilation,
                                             bool transposed, const ac_array *outputPadding,
                                             int groups, const ac_array *outputMask,
                                             int8_t cubeMathType, const ac_tensor *gradInput,
                                             const ac_tensor *gradWeight, const ac_tensor *gradBias,
                                             ac_shape *index_space);

#endif
