/*
 * Generated from spec/comparison/is_in_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = element == testElement */
static wide wide_formula_false_false_out(const wide v[])
{
    return wide_where(wide_eq(v[0], v[1]), wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L));
}

/* out = element != testElement */
static wide wide_formula_false_true_out(const wide v[])
{
    return wide_where(wide_ne(v[0], v[1]), wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L));
}

/* out = element == testElement */
static wide wide_formula_true_false_out(const wide v[])
{
    return wide_where(wide_eq(v[0], v[1]), wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L));
}

/* out = element != testElement */
static wide wide_formula_true_true_out(const wide v[])
{
    return wide_where(wide_ne(v[0], v[1]), wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L));
}

/* In the order of the oracle's formulas. */
wide_function *const is_in_tensor_scalar_wide[] = {
    wide_formula_false_false_out,
    wide_formula_false_true_out,
    wide_formula_true_false_out,
    wide_formula_true_true_out,
};
/* clang-format on */
