/*
 * Generated from spec/pooling/avg_pool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_avgpool3d.h"
#include "client/catalogue.h"

static const ac_entry_type avg_pool3d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula avg_pool3d_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "averaged(3, kernelSize, stride, padding, ceilMode, countIncludePad, "
                "divisorOverride) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "mean(seen)",
    },
};

static const ac_entry_bound avg_pool3d_bounds[] = {
    {"out", "sum"},
};

static const char *const avg_pool3d_requires[] = {
    "rank(self) >= 4",
    "rank(self) <= 5",
    NULL,
};

static const char *const avg_pool3d_notes[] = {
    "The vendor's list of dtypes and products is not known here; those of AvgPool2d on these "
    "products are taken.",
    "Where nothing but padding is shown and is not counted, the mean is nan.",
    "An input whose depth, height or width is 0 is refused.",
    "Every plain format will do.",
    NULL,
};

static const uint64_t avg_pool3d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t avg_pool3d_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut avg_pool3d_self_cuts[] = {
    {
        .part = "seen",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_AVERAGED,
        .args = {NULL, "kernelSize", "stride", "padding", "ceilMode", "countIncludePad",
                 "divisorOverride"},
        .numbers = {3, 0, 0, 0, 0, 0, 0},
        .arg_count = 7,
    },
};

/* clang-format off */
static const ac_entry_value avg_pool3d_example[] = {
    {"self", false, "[[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]]"},
    {"kernelSize", false, "[2]"},
    {"stride", false, "[]"},
    {"padding", false, "[0]"},
    {"ceilMode", false, "0"},
    {"countIncludePad", false, "1"},
    {"divisorOverride", false, "0"},
    {"out", true, "[[[[4.5]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal avg_pool3d_refusals[] = {
    {161001, "self, kernelSize, stride, padding or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has fewer than 3 axes, or one of the last is empty; kernelSize, stride or padding has another number of values, or one below 1, of padding one below 0; padding adds more to an axis than kernelSize has there; or one of the last axes is shorter than a window"},
    {161002, "out does not have the shape of self as averaged(...)"},
    {161002, "rank(self) >= 4 does not hold"},
    {161002, "rank(self) <= 5 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param avg_pool3d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, depth, height, width), or without batches",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = avg_pool3d_self_dtypes,
        .cuts = avg_pool3d_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "kernelSize",
        .c_type = "const aclIntArray *",
        .doc = "how many elements a window has: (depth, height, width), or one number for all",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "stride",
        .c_type = "const aclIntArray *",
        .doc = "how far windows are apart; none means the kernel",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "padding",
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
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the means",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = avg_pool3d_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_avg_pool3d(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnAvgPool3dGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integers, args->of[3].integers,
        args->of[4].boolean, args->of[5].boolean, args->of[6].integer, args->of[7].tensor,
        workspace_size, executor);
}

static bool fits_avg_pool3d(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 5.0;
}

const ac_entry avg_pool3d_entry = {
    .name = "aclnnAvgPool3d",
    .op = "AvgPool3d",
    .snake = "avg_pool3d",
    .doc = "AvgPool3d: the means of the elements that windows over the last three axes show.",
    .family = "pooling",
    .spec = "spec/pooling/avg_pool3d.yaml",
    .header = "aclnnop/aclnn_avgpool3d.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = avg_pool3d_params,
    .param_count = sizeof(avg_pool3d_params) / sizeof(avg_pool3d_params[0]),
    .types = avg_pool3d_types,
    .type_count = sizeof(avg_pool3d_types) / sizeof(avg_pool3d_types[0]),
    .space = {"self", NULL},
    .formulas = avg_pool3d_formulas,
    .formula_count = 2,
    .bounds = avg_pool3d_bounds,
    .bound_count = sizeof(avg_pool3d_bounds) / sizeof(avg_pool3d_bounds[0]),
    .requires_ = avg_pool3d_requires,
    .fits = fits_avg_pool3d,
    .notes = avg_pool3d_notes,
    .refusals = avg_pool3d_refusals,
    .example = avg_pool3d_example,
    .prepare = prepare_avg_pool3d,
    .launch = aclnnAvgPool3d,
};
