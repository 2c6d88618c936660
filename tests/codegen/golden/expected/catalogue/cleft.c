/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cleft.h"
#include "client/catalogue.h"

static const ac_entry_type cleft_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cleft_formulas[] = {
    {
        .output = "gate",
        .when = "",
        .text = "half(dim, 1) if swapped is true and woven is false, else half(dim, 0) of whole",
    },
    {
        .output = "up",
        .when = "",
        .text = "half(dim, 0) if swapped is true and woven is false, else half(dim, 1) of whole",
    },
    {
        .output = "gradGate",
        .when = "",
        .text = "alternate(dim, 0) if woven is true, else half(dim, 0) of out",
    },
    {
        .output = "gradUp",
        .when = "",
        .text = "alternate(dim, 1) if woven is true, else half(dim, 1) of out",
    },
    {
        .output = "gradGate",
        .when = "form is plain",
        .text = "grad * up",
    },
    {
        .output = "gradGate",
        .when = "",
        .text = "-grad * up",
    },
    {
        .output = "gradUp",
        .when = "",
        .text = "grad * gate",
    },
};

static const ac_entry_bound cleft_bounds[] = {
    {"gradGate", "exact"},
    {"gradUp", "exact"},
};

static const char *const cleft_requires[] = {
    NULL,
};

static const char *const cleft_notes[] = {
    NULL,
};

/* clang-format off */
static const uint64_t cleft_grad_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t cleft_whole_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t cleft_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const ac_entry_choice cleft_swapped_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice cleft_woven_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice cleft_form_choices[] = {
    {"plain", "plain", 0},
    {"scaled", "scaled", 0},
};

static const ac_entry_cut cleft_whole_cuts[] = {
    {
        .part = "gate",
        .when = (const ac_entry_flag[]){{"swapped", true}, {"woven", false}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
    {
        .part = "gate",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "up",
        .when = (const ac_entry_flag[]){{"swapped", true}, {"woven", false}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "up",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
};

static const ac_entry_cut cleft_out_cuts[] = {
    {
        .part = "gradGate",
        .when = (const ac_entry_flag[]){{"woven", true}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "gradGate",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "gradUp",
        .when = (const ac_entry_flag[]){{"woven", true}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
    {
        .part = "gradUp",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value cleft_example[] = {
    {"grad", false, "[1, 2]"},
    {"whole", false, "[3, 4, 5, 6]"},
    {"dim", false, "0"},
    {"swapped", false, "false"},
    {"woven", false, "false"},
    {"form", false, "plain"},
    {"out", true, "[5, 12, 3, 8]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cleft_refusals[] = {
    {161001, "grad, whole, out or form is null"},
    {161002, "whole has a dtype that is not listed for it"},
    {161002, "grad or out does not have the dtype of whole"},
    {561002, "grad, whole or out has a rank above 8"},
    {561002, "dim is not in [-r, r - 1], where r is the rank of whole, or 1 at rank 0"},
    {561002, "whole has no axis, or an odd extent along dim"},
    {561002, "grad does not have the shape of half of whole along dim"},
    {561002, "elements of out alternate, and it is not contiguous from the axis on"},
    {561002, "out does not have the shape of whole"},
    {561002, "form is none of plain, scaled"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cleft_params[] = {
    {
        .name = "grad",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cleft_grad_dtypes,
    },
    {
        .name = "whole",
        .c_type = "const aclTensor *",
        .doc = "what is split",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cleft_whole_dtypes,
        .cuts = cleft_whole_cuts,
        .cut_count = 4,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "whole",
    },
    {
        .name = "swapped",
        .c_type = "bool",
        .doc = "",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = cleft_swapped_choices,
        .choice_count = 2,
    },
    {
        .name = "woven",
        .c_type = "bool",
        .doc = "",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = cleft_woven_choices,
        .choice_count = 2,
    },
    {
        .name = "form",
        .c_type = "char *",
        .doc = "",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = cleft_form_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cleft_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"whole", NULL},
                .type = "T",
            },
        .cuts = cleft_out_cuts,
        .cut_count = 4,
    },
};

static aclnnStatus prepare_cleft(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnCleftGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].integer,
                                      args->of[3].boolean, args->of[4].boolean, args->of[5].string,
                                      args->of[6].tensor, workspace_size, executor);
}

const ac_entry cleft_entry = {
    .name = "aclnnCleft",
    .op = "Cleft",
    .snake = "cleft",
    .doc = "Cleft: two parts of a tensor change places, and with a flag other elements are the "
           "parts.",
    .family = "invented",
    .spec = "spec/invented/cleft.yaml",
    .header = "aclnnop/aclnn_cleft.h",
    .variant = "",
    .on =
        {[AC_PICO] = true, [AC_NANO] = true, [AC_TERA] = true, [AC_PETA] = true, [AC_HOST] = true},
    .params = cleft_params,
    .param_count = sizeof(cleft_params) / sizeof(cleft_params[0]),
    .types = cleft_types,
    .type_count = sizeof(cleft_types) / sizeof(cleft_types[0]),
    .space = {"whole", NULL},
    .formulas = cleft_formulas,
    .formula_count = 7,
    .bounds = cleft_bounds,
    .bound_count = sizeof(cleft_bounds) / sizeof(cleft_bounds[0]),
    .late = 561002,
    .requires_ = cleft_requires,
    .notes = cleft_notes,
    .refusals = cleft_refusals,
    .example = cleft_example,
    .prepare = prepare_cleft,
    .launch = aclnnCleft,
};
