#include "kernel/combine.h"

#include <math.h>
#include <string.h>

#include "simd/reduce/integers.h"
#include "simd/simd.h"

/* The first `half` that has sets to join. */
static size_t first_half(size_t count)
{
    size_t half = 1;
    while (2 * half < count)
        half *= 2;
    return half;
}

/* How many sets have one to take, `half` sets further on; `count` becomes what is left. */
static size_t takers(size_t *count, size_t half)
{
    const size_t above = *count > half ? *count - half : 0;
    *count = *count < half ? *count : half;
    return above;
}

/* Joins the lanes of every result one by one, and moves what is left to the front. */
static void lanes_by(void (*join)(void *lanes, void *rest, size_t count, size_t width), size_t size,
                     unsigned char *lanes, unsigned char *rest, size_t results, size_t each)
{
    for (size_t k = 0; k < results; k++) {
        unsigned char *const own = rest != NULL ? rest + k * each * size : NULL;
        join(lanes + k * each * size, own, each, 1);
        memmove(lanes + k * size, lanes + k * each * size, size);
        if (rest != NULL)
            memmove(rest + k * size, own, size);
    }
}

/* --- what is found ---------------------------------------------------------------------------- */

static void find_max_f32_f32(float *high, float *low, const void *lanes, const void *rest,
                             size_t count)
{
    (void)low;
    (void)rest;
    memcpy(high, lanes, count * sizeof *high);
}

static void find_max_f32_f64(double *high, double *low, const void *lanes, const void *rest,
                             size_t count)
{
    const float *const from = lanes;
    (void)low;
    (void)rest;
    for (size_t i = 0; i < count; i++)
        high[i] = (double)from[i];
}

static void find_max_f64_f32(float *high, float *low, const void *lanes, const void *rest,
                             size_t count)
{
    const double *const from = lanes;
    (void)low;
    (void)rest;
    for (size_t i = 0; i < count; i++)
        high[i] = (float)from[i];
}

static void find_max_f64_f64(double *high, double *low, const void *lanes, const void *rest,
                             size_t count)
{
    (void)low;
    (void)rest;
    memcpy(high, lanes, count * sizeof *high);
}

/* --- sums ------------------------------------------------------------------------------------ */

static void take_sum(double *to, const double *from, size_t count)
{
    size_t i = 0;
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_keep(to + i, vf64_add(vf64_load(to + i), vf64_load(from + i)));
    if (i < count)
        vf64_store_n(to + i,
                     vf64_add(vf64_load_n(to + i, count - i), vf64_load_n(from + i, count - i)),
                     count - i);
}

static void sum(void *lanes, void *rest, size_t count, size_t width)
{
    double *const x = lanes;
    (void)rest;
    for (size_t half = first_half(count); half > 0; half /= 2)
        take_sum(x, x + half * width, takers(&count, half) * width);
}

/* Four lanes; AC_FOUR(x, k) are lanes 4 k to 4 k + 3, AC_TWICE(x, k, n) these joined with the ones
 * that are n fours further on. */
typedef double four __attribute__((vector_size(32), aligned(8), may_alias));
typedef double two __attribute__((vector_size(16)));

#define AC_FOUR(x, k) (((const four *)(const void *)(x))[k])
#define AC_TWICE(x, k, n) (AC_FOUR(x, k) + AC_FOUR(x, (k) + (n)))

/* The lanes of a result are so few that a step of the tree for each number of them is spelled out:
 * in a loop they would go through memory after each step. */
static inline double sum_of_four(const four *x)
{
    const two half = (two){(*x)[0], (*x)[1]} + (two){(*x)[2], (*x)[3]};
    return half[0] + half[1];
}

static inline double sum_of_8(const double *x)
{
    const four y = AC_TWICE(x, 0, 1);
    return sum_of_four(&y);
}

static inline double sum_of_16(const double *x)
{
    const four y = AC_TWICE(x, 0, 2) + AC_TWICE(x, 1, 2);
    return sum_of_four(&y);
}

