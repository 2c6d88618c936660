/*
 * Wide numbers of the oracle: like near.h, but in double and for several points at once.
 *
 * A lane represents c + v, with v at most e away from the real value, as in near.h. The bound is
 * updated by each operation: a unit of 2^-52 for arithmetic, twice the error of a rounding, and
 * eight for functions (lanes.h), twice what glibc promises. If the bound does not decide a
 * comparison, e becomes infinite; the judge then uses a near number. Both branches of a `where` are
 * evaluated; only doubts of the one that holds matter. An infinity without an error stands for any
 * value of its sign from 2^1023 on.
 */
#ifndef AC_ORACLE_WIDE_H
#define AC_ORACLE_WIDE_H

#include <math.h>
#include <stdbool.h>

#include "oracle/lanes.h"

typedef struct wide {
    lanes c;
    lanes v;
    lanes e;
} wide;

/* A formula in wide numbers; `v` has the arguments of the oracle in their order. */
typedef wide wide_function(const wide v[]);

typedef struct wide_truth {
    lane_mask holds;
    lane_mask doubt;
} wide_truth;

#define WIDE_UNIT 0x1p-52
#define WIDE_FUNCTION (8 * WIDE_UNIT)
#define WIDE_TINY 0x1p-560 /* covers every underflow */
#define WIDE_FAR 400.0     /* exp(-WIDE_FAR) is below WIDE_TINY */
#define WIDE_PAST 720.0    /* exp(WIDE_PAST) is above all doubles */
#define WIDE_FAR_TAIL 20.0 /* erfc(WIDE_FAR_TAIL) is below WIDE_TINY */
#define WIDE_SMALL 0x1p-12 /* error of an argument for which slopes bound the result */

static inline wide wide_of(lanes v)
{
    return (wide){lanes_of(0), v, lanes_of(0)};
}

static inline wide wide_made(lanes c, lanes v, lanes e)
{
    return (wide){c, v, e + WIDE_TINY};
}

/* Certainly nan. */
static inline wide wide_nowhere(void)
{
    return wide_of(lanes_of(NAN));
}

/* The result of two operands of which one is certainly nan is that, too. */
static inline wide wide_with_nans(wide x, wide y, wide result)
{
    const lane_mask nowhere = ((x.v != x.v) & (x.e == 0)) | ((y.v != y.v) & (y.e == 0));

    if (!lanes_any(nowhere))
        return result;
    return (wide){lanes_where(nowhere, lanes_of(0), result.c),
                  lanes_where(nowhere, lanes_of(NAN), result.v),
                  lanes_where(nowhere, lanes_of(0), result.e)};
}

/* The whole as one number: its error includes the last rounding. */
static inline lanes wide_total(wide x, lanes *e)
{
    const lanes t = x.c + x.v;

    *e = x.e + lanes_where(x.c == 0, lanes_of(0), lanes_abs(t) * WIDE_UNIT);
    return t;
}

/* Anchors stay small multiples of 2^-12, whose sums and products are exact. */
static inline wide wide_settled(wide x)
{
    if (!lanes_any(x.c != 0))
        return x;

    const lane_mask exact = (lanes_abs(x.c) < 0x1p12) & (lanes_floor(x.c * 0x1p12) == x.c * 0x1p12);
    const lanes t = x.c + x.v;
    const lanes e = x.e + (lanes_abs(t) + lanes_abs(x.c)) * WIDE_UNIT;

    return (wide){lanes_where(exact, x.c, lanes_of(0)), lanes_where(exact, x.v, t),
                  lanes_where(exact, x.e, e)};
}

/* A literal, top / bottom. The compiler does all of this. */
static inline wide wide_number(long double top, long double bottom)
{
    const double v = (double)(top / bottom);
    const bool known = fabsl(top) < 0x1p53L && bottom < 0x1p53L && (long double)v * bottom == top;

    if (known && fabs(v) < 0x1p12 && trunc(v * 0x1p12) == v * 0x1p12)
        return (wide){lanes_of(v), lanes_of(0), lanes_of(0)};
    return (wide){lanes_of(0), lanes_of(v), lanes_of(3 * fabs(v) * WIDE_UNIT)};
}

static inline wide wide_neg(wide x)
{
    return (wide){-x.c, -x.v, x.e};
}

