/*
 * The SIMD words for AVX2 with FMA and F16C. simd.h describes the words.
 */
#ifndef AC_SIMD_AVX2_H
#define AC_SIMD_AVX2_H

#include <immintrin.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/dtype.h"
#include "base/half.h"

enum { VF32_LANES = 8, VF64_LANES = 4 };

typedef __m256 vf32;
typedef __m256d vf64;
typedef __m256 vm32;
typedef __m256d vm64;
typedef __m256i vi32;
typedef __m256i vi64;

/* Lanes that compile with a variable shift count, at any optimisation level. */
typedef int32_t avx2_i32 __attribute__((vector_size(32)));
typedef uint32_t avx2_u32 __attribute__((vector_size(32)));
typedef int64_t avx2_i64 __attribute__((vector_size(32)));
typedef uint64_t avx2_u64 __attribute__((vector_size(32)));

/* Masks: lanes of all ones or all zeros. */

static inline __m256i avx2_first8(size_t n)
{
    return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

static inline __m256i avx2_first4(size_t n)
{
    return _mm256_cmpgt_epi64(_mm256_set1_epi64x((long long)n), _mm256_setr_epi64x(0, 1, 2, 3));
}

static inline vm32 vm32_and(vm32 a, vm32 b)
{
    return _mm256_and_ps(a, b);
}

static inline vm32 vm32_or(vm32 a, vm32 b)
{
    return _mm256_or_ps(a, b);
}

static inline vm32 vm32_xor(vm32 a, vm32 b)
{
    return _mm256_xor_ps(a, b);
}

static inline vm32 vm32_not(vm32 a)
{
    return _mm256_xor_ps(a, _mm256_castsi256_ps(_mm256_set1_epi32(-1)));
}

static inline bool vm32_all(vm32 a)
{
    return _mm256_movemask_ps(a) == 0xff;
}

static inline bool vm32_any(vm32 a)
{
    return _mm256_movemask_ps(a) != 0;
}

static inline vm64 vm64_and(vm64 a, vm64 b)
{
    return _mm256_and_pd(a, b);
}

static inline vm64 vm64_or(vm64 a, vm64 b)
{
    return _mm256_or_pd(a, b);
}

static inline vm64 vm64_xor(vm64 a, vm64 b)
{
    return _mm256_xor_pd(a, b);
}

static inline vm64 vm64_not(vm64 a)
{
    return _mm256_xor_pd(a, _mm256_castsi256_pd(_mm256_set1_epi32(-1)));
}

static inline bool vm64_all(vm64 a)
{
    return _mm256_movemask_pd(a) == 0xf;
}

static inline bool vm64_any(vm64 a)
{
    return _mm256_movemask_pd(a) != 0;
}

/* f32: memory. */

static inline vf32 vf32_of(float x)
{
    return _mm256_set1_ps(x);
}

static inline vf32 vf32_load(const float *from)
{
    return _mm256_loadu_ps(from);
}

static inline vf32 vf32_load_n(const float *from, size_t n)
{
    return _mm256_maskload_ps(from, avx2_first8(n));
}

static inline vf32 avx2_canonical_f32(vf32 x)
{
    const vf32 nan = _mm256_castsi256_ps(_mm256_set1_epi32((int)AC_F32_NAN_BITS));
    return _mm256_blendv_ps(x, nan, _mm256_cmp_ps(x, x, _CMP_UNORD_Q));
}

/* Stores a whole vector or half of one. */
static inline void avx2_put(void *to, __m256i x, bool past)
{
    if (past)
        _mm256_stream_si256((__m256i *)to, x);
    else
        _mm256_storeu_si256((__m256i *)to, x);
}

static inline void avx2_put_half(void *to, __m128i x, bool past)
{
    if (past)
        _mm_stream_si128((__m128i *)to, x);
    else
        _mm_storeu_si128((__m128i *)to, x);
}

static inline void vf32_store_past(float *to, vf32 x, bool past)
{
    avx2_put(to, _mm256_castps_si256(avx2_canonical_f32(x)), past);
}

static inline void vf32_store(float *to, vf32 x)
{
    vf32_store_past(to, x, false);
}

static inline void vf32_store_n(float *to, vf32 x, size_t n)
{
    _mm256_maskstore_ps(to, avx2_first8(n), avx2_canonical_f32(x));
}

/* AVX2 has no masked move of 16-bit lanes, so tails go through the stack. */
/* Half a vector, which f64 takes, does not go through memory: a load of 16 bytes would wait for the
 * store of 8 to arrive there. */
static inline __m128i avx2_load16_n(const uint16_t *from, size_t n)
{
    uint16_t lanes[8] = {0};
    if (n == 4)
        return _mm_loadl_epi64((const __m128i *)(const void *)from);
    memcpy(lanes, from, n * sizeof *from);
    return _mm_loadu_si128((const __m128i *)(const void *)lanes);
}

static inline void avx2_store16_n(uint16_t *to, __m128i x, size_t n)
{
    uint16_t lanes[8];
    if (n == 4) {
        _mm_storel_epi64((__m128i *)(void *)to, x);
        return;
    }
    _mm_storeu_si128((__m128i *)(void *)lanes, x);
    memcpy(to, lanes, n * sizeof *to);
}

static inline vf32 vf32_load_f16(const ac_f16 *from)
{
    return _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(const void *)from));
}

