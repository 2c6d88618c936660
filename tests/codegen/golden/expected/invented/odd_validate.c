/*
 * Generated from spec/invented/odd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnOdd or aclnnInplaceOdd is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "invented/odd.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

/* real > 0 and count < 3 or flag == 1. */
static bool odd_requires_1(const ac_given *given_values)
{
    const double real = given_values[0].value;
    const double count = given_values[1].value;
    const double flag = given_values[2].value;

    return (real > 0.0 && count < 3.0) || flag == 1.0;
}

aclnnStatus ac_odd_validate(const ac_tensor *self, const ac_tensor *other, const ac_tensor *more,
                            float real, int64_t count, bool flag, const ac_tensor *out,
                            ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(other, "other"));
    AC_TRY(ac_check_tensor(more, "more"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(other, "other", self, "self"));
    AC_TRY(ac_check_dtype_same(more, "more", self, "self"));
    AC_TRY(ac_check_dtype_cast(self->dtype, out, "out"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(other, "other"));
    AC_TRY(ac_check_rank(more, "more"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(self, "self", other, "other", index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(ac_check_view_broadcast(more, "more", &whole_space, "the broadcast of self and other"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of self and other"));

    AC_TRY(ac_check_require(odd_requires_1, "real > 0 and count < 3 or flag == 1",
                            (const ac_given[]){{"real", (double)real, false},
                                               {"count", (double)count, false},
                                               {"flag", (double)flag, false}},
                            3));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_odd_validate(const ac_tensor *selfRef, const ac_tensor *other,
                                    const ac_tensor *more, float real, int64_t count, bool flag,
                                    ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(other, "other"));
    AC_TRY(ac_check_tensor(more, "more"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));
    AC_TRY(ac_check_dtype_same(other, "other", selfRef, "selfRef"));
    AC_TRY(ac_check_dtype_same(more, "more", selfRef, "selfRef"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(other, "other"));
    AC_TRY(ac_check_rank(more, "more"));

    AC_TRY(ac_check_broadcast(selfRef, "selfRef", other, "other", index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(
        ac_check_view_broadcast(more, "more", &whole_space, "the broadcast of selfRef and other"));
    AC_TRY(
        ac_check_shape_is(selfRef, "selfRef", index_space, "the broadcast of selfRef and other"));

    AC_TRY(ac_check_require(odd_requires_1, "real > 0 and count < 3 or flag == 1",
                            (const ac_given[]){{"real", (double)real, false},
                                               {"count", (double)count, false},
                                               {"flag", (double)flag, false}},
                            3));

    return ACLNN_SUCCESS;
}
