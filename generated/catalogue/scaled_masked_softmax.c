/*
 * Generated from spec/activation/scaled_masked_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scaled_masked_softmax.h"
#include "client/catalogue.h"

static const ac_entry_type scaled_masked_softmax_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"X", "M"}, NULL, 0, NULL},
};

static const ac_entry_formula scaled_masked_softmax_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "where(mask != 0, -10000, x * scale)",
    },
    {
        .output = "power",
        .when = "",
        .text = "exp(seen - max(seen, over: -1))",
    },
    {
        .output = "y",
        .when = "",
        .text = "power / sum(power, over: -1)",
    },
};

static const ac_entry_bound scaled_masked_softmax_bounds[] = {
    {"y", "1 ulp"},
};

static const char *const scaled_masked_softmax_requires[] = {
    "extent(x, -1) >= 1",
    "extent(x, -1) <= 4096",
    NULL,
};

static const char *const scaled_masked_softmax_notes[] = {
    "A masked element is -10000 and not -inf, so it weighs something where all others are as low.",
    "A mask may broadcast along any axes; the vendor's broadcasts along the first two, and has "
    "four.",
    "The vendor takes rows of up to 8192 elements on ascend950, and multiplies f16 by scale in "
    "f16.",
    "A null pointer is refused with 161001, as the documentation has it; the vendor's code "
    "returns 561103.",
    NULL,
};

static const uint64_t scaled_masked_softmax_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t scaled_masked_softmax_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};

static const uint64_t scaled_masked_softmax_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value scaled_masked_softmax_example[] = {
    {"x", false, "[[[[0, 0, 0, 0], [9, 9, 9, 9]]]]"},
    {"mask", false, "[[[[0, 1, 0, 1], [1, 1, 1, 1]]]]"},
    {"scale", false, "0.3"},
    {"y", true, "[[[[0.5, 0, 0.5, 0], [0.25, 0.25, 0.25, 0.25]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scaled_masked_softmax_refusals[] = {
    {161001, "x or mask is null"},
    {161002, "fixedTriuMask is true"},
    {161001, "y is null"},
    {161002, "x or mask has a dtype that is not listed for it"},
    {161002, "y does not have the dtype of x"},
    {161002, "x does not have the rank 4"},
    {161002, "mask or y has a rank above 8"},
    {161002, "mask does not broadcast to the shape of x"},
    {161002, "y does not have the shape of x"},
    {161002, "extent(x, -1) >= 1 does not hold"},
    {161002, "extent(x, -1) <= 4096 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scaled_masked_softmax_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .rank = 4,
        .dtypes = scaled_masked_softmax_x_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "where elements count as -10000",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "M",
        .dtypes = scaled_masked_softmax_mask_dtypes,
    },
    {
        .name = "scale",
        .c_type = "double",
        .doc = "factor of the others",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "fixedTriuMask",
        .c_type = "bool",
        .doc = "must be false",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "y",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = scaled_masked_softmax_y_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_scaled_masked_softmax(const ac_entry_args *args,
                                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnScaledMaskedSoftmaxGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                    args->of[2].real, args->of[3].boolean,
                                                    args->of[4].tensor, workspace_size, executor);
}

static bool fits_scaled_masked_softmax(const ac_entry_shape *shapes)
{
    return (double)entry_extent(&shapes[0], -1) >= 1.0 &&
           (double)entry_extent(&shapes[0], -1) <= 4096.0;
}

const ac_entry scaled_masked_softmax_entry = {
    .name = "aclnnScaledMaskedSoftmax",
    .op = "ScaledMaskedSoftmax",
    .snake = "scaled_masked_softmax",
    .doc = "ScaledMaskedSoftmax: the softmax of the last axis of what has been multiplied by a "
           "factor and covered by a mask.",
    .family = "activation",
    .spec = "spec/activation/scaled_masked_softmax.yaml",
    .header = "aclnnop/aclnn_scaled_masked_softmax.h",
    .variant = "",
    .by_rows = true,
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = scaled_masked_softmax_params,
    .param_count = sizeof(scaled_masked_softmax_params) / sizeof(scaled_masked_softmax_params[0]),
    .types = scaled_masked_softmax_types,
    .type_count = sizeof(scaled_masked_softmax_types) / sizeof(scaled_masked_softmax_types[0]),
    .space = {"x", NULL},
    .formulas = scaled_masked_softmax_formulas,
    .formula_count = 3,
    .bounds = scaled_masked_softmax_bounds,
    .bound_count = sizeof(scaled_masked_softmax_bounds) / sizeof(scaled_masked_softmax_bounds[0]),
    .requires_ = scaled_masked_softmax_requires,
    .fits = fits_scaled_masked_softmax,
    .notes = scaled_masked_softmax_notes,
    .refusals = scaled_masked_softmax_refusals,
    .example = scaled_masked_softmax_example,
    .prepare = prepare_scaled_masked_softmax,
    .launch = aclnnScaledMaskedSoftmax,
};
