/*
 * Generated from spec/pooling/max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMaxPool is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "pooling/max_pool.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I8 | AC_SET_U16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I8 | AC_SET_U16,
};

static const int64_t auto_pad_values[] = {0};

/* rank(self) >= 3. */
static bool max_pool_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self >= 3.0;
}

/* rank(self) <= 4. */
static bool max_pool_requires_2(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self <= 4.0;
}

aclnnStatus ac_max_pool_validate(const ac_tensor *self, const ac_array *kernelShape,
                                 const ac_array *strides, int64_t autoPad, const ac_array *pads,
                                 const ac_array *dilations, int64_t ceilMode, const ac_tensor *out,
                                 ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(kernelShape, "kernelShape"));
    AC_TRY(ac_check_int_array(strides, "strides"));
    AC_TRY(ac_check_int_array(pads, "pads"));
    AC_TRY(ac_check_int_array(dilations, "dilations"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_pooled(self, "self", 2, "2", kernelShape, "kernelShape", strides, "strides", 1,
                           "1", pads, "pads", dilations, "dilations", ceilMode, "ceilMode",
                           index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as pooled(...)"));

    AC_TRY(ac_check_require(max_pool_requires_1, "rank(self) >= 3",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(max_pool_requires_2, "rank(self) <= 4",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));

    size_t auto_pad_index = 0;
    AC_TRY(ac_check_mode_int(autoPad, "autoPad", auto_pad_values, 1, &auto_pad_index));

    return ACLNN_SUCCESS;
}
