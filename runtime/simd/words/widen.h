/*
 * Words that make numbers of whole numbers.
 *
 *   vf32_widen_i8(from), vf64_widen_i8(from)
 *                           as many bytes as there are lanes, each a signed number
 *   vf32_widen_low(from), vf32_widen_high(from)
 *                           of as many bytes the low or the high half, each a signed number
 *   vf32_widen_two(two, from)
 *                           two vectors, of as many bytes as one has lanes: the numbers of the low
 *                           and the high half of each byte, one behind the other
 *   halves_split(to, from)  HALVES bytes, each two signed numbers: the one in the low half is first
 */
#ifndef AC_SIMD_WIDEN_H
#define AC_SIMD_WIDEN_H

#include <stdint.h>
#include <string.h>

#include "simd/simd.h"

#if defined(AC_TARGET_AVX512)

AC_WORD vf32 vf32_widen_i8(const int8_t *from)
{
    const __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)from);
    return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(bytes));
}

AC_WORD vf32 vf32_widen_low(const unsigned char *from)
{
    const __m512i bytes =
        _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(const void *)from));
    return _mm512_cvtepi32_ps(_mm512_srai_epi32(_mm512_slli_epi32(bytes, 28), 28));
}

AC_WORD vf32 vf32_widen_high(const unsigned char *from)
{
    const __m512i bytes =
        _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(const void *)from));
    return _mm512_cvtepi32_ps(_mm512_srai_epi32(_mm512_slli_epi32(bytes, 24), 28));
}

AC_WORD vf64 vf64_widen_i8(const int8_t *from)
{
    const __m128i bytes = _mm_loadl_epi64((const __m128i *)(const void *)from);
    return _mm512_cvtepi32_pd(_mm256_cvtepi8_epi32(bytes));
}

AC_WORD void vf32_widen_two(vf32 two[2], const unsigned char *from)
{
    const __m512i up = _mm512_setr_epi32(28, 24, 20, 16, 12, 8, 4, 0, 28, 24, 20, 16, 12, 8, 4, 0);
    for (int v = 0; v < 2; v++) {
        int32_t eight[2];
        memcpy(eight, from + 8 * v, sizeof eight);
        const __m512i both = _mm512_inserti64x4(_mm512_castsi256_si512(_mm256_set1_epi32(eight[0])),
                                                _mm256_set1_epi32(eight[1]), 1);
        two[v] = _mm512_cvtepi32_ps(_mm512_srai_epi32(_mm512_sllv_epi32(both, up), 28));
    }
}

#elif defined(AC_TARGET_AVX2)

AC_WORD vf32 vf32_widen_i8(const int8_t *from)
{
    const __m128i bytes = _mm_loadl_epi64((const __m128i *)(const void *)from);
    return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(bytes));
}

AC_WORD vf32 vf32_widen_low(const unsigned char *from)
{
    const __m256i bytes =
        _mm256_cvtepi8_epi32(_mm_loadl_epi64((const __m128i *)(const void *)from));
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(_mm256_slli_epi32(bytes, 28), 28));
}

AC_WORD vf32 vf32_widen_high(const unsigned char *from)
{
    const __m256i bytes =
        _mm256_cvtepi8_epi32(_mm_loadl_epi64((const __m128i *)(const void *)from));
    return _mm256_cvtepi32_ps(_mm256_srai_epi32(bytes, 4));
}

AC_WORD vf64 vf64_widen_i8(const int8_t *from)
{
    int32_t bytes;
    memcpy(&bytes, from, sizeof bytes);
    return _mm256_cvtepi32_pd(_mm_cvtepi8_epi32(_mm_cvtsi32_si128(bytes)));
}

AC_WORD void vf32_widen_two(vf32 two[2], const unsigned char *from)
{
    const __m256i up = _mm256_setr_epi32(28, 24, 20, 16, 12, 8, 4, 0);
    for (int v = 0; v < 2; v++) {
        int32_t eight;
        memcpy(&eight, from + 4 * v, sizeof eight);
        const __m256i first = _mm256_sllv_epi32(_mm256_set1_epi32(eight), up);
        two[v] = _mm256_cvtepi32_ps(_mm256_srai_epi32(first, 28));
    }
}

#elif defined(AC_TARGET_NEON)

AC_WORD vf32 vf32_widen_i8(const int8_t *from)
{
    uint32_t bytes;
    memcpy(&bytes, from, sizeof bytes);
    const int16x8_t halves = vmovl_s8(vreinterpret_s8_u32(vdup_n_u32(bytes)));
    return vcvtq_f32_s32(vmovl_s16(vget_low_s16(halves)));
}

