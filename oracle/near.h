/*
 * Fast numbers of the oracle: c + v, with v at most e away from the real value.
 *
 * v is a long double; c is a small exact number, kept separately so that 1 - tanh(x) * tanh(x) does
 * not lose digits. The error bound is updated by each operation: half a unit of 2^-63 for
 * arithmetic, sixteen for glibc's long double functions (their known errors are below six). If the
 * bound does not decide a comparison, such as which piece of a formula holds, `doubt` is set; the
 * caller then uses a box (box.h).
 */
#ifndef AC_ORACLE_NEAR_H
#define AC_ORACLE_NEAR_H

#include <math.h>
#include <stdbool.h>

typedef struct near {
    long double c;
    long double v;
    long double e;
} near;

typedef struct near_context {
    bool doubt;
} near_context;

#define NEAR_UNIT 0x1p-63L
#define NEAR_FUNCTION (16 * NEAR_UNIT)
#define NEAR_TINY 0x1p-16290L /* covers every underflow */
#define NEAR_FAR 11300.0L     /* exp(-NEAR_FAR) is below NEAR_TINY */
#define NEAR_FAR_TAIL 107.0L  /* erfc(NEAR_FAR_TAIL) is below NEAR_TINY */

static inline near near_of(long double v)
{
    return (near){0, v, 0};
}

static inline near near_made(long double c, long double v, long double e)
{
    return (near){c, v, e + NEAR_TINY};
}

/* The whole as one number: its error includes the last rounding. */
static inline long double near_total(near x, long double *e)
{
    const long double t = x.c + x.v;

    *e = x.c == 0 ? x.e : x.e + fabsl(t) * NEAR_UNIT;
    return t;
}

/* Anchors stay small multiples of 2^-20, whose sums and products are exact. */
static inline near near_settled(near x)
{
    if (x.c == 0 || (fabsl(x.c) < 0x1p20L && truncl(x.c * 0x1p20L) == x.c * 0x1p20L))
        return x;

    long double e;
    const long double t = near_total(x, &e);

    return (near){0, t, e + fabsl(x.c) * NEAR_UNIT};
}

/* A literal, top / bottom. The compiler does all of this. */
static inline near near_number(near_context *c, long double top, long double bottom)
{
    const long double v = top / bottom;
    const bool known = fabsl(top) < 0x1p53L && bottom < 0x1p53L && v * bottom == top;

    (void)c;
    if (known && fabsl(v) < 0x1p20L && truncl(v * 0x1p20L) == v * 0x1p20L)
        return (near){v, 0, 0};
    return (near){0, v, 3 * fabsl(v) * NEAR_UNIT};
}

static inline near near_neg(near_context *c, near x)
{
    (void)c;
    return (near){-x.c, -x.v, x.e};
}

static inline near near_add(near_context *c, near x, near y)
{
    const long double v = x.v + y.v;
    const long double rounding = x.v == 0 || y.v == 0 ? 0 : fabsl(v) * NEAR_UNIT;

    (void)c;
    return near_settled((near){x.c + y.c, v, x.e + y.e + rounding});
}

static inline near near_sub(near_context *c, near x, near y)
{
    return near_add(c, x, near_neg(c, y));
}

static inline near near_mul(near_context *c, near x, near y)
{
    const long double a = x.c * y.v;
    const long double b = y.c * x.v;
    const long double d = x.v * y.v;
    const long double size = fabsl(a) + fabsl(b) + fabsl(d);
    const long double e = (fabsl(x.c) + fabsl(x.v)) * y.e + (fabsl(y.c) + fabsl(y.v)) * x.e +
                          x.e * y.e + 2 * size * NEAR_UNIT;

    (void)c;
    return near_settled((near){x.c * y.c, a + b + d, e == 0 ? 0 : e + NEAR_TINY});
}

static inline near near_div(near_context *c, near x, near y)
{
    long double ex;
    long double ey;
    const long double a = near_total(x, &ex);
    const long double b = near_total(y, &ey);
    const long double q = a / b;

    if (!(fabsl(b) > 2 * ey)) {
        c->doubt = true;
        return near_of(0);
    }
    return near_made(0, q, (ex + fabsl(q) * ey) / (fabsl(b) - ey) + fabsl(q) * NEAR_UNIT);
}

/* --- comparisons ------------------------------------------------------------------------------ */

