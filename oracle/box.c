#include "oracle/box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

box_context *box_open(void)
{
    box_context *const c = calloc(1, sizeof *c);

    if (!c) {
        (void)fputs("accuracy: no memory is left\n", stderr);
        abort();
    }
    (void)mpfr_set_emin(mpfr_get_emin_min());
    (void)mpfr_set_emax(mpfr_get_emax_max());
    return c;
}

void box_close(box_context *c)
{
    for (size_t i = 0; i < c->made; i++) {
        mpfr_clear(c->boxes[i].low);
        mpfr_clear(c->boxes[i].high);
    }
    free(c);
    mpfr_free_cache();
}

void box_begin(box_context *c, mpfr_prec_t precision)
{
    c->doubt = false;
    c->used = 0;
    c->precision = precision;
}

box *box_next(box_context *c)
{
    if (c->used == BOX_MAX) {
        (void)fputs("accuracy: a formula needs more boxes than there are\n", stderr);
        abort();
    }

    box *const b = &c->boxes[c->used++];

    if (c->used > c->made) {
        mpfr_init2(b->low, c->precision);
        mpfr_init2(b->high, c->precision);
        c->made = c->used;
    } else if (mpfr_get_prec(b->low) != c->precision) {
        mpfr_set_prec(b->low, c->precision);
        mpfr_set_prec(b->high, c->precision);
    }
    return b;
}

const box *box_of(box_context *c, double value)
{
    box *const b = box_next(c);

    (void)mpfr_set_d(b->low, value, MPFR_RNDD);
    (void)mpfr_set_d(b->high, value, MPFR_RNDU);
    return b;
}

static const box *integer(box_context *c, const char *digits)
{
    box *const b = box_next(c);
    const char *const text =
        strstr(digits, "INFINITY") ? (digits[0] == '-' ? "-inf" : "inf") : digits;

    (void)mpfr_set_str(b->low, text, 10, MPFR_RNDD);
    (void)mpfr_set_str(b->high, text, 10, MPFR_RNDU);
    return b;
}

/* False for minus zero, for infinities and for what a long may not hold. */
static bool small_integer(const char *digits, long *value)
{
    char *end;

    if (strlen(digits) > 18 || strncmp(digits, "-0", 2) == 0)
        return false;
    *value = strtol(digits, &end, 10);
    return *end == '\0';
}

const box *box_number(box_context *c, const char *top, const char *bottom)
{
    long numerator, denominator;

    /* Most numbers are; to read them as text takes as long as to compute with them. */
    if (small_integer(top, &numerator) && small_integer(bottom, &denominator)) {
        box *const b = box_next(c);

        (void)mpfr_set_si(b->low, numerator, MPFR_RNDD);
        (void)mpfr_set_si(b->high, numerator, MPFR_RNDU);
        if (denominator != 1) {
            (void)mpfr_div_si(b->low, b->low, denominator, MPFR_RNDD);
            (void)mpfr_div_si(b->high, b->high, denominator, MPFR_RNDU);
        }
        return b;
    }

    const box *const a = integer(c, top);

    return strcmp(bottom, "1") == 0 ? a : box_div(c, a, integer(c, bottom));
}

const box *box_neg(box_context *c, const box *x)
{
    box *const b = box_next(c);

    (void)mpfr_neg(b->low, x->high, MPFR_RNDD);
    (void)mpfr_neg(b->high, x->low, MPFR_RNDU);
    return b;
}

static void limit(box_context *c, mpfr_ptr x)
{
    if (c->literal && mpfr_regular_p(x) && mpfr_get_exp(x) > c->past)
        mpfr_set_inf(x, mpfr_sgn(x));
    else if (c->literal && mpfr_regular_p(x) && mpfr_get_exp(x) < c->least) {
        mpfr_set_zero(x, mpfr_sgn(x));
        c->vanished = true;
    }
}

