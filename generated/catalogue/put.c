/*
 * Generated from spec/movement/put.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_put.h"
#include "client/catalogue.h"

static const ac_entry_type put_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula put_formulas[] = {
    {
        .output = "out",
        .when = "accumulate is true",
        .text = "sum(source)",
    },
    {
        .output = "out",
        .when = "",
        .text = "last(source)",
    },
};

static const ac_entry_bound put_bounds[] = {
    {"out", "sum"},
};

static const char *const put_requires[] = {
    NULL,
};

static const char *const put_notes[] = {
    "A position that no element has is an error when the call runs, with its place in index; the "
    "vendor forbids it.",
    "Elements with one position are added in their order, and of those that replace the last "
    "stays; the vendor leaves the order open.",
    "The sum of truth values is whether one of them is true.",
    "source has the shape of index; the vendor asks for as many elements.",
    "The vendor adds no bf16.",
    NULL,
};

static const uint64_t inplace_put_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const uint64_t inplace_put_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const uint64_t inplace_put_source_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

static const ac_entry_choice inplace_put_accumulate_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut inplace_put_self_ref_cuts[] = {
    {
        .part = "selfRef",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_LOCATED,
        .args = {NULL, "index"},
        .numbers = {8, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value inplace_put_example[] = {
    {"selfRef", false, "[1, 0, 1]"},
    {"selfRef", true, "[1, 1, 0]"},
    {"index", false, "[2, -2, 2]"},
    {"source", false, "[0, 1, 0]"},
    {"accumulate", false, "false"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_put_refusals[] = {
    {161001, "selfRef, index or source is null"},
    {161002, "index or source has a dtype that is not listed for it"},
    {161002, "selfRef does not have the dtype of source"},
    {161002, "selfRef, index or source has a rank above 8"},
    {161002, "index does not begin with the extents of selfRef in front of its last 8 axes; or it has elements, and those axes have none; or source does not have the shape of selfRef as located(8, index)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_put_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "what the result begins as",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .fold = true,
        .type = "T",
        .dtypes = inplace_put_self_ref_dtypes,
        .put = true,
        .cuts = inplace_put_self_ref_cuts,
        .cut_count = 1,
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions among all elements; a negative one counts from the end",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = inplace_put_index_dtypes,
    },
    {
        .name = "source",
        .c_type = "const aclTensor *",
        .doc = "the elements, one for each position",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_put_source_dtypes,
    },
    {
        .name = "accumulate",
        .c_type = "bool",
        .doc = "whether they are added, and do not replace",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = inplace_put_accumulate_choices,
        .choice_count = 2,
    },
};

static aclnnStatus prepare_inplace_put(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplacePutGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                           args->of[2].tensor, args->of[3].boolean, workspace_size,
                                           executor);
}

const ac_entry inplace_put_entry = {
    .name = "aclnnInplacePut",
    .op = "Put",
    .snake = "inplace_put",
    .doc = "Put: elements of another tensor take the places of those at some positions among all "
           "elements of a tensor, or are added to them.",
    .family = "movement",
    .spec = "spec/movement/put.yaml",
    .header = "aclnnop/aclnn_put.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_put_params,
    .param_count = sizeof(inplace_put_params) / sizeof(inplace_put_params[0]),
    .types = put_types,
    .type_count = sizeof(put_types) / sizeof(put_types[0]),
    .space = {"source", NULL},
    .formulas = put_formulas,
    .formula_count = 2,
    .bounds = put_bounds,
    .bound_count = sizeof(put_bounds) / sizeof(put_bounds[0]),
    .requires_ = put_requires,
    .notes = put_notes,
    .refusals = inplace_put_refusals,
    .example = inplace_put_example,
    .prepare = prepare_inplace_put,
    .launch = aclnnInplacePut,
};
