/*
 * Terms of sums: products of two factors, in the lanes that count. All additions are in f64.
 *
 *   vf32_wide               a vf32 beside its values in f64; what is not used costs nothing
 *   T_term                  two factors, and a mask of the points whose product counts: what
 *                           the factors are elsewhere, infinite or not, stays out of the sum
 *   T_sum_add_term[_n]      (sum, i, term[, n]) as T_sum_add: vf32 adds the exact product, vf64
 *                           the rounded one; with the suffix _f16 or _bf16 of numbers that
 *                           were loaded from there
 *   vf64_run_begin          (sum, run): the lanes of one run (sum.h), in registers
 *   T_run_add_term          (lanes, k, term): lane j of the term goes to lane k + j
 *   vf64_run_end            (sum, run, lanes) leaves them in memory and says where, for the
 *                           rest of the run
 *   vf64_run_begin_f16, vf32_run_add_two_f16 (lanes, k, term, term), vf64_run_end_f16
 *                           the same for numbers from vf32_load_two_f16; likewise of bf16, where
 *                           the first vector has the even elements and the second the odd ones
 *
 * A lane begins at +0 and is never -0, which no sum of anything else is, so to add +0 and to leave
 * it alone are the same.
 */
#ifndef AC_SIMD_SUMS_H
#define AC_SIMD_SUMS_H

#include "contract/sum.h"
#include "simd/simd.h"

/* --- words of the machine --------------------------------------------------------------------- */

/* zip takes from the two in turns, into a and then b; unzip puts every second lane of both
 * together: those in even places in a, the others in b. add_where adds part p of a product, which
 * is exact, in the lanes where the mask of a vf32 is true. */
typedef struct vf64_two {
    vf64 a;
    vf64 b;
} vf64_two;

#if defined(AC_TARGET_AVX512)
static inline vf64_two vf64_zip(vf64 even, vf64 odd)
{
    const __m512i low = _mm512_set_epi64(11, 3, 10, 2, 9, 1, 8, 0);
    const __m512i high = _mm512_set_epi64(15, 7, 14, 6, 13, 5, 12, 4);
    return (vf64_two){_mm512_permutex2var_pd(even, low, odd),
                      _mm512_permutex2var_pd(even, high, odd)};
}

static inline vf64_two vf64_unzip(vf64 a, vf64 b)
{
    const __m512i even = _mm512_set_epi64(14, 12, 10, 8, 6, 4, 2, 0);
    const __m512i odd = _mm512_set_epi64(15, 13, 11, 9, 7, 5, 3, 1);
    return (vf64_two){_mm512_permutex2var_pd(a, even, b), _mm512_permutex2var_pd(a, odd, b)};
}

/* The fused form rounds exactly where multiplying first would. */
static inline vf64 vf64_add_product_where(vf64 sum, vf64 a, vf64 b, vm32 counts, size_t p)
{
    const __mmask16 mask = p == 0 ? counts : _kshiftri_mask16(counts, 8);
    return _mm512_mask3_fmadd_pd(a, b, sum, (__mmask8)mask);
}
#elif defined(AC_TARGET_AVX2)
static inline vf64_two vf64_zip(vf64 even, vf64 odd)
{
    const vf64 low = _mm256_unpacklo_pd(even, odd);
    const vf64 high = _mm256_unpackhi_pd(even, odd);
    return (vf64_two){_mm256_permute2f128_pd(low, high, 0x20),
                      _mm256_permute2f128_pd(low, high, 0x31)};
}

static inline vf64_two vf64_unzip(vf64 a, vf64 b)
{
    const vf64 low = _mm256_permute2f128_pd(a, b, 0x20);
    const vf64 high = _mm256_permute2f128_pd(a, b, 0x31);
    return (vf64_two){_mm256_unpacklo_pd(low, high), _mm256_unpackhi_pd(low, high)};
}

static inline vf64 vf64_add_product_where(vf64 sum, vf64 a, vf64 b, vm32 counts, size_t p)
{
    const __m128i half = p == 0 ? _mm256_castsi256_si128(_mm256_castps_si256(counts))
                                : _mm256_extracti128_si256(_mm256_castps_si256(counts), 1);
    const __m256d mask = _mm256_castsi256_pd(_mm256_cvtepi32_epi64(half));
    return _mm256_add_pd(sum, _mm256_and_pd(mask, _mm256_mul_pd(a, b)));
}
#elif defined(AC_TARGET_NEON)
static inline vf64_two vf64_zip(vf64 even, vf64 odd)
{
    return (vf64_two){vzip1q_f64(even, odd), vzip2q_f64(even, odd)};
}

static inline vf64_two vf64_unzip(vf64 a, vf64 b)
{
    return (vf64_two){vuzp1q_f64(a, b), vuzp2q_f64(a, b)};
}

