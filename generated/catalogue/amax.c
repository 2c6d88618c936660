/*
 * Generated from spec/reduction/amax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_amax.h"
#include "client/catalogue.h"

static const ac_entry_type amax_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula amax_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "max(self, over: dim)",
    },
};

static const ac_entry_bound amax_bounds[] = {
    {"out", "exact"},
};

static const char *const amax_requires[] = {
    NULL,
};

static const char *const amax_notes[] = {
    "Where a row has a nan, its result is nan; of zeros +0 is the greater. The vendor says "
    "neither.",
    "An axis without elements is refused only where dim names it; else an empty self leaves out "
    "as it was.",
    NULL,
};

static const uint64_t amax_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t amax_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_choice amax_keep_dim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value amax_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"dim", false, "[1]"},
    {"keepDim", false, "false"},
    {"out", true, "[5, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal amax_refusals[] = {
    {161001, "self, dim or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "dim names an axis of self without elements"},
    {161002, "out does not have the shape of self without axis dim, which with keepDim stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param amax_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = amax_self_dtypes,
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
        .filled = true,
    },
    {
        .name = "keepDim",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = amax_keep_dim_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the greatest elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = amax_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepDim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_amax(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnAmaxGetWorkspaceSize(args->of[0].tensor, args->of[1].integers, args->of[2].boolean,
                                     args->of[3].tensor, workspace_size, executor);
}

const ac_entry amax_entry = {
    .name = "aclnnAmax",
    .op = "Amax",
    .snake = "amax",
    .doc = "Amax: the greatest element along some axes.",
    .family = "reduction",
    .spec = "spec/reduction/amax.yaml",
    .header = "aclnnop/aclnn_amax.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = amax_params,
    .param_count = sizeof(amax_params) / sizeof(amax_params[0]),
    .types = amax_types,
    .type_count = sizeof(amax_types) / sizeof(amax_types[0]),
    .space = {"self", NULL},
    .formulas = amax_formulas,
    .formula_count = 1,
    .bounds = amax_bounds,
    .bound_count = sizeof(amax_bounds) / sizeof(amax_bounds[0]),
    .requires_ = amax_requires,
    .notes = amax_notes,
    .refusals = amax_refusals,
    .example = amax_example,
    .prepare = prepare_amax,
    .launch = aclnnAmax,
};
