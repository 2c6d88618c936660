/*
 * The judge must be able to condemn, and its two kinds of number must agree.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "client/random.h"
#include "common/dtypes.h"
#include "oracle/judge_lanes.h"

enum { POINTS = 400 };

/* Arguments of everyday size, exact in f32. */
static void fill(double *values, size_t count, uint64_t seed)
{
    for (size_t i = 0; i < count; i++)
        values[i] = (double)(float)((double)(random_mixed(seed * 16 + i) >> 40) * 0x1p-21 - 4.0);
}

static size_t arguments_of(const oracle *o)
{
    size_t count = 0;

    while (o->arguments[count])
        count++;
    return count;
}

static uint32_t bits_of(float x)
{
    uint32_t bits;

    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* Outside the domain of a formula nan is right, and no number is. */
static void judge_nowhere(judge *j, const double *values)
{
    cr_assert(judge_value(j, values, (double)NAN) == 0, "%s: no nan", j->formula->output);
    cr_assert(isinf(judge_value(j, values, 1.0)), "%s: a number", j->formula->output);
}

/* Of a result and its two neighbours one is right, and both kinds of number know which. */
static void judge_neighbours(const oracle_formula *formula, size_t count, uint64_t seed)
{
    judge quick = judge_open(formula, count, AC_F32);
    judge slow = judge_open(formula, count, AC_F32);
    double values[ORACLE_ARGUMENTS_MAX];
    near v[ORACLE_ARGUMENTS_MAX];
    near_context c = {0};
    long double e;
    size_t right = 0;

    slow.only_box = true;
    fill(values, count, seed);
    for (size_t i = 0; i < count; i++)
        v[i] = near_of(values[i]);

    const float best = (float)near_total(formula->near(&c, v), &e);

    if (isnan(best)) {
        judge_nowhere(&quick, values);
        judge_nowhere(&slow, values);
    }

    /* A nan, an infinity and a zero have no neighbours to tell from them. */
    const bool lonely = c.doubt || best == 0 || !isfinite(best);

    for (int step = -1; step <= 1 && !lonely; step++) {
        const uint32_t bits = bits_of(best) + (uint32_t)step;
        const uint64_t wrong = quick.all.misrounded;
        const double a = judge_result(&quick, values, bits);
        const double b = judge_result(&slow, values, bits);

        cr_assert(fabs(a - b) < 0x1p-10, "%s: %g and %g ulp", formula->output, a, b);
        cr_assert(quick.all.misrounded == slow.all.misrounded);
        cr_assert(step == 0 || a > 0.49, "%s: a neighbour is only %g ulp off", formula->output, a);
        right += quick.all.misrounded == wrong;
    }
    cr_assert(right == 1 || lonely, "%s: %zu of three neighbours are right", formula->output,
              right);
    judge_close(&quick);
    judge_close(&slow);
}

Test(judge, finds_the_one_right_result)
{
    for (const oracle *const *o = oracles; *o; o++) {
        for (size_t k = 0; k < (*o)->formula_count; k++) {
            /* A formula of complex numbers alone has no near form: it is judged by its parts. */
            for (uint64_t seed = 0; seed < POINTS && (*o)->formulas[k].near; seed++)
                judge_neighbours(&(*o)->formulas[k], arguments_of(*o), seed);
        }
    }
}

/* A number next to a tie: only MPFR can tell on which side it is. */
static near third_near(near_context *c, const near v[])
{
    return near_add(c, v[0], near_exp(c, v[1]));
}

static const box *third_box(box_context *c, const box *const v[])
{
    return box_add(c, v[0], box_exp(c, v[1]));
}

Test(judge, asks_mpfr_next_to_a_tie)
{
    const oracle_formula formula = {.output = "out", .near = third_near, .box = third_box};
    judge j = judge_open(&formula, 2, AC_F32);
    const double above[] = {1 + 0x1p-24, -60.0};

    (void)judge_result(&j, above, bits_of(1 + 0x1p-23F));
    cr_assert(j.all.misrounded == 0 && j.all.boxed == 1);
    (void)judge_result(&j, above, bits_of(1.0F));
    cr_assert(j.all.misrounded == 1 && j.all.boxed == 2);
    cr_assert(j.all.worst >= 0.5 && j.all.worst < 0.5001);
    judge_close(&j);
}

Test(judge, special_results)
{
    const oracle_formula formula = {.output = "out", .near = third_near, .box = third_box};
    judge j = judge_open(&formula, 2, AC_F32);
    const double past[] = {0x1.fffffep127, 88.0};
    const double tiny[] = {0.0, -104.5};

    (void)judge_result(&j, past, bits_of(INFINITY));
    (void)judge_result(&j, tiny, bits_of(0.0F));
    cr_assert(j.all.misrounded == 0);
    (void)judge_result(&j, tiny, bits_of(-0.0F));
    cr_assert(j.all.misrounded == 1, "a zero of the wrong sign");
    (void)judge_result(&j, tiny, bits_of(NAN));
    cr_assert(j.all.misrounded == 2 && isinf(j.all.worst));
    judge_close(&j);
}

static near less_near(near_context *c, const near v[])
{
    return near_sub(c, v[0], near_exp(c, v[1]));
}

static const box *less_box(box_context *c, const box *const v[])
{
    return box_sub(c, v[0], box_exp(c, v[1]));
}

/* Below the middle between the largest number and the next, infinity is wrong unless no precision
 * tells the value from that middle. */
Test(judge, where_infinity_begins)
{
    const oracle_formula formula = {.output = "out", .near = less_near, .box = less_box};
    judge j = judge_open(&formula, 2, AC_F32);
    const double at[] = {0x1.ffffffp127, 41.0};     /* by 2^-45 of a unit */
    const double before[] = {0x1.ffffffp127, 60.0}; /* by 2^-17 of it */

    cr_assert(judge_result(&j, at, bits_of(INFINITY)) == 0.5);
    cr_assert(judge_result(&j, at, bits_of(0x1.fffffep127F)) < 0.5001);
    cr_assert(isinf(judge_result(&j, at, bits_of(-INFINITY))));
    cr_assert(isinf(judge_result(&j, before, bits_of(INFINITY))));
    judge_close(&j);
}

static wide third_wide(const wide v[])
{
    return wide_add(v[0], wide_exp(v[1]));
}

/* On either side of half a unit above the largest number, where results become infinite. */
Test(judge, lanes_know_what_is_infinite)
{
    const oracle_formula formula = {.output = "out", .near = third_near, .box = third_box};
    const float results[] = {INFINITY, -INFINITY, 0x1.fffffep127F, NAN};
    const double exponents[] = {71.0, 72.0};

    for (size_t i = 0; i < 8; i++) {
        const double at[] = {0x1.fffffep127, exponents[i % 2]};
        const lanes values[] = {lanes_of(at[0]), lanes_of(at[1])};
        judge one = judge_open(&formula, 2, AC_F32);
        judge all = judge_open(&formula, 2, AC_F32);

        (void)judge_result(&one, at, bits_of(results[i / 2]));
        judge_lanes(&all, third_wide, values, lanes_of((double)results[i / 2]));
        cr_assert(all.all.judged == LANES);
        cr_assert(all.all.misrounded == LANES * one.all.misrounded);
        cr_assert(all.all.worst == one.all.worst || fabs(all.all.worst - one.all.worst) < 0x1p-10);
        cr_assert((one.all.misrounded == 0) == (i == 1 || i == 4), "at %zu", i);
        judge_close(&one);
        judge_close(&all);
    }
}
