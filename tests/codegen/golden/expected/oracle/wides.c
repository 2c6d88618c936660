/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The formulas of all operators in wide numbers.
 */
#include "oracle/judge_lanes.h"

extern const oracle cleft_oracle;
extern wide_function *const cleft_wide[];
extern const oracle fixed_oracle;
extern wide_function *const fixed_wide[];
extern const oracle gather_oracle;
extern wide_function *const gather_wide[];
extern const oracle lean_oracle;
extern wide_function *const lean_wide[];
extern const oracle ledger_oracle;
extern wide_function *const ledger_wide[];
extern const oracle mean_of_what_is_there_where_a_weight_may_be_missing_oracle;
extern wide_function *const mean_of_what_is_there_where_a_weight_may_be_missing_wide[];
extern const oracle mingle_oracle;
extern wide_function *const mingle_wide[];
extern const oracle odd_oracle;
extern wide_function *const odd_wide[];
extern const oracle other_oracle;
extern wide_function *const other_wide[];
extern const oracle spare_oracle;
extern wide_function *const spare_wide[];
extern const oracle square_oracle;
extern wide_function *const square_wide[];
extern const oracle switch_oracle;
extern wide_function *const switch_wide[];
extern const oracle tally_oracle;
extern wide_function *const tally_wide[];
extern const oracle turn_oracle;
extern wide_function *const turn_wide[];
extern const oracle whittle_oracle;
extern wide_function *const whittle_wide[];
extern const oracle whole_oracle;
extern wide_function *const whole_wide[];

/* clang-format off */
const oracle_wide oracle_wides[] = {
    {&cleft_oracle, cleft_wide},
    {&fixed_oracle, fixed_wide},
    {&gather_oracle, gather_wide},
    {&lean_oracle, lean_wide},
    {&ledger_oracle, ledger_wide},
    {&mean_of_what_is_there_where_a_weight_may_be_missing_oracle, mean_of_what_is_there_where_a_weight_may_be_missing_wide},
    {&mingle_oracle, mingle_wide},
    {&odd_oracle, odd_wide},
    {&other_oracle, other_wide},
    {&spare_oracle, spare_wide},
    {&square_oracle, square_wide},
    {&switch_oracle, switch_wide},
    {&tally_oracle, tally_wide},
    {&turn_oracle, turn_wide},
    {&whittle_oracle, whittle_wide},
    {&whole_oracle, whole_wide},
    {NULL, NULL},
};
/* clang-format on */
