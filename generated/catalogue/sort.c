/*
 * Generated from spec/reduction/sort.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sort.h"
#include "client/catalogue.h"

static const ac_entry_type sort_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula sort_formulas[] = {
    {
        .output = "valuesOut",
        .when = "descending is false",
        .text = "sorted(self, along: dim)",
    },
    {
        .output = "valuesOut",
        .when = "",
        .text = "sorted(self, descending: dim)",
    },
    {
        .output = "indicesOut",
        .when = "descending is false",
        .text = "argsort(self, along: dim)",
    },
    {
        .output = "indicesOut",
        .when = "",
        .text = "argsort(self, descending: dim)",
    },
};

static const ac_entry_bound sort_bounds[] = {
    {"valuesOut", "exact"},
    {"indicesOut", "exact"},
};

static const char *const sort_requires[] = {
    NULL,
};

static const char *const sort_notes[] = {
    "Equal elements, as both zeros are, always stay in their order, whether stable says so or "
    "not. A nan is greater than all else.",
    "Where the axis has one element and dtypes differ, the vendor fails; here it is converted as "
    "others are.",
    NULL,
};

static const uint64_t sort_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t sort_values_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_U16 | AC_SET_U32 |
                AC_SET_U64,
};

/* clang-format off */
static const uint64_t sort_indices_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

static const ac_entry_choice sort_stable_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice sort_descending_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value sort_example[] = {
    {"self", false, "[2, 1, 2]"},
    {"stable", false, "true"},
    {"dim", false, "0"},
    {"descending", false, "true"},
    {"valuesOut", true, "[2, 2, 1]"},
    {"indicesOut", true, "[0, 2, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sort_refusals[] = {
    {161001, "self, valuesOut or indicesOut is null"},
    {161002, "self, valuesOut or indicesOut has a dtype that is not listed for it"},
    {161002, "self, valuesOut or indicesOut has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "valuesOut or indicesOut does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sort_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = sort_self_dtypes,
    },
    {
        .name = "stable",
        .c_type = "bool",
        .doc = "whether equal elements have to stay in their order",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = sort_stable_choices,
        .choice_count = 2,
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
    },
    {
        .name = "descending",
        .c_type = "bool",
        .doc = "whether the greatest comes first",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = sort_descending_choices,
        .choice_count = 2,
    },
    {
        .name = "valuesOut",
        .c_type = "aclTensor *",
        .doc = "the elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .converts = true,
        .dtypes = sort_values_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
    {
        .name = "indicesOut",
        .c_type = "aclTensor *",
        .doc = "their positions",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = sort_indices_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sort(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnSortGetWorkspaceSize(args->of[0].tensor, args->of[1].boolean, args->of[2].integer,
                                     args->of[3].boolean, args->of[4].tensor, args->of[5].tensor,
                                     workspace_size, executor);
}

const ac_entry sort_entry = {
    .name = "aclnnSort",
    .op = "Sort",
    .snake = "sort",
    .doc = "Sort: the elements along an axis in their order, and the positions that they came "
           "from.",
    .family = "reduction",
    .spec = "spec/reduction/sort.yaml",
    .header = "aclnnop/aclnn_sort.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = sort_params,
    .param_count = sizeof(sort_params) / sizeof(sort_params[0]),
    .types = sort_types,
    .type_count = sizeof(sort_types) / sizeof(sort_types[0]),
    .space = {"self", NULL},
    .formulas = sort_formulas,
    .formula_count = 4,
    .bounds = sort_bounds,
    .bound_count = sizeof(sort_bounds) / sizeof(sort_bounds[0]),
    .requires_ = sort_requires,
    .notes = sort_notes,
    .refusals = sort_refusals,
    .example = sort_example,
    .prepare = prepare_sort,
    .launch = aclnnSort,
};
