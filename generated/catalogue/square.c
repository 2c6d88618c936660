/*
 * Generated from spec/arithmetic/square.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_square.h"
#include "client/catalogue.h"

static const ac_entry_type square_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula square_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * self",
    },
};

static const ac_entry_bound square_bounds[] = {
    {"out", "exact"},
};

static const char *const square_requires[] = {
    NULL,
};

static const char *const square_notes[] = {
    "Integers wrap.",
    "The vendor compares the dtype of out before it looks at that of self, and formats beside "
    "them; here every plain format is taken.",
    NULL,
};

static const uint64_t square_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
};

static const uint64_t square_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value square_example[] = {
    {"self", false, "[-2, 0, 3]"},
    {"out", true, "[4, 0, 9]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal square_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param square_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = square_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = square_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_square(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnSquareGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                       executor);
}

const ac_entry square_entry = {
    .name = "aclnnSquare",
    .op = "Square",
    .snake = "square",
    .doc = "Square: self times itself.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/square.yaml",
    .header = "aclnnop/aclnn_square.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = square_params,
    .param_count = sizeof(square_params) / sizeof(square_params[0]),
    .types = square_types,
    .type_count = sizeof(square_types) / sizeof(square_types[0]),
    .space = {"self", NULL},
    .formulas = square_formulas,
    .formula_count = 1,
    .bounds = square_bounds,
    .bound_count = sizeof(square_bounds) / sizeof(square_bounds[0]),
    .requires_ = square_requires,
    .notes = square_notes,
    .refusals = square_refusals,
    .example = square_example,
    .prepare = prepare_square,
    .launch = aclnnSquare,
};
