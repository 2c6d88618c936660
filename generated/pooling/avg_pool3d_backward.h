/*
 * Generated from spec/pooling/avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_POOLING_AVG_POOL3D_BACKWARD_H
#define AC_POOLING_AVG_POOL3D_BACKWARD_H

#include "aclnnop/aclnn_avgpool3d_backward.h"
#include "contract/kernel.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_avg_pool3d_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_array *kernelSize, const ac_array *stride,
                                            const ac_array *padding, bool ceilMode,
                                            bool countIncludePad, int64_t divisorOverride,
                                            const ac_tensor *output);

#endif
