/*
 * Generated from spec/activation/threshold_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_threshold_backward.h"
#include "client/catalogue.h"

static const ac_entry_type threshold_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula threshold_backward_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self <= threshold, 0, gradOutput)",
    },
};

static const ac_entry_bound threshold_backward_bounds[] = {
    {"out", "exact"},
};

static const char *const threshold_backward_requires[] = {
    NULL,
};

static const char *const threshold_backward_notes[] = {
    "A nan in self lets the gradient through.",
    "The vendor takes a threshold next to zero for zero and then multiplies by 0 or 1, so that an"
    " infinite or nan gradient becomes nan where it should be 0. Here it is 0 for every "
    "threshold.",
    "With integers threshold is first converted to their dtype, as in Threshold. On ascend950 the"
    " vendor takes i64 with a threshold of zero only, and refuses others with 161002; here i64 is"
    " taken with every threshold.",
    "The vendor looks for null in the order threshold, out, gradOutput, self; the status is the "
    "same.",
    NULL,
};

static const uint64_t threshold_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_I64,
};

static const uint64_t threshold_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_I64,
};

static const uint64_t threshold_backward_threshold_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t threshold_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_I64,
};

/* clang-format off */
static const ac_entry_value threshold_backward_example[] = {
    {"gradOutput", false, "[5, 6, 7, 8]"},
    {"self", false, "[-2, 1, 1.5, 3]"},
    {"threshold", false, "1"},
    {"out", true, "[0, 0, 7, 8]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal threshold_backward_refusals[] = {
    {161001, "gradOutput, self, threshold or out is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "self does not have the dtype of gradOutput"},
    {161002, "threshold has a complex dtype"},
    {161002, "out does not have the dtype of gradOutput"},
    {161002, "gradOutput, self or out has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of gradOutput and self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param threshold_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Threshold",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = threshold_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Threshold",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = threshold_backward_self_dtypes,
    },
    {
        .name = "threshold",
        .c_type = "const aclScalar *",
        .doc = "the limit",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = threshold_backward_threshold_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = threshold_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_threshold_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnThresholdBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                  args->of[2].scalar, args->of[3].tensor,
                                                  workspace_size, executor);
}

const ac_entry threshold_backward_entry = {
    .name = "aclnnThresholdBackward",
    .op = "ThresholdBackward",
    .snake = "threshold_backward",
    .doc = "ThresholdBackward: the gradient of Threshold, which passes where the input did.",
    .family = "activation",
    .spec = "spec/activation/threshold_backward.yaml",
    .header = "aclnnop/aclnn_threshold_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = threshold_backward_params,
    .param_count = sizeof(threshold_backward_params) / sizeof(threshold_backward_params[0]),
    .types = threshold_backward_types,
    .type_count = sizeof(threshold_backward_types) / sizeof(threshold_backward_types[0]),
    .space = {"gradOutput", "self"},
    .formulas = threshold_backward_formulas,
    .formula_count = 1,
    .bounds = threshold_backward_bounds,
    .bound_count = sizeof(threshold_backward_bounds) / sizeof(threshold_backward_bounds[0]),
    .requires_ = threshold_backward_requires,
    .notes = threshold_backward_notes,
    .refusals = threshold_backward_refusals,
    .example = threshold_backward_example,
    .prepare = prepare_threshold_backward,
    .launch = aclnnThresholdBackward,
};