static inline vf64 vf64_add_product_where(vf64 sum, vf64 a, vf64 b, vm32 counts, size_t p)
{
    const int32x4_t lanes = vreinterpretq_s32_u32(counts);
    const int64x2_t mask = p == 0 ? vmovl_s32(vget_low_s32(lanes)) : vmovl_high_s32(lanes);
    const int64x2_t product = vreinterpretq_s64_f64(vmulq_f64(a, b));
    return vaddq_f64(sum, vreinterpretq_f64_s64(vandq_s64(mask, product)));
}
#else
static inline vf64_two vf64_zip(vf64 even, vf64 odd)
{
    return (vf64_two){even, odd};
}

static inline vf64_two vf64_unzip(vf64 a, vf64 b)
{
    return (vf64_two){a, b};
}

static inline vf64 vf64_add_product_where(vf64 sum, vf64 a, vf64 b, vm32 counts, size_t p)
{
    (void)p;
    return counts ? sum + a * b : sum;
}
#endif

/* --- terms ------------------------------------------------------------------------------------ */

/* A mask that is the same in every lane. */
static inline vm32 vm32_of(bool all)
{
    const vf32 zero = vf32_of(0.0f);
    return all ? vf32_eq(zero, zero) : vf32_ne(zero, zero);
}

static inline vm64 vm64_of(bool all)
{
    const vf64 zero = vf64_of(0.0);
    return all ? vf64_eq(zero, zero) : vf64_ne(zero, zero);
}

typedef struct vf32_wide {
    vf32 x;
    vf64 low;
    vf64 high; /* where a vf32 has more lanes than a vf64 */
} vf32_wide;

typedef struct vf32_term {
    vf32_wide a;
    vf32_wide b;
    vm32 counts;
} vf32_term;

typedef struct vf64_term {
    vf64 a;
    vf64 b;
    vm64 counts;
} vf64_term;

typedef struct vf64_run {
    vf64 of[AC_SUM_LANES / VF64_LANES];
} vf64_run;

static inline vf32_wide vf32_widen(vf32 x)
{
    return (vf32_wide){x, vf64_of_part(x, 0), vf64_of_part(x, 1)};
}

static inline vf32_wide vf32_load_wide(const float *from)
{
    const size_t high = VF32_LANES > VF64_LANES ? VF64_LANES : 0;
    return (vf32_wide){vf32_load(from), vf64_load_f32(from), vf64_load_f32(from + high)};
}

/* The product where it counts, else 0. Of two numbers of f16 it is exact in f32: 22 bits, from
 * 2^-48 to 2^32. */
static inline vf32 ac_term_f16(vf32_term t)
{
    return vf32_where(t.counts, vf32_mul(t.a.x, t.b.x), vf32_of(0.0f));
}

static inline vf64 ac_term_f64(vf64_term t)
{
    return vf64_where(t.counts, vf64_mul(t.a, t.b), vf64_of(0.0));
}

/* --- lanes in memory -------------------------------------------------------------------------- */

/* Where masks are vectors it takes less to choose factors than to widen the mask. */
static inline void vf32_sum_add_term(ac_sum sum, size_t i, vf32_term t)
{
#if defined(AC_TARGET_AVX512)
    double *const low = sum.lanes + (i & sum.mask);
    double *const high = low + VF64_LANES;
    vf64_keep(low, vf64_add_product_where(vf64_load(low), t.a.low, t.b.low, t.counts, 0));
    vf64_keep(high, vf64_add_product_where(vf64_load(high), t.a.high, t.b.high, t.counts, 1));
#else
    const vf32 zero = vf32_of(0.0f);
    vf32_sum_add_product(sum, i, vf32_where(t.counts, t.a.x, zero),
                         vf32_where(t.counts, t.b.x, zero));
#endif
}

static inline void vf32_sum_add_term_n(ac_sum sum, size_t i, vf32_term t, size_t n)
{
    const vf32 zero = vf32_of(0.0f);
    vf32_sum_add_product_n(sum, i, vf32_where(t.counts, t.a.x, zero),
                           vf32_where(t.counts, t.b.x, zero), n);
}

static inline void vf32_sum_add_term_f16(ac_sum sum, size_t i, vf32_term t)
{
    vf32_sum_add(sum, i, ac_term_f16(t));
}

static inline void vf32_sum_add_term_f16_n(ac_sum sum, size_t i, vf32_term t, size_t n)
{
    vf32_sum_add_n(sum, i, ac_term_f16(t), n);
}

static inline void vf32_sum_add_term_bf16(ac_sum sum, size_t i, vf32_term t)
{
    vf32_sum_add_term(sum, i, t);
}

static inline void vf32_sum_add_term_bf16_n(ac_sum sum, size_t i, vf32_term t, size_t n)
{
    vf32_sum_add_term_n(sum, i, t, n);
}

static inline void vf64_sum_add_term(ac_sum sum, size_t i, vf64_term t)
{
    const vf64 zero = vf64_of(0.0);
    vf64_sum_add_product(sum, i, vf64_where(t.counts, t.a, zero), vf64_where(t.counts, t.b, zero));
}

