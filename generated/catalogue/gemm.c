/*
 * Generated from spec/contraction/gemm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gemm.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type gemm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"Y", "", {NULL}, NULL, 0, NULL},
    {"Z", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"X", "Y", "Z"}, NULL, 0, NULL},
};

static const ac_entry_formula gemm_formulas[] = {
    {
        .output = "out",
        .when = "transA is plain and transB is plain",
        .text = "where(beta == 0, 0, beta * C) + alpha * sum(A[m, k] * B[k, n], over: [k])",
    },
    {
        .output = "out",
        .when = "transA is plain",
        .text = "where(beta == 0, 0, beta * C) + alpha * sum(A[m, k] * B[n, k], over: [k])",
    },
    {
        .output = "out",
        .when = "transB is plain",
        .text = "where(beta == 0, 0, beta * C) + alpha * sum(A[k, m] * B[k, n], over: [k])",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(beta == 0, 0, beta * C) + alpha * sum(A[k, m] * B[n, k], over: [k])",
    },
};

static const ac_entry_bound gemm_bounds[] = {
    {"out", "contraction"},
};

static const char *const gemm_requires[] = {
    NULL,
};

static const char *const gemm_notes[] = {
    "Null pointers are looked for in the order of the prototype; the vendor looks at C first.",
    "The product stays in f32 until the addend has been added, whatever the dtypes are.",
    "The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, "
    "which have no matrix unit for them, and every storage format but ND.",
    NULL,
};

static const uint64_t gemm_a_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gemm_b_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gemm_c_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gemm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice gemm_trans_a_choices[] = {
    {"plain", NULL, 0},
    {"turned", NULL, 1},
};

static const ac_entry_choice gemm_trans_b_choices[] = {
    {"plain", NULL, 0},
    {"turned", NULL, 1},
};

static const ac_entry_choice gemm_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};

static const ac_entry_value gemm_example[] = {
    {"A", false, "[[1, 2], [3, 4]]"},
    {"B", false, "[[5, 6], [7, 8]]"},
    {"C", false, "[[1, 1], [2, 2]]"},
    {"alpha", false, "1"},
    {"beta", false, "2"},
    {"transA", false, "plain"},
    {"transB", false, "plain"},
    {"out", true, "[[21, 24], [47, 54]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};

static const ac_entry_refusal gemm_refusals[] = {
    {161001, "A, B, C or out is null"},
    {161002, "A, B, C or out has a dtype that is not listed for it"},
    {161002, "A or B does not have the rank 2"},
    {161002, "C does not have a rank of 0 to 2"},
    {161002, "out has a rank above 8"},
    {161002, "A and B have different extents along k, where transA is plain and transB is plain"},
    {161002, "A and B have different extents along k, where transA is plain"},
    {161002, "A and B have different extents along k, where transB is plain"},
    {161002, "A and B have different extents along k, in all other cases"},
    {161002, "C does not broadcast to the shape of the product of A and B"},
    {161002, "out does not have the shape of the product of A and B"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};

static const ac_entry_param gemm_params[] = {
    {
        .name = "A",
        .c_type = "const aclTensor *",
        .doc = "the left matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .axes = "mk",
        .dtypes = gemm_a_dtypes,
    },
    {
        .name = "B",
        .c_type = "const aclTensor *",
        .doc = "the right matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "Y",
        .axes = "kn",
        .dtypes = gemm_b_dtypes,
    },
    {
        .name = "C",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "Z",
        .axes = "mn",
        .dtypes = gemm_c_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "float",
        .doc = "the factor of the product",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "beta",
        .c_type = "float",
        .doc = "the factor of the addend; where it is 0 the addend is not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "transA",
        .c_type = "int64_t",
        .doc = "whether A is turned over (any number but 0)",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gemm_trans_a_choices,
        .choice_count = 2,
        .open = true,
    },
    {
        .name = "transB",
        .c_type = "int64_t",
        .doc = "whether B is turned over (any number but 0)",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gemm_trans_b_choices,
        .choice_count = 2,
        .open = true,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .axes = "mn",
        .dtypes = gemm_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"A", "B"},
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
        .choices = gemm_cube_math_type_choices,
        .choice_count = 5,
    },
};

static const ac_entry_joined gemm_joined[] = {
    {
        .when = (const ac_entry_flag[]){{"transA", 0}, {"transB", 0}, {NULL, false}},
        .axes = {[0] = "mk", [1] = "kn", [2] = "mn", [7] = "mn"},
        .summed = "k",
    },
    {
        .when = (const ac_entry_flag[]){{"transA", 0}, {NULL, false}},
        .axes = {[0] = "mk", [1] = "nk", [2] = "mn", [7] = "mn"},
        .summed = "k",
    },
    {
        .when = (const ac_entry_flag[]){{"transB", 0}, {NULL, false}},
        .axes = {[0] = "km", [1] = "kn", [2] = "mn", [7] = "mn"},
        .summed = "k",
    },
    {
        .axes = {[0] = "km", [1] = "nk", [2] = "mn", [7] = "mn"},
        .summed = "k",
    },
};

static aclnnStatus prepare_gemm(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnGemmGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                     args->of[3].single, args->of[4].single, args->of[5].integer,
                                     args->of[6].integer, args->of[7].tensor,
                                     (int8_t)args->of[8].integer, workspace_size, executor);
}

const ac_entry gemm_entry = {
    .name = "aclnnGemm",
    .op = "Gemm",
    .snake = "gemm",
    .doc = "Gemm: the product of two matrices, each turned over or not, times a factor, plus a "
           "tensor times a factor.",
    .family = "contraction",
    .spec = "spec/contraction/gemm.yaml",
    .header = "aclnnop/aclnn_gemm.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = gemm_params,
    .param_count = sizeof(gemm_params) / sizeof(gemm_params[0]),
    .types = gemm_types,
    .type_count = sizeof(gemm_types) / sizeof(gemm_types[0]),
    .joined = gemm_joined,
    .space = {"A", "B"},
    .formulas = gemm_formulas,
    .formula_count = 4,
    .bounds = gemm_bounds,
    .bound_count = sizeof(gemm_bounds) / sizeof(gemm_bounds[0]),
    .requires_ = gemm_requires,
    .notes = gemm_notes,
    .refusals = gemm_refusals,
    .example = gemm_example,
    .prepare = prepare_gemm,
    .launch = aclnnGemm,
};
