/*
 * Generated from spec/movement/scatter_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scatter_reduce.h"
#include "client/catalogue.h"

static const ac_entry_type scatter_reduce_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula scatter_reduce_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(src)",
    },
};

static const ac_entry_bound scatter_reduce_bounds[] = {
    {"out", "sum"},
};

static const char *const scatter_reduce_requires[] = {
    NULL,
};

static const char *const scatter_reduce_notes[] = {
    "A position that the axis does not have is an error when the call runs, with its place in "
    "index; the vendor leaves it open.",
    "Elements with one position are added in their order, so the result is the same in every run;"
    " the vendor leaves the order open.",
    "The vendor looks at reduce, includeSelf and the dtype of self before all else; it documents "
    "other values of them for products that are not carried.",
    NULL,
};

static const uint64_t scatter_reduce_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t scatter_reduce_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t scatter_reduce_src_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t scatter_reduce_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const ac_entry_choice scatter_reduce_reduce_choices[] = {
    {"add", NULL, 1},
};

static const ac_entry_cut scatter_reduce_out_cuts[] = {
    {
        .part = "out",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_GATHERED,
        .args = {"dim", "index"},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value scatter_reduce_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, 0, -2]"},
    {"src", false, "[0, 0, 1]"},
    {"reduce", false, "add"},
    {"out", true, "[1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scatter_reduce_refusals[] = {
    {161001, "self, index or src is null"},
    {161002, "includeSelf is false"},
    {161001, "out is null"},
    {161002, "index or src has a dtype that is not listed for it"},
    {161002, "self or out does not have the dtype of src"},
    {161002, "self, index, src or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {161002, "index has another rank than out, where 0 counts as 1; or, if it has elements, a larger extent along an axis other than dim, or there are none of out along dim; or src is shorter along an axis than out as gathered(dim, index)"},
    {161002, "reduce is none of add"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scatter_reduce_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = scatter_reduce_self_dtypes,
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
        .dtypes = scatter_reduce_index_dtypes,
    },
    {
        .name = "src",
        .c_type = "const aclTensor *",
        .doc = "the elements, of which as many are read as index has",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_reduce_src_dtypes,
    },
    {
        .name = "reduce",
        .c_type = "int64_t",
        .doc = "how elements are joined to those of self",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = scatter_reduce_reduce_choices,
        .choice_count = 1,
    },
    {
        .name = "includeSelf",
        .c_type = "bool",
        .doc = "whether elements of self take part",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .present = true,
        .optional = true,
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
        .dtypes = scatter_reduce_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = scatter_reduce_out_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_scatter_reduce(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnScatterReduceGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integer, args->of[2].tensor, args->of[3].tensor,
        args->of[4].integer, args->of[5].boolean, args->of[6].tensor, workspace_size, executor);
}

const ac_entry scatter_reduce_entry = {
    .name = "aclnnScatterReduce",
    .op = "ScatterReduce",
    .snake = "scatter_reduce",
    .doc = "ScatterReduce: elements of another tensor are added to those of the input at their "
           "own places, but at a position along one axis.",
    .family = "movement",
    .spec = "spec/movement/scatter_reduce.yaml",
    .header = "aclnnop/aclnn_scatter_reduce.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = scatter_reduce_params,
    .param_count = sizeof(scatter_reduce_params) / sizeof(scatter_reduce_params[0]),
    .types = scatter_reduce_types,
    .type_count = sizeof(scatter_reduce_types) / sizeof(scatter_reduce_types[0]),
    .space = {"src", NULL},
    .formulas = scatter_reduce_formulas,
    .formula_count = 1,
    .bounds = scatter_reduce_bounds,
    .bound_count = sizeof(scatter_reduce_bounds) / sizeof(scatter_reduce_bounds[0]),
    .requires_ = scatter_reduce_requires,
    .notes = scatter_reduce_notes,
    .refusals = scatter_reduce_refusals,
    .example = scatter_reduce_example,
    .prepare = prepare_scatter_reduce,
    .launch = aclnnScatterReduce,
};

static const uint64_t inplace_scatter_reduce_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t inplace_scatter_reduce_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t inplace_scatter_reduce_src_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const ac_entry_choice inplace_scatter_reduce_reduce_choices[] = {
    {"add", NULL, 1},
};

static const ac_entry_cut inplace_scatter_reduce_self_ref_cuts[] = {
    {
        .part = "selfRef",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_GATHERED,
        .args = {"dim", "index"},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value inplace_scatter_reduce_example[] = {
    {"selfRef", false, "[1, 0, 1]"},
    {"selfRef", true, "[1, 1, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, 0, -2]"},
    {"src", false, "[0, 0, 1]"},
    {"reduce", false, "add"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_scatter_reduce_refusals[] = {
    {161001, "selfRef, index or src is null"},
    {161002, "includeSelf is false"},
    {161002, "index or src has a dtype that is not listed for it"},
    {161002, "selfRef does not have the dtype of src"},
    {161002, "selfRef, index or src has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0"},
    {161002, "index has another rank than selfRef, where 0 counts as 1; or, if it has elements, a larger extent along an axis other than dim, or there are none of selfRef along dim; or src is shorter along an axis than selfRef as gathered(dim, index)"},
    {161002, "reduce is none of add"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_scatter_reduce_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .fold = true,
        .type = "T",
        .dtypes = inplace_scatter_reduce_self_ref_dtypes,
        .put = true,
        .cuts = inplace_scatter_reduce_self_ref_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that the positions are along",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "selfRef",
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
        .dtypes = inplace_scatter_reduce_index_dtypes,
    },
    {
        .name = "src",
        .c_type = "const aclTensor *",
        .doc = "the elements, of which as many are read as index has",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_scatter_reduce_src_dtypes,
    },
    {
        .name = "reduce",
        .c_type = "int64_t",
        .doc = "how elements are joined to those of self",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = inplace_scatter_reduce_reduce_choices,
        .choice_count = 1,
    },
    {
        .name = "includeSelf",
        .c_type = "bool",
        .doc = "whether elements of self take part",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .present = true,
        .optional = true,
    },
};

static aclnnStatus prepare_inplace_scatter_reduce(const ac_entry_args *args,
                                                  uint64_t *workspace_size,
                                                  aclOpExecutor **executor)
{
    return aclnnInplaceScatterReduceGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integer, args->of[2].tensor, args->of[3].tensor,
        args->of[4].integer, args->of[5].boolean, workspace_size, executor);
}

const ac_entry inplace_scatter_reduce_entry = {
    .name = "aclnnInplaceScatterReduce",
    .op = "ScatterReduce",
    .snake = "inplace_scatter_reduce",
    .doc = "aclnnScatterReduce in place: selfRef stands for both self and out.",
    .family = "movement",
    .spec = "spec/movement/scatter_reduce.yaml",
    .header = "aclnnop/aclnn_scatter_reduce.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = inplace_scatter_reduce_params,
    .param_count = sizeof(inplace_scatter_reduce_params) / sizeof(inplace_scatter_reduce_params[0]),
    .types = scatter_reduce_types,
    .type_count = sizeof(scatter_reduce_types) / sizeof(scatter_reduce_types[0]),
    .space = {"src", NULL},
    .formulas = scatter_reduce_formulas,
    .formula_count = 1,
    .bounds = scatter_reduce_bounds,
    .bound_count = sizeof(scatter_reduce_bounds) / sizeof(scatter_reduce_bounds[0]),
    .requires_ = scatter_reduce_requires,
    .notes = scatter_reduce_notes,
    .refusals = inplace_scatter_reduce_refusals,
    .example = inplace_scatter_reduce_example,
    .prepare = prepare_inplace_scatter_reduce,
    .launch = aclnnInplaceScatterReduce,
};
