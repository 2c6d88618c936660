/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* value = grad * weight + bias */
static wide wide_true_low_value(const wide v[])
{
    return wide_add(wide_mul(v[0], v[2]), v[3]);
}

/* total = sum(grad * self) */
static wide wide_true_low_total(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* value = grad * weight + bias */
static wide wide_true_high_value(const wide v[])
{
    return wide_add(wide_mul(v[0], v[2]), v[3]);
}

/* total = sum(grad * self) */
static wide wide_true_high_total(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* value = grad */
static wide wide_false_low_value(const wide v[])
{
    return v[0];
}

/* total = sum(grad * self) */
static wide wide_false_low_total(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* value = grad + self */
static wide wide_false_high_value(const wide v[])
{
    return wide_add(v[0], v[1]);
}

/* total = sum(grad * self) */
static wide wide_false_high_total(const wide v[])
{
    return wide_mul(v[0], v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const gather_wide[] = {
    wide_true_low_value,
    wide_true_low_total,
    wide_true_high_value,
    wide_true_high_total,
    wide_false_low_value,
    wide_false_low_total,
    wide_false_high_value,
    wide_false_high_total,
};
/* clang-format on */