/* Whether one number is an infinity, which a formula may compare with, and the other is none. */
static inline bool near_apart(near x, near y)
{
    return (isinf(y.v) && isfinite(x.v) && isfinite(x.e)) ||
           (isinf(x.v) && isfinite(y.v) && isfinite(y.e));
}

/* -1, 0 or 1; in doubt where the difference is below its error. */
static inline int near_order(near_context *c, near x, near y)
{
    long double e;
    const long double d = near_total(near_sub(c, x, y), &e);

    if (fabsl(d) <= e && e > 0 && !near_apart(x, y))
        c->doubt = true;
    return (d > 0) - (d < 0);
}

static inline bool near_lt(near_context *c, near x, near y)
{
    return near_order(c, x, y) < 0;
}

static inline bool near_le(near_context *c, near x, near y)
{
    return near_order(c, x, y) <= 0;
}

static inline bool near_gt(near_context *c, near x, near y)
{
    return near_order(c, x, y) > 0;
}

static inline bool near_ge(near_context *c, near x, near y)
{
    return near_order(c, x, y) >= 0;
}

static inline bool near_eq(near_context *c, near x, near y)
{
    return near_order(c, x, y) == 0;
}

static inline bool near_ne(near_context *c, near x, near y)
{
    return near_order(c, x, y) != 0;
}

static inline near near_min(near_context *c, near x, near y)
{
    return near_lt(c, y, x) ? y : x;
}

static inline near near_max(near_context *c, near x, near y)
{
    return near_gt(c, y, x) ? y : x;
}

static inline near near_abs(near_context *c, near x)
{
    return near_lt(c, x, near_of(0)) ? near_neg(c, x) : x;
}

static inline near near_round(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    if (rintl(t - e) != rintl(t + e))
        c->doubt = true;
    return near_of(rintl(t));
}

static inline near near_floor(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    if (floorl(t - e) != floorl(t + e))
        c->doubt = true;
    return near_of(floorl(t));
}

static inline near near_trunc(near_context *c, near x)
{
    const long double t = x.c + x.v;

    return t < 0 || (t == 0 && signbit(x.v)) ? near_neg(c, near_floor(c, near_neg(c, x)))
                                             : near_floor(c, x);
}

/* --- functions -------------------------------------------------------------------------------- */

/* The argument of a function; its error has to be small, so that the slope there bounds the
 * result's error. A very large one becomes `far`, where these functions have reached their
 * limits. */
static inline long double near_argument(near_context *c, near x, long double far, long double *e)
{
    const long double t = near_total(x, e);

    if (fabsl(t) > far && *e < fabsl(t) / 4) {
        *e = 0;
        return copysignl(far, t);
    }
    if (!(*e < 0x1p-10L))
        c->doubt = true;
    return t;
}

static inline near near_sqrt(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double r = sqrtl(t);

    if (!(t > 2 * e))
        c->doubt = c->doubt || !(t == 0 && e == 0);
    return near_made(0, r, r == 0 ? 0 : e / r + r * NEAR_UNIT);
}

static inline near near_exp(near_context *c, near x)
{
    long double e;
    const long double r = expl(near_argument(c, x, NEAR_FAR, &e));

    return near_made(0, r, r * (2 * e + NEAR_FUNCTION));
}

static inline near near_expm1(near_context *c, near x)
{
    long double e;
    const long double t = near_argument(c, x, NEAR_FAR, &e);

    if (t < -1)
        return near_made(-1, expl(t), expl(t) * (2 * e + NEAR_FUNCTION));

    const long double r = expm1l(t);

    return near_made(0, r, fabsl(r) * NEAR_FUNCTION + 2 * e * (1 + fabsl(r)));
}

static inline near near_log1p(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double r = log1pl(t);

    if (!(t > -1 + 4 * e))
        c->doubt = true;
    return near_made(0, r, fabsl(r) * NEAR_FUNCTION + 2 * e / (1 + t));
}

static inline near near_log(near_context *c, near x)
{
    if (x.c == 1)
        return near_log1p(c, (near){0, x.v, x.e});

    long double e;
    const long double t = near_total(x, &e);
    const long double r = logl(t);

    if (!(t > 4 * e))
        c->doubt = true;
    return near_made(0, r, fabsl(r) * NEAR_FUNCTION + 2 * e / t);
}

/* exp(t) / (1 + exp(t)) for a t that is not large, with its error. */
static inline near near_rise(long double t, long double e)
{
    const long double p = expl(t);
    const long double r = p / (1 + p);

    return near_made(0, r, r * (2 * e + NEAR_FUNCTION + 4 * NEAR_UNIT));
}

