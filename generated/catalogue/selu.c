/*
 * Generated from spec/activation/selu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_selu.h"
#include "client/catalogue.h"

static const ac_entry_type selu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula selu_formulas[] = {
    {
        .output = "scale",
        .when = "",
        .text = "1.0507009873554804934193349852946",
    },
    {
        .output = "alpha",
        .when = "",
        .text = "1.6732632423543772848170429916717",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(self > 0, scale * self, scale * alpha * expm1(self))",
    },
};

static const ac_entry_bound selu_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const selu_requires[] = {
    NULL,
};

static const char *const selu_notes[] = {
    "The vendor's documentation asks for equal dtypes of self and out; its code converts.",
    "An i8 or i32 self gives integers, whatever the dtype of out, to which they are converted "
    "afterwards. Beyond the range of an integer dtype the result is the end of it, and a nan is "
    "0; the vendor's pages say nothing of these.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t selu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
};

static const uint64_t selu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value selu_example[] = {
    {"self", false, "[1, 0, -1]"},
    {"out", true, "[1.0507009873554805, 0, -1.1113307378125625]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal selu_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param selu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = selu_self_dtypes,
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
        .truncate = true,
        .dtypes = selu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_selu(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnSeluGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry selu_entry = {
    .name = "aclnnSelu",
    .op = "Selu",
    .snake = "selu",
    .doc = "Selu: positive values are scaled, all others follow an exponential function, with the"
           " two constants of self-normalising networks.",
    .family = "activation",
    .spec = "spec/activation/selu.yaml",
    .header = "aclnnop/aclnn_selu.h",
    .variant = "",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = selu_params,
    .param_count = sizeof(selu_params) / sizeof(selu_params[0]),
    .types = selu_types,
    .type_count = sizeof(selu_types) / sizeof(selu_types[0]),
    .space = {"self", NULL},
    .formulas = selu_formulas,
    .formula_count = 3,
    .bounds = selu_bounds,
    .bound_count = sizeof(selu_bounds) / sizeof(selu_bounds[0]),
    .requires_ = selu_requires,
    .notes = selu_notes,
    .refusals = selu_refusals,
    .example = selu_example,
    .prepare = prepare_selu,
    .launch = aclnnSelu,
};

static const uint64_t inplace_selu_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_selu_example[] = {
    {"selfRef", false, "[1, 0, -1]"},
    {"selfRef", true, "[1.0507009873554805, 0, -1.1113307378125625]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_selu_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_selu_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .result = "T",
        .truncate = true,
        .dtypes = inplace_selu_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_selu(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceSeluGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_selu_entry = {
    .name = "aclnnInplaceSelu",
    .op = "Selu",
    .snake = "inplace_selu",
    .doc = "aclnnSelu in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/selu.yaml",
    .header = "aclnnop/aclnn_selu.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = inplace_selu_params,
    .param_count = sizeof(inplace_selu_params) / sizeof(inplace_selu_params[0]),
    .types = selu_types,
    .type_count = sizeof(selu_types) / sizeof(selu_types[0]),
    .space = {"selfRef", NULL},
    .formulas = selu_formulas,
    .formula_count = 3,
    .bounds = selu_bounds,
    .bound_count = sizeof(selu_bounds) / sizeof(selu_bounds[0]),
    .requires_ = selu_requires,
    .notes = selu_notes,
    .refusals = inplace_selu_refusals,
    .example = inplace_selu_example,
    .prepare = prepare_inplace_selu,
    .launch = aclnnInplaceSelu,
};
