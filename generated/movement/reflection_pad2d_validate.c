/*
 * Generated from spec/movement/reflection_pad2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnReflectionPad2d is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/reflection_pad2d.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_I32 |
                     AC_SET_F32 | AC_SET_I64 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 |
                      AC_SET_I32 | AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 |
                        AC_SET_BF16 | AC_SET_I32 | AC_SET_F32 | AC_SET_I64 | AC_SET_F64 |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_I32 |
                      AC_SET_F32 | AC_SET_I64 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_F16 |
                     AC_SET_BF16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_I32 |
                AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* rank(self) >= 3. */
static bool reflection_pad2d_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self >= 3.0;
}

/* rank(self) <= 4. */
static bool reflection_pad2d_requires_2(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self <= 4.0;
}

/* extent(self, -3) > 0. */
static bool reflection_pad2d_requires_3(const ac_given *given_values)
{
    const double extent_3_from_end_of_self = given_values[0].value;

    return extent_3_from_end_of_self > 0.0;
}

/* extent(self, -2) > 0. */
static bool reflection_pad2d_requires_4(const ac_given *given_values)
{
    const double extent_2_from_end_of_self = given_values[0].value;

    return extent_2_from_end_of_self > 0.0;
}

/* extent(self, -1) > 0. */
static bool reflection_pad2d_requires_5(const ac_given *given_values)
{
    const double last_extent_of_self = given_values[0].value;

    return last_extent_of_self > 0.0;
}

aclnnStatus ac_reflection_pad2d_validate(const ac_tensor *self, const ac_array *padding,
                                         const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_reflected(self, "self", 2, "2", padding, "padding", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as reflected(2, padding)"));

    AC_TRY(ac_check_require(reflection_pad2d_requires_1, "rank(self) >= 3",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(reflection_pad2d_requires_2, "rank(self) <= 4",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(
        reflection_pad2d_requires_3, "extent(self, -3) > 0",
        (const ac_given[]){{"extent(self, -3)", (double)ac_shape_extent(&self->shape, -3), false}},
        1));
    AC_TRY(ac_check_require(
        reflection_pad2d_requires_4, "extent(self, -2) > 0",
        (const ac_given[]){{"extent(self, -2)", (double)ac_shape_extent(&self->shape, -2), false}},
        1));
    AC_TRY(ac_check_require(
        reflection_pad2d_requires_5, "extent(self, -1) > 0",
        (const ac_given[]){{"extent(self, -1)", (double)ac_shape_extent(&self->shape, -1), false}},
        1));

    return ACLNN_SUCCESS;
}
