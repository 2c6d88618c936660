/*
 * Generated from spec/movement/bernoulli_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_bernoulli.h"
#include "client/catalogue.h"

static const ac_entry_type bernoulli_tensor_types[] = {
    {"P", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula bernoulli_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(random(seed, offset) < prob, 1, 0)",
    },
};

static const ac_entry_bound bernoulli_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const bernoulli_tensor_requires[] = {
    NULL,
};

static const char *const bernoulli_tensor_notes[] = {
    "prob broadcasts to the shape of out, which the vendor leaves open.",
    "The shape and the dtype of self are not compared with those of out, which decide what is "
    "made.",
    "An out of bool is refused, which the vendor accepts.",
    "The numbers are other than the vendor's, whose generators differ between products.",
    NULL,
};

static const uint64_t bernoulli_tensor_prob_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t bernoulli_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value bernoulli_tensor_example[] = {
    {"prob", false, "[0.001, 1]"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {"out", true, "[0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal bernoulli_tensor_refusals[] = {
    {161001, "self, prob or out is null"},
    {161002, "prob or out has a dtype that is not listed for it"},
    {161002, "prob or out has a rank above 8"},
    {161002, "prob does not broadcast to the shape of out"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param bernoulli_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "a tensor like out, whose elements are not read",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "prob",
        .c_type = "const aclTensor *",
        .doc = "the probabilities of ones",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "P",
        .dtypes = bernoulli_tensor_prob_dtypes,
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
        .type = "P",
        .cast = true,
        .truncate = true,
        .dtypes = bernoulli_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"prob", NULL},
                .type = "P",
            },
    },
};

static aclnnStatus prepare_bernoulli_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnBernoulliTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                args->of[2].integer, args->of[3].integer,
                                                args->of[4].tensor, workspace_size, executor);
}

const ac_entry bernoulli_tensor_entry = {
    .name = "aclnnBernoulliTensor",
    .op = "BernoulliTensor",
    .snake = "bernoulli_tensor",
    .doc = "BernoulliTensor: ones with the probabilities that a tensor has, and zeros.",
    .family = "movement",
    .spec = "spec/movement/bernoulli_tensor.yaml",
    .header = "aclnnop/aclnn_bernoulli.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = bernoulli_tensor_params,
    .param_count = sizeof(bernoulli_tensor_params) / sizeof(bernoulli_tensor_params[0]),
    .types = bernoulli_tensor_types,
    .type_count = sizeof(bernoulli_tensor_types) / sizeof(bernoulli_tensor_types[0]),
    .space = {"out", NULL},
    .formulas = bernoulli_tensor_formulas,
    .formula_count = 1,
    .bounds = bernoulli_tensor_bounds,
    .bound_count = sizeof(bernoulli_tensor_bounds) / sizeof(bernoulli_tensor_bounds[0]),
    .requires_ = bernoulli_tensor_requires,
    .notes = bernoulli_tensor_notes,
    .refusals = bernoulli_tensor_refusals,
    .example = bernoulli_tensor_example,
    .prepare = prepare_bernoulli_tensor,
    .launch = aclnnBernoulliTensor,
};
