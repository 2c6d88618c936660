/*
 * Generated from spec/movement/dropout_v3_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_dropout_v3_grad.h"
#include "client/catalogue.h"

static const ac_entry_type dropout_v3_grad_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula dropout_v3_grad_formulas[] = {
    {
        .output = "gradX",
        .when = "",
        .text = "gradY * mask * scale",
    },
};

static const ac_entry_bound dropout_v3_grad_bounds[] = {
    {"gradX", "1 ulp"},
};

static const char *const dropout_v3_grad_requires[] = {
    NULL,
};

static const char *const dropout_v3_grad_notes[] = {
    "A nan or an infinity that was dropped gives nan, as the vendor's does, unlike "
    "DropoutBackward.",
    NULL,
};

static const uint64_t dropout_v3_grad_grad_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t dropout_v3_grad_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};

static const uint64_t dropout_v3_grad_grad_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value dropout_v3_grad_example[] = {
    {"gradY", false, "[3, 4, -5]"},
    {"mask", false, "[13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"},
    {"scale", false, "2"},
    {"gradX", true, "[6, 0, -10]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal dropout_v3_grad_refusals[] = {
    {161001, "gradY, mask or gradX is null"},
    {161002, "gradY, mask or gradX has a dtype that is not listed for it"},
    {161002, "gradY, mask or gradX has a rank above 8"},
    {161002, "mask does not have 16 elements for each 128 elements of gradY that are begun"},
    {161002, "gradX does not have the shape of gradY"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param dropout_v3_grad_params[] = {
    {
        .name = "gradY",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the result",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = dropout_v3_grad_grad_y_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "a bit for each element, 1 for those that were kept",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BITS,
        .type = "M",
        .dtypes = dropout_v3_grad_mask_dtypes,
    },
    {
        .name = "scale",
        .c_type = "double",
        .doc = "what elements were multiplied by",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "gradX",
        .c_type = "aclTensor *",
        .doc = "the gradient of the input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = dropout_v3_grad_grad_x_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradY", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_dropout_v3_grad(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnDropoutV3GradGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                              args->of[2].real, args->of[3].tensor, workspace_size,
                                              executor);
}

const ac_entry dropout_v3_grad_entry = {
    .name = "aclnnDropoutV3Grad",
    .op = "DropoutV3Grad",
    .snake = "dropout_v3_grad",
    .doc = "DropoutV3Grad: the gradient of DropoutV3: the gradient of the result times a bit and "
           "a scale.",
    .family = "movement",
    .spec = "spec/movement/dropout_v3_grad.yaml",
    .header = "aclnnop/aclnn_dropout_v3_grad.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = dropout_v3_grad_params,
    .param_count = sizeof(dropout_v3_grad_params) / sizeof(dropout_v3_grad_params[0]),
    .types = dropout_v3_grad_types,
    .type_count = sizeof(dropout_v3_grad_types) / sizeof(dropout_v3_grad_types[0]),
    .space = {"gradY", NULL},
    .formulas = dropout_v3_grad_formulas,
    .formula_count = 1,
    .bounds = dropout_v3_grad_bounds,
    .bound_count = sizeof(dropout_v3_grad_bounds) / sizeof(dropout_v3_grad_bounds[0]),
    .requires_ = dropout_v3_grad_requires,
    .notes = dropout_v3_grad_notes,
    .refusals = dropout_v3_grad_refusals,
    .example = dropout_v3_grad_example,
    .prepare = prepare_dropout_v3_grad,
    .launch = aclnnDropoutV3Grad,
};
