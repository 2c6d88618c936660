/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnCleft is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "invented/cleft.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const char *const form_values[] = {"plain", "scaled"};

aclnnStatus ac_cleft_validate(const ac_tensor *grad, const ac_tensor *whole, int64_t dim,
                              bool woven, const char *form, const ac_tensor *out,
                              size_t *kernel_mode, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(grad, "grad"));
    AC_TRY(ac_check_tensor(whole, "whole"));
    AC_TRY(ac_check_tensor(out, "out"));
    AC_TRY(ac_check_string(form, "form"));

    AC_TRY(ac_check_dtype_in(whole, "whole", dtypes_T));
    AC_TRY(ac_check_dtype_same(grad, "grad", whole, "whole"));
    AC_TRY(ac_check_dtype_same(out, "out", whole, "whole"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(grad, "grad"));
    AC_TRY(ac_check_rank(whole, "whole"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axis(dim, "dim", whole, "whole"));

    AC_TRY(ac_check_halves(whole, "whole", dim, index_space));
    AC_TRY(ac_check_shape_is(grad, "grad", index_space, "half of whole along dim"));
    AC_TRY(woven ? ac_check_flat(out, "out", dim) : ACLNN_SUCCESS);
    AC_TRY(ac_check_shape_same(out, "out", whole, "whole"));

    AC_TRY(ac_check_mode_string(form, "form", form_values, 2, kernel_mode));

    return ACLNN_SUCCESS;
}
