/*
 * Generated from spec/movement/index_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnIndexCopy or aclnnInplaceIndexCopy is well formed. The order is
 * the same for every operator: presence, data types, ranks, axes, shapes, preconditions, modes. The
 * first failure is the one reported.
 */
#include "check/check.h"
#include "movement/index_copy.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                     AC_SET_U64 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U32 | AC_SET_U64,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

/* rank(index) <= 1. */
static bool index_copy_requires_1(const ac_given *given_values)
{
    const double rank_of_index = given_values[0].value;

    return rank_of_index <= 1.0;
}

aclnnStatus ac_index_copy_validate(const ac_tensor *selfRef, int64_t dim, const ac_tensor *index,
                                   const ac_tensor *source, const ac_tensor *outRef)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_tensor(source, "source"));
    AC_TRY(ac_check_tensor(outRef, "outRef"));

    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_dtype_in(source, "source", dtypes_T));
    AC_TRY(ac_check_dtype_same(selfRef, "selfRef", source, "source"));
    AC_TRY(ac_check_dtype_same(outRef, "outRef", source, "source"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(index, "index"));
    AC_TRY(ac_check_rank(source, "source"));
    AC_TRY(ac_check_rank(outRef, "outRef"));

    AC_TRY(ac_check_axis(dim, "dim", selfRef, "selfRef"));

    AC_TRY(ac_check_shape_same(outRef, "outRef", selfRef, "selfRef"));
    AC_TRY(ac_check_put_taken(outRef, "outRef", dim, "dim", index, "index", 1, "1", source,
                              "source", "outRef as taken(dim, index, 1)"));

    AC_TRY(ac_check_require(index_copy_requires_1, "rank(index) <= 1",
                            (const ac_given[]){{"rank(index)", (double)index->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_index_copy_validate(const ac_tensor *selfRef, int64_t dim,
                                           const ac_tensor *index, const ac_tensor *source)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_tensor(source, "source"));

    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_dtype_in(source, "source", dtypes_T));
    AC_TRY(ac_check_dtype_same(selfRef, "selfRef", source, "source"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(index, "index"));
    AC_TRY(ac_check_rank(source, "source"));

    AC_TRY(ac_check_axis(dim, "dim", selfRef, "selfRef"));

    AC_TRY(ac_check_put_taken(selfRef, "selfRef", dim, "dim", index, "index", 1, "1", source,
                              "source", "selfRef as taken(dim, index, 1)"));

    AC_TRY(ac_check_require(index_copy_requires_1, "rank(index) <= 1",
                            (const ac_given[]){{"rank(index)", (double)index->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
