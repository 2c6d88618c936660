/*
 * Generated from spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMeanOfWhatIsThereWhereAWeightMayBeMissing is well formed. The
 * order is the same for every operator: presence, data types, ranks, shapes, preconditions, modes.
 * The first failure is the one reported.
 */
#include "check/check.h"
#include "invented/mean_of_what_is_there_where_a_weight_may_be_missing.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

/* The data types C may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_C[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

aclnnStatus ac_mean_of_what_is_there_where_a_weight_may_be_missing_validate(const ac_tensor *self,
                                                                            const ac_tensor *weight,
                                                                            const ac_tensor *slope,
                                                                            const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor_optional(weight, "weight"));
    AC_TRY(ac_check_tensor_optional(slope, "slope"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_dtype_in(weight, "weight", dtypes_B));
    AC_TRY(ac_check_dtype_in(slope, "slope", dtypes_C));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(slope, "slope"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_view_broadcast(weight, "weight", self, "self"));
    AC_TRY(ac_check_shape_same(slope, "slope", self, "self"));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    return ACLNN_SUCCESS;
}
