/*
 * Generated from spec/arithmetic/masked_scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_masked_scale.h"
#include "client/catalogue.h"

static const ac_entry_type masked_scale_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "M"}, NULL, 0, NULL},
};

static const ac_entry_formula masked_scale_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * mask * scale",
    },
};

static const ac_entry_bound masked_scale_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const masked_scale_requires[] = {
    NULL,
};

static const char *const masked_scale_notes[] = {
    NULL,
};

static const uint64_t masked_scale_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t masked_scale_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8,
};

static const uint64_t masked_scale_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value masked_scale_example[] = {
    {"self", false, "[1, -2, 3]"},
    {"mask", false, "[1, 0, 2]"},
    {"scale", false, "0.5"},
    {"out", true, "[0.5, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal masked_scale_refusals[] = {
    {161001, "self, mask or out is null"},
    {161002, "self or mask has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, mask or out has a rank above 8"},
    {161002, "mask or out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param masked_scale_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = masked_scale_self_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "a factor of each element, which is a number and no flag",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "M",
        .dtypes = masked_scale_mask_dtypes,
    },
    {
        .name = "scale",
        .c_type = "float",
        .doc = "factor of all",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the product",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "A",
        .dtypes = masked_scale_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "A",
            },
    },
};

static aclnnStatus prepare_masked_scale(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnMaskedScaleGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                            args->of[2].single, args->of[3].tensor, workspace_size,
                                            executor);
}

const ac_entry masked_scale_entry = {
    .name = "aclnnMaskedScale",
    .op = "MaskedScale",
    .snake = "masked_scale",
    .doc = "MaskedScale: self * mask * scale.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/masked_scale.yaml",
    .header = "aclnnop/aclnn_masked_scale.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = masked_scale_params,
    .param_count = sizeof(masked_scale_params) / sizeof(masked_scale_params[0]),
    .types = masked_scale_types,
    .type_count = sizeof(masked_scale_types) / sizeof(masked_scale_types[0]),
    .space = {"self", NULL},
    .formulas = masked_scale_formulas,
    .formula_count = 1,
    .bounds = masked_scale_bounds,
    .bound_count = sizeof(masked_scale_bounds) / sizeof(masked_scale_bounds[0]),
    .requires_ = masked_scale_requires,
    .notes = masked_scale_notes,
    .refusals = masked_scale_refusals,
    .example = masked_scale_example,
    .prepare = prepare_masked_scale,
    .launch = aclnnMaskedScale,
};