static inline wide wide_add(wide x, wide y)
{
    const lanes v = x.v + y.v;
    const lane_mask rounded = (x.v != 0) & (y.v != 0);
    const lanes rounding = lanes_where(rounded, lanes_abs(v) * WIDE_UNIT, lanes_of(0));

    return wide_with_nans(x, y, wide_settled((wide){x.c + y.c, v, x.e + y.e + rounding}));
}

static inline wide wide_sub(wide x, wide y)
{
    return wide_add(x, wide_neg(y));
}

/* Lanes that are 0 and nothing else. */
static inline lane_mask wide_zero(wide x)
{
    return (x.c == 0) & (x.v == 0) & (x.e == 0);
}

static inline wide wide_mul(wide x, wide y)
{
    lanes size = lanes_abs(x.v * y.v);
    lanes v = x.v * y.v;
    lanes of_x = lanes_abs(x.v);
    lanes of_y = lanes_abs(y.v);

    if (lanes_any(x.c != 0) || lanes_any(y.c != 0)) {
        const lanes a = x.c * y.v;
        const lanes b = y.c * x.v;

        v = a + b + v;
        size = lanes_abs(a) + lanes_abs(b) + size;
        of_x += lanes_abs(x.c);
        of_y += lanes_abs(y.c);
    }

    const lanes e = of_x * y.e + of_y * x.e + x.e * y.e + size * (2 * WIDE_UNIT);

    /* Zero times what has overflowed is not zero, nor is it times what may be no number. */
    const lane_mask known = (v == v) & (x.e < INFINITY) & (y.e < INFINITY);
    const lane_mask zero = (wide_zero(x) | wide_zero(y)) & known;

    const lanes error = lanes_where(zero, lanes_of(0), e + WIDE_TINY);

    return wide_with_nans(x, y, wide_settled((wide){x.c * y.c, v, error}));
}

static inline wide wide_div(wide x, wide y)
{
    lanes ex;
    lanes ey;
    const lanes a = wide_total(x, &ex);
    const lanes b = wide_total(y, &ey);
    const lanes q = a / b;
    const lanes e = (ex + lanes_abs(q) * ey) / (lanes_abs(b) - ey) + lanes_abs(q) * WIDE_UNIT;
    /* What is past all doubles leaves nothing of 2^400. */
    const lane_mask known = (lanes_abs(b) < INFINITY) | (lanes_abs(a) < 0x1p400);

    const lane_mask good = (lanes_abs(b) > 2 * ey) & known;

    return wide_with_nans(x, y,
                          wide_made(lanes_of(0), q, lanes_where(good, e, lanes_of(INFINITY))));
}

/* --- comparisons ------------------------------------------------------------------------------ */

/* The difference, and where it is below its error. */
static inline lanes wide_order(wide x, wide y, lane_mask *doubt)
{
    lanes e;
    const lanes d = wide_total(wide_sub(x, y), &e);

    *doubt = ~((lanes_abs(d) > e) | (e == 0));
    return d;
}

static inline wide_truth wide_lt(wide x, wide y)
{
    wide_truth t;

    t.holds = wide_order(x, y, &t.doubt) < 0;
    return t;
}

static inline wide_truth wide_le(wide x, wide y)
{
    wide_truth t;

    t.holds = wide_order(x, y, &t.doubt) <= 0;
    return t;
}

static inline wide_truth wide_gt(wide x, wide y)
{
    return wide_lt(y, x);
}

static inline wide_truth wide_ge(wide x, wide y)
{
    return wide_le(y, x);
}

static inline wide_truth wide_eq(wide x, wide y)
{
    wide_truth t;

    t.holds = wide_order(x, y, &t.doubt) == 0;
    return t;
}

static inline wide_truth wide_not(wide_truth p)
{
    return (wide_truth){~p.holds, p.doubt};
}

static inline wide_truth wide_ne(wide x, wide y)
{
    return wide_not(wide_eq(x, y));
}

static inline wide_truth wide_and(wide_truth p, wide_truth q)
{
    return (wide_truth){p.holds & q.holds, p.doubt | q.doubt};
}

static inline wide_truth wide_or(wide_truth p, wide_truth q)
{
    return (wide_truth){p.holds | q.holds, p.doubt | q.doubt};
}

static inline wide wide_where(wide_truth p, wide x, wide y)
{
    const lanes e = lanes_where(p.holds, x.e, y.e);

    return (wide){lanes_where(p.holds, x.c, y.c), lanes_where(p.holds, x.v, y.v),
                  lanes_where(p.doubt, lanes_of(INFINITY), e)};
}

