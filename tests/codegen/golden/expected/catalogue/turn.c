/*
 * Generated from spec/invented/turn.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_turn.h"
#include "client/catalogue.h"

static const ac_entry_type turn_types[] = {
    {"T", "", {NULL}},
    {"O", "", {NULL}},
};

static const ac_entry_formula turn_formulas[] = {
    {
        .output = "square",
        .when = "",
        .text = "self * self",
    },
    {
        .output = "out",
        .when = "",
        .text = "conj(square) * (1 - self)",
    },
};

static const ac_entry_bound turn_bounds[] = {
    {"out", "2 ulp"},
};

static const char *const turn_requires[] = {
    NULL,
};

static const char *const turn_notes[] = {
    NULL,
};

static const uint64_t turn_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_C64,
};

static const uint64_t turn_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_C64,
};

static const ac_entry_param turn_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = turn_self_dtypes,
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
        .real = true,
        .dtypes = turn_out_dtypes,
    },
};

static aclnnStatus prepare_turn(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnTurnGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry turn_entry = {
    .name = "aclnnTurn",
    .op = "Turn",
    .snake = "turn",
    .doc = "Turn: the conjugate of the square, turned back.",
    .family = "invented",
    .spec = "spec/invented/turn.yaml",
    .header = "aclnnop/aclnn_turn.h",
    .variant = "",
    .on = {[AC_NANO] = true, [AC_HOST] = true},
    .params = turn_params,
    .param_count = sizeof(turn_params) / sizeof(turn_params[0]),
    .types = turn_types,
    .type_count = sizeof(turn_types) / sizeof(turn_types[0]),
    .space = {"self", NULL},
    .formulas = turn_formulas,
    .formula_count = 2,
    .bounds = turn_bounds,
    .bound_count = sizeof(turn_bounds) / sizeof(turn_bounds[0]),
    .requires_ = turn_requires,
    .notes = turn_notes,
    .prepare = prepare_turn,
    .launch = aclnnTurn,
};