static inline double sum_of_32(const double *x)
{
    const four y =
        (AC_TWICE(x, 0, 4) + AC_TWICE(x, 2, 4)) + (AC_TWICE(x, 1, 4) + AC_TWICE(x, 3, 4));
    return sum_of_four(&y);
}

static inline double sum_of_64(const double *x)
{
    const four y =
        ((AC_TWICE(x, 0, 8) + AC_TWICE(x, 4, 8)) + (AC_TWICE(x, 2, 8) + AC_TWICE(x, 6, 8))) +
        ((AC_TWICE(x, 1, 8) + AC_TWICE(x, 5, 8)) + (AC_TWICE(x, 3, 8) + AC_TWICE(x, 7, 8)));
    return sum_of_four(&y);
}

#undef AC_FOUR
#undef AC_TWICE

/* Five to seven lanes: those behind the fourth are taken by the first ones. */
static inline double sum_of_some(const double *x, size_t count)
{
    double y[4] = {x[0], x[1], x[2], x[3]};
    for (size_t k = 4; k < count; k++)
        y[k - 4] += x[k];
    return (y[0] + y[2]) + (y[1] + y[3]);
}

/* Any number of lanes: steps of the tree until a power of two is left that is spelled out. */
static double sum_of_any(double *x, size_t count)
{
    size_t half = first_half(count);
    take_sum(x, x + half, takers(&count, half));
    for (; count > 64; count = half) {
        half = count / 2;
        take_sum(x, x + half, half);
    }
    switch (count) {
    case 64:
        return sum_of_64(x);
    case 32:
        return sum_of_32(x);
    case 16:
        return sum_of_16(x);
    case 8:
        return sum_of_8(x);
    case 4:
        return (x[0] + x[2]) + (x[1] + x[3]);
    case 2:
        return x[0] + x[1];
    default:
        return x[0];
    }
}

static void lanes_sum(void *lanes, void *rest, size_t results, size_t each)
{
    double *const x = lanes;
    (void)rest;
    switch (each) {
    case 64:
        for (size_t k = 0; k < results; k++)
            x[k] = sum_of_64(x + k * 64);
        break;
    case 32:
        for (size_t k = 0; k < results; k++)
            x[k] = sum_of_32(x + k * 32);
        break;
    case 16:
        for (size_t k = 0; k < results; k++)
            x[k] = sum_of_16(x + k * 16);
        break;
    case 8:
        for (size_t k = 0; k < results; k++)
            x[k] = sum_of_8(x + k * 8);
        break;
    case 4:
        for (size_t k = 0; k < results; k++)
            x[k] = (x[k * 4] + x[k * 4 + 2]) + (x[k * 4 + 1] + x[k * 4 + 3]);
        break;
    case 2:
        for (size_t k = 0; k < results; k++)
            x[k] = x[k * 2] + x[k * 2 + 1];
        break;
    case 3:
        for (size_t k = 0; k < results; k++)
            x[k] = (x[k * 3] + x[k * 3 + 2]) + x[k * 3 + 1];
        break;
    case 5:
    case 6:
    case 7:
        for (size_t k = 0; k < results; k++)
            x[k] = sum_of_some(x + k * each, each);
        break;
    default:
        for (size_t k = 0; k < results; k++)
            x[k] = sum_of_any(x + k * each, each);
    }
}

/* Two sums that are joined each for itself. */
static void sum_apart(void *lanes, void *rest, size_t count, size_t width)
{
    sum(lanes, NULL, count, width);
    sum(rest, NULL, count, width);
}

static void lanes_sum_apart(void *lanes, void *rest, size_t results, size_t each)
{
    lanes_sum(lanes, NULL, results, each);
    lanes_sum(rest, NULL, results, each);
}

/* Sums of pairs in floats, which are doubles while they are joined. */
static void widen_pairs(double *to, const float *lanes, const float *rest, size_t count)
{
    size_t i = 0;
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_keep(to + i, vf64_add(vf64_load_f32(lanes + i), vf64_load_f32(rest + i)));
    for (; i < count; i++)
        to[i] = (double)lanes[i] + (double)rest[i];
}

