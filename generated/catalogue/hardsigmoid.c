/*
 * Generated from spec/activation/hardsigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_hardsigmoid.h"
#include "client/catalogue.h"

static const ac_entry_type hardsigmoid_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula hardsigmoid_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > 3, 1, where(self <= -3, 0, (self + 3) / 6))",
    },
};

static const ac_entry_bound hardsigmoid_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const hardsigmoid_requires[] = {
    NULL,
};

static const char *const hardsigmoid_notes[] = {
    "The vendor's documentation gives self / 6 + 0.5, which loses its digits next to -3. (self + "
    "3) / 6 is the same and keeps them.",
    "The result for i32 is 1 at 3 and above, else 0.",
    "The vendor refuses tensors of different storage formats; here every plain format is taken.",
    NULL,
};

static const uint64_t hardsigmoid_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
};

static const uint64_t hardsigmoid_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value hardsigmoid_example[] = {
    {"self", false, "[-4, -3, -1.5, 0, 1.5, 3, 4]"},
    {"out", true, "[0, 0, 0.25, 0.5, 0.75, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal hardsigmoid_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param hardsigmoid_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardsigmoid_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .truncate = true,
        .dtypes = hardsigmoid_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_hardsigmoid(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnHardsigmoidGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                            executor);
}

const ac_entry hardsigmoid_entry = {
    .name = "aclnnHardsigmoid",
    .op = "Hardsigmoid",
    .snake = "hardsigmoid",
    .doc = "Hardsigmoid: (self + 3) / 6 between -3 and 3, 0 below and 1 above.",
    .family = "activation",
    .spec = "spec/activation/hardsigmoid.yaml",
    .header = "aclnnop/aclnn_hardsigmoid.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = hardsigmoid_params,
    .param_count = sizeof(hardsigmoid_params) / sizeof(hardsigmoid_params[0]),
    .types = hardsigmoid_types,
    .type_count = sizeof(hardsigmoid_types) / sizeof(hardsigmoid_types[0]),
    .space = {"self", NULL},
    .formulas = hardsigmoid_formulas,
    .formula_count = 1,
    .bounds = hardsigmoid_bounds,
    .bound_count = sizeof(hardsigmoid_bounds) / sizeof(hardsigmoid_bounds[0]),
    .requires_ = hardsigmoid_requires,
    .notes = hardsigmoid_notes,
    .refusals = hardsigmoid_refusals,
    .example = hardsigmoid_example,
    .prepare = prepare_hardsigmoid,
    .launch = aclnnHardsigmoid,
};

static const uint64_t inplace_hardsigmoid_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_hardsigmoid_example[] = {
    {"self", false, "[-4, -3, -1.5, 0, 1.5, 3, 4]"},
    {"self", true, "[0, 0, 0.25, 0.5, 0.75, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_hardsigmoid_refusals[] = {
    {161001, "self is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "self has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_hardsigmoid_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .truncate = true,
        .dtypes = inplace_hardsigmoid_self_dtypes,
    },
};

static aclnnStatus prepare_inplace_hardsigmoid(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnInplaceHardsigmoidGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_hardsigmoid_entry = {
    .name = "aclnnInplaceHardsigmoid",
    .op = "Hardsigmoid",
    .snake = "inplace_hardsigmoid",
    .doc = "aclnnHardsigmoid in place: self stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/hardsigmoid.yaml",
    .header = "aclnnop/aclnn_hardsigmoid.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_hardsigmoid_params,
    .param_count = sizeof(inplace_hardsigmoid_params) / sizeof(inplace_hardsigmoid_params[0]),
    .types = hardsigmoid_types,
    .type_count = sizeof(hardsigmoid_types) / sizeof(hardsigmoid_types[0]),
    .space = {"self", NULL},
    .formulas = hardsigmoid_formulas,
    .formula_count = 1,
    .bounds = hardsigmoid_bounds,
    .bound_count = sizeof(hardsigmoid_bounds) / sizeof(hardsigmoid_bounds[0]),
    .requires_ = hardsigmoid_requires,
    .notes = hardsigmoid_notes,
    .refusals = inplace_hardsigmoid_refusals,
    .example = inplace_hardsigmoid_example,
    .prepare = prepare_inplace_hardsigmoid,
    .launch = aclnnInplaceHardsigmoid,
};
