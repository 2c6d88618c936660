/*
 * Generated from spec/reduction/nan_median.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_median.h"
#include "client/catalogue.h"

static const ac_entry_type nan_median_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula nan_median_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sorted(self, along: all)",
    },
};

static const ac_entry_bound nan_median_bounds[] = {
    {"out", "exact"},
};

static const char *const nan_median_requires[] = {
    NULL,
};

static const char *const nan_median_notes[] = {
    "An empty self gives nan, or the least number of i32 and i64, or 0 of smaller integers.",
    NULL,
};

static const uint64_t nan_median_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t nan_median_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value nan_median_example[] = {
    {"self", false, "[1, nan, 3, 2]"},
    {"out", true, "2"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal nan_median_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self without all of its axes; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param nan_median_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = nan_median_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the number in the middle",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = nan_median_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_nan_median(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnNanMedianGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                          executor);
}

const ac_entry nan_median_entry = {
    .name = "aclnnNanMedian",
    .op = "NanMedian",
    .snake = "nan_median",
    .doc = "NanMedian: the element in the middle of all numbers in their order, the lower one of "
           "two.",
    .family = "reduction",
    .spec = "spec/reduction/nan_median.yaml",
    .header = "aclnnop/aclnn_median.h",
    .variant = "",
    .row_all = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = nan_median_params,
    .param_count = sizeof(nan_median_params) / sizeof(nan_median_params[0]),
    .types = nan_median_types,
    .type_count = sizeof(nan_median_types) / sizeof(nan_median_types[0]),
    .space = {"self", NULL},
    .formulas = nan_median_formulas,
    .formula_count = 1,
    .bounds = nan_median_bounds,
    .bound_count = sizeof(nan_median_bounds) / sizeof(nan_median_bounds[0]),
    .requires_ = nan_median_requires,
    .notes = nan_median_notes,
    .refusals = nan_median_refusals,
    .example = nan_median_example,
    .prepare = prepare_nan_median,
    .launch = aclnnNanMedian,
};