const box *box_add(box_context *c, const box *x, const box *y)
{
    box *const b = box_next(c);

    (void)mpfr_add(b->low, x->low, y->low, MPFR_RNDD);
    (void)mpfr_add(b->high, x->high, y->high, MPFR_RNDU);
    /* A number and its opposite are +0 together. */
    if (mpfr_zero_p(b->low) && mpfr_zero_p(b->high) && mpfr_regular_p(x->low) &&
        mpfr_equal_p(x->low, x->high))
        (void)mpfr_setsign(b->low, b->low, 0, MPFR_RNDN);
    limit(c, b->low);
    limit(c, b->high);
    return b;
}

const box *box_sub(box_context *c, const box *x, const box *y)
{
    return box_add(c, x, box_neg(c, y));
}

/* Whether x is the negative and y the positive zero; an interval of both leaves the sign open. */
static bool zero_below(mpfr_srcptr x, mpfr_srcptr y)
{
    return mpfr_zero_p(x) && mpfr_zero_p(y) && mpfr_signbit(x) && !mpfr_signbit(y);
}

/* Whether x is an infinity and y so small that it may have underflowed in an f64 computation. */
static bool faint(mpfr_srcptr x, mpfr_srcptr y)
{
    return mpfr_inf_p(x) && mpfr_regular_p(y) && mpfr_get_exp(y) < -1000;
}

/* The hull of the four products of endpoints; 0 * inf is 0, because an infinite endpoint stands for
 * finite numbers. */
const box *box_mul(box_context *c, const box *x, const box *y)
{
    box *const b = box_next(c);
    box *const t = box_next(c);
    const mpfr_ptr xs[] = {(mpfr_ptr)(void *)x->low, (mpfr_ptr)(void *)x->high};
    const mpfr_ptr ys[] = {(mpfr_ptr)(void *)y->low, (mpfr_ptr)(void *)y->high};

    if (mpfr_nan_p(x->low) || mpfr_nan_p(y->low))
        return mpfr_nan_p(x->low) ? x : y;
    for (int i = 0; i < 4; i++) {
        (void)mpfr_mul(t->low, xs[i / 2], ys[i % 2], MPFR_RNDD);
        (void)mpfr_mul(t->high, xs[i / 2], ys[i % 2], MPFR_RNDU);
        if (mpfr_nan_p(t->low) && c->literal) {
            const bool numbers = !mpfr_nan_p(x->low) && !mpfr_nan_p(y->low);

            /* An end that is zero need not be the value. */
            if (numbers && (mpfr_less_p(x->low, x->high) || mpfr_less_p(y->low, y->high)))
                c->doubt = true;
            c->open = c->open || (numbers && c->vanished);
            mpfr_set_nan(b->low);
            mpfr_set_nan(b->high);
            return b;
        }
        if (mpfr_nan_p(t->low)) {
            mpfr_set_zero(t->low, 1);
            mpfr_set_zero(t->high, 1);
        }
        if (c->literal && (faint(xs[i / 2], ys[i % 2]) || faint(ys[i % 2], xs[i / 2])))
            c->open = true;
        if (i == 0 || mpfr_less_p(t->low, b->low) || zero_below(t->low, b->low))
            (void)mpfr_set(b->low, t->low, MPFR_RNDD);
        if (i == 0 || mpfr_greater_p(t->high, b->high) || zero_below(b->high, t->high))
            (void)mpfr_set(b->high, t->high, MPFR_RNDU);
    }
    return b;
}

const box *box_div(box_context *c, const box *x, const box *y)
{
    box *const b = box_next(c);
    const bool zero = mpfr_zero_p(y->low) && mpfr_zero_p(y->high) &&
                      !mpfr_signbit(y->low) == !mpfr_signbit(y->high);

    if (mpfr_nan_p(y->low) && mpfr_nan_p(y->high)) /* outside the domain of a function */
        return y;
    /* Nothing divided by nothing is nan, whatever the signs of the zeros. */
    if (c->literal && mpfr_zero_p(y->low) && mpfr_zero_p(y->high) &&
        (mpfr_nan_p(x->low) || (mpfr_zero_p(x->low) && mpfr_zero_p(x->high)))) {
        mpfr_set_nan(b->low);
        mpfr_set_nan(b->high);
        return b;
    }
    /* A zero divisor is no doubt; one that may or may not be zero is. */
    if (!zero && mpfr_sgn(y->low) * mpfr_sgn(y->high) <= 0)
        c->doubt = true;
    (void)mpfr_ui_div(b->low, 1, y->high, MPFR_RNDD);
    (void)mpfr_ui_div(b->high, 1, y->low, MPFR_RNDU);
    /* A quotient of two numbers is a single division. */
    if (mpfr_equal_p(x->low, x->high) && mpfr_equal_p(y->low, y->high)) {
        (void)mpfr_div(b->low, x->low, y->low, MPFR_RNDD);
        (void)mpfr_div(b->high, x->low, y->low, MPFR_RNDU);
        return b;
    }
    return box_mul(c, x, b);
}

