/*
 * Generated from spec/mathematics/angle_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_angle_v2.h"
#include "client/catalogue.h"

static const ac_entry_type angle_v2_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"A"}, NULL, 0, NULL},
};

static const ac_entry_formula angle_v2_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x))",
    },
};

static const ac_entry_bound angle_v2_bounds[] = {
    {"out", "rounded"},
};

static const char *const angle_v2_requires[] = {
    NULL,
};

static const char *const angle_v2_notes[] = {
    "Complex numbers, which the vendor takes, are refused here.",
    NULL,
};

static const uint64_t angle_v2_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_HOST] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
};

static const uint64_t angle_v2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_BF16 | AC_SET_F16,
};

/* clang-format off */
static const ac_entry_value angle_v2_example[] = {
    {"x", false, "[1, 0, 7]"},
    {"out", true, "[0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal angle_v2_refusals[] = {
    {161001, "x or out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of the float dtype of x"},
    {161002, "x or out has a rank above 8"},
    {161002, "out does not have the shape of x"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param angle_v2_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "a number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = angle_v2_x_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "its angle",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = angle_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_angle_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnAngleV2GetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                        executor);
}

const ac_entry angle_v2_entry = {
    .name = "aclnnAngleV2",
    .op = "AngleV2",
    .snake = "angle_v2",
    .doc = "AngleV2: the angle of a real number, 0 or pi.",
    .family = "mathematics",
    .spec = "spec/mathematics/angle_v2.yaml",
    .header = "aclnnop/aclnn_angle_v2.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = angle_v2_params,
    .param_count = sizeof(angle_v2_params) / sizeof(angle_v2_params[0]),
    .types = angle_v2_types,
    .type_count = sizeof(angle_v2_types) / sizeof(angle_v2_types[0]),
    .space = {"x", NULL},
    .formulas = angle_v2_formulas,
    .formula_count = 1,
    .bounds = angle_v2_bounds,
    .bound_count = sizeof(angle_v2_bounds) / sizeof(angle_v2_bounds[0]),
    .requires_ = angle_v2_requires,
    .notes = angle_v2_notes,
    .refusals = angle_v2_refusals,
    .example = angle_v2_example,
    .prepare = prepare_angle_v2,
    .launch = aclnnAngleV2,
};
