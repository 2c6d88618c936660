/*
 * Generated from spec/movement/index_add_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnIndexAddV2 is well formed. The order is the same for every
 * operator: presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "movement/index_add_v2.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

/* rank(index) <= 1. */
static bool index_add_v2_requires_1(const ac_given *given_values)
{
    const double rank_of_index = given_values[0].value;

    return rank_of_index <= 1.0;
}

aclnnStatus ac_index_add_v2_validate(const ac_tensor *self, int64_t dim, const ac_tensor *index,
                                     const ac_tensor *source, const ac_scalar *alpha,
                                     const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_tensor(source, "source"));
    AC_TRY(ac_check_scalar(alpha, "alpha"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_dtype_in(source, "source", dtypes_T));
    AC_TRY(ac_check_dtype_same(self, "self", source, "source"));
    AC_TRY(ac_check_scalar_dtype(alpha, "alpha", AC_SET_REAL));
    AC_TRY(ac_check_dtype_same(out, "out", source, "source"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(index, "index"));
    AC_TRY(ac_check_rank(source, "source"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axis(dim, "dim", self, "self"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));
    AC_TRY(ac_check_put_taken(out, "out", dim, "dim", index, "index", 1, "1", source, "source",
                              "out as taken(dim, index, 1)"));

    AC_TRY(ac_check_require(index_add_v2_requires_1, "rank(index) <= 1",
                            (const ac_given[]){{"rank(index)", (double)index->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
