/*
 * Measures the elementary functions in f64 against MPFR: the relative error of the pair, and the
 * error in ULP of the pair rounded once.
 *
 *     functions_f64 [samples for each function] [seed] [function]
 *
 * Compiled for one target (AC_TARGET_...). Prints a line for each function and fails where a bound
 * is broken: 2^-56 for the pair where its result is above 2^-900, 0.6 ULP for the rounded result;
 * for the exponentials in one word what simd/exp_single.h states.
 *
 * Arguments are biased: all exponents alike, the range where the function bends, its root, its
 * edges, multiples of ln(2) / 32, zeros, subnormals, infinities; half of the pairs have a second
 * part.
 */
#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "simd/simd.h"

#include "simd/math/exp_single.h"
#include "simd/math/math_f64.h"

enum { PRECISION = 256 };

/* Working numbers of the references. */
static mpfr_t t1, t2, t3;

typedef void reference(mpfr_t y, const mpfr_t x);

static void ref_exp(mpfr_t y, const mpfr_t x)
{
    mpfr_exp(y, x, MPFR_RNDN);
}

static void ref_expm1(mpfr_t y, const mpfr_t x)
{
    mpfr_expm1(y, x, MPFR_RNDN);
}

static void ref_log(mpfr_t y, const mpfr_t x)
{
    mpfr_log(y, x, MPFR_RNDN);
}

static void ref_log1p(mpfr_t y, const mpfr_t x)
{
    mpfr_log1p(y, x, MPFR_RNDN);
}

static void ref_tanh(mpfr_t y, const mpfr_t x)
{
    mpfr_tanh(y, x, MPFR_RNDN);
}

static void ref_erf(mpfr_t y, const mpfr_t x)
{
    mpfr_erf(y, x, MPFR_RNDN);
}

static void ref_erfc(mpfr_t y, const mpfr_t x)
{
    mpfr_erfc(y, x, MPFR_RNDN);
}

/* Newton's method on erfc(|y|) = 1 - |x|, or on erf for small x, from the library's own result. */
static void ref_erfinv(mpfr_t y, const mpfr_t x)
{
    const bool small = mpfr_cmpabs_ui(x, 0) == 0 || mpfr_get_exp(x) < -1;
    const bool inside = mpfr_cmpabs_ui(x, 1) < 0;

    if (!inside || mpfr_zero_p(x)) {
        mpfr_set(y, x, MPFR_RNDN);
        if (mpfr_cmpabs_ui(x, 1) == 0)
            mpfr_set_inf(y, mpfr_sgn(x));
        else if (!inside)
            mpfr_set_nan(y);
        return;
    }
    /* sqrt(-log(1 - x^2)) is within a factor of 1.3 everywhere. */
    mpfr_sqr(t1, x, MPFR_RNDN);
    mpfr_neg(t1, t1, MPFR_RNDN);
    mpfr_log1p(t1, t1, MPFR_RNDN);
    mpfr_neg(t1, t1, MPFR_RNDN);
    mpfr_sqrt(y, t1, MPFR_RNDN);
    mpfr_abs(t3, x, MPFR_RNDN);
    for (int i = 0; i < 12; i++) {
        if (small) {
            mpfr_erf(t1, y, MPFR_RNDN);
            mpfr_sub(t1, t1, t3, MPFR_RNDN);
        } else {
            mpfr_erfc(t1, y, MPFR_RNDN);
            mpfr_ui_sub(t2, 1, t3, MPFR_RNDN);
            mpfr_sub(t1, t2, t1, MPFR_RNDN);
        }
        mpfr_sqr(t2, y, MPFR_RNDN);
        mpfr_exp(t2, t2, MPFR_RNDN);
        mpfr_mul(t1, t1, t2, MPFR_RNDN);
        mpfr_const_pi(t2, MPFR_RNDN);
        mpfr_sqrt(t2, t2, MPFR_RNDN);
        mpfr_mul(t1, t1, t2, MPFR_RNDN);
        mpfr_div_2ui(t1, t1, 1, MPFR_RNDN);
        mpfr_mul(t2, y, t1, MPFR_RNDN); /* Halley's correction */
        mpfr_add_ui(t2, t2, 1, MPFR_RNDN);
        mpfr_div(t1, t1, t2, MPFR_RNDN);
        mpfr_sub(y, y, t1, MPFR_RNDN);
        if (mpfr_zero_p(t1) || mpfr_get_exp(t1) < mpfr_get_exp(y) - 120)
            break;
    }
    mpfr_setsign(y, y, mpfr_signbit(x), MPFR_RNDN);
}

/* 1 / (1 + e^-x) */
static void ref_sigmoid(mpfr_t y, const mpfr_t x)
{
    mpfr_neg(t1, x, MPFR_RNDN);
    mpfr_exp(t1, t1, MPFR_RNDN);
    mpfr_add_ui(t1, t1, 1, MPFR_RNDN);
    mpfr_ui_div(y, 1, t1, MPFR_RNDN);
}

