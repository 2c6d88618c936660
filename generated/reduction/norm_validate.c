/*
 * Generated from spec/reduction/norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnNorm is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "reduction/norm.h"

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_norm_validate(const ac_tensor *self, const ac_scalar *pScalar, const ac_array *dim,
                             bool keepdim, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(pScalar, "pScalar"));
    AC_TRY(ac_check_int_array(dim, "dim"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_scalar_dtype(pScalar, "pScalar", AC_SET_REAL));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axes(dim, "dim", self, "self"));

    AC_TRY(ac_check_shape_reduced(out, "out", self, "self",
                                  ac_shape_axes(&self->shape, dim->values, dim->size, true),
                                  keepdim, false));

    return ACLNN_SUCCESS;
}