/* --- comparisons ------------------------------------------------------------------------------ */

enum { UNORDERED = 2 };

/* -1, 0 or 1; in doubt if the boxes overlap and are not the same number. In a literal context a
 * value may be nan, which is unordered. */
static int order(box_context *c, const box *x, const box *y)
{
    if (c->literal && (mpfr_nan_p(x->low) || mpfr_nan_p(y->low)))
        return UNORDERED;
    if (mpfr_less_p(x->high, y->low))
        return -1;
    if (mpfr_greater_p(x->low, y->high))
        return 1;
    if (!mpfr_equal_p(x->low, x->high) || !mpfr_equal_p(y->low, y->high))
        c->doubt = true;
    return 0;
}

bool box_lt(box_context *c, const box *x, const box *y)
{
    return order(c, x, y) < 0;
}

bool box_le(box_context *c, const box *x, const box *y)
{
    return order(c, x, y) <= 0; /* -1 or 0 */
}

bool box_gt(box_context *c, const box *x, const box *y)
{
    return order(c, x, y) == 1;
}

bool box_ge(box_context *c, const box *x, const box *y)
{
    const int o = order(c, x, y);

    return o == 0 || o == 1;
}

bool box_eq(box_context *c, const box *x, const box *y)
{
    return order(c, x, y) == 0;
}

bool box_ne(box_context *c, const box *x, const box *y)
{
    return order(c, x, y) != 0;
}

const box *box_min(box_context *c, const box *x, const box *y)
{
    return box_lt(c, y, x) ? y : x;
}

const box *box_max(box_context *c, const box *x, const box *y)
{
    return box_gt(c, y, x) ? y : x;
}

const box *box_abs(box_context *c, const box *x)
{
    return box_lt(c, x, box_of(c, 0.0)) ? box_neg(c, x) : x;
}

/* --- functions -------------------------------------------------------------------------------- */

typedef int function(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding);

static const box *rising(box_context *c, const box *x, function *f)
{
    box *const b = box_next(c);

    (void)f(b->low, x->low, MPFR_RNDD);
    (void)f(b->high, x->high, MPFR_RNDU);
    limit(c, b->low);
    limit(c, b->high);
    if (c->literal && mpfr_nan_p(x->low) && mpfr_nan_p(x->high))
        return b;
    if (mpfr_nan_p(b->low) || mpfr_nan_p(b->high))
        c->doubt = true;
    return b;
}

static const box *falling(box_context *c, const box *x, function *f)
{
    box *const b = box_next(c);

    (void)f(b->low, x->high, MPFR_RNDD);
    (void)f(b->high, x->low, MPFR_RNDU);
    return b;
}

/* The value of a function outside its domain. */
static const box *nowhere(box_context *c)
{
    box *const b = box_next(c);

    mpfr_set_nan(b->low);
    mpfr_set_nan(b->high);
    return b;
}

static bool outside_one(const box *x)
{
    return mpfr_cmp_si(x->low, 1) > 0 || mpfr_cmp_si(x->high, -1) < 0;
}

static bool below_zero(const box *x)
{
    return mpfr_sgn(x->high) < 0;
}

const box *box_round(box_context *c, const box *x)
{
    box *const b = box_next(c);

    (void)mpfr_rint_roundeven(b->low, x->low, MPFR_RNDD);
    (void)mpfr_rint_roundeven(b->high, x->high, MPFR_RNDU);
    if (!mpfr_equal_p(b->low, b->high))
        c->doubt = true;
    return b;
}