static void ref_softplus(mpfr_t y, const mpfr_t x)
{
    if (mpfr_cmp_ui(x, 0) > 0) {
        mpfr_neg(t1, x, MPFR_RNDN);
        mpfr_exp(t1, t1, MPFR_RNDN);
        mpfr_log1p(t1, t1, MPFR_RNDN);
        mpfr_add(y, t1, x, MPFR_RNDN);
    } else {
        mpfr_exp(t1, x, MPFR_RNDN);
        mpfr_log1p(y, t1, MPFR_RNDN);
    }
}

static void ref_log_sigmoid(mpfr_t y, const mpfr_t x)
{
    mpfr_neg(t3, x, MPFR_RNDN);
    ref_softplus(y, t3);
    mpfr_neg(y, y, MPFR_RNDN);
}

static void ref_normal_cdf(mpfr_t y, const mpfr_t x)
{
    mpfr_sqrt_ui(t1, 2, MPFR_RNDN);
    mpfr_div(t1, x, t1, MPFR_RNDN);
    mpfr_neg(t1, t1, MPFR_RNDN);
    mpfr_erfc(y, t1, MPFR_RNDN);
    mpfr_div_2ui(y, y, 1, MPFR_RNDN);
}

static void ref_normal_pdf(mpfr_t y, const mpfr_t x)
{
    mpfr_sqr(t1, x, MPFR_RNDN);
    mpfr_div_2ui(t1, t1, 1, MPFR_RNDN);
    mpfr_neg(t1, t1, MPFR_RNDN);
    mpfr_exp(t1, t1, MPFR_RNDN);
    mpfr_const_pi(t2, MPFR_RNDN);
    mpfr_mul_2ui(t2, t2, 1, MPFR_RNDN);
    mpfr_sqrt(t2, t2, MPFR_RNDN);
    mpfr_div(y, t1, t2, MPFR_RNDN);
}

static void ref_gelu(mpfr_t y, const mpfr_t x)
{
    ref_normal_cdf(y, x);
    mpfr_mul(y, y, x, MPFR_RNDN);
}

static void ref_gelu_slope(mpfr_t y, const mpfr_t x)
{
    ref_normal_pdf(t3, x);
    mpfr_mul(t3, t3, x, MPFR_RNDN);
    ref_normal_cdf(y, x);
    mpfr_add(y, y, t3, MPFR_RNDN);
}

static void ref_silu(mpfr_t y, const mpfr_t x)
{
    ref_sigmoid(y, x);
    mpfr_mul(y, y, x, MPFR_RNDN);
}

/* s(v) * (1 + w * s(-v)), v in t3 and w in t2. */
static void gated_slope(mpfr_t y)
{
    ref_sigmoid(y, t3);
    mpfr_neg(t3, t3, MPFR_RNDN);
    ref_sigmoid(t3, t3);
    mpfr_mul(t2, t2, t3, MPFR_RNDN);
    mpfr_add_ui(t2, t2, 1, MPFR_RNDN);
    mpfr_mul(y, y, t2, MPFR_RNDN);
}

static void ref_silu_slope(mpfr_t y, const mpfr_t x)
{
    mpfr_set(t3, x, MPFR_RNDN);
    mpfr_set(t2, x, MPFR_RNDN);
    gated_slope(y);
}

/* x * (A + times * A * 0.044715 * x^2) in z, A = 2 * 0.7978845608028654. */
static void tanh_argument(mpfr_t z, const mpfr_t x, unsigned long times)
{
    mpfr_set_str(t1, "0.044715", 10, MPFR_RNDN);
    mpfr_mul_ui(t1, t1, times, MPFR_RNDN);
    mpfr_mul(t1, t1, x, MPFR_RNDN);
    mpfr_mul(t1, t1, x, MPFR_RNDN);
    mpfr_add_ui(t1, t1, 1, MPFR_RNDN);
    mpfr_mul(z, t1, x, MPFR_RNDN);
    mpfr_set_str(t1, "1.5957691216057308", 10, MPFR_RNDN);
    mpfr_mul(z, z, t1, MPFR_RNDN);
}

static void ref_gelu_tanh(mpfr_t y, const mpfr_t x)
{
    tanh_argument(t3, x, 1);
    ref_sigmoid(y, t3);
    mpfr_mul(y, y, x, MPFR_RNDN);
}

static void ref_gelu_tanh_slope(mpfr_t y, const mpfr_t x)
{
    tanh_argument(t3, x, 1);
    tanh_argument(t2, x, 3);
    gated_slope(y);
}

/* tanh(softplus(x)) in y. */
static void mish_gate(mpfr_t y, const mpfr_t x)
{
    ref_softplus(y, x);
    mpfr_tanh(y, y, MPFR_RNDN);
}

