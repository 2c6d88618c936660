/*
 * The SIMD words for AVX-512 (F, BW, DQ, VL) with F16C. simd.h describes the words.
 *
 * Neither the bf16 nor the fp16 instructions are used: the former flush subnormals, the latter
 * would round where f32 does not.
 */
#ifndef AC_SIMD_AVX512_H
#define AC_SIMD_AVX512_H

#include <immintrin.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/dtype.h"
#include "base/half.h"

/* Without optimisation gcc's intrinsics are macros, and the casts in them would warn. */
#if !defined(__OPTIMIZE__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"
#endif

enum { VF32_LANES = 16, VF64_LANES = 8 };

typedef __m512 vf32;
typedef __m512d vf64;
typedef __mmask16 vm32;
typedef __mmask8 vm64;
typedef __m512i vi32;
typedef __m512i vi64;

/* Lanes that compile with a variable shift count, at any optimisation level. */
typedef int32_t avx512_i32 __attribute__((vector_size(64)));
typedef uint32_t avx512_u32 __attribute__((vector_size(64)));
typedef int64_t avx512_i64 __attribute__((vector_size(64)));
typedef uint64_t avx512_u64 __attribute__((vector_size(64)));

/*
 * Tables for vfixupimm: hexadecimal digit j (from the right) is the action for a lane of class j:
 * quiet nan, signalling nan, zero, one, -inf, inf, negative, positive. 0 takes the lane of the
 * first operand, 1 keeps the lane, 3 gives the processor's default nan (sign bit set), 6 the
 * infinity with the lane's sign, 7 -0.
 */
enum {
    AVX512_FIX_NAN = 0x11111100,
    AVX512_FIX_CORRECTION = 0x11771777,
    AVX512_FIX_STICKY = 0x11111160,
    AVX512_FIX_OWN_NAN = 0x00000033,
    AVX512_FIX_NEGATIVE = 0x01010033,
};

/* Masks. */

static inline __mmask16 avx512_first16(size_t n)
{
    return (__mmask16)((UINT32_C(1) << n) - 1);
}

static inline __mmask8 avx512_first8(size_t n)
{
    return (__mmask8)((UINT32_C(1) << n) - 1);
}

static inline vm32 vm32_and(vm32 a, vm32 b)
{
    return (vm32)(a & b);
}

static inline vm32 vm32_or(vm32 a, vm32 b)
{
    return (vm32)(a | b);
}

static inline vm32 vm32_xor(vm32 a, vm32 b)
{
    return (vm32)(a ^ b);
}

static inline vm32 vm32_not(vm32 a)
{
    return (vm32)~a;
}

static inline bool vm32_all(vm32 a)
{
    return a == 0xffff;
}

static inline bool vm32_any(vm32 a)
{
    return a != 0;
}

static inline vm64 vm64_and(vm64 a, vm64 b)
{
    return (vm64)(a & b);
}

static inline vm64 vm64_or(vm64 a, vm64 b)
{
    return (vm64)(a | b);
}

static inline vm64 vm64_xor(vm64 a, vm64 b)
{
    return (vm64)(a ^ b);
}

static inline vm64 vm64_not(vm64 a)
{
    return (vm64)~a;
}

static inline bool vm64_all(vm64 a)
{
    return a == 0xff;
}

static inline bool vm64_any(vm64 a)
{
    return a != 0;
}

/* f32: memory. */

static inline vf32 vf32_of(float x)
{
    return _mm512_set1_ps(x);
}

static inline vf32 vf32_load(const float *from)
{
    return _mm512_loadu_ps(from);
}

static inline vf32 vf32_load_n(const float *from, size_t n)
{
    return _mm512_maskz_loadu_ps(avx512_first16(n), from);
}

static inline vf32 avx512_canonical_f32(vf32 x)
{
    const vf32 nan = _mm512_castsi512_ps(_mm512_set1_epi32((int)AC_F32_NAN_BITS));
    return _mm512_fixupimm_ps(nan, x, _mm512_set1_epi32(AVX512_FIX_NAN), 0);
}

