/*
 * Generated from spec/arithmetic/add_n.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_add_n.h"
#include "client/catalogue.h"

static const ac_entry_type add_n_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula add_n_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(tensors, over: 0)",
    },
};

static const ac_entry_bound add_n_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const add_n_requires[] = {
    NULL,
};

static const char *const add_n_notes[] = {
    "Sums of integers wrap.",
    "Sums are within half an ulp of the exact one and 2^-46 of the sum of the magnitudes.",
    "All tensors have one dtype and out has it, too; the vendor's checks let a first tensor of "
    "another dtype through and fail later.",
    "An empty list is refused. Where the tensors have no elements, nothing is written.",
    "A tensor may have a rank of 7 at most.",
    NULL,
};

static const uint64_t add_n_tensors_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64,
};

static const uint64_t add_n_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 | AC_SET_I64,
};

/* clang-format off */
static const ac_entry_value add_n_example[] = {
    {"tensors", false, "[[1, 2], [3, 4], [5, 6]]"},
    {"out", true, "[9, 12]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal add_n_refusals[] = {
    {161001, "tensors is null, or a tensor in it"},
    {161001, "out is null"},
    {161002, "a tensor of tensors has a dtype that is not listed for it, or another than those before it"},
    {161002, "out does not have the dtype of the tensors of tensors"},
    {161002, "a tensor of tensors has a rank above 7"},
    {161002, "out has a rank above 8"},
    {161002, "a tensor of tensors has another shape than those before it, or there is none"},
    {161002, "out does not have the shape of tensors as stacked(0) without its first axis"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param add_n_params[] = {
    {
        .name = "tensors",
        .c_type = "const aclTensorList *",
        .doc = "the summands, all of one shape",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = add_n_tensors_dtypes,
        .list = AC_LIST_STACKED,
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
        .dtypes = add_n_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"tensors", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_add_n(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnAddNGetWorkspaceSize(args->of[0].tensors, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry add_n_entry = {
    .name = "aclnnAddN",
    .op = "AddN",
    .snake = "add_n",
    .doc = "AddN: the sum of the tensors of a list.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/add_n.yaml",
    .header = "aclnnop/aclnn_add_n.h",
    .variant = "",
    .by_rows = true,
    .row_first = true,
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = add_n_params,
    .param_count = sizeof(add_n_params) / sizeof(add_n_params[0]),
    .types = add_n_types,
    .type_count = sizeof(add_n_types) / sizeof(add_n_types[0]),
    .space = {"tensors", NULL},
    .formulas = add_n_formulas,
    .formula_count = 1,
    .bounds = add_n_bounds,
    .bound_count = sizeof(add_n_bounds) / sizeof(add_n_bounds[0]),
    .requires_ = add_n_requires,
    .notes = add_n_notes,
    .refusals = add_n_refusals,
    .example = add_n_example,
    .prepare = prepare_add_n,
    .launch = aclnnAddN,
};
