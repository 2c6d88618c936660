#include "kernel/multiply.h"

#include "simd/simd.h"
#include "simd/words/move.h"
#include "simd/words/widen.h"

/* Tiles whose sums fill the registers: with those of the columns and of a factor, 31 of 32, 15 of
 * 16. The words of the scalar set have no vectors to keep busy. */
#if defined(AC_TARGET_AVX512)
enum { MULTIPLY_ROWS = 14, MULTIPLY_VECTORS = 2 };
#define EACH_NUMBER_OF_ROWS(DO)                                                                    \
    DO(1) DO(2) DO(3) DO(4) DO(5) DO(6) DO(7) DO(8) DO(9) DO(10) DO(11) DO(12) DO(13) DO(14)
#elif defined(AC_TARGET_NEON)
enum { MULTIPLY_ROWS = 8, MULTIPLY_VECTORS = 3 };
#define EACH_NUMBER_OF_ROWS(DO) DO(1) DO(2) DO(3) DO(4) DO(5) DO(6) DO(7) DO(8)
#elif defined(AC_TARGET_AVX2)
enum { MULTIPLY_ROWS = 6, MULTIPLY_VECTORS = 2 };
#define EACH_NUMBER_OF_ROWS(DO) DO(1) DO(2) DO(3) DO(4) DO(5) DO(6)
#else
enum { MULTIPLY_ROWS = 4, MULTIPLY_VECTORS = 2 };
#define EACH_NUMBER_OF_ROWS(DO) DO(1) DO(2) DO(3) DO(4)
#endif

#if defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#else
#define UNROLL _Pragma("GCC unroll 16")
#endif

#define TILE(name) name##_f32
#define WORD(verb) vf32_##verb
#define VECTOR vf32
#define ELEMENT float
#define LANES VF32_LANES
#include "kernel/targets/multiply_tile.h"
#undef TILE
#undef WORD
#undef VECTOR
#undef ELEMENT
#undef LANES

#define TILE(name) name##_f64
#define WORD(verb) vf64_##verb
#define VECTOR vf64
#define ELEMENT double
#define LANES VF64_LANES
#include "kernel/targets/multiply_tile.h"

/* --- strips of elements whose columns are adjacent ----------------------------------------------
 */

#define STRIP(NAME, TYPE, ELEMENT, VECTOR, LANES, STORED, SUFFIX)                                  \
    static void NAME(void *strip, const void *from, ptrdiff_t stride, size_t depth,                \
                     size_t columns)                                                               \
    {                                                                                              \
        ELEMENT *to = strip;                                                                       \
        const unsigned char *row = from;                                                           \
        for (size_t k = 0; k < depth; k++, row += stride, to += MULTIPLY_VECTORS * (LANES)) {      \
            for (size_t v = 0; v < MULTIPLY_VECTORS; v++) {                                        \
                const STORED *const at = (const STORED *)(const void *)row + v * (LANES);          \
                const size_t n = columns > v * (LANES) ? columns - v * (LANES) : 0;                \
                VECTOR x = TYPE##_of(0);                                                           \
                if (n >= (LANES))                                                                  \
                    x = TYPE##_load##SUFFIX(at);                                                   \
                else if (n > 0)                                                                    \
                    x = TYPE##_load##SUFFIX##_n(at, n);                                            \
                TYPE##_keep(to + v * (LANES), x);                                                  \
            }                                                                                      \
        }                                                                                          \
    }

STRIP(strip_f32, vf32, float, vf32, VF32_LANES, float, )
STRIP(strip_f16, vf32, float, vf32, VF32_LANES, ac_f16, _f16)
STRIP(strip_bf16, vf32, float, vf32, VF32_LANES, ac_bf16, _bf16)
STRIP(strip_f64, vf64, double, vf64, VF64_LANES, double, )

/* --- one row -----------------------------------------------------------------------------------
 */

/* So many rows of right are read side by side, each from its first column to its last, as the
 * machine's prefetching expects; the sums stay in the first cache. */
enum { SWEEP_ROWS = 8 };

#define SWEEP(NAME, TYPE, ELEMENT, VECTOR, LANES, STORED, SUFFIX)                                  \
    AC_WORD void NAME##_rows(ELEMENT *sums, const ELEMENT *left, const unsigned char *from,        \
                             ptrdiff_t stride, size_t rows, size_t columns, bool first)            \
    {                                                                                              \
        VECTOR factor[SWEEP_ROWS];                                                                 \
        size_t c = 0;                                                                              \
        UNROLL                                                                                     \
        for (size_t r = 0; r < rows; r++)                                                          \
            factor[r] = TYPE##_of(left[r]);                                                        \
        for (; c + (LANES) <= columns; c += (LANES)) {                                             \
            VECTOR sum = first ? TYPE##_of(0) : TYPE##_load(sums + c);                             \
            UNROLL                                                                                 \
            for (size_t r = 0; r < rows; r++) {                                                    \
                const unsigned char *const row = from + (ptrdiff_t)r * stride;                     \
                sum = TYPE##_fma(factor[r],                                                        \
                                 TYPE##_load##SUFFIX((const STORED *)(const void *)row + c), sum); \
            }                                                                                      \
            TYPE##_keep(sums + c, sum);                                                            \
        }                                                                                          \
        if (c == columns)                                                                          \
            return;                                                                                \
        const size_t n = columns - c;                                                              \
        VECTOR sum = first ? TYPE##_of(0) : TYPE##_load(sums + c);                                 \
        UNROLL                                                                                     \
        for (size_t r = 0; r < rows; r++) {                                                        \
            const unsigned char *const row = from + (ptrdiff_t)r * stride;                         \
            sum = TYPE##_fma(factor[r],                                                            \
                             TYPE##_load##SUFFIX##_n((const STORED *)(const void *)row + c, n),    \
                             sum);                                                                 \
        }                                                                                          \
        TYPE##_keep(sums + c, sum);                                                                \
    }                                                                                              \
                                                                                                   \
    static void NAME(void *sums, const void *left, const void *from, ptrdiff_t stride,             \
                     size_t depth, size_t columns)                                                 \
    {                                                                                              \
        const ELEMENT *const factors = left;                                                       \
        size_t k = 0;                                                                              \
        for (; k + SWEEP_ROWS <= depth; k += SWEEP_ROWS)                                           \
            NAME##_rows(sums, factors + k, (const unsigned char *)from + (ptrdiff_t)k * stride,    \
                        stride, SWEEP_ROWS, columns, k == 0);                                      \
        for (; k < depth; k++)                                                                     \
            NAME##_rows(sums, factors + k, (const unsigned char *)from + (ptrdiff_t)k * stride,    \
                        stride, 1, columns, k == 0);                                               \
    }