const box *box_floor(box_context *c, const box *x)
{
    box *const b = box_next(c);

    if (mpfr_nan_p(x->low) && mpfr_nan_p(x->high))
        return x;
    (void)mpfr_floor(b->low, x->low);
    (void)mpfr_floor(b->high, x->high);
    if (!mpfr_equal_p(b->low, b->high))
        c->doubt = true;
    return b;
}

const box *box_trunc(box_context *c, const box *x)
{
    box *const b = box_next(c);

    if (mpfr_nan_p(x->low) && mpfr_nan_p(x->high))
        return x;
    (void)mpfr_trunc(b->low, x->low);
    (void)mpfr_trunc(b->high, x->high);
    if (!mpfr_equal_p(b->low, b->high))
        c->doubt = true;
    return b;
}

const box *box_sqrt(box_context *c, const box *x)
{
    return below_zero(x) ? nowhere(c) : rising(c, x, mpfr_sqrt);
}

const box *box_exp(box_context *c, const box *x)
{
    return rising(c, x, mpfr_exp);
}

const box *box_expm1(box_context *c, const box *x)
{
    return rising(c, x, mpfr_expm1);
}

const box *box_log(box_context *c, const box *x)
{
    return below_zero(x) ? nowhere(c) : rising(c, x, mpfr_log);
}

const box *box_log1p(box_context *c, const box *x)
{
    return mpfr_cmp_si(x->high, -1) < 0 ? nowhere(c) : rising(c, x, mpfr_log1p);
}

const box *box_tanh(box_context *c, const box *x)
{
    return rising(c, x, mpfr_tanh);
}

const box *box_erf(box_context *c, const box *x)
{
    return rising(c, x, mpfr_erf);
}

const box *box_erfc(box_context *c, const box *x)
{
    return falling(c, x, mpfr_erfc);
}

/* A bound, in the direction of rounding, of the y with erf(y) = x: Newton's iteration, then
 * outwards until erf or erfc, rounded towards x, is past it. MPFR has no inverse of erf. */
static int erfinv(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding)
{
    const mpfr_prec_t precision = mpfr_get_prec(result);
    const bool low = mpfr_cmpabs_ui(x, 1) < 0 && mpfr_cmp_d(x, 0.5) < 0 && mpfr_cmp_d(x, -0.5) > 0;
    const bool outwards = (rounding == MPFR_RNDU) != (mpfr_signbit(x) != 0);
    const bool negative = mpfr_signbit(x) != 0;

    if (mpfr_nan_p(x) || mpfr_cmpabs_ui(x, 1) > 0) {
        mpfr_set_nan(result);
        return 0;
    }
    if (mpfr_zero_p(x))
        return mpfr_set(result, x, rounding);
    if (mpfr_cmpabs_ui(x, 1) == 0) {
        mpfr_set_inf(result, negative ? -1 : 1);
        return 0;
    }

    mpfr_t goal; /* |x|, or 1 - |x|, which is exact */
    mpfr_t y;
    mpfr_t step;
    mpfr_t slope;
    mpfr_t root;

    mpfr_inits2(precision + 64, y, step, slope, root, (mpfr_ptr)NULL);
    mpfr_init2(goal, mpfr_get_prec(x) + 8 - (mpfr_get_exp(x) < 0 ? mpfr_get_exp(x) : 0));
    (void)mpfr_abs(goal, x, MPFR_RNDN);
    if (!low)
        (void)mpfr_ui_sub(goal, 1, goal, MPFR_RNDN);
    (void)mpfr_const_pi(root, MPFR_RNDN);
    (void)mpfr_sqrt(root, root, MPFR_RNDN);
    (void)mpfr_div_2ui(root, root, 1, MPFR_RNDN);
    if (low || mpfr_cmp_d(goal, 0.25) > 0) {
        (void)mpfr_abs(y, x, MPFR_RNDN);
        (void)mpfr_mul(y, y, root, MPFR_RNDN);
    } else {
        (void)mpfr_log(y, goal, MPFR_RNDN);
        (void)mpfr_neg(y, y, MPFR_RNDN);
        (void)mpfr_sqrt(y, y, MPFR_RNDN);
    }
    for (int i = 0; i < 200; i++) {
        (void)(low ? mpfr_erf : mpfr_erfc)(step, y, MPFR_RNDN);
        (void)(low ? mpfr_sub(step, goal, step, MPFR_RNDN) : mpfr_sub(step, step, goal, MPFR_RNDN));
        (void)mpfr_sqr(slope, y, MPFR_RNDN);
        (void)mpfr_exp(slope, slope, MPFR_RNDN);
        (void)mpfr_mul(step, step, slope, MPFR_RNDN);
        (void)mpfr_mul(step, step, root, MPFR_RNDN);
        (void)mpfr_add(y, y, step, MPFR_RNDN);
        if (mpfr_zero_p(step) || mpfr_get_exp(step) < mpfr_get_exp(y) - precision - 8)
            break;
    }
    /* y + y * 2^k, or y - y * 2^k, with the smallest k that is proven to be on that side. */
    for (long k = -(long)precision - 4;; k++) {
        (void)mpfr_mul_2si(step, y, k, MPFR_RNDN);
        (void)(outwards ? mpfr_add : mpfr_sub)(step, y, step, MPFR_RNDN);
        (void)mpfr_set(result, step, outwards ? MPFR_RNDU : MPFR_RNDD);
        (void)(low ? mpfr_erf : mpfr_erfc)(slope, result, outwards == low ? MPFR_RNDD : MPFR_RNDU);
        if (k == 0 || (outwards == low ? mpfr_cmp(slope, goal) >= 0 : mpfr_cmp(slope, goal) <= 0))
            break;
    }
    if (negative)
        (void)mpfr_neg(result, result, MPFR_RNDN);
    mpfr_clears(goal, y, step, slope, root, (mpfr_ptr)NULL);
    return 0;
}

