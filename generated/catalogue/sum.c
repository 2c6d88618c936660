/*
 * Generated from spec/arithmetic/sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sum.h"
#include "client/catalogue.h"

static const ac_entry_type sum_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula sum_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(tensors, over: 0)",
    },
};

static const ac_entry_bound sum_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const sum_requires[] = {
    NULL,
};

static const char *const sum_notes[] = {
    "Sums of integers wrap.",
    "Sums are within half an ulp of the exact one and 2^-46 of the sum of the magnitudes.",
    "An empty list is refused. Where the broadcast of the tensors has no elements, nothing is "
    "written.",
    "A tensor may have a rank of 7 at most.",
    NULL,
};

static const uint64_t sum_tensors_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
};

static const uint64_t sum_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
};

/* clang-format off */
static const ac_entry_value sum_example[] = {
    {"tensors", false, "[[[1, 2], [3, 4]], [10, 20], 100]"},
    {"out", true, "[[111, 122], [113, 124]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sum_refusals[] = {
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

static const ac_entry_param sum_params[] = {
    {
        .name = "tensors",
        .c_type = "const aclTensorList *",
        .doc = "the summands",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = sum_tensors_dtypes,
        .list = AC_LIST_SPREAD,
        .list_args = {NULL, NULL},
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = sum_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"tensors", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sum(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnSumGetWorkspaceSize(args->of[0].tensors, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry sum_entry = {
    .name = "aclnnSum",
    .op = "Sum",
    .snake = "sum",
    .doc = "Sum: the sum of the tensors of a list, which broadcast together.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/sum.yaml",
    .header = "aclnnop/aclnn_sum.h",
    .variant = "",
    .by_rows = true,
    .row_first = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = sum_params,
    .param_count = sizeof(sum_params) / sizeof(sum_params[0]),
    .types = sum_types,
    .type_count = sizeof(sum_types) / sizeof(sum_types[0]),
    .space = {"tensors", NULL},
    .formulas = sum_formulas,
    .formula_count = 1,
    .bounds = sum_bounds,
    .bound_count = sizeof(sum_bounds) / sizeof(sum_bounds[0]),
    .requires_ = sum_requires,
    .notes = sum_notes,
    .refusals = sum_refusals,
    .example = sum_example,
    .prepare = prepare_sum,
    .launch = aclnnSum,
};
