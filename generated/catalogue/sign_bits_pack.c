/*
 * Generated from spec/conversion/sign_bits_pack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sign_bits_pack.h"
#include "client/catalogue.h"

static const ac_entry_type sign_bits_pack_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula sign_bits_pack_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self < 0",
    },
};

static const ac_entry_bound sign_bits_pack_bounds[] = {
    {"out", "exact"},
};

static const char *const sign_bits_pack_requires[] = {
    NULL,
};

static const char *const sign_bits_pack_notes[] = {
    "The vendor does not compare the second extent of out in the first phase, nor say what a nan "
    "has.",
    NULL,
};

/* clang-format off */
static const uint64_t sign_bits_pack_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};
/* clang-format on */

/* clang-format off */
static const uint64_t sign_bits_pack_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_U8,
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value sign_bits_pack_example[] = {
    {"self", false, "[-1, 1, 1, 1, 1, 1, 1, 1]"},
    {"size", false, "1"},
    {"out", true, "[[128]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sign_bits_pack_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self does not have the rank 1"},
    {161002, "out has a rank above 8"},
    {161002, "size is below 1; or the bytes for each 8 elements of self that are begun do not lie in size rows; or out does not have these rows"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sign_bits_pack_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .rank = 1,
        .dtypes = sign_bits_pack_self_dtypes,
    },
    {
        .name = "size",
        .c_type = "int64_t",
        .doc = "the number of rows of out",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the bits",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BITS,
        .type = "T",
        .cast = true,
        .truth = true,
        .highest = true,
        .byte_rows = "size",
        .dtypes = sign_bits_pack_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sign_bits_pack(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnSignBitsPackGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                             args->of[2].tensor, workspace_size, executor);
}

const ac_entry sign_bits_pack_entry = {
    .name = "aclnnSignBitsPack",
    .op = "SignBitsPack",
    .snake = "sign_bits_pack",
    .doc = "SignBitsPack: a bit for each element, 1 for those below 0.",
    .family = "conversion",
    .spec = "spec/conversion/sign_bits_pack.yaml",
    .header = "aclnnop/aclnn_sign_bits_pack.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = sign_bits_pack_params,
    .param_count = sizeof(sign_bits_pack_params) / sizeof(sign_bits_pack_params[0]),
    .types = sign_bits_pack_types,
    .type_count = sizeof(sign_bits_pack_types) / sizeof(sign_bits_pack_types[0]),
    .space = {"self", NULL},
    .formulas = sign_bits_pack_formulas,
    .formula_count = 1,
    .bounds = sign_bits_pack_bounds,
    .bound_count = sizeof(sign_bits_pack_bounds) / sizeof(sign_bits_pack_bounds[0]),
    .requires_ = sign_bits_pack_requires,
    .notes = sign_bits_pack_notes,
    .refusals = sign_bits_pack_refusals,
    .example = sign_bits_pack_example,
    .prepare = prepare_sign_bits_pack,
    .launch = aclnnSignBitsPack,
};
