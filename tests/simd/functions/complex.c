/*
 * Measures the functions of complex numbers (simd/complex) against MPFR.
 *
 *     functions_complex [samples] [seed]
 *
 * Compiled for one target (AC_TARGET_...). Prints a line for each word and fails where a bound is
 * broken. The error of a part counts relative to the larger of the two: of the pairs, or numbers,
 * as they are, where that is above 2^-900 (2^-126 for f32), and of each part rounded once, in units
 * of the last place of the larger.
 *
 * The references are the definitions as they stand, in more digits than can cancel: 1 / (1 + e^-x
 * (cos y - i sin y)) of the logistic function, which is told apart by its limits and the sign of
 * its imaginary part. Limits of the others are tested by the suite of the operators.
 *
 * Half of the y are next to multiples of pi: those of k * pi / 2, rounded, and denominators of the
 * continued fraction of 2^e / pi, which times 2^e are nearer to multiples of pi than all numbers of
 * fewer digits. Half of the x are next to zero, so that many arguments are next to a pole.
 */
#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "../target.h"
#include "client/random.h"
#include "simd/simd.h"

enum { PRECISION = 640, PI_PRECISION = 1280, MOST = 16 };

/* The bounds, powers of two; and of the parts rounded, in units. */
static const double bound_pair = -62.5;
static const double bound_short = -50.0;
static const double bound_rounded = 0.501;

static uint64_t state;

static uint64_t random_bits(void)
{
    return random_next(&state);
}

static double uniform(void)
{
    return (double)(random_bits() >> 11) * 0x1p-53;
}

static double any_sign(double x)
{
    return (random_bits() & 1) != 0 ? -x : x;
}

/* A number of `digits` bits, or fewer, times 2^e that is next to a multiple of pi. */
static double near_multiple(int e, int digits)
{
    double known[128];
    size_t count = 0;
    mpfr_t rest, whole;

    mpfr_inits2(PI_PRECISION, rest, whole, (mpfr_ptr)0);
    mpfr_const_pi(rest, MPFR_RNDN);
    mpfr_ui_div(rest, 1, rest, MPFR_RNDN);
    mpfr_mul_2si(rest, rest, e, MPFR_RNDN);
    mpfr_frac(rest, rest, MPFR_RNDN);
    for (double last = 0, next = 1; next < ldexp(1.0, digits) && count < 128;) {
        known[count++] = next;
        mpfr_ui_div(rest, 1, rest, MPFR_RNDN);
        mpfr_floor(whole, rest);
        mpfr_sub(rest, rest, whole, MPFR_RNDN);
        const double then = mpfr_get_d(whole, MPFR_RNDN) * next + last;
        last = next;
        next = then;
    }
    mpfr_clears(rest, whole, (mpfr_ptr)0);
    const size_t back = random_bits() % 4;
    const double chosen = known[back < count ? count - 1 - back : 0];
    /* A multiple is as near in units of its last place. */
    const double times = floor(ldexp(1.0, digits) / chosen);
    return ldexp(chosen * (1 + (double)(random_bits() % (uint64_t)(times < 2 ? 1 : times))), e);
}

static double rounded_multiple(uint64_t k)
{
    mpfr_t pi;

    mpfr_init2(pi, 128);
    mpfr_const_pi(pi, MPFR_RNDN);
    mpfr_mul_ui(pi, pi, (unsigned long)k, MPFR_RNDN);
    const double found = mpfr_get_d(pi, MPFR_RNDN) / 2;
    mpfr_clear(pi);
    return found;
}

