/*
 * Words that move elements, whatever their dtype.
 *
 *   line_stream(to, from)   copies 64 bytes to a 64-byte boundary, past the caches if possible
 *   line_ahead(from)        prefetches a line; any address is allowed
 *   line_ahead_far(from)    the same, into the second-level cache
 *   line_fence()            orders streamed lines before what the thread stores next
 *
 *   square_1, square_2, square_4, square_8 (to, to_step, from, from_step)
 *                           transposes a square of elements of so many bytes, with SQUARE_1, ...
 *                           elements on a side: the rows of `from`, from_step bytes apart, become
 *                           the columns of `to`, whose rows are to_step bytes apart
 *   oblong_1(to, to_step, from, from_step)
 *                           the same of OBLONG_ROWS rows of OBLONG_BYTES bytes
 */
#ifndef AC_SIMD_MOVE_H
#define AC_SIMD_MOVE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(AC_TARGET_AVX512) || defined(AC_TARGET_AVX2)
#include <immintrin.h>
#endif

enum { AC_LINE_BYTES = 64 };

/* --- streaming ------------------------------------------------------------------------------- */

#if defined(AC_TARGET_AVX512)

static inline void line_stream(void *to, const void *from)
{
    _mm512_stream_si512((__m512i *)to, _mm512_loadu_si512(from));
}

#elif defined(AC_TARGET_AVX2)

static inline void line_stream(void *to, const void *from)
{
    __m256i *const target = (__m256i *)to;
    const __m256i *const source = (const __m256i *)from;
    const __m256i low = _mm256_loadu_si256(source);
    const __m256i high = _mm256_loadu_si256(source + 1);
    _mm256_stream_si256(target, low);
    _mm256_stream_si256(target + 1, high);
}

#else

static inline void line_stream(void *to, const void *from)
{
    memcpy(to, from, AC_LINE_BYTES);
}

#endif

#if defined(AC_TARGET_AVX512) || defined(AC_TARGET_AVX2)

static inline void line_fence(void)
{
    _mm_sfence();
}

#else

static inline void line_fence(void)
{
}

#endif

static inline void line_ahead(const void *from)
{
    __builtin_prefetch(from, 0, 3);
}

static inline void line_ahead_far(const void *from)
{
    __builtin_prefetch(from, 0, 2);
}

static inline void line_ahead_write(const void *to)
{
    __builtin_prefetch(to, 1, 3);
}

/* --- squares --------------------------------------------------------------------------------- */

#if defined(AC_TARGET_AVX512) || defined(AC_TARGET_AVX2)

enum { SQUARE_1 = 8, SQUARE_2 = 8 };

static inline void square_1(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    __m128i r[8];
    __m128i t[4];
    for (int i = 0; i < 8; i++)
        r[i] = _mm_loadl_epi64((const __m128i *)(const void *)(from + i * from_step));
    for (int i = 0; i < 4; i++)
        t[i] = _mm_unpacklo_epi8(r[2 * i], r[2 * i + 1]);
    for (int i = 0; i < 2; i++) {
        r[2 * i] = _mm_unpacklo_epi16(t[2 * i], t[2 * i + 1]);
        r[2 * i + 1] = _mm_unpackhi_epi16(t[2 * i], t[2 * i + 1]);
    }
    t[0] = _mm_unpacklo_epi32(r[0], r[2]);
    t[1] = _mm_unpackhi_epi32(r[0], r[2]);
    t[2] = _mm_unpacklo_epi32(r[1], r[3]);
    t[3] = _mm_unpackhi_epi32(r[1], r[3]);
    for (int i = 0; i < 4; i++) {
        _mm_storel_epi64((__m128i *)(void *)(to + 2 * i * to_step), t[i]);
        _mm_storel_epi64((__m128i *)(void *)(to + (2 * i + 1) * to_step),
                         _mm_unpackhi_epi64(t[i], t[i]));
    }
}

static inline void square_2(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    __m128i r[8];
    __m128i t[8];
    for (int i = 0; i < 8; i++)
        r[i] = _mm_loadu_si128((const __m128i *)(const void *)(from + i * from_step));
    for (int i = 0; i < 8; i += 2) {
        t[i] = _mm_unpacklo_epi16(r[i], r[i + 1]);
        t[i + 1] = _mm_unpackhi_epi16(r[i], r[i + 1]);
    }
    for (int i = 0; i < 8; i += 4) {
        r[i] = _mm_unpacklo_epi32(t[i], t[i + 2]);
        r[i + 1] = _mm_unpackhi_epi32(t[i], t[i + 2]);
        r[i + 2] = _mm_unpacklo_epi32(t[i + 1], t[i + 3]);
        r[i + 3] = _mm_unpackhi_epi32(t[i + 1], t[i + 3]);
    }
    for (int i = 0; i < 4; i++) {
        _mm_storeu_si128((__m128i *)(void *)(to + 2 * i * to_step),
                         _mm_unpacklo_epi64(r[i], r[i + 4]));
        _mm_storeu_si128((__m128i *)(void *)(to + (2 * i + 1) * to_step),
                         _mm_unpackhi_epi64(r[i], r[i + 4]));
    }
}

