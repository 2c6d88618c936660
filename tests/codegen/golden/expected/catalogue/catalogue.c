/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all entry points.
 */
#include "client/catalogue.h"

extern const ac_entry cleft_entry;
extern const ac_entry crest_entry;
extern const ac_entry lean_entry;
extern const ac_entry inplace_lean_entry;
extern const ac_entry tally_entry;

/* clang-format off */
const ac_entry *const ac_catalogue[] = {
    &cleft_entry,
    &crest_entry,
    &lean_entry,
    &inplace_lean_entry,
    &tally_entry,
    NULL,
};
/* clang-format on */
