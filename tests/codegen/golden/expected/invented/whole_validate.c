/*
 * Generated from spec/invented/whole.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnWhole is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "invented/whole.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
};

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
};

static const char *const form_values[] = {"kept", "turned"};

aclnnStatus ac_whole_validate(const ac_tensor *self, const ac_tensor *other, const ac_scalar *low,
                              const ac_scalar *step, const char *form, const ac_tensor *out,
                              const ac_tensor *twice, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(other, "other"));
    AC_TRY(ac_check_scalar(low, "low"));
    AC_TRY(ac_check_scalar_optional(step, "step"));
    AC_TRY(ac_check_tensor(out, "out"));
    AC_TRY(ac_check_tensor(twice, "twice"));
    AC_TRY(ac_check_string(form, "form"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_dtype_in(other, "other", dtypes_B));
    AC_TRY(ac_check_scalar_dtype(low, "low", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(step, "step", AC_SET_REAL));
    const int dtype_T = ac_dtype_promote(self->dtype, other->dtype);
    AC_TRY(ac_check_dtype_derived(dtype_T, "the promotion of self and other", dtypes_T));
    AC_TRY(ac_check_scalar_cast(step, "step", dtype_T));
    AC_TRY(ac_check_dtype_cast(dtype_T, out, "out"));
    AC_TRY(ac_check_dtype_is(twice, "twice", dtype_T, "the promotion of self and other"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(other, "other"));
    AC_TRY(ac_check_rank(out, "out"));
    AC_TRY(ac_check_rank(twice, "twice"));

    AC_TRY(ac_check_shape_same(other, "other", self, "self"));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));
    AC_TRY(ac_check_shape_same(twice, "twice", self, "self"));

    AC_TRY(ac_check_mode_string(form, "form", form_values, 2, kernel_mode));

    return ACLNN_SUCCESS;
}