SWEEP(sweep_f32, vf32, float, vf32, VF32_LANES, float, )
SWEEP(sweep_f16, vf32, float, vf32, VF32_LANES, ac_f16, _f16)
SWEEP(sweep_bf16, vf32, float, vf32, VF32_LANES, ac_bf16, _bf16)
SWEEP(sweep_f64, vf64, double, vf64, VF64_LANES, double, )

/* Columns that all taps have are taken a few vectors at a time, with the sums in registers; the few
 * at the ends one at a time. Constant counts let the compiler unroll the loops over them. */
#define TAPS(NAME, TYPE, ELEMENT, VECTOR, LANES, STORED, SUFFIX, FMA)                              \
    AC_WORD void NAME##_products(ELEMENT *to, size_t step, const ELEMENT *left, size_t rows,       \
                                 const ac_multiply_tap *taps, size_t depth, size_t c,              \
                                 size_t vectors, bool first)                                       \
    {                                                                                              \
        VECTOR sum[AC_MULTIPLY_TAPPED][4];                                                         \
        UNROLL                                                                                     \
        for (size_t r = 0; r < rows; r++)                                                          \
            UNROLL                                                                                 \
        for (size_t v = 0; v < vectors; v++)                                                       \
            sum[r][v] = TYPE##_of(0);                                                              \
        for (size_t k = 0; k < depth; k++) {                                                       \
            const STORED *const from = taps[k].from;                                               \
            VECTOR x[4];                                                                           \
            UNROLL                                                                                 \
            for (size_t v = 0; v < vectors; v++)                                                   \
                x[v] = from ? TYPE##_load##SUFFIX(from + (c - taps[k].first) + v * (LANES))        \
                            : TYPE##_of(0);                                                        \
            UNROLL                                                                                 \
            for (size_t r = 0; r < rows; r++) {                                                    \
                const VECTOR factor = TYPE##_of(left[r * AC_MULTIPLY_PITCH + k]);                  \
                UNROLL                                                                             \
                for (size_t v = 0; v < vectors; v++)                                               \
                    sum[r][v] = TYPE##_fma(factor, x[v], sum[r][v]);                               \
            }                                                                                      \
        }                                                                                          \
        UNROLL                                                                                     \
        for (size_t r = 0; r < rows; r++)                                                          \
            UNROLL                                                                                 \
        for (size_t v = 0; v < vectors; v++) {                                                     \
            ELEMENT *const at = to + r * step + v * (LANES);                                       \
            TYPE##_store(at, first ? sum[r][v] : TYPE##_add(TYPE##_load(at), sum[r][v]));          \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    AC_WORD void NAME##_put(ELEMENT *to, ELEMENT sum, bool first)                                  \
    {                                                                                              \
        const ELEMENT all = first ? sum : *to + sum;                                               \
        *to = all == all ? all : (ELEMENT)NAN;                                                     \
    }                                                                                              \
                                                                                                   \
    /* One column of all rows. */                                                                  \
    AC_WORD void NAME##_one(ELEMENT *to, size_t step, const ELEMENT *left, size_t rows,            \
                            const ac_multiply_tap *taps, size_t depth, size_t c, bool first)       \
    {                                                                                              \
        ELEMENT sum[AC_MULTIPLY_TAPPED] = {0};                                                     \
        for (size_t k = 0; k < depth; k++) {                                                       \
            const STORED *const from = taps[k].from;                                               \
            const bool inside = from && c >= taps[k].first && c < taps[k].end;                     \
            ELEMENT x[LANES] = {0};                                                                \
            if (inside && sizeof(STORED) == sizeof(ELEMENT))                                       \
                memcpy(x, from + (c - taps[k].first), sizeof(ELEMENT));                            \
            else if (inside)                                                                       \
                TYPE##_keep(x, TYPE##_load##SUFFIX##_n(from + (c - taps[k].first), 1));            \
            UNROLL                                                                                 \
            for (size_t r = 0; r < rows; r++)                                                      \
                sum[r] = FMA(left[r * AC_MULTIPLY_PITCH + k], x[0], sum[r]);                       \
        }                                                                                          \
        for (size_t r = 0; r < rows; r++)                                                          \
            NAME##_put(to + r * step + c, sum[r], first);                                          \
    }                                                                                              \
                                                                                                   \
    AC_WORD void NAME##_rows(ELEMENT *to, size_t step, const ELEMENT *left, size_t rows,           \
                             const ac_multiply_tap *taps, size_t depth, size_t low, size_t high,   \
                             size_t columns, bool first)                                           \
    {                                                                                              \
        const size_t vectors = rows > 2 ? 2 : 4;                                                   \
        size_t c = low;                                                                            \
        for (; c + vectors * (LANES) <= high; c += vectors * (LANES))                              \
            NAME##_products(to + c, step, left, rows, taps, depth, c, vectors, first);             \
        for (; c + (LANES) <= high; c += (LANES))                                                  \
            NAME##_products(to + c, step, left, rows, taps, depth, c, 1, first);                   \
        if (c < high && high - low >= (LANES)) {                                                   \
            /* The last ones behind some that have been made. */                                   \
            ELEMENT sums[AC_MULTIPLY_TAPPED * (LANES)];                                            \
            NAME##_products(sums, LANES, left, rows, taps, depth, high - (LANES), 1, true);        \
            for (size_t r = 0; r < rows; r++)                                                      \
                for (size_t i = c; i < high; i++)                                                  \
                    NAME##_put(to + r * step + i, sums[(r + 1) * (LANES) - (high - i)], first);    \
            c = high;                                                                              \
        }                                                                                          \
        for (; c < columns; c++)                                                                   \
            NAME##_one(to, step, left, rows, taps, depth, c, first);                               \
        for (c = 0; c < low; c++)                                                                  \
            NAME##_one(to, step, left, rows, taps, depth, c, first);                               \
    }                                                                                              \
                                                                                                   \
    static void NAME(void *sums, size_t step, const void *left, size_t rows,                       \
                     const ac_multiply_tap *taps, size_t depth, size_t columns, bool first)        \
    {                                                                                              \
        ELEMENT *const to = sums;                                                                  \
        const ELEMENT *const factors = left;                                                       \
        size_t low = 0;                                                                            \
        size_t high = columns;                                                                     \
        for (size_t k = 0; k < depth; k++) {                                                       \
            if (taps[k].from && taps[k].first > low)                                               \
                low = taps[k].first;                                                               \
            if (taps[k].from && taps[k].end < high)                                                \
                high = taps[k].end;                                                                \
        }                                                                                          \
        if (low >= high)                                                                           \
            low = high = columns;                                                                  \
        switch (rows) {                                                                            \
        case 1:                                                                                    \
            NAME##_rows(to, step, factors, 1, taps, depth, low, high, columns, first);             \
            break;                                                                                 \
        case 2:                                                                                    \
            NAME##_rows(to, step, factors, 2, taps, depth, low, high, columns, first);             \
            break;                                                                                 \
        case 3:                                                                                    \
            NAME##_rows(to, step, factors, 3, taps, depth, low, high, columns, first);             \
            break;                                                                                 \
        default:                                                                                   \
            NAME##_rows(to, step, factors, 4, taps, depth, low, high, columns, first);             \
            break;                                                                                 \
        }                                                                                          \
    }

