/*
 * Generated from spec/movement/dropout.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_dropout.h"
#include "client/catalogue.h"

static const ac_entry_type dropout_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula dropout_formulas[] = {
    {
        .output = "out",
        .when = "train is true",
        .text = "where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p),"
                " 0))",
    },
    {
        .output = "out",
        .when = "",
        .text = "input",
    },
    {
        .output = "maskOut",
        .when = "train is true",
        .text = "random(seed, offset) >= p",
    },
    {
        .output = "maskOut",
        .when = "",
        .text = "kept != 0",
    },
};

static const ac_entry_bound dropout_bounds[] = {
    {"out", "1 ulp"},
    {"maskOut", "exact"},
};

static const char *const dropout_requires[] = {
    "p >= 0",
    "p <= 1",
    NULL,
};

static const char *const dropout_notes[] = {
    "The numbers are other than the vendor's, whose generators differ between products.",
    "Bits that belong to no element become 0. Where train is true and p is 0 or 1, maskOut is "
    "written, which the vendor leaves as it is.",
    NULL,
};

static const uint64_t dropout_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t dropout_mask_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};

static const uint64_t dropout_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice dropout_train_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value dropout_example[] = {
    {"input", false, "[3, nan, -5]"},
    {"maskOut", false, "[2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"},
    {"maskOut", true, "[2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"},
    {"p", false, "0.5"},
    {"train", false, "false"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {"out", true, "[3, nan, -5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal dropout_refusals[] = {
    {161001, "input, maskOut or out is null"},
    {161002, "input, maskOut or out has a dtype that is not listed for it"},
    {161002, "input, maskOut or out has a rank above 8"},
    {161002, "maskOut does not have 16 elements for each 128 elements of input that are begun"},
    {161002, "out does not have the shape of input"},
    {161002, "p >= 0 does not hold"},
    {161002, "p <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param dropout_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = dropout_input_dtypes,
    },
    {
        .name = "maskOut",
        .c_type = "aclTensor *",
        .doc = "what maskOut is where nothing is drawn",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BITS,
        .type = "M",
        .result = "T",
        .truth = true,
        .dtypes = dropout_mask_out_dtypes,
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
        .name = "train",
        .c_type = "bool",
        .doc = "whether elements are dropped",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = dropout_train_choices,
        .choice_count = 2,
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
        .dtypes = dropout_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_dropout(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnDropoutGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].real, args->of[3].boolean,
        args->of[4].integer, args->of[5].integer, args->of[6].tensor, workspace_size, executor);
}

const ac_entry dropout_entry = {
    .name = "aclnnDropout",
    .op = "Dropout",
    .snake = "dropout",
    .doc = "Dropout: elements become 0 with a probability, and all others are divided by that of "
           "keeping one.",
    .family = "movement",
    .spec = "spec/movement/dropout.yaml",
    .header = "aclnnop/aclnn_dropout.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = dropout_params,
    .param_count = sizeof(dropout_params) / sizeof(dropout_params[0]),
    .types = dropout_types,
    .type_count = sizeof(dropout_types) / sizeof(dropout_types[0]),
    .space = {"input", NULL},
    .formulas = dropout_formulas,
    .formula_count = 4,
    .bounds = dropout_bounds,
    .bound_count = sizeof(dropout_bounds) / sizeof(dropout_bounds[0]),
    .requires_ = dropout_requires,
    .notes = dropout_notes,
    .refusals = dropout_refusals,
    .example = dropout_example,
    .prepare = prepare_dropout,
    .launch = aclnnDropout,
};
