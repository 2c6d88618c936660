/*
 * Generated from spec/norm/group_norm_silu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnGroupNormSilu is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/group_norm_silu.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types M may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* eps > 0. */
static bool group_norm_silu_requires_1(const ac_given *given_values)
{
    const double eps = given_values[0].value;

    return eps > 0.0;
}

aclnnStatus ac_group_norm_silu_validate(const ac_tensor *self, const ac_tensor *gamma,
                                        const ac_tensor *beta, int64_t group, double eps,
                                        const ac_tensor *out, const ac_tensor *meanOut,
                                        const ac_tensor *rstdOut)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor_optional(gamma, "gamma"));
    AC_TRY(ac_check_tensor_optional(beta, "beta"));
    AC_TRY(ac_check_tensor(out, "out"));
    AC_TRY(ac_check_tensor(meanOut, "meanOut"));
    AC_TRY(ac_check_tensor(rstdOut, "rstdOut"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_X));
    AC_TRY(ac_check_dtype_in(gamma, "gamma", dtypes_G));
    AC_TRY(ac_check_dtype_in(beta, "beta", dtypes_G));
    AC_TRY(ac_check_dtype_alike(beta, "beta", gamma, "gamma"));
    AC_TRY(ac_check_dtype_beside(gamma, "gamma", self, "self"));
    AC_TRY(ac_check_dtype_beside(beta, "beta", self, "self"));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));
    AC_TRY(ac_check_dtype_in(meanOut, "meanOut", dtypes_M));
    AC_TRY(ac_check_dtype_in(rstdOut, "rstdOut", dtypes_M));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(beta, "beta"));
    AC_TRY(ac_check_rank(out, "out"));
    AC_TRY(ac_check_rank(meanOut, "meanOut"));
    AC_TRY(ac_check_rank(rstdOut, "rstdOut"));

    AC_TRY(ac_check_channel_groups(group, "group", self, "self"));

    AC_TRY(ac_check_shape_reduced(gamma, "gamma", self, "self", ac_shape_channel_axes(&self->shape),
                                  false, false));
    AC_TRY(ac_check_shape_reduced(beta, "beta", self, "self", ac_shape_channel_axes(&self->shape),
                                  false, false));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));
    AC_TRY(ac_check_shape_of_groups(meanOut, "meanOut", self, "self", group));
    AC_TRY(ac_check_shape_of_groups(rstdOut, "rstdOut", self, "self", group));

    AC_TRY(ac_check_require(group_norm_silu_requires_1, "eps > 0",
                            (const ac_given[]){{"eps", eps, false}}, 1));

    return ACLNN_SUCCESS;
}
