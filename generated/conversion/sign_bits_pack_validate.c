/*
 * Generated from spec/conversion/sign_bits_pack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnSignBitsPack is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "conversion/sign_bits_pack.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};
/* clang-format on */

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

aclnnStatus ac_sign_bits_pack_validate(const ac_tensor *self, int64_t size, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_M));

    AC_TRY(ac_check_rank_is(self, "self", 1));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_bits_in_rows(out, "out", self, "self", size, "size"));

    return ACLNN_SUCCESS;
}
