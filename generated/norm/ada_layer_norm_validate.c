/*
 * Generated from spec/norm/ada_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAdaLayerNorm is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/ada_layer_norm.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* rank(x) >= 2. */
static bool ada_layer_norm_requires_1(const ac_given *given_values)
{
    const double rank_of_x = given_values[0].value;

    return rank_of_x >= 2.0;
}

/* rank(scale) != 2. */
static bool ada_layer_norm_requires_2(const ac_given *given_values)
{
    const double rank_of_scale = given_values[0].value;

    return rank_of_scale != 2.0;
}

/* rank(shift) != 2. */
static bool ada_layer_norm_requires_3(const ac_given *given_values)
{
    const double rank_of_shift = given_values[0].value;

    return rank_of_shift != 2.0;
}

aclnnStatus ac_ada_layer_norm_validate(const ac_tensor *x, const ac_tensor *scale,
                                       const ac_tensor *shift, const ac_tensor *weightOptional,
                                       const ac_tensor *biasOptional, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(scale, "scale"));
    AC_TRY(ac_check_tensor(shift, "shift"));
    AC_TRY(ac_check_tensor_optional(weightOptional, "weightOptional"));
    AC_TRY(ac_check_tensor_optional(biasOptional, "biasOptional"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_X));
    AC_TRY(ac_check_dtype_same(scale, "scale", x, "x"));
    AC_TRY(ac_check_dtype_same(shift, "shift", x, "x"));
    AC_TRY(ac_check_dtype_same(weightOptional, "weightOptional", x, "x"));
    AC_TRY(ac_check_dtype_same(biasOptional, "biasOptional", x, "x"));
    AC_TRY(ac_check_dtype_same(out, "out", x, "x"));

    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(scale, "scale"));
    AC_TRY(ac_check_rank(shift, "shift"));
    AC_TRY(ac_check_rank(weightOptional, "weightOptional"));
    AC_TRY(ac_check_rank(biasOptional, "biasOptional"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_view_broadcast(scale, "scale", x, "x"));
    AC_TRY(ac_check_view_broadcast(shift, "shift", x, "x"));
    AC_TRY(ac_check_view_broadcast(weightOptional, "weightOptional", x, "x"));
    AC_TRY(ac_check_view_broadcast(biasOptional, "biasOptional", x, "x"));
    AC_TRY(ac_check_shape_same(out, "out", x, "x"));

    AC_TRY(ac_check_require(ada_layer_norm_requires_1, "rank(x) >= 2",
                            (const ac_given[]){{"rank(x)", (double)x->shape.rank, false}}, 1));
    AC_TRY(ac_check_require(ada_layer_norm_requires_2, "rank(scale) != 2",
                            (const ac_given[]){{"rank(scale)", (double)scale->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(ada_layer_norm_requires_3, "rank(shift) != 2",
                            (const ac_given[]){{"rank(shift)", (double)shift->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
