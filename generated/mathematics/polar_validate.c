/*
 * Generated from spec/mathematics/polar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnPolar is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "mathematics/polar.h"

/* The data types R may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_R[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

aclnnStatus ac_polar_validate(const ac_tensor *input, const ac_tensor *angle, const ac_tensor *out,
                              ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(angle, "angle"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_R));
    AC_TRY(ac_check_dtype_same(angle, "angle", input, "input"));
    const int dtype_T = ac_dtype_complex(input->dtype);
    AC_TRY(ac_check_dtype_is(out, "out", dtype_T, "the complex dtype of input"));

    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(angle, "angle"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(input, "input", angle, "angle", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of input and angle"));

    return ACLNN_SUCCESS;
}
