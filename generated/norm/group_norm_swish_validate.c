/*
 * Generated from spec/norm/group_norm_swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnGroupNormSwish is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/group_norm_swish.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const char *const data_format_optional_values[] = {"NCHW"};

aclnnStatus ac_group_norm_swish_validate(const ac_tensor *x, const ac_tensor *gamma,
                                         const ac_tensor *beta, int64_t numGroups,
                                         const char *dataFormatOptional, bool activateSwish,
                                         const ac_tensor *yOut, const ac_tensor *meanOut,
                                         const ac_tensor *rstdOut, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(gamma, "gamma"));
    AC_TRY(ac_check_tensor(beta, "beta"));
    AC_TRY(ac_check_tensor(yOut, "yOut"));
    AC_TRY(ac_check_tensor(meanOut, "meanOut"));
    AC_TRY(ac_check_tensor(rstdOut, "rstdOut"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_X));
    AC_TRY(ac_check_dtype_in(gamma, "gamma", dtypes_G));
    AC_TRY(ac_check_dtype_same(beta, "beta", gamma, "gamma"));
    AC_TRY(ac_check_dtype_beside(gamma, "gamma", x, "x"));
    AC_TRY(ac_check_dtype_beside(beta, "beta", x, "x"));
    AC_TRY(ac_check_dtype_same(yOut, "yOut", x, "x"));
    AC_TRY(ac_check_dtype_same(meanOut, "meanOut", gamma, "gamma"));
    AC_TRY(ac_check_dtype_same(rstdOut, "rstdOut", gamma, "gamma"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(beta, "beta"));
    AC_TRY(ac_check_rank(yOut, "yOut"));
    AC_TRY(ac_check_rank(meanOut, "meanOut"));
    AC_TRY(ac_check_rank(rstdOut, "rstdOut"));

    AC_TRY(ac_check_channel_groups(numGroups, "numGroups", x, "x"));

    AC_TRY(ac_check_shape_reduced(gamma, "gamma", x, "x", ac_shape_channel_axes(&x->shape), false,
                                  false));
    AC_TRY(ac_check_shape_reduced(beta, "beta", x, "x", ac_shape_channel_axes(&x->shape), false,
                                  false));
    AC_TRY(ac_check_shape_same(yOut, "yOut", x, "x"));
    AC_TRY(ac_check_shape_of_groups(meanOut, "meanOut", x, "x", numGroups));
    AC_TRY(ac_check_shape_of_groups(rstdOut, "rstdOut", x, "x", numGroups));

    size_t data_format_optional_index = 0;
    AC_TRY(ac_check_mode_string(dataFormatOptional ? dataFormatOptional : "NCHW",
                                "dataFormatOptional", data_format_optional_values, 1,
                                &data_format_optional_index));

    *kernel_mode = data_format_optional_index * 2 + (size_t)activateSwish;

    return ACLNN_SUCCESS;
}
