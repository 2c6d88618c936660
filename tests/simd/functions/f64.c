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

#include "client/random.h"
#include "simd/simd.h"

#include "simd/math/exp_single.h"
#include "simd/math/math_f64.h"

#include "../target.h"
#include "common/words.h"
#include "oracle/box.h"

enum { PRECISION = 256, MOST_PRECISION = 1 << 14 };

#define FAR 50.0 /* where to stop looking for a function that goes on */

static box_context *boxes;

typedef void reference(mpfr_t y, const mpfr_t x);

/* The value from the oracle's intervals, with precision raised until they decide all digits. Both
 * ends may have underflowed on one side of 0: the larger one still has the sign. */
static void by_boxes(mpfr_t y, const mpfr_t x, const box *of(box_context *c, const box *x))
{
    mpfr_t width;

    mpfr_init2(width, 64);
    for (mpfr_prec_t precision = PRECISION;; precision *= 2) {
        box_begin(boxes, precision);

        box *const at = box_next(boxes);

        mpfr_set(at->low, x, MPFR_RNDD);
        mpfr_set(at->high, x, MPFR_RNDU);

        const box *const found = of(boxes, at);
        const bool above = mpfr_cmpabs(found->high, found->low) > 0;

        mpfr_set(y, above ? found->high : found->low, MPFR_RNDN);
        if (mpfr_nan_p(found->low) && mpfr_nan_p(found->high))
            break;
        mpfr_sub(width, found->high, found->low, MPFR_RNDU);
        /* Only numbers other than zeros and infinities have an exponent. */
        if (!boxes->doubt &&
            (mpfr_equal_p(found->low, found->high) || !mpfr_regular_p(y) || mpfr_zero_p(width) ||
             mpfr_get_exp(y) < -1200 || mpfr_get_exp(width) < mpfr_get_exp(y) - 128))
            break;
        if (precision > MOST_PRECISION) {
            (void)fputs("a function stays open\n", stderr);
            abort();
        }
    }
    mpfr_clear(width);
}

