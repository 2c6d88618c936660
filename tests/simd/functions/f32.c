/*
 * Measures the elementary functions of runtime/simd/math/math_f32.h and math_16.h.
 *
 * f32: every 2^10th input and all inputs next to hard points, or with --full all 2^32. The
 * reference is the oracle's: a long double where its bound is below 2^-50 of it, else an interval.
 * 16 bits: all 65,536 inputs of each type, and the pair rounded once must be the correctly rounded
 * value, ties being settled by intervals.
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
#include "common/words.h"
#include "simd/simd.h"

#include "simd/math/math_16.h"
#include "simd/math/math_f32.h"
#include "simd/math/times.h"

/* Behind the words, which have locals of the name of its numbers. */
#include "oracle/box.h"
#include "oracle/near.h"

enum { BLOCK = 4096, PRECISION = 160, MOST_PRECISION = 1 << 14 };

/* The bound of the words that round at once, gradient slopes times 1 included: the promise, which
 * those in single arithmetic (single_f32.h) use. */
#define ONCE_ULP 1.0

/* The bound of the relative error of a pair, log2. */
#define PAIR_BITS (-27.5)

/* The functions under test, over blocks. */

typedef void pair_block(const float *x, float *hi, float *lo, float *sum, float *once, float *times,
                        ac_f16 *f16, ac_bf16 *bf16);
typedef void single_block(const float *x, float *y);