TAPS(taps_f32, vf32, float, vf32, VF32_LANES, float, , __builtin_fmaf)
TAPS(taps_f16, vf32, float, vf32, VF32_LANES, ac_f16, _f16, __builtin_fmaf)
TAPS(taps_bf16, vf32, float, vf32, VF32_LANES, ac_bf16, _bf16, __builtin_fmaf)
TAPS(taps_f64, vf64, double, vf64, VF64_LANES, double, , __builtin_fma)

/* One vector of sums for each line, or as many as AC_MULTIPLY_SLIDE. */
#define SLIDE(NAME, TYPE, ELEMENT, VECTOR, LANES)                                                  \
    AC_WORD void NAME##_lines(ELEMENT *sums, const ELEMENT *factors, const ELEMENT *lines,         \
                              size_t pitch, size_t count, size_t vectors, size_t step,             \
                              size_t depth)                                                        \
    {                                                                                              \
        VECTOR sum[AC_MULTIPLY_SLIDES][AC_MULTIPLY_SLIDE / (LANES)];                               \
        UNROLL                                                                                     \
        for (size_t l = 0; l < count; l++)                                                         \
            UNROLL                                                                                 \
        for (size_t v = 0; v < vectors; v++)                                                       \
            sum[l][v] = TYPE##_load(sums + l * AC_MULTIPLY_SLIDE + v * (LANES));                   \
        for (size_t k = 0; k < depth; k++) {                                                       \
            const VECTOR factor = TYPE##_of(factors[k]);                                           \
            UNROLL                                                                                 \
            for (size_t l = 0; l < count; l++)                                                     \
                UNROLL                                                                             \
            for (size_t v = 0; v < vectors; v++)                                                   \
                sum[l][v] = TYPE##_fma(                                                            \
                    factor, TYPE##_load(lines + l * pitch + k * step + v * (LANES)), sum[l][v]);   \
        }                                                                                          \
        UNROLL                                                                                     \
        for (size_t l = 0; l < count; l++)                                                         \
            UNROLL                                                                                 \
        for (size_t v = 0; v < vectors; v++)                                                       \
            TYPE##_keep(sums + l * AC_MULTIPLY_SLIDE + v * (LANES), sum[l][v]);                    \
    }                                                                                              \
                                                                                                   \
    static void NAME(void *sums, const void *factors, const void *lines, size_t pitch,             \
                     size_t count, size_t wanted, size_t step, size_t depth)                       \
    {                                                                                              \
        ELEMENT *to = sums;                                                                        \
        const ELEMENT *from = lines;                                                               \
        if (wanted <= (LANES) && count == 3) {                                                     \
            NAME##_lines(to, factors, from, pitch, 3, 1, step, depth);                             \
            return;                                                                                \
        }                                                                                          \
        for (size_t l = 0; l < count;) {                                                           \
            const size_t some = wanted <= (LANES) && count - l >= 4 ? 4 : 1;                       \
            if (some == 4)                                                                         \
                NAME##_lines(to, factors, from, pitch, 4, 1, step, depth);                         \
            else if (wanted <= (LANES))                                                            \
                NAME##_lines(to, factors, from, pitch, 1, 1, step, depth);                         \
            else                                                                                   \
                NAME##_lines(to, factors, from, pitch, 1, AC_MULTIPLY_SLIDE / (LANES), step,       \
                             depth);                                                               \
            l += some;                                                                             \
            to += some * AC_MULTIPLY_SLIDE;                                                        \
            from += some * pitch;                                                                  \
        }                                                                                          \
    }

