/*
 * Generated from spec/reduction/aminmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_aminmax.h"
#include "client/catalogue.h"

static const ac_entry_type aminmax_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula aminmax_formulas[] = {
    {
        .output = "minOut",
        .when = "",
        .text = "min(self, over: dim)",
    },
    {
        .output = "maxOut",
        .when = "",
        .text = "max(self, over: dim)",
    },
};

static const ac_entry_bound aminmax_bounds[] = {
    {"minOut", "exact"},
    {"maxOut", "exact"},
};

static const char *const aminmax_requires[] = {
    NULL,
};

static const char *const aminmax_notes[] = {
    "An empty list reduces nothing, so both results are self. Where a row has a nan, both results"
    " are nan; +0 is above -0. The vendor says neither of nan nor of zeros.",
    "Of several axes the vendor answers 161001 where one is out of range; here it is 161002. An "
    "empty self with a list of another length than one, which the vendor refuses, leaves the "
    "outputs as they were.",
    NULL,
};

static const uint64_t aminmax_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t aminmax_min_out_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t aminmax_max_out_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_choice aminmax_keep_dim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value aminmax_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"dim", false, "[1]"},
    {"keepDim", false, "false"},
    {"minOut", true, "[1, 0]"},
    {"maxOut", true, "[5, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal aminmax_refusals[] = {
    {161001, "self, dim, minOut or maxOut is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "minOut or maxOut does not have the dtype of self"},
    {161002, "self, minOut or maxOut has a rank above 8"},
    {161002, "a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "dim names an axis of self without elements"},
    {161002, "minOut or maxOut does not have the shape of self without axis dim, which with keepDim stay with the extent 1; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param aminmax_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = aminmax_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are reduced",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
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
        .choices = aminmax_keep_dim_choices,
        .choice_count = 2,
    },
    {
        .name = "minOut",
        .c_type = "aclTensor *",
        .doc = "the least elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = aminmax_min_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepDim",
                .type = "T",
            },
    },
    {
        .name = "maxOut",
        .c_type = "aclTensor *",
        .doc = "the greatest elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = aminmax_max_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepDim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_aminmax(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnAminmaxGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                        args->of[2].boolean, args->of[3].tensor, args->of[4].tensor,
                                        workspace_size, executor);
}

const ac_entry aminmax_entry = {
    .name = "aclnnAminmax",
    .op = "Aminmax",
    .snake = "aminmax",
    .doc = "Aminmax: the least and the greatest elements along some axes.",
    .family = "reduction",
    .spec = "spec/reduction/aminmax.yaml",
    .header = "aclnnop/aclnn_aminmax.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = aminmax_params,
    .param_count = sizeof(aminmax_params) / sizeof(aminmax_params[0]),
    .types = aminmax_types,
    .type_count = sizeof(aminmax_types) / sizeof(aminmax_types[0]),
    .space = {"self", NULL},
    .formulas = aminmax_formulas,
    .formula_count = 2,
    .bounds = aminmax_bounds,
    .bound_count = sizeof(aminmax_bounds) / sizeof(aminmax_bounds[0]),
    .requires_ = aminmax_requires,
    .notes = aminmax_notes,
    .refusals = aminmax_refusals,
    .example = aminmax_example,
    .prepare = prepare_aminmax,
    .launch = aclnnAminmax,
};
