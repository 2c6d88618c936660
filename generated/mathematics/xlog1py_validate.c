/*
 * Generated from spec/mathematics/xlog1py.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnXlog1py is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "mathematics/xlog1py.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_xlog1py_validate(const ac_tensor *x, const ac_tensor *y, const ac_tensor *z,
                                ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(y, "y"));
    AC_TRY(ac_check_tensor(z, "z"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_same(y, "y", x, "x"));
    AC_TRY(ac_check_dtype_same(z, "z", x, "x"));

    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(y, "y"));
    AC_TRY(ac_check_rank(z, "z"));

    AC_TRY(ac_check_broadcast(x, "x", y, "y", index_space));
    AC_TRY(ac_check_shape_is(z, "z", index_space, "the broadcast of x and y"));

    return ACLNN_SUCCESS;
}
