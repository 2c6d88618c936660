/*
 * Generated from spec/movement/inplace_bernoulli_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_bernoulli.h"
#include "client/catalogue.h"

static const ac_entry_type inplace_bernoulli_tensor_types[] = {
    {"P", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula inplace_bernoulli_tensor_formulas[] = {
    {
        .output = "selfRef",
        .when = "",
        .text = "where(random(seed, offset) < prob, 1, 0)",
    },
};

static const ac_entry_bound inplace_bernoulli_tensor_bounds[] = {
    {"selfRef", "exact"},
};

static const char *const inplace_bernoulli_tensor_requires[] = {
    NULL,
};

static const char *const inplace_bernoulli_tensor_notes[] = {
    "prob broadcasts to the shape of selfRef, which the vendor leaves open.",
    "A tensor of bool is refused, which the vendor accepts.",
    "The numbers are other than the vendor's, whose generators differ between products.",
    NULL,
};

static const uint64_t inplace_bernoulli_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t inplace_bernoulli_tensor_prob_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_bernoulli_tensor_example[] = {
    {"selfRef", true, "[0, 1]"},
    {"prob", false, "[0.001, 1]"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_bernoulli_tensor_refusals[] = {
    {161001, "selfRef or prob is null"},
    {161002, "prob or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef or prob has a rank above 8"},
    {161002, "prob does not broadcast to the shape of selfRef"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_bernoulli_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the tensor that is filled",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "P",
        .cast = true,
        .truncate = true,
        .dtypes = inplace_bernoulli_tensor_self_ref_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"prob", NULL},
                .type = "P",
            },
    },
    {
        .name = "prob",
        .c_type = "const aclTensor *",
        .doc = "the probabilities of ones",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "P",
        .dtypes = inplace_bernoulli_tensor_prob_dtypes,
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
};

static aclnnStatus prepare_inplace_bernoulli_tensor(const ac_entry_args *args,
                                                    uint64_t *workspace_size,
                                                    aclOpExecutor **executor)
{
    return aclnnInplaceBernoulliTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                       args->of[2].integer, args->of[3].integer,
                                                       workspace_size, executor);
}

const ac_entry inplace_bernoulli_tensor_entry = {
    .name = "aclnnInplaceBernoulliTensor",
    .op = "InplaceBernoulliTensor",
    .snake = "inplace_bernoulli_tensor",
    .doc = "InplaceBernoulliTensor: ones with the probabilities that a tensor has, and zeros.",
    .family = "movement",
    .spec = "spec/movement/inplace_bernoulli_tensor.yaml",
    .header = "aclnnop/aclnn_bernoulli.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_bernoulli_tensor_params,
    .param_count =
        sizeof(inplace_bernoulli_tensor_params) / sizeof(inplace_bernoulli_tensor_params[0]),
    .types = inplace_bernoulli_tensor_types,
    .type_count =
        sizeof(inplace_bernoulli_tensor_types) / sizeof(inplace_bernoulli_tensor_types[0]),
    .space = {"selfRef", NULL},
    .formulas = inplace_bernoulli_tensor_formulas,
    .formula_count = 1,
    .bounds = inplace_bernoulli_tensor_bounds,
    .bound_count =
        sizeof(inplace_bernoulli_tensor_bounds) / sizeof(inplace_bernoulli_tensor_bounds[0]),
    .requires_ = inplace_bernoulli_tensor_requires,
    .notes = inplace_bernoulli_tensor_notes,
    .refusals = inplace_bernoulli_tensor_refusals,
    .example = inplace_bernoulli_tensor_example,
    .prepare = prepare_inplace_bernoulli_tensor,
    .launch = aclnnInplaceBernoulliTensor,
};
