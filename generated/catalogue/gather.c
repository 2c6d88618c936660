/*
 * Generated from spec/movement/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gather.h"
#include "client/catalogue.h"

static const ac_entry_type gather_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula gather_formulas[] = {
    {
        .output = "gathered",
        .when = "",
        .text = "gathered(dim, index) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "gathered",
    },
};

static const ac_entry_bound gather_bounds[] = {
    {"out", "exact"},
};

static const char *const gather_requires[] = {
    NULL,
};

static const char *const gather_notes[] = {
    "A position that the axis does not have is an error when the call runs, with the position's "
    "place in index.",
    "The dtype of index is looked at even if it is empty; the vendor looks at it only if it is "
    "not.",
    NULL,
};

static const uint64_t gather_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I32 |
                        AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_BOOL,
    [AC_HOST] = AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL,
};

static const uint64_t gather_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t gather_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I32 |
                        AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_BOOL,
    [AC_HOST] = AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64 | AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL,
};

static const ac_entry_cut gather_self_cuts[] = {
    {
        .part = "gathered",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_GATHERED,
        .args = {"dim", "index"},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value gather_example[] = {
    {"self", false, "[[1, 0], [0, 1]]"},
    {"dim", false, "1"},
    {"index", false, "[[1, 1], [0, -1]]"},
    {"out", true, "[[0, 0], [0, 1]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gather_refusals[] = {
    {161001, "self, index or out is null"},
    {161002, "self or index has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, index or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "index has another rank than self, where 0 counts as 1; or, if it has elements, a larger extent along an axis other than dim, or there are none of self along dim"},
    {161002, "out does not have the shape of self as gathered(dim, index)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gather_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gather_self_dtypes,
        .cuts = gather_self_cuts,
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
        .axis_of = "self",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions, with as many axes as the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = gather_index_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the shape of index",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gather_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gather(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnGatherGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry gather_entry = {
    .name = "aclnnGather",
    .op = "Gather",
    .snake = "gather",
    .doc = "Gather: for each position, the element of the input at the same place, but at that "
           "position along one axis.",
    .family = "movement",
    .spec = "spec/movement/gather.yaml",
    .header = "aclnnop/aclnn_gather.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = gather_params,
    .param_count = sizeof(gather_params) / sizeof(gather_params[0]),
    .types = gather_types,
    .type_count = sizeof(gather_types) / sizeof(gather_types[0]),
    .space = {"self", NULL},
    .formulas = gather_formulas,
    .formula_count = 2,
    .bounds = gather_bounds,
    .bound_count = sizeof(gather_bounds) / sizeof(gather_bounds[0]),
    .requires_ = gather_requires,
    .notes = gather_notes,
    .refusals = gather_refusals,
    .example = gather_example,
    .prepare = prepare_gather,
    .launch = aclnnGather,
};
