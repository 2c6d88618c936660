/*
 * Generated from spec/arithmetic/min_n.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_minn.h"
#include "client/catalogue.h"

static const ac_entry_type min_n_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula min_n_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "min(tensors, over: 0)",
    },
};

static const ac_entry_bound min_n_bounds[] = {
    {"out", "exact"},
};

static const char *const min_n_requires[] = {
    NULL,
};

static const char *const min_n_notes[] = {
    "A nan is the result wherever there is one; of zeros +0 is the greater. The vendor says "
    "neither.",
    "An empty list is refused. Where the broadcast of the tensors has no elements, nothing is "
    "written.",
    "A tensor may have a rank of 7 at most.",
    NULL,
};

static const uint64_t min_n_tensors_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16 | AC_SET_U8,
};

static const uint64_t min_n_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16 | AC_SET_U8,
};

/* clang-format off */
static const ac_entry_value min_n_example[] = {
    {"tensors", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"out", true, "[1, 3, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal min_n_refusals[] = {
    {161001, "tensors is null, or a tensor in it"},
    {161001, "out is null"},
    {161002, "a tensor of tensors has a dtype that is not listed for it, or another than those before it"},
    {161002, "out does not have the dtype of the tensors of tensors"},
    {161002, "a tensor of tensors has a rank above 7"},
    {161002, "out has a rank above 8"},
    {161002, "a tensor of tensors does not broadcast together with those before it, or there is none"},
    {161002, "out does not have the shape of tensors as spread(0) without its first axis"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param min_n_params[] = {
    {
        .name = "tensors",
        .c_type = "const aclTensorList *",
        .doc = "the tensors, which broadcast together",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = min_n_tensors_dtypes,
        .list = AC_LIST_SPREAD,
        .list_args = {NULL, NULL},
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the least elements",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = min_n_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"tensors", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_min_n(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnMinNGetWorkspaceSize(args->of[0].tensors, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry min_n_entry = {
    .name = "aclnnMinN",
    .op = "MinN",
    .snake = "min_n",
    .doc = "MinN: the least of the elements that the tensors of a list have at each point.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/min_n.yaml",
    .header = "aclnnop/aclnn_minn.h",
    .variant = "",
    .by_rows = true,
    .row_first = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = min_n_params,
    .param_count = sizeof(min_n_params) / sizeof(min_n_params[0]),
    .types = min_n_types,
    .type_count = sizeof(min_n_types) / sizeof(min_n_types[0]),
    .space = {"tensors", NULL},
    .formulas = min_n_formulas,
    .formula_count = 1,
    .bounds = min_n_bounds,
    .bound_count = sizeof(min_n_bounds) / sizeof(min_n_bounds[0]),
    .requires_ = min_n_requires,
    .notes = min_n_notes,
    .refusals = min_n_refusals,
    .example = min_n_example,
    .prepare = prepare_min_n,
    .launch = aclnnMinN,
};