static void ref_mish(mpfr_t y, const mpfr_t x)
{
    mish_gate(y, x);
    mpfr_mul(y, y, x, MPFR_RNDN);
}

/* w + x * (1 - w^2) * sigmoid(x), 1 - w^2 being 1 / cosh^2 */
static void ref_mish_slope(mpfr_t y, const mpfr_t x)
{
    ref_softplus(t3, x);
    mpfr_sech(t3, t3, MPFR_RNDN);
    mpfr_sqr(t3, t3, MPFR_RNDN);
    ref_sigmoid(y, x);
    mpfr_mul(t3, t3, y, MPFR_RNDN);
    mpfr_mul(t3, t3, x, MPFR_RNDN);
    mish_gate(y, x);
    mpfr_add(y, y, t3, MPFR_RNDN);
}

static void ref_sin(mpfr_t y, const mpfr_t x)
{
    mpfr_sin(y, x, MPFR_RNDN);
}

static void ref_cos(mpfr_t y, const mpfr_t x)
{
    mpfr_cos(y, x, MPFR_RNDN);
}

static void ref_tan(mpfr_t y, const mpfr_t x)
{
    mpfr_tan(y, x, MPFR_RNDN);
}

static void ref_asin(mpfr_t y, const mpfr_t x)
{
    mpfr_asin(y, x, MPFR_RNDN);
}

static void ref_acos(mpfr_t y, const mpfr_t x)
{
    mpfr_acos(y, x, MPFR_RNDN);
}

static void ref_atan(mpfr_t y, const mpfr_t x)
{
    mpfr_atan(y, x, MPFR_RNDN);
}

static void ref_sinh(mpfr_t y, const mpfr_t x)
{
    mpfr_sinh(y, x, MPFR_RNDN);
}

static void ref_cosh(mpfr_t y, const mpfr_t x)
{
    mpfr_cosh(y, x, MPFR_RNDN);
}

static void ref_asinh(mpfr_t y, const mpfr_t x)
{
    mpfr_asinh(y, x, MPFR_RNDN);
}

static void ref_acosh(mpfr_t y, const mpfr_t x)
{
    mpfr_acosh(y, x, MPFR_RNDN);
}

static void ref_atanh(mpfr_t y, const mpfr_t x)
{
    mpfr_atanh(y, x, MPFR_RNDN);
}

static void ref_exp2(mpfr_t y, const mpfr_t x)
{
    mpfr_exp2(y, x, MPFR_RNDN);
}

static void ref_log2(mpfr_t y, const mpfr_t x)
{
    mpfr_log2(y, x, MPFR_RNDN);
}

static void ref_log10(mpfr_t y, const mpfr_t x)
{
    mpfr_log10(y, x, MPFR_RNDN);
}

/* C23 has rSqrt(-0) = -inf, MPFR +inf. */
static void ref_rsqrt(mpfr_t y, const mpfr_t x)
{
    mpfr_rec_sqrt(y, x, MPFR_RNDN);
    if (mpfr_zero_p(x))
        mpfr_setsign(y, y, mpfr_signbit(x), MPFR_RNDN);
}

typedef vf64x2 word_of_pair(vf64x2 x);
typedef vf64x2 word_of_single(vf64 x);

#define OF_PAIR(name)                                                                              \
    static vf64x2 call_##name(vf64x2 x)                                                            \
    {                                                                                              \
        return vf64x2_##name(x);                                                                   \
    }
#define OF_SINGLE(name)                                                                            \
    static vf64x2 call_##name(vf64x2 x)                                                            \
    {                                                                                              \
        return vf64x2_##name(x.hi);                                                                \
    }
OF_PAIR(exp)
OF_PAIR(expm1)
OF_PAIR(log)
OF_PAIR(log1p)
OF_PAIR(sigmoid)
OF_PAIR(log_sigmoid)
OF_PAIR(softplus)
OF_PAIR(tanh)
OF_PAIR(erf)
OF_PAIR(erfc)
OF_PAIR(erfinv)
OF_PAIR(normal_cdf)
OF_PAIR(normal_pdf)
OF_PAIR(sin)
OF_PAIR(cos)
OF_PAIR(tan)
OF_PAIR(asin)
OF_PAIR(acos)
OF_PAIR(atan)
OF_PAIR(sinh)
OF_PAIR(cosh)
OF_PAIR(asinh)
OF_PAIR(acosh)
OF_PAIR(atanh)
OF_PAIR(exp2)
OF_PAIR(log2)
OF_PAIR(log10)
OF_PAIR(rsqrt)
OF_SINGLE(gelu)
OF_SINGLE(gelu_slope)
OF_SINGLE(gelu_tanh)
OF_SINGLE(gelu_tanh_slope)
OF_SINGLE(silu)
OF_SINGLE(silu_slope)
OF_SINGLE(mish)
OF_SINGLE(mish_slope)

