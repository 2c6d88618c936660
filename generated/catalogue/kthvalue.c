/*
 * Generated from spec/reduction/kthvalue.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_kthvalue.h"
#include "client/catalogue.h"

static const ac_entry_type kthvalue_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula kthvalue_formulas[] = {
    {
        .output = "valuesOut",
        .when = "",
        .text = "sorted(self, along: dim)",
    },
    {
        .output = "indicesOut",
        .when = "",
        .text = "argsort(self, along: dim)",
    },
};

static const ac_entry_bound kthvalue_bounds[] = {
    {"valuesOut", "exact"},
    {"indicesOut", "exact"},
};

static const char *const kthvalue_requires[] = {
    NULL,
};

static const char *const kthvalue_notes[] = {
    "Equal elements, as both zeros are, have the ranks of their order. A nan is greater than all "
    "else.",
    NULL,
};

static const uint64_t kthvalue_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND310P] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t kthvalue_values_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND310P] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const uint64_t kthvalue_indices_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

static const ac_entry_choice kthvalue_keepdim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value kthvalue_example[] = {
    {"self", false, "[3, 1, 3, 2]"},
    {"k", false, "3"},
    {"dim", false, "0"},
    {"keepdim", false, "false"},
    {"valuesOut", true, "3"},
    {"indicesOut", true, "0"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal kthvalue_refusals[] = {
    {161001, "self, valuesOut or indicesOut is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "valuesOut does not have the dtype of self"},
    {161002, "indicesOut has a dtype that is not listed for it"},
    {161002, "self, valuesOut or indicesOut has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "dim names an axis of self without elements"},
    {161002, "k is not in 1 to n, where n is the extent of self along dim"},
    {161002, "valuesOut or indicesOut does not have the shape of self without axis dim, which with keepdim stay with the extent 1; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param kthvalue_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = kthvalue_self_dtypes,
    },
    {
        .name = "k",
        .c_type = "int64_t",
        .doc = "the rank of an element; the least one has 1",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the lines",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .filled = true,
    },
    {
        .name = "keepdim",
        .c_type = "bool",
        .doc = "whether the axis stays with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = kthvalue_keepdim_choices,
        .choice_count = 2,
    },
    {
        .name = "valuesOut",
        .c_type = "aclTensor *",
        .doc = "the elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = kthvalue_values_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .rank = "k",
                .keep = "keepdim",
                .type = "T",
            },
    },
    {
        .name = "indicesOut",
        .c_type = "aclTensor *",
        .doc = "their positions",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = kthvalue_indices_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .rank = "k",
                .keep = "keepdim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_kthvalue(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnKthvalueGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integer, args->of[2].integer, args->of[3].boolean,
        args->of[4].tensor, args->of[5].tensor, workspace_size, executor);
}

const ac_entry kthvalue_entry = {
    .name = "aclnnKthvalue",
    .op = "Kthvalue",
    .snake = "kthvalue",
    .doc = "Kthvalue: the element with a given rank among those along an axis, the least being "
           "the first, and its position.",
    .family = "reduction",
    .spec = "spec/reduction/kthvalue.yaml",
    .header = "aclnnop/aclnn_kthvalue.h",
    .variant = "",
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = kthvalue_params,
    .param_count = sizeof(kthvalue_params) / sizeof(kthvalue_params[0]),
    .types = kthvalue_types,
    .type_count = sizeof(kthvalue_types) / sizeof(kthvalue_types[0]),
    .space = {"self", NULL},
    .formulas = kthvalue_formulas,
    .formula_count = 2,
    .bounds = kthvalue_bounds,
    .bound_count = sizeof(kthvalue_bounds) / sizeof(kthvalue_bounds[0]),
    .requires_ = kthvalue_requires,
    .notes = kthvalue_notes,
    .refusals = kthvalue_refusals,
    .example = kthvalue_example,
    .prepare = prepare_kthvalue,
    .launch = aclnnKthvalue,
};
