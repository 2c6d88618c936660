/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all entry points.
 */
#include "catalogue.h"

extern const ac_entry cleft_entry;
extern const ac_entry crest_entry;
extern const ac_entry fixed_entry;
extern const ac_entry gather_entry;
extern const ac_entry lean_entry;
extern const ac_entry inplace_lean_entry;
extern const ac_entry ledger_entry;
extern const ac_entry mean_of_what_is_there_where_a_weight_may_be_missing_entry;
extern const ac_entry mingle_entry;
extern const ac_entry odd_entry;
extern const ac_entry inplace_odd_entry;
extern const ac_entry other_entry;
extern const ac_entry share_entry;
extern const ac_entry spare_entry;
extern const ac_entry square_entry;
extern const ac_entry switch_entry;
extern const ac_entry tally_entry;
extern const ac_entry turn_entry;
extern const ac_entry whittle_entry;
extern const ac_entry inplace_whittle_entry;
extern const ac_entry whole_entry;

/* clang-format off */
const ac_entry *const ac_catalogue[] = {
    &cleft_entry,
    &crest_entry,
    &fixed_entry,
    &gather_entry,
    &lean_entry,
    &inplace_lean_entry,
    &ledger_entry,
    &mean_of_what_is_there_where_a_weight_may_be_missing_entry,
    &mingle_entry,
    &odd_entry,
    &inplace_odd_entry,
    &other_entry,
    &share_entry,
    &spare_entry,
    &square_entry,
    &switch_entry,
    &tally_entry,
    &turn_entry,
    &whittle_entry,
    &inplace_whittle_entry,
    &whole_entry,
    NULL,
};
/* clang-format on */

const ac_entry_product ac_catalogue_products[AC_PRODUCT_COUNT] = {
    [AC_PICO] = {.name = "pico", .family = "small chips"},
    [AC_NANO] = {.name = "nano", .family = "large chips"},
    [AC_TERA] = {.name = "tera", .family = "larger chips"},
    [AC_PETA] = {.name = "peta", .family = "the largest chips"},
    [AC_HOST] = {.name = "host", .family = "any CPU"},
};

const ac_entry_dtype ac_catalogue_dtypes[AC_DTYPE_COUNT] = {
    [AC_F32] = {.name = "f32", .acl_name = "ACL_FLOAT", .bytes = 4},
    [AC_F16] = {.name = "f16", .acl_name = "ACL_FLOAT16", .bytes = 2},
    [AC_I32] = {.name = "i32", .acl_name = "ACL_INT32", .bytes = 4},
    [AC_U32] = {.name = "u32", .acl_name = "ACL_UINT32", .bytes = 4},
    [AC_F64] = {.name = "f64", .acl_name = "ACL_DOUBLE", .bytes = 8},
    [AC_BOOL] = {.name = "bool", .acl_name = "ACL_BOOL", .bytes = 1},
    [AC_C64] = {.name = "c64", .acl_name = "ACL_COMPLEX64", .bytes = 8},
};
