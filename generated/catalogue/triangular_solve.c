/*
 * Generated from spec/contraction/triangular_solve.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_triangular_solve.h"
#include "client/catalogue.h"

static const ac_entry_type triangular_solve_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula triangular_solve_formulas[] = {
    {
        .output = "xOut",
        .when = "",
        .text = "solved(A[..., k, k], self[..., k, n], upper, transpose, unitriangular)",
    },
    {
        .output = "mOut",
        .when = "",
        .text = "triangle(A[..., k, k], upper)",
    },
};

static const ac_entry_bound triangular_solve_bounds[] = {
    {"xOut", "contraction"},
    {"mOut", "exact"},
};

static const char *const triangular_solve_requires[] = {
    NULL,
};

static const char *const triangular_solve_notes[] = {
    "Complex numbers are not carried.",
    "The vendor answers 561103 where a tensor is null, and refuses unitriangular but for f32.",
    "The diagonal of mOut is that of A where it is taken for ones, too.",
    NULL,
};

/* clang-format off */
static const uint64_t triangular_solve_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};
/* clang-format on */

/* clang-format off */
static const uint64_t triangular_solve_a_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};
/* clang-format on */

/* clang-format off */
static const uint64_t triangular_solve_x_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};
/* clang-format on */

/* clang-format off */
static const uint64_t triangular_solve_m_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};
/* clang-format on */

static const ac_entry_choice triangular_solve_upper_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice triangular_solve_transpose_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice triangular_solve_unitriangular_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value triangular_solve_example[] = {
    {"self", false, "[[4], [6]]"},
    {"A", false, "[[2, 9], [1, 4]]"},
    {"upper", false, "false"},
    {"transpose", false, "false"},
    {"unitriangular", false, "false"},
    {"xOut", true, "[[2], [1]]"},
    {"mOut", true, "[[2, 0], [1, 4]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal triangular_solve_refusals[] = {
    {161001, "self, A or xOut is null"},
    {161002, "mOut is neither null nor a tensor"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "A, xOut or mOut does not have the dtype of self"},
    {161002, "self or A does not have a rank of 2 to 8"},
    {161002, "xOut or mOut has a rank above 8"},
    {161002, "the matrices of A are not square"},
    {161002, "A and self have different extents along k, or axes in front that do not broadcast together"},
    {161002, "xOut does not have the shape of what A is multiplied by for self"},
    {161002, "mOut has not as many matrices as xOut, each as those of A"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param triangular_solve_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the right side",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "*kn",
        .dtypes = triangular_solve_self_dtypes,
    },
    {
        .name = "A",
        .c_type = "const aclTensor *",
        .doc = "the matrix, of which one triangle counts",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "*kk",
        .dtypes = triangular_solve_a_dtypes,
    },
    {
        .name = "upper",
        .c_type = "bool",
        .doc = "whether the triangle on and above the diagonal counts, and not the one below",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = triangular_solve_upper_choices,
        .choice_count = 2,
    },
    {
        .name = "transpose",
        .c_type = "bool",
        .doc = "whether the triangle is turned over before",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = triangular_solve_transpose_choices,
        .choice_count = 2,
    },
    {
        .name = "unitriangular",
        .c_type = "bool",
        .doc = "whether the diagonal is taken for ones",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = triangular_solve_unitriangular_choices,
        .choice_count = 2,
    },
    {
        .name = "xOut",
        .c_type = "aclTensor *",
        .doc = "the unknowns",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "*kn",
        .dtypes = triangular_solve_x_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"A", "self"},
                .type = "T",
            },
    },
    {
        .name = "mOut",
        .c_type = "aclTensor *",
        .doc = "the triangle that counts, and zeros",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "*kk",
        .optional = true,
        .dtypes = triangular_solve_m_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"A", "self"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_triangular_solve(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnTriangularSolveGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].boolean, args->of[3].boolean,
        args->of[4].boolean, args->of[5].tensor, args->of[6].tensor, workspace_size, executor);
}

const ac_entry triangular_solve_entry = {
    .name = "aclnnTriangularSolve",
    .op = "TriangularSolve",
    .snake = "triangular_solve",
    .doc = "TriangularSolve: what a triangular matrix has to be multiplied by for a result, and "
           "the triangle itself.",
    .family = "contraction",
    .spec = "spec/contraction/triangular_solve.yaml",
    .header = "aclnnop/aclnn_triangular_solve.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = triangular_solve_params,
    .param_count = sizeof(triangular_solve_params) / sizeof(triangular_solve_params[0]),
    .types = triangular_solve_types,
    .type_count = sizeof(triangular_solve_types) / sizeof(triangular_solve_types[0]),
    .space = {"A", "self"},
    .formulas = triangular_solve_formulas,
    .formula_count = 2,
    .bounds = triangular_solve_bounds,
    .bound_count = sizeof(triangular_solve_bounds) / sizeof(triangular_solve_bounds[0]),
    .requires_ = triangular_solve_requires,
    .notes = triangular_solve_notes,
    .refusals = triangular_solve_refusals,
    .example = triangular_solve_example,
    .prepare = prepare_triangular_solve,
    .launch = aclnnTriangularSolve,
};
