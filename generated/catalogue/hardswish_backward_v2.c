/*
 * Generated from spec/activation/hardswish_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_hardswish_backward_v2.h"
#include "client/catalogue.h"

static const ac_entry_type hardswish_backward_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula hardswish_backward_v2_formulas[] = {
    {
        .output = "slope",
        .when = "",
        .text = "where(self <= -3, 0, where(self >= 3, 1, (self + 1.5) / 3))",
    },
    {
        .output = "out",
        .when = "",
        .text = "gradOutput * slope",
    },
};

static const ac_entry_bound hardswish_backward_v2_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const hardswish_backward_v2_requires[] = {
    NULL,
};

static const char *const hardswish_backward_v2_notes[] = {
    "Only the corners differ from aclnnHardswishBackward; the slope is 0 at -3 and 1 at 3.",
    "The vendor's documentation begins at rank 1; its code takes a tensor without dimensions too.",
    NULL,
};

static const uint64_t hardswish_backward_v2_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardswish_backward_v2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardswish_backward_v2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value hardswish_backward_v2_example[] = {
    {"gradOutput", false, "[2, 2, 2, 2]"},
    {"self", false, "[-3.5, -3, 3, 3.5]"},
    {"out", true, "[0, 0, 2, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal hardswish_backward_v2_refusals[] = {
    {161001, "gradOutput, self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput or out does not have the dtype of self"},
    {161002, "gradOutput, self or out has a rank above 8"},
    {161002, "gradOutput or out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param hardswish_backward_v2_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Hardswish",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardswish_backward_v2_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Hardswish",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardswish_backward_v2_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = hardswish_backward_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_hardswish_backward_v2(const ac_entry_args *args,
                                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnHardswishBackwardV2GetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                    args->of[2].tensor, workspace_size, executor);
}

const ac_entry hardswish_backward_v2_entry = {
    .name = "aclnnHardswishBackwardV2",
    .op = "HardswishBackwardV2",
    .snake = "hardswish_backward_v2",
    .doc = "HardswishBackwardV2: the gradient of Hardswish, which is self * min(max(self + 3, 0),"
           " 6) / 6, with the two corners in the constant pieces.",
    .family = "activation",
    .spec = "spec/activation/hardswish_backward_v2.yaml",
    .header = "aclnnop/aclnn_hardswish_backward_v2.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = hardswish_backward_v2_params,
    .param_count = sizeof(hardswish_backward_v2_params) / sizeof(hardswish_backward_v2_params[0]),
    .types = hardswish_backward_v2_types,
    .type_count = sizeof(hardswish_backward_v2_types) / sizeof(hardswish_backward_v2_types[0]),
    .space = {"self", NULL},
    .formulas = hardswish_backward_v2_formulas,
    .formula_count = 2,
    .bounds = hardswish_backward_v2_bounds,
    .bound_count = sizeof(hardswish_backward_v2_bounds) / sizeof(hardswish_backward_v2_bounds[0]),
    .requires_ = hardswish_backward_v2_requires,
    .notes = hardswish_backward_v2_notes,
    .refusals = hardswish_backward_v2_refusals,
    .example = hardswish_backward_v2_example,
    .prepare = prepare_hardswish_backward_v2,
    .launch = aclnnHardswishBackwardV2,
};
