/*
 * Generated from spec/activation/r_relu_with_noise.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_rrelu_with_noise.h"
#include "client/catalogue.h"

static const ac_entry_type r_relu_with_noise_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula r_relu_with_noise_formulas[] = {
    {
        .output = "drawn",
        .when = "",
        .text = "lower * (1 - random(seed, offset)) + upper * random(seed, offset)",
    },
    {
        .output = "out",
        .when = "training is true",
        .text = "where(self < 0, self * drawn, self)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(self > 0, self, self * (lower + upper) / 2)",
    },
    {
        .output = "slopes",
        .when = "training is true",
        .text = "where(self < 0, drawn, 1)",
    },
    {
        .output = "slopes",
        .when = "",
        .text = "noise",
    },
};

static const ac_entry_bound r_relu_with_noise_bounds[] = {
    {"out", "1 ulp"},
    {"slopes", "1 ulp"},
};

static const char *const r_relu_with_noise_requires[] = {
    NULL,
};

static const char *const r_relu_with_noise_notes[] = {
    "The numbers are other than the vendor's, whose generators differ between products.",
    "noise has the shape of self, and is looked at where no slopes are drawn, too; the vendor "
    "accepts more elements then.",
    "Between lower and upper lies each slope, which is rounded to the nearest, so that it may be "
    "one of them.",
    "At 0 and at nan the slope is 1, as in the vendor's code; its page has the slope of values "
    "below 0 there.",
    NULL,
};

static const uint64_t r_relu_with_noise_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t r_relu_with_noise_noise_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t r_relu_with_noise_lower_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
};

static const uint64_t r_relu_with_noise_upper_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
};

static const uint64_t r_relu_with_noise_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const ac_entry_choice r_relu_with_noise_training_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value r_relu_with_noise_example[] = {
    {"self", false, "[-2, 3]"},
    {"noise", false, "[5, 7]"},
    {"noise", true, "[0.5, 1]"},
    {"lower", false, "0.5"},
    {"upper", false, "0.5"},
    {"training", false, "true"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {"out", true, "[-1, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal r_relu_with_noise_refusals[] = {
    {161001, "self, noise, lower, upper or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "noise does not have the dtype of self"},
    {161002, "lower or upper has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, noise or out has a rank above 8"},
    {161002, "noise or out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param r_relu_with_noise_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = r_relu_with_noise_self_dtypes,
    },
    {
        .name = "noise",
        .c_type = "const aclTensor *",
        .doc = "what slopes is where it is not written",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = r_relu_with_noise_noise_dtypes,
    },
    {
        .name = "lower",
        .c_type = "const aclScalar *",
        .doc = "the least slope",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = r_relu_with_noise_lower_dtypes,
    },
    {
        .name = "upper",
        .c_type = "const aclScalar *",
        .doc = "the greatest slope",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = r_relu_with_noise_upper_dtypes,
    },
    {
        .name = "training",
        .c_type = "bool",
        .doc = "whether slopes are drawn",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = r_relu_with_noise_training_choices,
        .choice_count = 2,
    },
    {
        .name = "seed",
        .c_type = "int64_t",
        .doc = "the seed of the generator",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "offset",
        .c_type = "int64_t",
        .doc = "which of the sequences of the seed is taken",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = r_relu_with_noise_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_r_relu_with_noise(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnRReluWithNoiseGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].scalar, args->of[3].scalar,
        args->of[4].boolean, args->of[5].integer, args->of[6].integer, args->of[7].tensor,
        workspace_size, executor);
}

const ac_entry r_relu_with_noise_entry = {
    .name = "aclnnRReluWithNoise",
    .op = "RReluWithNoise",
    .snake = "r_relu_with_noise",
    .doc = "RReluWithNoise: negative values are multiplied by random slopes, or by the mean of "
           "these.",
    .family = "activation",
    .spec = "spec/activation/r_relu_with_noise.yaml",
    .header = "aclnnop/aclnn_rrelu_with_noise.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = r_relu_with_noise_params,
    .param_count = sizeof(r_relu_with_noise_params) / sizeof(r_relu_with_noise_params[0]),
    .types = r_relu_with_noise_types,
    .type_count = sizeof(r_relu_with_noise_types) / sizeof(r_relu_with_noise_types[0]),
    .space = {"self", NULL},
    .formulas = r_relu_with_noise_formulas,
    .formula_count = 5,
    .bounds = r_relu_with_noise_bounds,
    .bound_count = sizeof(r_relu_with_noise_bounds) / sizeof(r_relu_with_noise_bounds[0]),
    .requires_ = r_relu_with_noise_requires,
    .notes = r_relu_with_noise_notes,
    .refusals = r_relu_with_noise_refusals,
    .example = r_relu_with_noise_example,
    .prepare = prepare_r_relu_with_noise,
    .launch = aclnnRReluWithNoise,
};