#define REFERENCE(name, ...)                                                                       \
    static void ref_##name(mpfr_t y, const mpfr_t x)                                               \
    {                                                                                              \
        by_boxes(y, x, box_##name);                                                                \
    }
AC_FUNCTIONS_OF_PAIRS(REFERENCE)
AC_FUNCTIONS_OF_ELEMENTS(REFERENCE)
AC_FUNCTIONS_IN_F64(REFERENCE)

typedef vf64x2 word_of_pair(vf64x2 x);
typedef vf64x2 word_of_single(vf64 x);

#define CALL(name)                                                                                 \
    static vf64x2 call_##name(vf64x2 x)                                                            \
    {                                                                                              \
        return vf64x2_##name(x);                                                                   \
    }
#define OF_PAIR(name, ...) CALL(name)
#define OF_ELEMENT(name, ...)                                                                      \
    static vf64x2 call_##name(vf64x2 x)                                                            \
    {                                                                                              \
        return vf64x2_##name(x.hi);                                                                \
    }
AC_FUNCTIONS_OF_PAIRS(OF_PAIR)
AC_FUNCTIONS_OF_ELEMENTS(OF_ELEMENT)
AC_FUNCTIONS_IN_F64(OF_PAIR)

#define END(name, f16, bf16, at_minus, at_plus, from, to, bend)                                    \
    static double end_##name(double x)                                                             \
    {                                                                                              \
        return x < 0 ? (double)(at_minus) : (double)(at_plus);                                     \
    }
AC_FUNCTIONS_OF_PAIRS(END)
AC_FUNCTIONS_OF_ELEMENTS(END)

/* Where to look: beyond low and high the result is 0, 1, x or an infinity; `bend` is a root or an
 * edge. Of a function with an `end`, that is the result at an infinity. */
static const struct function {
    const char *name;
    word_of_pair *word;
    reference *expected;
    bool pair;
    double low;
    double high;
    double bend;
    double (*end)(double x); /* NULL: the reference knows it */
} functions[] = {
/* clang-format off */
#define BOUNDED(x) ((x) < -FAR ? -FAR : (x) > FAR ? FAR : (x))
#define ROW(name, pair, from, to, bend)                                                            \
    {#name, call_##name, ref_##name, pair, BOUNDED(from), BOUNDED(to), bend, end_##name},
#define ROW_OF_PAIR(name, f16, bf16, at_minus, at_plus, from, to, bend)                            \
    ROW(name, true, from, to, bend)
#define ROW_OF_ELEMENT(name, f16, bf16, at_minus, at_plus, from, to, bend)                         \
    ROW(name, false, from, to, bend)
    AC_FUNCTIONS_OF_PAIRS(ROW_OF_PAIR)
    AC_FUNCTIONS_OF_ELEMENTS(ROW_OF_ELEMENT)
#define ROW_IN_F64(name, f16, bf16, at_minus, at_plus, from, to, bend)                             \
    {#name, call_##name, ref_##name, true, BOUNDED(from), BOUNDED(to), bend, NULL},
    AC_FUNCTIONS_IN_F64(ROW_IN_F64)
    /* clang-format on */
};

/* A wrong limit, sign or form; the first few of each function are shown. */
static void complain(int *complaints, const char *name, double x, double x_low, double y,
                     double y_low, double wanted)
{
    if (++*complaints <= 5)
        printf("%s(%a + %a) is %a + %a instead of %a\n", name, x, x_low, y, y_low, wanted);
}

static double uniform(uint64_t *state)
{
    return (double)(random_next(state) >> 11) * 0x1p-53;
}

static double sample(const struct function *f, uint64_t *state)
{
    static const double hard[] = {0.0,      -0.0,    0x1p-1074, -0x1p-1074, 0x1p-1022, -0x1p-1022,
                                  INFINITY, 1.0,     -1.0,      -INFINITY,  0x1p1023,  -0x1p1023,
                                  0.25,     -0.25,   0x1p-8,    -0x1p-8,    40.0,      -40.0,
                                  1100.0,   -1100.0, 709.782,   -745.13,    NAN,       0.6875};
    const double sign = (random_next(state) & 1) != 0 ? -1.0 : 1.0;

    switch (random_next(state) % 16) {
    case 0: /* any bits */
        return ac_f64_of_bits(random_next(state));
    case 1:
        return hard[random_next(state) % (sizeof hard / sizeof hard[0])];
    case 2: /* about the least normal number, and the largest */
        if ((random_next(state) & 1) != 0)
            return sign * ldexp(1.0 + uniform(state), 1023 - (int)(random_next(state) % 4));
        return sign * ldexp(1.0 + uniform(state), -1000 - (int)(random_next(state) % 75));
    case 3: /* small, all exponents alike */
        return sign * ldexp(1.0 + uniform(state), -(int)(random_next(state) % 80));
    case 4: /* next to the bend, all distances alike */
    case 5:
        return f->bend + sign * ldexp(1.0 + uniform(state), -4 - (int)(random_next(state) % 56));
    case 6: /* next to the edges */
        return ((random_next(state) & 1) != 0 ? f->low : f->high) + sign * uniform(state);
    case 7: { /* between two steps of the reduction */
        const double step = log(2.0) / 32 * ((double)(random_next(state) % 40000) - 20000);
        return step + sign * ldexp(uniform(state), -(int)(random_next(state) % 50));
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
            lo[j] = f->pair && (random_next(&state) & 1) != 0 && isnormal(hi[j]) ? hi[j] * half : 0;
            if (hi[j] + lo[j] != hi[j]) /* a subnormal lo may be rounded to half a unit */
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
            if (isinf(hi[j]) && f->end)
                mpfr_set_d(y, f->end(hi[j]), MPFR_RNDN);
            else
                f->expected(y, x);
            const double nearest = mpfr_get_d(y, MPFR_RNDN);
            if (isinf(hi[j]) || isnan(nearest) || isinf(nearest) || isinf(rounded[j]) ||
                isnan(rounded[j])) {
                const double wanted = nearest;
                if (!(isnan(wanted) ? isnan(rounded[j]) : wanted == rounded[j]))
                    complain(&complaints, f->name, hi[j], lo[j], y_hi[j], y_lo[j], wanted);
                continue;
            }
            /* The references lose the sign of values too small even for MPFR. */
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

static vf32 word_exp_far_f16(vf32 x)
{
    return vf32_exp_far_f16(x);
}

static vf32 word_exp_far_bf16(vf32 x)
{
    return vf32_exp_far_bf16(x);
}

/* Elements beside the greatest of a row, by their distance from it; e^x is scaled as the words say.
 */
static const struct beside {
    const char *name;
    float top;
} besides[] = {
    {"beside 0", 0.0f},       {"beside 0x1p-100", 0x1p-100f}, {"beside 99.9", 99.9f},
    {"beside -207", -207.0f}, {"beside 207.99", 207.99f},     {"beside 208", 208.0f},
    {"beside -300", -300.0f}, {"beside 2^100", 0x1p100f},
};

static vf32x2 beside(float at, float greatest)
{
    const vf32 top = vf32_of(greatest);
    return vf32x2_exp_beside(vf32_of(at), vf32_beside_base(top), vf32_beside_least(top),
                             vf32_beside_power(top));
}

static bool measure_beside(const struct beside *f, size_t count, uint64_t seed)
{
    const double top = (double)f->top;
    const bool near = fabs(top) < 208;
    const int n = near ? (int)nearbyint(top / log(2)) : 0;
    mpfr_t x, y;
    double worst = 0, worst_at = 0;
    uint64_t state = seed;

    mpfr_inits2(PRECISION, x, y, (mpfr_ptr)0);
    for (size_t i = 0; i < count; i++) {
        const double below = i == 0 ? 0 : ldexp(105, -(int)(i % 2 * (random_next(&state) % 30)));
        const float at = (float)(top - below * uniform(&state));
        float hi[VF32_LANES], lo[VF32_LANES];
        if (top - (double)at > 105)
            continue;
        const vf32x2 found = beside(at, f->top);
        vf32_store(hi, found.hi);
        vf32_store(lo, found.lo);
        mpfr_set_d(x, near ? (double)at : (double)at - top, MPFR_RNDN);
        mpfr_exp(y, x, MPFR_RNDN);
        mpfr_mul_2si(y, y, 64 - n, MPFR_RNDN);
        mpfr_d_div(y, (double)hi[0] + (double)lo[0], y, MPFR_RNDN);
        mpfr_sub_ui(y, y, 1, MPFR_RNDN);
        const double relative = fabs(mpfr_get_d(y, MPFR_RNDN));
        if (!(relative <= worst)) {
            worst = relative;
            worst_at = (double)at;
        }
    }
    mpfr_clears(x, y, (mpfr_ptr)0);
    const bool right = log2(worst) <= -26.2;
    printf("%-16s 2^%.2f at %-24a %s\n", f->name, log2(worst), worst_at, right ? "" : "WRONG");
    fflush(stdout);
    return right;
}

/* A greatest element that is no finite number is nan itself; what is far below a finite one is
 * nothing in its share. */
static bool besides_at_ends(void)
{
    const float inf = (float)INFINITY;
    const struct {
        float x, top;
        bool nan;
    } cases[] = {{inf, inf, true},  {-inf, -inf, true},    {1, (float)NAN, true},
                 {-inf, 1, false},  {-0x1p127f, 1, false}, {-0x1p127f, 0x1p127f, false},
                 {-inf, 300, false}};
    bool right = true;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const vf32x2 found = beside(cases[i].x, cases[i].top);
        float share[VF32_LANES];
        vf32_store(share, vf32_from_far(vf32_add(found.hi, found.lo)));
        const bool same = cases[i].nan ? isnan(share[0]) : share[0] == 0.0f;
        if (!same)
            printf("beside %a: %a has %a WRONG\n", (double)cases[i].top, (double)cases[i].x,
                   (double)share[0]);
        right = right && same;
    }
    return right;
}

static float apart_of(float x, float top)
{
    float y[VF32_LANES];

    vf32_store(y, vf32_exp_apart(vf32_of(x), vf32_of(top)));
    return y[0];
}

/* e^(x - top) of the difference as it is, in ulp; what is below 2^-126 may be half the least float
 * further off. */
static bool measure_apart(size_t count, uint64_t seed)
{
    mpfr_t x, y;
    double worst = 0, worst_at = 0, worst_top = 0;
    uint64_t state = seed;

    mpfr_inits2(PRECISION, x, y, (mpfr_ptr)0);
    for (size_t i = 0; i < count; i++) {
        const double size = ldexp(1, (int)(random_next(&state) % 24) - 8);
        const float top = (float)(i % 8 == 0 ? 0 : (2 * uniform(&state) - 1) * size);
        const double most = i % 5 == 0 ? 44 : -105;
        const double far = ldexp(most, -(int)(i % 2 * (random_next(&state) % 20)));
        const float at = (float)((double)top + far * uniform(&state));
        const double apart = (double)at - (double)top;

        if (apart < -105 || apart > 44)
            continue;
        mpfr_set_d(x, apart, MPFR_RNDN);
        mpfr_exp(y, x, MPFR_RNDN);

        const double wanted = mpfr_get_d(y, MPFR_RNDN);
        const double ulp = ldexp(1, ilogb(wanted) - 23);
        const double more = wanted < 0x1p-126 ? 0x1p-150 : 0;

        mpfr_d_sub(y, (double)apart_of(at, top), y, MPFR_RNDN);

        const double off = (fabs(mpfr_get_d(y, MPFR_RNDN)) - more) / ulp;

        if (!(off <= worst)) {
            worst = off;
            worst_at = (double)at;
            worst_top = (double)top;
        }
    }
    mpfr_clears(x, y, (mpfr_ptr)0);

    const bool right = worst <= 0.88;

    printf("%-16s %.4f ulp at %a below %a %s\n", "apart", worst, worst_at, worst_top,
           right ? "" : "WRONG");
    fflush(stdout);
    return right;
}

static bool apart_at_ends(void)
{
    const float inf = (float)INFINITY;
    const struct {
        float x, top, wanted;
    } cases[] = {{inf, inf, (float)NAN},
                 {-inf, -inf, (float)NAN},
                 {(float)NAN, 1, (float)NAN},
                 {1, (float)NAN, (float)NAN},
                 {1, inf, 0},
                 {-inf, 1, 0},
                 {-0x1p127f, 0x1p127f, 0},
                 {-0x1.fffffep127f, 0x1.fffffep127f, 0},
                 {0x1p127f, 0x1p127f, 1},
                 {-106, 0, 0}};
    bool right = true;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const float got = apart_of(cases[i].x, cases[i].top);
        const bool same = isnan(cases[i].wanted) ? isnan(got) : got == cases[i].wanted;

        if (!same)
            printf("apart %a: %a has %a WRONG\n", (double)cases[i].top, (double)cases[i].x,
                   (double)got);
        right = right && same;
    }
    return right;
}

static const struct single {
    const char *name;
    vf64 (*word)(vf64 x);
    vf32 (*word_16)(vf32 x); /* where there is no other */
    double low;
    double high;
    double bound;
    int scale; /* the word has e^x times 2^scale */
} singles[] = {
    {"exp_f32 to 1", single_exp_f32, NULL, -1, 1, -51, 0},
    {"exp_f32", single_exp_f32, NULL, -150, 150, -48, 0},
    {"decay_f32", single_decay_f32, NULL, -700, 0, -33, 0},
    {"decay_f16", NULL, word_decay_f16, -87, 0, -23.1, 0},
    {"decay_bf16", NULL, word_decay_bf16, -87, 0, -20, 0},
    {"exp_far_f16", NULL, word_exp_far_f16, -130, 0, -23.1, 64},
    {"exp_far_bf16", NULL, word_exp_far_bf16, -130, 0, -20, 64},
};

static double single_of(const struct single *f, double x)
{
    double y[VF64_LANES];

    if (f->word_16)
        return ldexp((double)decay_16((float)x, f->word_16), -f->scale);
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
        const double small = ldexp(f->low, -(int)(random_next(&state) % 60)) * uniform(&state);
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

/* The words in single f64 arithmetic, of numbers that are floats, for f32 results, and those of
 * sums of two floats. Results below all floats do not count. */
typedef vf64 word_f32(vf64 x);
typedef vf64 word_of_sum_f32(vf64x2 x);

#define OF_F32(name, ...)                                                                          \
    static vf64 call_##name##_f32(vf64 x)                                                          \
    {                                                                                              \
        return vf64_##name##_f32(x);                                                               \
    }
AC_FUNCTIONS_IN_F64(OF_F32)
AC_FUNCTIONS_OF_PAIRS(OF_F32) /* f32 has other forms of these, too */

#define OF_SUM_F32(name)                                                                           \
    static vf64 call_##name##_of_sum_f32(vf64x2 x)                                                 \
    {                                                                                              \
        return vf64x2_##name##_f32(x);                                                             \
    }
AC_FUNCTIONS_STEEP(OF_SUM_F32)

static const struct of_f32 {
    const char *name;
    word_f32 *word; /* this or the next */
    word_of_sum_f32 *of_sum;
    reference *expected;
} words_f32[] = {
#define ROW_OF_F32(name, ...) {#name "_f32", call_##name##_f32, NULL, ref_##name},
#define ROW_OF_SUM_F32(name) {#name "_of_sum", NULL, call_##name##_of_sum_f32, ref_##name},
    AC_FUNCTIONS_IN_F64(ROW_OF_F32) AC_FUNCTIONS_OF_PAIRS(ROW_OF_F32)
        AC_FUNCTIONS_STEEP(ROW_OF_SUM_F32)};

/* Whether two results are the same as floats: both nan, or equal with the same sign. */
static bool same_float(double got, double wanted)
{
    const float a = (float)got, b = (float)wanted;
    return isnan(b) ? isnan(a) : a == b && signbit(a) == signbit(b);
}

static bool measure_f32(const struct of_f32 *f, size_t count, uint64_t seed)
{
    const struct function near = {f->name, NULL, NULL, false, -20, 20, 1, NULL};
    mpfr_t x, y;
    double worst = 0, worst_at = 0;
    int complaints = 0;
    uint64_t state = seed;

    mpfr_inits2(PRECISION, x, y, (mpfr_ptr)0);
    for (size_t done = 0; done < count; done += VF64_LANES) {
        double at[VF64_LANES], got[VF64_LANES], more[VF64_LANES] = {0};
        for (int j = 0; j < VF64_LANES; j++) {
            at[j] = (double)(float)sample(&near, &state);
            if (random_next(&state) % 4 == 0)
                at[j] = (double)ac_f32_of_bits((uint32_t)random_next(&state));
            if (f->of_sum && at[j] == 0)
                more[j] = at[j];
            else if (f->of_sum)
                more[j] = (double)(float)ldexp(at[j] * (uniform(&state) - 0.5),
                                               -(int)(random_next(&state) % 60));
        }
        if (f->of_sum)
            vf64_keep(got, f->of_sum(vf64x2_of_sum(vf64_load(at), vf64_load(more))));
        else
            vf64_keep(got, f->word(vf64_load(at)));
        for (int j = 0; j < VF64_LANES; j++) {
            mpfr_set_d(x, at[j], MPFR_RNDN);
            if (more[j] != 0)
                mpfr_add_d(x, x, more[j], MPFR_RNDN);
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
    const struct function near = {"", NULL, NULL, false, -20, 20, 1, NULL};

    *x = sample(&near, state);
    *y = sample(&near, state);
    switch (random_next(state) % 6) {
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

__attribute__((noinline)) static int run(int argc, char **argv)
{
    const size_t count = argc > 1 ? strtoull(argv[1], NULL, 10) : 20000;
    const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    bool right = true;

    boxes = box_open();
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
    for (size_t i = 0; i < sizeof besides / sizeof besides[0]; i++) {
        if (argc > 3 && strcmp(argv[3], besides[i].name) != 0)
            continue;
        if (!measure_beside(&besides[i], count, seed))
            right = false;
    }
    right = besides_at_ends() && right;
    right = measure_apart(count, seed) && right;
    right = apart_at_ends() && right;
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
    box_close(boxes);
    return right ? 0 : 1;
}

int main(int argc, char **argv)
{
    return target_missing() ? TARGET_MISSING : run(argc, argv);
}