static void add_pairs(double *to, const float *lanes, const float *rest, size_t count)
{
    size_t i = 0;
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 x = vf64_add(vf64_load_f32(lanes + i), vf64_load_f32(rest + i));
        vf64_keep(to + i, vf64_add(vf64_load(to + i), x));
    }
    for (; i < count; i++)
        to[i] += (double)lanes[i] + (double)rest[i];
}

static void narrow_pairs(float *lanes, float *rest, const double *from, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        lanes[i] = (float)from[i];
        rest[i] = (float)(from[i] - (double)lanes[i]);
    }
}

static void sum_pairs(void *lanes, void *rest, size_t count, size_t width)
{
    double wide[AC_COMBINE_MAX + 16];
    if (count == 1)
        return;
    const size_t half = first_half(count);
    const size_t apart = half * width;
    widen_pairs(wide, lanes, rest, apart);
    add_pairs(wide, (const float *)lanes + apart, (const float *)rest + apart,
              count * width - apart);
    if (half > 1)
        sum(wide, NULL, half, width);
    narrow_pairs(lanes, rest, wide, width);
}

/* A vector of pairs in floats. */
static inline vf64 wide_pairs(const float *lanes, const float *rest, size_t k)
{
    return vf64_add(vf64_load_f32(lanes + k * VF64_LANES), vf64_load_f32(rest + k * VF64_LANES));
}

/* The sum of 64 lanes of pairs in floats, by the same tree: of vectors first, which stay in
 * registers. */
static double sum_of_64_pairs(const float *lanes, const float *rest)
{
    enum { QUARTER = 16 / VF64_LANES };
    vf64 part[QUARTER];
    double left[VF64_LANES];
    for (size_t k = 0; k < QUARTER; k++) {
        const vf64 even =
            vf64_add(wide_pairs(lanes, rest, k), wide_pairs(lanes, rest, k + 2 * QUARTER));
        const vf64 odd = vf64_add(wide_pairs(lanes, rest, k + QUARTER),
                                  wide_pairs(lanes, rest, k + 3 * QUARTER));
        part[k] = vf64_add(even, odd);
    }
    for (size_t half = QUARTER / 2; half > 0; half /= 2)
        for (size_t k = 0; k < half; k++)
            part[k] = vf64_add(part[k], part[k + half]);
    vf64_store(left, part[0]);
    for (size_t half = VF64_LANES / 2; half > 0; half /= 2)
        for (size_t k = 0; k < half; k++)
            left[k] += left[k + half];
    return left[0];
}

static void lanes_sum_pairs(void *lanes, void *rest, size_t results, size_t each)
{
    double wide[AC_COMBINE_MAX + 16];
    if (each == 1)
        return;
    if (each == 64) {
        for (size_t k = 0; k < results; k++)
            wide[k] = sum_of_64_pairs((const float *)lanes + k * 64, (const float *)rest + k * 64);
    } else {
        widen_pairs(wide, lanes, rest, results * each);
        lanes_sum(wide, NULL, results, each);
    }
    narrow_pairs(lanes, rest, wide, results);
}

static void find_pairs_f32(float *high, float *low, const void *lanes, const void *rest,
                           size_t count)
{
    const float *const sums = lanes;
    const float *const left = rest;
    for (size_t i = 0; i < count; i++) {
        const double whole = (double)sums[i] + (double)left[i];
        high[i] = (float)whole;
        low[i] = (float)(whole - (double)high[i]);
    }
}

/* The same with what each addition loses, and what the additions of that lose: of `apart`
 * accumulators further on. `ends`: nothing behind them is wanted any more, so that vectors may
 * reach there. */
