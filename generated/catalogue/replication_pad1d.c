/*
 * Generated from spec/movement/replication_pad1d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_replication_pad1d.h"
#include "client/catalogue.h"

static const ac_entry_type replication_pad1d_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula replication_pad1d_formulas[] = {
    {
        .output = "longer",
        .when = "",
        .text = "replicated(1, padding) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "longer",
    },
};

static const ac_entry_bound replication_pad1d_bounds[] = {
    {"out", "exact"},
};

/* clang-format off */
static const char *const replication_pad1d_requires[] = {
    "rank(self) >= 2",
    "rank(self) <= 3",
    "extent(self, -2) > 0",
    "extent(self, -1) > 0",
    NULL,
};
/* clang-format on */

static const char *const replication_pad1d_notes[] = {
    "Paddings below 0 are refused, about which the vendor says nothing.",
    NULL,
};

static const uint64_t replication_pad1d_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                     AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                      AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                        AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                      AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_F16 |
                     AC_SET_BF16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t replication_pad1d_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                     AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                      AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                        AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                      AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_F16 |
                     AC_SET_BF16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I32 |
                AC_SET_F32 | AC_SET_I64 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const ac_entry_cut replication_pad1d_self_cuts[] = {
    {
        .part = "longer",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_REPLICATED,
        .args = {NULL, "padding"},
        .numbers = {1, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value replication_pad1d_example[] = {
    {"self", false, "[[1, 2, 0]]"},
    {"padding", false, "[2, 1]"},
    {"out", true, "[[1, 1, 1, 2, 0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal replication_pad1d_refusals[] = {
    {161001, "self, padding or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has fewer than 1 axes, padding has not two values for each of the last 1, or one below 0, or one above 0 for an axis of extent 0"},
    {161002, "out does not have the shape of self as replicated(1, padding)"},
    {161002, "rank(self) >= 2 does not hold"},
    {161002, "rank(self) <= 3 does not hold"},
    {161002, "extent(self, -2) > 0 does not hold"},
    {161002, "extent(self, -1) > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param replication_pad1d_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = replication_pad1d_self_dtypes,
        .cuts = replication_pad1d_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "padding",
        .c_type = "const aclIntArray *",
        .doc = "how many elements are added: (left, right)",
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
        .dtypes = replication_pad1d_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_replication_pad1d(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnReplicationPad1dGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                                 args->of[2].tensor, workspace_size, executor);
}

static bool fits_replication_pad1d(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0 && (double)shapes[0].rank <= 3.0 &&
           (double)entry_extent(&shapes[0], -2) > 0.0 && (double)entry_extent(&shapes[0], -1) > 0.0;
}

const ac_entry replication_pad1d_entry = {
    .name = "aclnnReplicationPad1d",
    .op = "ReplicationPad1d",
    .snake = "replication_pad1d",
    .doc = "ReplicationPad1d: a tensor with copies of the elements at both ends of its last axis.",
    .family = "movement",
    .spec = "spec/movement/replication_pad1d.yaml",
    .header = "aclnnop/aclnn_replication_pad1d.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = replication_pad1d_params,
    .param_count = sizeof(replication_pad1d_params) / sizeof(replication_pad1d_params[0]),
    .types = replication_pad1d_types,
    .type_count = sizeof(replication_pad1d_types) / sizeof(replication_pad1d_types[0]),
    .space = {"self", NULL},
    .formulas = replication_pad1d_formulas,
    .formula_count = 2,
    .bounds = replication_pad1d_bounds,
    .bound_count = sizeof(replication_pad1d_bounds) / sizeof(replication_pad1d_bounds[0]),
    .requires_ = replication_pad1d_requires,
    .fits = fits_replication_pad1d,
    .notes = replication_pad1d_notes,
    .refusals = replication_pad1d_refusals,
    .example = replication_pad1d_example,
    .prepare = prepare_replication_pad1d,
    .launch = aclnnReplicationPad1d,
};
