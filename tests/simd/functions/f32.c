/*
 * Measures the elementary functions of runtime/simd/math/math_f32.h and math_16.h.
 *
 * f32: every 2^10th input and all inputs next to hard points, or with --full all 2^32. The
 * reference is long double (relative error below 2^-54, see reference()), MPFR where a function
 * loses digits next to its root. 16 bits: all 65,536 inputs of each type, and the pair rounded once
 * must be the correctly rounded value, ties being settled by MPFR.
 *
 *     functions_f32 [--full] [--threads n] [function ...]
 *
 * Prints the worst errors with their inputs; exit status 1 if one is beyond the stated bound.
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <math.h>
#include <mpfr.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/half.h"
#include "simd/simd.h"

#include "simd/math/math_16.h"
#include "simd/math/math_f32.h"

enum { BLOCK = 4096, PRECISION = 160 };

/* The bound of the words that round at once, gradient slopes times 1 included. */
#define ONCE_ULP 0.85

#define LINEAR 1.5957691216057308L /* 2 * 0.7978845608028654 */
#define CUBIC (LINEAR * 0.044715L)

/* The reference in long double. Each is within a few units of 2^-63 times the condition of its last
 * function, at most 2^8. */

static long double sigmoid_l(long double x)
{
    long double e = expl(-fabsl(x));
    return x < 0 ? e / (1 + e) : 1 / (1 + e);
}

static long double clamp_l(long double x, long double limit)
{
    return x < -limit ? -limit : x > limit ? limit : x;
}

static long double softplus_l(long double x)
{
    return (x > 0 ? x : 0) + log1pl(expl(-fabsl(x)));
}

static long double log_sigmoid_l(long double x)
{
    return -softplus_l(-x);
}

static long double normal_cdf_l(long double x)
{
    return erfcl(clamp_l(x, 100) * -0.707106781186547524400844362104849L) / 2;
}

static long double normal_pdf_l(long double x)
{
    x = clamp_l(x, 100);
    return expl(-x * x / 2) * 0.398942280401432677939946059934382L;
}

static long double gelu_l(long double x)
{
    return x == -INFINITY ? -0.0L : x * normal_cdf_l(x);
}

static long double gelu_slope_l(long double x)
{
    return normal_cdf_l(x) + clamp_l(x, 100) * normal_pdf_l(x);
}

static long double gelu_tanh_argument_l(long double x)
{
    x = clamp_l(x, 50);
    return x * (LINEAR + CUBIC * x * x);
}

static long double gelu_tanh_l(long double x)
{
    return x == -INFINITY ? -0.0L : x * sigmoid_l(gelu_tanh_argument_l(x));
}

static long double gelu_tanh_slope_l(long double x)
{
    long double v = gelu_tanh_argument_l(x);
    x = clamp_l(x, 50);
    return sigmoid_l(v) * (1 + x * (LINEAR + 3 * CUBIC * x * x) * sigmoid_l(-v));
}

static long double silu_l(long double x)
{
    return x == -INFINITY ? -0.0L : x * sigmoid_l(x);
}

static long double silu_slope_l(long double x)
{
    x = clamp_l(x, 1000);
    return sigmoid_l(x) * (1 + x * sigmoid_l(-x));
}

static long double mish_l(long double x)
{
    if (x == -INFINITY)
        return -0.0L;
    long double n = expl(clamp_l(x, 1000));
    long double w = n * (n + 2);
    return x * (w / (w + 2));
}

static long double mish_slope_l(long double x)
{
    x = clamp_l(x, 1000);
    long double n = expl(x);
    long double w = n * (n + 2);
    return w / (w + 2) + x * (4 * n / (w + 2) * ((n + 1) / (w + 2)));
}

static long double erfc_l(long double x)
{
    return erfcl(clamp_l(x, 100));
}

/* Newton's iteration on the complement, which loses nothing next to 1. */
static long double erfinv_l(long double x)
{
    long double a = fabsl(x);
    if (!(a < 1))
        return a == 1 ? copysignl(INFINITY, x) : NAN;
    long double w = -log1pl(-a * a);
    long double y =
        a < 0.7L ? a * 0.8862269254527580L : sqrtl(w - 0.5L * logl(3.14159L * (w + 0.5L)));
    for (int i = 0; i < 60; i++) {
        long double error = a < 0.5L ? erfl(y) - a : (1 - a) - erfcl(y);
        long double step = error * expl(y * y) * 0.886226925452758013649083741670572591L;
        y -= step / (1 + y * step);
        if (fabsl(step) <= 0x1p-62L * y)
            break;
    }
    return copysignl(y, x);
}

