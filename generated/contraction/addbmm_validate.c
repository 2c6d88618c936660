/*
 * Generated from spec/contraction/addbmm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAddbmm or aclnnInplaceAddbmm is well formed. The order is the same
 * for every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure
 * is the one reported.
 */
#include "check/check.h"
#include "contraction/addbmm.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types C may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_C[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t cube_math_type_values[] = {1, 0, 2, 3, 4};

aclnnStatus ac_addbmm_validate(const ac_tensor *self, const ac_tensor *batch1,
                               const ac_tensor *batch2, const ac_scalar *beta,
                               const ac_scalar *alpha, const ac_tensor *out, int8_t cubeMathType,
                               ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(batch1, "batch1"));
    AC_TRY(ac_check_tensor(batch2, "batch2"));
    AC_TRY(ac_check_scalar(beta, "beta"));
    AC_TRY(ac_check_scalar(alpha, "alpha"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_C));
    AC_TRY(ac_check_dtype_in(batch1, "batch1", dtypes_A));
    AC_TRY(ac_check_dtype_in(batch2, "batch2", dtypes_B));
    AC_TRY(ac_check_scalar_dtype(beta, "beta", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(alpha, "alpha", AC_SET_REAL));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank_within(self, "self", 0, 2));
    AC_TRY(ac_check_rank_is(batch1, "batch1", 3));
    AC_TRY(ac_check_rank_is(batch2, "batch2", 3));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_joined_axes(batch1, "batch1", "bmk", batch2, "batch2", "bkn", "mn", 0, 0, NULL,
                                index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(ac_check_view_broadcast(self, "self", &whole_space, "the product of batch1 and batch2"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the product of batch1 and batch2"));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 5,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_addbmm_validate(const ac_tensor *selfRef, const ac_tensor *batch1,
                                       const ac_tensor *batch2, const ac_scalar *beta,
                                       const ac_scalar *alpha, int8_t cubeMathType,
                                       ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(batch1, "batch1"));
    AC_TRY(ac_check_tensor(batch2, "batch2"));
    AC_TRY(ac_check_scalar(beta, "beta"));
    AC_TRY(ac_check_scalar(alpha, "alpha"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_C));
    AC_TRY(ac_check_dtype_in(batch1, "batch1", dtypes_A));
    AC_TRY(ac_check_dtype_in(batch2, "batch2", dtypes_B));
    AC_TRY(ac_check_scalar_dtype(beta, "beta", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(alpha, "alpha", AC_SET_REAL));
    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_O));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank_is(batch1, "batch1", 3));
    AC_TRY(ac_check_rank_is(batch2, "batch2", 3));

    AC_TRY(ac_check_joined_axes(batch1, "batch1", "bmk", batch2, "batch2", "bkn", "mn", 0, 0, NULL,
                                index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(ac_check_view_broadcast(selfRef, "selfRef", &whole_space,
                                   "the product of batch1 and batch2"));
    AC_TRY(ac_check_shape_is(selfRef, "selfRef", index_space, "the product of batch1 and batch2"));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 5,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}
