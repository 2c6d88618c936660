/*
 * Generated from spec/conversion/sign_bits_unpack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnSignBitsUnpack is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "conversion/sign_bits_unpack.h"

/* The data types M may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_U8,
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};
/* clang-format on */

/* The data types O may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};
/* clang-format on */

aclnnStatus ac_sign_bits_unpack_validate(const ac_tensor *self, int64_t size, aclDataType dtype,
                                         const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_M));
    AC_TRY(ac_check_dtype_derived(dtype, "dtype", dtypes_O));
    AC_TRY(ac_check_dtype_is(out, "out", dtype, "dtype"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank_is(out, "out", 2));

    AC_TRY(ac_check_extent_filled(size, "size"));
    AC_TRY(ac_check_extent(size, "size", out, "out", 0, false));
    AC_TRY(ac_check_bits_read(self, "self", out, "out"));

    return ACLNN_SUCCESS;
}