static void take_sum_exact(double *to, double *rest, double *third, size_t apart, size_t count,
                           bool ends)
{
    for (size_t i = 0; i < count; i += VF64_LANES) {
        const size_t n = ends || count - i > VF64_LANES ? VF64_LANES : count - i;
        const bool whole = n == VF64_LANES;
        const size_t k = i + apart;
        const vf64 a = whole ? vf64_load(to + i) : vf64_load_n(to + i, n);
        const vf64 b = whole ? vf64_load(to + k) : vf64_load_n(to + k, n);
        const vf64 c = whole ? vf64_load(rest + i) : vf64_load_n(rest + i, n);
        const vf64 d = whole ? vf64_load(rest + k) : vf64_load_n(rest + k, n);
        const vf64 e = whole ? vf64_load(third + i) : vf64_load_n(third + i, n);
        const vf64 f = whole ? vf64_load(third + k) : vf64_load_n(third + k, n);
        const vf64x2 both = vf64x2_of_sum_finite(a, b);
        const vf64x2 low = vf64x2_of_sum_finite(c, d);
        const vf64x2 next = vf64x2_of_sum_finite(low.hi, both.lo);
        const vf64 lost = vf64_add(vf64_add(e, f), vf64_add(low.lo, next.lo));
        if (whole) {
            vf64_keep(to + i, both.hi);
            vf64_keep(rest + i, next.hi);
            vf64_keep(third + i, lost);
            continue;
        }
        vf64_store_n(to + i, both.hi, n);
        vf64_store_n(rest + i, next.hi, n);
        vf64_store_n(third + i, lost, n);
    }
}

static void sum_exact(void *lanes, void *rest, size_t count, size_t width)
{
    double third[AC_COMBINE_MAX + 16];
    double *const left = rest;
    /* Of a power of two lanes each step takes all that are left. */
    const bool ends = width == 1 && count >= 2 * VF64_LANES && (count & (count - 1)) == 0;
    memset(third, 0, count * width * sizeof *third);
    for (size_t half = first_half(count); half > 0; half /= 2)
        take_sum_exact(lanes, left, third, half * width, takers(&count, half) * width, ends);
    for (size_t i = 0; i < width; i++)
        left[i] += third[i];
}

static void lanes_sum_exact(void *lanes, void *rest, size_t results, size_t each)
{
    lanes_by(sum_exact, sizeof(double), lanes, rest, results, each);
}

/* Where a part is no finite number the low part is a zero, which cannot make inf a nan. The zero is
 * -0, as in a pair. */
static void find_sum_f32(float *high, float *low, const void *lanes, const void *rest, size_t count)
{
    const double *const sums = lanes;
    const double *const left = rest;
    for (size_t i = 0; i < count; i++) {
        const double lost = left != NULL && isfinite(sums[i]) ? left[i] : 0.0;
        const double whole = sums[i] + lost;
        const float first = (float)whole;
        const float second = (float)((sums[i] - (double)first) + lost);
        high[i] = first;
        low[i] = isfinite(first) && second != 0.0f ? second : -0.0f;
    }
}

static void find_sum_f64(double *high, double *low, const void *lanes, const void *rest,
                         size_t count)
{
    const double *const sums = lanes;
    const double *const left = rest;
    for (size_t i = 0; i < count; i++) {
        const double lost = left != NULL && isfinite(sums[i]) ? left[i] : 0.0;
        const double first = sums[i] + lost;
        const double second = (sums[i] - first) + lost;
        high[i] = first;
        low[i] = isfinite(first) && second != 0.0 ? second : -0.0;
    }
}

/* --- positions ---------------------------------------------------------------------------------
 */

/* Whether a new element comes before the one that is held: it is beyond it, or a nan beside none;
 * of equal ones, and of nans, that at the lower position does. */
