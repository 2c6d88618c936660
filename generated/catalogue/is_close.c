/*
 * Generated from spec/comparison/is_close.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_isclose.h"
#include "client/catalogue.h"

static const ac_entry_type is_close_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"A"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula is_close_formulas[] = {
    {
        .output = "apart",
        .when = "",
        .text = "abs(self - other)",
    },
    {
        .output = "allowed",
        .when = "",
        .text = "atol + rtol * abs(other)",
    },
    {
        .output = "out",
        .when = "equalNan is true",
        .text = "self == other or (self != self and other != other) or (abs(self) < inf and "
                "abs(other) < inf and apart <= allowed)",
    },
    {
        .output = "out",
        .when = "",
        .text = "self == other or (abs(self) < inf and abs(other) < inf and apart <= allowed)",
    },
};

static const ac_entry_bound is_close_bounds[] = {
    {"out", "exact"},
};

static const char *const is_close_requires[] = {
    NULL,
};

static const char *const is_close_notes[] = {
    "The tolerances are rounded to f32, and nothing after that, so a difference that is just "
    "allowed is close in every dtype.",
    "Integers and bool are compared as f32, as by the vendor on ascend950. f64 is refused here.",
    "A negative tolerance leaves equal numbers close.",
    NULL,
};

static const uint64_t is_close_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t is_close_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t is_close_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};
/* clang-format on */

static const ac_entry_choice is_close_equal_nan_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value is_close_example[] = {
    {"self", false, "[1, 2, 3]"},
    {"other", false, "[1, 2.5, 4]"},
    {"rtol", false, "0"},
    {"atol", false, "0.5"},
    {"equalNan", false, "false"},
    {"out", true, "[1, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal is_close_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "other does not have the dtype of self"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param is_close_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = is_close_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "what they are compared with",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = is_close_other_dtypes,
    },
    {
        .name = "rtol",
        .c_type = "double",
        .doc = "the tolerance, as a share of other",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "atol",
        .c_type = "double",
        .doc = "the tolerance that is added to it",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "equalNan",
        .c_type = "bool",
        .doc = "whether nan is close to nan",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = is_close_equal_nan_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "whether the numbers are close",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = is_close_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_is_close(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnIsCloseGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].real,
                                        args->of[3].real, args->of[4].boolean, args->of[5].tensor,
                                        workspace_size, executor);
}

const ac_entry is_close_entry = {
    .name = "aclnnIsClose",
    .op = "IsClose",
    .snake = "is_close",
    .doc = "IsClose: whether two numbers are as near to each other as a tolerance allows.",
    .family = "comparison",
    .spec = "spec/comparison/is_close.yaml",
    .header = "aclnnop/aclnn_isclose.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = is_close_params,
    .param_count = sizeof(is_close_params) / sizeof(is_close_params[0]),
    .types = is_close_types,
    .type_count = sizeof(is_close_types) / sizeof(is_close_types[0]),
    .space = {"self", "other"},
    .formulas = is_close_formulas,
    .formula_count = 4,
    .bounds = is_close_bounds,
    .bound_count = sizeof(is_close_bounds) / sizeof(is_close_bounds[0]),
    .requires_ = is_close_requires,
    .notes = is_close_notes,
    .refusals = is_close_refusals,
    .example = is_close_example,
    .prepare = prepare_is_close,
    .launch = aclnnIsClose,
};
