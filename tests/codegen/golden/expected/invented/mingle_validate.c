/*
 * Generated from spec/invented/mingle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMingle is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "invented/mingle.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U32,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const char *const form_values[] = {"sum", "soft"};

aclnnStatus ac_mingle_validate(const ac_tensor *first, const ac_tensor *second, const char *form,
                               const ac_tensor *out, size_t *kernel_mode, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(first, "first"));
    AC_TRY(ac_check_tensor(second, "second"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(first, "first", dtypes_A));
    AC_TRY(ac_check_dtype_in(second, "second", dtypes_B));
    const int dtype_T = ac_dtype_promote(first->dtype, second->dtype);
    AC_TRY(ac_check_dtype_derived(dtype_T, "the promotion of first and second", dtypes_T));
    AC_TRY(ac_check_dtype_is(out, "out", dtype_T, "the promotion of first and second"));

    AC_TRY(ac_check_rank(first, "first"));
    AC_TRY(ac_check_rank(second, "second"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(first, "first", second, "second", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of first and second"));

    AC_TRY(ac_check_mode_string(form ? form : "soft", "form", form_values, 2, kernel_mode));

    return ACLNN_SUCCESS;
}
