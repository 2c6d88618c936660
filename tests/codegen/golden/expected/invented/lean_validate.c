/*
 * Generated from spec/invented/lean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLean or aclnnInplaceLean is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "invented/lean.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

/* The data types T may take on each product in aclnnInplaceLean. A product without a row lacks the
 * operator. */
static const ac_dtype_set self_ref_dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

/* The dtypes allowed for slope, on every product. */
static const ac_dtype_set dtypes_slope = AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_BOOL;

/* slope != 0. */
static bool lean_requires_1(const ac_given *given_values)
{
    const double slope = given_values[0].value;

    return slope != 0.0;
}

/* slope > -1.5 and shift >= 0 or not slope < 0.1. */
static bool lean_requires_2(const ac_given *given_values)
{
    const double slope = given_values[0].value;
    const double shift = given_values[1].value;

    return (slope > -0x1.8000000000000p+0 /* 1.5 */ && shift >= 0.0) ||
           !(slope < 0x1.999999999999ap-4 /* 0.1 */);
}

aclnnStatus ac_lean_validate(const ac_tensor *self, const ac_scalar *slope, double shift,
                             const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(slope, "slope"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(slope, "slope", dtypes_slope));
    AC_TRY(ac_check_dtype_cast(self->dtype, out, "out"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    AC_TRY(ac_check_require(lean_requires_1, "slope != 0",
                            (const ac_given[]){{"slope", ac_scalar_real(slope, AC_F64), false}},
                            1));
    AC_TRY(ac_check_require(lean_requires_2, "slope > -1.5 and shift >= 0 or not slope < 0.1",
                            (const ac_given[]){{"slope", ac_scalar_real(slope, AC_F64), false},
                                               {"shift", shift, false}},
                            2));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_lean_validate(const ac_tensor *selfRef, const ac_scalar *slope, double shift)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_scalar(slope, "slope"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", self_ref_dtypes_T));
    AC_TRY(ac_check_scalar_dtype(slope, "slope", dtypes_slope));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));

    AC_TRY(ac_check_require(lean_requires_1, "slope != 0",
                            (const ac_given[]){{"slope", ac_scalar_real(slope, AC_F64), false}},
                            1));
    AC_TRY(ac_check_require(lean_requires_2, "slope > -1.5 and shift >= 0 or not slope < 0.1",
                            (const ac_given[]){{"slope", ac_scalar_real(slope, AC_F64), false},
                                               {"shift", shift, false}},
                            2));

    return ACLNN_SUCCESS;
}
