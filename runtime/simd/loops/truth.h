/*
 * How conditions are stored: an element of one byte, 1 or 0, for each lane of a mask.
 */
#ifndef AC_SIMD_LOOPS_TRUTH_H
#define AC_SIMD_LOOPS_TRUTH_H

#include <string.h>

#include "simd/loops/storage.h"

/* Words of the machine: all lanes of a mask as bytes. */
#if defined(AC_TARGET_AVX512)
AC_WORD void ac_put_vm32(uint8_t *to, vm32 m)
{
    _mm_storeu_si128((__m128i *)to, _mm_maskz_set1_epi8(m, 1));
}

AC_WORD void ac_put_vm64(uint8_t *to, vm64 m)
{
    _mm_storel_epi64((__m128i *)to, _mm_maskz_set1_epi8(m, 1));
}
#elif defined(AC_TARGET_AVX2)
AC_WORD void ac_put_vm32(uint8_t *to, vm32 m)
{
    const __m256i lanes = _mm256_castps_si256(m);
    const __m128i low = _mm256_castsi256_si128(lanes);
    const __m128i high = _mm256_extracti128_si256(lanes, 1);
    const __m128i halves = _mm_packs_epi32(low, high);
    const __m128i bytes = _mm_packs_epi16(halves, halves);
    _mm_storel_epi64((__m128i *)to, _mm_and_si128(bytes, _mm_set1_epi8(1)));
}

AC_WORD void ac_put_vm64(uint8_t *to, vm64 m)
{
    const __m256i lanes = _mm256_castpd_si256(m);
    const __m128i low = _mm256_castsi256_si128(lanes);
    const __m128i high = _mm256_extracti128_si256(lanes, 1);
    const __m128i words = _mm_packs_epi32(low, high);    /* each lane of the mask twice */
    const __m128i bytes = _mm_packs_epi16(words, words); /* bytes 0 and 1 are lane 0, and so on */
    const __m128i every = _mm_setr_epi8(0, 2, 4, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
    const __m128i truths = _mm_and_si128(_mm_shuffle_epi8(bytes, every), _mm_set1_epi8(1));
    const int32_t four = _mm_cvtsi128_si32(truths);
    memcpy(to, &four, sizeof four);
}
#elif defined(AC_TARGET_NEON)
AC_WORD void ac_put_vm32(uint8_t *to, vm32 m)
{
    const uint16x4_t halves = vmovn_u32(m);
    const uint8x8_t bytes = vmovn_u16(vcombine_u16(halves, halves));
    const uint32_t four = vget_lane_u32(vreinterpret_u32_u8(vand_u8(bytes, vdup_n_u8(1))), 0);
    memcpy(to, &four, sizeof four);
}

AC_WORD void ac_put_vm64(uint8_t *to, vm64 m)
{
    to[0] = (uint8_t)(vgetq_lane_u64(m, 0) & 1);
    to[1] = (uint8_t)(vgetq_lane_u64(m, 1) & 1);
}
#else
AC_WORD void ac_put_vm32(uint8_t *to, vm32 m)
{
    *to = m;
}

AC_WORD void ac_put_vm64(uint8_t *to, vm64 m)
{
    *to = m;
}
#endif

AC_WORD void ac_truth_f32_store(void *to, size_t i, const ac_lanes *x, bool past)
{
    (void)past;
    ac_put_vm32((uint8_t *)to + i, x->truth_f32);
}

AC_WORD void ac_truth_f32_store_n(void *to, size_t i, const ac_lanes *x, size_t n)
{
    uint8_t bytes[VF32_LANES];
    ac_put_vm32(bytes, x->truth_f32);
    memcpy((uint8_t *)to + i, bytes, n);
}

AC_WORD void ac_truth_f64_store(void *to, size_t i, const ac_lanes *x, bool past)
{
    (void)past;
    ac_put_vm64((uint8_t *)to + i, x->truth_f64);
}

AC_WORD void ac_truth_f64_store_n(void *to, size_t i, const ac_lanes *x, size_t n)
{
    uint8_t bytes[VF64_LANES];
    ac_put_vm64(bytes, x->truth_f64);
    memcpy((uint8_t *)to + i, bytes, n);
}

/* Of complex numbers, which lie in lanes as loads leave them: those with an even number first. */
AC_WORD void ac_put_complex(uint8_t *to, vm64 m)
{
    uint8_t lanes[VF64_LANES];

    ac_put_vm64(lanes, m);
    for (size_t k = 0; k < VF64_LANES; k++) {
        to[k] = lanes[2 * k % VF64_LANES + 2 * k / VF64_LANES];
    }
}

AC_WORD void ac_truth_complex_store(void *to, size_t i, const ac_lanes *x, bool past)
{
    (void)past;
    ac_put_complex((uint8_t *)to + i, x->truth_f64);
}

AC_WORD void ac_truth_complex_store_n(void *to, size_t i, const ac_lanes *x, size_t n)
{
    uint8_t bytes[VF64_LANES];
    ac_put_complex(bytes, x->truth_f64);
    memcpy((uint8_t *)to + i, bytes, n);
}

/* Of what is computed in f32, in f64 and in complex numbers. */
static const ac_storage ac_stored_truth_complex = {.store = ac_truth_complex_store,
                                                   .store_n = ac_truth_complex_store_n};
static const ac_storage ac_stored_truth_f32 = {.store = ac_truth_f32_store,
                                               .store_n = ac_truth_f32_store_n};
static const ac_storage ac_stored_truth_f64 = {.store = ac_truth_f64_store,
                                               .store_n = ac_truth_f64_store_n};

#endif
