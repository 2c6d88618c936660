/*
 * Generated from spec/pooling/avg_pool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_avgpool2d.h"
#include "client/catalogue.h"

static const ac_entry_type avg_pool2d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula avg_pool2d_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "averaged(2, kernelSize, strides, paddings, ceilMode, countIncludePad, "
                "divisorOverride) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "mean(seen)",
    },
};

static const ac_entry_bound avg_pool2d_bounds[] = {
    {"out", "sum"},
};

static const char *const avg_pool2d_requires[] = {
    "rank(self) >= 3",
    "rank(self) <= 4",
    "extent(self, -3) > 0",
    NULL,
};

static const char *const avg_pool2d_notes[] = {
    "Where nothing but padding is shown and is not counted, the mean is nan.",
    "Lists may be empty but for kernelSize, and paddings may have four values, (top, left, "
    "bottom, right); the vendor takes neither.",
    "The vendor wants the formats NCL and NCHW; here every plain format will do.",
    NULL,
};

static const uint64_t avg_pool2d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t avg_pool2d_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice avg_pool2d_cube_math_type_choices[] = {
    {"keep", NULL, 0},
    {"may_lower", NULL, 1},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
};

static const ac_entry_cut avg_pool2d_self_cuts[] = {
    {
        .part = "seen",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_AVERAGED,
        .args = {NULL, "kernelSize", "strides", "paddings", "ceilMode", "countIncludePad",
                 "divisorOverride"},
        .numbers = {2, 0, 0, 0, 0, 0, 0},
        .arg_count = 7,
    },
};

/* clang-format off */
static const ac_entry_value avg_pool2d_example[] = {
    {"self", false, "[[[1, 2, 3], [4, 5, 6]]]"},
    {"kernelSize", false, "[2]"},
    {"strides", false, "[1]"},
    {"paddings", false, "[0]"},
    {"ceilMode", false, "0"},
    {"countIncludePad", false, "1"},
    {"divisorOverride", false, "0"},
    {"cubeMathType", false, "keep"},
    {"out", true, "[[[3, 4]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal avg_pool2d_refusals[] = {
    {161001, "self, kernelSize, strides, paddings or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has fewer than 2 axes, or one of the last is empty; kernelSize, strides or paddings has another number of values, or one below 1, of paddings one below 0; paddings adds more to an axis than kernelSize has there; or one of the last axes is shorter than a window"},
    {161002, "out does not have the shape of self as averaged(...)"},
    {161002, "rank(self) >= 3 does not hold"},
    {161002, "rank(self) <= 4 does not hold"},
    {161002, "extent(self, -3) > 0 does not hold"},
    {161002, "cubeMathType is none of keep, may_lower, may_use_f16, may_use_hf32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param avg_pool2d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, height, width), or without batches",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = avg_pool2d_self_dtypes,
        .cuts = avg_pool2d_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "kernelSize",
        .c_type = "const aclIntArray *",
        .doc = "how many elements a window has: (height, width), or one number for both",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "strides",
        .c_type = "const aclIntArray *",
        .doc = "how far windows are apart; none means the kernel",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "paddings",
        .c_type = "const aclIntArray *",
        .doc = "how far windows reach beyond both ends of an axis",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "ceilMode",
        .c_type = "bool",
        .doc = "whether the last window of an axis may reach further, if it begins before the "
               "padding at the end",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "countIncludePad",
        .c_type = "bool",
        .doc = "whether the divisor counts what a window shows of the padding, too",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "divisorOverride",
        .c_type = "int64_t",
        .doc = "the divisor, if it is not 0",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the sums have to be at least; they never are less precise than for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = avg_pool2d_cube_math_type_choices,
        .choice_count = 4,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the means",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = avg_pool2d_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_avg_pool2d(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnAvgPool2dGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integers, args->of[3].integers,
        args->of[4].boolean, args->of[5].boolean, args->of[6].integer, (int8_t)args->of[7].integer,
        args->of[8].tensor, workspace_size, executor);
}

static bool fits_avg_pool2d(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 4.0 &&
           (double)entry_extent(&shapes[0], -3) > 0.0;
}

const ac_entry avg_pool2d_entry = {
    .name = "aclnnAvgPool2d",
    .op = "AvgPool2d",
    .snake = "avg_pool2d",
    .doc = "AvgPool2d: the means of the elements that windows over the last two axes show.",
    .family = "pooling",
    .spec = "spec/pooling/avg_pool2d.yaml",
    .header = "aclnnop/aclnn_avgpool2d.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = avg_pool2d_params,
    .param_count = sizeof(avg_pool2d_params) / sizeof(avg_pool2d_params[0]),
    .types = avg_pool2d_types,
    .type_count = sizeof(avg_pool2d_types) / sizeof(avg_pool2d_types[0]),
    .space = {"self", NULL},
    .formulas = avg_pool2d_formulas,
    .formula_count = 2,
    .bounds = avg_pool2d_bounds,
    .bound_count = sizeof(avg_pool2d_bounds) / sizeof(avg_pool2d_bounds[0]),
    .requires_ = avg_pool2d_requires,
    .fits = fits_avg_pool2d,
    .notes = avg_pool2d_notes,
    .refusals = avg_pool2d_refusals,
    .example = avg_pool2d_example,
    .prepare = prepare_avg_pool2d,
    .launch = aclnnAvgPool2d,
};
