#include "oracle/judge.h"

#include <math.h>
#include <string.h>

#include "client/bits.h"
#include "common/dtypes.h"

enum { FIRST_PRECISION = 160, LAST_PRECISION = 20480 };

/* Digits, smallest exponent of a unit, and the exponent of the power of two above the largest
 * number. */
typedef struct range {
    int digits;
    int lowest;
    int past;
} range;

static range range_of(int dtype)
{
    switch (dtype) {
    case AC_F16:
        return (range){11, -24, 16};
    case AC_BF16:
        return (range){8, -133, 128};
    case AC_F32:
    case AC_C64:
        return (range){24, -149, 128};
    default:
        return (range){53, -1074, 1024};
    }
}

judge judge_open(const oracle_formula *formula, size_t arguments, int dtype)
{
    return (judge){
        .formula = formula,
        .arguments = arguments,
        .dtype = dtype,
        .boxes = box_open(),
    };
}

void judge_close(judge *j)
{
    box_close(j->boxes);
}

void verdicts_add(verdicts *all, const verdicts *more)
{
    if (more->worst > all->worst || all->judged == 0) {
        all->worst = more->worst;
        memcpy(all->at, more->at, sizeof all->at);
    }
    all->judged += more->judged;
    all->misrounded += more->misrounded;
    all->boxed += more->boxed;
}

/* The exponent of a unit in the last place of a number below 2^exponent. */
static int unit_of(range r, int exponent)
{
    return exponent - r.digits > r.lowest ? exponent - r.digits : r.lowest;
}

/* --- long double ------------------------------------------------------------------------------ */

/* The error in ulp and whether the result is correctly rounded; false if long double cannot tell.
 * For f64 the error is slightly uncertain, so it also returns false if it might be a new worst
 * error. */
static bool judge_near(const judge *j, const near *v, double result, double *error, bool *correct,
                       double *place)
{
    const long double known = j->dtype == AC_F64 ? 0x1p-4L : 0x1p-12L;
    const range r = range_of(j->dtype);
    near_context c = {0};
    long double e;
    const long double t = near_total(j->formula->near(&c, v), &e);
    int exponent;

    if (c.doubt || !isfinite(t) || !isfinite(e))
        return false;
    (void)frexpl(t, &exponent);
    if (t == 0)
        exponent = r.lowest;
    if (exponent > r.past)
        return false;

    const long double unit = ldexpl(1, unit_of(r, exponent));
    const long double scaled = t / unit;
    const long double slack = e / unit;
    const long double tie = fabsl(fabsl(scaled) - (floorl(fabsl(scaled)) + 0.5L));

    if (!(slack < known) || !(tie > 2 * slack) || isinf(result))
        return false;
    /* A zero for a value far below the smallest number may have either sign. */
    if (fabsl(t) <= e && signbit(result) != signbit((double)t) && result == 0)
        result = -result;
    *error = (double)fabsl((long double)result / unit - scaled);
    *place = (double)unit;
    if (j->dtype == AC_F64 && *error + (double)slack > j->all.worst)
        return false;
    *correct = (long double)result == rintl(scaled) * unit &&
               (result != 0 || fabsl(t) <= e || signbit(result) == (t < 0));
    return true;
}

/* --- MPFR ------------------------------------------------------------------------------------- */

/* One endpoint rounded to the format, as a double. */
static double rounded(range r, mpfr_srcptr x)
{
    double result;
    mpfr_t t;

    if (!mpfr_regular_p(x))
        return mpfr_get_d(x, MPFR_RNDN);

    const mpfr_exp_t exponent = mpfr_get_exp(x);

    if (exponent < r.lowest - 1)
        return mpfr_signbit(x) ? -0.0 : 0.0;
    if (exponent > r.past)
        return mpfr_signbit(x) ? -INFINITY : INFINITY;
    mpfr_init2(t, mpfr_get_prec(x) + 64);
    (void)mpfr_div_2si(t, x, unit_of(r, (int)exponent), MPFR_RNDN);
    (void)mpfr_rint_roundeven(t, t, MPFR_RNDN);
    (void)mpfr_mul_2si(t, t, unit_of(r, (int)exponent), MPFR_RNDN);
    result = mpfr_get_d(t, MPFR_RNDN);
    if (fabs(result) >= ldexp(1, r.past - 1) && mpfr_get_exp(t) > r.past)
        result = copysign(INFINITY, result);
    mpfr_clear(t);
    return result;
}

