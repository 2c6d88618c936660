/*
 * Generated from spec/movement/embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnEmbedding is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/embedding.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND310B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};
/* clang-format on */

aclnnStatus ac_embedding_validate(const ac_tensor *weight, const ac_tensor *indices,
                                  const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_tensor(indices, "indices"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(weight, "weight", dtypes_T));
    AC_TRY(ac_check_dtype_in(indices, "indices", dtypes_I));
    AC_TRY(ac_check_dtype_same(out, "out", weight, "weight"));

    AC_TRY(ac_check_rank_is(weight, "weight", 2));
    AC_TRY(ac_check_rank(indices, "indices"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_taken(weight, "weight", 0, "0", indices, "indices", 0, "0", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "weight as taken(0, indices, 0)"));

    return ACLNN_SUCCESS;
}