static inline vf32 vf32_load_f16_n(const ac_f16 *from, size_t n)
{
    return _mm256_cvtph_ps(avx2_load16_n(from, n));
}

static inline __m128i avx2_narrow_f16(vf32 x)
{
    return _mm256_cvtps_ph(avx2_canonical_f32(x), _MM_FROUND_TO_NEAREST_INT);
}

static inline void vf32_store_f16_past(ac_f16 *to, vf32 x, bool past)
{
    avx2_put_half(to, avx2_narrow_f16(x), past);
}

static inline void vf32_store_f16(ac_f16 *to, vf32 x)
{
    vf32_store_f16_past(to, x, false);
}

static inline void vf32_store_f16_n(ac_f16 *to, vf32 x, size_t n)
{
    avx2_store16_n(to, avx2_narrow_f16(x), n);
}

static inline vf32 avx2_widen_bf16(__m128i half)
{
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(half), 16));
}

static inline vf32 vf32_load_bf16(const ac_bf16 *from)
{
    return avx2_widen_bf16(_mm_loadu_si128((const __m128i *)(const void *)from));
}

static inline vf32 vf32_load_bf16_n(const ac_bf16 *from, size_t n)
{
    return avx2_widen_bf16(avx2_load16_n(from, n));
}

/* Adds just under half a unit, or half a unit if the last remaining bit is 1; the canonical nan
 * does not carry. The result is in the upper halves. */
static inline __m256i avx2_round_bf16(vf32 x)
{
    const __m256i bits = _mm256_castps_si256(avx2_canonical_f32(x));
    const __m256i last = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    const __m256i half = _mm256_add_epi32(last, _mm256_set1_epi32(0x7fff));
    return _mm256_add_epi32(bits, half);
}

static inline __m128i avx2_narrow_bf16(vf32 x)
{
    const __m256i kept = _mm256_srli_epi32(avx2_round_bf16(x), 16);
    return _mm_packus_epi32(_mm256_castsi256_si128(kept), _mm256_extracti128_si256(kept, 1));
}

static inline void vf32_store_bf16_past(ac_bf16 *to, vf32 x, bool past)
{
    avx2_put_half(to, avx2_narrow_bf16(x), past);
}

static inline void vf32_store_bf16(ac_bf16 *to, vf32 x)
{
    vf32_store_bf16_past(to, x, false);
}

static inline void vf32_store_bf16_n(ac_bf16 *to, vf32 x, size_t n)
{
    avx2_store16_n(to, avx2_narrow_bf16(x), n);
}

/* Two vectors of 16-bit elements. For bf16, `a` has the even elements and `b` the odd ones, whose
 * bits need no shift. */

typedef struct vf32_two {
    vf32 a;
    vf32 b;
} vf32_two;

static inline vf32_two vf32_load_two_f16(const ac_f16 *from)
{
    return (vf32_two){vf32_load_f16(from), vf32_load_f16(from + VF32_LANES)};
}

static inline void vf32_store_two_f16_past(ac_f16 *to, vf32 a, vf32 b, bool past)
{
    vf32_store_f16_past(to, a, past);
    vf32_store_f16_past(to + VF32_LANES, b, past);
}

static inline void vf32_store_two_f16(ac_f16 *to, vf32 a, vf32 b)
{
    vf32_store_two_f16_past(to, a, b, false);
}