static double sample_x(void)
{
    static const double hard[] = {0.0,   0x1p-1074, 0x1p-1022, 0x1p1023, INFINITY,
                                  NAN,   1500.0,    708.396,   745.13,   0x1.62e42fefa39efp-6,
                                  709.0, 1.0,       800.0,     416.0,    700.0};

    switch (random_bits() % 16) {
    case 0:
        return ac_f64_of_bits(random_bits());
    case 1:
        return any_sign(hard[random_bits() % (sizeof hard / sizeof hard[0])]);
    case 2:
        return any_sign(ldexp(1.0 + uniform(), -(int)(random_bits() % 1074)));
    case 3:
    case 4:
    case 5:
    case 6:
        return any_sign(ldexp(1.0 + uniform(), -(int)(random_bits() % 80)));
    case 7: { /* between two steps of the reduction */
        const double step = log(2.0) / 32 * (double)(random_bits() % 40);
        return any_sign(step + any_sign(ldexp(uniform(), -(int)(random_bits() % 50))));
    }
    case 8:
    case 9:
        return any_sign(760.0 * uniform());
    case 10: /* about the least normal number, and the least of all */
        return any_sign(708.0 + 45.0 * uniform());
    case 11:
        return any_sign(log(2.0) / 16 * (1.0 + uniform()));
    default:
        return any_sign(4.0 * uniform());
    }
}

static double sample_y(void)
{
    static const double hard[] = {0.0,      0x1p-1074, 0x1p-1022, 0x1p1023, INFINITY,
                                  NAN,      0x1p-400,  0x1p30,    0x1p25,   0x1.921fb54442d18p+1,
                                  0x1p-401, 0x1p29,    0x1.8p30,  0x1p-300, 0x1.fffffffffffffp1023,
                                  0x1p53,   0x1p-27,   0x1p-26,   0x1.ap0,  0x1.921fb54442d18p+0};

    switch (random_bits() % 16) {
    case 0:
        return ac_f64_of_bits(random_bits());
    case 1:
        return any_sign(hard[random_bits() % (sizeof hard / sizeof hard[0])]);
    case 2:
        return any_sign(ldexp(1.0 + uniform(), -(int)(random_bits() % 1074)));
    case 3:
        return any_sign(ldexp(1.0 + uniform(), (int)(random_bits() % 1024)));
    case 4: /* the nearest of all there are is among these */
        if (random_bits() % 64 == 0)
            return any_sign(6381956970095103.0 * 0x1p797);
        return any_sign(near_multiple(971 - (int)(random_bits() % 1024), 53));
    case 5:
    case 6:
        return any_sign(near_multiple(-(int)(random_bits() % 52), 53));
    case 7:
    case 8:
        return any_sign(rounded_multiple(random_bits() >> (random_bits() % 64)));
    case 9:
    case 10:
    case 11: { /* a few units, or more, beside an odd multiple of pi */
        const double pole = rounded_multiple(4 * (random_bits() % 8) + 2);
        return any_sign(pole + any_sign(ldexp(uniform(), -(int)(random_bits() % 53))));
    }
    case 12:
        return any_sign(ldexp(1.0 + uniform(), (int)(random_bits() % 40)));
    default:
        return any_sign(8.0 * uniform());
    }
}

/* The same of floats. */
static double sample_y_short(void)
{
    if (random_bits() % 4 == 0)
        return any_sign(near_multiple(104 - (int)(random_bits() % 127), 24));
    const double y = sample_y();
    return (double)(float)(fabs(y) >= 0x1p128 && !isinf(y) ? ldexp(y, -ilogb(y) / 9) : y);
}

/* Working numbers of the reference. */
static mpfr_t t1, t2, t3;

/* For finite x and y. From |x| = 5000 on, parts that underflow have their sign only. */
static void reference(mpfr_t re, mpfr_t im, double x, double y)
{
    const double limited = fabs(x) > 5000.0 ? copysign(5000.0, x) : x;
    mpfr_set_d(t1, -limited, MPFR_RNDN);
    mpfr_exp(t1, t1, MPFR_RNDN);
    mpfr_set_d(t2, y, MPFR_RNDN);
    mpfr_sin_cos(im, re, t2, MPFR_RNDN);
    mpfr_mul(re, re, t1, MPFR_RNDN);
    mpfr_mul(im, im, t1, MPFR_RNDN);
    mpfr_add_ui(re, re, 1, MPFR_RNDN);
    mpfr_sqr(t2, re, MPFR_RNDN);
    mpfr_sqr(t3, im, MPFR_RNDN);
    mpfr_add(t2, t2, t3, MPFR_RNDN);
    mpfr_div(re, re, t2, MPFR_RNDN);
    mpfr_div(im, im, t2, MPFR_RNDN);
}

