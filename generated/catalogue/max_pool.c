/*
 * Generated from spec/pooling/max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max_pool.h"
#include "client/catalogue.h"

static const ac_entry_type max_pool_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_pool_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "pooled(2, kernelShape, strides, 1, pads, dilations, ceilMode) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "max(seen)",
    },
};

static const ac_entry_bound max_pool_bounds[] = {
    {"out", "exact"},
};

static const char *const max_pool_requires[] = {
    "rank(self) >= 3",
    "rank(self) <= 4",
    NULL,
};

static const char *const max_pool_notes[] = {
    "Of zeros +0 is the greater one.",
    "Dilations may be above 1, and one number or two; the vendor takes 1 alone, in up to four "
    "numbers.",
    "An input whose height or width is 0 is refused.",
    NULL,
};

static const uint64_t max_pool_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I8 | AC_SET_U16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I8 | AC_SET_U16,
};

static const uint64_t max_pool_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I8 | AC_SET_U16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I8 | AC_SET_U16,
};

static const ac_entry_choice max_pool_auto_pad_choices[] = {
    {"none", NULL, 0},
};

static const ac_entry_cut max_pool_self_cuts[] = {
    {
        .part = "seen",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_POOLED,
        .args = {NULL, "kernelShape", "strides", NULL, "pads", "dilations", "ceilMode"},
        .numbers = {2, 0, 0, 1, 0, 0, 0},
        .arg_count = 7,
    },
};

/* clang-format off */
static const ac_entry_value max_pool_example[] = {
    {"self", false, "[[[1, 2, 3], [6, 5, 4]]]"},
    {"kernelShape", false, "[2]"},
    {"strides", false, "[]"},
    {"autoPad", false, "none"},
    {"pads", false, "[]"},
    {"dilations", false, "[1, 1]"},
    {"ceilMode", false, "0"},
    {"out", true, "[[[6, 5]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_pool_refusals[] = {
    {161001, "self, kernelShape, strides, pads, dilations or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has fewer than 2 axes, or one of the last is empty; kernelShape, strides, pads or dilations has another number of values, or one below 1, of pads one below 0; pads adds more to an axis than kernelShape has there; ceilMode is not 0 or 1; or one of the last axes is shorter than a window"},
    {161002, "out does not have the shape of self as pooled(...)"},
    {161002, "rank(self) >= 3 does not hold"},
    {161002, "rank(self) <= 4 does not hold"},
    {161002, "autoPad is none of none"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_pool_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input: (batches, channels, height, width), or without batches",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_pool_self_dtypes,
        .cuts = max_pool_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "kernelShape",
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
        .doc = "how far windows are apart; none means 1",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "autoPad",
        .c_type = "int64_t",
        .doc = "how pads are chosen, which they never are",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = max_pool_auto_pad_choices,
        .choice_count = 1,
    },
    {
        .name = "pads",
        .c_type = "const aclIntArray *",
        .doc = "how far windows reach beyond the ends: one number or two, or (top, left, bottom, "
               "right); none means 0",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "dilations",
        .c_type = "const aclIntArray *",
        .doc = "how far the elements that a window shows are apart; none means 1",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "ceilMode",
        .c_type = "int64_t",
        .doc = "whether (1) or not (0) the last window of an axis may reach further, if it begins"
               " before the padding at the end",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
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
        .dtypes = max_pool_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_max_pool(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnMaxPoolGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integers, args->of[3].integer,
        args->of[4].integers, args->of[5].integers, args->of[6].integer, args->of[7].tensor,
        workspace_size, executor);
}

static bool fits_max_pool(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 4.0;
}

const ac_entry max_pool_entry = {
    .name = "aclnnMaxPool",
    .op = "MaxPool",
    .snake = "max_pool",
    .doc = "MaxPool: the greatest of the elements that windows over the last two axes show.",
    .family = "pooling",
    .spec = "spec/pooling/max_pool.yaml",
    .header = "aclnnop/aclnn_max_pool.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = max_pool_params,
    .param_count = sizeof(max_pool_params) / sizeof(max_pool_params[0]),
    .types = max_pool_types,
    .type_count = sizeof(max_pool_types) / sizeof(max_pool_types[0]),
    .space = {"self", NULL},
    .formulas = max_pool_formulas,
    .formula_count = 2,
    .bounds = max_pool_bounds,
    .bound_count = sizeof(max_pool_bounds) / sizeof(max_pool_bounds[0]),
    .requires_ = max_pool_requires,
    .fits = fits_max_pool,
    .notes = max_pool_notes,
    .refusals = max_pool_refusals,
    .example = max_pool_example,
    .prepare = prepare_max_pool,
    .launch = aclnnMaxPool,
};