SLIDE(slide_f32, vf32, float, vf32, VF32_LANES)
SLIDE(slide_f64, vf64, double, vf64, VF64_LANES)

/* Squares of columns and indices are transposed in the first cache, so that a vector has an index
 * of each column. Beyond the last column the last one repeats. */
#define LINES(NAME, TYPE, ELEMENT, VECTOR, LANES, STORED, SUFFIX, SQUARE, SIDE)                    \
    AC_WORD void NAME##_square(ELEMENT *to, const unsigned char *from, ptrdiff_t stride,           \
                               size_t depth, size_t columns)                                       \
    {                                                                                              \
        _Alignas(64) ELEMENT rows[(SIDE) * (SIDE)];                                                \
        const ptrdiff_t step = (SIDE) * sizeof(ELEMENT);                                           \
        if (sizeof(STORED) == sizeof(ELEMENT) && depth == (SIDE) && columns == (SIDE)) {           \
            SQUARE((unsigned char *)to, step, from, stride);                                       \
            return;                                                                                \
        }                                                                                          \
        for (size_t r = 0; r < (SIDE); r++) {                                                      \
            const size_t c = r < columns ? r : columns - 1;                                        \
            const STORED *const at = (const STORED *)(const void *)(from + (ptrdiff_t)c * stride); \
            for (size_t k = 0; k < (SIDE); k += (LANES)) {                                         \
                VECTOR x = TYPE##_of(0);                                                           \
                if (k + (LANES) <= depth)                                                          \
                    x = TYPE##_load##SUFFIX(at + k);                                               \
                else if (k < depth)                                                                \
                    x = TYPE##_load##SUFFIX##_n(at + k, depth - k);                                \
                TYPE##_keep(rows + r * (SIDE) + k, x);                                             \
            }                                                                                      \
        }                                                                                          \
        SQUARE((unsigned char *)to, step, (const unsigned char *)rows, step);                      \
    }                                                                                              \
                                                                                                   \
    static void NAME(void *sums, const void *left, const void *from, ptrdiff_t stride,             \
                     size_t depth, size_t columns, bool first)                                     \
    {                                                                                              \
        _Alignas(64) ELEMENT square[(SIDE) * (SIDE)];                                              \
        const ELEMENT *const factors = left;                                                       \
        for (size_t c = 0; c < columns; c += (SIDE)) {                                             \
            const unsigned char *const at = (const unsigned char *)from + (ptrdiff_t)c * stride;   \
            const size_t n = columns - c < (SIDE) ? columns - c : (SIDE);                          \
            ELEMENT *const to = (ELEMENT *)sums + c;                                               \
            for (size_t block = 0; block < depth; block += AC_CONTRACTION_BLOCK) {                 \
                const size_t end =                                                                 \
                    depth - block < AC_CONTRACTION_BLOCK ? depth : block + AC_CONTRACTION_BLOCK;   \
                VECTOR sum[(SIDE) / (LANES)];                                                      \
                UNROLL                                                                             \
                for (size_t v = 0; v < (SIDE) / (LANES); v++)                                      \
                    sum[v] = TYPE##_of(0);                                                         \
                for (size_t k = block; k < end; k += (SIDE)) {                                     \
                    const size_t m = end - k < (SIDE) ? end - k : (SIDE);                          \
                    NAME##_square(square, at + k * sizeof(STORED), stride, m, n);                  \
                    for (size_t j = 0; j < m; j++) {                                               \
                        const VECTOR factor = TYPE##_of(factors[k + j]);                           \
                        UNROLL                                                                     \
                        for (size_t v = 0; v < (SIDE) / (LANES); v++)                              \
                            sum[v] = TYPE##_fma(                                                   \
                                factor, TYPE##_load(square + j * (SIDE) + v * (LANES)), sum[v]);   \
                    }                                                                              \
                }                                                                                  \
                UNROLL                                                                             \
                for (size_t v = 0; v < (SIDE) / (LANES); v++)                                      \
                    TYPE##_keep(to + v * (LANES),                                                  \
                                first && block == 0                                                \
                                    ? sum[v]                                                       \
                                    : TYPE##_add(TYPE##_load(to + v * (LANES)), sum[v]));          \
            }                                                                                      \
        }                                                                                          \
    }

LINES(lines_f32, vf32, float, vf32, VF32_LANES, float, , square_4, SQUARE_4)
LINES(lines_f16, vf32, float, vf32, VF32_LANES, ac_f16, _f16, square_4, SQUARE_4)
LINES(lines_bf16, vf32, float, vf32, VF32_LANES, ac_bf16, _bf16, square_4, SQUARE_4)
LINES(lines_f64, vf64, double, vf64, VF64_LANES, double, , square_8, SQUARE_8)

/* --- few rows -----------------------------------------------------------------------------------
 */

