/*
 * Generated from spec/reduction/median.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_median.h"
#include "client/catalogue.h"

static const ac_entry_type median_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula median_formulas[] = {
    {
        .output = "valuesOut",
        .when = "",
        .text = "sorted(self, along: all)",
    },
};

static const ac_entry_bound median_bounds[] = {
    {"valuesOut", "exact"},
};

static const char *const median_requires[] = {
    NULL,
};

static const char *const median_notes[] = {
    "A nan among the elements is the result. An empty self gives nan, or the least number of i32 "
    "and i64, or 0 of smaller integers.",
    NULL,
};

static const uint64_t median_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t median_values_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value median_example[] = {
    {"self", false, "[4, 1, 3, 2]"},
    {"valuesOut", true, "2"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal median_refusals[] = {
    {161001, "self or valuesOut is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "valuesOut does not have the dtype of self"},
    {161002, "self or valuesOut has a rank above 8"},
    {161002, "valuesOut does not have the shape of self without all of its axes; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param median_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = median_self_dtypes,
    },
    {
        .name = "valuesOut",
        .c_type = "aclTensor *",
        .doc = "the element in the middle",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = median_values_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_median(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnMedianGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                       executor);
}

const ac_entry median_entry = {
    .name = "aclnnMedian",
    .op = "Median",
    .snake = "median",
    .doc = "Median: the element in the middle of all elements in their order, the lower one of "
           "two.",
    .family = "reduction",
    .spec = "spec/reduction/median.yaml",
    .header = "aclnnop/aclnn_median.h",
    .variant = "",
    .row_all = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = median_params,
    .param_count = sizeof(median_params) / sizeof(median_params[0]),
    .types = median_types,
    .type_count = sizeof(median_types) / sizeof(median_types[0]),
    .space = {"self", NULL},
    .formulas = median_formulas,
    .formula_count = 1,
    .bounds = median_bounds,
    .bound_count = sizeof(median_bounds) / sizeof(median_bounds[0]),
    .requires_ = median_requires,
    .notes = median_notes,
    .refusals = median_refusals,
    .example = median_example,
    .prepare = prepare_median,
    .launch = aclnnMedian,
};
