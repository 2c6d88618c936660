/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnFixed is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "invented/fixed.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

/* extent(self, -1) <= 6. */
static bool fixed_requires_1(const ac_given *given_values)
{
    const double last_extent_of_self = given_values[0].value;

    return last_extent_of_self <= 6.0;
}

/* 3 * rank(self) - 1 > 2 and count(self) != 7. */
static bool fixed_requires_2(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;
    const double count_of_self = given_values[1].value;

    return 3.0 * rank_of_self - 1.0 > 2.0 && count_of_self != 7.0;
}

aclnnStatus ac_fixed_validate(const ac_tensor *self, const ac_tensor *factor, const ac_tensor *out,
                              ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(factor, "factor"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(factor, "factor", self, "self"));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(factor, "factor"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_halves(self, "self", -1, index_space));
    AC_TRY(ac_check_view_single(factor, "factor"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "half of self along its last axis"));

    AC_TRY(ac_check_require(
        fixed_requires_1, "extent(self, -1) <= 6",
        (const ac_given[]){{"extent(self, -1)", (double)ac_shape_extent(&self->shape, -1), false}},
        1));
    AC_TRY(ac_check_require(
        fixed_requires_2, "3 * rank(self) - 1 > 2 and count(self) != 7",
        (const ac_given[]){{"rank(self)", (double)self->shape.rank, false},
                           {"count(self)", (double)ac_shape_count(&self->shape), false}},
        2));

    return ACLNN_SUCCESS;
}
