/*
 * Generated from spec/contraction/addr.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAddr or aclnnInplaceAddr is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "contraction/addr.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* The data types C may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_C[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

aclnnStatus ac_addr_validate(const ac_tensor *self, const ac_tensor *vec1, const ac_tensor *vec2,
                             const ac_scalar *betaOptional, const ac_scalar *alphaOptional,
                             const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(vec1, "vec1"));
    AC_TRY(ac_check_tensor(vec2, "vec2"));
    AC_TRY(ac_check_scalar_optional(betaOptional, "betaOptional"));
    AC_TRY(ac_check_scalar_optional(alphaOptional, "alphaOptional"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_dtype_in(vec1, "vec1", dtypes_B));
    AC_TRY(ac_check_dtype_in(vec2, "vec2", dtypes_C));
    AC_TRY(ac_check_scalar_dtype(betaOptional, "betaOptional", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(alphaOptional, "alphaOptional", AC_SET_REAL));
    const int dtype_P = ac_dtype_promote(vec2->dtype, vec1->dtype);
    const int dtype_T = ac_dtype_promote(self->dtype, dtype_P);
    AC_TRY(ac_check_scalar_cast(betaOptional, "betaOptional", dtype_T));
    AC_TRY(ac_check_scalar_cast(alphaOptional, "alphaOptional", dtype_T));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));
    AC_TRY(ac_check_dtype_cast(dtype_T, out, "out"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(vec1, "vec1"));
    AC_TRY(ac_check_rank(vec2, "vec2"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_outer(vec1, "vec1", vec2, "vec2", index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(ac_check_view_broadcast(self, "self", &whole_space, "the matrix of vec1 and vec2"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the matrix of vec1 and vec2"));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_addr_validate(const ac_tensor *selfRef, const ac_tensor *vec1,
                                     const ac_tensor *vec2, const ac_scalar *betaOptional,
                                     const ac_scalar *alphaOptional, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(vec1, "vec1"));
    AC_TRY(ac_check_tensor(vec2, "vec2"));
    AC_TRY(ac_check_scalar_optional(betaOptional, "betaOptional"));
    AC_TRY(ac_check_scalar_optional(alphaOptional, "alphaOptional"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_A));
    AC_TRY(ac_check_dtype_in(vec1, "vec1", dtypes_B));
    AC_TRY(ac_check_dtype_in(vec2, "vec2", dtypes_C));
    AC_TRY(ac_check_scalar_dtype(betaOptional, "betaOptional", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(alphaOptional, "alphaOptional", AC_SET_REAL));
    const int dtype_P = ac_dtype_promote(vec2->dtype, vec1->dtype);
    const int dtype_T = ac_dtype_promote(selfRef->dtype, dtype_P);
    AC_TRY(ac_check_scalar_cast(betaOptional, "betaOptional", dtype_T));
    AC_TRY(ac_check_scalar_cast(alphaOptional, "alphaOptional", dtype_T));
    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_O));
    AC_TRY(ac_check_dtype_cast(dtype_T, selfRef, "selfRef"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(vec1, "vec1"));
    AC_TRY(ac_check_rank(vec2, "vec2"));

    AC_TRY(ac_check_outer(vec1, "vec1", vec2, "vec2", index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(
        ac_check_view_broadcast(selfRef, "selfRef", &whole_space, "the matrix of vec1 and vec2"));
    AC_TRY(ac_check_shape_is(selfRef, "selfRef", index_space, "the matrix of vec1 and vec2"));

    return ACLNN_SUCCESS;
}