static inline wide wide_min(wide x, wide y)
{
    return wide_where(wide_lt(y, x), y, x);
}

static inline wide wide_max(wide x, wide y)
{
    return wide_where(wide_gt(y, x), y, x);
}

static inline wide wide_abs(wide x)
{
    return wide_where(wide_lt(x, wide_of(lanes_of(0))), wide_neg(x), x);
}

static inline wide wide_round(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lane_mask clear = lanes_rint(t - e) == lanes_rint(t + e);

    return (wide){lanes_of(0), lanes_rint(t), lanes_where(clear, lanes_of(0), lanes_of(INFINITY))};
}

static inline wide wide_floor(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lane_mask clear = lanes_floor(t - e) == lanes_floor(t + e);

    return (wide){lanes_of(0), lanes_floor(t), lanes_where(clear, lanes_of(0), lanes_of(INFINITY))};
}

static inline wide wide_trunc(wide x)
{
    const wide down = wide_floor(x);
    const wide up = wide_neg(wide_floor(wide_neg(x)));
    const lane_mask negative = x.c + x.v < 0;

    return (wide){lanes_of(0), lanes_where(negative, up.v, down.v),
                  lanes_where(negative, up.e, down.e)};
}

/* --- functions -------------------------------------------------------------------------------- */

/* The argument of a function; its error has to be small, so that the slope there bounds the
 * result's error. A very large one becomes `far`, where these functions have reached their
 * limits. */
static inline lanes wide_argument(wide x, double far, lanes *e)
{
    const lanes t = wide_total(x, e);
    const lanes size = lanes_abs(t);
    const lanes limit = lanes_where(t < 0, lanes_of(-far), lanes_of(far));
    const lane_mask past = size > far;
    const lane_mask open = ~(*e < lanes_where(past, size / 4, lanes_of(WIDE_SMALL)));

    *e = lanes_where(open, lanes_of(INFINITY), lanes_where(past, lanes_of(0), *e));
    return lanes_where(size <= far, t, limit);
}

#define WIDE_NONE ((lane_mask){0})

/* r = f(t) with an error of that of t times the slope there, of which the one at the far end of the
 * error is at most twice as much; nan where t is certainly `outside`, undecided where it is neither
 * that nor `inside`. */
static inline wide wide_made_of(lane_mask inside, lane_mask outside, lanes r, lanes slope, lanes e)
{
    const lanes error = lanes_abs(r) * WIDE_FUNCTION + 2 * e * slope + WIDE_TINY;
    const lanes known = lanes_where(inside & (error < INFINITY), error, lanes_of(INFINITY));

    return (wide){lanes_of(0), lanes_where(outside, lanes_of(NAN), r),
                  lanes_where(outside, lanes_of(0), known)};
}

/* The same for a function that leaves the range of doubles. */
static inline wide wide_grown(lanes r, lanes slope, lanes e)
{
    const lane_mask past = (lanes_abs(r) == INFINITY) & (e < INFINITY);
    const lanes of_e = lanes_where(e == 0, lanes_of(0), 2 * e * slope);
    const lanes error = lanes_abs(r) * WIDE_FUNCTION + of_e + WIDE_TINY;

    return (wide){lanes_of(0), r, lanes_where(past, lanes_of(0), error)};
}

static inline wide wide_sqrt(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes r = lanes_sqrt(lanes_where(t > 0, t, lanes_of(0)));
    const lane_mask zero = (t == 0) & (e == 0);
    const lanes error = lanes_where(t > 2 * e, e / r + r * WIDE_UNIT, lanes_of(INFINITY));
    const lane_mask outside = t < -2 * e;

    return (wide){lanes_of(0), lanes_where(outside, lanes_of(NAN), r),
                  lanes_where(zero | outside, lanes_of(0), error) +
                      lanes_where(outside, lanes_of(0), lanes_of(WIDE_TINY))};
}

static inline wide wide_exp(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_PAST, &e);
    const lanes r = lanes_exp(t);

    return wide_grown(r, r, e);
}