/* Stores a whole vector or half of one. */
static inline void avx512_put(void *to, __m512i x, bool past)
{
    if (past)
        _mm512_stream_si512((__m512i *)to, x);
    else
        _mm512_storeu_si512(to, x);
}

static inline void avx512_put_half(void *to, __m256i x, bool past)
{
    if (past)
        _mm256_stream_si256((__m256i *)to, x);
    else
        _mm256_storeu_si256((__m256i *)to, x);
}

static inline void vf32_store_past(float *to, vf32 x, bool past)
{
    avx512_put(to, _mm512_castps_si512(avx512_canonical_f32(x)), past);
}

static inline void vf32_store(float *to, vf32 x)
{
    vf32_store_past(to, x, false);
}

static inline void vf32_store_n(float *to, vf32 x, size_t n)
{
    _mm512_mask_storeu_ps(to, avx512_first16(n), avx512_canonical_f32(x));
}

static inline vf32 vf32_load_f16(const ac_f16 *from)
{
    return _mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)(const void *)from));
}

static inline vf32 vf32_load_f16_n(const ac_f16 *from, size_t n)
{
    return _mm512_cvtph_ps(_mm256_maskz_loadu_epi16(avx512_first16(n), from));
}

static inline __m256i avx512_narrow_f16(vf32 x)
{
    return _mm512_cvtps_ph(avx512_canonical_f32(x), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

static inline void vf32_store_f16_past(ac_f16 *to, vf32 x, bool past)
{
    avx512_put_half(to, avx512_narrow_f16(x), past);
}

static inline void vf32_store_f16(ac_f16 *to, vf32 x)
{
    vf32_store_f16_past(to, x, false);
}

static inline void vf32_store_f16_n(ac_f16 *to, vf32 x, size_t n)
{
    _mm256_mask_storeu_epi16(to, avx512_first16(n), avx512_narrow_f16(x));
}

static inline vf32 avx512_widen_bf16(__m256i half)
{
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(half), 16));
}

static inline vf32 vf32_load_bf16(const ac_bf16 *from)
{
    return avx512_widen_bf16(_mm256_loadu_si256((const __m256i *)(const void *)from));
}

static inline vf32 vf32_load_bf16_n(const ac_bf16 *from, size_t n)
{
    return avx512_widen_bf16(_mm256_maskz_loadu_epi16(avx512_first16(n), from));
}

/* Adds half a unit if the last remaining bit is 1, else just under half; the canonical nan does not
 * carry. The result is in the upper halves. */
static inline __m512i avx512_round_bf16(vf32 x)
{
    const __m512i bits = _mm512_castps_si512(avx512_canonical_f32(x));
    const __mmask16 odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x10000));
    const __m512i half =
        _mm512_mask_blend_epi32(odd, _mm512_set1_epi32(0x7fff), _mm512_set1_epi32(0x8000));
    return _mm512_add_epi32(bits, half);
}

static inline __m256i avx512_upper_halves(__m512i x)
{
    const __m512i upper = _mm512_set_epi16(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 29,
                                           27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1);
    return _mm512_castsi512_si256(_mm512_permutexvar_epi16(upper, x));
}

static inline __m256i avx512_narrow_bf16(vf32 x)
{
    return avx512_upper_halves(avx512_round_bf16(x));
}

static inline void vf32_store_bf16_past(ac_bf16 *to, vf32 x, bool past)
{
    avx512_put_half(to, avx512_narrow_bf16(x), past);
}

static inline void vf32_store_bf16(ac_bf16 *to, vf32 x)
{
    vf32_store_bf16_past(to, x, false);
}

static inline void vf32_store_bf16_n(ac_bf16 *to, vf32 x, size_t n)
{
    _mm256_mask_storeu_epi16(to, avx512_first16(n), avx512_narrow_bf16(x));
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
    const __m512i both = _mm512_loadu_si512(from);
    const __m512i odd = _mm512_and_si512(both, _mm512_set1_epi32((int)0xffff0000));
    return (vf32_two){_mm512_castsi512_ps(_mm512_slli_epi32(both, 16)), _mm512_castsi512_ps(odd)};
}

