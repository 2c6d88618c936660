/*
 * Generated from spec/movement/masked_select.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_masked_select.h"
#include "client/catalogue.h"

static const ac_entry_type masked_select_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula masked_select_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "selected(self, mask)",
    },
};

static const ac_entry_bound masked_select_bounds[] = {
    {"out", "exact"},
};

static const char *const masked_select_requires[] = {
    NULL,
};

static const char *const masked_select_notes[] = {
    "The tensor out has the number of selected elements as its shape when the stream has been "
    "synchronised. Another call with it is refused, because it is no longer as long as all "
    "elements.",
    "Elements of out behind those that are selected stay as they were; the vendor leaves them "
    "open.",
    "A tensor out whose elements do not lie side by side is written by its strides.",
    NULL,
};

static const uint64_t masked_select_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F16 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_U32 | AC_SET_U64 |
                AC_SET_U16,
};

/* clang-format off */
static const uint64_t masked_select_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_U8 | AC_SET_BOOL,
};
/* clang-format on */

static const uint64_t masked_select_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F16 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_U32 | AC_SET_U64 |
                AC_SET_U16,
};

/* clang-format off */
static const ac_entry_value masked_select_example[] = {
    {"self", false, "[1, 0, 3, 2]"},
    {"mask", false, "[1, 0, 1, 1]"},
    {"out", true, "[1, 3, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal masked_select_refusals[] = {
    {161001, "self, mask or out is null"},
    {161002, "self, mask or out has a dtype that is not listed for it"},
    {161002, "self, mask or out has a rank above 8"},
    {161002, "self and mask do not broadcast together"},
    {161002, "out does not have one axis, with as many elements as the broadcast of self and mask"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param masked_select_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = masked_select_self_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "whether each is selected",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "M",
        .dtypes = masked_select_mask_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "room for all elements; then those that are selected",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .cast = true,
        .converts = true,
        .dtypes = masked_select_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "mask"},
                .room = AC_ROOM_LINE,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_masked_select(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnMaskedSelectGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                             args->of[2].tensor, workspace_size, executor);
}

const ac_entry masked_select_entry = {
    .name = "aclnnMaskedSelect",
    .op = "MaskedSelect",
    .snake = "masked_select",
    .doc = "MaskedSelect: the elements of a tensor at which a mask is true, in row-major order.",
    .family = "movement",
    .spec = "spec/movement/masked_select.yaml",
    .header = "aclnnop/aclnn_masked_select.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = masked_select_params,
    .param_count = sizeof(masked_select_params) / sizeof(masked_select_params[0]),
    .types = masked_select_types,
    .type_count = sizeof(masked_select_types) / sizeof(masked_select_types[0]),
    .space = {"self", "mask"},
    .formulas = masked_select_formulas,
    .formula_count = 1,
    .bounds = masked_select_bounds,
    .bound_count = sizeof(masked_select_bounds) / sizeof(masked_select_bounds[0]),
    .requires_ = masked_select_requires,
    .notes = masked_select_notes,
    .refusals = masked_select_refusals,
    .example = masked_select_example,
    .prepare = prepare_masked_select,
    .launch = aclnnMaskedSelect,
};