static inline near near_sigmoid(near_context *c, near x)
{
    long double e;
    const long double t = near_argument(c, x, NEAR_FAR, &e);

    if (t <= 1)
        return near_rise(t, e);

    const near r = near_rise(-t, e);

    return (near){1, -r.v, r.e};
}

static inline near near_softplus(near_context *c, near x)
{
    long double e;
    const long double t = near_argument(c, x, NEAR_FAR, &e);
    const long double r = log1pl(expl(-fabsl(t)));

    if (t <= 0)
        return near_made(0, r, r * (2 * e + 2 * NEAR_FUNCTION));
    return near_add(c, x, near_made(0, r, r * (2 * e + 2 * NEAR_FUNCTION)));
}

static inline near near_log_sigmoid(near_context *c, near x)
{
    return near_neg(c, near_softplus(c, near_neg(c, x)));
}

static inline near near_tanh(near_context *c, near x)
{
    long double e;
    const long double t = near_argument(c, x, NEAR_FAR, &e);

    if (fabsl(t) > 1) {
        const near r = near_rise(-2 * fabsl(t), 2 * e);

        return (near){t > 0 ? 1 : -1, t > 0 ? -2 * r.v : 2 * r.v, 2 * r.e};
    }
    return near_made(0, tanhl(t), fabsl(t) * NEAR_FUNCTION + e);
}

/* The slope of erfc is at most (2 * t + 2) times its value for positive t. */
static inline near near_tail(long double t, long double e)
{
    const long double r = erfcl(t);

    return near_made(0, r, r * (2 * e * (2 * t + 2) + NEAR_FUNCTION));
}

static inline near near_erfc(near_context *c, near x)
{
    long double e;
    const long double t = near_argument(c, x, NEAR_FAR_TAIL, &e);

    if (t < -0.5L) {
        const near r = near_tail(-t, e);

        return (near){2, -r.v, r.e};
    }
    if (t > 0.5L)
        return near_tail(t, e);
    return near_made(0, erfcl(t), 2 * (e + NEAR_FUNCTION));
}

static inline near near_erf(near_context *c, near x)
{
    long double e;
    const long double t = near_argument(c, x, NEAR_FAR_TAIL, &e);

    if (fabsl(t) > 0.5L) {
        const near r = near_tail(fabsl(t), e);

        return (near){t > 0 ? 1 : -1, t > 0 ? -r.v : r.v, r.e};
    }
    return near_made(0, erfl(t), fabsl(t) * 2 * NEAR_FUNCTION + 2 * e);
}

/* As wide_erfinv. */
static inline near near_erfinv(near_context *c, near x)
{
    const long double root = 1.12837916709551257389615890312154517L; /* 2 / sqrt(pi) */
    long double e;
    const long double t = near_total(x, &e);
    const long double size = fabsl(t);
    const bool low = size < 0.5L;
    long double goal = size;

    if (!low)
        goal = near_total(near_sub(c, near_of(1), t < 0 ? near_neg(c, x) : x), &e);
    if (!low && !(goal > 16 * e)) {
        c->doubt = true;
        return near_of(0);
    }

    const long double l = low ? log1pl(-size * size) : logl(goal * (2 - goal));
    const long double a = 4.3307467508L + l / 2;
    long double y = size < 0x1p-10L ? size / root : sqrtl(sqrtl(a * a - l / 0.147L) - a);

    for (int i = 0;; i++) {
        const long double slope = root * expl(-y * y);
        const long double step = (low ? erfl(y) - goal : goal - erfcl(y)) / slope;

        if (i == 3) {
            const long double off = fabsl(step) + (goal * NEAR_FUNCTION + e) / slope;

            c->doubt |= !(off < 0.25L);
            return near_made(0, t < 0 ? -y : y, 2 * off + y * NEAR_UNIT);
        }
        y -= step / (1 + y * step);
    }
}

#define NEAR_ROOT_2 1.41421356237309504880168872420969808L
#define NEAR_ROOT_2_PI 2.50662827463100050241576528481104525L

static inline near near_normal_cdf(near_context *c, near x)
{
    near t = near_div(c, near_neg(c, x), near_made(0, NEAR_ROOT_2, NEAR_UNIT));

    return near_mul(c, near_erfc(c, t), near_number(c, 1, 2));
}

