/*
 * Generated from spec/movement/dropout_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_dropout_v3.h"
#include "client/catalogue.h"

static const ac_entry_type dropout_v3_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula dropout_v3_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p),"
                " 0))",
    },
    {
        .output = "maskOut",
        .when = "",
        .text = "random(seed, offset) >= p",
    },
};

static const ac_entry_bound dropout_v3_bounds[] = {
    {"out", "1 ulp"},
    {"maskOut", "exact"},
};

static const char *const dropout_v3_requires[] = {
    "p >= 0",
    "p <= 1",
    NULL,
};

static const char *const dropout_v3_notes[] = {
    "The numbers are other than the vendor's, whose generators differ between products.",
    "Bits that belong to no element are 0; where p is 0 the vendor makes them 1.",
    NULL,
};

static const uint64_t dropout_v3_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t dropout_v3_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t dropout_v3_mask_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};

/* clang-format off */
static const ac_entry_value dropout_v3_example[] = {
    {"input", false, "[3, nan, -5]"},
    {"p", false, "0"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {"out", true, "[3, nan, -5]"},
    {"maskOut", true, "[7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal dropout_v3_refusals[] = {
    {161001, "input is null"},
    {161002, "optionalNoiseShape is not null"},
    {161001, "out or maskOut is null"},
    {161002, "input, out or maskOut has a dtype that is not listed for it"},
    {161002, "input, out or maskOut has a rank above 8"},
    {161002, "out does not have the shape of input"},
    {161002, "maskOut does not have 16 elements for each 128 elements of input that are begun"},
    {161002, "p >= 0 does not hold"},
    {161002, "p <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param dropout_v3_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = dropout_v3_input_dtypes,
    },
    {
        .name = "optionalNoiseShape",
        .c_type = "const aclTensor *",
        .doc = "has to be null",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "p",
        .c_type = "double",
        .doc = "the probability of dropping an element",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "seed",
        .c_type = "int64_t",
        .doc = "the seed of the generator",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "offset",
        .c_type = "int64_t",
        .doc = "which of the sequences of the seed is taken",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
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
        .dtypes = dropout_v3_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
    {
        .name = "maskOut",
        .c_type = "aclTensor *",
        .doc = "a bit for each element, 1 for those that are kept",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BITS,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = dropout_v3_mask_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_dropout_v3(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnDropoutV3GetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].real, args->of[3].integer,
        args->of[4].integer, args->of[5].tensor, args->of[6].tensor, workspace_size, executor);
}

const ac_entry dropout_v3_entry = {
    .name = "aclnnDropoutV3",
    .op = "DropoutV3",
    .snake = "dropout_v3",
    .doc = "DropoutV3: elements become 0 with a probability, and all others are divided by that "
           "of keeping one.",
    .family = "movement",
    .spec = "spec/movement/dropout_v3.yaml",
    .header = "aclnnop/aclnn_dropout_v3.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = dropout_v3_params,
    .param_count = sizeof(dropout_v3_params) / sizeof(dropout_v3_params[0]),
    .types = dropout_v3_types,
    .type_count = sizeof(dropout_v3_types) / sizeof(dropout_v3_types[0]),
    .space = {"input", NULL},
    .formulas = dropout_v3_formulas,
    .formula_count = 2,
    .bounds = dropout_v3_bounds,
    .bound_count = sizeof(dropout_v3_bounds) / sizeof(dropout_v3_bounds[0]),
    .requires_ = dropout_v3_requires,
    .notes = dropout_v3_notes,
    .refusals = dropout_v3_refusals,
    .example = dropout_v3_example,
    .prepare = prepare_dropout_v3,
    .launch = aclnnDropoutV3,
};
