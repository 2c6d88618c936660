/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradGate = grad * up */
static wide wide_formula_false_false_plain_gradGate(const wide v[])
{
    return wide_mul(v[0], v[2]);
}

/* gradUp = grad * gate */
static wide wide_formula_false_false_plain_gradUp(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* gradGate = -grad * up */
static wide wide_formula_false_false_scaled_gradGate(const wide v[])
{
    return wide_mul(wide_neg(v[0]), v[2]);
}

/* gradUp = grad * gate */
static wide wide_formula_false_false_scaled_gradUp(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* gradGate = grad * up */
static wide wide_formula_false_true_plain_gradGate(const wide v[])
{
    return wide_mul(v[0], v[2]);
}

/* gradUp = grad * gate */
static wide wide_formula_false_true_plain_gradUp(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* gradGate = -grad * up */
static wide wide_formula_false_true_scaled_gradGate(const wide v[])
{
    return wide_mul(wide_neg(v[0]), v[2]);
}

/* gradUp = grad * gate */
static wide wide_formula_false_true_scaled_gradUp(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* gradGate = grad * up */
static wide wide_formula_true_false_plain_gradGate(const wide v[])
{
    return wide_mul(v[0], v[2]);
}

/* gradUp = grad * gate */
static wide wide_formula_true_false_plain_gradUp(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* gradGate = -grad * up */
static wide wide_formula_true_false_scaled_gradGate(const wide v[])
{
    return wide_mul(wide_neg(v[0]), v[2]);
}

/* gradUp = grad * gate */
static wide wide_formula_true_false_scaled_gradUp(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* gradGate = grad * up */
static wide wide_formula_true_true_plain_gradGate(const wide v[])
{
    return wide_mul(v[0], v[2]);
}

/* gradUp = grad * gate */
static wide wide_formula_true_true_plain_gradUp(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* gradGate = -grad * up */
static wide wide_formula_true_true_scaled_gradGate(const wide v[])
{
    return wide_mul(wide_neg(v[0]), v[2]);
}

/* gradUp = grad * gate */
static wide wide_formula_true_true_scaled_gradUp(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const cleft_wide[] = {
    wide_formula_false_false_plain_gradGate,
    wide_formula_false_false_plain_gradUp,
    wide_formula_false_false_scaled_gradGate,
    wide_formula_false_false_scaled_gradUp,
    wide_formula_false_true_plain_gradGate,
    wide_formula_false_true_plain_gradUp,
    wide_formula_false_true_scaled_gradGate,
    wide_formula_false_true_scaled_gradUp,
    wide_formula_true_false_plain_gradGate,
    wide_formula_true_false_plain_gradUp,
    wide_formula_true_false_scaled_gradGate,
    wide_formula_true_false_scaled_gradUp,
    wide_formula_true_true_plain_gradGate,
    wide_formula_true_true_plain_gradUp,
    wide_formula_true_true_scaled_gradGate,
    wide_formula_true_true_scaled_gradUp,
};
/* clang-format on */
