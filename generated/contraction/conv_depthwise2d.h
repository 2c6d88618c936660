/*
 * Generated from spec/contraction/conv_depthwise2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_CONV_DEPTHWISE2D_H
#define AC_CONTRACTION_CONV_DEPTHWISE2D_H

#include "aclnnop/aclnn_convolution.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_conv_depthwise2d_validate(const ac_tensor *self, const ac_tensor *weight,
                                         const ac_array *kernelSize, const ac_tensor *bias,
                                         const ac_array *stride, const ac_array *padding,
                                         const ac_array *dilation, const ac_tensor *out,
                                         int8_t cubeMathType, ac_shape *index_space);

#endif