static inline near near_normal_pdf(near_context *c, near x)
{
    const near half = near_mul(c, near_mul(c, x, x), near_number(c, -1, 2));

    return near_div(c, near_exp(c, half), near_made(0, NEAR_ROOT_2_PI, 2 * NEAR_UNIT));
}

/* --- circles, hyperbolas, other bases -----------------------------------------------------------
 */

/* r = f(t) with an error of that of t times the slope; undecided unless `inside` and r is a
 * number. */
static inline near near_made_of(near_context *c, bool inside, long double r, long double slope,
                                long double e)
{
    if (!inside || !isfinite(r) || !isfinite(slope)) {
        c->doubt = true;
        return near_of(0);
    }
    return near_made(0, r, fabsl(r) * NEAR_FUNCTION + 2 * e * slope);
}

static inline near near_sin(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    return near_made_of(c, isfinite(t), sinl(t), 1, e);
}

static inline near near_cos(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    return near_made_of(c, isfinite(t), cosl(t), 1, e);
}

static inline near near_tan(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double r = tanl(t);
    const long double slope = 1 + r * r;

    return near_made_of(c, e * slope < 0x1p-10L, r, 2 * slope, e);
}

/* The slope is below 1.4. */
static inline near near_sinc(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double pi = 3.14159265358979323846264338327950288L;
    const long double rest = t - 2 * rintl(t / 2);
    const long double n = rintl(rest);
    const long double sine = sinl(pi * (rest - n)) * (fabsl(n) == 1 ? -1 : 1);

    return near_made_of(c, isfinite(t), t == 0 ? 1 : sine / (pi * t), 1.4L, e);
}

static inline near near_asin(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double rest = 1 - fabsl(t);
    const bool end = e == 0 && rest == 0;

    return near_made_of(c, end || rest > 4 * e, asinl(t), end ? 0 : 1 / sqrtl(rest), e);
}

static inline near near_acos(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double rest = 1 - fabsl(t);
    const bool end = e == 0 && rest == 0;

    return near_made_of(c, end || rest > 4 * e, acosl(t), end ? 0 : 1 / sqrtl(rest), e);
}

static inline near near_atan(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    return near_made_of(c, isfinite(t), atanl(t), 1, e);
}

static inline near near_sinh(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    return near_made_of(c, fabsl(t) < NEAR_FAR, sinhl(t), coshl(t), e);
}

static inline near near_cosh(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double r = coshl(t);

    return near_made_of(c, fabsl(t) < NEAR_FAR, r, r, e);
}

static inline near near_asinh(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    return near_made_of(c, isfinite(t), asinhl(t), 1, e);
}

static inline near near_acosh(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double rest = t - 1;
    const bool end = e == 0 && rest == 0;

    return near_made_of(c, end || rest > 4 * e, acoshl(t), end ? 0 : 1 / sqrtl(rest), e);
}

static inline near near_atanh(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double rest = 1 - fabsl(t);

    return near_made_of(c, rest > 4 * e, atanhl(t), 1 / rest, e);
}

/* Of an exact number; next to a root beyond -8, where the C library may have fewer digits, too. */
static inline near near_lgamma(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const bool pole = t <= 0 && rintl(t) == t;

    return near_made_of(c, isfinite(t) && e == 0 && !pole, pole ? 0 : lgammal(t), 0, 0);
}

/* The asymptotic series at t + n, less the n inverses; `size` is that of the largest term. */
static inline long double near_digamma_above(long double t, long double *size)
{
    long double inverses = 0;

    for (; t < 24; t++)
        inverses += 1 / t;

    const long double u = 1 / (t * t);
    const long double tail = 1.0L / 132 - u * (691.0L / 32760 - u / 12);
    const long double rest = 1.0L / 120 - u * (1.0L / 252 - u * (1.0L / 240 - u * tail));

    *size = logl(t) + inverses;
    return logl(t) - 0.5L / t - u * (1.0L / 12 - u * rest) - inverses;
}

static inline near near_digamma(near_context *c, near x)
{
    long double e, size, turn = 0;
    const long double pi = 3.14159265358979323846264338327950288L;
    const long double t = near_total(x, &e);

    if (!isfinite(t) || e != 0 || (t <= 0 && rintl(t) == t)) {
        c->doubt = true;
        return near_of(0);
    }
    if (t < 0)
        turn = pi / tanl(pi * (t - rintl(t)));

    const long double above = near_digamma_above(t < 0 ? 1 - t : t, &size);

    return near_made(0, above - turn, 2 * NEAR_FUNCTION * (size + fabsl(turn)));
}

