/*
 * Generated from spec/reduction/inplace_cumprod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnInplaceCumprod is well formed. The order is the same for every
 * operator: presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "reduction/inplace_cumprod.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                        AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* The dtypes allowed for dim, on every product. */
static const ac_dtype_set dtypes_dim = AC_SET_I32 | AC_SET_I64;

aclnnStatus ac_inplace_cumprod_validate(const ac_tensor *input, const ac_scalar *dim_scalar)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_scalar(dim_scalar, "dim"));

    const int64_t dim = ac_scalar_integer(dim_scalar);
    AC_TRY(ac_check_dtype_in(input, "input", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(dim_scalar, "dim", dtypes_dim));

    AC_TRY(ac_check_rank(input, "input"));

    AC_TRY(ac_check_axis(dim, "dim", input, "input"));

    return ACLNN_SUCCESS;
}