/* Rows that share squares of right, and indices that its rows are read side by side for. */
enum { FEW_ROWS = 8, FEW_INDICES = 4 };

#define FEW_LINES(NAME, LINES_OF, STORED, SIDE)                                                    \
    AC_WORD void NAME##_rows(float *to, size_t step, const float *left, size_t rows,               \
                             const unsigned char *from, ptrdiff_t stride, size_t depth,            \
                             size_t columns, bool first)                                           \
    {                                                                                              \
        _Alignas(64) float square[(SIDE) * (SIDE)];                                                \
        vf32 sum[FEW_ROWS][(SIDE) / VF32_LANES];                                                   \
        UNROLL                                                                                     \
        for (size_t r = 0; r < rows; r++)                                                          \
            UNROLL                                                                                 \
        for (size_t v = 0; v < (SIDE) / VF32_LANES; v++)                                           \
            sum[r][v] = vf32_of(0);                                                                \
        for (size_t k = 0; k < depth; k += (SIDE)) {                                               \
            const size_t m = depth - k < (SIDE) ? depth - k : (SIDE);                              \
            const unsigned char *const at = from + k * sizeof(STORED);                             \
            for (size_t c = 0; c < (SIDE) && k * sizeof(STORED) % AC_LINE_BYTES == 0; c++)         \
                line_ahead(at + (ptrdiff_t)(c + 2 * (SIDE)) * stride);                             \
            LINES_OF##_square(square, at, stride, m, columns);                                     \
            for (size_t j = 0; j < m; j++) {                                                       \
                vf32 x[(SIDE) / VF32_LANES];                                                       \
                UNROLL                                                                             \
                for (size_t v = 0; v < (SIDE) / VF32_LANES; v++)                                   \
                    x[v] = vf32_load(square + j * (SIDE) + v * VF32_LANES);                        \
                UNROLL                                                                             \
                for (size_t r = 0; r < rows; r++) {                                                \
                    const vf32 factor = vf32_of(left[r * AC_MULTIPLY_PITCH + k + j]);              \
                    UNROLL                                                                         \
                    for (size_t v = 0; v < (SIDE) / VF32_LANES; v++)                               \
                        sum[r][v] = vf32_fma(factor, x[v], sum[r][v]);                             \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
        UNROLL                                                                                     \
        for (size_t r = 0; r < rows; r++)                                                          \
            UNROLL                                                                                 \
        for (size_t v = 0; v < (SIDE) / VF32_LANES; v++) {                                         \
            float *const all = to + r * step + v * VF32_LANES;                                     \
            vf32_keep(all, first ? sum[r][v] : vf32_add(vf32_load(all), sum[r][v]));               \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    static void NAME(const ac_multiply_few *of)                                                    \
    {                                                                                              \
        for (size_t c = 0; c < of->columns; c += (SIDE)) {                                         \
            const unsigned char *const at =                                                        \
                (const unsigned char *)of->from + (ptrdiff_t)c * of->stride;                       \
            const size_t n = of->columns - c < (SIDE) ? of->columns - c : (SIDE);                  \
            for (size_t r = 0; r < of->rows; r += FEW_ROWS) {                                      \
                const float *const left = of->left + r * AC_MULTIPLY_PITCH;                        \
                float *const to = of->sums + r * of->step + c;                                     \
                switch (of->rows - r) {                                                            \
                    EACH_FEW(NAME)                                                                 \
                default:                                                                           \
                    NAME##_rows(to, of->step, left, FEW_ROWS, at, of->stride, of->depth, n,        \
                                of->first);                                                        \
                    break;                                                                         \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }

#define FEW_CASE(NAME, number)                                                                     \
    case number:                                                                                   \
        NAME##_rows(to, of->step, left, number, at, of->stride, of->depth, n, of->first);          \
        break;
#define EACH_FEW(NAME)                                                                             \
    FEW_CASE(NAME, 1)                                                                              \
    FEW_CASE(NAME, 2)                                                                              \
    FEW_CASE(NAME, 3)                                                                              \
    FEW_CASE(NAME, 4)                                                                              \
    FEW_CASE(NAME, 5)                                                                              \
    FEW_CASE(NAME, 6)                                                                              \
    FEW_CASE(NAME, 7)

FEW_LINES(few_lines_f32, lines_f32, float, SQUARE_4)
FEW_LINES(few_lines_f16, lines_f16, ac_f16, SQUARE_4)
FEW_LINES(few_lines_bf16, lines_bf16, ac_bf16, SQUARE_4)

/* A few vectors of columns of a few indices are widened once for all rows. */
#define FEW_SWEEP(NAME, STORED, SUFFIX)                                                            \
    AC_WORD void NAME##_part(const ac_multiply_few *of, size_t k, size_t indices, size_t c,        \
                             size_t vectors, size_t n)                                             \
    {                                                                                              \
        const unsigned char *const from = (const unsigned char *)of->from +                        \
                                          (ptrdiff_t)k * of->stride +                              \
                                          (ptrdiff_t)(c * sizeof(STORED));                         \
        vf32 x[FEW_INDICES][2];                                                                    \
        UNROLL                                                                                     \
        for (size_t i = 0; i < indices; i++) {                                                     \
            const STORED *const row =                                                              \
                (const STORED *)(const void *)(from + (ptrdiff_t)i * of->stride);                  \
            line_ahead(from + (ptrdiff_t)(i + 2 * FEW_INDICES) * of->stride);                      \
            UNROLL                                                                                 \
            for (size_t v = 0; v < vectors; v++)                                                   \
                x[i][v] = n == VF32_LANES ? vf32_load##SUFFIX(row + v * VF32_LANES)                \
                                          : vf32_load##SUFFIX##_n(row, n);                         \
        }                                                                                          \
        for (size_t r = 0; r < of->rows; r++) {                                                    \
            const float *const left = of->left + r * AC_MULTIPLY_PITCH + k;                        \
            float *const to = of->sums + r * of->step + c;                                         \
            vf32 sum[2];                                                                           \
            UNROLL                                                                                 \
            for (size_t v = 0; v < vectors; v++)                                                   \
                sum[v] = k == 0 ? vf32_of(0) : vf32_load(to + v * VF32_LANES);                     \
            UNROLL                                                                                 \
            for (size_t i = 0; i < indices; i++) {                                                 \
                const vf32 factor = vf32_of(left[i]);                                              \
                UNROLL                                                                             \
                for (size_t v = 0; v < vectors; v++)                                               \
                    sum[v] = vf32_fma(factor, x[i][v], sum[v]);                                    \
            }                                                                                      \
            UNROLL                                                                                 \
            for (size_t v = 0; v < vectors; v++)                                                   \
                vf32_keep(to + v * VF32_LANES, sum[v]);                                            \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    AC_WORD void NAME##_along(const ac_multiply_few *of, size_t k, size_t indices)                 \
    {                                                                                              \
        size_t c = 0;                                                                              \
        for (; c + 2 * VF32_LANES <= of->columns; c += 2 * VF32_LANES)                             \
            NAME##_part(of, k, indices, c, 2, VF32_LANES);                                         \
        for (; c < of->columns; c += VF32_LANES)                                                   \
            NAME##_part(of, k, indices, c, 1,                                                      \
                        of->columns - c < VF32_LANES ? of->columns - c : VF32_LANES);              \
    }                                                                                              \
                                                                                                   \
    static void NAME(const ac_multiply_few *of)                                                    \
    {                                                                                              \
        size_t k = 0;                                                                              \
        for (; k + FEW_INDICES <= of->depth; k += FEW_INDICES)                                     \
            NAME##_along(of, k, FEW_INDICES);                                                      \
        for (; k < of->depth; k++)                                                                 \
            NAME##_along(of, k, 1);                                                                \
    }

FEW_SWEEP(few_sweep_f32, float, )
FEW_SWEEP(few_sweep_f16, ac_f16, _f16)
FEW_SWEEP(few_sweep_bf16, ac_bf16, _bf16)

/* --- whole numbers that become factors ---------------------------------------------------------
 */

#define WIDEN(NAME, TYPE, VECTOR, LANES)                                                           \
    AC_WORD VECTOR NAME(const int8_t *from, size_t n)                                              \
    {                                                                                              \
        int8_t bytes[LANES] = {0};                                                                 \
        if (n >= (LANES))                                                                          \
            return TYPE##_widen_i8(from);                                                          \
        for (size_t i = 0; i < n; i++)                                                             \
            bytes[i] = from[i];                                                                    \
        return TYPE##_widen_i8(bytes);                                                             \
    }

#define WEIGH(NAME, TYPE, ELEMENT, VECTOR, LANES)                                                  \
    WIDEN(widen_##NAME, TYPE, VECTOR, LANES)                                                       \
                                                                                                   \
    static void weigh_##NAME(void *strip, const int8_t *from, ptrdiff_t pitch, const void *offset, \
                             const void *scale, size_t rows, size_t columns)                       \
    {                                                                                              \
        for (size_t v = 0; v < MULTIPLY_VECTORS; v++) {                                            \
            const size_t first = v * (LANES);                                                      \
            const size_t n = columns > first ? columns - first : 0;                                \
            const VECTOR added = TYPE##_load((const ELEMENT *)offset + first);                     \
            const VECTOR factor = TYPE##_load((const ELEMENT *)scale + first);                     \
            const int8_t *row = from + (n > 0 ? first : 0);                                        \
            ELEMENT *to = (ELEMENT *)strip + first;                                                \
            for (size_t k = 0; k < rows; k++, row += pitch, to += MULTIPLY_VECTORS * (LANES))      \
                TYPE##_keep(to, TYPE##_mul(TYPE##_add(widen_##NAME(row, n), added), factor));      \
        }                                                                                          \
    }

/* The vectors of a strip side by side, so that their chains of sums do not wait. */
#define WEIGH_ROW(NAME, TYPE, ELEMENT, VECTOR, LANES)                                              \
    AC_WORD void weigh_##NAME##_in(ELEMENT *sums, const ELEMENT *left, const int8_t *from,         \
                                   ptrdiff_t pitch, const ELEMENT *offset, const ELEMENT *scale,   \
                                   size_t rows, size_t columns, bool first)                        \
    {                                                                                              \
        VECTOR sum[MULTIPLY_VECTORS];                                                              \
        VECTOR added[MULTIPLY_VECTORS];                                                            \
        VECTOR factor[MULTIPLY_VECTORS];                                                           \
        UNROLL                                                                                     \
        for (size_t v = 0; v < MULTIPLY_VECTORS; v++) {                                            \
            sum[v] = first ? TYPE##_of(0) : TYPE##_load(sums + v * (LANES));                       \
            added[v] = TYPE##_load(offset + v * (LANES));                                          \
            factor[v] = TYPE##_load(scale + v * (LANES));                                          \
        }                                                                                          \
        for (size_t k = 0; k < rows; k++, from += pitch) {                                         \
            const VECTOR x = TYPE##_of(left[k]);                                                   \
            UNROLL                                                                                 \
            for (size_t v = 0; v < MULTIPLY_VECTORS; v++) {                                        \
                const size_t n = columns > v * (LANES) ? columns - v * (LANES) : 0;                \
                const VECTOR whole = widen_##NAME(from + (n > 0 ? v * (LANES) : 0), n);            \
                sum[v] =                                                                           \
                    TYPE##_fma(x, TYPE##_mul(TYPE##_add(whole, added[v]), factor[v]), sum[v]);     \
            }                                                                                      \
        }                                                                                          \
        UNROLL                                                                                     \
        for (size_t v = 0; v < MULTIPLY_VECTORS; v++)                                              \
            TYPE##_keep(sums + v * (LANES), sum[v]);                                               \
    }                                                                                              \
                                                                                                   \
    static void weigh_row_##NAME(void *sums, const void *left, const int8_t *from,                 \
                                 ptrdiff_t pitch, const void *offset, const void *scale,           \
                                 size_t rows, size_t columns, bool first)                          \
    {                                                                                              \
        if (columns >= MULTIPLY_VECTORS * (LANES))                                                 \
            weigh_##NAME##_in(sums, left, from, pitch, offset, scale, rows,                        \
                              MULTIPLY_VECTORS *(LANES), first);                                   \
        else                                                                                       \
            weigh_##NAME##_in(sums, left, from, pitch, offset, scale, rows, columns, first);       \
    }

WEIGH(f32, vf32, float, vf32, VF32_LANES)
WEIGH_ROW(f32, vf32, float, vf32, VF32_LANES)
WEIGH(f64, vf64, double, vf64, VF64_LANES)
WEIGH_ROW(f64, vf64, double, vf64, VF64_LANES)

AC_WORD void halves_in(float *sums, const float *left, const unsigned char *from, ptrdiff_t pitch,
                       const float *offset, const float *scale, size_t pairs, size_t columns,
                       bool first)
{
    unsigned char bytes[VF32_LANES] = {0};
    vf32 sum[MULTIPLY_VECTORS];
    vf32 added[MULTIPLY_VECTORS];
    vf32 factor[MULTIPLY_VECTORS];
    UNROLL
    for (size_t v = 0; v < MULTIPLY_VECTORS; v++) {
        sum[v] = first ? vf32_of(0) : vf32_load(sums + v * VF32_LANES);
        added[v] = vf32_load(offset + v * VF32_LANES);
        factor[v] = vf32_load(scale + v * VF32_LANES);
    }
    for (size_t k = 0; k < pairs; k++, from += pitch) {
        const vf32 x = vf32_of(left[2 * k]);
        const vf32 y = vf32_of(left[2 * k + 1]);
        UNROLL
        for (size_t v = 0; v < MULTIPLY_VECTORS; v++) {
            const size_t n = columns > v * VF32_LANES ? columns - v * VF32_LANES : 0;
            const unsigned char *at = n > 0 ? from + v * VF32_LANES : from;
            if (n < VF32_LANES) {
                memset(bytes, 0, sizeof bytes);
                memcpy(bytes, at, n);
                at = bytes;
            }
            const vf32 low = vf32_mul(vf32_add(vf32_widen_low(at), added[v]), factor[v]);
            const vf32 high = vf32_mul(vf32_add(vf32_widen_high(at), added[v]), factor[v]);
            sum[v] = vf32_fma(y, high, vf32_fma(x, low, sum[v]));
        }
    }
    UNROLL
    for (size_t v = 0; v < MULTIPLY_VECTORS; v++)
        vf32_keep(sums + v * VF32_LANES, sum[v]);
}

static void weigh_halves(void *sums, const void *left, const unsigned char *from, ptrdiff_t pitch,
                         const void *offset, const void *scale, size_t pairs, size_t columns,
                         bool first)
{
    if (columns >= MULTIPLY_VECTORS * VF32_LANES)
        halves_in(sums, left, from, pitch, offset, scale, pairs, MULTIPLY_VECTORS * VF32_LANES,
                  first);
    else
        halves_in(sums, left, from, pitch, offset, scale, pairs, columns, first);
}

static void halves(int8_t *restrict to, const unsigned char *restrict from, int64_t first,
                   size_t count)
{
    const unsigned char *at = from + (first >> 1);
    size_t i = 0;

    if ((first & 1) != 0 && count > 0)
        to[i++] = (int8_t)((*at++ >> 4 ^ 8) - 8);

    const size_t pairs = (count - i) / 2;

    size_t k = 0;

    for (; k + HALVES <= pairs; k += HALVES)
        halves_split(to + i + 2 * k, at + k);
    for (; k < pairs; k++) {
        to[i + 2 * k] = (int8_t)(((at[k] & 15) ^ 8) - 8);
        to[i + 2 * k + 1] = (int8_t)((at[k] >> 4 ^ 8) - 8);
    }
    if (i + 2 * pairs < count)
        to[count - 1] = (int8_t)(((at[pairs] & 15) ^ 8) - 8);
}

/* --- weights --------------------------------------------------------------------------------- */

static float greatest_f32(const float *elements, size_t count)
{
    float lanes[VF32_LANES];
    float found;
    size_t i = 0;

    if (count >= VF32_LANES) {
        vf32 most = vf32_load(elements);

        for (i = VF32_LANES; i + VF32_LANES <= count; i += VF32_LANES)
            most = vf32_max(most, vf32_load(elements + i));
        vf32_keep(lanes, most);
        found = lanes[0];
        for (size_t k = 1; k < VF32_LANES; k++)
            found = lanes[k] > found ? lanes[k] : found;
    } else {
        found = elements[0];
    }
    for (; i < count; i++)
        found = elements[i] > found ? elements[i] : found;
    return found;
}

/* Where elements are far above what is called the greatest. */
AC_COLD vf32 exps_far(vf32 x, vf32 top)
{
    const vf32x2 apart = vf32x2_of_sum(x, vf32_neg(top));
    const vf32 near = vf32_exp_apart(x, top);
    const vm32 far = vf32_gt(apart.hi, vf32_of(AC_APART_MOST));
    return vf32_where(far, vf32x2_round(vf32x2_exp(apart)), near);
}

AC_WORD vf32 exps_of(vf32 x, vf32 top)
{
    if (__builtin_expect(vm32_any(vf32_gt(vf32_sub(x, top), vf32_of(AC_APART_MOST))), 0))
        return exps_far(x, top);
    return vf32_exp_apart(x, top);
}

static void exps_f32(float *elements, float greatest, size_t count, float *sums, bool first)
{
    const vf32 top = vf32_of(greatest);
    vf32 part[AC_MULTIPLY_SUMS / VF32_LANES];
    size_t i = 0;

    UNROLL
    for (size_t v = 0; v < AC_MULTIPLY_SUMS / VF32_LANES; v++)
        part[v] = vf32_of(0);
    for (; i + AC_MULTIPLY_SUMS <= count; i += AC_MULTIPLY_SUMS) {
        UNROLL
        for (size_t v = 0; v < AC_MULTIPLY_SUMS / VF32_LANES; v++) {
            float *const at = elements + i + v * VF32_LANES;
            const vf32 weight = exps_of(vf32_load(at), top);
            vf32_keep(at, weight);
            part[v] = vf32_add(weight, part[v]);
        }
    }
    for (size_t v = 0; i < count; v++, i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_n(elements + i, exps_of(vf32_load_n(elements + i, n), top), n);
        part[v] = vf32_add(vf32_load_n(elements + i, n), part[v]);
    }
    UNROLL
    for (size_t v = 0; v < AC_MULTIPLY_SUMS / VF32_LANES; v++) {
        float *const to = sums + v * VF32_LANES;
        vf32_keep(to, first ? part[v] : vf32_add(vf32_load(to), part[v]));
    }
}

static void leans_f32(float *weights, float *leans, float greatest, float factor, float differ,
                      size_t count)
{
    const vf32 top = vf32_of(greatest);
    const vf32 scale = vf32_of(factor);
    const vf32 other = vf32_of(differ);
    size_t i = 0;

    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 weight = vf32_mul(scale, exps_of(vf32_load(weights + i), top));
        vf32_keep(weights + i, weight);
        vf32_keep(leans + i, vf32_mul(weight, vf32_sub(vf32_load(leans + i), other)));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 weight = vf32_mul(scale, exps_of(vf32_load_n(weights + i, n), top));
        vf32_store_n(weights + i, weight, n);
        vf32_store_n(leans + i, vf32_mul(weight, vf32_sub(vf32_load_n(leans + i, n), other)), n);
    }
}

static float log_total_f32(float greatest, float total)
{
    float lanes[VF32_LANES];

    if (!(total > 0))
        return isnan(total) ? NAN : -INFINITY;

    const vf32x2 log = vf32x2_log(vf32x2_of(vf32_of(total)));

    vf32_keep(lanes, vf32x2_round(vf32x2_add_finite(vf32x2_of(vf32_of(greatest)), log)));
    return lanes[0];
}

extern const ac_multiply AC_ISA(ac_multiplies)[2];

const ac_multiply AC_ISA(ac_multiplies)[2] = {
    {
        .height = MULTIPLY_ROWS,
        .width = MULTIPLY_VECTORS * VF32_LANES,
        .block = block_f32,
        .slide = slide_f32,
        .finish = finish_f32,
        .dot = dot_f32,
        .join = join_f32,
        .greatest = greatest_f32,
        .exps = exps_f32,
        .leans = leans_f32,
        .log_total = log_total_f32,
        .add = add_f32,
        .weigh = weigh_f32,
        .weigh_row = weigh_row_f32,
        .weigh_halves = weigh_halves,
        .halves = halves,
        .strip = {[AC_F32] = strip_f32, [AC_F16] = strip_f16, [AC_BF16] = strip_bf16},
        .sweep = {[AC_F32] = sweep_f32, [AC_F16] = sweep_f16, [AC_BF16] = sweep_bf16},
        .lines = {[AC_F32] = lines_f32, [AC_F16] = lines_f16, [AC_BF16] = lines_bf16},
        .taps = {[AC_F32] = taps_f32, [AC_F16] = taps_f16, [AC_BF16] = taps_bf16},
        .few_lines =
            {[AC_F32] = few_lines_f32, [AC_F16] = few_lines_f16, [AC_BF16] = few_lines_bf16},
        .few_sweep =
            {[AC_F32] = few_sweep_f32, [AC_F16] = few_sweep_f16, [AC_BF16] = few_sweep_bf16},
    },
    {
        .height = MULTIPLY_ROWS,
        .width = MULTIPLY_VECTORS * VF64_LANES,
        .block = block_f64,
        .slide = slide_f64,
        .finish = finish_f64,
        .dot = dot_f64,
        .join = join_f64,
        .add = add_f64,
        .weigh = weigh_f64,
        .weigh_row = weigh_row_f64,
        .halves = halves,
        .strip = {[AC_F64] = strip_f64},
        .sweep = {[AC_F64] = sweep_f64},
        .lines = {[AC_F64] = lines_f64},
        .taps = {[AC_F64] = taps_f64},
    },
};