static inline wide wide_expm1(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_PAST, &e);
    const lane_mask low = t < -1;
    const wide rise = wide_grown(lanes_exp(t), lanes_exp(t), e);
    const lanes r = lanes_expm1(t);
    const wide rest = wide_grown(r, 1 + lanes_abs(r), e);

    return (wide){lanes_where(low, lanes_of(-1), lanes_of(0)), lanes_where(low, rise.v, rest.v),
                  lanes_where(low, rise.e, rest.e)};
}

static inline wide wide_log1p(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lane_mask good = t > -1 + 4 * e;
    const lanes a = lanes_where(good, t, lanes_of(0));

    return wide_made_of(good, t < -1 - 4 * e, lanes_log1p(a), 1 / (1 + a), e);
}

static inline wide wide_log(wide x)
{
    if (!lanes_any(x.c != 1))
        return wide_log1p((wide){lanes_of(0), x.v, x.e});

    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes a = lanes_where(t > 4 * e, t, lanes_of(1));

    return wide_made_of(t > 4 * e, t < -4 * e, lanes_log(a), 1 / a, e);
}

/* exp(t) / (1 + exp(t)) for a t that is not large, with its error. */
static inline wide wide_rise(lanes t, lanes e)
{
    const lanes p = lanes_exp(t);
    const lanes r = p / (1 + p);

    return wide_made(lanes_of(0), r, r * (2 * e + (WIDE_FUNCTION + 4 * WIDE_UNIT)));
}

static inline wide wide_sigmoid(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_FAR, &e);
    const lane_mask low = t <= 1;
    const wide r = wide_rise(lanes_where(low, t, -t), e);

    return (wide){lanes_where(low, lanes_of(0), lanes_of(1)), lanes_where(low, r.v, -r.v), r.e};
}

static inline wide wide_softplus(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_FAR, &e);
    const lanes r = lanes_log1p(lanes_exp(-lanes_abs(t)));
    const wide tail = wide_made(lanes_of(0), r, r * (2 * e + 2 * WIDE_FUNCTION));
    const wide_truth low = {t <= 0, t != t};

    return wide_where(low, tail, wide_add(x, tail));
}

static inline wide wide_log_sigmoid(wide x)
{
    return wide_neg(wide_softplus(wide_neg(x)));
}

static inline wide wide_tanh(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_FAR / 2, &e);
    const lanes size = lanes_abs(t);
    const lane_mask outer = size > 1;
    wide tail = wide_of(lanes_of(0));
    wide middle = tail;

    if (lanes_any(outer)) {
        const wide r = wide_rise(-2 * size, 2 * e);

        tail = (wide){lanes_where(t < 0, lanes_of(-1), lanes_of(1)),
                      lanes_where(t < 0, 2 * r.v, -2 * r.v), 2 * r.e};
    }
    if (lanes_any(~outer))
        middle = wide_made(lanes_of(0), lanes_tanh(t), size * WIDE_FUNCTION + e);
    return wide_where((wide_truth){outer, t != t}, tail, middle);
}

/* The slope of erfc is at most (2 * t + 2) times its value for positive t. */
static inline wide wide_tail(lanes t, lanes e)
{
    const lanes r = lanes_erfc(t);

    return wide_made(lanes_of(0), r, r * (2 * e * (2 * t + 2) + WIDE_FUNCTION));
}

static inline wide wide_erfc(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_FAR_TAIL, &e);
    const lane_mask middle = lanes_abs(t) <= 0.5;
    const lane_mask low = t < -0.5;
    const wide r = wide_tail(lanes_where(low, -t, t), e);

    return (wide){lanes_where(low, lanes_of(2), lanes_of(0)), lanes_where(low, -r.v, r.v),
                  lanes_where(middle, 2 * (e + WIDE_FUNCTION), r.e)};
}

static inline wide wide_erf(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_FAR_TAIL, &e);
    const lanes size = lanes_abs(t);
    const lane_mask outer = size > 0.5;
    const wide r = wide_tail(size, e);
    const wide tail = {lanes_where(t < 0, lanes_of(-1), lanes_of(1)), lanes_where(t < 0, r.v, -r.v),
                       r.e};
    const wide middle = wide_made(lanes_of(0), lanes_erf(t), size * (2 * WIDE_FUNCTION) + 2 * e);

    return wide_where((wide_truth){outer, t != t}, tail, middle);
}

/* The y with erf(y) = x: three steps of Halley's method on erf, or on erfc from a half upwards,
 * starting from Winitzki's approximation ("A handy approximation for the error function", 2008; two
 * digits). The residual then bounds the error, because the slope changes by less than a factor of
 * two within that distance. */
