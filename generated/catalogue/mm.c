/*
 * Generated from spec/contraction/mm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mm.h"
#include "client/catalogue.h"

static const ac_entry_type mm_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula mm_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self[m, k] * mat2[k, n], over: k)",
    },
};

static const ac_entry_bound mm_bounds[] = {
    {"out", "contraction"},
};

static const char *const mm_requires[] = {
    NULL,
};

static const char *const mm_notes[] = {
    "Products of f32 are rounded as f32, and sums of f16 and bf16 are in f32, whatever "
    "cubeMathType allows.",
    "The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, "
    "which have no matrix unit for them.",
    NULL,
};

static const uint64_t mm_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mm_mat2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_choice mm_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value mm_example[] = {
    {"self", false, "[[1, 2], [3, 4]]"},
    {"mat2", false, "[[5, 6], [7, 8]]"},
    {"out", true, "[[19, 22], [43, 50]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal mm_refusals[] = {
    {161001, "self, mat2 or out is null"},
    {161002, "self, mat2 or out has a dtype that is not listed for it"},
    {161002, "self or mat2 does not have the rank 2"},
    {161002, "out has a rank above 8"},
    {161002, "self and mat2 have different extents along k"},
    {161002, "out does not have the shape of the product of self and mat2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param mm_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the left matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .axes = "mk",
        .dtypes = mm_self_dtypes,
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
        .axes = "kn",
        .dtypes = mm_mat2_dtypes,
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
        .dtypes = mm_out_dtypes,
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
        .choices = mm_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_mm(const ac_entry_args *args, uint64_t *workspace_size,
                              aclOpExecutor **executor)
{
    return aclnnMmGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                   (int8_t)args->of[3].integer, workspace_size, executor);
}

const ac_entry mm_entry = {
    .name = "aclnnMm",
    .op = "Mm",
    .snake = "mm",
    .doc = "Mm: the product of two matrices.",
    .family = "contraction",
    .spec = "spec/contraction/mm.yaml",
    .header = "aclnnop/aclnn_mm.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = mm_params,
    .param_count = sizeof(mm_params) / sizeof(mm_params[0]),
    .types = mm_types,
    .type_count = sizeof(mm_types) / sizeof(mm_types[0]),
    .space = {"self", "mat2"},
    .formulas = mm_formulas,
    .formula_count = 1,
    .bounds = mm_bounds,
    .bound_count = sizeof(mm_bounds) / sizeof(mm_bounds[0]),
    .requires_ = mm_requires,
    .notes = mm_notes,
    .refusals = mm_refusals,
    .example = mm_example,
    .prepare = prepare_mm,
    .launch = aclnnMm,
};