AC_WORD int32x4_t vf32_halves(const unsigned char *from)
{
    uint32_t bytes;
    memcpy(&bytes, from, sizeof bytes);
    const uint16x8_t wide = vmovl_u8(vreinterpret_u8_u32(vdup_n_u32(bytes)));
    return vreinterpretq_s32_u32(vmovl_u16(vget_low_u16(wide)));
}

AC_WORD vf32 vf32_widen_low(const unsigned char *from)
{
    return vcvtq_f32_s32(vshrq_n_s32(vshlq_n_s32(vf32_halves(from), 28), 28));
}

AC_WORD vf32 vf32_widen_high(const unsigned char *from)
{
    return vcvtq_f32_s32(vshrq_n_s32(vshlq_n_s32(vf32_halves(from), 24), 28));
}

AC_WORD void vf32_widen_two(vf32 two[2], const unsigned char *from)
{
    const int32_t places[4] = {28, 24, 20, 16};
    const int32x4_t up = vld1q_s32(places);
    for (int v = 0; v < 2; v++) {
        uint16_t four;
        memcpy(&four, from + 2 * v, sizeof four);
        const int32x4_t all = vdupq_n_s32(four);
        two[v] = vcvtq_f32_s32(vshrq_n_s32(vshlq_s32(all, up), 28));
    }
}

AC_WORD vf64 vf64_widen_i8(const int8_t *from)
{
    uint16_t bytes;
    memcpy(&bytes, from, sizeof bytes);
    const int16x8_t halves = vmovl_s8(vreinterpret_s8_u16(vdup_n_u16(bytes)));
    return vcvtq_f64_s64(vmovl_s32(vget_low_s32(vmovl_s16(vget_low_s16(halves)))));
}

#else

AC_WORD vf32 vf32_widen_i8(const int8_t *from)
{
    const float one = (float)*from;
    return vf32_load(&one);
}

AC_WORD vf32 vf32_widen_low(const unsigned char *from)
{
    const float one = (float)(((*from & 15) ^ 8) - 8);
    return vf32_load(&one);
}

AC_WORD vf32 vf32_widen_high(const unsigned char *from)
{
    const float one = (float)((*from >> 4 ^ 8) - 8);
    return vf32_load(&one);
}

AC_WORD void vf32_widen_two(vf32 two[2], const unsigned char *from)
{
    two[0] = vf32_widen_low(from);
    two[1] = vf32_widen_high(from);
}

AC_WORD vf64 vf64_widen_i8(const int8_t *from)
{
    const double one = (double)*from;
    return vf64_load(&one);
}

#endif

#if defined(AC_TARGET_AVX512) || defined(AC_TARGET_AVX2)

enum { HALVES = 16 };

AC_WORD void halves_split(int8_t *to, const unsigned char *from)
{
    const __m128i low = _mm_set1_epi8(15);
    const __m128i sign = _mm_set1_epi8(8);
    const __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)from);
    const __m128i a = _mm_and_si128(bytes, low);
    const __m128i b = _mm_and_si128(_mm_srli_epi16(bytes, 4), low);
    const __m128i first = _mm_xor_si128(_mm_unpacklo_epi8(a, b), sign);
    const __m128i last = _mm_xor_si128(_mm_unpackhi_epi8(a, b), sign);
    _mm_storeu_si128((__m128i *)(void *)to, _mm_sub_epi8(first, sign));
    _mm_storeu_si128((__m128i *)(void *)(to + HALVES), _mm_sub_epi8(last, sign));
}

#elif defined(AC_TARGET_NEON)

enum { HALVES = 16 };

AC_WORD void halves_split(int8_t *to, const unsigned char *from)
{
    const int8x16_t bytes = vreinterpretq_s8_u8(vld1q_u8(from));
    const int8x16_t low = vshrq_n_s8(vshlq_n_s8(bytes, 4), 4);
    const int8x16_t high = vshrq_n_s8(bytes, 4);
    vst1q_s8(to, vzip1q_s8(low, high));
    vst1q_s8(to + HALVES, vzip2q_s8(low, high));
}

#else

enum { HALVES = 1 };

AC_WORD void halves_split(int8_t *to, const unsigned char *from)
{
    to[0] = (int8_t)(((*from & 15) ^ 8) - 8);
    to[1] = (int8_t)((*from >> 4 ^ 8) - 8);
}

#endif
#endif