static inline wide wide_erfinv(wide x)
{
    const lanes root = lanes_of(1.12837916709551257390); /* 2 / sqrt(pi) */
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes size = lanes_abs(t);
    const lane_mask low = size < 0.5;
    const wide rest =
        wide_sub(wide_of(lanes_of(1)), wide_where((wide_truth){t < 0, t != t}, wide_neg(x), x));
    lanes e_rest;
    const lanes tail = wide_total(rest, &e_rest);
    const lane_mask inside = low | (tail > 16 * e_rest);
    const lanes error = lanes_where(low, e, e_rest);
    const lanes goal = lanes_where(low, size, lanes_where(inside, tail, lanes_of(0.5)));
    const lanes l = lanes_where(low, lanes_log1p(-size * size), lanes_log(goal * (2 - goal)));
    const lanes a = lanes_of(4.3307467508) + l / 2;
    lanes y = lanes_sqrt(lanes_sqrt(a * a - l / 0.147) - a);
    lanes off = y;

    y = lanes_where(size < 0x1p-10, size / root, y);
    for (int i = 0; i < 4; i++) {
        const lanes slope = root * lanes_exp(-y * y);
        const lanes step = lanes_where(low, lanes_erf(y) - goal, goal - lanes_erfc(y)) / slope;

        off = lanes_abs(step) + (goal * WIDE_FUNCTION + error) / slope;
        if (i < 3)
            y -= step / (1 + y * step);
    }

    const wide found =
        wide_made(lanes_of(0), lanes_where(t < 0, -y, y),
                  lanes_where(inside & (off < 0.25), 2 * off + y * WIDE_UNIT, lanes_of(INFINITY)));
    const wide_truth outside = {size - 1 > 2 * e, t != t};

    return wide_where(outside, wide_nowhere(), found);
}

static inline wide wide_normal_cdf(wide x)
{
    const double r = 0.70710678118654752440; /* 1 / sqrt(2) */
    const wide root = {lanes_of(0), lanes_of(-r), lanes_of(r * WIDE_UNIT)};

    return wide_mul(wide_erfc(wide_mul(x, root)), wide_number(1, 2));
}

static inline wide wide_normal_pdf(wide x)
{
    const double r = 0.39894228040143267794; /* 1 / sqrt(2 * pi) */
    const wide half = wide_mul(wide_mul(x, x), wide_number(-1, 2));

    return wide_mul(wide_exp(half), (wide){lanes_of(0), lanes_of(r), lanes_of(r * WIDE_UNIT)});
}

/* --- circles, hyperbolas, other bases -----------------------------------------------------------
 */

static inline wide wide_sin(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);

    return wide_made_of(lanes_abs(t) < INFINITY, WIDE_NONE, lanes_sin(t), lanes_of(1), e);
}

static inline wide wide_cos(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);

    return wide_made_of(lanes_abs(t) < INFINITY, WIDE_NONE, lanes_cos(t), lanes_of(1), e);
}

static inline wide wide_tan(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes r = lanes_tan(t);
    const lanes slope = 1 + r * r;

    return wide_made_of(e * slope < 0x1p-10, WIDE_NONE, r, 2 * slope, e);
}

/* The slope is below 1.4. */
static inline wide wide_sinc(wide x)
{
    const double pi = 3.14159265358979323846;
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes rest = t - 2 * lanes_rint(t / 2);
    const lanes n = lanes_rint(rest);
    const lanes sine = lanes_sin(pi * (rest - n)) * lanes_where(n == 0, lanes_of(1), lanes_of(-1));
    const lanes r = lanes_where(t == 0, lanes_of(1), sine / (pi * t));

    return wide_made_of(lanes_abs(t) < INFINITY, WIDE_NONE, r, lanes_of(1.4), e);
}

/* r = f(t), `rest` from the end of where f is, next to which its slope is that of the root of the
 * distance. */
static inline wide wide_made_at(lanes rest, lanes r, lanes e)
{
    const lane_mask end = (e == 0) & (rest == 0);
    const lanes slope = lanes_where(end, lanes_of(0), 1 / lanes_sqrt(rest));

    return wide_made_of(end | (rest > 4 * e), rest < -4 * e, r, slope, e);
}

