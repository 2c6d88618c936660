/*
 * Generated from spec/invented/odd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_ODD_H
#define AC_INVENTED_ODD_H

#include "aclnnop/aclnn_odd.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once, before the loop. */
struct odd_attrs {
    double real;
    double count;
    double flag;
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_odd_validate(const ac_tensor *self, const ac_tensor *other, const ac_tensor *more,
                            float real, int64_t count, bool flag, const ac_tensor *out,
                            ac_shape *index_space);
aclnnStatus ac_inplace_odd_validate(const ac_tensor *selfRef, const ac_tensor *other,
                                    const ac_tensor *more, float real, int64_t count, bool flag,
                                    ac_shape *index_space);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels, ac_odd_kernels, [1]);

#endif