/* The exponent of a number, clamped to the range. */
static int exponent_within(range r, mpfr_srcptr x)
{
    const mpfr_exp_t exponent = mpfr_regular_p(x) ? mpfr_get_exp(x) : r.lowest;

    return exponent < r.lowest ? r.lowest : (int)(exponent > r.past ? r.past : exponent);
}

/* Infinity is correct from the midpoint between the largest number and the next power of two on.
 * For a value below that no precision distinguishes from the midpoint, the error is half a unit. */
static double error_of_infinity(range r, mpfr_srcptr x, double result)
{
    double error = INFINITY;
    mpfr_t t;

    if ((signbit(result) != 0) != (mpfr_signbit(x) != 0))
        return INFINITY;
    if (isinf(rounded(r, x)))
        return 0.0;
    mpfr_init2(t, mpfr_get_prec(x) + 64);
    (void)mpfr_div_2si(t, x, r.past - r.digits, MPFR_RNDN);
    (void)mpfr_abs(t, t, MPFR_RNDN);
    (void)mpfr_d_sub(t, ldexp(1, r.digits) - 0.5, t, MPFR_RNDN);
    if (mpfr_cmp_d(t, 0x1p-40) < 0)
        error = 0.5;
    mpfr_clear(t);
    return error;
}

/* The distance of a result from x, in units of 2^unit. */
static double units_off(range r, mpfr_srcptr x, double result, int unit)
{
    double off;
    mpfr_t t;

    if (isnan(result))
        return INFINITY;
    if (isinf(result))
        return error_of_infinity(r, x, result);
    mpfr_init2(t, mpfr_get_prec(x) + 64);
    (void)mpfr_sub_d(t, x, result, MPFR_RNDN);
    (void)mpfr_mul_2si(t, t, -unit, MPFR_RNDN);
    off = fabs(mpfr_get_d(t, MPFR_RNDN));
    mpfr_clear(t);
    return off;
}

static double error_of(range r, mpfr_srcptr x, double result)
{
    return units_off(r, x, result, unit_of(r, exponent_within(r, x)));
}

/* Whether both endpoints have the same error. */
static bool as_far(range r, const box *b, double result)
{
    return fabs(error_of(r, b->low, result) - error_of(r, b->high, result)) < 0x1p-40;
}

static void judge_box(judge *j, const double *values, double result, double *error, bool *correct,
                      double *place)
{
    const range r = range_of(j->dtype);
    const box *v[ORACLE_ARGUMENTS_MAX + ORACLE_REDUCTIONS_MAX];
    const box *b = NULL;
    double low = 0;
    double high = 0;
    bool open = false;

    for (mpfr_prec_t p = FIRST_PRECISION; p <= LAST_PRECISION; p *= 2) {
        box_begin(j->boxes, p);
        for (size_t i = 0; i < j->arguments; i++)
            v[i] = box_of(j->boxes, values[i]);
        for (size_t i = 0; i < j->formula->reduction_count; i++)
            v[j->arguments + i] = &j->row.boxes(j->row.context, p)[i];
        b = j->formula->box(j->boxes, v);
        low = rounded(r, b->low);
        high = rounded(r, b->high);
        if (!j->boxes->doubt && isnan(low) && isnan(high)) { /* no value at such a point */
            *correct = isnan(result) || (isinf(result) && j->boxes->open);
            *error = *correct ? 0.0 : INFINITY;
            return;
        }
        /* The error of the largest number for a value that rounds to infinity needs a narrow
         * box. */
        if (!j->boxes->doubt && low == high && (low != 0 || signbit(low) == signbit(high)) &&
            (!isinf(low) || result == low || as_far(r, b, result)))
            break;
        /* Both ends round to zero, of either sign; the sign is not worth more digits. */
        if (!j->boxes->doubt && low == 0 && high == 0 && p > FIRST_PRECISION)
            break;
        /* With several inputs the value may be indistinguishable from the midpoint of two numbers,
         * as in 1.5 * 0.25 * gelu_slope(1000): then both numbers are accepted. */
        open = !j->formula->only && !j->boxes->doubt && p > FIRST_PRECISION && isfinite(low) &&
               isfinite(high) && as_far(r, b, result);
        if (open)
            break;
    }

    if (isnan(result) && isinf(low) && low == high && j->boxes->open) {
        *error = 0;
        *correct = true;
        return;
    }

    const double error_low = error_of(r, b->low, result);
    const double error_high = error_of(r, b->high, result);
    const bool signs_open = low == 0 && high == 0 && signbit(low) != signbit(high);

    *place = ldexp(1, unit_of(r, exponent_within(r, b->low)));
    *error = error_low > error_high ? error_low : error_high;
    *correct = (result == low || (open && result == high)) &&
               (result != 0 || signs_open || signbit(result) == signbit(low));
}

