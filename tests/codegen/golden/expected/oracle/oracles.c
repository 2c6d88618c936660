/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The lists of all oracles.
 */
#include "oracle/oracle.h"

extern const oracle cleft_oracle;
extern const oracle crest_oracle;
extern const oracle fixed_oracle;
extern const oracle gather_oracle;
extern const oracle lean_oracle;
extern const oracle ledger_oracle;
extern const oracle mean_of_what_is_there_where_a_weight_may_be_missing_oracle;
extern const oracle mingle_oracle;
extern const oracle odd_oracle;
extern const oracle other_oracle;
extern const oracle share_oracle;
extern const oracle spare_oracle;
extern const oracle square_oracle;
extern const oracle switch_oracle;
extern const oracle tally_oracle;
extern const oracle turn_oracle;
extern const oracle whittle_oracle;
extern const oracle whole_oracle;

/* clang-format off */
const oracle *const oracles[] = {
    &cleft_oracle,
    &fixed_oracle,
    &gather_oracle,
    &lean_oracle,
    &ledger_oracle,
    &mean_of_what_is_there_where_a_weight_may_be_missing_oracle,
    &mingle_oracle,
    &odd_oracle,
    &other_oracle,
    &spare_oracle,
    &square_oracle,
    &switch_oracle,
    &tally_oracle,
    &turn_oracle,
    &whittle_oracle,
    &whole_oracle,
    NULL,
};

const oracle *const row_oracles[] = {
    &crest_oracle,
    &share_oracle,
    NULL,
};
/* clang-format on */