/* |re| times cos y and |im| times sin y, of the other number. */
static void turned(mpfr_t re, mpfr_t im, double y)
{
    mpfr_set_d(t2, y, MPFR_RNDN);
    mpfr_sin_cos(t1, t2, t2, MPFR_RNDN);
    mpfr_mul(re, re, t2, MPFR_RNDN);
    mpfr_mul(im, im, t1, MPFR_RNDN);
}

static double within(double x)
{
    return fabs(x) > 5000.0 ? copysign(5000.0, x) : x;
}

static void exp_reference(mpfr_t re, mpfr_t im, double x, double y)
{
    mpfr_set_d(re, within(x), MPFR_RNDN);
    mpfr_exp(re, re, MPFR_RNDN);
    mpfr_set(im, re, MPFR_RNDN);
    turned(re, im, y);
}

static void sinh_reference(mpfr_t re, mpfr_t im, double x, double y)
{
    mpfr_set_d(t1, within(x), MPFR_RNDN);
    mpfr_sinh_cosh(re, im, t1, MPFR_RNDN);
    turned(re, im, y);
}

static void cosh_reference(mpfr_t re, mpfr_t im, double x, double y)
{
    mpfr_set_d(t1, within(x), MPFR_RNDN);
    mpfr_sinh_cosh(im, re, t1, MPFR_RNDN);
    turned(re, im, y);
}

static void tanh_reference(mpfr_t re, mpfr_t im, double x, double y)
{
    mpfr_set_d(t1, within(x), MPFR_RNDN);
    mpfr_sinh_cosh(re, t1, t1, MPFR_RNDN);
    mpfr_set_d(t2, y, MPFR_RNDN);
    mpfr_sin_cos(im, t2, t2, MPFR_RNDN);
    mpfr_mul(im, im, t2, MPFR_RNDN);
    mpfr_sqr(t2, t2, MPFR_RNDN);
    mpfr_sqr(t3, re, MPFR_RNDN);
    mpfr_add(t2, t2, t3, MPFR_RNDN);
    mpfr_mul(re, re, t1, MPFR_RNDN);
    mpfr_div(re, re, t2, MPFR_RNDN);
    mpfr_div(im, im, t2, MPFR_RNDN);
}

/* The square of the magnitude. */
static void square_of(mpfr_t to, double x, double y)
{
    mpfr_set_d(to, x, MPFR_RNDN);
    mpfr_sqr(to, to, MPFR_RNDN);
    mpfr_set_d(t3, y, MPFR_RNDN);
    mpfr_sqr(t3, t3, MPFR_RNDN);
    mpfr_add(to, to, t3, MPFR_RNDN);
}

static void log_reference(mpfr_t re, mpfr_t im, double x, double y)
{
    square_of(t2, x, y);
    mpfr_log(re, t2, MPFR_RNDN);
    mpfr_div_2ui(re, re, 1, MPFR_RNDN);
    mpfr_set_d(t1, x, MPFR_RNDN);
    mpfr_set_d(t2, y, MPFR_RNDN);
    mpfr_atan2(im, t2, t1, MPFR_RNDN);
}

static void sqrt_reference(mpfr_t re, mpfr_t im, double x, double y)
{
    square_of(t2, x, y);
    mpfr_sqrt(t2, t2, MPFR_RNDN);
    mpfr_add_d(t2, t2, fabs(x), MPFR_RNDN);
    mpfr_div_2ui(t2, t2, 1, MPFR_RNDN);
    mpfr_sqrt(t2, t2, MPFR_RNDN); /* the larger part */
    mpfr_set_d(t1, y, MPFR_RNDN);
    mpfr_div(t1, t1, t2, MPFR_RNDN);
    mpfr_div_2ui(t1, t1, 1, MPFR_RNDN);
    if (x >= 0) {
        mpfr_set(re, t2, MPFR_RNDN);
        mpfr_set(im, t1, MPFR_RNDN);
    } else {
        mpfr_abs(re, t1, MPFR_RNDN);
        mpfr_copysign(im, t2, t1, MPFR_RNDN);
    }
}

/* A part as it came: the pair, and rounded. */
typedef struct part {
    double hi;
    double lo;
    double rounded;
} part;