/* Where to look: beyond low and high the result is 0, 1, x or an infinity; `bend` is a root or an
 * edge. A reference that is not `native` knows nothing of infinities. */
static const struct function {
    const char *name;
    word_of_pair *word;
    reference *expected;
    bool pair;
    double low;
    double high;
    double bend;
    bool native;
} functions[] = {
    {"exp", call_exp, ref_exp, true, -750, 712, 0, false},
    {"expm1", call_expm1, ref_expm1, true, -60, 712, 0, false},
    {"log", call_log, ref_log, true, 0, 8, 1, false},
    {"log1p", call_log1p, ref_log1p, true, -1, 8, 0, false},
    {"sigmoid", call_sigmoid, ref_sigmoid, true, -750, 60, 0, false},
    {"log_sigmoid", call_log_sigmoid, ref_log_sigmoid, true, -60, 750, 0, false},
    {"softplus", call_softplus, ref_softplus, true, -750, 60, 0, false},
    {"tanh", call_tanh, ref_tanh, true, -25, 25, 0, false},
    {"erf", call_erf, ref_erf, true, -7, 7, 0.25, false},
    {"erfc", call_erfc, ref_erfc, true, -7, 28, 0, false},
    {"erfinv", call_erfinv, ref_erfinv, true, -1, 1, 1, false},
    {"normal_cdf", call_normal_cdf, ref_normal_cdf, true, -39, 10, 0, false},
    {"normal_pdf", call_normal_pdf, ref_normal_pdf, true, -39, 39, 0, false},
    {"sin", call_sin, ref_sin, true, -50, 50, 0x1.921fb54442d18p+1, true},
    {"cos", call_cos, ref_cos, true, -50, 50, 0x1.921fb54442d18p+0, true},
    {"tan", call_tan, ref_tan, true, -50, 50, 0x1.921fb54442d18p+0, true},
    {"asin", call_asin, ref_asin, true, -1, 1, 1, true},
    {"acos", call_acos, ref_acos, true, -1, 1, 1, true},
    {"atan", call_atan, ref_atan, true, -20, 20, 1, true},
    {"sinh", call_sinh, ref_sinh, true, -712, 712, 40, true},
    {"cosh", call_cosh, ref_cosh, true, -712, 712, 40, true},
    {"asinh", call_asinh, ref_asinh, true, -20, 20, 0x1p30, true},
    {"acosh", call_acosh, ref_acosh, true, 1, 20, 1, true},
    {"atanh", call_atanh, ref_atanh, true, -1, 1, 1, true},
    {"exp2", call_exp2, ref_exp2, true, -1080, 1025, 1, true},
    {"log2", call_log2, ref_log2, true, 0, 8, 1, true},
    {"log10", call_log10, ref_log10, true, 0, 8, 1, true},
    {"rsqrt", call_rsqrt, ref_rsqrt, true, 0, 8, 1, true},
    {"gelu", call_gelu, ref_gelu, false, -39, 10, 0, false},
    {"gelu_slope", call_gelu_slope, ref_gelu_slope, false, -39, 10, -0x1.80ead2f5dbcecp-1, false},
    {"gelu_tanh", call_gelu_tanh, ref_gelu_tanh, false, -22.5, 8, 0, false},
    {"gelu_tanh_slope", call_gelu_tanh_slope, ref_gelu_tanh_slope, false, -22.5, 8,
     -0x1.8142a0679e97ep-1, false},
    {"silu", call_silu, ref_silu, false, -760, 50, 0, false},
    {"silu_slope", call_silu_slope, ref_silu_slope, false, -760, 50, -0x1.47527dcc7f2a4p+0, false},
    {"mish", call_mish, ref_mish, false, -760, 30, 0, false},
    {"mish_slope", call_mish_slope, ref_mish_slope, false, -760, 30, -0x1.3147db8e1b4f5p+0, false},
};

/* A wrong limit, sign or form; the first few of each function are shown. */
static void complain(int *complaints, const char *name, double x, double x_low, double y,
                     double y_low, double wanted)
{
    if (++*complaints <= 5)
        printf("%s(%a + %a) is %a + %a instead of %a\n", name, x, x_low, y, y_low, wanted);
}