const box *box_erfinv(box_context *c, const box *x)
{
    return outside_one(x) ? nowhere(c) : rising(c, x, erfinv);
}

/* --- circles, hyperbolas, other bases -----------------------------------------------------------
 */

/* A function with slopes between -1 and 1; at an infinity it is nan. */
static const box *gentle(box_context *c, const box *x, function *f)
{
    box *const b = box_next(c);
    mpfr_ptr width;

    if (mpfr_inf_p(x->low) && mpfr_inf_p(x->high))
        return nowhere(c);
    (void)f(b->low, x->low, MPFR_RNDD);
    (void)f(b->high, x->low, MPFR_RNDU);
    if (mpfr_equal_p(x->low, x->high))
        return b;
    width = box_next(c)->low;
    (void)mpfr_sub(width, x->high, x->low, MPFR_RNDU);
    (void)mpfr_sub(b->low, b->low, width, MPFR_RNDD);
    (void)mpfr_add(b->high, b->high, width, MPFR_RNDU);
    return b;
}

const box *box_sin(box_context *c, const box *x)
{
    return gentle(c, x, mpfr_sin);
}

const box *box_cos(box_context *c, const box *x)
{
    return gentle(c, x, mpfr_cos);
}

/* Increasing between two poles. A pole inside shows by decreasing values, and may be inside if the
 * box is wide. */
const box *box_tan(box_context *c, const box *x)
{
    const box *b;

    if (mpfr_inf_p(x->low) && mpfr_inf_p(x->high))
        return nowhere(c);
    b = rising(c, x, mpfr_tan);
    if (!mpfr_equal_p(x->low, x->high)) {
        mpfr_ptr width = box_next(c)->low;

        (void)mpfr_sub(width, x->high, x->low, MPFR_RNDU);
        if (mpfr_greater_p(b->low, b->high) || !(mpfr_cmp_d(width, 0.5) < 0))
            c->doubt = true;
    }
    return b;
}

