/*
 * Generated from spec/activation/clipped_swiglu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnClippedSwigluV2 is well formed. The order is the same for every
 * operator: presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "activation/clipped_swiglu_v2.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The products on which the tensor of counts may be empty. */
static const bool group_index_optional_empty[AC_PRODUCT_COUNT] = {false};

static const int64_t clamp_mode_values[] = {0, 1};

/* limit > 0. */
static bool clipped_swiglu_v2_requires_1(const ac_given *given_values)
{
    const double limit = given_values[0].value;

    return limit > 0.0;
}

aclnnStatus ac_clipped_swiglu_v2_validate(const ac_tensor *x, const ac_tensor *groupIndexOptional,
                                          int64_t dim, double limit, bool interleaved,
                                          int64_t clampMode, const ac_tensor *out,
                                          size_t *kernel_mode, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor_optional(groupIndexOptional, "groupIndexOptional"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", x, "x"));
    AC_TRY(ac_check_counts_dtype(groupIndexOptional, "groupIndexOptional"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axis(dim, "dim", x, "x"));

    AC_TRY(ac_check_halves(x, "x", dim, index_space));
    AC_TRY(interleaved ? ac_check_flat(x, "x", dim) : ACLNN_SUCCESS);
    AC_TRY(ac_check_shape_is(out, "out", index_space, "half of x along dim"));
    AC_TRY(ac_check_counts(groupIndexOptional, "groupIndexOptional", group_index_optional_empty));

    AC_TRY(ac_check_require(clipped_swiglu_v2_requires_1, "limit > 0",
                            (const ac_given[]){{"limit", limit, false}}, 1));

    AC_TRY(ac_check_mode_int(clampMode, "clampMode", clamp_mode_values, 2, kernel_mode));

    return ACLNN_SUCCESS;
}
