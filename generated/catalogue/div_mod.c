/*
 * Generated from spec/arithmetic/div_mod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_div.h"
#include "client/catalogue.h"

static const ac_entry_type div_mod_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"P", "promote", {"A", "B"}, NULL, 0, NULL},
    {"T", "float", {"P"}, "mode", 0, NULL},
};

static const ac_entry_formula div_mod_formulas[] = {
    {
        .output = "out",
        .when = "mode is none",
        .text = "self / other",
    },
    {
        .output = "out",
        .when = "mode is trunc",
        .text = "trunc(self / other)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where((self > 0 and other < 0 and self + other < 0) or (self < 0 and other > 0 "
                "and self + other > 0), -1, floor(self / other))",
    },
};

static const ac_entry_bound div_mod_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const div_mod_requires[] = {
    NULL,
};

static const char *const div_mod_notes[] = {
    "A quotient of integers that is not rounded is one of f32, which an integer out is refused "
    "for. One that is rounded is exact: of integers, where the vendor has some of them in f32. By"
    " 0 it is -1, all bits; the least integer by -1 is itself.",
    "Bool is refused here, of which the vendor makes f32, and so are complex numbers and f64, "
    "whose quotients would need twice its digits.",
    NULL,
};

static const uint64_t div_mod_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t div_mod_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t div_mod_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

static const ac_entry_choice div_mod_mode_choices[] = {
    {"none", NULL, 0},
    {"trunc", NULL, 1},
    {"floor", NULL, 2},
};

/* clang-format off */
static const ac_entry_value div_mod_example[] = {
    {"self", false, "[1, -7, 3]"},
    {"other", false, "[4, 2, -8]"},
    {"mode", false, "none"},
    {"out", true, "[0.25, -3.5, -0.375]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal div_mod_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {161002, "mode is none of none, trunc, floor"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param div_mod_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = div_mod_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = div_mod_other_dtypes,
    },
    {
        .name = "mode",
        .c_type = "int",
        .doc = "how the quotient is rounded: towards zero, or down",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = div_mod_mode_choices,
        .choice_count = 3,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the quotient",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = div_mod_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_div_mod(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnDivModGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                       (int)args->of[2].integer, args->of[3].tensor, workspace_size,
                                       executor);
}

const ac_entry div_mod_entry = {
    .name = "aclnnDivMod",
    .op = "DivMod",
    .snake = "div_mod",
    .doc = "DivMod: the quotient of two numbers, as it is or rounded to an integer.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/div_mod.yaml",
    .header = "aclnnop/aclnn_div.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = div_mod_params,
    .param_count = sizeof(div_mod_params) / sizeof(div_mod_params[0]),
    .types = div_mod_types,
    .type_count = sizeof(div_mod_types) / sizeof(div_mod_types[0]),
    .space = {"self", "other"},
    .formulas = div_mod_formulas,
    .formula_count = 3,
    .bounds = div_mod_bounds,
    .bound_count = sizeof(div_mod_bounds) / sizeof(div_mod_bounds[0]),
    .requires_ = div_mod_requires,
    .notes = div_mod_notes,
    .refusals = div_mod_refusals,
    .example = div_mod_example,
    .prepare = prepare_div_mod,
    .launch = aclnnDivMod,
};

static const uint64_t inplace_div_mod_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_div_mod_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const ac_entry_choice inplace_div_mod_mode_choices[] = {
    {"none", NULL, 0},
    {"trunc", NULL, 1},
    {"floor", NULL, 2},
};

/* clang-format off */
static const ac_entry_value inplace_div_mod_example[] = {
    {"selfRef", false, "[1, -7, 3]"},
    {"selfRef", true, "[0.25, -3.5, -0.375]"},
    {"other", false, "[4, 2, -8]"},
    {"mode", false, "none"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_div_mod_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef or other has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef or other has a rank above 8"},
    {161002, "selfRef and other do not broadcast together"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef and other"},
    {161002, "mode is none of none, trunc, floor"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_div_mod_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the dividend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_div_mod_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the divisor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_div_mod_other_dtypes,
    },
    {
        .name = "mode",
        .c_type = "int",
        .doc = "how the quotient is rounded: towards zero, or down",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = inplace_div_mod_mode_choices,
        .choice_count = 3,
    },
};

static aclnnStatus prepare_inplace_div_mod(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnInplaceDivModGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                              (int)args->of[2].integer, workspace_size, executor);
}

const ac_entry inplace_div_mod_entry = {
    .name = "aclnnInplaceDivMod",
    .op = "DivMod",
    .snake = "inplace_div_mod",
    .doc = "aclnnDivMod in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/div_mod.yaml",
    .header = "aclnnop/aclnn_div.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_div_mod_params,
    .param_count = sizeof(inplace_div_mod_params) / sizeof(inplace_div_mod_params[0]),
    .types = div_mod_types,
    .type_count = sizeof(div_mod_types) / sizeof(div_mod_types[0]),
    .space = {"selfRef", "other"},
    .formulas = div_mod_formulas,
    .formula_count = 3,
    .bounds = div_mod_bounds,
    .bound_count = sizeof(div_mod_bounds) / sizeof(div_mod_bounds[0]),
    .requires_ = div_mod_requires,
    .notes = div_mod_notes,
    .refusals = inplace_div_mod_refusals,
    .example = inplace_div_mod_example,
    .prepare = prepare_inplace_div_mod,
    .launch = aclnnInplaceDivMod,
};
