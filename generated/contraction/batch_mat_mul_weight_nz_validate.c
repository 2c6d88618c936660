/*
 * Generated from spec/contraction/batch_mat_mul_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBatchMatMulWeightNz is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "contraction/batch_mat_mul_weight_nz.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t cube_math_type_values[] = {1, 0, 2, 3, 4};

aclnnStatus ac_batch_mat_mul_weight_nz_validate(const ac_tensor *self, const ac_tensor *mat2,
                                                const ac_tensor *out, int8_t cubeMathType,
                                                ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(mat2, "mat2"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(mat2, "mat2", self, "self"));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_in_blocks(mat2, "mat2"));
    AC_TRY(ac_check_rank_is(self, "self", 3));
    AC_TRY(ac_check_rank_is(mat2, "mat2", 3));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_contracted(self, "self", "bmk", mat2, "mat2", "bkn", "bmn", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the product of self and mat2"));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 5,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}
