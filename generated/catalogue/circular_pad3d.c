/*
 * Generated from spec/movement/circular_pad3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_circular_pad3d.h"
#include "client/catalogue.h"

static const ac_entry_type circular_pad3d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula circular_pad3d_formulas[] = {
    {
        .output = "longer",
        .when = "",
        .text = "wrapped(3, padding) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "longer",
    },
};

static const ac_entry_bound circular_pad3d_bounds[] = {
    {"out", "exact"},
};

/* clang-format off */
static const char *const circular_pad3d_requires[] = {
    "rank(self) >= 4",
    "rank(self) <= 5",
    "extent(self, -4) > 0",
    "extent(self, -3) > 0",
    "extent(self, -2) > 0",
    "extent(self, -1) > 0",
    NULL,
};
/* clang-format on */

static const char *const circular_pad3d_notes[] = {
    "A padding may be as long as its axis, and is refused where it is longer; the vendor compares"
    " nothing.",
    NULL,
};

static const uint64_t circular_pad3d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I32,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I32,
};

static const uint64_t circular_pad3d_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I32,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I32,
};

static const ac_entry_cut circular_pad3d_self_cuts[] = {
    {
        .part = "longer",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_WRAPPED,
        .args = {NULL, "padding"},
        .numbers = {3, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value circular_pad3d_example[] = {
    {"self", false, "[[[[1, 2]], [[3, 4]]]]"},
    {"padding", false, "[1, 0, 0, 0, 1, 0]"},
    {"out", true, "[[[[4, 3, 4]], [[2, 1, 2]], [[4, 3, 4]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal circular_pad3d_refusals[] = {
    {161001, "self, padding or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has fewer than 3 axes, padding has not two values for each of the last 3, or one below 0, or one above the extent of its axis"},
    {161002, "out does not have the shape of self as wrapped(3, padding)"},
    {161002, "rank(self) >= 4 does not hold"},
    {161002, "rank(self) <= 5 does not hold"},
    {161002, "extent(self, -4) > 0 does not hold"},
    {161002, "extent(self, -3) > 0 does not hold"},
    {161002, "extent(self, -2) > 0 does not hold"},
    {161002, "extent(self, -1) > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param circular_pad3d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = circular_pad3d_self_dtypes,
        .cuts = circular_pad3d_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "padding",
        .c_type = "const aclIntArray *",
        .doc = "how many elements are added: (left, right, top, bottom, front, back)",
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
        .dtypes = circular_pad3d_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_circular_pad3d(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnCircularPad3dGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                              args->of[2].tensor, workspace_size, executor);
}

static bool fits_circular_pad3d(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 4.0 && (double)shapes[0].rank <= 5.0 &&
           (double)entry_extent(&shapes[0], -4) > 0.0 &&
           (double)entry_extent(&shapes[0], -3) > 0.0 &&
           (double)entry_extent(&shapes[0], -2) > 0.0 && (double)entry_extent(&shapes[0], -1) > 0.0;
}

const ac_entry circular_pad3d_entry = {
    .name = "aclnnCircularPad3d",
    .op = "CircularPad3d",
    .snake = "circular_pad3d",
    .doc = "CircularPad3d: a tensor that is continued along its last three axes, at either end by"
           " what lies at the other.",
    .family = "movement",
    .spec = "spec/movement/circular_pad3d.yaml",
    .header = "aclnnop/aclnn_circular_pad3d.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = circular_pad3d_params,
    .param_count = sizeof(circular_pad3d_params) / sizeof(circular_pad3d_params[0]),
    .types = circular_pad3d_types,
    .type_count = sizeof(circular_pad3d_types) / sizeof(circular_pad3d_types[0]),
    .space = {"self", NULL},
    .formulas = circular_pad3d_formulas,
    .formula_count = 2,
    .bounds = circular_pad3d_bounds,
    .bound_count = sizeof(circular_pad3d_bounds) / sizeof(circular_pad3d_bounds[0]),
    .requires_ = circular_pad3d_requires,
    .fits = fits_circular_pad3d,
    .notes = circular_pad3d_notes,
    .refusals = circular_pad3d_refusals,
    .example = circular_pad3d_example,
    .prepare = prepare_circular_pad3d,
    .launch = aclnnCircularPad3d,
};