static inline vf32_two vf32_load_two_bf16(const ac_bf16 *from)
{
    const __m256i both = _mm256_loadu_si256((const __m256i *)(const void *)from);
    const __m256i odd = _mm256_and_si256(both, _mm256_set1_epi32((int)0xffff0000));
    return (vf32_two){_mm256_castsi256_ps(_mm256_slli_epi32(both, 16)), _mm256_castsi256_ps(odd)};
}

static inline void vf32_store_two_bf16_past(ac_bf16 *to, vf32 a, vf32 b, bool past)
{
    const __m256i even = _mm256_srli_epi32(avx2_round_bf16(a), 16);
    const __m256i both = _mm256_blend_epi16(even, avx2_round_bf16(b), 0xaa);
    avx2_put(to, both, past);
}

static inline void vf32_store_two_bf16(ac_bf16 *to, vf32 a, vf32 b)
{
    vf32_store_two_bf16_past(to, a, b, false);
}

/* f32: arithmetic. */

static inline vf32 vf32_add(vf32 a, vf32 b)
{
    return _mm256_add_ps(a, b);
}

static inline vf32 vf32_sub(vf32 a, vf32 b)
{
    return _mm256_sub_ps(a, b);
}

static inline vf32 vf32_mul(vf32 a, vf32 b)
{
    return _mm256_mul_ps(a, b);
}

static inline vf32 vf32_div(vf32 a, vf32 b)
{
    return _mm256_div_ps(a, b);
}

static inline vf32 vf32_fma(vf32 a, vf32 b, vf32 c)
{
    return _mm256_fmadd_ps(a, b, c);
}

static inline vf32 vf32_fms(vf32 a, vf32 b, vf32 c)
{
    return _mm256_fmsub_ps(a, b, c);
}

static inline vf32 vf32_fnma(vf32 a, vf32 b, vf32 c)
{
    return _mm256_fnmadd_ps(a, b, c);
}

static inline vf32 vf32_neg(vf32 x)
{
    return _mm256_xor_ps(x, _mm256_set1_ps(-0.0f));
}

static inline vf32 vf32_abs(vf32 x)
{
    return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x);
}

static inline vf32 vf32_sqrt(vf32 x)
{
    return _mm256_sqrt_ps(x);
}

