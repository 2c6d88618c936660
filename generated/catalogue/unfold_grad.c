/*
 * Generated from spec/movement/unfold_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_unfold_grad.h"
#include "client/catalogue.h"

static const ac_entry_type unfold_grad_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula unfold_grad_formulas[] = {
    {
        .output = "gradIn",
        .when = "",
        .text = "sum(gradOut)",
    },
};

static const ac_entry_bound unfold_grad_bounds[] = {
    {"gradIn", "sum"},
};

static const char *const unfold_grad_requires[] = {
    NULL,
};

static const char *const unfold_grad_notes[] = {
    "Gradients that meet are added in the order of their places, so the result is the same in "
    "every run; the vendor leaves the order open.",
    "Every axis may be the one that was sliced; the vendor takes the last two only. A slice that "
    "is longer than the axis is refused.",
    "A null tensor or list is refused with 161001, as everywhere; the vendor's status is 561103.",
    NULL,
};

static const uint64_t unfold_grad_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t unfold_grad_grad_in_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut unfold_grad_grad_in_cuts[] = {
    {
        .part = "gradIn",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_UNFOLDED,
        .args = {"dim", "size", "step", "inputSizes"},
        .arg_count = 4,
    },
};

/* clang-format off */
static const ac_entry_value unfold_grad_example[] = {
    {"gradOut", false, "[[1, 1], [1, 1], [1, 1]]"},
    {"inputSizes", false, "[7]"},
    {"dim", false, "0"},
    {"size", false, "2"},
    {"step", false, "2"},
    {"gradIn", true, "[1, 1, 1, 1, 1, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal unfold_grad_refusals[] = {
    {161001, "gradOut, inputSizes or gradIn is null"},
    {161002, "gradOut has a dtype that is not listed for it"},
    {161002, "gradIn does not have the dtype of gradOut"},
    {161002, "gradOut or gradIn has a rank above 8"},
    {161002, "gradIn does not have the extents in inputSizes, or dim is no axis of it, counted from the start, or it has 8 axes; or size or step is below 1, or size above the extent along dim"},
    {161002, "gradOut does not have the shape of gradIn as unfolded(dim, size, step, inputSizes)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param unfold_grad_params[] = {
    {
        .name = "gradOut",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the slices: (..., slices, ..., elements of a slice)",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = unfold_grad_grad_out_dtypes,
    },
    {
        .name = "inputSizes",
        .c_type = "const aclIntArray *",
        .doc = "the extents of gradIn",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that was sliced, counted from the start",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "size",
        .c_type = "int64_t",
        .doc = "how many elements a slice has",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "step",
        .c_type = "int64_t",
        .doc = "how far slices are apart",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "gradIn",
        .c_type = "const aclTensor *",
        .doc = "the gradient of what was sliced",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .fold = true,
        .type = "T",
        .dtypes = unfold_grad_grad_in_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOut", NULL},
                .whole = true,
                .type = "T",
            },
        .put = true,
        .cuts = unfold_grad_grad_in_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_unfold_grad(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnUnfoldGradGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integer, args->of[3].integer,
        args->of[4].integer, args->of[5].tensor, workspace_size, executor);
}

const ac_entry unfold_grad_entry = {
    .name = "aclnnUnfoldGrad",
    .op = "UnfoldGrad",
    .snake = "unfold_grad",
    .doc = "UnfoldGrad: the gradient of slices along an axis: each element is the sum of the "
           "gradients of the slices that had it.",
    .family = "movement",
    .spec = "spec/movement/unfold_grad.yaml",
    .header = "aclnnop/aclnn_unfold_grad.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = unfold_grad_params,
    .param_count = sizeof(unfold_grad_params) / sizeof(unfold_grad_params[0]),
    .types = unfold_grad_types,
    .type_count = sizeof(unfold_grad_types) / sizeof(unfold_grad_types[0]),
    .space = {"gradOut", NULL},
    .formulas = unfold_grad_formulas,
    .formula_count = 1,
    .bounds = unfold_grad_bounds,
    .bound_count = sizeof(unfold_grad_bounds) / sizeof(unfold_grad_bounds[0]),
    .requires_ = unfold_grad_requires,
    .notes = unfold_grad_notes,
    .refusals = unfold_grad_refusals,
    .example = unfold_grad_example,
    .prepare = prepare_unfold_grad,
    .launch = aclnnUnfoldGrad,
};
