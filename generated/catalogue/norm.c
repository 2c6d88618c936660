/*
 * Generated from spec/reduction/norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_norm.h"
#include "client/catalogue.h"

static const ac_entry_type norm_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula norm_formulas[] = {
    {
        .output = "size",
        .when = "",
        .text = "abs(self)",
    },
    {
        .output = "top",
        .when = "",
        .text = "max(size, over: dim)",
    },
    {
        .output = "bottom",
        .when = "",
        .text = "min(size, over: dim)",
    },
    {
        .output = "most",
        .when = "",
        .text = "where(pScalar > 0, top, bottom)",
    },
    {
        .output = "base",
        .when = "",
        .text = "where(most > 0 and most < inf, most, 1)",
    },
    {
        .output = "zero",
        .when = "",
        .text = "where(pScalar < 0, inf, 0)",
    },
    {
        .output = "powers",
        .when = "",
        .text = "sum(where(self == 0, zero, exp(pScalar * log(size / base))), over: dim)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(pScalar == 2, sqrt(sum(self * self, over: dim)), where(pScalar == 0, "
                "sum(where(self == 0, 0, 1), over: dim), where(abs(pScalar) == inf, most, base * "
                "exp(log(powers) / pScalar))))",
    },
};

static const ac_entry_bound norm_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const norm_requires[] = {
    NULL,
};

static const char *const norm_notes[] = {
    "The norm of no elements is 0 for every order; an empty out is not written.",
    "Elements are scaled by the one that counts most, so that no power overflows or vanishes; the"
    " vendor does not scale.",
    "With the order 0 a nan counts, as every element that is not 0; with an order below 0 an "
    "element that is 0 makes the norm 0.",
    NULL,
};

static const uint64_t norm_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t norm_p_scalar_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t norm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice norm_keepdim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value norm_example[] = {
    {"self", false, "[[1, 4], [0, 9]]"},
    {"pScalar", false, "0.5"},
    {"dim", false, "[1]"},
    {"keepdim", false, "false"},
    {"out", true, "[9, 9]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal norm_refusals[] = {
    {161001, "self, pScalar, dim or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "pScalar has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "out does not have the shape of self without axis dim, which with keepdim stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param norm_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = norm_self_dtypes,
    },
    {
        .name = "pScalar",
        .c_type = "const aclScalar *",
        .doc = "the order, any number or an infinity",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = norm_p_scalar_dtypes,
    },
    {
        .name = "dim",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are reduced; none means all",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .every = true,
    },
    {
        .name = "keepdim",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = norm_keepdim_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the norms",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = norm_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .keep = "keepdim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnNormGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].integers,
                                     args->of[3].boolean, args->of[4].tensor, workspace_size,
                                     executor);
}

const ac_entry norm_entry = {
    .name = "aclnnNorm",
    .op = "Norm",
    .snake = "norm",
    .doc = "Norm: the norm of the elements along some axes, of any order.",
    .family = "reduction",
    .spec = "spec/reduction/norm.yaml",
    .header = "aclnnop/aclnn_norm.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = norm_params,
    .param_count = sizeof(norm_params) / sizeof(norm_params[0]),
    .types = norm_types,
    .type_count = sizeof(norm_types) / sizeof(norm_types[0]),
    .space = {"self", NULL},
    .formulas = norm_formulas,
    .formula_count = 8,
    .bounds = norm_bounds,
    .bound_count = sizeof(norm_bounds) / sizeof(norm_bounds[0]),
    .requires_ = norm_requires,
    .notes = norm_notes,
    .refusals = norm_refusals,
    .example = norm_example,
    .prepare = prepare_norm,
    .launch = aclnnNorm,
};
