/*
 * Generated from spec/activation/gelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gelu_mul.h"
#include "client/catalogue.h"

static const ac_entry_type gelu_mul_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula gelu_mul_formulas[] = {
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
        .when = "approximateOptional is none",
        .text = "gelu(gate) * up",
    },
    {
        .output = "out",
        .when = "approximateOptional is tanh",
        .text = "gelu_tanh(gate) * up",
    },
};

static const ac_entry_bound gelu_mul_bounds[] = {
    {"out", "1 ulp"},
};

/* clang-format off */
static const char *const gelu_mul_requires[] = {
    "rank(input) >= 2",
    "extent(input, -1) >= 1",
    "extent(input, -1) <= 1024",
    "count(input) <= 200000 * extent(input, -1)",
    NULL,
};
/* clang-format on */

static const char *const gelu_mul_notes[] = {
    "The GELU is that of the first half; in GeGlu it is that of the second.",
    "A null approximateOptional means none.",
    NULL,
};

static const uint64_t gelu_mul_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gelu_mul_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice gelu_mul_approximate_optional_choices[] = {
    {"none", "none", 0},
    {"tanh", "tanh", 0},
};

static const ac_entry_cut gelu_mul_input_cuts[] = {
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
static const ac_entry_value gelu_mul_example[] = {
    {"input", false, "[[0, inf, 3, 2]]"},
    {"approximateOptional", false, "none"},
    {"out", true, "[[0, inf]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gelu_mul_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of input"},
    {561002, "input or out has a rank above 8"},
    {561002, "input has no axis, or an odd extent along its last axis"},
    {561002, "out does not have the shape of half of input along its last axis"},
    {561002, "rank(input) >= 2 does not hold"},
    {561002, "extent(input, -1) >= 1 does not hold"},
    {561002, "extent(input, -1) <= 1024 does not hold"},
    {561002, "count(input) <= 200000 * extent(input, -1) does not hold"},
    {561002, "approximateOptional is none of none, tanh"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gelu_mul_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input, with the gates in the first half of its last axis",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gelu_mul_input_dtypes,
        .cuts = gelu_mul_input_cuts,
        .cut_count = 2,
    },
    {
        .name = "approximateOptional",
        .c_type = "char *",
        .doc = "which form of the GELU",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .fallback = 0.0,
        .choices = gelu_mul_approximate_optional_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gelu_mul_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .half = &(const ac_entry_axis){NULL, -1},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gelu_mul(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnGeluMulGetWorkspaceSize(args->of[0].tensor, args->of[1].string, args->of[2].tensor,
                                        workspace_size, executor);
}

static bool fits_gelu_mul(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0 && (double)entry_extent(&shapes[0], -1) >= 1.0 &&
           (double)entry_extent(&shapes[0], -1) <= 1024.0 &&
           (double)entry_count(&shapes[0]) <= 200000.0 * (double)entry_extent(&shapes[0], -1);
}

const ac_entry gelu_mul_entry = {
    .name = "aclnnGeluMul",
    .op = "GeluMul",
    .snake = "gelu_mul",
    .doc = "GeluMul: the GELU of one half of the last axis times the other half.",
    .family = "activation",
    .spec = "spec/activation/gelu_mul.yaml",
    .header = "aclnnop/aclnn_gelu_mul.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = gelu_mul_params,
    .param_count = sizeof(gelu_mul_params) / sizeof(gelu_mul_params[0]),
    .types = gelu_mul_types,
    .type_count = sizeof(gelu_mul_types) / sizeof(gelu_mul_types[0]),
    .space = {"input", NULL},
    .formulas = gelu_mul_formulas,
    .formula_count = 4,
    .bounds = gelu_mul_bounds,
    .bound_count = sizeof(gelu_mul_bounds) / sizeof(gelu_mul_bounds[0]),
    .late = 561002,
    .requires_ = gelu_mul_requires,
    .fits = fits_gelu_mul,
    .notes = gelu_mul_notes,
    .refusals = gelu_mul_refusals,
    .example = gelu_mul_example,
    .prepare = prepare_gelu_mul,
    .launch = aclnnGeluMul,
};
