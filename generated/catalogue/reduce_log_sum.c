/*
 * Generated from spec/reduction/reduce_log_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_reduce_log_sum.h"
#include "client/catalogue.h"

static const ac_entry_type reduce_log_sum_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula reduce_log_sum_formulas[] = {
    {
        .output = "reduce",
        .when = "",
        .text = "log(sum(data, over: axes))",
    },
};

static const ac_entry_bound reduce_log_sum_bounds[] = {
    {"reduce", "1 ulp"},
};

static const char *const reduce_log_sum_requires[] = {
    NULL,
};

static const char *const reduce_log_sum_notes[] = {
    "A sum below 0 gives nan, one of 0 gives -inf, and no elements give 0.",
    "noopWithEmptyAxes has to be false; where it is true and axes is empty, the vendor copies "
    "data.",
    "reduce has the dtype of data, as the vendor's documentation says, whose code does not "
    "compare them.",
    NULL,
};

static const uint64_t reduce_log_sum_data_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t reduce_log_sum_reduce_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const ac_entry_choice reduce_log_sum_keep_dims_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value reduce_log_sum_example[] = {
    {"data", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"axes", false, "[1]"},
    {"keepDims", false, "false"},
    {"reduce", true, "[2.0794415416798357, 1.9459101490553132]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal reduce_log_sum_refusals[] = {
    {161001, "data or axes is null"},
    {161002, "noopWithEmptyAxes is true"},
    {161001, "reduce is null"},
    {161002, "data has a dtype that is not listed for it"},
    {161002, "reduce does not have the dtype of data"},
    {161002, "data or reduce has a rank above 8"},
    {161002, "a value of axes is not in [-r, r - 1], where r is the rank of data, or 1 at rank 0, or names an axis that is named before"},
    {161002, "reduce does not have the shape of data without axis axes, which with keepDims stay with the extent 1; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param reduce_log_sum_params[] = {
    {
        .name = "data",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = reduce_log_sum_data_dtypes,
    },
    {
        .name = "axes",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are reduced; none means all",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "data",
        .every = true,
    },
    {
        .name = "keepDims",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = reduce_log_sum_keep_dims_choices,
        .choice_count = 2,
    },
    {
        .name = "noopWithEmptyAxes",
        .c_type = "bool",
        .doc = "has to be false",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "reduce",
        .c_type = "aclTensor *",
        .doc = "the logarithms",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = reduce_log_sum_reduce_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"data", NULL},
                .without = true,
                .fills = true,
                .keep = "keepDims",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_reduce_log_sum(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnReduceLogSumGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                             args->of[2].boolean, args->of[3].boolean,
                                             args->of[4].tensor, workspace_size, executor);
}

const ac_entry reduce_log_sum_entry = {
    .name = "aclnnReduceLogSum",
    .op = "ReduceLogSum",
    .snake = "reduce_log_sum",
    .doc = "ReduceLogSum: the logarithm of the sum of the elements along some axes.",
    .family = "reduction",
    .spec = "spec/reduction/reduce_log_sum.yaml",
    .header = "aclnnop/aclnn_reduce_log_sum.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "axes",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = reduce_log_sum_params,
    .param_count = sizeof(reduce_log_sum_params) / sizeof(reduce_log_sum_params[0]),
    .types = reduce_log_sum_types,
    .type_count = sizeof(reduce_log_sum_types) / sizeof(reduce_log_sum_types[0]),
    .space = {"data", NULL},
    .formulas = reduce_log_sum_formulas,
    .formula_count = 1,
    .bounds = reduce_log_sum_bounds,
    .bound_count = sizeof(reduce_log_sum_bounds) / sizeof(reduce_log_sum_bounds[0]),
    .requires_ = reduce_log_sum_requires,
    .notes = reduce_log_sum_notes,
    .refusals = reduce_log_sum_refusals,
    .example = reduce_log_sum_example,
    .prepare = prepare_reduce_log_sum,
    .launch = aclnnReduceLogSum,
};
