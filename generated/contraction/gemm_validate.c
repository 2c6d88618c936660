/*
 * Generated from spec/contraction/gemm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnGemm is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "contraction/gemm.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types Y may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_Y[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types Z may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_Z[AC_PRODUCT_COUNT] = {
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

aclnnStatus ac_gemm_validate(const ac_tensor *A, const ac_tensor *B, const ac_tensor *C,
                             int64_t transA, int64_t transB, const ac_tensor *out,
                             int8_t cubeMathType, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(A, "A"));
    AC_TRY(ac_check_tensor(B, "B"));
    AC_TRY(ac_check_tensor(C, "C"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(A, "A", dtypes_X));
    AC_TRY(ac_check_dtype_in(B, "B", dtypes_Y));
    AC_TRY(ac_check_dtype_in(C, "C", dtypes_Z));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank_is(A, "A", 2));
    AC_TRY(ac_check_rank_is(B, "B", 2));
    AC_TRY(ac_check_rank_within(C, "C", 0, 2));
    AC_TRY(ac_check_rank(out, "out"));

    if (transA == 0 && transB == 0)
        AC_TRY(ac_check_joined_axes(A, "A", "mk", B, "B", "kn", "mn", 0, 0, NULL, index_space));
    if (transA == 0 && !(transA == 0 && transB == 0))
        AC_TRY(ac_check_joined_axes(A, "A", "mk", B, "B", "nk", "mn", 0, 0, NULL, index_space));
    if (transB == 0 && !(transA == 0 && transB == 0) && transA != 0)
        AC_TRY(ac_check_joined_axes(A, "A", "km", B, "B", "kn", "mn", 0, 0, NULL, index_space));
    if (!(transA == 0 && transB == 0) && transA != 0 && transB != 0)
        AC_TRY(ac_check_joined_axes(A, "A", "km", B, "B", "nk", "mn", 0, 0, NULL, index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(ac_check_view_broadcast(C, "C", &whole_space, "the product of A and B"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the product of A and B"));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 5,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}