static uint64_t random_bits(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static double uniform(uint64_t *state)
{
    return (double)(random_bits(state) >> 11) * 0x1p-53;
}

static double sample(const struct function *f, uint64_t *state)
{
    static const double hard[] = {0.0,      -0.0,    0x1p-1074, -0x1p-1074, 0x1p-1022, -0x1p-1022,
                                  INFINITY, 1.0,     -1.0,      -INFINITY,  0x1p1023,  -0x1p1023,
                                  0.25,     -0.25,   0x1p-8,    -0x1p-8,    40.0,      -40.0,
                                  1100.0,   -1100.0, 709.782,   -745.13,    NAN,       0.6875};
    const double sign = (random_bits(state) & 1) != 0 ? -1.0 : 1.0;

    switch (random_bits(state) % 16) {
    case 0: /* any bits */
        return ac_f64_of_bits(random_bits(state));
    case 1:
        return hard[random_bits(state) % (sizeof hard / sizeof hard[0])];
    case 2: /* about the least normal number, and the largest */
        if ((random_bits(state) & 1) != 0)
            return sign * ldexp(1.0 + uniform(state), 1023 - (int)(random_bits(state) % 4));
        return sign * ldexp(1.0 + uniform(state), -1000 - (int)(random_bits(state) % 75));
    case 3: /* small, all exponents alike */
        return sign * ldexp(1.0 + uniform(state), -(int)(random_bits(state) % 80));
    case 4: /* next to the bend, all distances alike */
    case 5:
        return f->bend + sign * ldexp(1.0 + uniform(state), -4 - (int)(random_bits(state) % 56));
    case 6: /* next to the edges */
        return ((random_bits(state) & 1) != 0 ? f->low : f->high) + sign * uniform(state);
    case 7: { /* between two steps of the reduction */
        const double step = log(2.0) / 32 * ((double)(random_bits(state) % 40000) - 20000);
        return step + sign * ldexp(uniform(state), -(int)(random_bits(state) % 50));
    }
    case 8:
    case 9:
    case 10:
        return sign * 4.0 * uniform(state);
    default:
        return f->low + (f->high - f->low) * uniform(state);
    }
}

/* One function, all samples; true if the bounds hold. */
static bool measure(const struct function *f, size_t count, uint64_t seed)
{
    mpfr_t x, y, got, error;
    double worst_relative = 0, worst_relative_at = 0, worst_ulp = 0, worst_ulp_at = 0;
    int complaints = 0;
    uint64_t state = seed;

    mpfr_inits2(PRECISION, x, y, got, error, (mpfr_ptr)0);
    for (size_t done = 0; done < count; done += VF64_LANES) {
        double hi[VF64_LANES], lo[VF64_LANES], y_hi[VF64_LANES], y_lo[VF64_LANES];
        double rounded[VF64_LANES];
        for (int j = 0; j < VF64_LANES; j++) {
            hi[j] = sample(f, &state);
            const double half = ldexp(uniform(&state) - 0.5, -53);
            lo[j] = f->pair && (random_bits(&state) & 1) != 0 && isnormal(hi[j]) ? hi[j] * half : 0;
            if (hi[j] + lo[j] != hi[j]) /* a subnormal half may not be less than half */
                lo[j] = 0;
        }
        const vf64x2 result = f->word((vf64x2){vf64_load(hi), vf64_load(lo)});
        vf64_store(y_hi, result.hi);
        vf64_store(y_lo, result.lo);
        vf64_store(rounded, vf64x2_round(result));

        for (int j = 0; j < VF64_LANES; j++) {
            if (isnan(hi[j])) {
                if (!isnan(rounded[j]))
                    complain(&complaints, f->name, hi[j], lo[j], y_hi[j], y_lo[j], hi[j]);
                continue;
            }
            mpfr_set_d(x, hi[j], MPFR_RNDN);
            if (lo[j] != 0) /* else the sign of a zero would go */
                mpfr_add_d(x, x, lo[j], MPFR_RNDN);
            if (isinf(hi[j]) && !f->native) /* the limit, from far enough */
                mpfr_set_d(x, copysign(1e300, hi[j]), MPFR_RNDN);
            f->expected(y, x);
            const double nearest = mpfr_get_d(y, MPFR_RNDN);
            if (isinf(hi[j]) || isnan(nearest) || isinf(nearest) || isinf(rounded[j]) ||
                isnan(rounded[j])) {
                const bool grows = isinf(hi[j]) && fabs(nearest) > 1e250;
                const bool logarithm =
                    !f->native && strncmp(f->name, "log", 3) == 0 && f->name[3] != '_';
                const double limit = grows ? copysign((double)INFINITY, nearest) : nearest;
                const double wanted = isinf(hi[j]) && logarithm && hi[j] > 0 ? hi[j] : limit;
                if (!(isnan(wanted) ? isnan(rounded[j]) : wanted == rounded[j]))
                    complain(&complaints, f->name, hi[j], lo[j], y_hi[j], y_lo[j], wanted);
                continue;
            }
            /* The references lose the sign of what is too small even for MPFR. */
            const bool sign_known = nearest != 0 || hi[j] == 0;
            if (y_hi[j] != rounded[j] || (sign_known && signbit(rounded[j]) != signbit(nearest)))
                complain(&complaints, f->name, hi[j], lo[j], y_hi[j], y_lo[j], nearest);
            mpfr_sub_d(error, y, rounded[j], MPFR_RNDN);
            const int exponent = nearest == 0 ? -1074 : ilogb(nearest) - 52;
            mpfr_mul_2si(error, error, -(exponent < -1074 ? -1074 : exponent), MPFR_RNDN);
            const double ulp = fabs(mpfr_get_d(error, MPFR_RNDN));
            if (!(ulp <= worst_ulp)) {
                worst_ulp = ulp;
                worst_ulp_at = hi[j];
            }
            if (fabs(nearest) < 0x1p-900)
                continue;
            mpfr_set_d(got, y_hi[j], MPFR_RNDN);
            mpfr_add_d(got, got, y_lo[j], MPFR_RNDN);
            mpfr_sub(error, y, got, MPFR_RNDN);
            mpfr_div(error, error, y, MPFR_RNDN);
            const double relative = fabs(mpfr_get_d(error, MPFR_RNDN));
            if (!(relative <= worst_relative)) {
                worst_relative = relative;
                worst_relative_at = hi[j];
            }
        }
    }
    mpfr_clears(x, y, got, error, (mpfr_ptr)0);
    const bool right = complaints == 0 && worst_relative <= 0x1p-56 && worst_ulp <= 0.6;
    printf("%-16s pair 2^%.2f at %-24a rounded %.4f ulp at %-24a %s\n", f->name,
           log2(worst_relative), worst_relative_at, worst_ulp, worst_ulp_at, right ? "" : "WRONG");
    fflush(stdout);
    return right;
}

/* The exponentials in one word, each over the range of its bound, a power of two. The 16-bit ones
 * end where f32 becomes subnormal. */
static vf64 single_exp_f32(vf64 x)
{
    return vf64_exp_f32(x);
}

static vf64 single_decay_f32(vf64 x)
{
    return vf64_decay_f32(x);
}

static float decay_16(float x, vf32 word(vf32 x))
{
    float y[VF32_LANES];

    vf32_store(y, word(vf32_of(x)));
    return y[0];
}

static vf32 word_decay_f16(vf32 x)
{
    return vf32_decay_f16(x);
}

static vf32 word_decay_bf16(vf32 x)
{
    return vf32_decay_bf16(x);
}

static const struct single {
    const char *name;
    vf64 (*word)(vf64 x);
    vf32 (*word_16)(vf32 x); /* where there is no other */
    double low;
    double high;
    double bound;
} singles[] = {
    {"exp_f32 to 1", single_exp_f32, NULL, -1, 1, -51},
    {"exp_f32", single_exp_f32, NULL, -150, 150, -48},
    {"decay_f32", single_decay_f32, NULL, -700, 0, -33},
    {"decay_f16", NULL, word_decay_f16, -87, 0, -23.1},
    {"decay_bf16", NULL, word_decay_bf16, -87, 0, -20},
};

static double single_of(const struct single *f, double x)
{
    double y[VF64_LANES];

    if (f->word_16)
        return (double)decay_16((float)x, f->word_16);
    vf64_store(y, f->word(vf64_of(x)));
    return y[0];
}

/* The least and greatest argument of a single are tried, too, and 0 of both signs. */
static bool measure_single(const struct single *f, size_t count, uint64_t seed)
{
    mpfr_t x, y;
    double worst = 0, worst_at = 0;
    uint64_t state = seed;

    mpfr_inits2(PRECISION, x, y, (mpfr_ptr)0);
    for (size_t i = 0; i < count; i++) {
        const double inner = f->low + (f->high - f->low) * uniform(&state);
        const double small = ldexp(f->low, -(int)(random_bits(&state) % 60)) * uniform(&state);
        const double first[] = {f->low, f->high, 0.0, -0.0};
        const double any = i < 4 ? first[i] : i % 2 == 0 ? inner : small;
        const double at = f->word_16 ? (double)(float)any : any;

        mpfr_set_d(x, at, MPFR_RNDN);
        mpfr_exp(y, x, MPFR_RNDN);
        mpfr_d_div(y, single_of(f, at), y, MPFR_RNDN);
        mpfr_sub_ui(y, y, 1, MPFR_RNDN);
        const double relative = fabs(mpfr_get_d(y, MPFR_RNDN));
        if (!(relative <= worst)) {
            worst = relative;
            worst_at = at;
        }
    }
    mpfr_clears(x, y, (mpfr_ptr)0);
    const bool right = log2(worst) <= f->bound;
    printf("%-16s 2^%.2f at %-24a %s\n", f->name, log2(worst), worst_at, right ? "" : "WRONG");
    fflush(stdout);
    return right;
}

/* The words in single f64 arithmetic, of numbers that are floats, for f32 results. Results below
 * all floats do not count. */
typedef vf64 word_f32(vf64 x);

#define OF_F32(name)                                                                               \
    static vf64 call_##name##_f32(vf64 x)                                                          \
    {                                                                                              \
        return vf64_##name##_f32(x);                                                               \
    }
OF_F32(sin)
OF_F32(cos)
OF_F32(tan)
OF_F32(asin)
OF_F32(acos)
OF_F32(atan)
OF_F32(sinh)
OF_F32(cosh)
OF_F32(asinh)
OF_F32(acosh)
OF_F32(atanh)
OF_F32(log2)
OF_F32(log10)
OF_F32(exp2)
OF_F32(rsqrt)

static const struct of_f32 {
    const char *name;
    word_f32 *word;
    reference *expected;
} words_f32[] = {
    {"sin_f32", call_sin_f32, ref_sin},       {"cos_f32", call_cos_f32, ref_cos},
    {"tan_f32", call_tan_f32, ref_tan},       {"asin_f32", call_asin_f32, ref_asin},
    {"acos_f32", call_acos_f32, ref_acos},    {"atan_f32", call_atan_f32, ref_atan},
    {"sinh_f32", call_sinh_f32, ref_sinh},    {"cosh_f32", call_cosh_f32, ref_cosh},
    {"asinh_f32", call_asinh_f32, ref_asinh}, {"acosh_f32", call_acosh_f32, ref_acosh},
    {"atanh_f32", call_atanh_f32, ref_atanh}, {"rsqrt_f32", call_rsqrt_f32, ref_rsqrt},
    {"exp2_f32", call_exp2_f32, ref_exp2},    {"log2_f32", call_log2_f32, ref_log2},
    {"log10_f32", call_log10_f32, ref_log10},
};

/* Whether two results are the same as floats: both nan, or equal with the same sign. */
static bool same_float(double got, double wanted)
{
    const float a = (float)got, b = (float)wanted;
    return isnan(b) ? isnan(a) : a == b && signbit(a) == signbit(b);
}

static bool measure_f32(const struct of_f32 *f, size_t count, uint64_t seed)
{
    const struct function near = {f->name, NULL, NULL, false, -20, 20, 1, true};
    mpfr_t x, y;
    double worst = 0, worst_at = 0;
    int complaints = 0;
    uint64_t state = seed;

    mpfr_inits2(PRECISION, x, y, (mpfr_ptr)0);
    for (size_t done = 0; done < count; done += VF64_LANES) {
        double at[VF64_LANES], got[VF64_LANES];
        for (int j = 0; j < VF64_LANES; j++) {
            at[j] = (double)(float)sample(&near, &state);
            if (random_bits(&state) % 4 == 0)
                at[j] = (double)ac_f32_of_bits((uint32_t)random_bits(&state));
        }
        vf64_keep(got, f->word(vf64_load(at)));
        for (int j = 0; j < VF64_LANES; j++) {
            mpfr_set_d(x, at[j], MPFR_RNDN);
            f->expected(y, x);
            const double wanted = mpfr_get_d(y, MPFR_RNDN);
            if (isnan(wanted) || isinf((float)wanted) || wanted == 0 || !isfinite(got[j])) {
                if (!same_float(got[j], wanted))
                    complain(&complaints, f->name, at[j], 0, got[j], 0, wanted);
                continue;
            }
            if (fabs(wanted) < 0x1p-150)
                continue;
            mpfr_d_div(y, got[j], y, MPFR_RNDN);
            mpfr_sub_ui(y, y, 1, MPFR_RNDN);
            const double relative = fabs(mpfr_get_d(y, MPFR_RNDN));
            if (!(relative <= worst)) {
                worst = relative;
                worst_at = at[j];
            }
        }
    }
    mpfr_clears(x, y, (mpfr_ptr)0);
    const bool right = complaints == 0 && worst <= 0x1p-43;
    printf("%-16s 2^%.2f at %-24a %s\n", f->name, log2(worst), worst_at, right ? "" : "WRONG");
    fflush(stdout);
    return right;
}

/* The words of two numbers: f64 results rounded, and those for f32. */
static const struct of_two {
    const char *name;
    vf64 (*word)(vf64 x, vf64 y);
    vf64 (*word_f32)(vf64 x, vf64 y);
    int (*expected)(mpfr_t z, const mpfr_t x, const mpfr_t y, mpfr_rnd_t rounding);
} words_of_two[] = {
    {"pow", vf64_pow, vf64_pow_f32, mpfr_pow},
    {"atan2", vf64_atan2, vf64_atan2_f32, mpfr_atan2},
};

/* Any two numbers; bases next to 1 with large exponents, and powers next to the ends of the range.
 */
static void sample_two(uint64_t *state, double *x, double *y)
{
    const struct function near = {"", NULL, NULL, false, -20, 20, 1, true};

    *x = sample(&near, state);
    *y = sample(&near, state);
    switch (random_bits(state) % 6) {
    case 0:
        *x = floor(60 * uniform(state) - 30);
        break;
    case 1:
        *y = floor(60 * uniform(state) - 30);
        break;
    case 2:
        *x = 1 + ldexp(uniform(state) - 0.5, -20);
        *y = ldexp(uniform(state), 28);
        break;
    case 3:
        if (*x > 0 && isfinite(*x) && *x != 1)
            *y = 740 * (2 * uniform(state) - 1) / log(*x);
        break;
    default:
        break;
    }
}

static bool measure_two(const struct of_two *f, size_t count, uint64_t seed)
{
    mpfr_t x, y, z, error;
    double worst_ulp = 0, worst = 0;
    int complaints = 0;
    uint64_t state = seed;

    mpfr_inits2(PRECISION, x, y, z, error, (mpfr_ptr)0);
    for (size_t done = 0; done < count; done += VF64_LANES) {
        double a[VF64_LANES], b[VF64_LANES], got[VF64_LANES], got_f32[VF64_LANES];
        for (int j = 0; j < VF64_LANES; j++)
            sample_two(&state, &a[j], &b[j]);
        vf64_store(got, f->word(vf64_load(a), vf64_load(b)));
        for (int j = 0; j < VF64_LANES; j++) {
            mpfr_set_d(x, a[j], MPFR_RNDN);
            mpfr_set_d(y, b[j], MPFR_RNDN);
            f->expected(z, x, y, MPFR_RNDN);
            const double wanted = mpfr_get_d(z, MPFR_RNDN);
            if (isnan(wanted) || isinf(wanted) || wanted == 0 || !isfinite(got[j])) {
                if (!(isnan(wanted) ? isnan(got[j])
                                    : wanted == got[j] && signbit(wanted) == signbit(got[j])))
                    complain(&complaints, f->name, a[j], b[j], got[j], 0, wanted);
                continue;
            }
            const int exponent = ilogb(wanted) - 52;
            mpfr_sub_d(error, z, got[j], MPFR_RNDN);
            mpfr_mul_2si(error, error, -(exponent < -1074 ? -1074 : exponent), MPFR_RNDN);
            worst_ulp = fmax(worst_ulp, fabs(mpfr_get_d(error, MPFR_RNDN)));
        }
        for (int j = 0; j < VF64_LANES; j++) {
            a[j] = (double)(float)a[j];
            b[j] = (double)(float)b[j];
        }
        vf64_keep(got_f32, f->word_f32(vf64_load(a), vf64_load(b)));
        for (int j = 0; j < VF64_LANES; j++) {
            mpfr_set_d(x, a[j], MPFR_RNDN);
            mpfr_set_d(y, b[j], MPFR_RNDN);
            f->expected(z, x, y, MPFR_RNDN);
            const double wanted = mpfr_get_d(z, MPFR_RNDN);
            if (isnan(wanted) || isinf((float)wanted) || fabs(wanted) < 0x1p-150 ||
                !isfinite(got_f32[j])) {
                if (!same_float(got_f32[j], wanted) && !(fabs(wanted) < 0x1p-148 && wanted != 0))
                    complain(&complaints, f->name, a[j], b[j], got_f32[j], 0, wanted);
                continue;
            }
            mpfr_d_div(error, got_f32[j], z, MPFR_RNDN);
            mpfr_sub_ui(error, error, 1, MPFR_RNDN);
            worst = fmax(worst, fabs(mpfr_get_d(error, MPFR_RNDN)));
        }
    }
    mpfr_clears(x, y, z, error, (mpfr_ptr)0);
    const bool right = complaints == 0 && worst_ulp <= 0.6 && worst <= 0x1p-43;
    printf("%-16s rounded %.4f ulp, for f32 2^%.2f %s\n", f->name, worst_ulp, log2(worst),
           right ? "" : "WRONG");
    fflush(stdout);
    return right;
}

int main(int argc, char **argv)
{
    const size_t count = argc > 1 ? strtoull(argv[1], NULL, 10) : 20000;
    const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    bool right = true;

    mpfr_inits2(PRECISION, t1, t2, t3, (mpfr_ptr)0);
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        if (argc > 3 && strcmp(argv[3], functions[i].name) != 0)
            continue;
        if (!measure(&functions[i], count, seed))
            right = false;
    }
    for (size_t i = 0; i < sizeof singles / sizeof singles[0]; i++) {
        if (argc > 3 && strcmp(argv[3], singles[i].name) != 0)
            continue;
        if (!measure_single(&singles[i], count, seed))
            right = false;
    }
    for (size_t i = 0; i < sizeof words_f32 / sizeof words_f32[0]; i++) {
        if (argc > 3 && strcmp(argv[3], words_f32[i].name) != 0)
            continue;
        if (!measure_f32(&words_f32[i], count, seed))
            right = false;
    }
    for (size_t i = 0; i < sizeof words_of_two / sizeof words_of_two[0]; i++) {
        if (argc > 3 && strcmp(argv[3], words_of_two[i].name) != 0)
            continue;
        if (!measure_two(&words_of_two[i], count, seed))
            right = false;
    }
    mpfr_clears(t1, t2, t3, (mpfr_ptr)0);
    mpfr_free_cache();
    return right ? 0 : 1;
}
