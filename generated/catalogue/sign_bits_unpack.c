/*
 * Generated from spec/conversion/sign_bits_unpack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sign_bits_unpack.h"
#include "client/catalogue.h"

static const ac_entry_type sign_bits_unpack_types[] = {
    {"M", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula sign_bits_unpack_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self != 0, 1, -1)",
    },
};

static const ac_entry_bound sign_bits_unpack_bounds[] = {
    {"out", "exact"},
};

static const char *const sign_bits_unpack_requires[] = {
    NULL,
};

static const char *const sign_bits_unpack_notes[] = {
    "The first element has the highest bit, as in SignBitsPack, which the vendor does not say. "
    "That operator sets the bits of numbers below 0, so this one does not undo it; both have 1 "
    "and -1 the other way round.",
    "The vendor does not compare the second extent of out in the first phase.",
    NULL,
};

/* clang-format off */
static const uint64_t sign_bits_unpack_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_U8,
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};
/* clang-format on */

/* clang-format off */
static const uint64_t sign_bits_unpack_dtype_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};
/* clang-format on */

/* clang-format off */
static const uint64_t sign_bits_unpack_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value sign_bits_unpack_example[] = {
    {"self", false, "[255]"},
    {"size", false, "1"},
    {"dtype", false, "f32"},
    {"out", true, "[[1, 1, 1, 1, 1, 1, 1, 1]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sign_bits_unpack_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "dtype names a dtype that is not listed for it"},
    {161002, "out does not have the dtype that dtype names"},
    {161002, "self has a rank above 8"},
    {161002, "out does not have the rank 2"},
    {161002, "size is below 1"},
    {161002, "size is not the extent of out along axis 0"},
    {161002, "self does not have one axis with an element for each 8 elements of out; or these are no multiple of 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sign_bits_unpack_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the bits",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BITS,
        .type = "M",
        .highest = true,
        .dtypes = sign_bits_unpack_self_dtypes,
    },
    {
        .name = "size",
        .c_type = "int64_t",
        .doc = "the number of rows of out",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "out",
        .extent = 0,
        .filled = true,
    },
    {
        .name = "dtype",
        .c_type = "aclDataType",
        .doc = "the dtype of out",
        .role = AC_ROLE_DTYPE,
        .kind = AC_KIND_DTYPE,
        .view = AC_ENTRY_SAME,
        .type = "O",
        .dtypes = sign_bits_unpack_dtype_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "O",
        .rank = 2,
        .dtypes = sign_bits_unpack_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "O",
            },
    },
};

static aclnnStatus prepare_sign_bits_unpack(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnSignBitsUnpackGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                               args->of[2].dtype, args->of[3].tensor,
                                               workspace_size, executor);
}

const ac_entry sign_bits_unpack_entry = {
    .name = "aclnnSignBitsUnpack",
    .op = "SignBitsUnpack",
    .snake = "sign_bits_unpack",
    .doc = "SignBitsUnpack: 1 for each bit that is set, and -1 for each that is not.",
    .family = "conversion",
    .spec = "spec/conversion/sign_bits_unpack.yaml",
    .header = "aclnnop/aclnn_sign_bits_unpack.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = sign_bits_unpack_params,
    .param_count = sizeof(sign_bits_unpack_params) / sizeof(sign_bits_unpack_params[0]),
    .types = sign_bits_unpack_types,
    .type_count = sizeof(sign_bits_unpack_types) / sizeof(sign_bits_unpack_types[0]),
    .space = {"out", NULL},
    .formulas = sign_bits_unpack_formulas,
    .formula_count = 1,
    .bounds = sign_bits_unpack_bounds,
    .bound_count = sizeof(sign_bits_unpack_bounds) / sizeof(sign_bits_unpack_bounds[0]),
    .requires_ = sign_bits_unpack_requires,
    .notes = sign_bits_unpack_notes,
    .refusals = sign_bits_unpack_refusals,
    .example = sign_bits_unpack_example,
    .prepare = prepare_sign_bits_unpack,
    .launch = aclnnSignBitsUnpack,
};
