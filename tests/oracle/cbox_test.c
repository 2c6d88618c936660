/*
 * Complex numbers of the oracle beside numbers worked by hand and long double, and the judge of
 * complex results, which must be able to condemn.
 */
#include <complex.h>
#include <criterion/criterion.h>
#include <math.h>

#include "common/dtypes.h"
#include "oracle/judge.h"

static cbox sigmoid(box_context *c, const cbox v[])
{
    return cbox_sigmoid(c, v[0]);
}

static cbox product(box_context *c, const cbox v[])
{
    return cbox_mul(c, v[0], cbox_conj(c, v[1]));
}

static cbox quotient(box_context *c, const cbox v[])
{
    return cbox_div(c, v[0], v[1]);
}

static cbox gradient(box_context *c, const cbox v[])
{
    const cbox one = cbox_number(c, "1", "1");

    return cbox_mul(c, v[0], cbox_conj(c, cbox_mul(c, v[1], cbox_sub(c, one, v[1]))));
}

typedef cbox complex_formula(box_context *c, const cbox v[]);

/* The error of a result of one formula at one point. */
static double error_at(complex_formula *f, size_t arguments, int dtype, const double *values,
                       double re, double im)
{
    const oracle_formula formula = {.output = "out", .cbox = f};
    const double result[] = {re, im};
    judge j = judge_open(&formula, arguments, dtype);
    const double error = judge_complex(&j, values, result);

    judge_close(&j);
    return error;
}

Test(cbox, arithmetic_worked_by_hand)
{
    const double v[] = {1, 2, 3, -4};
    const double g[] = {2, 1, 0.5, 0.5}; /* y (1 - y) is 0.5 */

    cr_assert(error_at(product, 2, AC_C128, v, -5, 10) == 0);
    cr_assert(error_at(product, 2, AC_C128, v, -5, 10 + 0x1p-49) == 1);
    cr_assert(error_at(product, 2, AC_C128, v, -5 + 0x1p-49, 10) == 1, "in units of 10");
    cr_assert(error_at(quotient, 2, AC_C64, v, (double)-0.2F, (double)0.4F) < 0.5);
    cr_assert(error_at(gradient, 2, AC_C64, g, 1, 0.5) == 0);
    cr_assert(error_at(gradient, 2, AC_C64, g, 1, -0.5) > 0x1p20, "without the conjugate");
}

/* At 0 and the double next to pi: 1/2 + i tan(y / 2) / 2, where y / 2 is 6.123233995736766e-17
 * below pi / 2. */
Test(cbox, next_to_a_pole)
{
    const double at[] = {0.0, 0x1.921fb54442d18p+1};
    const double im = 8165619676597685.0;

    cr_assert(error_at(sigmoid, 1, AC_C128, at, 0.5, im) < 0.5);
    cr_assert(error_at(sigmoid, 1, AC_C128, at, 0.0, im) <= 0.5, "half a unit of the larger part");
    cr_assert(error_at(sigmoid, 1, AC_C128, at, 0.5, im + 1) > 0.5);
    cr_assert(error_at(sigmoid, 1, AC_C128, at, 0.5, im - 1) > 0.5);
    cr_assert(error_at(sigmoid, 1, AC_C128, at, 0.5, -im) > 0x1p50);
}

Test(cbox, far_out)
{
    const double left[] = {-1e300, 1.0}, right[] = {1e300, -1e300};
    const double subnormal[] = {-104.0, 0.0}; /* e^-104 is 0.488 times the least float */

    cr_assert(error_at(sigmoid, 1, AC_C128, left, 0, 0) < 1e-9);
    cr_assert(error_at(sigmoid, 1, AC_C128, left, 0x1p-1074, 0) > 0.99);
    cr_assert(error_at(sigmoid, 1, AC_C128, right, 1, 0) < 1e-9);
    cr_assert(error_at(sigmoid, 1, AC_C64, subnormal, 0, 0) < 0.5);
    cr_assert(error_at(sigmoid, 1, AC_C64, subnormal, 0x1p-149, 0) > 0.5);
    cr_assert(isinf(error_at(sigmoid, 1, AC_C64, right, NAN, 0)));
    cr_assert(isinf(error_at(sigmoid, 1, AC_C64, right, INFINITY, 0)));
}

