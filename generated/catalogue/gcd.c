/*
 * Generated from spec/bitwise/gcd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gcd.h"
#include "client/catalogue.h"

static const ac_entry_type gcd_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula gcd_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "gcd(self, other)",
    },
};

static const ac_entry_bound gcd_bounds[] = {
    {"out", "exact"},
};

static const char *const gcd_requires[] = {
    NULL,
};

static const char *const gcd_notes[] = {
    "That of 0 and a number is the number's magnitude, which wraps for the least number of a "
    "dtype.",
    "The code of most products accepts fewer dtypes than the page lists; here they are those of "
    "the page.",
    NULL,
};

static const uint64_t gcd_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
};

static const uint64_t gcd_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
};

static const uint64_t gcd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value gcd_example[] = {
    {"self", false, "[12, 7, 0, 0]"},
    {"other", false, "[18, 5, 6, 0]"},
    {"out", true, "[6, 1, 6, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gcd_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self, other or out has a dtype that is not listed for it"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gcd_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "one number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = gcd_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the other",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = gcd_other_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "their greatest common divisor",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = gcd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gcd(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnGcdGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                    workspace_size, executor);
}

const ac_entry gcd_entry = {
    .name = "aclnnGcd",
    .op = "Gcd",
    .snake = "gcd",
    .doc = "Gcd: the greatest common divisor of two numbers.",
    .family = "bitwise",
    .spec = "spec/bitwise/gcd.yaml",
    .header = "aclnnop/aclnn_gcd.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = gcd_params,
    .param_count = sizeof(gcd_params) / sizeof(gcd_params[0]),
    .types = gcd_types,
    .type_count = sizeof(gcd_types) / sizeof(gcd_types[0]),
    .space = {"self", "other"},
    .formulas = gcd_formulas,
    .formula_count = 1,
    .bounds = gcd_bounds,
    .bound_count = sizeof(gcd_bounds) / sizeof(gcd_bounds[0]),
    .requires_ = gcd_requires,
    .notes = gcd_notes,
    .refusals = gcd_refusals,
    .example = gcd_example,
    .prepare = prepare_gcd,
    .launch = aclnnGcd,
};
