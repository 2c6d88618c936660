/*
 * Generated from spec/movement/bucketize.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBucketize is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/bucketize.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

/* rank(boundaries) <= 1. */
static bool bucketize_requires_1(const ac_given *given_values)
{
    const double rank_of_boundaries = given_values[0].value;

    return rank_of_boundaries <= 1.0;
}

aclnnStatus ac_bucketize_validate(const ac_tensor *self, const ac_tensor *boundaries, bool outInt32,
                                  const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(boundaries, "boundaries"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_dtype_in(boundaries, "boundaries", dtypes_B));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_I));
    AC_TRY(ac_check_dtype_is(out, "out", outInt32 ? AC_I32 : AC_I64, "by outInt32"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(boundaries, "boundaries"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_lines(boundaries, "boundaries", self, "self"));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    AC_TRY(ac_check_require(
        bucketize_requires_1, "rank(boundaries) <= 1",
        (const ac_given[]){{"rank(boundaries)", (double)boundaries->shape.rank, false}}, 1));

    return ACLNN_SUCCESS;
}
