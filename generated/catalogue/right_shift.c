/*
 * Generated from spec/bitwise/right_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_right_shift.h"
#include "client/catalogue.h"

static const ac_entry_type right_shift_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula right_shift_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "shift_right(input, shiftBits)",
    },
};

static const ac_entry_bound right_shift_bounds[] = {
    {"out", "exact"},
};

static const char *const right_shift_requires[] = {
    NULL,
};

static const char *const right_shift_notes[] = {
    "A negative count is 0, and one of all bits or more leaves 0 or -1, the sign.",
    NULL,
};

static const uint64_t right_shift_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

static const uint64_t right_shift_shift_bits_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

static const uint64_t right_shift_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value right_shift_example[] = {
    {"input", false, "[[8], [81]]"},
    {"shiftBits", false, "[0, 3, 4]"},
    {"out", true, "[[8, 1, 0], [81, 10, 5]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal right_shift_refusals[] = {
    {161001, "input, shiftBits or out is null"},
    {161002, "input or shiftBits has a dtype that is not listed for it"},
    {161002, "the promotion of input and shiftBits does not exist"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "input, shiftBits or out has a rank above 8"},
    {161002, "input and shiftBits do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of input and shiftBits"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param right_shift_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = right_shift_input_dtypes,
    },
    {
        .name = "shiftBits",
        .c_type = "const aclTensor *",
        .doc = "by how many bits",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = right_shift_shift_bits_dtypes,
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
        .dtypes = right_shift_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", "shiftBits"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_right_shift(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnRightShiftGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                           args->of[2].tensor, workspace_size, executor);
}

const ac_entry right_shift_entry = {
    .name = "aclnnRightShift",
    .op = "RightShift",
    .snake = "right_shift",
    .doc = "RightShift: a number divided by a power of two and rounded down.",
    .family = "bitwise",
    .spec = "spec/bitwise/right_shift.yaml",
    .header = "aclnnop/aclnn_right_shift.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = right_shift_params,
    .param_count = sizeof(right_shift_params) / sizeof(right_shift_params[0]),
    .types = right_shift_types,
    .type_count = sizeof(right_shift_types) / sizeof(right_shift_types[0]),
    .space = {"input", "shiftBits"},
    .formulas = right_shift_formulas,
    .formula_count = 1,
    .bounds = right_shift_bounds,
    .bound_count = sizeof(right_shift_bounds) / sizeof(right_shift_bounds[0]),
    .requires_ = right_shift_requires,
    .notes = right_shift_notes,
    .refusals = right_shift_refusals,
    .example = right_shift_example,
    .prepare = prepare_right_shift,
    .launch = aclnnRightShift,
};