static inline vf32 vf32_round(vf32 x)
{
    return _mm256_round_ps(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

static inline vf32 vf32_floor(vf32 x)
{
    return _mm256_round_ps(x, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
}

static inline vf32 vf32_trunc(vf32 x)
{
    return _mm256_round_ps(x, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

static inline vf32 vf32_copysign(vf32 magnitude, vf32 sign)
{
    const vf32 sign_bit = _mm256_set1_ps(-0.0f);
    return _mm256_or_ps(_mm256_andnot_ps(sign_bit, magnitude), _mm256_and_ps(sign_bit, sign));
}

/* The instruction returns its second operand for zeros and nans, hence the order. */
static inline vf32 vf32_min(vf32 a, vf32 b)
{
    return _mm256_min_ps(b, a);
}

static inline vf32 vf32_max(vf32 a, vf32 b)
{
    return _mm256_max_ps(b, a);
}

static inline vm32 vf32_lt(vf32 a, vf32 b)
{
    return _mm256_cmp_ps(a, b, _CMP_LT_OQ);
}

static inline vm32 vf32_le(vf32 a, vf32 b)
{
    return _mm256_cmp_ps(a, b, _CMP_LE_OQ);
}

static inline vm32 vf32_gt(vf32 a, vf32 b)
{
    return _mm256_cmp_ps(a, b, _CMP_GT_OQ);
}

static inline vm32 vf32_ge(vf32 a, vf32 b)
{
    return _mm256_cmp_ps(a, b, _CMP_GE_OQ);
}

static inline vm32 vf32_eq(vf32 a, vf32 b)
{
    return _mm256_cmp_ps(a, b, _CMP_EQ_OQ);
}

static inline vm32 vf32_ne(vf32 a, vf32 b)
{
    return _mm256_cmp_ps(a, b, _CMP_NEQ_UQ);
}

static inline vm32 vf32_is_nan(vf32 x)
{
    return _mm256_cmp_ps(x, x, _CMP_UNORD_Q);
}

static inline vm32 vf32_is_inf(vf32 x)
{
    return _mm256_cmp_ps(vf32_abs(x), _mm256_set1_ps(__builtin_inff()), _CMP_EQ_OQ);
}

static inline vf32 vf32_where(vm32 mask, vf32 a, vf32 b)
{
    return _mm256_blendv_ps(b, a, mask);
}

static inline vf32 vf32_correction(vf32 x)
{
    const vf32 magnitude = vf32_abs(x);
    const vm32 some = _mm256_cmp_ps(magnitude, _mm256_setzero_ps(), _CMP_GT_OQ);
    const vm32 finite = _mm256_cmp_ps(magnitude, _mm256_set1_ps(__builtin_inff()), _CMP_LT_OQ);
    return _mm256_blendv_ps(_mm256_set1_ps(-0.0f), x, _mm256_and_ps(some, finite));
}

/* 32-bit integers. */

static inline vi32 vi32_of(int32_t x)
{
    return _mm256_set1_epi32(x);
}

static inline vi32 vf32_as_vi32(vf32 x)
{
    return _mm256_castps_si256(x);
}

static inline vf32 vi32_as_vf32(vi32 x)
{
    return _mm256_castsi256_ps(x);
}

static inline vi32 vi32_add(vi32 a, vi32 b)
{
    return _mm256_add_epi32(a, b);
}

static inline vi32 vi32_sub(vi32 a, vi32 b)
{
    return _mm256_sub_epi32(a, b);
}

static inline vi32 vi32_and(vi32 a, vi32 b)
{
    return _mm256_and_si256(a, b);
}

static inline vi32 vi32_or(vi32 a, vi32 b)
{
    return _mm256_or_si256(a, b);
}

static inline vi32 vi32_xor(vi32 a, vi32 b)
{
    return _mm256_xor_si256(a, b);
}

static inline vi32 vi32_shl(vi32 x, int places)
{
    return (vi32)((avx2_u32)x << places);
}

static inline vi32 vi32_shr(vi32 x, int places)
{
    return (vi32)((avx2_u32)x >> places);
}

static inline vi32 vi32_sar(vi32 x, int places)
{
    return (vi32)((avx2_i32)x >> places);
}

static inline vi32 vi32_min(vi32 a, vi32 b)
{
    return _mm256_min_epi32(a, b);
}

static inline vi32 vi32_max(vi32 a, vi32 b)
{
    return _mm256_max_epi32(a, b);
}

static inline vm32 vi32_eq(vi32 a, vi32 b)
{
    return _mm256_castsi256_ps(_mm256_cmpeq_epi32(a, b));
}

static inline vm32 vi32_gt(vi32 a, vi32 b)
{
    return _mm256_castsi256_ps(_mm256_cmpgt_epi32(a, b));
}

static inline vi32 vi32_where(vm32 mask, vi32 a, vi32 b)
{
    return _mm256_blendv_epi8(b, a, _mm256_castps_si256(mask));
}

static inline vi32 vi32_of_vf32(vf32 x)
{
    return _mm256_cvtps_epi32(x);
}

static inline vf32 vf32_of_vi32(vi32 x)
{
    return _mm256_cvtepi32_ps(x);
}

/* Sums and scaling are computed in f64, four lanes at a time. */

static inline vf64 avx2_low(vf32 x)
{
    return _mm256_cvtps_pd(_mm256_castps256_ps128(x));
}

static inline vf64 avx2_high(vf32 x)
{
    return _mm256_cvtps_pd(_mm256_extractf128_ps(x, 1));
}

static inline __m128 avx2_scale4(vf64 x, __m128i k)
{
    const __m256i biased = _mm256_add_epi64(_mm256_cvtepi32_epi64(k), _mm256_set1_epi64x(1023));
    return _mm256_cvtpd_ps(_mm256_mul_pd(x, _mm256_castsi256_pd(_mm256_slli_epi64(biased, 52))));
}

/* Between 2^-549 and 2^528 the product is exact in f64, so the conversion back is the only
 * rounding. */
static inline vf32 vf32_scale(vf32 x, vi32 k)
{
    const __m128 low = avx2_scale4(avx2_low(x), _mm256_castsi256_si128(k));
    const __m128 high = avx2_scale4(avx2_high(x), _mm256_extracti128_si256(k, 1));
    return _mm256_insertf128_ps(_mm256_castps128_ps256(low), high, 1);
}

/* The permutation uses three bits of the index; the fourth and fifth, moved to the sign bit, select
 * between its results. */
static inline vf32 vf32_lookup16(const float table[16], vi32 index)
{
    const vf32 low = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table), index);
    const vf32 high = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table + 8), index);
    return _mm256_blendv_ps(low, high, _mm256_castsi256_ps(_mm256_slli_epi32(index, 28)));
}

static inline vf32 vf32_lookup32(const float table[32], vi32 index)
{
    const vf32 low = vf32_lookup16(table, index);
    const vf32 high = vf32_lookup16(table + 16, index);
    return _mm256_blendv_ps(low, high, _mm256_castsi256_ps(_mm256_slli_epi32(index, 27)));
}

static inline vf32 vf32_gather(const float *table, vi32 index)
{
    return _mm256_i32gather_ps(table, index, 4);
}

/* f64: memory. */

static inline vf64 vf64_of(double x)
{
    return _mm256_set1_pd(x);
}

static inline vf64 vf64_load(const double *from)
{
    return _mm256_loadu_pd(from);
}

static inline vf64 vf64_load_n(const double *from, size_t n)
{
    return _mm256_maskload_pd(from, avx2_first4(n));
}

static inline vf64 avx2_canonical_f64(vf64 x)
{
    const vf64 nan = _mm256_castsi256_pd(_mm256_set1_epi64x((long long)AC_F64_NAN_BITS));
    return _mm256_blendv_pd(x, nan, _mm256_cmp_pd(x, x, _CMP_UNORD_Q));
}

static inline void vf64_store_past(double *to, vf64 x, bool past)
{
    avx2_put(to, _mm256_castpd_si256(avx2_canonical_f64(x)), past);
}

static inline void vf64_store(double *to, vf64 x)
{
    vf64_store_past(to, x, false);
}

static inline void vf64_store_n(double *to, vf64 x, size_t n)
{
    _mm256_maskstore_pd(to, avx2_first4(n), avx2_canonical_f64(x));
}

/* For data that only kernels read. */

static inline void vf32_keep_past(float *to, vf32 x, bool past)
{
    avx2_put(to, _mm256_castps_si256(x), past);
}

static inline void vf32_keep(float *to, vf32 x)
{
    vf32_keep_past(to, x, false);
}

static inline void vf64_keep(double *to, vf64 x)
{
    _mm256_storeu_pd(to, x);
}

/* The elements at even and at odd positions of a and b, in an order that depends on the target and
 * that the same two words undo. */

static inline vf64 vf64_evens(vf64 a, vf64 b)
{
    return _mm256_unpacklo_pd(a, b);
}

static inline vf64 vf64_odds(vf64 a, vf64 b)
{
    return _mm256_unpackhi_pd(a, b);
}

static inline vf32 vf32_of_first(vf64 x)
{
    return _mm256_zextps128_ps256(_mm256_cvtpd_ps(x));
}

static inline vf32 vf32_of_parts(const vf64 parts[])
{
    return _mm256_set_m128(_mm256_cvtpd_ps(parts[1]), _mm256_cvtpd_ps(parts[0]));
}

/* f32 in memory, f64 in lanes. */

static inline __m128i avx2_first4_of_f32(size_t n)
{
    return _mm_cmpgt_epi32(_mm_set1_epi32((int)n), _mm_setr_epi32(0, 1, 2, 3));
}

static inline vf64 vf64_load_f32(const float *from)
{
    return _mm256_cvtps_pd(_mm_loadu_ps(from));
}

static inline vf64 vf64_load_f32_n(const float *from, size_t n)
{
    return _mm256_cvtps_pd(_mm_maskload_ps(from, avx2_first4_of_f32(n)));
}

static inline __m128 avx2_narrow_f32(vf64 x)
{
    const __m128 y = _mm256_cvtpd_ps(x);
    const __m128 nan = _mm_castsi128_ps(_mm_set1_epi32((int)AC_F32_NAN_BITS));
    return _mm_blendv_ps(y, nan, _mm_cmpunord_ps(y, y));
}

static inline void vf64_store_f32(float *to, vf64 x)
{
    _mm_storeu_ps(to, avx2_narrow_f32(x));
}

static inline void vf64_store_f32_n(float *to, vf64 x, size_t n)
{
    _mm_maskstore_ps(to, avx2_first4_of_f32(n), avx2_narrow_f32(x));
}

/* f64: arithmetic. */

static inline vf64 vf64_add(vf64 a, vf64 b)
{
    return _mm256_add_pd(a, b);
}

static inline vf64 vf64_sub(vf64 a, vf64 b)
{
    return _mm256_sub_pd(a, b);
}

static inline vf64 vf64_mul(vf64 a, vf64 b)
{
    return _mm256_mul_pd(a, b);
}

static inline vf64 vf64_div(vf64 a, vf64 b)
{
    return _mm256_div_pd(a, b);
}

static inline vf64 vf64_fma(vf64 a, vf64 b, vf64 c)
{
    return _mm256_fmadd_pd(a, b, c);
}

static inline vf64 vf64_fms(vf64 a, vf64 b, vf64 c)
{
    return _mm256_fmsub_pd(a, b, c);
}

static inline vf64 vf64_fnma(vf64 a, vf64 b, vf64 c)
{
    return _mm256_fnmadd_pd(a, b, c);
}

static inline vf64 vf64_neg(vf64 x)
{
    return _mm256_xor_pd(x, _mm256_set1_pd(-0.0));
}

static inline vf64 vf64_abs(vf64 x)
{
    return _mm256_andnot_pd(_mm256_set1_pd(-0.0), x);
}

static inline vf64 vf64_sqrt(vf64 x)
{
    return _mm256_sqrt_pd(x);
}

static inline vf64 vf64_round(vf64 x)
{
    return _mm256_round_pd(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

static inline vf64 vf64_floor(vf64 x)
{
    return _mm256_round_pd(x, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
}

static inline vf64 vf64_trunc(vf64 x)
{
    return _mm256_round_pd(x, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

static inline vf64 vf64_copysign(vf64 magnitude, vf64 sign)
{
    const vf64 sign_bit = _mm256_set1_pd(-0.0);
    return _mm256_or_pd(_mm256_andnot_pd(sign_bit, magnitude), _mm256_and_pd(sign_bit, sign));
}

static inline vf64 vf64_min(vf64 a, vf64 b)
{
    return _mm256_min_pd(b, a);
}

static inline vf64 vf64_max(vf64 a, vf64 b)
{
    return _mm256_max_pd(b, a);
}

static inline vm64 vf64_lt(vf64 a, vf64 b)
{
    return _mm256_cmp_pd(a, b, _CMP_LT_OQ);
}

static inline vm64 vf64_le(vf64 a, vf64 b)
{
    return _mm256_cmp_pd(a, b, _CMP_LE_OQ);
}

static inline vm64 vf64_gt(vf64 a, vf64 b)
{
    return _mm256_cmp_pd(a, b, _CMP_GT_OQ);
}

static inline vm64 vf64_ge(vf64 a, vf64 b)
{
    return _mm256_cmp_pd(a, b, _CMP_GE_OQ);
}

static inline vm64 vf64_eq(vf64 a, vf64 b)
{
    return _mm256_cmp_pd(a, b, _CMP_EQ_OQ);
}

static inline vm64 vf64_ne(vf64 a, vf64 b)
{
    return _mm256_cmp_pd(a, b, _CMP_NEQ_UQ);
}

static inline vm64 vf64_is_nan(vf64 x)
{
    return _mm256_cmp_pd(x, x, _CMP_UNORD_Q);
}

static inline vm64 vf64_is_inf(vf64 x)
{
    return _mm256_cmp_pd(vf64_abs(x), _mm256_set1_pd(__builtin_inf()), _CMP_EQ_OQ);
}

static inline vf64 vf64_where(vm64 mask, vf64 a, vf64 b)
{
    return _mm256_blendv_pd(b, a, mask);
}

static inline vf64 vf64_correction(vf64 x)
{
    const vf64 magnitude = vf64_abs(x);
    const vm64 some = _mm256_cmp_pd(magnitude, _mm256_setzero_pd(), _CMP_GT_OQ);
    const vm64 finite = _mm256_cmp_pd(magnitude, _mm256_set1_pd(__builtin_inf()), _CMP_LT_OQ);
    return _mm256_blendv_pd(_mm256_set1_pd(-0.0), x, _mm256_and_pd(some, finite));
}

/* 64-bit integers. */

static inline vi64 vi64_of(int64_t x)
{
    return _mm256_set1_epi64x(x);
}

static inline vi64 vf64_as_vi64(vf64 x)
{
    return _mm256_castpd_si256(x);
}

static inline vf64 vi64_as_vf64(vi64 x)
{
    return _mm256_castsi256_pd(x);
}

static inline vi64 vi64_add(vi64 a, vi64 b)
{
    return _mm256_add_epi64(a, b);
}

static inline vi64 vi64_sub(vi64 a, vi64 b)
{
    return _mm256_sub_epi64(a, b);
}

static inline vi64 vi64_and(vi64 a, vi64 b)
{
    return _mm256_and_si256(a, b);
}

static inline vi64 vi64_or(vi64 a, vi64 b)
{
    return _mm256_or_si256(a, b);
}

static inline vi64 vi64_xor(vi64 a, vi64 b)
{
    return _mm256_xor_si256(a, b);
}

static inline vi64 vi64_shl(vi64 x, int places)
{
    return (vi64)((avx2_u64)x << places);
}

static inline vi64 vi64_shr(vi64 x, int places)
{
    return (vi64)((avx2_u64)x >> places);
}

static inline vi64 vi64_sar(vi64 x, int places)
{
    return (vi64)((avx2_i64)x >> places);
}

static inline vm64 vi64_eq(vi64 a, vi64 b)
{
    return _mm256_castsi256_pd(_mm256_cmpeq_epi64(a, b));
}

static inline vm64 vi64_gt(vi64 a, vi64 b)
{
    return _mm256_castsi256_pd(_mm256_cmpgt_epi64(a, b));
}

static inline vi64 vi64_where(vm64 mask, vi64 a, vi64 b)
{
    return _mm256_blendv_epi8(b, a, _mm256_castpd_si256(mask));
}

/* 1.5 * 2^52: adding it leaves the integer, rounded to nearest even, in the low bits. */
static inline vi64 vi64_of_vf64(vf64 x)
{
    const vf64 shifter = _mm256_set1_pd(0x1.8p52);
    return _mm256_sub_epi64(_mm256_castpd_si256(_mm256_add_pd(x, shifter)),
                            _mm256_castpd_si256(shifter));
}

static inline vf64 vf64_of_vi64(vi64 x)
{
    const vf64 shifter = _mm256_set1_pd(0x1.8p52);
    const __m256i sum = _mm256_add_epi64(x, _mm256_castpd_si256(shifter));
    return _mm256_sub_pd(_mm256_castsi256_pd(sum), shifter);
}

/* k clamped to the exponents of normal numbers. The upper half of each lane stays its sign. */
static inline __m256i avx2_limit_exponent(__m256i k)
{
    return _mm256_max_epi32(_mm256_min_epi32(k, _mm256_set1_epi64x(1023)),
                            _mm256_set1_epi64x(-1022));
}

static inline vf64 avx2_power_of_two(__m256i k)
{
    return _mm256_castsi256_pd(
        _mm256_slli_epi64(_mm256_add_epi64(k, _mm256_set1_epi64x(1023)), 52));
}

/* The remainder of k is applied first: if that already loses bits, the last factor makes the result
 * zero, so no result is rounded twice. */
static inline vf64 vf64_scale(vf64 x, vi64 k)
{
    const __m256i last = avx2_limit_exponent(k);
    const __m256i rest = _mm256_sub_epi64(k, last);
    const __m256i middle = avx2_limit_exponent(rest);
    const __m256i first = _mm256_sub_epi64(rest, middle);
    const vf64 most =
        _mm256_mul_pd(_mm256_mul_pd(x, avx2_power_of_two(first)), avx2_power_of_two(middle));
    return _mm256_mul_pd(most, avx2_power_of_two(last));
}

static inline vf64 vf64_lookup16(const double table[16], vi64 index)
{
    return _mm256_i64gather_pd(table, _mm256_and_si256(index, _mm256_set1_epi64x(15)), 8);
}

static inline vf64 vf64_gather(const double *table, vi64 index)
{
    return _mm256_i64gather_pd(table, index, 8);
}

/* Widening. */

static inline vf64 vf64_of_part(vf32 x, size_t part)
{
    return part == 0 ? avx2_low(x) : avx2_high(x);
}

#endif
