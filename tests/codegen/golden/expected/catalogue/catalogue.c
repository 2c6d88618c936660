/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all entry points.
 */
#include "client/catalogue.h"

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