/* Stores the upper halves at their original positions. */
static inline void avx512_store_two_bf16(ac_bf16 *to, __m512i a, __m512i b, bool past)
{
    const __m512i upper =
        _mm512_set_epi16(63, 31, 61, 29, 59, 27, 57, 25, 55, 23, 53, 21, 51, 19, 49, 17, 47, 15, 45,
                         13, 43, 11, 41, 9, 39, 7, 37, 5, 35, 3, 33, 1);
    avx512_put(to, _mm512_permutex2var_epi16(a, upper, b), past);
}

static inline void vf32_store_two_bf16_past(ac_bf16 *to, vf32 a, vf32 b, bool past)
{
    avx512_store_two_bf16(to, avx512_round_bf16(a), avx512_round_bf16(b), past);
}

static inline void vf32_store_two_bf16(ac_bf16 *to, vf32 a, vf32 b)
{
    vf32_store_two_bf16_past(to, a, b, false);
}

/* f32: arithmetic. */

static inline vf32 vf32_add(vf32 a, vf32 b)
{
    return _mm512_add_ps(a, b);
}

static inline vf32 vf32_sub(vf32 a, vf32 b)
{
    return _mm512_sub_ps(a, b);
}

static inline vf32 vf32_mul(vf32 a, vf32 b)
{
    return _mm512_mul_ps(a, b);
}

static inline vf32 vf32_div(vf32 a, vf32 b)
{
    return _mm512_div_ps(a, b);
}

static inline vf32 vf32_fma(vf32 a, vf32 b, vf32 c)
{
    return _mm512_fmadd_ps(a, b, c);
}

static inline vf32 vf32_fms(vf32 a, vf32 b, vf32 c)
{
    return _mm512_fmsub_ps(a, b, c);
}

static inline vf32 vf32_fnma(vf32 a, vf32 b, vf32 c)
{
    return _mm512_fnmadd_ps(a, b, c);
}

/* Rounding to odd: of the two floats around a value, the one whose last bit is 1. If the value is a
 * float, both are that float. */
static inline vf32 avx512_odd(vf32 down, vf32 up)
{
    const vm32 odd = _mm512_test_epi32_mask(_mm512_castps_si512(down), _mm512_set1_epi32(1));
    return _mm512_mask_blend_ps(odd, up, down);
}

static inline vf32 avx512_add_odd(vf32 a, vf32 b)
{
    return avx512_odd(_mm512_add_round_ps(a, b, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC),
                      _mm512_add_round_ps(a, b, _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC));
}

static inline vf32 vf32_mul_odd(vf32 a, vf32 b)
{
    return avx512_odd(_mm512_mul_round_ps(a, b, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC),
                      _mm512_mul_round_ps(a, b, _MM_FROUND_TO_POS_INF | _MM_FROUND_NO_EXC));
}

/* Selects and makes nans canonical in one instruction: with all signs flipped, x is taken if it is
 * negative, and each nan becomes the processor's default, whose flipped sign makes it canonical. */
static inline vf32 vf32_leaky(vf32 x, vf32 slope)
{
    const vf32 sign = _mm512_set1_ps(-0.0f);
    const vf32 factor = _mm512_fixupimm_ps(slope, slope, _mm512_set1_epi32(AVX512_FIX_OWN_NAN), 0);
    const vf32 turned = _mm512_xor_ps(x, sign);
    const vf32 product = _mm512_mul_ps(turned, factor);
    const __m512i table = _mm512_set1_epi32(AVX512_FIX_NEGATIVE);
    return _mm512_xor_ps(_mm512_fixupimm_ps(product, turned, table, 0), sign);
}

/*
 * Multiples of 16-bit elements (multiple.h) are truncated towards zero. If the factor has so many
 * digits that no multiple is halfway between two numbers, the truncated value is sufficient: for
 * f16 its last bit is set, so that it is not halfway either; for bf16 half a unit or more is
 * rounded up. Multiples by other factors are exact, except some that are subnormal in f32: those
 * are rounded to odd for bf16.
 */
