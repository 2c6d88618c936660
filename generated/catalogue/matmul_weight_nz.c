/*
 * Generated from spec/contraction/matmul_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_matmul.h"
#include "client/catalogue.h"

static const ac_entry_type matmul_weight_nz_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula matmul_weight_nz_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self[m, k] * mat2[k, n], over: k)",
    },
};

static const ac_entry_bound matmul_weight_nz_bounds[] = {
    {"out", "contraction"},
};

static const char *const matmul_weight_nz_requires[] = {
    NULL,
};

static const char *const matmul_weight_nz_notes[] = {
    "Products of f32 are rounded as f32, and sums of f16 and bf16 are in f32, whatever "
    "cubeMathType allows.",
    "The vendor refuses a mat2 with an extent of 1, and f16 beside bf16. It swaps the shape in "
    "the handle of a mat2 that is turned over; here the handle stays.",
    "The storage of mat2 may have any shape, where the vendor wants one with four axes, if there "
    "are enough elements.",
    NULL,
};

static const uint64_t matmul_weight_nz_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
};

static const uint64_t matmul_weight_nz_mat2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
};

static const uint64_t matmul_weight_nz_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_choice matmul_weight_nz_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value matmul_weight_nz_example[] = {
    {"self", false, "[[1, 2], [3, 4]]"},
    {"mat2", false, "[[5, 6], [7, 8]]"},
    {"out", true, "[[19, 22], [43, 50]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal matmul_weight_nz_refusals[] = {
    {161001, "self, mat2 or out is null"},
    {161002, "self, mat2 or out has a dtype that is not listed for it"},
    {161002, "mat2 has another format than FRACTAL_NZ"},
    {161002, "self or mat2 does not have the rank 2"},
    {161002, "out has a rank above 8"},
    {161002, "self and mat2 have different extents along k"},
    {161002, "out does not have the shape of the product of self and mat2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param matmul_weight_nz_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the left matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .axes = "mk",
        .dtypes = matmul_weight_nz_self_dtypes,
    },
    {
        .name = "mat2",
        .c_type = "const aclTensor *",
        .doc = "the right matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .blocks = true,
        .blocks_alone = true,
        .axes = "kn",
        .dtypes = matmul_weight_nz_mat2_dtypes,
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
        .axes = "mn",
        .dtypes = matmul_weight_nz_out_dtypes,
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
        .choices = matmul_weight_nz_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_matmul_weight_nz(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnMatmulWeightNzGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                               args->of[2].tensor, (int8_t)args->of[3].integer,
                                               workspace_size, executor);
}

const ac_entry matmul_weight_nz_entry = {
    .name = "aclnnMatmulWeightNz",
    .op = "MatmulWeightNz",
    .snake = "matmul_weight_nz",
    .doc = "MatmulWeightNz: the product of two matrices, of which the right one lies in blocks.",
    .family = "contraction",
    .spec = "spec/contraction/matmul_weight_nz.yaml",
    .header = "aclnnop/aclnn_matmul.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = matmul_weight_nz_params,
    .param_count = sizeof(matmul_weight_nz_params) / sizeof(matmul_weight_nz_params[0]),
    .types = matmul_weight_nz_types,
    .type_count = sizeof(matmul_weight_nz_types) / sizeof(matmul_weight_nz_types[0]),
    .space = {"self", "mat2"},
    .formulas = matmul_weight_nz_formulas,
    .formula_count = 1,
    .bounds = matmul_weight_nz_bounds,
    .bound_count = sizeof(matmul_weight_nz_bounds) / sizeof(matmul_weight_nz_bounds[0]),
    .requires_ = matmul_weight_nz_requires,
    .notes = matmul_weight_nz_notes,
    .refusals = matmul_weight_nz_refusals,
    .example = matmul_weight_nz_example,
    .prepare = prepare_matmul_weight_nz,
    .launch = aclnnMatmulWeightNz,
};
