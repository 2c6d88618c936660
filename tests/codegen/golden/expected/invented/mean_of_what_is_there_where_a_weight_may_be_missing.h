/*
 * Generated from spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_INVENTED_MEAN_OF_WHAT_IS_THERE_WHERE_A_WEIGHT_MAY_BE_MISSING_H
#define AC_INVENTED_MEAN_OF_WHAT_IS_THERE_WHERE_A_WEIGHT_MAY_BE_MISSING_H

#include "aclnnop/aclnn_mean_of_what_is_there_where_a_weight_may_be_missing.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* The scalars of a call, converted once, before the loop. */
struct mean_of_what_is_there_where_a_weight_may_be_missing_attrs {
    double count_of_self;
};

/* Whether a call is well formed: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_mean_of_what_is_there_where_a_weight_may_be_missing_validate(const ac_tensor *self,
                                                                            const ac_tensor *weight,
                                                                            const ac_tensor *slope,
                                                                            const ac_tensor *out);

/* The kernels, once for each instruction set. */
AC_ISA_EXTERN(const ac_kernels,
              ac_mean_of_what_is_there_where_a_weight_may_be_missing_kernels, [1]);

#endif
