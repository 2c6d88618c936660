/*
 * Generated from spec/activation/glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradA = gradOut * sigmoid(b) */
static wide wide_formula_gradA(const wide v[])
{
    return wide_mul(v[0], wide_sigmoid(v[2]));
}

/* gradB = gradOut * a * near * near * fourth * fourth * fourth * fourth */
static wide wide_formula_gradB(const wide v[])
{
    const wide part_near = wide_sigmoid(wide_abs(v[2]));
    const wide part_fourth = wide_exp(wide_div(wide_neg(wide_abs(v[2])), wide_number(4.0L, 1.0L)));
    return wide_mul(
        wide_mul(wide_mul(wide_mul(wide_mul(wide_mul(wide_mul(v[0], v[1]), part_near), part_near),
                                   part_fourth),
                          part_fourth),
                 part_fourth),
        part_fourth);
}

/* In the order of the oracle's formulas. */
wide_function *const glu_backward_wide[] = {
    wide_formula_gradA,
    wide_formula_gradB,
};
/* clang-format on */
