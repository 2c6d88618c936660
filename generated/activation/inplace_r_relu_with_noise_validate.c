/*
 * Generated from spec/activation/inplace_r_relu_with_noise.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnInplaceRReluWithNoise is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "activation/inplace_r_relu_with_noise.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* The dtypes allowed for lower, on every product. */
static const ac_dtype_set dtypes_lower = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64;

/* The dtypes allowed for upper, on every product. */
static const ac_dtype_set dtypes_upper = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64;

aclnnStatus ac_inplace_r_relu_with_noise_validate(const ac_tensor *self, const ac_tensor *noise,
                                                  const ac_scalar *lower, const ac_scalar *upper,
                                                  bool training, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(noise, "noise"));
    AC_TRY(ac_check_scalar(lower, "lower"));
    AC_TRY(ac_check_scalar(upper, "upper"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(noise, "noise", self, "self"));
    AC_TRY(ac_check_scalar_dtype(lower, "lower", dtypes_lower));
    AC_TRY(ac_check_scalar_dtype(upper, "upper", dtypes_upper));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(noise, "noise"));

    AC_TRY(ac_check_shape_same(noise, "noise", self, "self"));

    *kernel_mode = training ? INPLACE_R_RELU_WITH_NOISE_TRAINING_TRUE
                            : INPLACE_R_RELU_WITH_NOISE_TRAINING_FALSE;

    return ACLNN_SUCCESS;
}
