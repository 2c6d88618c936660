/*
 * Generated from spec/invented/spare.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnSpare is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "invented/spare.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* not sure or scale > 0. */
static bool spare_requires_1(const ac_given *given_values)
{
    const double scale = given_values[0].value;
    const bool sure = given_values[1].value != 0;

    return !sure || scale > 0.0;
}

aclnnStatus ac_spare_validate(const ac_tensor *self, const ac_tensor *kept, const ac_scalar *scale,
                              bool sure, const ac_tensor *out, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(kept, "kept"));
    AC_TRY(ac_check_scalar_optional(scale, "scale"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(scale, "scale", AC_SET_REAL));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    AC_TRY(ac_check_require(spare_requires_1, "not sure or scale > 0",
                            (const ac_given[]){{"scale", ac_scalar_real(scale, AC_F64), false},
                                               {"sure", (double)sure, true}},
                            2));

    *kernel_mode = sure ? SPARE_SURE_TRUE : SPARE_SURE_FALSE;

    return ACLNN_SUCCESS;
}
