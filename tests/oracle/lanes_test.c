/*
 * What wide numbers build on, measured: the functions of lanes.h against long double, and wide
 * results against MPFR, whose intervals they have to touch.
 */
#include <criterion/criterion.h>
#include <float.h>
#include <math.h>

#include "client/random.h"
#include "oracle/judge_lanes.h"

enum { SAMPLES = 1 << 17, POINTS = 4000 };

/* A number between low and high, or one of any size within them. */
static double sample(uint64_t seed, double low, double high)
{
    const double part = (double)(random_mixed(seed) >> 11) * 0x1p-53;

    if (seed % 2 == 0)
        return low + (high - low) * part;

    const double end = random_mixed(seed + 1) % 2 == 0 && low < 0 ? low : high;

    return end * exp(-part * 200.0);
}

typedef lanes lanes_function(lanes x);
typedef long double real_function(long double x);

static void measure(const char *name, lanes_function *f, real_function *real, double low,
                    double high)
{
    double worst = 0;
    double at = 0;

    for (uint64_t seed = 0; seed < SAMPLES; seed += LANES) {
        lanes x = lanes_of(0);

        for (int i = 0; i < LANES; i++)
            x[i] = sample(seed + (uint64_t)i, low, high);

        const lanes y = f(x);

        for (int i = 0; i < LANES; i++) {
            const long double r = real(x[i]);
            const double error = r == 0 ? fabs(y[i]) : (double)fabsl((y[i] - r) / r);

            at = error > worst ? x[i] : at;
            worst = error > worst ? error : worst;
        }
    }
    cr_assert(worst <= 4 * WIDE_UNIT, "%s is %g units off at %a", name, worst / WIDE_UNIT, at);
}

Test(lanes, functions_are_as_near_as_glibc_says)
{
    measure("exp", lanes_exp, expl, -700, 700);
    measure("expm1", lanes_expm1, expm1l, -1, 700);
    measure("log", lanes_log, logl, 0x1p-149, 0x1p200);
    measure("log1p", lanes_log1p, log1pl, -0.999, 0x1p128);
    measure("tanh", lanes_tanh, tanhl, -1, 1);
    measure("erf", lanes_erf, erfl, -0.5, 0.5);
    measure("erfc", lanes_erfc, erfcl, -0.5, WIDE_FAR_TAIL);
    measure("sin", lanes_sin, sinl, -0x1p128, 0x1p128);
    measure("cos", lanes_cos, cosl, -0x1p128, 0x1p128);
    measure("tan", lanes_tan, tanl, -0x1p128, 0x1p128);
    measure("asin", lanes_asin, asinl, -1, 1);
    measure("acos", lanes_acos, acosl, -1, 1);
    measure("atan", lanes_atan, atanl, -0x1p128, 0x1p128);
    measure("sinh", lanes_sinh, sinhl, -700, 700);
    measure("cosh", lanes_cosh, coshl, -700, 700);
    measure("asinh", lanes_asinh, asinhl, -0x1p128, 0x1p128);
    measure("acosh", lanes_acosh, acoshl, 1, 0x1p128);
    measure("atanh", lanes_atanh, atanhl, -0.999, 0.999);
    measure("exp2", lanes_exp2, exp2l, -1000, 1000);
    measure("log2", lanes_log2, log2l, 0x1p-149, 0x1p200);
    measure("log10", lanes_log10, log10l, 0x1p-149, 0x1p200);
    measure("lgamma", lanes_lgamma, lgammal, -8, 0x1p128);
}

/* The wide value of a formula, with its error, holds the real one. */
static void contain(const oracle_formula *formula, size_t count, double (*points)[LANES],
                    box_context *boxes)
{
    wide v[ORACLE_ARGUMENTS_MAX];
    lanes e;

    for (size_t i = 0; i < count; i++) {
        v[i] = wide_of(lanes_of(0));
        for (int k = 0; k < LANES; k++)
            v[i].v[k] = points[i][k];
    }

    const lanes t = wide_total(wide_of_formula(formula)(v), &e);

    for (int k = 0; k < LANES; k++) {
        const box *b[ORACLE_ARGUMENTS_MAX];

        if (!(e[k] < INFINITY))
            continue;
        box_begin(boxes, 200);
        for (size_t i = 0; i < count; i++)
            b[i] = box_of(boxes, points[i][k]);

        const box *const real = formula->box(boxes, b);
        const long double low = mpfr_get_ld(real->low, MPFR_RNDD);
        const long double high = mpfr_get_ld(real->high, MPFR_RNDU);

        cr_assert(boxes->doubt || (isnan(t[k]) && mpfr_nan_p(real->low)) ||
                      (fminl((long double)t[k] - e[k], DBL_MAX) <= high &&
                       fmaxl((long double)t[k] + e[k], -DBL_MAX) >= low),
                  "%s: %a within %a, but it is %Lg at %a", formula->output, t[k], e[k], low,
                  points[count - 1][k]);
    }
}

Test(wide, errors_are_within_their_bounds)
{
    box_context *const boxes = box_open();

    for (const oracle *const *o = oracles; *o; o++) {
        size_t count = 0;

        while ((*o)->arguments[count])
            count++;
        for (uint64_t seed = 0; seed < POINTS; seed += LANES) {
            double points[ORACLE_ARGUMENTS_MAX][LANES];

            for (size_t i = 0; i < count; i++) {
                for (uint64_t k = 0; k < LANES; k++)
                    points[i][k] =
                        (double)(float)sample((seed + k) * 32 + i * 2 + (k & 1), -30, 30);
            }
            for (size_t k = 0; k < (*o)->formula_count; k++) {
                if ((*o)->formulas[k].near) /* null where all numbers are complex */
                    contain(&(*o)->formulas[k], count, points, boxes);
            }
        }
    }
    box_close(boxes);
}
