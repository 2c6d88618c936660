/*
 * Generated from spec/movement/scatter_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnScatterNd is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/scatter_nd.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

aclnnStatus ac_scatter_nd_validate(const ac_tensor *data, const ac_tensor *indices,
                                   const ac_tensor *updates, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(data, "data"));
    AC_TRY(ac_check_tensor(indices, "indices"));
    AC_TRY(ac_check_tensor(updates, "updates"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(indices, "indices", dtypes_I));
    AC_TRY(ac_check_dtype_in(updates, "updates", dtypes_T));
    AC_TRY(ac_check_dtype_same(data, "data", updates, "updates"));
    AC_TRY(ac_check_dtype_same(out, "out", updates, "updates"));

    AC_TRY(ac_check_rank(data, "data"));
    AC_TRY(ac_check_rank(indices, "indices"));
    AC_TRY(ac_check_rank(updates, "updates"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", data, "data"));
    AC_TRY(ac_check_put_pointed(out, "out", indices, "indices", updates, "updates",
                                "out as pointed(indices)"));

    return ACLNN_SUCCESS;
}