/* The same in MPFR. */

static void sigmoid_m(mpfr_t y, const mpfr_t x)
{
    mpfr_neg(y, x, MPFR_RNDN);
    mpfr_exp(y, y, MPFR_RNDN);
    mpfr_add_ui(y, y, 1, MPFR_RNDN);
    mpfr_ui_div(y, 1, y, MPFR_RNDN);
}

static void softplus_m(mpfr_t y, const mpfr_t x)
{
    mpfr_exp(y, x, MPFR_RNDN);
    mpfr_log1p(y, y, MPFR_RNDN);
}

static void log_sigmoid_m(mpfr_t y, const mpfr_t x)
{
    mpfr_neg(y, x, MPFR_RNDN);
    mpfr_exp(y, y, MPFR_RNDN);
    mpfr_log1p(y, y, MPFR_RNDN);
    mpfr_neg(y, y, MPFR_RNDN);
}

static void normal_cdf_m(mpfr_t y, const mpfr_t x)
{
    mpfr_t r;
    mpfr_init2(r, PRECISION);
    mpfr_sqrt_ui(r, 2, MPFR_RNDN);
    mpfr_div(y, x, r, MPFR_RNDN);
    mpfr_neg(y, y, MPFR_RNDN);
    mpfr_erfc(y, y, MPFR_RNDN);
    mpfr_div_2ui(y, y, 1, MPFR_RNDN);
    mpfr_clear(r);
}

static void normal_pdf_m(mpfr_t y, const mpfr_t x)
{
    mpfr_t r;
    mpfr_init2(r, PRECISION);
    mpfr_sqr(y, x, MPFR_RNDN);
    mpfr_div_si(y, y, -2, MPFR_RNDN);
    mpfr_exp(y, y, MPFR_RNDN);
    mpfr_const_pi(r, MPFR_RNDN);
    mpfr_mul_2ui(r, r, 1, MPFR_RNDN);
    mpfr_sqrt(r, r, MPFR_RNDN);
    mpfr_div(y, y, r, MPFR_RNDN);
    mpfr_clear(r);
}

static void gelu_m(mpfr_t y, const mpfr_t x)
{
    normal_cdf_m(y, x);
    mpfr_mul(y, y, x, MPFR_RNDN);
}

static void gelu_slope_m(mpfr_t y, const mpfr_t x)
{
    mpfr_t r;
    mpfr_init2(r, PRECISION);
    normal_cdf_m(y, x);
    normal_pdf_m(r, x);
    mpfr_fma(y, r, x, y, MPFR_RNDN);
    mpfr_clear(r);
}

/* v = x * (linear + k * cubic * x^2), with the constants of the formula as they are written. */
static void gelu_tanh_argument_m(mpfr_t y, const mpfr_t x, unsigned k)
{
    mpfr_t r;
    mpfr_init2(r, PRECISION);
    mpfr_set_str(r, "0.044715", 10, MPFR_RNDN);
    mpfr_mul_ui(r, r, k, MPFR_RNDN);
    mpfr_mul(r, r, x, MPFR_RNDN);
    mpfr_mul(r, r, x, MPFR_RNDN);
    mpfr_add_ui(r, r, 1, MPFR_RNDN);
    mpfr_set_str(y, "1.5957691216057308", 10, MPFR_RNDN);
    mpfr_mul(y, y, r, MPFR_RNDN);
    mpfr_mul(y, y, x, MPFR_RNDN);
    mpfr_clear(r);
}

static void gelu_tanh_m(mpfr_t y, const mpfr_t x)
{
    gelu_tanh_argument_m(y, x, 1);
    sigmoid_m(y, y);
    mpfr_mul(y, y, x, MPFR_RNDN);
}

static void gelu_tanh_slope_m(mpfr_t y, const mpfr_t x)
{
    mpfr_t r;
    mpfr_init2(r, PRECISION);
    gelu_tanh_argument_m(y, x, 1);
    mpfr_neg(y, y, MPFR_RNDN);
    sigmoid_m(y, y);
    gelu_tanh_argument_m(r, x, 3);
    mpfr_mul(y, y, r, MPFR_RNDN);
    mpfr_add_ui(y, y, 1, MPFR_RNDN);
    gelu_tanh_argument_m(r, x, 1);
    sigmoid_m(r, r);
    mpfr_mul(y, y, r, MPFR_RNDN);
    mpfr_clear(r);
}