/* The nearest floats are right, their neighbours wrong. */
Test(cbox, agrees_with_long_double)
{
    for (int k = 0; k < 1000; k++) {
        const double at[] = {0.03125 * (k % 200 - 100), 0.0703125 * (k % 123 - 61)};
        const long double complex z = (long double)at[0] + (long double)at[1] * I;
        const long double complex y = 1.0L / (1.0L + cexpl(-z));
        const double re = (double)(float)creall(y);
        const double im = (double)(float)cimagl(y);
        const double larger = fmax(fabs(re), fabs(im));
        const double unit = (double)(nextafterf((float)larger, INFINITY) - (float)larger);

        cr_assert(error_at(sigmoid, 1, AC_C64, at, re, im) <= 0.5001, "%a, %a", at[0], at[1]);
        cr_assert(error_at(sigmoid, 1, AC_C64, at, re + unit, im) > 0.49, "%a, %a", at[0], at[1]);
        cr_assert(error_at(sigmoid, 1, AC_C64, at, re, im - 2 * unit) > 1.49, "%a, %a", at[0],
                  at[1]);
    }
}

static cbox tangent(box_context *c, const cbox v[])
{
    return cbox_tan(c, v[0]);
}

static cbox power(box_context *c, const cbox v[])
{
    return cbox_pow(c, v[0], v[1]);
}

/* Tangents and powers beside those of long double, whose digits suffice for floats here. */
Test(cbox, bends_and_raises_as_long_double)
{
    for (int k = 0; k < 300; k++) {
        const double at[] = {0.03125 * (k % 200 - 100.5), 0.0703125 * (k % 60 - 30.5), 1.5, -0.25};
        const long double complex z = (long double)at[0] + (long double)at[1] * I;
        const long double complex t = ctanl(z);
        const long double complex p = cpowl(z, 1.5L - 0.25L * I);

        cr_assert(error_at(tangent, 1, AC_C64, at, (double)creall(t), (double)cimagl(t)) <= 0.5001,
                  "%a, %a", at[0], at[1]);
        cr_assert(error_at(power, 2, AC_C64, at, (double)creall(p), (double)cimagl(p)) <= 0.5001,
                  "%a, %a", at[0], at[1]);
    }
}

/* A part that is 2^-1000 of one that overflows may be 0, and not more; above that it has its
 * digits. */
Test(cbox, parts_beside_what_overflows)
{
    static const double far[] = {-0x1p1021, 0x1p-46, 2, 0};
    static const double beside[] = {-0x1p600, 0x1p-100, 2, 0};

    cr_assert(error_at(power, 2, AC_C128, far, INFINITY, 0) < 1e-9);
    cr_assert(error_at(power, 2, AC_C128, far, INFINITY, -0x1.8p976) < 1e-9);
    cr_assert(isinf(error_at(power, 2, AC_C128, far, INFINITY, -INFINITY)));
    cr_assert(isinf(error_at(power, 2, AC_C128, far, INFINITY, NAN)));
    cr_assert(error_at(power, 2, AC_C128, beside, INFINITY, -0x1p501) < 1e-9);
}

/* Nothing, times what no float has. */
static cbox nothing_grown(box_context *c, const cbox v[])
{
    const cbox nothing = cbox_sub(c, cbox_exp(c, cbox_log(c, v[0])), v[0]);
    const cbox far = cbox_of(c, 0x1p1000, 0);

    return cbox_mul(c, far, cbox_mul(c, far, nothing));
}

/* A box around 0 that is wider than all numbers on both sides has to become narrower. */
Test(cbox, values_that_are_as_far_on_both_sides)
{
    static const double three[] = {3, 0};

    cr_assert(error_at(nothing_grown, 1, AC_C64, three, 0, 0) < 1e-9);
    cr_assert(error_at(nothing_grown, 1, AC_C64, three, 1, 0) > 1);
}

/* Quarters of a turn are exact, and what has no value is nan twice. */
Test(cbox, powers_of_numbers_on_an_axis)
{
    const double whole[] = {0, 1, 1e300, 0}, odd[] = {-1, 0, 3, 0}, none[] = {1, 1, 1e300, 0};

    cr_assert(error_at(power, 2, AC_C128, whole, 1, 0) == 0);
    cr_assert(error_at(power, 2, AC_C128, odd, -1, 0) == 0);
    cr_assert(error_at(power, 2, AC_C128, none, NAN, NAN) == 0);
    cr_assert(isinf(error_at(power, 2, AC_C128, none, 1, 0)));

    /* Numbers of the size 1 turn exactly, and grow: e^1113 as a part of -i, beside a 0. */
    static const double grown[] = {0.0, -1, 709, 709};

    cr_assert(error_at(power, 2, AC_C64, grown, 0, -INFINITY) == 0);
    cr_assert(error_at(power, 2, AC_C64, grown, 1, -INFINITY) > 0);
    cr_assert(isinf(error_at(power, 2, AC_C64, grown, 0, INFINITY)));
}
