/*
 * Generated from spec/norm/add_rms_norm_cast.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAddRmsNormCast is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/add_rms_norm_cast.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

/* epsilon >= 0. */
static bool add_rms_norm_cast_requires_1(const ac_given *given_values)
{
    const double epsilon = given_values[0].value;

    return epsilon >= 0.0;
}

aclnnStatus ac_add_rms_norm_cast_validate(const ac_tensor *x1, const ac_tensor *x2,
                                          const ac_tensor *gamma, double epsilon,
                                          const ac_tensor *y1Out, const ac_tensor *y2Out,
                                          const ac_tensor *rstdOut, const ac_tensor *xOut)
{
    AC_TRY(ac_check_tensor(x1, "x1"));
    AC_TRY(ac_check_tensor(x2, "x2"));
    AC_TRY(ac_check_tensor(gamma, "gamma"));
    AC_TRY(ac_check_tensor(y1Out, "y1Out"));
    AC_TRY(ac_check_tensor(y2Out, "y2Out"));
    AC_TRY(ac_check_tensor(rstdOut, "rstdOut"));
    AC_TRY(ac_check_tensor(xOut, "xOut"));

    AC_TRY(ac_check_dtype_in(x1, "x1", dtypes_X));
    AC_TRY(ac_check_dtype_same(x2, "x2", x1, "x1"));
    AC_TRY(ac_check_dtype_same(gamma, "gamma", x1, "x1"));
    const int dtype_T = AC_F32;
    AC_TRY(ac_check_dtype_is(y1Out, "y1Out", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_same(y2Out, "y2Out", x1, "x1"));
    AC_TRY(ac_check_dtype_is(rstdOut, "rstdOut", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_same(xOut, "xOut", x1, "x1"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(x1, "x1"));
    AC_TRY(ac_check_rank(x2, "x2"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(y1Out, "y1Out"));
    AC_TRY(ac_check_rank(y2Out, "y2Out"));
    AC_TRY(ac_check_rank(rstdOut, "rstdOut"));
    AC_TRY(ac_check_rank(xOut, "xOut"));

    AC_TRY(ac_check_shape_same(x2, "x2", x1, "x1"));
    AC_TRY(ac_check_view_row(gamma, "gamma", x1, "x1"));
    AC_TRY(ac_check_shape_same(y1Out, "y1Out", x1, "x1"));
    AC_TRY(ac_check_shape_same(y2Out, "y2Out", x1, "x1"));
    AC_TRY(ac_check_shape_reduced(rstdOut, "rstdOut", x1, "x1",
                                  ac_shape_last_axes(&x1->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_shape_same(xOut, "xOut", x1, "x1"));

    AC_TRY(ac_check_require(add_rms_norm_cast_requires_1, "epsilon >= 0",
                            (const ac_given[]){{"epsilon", epsilon, false}}, 1));

    return ACLNN_SUCCESS;
}
