/*
 * Generated from spec/movement/dropout_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_dropout_backward.h"
#include "client/catalogue.h"

static const ac_entry_type dropout_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula dropout_backward_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(scale == 1, gradOutput, where(mask != 0 and scale > 1 and scale < inf, "
                "gradOutput * scale, 0))",
    },
};

static const ac_entry_bound dropout_backward_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const dropout_backward_requires[] = {
    "scale == 0 or scale >= 1",
    NULL,
};

static const char *const dropout_backward_notes[] = {
    "Elements are multiplied by scale; the vendor divides them by 1 / scale, which it rounds to "
    "the dtype of gradOutput first.",
    NULL,
};

static const uint64_t dropout_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t dropout_backward_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_U8,
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};
/* clang-format on */

static const uint64_t dropout_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value dropout_backward_example[] = {
    {"gradOutput", false, "[3, nan, -5]"},
    {"mask", false, "[13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"},
    {"scale", false, "2"},
    {"out", true, "[6, 0, -10]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal dropout_backward_refusals[] = {
    {161001, "gradOutput, mask or out is null"},
    {161002, "gradOutput, mask or out has a dtype that is not listed for it"},
    {161002, "gradOutput, mask or out has a rank above 8"},
    {161002, "mask does not have 16 elements for each 128 elements of gradOutput that are begun"},
    {161002, "out does not have the shape of gradOutput"},
    {161002, "scale == 0 or scale >= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param dropout_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the result",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = dropout_backward_grad_output_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "a bit for each element, 1 for those that were kept",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BITS,
        .type = "M",
        .dtypes = dropout_backward_mask_dtypes,
    },
    {
        .name = "scale",
        .c_type = "double",
        .doc = "what elements were multiplied by; 0 if all were dropped",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the gradient of the input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = dropout_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_dropout_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnDropoutBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                args->of[2].real, args->of[3].tensor,
                                                workspace_size, executor);
}

const ac_entry dropout_backward_entry = {
    .name = "aclnnDropoutBackward",
    .op = "DropoutBackward",
    .snake = "dropout_backward",
    .doc = "DropoutBackward: the gradient of Dropout: what was dropped becomes 0, all else is "
           "scaled.",
    .family = "movement",
    .spec = "spec/movement/dropout_backward.yaml",
    .header = "aclnnop/aclnn_dropout_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = dropout_backward_params,
    .param_count = sizeof(dropout_backward_params) / sizeof(dropout_backward_params[0]),
    .types = dropout_backward_types,
    .type_count = sizeof(dropout_backward_types) / sizeof(dropout_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = dropout_backward_formulas,
    .formula_count = 1,
    .bounds = dropout_backward_bounds,
    .bound_count = sizeof(dropout_backward_bounds) / sizeof(dropout_backward_bounds[0]),
    .requires_ = dropout_backward_requires,
    .notes = dropout_backward_notes,
    .refusals = dropout_backward_refusals,
    .example = dropout_backward_example,
    .prepare = prepare_dropout_backward,
    .launch = aclnnDropoutBackward,
};