double judge_result(judge *j, const double *values, uint64_t bits)
{
    return judge_value(j, values, bits_value(j->dtype, bits));
}

double judge_value(judge *j, const double *values, double result)
{
    near v[ORACLE_ARGUMENTS_MAX + ORACLE_REDUCTIONS_MAX];
    double error = INFINITY;
    double place = 0;
    bool correct = false;

    for (size_t i = 0; i < j->arguments; i++)
        v[i] = near_of(values[i]);
    for (size_t i = 0; i < j->formula->reduction_count; i++)
        v[j->arguments + i] = j->row.near[i];
    if (j->only_box || !judge_near(j, v, result, &error, &correct, &place)) {
        judge_box(j, values, result, &error, &correct, &place);
        j->all.boxed++;
    }
    if (place > 0 && j->least > place)
        error *= place / j->least;
    j->all.misrounded += !correct;
    if (error > j->all.worst || isnan(error) || j->all.judged == 0) {
        j->all.worst = isnan(error) ? INFINITY : error;
        memcpy(j->all.at, values, j->arguments * sizeof values[0]);
    }
    j->all.judged++;
    return error;
}

/* --- complex numbers -------------------------------------------------------------------------- */

/* The least exponent that a number in the box may have. */
static int least_exponent(range r, const box *b)
{
    const int low = exponent_within(r, b->low);
    const int high = exponent_within(r, b->high);

    if (mpfr_sgn(b->low) * mpfr_sgn(b->high) <= 0)
        return r.lowest;
    return low < high ? low : high;
}

/* The unit below which the other part may vanish: 2^-1000 of this one. */
static int vanishing(range r, const box *b)
{
    const bool apart = mpfr_sgn(b->low) * mpfr_sgn(b->high) > 0;

    if (!apart || !mpfr_regular_p(b->low) || mpfr_get_exp(b->low) < r.past)
        return r.lowest;
    return mpfr_get_exp(b->low) > 0x10000 ? 0x10000 : (int)mpfr_get_exp(b->low) - 1000;
}

/* A value that no precision distinguishes from a power of two has the unit of the numbers below
 * it. */
double judge_complex(judge *j, const double *values, const double result[2])
{
    const range r = range_of(j->dtype);
    double error = INFINITY;
    bool open = true;

    for (mpfr_prec_t p = FIRST_PRECISION; p <= LAST_PRECISION && open; p *= 2) {
        cbox v[ORACLE_ARGUMENTS_MAX / 2];

        box_begin(j->boxes, p);
        for (size_t i = 0; i < j->arguments; i++)
            v[i] = cbox_of(j->boxes, values[2 * i], values[2 * i + 1]);

        const cbox z = j->formula->cbox(j->boxes, v);
        const box *const parts[] = {z.re, z.im};
        const int re = least_exponent(r, z.re);
        const int im = least_exponent(r, z.im);
        const int beside_re = vanishing(r, z.im);
        const int beside_im = vanishing(r, z.re);
        const int own = unit_of(r, re > im ? re : im);

        error = 0;
        open = j->boxes->doubt;
        if (!open && mpfr_nan_p(z.re->low) &&
            mpfr_nan_p(z.im->low)) { /* no value at such a point */
            error = isnan(result[0]) && isnan(result[1]) ? 0.0 : INFINITY;
            break;
        }
        for (size_t k = 0; k < 2; k++) {
            const int beside = k == 0 ? beside_re : beside_im;
            const int unit = own > beside ? own : beside;
            const double low = units_off(r, parts[k]->low, result[k], unit);
            const double high = units_off(r, parts[k]->high, result[k], unit);
            const bool straddles = mpfr_sgn(parts[k]->low) * mpfr_sgn(parts[k]->high) < 0;

            error = fmax(error, fmax(low, high));
            open = open || (low != high && !(fabs(low - high) < 0x1p-20));
            open = open || (straddles && !(low + high < 0x1p-20)); /* as far on both sides */
        }
    }
    j->all.boxed++;
    j->all.misrounded += error > 0.5;
    if (error > j->all.worst || j->all.judged == 0) {
        j->all.worst = error;
        memcpy(j->all.at, values, 2 * j->arguments * sizeof values[0]);
    }
    j->all.judged++;
    return error;
}