/* sin(pi x) / (pi x), by what is left of x without the nearest integer. */
const box *box_sinc(box_context *c, const box *x)
{
    box *const turn = box_next(c), *const pi = box_next(c);

    if (mpfr_inf_p(x->low) || mpfr_inf_p(x->high))
        return nowhere(c);
    if (mpfr_zero_p(x->low) && mpfr_zero_p(x->high))
        return box_of(c, 1.0);
    (void)mpfr_const_pi(pi->low, MPFR_RNDD);
    (void)mpfr_const_pi(pi->high, MPFR_RNDU);
    (void)mpfr_rint(turn->low, x->low, MPFR_RNDN);
    (void)mpfr_div_2ui(turn->high, turn->low, 1, MPFR_RNDN);

    const bool odd = !mpfr_integer_p(turn->high);

    (void)mpfr_sub(turn->high, x->high, turn->low, MPFR_RNDU);
    (void)mpfr_sub(turn->low, x->low, turn->low, MPFR_RNDD);
    if (mpfr_zero_p(turn->low) && mpfr_zero_p(turn->high))
        return box_of(c, 0.0);

    const box *const sine = box_sin(c, box_mul(c, pi, turn));

    return box_div(c, odd ? box_neg(c, sine) : sine, box_mul(c, pi, x));
}

const box *box_asin(box_context *c, const box *x)
{
    return outside_one(x) ? nowhere(c) : rising(c, x, mpfr_asin);
}

const box *box_acos(box_context *c, const box *x)
{
    return outside_one(x) ? nowhere(c) : falling(c, x, mpfr_acos);
}

const box *box_atan(box_context *c, const box *x)
{
    return rising(c, x, mpfr_atan);
}

const box *box_sinh(box_context *c, const box *x)
{
    return rising(c, x, mpfr_sinh);
}

/* Even: increasing for positive x, decreasing for negative x, at least 1 in between. */
const box *box_cosh(box_context *c, const box *x)
{
    const box *b;

    if (mpfr_sgn(x->low) >= 0)
        return rising(c, x, mpfr_cosh);
    if (mpfr_sgn(x->high) <= 0)
        return falling(c, x, mpfr_cosh);
    b = box_max(c, box_neg(c, x), x);
    return rising(c, b, mpfr_cosh);
}

const box *box_asinh(box_context *c, const box *x)
{
    return rising(c, x, mpfr_asinh);
}

const box *box_acosh(box_context *c, const box *x)
{
    return mpfr_cmp_si(x->high, 1) < 0 ? nowhere(c) : rising(c, x, mpfr_acosh);
}

const box *box_atanh(box_context *c, const box *x)
{
    return outside_one(x) ? nowhere(c) : rising(c, x, mpfr_atanh);
}

/* Whether x may have an integer below 1 in it, without being one. */
static bool about_a_pole(box_context *c, const box *x)
{
    box *const whole = box_next(c);

    (void)mpfr_floor(whole->low, x->low);
    (void)mpfr_floor(whole->high, x->high);
    return mpfr_sgn(x->low) <= 0 && !mpfr_equal_p(x->low, x->high) &&
           !(mpfr_equal_p(whole->low, whole->high) && !mpfr_equal_p(whole->low, x->low));
}

/* The derivative rises between poles. */
const box *box_digamma(box_context *c, const box *x)
{
    if (about_a_pole(c, x))
        c->doubt = true;
    if (mpfr_inf_p(x->high) && mpfr_sgn(x->high) < 0)
        return nowhere(c);
    if (mpfr_equal_p(x->low, x->high) && mpfr_sgn(x->low) < 0 && mpfr_integer_p(x->low))
        return nowhere(c);
    return rising(c, x, mpfr_digamma);
}

/* The slope lies between those at the ends. */
const box *box_lgamma(box_context *c, const box *x)
{
    box *const b = box_next(c), *const far = box_next(c);
    int sign;

    (void)mpfr_lgamma(b->low, &sign, x->low, MPFR_RNDD);
    (void)mpfr_lgamma(b->high, &sign, x->low, MPFR_RNDU);
    if (mpfr_equal_p(x->low, x->high) || mpfr_nan_p(x->low))
        return b;

    const box *const slope = box_digamma(c, x);
    const bool falls = mpfr_cmpabs(slope->low, slope->high) > 0;

    (void)mpfr_sub(far->low, x->high, x->low, MPFR_RNDU);
    (void)mpfr_abs(far->high, falls ? slope->low : slope->high, MPFR_RNDU);
    (void)mpfr_mul(far->high, far->low, far->high, MPFR_RNDU);
    (void)mpfr_sub(b->low, b->low, far->high, MPFR_RNDD);
    (void)mpfr_add(b->high, b->high, far->high, MPFR_RNDU);
    return b;
}

