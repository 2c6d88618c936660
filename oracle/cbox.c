#include "oracle/cbox.h"

#include <math.h>

cbox cbox_of(box_context *c, double re, double im)
{
    return (cbox){box_of(c, re), box_of(c, im)};
}

cbox cbox_number(box_context *c, const char *top, const char *bottom)
{
    return (cbox){box_number(c, top, bottom), box_of(c, 0.0)};
}

cbox cbox_neg(box_context *c, cbox x)
{
    return (cbox){box_neg(c, x.re), box_neg(c, x.im)};
}

cbox cbox_conj(box_context *c, cbox x)
{
    return (cbox){x.re, box_neg(c, x.im)};
}

cbox cbox_add(box_context *c, cbox x, cbox y)
{
    return (cbox){box_add(c, x.re, y.re), box_add(c, x.im, y.im)};
}

cbox cbox_sub(box_context *c, cbox x, cbox y)
{
    return (cbox){box_sub(c, x.re, y.re), box_sub(c, x.im, y.im)};
}

cbox cbox_mul(box_context *c, cbox x, cbox y)
{
    return (cbox){box_sub(c, box_mul(c, x.re, y.re), box_mul(c, x.im, y.im)),
                  box_add(c, box_mul(c, x.re, y.im), box_mul(c, x.im, y.re))};
}

cbox cbox_div(box_context *c, cbox x, cbox y)
{
    const box *const size = box_add(c, box_mul(c, y.re, y.re), box_mul(c, y.im, y.im));
    const cbox top = cbox_mul(c, x, cbox_conj(c, y));

    return (cbox){box_div(c, top.re, size), box_div(c, top.im, size)};
}

bool cbox_eq(box_context *c, cbox x, cbox y)
{
    return box_eq(c, x.re, y.re) && box_eq(c, x.im, y.im);
}

bool cbox_ne(box_context *c, cbox x, cbox y)
{
    return !cbox_eq(c, x, y);
}

typedef int function(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding);

/* A function with slopes between -1 and 1: its value at the middle of x, plus or minus half the
 * width. */
static const box *wave(box_context *c, const box *x, function *f)
{
    box *const b = box_next(c);
    box *const t = box_next(c);

    (void)mpfr_add(t->low, x->low, x->high, MPFR_RNDN);
    (void)mpfr_div_2ui(t->low, t->low, 1, MPFR_RNDN);
    (void)f(b->low, t->low, MPFR_RNDD);
    (void)f(b->high, t->low, MPFR_RNDU);
    if (mpfr_equal_p(x->low, x->high) && mpfr_equal_p(x->low, t->low))
        return b;
    (void)mpfr_sub(t->high, x->high, t->low, MPFR_RNDU);
    (void)mpfr_sub(t->low, t->low, x->low, MPFR_RNDU);
    if (mpfr_greater_p(t->low, t->high))
        (void)mpfr_set(t->high, t->low, MPFR_RNDU);
    (void)mpfr_sub(b->low, b->low, t->high, MPFR_RNDD);
    (void)mpfr_add(b->high, b->high, t->high, MPFR_RNDU);
    return b;
}

cbox cbox_exp(box_context *c, cbox x)
{
    const box *const size = box_exp(c, x.re);

    return (cbox){box_mul(c, size, wave(c, x.im, mpfr_cos)),
                  box_mul(c, size, wave(c, x.im, mpfr_sin))};
}

static const box *half(box_context *c, const box *x)
{
    return box_mul(c, x, box_of(c, 0.5));
}

static const box *size_of(box_context *c, cbox x)
{
    return box_add(c, box_mul(c, x.re, x.re), box_mul(c, x.im, x.im));
}

cbox cbox_abs(box_context *c, cbox x)
{
    return (cbox){box_sqrt(c, size_of(c, x)), box_of(c, 0.0)};
}

cbox cbox_cartesian(box_context *c, cbox x, cbox y)
{
    (void)c;
    return (cbox){x.re, y.re};
}

cbox cbox_polar(box_context *c, cbox x, cbox y)
{
    return (cbox){box_mul(c, x.re, wave(c, y.re, mpfr_cos)),
                  box_mul(c, x.re, wave(c, y.re, mpfr_sin))};
}

/* The larger part first: it is the root of a sum, and the other one is half of y over it. */
cbox cbox_sqrt(box_context *c, cbox x)
{
    const box *const sum = box_add(c, box_abs(c, x.re), box_sqrt(c, size_of(c, x)));
    const box *const larger = box_sqrt(c, half(c, sum));

    if (mpfr_zero_p(larger->high))
        return (cbox){larger, x.im};

    const box *const other = half(c, box_div(c, x.im, larger));

    if (mpfr_sgn(x.re->low) >= 0)
        return (cbox){larger, other};
    return (cbox){box_abs(c, other), mpfr_signbit(x.im->low) ? box_neg(c, larger) : larger};
}

cbox cbox_log(box_context *c, cbox x)
{
    return (cbox){half(c, box_log(c, size_of(c, x))), box_atan2(c, x.im, x.re)};
}

static cbox log_to(box_context *c, cbox x, double base)
{
    const cbox natural = cbox_log(c, x);
    const box *const unit = box_log(c, box_of(c, base));

    return (cbox){box_div(c, natural.re, unit), box_div(c, natural.im, unit)};
}

cbox cbox_log2(box_context *c, cbox x)
{
    return log_to(c, x, 2.0);
}

cbox cbox_log10(box_context *c, cbox x)
{
    return log_to(c, x, 10.0);
}