typedef struct vf32_multiplier {
    vf32 value;
    vi32 last;
    bool middles;
    bool odd;
} vf32_multiplier;

/* Whether a multiple may be halfway between two numbers: such a number has `digits` digits, and a
 * multiple has at least as many as its factor. The digits of a subnormal factor are not counted. */
static inline bool avx512_has_middles(float factor, int digits)
{
    const uint32_t bits = ac_f32_bits(factor) & INT32_MAX;
    return bits < UINT32_C(0x00800000) || (bits << (digits + 8)) == 0;
}

static inline vf32_multiplier vf32_multiplier_f16(float factor)
{
    const bool middles = avx512_has_middles(factor, 12);
    return (vf32_multiplier){_mm512_set1_ps(factor), _mm512_set1_epi32(!middles), middles, false};
}

static inline vf32_multiplier vf32_multiplier_bf16(float factor)
{
    const bool middles = avx512_has_middles(factor, 9);
    const float units = factor * 0x1p16f; /* a bf16 is a multiple of 2^-133 */
    return (vf32_multiplier){_mm512_set1_ps(factor), _mm512_setzero_si512(), middles,
                             middles && units != truncf(units)};
}

static inline vf32 avx512_mul_cut(vf32 a, vf32 b)
{
    return _mm512_mul_round_ps(a, b, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

static inline vf32 vf32_multiple_f16(vf32 x, vf32_multiplier m)
{
    const __m512i cut = _mm512_castps_si512(avx512_mul_cut(x, m.value));
    return _mm512_castsi512_ps(_mm512_or_si512(cut, m.last));
}

static inline vf32 vf32_multiple_bf16(vf32 x, vf32_multiplier m)
{
    return m.odd ? vf32_mul_odd(x, m.value) : avx512_mul_cut(x, m.value);
}

/* An infinity whose last bit was set looks like a signalling nan, which a load of f16 never
 * produces. */
static inline __m256i avx512_narrow_multiple_f16(vf32 x)
{
    const vf32 nan = _mm512_castsi512_ps(_mm512_set1_epi32((int)AC_F32_NAN_BITS));
    const vf32 mended = _mm512_fixupimm_ps(nan, x, _mm512_set1_epi32(AVX512_FIX_STICKY), 0);
    return _mm512_cvtps_ph(mended, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

static inline void vf32_store_two_multiples_f16(ac_f16 *to, vf32 a, vf32 b, vf32_multiplier m,
                                                bool past)
{
    (void)m;
    avx512_put_half(to, avx512_narrow_multiple_f16(a), past);
    avx512_put_half(to + VF32_LANES, avx512_narrow_multiple_f16(b), past);
}

static inline void vf32_store_multiple_f16_n(ac_f16 *to, vf32 x, vf32_multiplier m, size_t n)
{
    (void)m;
    _mm256_mask_storeu_epi16(to, avx512_first16(n), avx512_narrow_multiple_f16(x));
}

static inline __m512i avx512_round_multiple_bf16(vf32 x, vf32_multiplier m)
{
    const __m512i bits = _mm512_castps_si512(avx512_canonical_f32(x));
    return m.middles ? avx512_round_bf16(x) : _mm512_add_epi32(bits, _mm512_set1_epi32(0x8000));
}

static inline void vf32_store_two_multiples_bf16(ac_bf16 *to, vf32 a, vf32 b, vf32_multiplier m,
                                                 bool past)
{
    avx512_store_two_bf16(to, avx512_round_multiple_bf16(a, m), avx512_round_multiple_bf16(b, m),
                          past);
}

static inline void vf32_store_multiple_bf16_n(ac_bf16 *to, vf32 x, vf32_multiplier m, size_t n)
{
    const __m256i kept = avx512_upper_halves(avx512_round_multiple_bf16(x, m));
    _mm256_mask_storeu_epi16(to, avx512_first16(n), kept);
}

static inline vf32 vf32_neg(vf32 x)
{
    return _mm512_xor_ps(x, _mm512_set1_ps(-0.0f));
}

static inline vf32 vf32_abs(vf32 x)
{
    return _mm512_andnot_ps(_mm512_set1_ps(-0.0f), x);
}

static inline vf32 vf32_sqrt(vf32 x)
{
    return _mm512_sqrt_ps(x);
}

static inline vf32 vf32_round(vf32 x)
{
    return _mm512_roundscale_ps(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

static inline vf32 vf32_floor(vf32 x)
{
    return _mm512_roundscale_ps(x, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
}

static inline vf32 vf32_trunc(vf32 x)
{
    return _mm512_roundscale_ps(x, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

/* Without explicit vpternlog: clang 14 folds it wrongly if the sign comes from a negation. */
static inline vf32 vf32_copysign(vf32 magnitude, vf32 sign)
{
    const vf32 sign_bit = _mm512_set1_ps(-0.0f);
    return _mm512_or_ps(_mm512_andnot_ps(sign_bit, magnitude), _mm512_and_ps(sign_bit, sign));
}

/* The instruction returns its second operand for zeros and nans, hence the order. */
static inline vf32 vf32_min(vf32 a, vf32 b)
{
    return _mm512_min_ps(b, a);
}

static inline vf32 vf32_max(vf32 a, vf32 b)
{
    return _mm512_max_ps(b, a);
}

static inline vm32 vf32_lt(vf32 a, vf32 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ);
}

static inline vm32 vf32_le(vf32 a, vf32 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_LE_OQ);
}

static inline vm32 vf32_gt(vf32 a, vf32 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_GT_OQ);
}

static inline vm32 vf32_ge(vf32 a, vf32 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_GE_OQ);
}

static inline vm32 vf32_eq(vf32 a, vf32 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_EQ_OQ);
}

static inline vm32 vf32_ne(vf32 a, vf32 b)
{
    return _mm512_cmp_ps_mask(a, b, _CMP_NEQ_UQ);
}

static inline vm32 vf32_is_nan(vf32 x)
{
    return _mm512_cmp_ps_mask(x, x, _CMP_UNORD_Q);
}

static inline vm32 vf32_is_inf(vf32 x)
{
    return _mm512_fpclass_ps_mask(x, 0x18);
}

static inline vf32 vf32_where(vm32 mask, vf32 a, vf32 b)
{
    return _mm512_mask_blend_ps(mask, b, a);
}

static inline vf32 vf32_correction(vf32 x)
{
    return _mm512_fixupimm_ps(x, x, _mm512_set1_epi32(AVX512_FIX_CORRECTION), 0);
}

/* 32-bit integers. */

static inline vi32 vi32_of(int32_t x)
{
    return _mm512_set1_epi32(x);
}

static inline vi32 vf32_as_vi32(vf32 x)
{
    return _mm512_castps_si512(x);
}

static inline vf32 vi32_as_vf32(vi32 x)
{
    return _mm512_castsi512_ps(x);
}

static inline vi32 vi32_add(vi32 a, vi32 b)
{
    return _mm512_add_epi32(a, b);
}

static inline vi32 vi32_sub(vi32 a, vi32 b)
{
    return _mm512_sub_epi32(a, b);
}

static inline vi32 vi32_and(vi32 a, vi32 b)
{
    return _mm512_and_si512(a, b);
}

static inline vi32 vi32_or(vi32 a, vi32 b)
{
    return _mm512_or_si512(a, b);
}

static inline vi32 vi32_xor(vi32 a, vi32 b)
{
    return _mm512_xor_si512(a, b);
}

static inline vi32 vi32_shl(vi32 x, int places)
{
    return (vi32)((avx512_u32)x << places);
}

static inline vi32 vi32_shr(vi32 x, int places)
{
    return (vi32)((avx512_u32)x >> places);
}

static inline vi32 vi32_sar(vi32 x, int places)
{
    return (vi32)((avx512_i32)x >> places);
}

static inline vi32 vi32_min(vi32 a, vi32 b)
{
    return _mm512_min_epi32(a, b);
}

static inline vi32 vi32_max(vi32 a, vi32 b)
{
    return _mm512_max_epi32(a, b);
}

static inline vm32 vi32_eq(vi32 a, vi32 b)
{
    return _mm512_cmpeq_epi32_mask(a, b);
}

static inline vm32 vi32_gt(vi32 a, vi32 b)
{
    return _mm512_cmpgt_epi32_mask(a, b);
}

static inline vi32 vi32_where(vm32 mask, vi32 a, vi32 b)
{
    return _mm512_mask_blend_epi32(mask, b, a);
}

static inline vi32 vi32_of_vf32(vf32 x)
{
    return _mm512_cvt_roundps_epi32(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

static inline vf32 vf32_of_vi32(vi32 x)
{
    return _mm512_cvtepi32_ps(x);
}

static inline vf32 vf32_scale(vf32 x, vi32 k)
{
    return _mm512_scalef_ps(x, _mm512_cvtepi32_ps(k));
}

static inline vf32 vf32_lookup16(const float table[16], vi32 index)
{
    return _mm512_permutexvar_ps(index, _mm512_loadu_ps(table));
}

static inline vf32 vf32_lookup32(const float table[32], vi32 index)
{
    return _mm512_permutex2var_ps(_mm512_loadu_ps(table), index, _mm512_loadu_ps(table + 16));
}

static inline vf32 vf32_gather(const float *table, vi32 index)
{
    return _mm512_i32gather_ps(index, table, 4);
}

/* f64: memory. */

static inline vf64 vf64_of(double x)
{
    return _mm512_set1_pd(x);
}

static inline vf64 vf64_load(const double *from)
{
    return _mm512_loadu_pd(from);
}

static inline vf64 vf64_load_n(const double *from, size_t n)
{
    return _mm512_maskz_loadu_pd(avx512_first8(n), from);
}

static inline vf64 avx512_canonical_f64(vf64 x)
{
    const vf64 nan = _mm512_castsi512_pd(_mm512_set1_epi64((long long)AC_F64_NAN_BITS));
    return _mm512_fixupimm_pd(nan, x, _mm512_set1_epi64(AVX512_FIX_NAN), 0);
}

static inline void vf64_store_past(double *to, vf64 x, bool past)
{
    avx512_put(to, _mm512_castpd_si512(avx512_canonical_f64(x)), past);
}

static inline void vf64_store(double *to, vf64 x)
{
    vf64_store_past(to, x, false);
}

static inline void vf64_store_n(double *to, vf64 x, size_t n)
{
    _mm512_mask_storeu_pd(to, avx512_first8(n), avx512_canonical_f64(x));
}

/* For data that only kernels read. */

static inline void vf32_keep_past(float *to, vf32 x, bool past)
{
    avx512_put(to, _mm512_castps_si512(x), past);
}

static inline void vf32_keep(float *to, vf32 x)
{
    vf32_keep_past(to, x, false);
}

static inline void vf64_keep(double *to, vf64 x)
{
    _mm512_storeu_pd(to, x);
}

/* The elements at even and at odd positions of a and b, in an order that depends on the target and
 * that the same two words undo. */

static inline vf64 vf64_evens(vf64 a, vf64 b)
{
    return _mm512_unpacklo_pd(a, b);
}

static inline vf64 vf64_odds(vf64 a, vf64 b)
{
    return _mm512_unpackhi_pd(a, b);
}

static inline vf32 vf32_of_first(vf64 x)
{
    return _mm512_zextps256_ps512(_mm512_cvtpd_ps(x));
}

static inline vf32 vf32_of_parts(const vf64 parts[])
{
    const __m512 low = _mm512_castps256_ps512(_mm512_cvtpd_ps(parts[0]));
    return _mm512_insertf32x8(low, _mm512_cvtpd_ps(parts[1]), 1);
}

/* f32 in memory, f64 in lanes. */

static inline vf64 vf64_load_f32(const float *from)
{
    return _mm512_cvtps_pd(_mm256_loadu_ps(from));
}

static inline vf64 vf64_load_f32_n(const float *from, size_t n)
{
    return _mm512_cvtps_pd(_mm256_maskz_loadu_ps(avx512_first8(n), from));
}

static inline __m256 avx512_narrow_f32(vf64 x)
{
    const __m256 nan = _mm256_castsi256_ps(_mm256_set1_epi32((int)AC_F32_NAN_BITS));
    return _mm256_fixupimm_ps(nan, _mm512_cvtpd_ps(x), _mm256_set1_epi32(AVX512_FIX_NAN), 0);
}

static inline void vf64_store_f32(float *to, vf64 x)
{
    _mm256_storeu_ps(to, avx512_narrow_f32(x));
}

static inline void vf64_store_f32_n(float *to, vf64 x, size_t n)
{
    _mm256_mask_storeu_ps(to, avx512_first8(n), avx512_narrow_f32(x));
}

/* f64: arithmetic. */

static inline vf64 vf64_add(vf64 a, vf64 b)
{
    return _mm512_add_pd(a, b);
}

static inline vf64 vf64_sub(vf64 a, vf64 b)
{
    return _mm512_sub_pd(a, b);
}

static inline vf64 vf64_mul(vf64 a, vf64 b)
{
    return _mm512_mul_pd(a, b);
}

static inline vf64 vf64_div(vf64 a, vf64 b)
{
    return _mm512_div_pd(a, b);
}

static inline vf64 vf64_fma(vf64 a, vf64 b, vf64 c)
{
    return _mm512_fmadd_pd(a, b, c);
}

static inline vf64 vf64_fms(vf64 a, vf64 b, vf64 c)
{
    return _mm512_fmsub_pd(a, b, c);
}

static inline vf64 vf64_fnma(vf64 a, vf64 b, vf64 c)
{
    return _mm512_fnmadd_pd(a, b, c);
}

static inline vf64 vf64_neg(vf64 x)
{
    return _mm512_xor_pd(x, _mm512_set1_pd(-0.0));
}

static inline vf64 vf64_abs(vf64 x)
{
    return _mm512_andnot_pd(_mm512_set1_pd(-0.0), x);
}

static inline vf64 vf64_sqrt(vf64 x)
{
    return _mm512_sqrt_pd(x);
}

static inline vf64 vf64_round(vf64 x)
{
    return _mm512_roundscale_pd(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

static inline vf64 vf64_floor(vf64 x)
{
    return _mm512_roundscale_pd(x, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
}

static inline vf64 vf64_trunc(vf64 x)
{
    return _mm512_roundscale_pd(x, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
}

static inline vf64 vf64_copysign(vf64 magnitude, vf64 sign)
{
    const vf64 sign_bit = _mm512_set1_pd(-0.0);
    return _mm512_or_pd(_mm512_andnot_pd(sign_bit, magnitude), _mm512_and_pd(sign_bit, sign));
}

static inline vf64 vf64_min(vf64 a, vf64 b)
{
    return _mm512_min_pd(b, a);
}

static inline vf64 vf64_max(vf64 a, vf64 b)
{
    return _mm512_max_pd(b, a);
}

static inline vm64 vf64_lt(vf64 a, vf64 b)
{
    return _mm512_cmp_pd_mask(a, b, _CMP_LT_OQ);
}

static inline vm64 vf64_le(vf64 a, vf64 b)
{
    return _mm512_cmp_pd_mask(a, b, _CMP_LE_OQ);
}

static inline vm64 vf64_gt(vf64 a, vf64 b)
{
    return _mm512_cmp_pd_mask(a, b, _CMP_GT_OQ);
}

static inline vm64 vf64_ge(vf64 a, vf64 b)
{
    return _mm512_cmp_pd_mask(a, b, _CMP_GE_OQ);
}

static inline vm64 vf64_eq(vf64 a, vf64 b)
{
    return _mm512_cmp_pd_mask(a, b, _CMP_EQ_OQ);
}

static inline vm64 vf64_ne(vf64 a, vf64 b)
{
    return _mm512_cmp_pd_mask(a, b, _CMP_NEQ_UQ);
}

static inline vm64 vf64_is_nan(vf64 x)
{
    return _mm512_cmp_pd_mask(x, x, _CMP_UNORD_Q);
}

static inline vm64 vf64_is_inf(vf64 x)
{
    return _mm512_fpclass_pd_mask(x, 0x18);
}

static inline vf64 vf64_where(vm64 mask, vf64 a, vf64 b)
{
    return _mm512_mask_blend_pd(mask, b, a);
}

static inline vf64 vf64_correction(vf64 x)
{
    return _mm512_fixupimm_pd(x, x, _mm512_set1_epi64(AVX512_FIX_CORRECTION), 0);
}

/* 64-bit integers. */

static inline vi64 vi64_of(int64_t x)
{
    return _mm512_set1_epi64(x);
}

static inline vi64 vf64_as_vi64(vf64 x)
{
    return _mm512_castpd_si512(x);
}

static inline vf64 vi64_as_vf64(vi64 x)
{
    return _mm512_castsi512_pd(x);
}

static inline vi64 vi64_add(vi64 a, vi64 b)
{
    return _mm512_add_epi64(a, b);
}

static inline vi64 vi64_sub(vi64 a, vi64 b)
{
    return _mm512_sub_epi64(a, b);
}

static inline vi64 vi64_and(vi64 a, vi64 b)
{
    return _mm512_and_si512(a, b);
}

static inline vi64 vi64_or(vi64 a, vi64 b)
{
    return _mm512_or_si512(a, b);
}

static inline vi64 vi64_xor(vi64 a, vi64 b)
{
    return _mm512_xor_si512(a, b);
}

static inline vi64 vi64_shl(vi64 x, int places)
{
    return (vi64)((avx512_u64)x << places);
}

static inline vi64 vi64_shr(vi64 x, int places)
{
    return (vi64)((avx512_u64)x >> places);
}

static inline vi64 vi64_sar(vi64 x, int places)
{
    return (vi64)((avx512_i64)x >> places);
}

static inline vm64 vi64_eq(vi64 a, vi64 b)
{
    return _mm512_cmpeq_epi64_mask(a, b);
}

static inline vm64 vi64_gt(vi64 a, vi64 b)
{
    return _mm512_cmpgt_epi64_mask(a, b);
}

static inline vi64 vi64_where(vm64 mask, vi64 a, vi64 b)
{
    return _mm512_mask_blend_epi64(mask, b, a);
}

static inline vi64 vi64_of_vf64(vf64 x)
{
    return _mm512_cvt_roundpd_epi64(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

static inline vf64 vf64_of_vi64(vi64 x)
{
    return _mm512_cvtepi64_pd(x);
}

static inline vf64 vf64_scale(vf64 x, vi64 k)
{
    return _mm512_scalef_pd(x, _mm512_cvtepi64_pd(k));
}

static inline vf64 vf64_lookup16(const double table[16], vi64 index)
{
    return _mm512_permutex2var_pd(_mm512_loadu_pd(table), index, _mm512_loadu_pd(table + 8));
}

static inline vf64 vf64_gather(const double *table, vi64 index)
{
    return _mm512_i64gather_pd(index, table, 8);
}

/* Widening. */

static inline vf64 avx512_low(vf32 x)
{
    return _mm512_cvtps_pd(_mm512_castps512_ps256(x));
}

static inline vf64 avx512_high(vf32 x)
{
    return _mm512_cvtps_pd(_mm512_extractf32x8_ps(x, 1));
}

static inline vf64 vf64_of_part(vf32 x, size_t part)
{
    return part == 0 ? avx512_low(x) : avx512_high(x);
}

#if !defined(__OPTIMIZE__)
#pragma GCC diagnostic pop
#endif

#endif
