/*
 * Generated from spec/bitwise/bitwise_and_tensor_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_bitwiseand.h"
#include "client/catalogue.h"

static const ac_entry_type bitwise_and_tensor_out_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula bitwise_and_tensor_out_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "bit_and(self, other)",
    },
};

static const ac_entry_bound bitwise_and_tensor_out_bounds[] = {
    {"out", "exact"},
};

static const char *const bitwise_and_tensor_out_requires[] = {
    NULL,
};

static const char *const bitwise_and_tensor_out_notes[] = {
    "Tensors of different storage formats are taken here; the vendor refuses them.",
    NULL,
};

static const uint64_t bitwise_and_tensor_out_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] =
        AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
};

static const uint64_t bitwise_and_tensor_out_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] =
        AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
};

static const uint64_t bitwise_and_tensor_out_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
};

/* clang-format off */
static const ac_entry_value bitwise_and_tensor_out_example[] = {
    {"self", false, "[1, 0, 1, 0]"},
    {"other", false, "[1, 1, 0, 0]"},
    {"out", true, "[1, 0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal bitwise_and_tensor_out_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the promotion of self and other does not exist"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param bitwise_and_tensor_out_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "one number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = bitwise_and_tensor_out_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the other",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = bitwise_and_tensor_out_other_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "those bits",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = bitwise_and_tensor_out_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_bitwise_and_tensor_out(const ac_entry_args *args,
                                                  uint64_t *workspace_size,
                                                  aclOpExecutor **executor)
{
    return aclnnBitwiseAndTensorOutGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                    args->of[2].tensor, workspace_size, executor);
}

const ac_entry bitwise_and_tensor_out_entry = {
    .name = "aclnnBitwiseAndTensorOut",
    .op = "BitwiseAndTensorOut",
    .snake = "bitwise_and_tensor_out",
    .doc = "BitwiseAndTensorOut: the bits that two numbers have both, under an older name than "
           "BitwiseAndTensor.",
    .family = "bitwise",
    .spec = "spec/bitwise/bitwise_and_tensor_out.yaml",
    .header = "aclnnop/aclnn_bitwiseand.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = bitwise_and_tensor_out_params,
    .param_count = sizeof(bitwise_and_tensor_out_params) / sizeof(bitwise_and_tensor_out_params[0]),
    .types = bitwise_and_tensor_out_types,
    .type_count = sizeof(bitwise_and_tensor_out_types) / sizeof(bitwise_and_tensor_out_types[0]),
    .space = {"self", "other"},
    .formulas = bitwise_and_tensor_out_formulas,
    .formula_count = 1,
    .bounds = bitwise_and_tensor_out_bounds,
    .bound_count = sizeof(bitwise_and_tensor_out_bounds) / sizeof(bitwise_and_tensor_out_bounds[0]),
    .requires_ = bitwise_and_tensor_out_requires,
    .notes = bitwise_and_tensor_out_notes,
    .refusals = bitwise_and_tensor_out_refusals,
    .example = bitwise_and_tensor_out_example,
    .prepare = prepare_bitwise_and_tensor_out,
    .launch = aclnnBitwiseAndTensorOut,
};

static const uint64_t inplace_bitwise_and_tensor_out_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] =
        AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
};

static const uint64_t inplace_bitwise_and_tensor_out_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] =
        AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
};

/* clang-format off */
static const ac_entry_value inplace_bitwise_and_tensor_out_example[] = {
    {"self", false, "[1, 0, 1, 0]"},
    {"self", true, "[1, 0, 0, 0]"},
    {"other", false, "[1, 1, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_bitwise_and_tensor_out_refusals[] = {
    {161001, "self or other is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the promotion of self and other does not exist"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of self"},
    {161002, "self or other has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "self does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_bitwise_and_tensor_out_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "one number",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_bitwise_and_tensor_out_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the other",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_bitwise_and_tensor_out_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_bitwise_and_tensor_out(const ac_entry_args *args,
                                                          uint64_t *workspace_size,
                                                          aclOpExecutor **executor)
{
    return aclnnInplaceBitwiseAndTensorOutGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                           workspace_size, executor);
}

const ac_entry inplace_bitwise_and_tensor_out_entry = {
    .name = "aclnnInplaceBitwiseAndTensorOut",
    .op = "BitwiseAndTensorOut",
    .snake = "inplace_bitwise_and_tensor_out",
    .doc = "aclnnBitwiseAndTensorOut in place: self stands for both self and out.",
    .family = "bitwise",
    .spec = "spec/bitwise/bitwise_and_tensor_out.yaml",
    .header = "aclnnop/aclnn_bitwiseand.h",
    .variant = "inplace",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_bitwise_and_tensor_out_params,
    .param_count = sizeof(inplace_bitwise_and_tensor_out_params) /
                   sizeof(inplace_bitwise_and_tensor_out_params[0]),
    .types = bitwise_and_tensor_out_types,
    .type_count = sizeof(bitwise_and_tensor_out_types) / sizeof(bitwise_and_tensor_out_types[0]),
    .space = {"self", "other"},
    .formulas = bitwise_and_tensor_out_formulas,
    .formula_count = 1,
    .bounds = bitwise_and_tensor_out_bounds,
    .bound_count = sizeof(bitwise_and_tensor_out_bounds) / sizeof(bitwise_and_tensor_out_bounds[0]),
    .requires_ = bitwise_and_tensor_out_requires,
    .notes = bitwise_and_tensor_out_notes,
    .refusals = inplace_bitwise_and_tensor_out_refusals,
    .example = inplace_bitwise_and_tensor_out_example,
    .prepare = prepare_inplace_bitwise_and_tensor_out,
    .launch = aclnnInplaceBitwiseAndTensorOut,
};
