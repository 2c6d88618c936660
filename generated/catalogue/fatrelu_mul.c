/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fatrelu_mul.h"
#include "client/catalogue.h"

static const ac_entry_type fatrelu_mul_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula fatrelu_mul_formulas[] = {
    {
        .output = "gate",
        .when = "",
        .text = "half(-1, 0) of input",
    },
    {
        .output = "up",
        .when = "",
        .text = "half(-1, 1) of input",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(gate > threshold, gate, 0) * up",
    },
};

static const ac_entry_bound fatrelu_mul_bounds[] = {
    {"out", "exact"},
};

static const char *const fatrelu_mul_requires[] = {
    "rank(input) >= 2",
    "extent(input, -1) <= 1024",
    "count(input) <= 200000 * extent(input, -1)",
    NULL,
};

static const char *const fatrelu_mul_notes[] = {
    "A gate that is a nan counts as 0, and so do all where threshold is a nan; 0 times inf is nan.",
    "The documentation writes that the gate is at or above the threshold; the kernel wants it "
    "above.",
    NULL,
};

static const uint64_t fatrelu_mul_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fatrelu_mul_threshold_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fatrelu_mul_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut fatrelu_mul_input_cuts[] = {
    {
        .part = "gate",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 0},
        .arg_count = 2,
    },
    {
        .part = "up",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {NULL, NULL},
        .numbers = {-1, 1},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value fatrelu_mul_example[] = {
    {"input", false, "[[3, 2, -1, 5, 7, 4]]"},
    {"threshold", false, "2"},
    {"out", true, "[[15, 0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal fatrelu_mul_refusals[] = {
    {161001, "input, threshold or out is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "threshold or out does not have the dtype of input"},
    {561002, "input, threshold or out has a rank above 8"},
    {561002, "input has no axis, or an odd extent along its last axis"},
    {561002, "threshold has not one element"},
    {561002, "out does not have the shape of half of input along its last axis"},
    {561002, "rank(input) >= 2 does not hold"},
    {561002, "extent(input, -1) <= 1024 does not hold"},
    {561002, "count(input) <= 200000 * extent(input, -1) does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param fatrelu_mul_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input, with the gates in the first half of its last axis",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fatrelu_mul_input_dtypes,
        .cuts = fatrelu_mul_input_cuts,
        .cut_count = 2,
    },
    {
        .name = "threshold",
        .c_type = "const aclTensor *",
        .doc = "what a gate has to be above",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SINGLE,
        .type = "T",
        .dtypes = fatrelu_mul_threshold_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fatrelu_mul_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .half = &(const ac_entry_axis){NULL, -1},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_fatrelu_mul(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnFatreluMulGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                           args->of[2].tensor, workspace_size, executor);
}

static bool fits_fatrelu_mul(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0 && (double)entry_extent(&shapes[0], -1) <= 1024.0 &&
           (double)entry_count(&shapes[0]) <= 200000.0 * (double)entry_extent(&shapes[0], -1);
}

const ac_entry fatrelu_mul_entry = {
    .name = "aclnnFatreluMul",
    .op = "FatreluMul",
    .snake = "fatrelu_mul",
    .doc = "FatreluMul: the values of one half of the last axis that are above a threshold, times"
           " the other half.",
    .family = "activation",
    .spec = "spec/activation/fatrelu_mul.yaml",
    .header = "aclnnop/aclnn_fatrelu_mul.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = fatrelu_mul_params,
    .param_count = sizeof(fatrelu_mul_params) / sizeof(fatrelu_mul_params[0]),
    .types = fatrelu_mul_types,
    .type_count = sizeof(fatrelu_mul_types) / sizeof(fatrelu_mul_types[0]),
    .space = {"input", NULL},
    .formulas = fatrelu_mul_formulas,
    .formula_count = 3,
    .bounds = fatrelu_mul_bounds,
    .bound_count = sizeof(fatrelu_mul_bounds) / sizeof(fatrelu_mul_bounds[0]),
    .late = 561002,
    .requires_ = fatrelu_mul_requires,
    .fits = fits_fatrelu_mul,
    .notes = fatrelu_mul_notes,
    .refusals = fatrelu_mul_refusals,
    .example = fatrelu_mul_example,
    .prepare = prepare_fatrelu_mul,
    .launch = aclnnFatreluMul,
};