typedef struct outcome {
    part re;
    part im;
} outcome;

typedef void word_under_test(const double *x, const double *y, outcome *results);

static void parts_of(vf64x2 pair, part *parts[MOST])
{
    double hi[MOST], lo[MOST], rounded[MOST];

    vf64_store(hi, pair.hi);
    vf64_store(lo, pair.lo);
    vf64_store(rounded, vf64x2_round(pair));
    for (size_t j = 0; j < VF64_LANES; j++)
        *parts[j] = (part){hi[j], lo[j], rounded[j]};
}

static void both_parts(vf64x2 re, vf64x2 im, outcome *results)
{
    part *to[MOST];

    for (size_t j = 0; j < VF64_LANES; j++)
        to[j] = &results[j].re;
    parts_of(re, to);
    for (size_t j = 0; j < VF64_LANES; j++)
        to[j] = &results[j].im;
    parts_of(im, to);
}

static void call_pair(const double *x, const double *y, outcome *results)
{
    const vf64x2_complex z = vf64x2_sigmoid_complex(vf64_load(x), vf64_load(y));
    both_parts(z.re, z.im, results);
}

/* The words of c64 and of c128. */
static void short_result(vf64_complex z, outcome *results)
{
    float re[MOST], im[MOST];

    both_parts(vf64x2_of(z.re), vf64x2_of(z.im), results);
    vf64_store_f32(re, z.re);
    vf64_store_f32(im, z.im);
    for (size_t j = 0; j < VF64_LANES; j++) {
        results[j].re.rounded = (double)re[j];
        results[j].im.rounded = (double)im[j];
    }
}

static void call_short(const double *x, const double *y, outcome *results)
{
    short_result(vf64_sigmoid_complex_f32(vf64_load(x), vf64_load(y)), results);
}

static void scaled_result(vf64_scaled z, outcome *results)
{
    const vi64 k = ac_scaled_limited(z.k);
    const vf64_complex last = vf64_scaled_round(z);
    double re[MOST], im[MOST];

    both_parts(vf64x2_scale(z.re, k), vf64x2_scale(z.im, k), results);
    vf64_store(re, last.re);
    vf64_store(im, last.im);
    for (size_t j = 0; j < VF64_LANES; j++) {
        results[j].re.rounded = re[j];
        results[j].im.rounded = im[j];
    }
}

