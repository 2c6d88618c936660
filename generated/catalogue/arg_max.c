/*
 * Generated from spec/reduction/arg_max.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_argmax.h"
#include "client/catalogue.h"

static const ac_entry_type arg_max_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula arg_max_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "argmax(self, over: dim)",
    },
};

static const ac_entry_bound arg_max_bounds[] = {
    {"out", "exact"},
};

static const char *const arg_max_requires[] = {
    NULL,
};

static const char *const arg_max_notes[] = {
    "Of equal elements the first counts, and of nans, which come before all else; +0 and -0 are "
    "equal. The vendor says so of ascend950 alone.",
    "An empty self leaves out as it was, also where the axis that is searched has no elements.",
    "The vendor computes positions in i32 and checks no dtype of out; here it is one of those "
    "that its page lists.",
    NULL,
};

static const uint64_t arg_max_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BF16 | AC_SET_U16,
};

/* clang-format off */
static const uint64_t arg_max_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const ac_entry_choice arg_max_keepdim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value arg_max_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"dim", false, "1"},
    {"keepdim", false, "false"},
    {"out", true, "[1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal arg_max_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self without axis dim, which with keepdim stay with the extent 1; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param arg_max_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = arg_max_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that is searched",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "keepdim",
        .c_type = "bool",
        .doc = "whether the axis stays with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = arg_max_keepdim_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the positions",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = arg_max_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepdim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_arg_max(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnArgMaxGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].boolean,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry arg_max_entry = {
    .name = "aclnnArgMax",
    .op = "ArgMax",
    .snake = "arg_max",
    .doc = "ArgMax: the position of the greatest element along an axis.",
    .family = "reduction",
    .spec = "spec/reduction/arg_max.yaml",
    .header = "aclnnop/aclnn_argmax.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = arg_max_params,
    .param_count = sizeof(arg_max_params) / sizeof(arg_max_params[0]),
    .types = arg_max_types,
    .type_count = sizeof(arg_max_types) / sizeof(arg_max_types[0]),
    .space = {"self", NULL},
    .formulas = arg_max_formulas,
    .formula_count = 1,
    .bounds = arg_max_bounds,
    .bound_count = sizeof(arg_max_bounds) / sizeof(arg_max_bounds[0]),
    .requires_ = arg_max_requires,
    .notes = arg_max_notes,
    .refusals = arg_max_refusals,
    .example = arg_max_example,
    .prepare = prepare_arg_max,
    .launch = aclnnArgMax,
};