static void silu_m(mpfr_t y, const mpfr_t x)
{
    sigmoid_m(y, x);
    mpfr_mul(y, y, x, MPFR_RNDN);
}

static void silu_slope_m(mpfr_t y, const mpfr_t x)
{
    mpfr_t r;
    mpfr_init2(r, PRECISION);
    sigmoid_m(y, x);
    mpfr_ui_sub(r, 1, y, MPFR_RNDN);
    mpfr_mul(r, r, x, MPFR_RNDN);
    mpfr_add_ui(r, r, 1, MPFR_RNDN);
    mpfr_mul(y, y, r, MPFR_RNDN);
    mpfr_clear(r);
}

static void mish_m(mpfr_t y, const mpfr_t x)
{
    softplus_m(y, x);
    mpfr_tanh(y, y, MPFR_RNDN);
    mpfr_mul(y, y, x, MPFR_RNDN);
}

static void mish_slope_m(mpfr_t y, const mpfr_t x)
{
    mpfr_t r, s;
    mpfr_init2(r, PRECISION);
    mpfr_init2(s, PRECISION);
    softplus_m(r, x);
    mpfr_tanh(y, r, MPFR_RNDN);
    mpfr_sech(r, r, MPFR_RNDN);
    mpfr_sqr(r, r, MPFR_RNDN);
    sigmoid_m(s, x);
    mpfr_mul(r, r, s, MPFR_RNDN);
    mpfr_fma(y, r, x, y, MPFR_RNDN);
    mpfr_clear(r);
    mpfr_clear(s);
}

static void exp_m(mpfr_t y, const mpfr_t x)
{
    mpfr_exp(y, x, MPFR_RNDN);
}

static void expm1_m(mpfr_t y, const mpfr_t x)
{
    mpfr_expm1(y, x, MPFR_RNDN);
}

static void log_m(mpfr_t y, const mpfr_t x)
{
    mpfr_log(y, x, MPFR_RNDN);
}

static void log1p_m(mpfr_t y, const mpfr_t x)
{
    mpfr_log1p(y, x, MPFR_RNDN);
}

static void tanh_m(mpfr_t y, const mpfr_t x)
{
    mpfr_tanh(y, x, MPFR_RNDN);
}

static void erf_m(mpfr_t y, const mpfr_t x)
{
    mpfr_erf(y, x, MPFR_RNDN);
}

static void erfc_m(mpfr_t y, const mpfr_t x)
{
    mpfr_erfc(y, x, MPFR_RNDN);
}

static void erfinv_m(mpfr_t y, const mpfr_t x)
{
    mpfr_t e, s;
    mpfr_init2(e, PRECISION);
    mpfr_init2(s, PRECISION);
    mpfr_set_ld(y, erfinv_l(mpfr_get_ld(x, MPFR_RNDN)), MPFR_RNDN);
    for (int i = 0; i < 3 && mpfr_number_p(y); i++) {
        mpfr_erf(e, y, MPFR_RNDN);
        mpfr_sub(e, e, x, MPFR_RNDN);
        mpfr_sqr(s, y, MPFR_RNDN);
        mpfr_exp(s, s, MPFR_RNDN);
        mpfr_mul(e, e, s, MPFR_RNDN);
        mpfr_const_pi(s, MPFR_RNDN);
        mpfr_sqrt(s, s, MPFR_RNDN);
        mpfr_div_ui(s, s, 2, MPFR_RNDN);
        mpfr_mul(e, e, s, MPFR_RNDN);
        mpfr_sub(y, y, e, MPFR_RNDN);
    }
    mpfr_clear(e);
    mpfr_clear(s);
}

/* The functions under test, over blocks. */

typedef void pair_block(const float *x, float *hi, float *lo, float *sum, float *once, ac_f16 *f16,
                        ac_bf16 *bf16);
typedef void single_block(const float *x, float *y);

/* once: what a kernel gives, by the word that rounds at once, or for a slope by its product with 1.
 */
