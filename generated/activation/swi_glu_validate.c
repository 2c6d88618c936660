/*
 * Generated from spec/activation/swi_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnSwiGlu is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "activation/swi_glu.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_swi_glu_validate(const ac_tensor *x, int64_t dim, const ac_tensor *out,
                                ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", x, "x"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axis(dim, "dim", x, "x"));

    AC_TRY(ac_check_halves(x, "x", dim, index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "half of x along dim"));

    return ACLNN_SUCCESS;
}
