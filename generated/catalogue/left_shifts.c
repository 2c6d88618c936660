/*
 * Generated from spec/bitwise/left_shifts.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_left_shift.h"
#include "client/catalogue.h"

static const ac_entry_type left_shifts_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "shiftBits"}, NULL, 0, NULL},
};

static const ac_entry_formula left_shifts_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "shift_left(self, shiftBits)",
    },
};

static const ac_entry_bound left_shifts_bounds[] = {
    {"out", "exact"},
};

static const char *const left_shifts_requires[] = {
    NULL,
};

static const char *const left_shifts_notes[] = {
    "A negative count is 0. What is shifted out is lost, so that a count of all bits or more "
    "leaves 0; the vendor does not say.",
    "The vendor promotes the scalar as a tensor; here the dtype of self stays.",
    NULL,
};

static const uint64_t left_shifts_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

static const uint64_t left_shifts_shift_bits_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

static const uint64_t left_shifts_out_dtypes[AC_PRODUCT_COUNT] = {
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
static const ac_entry_value left_shifts_example[] = {
    {"self", false, "[1, 5, 0]"},
    {"shiftBits", false, "3"},
    {"out", true, "[8, 40, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal left_shifts_refusals[] = {
    {161001, "self, shiftBits or out is null"},
    {161002, "self, shiftBits or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param left_shifts_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = left_shifts_self_dtypes,
    },
    {
        .name = "shiftBits",
        .c_type = "const aclScalar *",
        .doc = "by how many bits",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = left_shifts_shift_bits_dtypes,
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
        .dtypes = left_shifts_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_left_shifts(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnLeftShiftsGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                           args->of[2].tensor, workspace_size, executor);
}

const ac_entry left_shifts_entry = {
    .name = "aclnnLeftShifts",
    .op = "LeftShifts",
    .snake = "left_shifts",
    .doc = "LeftShifts: a number times a power of two, which a scalar says.",
    .family = "bitwise",
    .spec = "spec/bitwise/left_shifts.yaml",
    .header = "aclnnop/aclnn_left_shift.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = left_shifts_params,
    .param_count = sizeof(left_shifts_params) / sizeof(left_shifts_params[0]),
    .types = left_shifts_types,
    .type_count = sizeof(left_shifts_types) / sizeof(left_shifts_types[0]),
    .space = {"self", NULL},
    .formulas = left_shifts_formulas,
    .formula_count = 1,
    .bounds = left_shifts_bounds,
    .bound_count = sizeof(left_shifts_bounds) / sizeof(left_shifts_bounds[0]),
    .requires_ = left_shifts_requires,
    .notes = left_shifts_notes,
    .refusals = left_shifts_refusals,
    .example = left_shifts_example,
    .prepare = prepare_left_shifts,
    .launch = aclnnLeftShifts,
};