static inline wide wide_asin(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes rest = 1 - lanes_abs(t);

    return wide_made_at(rest, lanes_asin(lanes_where(rest >= 0, t, lanes_of(0))), e);
}

static inline wide wide_acos(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes rest = 1 - lanes_abs(t);

    return wide_made_at(rest, lanes_acos(lanes_where(rest >= 0, t, lanes_of(0))), e);
}

static inline wide wide_atan(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);

    return wide_made_of(t == t, WIDE_NONE, lanes_atan(t), lanes_of(1), e);
}

static inline wide wide_sinh(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_PAST, &e);

    return wide_grown(lanes_sinh(t), lanes_cosh(t), e);
}

static inline wide wide_cosh(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, WIDE_PAST, &e);
    const lanes r = lanes_cosh(t);

    return wide_grown(r, r, e);
}

static inline wide wide_asinh(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);

    return wide_made_of(lanes_abs(t) < INFINITY, WIDE_NONE, lanes_asinh(t), lanes_of(1), e);
}

static inline wide wide_acosh(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes rest = t - 1;

    return wide_made_at(rest, lanes_acosh(lanes_where(rest >= 0, t, lanes_of(1))), e);
}

static inline wide wide_atanh(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes rest = 1 - lanes_abs(t);
    const lanes a = lanes_where(rest > 0, t, lanes_of(0));

    return wide_made_of(rest > 4 * e, rest < -4 * e, lanes_atanh(a), 1 / rest, e);
}

/* Of an exact number; not next to a root beyond -8, where the C library may have fewer digits. It
 * is infinite at poles. */
static inline wide wide_lgamma(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lane_mask pole = (t <= 0) & (lanes_rint(t) == t);
    const lanes r = lanes_lgamma(lanes_where(pole, lanes_of(1), t));
    const lane_mask known = (e == 0) & ((t > -8) | (lanes_abs(r) > 0x1p-8));
    const lanes error = lanes_abs(r) * WIDE_FUNCTION + WIDE_TINY;

    return (wide){
        lanes_of(0), lanes_where(pole, lanes_of(INFINITY), r),
        lanes_where((e == 0) & pole, lanes_of(0), lanes_where(known, error, lanes_of(INFINITY)))};
}

/* Of an exact number: the asymptotic series at t + n, less the n inverses. The error is one of the
 * largest terms, so next to a root it does not decide. */
static inline wide wide_digamma(wide x)
{
    const double pi = 3.14159265358979323846;
    lanes e;
    const lanes given = wide_total(x, &e);
    const lane_mask low = given < 0;
    const lane_mask pole = (given <= 0) & (lanes_rint(given) == given);
    const lanes turn = pi / lanes_tan(pi * (given - lanes_rint(given)));
    lanes t = lanes_where(low, 1 - given, given);
    lanes inverses = lanes_of(0);

    for (lane_mask more = t < 24; lanes_any(more); more = t < 24) {
        inverses += lanes_where(more, 1 / t, lanes_of(0));
        t += lanes_where(more, lanes_of(1), lanes_of(0));
    }

    const lanes u = 1 / (t * t);
    const lanes tail = 1.0 / 132 - u * (691.0 / 32760 - u / 12);
    const lanes rest = 1.0 / 120 - u * (1.0 / 252 - u * (1.0 / 240 - u * tail));
    const lanes l = lanes_log(t);
    const lanes above = l - 0.5 / t - u * (1.0 / 12 - u * rest) - inverses;
    const lanes turned = lanes_where(low, turn, lanes_of(0));
    const lanes size = 2 * (l + inverses + lanes_abs(turned));
    const lane_mask known = (e == 0) & ~pole & (size < INFINITY);

    const lanes error = lanes_where(known, 8 * size * WIDE_FUNCTION, lanes_of(INFINITY));
    const lane_mask nowhere = (e == 0) & (given < 0) & pole;

    return (wide){lanes_of(0), lanes_where(nowhere, lanes_of(NAN), above - turned),
                  lanes_where(nowhere, lanes_of(0), error)};
}

static inline wide wide_exp2(wide x)
{
    lanes e;
    const lanes t = wide_argument(x, 2 * WIDE_PAST, &e);
    const lanes r = lanes_exp2(t);

    return wide_grown(r, r, e);
}

static inline wide wide_log2(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes a = lanes_where(t > 0, t, lanes_of(1));

    return wide_made_of(t > 4 * e, t < -4 * e, lanes_log2(a), 2 / a, e);
}

