/*
 * Generated from spec/norm/rms_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_NORM_RMS_NORM_GRAD_H
#define AC_NORM_RMS_NORM_GRAD_H

#include "aclnnop/aclnn_rms_norm_grad.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once for all elements. */
struct rms_norm_grad_attrs {
    double count_of_x_over_gamma;
};

/* The row of the kernel tables with the first kernel of rows; those before are of points that share
 * an element. */
enum { RMS_NORM_GRAD_ROWS = 1 };

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_rms_norm_grad_validate(const ac_tensor *dy, const ac_tensor *x,
                                      const ac_tensor *rstd, const ac_tensor *gamma,
                                      const ac_tensor *dxOut, const ac_tensor *dgammaOut);

/* The kernels, compiled once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_rms_norm_grad_kernels, [2 * RMS_NORM_GRAD_ROWS]);

#endif
