/*
 * Generated from spec/pooling/avg_pool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAvgPool3d is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "pooling/avg_pool3d.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* rank(self) >= 4. */
static bool avg_pool3d_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self >= 4.0;
}

/* rank(self) <= 5. */
static bool avg_pool3d_requires_2(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self <= 5.0;
}

aclnnStatus ac_avg_pool3d_validate(const ac_tensor *self, const ac_array *kernelSize,
                                   const ac_array *stride, const ac_array *padding, bool ceilMode,
                                   bool countIncludePad, int64_t divisorOverride,
                                   const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(kernelSize, "kernelSize"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_averaged(self, "self", 3, "3", kernelSize, "kernelSize", stride, "stride",
                             padding, "padding", (int64_t)ceilMode, "ceilMode",
                             (int64_t)countIncludePad, "countIncludePad", divisorOverride,
                             "divisorOverride", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as averaged(...)"));

    AC_TRY(ac_check_require(avg_pool3d_requires_1, "rank(self) >= 4",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(avg_pool3d_requires_2, "rank(self) <= 5",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