/* once: what a kernel gives, by the word that rounds at once; times: by the product with 1. */
#define PAIR(name, argument)                                                                       \
    static void name##_pair(const float *x, float *hi, float *lo, float *sum, float *once,         \
                            float *times, ac_f16 *f16, ac_bf16 *bf16)                              \
    {                                                                                              \
        for (size_t i = 0; i < BLOCK; i += VF32_LANES) {                                           \
            vf32 x_i = vf32_load(x + i);                                                           \
            vf32x2 y = vf32x2_##name(argument(x_i));                                               \
            vf32_store(hi + i, y.hi);                                                              \
            vf32_store(lo + i, y.lo);                                                              \
            vf32_store(sum + i, vf32x2_round(y));                                                  \
            vf32_store(once + i, vf32_##name(x_i));                                                \
            vf32_store(times + i, vf32_##name##_times(argument(x_i), vf32_of(1.0f)));              \
            vf32x2_store_f16(f16 + i, y);                                                          \
            vf32x2_store_bf16(bf16 + i, y);                                                        \
        }                                                                                          \
    }

#define SINGLE(name)                                                                               \
    static void name##_single(const float *x, float *y)                                            \
    {                                                                                              \
        for (size_t i = 0; i < BLOCK; i += VF32_LANES)                                             \
            vf32_store(y + i, vf32_##name(vf32_load(x + i)));                                      \
    }

#define OF_PAIR(name, ...) PAIR(name, vf32x2_of) SINGLE(name##_f16) SINGLE(name##_bf16)
#define OF_ELEMENT(name, ...) PAIR(name, ) SINGLE(name##_f16) SINGLE(name##_bf16)
AC_FUNCTIONS_OF_PAIRS(OF_PAIR)
AC_FUNCTIONS_OF_ELEMENTS(OF_ELEMENT)

/* A function as the table of words has it, its words, and what the oracle says. The errors of the
 * forms for 16 bits are in units of 2^-24. */
typedef struct {
    const char *name;
    near (*near)(near_context *c, near x);
    const box *(*box)(box_context *c, const box *x);
    long double (*end)(long double x); /* for arguments beyond from and to */
    pair_block *pair;
    single_block *f16;
    single_block *bf16;
    int f16_error;
    int bf16_error;
    double from;
    double to;
    double bend;
} function;

#define ENDS(name, f16, bf16, at_minus, at_plus, from, to, bend)                                   \
    static long double name##_end(long double x)                                                   \
    {                                                                                              \
        return x < 0 ? (long double)(at_minus) : (long double)(at_plus);                           \
    }
AC_FUNCTIONS_OF_PAIRS(ENDS)
AC_FUNCTIONS_OF_ELEMENTS(ENDS)

/* clang-format off */
#define ROW(name, f16, bf16, at_minus, at_plus, from, to, bend)                                    \
    {#name, near_##name, box_##name, name##_end, name##_pair, name##_f16_single,                   \
     name##_bf16_single, f16, bf16, from, to, bend},
/* clang-format on */
static const function functions[] = {AC_FUNCTIONS_OF_PAIRS(ROW) AC_FUNCTIONS_OF_ELEMENTS(ROW)};

/* The boxes of a thread. */
static _Thread_local box_context *boxes;

static void forget_boxes(void)
{
    if (boxes)
        box_close(boxes);
    boxes = NULL;
}

/* The value from an interval that is narrow enough to decide all digits. Both ends may have
 * underflowed on one side of 0: the larger one still has the sign. */
static long double exact_value(const function *f, float x)
{
    if (!boxes)
        boxes = box_open();
    for (mpfr_prec_t precision = PRECISION;; precision *= 2) {
        box_begin(boxes, precision);

        const box *const y = f->box(boxes, box_of(boxes, (double)x));
        const bool above = mpfr_cmpabs(y->high, y->low) > 0;
        const long double low = mpfr_get_ld(y->low, MPFR_RNDN);
        const long double high = mpfr_get_ld(y->high, MPFR_RNDN);

        if (mpfr_nan_p(y->low) && mpfr_nan_p(y->high))
            return NAN;
        if (!boxes->doubt && (low == high || fabsl(high - low) <= 0x1p-62L * fabsl(high)))
            return above ? high : low;
        if (precision > MOST_PRECISION) {
            (void)fprintf(stderr, "%s(%a) stays open\n", f->name, (double)x);
            abort();
        }
    }
}

static long double reference(const function *f, float x)
{
    near_context c = {false};
    long double e;

    if (isnan(x))
        return NAN;
    if (isinf(x) || (double)x < f->from || (double)x > f->to)
        return f->end((long double)x);

    const long double y = near_total(f->near(&c, near_of((long double)x)), &e);

    return !c.doubt && x != 0 && e <= 0x1p-50L * fabsl(y) ? y : exact_value(f, x);
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

/* Results that are zero or not finite must be exactly right. */
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

/* Judges the result of the word that rounds once. */
static void judge_once(worst *w, long double want, float x, float once)
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
}

/* One pair against the reference. Below 2^-97 lo itself may be subnormal: only ULPs count there.
 */
static void judge_pair(worst *w, long double want, float x, float hi, float lo, float rounded)
{
    bool right;
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
    float hi[BLOCK], lo[BLOCK], sum[BLOCK], once[BLOCK], times[BLOCK];
    ac_f16 f16[BLOCK];
    ac_bf16 bf16[BLOCK];
    p->f->pair(x, hi, lo, sum, once, times, f16, bf16);
    for (size_t i = 0; i < count; i++) {
        const long double want = reference(p->f, x[i]);
        judge_once(&p->result, want, x[i], once[i]);
        judge_once(&p->result, want, x[i], times[i]);
        judge_pair(&p->result, want, x[i], hi[i], lo[i], sum[i]);
    }
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
    forget_boxes();
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
    static const float offsets[] = {AC_PIECES_NEAR_0, AC_PIECES_OF_GAUSS, AC_PIECES_OF_SILU,
                                    AC_PIECES_OF_SOFTPLUS};
    for (size_t k = 0; k < sizeof offsets / sizeof *offsets; k++) {
        const uint32_t first = (ac_f32_bits(offsets[k]) >> 21) + 1;
        for (uint32_t i = 0; i < 15; i++)
            measure_point(p, ac_f32_of_bits((first + i) << 21) - offsets[k]);
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
    measure_point(&points, (float)f->bend);
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

/* Rounds a real value to a 16-bit format; the value is trusted to 2^-50 unless a tie is near. */
static float round_to(const format *m, const function *f, float x, long double want)
{
    if (!isfinite(want) || want == 0)
        return (float)want;
    long double ulp = unit(want, m->digits, m->least);
    long double scaled = fabsl(want) / ulp;
    if (fabsl(scaled - floorl(scaled) - 0.5L) < 0x1p-36L)
        scaled = fabsl(exact_value(f, x)) / ulp;
    long double rounded = rintl(scaled) * ulp;
    long double limit = ldexpl(1, m->digits == 11 ? 16 : 128);
    return (float)copysignl(rounded >= limit ? INFINITY : rounded, want);
}

/* A form for 16 bits over all numbers of a format. */
static bool measure_16(const function *f, size_t which, single_block *single, const char *form,
                       int error)
{
    const format *m = &formats[which];
    worst w = nothing;
    double absolute = 0;
    uint64_t misrounded = 0, single_misrounded = 0;
    float misrounded_at = 0;
    for (uint32_t from = 0; from < 65536; from += BLOCK) {
        float x[BLOCK], y[BLOCK], hi[BLOCK], lo[BLOCK], sum[BLOCK], once[BLOCK], times[BLOCK];
        ac_f16 f16[BLOCK];
        ac_bf16 bf16[BLOCK];
        for (uint32_t i = 0; i < BLOCK; i++)
            x[i] = m->widen((uint16_t)(from + i));
        f->pair(x, hi, lo, sum, once, times, f16, bf16);
        single(x, y);
        for (uint32_t i = 0; i < BLOCK; i++) {
            long double want = reference(f, x[i]);
            float best = round_to(m, f, x[i], want);
            float got = m->widen(which == 0 ? f16[i] : bf16[i]);
            if (ac_f32_bits(best) != ac_f32_bits(got) && !(isnan(best) && isnan(got))) {
                misrounded_at = misrounded++ == 0 ? x[i] : misrounded_at;
            }
            bool right;
            if (special(want, y[i], &right)) {
                if (!right && fabsl(want) >= 0x1p-150L)
                    w.wrong_at = w.wrong++ == 0 ? x[i] : w.wrong_at;
                continue;
            }
            float narrow = which == 0 ? ac_f16_to_float(ac_f16_of_float(y[i]))
                                      : ac_bf16_to_float(ac_bf16_of_float(y[i]));
            single_misrounded += narrow != best;
            double off = (double)fabsl(y[i] - want);
            double ulp = off / (double)unit(want, m->digits, m->least);
            if (!(ulp <= w.ulp)) {
                w.ulp = ulp;
                w.ulp_at = x[i];
            }
            if (fabsl(want) < m->threshold) {
                absolute = off > absolute ? off : absolute;
                continue;
            }
            double relative = (double)fabsl(off / want);
            if (!(relative <= exp2(w.bits))) {
                w.bits = log2(relative);
                w.bits_at = x[i];
            }
        }
    }
    printf("%-16s %-4s pair: %" PRIu64 " misrounded", f->name, m->name, misrounded);
    if (misrounded != 0)
        printf(" (first at %a = %.9g)", (double)misrounded_at, (double)misrounded_at);
    printf("; %s: 2^%.2f at %a = %.9g, %.4f ULP beside rounding at %.9g, below: 2^%.1f, "
           "%" PRIu64 " misrounded, %" PRIu64 " wrong (%.9g)",
           form, w.bits, (double)w.bits_at, (double)w.bits_at, w.ulp, (double)w.ulp_at,
           log2(absolute), single_misrounded, w.wrong, (double)w.wrong_at);
    printf("\n");
    return misrounded == 0 && w.wrong == 0 && w.bits <= log2(error) - 24;
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
    bool right = w.wrong == 0 && w.bits <= PAIR_BITS && w.once <= ONCE_ULP;
    right = measure_16(f, 0, f->f16, "_f16", f->f16_error) && right;
    right = measure_16(f, 1, f->f16, "_f16", f->f16_error) && right;
    return measure_16(f, 1, f->bf16, "_bf16", f->bf16_error) && right;
}

/* For large arguments the second part must have no effect, because the first part is clamped. */

typedef struct {
    const char *name;
    vf32x2 (*word)(vf32x2);
    double from;
    double to;
} pair_word;

#define FAR(name, ...)                                                                             \
    static vf32x2 name##_far(vf32x2 x)                                                             \
    {                                                                                              \
        return vf32x2_##name(x);                                                                   \
    }
AC_FUNCTIONS_OF_PAIRS(FAR)

static bool measure_far(void)
{
#define FAR_ROW(name, f16, bf16, at_minus, at_plus, from, to, bend) {#name, name##_far, from, to},
    static const pair_word words[] = {AC_FUNCTIONS_OF_PAIRS(FAR_ROW)};
    bool right = true;
    for (size_t k = 0; k < sizeof words / sizeof *words; k++) {
        for (int exponent = 8; exponent < 128; exponent++) {
            for (int sign = -1; sign <= 1; sign += 2) {
                const double first = sign * ldexp(1.5, exponent);
                if (first >= words[k].from && first <= words[k].to)
                    continue;
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
    forget_boxes();
    return right ? 0 : 1;
}