enum { OBLONG_ROWS = 8, OBLONG_BYTES = 32 };

/* In each half, of 8 rows of 16 bytes, an element has 7 bits of register and place. Each step turns
 * these by one: what was the first bit of the register is the last one of the place. */
static inline void oblong_1(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    __m256i r[8];
    __m256i t[8];
    for (int i = 0; i < 8; i++)
        r[i] = _mm256_loadu_si256((const __m256i *)(const void *)(from + i * from_step));
    for (int i = 0; i < 4; i++) {
        t[2 * i] = _mm256_unpacklo_epi8(r[i], r[i + 4]);
        t[2 * i + 1] = _mm256_unpackhi_epi8(r[i], r[i + 4]);
    }
    for (int i = 0; i < 4; i++) {
        r[2 * i] = _mm256_unpacklo_epi8(t[i], t[i + 4]);
        r[2 * i + 1] = _mm256_unpackhi_epi8(t[i], t[i + 4]);
    }
    for (int i = 0; i < 4; i++) {
        t[2 * i] = _mm256_unpacklo_epi8(r[i], r[i + 4]);
        t[2 * i + 1] = _mm256_unpackhi_epi8(r[i], r[i + 4]);
    }
    for (int i = 0; i < 8; i++) {
        const __m128i low = _mm256_castsi256_si128(t[i]);
        const __m128i high = _mm256_extracti128_si256(t[i], 1);
        unsigned char *const at = to + 2 * i * to_step;
        _mm_storel_epi64((__m128i *)(void *)at, low);
        _mm_storeh_pd((double *)(void *)(at + to_step), _mm_castsi128_pd(low));
        _mm_storel_epi64((__m128i *)(void *)(at + 16 * to_step), high);
        _mm_storeh_pd((double *)(void *)(at + 17 * to_step), _mm_castsi128_pd(high));
    }
}

#endif

#if defined(AC_TARGET_AVX512)

enum { SQUARE_4 = 16, SQUARE_8 = 8 };

static inline void square_4(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    __m512i r[16];
    __m512i t[16];
    for (int i = 0; i < 16; i++)
        r[i] = _mm512_loadu_si512(from + i * from_step);
    for (int i = 0; i < 16; i += 2) {
        t[i] = _mm512_unpacklo_epi32(r[i], r[i + 1]);
        t[i + 1] = _mm512_unpackhi_epi32(r[i], r[i + 1]);
    }
    for (int i = 0; i < 16; i += 4) {
        r[i] = _mm512_unpacklo_epi64(t[i], t[i + 2]);
        r[i + 1] = _mm512_unpackhi_epi64(t[i], t[i + 2]);
        r[i + 2] = _mm512_unpacklo_epi64(t[i + 1], t[i + 3]);
        r[i + 3] = _mm512_unpackhi_epi64(t[i + 1], t[i + 3]);
    }
    /* The 128-bit lane q of r[4 g + k] now holds column 4 q + k of rows 4 g to 4 g + 3. */
    for (int k = 0; k < 4; k++) {
        const __m512i even_low = _mm512_shuffle_i32x4(r[k], r[4 + k], 0x88);
        const __m512i even_high = _mm512_shuffle_i32x4(r[8 + k], r[12 + k], 0x88);
        const __m512i odd_low = _mm512_shuffle_i32x4(r[k], r[4 + k], 0xdd);
        const __m512i odd_high = _mm512_shuffle_i32x4(r[8 + k], r[12 + k], 0xdd);
        _mm512_storeu_si512(to + k * to_step, _mm512_shuffle_i32x4(even_low, even_high, 0x88));
        _mm512_storeu_si512(to + (4 + k) * to_step, _mm512_shuffle_i32x4(odd_low, odd_high, 0x88));
        _mm512_storeu_si512(to + (8 + k) * to_step,
                            _mm512_shuffle_i32x4(even_low, even_high, 0xdd));
        _mm512_storeu_si512(to + (12 + k) * to_step, _mm512_shuffle_i32x4(odd_low, odd_high, 0xdd));
    }
}

