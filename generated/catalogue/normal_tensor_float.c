/*
 * Generated from spec/movement/normal_tensor_float.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_normal_out.h"
#include "client/catalogue.h"

static const ac_entry_type normal_tensor_float_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula normal_tensor_float_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "mean + std * (sqrt(2) * erfinv(2 * random(seed, offset) - 1))",
    },
};

static const ac_entry_bound normal_tensor_float_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const normal_tensor_float_requires[] = {
    NULL,
};

static const char *const normal_tensor_float_notes[] = {
    "A std below 0 gives the numbers of the one above 0 on the other side of mean; the vendor "
    "does not look at it either.",
    "The numbers are other than the vendor's, whose generators differ between products.",
    "Dtypes are checked before shapes; the vendor does it the other way round.",
    NULL,
};

static const uint64_t normal_tensor_float_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

static const uint64_t normal_tensor_float_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

/* clang-format off */
static const ac_entry_value normal_tensor_float_example[] = {
    {"mean", false, "[3, -1]"},
    {"std", false, "0"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {"out", true, "[3, -1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal normal_tensor_float_refusals[] = {
    {161001, "mean or out is null"},
    {161002, "mean or out has a dtype that is not listed for it"},
    {161002, "mean or out has a rank above 8"},
    {161002, "mean does not broadcast to the shape of out"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param normal_tensor_float_params[] = {
    {
        .name = "mean",
        .c_type = "const aclTensor *",
        .doc = "the means of the distributions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = normal_tensor_float_mean_dtypes,
    },
    {
        .name = "std",
        .c_type = "float",
        .doc = "their standard deviation",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
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
        .cast = true,
        .dtypes = normal_tensor_float_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"mean", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_normal_tensor_float(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnNormalTensorFloatGetWorkspaceSize(args->of[0].tensor, args->of[1].single,
                                                  args->of[2].integer, args->of[3].integer,
                                                  args->of[4].tensor, workspace_size, executor);
}

const ac_entry normal_tensor_float_entry = {
    .name = "aclnnNormalTensorFloat",
    .op = "NormalTensorFloat",
    .snake = "normal_tensor_float",
    .doc = "NormalTensorFloat: random numbers of normal distributions, whose means are a tensor.",
    .family = "movement",
    .spec = "spec/movement/normal_tensor_float.yaml",
    .header = "aclnnop/aclnn_normal_out.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = normal_tensor_float_params,
    .param_count = sizeof(normal_tensor_float_params) / sizeof(normal_tensor_float_params[0]),
    .types = normal_tensor_float_types,
    .type_count = sizeof(normal_tensor_float_types) / sizeof(normal_tensor_float_types[0]),
    .space = {"out", NULL},
    .formulas = normal_tensor_float_formulas,
    .formula_count = 1,
    .bounds = normal_tensor_float_bounds,
    .bound_count = sizeof(normal_tensor_float_bounds) / sizeof(normal_tensor_float_bounds[0]),
    .requires_ = normal_tensor_float_requires,
    .notes = normal_tensor_float_notes,
    .refusals = normal_tensor_float_refusals,
    .example = normal_tensor_float_example,
    .prepare = prepare_normal_tensor_float,
    .launch = aclnnNormalTensorFloat,
};
