/*
 * Generated from spec/reduction/topk.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_topk.h"
#include "client/catalogue.h"

static const ac_entry_type topk_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula topk_formulas[] = {
    {
        .output = "valuesOut",
        .when = "largest is true",
        .text = "sorted(self, descending: dim)",
    },
    {
        .output = "valuesOut",
        .when = "",
        .text = "sorted(self, along: dim)",
    },
    {
        .output = "indicesOut",
        .when = "largest is true",
        .text = "argsort(self, descending: dim)",
    },
    {
        .output = "indicesOut",
        .when = "",
        .text = "argsort(self, along: dim)",
    },
};

static const ac_entry_bound topk_bounds[] = {
    {"valuesOut", "exact"},
    {"indicesOut", "exact"},
};

static const char *const topk_requires[] = {
    NULL,
};

static const char *const topk_notes[] = {
    "They stand in their order whether sorted says so or not. Of equal elements, as both zeros "
    "are, those in front come first. A nan is greater than all else.",
    "f32 is compared as it is on ascend910, too, where the vendor rounds it to f16.",
    NULL,
};

static const uint64_t topk_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                     AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                      AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                        AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                      AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                     AC_SET_F32 | AC_SET_F64 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                AC_SET_F32 | AC_SET_F64 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t topk_values_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                     AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                      AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                        AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                      AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                     AC_SET_F32 | AC_SET_F64 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                AC_SET_F32 | AC_SET_F64 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const uint64_t topk_indices_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

static const ac_entry_choice topk_largest_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice topk_sorted_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value topk_example[] = {
    {"self", false, "[1, 3, 3, 2]"},
    {"k", false, "2"},
    {"dim", false, "0"},
    {"largest", false, "true"},
    {"sorted", false, "true"},
    {"valuesOut", true, "[3, 3]"},
    {"indicesOut", true, "[1, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal topk_refusals[] = {
    {161001, "self, valuesOut or indicesOut is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "valuesOut does not have the dtype of self"},
    {161002, "indicesOut has a dtype that is not listed for it"},
    {161002, "self, valuesOut or indicesOut has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "k is not in 0 to n, where n is the extent of self along dim"},
    {161002, "valuesOut or indicesOut does not have the shape of self with the extent k along dim; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param topk_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = topk_self_dtypes,
    },
    {
        .name = "k",
        .c_type = "int64_t",
        .doc = "how many elements of a line there are",
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
    },
    {
        .name = "largest",
        .c_type = "bool",
        .doc = "whether they are the greatest",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = topk_largest_choices,
        .choice_count = 2,
    },
    {
        .name = "sorted",
        .c_type = "bool",
        .doc = "whether they have to stand in their order",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = topk_sorted_choices,
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
        .dtypes = topk_values_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .first = "k",
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
        .dtypes = topk_indices_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .first = "k",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_topk(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnTopkGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].integer,
                                     args->of[3].boolean, args->of[4].boolean, args->of[5].tensor,
                                     args->of[6].tensor, workspace_size, executor);
}

const ac_entry topk_entry = {
    .name = "aclnnTopk",
    .op = "Topk",
    .snake = "topk",
    .doc = "Topk: the greatest or the least elements along an axis in their order, and the "
           "positions that they came from.",
    .family = "reduction",
    .spec = "spec/reduction/topk.yaml",
    .header = "aclnnop/aclnn_topk.h",
    .variant = "",
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = topk_params,
    .param_count = sizeof(topk_params) / sizeof(topk_params[0]),
    .types = topk_types,
    .type_count = sizeof(topk_types) / sizeof(topk_types[0]),
    .space = {"self", NULL},
    .formulas = topk_formulas,
    .formula_count = 4,
    .bounds = topk_bounds,
    .bound_count = sizeof(topk_bounds) / sizeof(topk_bounds[0]),
    .requires_ = topk_requires,
    .notes = topk_notes,
    .refusals = topk_refusals,
    .example = topk_example,
    .prepare = prepare_topk,
    .launch = aclnnTopk,
};
