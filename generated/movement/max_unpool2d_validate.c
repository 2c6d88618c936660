/*
 * Generated from spec/movement/max_unpool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMaxUnpool2d is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/max_unpool2d.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

/* rank(self) >= 3. */
static bool max_unpool2d_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self >= 3.0;
}

/* rank(self) <= 4. */
static bool max_unpool2d_requires_2(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self <= 4.0;
}

aclnnStatus ac_max_unpool2d_validate(const ac_tensor *self, const ac_tensor *indices,
                                     const ac_array *outputSize, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(indices, "indices"));
    AC_TRY(ac_check_int_array(outputSize, "outputSize"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_in(indices, "indices", dtypes_I));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(indices, "indices"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_put_restored(out, "out", 2, "2", indices, "indices", outputSize, "outputSize",
                                 self, "self", "out as restored(2, indices, outputSize)"));

    AC_TRY(ac_check_require(max_unpool2d_requires_1, "rank(self) >= 3",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(max_unpool2d_requires_2, "rank(self) <= 4",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
