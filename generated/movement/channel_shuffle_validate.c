/*
 * Generated from spec/movement/channel_shuffle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnChannelShuffle is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/channel_shuffle.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

/* rank(self) >= 3. */
static bool channel_shuffle_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self >= 3.0;
}

/* rank(self) <= 7. */
static bool channel_shuffle_requires_2(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self <= 7.0;
}

aclnnStatus ac_channel_shuffle_validate(const ac_tensor *self, int64_t groups, const ac_tensor *out,
                                        ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shuffled(self, "self", groups, "groups", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as shuffled(groups)"));

    AC_TRY(ac_check_require(channel_shuffle_requires_1, "rank(self) >= 3",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(channel_shuffle_requires_2, "rank(self) <= 7",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
