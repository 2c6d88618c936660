/*
 * Generated from spec/invented/lean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_lean.h"
#include "client/catalogue.h"

static const ac_entry_type lean_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula lean_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > 0, self, self * slope + shift)",
    },
};

static const ac_entry_bound lean_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const lean_requires[] = {
    "slope != 0",
    "slope > -1.5 and shift >= 0 or not slope < 0.1",
    NULL,
};

static const char *const lean_notes[] = {
    "The shift is a plain C number, and \"slope\" is a handle.",
    NULL,
};

static const uint64_t lean_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t lean_slope_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_BOOL,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_BOOL,
};

static const uint64_t lean_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64,
};

/* clang-format off */
static const ac_entry_value lean_example[] = {
    {"self", false, "[2, -4]"},
    {"slope", false, "0.5"},
    {"shift", false, "1"},
    {"out", true, "[2, -1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal lean_refusals[] = {
    {161001, "self, slope or out is null"},
    {161002, "self or slope has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {161002, "slope != 0 does not hold"},
    {161002, "slope > -1.5 and shift >= 0 or not slope < 0.1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param lean_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = lean_self_dtypes,
    },
    {
        .name = "slope",
        .c_type = "const aclScalar *",
        .doc = "the scale",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = lean_slope_dtypes,
    },
    {
        .name = "shift",
        .c_type = "double",
        .doc = "the shift",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = lean_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_lean(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnLeanGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].real,
                                     args->of[3].tensor, workspace_size, executor);
}

const ac_entry lean_entry = {
    .name = "aclnnLean",
    .op = "Lean",
    .snake = "lean",
    .doc = "Lean: positive values pass through, all others are scaled and shifted. Its name is "
           "long enough that a comment about it has to be broken.",
    .family = "invented",
    .spec = "spec/invented/lean.yaml",
    .header = "aclnnop/aclnn_lean.h",
    .variant = "",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = lean_params,
    .param_count = sizeof(lean_params) / sizeof(lean_params[0]),
    .types = lean_types,
    .type_count = sizeof(lean_types) / sizeof(lean_types[0]),
    .space = {"self", NULL},
    .formulas = lean_formulas,
    .formula_count = 1,
    .bounds = lean_bounds,
    .bound_count = sizeof(lean_bounds) / sizeof(lean_bounds[0]),
    .requires_ = lean_requires,
    .notes = lean_notes,
    .refusals = lean_refusals,
    .example = lean_example,
    .prepare = prepare_lean,
    .launch = aclnnLean,
};

static const uint64_t inplace_lean_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t inplace_lean_slope_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_BOOL,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_BOOL,
};

/* clang-format off */
static const ac_entry_value inplace_lean_example[] = {
    {"selfRef", false, "[2, -4]"},
    {"selfRef", true, "[2, -1]"},
    {"slope", false, "0.5"},
    {"shift", false, "1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_lean_refusals[] = {
    {161001, "selfRef or slope is null"},
    {161002, "selfRef or slope has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {161002, "slope != 0 does not hold"},
    {161002, "slope > -1.5 and shift >= 0 or not slope < 0.1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_lean_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .result = "T",
        .dtypes = inplace_lean_self_ref_dtypes,
    },
    {
        .name = "slope",
        .c_type = "const aclScalar *",
        .doc = "the scale",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_lean_slope_dtypes,
    },
    {
        .name = "shift",
        .c_type = "double",
        .doc = "the shift",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
};

static aclnnStatus prepare_inplace_lean(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceLeanGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                            args->of[2].real, workspace_size, executor);
}

const ac_entry inplace_lean_entry = {
    .name = "aclnnInplaceLean",
    .op = "Lean",
    .snake = "inplace_lean",
    .doc = "aclnnLean in place: selfRef stands for both self and out.",
    .family = "invented",
    .spec = "spec/invented/lean.yaml",
    .header = "aclnnop/aclnn_lean.h",
    .variant = "inplace",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = inplace_lean_params,
    .param_count = sizeof(inplace_lean_params) / sizeof(inplace_lean_params[0]),
    .types = lean_types,
    .type_count = sizeof(lean_types) / sizeof(lean_types[0]),
    .space = {"selfRef", NULL},
    .formulas = lean_formulas,
    .formula_count = 1,
    .bounds = lean_bounds,
    .bound_count = sizeof(lean_bounds) / sizeof(lean_bounds[0]),
    .requires_ = lean_requires,
    .notes = lean_notes,
    .refusals = inplace_lean_refusals,
    .example = inplace_lean_example,
    .prepare = prepare_inplace_lean,
    .launch = aclnnInplaceLean,
};