static inline void square_8(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    __m512i r[8];
    __m512i t[8];
    for (int i = 0; i < 8; i++)
        r[i] = _mm512_loadu_si512(from + i * from_step);
    for (int i = 0; i < 8; i += 2) {
        t[i] = _mm512_unpacklo_epi64(r[i], r[i + 1]);
        t[i + 1] = _mm512_unpackhi_epi64(r[i], r[i + 1]);
    }
    /* The 128-bit lane q of t[2 g + k] holds column 2 q + k of rows 2 g and 2 g + 1. */
    for (int k = 0; k < 2; k++) {
        const __m512i even_low = _mm512_shuffle_i64x2(t[k], t[2 + k], 0x88);
        const __m512i even_high = _mm512_shuffle_i64x2(t[4 + k], t[6 + k], 0x88);
        const __m512i odd_low = _mm512_shuffle_i64x2(t[k], t[2 + k], 0xdd);
        const __m512i odd_high = _mm512_shuffle_i64x2(t[4 + k], t[6 + k], 0xdd);
        _mm512_storeu_si512(to + k * to_step, _mm512_shuffle_i64x2(even_low, even_high, 0x88));
        _mm512_storeu_si512(to + (2 + k) * to_step, _mm512_shuffle_i64x2(odd_low, odd_high, 0x88));
        _mm512_storeu_si512(to + (4 + k) * to_step,
                            _mm512_shuffle_i64x2(even_low, even_high, 0xdd));
        _mm512_storeu_si512(to + (6 + k) * to_step, _mm512_shuffle_i64x2(odd_low, odd_high, 0xdd));
    }
}

#elif defined(AC_TARGET_AVX2)

enum { SQUARE_4 = 8, SQUARE_8 = 4 };

static inline void square_4(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    __m256i r[8];
    __m256i t[8];
    for (int i = 0; i < 8; i++)
        r[i] = _mm256_loadu_si256((const __m256i *)(const void *)(from + i * from_step));
    for (int i = 0; i < 8; i += 2) {
        t[i] = _mm256_unpacklo_epi32(r[i], r[i + 1]);
        t[i + 1] = _mm256_unpackhi_epi32(r[i], r[i + 1]);
    }
    for (int i = 0; i < 8; i += 4) {
        r[i] = _mm256_unpacklo_epi64(t[i], t[i + 2]);
        r[i + 1] = _mm256_unpackhi_epi64(t[i], t[i + 2]);
        r[i + 2] = _mm256_unpacklo_epi64(t[i + 1], t[i + 3]);
        r[i + 3] = _mm256_unpackhi_epi64(t[i + 1], t[i + 3]);
    }
    for (int k = 0; k < 4; k++) {
        _mm256_storeu_si256((__m256i *)(void *)(to + k * to_step),
                            _mm256_permute2x128_si256(r[k], r[4 + k], 0x20));
        _mm256_storeu_si256((__m256i *)(void *)(to + (4 + k) * to_step),
                            _mm256_permute2x128_si256(r[k], r[4 + k], 0x31));
    }
}

static inline void square_8(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    __m256i r[4];
    __m256i t[4];
    for (int i = 0; i < 4; i++)
        r[i] = _mm256_loadu_si256((const __m256i *)(const void *)(from + i * from_step));
    for (int i = 0; i < 4; i += 2) {
        t[i] = _mm256_unpacklo_epi64(r[i], r[i + 1]);
        t[i + 1] = _mm256_unpackhi_epi64(r[i], r[i + 1]);
    }
    for (int k = 0; k < 2; k++) {
        _mm256_storeu_si256((__m256i *)(void *)(to + k * to_step),
                            _mm256_permute2x128_si256(t[k], t[2 + k], 0x20));
        _mm256_storeu_si256((__m256i *)(void *)(to + (2 + k) * to_step),
                            _mm256_permute2x128_si256(t[k], t[2 + k], 0x31));
    }
}

#else

enum { SQUARE_1 = 8, SQUARE_2 = 8, SQUARE_4 = 8, SQUARE_8 = 8 };

static inline __attribute__((always_inline)) void square_of(unsigned char *to, ptrdiff_t to_step,
                                                            const unsigned char *from,
                                                            ptrdiff_t from_step, size_t size)
{
    for (ptrdiff_t i = 0; i < 8; i++)
        for (ptrdiff_t k = 0; k < 8; k++)
            memcpy(to + k * to_step + i * (ptrdiff_t)size,
                   from + i * from_step + k * (ptrdiff_t)size, size);
}

static inline void square_1(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    square_of(to, to_step, from, from_step, 1);
}

enum { OBLONG_ROWS = SQUARE_1, OBLONG_BYTES = SQUARE_1 };

static inline void oblong_1(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    square_1(to, to_step, from, from_step);
}

static inline void square_2(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    square_of(to, to_step, from, from_step, 2);
}

static inline void square_4(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    square_of(to, to_step, from, from_step, 4);
}

static inline void square_8(unsigned char *to, ptrdiff_t to_step, const unsigned char *from,
                            ptrdiff_t from_step)
{
    square_of(to, to_step, from, from_step, 8);
}

#endif

#endif
