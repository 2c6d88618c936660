/*
 * Generated from spec/pooling/adaptive_max_pool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_adaptive_max_pool3d.h"
#include "client/catalogue.h"

static const ac_entry_type adaptive_max_pool3d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula adaptive_max_pool3d_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "shared(3, outputSize) of self",
    },
    {
        .output = "outputOut",
        .when = "",
        .text = "max(seen)",
    },
    {
        .output = "indicesOut",
        .when = "",
        .text = "argmax(seen)",
    },
};

static const ac_entry_bound adaptive_max_pool3d_bounds[] = {
    {"outputOut", "exact"},
    {"indicesOut", "exact"},
};

static const char *const adaptive_max_pool3d_requires[] = {
    "rank(self) >= 4",
    "rank(self) <= 5",
    NULL,
};

static const char *const adaptive_max_pool3d_notes[] = {
    "The vendor's list of dtypes and products is not known here; those of MaxPool2dWithIndices "
    "are taken.",
    "Share i of n of an axis with m elements has those from i * m / n, rounded down, to the one "
    "before (i + 1) * m / n, rounded up.",
    "Of zeros +0 is the greater one in outputOut, and for indicesOut they are equal.",
    "Values of outputSize are 1 at least. An input of which one of the last three extents is 0 is"
    " refused.",
    NULL,
};

static const uint64_t adaptive_max_pool3d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t adaptive_max_pool3d_output_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t adaptive_max_pool3d_indices_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const ac_entry_cut adaptive_max_pool3d_self_cuts[] = {
    {
        .part = "seen",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_SHARED,
        .args = {NULL, "outputSize"},
        .numbers = {3, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value adaptive_max_pool3d_example[] = {
    {"self", false, "[[[[1, 5, 2, 4], [3, 0, 7, 7]]]]"},
    {"outputSize", false, "[1, 1, 2]"},
    {"outputOut", true, "[[[[5, 7]]]]"},
    {"indicesOut", true, "[[[[1, 6]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal adaptive_max_pool3d_refusals[] = {
    {161001, "self, outputSize, outputOut or indicesOut is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "outputOut does not have the dtype of self"},
    {161002, "indicesOut has a dtype that is not listed for it"},
    {161002, "self, outputOut or indicesOut has a rank above 8"},
    {161002, "self has fewer than 3 axes, or one of the last is empty; or outputSize has not 3 values, or one below 1"},
    {161002, "outputOut or indicesOut does not have the shape of self as shared(3, outputSize)"},
    {161002, "rank(self) >= 4 does not hold"},
    {161002, "rank(self) <= 5 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param adaptive_max_pool3d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, depth, height, width), or without batches",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = adaptive_max_pool3d_self_dtypes,
        .cuts = adaptive_max_pool3d_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "outputSize",
        .c_type = "const aclIntArray *",
        .doc = "the depth, the height and the width of the output",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "outputOut",
        .c_type = "aclTensor *",
        .doc = "the greatest elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = adaptive_max_pool3d_output_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
    {
        .name = "indicesOut",
        .c_type = "aclTensor *",
        .doc = "their positions: (slice * height + row) * width + column",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = adaptive_max_pool3d_indices_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_adaptive_max_pool3d(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnAdaptiveMaxPool3dGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                                  args->of[2].tensor, args->of[3].tensor,
                                                  workspace_size, executor);
}

static bool fits_adaptive_max_pool3d(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 5.0;
}

const ac_entry adaptive_max_pool3d_entry = {
    .name = "aclnnAdaptiveMaxPool3d",
    .op = "AdaptiveMaxPool3d",
    .snake = "adaptive_max_pool3d",
    .doc = "AdaptiveMaxPool3d: the greatest elements of shares of the last three axes, and where "
           "they are.",
    .family = "pooling",
    .spec = "spec/pooling/adaptive_max_pool3d.yaml",
    .header = "aclnnop/aclnn_adaptive_max_pool3d.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = adaptive_max_pool3d_params,
    .param_count = sizeof(adaptive_max_pool3d_params) / sizeof(adaptive_max_pool3d_params[0]),
    .types = adaptive_max_pool3d_types,
    .type_count = sizeof(adaptive_max_pool3d_types) / sizeof(adaptive_max_pool3d_types[0]),
    .space = {"self", NULL},
    .formulas = adaptive_max_pool3d_formulas,
    .formula_count = 3,
    .bounds = adaptive_max_pool3d_bounds,
    .bound_count = sizeof(adaptive_max_pool3d_bounds) / sizeof(adaptive_max_pool3d_bounds[0]),
    .requires_ = adaptive_max_pool3d_requires,
    .fits = fits_adaptive_max_pool3d,
    .notes = adaptive_max_pool3d_notes,
    .refusals = adaptive_max_pool3d_refusals,
    .example = adaptive_max_pool3d_example,
    .prepare = prepare_adaptive_max_pool3d,
    .launch = aclnnAdaptiveMaxPool3d,
};
