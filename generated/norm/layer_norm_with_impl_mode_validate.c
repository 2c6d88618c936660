/*
 * Generated from spec/norm/layer_norm_with_impl_mode.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLayerNormWithImplMode is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "norm/layer_norm_with_impl_mode.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t impl_mode_values[] = {0, 1, 2};

aclnnStatus ac_layer_norm_with_impl_mode_validate(
    const ac_tensor *input, const ac_array *normalizedShape, const ac_tensor *weightOptional,
    const ac_tensor *biasOptional, const ac_tensor *out, const ac_tensor *meanOutOptional,
    const ac_tensor *rstdOutOptional, int32_t implMode)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_int_array(normalizedShape, "normalizedShape"));
    AC_TRY(ac_check_tensor_optional(weightOptional, "weightOptional"));
    AC_TRY(ac_check_tensor_optional(biasOptional, "biasOptional"));
    AC_TRY(ac_check_tensor(out, "out"));
    AC_TRY(ac_check_tensor_optional(meanOutOptional, "meanOutOptional"));
    AC_TRY(ac_check_tensor_optional(rstdOutOptional, "rstdOutOptional"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    AC_TRY(ac_check_dtype_in(weightOptional, "weightOptional", dtypes_G));
    AC_TRY(ac_check_dtype_in(biasOptional, "biasOptional", dtypes_G));
    AC_TRY(ac_check_dtype_alike(biasOptional, "biasOptional", weightOptional, "weightOptional"));
    AC_TRY(ac_check_dtype_beside(weightOptional, "weightOptional", input, "input"));
    AC_TRY(ac_check_dtype_beside(biasOptional, "biasOptional", input, "input"));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));
    AC_TRY(ac_check_dtype_in(meanOutOptional, "meanOutOptional", dtypes_O));
    AC_TRY(ac_check_dtype_in(rstdOutOptional, "rstdOutOptional", dtypes_O));

    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(weightOptional, "weightOptional"));
    AC_TRY(ac_check_rank(biasOptional, "biasOptional"));
    AC_TRY(ac_check_rank(out, "out"));
    AC_TRY(ac_check_rank(meanOutOptional, "meanOutOptional"));
    AC_TRY(ac_check_rank(rstdOutOptional, "rstdOutOptional"));

    AC_TRY(ac_check_extents(normalizedShape, "normalizedShape", input, "input"));
    AC_TRY(ac_check_shape_listed(weightOptional, "weightOptional", normalizedShape,
                                 "normalizedShape"));
    AC_TRY(ac_check_shape_listed(biasOptional, "biasOptional", normalizedShape, "normalizedShape"));
    AC_TRY(ac_check_shape_same(out, "out", input, "input"));
    AC_TRY(ac_check_shape_reduced(meanOutOptional, "meanOutOptional", input, "input",
                                  ac_shape_last_axes(&input->shape, normalizedShape->size), true,
                                  false));
    AC_TRY(ac_check_shape_reduced(rstdOutOptional, "rstdOutOptional", input, "input",
                                  ac_shape_last_axes(&input->shape, normalizedShape->size), true,
                                  false));

    size_t impl_mode_index = 0;
    AC_TRY(ac_check_mode_int(implMode, "implMode", impl_mode_values, 3, &impl_mode_index));

    return ACLNN_SUCCESS;
}
