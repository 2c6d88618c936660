/*
 * Generated from spec/invented/ledger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_ledger.h"
#include "client/catalogue.h"

static const ac_entry_type ledger_types[] = {
    {"T", "", {NULL}},
};

static const ac_entry_formula ledger_formulas[] = {
    {
        .output = "left",
        .when = "",
        .text = "half(dim, 0) of self",
    },
    {
        .output = "right",
        .when = "",
        .text = "half(dim, 1) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "left + right",
    },
};

static const ac_entry_bound ledger_bounds[] = {
    {"out", "exact"},
};

static const char *const ledger_requires[] = {
    NULL,
};

static const char *const ledger_notes[] = {
    NULL,
};

static const uint64_t ledger_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t ledger_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const ac_entry_cut ledger_self_cuts[] = {
    {"left", (const ac_entry_flag[]){{NULL, false}}, AC_CUT_HALF, "dim", 0, 0},
    {"right", (const ac_entry_flag[]){{NULL, false}}, AC_CUT_HALF, "dim", 0, 1},
};

static const ac_entry_param ledger_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ledger_self_dtypes,
        .cuts = ledger_self_cuts,
        .cut_count = 2,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "counts",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_ROWS,
        .kind = AC_KIND_COUNTS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .empty = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
        .axis_of = "dim",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ledger_out_dtypes,
    },
};

static aclnnStatus prepare_ledger(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnLedgerGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry ledger_entry = {
    .name = "aclnnLedger",
    .op = "Ledger",
    .snake = "ledger",
    .doc = "Ledger: the halves of an axis added, in as many rows as the counts add up to; the "
           "others stay as they were.",
    .family = "invented",
    .spec = "spec/invented/ledger.yaml",
    .header = "aclnnop/aclnn_ledger.h",
    .variant = "",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = ledger_params,
    .param_count = sizeof(ledger_params) / sizeof(ledger_params[0]),
    .types = ledger_types,
    .type_count = sizeof(ledger_types) / sizeof(ledger_types[0]),
    .space = {"self", NULL},
    .formulas = ledger_formulas,
    .formula_count = 3,
    .bounds = ledger_bounds,
    .bound_count = sizeof(ledger_bounds) / sizeof(ledger_bounds[0]),
    .requires_ = ledger_requires,
    .notes = ledger_notes,
    .prepare = prepare_ledger,
    .launch = aclnnLedger,
};