cbox cbox_sinh(box_context *c, cbox x)
{
    return (cbox){box_mul(c, box_sinh(c, x.re), wave(c, x.im, mpfr_cos)),
                  box_mul(c, box_cosh(c, x.re), wave(c, x.im, mpfr_sin))};
}

cbox cbox_cosh(box_context *c, cbox x)
{
    return (cbox){box_mul(c, box_cosh(c, x.re), wave(c, x.im, mpfr_cos)),
                  box_mul(c, box_sinh(c, x.re), wave(c, x.im, mpfr_sin))};
}

cbox cbox_sin(box_context *c, cbox x)
{
    return (cbox){box_mul(c, wave(c, x.re, mpfr_sin), box_cosh(c, x.im)),
                  box_mul(c, wave(c, x.re, mpfr_cos), box_sinh(c, x.im))};
}

cbox cbox_cos(box_context *c, cbox x)
{
    const box *const im = box_mul(c, wave(c, x.re, mpfr_sin), box_sinh(c, x.im));

    return (cbox){box_mul(c, wave(c, x.re, mpfr_cos), box_cosh(c, x.im)), box_neg(c, im)};
}

static bool is_number(cbox x, double re)
{
    return mpfr_cmp_d(x.re->low, re) == 0 && mpfr_zero_p(x.im->low);
}

/* Between two limits that are beyond all floats. */
static const box *within(box_context *c, const box *x)
{
    return box_max(c, box_min(c, x, box_of(c, 5000.0)), box_of(c, -5000.0));
}

/* Sets the cosine and the sine of x^y, whose angle is a whole number of quarters: of x on an axis
 * and a real y, or of x of the size 1 there. False of others. */
static bool quarters(box_context *c, cbox x, cbox y, cbox *turn)
{
    static const double cosines[] = {1, 0, -1, 0};
    const bool upright = mpfr_zero_p(x.re->low);
    mpfr_t t;
    bool whole = false;

    if (!upright && !mpfr_zero_p(x.im->low))
        return false;
    if (!mpfr_zero_p(y.im->low) && mpfr_cmpabs_ui(upright ? x.im->low : x.re->low, 1) != 0)
        return false;
    mpfr_init2(t, 64);
    (void)mpfr_set(t, y.re->low, MPFR_RNDN);
    (void)mpfr_mul_si(t, t, upright ? 1 : mpfr_sgn(x.re->low) < 0 ? 2 : 0, MPFR_RNDN);
    if (mpfr_signbit(x.im->low))
        (void)mpfr_neg(t, t, MPFR_RNDN);
    whole = mpfr_integer_p(t) != 0;
    if (whole) {
        (void)mpfr_div_2ui(t, t, 2, MPFR_RNDN);
        (void)mpfr_frac(t, t, MPFR_RNDN);

        const int n = (int)(mpfr_get_d(t, MPFR_RNDN) * 4) & 3;

        *turn = cbox_of(c, cosines[n], cosines[(n + 3) & 3]);
    }
    mpfr_clear(t);
    return whole;
}

/* e^(y log x); the limits are those of runtime/simd/complex/power.h. */
cbox cbox_pow(box_context *c, cbox x, cbox y)
{
    const cbox none = {box_of(c, NAN), box_of(c, NAN)};
    const cbox nothing = cbox_of(c, 0.0, 0.0);
    const bool axis = mpfr_zero_p(y.im->low) && (mpfr_zero_p(x.re->low) || mpfr_zero_p(x.im->low));
    cbox turn;

    if (is_number(y, 0) || is_number(x, 1))
        return cbox_of(c, 1.0, 0.0);
    if (is_number(x, 0))
        return mpfr_sgn(y.re->low) > 0 ? nothing : none;

    const cbox log = cbox_log(c, x);
    const box *const by = box_max(c, box_abs(c, y.re), box_abs(c, y.im));
    const box *const of = box_max(c, box_abs(c, log.re), box_abs(c, log.im));

    if (!axis && !box_lt(c, box_mul(c, by, of), box_of(c, 0x1p30)))
        return none;

    const cbox power = cbox_mul(c, y, log);
    const box *const size = box_exp(c, within(c, power.re));

    if (!quarters(c, x, y, &turn))
        turn = (cbox){wave(c, power.im, mpfr_cos), wave(c, power.im, mpfr_sin)};
    return (cbox){box_mul(c, size, turn.re), box_mul(c, size, turn.im)};
}

/* Both parts over sinh^2 + cos^2, which is at least as large as either. */
cbox cbox_tanh(box_context *c, cbox x)
{
    const box *const near = within(c, x.re);
    const box *const odd = box_sinh(c, near);
    const box *const cosine = wave(c, x.im, mpfr_cos);
    const box *const under = box_add(c, box_mul(c, odd, odd), box_mul(c, cosine, cosine));

    return (cbox){box_div(c, box_mul(c, odd, box_cosh(c, near)), under),
                  box_div(c, box_mul(c, wave(c, x.im, mpfr_sin), cosine), under)};
}

cbox cbox_tan(box_context *c, cbox x)
{
    const cbox turned = cbox_tanh(c, (cbox){x.im, x.re});

    return (cbox){turned.im, turned.re};
}

/* 1 / (1 + e^-x) or e^x / (1 + e^x), chosen so that the exponential cannot overflow. */
cbox cbox_sigmoid(box_context *c, cbox x)
{
    const cbox one = cbox_of(c, 1.0, 0.0);

    if (mpfr_sgn(x.re->low) < 0) {
        const cbox e = cbox_exp(c, x);

        return cbox_div(c, e, cbox_add(c, one, e));
    }
    return cbox_div(c, one, cbox_add(c, one, cbox_exp(c, cbox_neg(c, x))));
}