static inline near near_exp2(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double r = exp2l(t);

    return near_made_of(c, fabsl(t) < NEAR_FAR, r, r, e);
}

static inline near near_log2(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    return near_made_of(c, t > 4 * e, log2l(t), 2 / t, e);
}

static inline near near_log10(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);

    return near_made_of(c, t > 4 * e, log10l(t), 1 / t, e);
}

static inline near near_rsqrt(near_context *c, near x)
{
    long double e;
    const long double t = near_total(x, &e);
    const long double r = 1 / sqrtl(t);

    return near_made_of(c, t > 4 * e, r, r / t, e);
}

/* --- words made of words ---------------------------------------------------------------------- */

static inline near near_gelu(near_context *c, near x)
{
    return near_mul(c, x, near_normal_cdf(c, x));
}

static inline near near_gelu_slope(near_context *c, near x)
{
    return near_add(c, near_normal_cdf(c, x), near_mul(c, x, near_normal_pdf(c, x)));
}

static inline near near_silu(near_context *c, near x)
{
    return near_mul(c, x, near_sigmoid(c, x));
}

static inline near near_silu_slope(near_context *c, near x)
{
    const near s = near_sigmoid(c, x);
    const near one = near_number(c, 1, 1);

    return near_mul(c, s, near_add(c, one, near_mul(c, x, near_sub(c, one, s))));
}

static inline near near_mish(near_context *c, near x)
{
    return near_mul(c, x, near_tanh(c, near_softplus(c, x)));
}

static inline near near_mish_slope(near_context *c, near x)
{
    const near t = near_tanh(c, near_softplus(c, x));
    const near bend = near_sub(c, near_number(c, 1, 1), near_mul(c, t, t));

    return near_add(c, t, near_mul(c, x, near_mul(c, bend, near_sigmoid(c, x))));
}

static inline near near_bent(near_context *c, near x)
{
    const near cube = near_mul(c, x, near_mul(c, x, x));
    const near sum = near_add(c, x, near_mul(c, near_number(c, 44715, 1000000), cube));

    return near_tanh(c, near_mul(c, near_number(c, 7978845608028654, 10000000000000000), sum));
}

static inline near near_gelu_tanh(near_context *c, near x)
{
    const near half = near_mul(c, near_number(c, 1, 2), x);

    return near_mul(c, half, near_add(c, near_number(c, 1, 1), near_bent(c, x)));
}

static inline near near_gelu_tanh_slope(near_context *c, near x)
{
    const near t = near_bent(c, x);
    const near one = near_number(c, 1, 1);
    const near square = near_mul(c, near_number(c, 134145, 1000000), near_mul(c, x, x));
    const near rate =
        near_mul(c, near_number(c, 7978845608028654, 10000000000000000), near_add(c, one, square));
    const near bend = near_mul(c, x, near_mul(c, near_sub(c, one, near_mul(c, t, t)), rate));

    return near_mul(c, near_number(c, 1, 2), near_add(c, near_add(c, one, t), bend));
}

/* --- functions of two numbers, which have to be exact ------------------------------------------
 */

/* The value of a number without an error; in doubt if it has one. */
static inline long double near_exact(near_context *c, near x)
{
    if (x.e != 0 || (x.c != 0 && x.v != 0))
        c->doubt = true;
    return x.c != 0 ? x.c + x.v : x.v; /* 0 + -0 is +0 */
}

/* A multiple is another one next to the middle of two: always in doubt. */
static inline near near_decimal(near_context *c, near x, near n)
{
    c->doubt = true;
    return near_of(near_exact(c, x) + 0 * near_exact(c, n));
}

static inline near near_fmod(near_context *c, near x, near y)
{
    return near_of(fmodl(near_exact(c, x), near_exact(c, y)));
}

static inline near near_pow(near_context *c, near x, near y)
{
    const long double v = powl(near_exact(c, x), near_exact(c, y));

    return near_made(0, v, fabsl(v) * NEAR_FUNCTION);
}

static inline near near_atan2(near_context *c, near y, near x)
{
    const long double v = atan2l(near_exact(c, y), near_exact(c, x));

    return near_made(0, v, fabsl(v) * NEAR_FUNCTION);
}

#endif
