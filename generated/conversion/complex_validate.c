/*
 * Generated from spec/conversion/complex.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnComplex is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "conversion/complex.h"

/* The data types R may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_R[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};
/* clang-format on */

aclnnStatus ac_complex_validate(const ac_tensor *real, const ac_tensor *imag, const ac_tensor *out,
                                ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(real, "real"));
    AC_TRY(ac_check_tensor(imag, "imag"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(real, "real", dtypes_R));
    AC_TRY(ac_check_dtype_same(imag, "imag", real, "real"));
    const int dtype_T = ac_dtype_complex(real->dtype);
    AC_TRY(ac_check_dtype_is(out, "out", dtype_T, "the complex dtype of real"));

    AC_TRY(ac_check_rank(real, "real"));
    AC_TRY(ac_check_rank(imag, "imag"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(real, "real", imag, "imag", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of real and imag"));

    return ACLNN_SUCCESS;
}