static inline void vf64_sum_add_term_n(ac_sum sum, size_t i, vf64_term t, size_t n)
{
    const vf64 zero = vf64_of(0.0);
    vf64_sum_add_product_n(sum, i, vf64_where(t.counts, t.a, zero), vf64_where(t.counts, t.b, zero),
                           n);
}

/* --- lanes in registers ----------------------------------------------------------------------- */

enum { AC_TERM_PARTS = VF32_LANES / VF64_LANES, AC_TERM_TWO = 2 * AC_TERM_PARTS };

static inline vf64_run vf64_run_begin(ac_sum sum, size_t run)
{
    const double *const from = sum.lanes + run * AC_SUM_LANES;
    vf64_run lanes;
    AC_UNROLL_LANES
    for (size_t k = 0; k < AC_SUM_LANES / VF64_LANES; k++)
        lanes.of[k] = sum.mask == AC_SUM_FRESH ? vf64_of(0.0) : vf64_load(from + k * VF64_LANES);
    return lanes;
}

static inline ac_sum vf64_run_end(ac_sum sum, size_t run, vf64_run lanes)
{
    double *const to = sum.lanes + run * AC_SUM_LANES;
    AC_UNROLL_LANES
    for (size_t k = 0; k < AC_SUM_LANES / VF64_LANES; k++)
        vf64_keep(to + k * VF64_LANES, lanes.of[k]);
    return (ac_sum){to, AC_SUM_KEPT};
}

static inline void vf32_run_add_term(vf64_run *lanes, size_t k, vf32_term t)
{
    vf64 *const of = lanes->of + k / VF64_LANES;
    of[0] = vf64_add_product_where(of[0], t.a.low, t.b.low, t.counts, 0);
    if (AC_TERM_PARTS > 1)
        of[1] = vf64_add_product_where(of[1], t.a.high, t.b.high, t.counts, 1);
}

static inline void vf64_run_add_term(vf64_run *lanes, size_t k, vf64_term t)
{
    vf64 *const of = lanes->of + k / VF64_LANES;
    of[0] = vf64_add(of[0], ac_term_f64(t));
}

static inline vf64_run vf64_run_begin_f16(ac_sum sum, size_t run)
{
    return vf64_run_begin(sum, run);
}

static inline ac_sum vf64_run_end_f16(ac_sum sum, size_t run, vf64_run lanes)
{
    return vf64_run_end(sum, run, lanes);
}

static inline void vf32_run_add_two_f16(vf64_run *lanes, size_t k, vf32_term a, vf32_term b)
{
    const vf32 first = ac_term_f16(a);
    const vf32 second = ac_term_f16(b);
    vf64 *const of = lanes->of + k / VF64_LANES;
    AC_UNROLL_LANES
    for (size_t p = 0; p < AC_TERM_PARTS; p++) {
        of[p] = vf64_add(of[p], vf64_of_part(first, p));
        of[AC_TERM_PARTS + p] = vf64_add(of[AC_TERM_PARTS + p], vf64_of_part(second, p));
    }
}

/* Lanes of bf16 are in registers as vf32_load_two_bf16 has them: of each two, the even ones first.
 */
static inline vf64_run vf64_run_begin_bf16(ac_sum sum, size_t run)
{
    const vf64_run in_order = vf64_run_begin(sum, run);
    vf64_run lanes;
    AC_UNROLL_LANES
    for (size_t k = 0; k < AC_SUM_LANES / VF64_LANES; k += AC_TERM_TWO)
        AC_UNROLL_LANES
    for (size_t p = 0; p < AC_TERM_PARTS; p++) {
        const vf64_two two = vf64_unzip(in_order.of[k + 2 * p], in_order.of[k + 2 * p + 1]);
        lanes.of[k + p] = two.a;
        lanes.of[k + AC_TERM_PARTS + p] = two.b;
    }
    return lanes;
}

static inline ac_sum vf64_run_end_bf16(ac_sum sum, size_t run, vf64_run lanes)
{
    vf64_run in_order;
    AC_UNROLL_LANES
    for (size_t k = 0; k < AC_SUM_LANES / VF64_LANES; k += AC_TERM_TWO)
        AC_UNROLL_LANES
    for (size_t p = 0; p < AC_TERM_PARTS; p++) {
        const vf64_two two = vf64_zip(lanes.of[k + p], lanes.of[k + AC_TERM_PARTS + p]);
        in_order.of[k + 2 * p] = two.a;
        in_order.of[k + 2 * p + 1] = two.b;
    }
    return vf64_run_end(sum, run, in_order);
}

static inline void vf32_run_add_two_bf16(vf64_run *lanes, size_t k, vf32_term a, vf32_term b)
{
    vf32_run_add_term(lanes, k, a);
    vf32_run_add_term(lanes, k + VF32_LANES, b);
}

#endif
