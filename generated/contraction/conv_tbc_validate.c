/*
 * Generated from spec/contraction/conv_tbc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnConvTbc is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "contraction/conv_tbc.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t cube_math_type_values[] = {1, 0, 2, 3};

aclnnStatus ac_conv_tbc_validate(const ac_tensor *self, const ac_tensor *weight,
                                 const ac_tensor *bias, int64_t pad, const ac_tensor *output,
                                 int8_t cubeMathType, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_tensor(bias, "bias"));
    AC_TRY(ac_check_tensor(output, "output"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(weight, "weight", self, "self"));
    AC_TRY(ac_check_dtype_same(bias, "bias", self, "self"));
    AC_TRY(ac_check_dtype_same(output, "output", self, "self"));

    AC_TRY(ac_check_rank_is(self, "self", 3));
    AC_TRY(ac_check_rank_is(weight, "weight", 3));
    AC_TRY(ac_check_rank_is(bias, "bias", 1));
    AC_TRY(ac_check_rank(output, "output"));

    AC_TRY(ac_check_joined_windows(self, "self", "[tk]bc", weight, "weight", "kco", "tbo", 0, 0,
                                   NULL, NULL, 1, "1", NULL, pad, "pad", NULL, 1, "1",
                                   index_space));
    AC_TRY(ac_check_along(bias, "bias", index_space, 2, "the product of self and weight"));
    AC_TRY(ac_check_shape_is(output, "output", index_space, "the product of self and weight"));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 4,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}
