/*
 * Generated from spec/pooling/max_pool3d_with_argmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max_pool3d_with_argmax.h"
#include "client/catalogue.h"

static const ac_entry_type max_pool3d_with_argmax_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_pool3d_with_argmax_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "pooled(3, kernelSize, stride, 0, padding, dilation, ceilMode) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "max(seen)",
    },
    {
        .output = "indices",
        .when = "",
        .text = "argmax(seen)",
    },
};

static const ac_entry_bound max_pool3d_with_argmax_bounds[] = {
    {"out", "exact"},
    {"indices", "exact"},
};

static const char *const max_pool3d_with_argmax_requires[] = {
    "rank(self) >= 4",
    "rank(self) <= 5",
    NULL,
};

static const char *const max_pool3d_with_argmax_notes[] = {
    "The vendor's list of dtypes and products is not known here; those of MaxPool2dWithIndices "
    "are taken.",
    "Of zeros +0 is the greater one in out, and for indices they are equal.",
    "A window that shows nothing, which dilations above 1 can make, has -inf and the position -1.",
    NULL,
};

static const uint64_t max_pool3d_with_argmax_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t max_pool3d_with_argmax_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t max_pool3d_with_argmax_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const ac_entry_cut max_pool3d_with_argmax_self_cuts[] = {
    {
        .part = "seen",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_POOLED,
        .args = {NULL, "kernelSize", "stride", NULL, "padding", "dilation", "ceilMode"},
        .numbers = {3, 0, 0, 0, 0, 0, 0},
        .arg_count = 7,
    },
};

/* clang-format off */
static const ac_entry_value max_pool3d_with_argmax_example[] = {
    {"self", false, "[[[[1, 2], [6, 5]], [[7, 0], [4, 3]]]]"},
    {"kernelSize", false, "[2]"},
    {"stride", false, "[1]"},
    {"padding", false, "[0]"},
    {"dilation", false, "[1]"},
    {"ceilMode", false, "0"},
    {"out", true, "[[[[7]]]]"},
    {"indices", true, "[[[[4]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_pool3d_with_argmax_refusals[] = {
    {161001, "self, kernelSize, stride, padding, dilation, out or indices is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "indices has a dtype that is not listed for it"},
    {161002, "self, out or indices has a rank above 8"},
    {161002, "self has fewer than 3 axes, or one of the last is empty; kernelSize, stride, padding or dilation has another number of values, or one below 1, of padding one below 0; padding adds more to an axis than kernelSize has there; ceilMode is not 0 or 1; or one of the last axes is shorter than a window"},
    {161002, "out or indices does not have the shape of self as pooled(...)"},
    {161002, "rank(self) >= 4 does not hold"},
    {161002, "rank(self) <= 5 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_pool3d_with_argmax_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, depth, height, width), or without batches",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_pool3d_with_argmax_self_dtypes,
        .cuts = max_pool3d_with_argmax_self_cuts,
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
        .name = "dilation",
        .c_type = "const aclIntArray *",
        .doc = "how far the elements that a window shows are apart",
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
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the greatest elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_pool3d_with_argmax_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
    {
        .name = "indices",
        .c_type = "aclTensor *",
        .doc = "their positions: (slice * height + row) * width + column",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = max_pool3d_with_argmax_indices_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_max_pool3d_with_argmax(const ac_entry_args *args,
                                                  uint64_t *workspace_size,
                                                  aclOpExecutor **executor)
{
    return aclnnMaxPool3dWithArgmaxGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integers, args->of[3].integers,
        args->of[4].integers, args->of[5].boolean, args->of[6].tensor, args->of[7].tensor,
        workspace_size, executor);
}

static bool fits_max_pool3d_with_argmax(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 5.0;
}

const ac_entry max_pool3d_with_argmax_entry = {
    .name = "aclnnMaxPool3dWithArgmax",
    .op = "MaxPool3dWithArgmax",
    .snake = "max_pool3d_with_argmax",
    .doc = "MaxPool3dWithArgmax: the greatest of the elements that windows over the last three "
           "axes show, and where they are.",
    .family = "pooling",
    .spec = "spec/pooling/max_pool3d_with_argmax.yaml",
    .header = "aclnnop/aclnn_max_pool3d_with_argmax.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = max_pool3d_with_argmax_params,
    .param_count = sizeof(max_pool3d_with_argmax_params) / sizeof(max_pool3d_with_argmax_params[0]),
    .types = max_pool3d_with_argmax_types,
    .type_count = sizeof(max_pool3d_with_argmax_types) / sizeof(max_pool3d_with_argmax_types[0]),
    .space = {"self", NULL},
    .formulas = max_pool3d_with_argmax_formulas,
    .formula_count = 3,
    .bounds = max_pool3d_with_argmax_bounds,
    .bound_count = sizeof(max_pool3d_with_argmax_bounds) / sizeof(max_pool3d_with_argmax_bounds[0]),
    .requires_ = max_pool3d_with_argmax_requires,
    .fits = fits_max_pool3d_with_argmax,
    .notes = max_pool3d_with_argmax_notes,
    .refusals = max_pool3d_with_argmax_refusals,
    .example = max_pool3d_with_argmax_example,
    .prepare = prepare_max_pool3d_with_argmax,
    .launch = aclnnMaxPool3dWithArgmax,
};