#define PAIR_ONCE(name, argument, once_value)                                                      \
    static void name##_pair(const float *x, float *hi, float *lo, float *sum, float *once,         \
                            ac_f16 *f16, ac_bf16 *bf16)                                            \
    {                                                                                              \
        for (size_t i = 0; i < BLOCK; i += VF32_LANES) {                                           \
            vf32 x_i = vf32_load(x + i);                                                           \
            vf32x2 y = vf32x2_##name(argument(x_i));                                               \
            vf32_store(hi + i, y.hi);                                                              \
            vf32_store(lo + i, y.lo);                                                              \
            vf32_store(sum + i, vf32x2_round(y));                                                  \
            vf32_store(once + i, once_value);                                                      \
            vf32x2_store_f16(f16 + i, y);                                                          \
            vf32x2_store_bf16(bf16 + i, y);                                                        \
        }                                                                                          \
    }
#define PAIR(name, argument) PAIR_ONCE(name, argument, vf32_##name(x_i))
#define SLOPE(name) PAIR_ONCE(name, , vf32_##name##_times(x_i, vf32_of(1.0f)))

#define SINGLE(name)                                                                               \
    static void name##_single(const float *x, float *y)                                            \
    {                                                                                              \
        for (size_t i = 0; i < BLOCK; i += VF32_LANES)                                             \
            vf32_store(y + i, vf32_##name(vf32_load(x + i)));                                      \
    }

PAIR(exp, vf32x2_of)
PAIR(expm1, vf32x2_of)
PAIR(log, vf32x2_of)
PAIR(log1p, vf32x2_of)
PAIR(sigmoid, vf32x2_of)
PAIR(log_sigmoid, vf32x2_of)
PAIR(softplus, vf32x2_of)
PAIR(tanh, vf32x2_of)
PAIR(erf, vf32x2_of)
PAIR(erfc, vf32x2_of)
PAIR(normal_cdf, vf32x2_of)
PAIR(normal_pdf, vf32x2_of)
PAIR(erfinv, vf32x2_of)
PAIR(gelu, )
SLOPE(gelu_slope)
PAIR(gelu_tanh, )
SLOPE(gelu_tanh_slope)
PAIR(silu, )
SLOPE(silu_slope)
PAIR(mish, )
SLOPE(mish_slope)
SINGLE(sigmoid_f16)
SINGLE(sigmoid_bf16)
SINGLE(gelu_slope_f16)
SINGLE(gelu_slope_bf16)
SINGLE(gelu_tanh_slope_f16)
SINGLE(gelu_tanh_slope_bf16)
SINGLE(softplus_bf16)
SINGLE(softplus_f16)
SINGLE(gelu_tanh_bf16)
SINGLE(gelu_tanh_f16)
SINGLE(gelu_bf16)
SINGLE(gelu_f16)
SINGLE(mish_slope_f16)
SINGLE(mish_slope_bf16)
SINGLE(expm1_f16)
SINGLE(expm1_bf16)
SINGLE(log_sigmoid_f16)
SINGLE(log_sigmoid_bf16)
SINGLE(mish_f16)
SINGLE(mish_bf16)
SINGLE(silu_f16)
SINGLE(silu_bf16)
SINGLE(silu_slope_f16)
SINGLE(silu_slope_bf16)
SINGLE(tanh_f16)
SINGLE(tanh_bf16)

/* A function, its references, its words and its stated bounds: relative error of the pair in bits
 * and ULP of the rounded result. */
typedef struct {
    const char *name;
    long double (*reference)(long double);
    void (*exact)(mpfr_t, const mpfr_t);
    float root; /* within 1/16 of it only MPFR is trusted */
    pair_block *pair;
    single_block *f16;
    single_block *bf16;
    double pair_bits;
    double f16_bits;
    double bf16_bits;
} function;

#define PAIR_ONLY(name, reference, root)                                                           \
    {                                                                                              \
#name, reference, name##_m, root, name##_pair, NULL, NULL, -27.5, 0, 0                     \
    }
#define ALL(name, reference, root) WITH_BITS(name, reference, root, -21.42, -18.68)
#define WITH_BITS(name, reference, root, bits_f16, bits_bf16)                                      \
    {                                                                                              \
#name, reference, name##_m, root, name##_pair, name##_f16_single, name##_bf16_single,      \
            -27.5, bits_f16, bits_bf16                                                             \
    }

static const function functions[] = {
    PAIR_ONLY(erf, erfl, NAN),
    PAIR_ONLY(erfc, erfc_l, NAN),
    PAIR_ONLY(erfinv, erfinv_l, NAN),
    PAIR_ONLY(exp, expl, NAN),
    ALL(expm1, expm1l, NAN),
    ALL(gelu, gelu_l, NAN),
    ALL(gelu_slope, gelu_slope_l, -0.7517915F),
    ALL(gelu_tanh, gelu_tanh_l, NAN),
    ALL(gelu_tanh_slope, gelu_tanh_slope_l, -0.7524614F),
    PAIR_ONLY(log, logl, NAN),
    PAIR_ONLY(log1p, log1pl, NAN),
    WITH_BITS(log_sigmoid, log_sigmoid_l, NAN, -21.42, -18),
    ALL(mish, mish_l, NAN),
    WITH_BITS(mish_slope, mish_slope_l, -1.1924312F, -20.68, -18.68),
    PAIR_ONLY(normal_cdf, normal_cdf_l, NAN),
    PAIR_ONLY(normal_pdf, normal_pdf_l, NAN),
    ALL(sigmoid, sigmoid_l, NAN),
    ALL(silu, silu_l, NAN),
    ALL(silu_slope, silu_slope_l, -1.2784645F),
    WITH_BITS(softplus, softplus_l, NAN, -21.42, -18),
    ALL(tanh, tanhl, NAN),
};

static long double exact_value(const function *f, float x)
{
    mpfr_t y, argument;
    mpfr_init2(y, PRECISION);
    mpfr_init2(argument, PRECISION);
    mpfr_set_flt(argument, x, MPFR_RNDN);
    f->exact(y, argument);
    long double result = mpfr_get_ld(y, MPFR_RNDN);
    mpfr_clear(y);
    mpfr_clear(argument);
    return result;
}

static long double reference(const function *f, float x)
{
    if (fabsf(x - f->root) < 0.0625f)
        return exact_value(f, x);
    return f->reference(x);
}

/* The unit in the last place of a value in a format of `digits` bits with the given least exponent.
 */
static long double unit(long double value, int digits, int least)
{
    int exponent;
    frexpl(value, &exponent);
    exponent -= digits;
    return ldexpl(1, exponent < least ? least : exponent);
}

typedef struct {
    double bits; /* log2 of the worst relative error */
    double ulp;  /* the worst error of the rounded result */
    float bits_at;
    float ulp_at;
    uint64_t wrong; /* specials that are not what they must be */
    float wrong_at;
    double once; /* the worst error of the word that rounds at once */
    float once_at;
} worst;

static worst worse(worst a, worst b)
{
    if (b.bits > a.bits) {
        a.bits = b.bits;
        a.bits_at = b.bits_at;
    }
    if (b.ulp > a.ulp) {
        a.ulp = b.ulp;
        a.ulp_at = b.ulp_at;
    }
    if (b.once > a.once) {
        a.once = b.once;
        a.once_at = b.once_at;
    }
    if (a.wrong == 0)
        a.wrong_at = b.wrong_at;
    a.wrong += b.wrong;
    return a;
}

static const worst nothing = {-INFINITY, 0, 0, 0, 0, 0, 0, 0};

/* What is not a finite nonzero value must be exactly right. */
static bool special(long double want, float got, bool *right)
{
    if (isfinite(want) && fabsl(want) >= 0x1p-150L && fabsl(want) < 0x1.ffffffp127L)
        return false;
    if (isnan(want))
        *right = isnan(got);
    else if (fabsl(want) < 0x1p-150L)
        *right = got == 0 && !signbit(got) == !signbit(want);
    else
        *right = got == copysignf(INFINITY, (float)want);
    return true;
}

/* One pair against the reference. Below 2^-97 lo itself may be subnormal: only ULPs count there.
 */
static void judge_pair(worst *w, long double want, float x, float hi, float lo, float rounded,
                       float once)
{
    bool right;
    if (special(want, once, &right)) {
        w->wrong_at = right || w->wrong != 0 ? w->wrong_at : x;
        w->wrong += !right;
    } else {
        double ulp = (double)(fabsl(once - want) / unit(want, 24, -149));
        if (!(ulp <= w->once)) {
            w->once = ulp;
            w->once_at = x;
        }
    }
    if (special(want, rounded, &right)) {
        w->wrong_at = right || w->wrong != 0 ? w->wrong_at : x;
        w->wrong += !right;
        return;
    }
    double ulp = (double)(fabsl(rounded - want) / unit(want, 24, -149));
    if (!(ulp <= w->ulp)) {
        w->ulp = ulp;
        w->ulp_at = x;
    }
    double relative = (double)fabsl((((long double)hi + lo) - want) / want);
    if (fabsl(want) > 0x1p-97L && !(relative <= exp2(w->bits))) {
        w->bits = log2(relative);
        w->bits_at = x;
    }
}

/* A part of the inputs, measured by one thread. */
typedef struct {
    const function *f;
    uint64_t from;
    uint64_t to;
    uint64_t step;
    worst result;
    atomic_uint_fast64_t done;
} part;

static void measure_block(part *p, const float *x, size_t count)
{
    float hi[BLOCK], lo[BLOCK], sum[BLOCK], once[BLOCK];
    ac_f16 f16[BLOCK];
    ac_bf16 bf16[BLOCK];
    p->f->pair(x, hi, lo, sum, once, f16, bf16);
    for (size_t i = 0; i < count; i++)
        judge_pair(&p->result, reference(p->f, x[i]), x[i], hi[i], lo[i], sum[i], once[i]);
}

static void *measure_part(void *argument)
{
    part *p = argument;
    float x[BLOCK] = {0};
    size_t count = 0;
    for (uint64_t i = p->from; i < p->to; i += p->step) {
        uint32_t noise = (uint32_t)(i * 2654435761U) >> 12;
        x[count++] = ac_f32_of_bits((uint32_t)(i + (p->step == 1 ? 0 : noise % p->step)));
        if (count == BLOCK || i + p->step >= p->to) {
            measure_block(p, x, count);
            atomic_store_explicit(&p->done, i - p->from, memory_order_relaxed);
            count = 0;
        }
    }
    atomic_store_explicit(&p->done, p->to - p->from, memory_order_relaxed);
    mpfr_free_cache();
    return NULL;
}

/* All inputs within 2^12 units of a point and its negative. */
static void measure_point(part *p, float point)
{
    float x[BLOCK];
    for (uint32_t sign = 0; sign < 2; sign++) {
        uint32_t bits = ac_f32_bits(point) | sign << 31;
        for (uint32_t i = 0; i < BLOCK; i++)
            x[i] = ac_f32_of_bits(bits - BLOCK / 2 + i);
        measure_block(p, x, BLOCK);
    }
}

/* Where the pieces of direct_f32.h meet. */
static void measure_borders(part *p)
{
    static const float offsets[] = {AC_PIECES_NEAR_0, AC_PIECES_OF_GAUSS, AC_PIECES_OF_EXP};
    for (size_t k = 0; k < sizeof offsets / sizeof *offsets; k++) {
        const uint32_t first = (ac_f32_bits(offsets[k]) >> 20) + 1;
        for (uint32_t i = 0; i < 31; i++)
            measure_point(p, ac_f32_of_bits((first + i) << 20) - offsets[k]);
    }
}

static worst measure_pair(const function *f, bool full, unsigned threads)
{
    pthread_t ids[64];
    part parts[64];
    const uint64_t all = UINT64_C(1) << 32;
    for (unsigned t = 0; t < threads; t++) {
        parts[t] = (part){f,
                          all / threads * t,
                          t + 1 == threads ? all : all / threads * (t + 1),
                          full ? 1 : 1024,
                          nothing,
                          0};
        pthread_create(&ids[t], NULL, measure_part, &parts[t]);
    }
    for (uint64_t done = 0; full && done < all;) {
        struct timespec second = {1, 0};
        nanosleep(&second, NULL);
        done = 0;
        for (unsigned t = 0; t < threads; t++)
            done += atomic_load_explicit(&parts[t].done, memory_order_relaxed);
        fprintf(stderr, "\r%-16s %5.1f %%", f->name, (double)done * 100 / (double)all);
    }
    worst result = nothing;
    for (unsigned t = 0; t < threads; t++) {
        pthread_join(ids[t], NULL);
        result = worse(result, parts[t].result);
    }
    if (full)
        fprintf(stderr, "\r%30s\r", "");

    part points = {f, 0, 0, 1, nothing, 0};
    static const float hard[] = {
        0.5f,  0.6931472f, 1,  1.5f, 2,       3,       4,      7,   8,     11,    13,    14.5f,
        14.9f, 16,         24, 32,   87.336f, 88.722f, 103.9f, 128, 1e-3f, 1e-6f, 1e30f, 0x1p-125f};
    for (size_t i = 0; i < sizeof hard / sizeof *hard; i++)
        measure_point(&points, hard[i]);
    if (!isnan(f->root))
        measure_point(&points, f->root);
    measure_borders(&points);
    return worse(result, points.result);
}

/* 16 bits. */

typedef struct {
    const char *name;
    int digits;
    int least;             /* exponent of the least subnormal */
    long double threshold; /* results from here on must hold the relative bound */
    float (*widen)(uint16_t);
} format;

static const format formats[] = {
    {"f16", 11, -24, 0x1p-40L, ac_f16_to_float},
    {"bf16", 8, -133, 0x1p-126L, ac_bf16_to_float},
};

/* Rounds a real value to a 16-bit format; the value is trusted to 2^-54 unless a tie is near. */
static float round_to(const format *m, const function *f, float x, long double want)
{
    if (!isfinite(want) || want == 0)
        return (float)want;
    long double ulp = unit(want, m->digits, m->least);
    long double scaled = fabsl(want) / ulp;
    if (fabsl(scaled - floorl(scaled) - 0.5L) < 0x1p-40L)
        scaled = fabsl(exact_value(f, x)) / ulp;
    long double rounded = rintl(scaled) * ulp;
    long double limit = ldexpl(1, m->digits == 11 ? 16 : 128);
    return (float)copysignl(rounded >= limit ? INFINITY : rounded, want);
}

/* A form for 16 bits over all numbers of a format. */
static bool measure_16(const function *f, size_t which, single_block *single, const char *form,
                       double bits)
{
    const format *m = &formats[which];
    worst w = nothing;
    double absolute = 0;
    uint64_t misrounded = 0, single_misrounded = 0;
    float misrounded_at = 0;
    for (uint32_t from = 0; from < 65536; from += BLOCK) {
        float x[BLOCK], y[BLOCK] = {0}, hi[BLOCK], lo[BLOCK], sum[BLOCK], once[BLOCK];
        ac_f16 f16[BLOCK];
        ac_bf16 bf16[BLOCK];
        for (uint32_t i = 0; i < BLOCK; i++)
            x[i] = m->widen((uint16_t)(from + i));
        f->pair(x, hi, lo, sum, once, f16, bf16);
        if (single != NULL)
            single(x, y);
        for (uint32_t i = 0; i < BLOCK; i++) {
            long double want = reference(f, x[i]);
            float best = round_to(m, f, x[i], want);
            float got = m->widen(which == 0 ? f16[i] : bf16[i]);
            if (ac_f32_bits(best) != ac_f32_bits(got) && !(isnan(best) && isnan(got))) {
                misrounded_at = misrounded++ == 0 ? x[i] : misrounded_at;
            }
            if (single == NULL)
                continue;
            bool right;
            if (special(want, y[i], &right)) {
                if (!right && fabsl(want) >= 0x1p-150L)
                    w.wrong_at = w.wrong++ == 0 ? x[i] : w.wrong_at;
                continue;
            }
            float narrow = which == 0 ? ac_f16_to_float(ac_f16_of_float(y[i]))
                                      : ac_bf16_to_float(ac_bf16_of_float(y[i]));
            single_misrounded += narrow != best;
            double error = (double)fabsl(y[i] - want);
            double ulp = error / (double)unit(want, m->digits, m->least);
            if (!(ulp <= w.ulp)) {
                w.ulp = ulp;
                w.ulp_at = x[i];
            }
            if (fabsl(want) < m->threshold) {
                absolute = error > absolute ? error : absolute;
                continue;
            }
            double relative = (double)fabsl(error / want);
            if (!(relative <= exp2(w.bits))) {
                w.bits = log2(relative);
                w.bits_at = x[i];
            }
        }
    }
    printf("%-16s %-4s pair: %" PRIu64 " misrounded", f->name, m->name, misrounded);
    if (misrounded != 0)
        printf(" (first at %a = %.9g)", (double)misrounded_at, (double)misrounded_at);
    if (single != NULL)
        printf("; %s: 2^%.2f at %a = %.9g, %.4f ULP beside rounding at %.9g, below: 2^%.1f, "
               "%" PRIu64 " misrounded, %" PRIu64 " wrong (%.9g)",
               form, w.bits, (double)w.bits_at, (double)w.bits_at, w.ulp, (double)w.ulp_at,
               log2(absolute), single_misrounded, w.wrong, (double)w.wrong_at);
    printf("\n");
    return misrounded == 0 && w.wrong == 0 && (single == NULL || w.bits <= bits);
}

static bool measure(const function *f, bool full, unsigned threads)
{
    worst w = measure_pair(f, full, threads);
    printf("%-16s f32  2^%.2f at %a = %.9g, %.4f ULP at %a = %.9g, at once %.4f ULP at %a = %.9g, "
           "%" PRIu64 " wrong (%a)\n",
           f->name, w.bits, (double)w.bits_at, (double)w.bits_at, w.ulp, (double)w.ulp_at,
           (double)w.ulp_at, w.once, (double)w.once_at, (double)w.once_at, w.wrong,
           (double)w.wrong_at);
    fflush(stdout);
    bool right = w.wrong == 0 && w.bits <= f->pair_bits && w.once <= ONCE_ULP;
    right = measure_16(f, 0, f->f16, "_f16", f->f16_bits) && right;
    right = measure_16(f, 1, f->f16, "_f16", f->f16_bits) && right;
    return measure_16(f, 1, f->bf16, "_bf16", f->bf16_bits) && right;
}

/* Far out a second part changes nothing: none may be seen beside a first part that is limited. */

typedef struct {
    const char *name;
    vf32x2 (*word)(vf32x2);
} pair_word;

#define FAR(name)                                                                                  \
    static vf32x2 name##_far(vf32x2 x)                                                             \
    {                                                                                              \
        return vf32x2_##name(x);                                                                   \
    }

FAR(exp)
FAR(expm1)
FAR(sigmoid)
FAR(log_sigmoid)
FAR(softplus)
FAR(tanh)
FAR(erf)
FAR(erfc)
FAR(normal_cdf)
FAR(normal_pdf)

static bool measure_far(void)
{
    static const pair_word words[] = {
        {"exp", exp_far},
        {"expm1", expm1_far},
        {"sigmoid", sigmoid_far},
        {"softplus", softplus_far},
        {"log_sigmoid", log_sigmoid_far},
        {"tanh", tanh_far},
        {"erf", erf_far},
        {"erfc", erfc_far},
        {"normal_cdf", normal_cdf_far},
        {"normal_pdf", normal_pdf_far},
    };
    bool right = true;
    for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
        for (int exponent = 8; exponent < 128; exponent++) {
            for (int sign = -1; sign <= 1; sign += 2) {
                float alone[VF32_LANES], both[VF32_LANES];
                vf32 x = vf32_of((float)sign * ldexpf(1.5f, exponent));
                vf32 rest = vf32_of(ldexpf(0.75f, exponent - 24));
                vf32_store(alone, vf32x2_round(words[k].word(vf32x2_of(x))));
                vf32_store(both, vf32x2_round(words[k].word(vf32x2_make(x, rest))));
                if (ac_f32_bits(alone[0]) == ac_f32_bits(both[0]))
                    continue;
                printf("%-16s of %d * 1.5 * 2^%d: %a with a second part, %a without\n",
                       words[k].name, sign, exponent, (double)both[0], (double)alone[0]);
                right = false;
            }
        }
    }
    return right;
}

int main(int count, char **arguments)
{
    bool full = false;
    bool right = measure_far();
    bool chosen = false;
    unsigned threads = 1;
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--full") == 0)
            full = true;
        else if (strcmp(arguments[i], "--threads") == 0 && i + 1 < count)
            threads = (unsigned)strtoul(arguments[++i], NULL, 10);
    }
    threads = threads < 1 ? 1 : threads > 64 ? 64 : threads;
    for (size_t k = 0; k < sizeof functions / sizeof *functions; k++)
        for (int i = 1; i < count; i++)
            if (strcmp(arguments[i], functions[k].name) == 0) {
                chosen = true;
                right = measure(&functions[k], full, threads) && right;
            }
    for (size_t k = 0; !chosen && k < sizeof functions / sizeof *functions; k++)
        right = measure(&functions[k], full, threads) && right;
    mpfr_free_cache();
    return right ? 0 : 1;
}
