/*
 * Generated from spec/contraction/batch_mat_mul_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_batch_matmul.h"
#include "client/catalogue.h"

static const ac_entry_type batch_mat_mul_weight_nz_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula batch_mat_mul_weight_nz_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self[b, m, k] * mat2[b, k, n], over: k)",
    },
};

static const ac_entry_bound batch_mat_mul_weight_nz_bounds[] = {
    {"out", "contraction"},
};

static const char *const batch_mat_mul_weight_nz_requires[] = {
    NULL,
};

static const char *const batch_mat_mul_weight_nz_notes[] = {
    "A batch of 1 repeats.",
    "The vendor refuses a mat2 with an extent of 1 along its last two axes, and an out of the "
    "other dtype of 16 bits.",
    "The storage of mat2 may have any shape, where the vendor wants one with five axes, if there "
    "are enough elements.",
    NULL,
};

static const uint64_t batch_mat_mul_weight_nz_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_mat_mul_weight_nz_mat2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_mat_mul_weight_nz_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_choice batch_mat_mul_weight_nz_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value batch_mat_mul_weight_nz_example[] = {
    {"self", false, "[[[1, 2]], [[3, 4]]]"},
    {"mat2", false, "[[[1], [1]], [[2], [0.5]]]"},
    {"out", true, "[[[3]], [[8]]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal batch_mat_mul_weight_nz_refusals[] = {
    {161001, "self, mat2 or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "mat2 does not have the dtype of self"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "mat2 has another format than FRACTAL_NZ"},
    {161002, "self or mat2 does not have the rank 3"},
    {161002, "out has a rank above 8"},
    {161002, "self and mat2 have different extents along k, or axes in front that do not broadcast together"},
    {161002, "out does not have the shape of the product of self and mat2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param batch_mat_mul_weight_nz_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the left matrices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bmk",
        .dtypes = batch_mat_mul_weight_nz_self_dtypes,
    },
    {
        .name = "mat2",
        .c_type = "const aclTensor *",
        .doc = "the right matrices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .blocks = true,
        .blocks_alone = true,
        .axes = "bkn",
        .dtypes = batch_mat_mul_weight_nz_mat2_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the products",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .axes = "bmn",
        .dtypes = batch_mat_mul_weight_nz_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "mat2"},
                .type = "T",
            },
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the products have to be at least; they never are less precise than "
               "for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = batch_mat_mul_weight_nz_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_batch_mat_mul_weight_nz(const ac_entry_args *args,
                                                   uint64_t *workspace_size,
                                                   aclOpExecutor **executor)
{
    return aclnnBatchMatMulWeightNzGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                    args->of[2].tensor, (int8_t)args->of[3].integer,
                                                    workspace_size, executor);
}

const ac_entry batch_mat_mul_weight_nz_entry = {
    .name = "aclnnBatchMatMulWeightNz",
    .op = "BatchMatMulWeightNz",
    .snake = "batch_mat_mul_weight_nz",
    .doc = "BatchMatMulWeightNz: the products of matrices, one for each index of a batch, of "
           "which the right ones lie in blocks.",
    .family = "contraction",
    .spec = "spec/contraction/batch_mat_mul_weight_nz.yaml",
    .header = "aclnnop/aclnn_batch_matmul.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = batch_mat_mul_weight_nz_params,
    .param_count =
        sizeof(batch_mat_mul_weight_nz_params) / sizeof(batch_mat_mul_weight_nz_params[0]),
    .types = batch_mat_mul_weight_nz_types,
    .type_count = sizeof(batch_mat_mul_weight_nz_types) / sizeof(batch_mat_mul_weight_nz_types[0]),
    .space = {"self", "mat2"},
    .formulas = batch_mat_mul_weight_nz_formulas,
    .formula_count = 1,
    .bounds = batch_mat_mul_weight_nz_bounds,
    .bound_count =
        sizeof(batch_mat_mul_weight_nz_bounds) / sizeof(batch_mat_mul_weight_nz_bounds[0]),
    .requires_ = batch_mat_mul_weight_nz_requires,
    .notes = batch_mat_mul_weight_nz_notes,
    .refusals = batch_mat_mul_weight_nz_refusals,
    .example = batch_mat_mul_weight_nz_example,
    .prepare = prepare_batch_mat_mul_weight_nz,
    .launch = aclnnBatchMatMulWeightNz,
};
