/*
 * Generated from spec/contraction/matmul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_matmul.h"
#include "client/catalogue.h"

static const ac_entry_type matmul_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula matmul_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self[..., m?, k] * mat2[..., k, n?], over: k)",
    },
};

static const ac_entry_bound matmul_bounds[] = {
    {"out", "contraction"},
};

static const char *const matmul_requires[] = {
    NULL,
};

static const char *const matmul_notes[] = {
    "The vendor compares only the number of elements of out with that of the product; here out "
    "has its shape.",
    "Products of f32 are rounded as f32, and sums of f16 and bf16 are in f32, whatever "
    "cubeMathType allows.",
    "The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, "
    "which have no matrix unit for them.",
    NULL,
};

static const uint64_t matmul_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t matmul_mat2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t matmul_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_choice matmul_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value matmul_example[] = {
    {"self", false, "[[1, 2], [3, 4]]"},
    {"mat2", false, "[[5, 6], [7, 8]]"},
    {"out", true, "[[19, 22], [43, 50]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal matmul_refusals[] = {
    {161001, "self, mat2 or out is null"},
    {161002, "self, mat2 or out has a dtype that is not listed for it"},
    {161002, "self or mat2 does not have a rank of 1 to 6"},
    {161002, "out has a rank above 8"},
    {161002, "self and mat2 have different extents along k, or axes in front that do not broadcast together"},
    {161002, "out does not have the shape of the product of self and mat2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param matmul_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the left factor; of rank 1 it is a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .rank = 6,
        .axes = "*m?k",
        .dtypes = matmul_self_dtypes,
    },
    {
        .name = "mat2",
        .c_type = "const aclTensor *",
        .doc = "the right factor; of rank 1 it is a column",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .blocks = true,
        .rank = 6,
        .axes = "*kn?",
        .dtypes = matmul_mat2_dtypes,
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
        .axes = "*m?n?",
        .dtypes = matmul_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "mat2"},
                .type = "T",
            },
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the product has to be at least; it never is less precise than for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = matmul_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_matmul(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnMatmulGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                       (int8_t)args->of[3].integer, workspace_size, executor);
}

const ac_entry matmul_entry = {
    .name = "aclnnMatmul",
    .op = "Matmul",
    .snake = "matmul",
    .doc = "Matmul: the product of two matrices or vectors, with axes in front that broadcast "
           "together.",
    .family = "contraction",
    .spec = "spec/contraction/matmul.yaml",
    .header = "aclnnop/aclnn_matmul.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = matmul_params,
    .param_count = sizeof(matmul_params) / sizeof(matmul_params[0]),
    .types = matmul_types,
    .type_count = sizeof(matmul_types) / sizeof(matmul_types[0]),
    .space = {"self", "mat2"},
    .formulas = matmul_formulas,
    .formula_count = 1,
    .bounds = matmul_bounds,
    .bound_count = sizeof(matmul_bounds) / sizeof(matmul_bounds[0]),
    .requires_ = matmul_requires,
    .notes = matmul_notes,
    .refusals = matmul_refusals,
    .example = matmul_example,
    .prepare = prepare_matmul,
    .launch = aclnnMatmul,
};
