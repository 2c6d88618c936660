/*
 * Generated from spec/activation/scaled_masked_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scaled_masked_softmax_backward.h"
#include "client/catalogue.h"

static const ac_entry_type scaled_masked_softmax_backward_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"X", "M"}, NULL, 0, NULL},
};

static const ac_entry_formula scaled_masked_softmax_backward_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(mask != 0, 0, scale * y * (gradOutput - sum(gradOutput * y, over: -1)))",
    },
};

static const ac_entry_bound scaled_masked_softmax_backward_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const scaled_masked_softmax_backward_requires[] = {
    "extent(y, -1) <= 4096",
    NULL,
};

static const char *const scaled_masked_softmax_backward_notes[] = {
    "A mask may broadcast along any axes; the vendor's broadcasts along the first two, and has "
    "four.",
    "The vendor takes rows of up to 8192 elements on ascend950.",
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size |scale * y| * (|gradOutput| + sum |gradOutput * y|), if that is more.",
    NULL,
};

static const uint64_t scaled_masked_softmax_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t scaled_masked_softmax_backward_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t scaled_masked_softmax_backward_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};

static const uint64_t scaled_masked_softmax_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value scaled_masked_softmax_backward_example[] = {
    {"gradOutput", false, "[[[[1, 3]]]]"},
    {"y", false, "[[[[0.25, 0.75]]]]"},
    {"mask", false, "[[[[0, 0]]]]"},
    {"scale", false, "2"},
    {"out", true, "[[[[-0.75, 0.75]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scaled_masked_softmax_backward_refusals[] = {
    {161001, "gradOutput, y or mask is null"},
    {161002, "fixTriuMask is true"},
    {161001, "out is null"},
    {161002, "y or mask has a dtype that is not listed for it"},
    {161002, "gradOutput does not have the dtype of y"},
    {161002, "out does not have the dtype of gradOutput"},
    {161002, "gradOutput has a rank above 8"},
    {161002, "y does not have the rank 4"},
    {161002, "mask or out has a rank above 8"},
    {161002, "gradOutput does not have the shape of y"},
    {161002, "mask does not broadcast to the shape of y"},
    {161002, "out does not have the shape of y"},
    {161002, "extent(y, -1) <= 4096 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scaled_masked_softmax_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the result",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = scaled_masked_softmax_backward_grad_output_dtypes,
    },
    {
        .name = "y",
        .c_type = "const aclTensor *",
        .doc = "the result of ScaledMaskedSoftmax",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .rank = 4,
        .dtypes = scaled_masked_softmax_backward_y_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "where the input did not count",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "M",
        .dtypes = scaled_masked_softmax_backward_mask_dtypes,
    },
    {
        .name = "scale",
        .c_type = "double",
        .doc = "the factor of the input",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "fixTriuMask",
        .c_type = "bool",
        .doc = "must be false",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the gradient of the input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = scaled_masked_softmax_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"y", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_scaled_masked_softmax_backward(const ac_entry_args *args,
                                                          uint64_t *workspace_size,
                                                          aclOpExecutor **executor)
{
    return aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].real,
        args->of[4].boolean, args->of[5].tensor, workspace_size, executor);
}

static bool fits_scaled_masked_softmax_backward(const ac_entry_shape *shapes)
{
    return (double)entry_extent(&shapes[1], -1) <= 4096.0;
}

const ac_entry scaled_masked_softmax_backward_entry = {
    .name = "aclnnScaledMaskedSoftmaxBackward",
    .op = "ScaledMaskedSoftmaxBackward",
    .snake = "scaled_masked_softmax_backward",
    .doc = "ScaledMaskedSoftmaxBackward: the gradient of ScaledMaskedSoftmax, from its result.",
    .family = "activation",
    .spec = "spec/activation/scaled_masked_softmax_backward.yaml",
    .header = "aclnnop/aclnn_scaled_masked_softmax_backward.h",
    .variant = "",
    .by_rows = true,
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = scaled_masked_softmax_backward_params,
    .param_count = sizeof(scaled_masked_softmax_backward_params) /
                   sizeof(scaled_masked_softmax_backward_params[0]),
    .types = scaled_masked_softmax_backward_types,
    .type_count = sizeof(scaled_masked_softmax_backward_types) /
                  sizeof(scaled_masked_softmax_backward_types[0]),
    .space = {"y", NULL},
    .formulas = scaled_masked_softmax_backward_formulas,
    .formula_count = 1,
    .bounds = scaled_masked_softmax_backward_bounds,
    .bound_count = sizeof(scaled_masked_softmax_backward_bounds) /
                   sizeof(scaled_masked_softmax_backward_bounds[0]),
    .requires_ = scaled_masked_softmax_backward_requires,
    .fits = fits_scaled_masked_softmax_backward,
    .notes = scaled_masked_softmax_backward_notes,
    .refusals = scaled_masked_softmax_backward_refusals,
    .example = scaled_masked_softmax_backward_example,
    .prepare = prepare_scaled_masked_softmax_backward,
    .launch = aclnnScaledMaskedSoftmaxBackward,
};
