/*
 * Generated from spec/reduction/linalg_vector_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLinalgVectorNorm is well formed. The order is the same for every
 * operator: presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "reduction/linalg_vector_norm.h"

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_linalg_vector_norm_validate(const ac_tensor *self, const ac_scalar *ord,
                                           const ac_array *dims, bool keepDims, aclDataType dtype,
                                           const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(ord, "ord"));
    AC_TRY(ac_check_int_array(dims, "dims"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_dtype_derived(dtype, "dtype", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(ord, "ord", AC_SET_REAL));
    AC_TRY(ac_check_dtype_is(out, "out", dtype, "dtype"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axes(dims, "dims", self, "self"));

    AC_TRY(ac_check_shape_reduced(out, "out", self, "self",
                                  ac_shape_axes(&self->shape, dims->values, dims->size, true),
                                  keepDims, false));

    return ACLNN_SUCCESS;
}
