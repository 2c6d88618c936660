/*
 * Generated from spec/contraction/convolution.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_CONVOLUTION_H
#define AC_CONTRACTION_CONVOLUTION_H

#include "aclnnop/aclnn_convolution.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_convolution_validate(const ac_tensor *input, const ac_tensor *weight,
                                    const ac_tensor *bias, const ac_array *stride,
                                    const ac_array *padding, const ac_array *dilation,
                                    bool transposed, const ac_array *outputPadding, int64_t groups,
                                    const ac_tensor *output, int8_t cubeMathType,
                                    ac_shape *index_space);

#endif
