/*
 * Generated from spec/arithmetic/scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scale.h"
#include "client/catalogue.h"

static const ac_entry_type scale_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula scale_formulas[] = {
    {
        .output = "y",
        .when = "",
        .text = "x * scale + bias",
    },
};

static const ac_entry_bound scale_bounds[] = {
    {"y", "0.501 ulp"},
};

static const char *const scale_requires[] = {
    NULL,
};

static const char *const scale_notes[] = {
    "The product and the sum are exact before their one rounding; which precision the vendor's "
    "16-bit kernels use is not documented.",
    "The shape of bias is looked at after that of scale, and axes before all shapes.",
    NULL,
};

static const uint64_t scale_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t scale_scale_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t scale_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t scale_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value scale_example[] = {
    {"x", false, "[[1, 2], [3, 4]]"},
    {"scale", false, "[2, 3]"},
    {"bias", false, "[1, 0]"},
    {"axis", false, "0"},
    {"numAxes", false, "0"},
    {"scaleFromBlob", false, "0"},
    {"y", true, "[[3, 5], [9, 12]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scale_refusals[] = {
    {161001, "x or scale is null"},
    {161002, "bias is neither null nor a tensor"},
    {161001, "y is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "scale, bias or y does not have the dtype of x"},
    {161002, "x, scale, bias or y has a rank above 8"},
    {161002, "axis is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0"},
    {161002, "scale has neither one element nor the extents of x from axis axis on, where scaleFromBlob is true of numAxes axes, all for -1; or numAxes is below -1"},
    {161002, "bias does not have the shape of scale"},
    {161002, "y does not have the shape of x"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scale_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scale_x_dtypes,
    },
    {
        .name = "scale",
        .c_type = "const aclTensor *",
        .doc = "the factors",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ALIGNED,
        .type = "T",
        .aligned = {"axis", "numAxes", "scaleFromBlob"},
        .dtypes = scale_scale_dtypes,
    },
    {
        .name = "bias",
        .c_type = "const aclTensor *",
        .doc = "what is added",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ALIGNED,
        .type = "T",
        .aligned = {"axis", "numAxes", "scaleFromBlob"},
        .optional = true,
        .fallback = 0.0,
        .dtypes = scale_bias_dtypes,
    },
    {
        .name = "axis",
        .c_type = "int64_t",
        .doc = "the axis of x where those of scale begin",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "x",
    },
    {
        .name = "numAxes",
        .c_type = "int64_t",
        .doc = "how many axes scale has",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "scaleFromBlob",
        .c_type = "bool",
        .doc = "whether numAxes counts",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "y",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scale_y_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_scale(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnScaleGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                      args->of[3].integer, args->of[4].integer, args->of[5].boolean,
                                      args->of[6].tensor, workspace_size, executor);
}

const ac_entry scale_entry = {
    .name = "aclnnScale",
    .op = "Scale",
    .snake = "scale",
    .doc = "Scale: the input times factors that lie along some of its axes, with a number for "
           "each of them added.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/scale.yaml",
    .header = "aclnnop/aclnn_scale.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = scale_params,
    .param_count = sizeof(scale_params) / sizeof(scale_params[0]),
    .types = scale_types,
    .type_count = sizeof(scale_types) / sizeof(scale_types[0]),
    .space = {"x", NULL},
    .formulas = scale_formulas,
    .formula_count = 1,
    .bounds = scale_bounds,
    .bound_count = sizeof(scale_bounds) / sizeof(scale_bounds[0]),
    .requires_ = scale_requires,
    .notes = scale_notes,
    .refusals = scale_refusals,
    .example = scale_example,
    .prepare = prepare_scale,
    .launch = aclnnScale,
};
