/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The formulas of all operators in wide numbers.
 */
#include "oracle/judge_lanes.h"

extern const oracle cleft_oracle;
extern wide_function *const cleft_wide[];
extern const oracle lean_oracle;
extern wide_function *const lean_wide[];
extern const oracle tally_oracle;
extern wide_function *const tally_wide[];

/* clang-format off */
const oracle_wide oracle_wides[] = {
    {&cleft_oracle, cleft_wide},
    {&lean_oracle, lean_wide},
    {&tally_oracle, tally_wide},
    {NULL, NULL},
};
/* clang-format on */
