/*
 * Generated from spec/comparison/is_in_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_isin_tensor_scalar.h"
#include "client/catalogue.h"

static const ac_entry_type is_in_tensor_scalar_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "testElement"}, NULL, 0, NULL},
};

static const ac_entry_formula is_in_tensor_scalar_formulas[] = {
    {
        .output = "out",
        .when = "invert is true",
        .text = "element != testElement",
    },
    {
        .output = "out",
        .when = "assumeUnique is true",
        .text = "element == testElement",
    },
    {
        .output = "out",
        .when = "",
        .text = "element == testElement",
    },
};

static const ac_entry_bound is_in_tensor_scalar_bounds[] = {
    {"out", "exact"},
};

static const char *const is_in_tensor_scalar_requires[] = {
    NULL,
};

static const char *const is_in_tensor_scalar_notes[] = {
    "The scalar is rounded to the dtype that is compared in.",
    "Bool and complex numbers, which the vendor's page lists, are refused here, as by its code.",
    NULL,
};

static const uint64_t is_in_tensor_scalar_element_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t is_in_tensor_scalar_test_element_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
};

/* clang-format off */
static const uint64_t is_in_tensor_scalar_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};
/* clang-format on */

static const ac_entry_choice is_in_tensor_scalar_assume_unique_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice is_in_tensor_scalar_invert_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value is_in_tensor_scalar_example[] = {
    {"element", false, "[0, 1, 1]"},
    {"testElement", false, "1"},
    {"assumeUnique", false, "false"},
    {"invert", false, "false"},
    {"out", true, "[0, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal is_in_tensor_scalar_refusals[] = {
    {161001, "element, testElement or out is null"},
    {161002, "element, testElement or out has a dtype that is not listed for it"},
    {161002, "element or out has a rank above 8"},
    {161002, "out does not have the shape of element"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param is_in_tensor_scalar_params[] = {
    {
        .name = "element",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = is_in_tensor_scalar_element_dtypes,
    },
    {
        .name = "testElement",
        .c_type = "const aclScalar *",
        .doc = "what they are compared with",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = is_in_tensor_scalar_test_element_dtypes,
    },
    {
        .name = "assumeUnique",
        .c_type = "bool",
        .doc = "whether numbers are known to differ; has no effect",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = is_in_tensor_scalar_assume_unique_choices,
        .choice_count = 2,
    },
    {
        .name = "invert",
        .c_type = "bool",
        .doc = "whether the opposite is wanted",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = is_in_tensor_scalar_invert_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "what holds",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = is_in_tensor_scalar_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"element", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_is_in_tensor_scalar(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnIsInTensorScalarGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                 args->of[2].boolean, args->of[3].boolean,
                                                 args->of[4].tensor, workspace_size, executor);
}

const ac_entry is_in_tensor_scalar_entry = {
    .name = "aclnnIsInTensorScalar",
    .op = "IsInTensorScalar",
    .snake = "is_in_tensor_scalar",
    .doc = "IsInTensorScalar: whether a number is equal to a scalar, or the opposite.",
    .family = "comparison",
    .spec = "spec/comparison/is_in_tensor_scalar.yaml",
    .header = "aclnnop/aclnn_isin_tensor_scalar.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = is_in_tensor_scalar_params,
    .param_count = sizeof(is_in_tensor_scalar_params) / sizeof(is_in_tensor_scalar_params[0]),
    .types = is_in_tensor_scalar_types,
    .type_count = sizeof(is_in_tensor_scalar_types) / sizeof(is_in_tensor_scalar_types[0]),
    .space = {"element", NULL},
    .formulas = is_in_tensor_scalar_formulas,
    .formula_count = 3,
    .bounds = is_in_tensor_scalar_bounds,
    .bound_count = sizeof(is_in_tensor_scalar_bounds) / sizeof(is_in_tensor_scalar_bounds[0]),
    .requires_ = is_in_tensor_scalar_requires,
    .notes = is_in_tensor_scalar_notes,
    .refusals = is_in_tensor_scalar_refusals,
    .example = is_in_tensor_scalar_example,
    .prepare = prepare_is_in_tensor_scalar,
    .launch = aclnnIsInTensorScalar,
};
