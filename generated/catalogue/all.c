/*
 * Generated from spec/reduction/all.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_all.h"
#include "client/catalogue.h"

static const ac_entry_type all_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "bool", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula all_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "min(self, over: dim)",
    },
};

static const ac_entry_bound all_bounds[] = {
    {"out", "exact"},
};

static const char *const all_requires[] = {
    NULL,
};

static const char *const all_notes[] = {
    "A nan counts as true, and both zeros as false.",
    NULL,
};

static const uint64_t all_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310B] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t all_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND310B] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_U8,
    [AC_HOST] = AC_SET_BOOL | AC_SET_U8,
};
/* clang-format on */

static const ac_entry_choice all_keepdim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value all_example[] = {
    {"self", false, "[[1, 0, 5], [0, 0, 0]]"},
    {"dim", false, "[1]"},
    {"keepdim", false, "false"},
    {"out", true, "[0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal all_refusals[] = {
    {161001, "self, dim or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "out does not have the shape of self without axis dim, which with keepdim stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param all_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = all_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are reduced; none means all",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .every = true,
    },
    {
        .name = "keepdim",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = all_keepdim_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "1 or 0",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = all_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .keep = "keepdim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_all(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnAllGetWorkspaceSize(args->of[0].tensor, args->of[1].integers, args->of[2].boolean,
                                    args->of[3].tensor, workspace_size, executor);
}

const ac_entry all_entry = {
    .name = "aclnnAll",
    .op = "All",
    .snake = "all",
    .doc = "All: whether all elements along some axes are not zero.",
    .family = "reduction",
    .spec = "spec/reduction/all.yaml",
    .header = "aclnnop/aclnn_all.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = all_params,
    .param_count = sizeof(all_params) / sizeof(all_params[0]),
    .types = all_types,
    .type_count = sizeof(all_types) / sizeof(all_types[0]),
    .space = {"self", NULL},
    .formulas = all_formulas,
    .formula_count = 1,
    .bounds = all_bounds,
    .bound_count = sizeof(all_bounds) / sizeof(all_bounds[0]),
    .requires_ = all_requires,
    .notes = all_notes,
    .refusals = all_refusals,
    .example = all_example,
    .prepare = prepare_all,
    .launch = aclnnAll,
};
