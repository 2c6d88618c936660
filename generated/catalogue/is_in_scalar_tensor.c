/*
 * Generated from spec/comparison/is_in_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_isin.h"
#include "client/catalogue.h"

static const ac_entry_type is_in_scalar_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "element"}, NULL, 0, NULL},
};

static const ac_entry_formula is_in_scalar_tensor_formulas[] = {
    {
        .output = "out",
        .when = "invert is true",
        .text = "all(testElements != element)",
    },
    {
        .output = "out",
        .when = "assumeUnique is true",
        .text = "any(testElements == element)",
    },
    {
        .output = "out",
        .when = "",
        .text = "any(testElements == element)",
    },
};

static const ac_entry_bound is_in_scalar_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const is_in_scalar_tensor_requires[] = {
    NULL,
};

static const char *const is_in_scalar_tensor_notes[] = {
    "The scalar is rounded to the dtype that is compared in, which is one for any number of "
    "elements; the vendor promotes from 10 on.",
    "An empty tensor has no element, and out is what invert says.",
    "out has no axes, as the vendor's code demands; its page gives it the shape of testElements.",
    "Bool and complex numbers, which the vendor's page lists, are refused here, as by its code.",
    NULL,
};

static const uint64_t is_in_scalar_tensor_element_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
};

static const uint64_t is_in_scalar_tensor_test_elements_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t is_in_scalar_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};

static const ac_entry_choice is_in_scalar_tensor_assume_unique_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice is_in_scalar_tensor_invert_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value is_in_scalar_tensor_example[] = {
    {"element", false, "1"},
    {"testElements", false, "[3, 1, 2]"},
    {"assumeUnique", false, "false"},
    {"invert", false, "false"},
    {"out", true, "1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal is_in_scalar_tensor_refusals[] = {
    {161001, "element, testElements or out is null"},
    {161002, "testElements, element or out has a dtype that is not listed for it"},
    {161002, "testElements or out has a rank above 8"},
    {161002, "out does not have the shape []"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param is_in_scalar_tensor_params[] = {
    {
        .name = "element",
        .c_type = "const aclScalar *",
        .doc = "the number that is looked for",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = is_in_scalar_tensor_element_dtypes,
    },
    {
        .name = "testElements",
        .c_type = "const aclTensor *",
        .doc = "where it is looked for",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = is_in_scalar_tensor_test_elements_dtypes,
    },
    {
        .name = "assumeUnique",
        .c_type = "bool",
        .doc = "whether numbers are known to differ; has no effect",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = is_in_scalar_tensor_assume_unique_choices,
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
        .choices = is_in_scalar_tensor_invert_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "what holds",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_VERDICT,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = is_in_scalar_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"testElements", NULL},
                .fills = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_is_in_scalar_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnIsInScalarTensorGetWorkspaceSize(args->of[0].scalar, args->of[1].tensor,
                                                 args->of[2].boolean, args->of[3].boolean,
                                                 args->of[4].tensor, workspace_size, executor);
}

const ac_entry is_in_scalar_tensor_entry = {
    .name = "aclnnIsInScalarTensor",
    .op = "IsInScalarTensor",
    .snake = "is_in_scalar_tensor",
    .doc = "IsInScalarTensor: whether a scalar is among the elements of a tensor, or the opposite.",
    .family = "comparison",
    .spec = "spec/comparison/is_in_scalar_tensor.yaml",
    .header = "aclnnop/aclnn_isin.h",
    .variant = "",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = is_in_scalar_tensor_params,
    .param_count = sizeof(is_in_scalar_tensor_params) / sizeof(is_in_scalar_tensor_params[0]),
    .types = is_in_scalar_tensor_types,
    .type_count = sizeof(is_in_scalar_tensor_types) / sizeof(is_in_scalar_tensor_types[0]),
    .space = {"testElements", NULL},
    .formulas = is_in_scalar_tensor_formulas,
    .formula_count = 3,
    .bounds = is_in_scalar_tensor_bounds,
    .bound_count = sizeof(is_in_scalar_tensor_bounds) / sizeof(is_in_scalar_tensor_bounds[0]),
    .requires_ = is_in_scalar_tensor_requires,
    .notes = is_in_scalar_tensor_notes,
    .refusals = is_in_scalar_tensor_refusals,
    .example = is_in_scalar_tensor_example,
    .prepare = prepare_is_in_scalar_tensor,
    .launch = aclnnIsInScalarTensor,
};
