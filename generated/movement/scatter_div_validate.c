/*
 * Generated from spec/movement/scatter_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnScatterDiv is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/scatter_div.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

aclnnStatus ac_scatter_div_validate(const ac_tensor *varRef, const ac_tensor *indices,
                                    const ac_tensor *updates)
{
    AC_TRY(ac_check_tensor(varRef, "varRef"));
    AC_TRY(ac_check_tensor(indices, "indices"));
    AC_TRY(ac_check_tensor(updates, "updates"));

    AC_TRY(ac_check_dtype_in(indices, "indices", dtypes_I));
    AC_TRY(ac_check_dtype_in(updates, "updates", dtypes_T));
    AC_TRY(ac_check_dtype_same(varRef, "varRef", updates, "updates"));

    AC_TRY(ac_check_rank(varRef, "varRef"));
    AC_TRY(ac_check_rank(indices, "indices"));
    AC_TRY(ac_check_rank(updates, "updates"));

    AC_TRY(ac_check_put_taken(varRef, "varRef", 0, "0", indices, "indices", 0, "0", updates,
                              "updates", "varRef as taken(0, indices, 0)"));

    return ACLNN_SUCCESS;
}
