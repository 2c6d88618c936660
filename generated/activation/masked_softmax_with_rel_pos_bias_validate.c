/*
 * Generated from spec/activation/masked_softmax_with_rel_pos_bias.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMaskedSoftmaxWithRelPosBias is well formed. The order is the same
 * for every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure
 * is the one reported.
 */
#include "activation/masked_softmax_with_rel_pos_bias.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* rank(x) >= 4. */
static bool masked_softmax_with_rel_pos_bias_requires_1(const ac_given *given_values)
{
    const double rank_of_x = given_values[0].value;

    return rank_of_x >= 4.0;
}

/* rank(x) <= 5. */
static bool masked_softmax_with_rel_pos_bias_requires_2(const ac_given *given_values)
{
    const double rank_of_x = given_values[0].value;

    return rank_of_x <= 5.0;
}

aclnnStatus ac_masked_softmax_with_rel_pos_bias_validate(const ac_tensor *x,
                                                         const ac_tensor *attenMaskOptional,
                                                         const ac_tensor *relativePosBias,
                                                         const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor_optional(attenMaskOptional, "attenMaskOptional"));
    AC_TRY(ac_check_tensor(relativePosBias, "relativePosBias"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_same(attenMaskOptional, "attenMaskOptional", x, "x"));
    AC_TRY(ac_check_dtype_same(relativePosBias, "relativePosBias", x, "x"));
    AC_TRY(ac_check_dtype_same(out, "out", x, "x"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(attenMaskOptional, "attenMaskOptional"));
    AC_TRY(ac_check_rank(relativePosBias, "relativePosBias"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_view_broadcast(attenMaskOptional, "attenMaskOptional", x, "x"));
    AC_TRY(ac_check_view_broadcast(relativePosBias, "relativePosBias", x, "x"));
    AC_TRY(ac_check_shape_same(out, "out", x, "x"));

    AC_TRY(ac_check_require(masked_softmax_with_rel_pos_bias_requires_1, "rank(x) >= 4",
                            (const ac_given[]){{"rank(x)", (double)x->shape.rank, false}}, 1));
    AC_TRY(ac_check_require(masked_softmax_with_rel_pos_bias_requires_2, "rank(x) <= 5",
                            (const ac_given[]){{"rank(x)", (double)x->shape.rank, false}}, 1));

    return ACLNN_SUCCESS;
}
