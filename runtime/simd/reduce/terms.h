/*
 * Terms of sums: products of two factors, at the points that count.
 *
 *   vf32_wide               a vf32 beside its values in f64; what is not used costs nothing
 *   T_term                  two factors, and a mask of the points whose product counts: what the
 *                           factors are elsewhere, infinite or not, stays out of the sum
 *   T_sum_add_term(&s, t)   adds the product, of floats exactly; of doubles, as for all sums of
 *                           doubles, vf64_sum_add_term_exact(&s, &rest, t). With the suffix _f16 or
 *                           _bf16 of numbers that were loaded from there
 *   T_sum_add_term_every, T_sum_add_term_alone
 *                           the same of terms that count at all points; alone: the second factor
 *                           is 1. The bits are those of T_sum_add_term
 *   vf32_sum_two            the sums of twice as many elements: a takes those of the first vector
 * of vf32_load_two_f16, b those of the second; likewise of bf16, where the first vector has the
 * even elements and the second the odd ones
 */
#ifndef AC_SIMD_REDUCE_TERMS_H
#define AC_SIMD_REDUCE_TERMS_H

#include "simd/simd.h"

/* --- words of the machine --------------------------------------------------------------------- */

/* zip takes from the two in turns, into a and then b; unzip puts every second lane of both
 * together: those in even places in a, the others in b. add_product adds a product, which is
 * exact; _where: part p, in the lanes where the mask of a vf32 is true. first is true in the first
 * n lanes. */
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

static inline vf64 vf64_add_product(vf64 sum, vf64 a, vf64 b)
{
    return _mm512_fmadd_pd(a, b, sum);
}

