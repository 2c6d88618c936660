/*
 * Generated from spec/movement/upsample_nearest2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_upsample_nearest_2d.h"
#include "client/catalogue.h"

static const ac_entry_type upsample_nearest2d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula upsample_nearest2d_formulas[] = {
    {
        .output = "resized",
        .when = "",
        .text = "nearest(2, outputSize) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "resized",
    },
};

static const ac_entry_bound upsample_nearest2d_bounds[] = {
    {"out", "exact"},
};

static const char *const upsample_nearest2d_requires[] = {
    "rank(self) >= 4",
    "rank(self) <= 4",
    NULL,
};

static const char *const upsample_nearest2d_notes[] = {
    "Index i of an axis that becomes n elements long takes the index i * m / n of the input's m, "
    "rounded down, in whole numbers. A quotient that is rounded before it is multiplied, as "
    "others compute it, may be one less.",
    NULL,
};

static const uint64_t upsample_nearest2d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_BF16,
};

static const uint64_t upsample_nearest2d_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_BF16,
};

static const ac_entry_cut upsample_nearest2d_self_cuts[] = {
    {
        .part = "resized",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_NEAREST,
        .args = {NULL, "outputSize"},
        .numbers = {2, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value upsample_nearest2d_example[] = {
    {"self", false, "[[[[1, 0], [0, 1]]]]"},
    {"outputSize", false, "[4, 2]"},
    {"out", true, "[[[[1, 0], [1, 0], [0, 1], [0, 1]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal upsample_nearest2d_refusals[] = {
    {161001, "self, outputSize or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has fewer than 2 axes, or they are more than 8 with 2 others; outputSize has not 2 values, or one below 0, or one above 0 for an axis of extent 0"},
    {161002, "out does not have the shape of self as nearest(2, outputSize)"},
    {161002, "rank(self) >= 4 does not hold"},
    {161002, "rank(self) <= 4 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param upsample_nearest2d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, height, width)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = upsample_nearest2d_self_dtypes,
        .cuts = upsample_nearest2d_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "outputSize",
        .c_type = "const aclIntArray *",
        .doc = "the height and the width of the output",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = upsample_nearest2d_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_upsample_nearest2d(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnUpsampleNearest2dGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                                  args->of[2].tensor, workspace_size, executor);
}

static bool fits_upsample_nearest2d(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 4.0;
}

const ac_entry upsample_nearest2d_entry = {
    .name = "aclnnUpsampleNearest2d",
    .op = "UpsampleNearest2d",
    .snake = "upsample_nearest2d",
    .doc = "UpsampleNearest2d: an image of another size, of the elements of the input that lie at"
           " the same part of its height and width.",
    .family = "movement",
    .spec = "spec/movement/upsample_nearest2d.yaml",
    .header = "aclnnop/aclnn_upsample_nearest_2d.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = upsample_nearest2d_params,
    .param_count = sizeof(upsample_nearest2d_params) / sizeof(upsample_nearest2d_params[0]),
    .types = upsample_nearest2d_types,
    .type_count = sizeof(upsample_nearest2d_types) / sizeof(upsample_nearest2d_types[0]),
    .space = {"self", NULL},
    .formulas = upsample_nearest2d_formulas,
    .formula_count = 2,
    .bounds = upsample_nearest2d_bounds,
    .bound_count = sizeof(upsample_nearest2d_bounds) / sizeof(upsample_nearest2d_bounds[0]),
    .requires_ = upsample_nearest2d_requires,
    .fits = fits_upsample_nearest2d,
    .notes = upsample_nearest2d_notes,
    .refusals = upsample_nearest2d_refusals,
    .example = upsample_nearest2d_example,
    .prepare = prepare_upsample_nearest2d,
    .launch = aclnnUpsampleNearest2d,
};
