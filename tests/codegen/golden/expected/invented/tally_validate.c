/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnTally is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "invented/tally.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

/* The products on which the tensor of counts may be empty. */
static const bool counts_empty[AC_PRODUCT_COUNT] = {
    [AC_NANO] = true,
    [AC_HOST] = true,
};

aclnnStatus ac_tally_validate(const ac_tensor *self, const ac_tensor *counts, int64_t dim,
                              const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor_optional(counts, "counts"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));
    AC_TRY(ac_check_counts_dtype(counts, "counts"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axis(dim, "dim", self, "self"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));
    AC_TRY(ac_check_counts(counts, "counts", counts_empty));

    return ACLNN_SUCCESS;
}
