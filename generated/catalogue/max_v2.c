/*
 * Generated from spec/reduction/max_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_max_v2.h"
#include "client/catalogue.h"

static const ac_entry_type max_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula max_v2_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "max(self, over: dims)",
    },
};

static const ac_entry_bound max_v2_bounds[] = {
    {"out", "exact"},
};

static const char *const max_v2_requires[] = {
    NULL,
};

static const char *const max_v2_notes[] = {
    "Where a row has a nan, its result is nan; of zeros +0 is the greater. The vendor says "
    "neither.",
    "An axis without elements is refused only where dims names it; else an empty self leaves out "
    "as it was.",
    NULL,
};

static const uint64_t max_v2_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t max_v2_out_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_choice max_v2_keep_dims_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice max_v2_noop_with_empty_dims_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value max_v2_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"dims", false, "[1]"},
    {"keepDims", false, "false"},
    {"noopWithEmptyDims", false, "true"},
    {"out", true, "[5, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal max_v2_refusals[] = {
    {161001, "self, dims or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dims is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "dims names an axis of self without elements"},
    {161002, "out does not have the shape of self without axis dims, which with keepDims stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param max_v2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = max_v2_self_dtypes,
    },
    {
        .name = "dims",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are reduced",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .every = true,
        .filled = true,
        .unless = "noopWithEmptyDims",
    },
    {
        .name = "keepDims",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = max_v2_keep_dims_choices,
        .choice_count = 2,
    },
    {
        .name = "noopWithEmptyDims",
        .c_type = "bool",
        .doc = "whether an empty dims means no axis and not all",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = max_v2_noop_with_empty_dims_choices,
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
        .dtypes = max_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .keep = "keepDims",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_max_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnMaxV2GetWorkspaceSize(args->of[0].tensor, args->of[1].integers, args->of[2].boolean,
                                      args->of[3].boolean, args->of[4].tensor, workspace_size,
                                      executor);
}

const ac_entry max_v2_entry = {
    .name = "aclnnMaxV2",
    .op = "MaxV2",
    .snake = "max_v2",
    .doc = "MaxV2: the greatest element along some axes, or the elements themselves where none is"
           " named and that is wanted.",
    .family = "reduction",
    .spec = "spec/reduction/max_v2.yaml",
    .header = "aclnnop/aclnn_max_v2.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dims",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = max_v2_params,
    .param_count = sizeof(max_v2_params) / sizeof(max_v2_params[0]),
    .types = max_v2_types,
    .type_count = sizeof(max_v2_types) / sizeof(max_v2_types[0]),
    .space = {"self", NULL},
    .formulas = max_v2_formulas,
    .formula_count = 1,
    .bounds = max_v2_bounds,
    .bound_count = sizeof(max_v2_bounds) / sizeof(max_v2_bounds[0]),
    .requires_ = max_v2_requires,
    .notes = max_v2_notes,
    .refusals = max_v2_refusals,
    .example = max_v2_example,
    .prepare = prepare_max_v2,
    .launch = aclnnMaxV2,
};
