/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The lists of all oracles.
 */
#include "oracle/oracle.h"

extern const oracle cleft_oracle;
extern const oracle crest_oracle;
extern const oracle lean_oracle;
extern const oracle tally_oracle;

/* clang-format off */
const oracle *const oracles[] = {
    &cleft_oracle,
    &lean_oracle,
    &tally_oracle,
    NULL,
};

const oracle *const row_oracles[] = {
    &crest_oracle,
    NULL,
};
/* clang-format on */