static inline wide wide_log10(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes a = lanes_where(t > 0, t, lanes_of(1));

    return wide_made_of(t > 4 * e, t < -4 * e, lanes_log10(a), 1 / a, e);
}

static inline wide wide_rsqrt(wide x)
{
    lanes e;
    const lanes t = wide_total(x, &e);
    const lanes a = lanes_where(t > 0, t, lanes_of(1));
    const lanes r = 1 / lanes_sqrt(a);

    return wide_made_of(t > 4 * e, t < -4 * e, r, r / a, e);
}

/* --- words made of words ---------------------------------------------------------------------- */

static inline wide wide_gelu(wide x)
{
    return wide_mul(x, wide_normal_cdf(x));
}

static inline wide wide_gelu_slope(wide x)
{
    return wide_add(wide_normal_cdf(x), wide_mul(x, wide_normal_pdf(x)));
}

static inline wide wide_silu(wide x)
{
    return wide_mul(x, wide_sigmoid(x));
}

static inline wide wide_silu_slope(wide x)
{
    const wide s = wide_sigmoid(x);
    const wide one = wide_number(1, 1);

    return wide_mul(s, wide_add(one, wide_mul(x, wide_sub(one, s))));
}

static inline wide wide_mish(wide x)
{
    return wide_mul(x, wide_tanh(wide_softplus(x)));
}

static inline wide wide_mish_slope(wide x)
{
    const wide t = wide_tanh(wide_softplus(x));
    const wide bend = wide_sub(wide_number(1, 1), wide_mul(t, t));

    return wide_add(t, wide_mul(x, wide_mul(bend, wide_sigmoid(x))));
}

static inline wide wide_bent(wide x)
{
    const wide cube = wide_mul(x, wide_mul(x, x));
    const wide sum = wide_add(x, wide_mul(wide_number(44715, 1000000), cube));

    return wide_tanh(wide_mul(wide_number(7978845608028654, 10000000000000000), sum));
}

static inline wide wide_gelu_tanh(wide x)
{
    const wide half = wide_mul(wide_number(1, 2), x);

    return wide_mul(half, wide_add(wide_number(1, 1), wide_bent(x)));
}

static inline wide wide_gelu_tanh_slope(wide x)
{
    const wide t = wide_bent(x);
    const wide one = wide_number(1, 1);
    const wide square = wide_mul(wide_number(134145, 1000000), wide_mul(x, x));
    const wide rate =
        wide_mul(wide_number(7978845608028654, 10000000000000000), wide_add(one, square));
    const wide bend = wide_mul(x, wide_mul(wide_sub(one, wide_mul(t, t)), rate));

    return wide_mul(wide_number(1, 2), wide_add(wide_add(one, t), bend));
}

/* Functions of two numbers, which have to be exact, lane by lane. */
typedef double wide_scalar_function(double x, double y);

static inline wide wide_made_of_two(wide x, wide y, wide_scalar_function *function, double unit)
{
    const lanes a = lanes_where(x.c != 0, x.c + x.v, x.v); /* 0 + -0 is +0 */
    const lanes b = lanes_where(y.c != 0, y.c + y.v, y.v);
    const lane_mask split = ((x.c != 0) & (x.v != 0)) | ((y.c != 0) & (y.v != 0));
    const lane_mask exact = (x.e == 0) & (y.e == 0) & ~split;
    lanes value = a;

    for (int i = 0; i < LANES; i++)
        value[i] = function(a[i], b[i]);

    const lanes e = unit == 0 ? lanes_of(0) : lanes_abs(value) * unit + WIDE_TINY;

    return (wide){lanes_of(0), value, lanes_where(exact, e, lanes_of(INFINITY))};
}

/* A multiple is another one next to the middle of two: always in doubt. */
static inline wide wide_decimal(wide x, wide n)
{
    (void)n;
    return (wide){lanes_of(0), x.v, lanes_of(INFINITY)};
}

static inline wide wide_fmod(wide x, wide y)
{
    return wide_made_of_two(x, y, fmod, 0);
}

static inline wide wide_pow(wide x, wide y)
{
    return wide_made_of_two(x, y, pow, WIDE_FUNCTION);
}

static inline wide wide_atan2(wide y, wide x)
{
    return wide_made_of_two(y, x, atan2, WIDE_FUNCTION);
}

#endif
