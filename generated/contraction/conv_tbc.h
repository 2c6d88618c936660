/*
 * Generated from spec/contraction/conv_tbc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_CONTRACTION_CONV_TBC_H
#define AC_CONTRACTION_CONV_TBC_H

#include "aclnnop/aclnn_convolution.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_conv_tbc_validate(const ac_tensor *self, const ac_tensor *weight,
                                 const ac_tensor *bias, int64_t pad, const ac_tensor *output,
                                 int8_t cubeMathType, ac_shape *index_space);

#endif