const box *box_exp2(box_context *c, const box *x)
{
    return rising(c, x, mpfr_exp2);
}

const box *box_log2(box_context *c, const box *x)
{
    return below_zero(x) ? nowhere(c) : rising(c, x, mpfr_log2);
}

const box *box_log10(box_context *c, const box *x)
{
    return below_zero(x) ? nowhere(c) : rising(c, x, mpfr_log10);
}

/* MPFR has +inf of -0, C -inf. */
static int rsqrt(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding)
{
    const int inexact = mpfr_rec_sqrt(result, x, rounding);

    if (mpfr_zero_p(x))
        mpfr_set_inf(result, mpfr_signbit(x) ? -1 : 1);
    return inexact;
}

const box *box_rsqrt(box_context *c, const box *x)
{
    return below_zero(x) ? nowhere(c) : falling(c, x, rsqrt);
}

/* 1 / (1 + exp(-x)): relative precision on both sides. */
const box *box_sigmoid(box_context *c, const box *x)
{
    return box_div(c, box_of(c, 1.0), box_add(c, box_of(c, 1.0), box_exp(c, box_neg(c, x))));
}

const box *box_softplus(box_context *c, const box *x)
{
    if (mpfr_sgn(x->low) <= 0)
        return box_log1p(c, box_exp(c, x));
    return box_add(c, x, box_log1p(c, box_exp(c, box_neg(c, x))));
}

const box *box_log_sigmoid(box_context *c, const box *x)
{
    return box_neg(c, box_softplus(c, box_neg(c, x)));
}

const box *box_normal_cdf(box_context *c, const box *x)
{
    const box *const root = box_sqrt(c, box_of(c, 2.0));

    return box_mul(c, box_of(c, 0.5), box_erfc(c, box_div(c, box_neg(c, x), root)));
}

const box *box_normal_pdf(box_context *c, const box *x)
{
    const box *const half = box_mul(c, box_of(c, -0.5), box_mul(c, x, x));
    box *const pi = box_next(c);

    (void)mpfr_const_pi(pi->low, MPFR_RNDD);
    (void)mpfr_const_pi(pi->high, MPFR_RNDU);
    return box_div(c, box_exp(c, half), box_sqrt(c, box_mul(c, box_of(c, 2.0), pi)));
}

/* --- words made of words ---------------------------------------------------------------------- */

const box *box_gelu(box_context *c, const box *x)
{
    return box_mul(c, x, box_normal_cdf(c, x));
}

/* A slope that is above 1 for x >= 1, for large x by less than any precision shows: uses 1 as lower
 * bound. */
static const box *beyond_one(box_context *c, const box *x, const box *slope)
{
    box *kept;

    if (!(mpfr_cmp_si(x->low, 1) >= 0 && mpfr_cmp_si(slope->low, 1) < 0))
        return slope;
    kept = box_next(c);
    (void)mpfr_set_si(kept->low, 1, MPFR_RNDD);
    (void)mpfr_set(kept->high, slope->high, MPFR_RNDU);
    return kept;
}

/* x * pdf(x) is above 1 - cdf(x), which is below pdf(x) / x. */
const box *box_gelu_slope(box_context *c, const box *x)
{
    const box *const slope = box_add(c, box_normal_cdf(c, x), box_mul(c, x, box_normal_pdf(c, x)));

    return beyond_one(c, x, slope);
}

const box *box_silu(box_context *c, const box *x)
{
    return box_mul(c, x, box_sigmoid(c, x));
}

const box *box_silu_slope(box_context *c, const box *x)
{
    const box *const s = box_sigmoid(c, x);
    const box *const bend = box_mul(c, x, box_sigmoid(c, box_neg(c, x)));

    return box_mul(c, s, box_add(c, box_of(c, 1.0), bend));
}

const box *box_mish(box_context *c, const box *x)
{
    return box_mul(c, x, box_tanh(c, box_softplus(c, x)));
}

const box *box_mish_slope(box_context *c, const box *x)
{
    const box *const t = box_tanh(c, box_softplus(c, x));
    const box *const bend = box_sub(c, box_of(c, 1.0), box_mul(c, t, t));

    return box_add(c, t, box_mul(c, x, box_mul(c, bend, box_sigmoid(c, x))));
}