static inline vm32 vm32_first(size_t n)
{
    return _cvtu32_mask16((UINT32_C(1) << n) - 1);
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

static inline vf64 vf64_add_product(vf64 sum, vf64 a, vf64 b)
{
    return _mm256_fmadd_pd(a, b, sum);
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

static inline vf64 vf64_add_product(vf64 sum, vf64 a, vf64 b)
{
    return vfmaq_f64(sum, a, b);
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

static inline vf64 vf64_add_product(vf64 sum, vf64 a, vf64 b)
{
    return sum + a * b;
}

static inline vf64 vf64_add_product_where(vf64 sum, vf64 a, vf64 b, vm32 counts, size_t p)
{
    (void)p;
    return counts ? sum + a * b : sum;
}
#endif

/* --- terms ------------------------------------------------------------------------------------ */

#if !defined(AC_TARGET_AVX512)
static inline vm32 vm32_first(size_t n)
{
    return vf32_gt(ac_first_f32(vf32_of(1.0f), n, 0.0f), vf32_of(0.0f));
}
#endif

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

/* --- vectors at a time ------------------------------------------------------------------------ */

/* A kernel keeps the sums of so many vectors in registers. */
#if defined(AC_TARGET_AVX512) || defined(AC_TARGET_NEON)
enum { AC_SUM_VECTORS = 4 };
#else
enum { AC_SUM_VECTORS = 2 };
#endif

#if defined(__clang__)
#define AC_UNROLL_SUMS _Pragma("clang loop unroll(full)")
#else
#define AC_UNROLL_SUMS _Pragma("GCC unroll 4")
#endif

static inline vf32_two vf32_two_of(vf32 x)
{
    return (vf32_two){x, x};
}

/* --- sums of terms ---------------------------------------------------------------------------- */

AC_WORD void vf32_sum_add_term(vf32_sum *s, vf32_term t)
{
    s->of[0] = vf64_add_product_where(s->of[0], t.a.low, t.b.low, t.counts, 0);
    if (AC_F32_PARTS > 1)
        s->of[AC_F32_PARTS - 1] =
            vf64_add_product_where(s->of[AC_F32_PARTS - 1], t.a.high, t.b.high, t.counts, 1);
}

AC_WORD void vf32_sum_add_term_f16(vf32_sum *s, vf32_term t)
{
    vf32_sum_add(s, ac_term_f16(t));
}

AC_WORD void vf32_sum_add_term_bf16(vf32_sum *s, vf32_term t)
{
    vf32_sum_add_term(s, t);
}

AC_WORD void vf32_sum_add_term_every(vf32_sum *s, vf32_term t)
{
    s->of[0] = vf64_add_product(s->of[0], t.a.low, t.b.low);
    if (AC_F32_PARTS > 1)
        s->of[AC_F32_PARTS - 1] = vf64_add_product(s->of[AC_F32_PARTS - 1], t.a.high, t.b.high);
}

AC_WORD void vf32_sum_add_term_alone(vf32_sum *s, vf32_term t)
{
    s->of[0] = vf64_add(s->of[0], t.a.low);
    if (AC_F32_PARTS > 1)
        s->of[AC_F32_PARTS - 1] = vf64_add(s->of[AC_F32_PARTS - 1], t.a.high);
}

AC_WORD void vf32_sum_add_term_every_f16(vf32_sum *s, vf32_term t)
{
    vf32_sum_add(s, vf32_mul(t.a.x, t.b.x));
}

AC_WORD void vf32_sum_add_term_alone_f16(vf32_sum *s, vf32_term t)
{
    vf32_sum_add(s, t.a.x);
}

AC_WORD void vf32_sum_add_term_every_bf16(vf32_sum *s, vf32_term t)
{
    vf32_sum_add_term_every(s, t);
}

AC_WORD void vf32_sum_add_term_alone_bf16(vf32_sum *s, vf32_term t)
{
    vf32_sum_add_term_alone(s, t);
}

AC_WORD void vf64_sum_add_term_every_exact(vf64_sum *s, vf64_sum *rest, vf64_term t)
{
    vf64_sum_add_product_exact(s, rest, t.a, t.b);
}

AC_WORD void vf64_sum_add_term_alone_exact(vf64_sum *s, vf64_sum *rest, vf64_term t)
{
    vf64_sum_add_exact(s, rest, t.a);
}

AC_WORD void vf64_sum_add_term_exact(vf64_sum *s, vf64_sum *rest, vf64_term t)
{
    const vf64 zero = vf64_of(0.0);
    vf64_sum_add_product_exact(s, rest, vf64_where(t.counts, t.a, zero),
                               vf64_where(t.counts, t.b, zero));
}

AC_WORD vf32_term ac_first_term_f32(vf32_term t, size_t n)
{
    t.counts = vm32_and(t.counts, vm32_first(n));
    return t;
}

AC_WORD void vf32_sum_add_term_n(vf32_sum *s, vf32_term t, size_t n)
{
    vf32_sum_add_term(s, ac_first_term_f32(t, n));
}

AC_WORD void vf32_sum_add_term_f16_n(vf32_sum *s, vf32_term t, size_t n)
{
    vf32_sum_add_term_f16(s, ac_first_term_f32(t, n));
}

AC_WORD void vf32_sum_add_term_bf16_n(vf32_sum *s, vf32_term t, size_t n)
{
    vf32_sum_add_term_bf16(s, ac_first_term_f32(t, n));
}

AC_WORD void vf64_sum_add_term_exact_n(vf64_sum *s, vf64_sum *rest, vf64_term t, size_t n)
{
    const vf64 first = ac_first_f64(vf64_of(1.0), n, 0.0);
    t.counts = vm64_and(t.counts, vf64_gt(first, vf64_of(0.0)));
    vf64_sum_add_term_exact(s, rest, t);
}

/* --- two vectors at a time -------------------------------------------------------------------- */

typedef struct vf32_sum_two {
    vf32_sum a;
    vf32_sum b;
} vf32_sum_two;

AC_WORD vf32_sum_two vf32_sum_load_two_f16(const double *lanes)
{
    return (vf32_sum_two){vf32_sum_load(lanes), vf32_sum_load(lanes + VF32_LANES)};
}

AC_WORD vf32_sum_two vf32_sum_begin_two_f16(const double *lanes, bool fresh)
{
    return (vf32_sum_two){vf32_sum_begin(lanes, fresh), vf32_sum_begin(lanes + VF32_LANES, fresh)};
}

AC_WORD void vf32_sum_keep_two_f16(double *lanes, vf32_sum_two s)
{
    vf32_sum_keep(lanes, s.a);
    vf32_sum_keep(lanes + VF32_LANES, s.b);
}

AC_WORD vf32_sum_two vf32_sum_load_two_bf16(const double *lanes)
{
    vf32_sum_two s;
    for (size_t p = 0; p < AC_F32_PARTS; p++) {
        const double *const from = lanes + 2 * p * VF64_LANES;
        const vf64_two two = vf64_unzip(vf64_load(from), vf64_load(from + VF64_LANES));
        s.a.of[p] = two.a;
        s.b.of[p] = two.b;
    }
    return s;
}

AC_WORD vf32_sum_two vf32_sum_begin_two_bf16(const double *lanes, bool fresh)
{
    vf32_sum_two zero;
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        zero.a.of[p] = zero.b.of[p] = vf64_of(0.0);
    return fresh ? zero : vf32_sum_load_two_bf16(lanes);
}

AC_WORD void vf32_sum_keep_two_bf16(double *lanes, vf32_sum_two s)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++) {
        const vf64_two two = vf64_zip(s.a.of[p], s.b.of[p]);
        vf64_keep(lanes + 2 * p * VF64_LANES, two.a);
        vf64_keep(lanes + (2 * p + 1) * VF64_LANES, two.b);
    }
}

#endif
