/*
 * Generated from spec/movement/normal_float_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_normal_out.h"
#include "client/catalogue.h"

static const ac_entry_type normal_float_tensor_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula normal_float_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "mean + std * (sqrt(2) * erfinv(2 * random(seed, offset) - 1))",
    },
};

static const ac_entry_bound normal_float_tensor_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const normal_float_tensor_requires[] = {
    NULL,
};

static const char *const normal_float_tensor_notes[] = {
    "A std below 0 gives the numbers of the one above 0 on the other side of mean; the vendor "
    "does not look at it either.",
    "The numbers are other than the vendor's, whose generators differ between products.",
    "Dtypes are checked before shapes; the vendor does it the other way round.",
    "An empty std is accepted beside an out of its shape; the vendor refuses it, and accepts an "
    "empty out beside one element.",
    NULL,
};

static const uint64_t normal_float_tensor_std_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

static const uint64_t normal_float_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

/* clang-format off */
static const ac_entry_value normal_float_tensor_example[] = {
    {"mean", false, "3"},
    {"std", false, "[0, 0]"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {"out", true, "[3, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal normal_float_tensor_refusals[] = {
    {161001, "std or out is null"},
    {161002, "std or out has a dtype that is not listed for it"},
    {161002, "std or out has a rank above 8"},
    {161002, "out does not have the shape of std"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param normal_float_tensor_params[] = {
    {
        .name = "mean",
        .c_type = "float",
        .doc = "the mean of the distributions",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "std",
        .c_type = "const aclTensor *",
        .doc = "their standard deviations",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = normal_float_tensor_std_dtypes,
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
        .dtypes = normal_float_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"std", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_normal_float_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnNormalFloatTensorGetWorkspaceSize(args->of[0].single, args->of[1].tensor,
                                                  args->of[2].integer, args->of[3].integer,
                                                  args->of[4].tensor, workspace_size, executor);
}

const ac_entry normal_float_tensor_entry = {
    .name = "aclnnNormalFloatTensor",
    .op = "NormalFloatTensor",
    .snake = "normal_float_tensor",
    .doc = "NormalFloatTensor: random numbers of normal distributions, whose standard deviations "
           "are a tensor.",
    .family = "movement",
    .spec = "spec/movement/normal_float_tensor.yaml",
    .header = "aclnnop/aclnn_normal_out.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = normal_float_tensor_params,
    .param_count = sizeof(normal_float_tensor_params) / sizeof(normal_float_tensor_params[0]),
    .types = normal_float_tensor_types,
    .type_count = sizeof(normal_float_tensor_types) / sizeof(normal_float_tensor_types[0]),
    .space = {"std", NULL},
    .formulas = normal_float_tensor_formulas,
    .formula_count = 1,
    .bounds = normal_float_tensor_bounds,
    .bound_count = sizeof(normal_float_tensor_bounds) / sizeof(normal_float_tensor_bounds[0]),
    .requires_ = normal_float_tensor_requires,
    .notes = normal_float_tensor_notes,
    .refusals = normal_float_tensor_refusals,
    .example = normal_float_tensor_example,
    .prepare = prepare_normal_float_tensor,
    .launch = aclnnNormalFloatTensor,
};
