/*
 * Generated from spec/movement/scatter_add.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scatter_add.h"
#include "client/catalogue.h"

static const ac_entry_type scatter_add_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula scatter_add_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(src)",
    },
};

static const ac_entry_bound scatter_add_bounds[] = {
    {"out", "sum"},
};

static const char *const scatter_add_requires[] = {
    NULL,
};

static const char *const scatter_add_notes[] = {
    "A position that the axis does not have is an error when the call runs, with its place in "
    "index; the vendor leaves it open.",
    "Elements with one position are added in their order, so the result is the same in every run;"
    " the vendor leaves the order open.",
    "The sum of truth values is whether one of them is true.",
    NULL,
};

static const uint64_t scatter_add_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t scatter_add_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t scatter_add_src_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t scatter_add_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const ac_entry_cut scatter_add_out_cuts[] = {
    {
        .part = "out",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_GATHERED,
        .args = {"dim", "index"},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value scatter_add_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, 0, -2]"},
    {"src", false, "[0, 0, 1]"},
    {"out", true, "[1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scatter_add_refusals[] = {
    {161001, "self, index, src or out is null"},
    {161002, "index or src has a dtype that is not listed for it"},
    {161002, "self or out does not have the dtype of src"},
    {161002, "self, index, src or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {161002, "index has another rank than out, where 0 counts as 1; or, if it has elements, a larger extent along an axis other than dim, or there are none of out along dim; or src is shorter along an axis than out as gathered(dim, index)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scatter_add_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = scatter_add_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that the positions are along",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions, with as many axes as self",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = scatter_add_index_dtypes,
    },
    {
        .name = "src",
        .c_type = "const aclTensor *",
        .doc = "the elements, of which as many are read as index has",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_add_src_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the shape of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .fold = true,
        .type = "T",
        .dtypes = scatter_add_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = scatter_add_out_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_scatter_add(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnScatterAddGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                           args->of[2].tensor, args->of[3].tensor,
                                           args->of[4].tensor, workspace_size, executor);
}

const ac_entry scatter_add_entry = {
    .name = "aclnnScatterAdd",
    .op = "ScatterAdd",
    .snake = "scatter_add",
    .doc = "ScatterAdd: elements of another tensor are added to those of the input at their own "
           "places, but at a position along one axis.",
    .family = "movement",
    .spec = "spec/movement/scatter_add.yaml",
    .header = "aclnnop/aclnn_scatter_add.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = scatter_add_params,
    .param_count = sizeof(scatter_add_params) / sizeof(scatter_add_params[0]),
    .types = scatter_add_types,
    .type_count = sizeof(scatter_add_types) / sizeof(scatter_add_types[0]),
    .space = {"src", NULL},
    .formulas = scatter_add_formulas,
    .formula_count = 1,
    .bounds = scatter_add_bounds,
    .bound_count = sizeof(scatter_add_bounds) / sizeof(scatter_add_bounds[0]),
    .requires_ = scatter_add_requires,
    .notes = scatter_add_notes,
    .refusals = scatter_add_refusals,
    .example = scatter_add_example,
    .prepare = prepare_scatter_add,
    .launch = aclnnScatterAdd,
};
