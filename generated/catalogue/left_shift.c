/*
 * Generated from spec/bitwise/left_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_left_shift.h"
#include "client/catalogue.h"

static const ac_entry_type left_shift_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula left_shift_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "shift_left(self, shiftBits)",
    },
};

static const ac_entry_bound left_shift_bounds[] = {
    {"out", "exact"},
};

static const char *const left_shift_requires[] = {
    NULL,
};

static const char *const left_shift_notes[] = {
    "A negative count is 0. What is shifted out is lost, so that a count of all bits or more "
    "leaves 0; the vendor does not say.",
    NULL,
};

static const uint64_t left_shift_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

static const uint64_t left_shift_shift_bits_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

static const uint64_t left_shift_out_dtypes[AC_PRODUCT_COUNT] = {
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
static const ac_entry_value left_shift_example[] = {
    {"self", false, "[[1], [5]]"},
    {"shiftBits", false, "[0, 3, 4]"},
    {"out", true, "[[1, 8, 16], [5, 40, 80]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal left_shift_refusals[] = {
    {161001, "self, shiftBits or out is null"},
    {161002, "self or shiftBits has a dtype that is not listed for it"},
    {161002, "the promotion of self and shiftBits does not exist"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self, shiftBits or out has a rank above 8"},
    {161002, "self and shiftBits do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and shiftBits"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param left_shift_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = left_shift_self_dtypes,
    },
    {
        .name = "shiftBits",
        .c_type = "const aclTensor *",
        .doc = "by how many bits",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = left_shift_shift_bits_dtypes,
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
        .dtypes = left_shift_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "shiftBits"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_left_shift(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnLeftShiftGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                          args->of[2].tensor, workspace_size, executor);
}

const ac_entry left_shift_entry = {
    .name = "aclnnLeftShift",
    .op = "LeftShift",
    .snake = "left_shift",
    .doc = "LeftShift: a number times a power of two.",
    .family = "bitwise",
    .spec = "spec/bitwise/left_shift.yaml",
    .header = "aclnnop/aclnn_left_shift.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = left_shift_params,
    .param_count = sizeof(left_shift_params) / sizeof(left_shift_params[0]),
    .types = left_shift_types,
    .type_count = sizeof(left_shift_types) / sizeof(left_shift_types[0]),
    .space = {"self", "shiftBits"},
    .formulas = left_shift_formulas,
    .formula_count = 1,
    .bounds = left_shift_bounds,
    .bound_count = sizeof(left_shift_bounds) / sizeof(left_shift_bounds[0]),
    .requires_ = left_shift_requires,
    .notes = left_shift_notes,
    .refusals = left_shift_refusals,
    .example = left_shift_example,
    .prepare = prepare_left_shift,
    .launch = aclnnLeftShift,
};