#define BOTH(name, argument)                                                                       \
    static void name##_short(const double *x, const double *y, outcome *results)                   \
    {                                                                                              \
        const vf64_complex z = {vf64_load(x), vf64_load(y)};                                       \
        short_result(vf64_complex_##name(z), results);                                             \
    }                                                                                              \
    static void name##_scaled(const double *x, const double *y, outcome *results)                  \
    {                                                                                              \
        const vf64_complex z = {vf64_load(x), vf64_load(y)};                                       \
        scaled_result(vf64_scaled_##name(argument), results);                                      \
    }

BOTH(sqrt, vf64_scaled_of(z))
BOTH(exp, z)
BOTH(log, z)
BOTH(sinh, z)
BOTH(cosh, z)
BOTH(tanh, z)

typedef void reference_of(mpfr_t re, mpfr_t im, double x, double y);

/* What a word is for, and its worst errors so far. */
typedef struct record {
    const char *name;
    word_under_test *word;
    reference_of *reference; /* null of the logistic function */
    bool around;             /* arguments next to the circle of the numbers of size 1 */
    bool floats;
    double bound;
    double rounded; /* of the parts rounded, in units; 0: bound_rounded */
    double relative, relative_at[2];
    double units, units_at[2];
    int complaints;
} record;

static void complain(record *r, const char *what, double x, double y, const outcome *got)
{
    if (++r->complaints <= 10)
        printf("%s(%a, %a) is %a + %a, %a + %a: %s\n", r->name, x, y, got->re.hi, got->re.lo,
               got->im.hi, got->im.lo, what);
}

/* The limits, where x or y is not finite. */
static void judge_limit(record *r, double x, double y, const outcome *got)
{
    const double re = got->re.rounded, im = got->im.rounded;

    if (!isinf(x)) {
        if (!isnan(re) || !isnan(im))
            complain(r, "not nan twice", x, y, got);
        return;
    }
    const double c = isfinite(y) ? cos(y) : 1.0, s = isfinite(y) ? sin(y) : 0.0;
    const bool real = x > 0 ? re == 1.0 : re == 0.0 && signbit(re) == signbit(c);
    if (!real || im != 0.0 || signbit(im) != signbit(s))
        complain(r, "not the limit", x, y, got);
}

static void judge(record *r, double x, double y, const outcome *got)
{
    mpfr_t exact[2], error;

    if (!isfinite(x) || !isfinite(y) || (r->reference && x == 0 && y == 0)) {
        if (!r->reference)
            judge_limit(r, x, y, got);
        return;
    }
    mpfr_inits2(PRECISION, exact[0], exact[1], error, (mpfr_ptr)0);
    (r->reference ? r->reference : reference)(exact[0], exact[1], x, y);
    const mpfr_prec_t digits = r->floats ? 24 : 53;
    const mpfr_exp_t least = r->floats ? -149 : -1074;
    const mpfr_exp_t one = mpfr_get_exp(exact[mpfr_zero_p(exact[0]) ? 1 : 0]);
    const mpfr_exp_t other = mpfr_zero_p(exact[1]) ? one : mpfr_get_exp(exact[1]);
    const mpfr_exp_t larger = one > other ? one : other; /* below 2^larger */
    const mpfr_exp_t unit = larger - digits < least ? least : larger - digits;
    const part *const parts[] = {&got->re, &got->im};

    if (larger > (r->floats ? 127 : 1023)) { /* no number that it may be */
        mpfr_clears(exact[0], exact[1], error, (mpfr_ptr)0);
        return;
    }
    if (!r->reference &&
        signbit(got->im.rounded) != (mpfr_zero_p(exact[1]) ? signbit(y) : mpfr_sgn(exact[1]) < 0))
        complain(r, "the sign of the imaginary part", x, y, got);
    for (int i = 0; i < 2; i++) {
        if (!(isfinite(parts[i]->hi) && isfinite(parts[i]->lo)) ||
            parts[i]->hi + parts[i]->lo != parts[i]->hi)
            complain(r, "no pair", x, y, got);
        mpfr_sub_d(error, exact[i], parts[i]->rounded, MPFR_RNDN);
        mpfr_mul_2si(error, error, -unit, MPFR_RNDN);
        const double units = fabs(mpfr_get_d(error, MPFR_RNDN));
        if (!(units <= r->units)) {
            r->units = units;
            r->units_at[0] = x;
            r->units_at[1] = y;
        }
        if (larger < (r->floats ? -125 : -899))
            continue;
        const mpfr_srcptr size = mpfr_cmpabs(exact[0], exact[1]) > 0 ? exact[0] : exact[1];
        mpfr_sub_d(error, exact[i], parts[i]->hi, MPFR_RNDN);
        mpfr_sub_d(error, error, parts[i]->lo, MPFR_RNDN);
        mpfr_div(error, error, size, MPFR_RNDN);
        const double relative = fabs(mpfr_get_d(error, MPFR_RNDN));
        if (!(relative <= r->relative)) {
            r->relative = relative;
            r->relative_at[0] = x;
            r->relative_at[1] = y;
        }
    }
    mpfr_clears(exact[0], exact[1], error, (mpfr_ptr)0);
}

/* The same number, or both nan: the bits of a nan do not count. */
static bool same(double a, double b)
{
    return (isnan(a) && isnan(b)) || ac_f64_bits(a) == ac_f64_bits(b);
}

static void judge_conjugate(record *r, const double *x, const double *y, const outcome *got)
{
    double below[MOST];
    outcome other[MOST];

    for (size_t j = 0; j < VF64_LANES; j++)
        below[j] = -y[j];
    r->word(x, below, other);
    for (size_t j = 0; j < VF64_LANES; j++) {
        const bool hidden =
            isinf(x[j]) && !isfinite(y[j]) && got[j].im.rounded == 0; /* +0 for both */
        const double im = hidden ? other[j].im.rounded : -other[j].im.rounded;
        const bool gone = r->reference && im == 0 && got[j].im.rounded == 0; /* beyond 2^-1000 */
        if (gone)
            continue;
        if (!same(got[j].re.rounded, other[j].re.rounded) || !same(got[j].im.rounded, im))
            complain(r, "not the conjugate of that of the conjugate", x[j], y[j], &got[j]);
    }
}

static bool measure(record *r, size_t count)
{
    for (size_t done = 0; done < count; done += VF64_LANES) {
        double x[MOST], y[MOST];
        outcome got[MOST];

        for (size_t j = 0; j < VF64_LANES; j++) {
            x[j] = r->floats ? (double)(float)sample_x() : sample_x();
            y[j] = r->floats ? sample_y_short() : sample_y();
            if (r->around && random_bits() % 2 == 0) {
                const double angle = 4.0 * ldexp(uniform(), -(int)(random_bits() % 60));
                const double size = 1.0 + any_sign(ldexp(uniform(), -(int)(random_bits() % 60)));
                const double first = any_sign(size * cos(angle)),
                             second = any_sign(size * sin(angle));
                x[j] = r->floats ? (double)(float)first : first;
                y[j] = r->floats ? (double)(float)second : second;
            }
        }
        r->word(x, y, got);
        for (size_t j = 0; j < VF64_LANES; j++)
            judge(r, x[j], y[j], &got[j]);
        judge_conjugate(r, x, y, got);
    }
    const bool right = r->complaints == 0 && log2(r->relative) <= r->bound &&
                       r->units <= (r->rounded > 0 ? r->rounded : bound_rounded);
    printf("%-24s 2^%.2f at %a, %a   rounded %.4f units at %a, %a %s\n", r->name, log2(r->relative),
           r->relative_at[0], r->relative_at[1], r->units, r->units_at[0], r->units_at[1],
           right ? "" : "WRONG");
    fflush(stdout);
    return right;
}

__attribute__((noinline)) static int run(int argc, char **argv)
{
    const size_t count = argc > 1 ? strtoull(argv[1], NULL, 10) : 20000;
    record pair = {.name = "sigmoid_complex", .word = call_pair, .bound = bound_pair};
    record plain = {
        .name = "sigmoid_complex_f32", .word = call_short, .floats = true, .bound = bound_short};

    record functions[] = {
        {.name = "sqrt", .word = sqrt_scaled, .reference = sqrt_reference, .bound = -98},
        {.name = "sqrt of c64",
         .word = sqrt_short,
         .reference = sqrt_reference,
         .bound = bound_short},
        {.name = "exp", .word = exp_scaled, .reference = exp_reference, .bound = -62},
        {.name = "exp of c64", .word = exp_short, .reference = exp_reference, .bound = -43},
        {.name = "log",
         .word = log_scaled,
         .reference = log_reference,
         .around = true,
         .bound = -62},
        {.name = "log of c64",
         .word = log_short,
         .reference = log_reference,
         .around = true,
         .bound = -43},
        {.name = "sinh",
         .word = sinh_scaled,
         .reference = sinh_reference,
         .bound = -57,
         .rounded = 0.505},
        {.name = "sinh of c64", .word = sinh_short, .reference = sinh_reference, .bound = -43},
        {.name = "cosh", .word = cosh_scaled, .reference = cosh_reference, .bound = -57},
        {.name = "cosh of c64", .word = cosh_short, .reference = cosh_reference, .bound = -43},
        {.name = "tanh",
         .word = tanh_scaled,
         .reference = tanh_reference,
         .bound = -57,
         .rounded = 0.505},
        {.name = "tanh of c64", .word = tanh_short, .reference = tanh_reference, .bound = -43},
    };
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        functions[i].floats = i % 2 == 1;

    state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    mpfr_inits2(PRECISION, t1, t2, t3, (mpfr_ptr)0);
    bool right = measure(&pair, count);
    right &= measure(&plain, count);
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        right &= measure(&functions[i], count);
    mpfr_clears(t1, t2, t3, (mpfr_ptr)0);
    mpfr_free_cache();
    return right ? 0 : 1;
}

int main(int argc, char **argv)
{
    return target_missing() ? TARGET_MISSING : run(argc, argv);
}
