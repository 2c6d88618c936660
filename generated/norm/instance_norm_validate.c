/*
 * Generated from spec/norm/instance_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnInstanceNorm is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/instance_norm.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const char *const data_format_values[] = {"NCHW"};

aclnnStatus ac_instance_norm_validate(const ac_tensor *x, const ac_tensor *gamma,
                                      const ac_tensor *beta, const char *dataFormat,
                                      const ac_tensor *y, const ac_tensor *mean,
                                      const ac_tensor *variance, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(gamma, "gamma"));
    AC_TRY(ac_check_tensor(beta, "beta"));
    AC_TRY(ac_check_tensor(y, "y"));
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(variance, "variance"));
    AC_TRY(ac_check_string(dataFormat, "dataFormat"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_X));
    AC_TRY(ac_check_dtype_same(gamma, "gamma", x, "x"));
    AC_TRY(ac_check_dtype_same(beta, "beta", x, "x"));
    AC_TRY(ac_check_dtype_same(y, "y", x, "x"));
    AC_TRY(ac_check_dtype_same(mean, "mean", x, "x"));
    AC_TRY(ac_check_dtype_same(variance, "variance", x, "x"));

    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(beta, "beta"));
    AC_TRY(ac_check_rank(y, "y"));
    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(variance, "variance"));

    AC_TRY(ac_check_view_channel(gamma, "gamma", x, "x"));
    AC_TRY(ac_check_view_channel(beta, "beta", x, "x"));
    AC_TRY(ac_check_shape_same(y, "y", x, "x"));
    AC_TRY(
        ac_check_shape_reduced(mean, "mean", x, "x", ac_shape_inner_axes(&x->shape), true, false));
    AC_TRY(ac_check_shape_reduced(variance, "variance", x, "x", ac_shape_inner_axes(&x->shape),
                                  true, false));

    AC_TRY(ac_check_mode_string(dataFormat, "dataFormat", data_format_values, 1, kernel_mode));

    return ACLNN_SUCCESS;
}
