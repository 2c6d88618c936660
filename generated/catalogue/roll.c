/*
 * Generated from spec/movement/roll.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_roll.h"
#include "client/catalogue.h"

static const ac_entry_type roll_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula roll_formulas[] = {
    {
        .output = "moved",
        .when = "",
        .text = "rolled(shifts, dims) of x",
    },
    {
        .output = "out",
        .when = "",
        .text = "moved",
    },
};

static const ac_entry_bound roll_bounds[] = {
    {"out", "exact"},
};

static const char *const roll_requires[] = {
    NULL,
};

static const char *const roll_notes[] = {
    "Without dims the elements are moved in the order of their indices, by the only shift.",
    NULL,
};

static const uint64_t roll_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_I16 | AC_SET_C64,
};

static const uint64_t roll_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_I16 | AC_SET_C64,
};

static const ac_entry_cut roll_x_cuts[] = {
    {
        .part = "moved",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ROLLED,
        .args = {"shifts", "dims"},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value roll_example[] = {
    {"x", false, "[1, 0, 0, 0]"},
    {"shifts", false, "[1]"},
    {"dims", false, "[0]"},
    {"out", true, "[0, 1, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal roll_refusals[] = {
    {161001, "x, shifts, dims or out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of x"},
    {161002, "x or out has a rank above 8"},
    {161002, "shifts has not as many values as dims, or not one where dims is empty; or dims has a value that is no axis of x"},
    {161002, "out does not have the shape of x as rolled(shifts, dims)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param roll_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = roll_x_dtypes,
        .cuts = roll_x_cuts,
        .cut_count = 1,
    },
    {
        .name = "shifts",
        .c_type = "const aclIntArray *",
        .doc = "how far the elements are moved along each of the axes",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "dims",
        .c_type = "const aclIntArray *",
        .doc = "the axes; an axis may be named more than once",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = roll_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_roll(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnRollGetWorkspaceSize(args->of[0].tensor, args->of[1].integers, args->of[2].integers,
                                     args->of[3].tensor, workspace_size, executor);
}

const ac_entry roll_entry = {
    .name = "aclnnRoll",
    .op = "Roll",
    .snake = "roll",
    .doc = "Roll: the elements moved along some axes; what leaves at the end enters at the start.",
    .family = "movement",
    .spec = "spec/movement/roll.yaml",
    .header = "aclnnop/aclnn_roll.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = roll_params,
    .param_count = sizeof(roll_params) / sizeof(roll_params[0]),
    .types = roll_types,
    .type_count = sizeof(roll_types) / sizeof(roll_types[0]),
    .space = {"x", NULL},
    .formulas = roll_formulas,
    .formula_count = 2,
    .bounds = roll_bounds,
    .bound_count = sizeof(roll_bounds) / sizeof(roll_bounds[0]),
    .requires_ = roll_requires,
    .notes = roll_notes,
    .refusals = roll_refusals,
    .example = roll_example,
    .prepare = prepare_roll,
    .launch = aclnnRoll,
};