static const box *bent(box_context *c, const box *x)
{
    const box *const cube = box_mul(c, x, box_mul(c, x, x));
    const box *const sum = box_add(c, x, box_mul(c, box_number(c, "44715", "1000000"), cube));

    return box_mul(c, box_number(c, "7978845608028654", "10000000000000000"), sum);
}

const box *box_gelu_tanh(box_context *c, const box *x)
{
    const box *const sum = box_add(c, box_of(c, 1.0), box_tanh(c, bent(c, x)));

    return box_mul(c, box_mul(c, box_of(c, 0.5), x), sum);
}

const box *box_gelu_tanh_slope(box_context *c, const box *x)
{
    const box *const t = box_tanh(c, bent(c, x));
    const box *const one = box_of(c, 1.0);
    const box *const square = box_mul(c, box_number(c, "134145", "1000000"), box_mul(c, x, x));
    const box *const rate =
        box_mul(c, box_number(c, "7978845608028654", "10000000000000000"), box_add(c, one, square));
    const box *const bend = box_mul(c, x, box_mul(c, box_sub(c, one, box_mul(c, t, t)), rate));

    /* 1 + t + x * (1 - t * t) * u' is above 2 where x * (1 + t) * u' is above 1: from x = 0.8 on.
     */
    return beyond_one(c, x, box_mul(c, box_of(c, 0.5), box_add(c, box_add(c, one, t), bend)));
}

/* Functions of two numbers, which have to be exact: boxes of one point. */
typedef int function_of_two(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y, mpfr_rnd_t rounding);

static const box *of_two(box_context *c, const box *x, const box *y, function_of_two *f)
{
    box *const b = box_next(c);

    (void)f(b->low, x->low, y->low, MPFR_RNDD);
    (void)f(b->high, x->low, y->low, MPFR_RNDU);
    limit(c, b->low);
    limit(c, b->high);
    if (!mpfr_equal_p(x->low, x->high) || !mpfr_equal_p(y->low, y->high))
        c->doubt = true;
    return b;
}

/* The multiple of 10^-n nearest to x: y = x * 10^n is exact to so many bits. */
static int nearest_decimal(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr n, mpfr_rnd_t rounding)
{
    enum { MOST = 308, BITS = 4096 };
    mpfr_t ten;
    mpfr_t y;
    const bool more = mpfr_cmp_si(n, MOST) > 0;
    const bool less = mpfr_cmp_si(n, -MOST) < 0;
    const long places = more || less ? (less ? -MOST - 1 : 0) : mpfr_get_si(n, MPFR_RNDZ);
    int inexact;

    if (mpfr_nan_p(n) || more || mpfr_inf_p(x) || mpfr_nan_p(x)) {
        if (mpfr_nan_p(n))
            mpfr_set_nan(result);
        else
            (void)mpfr_set(result, x, rounding);
        return 0;
    }
    mpfr_inits2(BITS, ten, y, (mpfr_ptr)0);
    (void)mpfr_ui_pow_ui(ten, 10, (unsigned long)(places < 0 ? -places : places), MPFR_RNDN);
    if (places < 0)
        (void)mpfr_div(y, x, ten, MPFR_RNDN);
    else
        (void)mpfr_mul(y, x, ten, MPFR_RNDN);
    (void)mpfr_rint(y, y, MPFR_RNDN);
    inexact = places < 0 ? mpfr_mul(result, y, ten, rounding) : mpfr_div(result, y, ten, rounding);
    mpfr_clears(ten, y, (mpfr_ptr)0);
    return inexact;
}

const box *box_decimal(box_context *c, const box *x, const box *n)
{
    return of_two(c, x, n, nearest_decimal);
}

const box *box_fmod(box_context *c, const box *x, const box *y)
{
    return of_two(c, x, y, mpfr_fmod);
}

const box *box_pow(box_context *c, const box *x, const box *y)
{
    return of_two(c, x, y, mpfr_pow);
}

const box *box_atan2(box_context *c, const box *y, const box *x)
{
    return of_two(c, y, x, mpfr_atan2);
}