#define AC_FIRST(name, E, beyond)                                                                  \
    static void name(void *lanes, void *rest, size_t count, size_t width)                          \
    {                                                                                              \
        E *const x = lanes;                                                                        \
        int64_t *const at = rest;                                                                  \
        for (size_t half = first_half(count); half > 0; half /= 2) {                               \
            const size_t n = takers(&count, half) * width;                                         \
            for (size_t i = 0; i < n; i++) {                                                       \
                const size_t k = i + half * width;                                                 \
                const bool held = x[i] == x[i];                                                    \
                const bool equal = x[k] == x[i] || (x[k] != x[k] && !held);                        \
                if (equal ? at[k] < at[i] : held && !(x[i] beyond x[k])) {                         \
                    x[i] = x[k];                                                                   \
                    at[i] = at[k];                                                                 \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    static void lanes_##name(void *lanes, void *rest, size_t results, size_t each)                 \
    {                                                                                              \
        E *const x = lanes;                                                                        \
        int64_t *const at = rest;                                                                  \
        for (size_t k = 0; k < results; k++) {                                                     \
            name(x + k * each, at + k * each, each, 1);                                            \
            x[k] = x[k * each];                                                                    \
            at[k] = at[k * each];                                                                  \
        }                                                                                          \
    }

AC_FIRST(first_greatest_f32, float, >)
AC_FIRST(first_greatest_f64, double, >)
AC_FIRST(first_greatest_i64, int64_t, >)
AC_FIRST(first_least_f32, float, <)
AC_FIRST(first_least_f64, double, <)
AC_FIRST(first_least_i64, int64_t, <)

#undef AC_FIRST

static void find_first_f64(double *high, double *low, const void *lanes, const void *rest,
                           size_t count)
{
    const int64_t *const at = rest;
    (void)low;
    (void)lanes;
    for (size_t i = 0; i < count; i++)
        high[i] = (double)at[i];
}

static void find_first_i64(double *high, double *low, const void *lanes, const void *rest,
                           size_t count)
{
    (void)low;
    (void)lanes;
    memcpy(high, rest, count * sizeof *high);
}

/* --- results of one value --------------------------------------------------------------------- */

/* Floats as integers of their order, in which +0 is above -0 and a nan, which becomes the canonical
 * one, is `nan`: gcc makes vectors of loops over integers, in which nothing branches. */
#define AC_ORDER(E, I, suffix, all, infinite)                                                      \
    static inline I order_of_##suffix(E x, I nan)                                                  \
    {                                                                                              \
        I bits;                                                                                    \
        memcpy(&bits, &x, sizeof bits);                                                            \
        const I order = bits ^ ((bits < 0 ? -1 : 0) & all);                                        \
        const I none = -(I)((bits & all) > (infinite)); /* a mask */                               \
        return (order & ~none) | (nan & none);                                                     \
    }                                                                                              \
    static inline E of_order_##suffix(I order)                                                     \
    {                                                                                              \
        const I bits = order ^ ((order < 0 ? -1 : 0) & all);                                       \
        E x;                                                                                       \
        memcpy(&x, &bits, sizeof x);                                                               \
        return x != x ? (E)NAN : x;                                                                \
    }

AC_ORDER(float, int32_t, f32, INT32_MAX, 0x7f800000)
AC_ORDER(double, int64_t, f64, INT64_MAX, 0x7ff0000000000000)

#undef AC_ORDER

/* Results with fewer lanes are too short for vectors of their own: the lanes of all of them become
 * integers together. */
enum { FEW_LANES = 16 };

/* Joins accumulators of type E as the integers I that `in` makes of them and `out` makes back, by a
 * `take` of two whose order does not matter, and of which `none` changes nothing. */
#define AC_JOINED(name, E, I, in, take, out, none)                                                 \
    static void name(void *lanes, void *rest, size_t count, size_t width)                          \
    {                                                                                              \
        E *const x = lanes;                                                                        \
        (void)rest;                                                                                \
        for (size_t half = first_half(count); half > 0; half /= 2) {                               \
            const size_t n = takers(&count, half) * width;                                         \
            for (size_t i = 0; i < n; i++) {                                                       \
                const I held = in(x[i]);                                                           \
                const I next = in(x[i + half * width]);                                            \
                x[i] = out(take(held, next));                                                      \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    static void lanes_##name(void *lanes, void *rest, size_t results, size_t each)                 \
    {                                                                                              \
        typedef I whole __attribute__((may_alias));                                                \
        E *const x = lanes;                                                                        \
        whole *const y = lanes;                                                                    \
        (void)rest;                                                                                \
        for (size_t k = 0; k < results && each >= FEW_LANES; k++) {                                \
            I found = none;                                                                        \
            for (size_t i = 0; i < each; i++) {                                                    \
                const I next = in(x[k * each + i]);                                                \
                found = take(found, next);                                                         \
            }                                                                                      \
            x[k] = out(found);                                                                     \
        }                                                                                          \
        if (each >= FEW_LANES)                                                                     \
            return;                                                                                \
        for (size_t i = 0; i < results * each; i++)                                                \
            y[i] = in(x[i]);                                                                       \
        for (size_t k = 0; k < results; k++) {                                                     \
            I found = none;                                                                        \
            for (size_t i = 0; i < each; i++)                                                      \
                found = take(found, y[k * each + i]);                                              \
            y[k] = found;                                                                          \
        }                                                                                          \
        for (size_t k = 0; k < results; k++)                                                       \
            x[k] = out(y[k]);                                                                      \
    }

#define AC_MOST(a, b) ((a) > (b) ? (a) : (b))
#define AC_LEAST(a, b) ((a) < (b) ? (a) : (b))
#define AC_ITSELF(x) (x)
#define AC_UNDER_NAN_F32(x) order_of_f32(x, INT32_MAX)
#define AC_UNDER_NAN_F64(x) order_of_f64(x, INT64_MAX)
#define AC_OVER_NAN_F32(x) order_of_f32(x, INT32_MIN)
#define AC_OVER_NAN_F64(x) order_of_f64(x, INT64_MIN)

AC_JOINED(greatest_f32, float, int32_t, AC_UNDER_NAN_F32, AC_MOST, of_order_f32, INT32_MIN)
AC_JOINED(greatest_f64, double, int64_t, AC_UNDER_NAN_F64, AC_MOST, of_order_f64, INT64_MIN)
AC_JOINED(least_f32, float, int32_t, AC_OVER_NAN_F32, AC_LEAST, of_order_f32, INT32_MAX)
AC_JOINED(least_f64, double, int64_t, AC_OVER_NAN_F64, AC_LEAST, of_order_f64, INT64_MAX)
AC_JOINED(sum_i64, int64_t, int64_t, AC_ITSELF, ac_i64_sum, AC_ITSELF, 0)
AC_JOINED(greatest_i64, int64_t, int64_t, AC_ITSELF, ac_i64_most, AC_ITSELF, INT64_MIN)
AC_JOINED(least_i64, int64_t, int64_t, AC_ITSELF, ac_i64_least, AC_ITSELF, INT64_MAX)

#undef AC_JOINED
#undef AC_MOST
#undef AC_LEAST
#undef AC_ITSELF
#undef AC_UNDER_NAN_F32
#undef AC_UNDER_NAN_F64
#undef AC_OVER_NAN_F32
#undef AC_OVER_NAN_F64

/* The bits of what changes nothing. */
#define AC_LOW_F32 0xff800000U
#define AC_HIGH_F32 0x7f800000U
#define AC_ONE_F32 0x3f800000U
#define AC_LOW_F64 0xfff0000000000000U
#define AC_HIGH_F64 0x7ff0000000000000U
#define AC_ONE_F64 0x3ff0000000000000U
#define AC_LOW_I64 0x8000000000000000U
#define AC_HIGH_I64 0x7fffffffffffffffU

/* Rows of one value: how sets are joined, and the type of the accumulators. */
#define AC_OF_F32(join, identity)                                                                  \
    {                                                                                              \
        identity, sizeof(float), 1, 1, false, join, lanes_##join, find_max_f32_f32,                \
            find_max_f32_f64                                                                       \
    }
#define AC_OF_F64(join, identity)                                                                  \
    {                                                                                              \
        identity, sizeof(double), 1, 1, false, join, lanes_##join, find_max_f64_f32,               \
            find_max_f64_f64                                                                       \
    }

/* The values of integers are integers, in the room of doubles. */
#define AC_OF_I64(join, identity)                                                                  \
    {                                                                                              \
        identity, sizeof(int64_t), 1, 1, false, join, lanes_##join, find_max_f64_f32,              \
            find_max_f64_f64                                                                       \
    }

/* Positions are found in one pass alone, whose values are doubles or integers. */
#define AC_OF_FIRST(E, join, identity, find)                                                       \
    {                                                                                              \
        identity, sizeof(E), 2, 1, true, join, lanes_##join, NULL, find                            \
    }

const ac_combine AC_ISA(ac_combines)[AC_COMBINE_COUNT] = {
    [AC_COMBINE_SUM] = {0, sizeof(double), 1, 2, false, sum, lanes_sum, find_sum_f32, find_sum_f64},
    [AC_COMBINE_SUM_EXACT] = {0, sizeof(double), 2, 2, false, sum_exact, lanes_sum_exact,
                              find_sum_f32, find_sum_f64},
    [AC_COMBINE_SUM_APART] = {0, sizeof(double), 2, 2, false, sum_apart, lanes_sum_apart,
                              find_sum_f32, find_sum_f64},
    [AC_COMBINE_SUM_PAIRS] = {0, sizeof(float), 2, 2, false, sum_pairs, lanes_sum_pairs,
                              find_pairs_f32, NULL},
    [AC_COMBINE_GREATEST_F32] = AC_OF_F32(greatest_f32, AC_LOW_F32),
    [AC_COMBINE_GREATEST_F64] = AC_OF_F64(greatest_f64, AC_LOW_F64),
    [AC_COMBINE_LEAST_F32] = AC_OF_F32(least_f32, AC_HIGH_F32),
    [AC_COMBINE_LEAST_F64] = AC_OF_F64(least_f64, AC_HIGH_F64),
    [AC_COMBINE_ANY_F32] = AC_OF_F32(greatest_f32, 0),
    [AC_COMBINE_ANY_F64] = AC_OF_F64(greatest_f64, 0),
    [AC_COMBINE_ALL_F32] = AC_OF_F32(least_f32, AC_ONE_F32),
    [AC_COMBINE_ALL_F64] = AC_OF_F64(least_f64, AC_ONE_F64),
    [AC_COMBINE_SUM_I64] = AC_OF_I64(sum_i64, 0),
    [AC_COMBINE_GREATEST_I64] = AC_OF_I64(greatest_i64, AC_LOW_I64),
    [AC_COMBINE_LEAST_I64] = AC_OF_I64(least_i64, AC_HIGH_I64),
    [AC_COMBINE_ANY_I64] = AC_OF_I64(greatest_i64, 0),
    [AC_COMBINE_ALL_I64] = AC_OF_I64(least_i64, 1),
    [AC_COMBINE_FIRST_GREATEST_F32] = AC_OF_FIRST(float, first_greatest_f32, AC_LOW_F32,
                                                  find_first_f64),
    [AC_COMBINE_FIRST_GREATEST_F64] = AC_OF_FIRST(double, first_greatest_f64, AC_LOW_F64,
                                                  find_first_f64),
    [AC_COMBINE_FIRST_GREATEST_I64] = AC_OF_FIRST(int64_t, first_greatest_i64, AC_LOW_I64,
                                                  find_first_i64),
    [AC_COMBINE_FIRST_LEAST_F32] = AC_OF_FIRST(float, first_least_f32, AC_HIGH_F32, find_first_f64),
    [AC_COMBINE_FIRST_LEAST_F64] = AC_OF_FIRST(double, first_least_f64, AC_HIGH_F64,
                                               find_first_f64),
    [AC_COMBINE_FIRST_LEAST_I64] = AC_OF_FIRST(int64_t, first_least_i64, AC_HIGH_I64,
                                               find_first_i64),
};
