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

/* --- a few rows
 * -----------------------------------------------------------------------------------
 */

/* So many rows of right are read side by side, each from its first column to its last, as the
 * machine's prefetching expects; the sums stay in the first cache. Two vectors of them at a time,
 * since a sum waits for the one before it. */
enum { SWEEP_ROWS = 8, TURN_AHEAD = 256 /* bytes */ };

#define SWEEP(NAME, TYPE, ELEMENT, VECTOR, LANES, STORED, SUFFIX)                                  \
    AC_WORD void NAME##_rows(ELEMENT *sums, const ELEMENT *left, const unsigned char *from,        \
                             ptrdiff_t stride, size_t rows, size_t columns, bool first)            \
    {                                                                                              \
        VECTOR factor[SWEEP_ROWS];                                                                 \
        size_t c = 0;                                                                              \
        UNROLL                                                                                     \
        for (size_t r = 0; r < rows; r++)                                                          \
            factor[r] = TYPE##_of(left[r]);                                                        \
        for (; c + 2 * (LANES) <= columns; c += 2 * (LANES)) {                                     \
            VECTOR sum[2];                                                                         \
            UNROLL                                                                                 \
            for (size_t v = 0; v < 2; v++)                                                         \
                sum[v] = first ? TYPE##_of(0) : TYPE##_load(sums + c + v * (LANES));               \
            UNROLL                                                                                 \
            for (size_t r = 0; r < rows; r++) {                                                    \
                const unsigned char *const row = from + (ptrdiff_t)r * stride;                     \
                UNROLL                                                                             \
                for (size_t v = 0; v < 2; v++) {                                                   \
                    const size_t at = c + v * (LANES);                                             \
                    sum[v] = TYPE##_fma(                                                           \
                        factor[r], TYPE##_load##SUFFIX((const STORED *)(const void *)row + at),    \
                        sum[v]);                                                                   \
                }                                                                                  \
            }                                                                                      \
            UNROLL                                                                                 \
            for (size_t v = 0; v < 2; v++)                                                         \
                TYPE##_keep(sums + c + v * (LANES), sum[v]);                                       \
        }                                                                                          \
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
    /* Several rows: what is loaded of right serves all of them. */                                \
    AC_WORD void NAME##_few(ELEMENT *sums, size_t step, const ELEMENT *left, size_t rows,          \
                            const unsigned char *from, ptrdiff_t stride, size_t depth,             \
                            size_t columns, bool first)                                            \
    {                                                                                              \
        VECTOR sum[AC_MULTIPLY_SWEPT][2];                                                          \
        size_t c = 0;                                                                              \
        for (; c + 2 * (LANES) <= columns; c += 2 * (LANES)) {                                     \
            UNROLL                                                                                 \
            for (size_t r = 0; r < rows; r++)                                                      \
                UNROLL                                                                             \
            for (size_t v = 0; v < 2; v++)                                                         \
                sum[r][v] = first ? TYPE##_of(0) : TYPE##_load(sums + r * step + c + v * (LANES)); \
            UNROLL                                                                                 \
            for (size_t k = 0; k < depth; k++) {                                                   \
                const STORED *const row =                                                          \
                    (const STORED *)(const void *)(from + (ptrdiff_t)k * stride) + c;              \
                const VECTOR x = TYPE##_load##SUFFIX(row);                                         \
                const VECTOR y = TYPE##_load##SUFFIX(row + (LANES));                               \
                UNROLL                                                                             \
                for (size_t r = 0; r < rows; r++) {                                                \
                    const VECTOR factor = TYPE##_of(left[r * AC_MULTIPLY_PITCH + k]);              \
                    sum[r][0] = TYPE##_fma(factor, x, sum[r][0]);                                  \
                    sum[r][1] = TYPE##_fma(factor, y, sum[r][1]);                                  \
                }                                                                                  \
            }                                                                                      \
            UNROLL                                                                                 \
            for (size_t r = 0; r < rows; r++)                                                      \
                UNROLL                                                                             \
            for (size_t v = 0; v < 2; v++)                                                         \
                TYPE##_keep(sums + r * step + c + v * (LANES), sum[r][v]);                         \
        }                                                                                          \
        for (; c < columns; c += (LANES)) {                                                        \
            const size_t n = columns - c < (LANES) ? columns - c : (LANES);                        \
            UNROLL                                                                                 \
            for (size_t r = 0; r < rows; r++)                                                      \
                sum[r][0] = first ? TYPE##_of(0) : TYPE##_load(sums + r * step + c);               \
            for (size_t k = 0; k < depth; k++) {                                                   \
                const VECTOR x = TYPE##_load##SUFFIX##_n(                                          \
                    (const STORED *)(const void *)(from + (ptrdiff_t)k * stride) + c, n);          \
                UNROLL                                                                             \
                for (size_t r = 0; r < rows; r++)                                                  \
                    sum[r][0] =                                                                    \
                        TYPE##_fma(TYPE##_of(left[r * AC_MULTIPLY_PITCH + k]), x, sum[r][0]);      \
            }                                                                                      \
            UNROLL                                                                                 \
            for (size_t r = 0; r < rows; r++)                                                      \
                TYPE##_keep(sums + r * step + c, sum[r][0]);                                       \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    AC_WORD void NAME##_part(ELEMENT *sums, size_t step, const ELEMENT *left, size_t rows,         \
                             const unsigned char *from, ptrdiff_t stride, size_t depth,            \
                             size_t columns, bool first)                                           \
    {                                                                                              \
        switch (rows) {                                                                            \
        case 1:                                                                                    \
            NAME##_rows(sums, left, from, stride, depth, columns, first);                          \
            break;                                                                                 \
        case 2:                                                                                    \
            NAME##_few(sums, step, left, 2, from, stride, depth, columns, first);                  \
            break;                                                                                 \
        case 3:                                                                                    \
            NAME##_few(sums, step, left, 3, from, stride, depth, columns, first);                  \
            break;                                                                                 \
        default:                                                                                   \
            NAME##_few(sums, step, left, AC_MULTIPLY_SWEPT, from, stride, depth, columns, first);  \
            break;                                                                                 \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    static void NAME(void *sums, size_t step, const void *left, size_t rows, const void *from,     \
                     ptrdiff_t stride, size_t depth, size_t columns)                               \
    {                                                                                              \
        const ELEMENT *const factors = left;                                                       \
        size_t k = 0;                                                                              \
        for (; k + SWEEP_ROWS <= depth; k += SWEEP_ROWS)                                           \
            NAME##_part(sums, step, factors + k, rows,                                             \
                        (const unsigned char *)from + (ptrdiff_t)k * stride, stride, SWEEP_ROWS,   \
                        columns, k == 0);                                                          \
        for (; k < depth; k++)                                                                     \
            NAME##_part(sums, step, factors + k, rows,                                             \
                        (const unsigned char *)from + (ptrdiff_t)k * stride, stride, 1, columns,   \
                        k == 0);                                                                   \
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

/* Two vectors of numbers, of a row of bytes from some column on; with `rest` columns behind it, of
 * which there may be fewer than two vectors. Of those that lie along k: of the low halves and of
 * the high ones, one vector each. */
#define NUMBERS(NAME, TYPE, VECTOR, LANES)                                                         \
    AC_WORD const unsigned char *NAME##_bytes(unsigned char *room, const unsigned char *from,      \
                                              size_t needed, size_t there)                         \
    {                                                                                              \
        if (there >= needed)                                                                       \
            return from;                                                                           \
        memset(room, 0, needed);                                                                   \
        memcpy(room, from, there);                                                                 \
        return room;                                                                               \
    }                                                                                              \
                                                                                                   \
    AC_WORD void NAME##_numbers(VECTOR two[2], const unsigned char *from, size_t rest)             \
    {                                                                                              \
        unsigned char room[2 * (LANES)];                                                           \
        const int8_t *const at =                                                                   \
            (const int8_t *)NAME##_bytes(room, from, 2 * (size_t)(LANES), rest);                   \
        two[0] = TYPE##_widen_i8(at);                                                              \
        two[1] = TYPE##_widen_i8(at + (LANES));                                                    \
    }

NUMBERS(bytes_f32, vf32, vf32, VF32_LANES)
NUMBERS(bytes_f64, vf64, vf64, VF64_LANES)

AC_WORD void across_f32_numbers(vf32 two[2], const unsigned char *from, size_t rest)
{
    unsigned char room[VF32_LANES];
    vf32_widen_two(two, bytes_f32_bytes(room, from, VF32_LANES, (rest + 1) / 2));
}

AC_WORD void along_f32_numbers(vf32 two[2], const unsigned char *from, size_t rest)
{
    unsigned char room[VF32_LANES];
    const unsigned char *const at = bytes_f32_bytes(room, from, VF32_LANES, rest);
    two[0] = vf32_widen_low(at);
    two[1] = vf32_widen_high(at);
}

/* Bytes of a row in front of a column: `step` halves of a byte for each. */
#define BEFORE(column, step) ((column) * (step) / 2)

/* A strip of two vectors at a time; an odd one behind them has the first of the two. */
#define WEIGH(NAME, NUMBERS, STEP, TYPE, ELEMENT, VECTOR, LANES)                                   \
    static void NAME(void *strip, const void *from, ptrdiff_t pitch, const void *offset,           \
                     const void *scale, size_t depth, size_t columns)                              \
    {                                                                                              \
        for (size_t v = 0; v < MULTIPLY_VECTORS; v += 2) {                                         \
            const size_t pair = MULTIPLY_VECTORS - v < 2 ? 1 : 2;                                  \
            const size_t first = v * (LANES);                                                      \
            const size_t rest = columns > first ? columns - first : 0;                             \
            const size_t n = rest < pair * (LANES) ? rest : pair * (LANES);                        \
            const unsigned char *row =                                                             \
                (const unsigned char *)from + (rest > 0 ? BEFORE(first, STEP) : 0);                \
            ELEMENT *to = (ELEMENT *)strip + first;                                                \
            VECTOR added[2];                                                                       \
            VECTOR factor[2];                                                                      \
            for (size_t i = 0; i < pair; i++) {                                                    \
                added[i] = TYPE##_load((const ELEMENT *)offset + first + i * (LANES));             \
                factor[i] = TYPE##_load((const ELEMENT *)scale + first + i * (LANES));             \
            }                                                                                      \
            for (size_t k = 0; k < depth; k++, row += pitch, to += MULTIPLY_VECTORS * (LANES)) {   \
                VECTOR x[2];                                                                       \
                NUMBERS(x, row, n);                                                                \
                for (size_t i = 0; i < pair; i++)                                                  \
                    TYPE##_keep(to + i * (LANES),                                                  \
                                TYPE##_mul(TYPE##_add(x[i], added[i]), factor[i]));                \
            }                                                                                      \
        }                                                                                          \
    }

WEIGH(weigh_bytes_f32, bytes_f32_numbers, 2, vf32, float, vf32, VF32_LANES)
WEIGH(weigh_across_f32, across_f32_numbers, 1, vf32, float, vf32, VF32_LANES)
WEIGH(weigh_bytes_f64, bytes_f64_numbers, 2, vf64, double, vf64, VF64_LANES)

static void weigh_along_f32(void *strip, const void *from, ptrdiff_t pitch, const void *offset,
                            const void *scale, size_t depth, size_t columns)
{
    for (size_t v = 0; v < MULTIPLY_VECTORS; v++) {
        const size_t first = v * VF32_LANES;
        const size_t rest = columns > first ? columns - first : 0;
        const vf32 added = vf32_load((const float *)offset + first);
        const vf32 factor = vf32_load((const float *)scale + first);
        const unsigned char *row = (const unsigned char *)from + (rest > 0 ? first : 0);
        float *to = (float *)strip + first;
        for (size_t k = 0; k < depth; k += 2, row += pitch) {
            vf32 x[2];
            along_f32_numbers(x, row, rest);
            for (size_t i = 0; i < 2; i++, to += MULTIPLY_VECTORS * VF32_LANES)
                vf32_keep(to, vf32_mul(vf32_add(x[i], added), factor));
        }
    }
}

/* One row of left: so many rows of bytes side by side, and two vectors of columns, as often as
 * `pairs` says: sums that do not wait for each other. */
#define WEIGH_ROW(NAME, NUMBERS, STEP)                                                             \
    AC_WORD void NAME##_pairs(float *sums, const float *left, const unsigned char *from,           \
                              ptrdiff_t stride, const float *offset, const float *scale,           \
                              size_t rows, size_t pairs, size_t rest, bool first)                  \
    {                                                                                              \
        vf32 sum[4];                                                                               \
        UNROLL                                                                                     \
        for (size_t i = 0; i < 2 * pairs; i++)                                                     \
            sum[i] = first ? vf32_of(0) : vf32_load(sums + i * VF32_LANES);                        \
        UNROLL                                                                                     \
        for (size_t r = 0; r < rows; r++) {                                                        \
            vf32 x[4];                                                                             \
            UNROLL                                                                                 \
            for (size_t i = 0; i < pairs; i++)                                                     \
                NUMBERS(x + 2 * i,                                                                 \
                        from + (ptrdiff_t)r * stride + BEFORE(2 * i * VF32_LANES, STEP), rest);    \
            const vf32 one = vf32_of(left[r]);                                                     \
            UNROLL                                                                                 \
            for (size_t i = 0; i < 2 * pairs; i++) {                                               \
                const vf32 more =                                                                  \
                    offset ? vf32_add(x[i], vf32_load(offset + i * VF32_LANES)) : x[i];            \
                const vf32 weight = vf32_mul(more, vf32_load(scale + i * VF32_LANES));             \
                sum[i] = vf32_fma(one, weight, sum[i]);                                            \
            }                                                                                      \
        }                                                                                          \
        UNROLL                                                                                     \
        for (size_t i = 0; i < 2 * pairs; i++)                                                     \
            vf32_keep(sums + i * VF32_LANES, sum[i]);                                              \
    }                                                                                              \
                                                                                                   \
    AC_WORD void NAME##_rows(float *sums, const float *left, const unsigned char *from,            \
                             ptrdiff_t stride, const float *offset, const float *scale,            \
                             size_t rows, size_t columns, bool first)                              \
    {                                                                                              \
        const size_t wide = 2 * VF32_LANES;                                                        \
        size_t c = 0;                                                                              \
        for (; c + 2 * wide <= columns; c += 2 * wide)                                             \
            NAME##_pairs(sums + c, left, from + BEFORE(c, STEP), stride,                           \
                         offset ? offset + c : NULL, scale + c, rows, 2, wide, first);             \
        for (; c + wide <= columns; c += wide)                                                     \
            NAME##_pairs(sums + c, left, from + BEFORE(c, STEP), stride,                           \
                         offset ? offset + c : NULL, scale + c, rows, 1, wide, first);             \
        if (c < columns)                                                                           \
            NAME##_pairs(sums + c, left, from + BEFORE(c, STEP), stride,                           \
                         offset ? offset + c : NULL, scale + c, rows, 1, columns - c, first);      \
    }                                                                                              \
                                                                                                   \
    AC_WORD void NAME##_all(float *sums, const float *left, const unsigned char *from,             \
                            ptrdiff_t stride, const float *offset, const float *scale,             \
                            size_t depth, size_t columns, bool first)                              \
    {                                                                                              \
        size_t k = 0;                                                                              \
        for (; k + SWEEP_ROWS <= depth; k += SWEEP_ROWS)                                           \
            NAME##_rows(sums, left + k, from + (ptrdiff_t)k * stride, stride, offset, scale,       \
                        SWEEP_ROWS, columns, first && k == 0);                                     \
        for (; k < depth; k++)                                                                     \
            NAME##_rows(sums, left + k, from + (ptrdiff_t)k * stride, stride, offset, scale, 1,    \
                        columns, first && k == 0);                                                 \
    }                                                                                              \
                                                                                                   \
    static void NAME(void *sums, const void *left, const void *from, ptrdiff_t stride,             \
                     const void *offset, const void *scale, size_t depth, size_t columns,          \
                     bool first)                                                                   \
    {                                                                                              \
        if (offset)                                                                                \
            NAME##_all(sums, left, from, stride, offset, scale, depth, columns, first);            \
        else                                                                                       \
            NAME##_all(sums, left, from, stride, NULL, scale, depth, columns, first);              \
    }

WEIGH_ROW(weigh_row_bytes, bytes_f32_numbers, 2)
WEIGH_ROW(weigh_row_across, across_f32_numbers, 1)

/* Of bytes with two indices each: so many vectors of columns, the last one of `rest` columns. */
AC_WORD void along_vectors(float *sums, const float *left, const unsigned char *from,
                           ptrdiff_t stride, const float *offset, const float *scale, size_t rows,
                           size_t vectors, size_t rest, bool first)
{
    vf32 sum[4];
    UNROLL
    for (size_t i = 0; i < vectors; i++)
        sum[i] = first ? vf32_of(0) : vf32_load(sums + i * VF32_LANES);
    UNROLL
    for (size_t r = 0; r < rows; r++) {
        vf32 x[4][2];
        UNROLL
        for (size_t i = 0; i < vectors; i++)
            along_f32_numbers(x[i], from + (ptrdiff_t)r * stride + i * VF32_LANES, rest);
        UNROLL
        for (size_t half = 0; half < 2; half++) {
            const vf32 one = vf32_of(left[2 * r + half]);
            UNROLL
            for (size_t i = 0; i < vectors; i++) {
                const vf32 more =
                    offset ? vf32_add(x[i][half], vf32_load(offset + i * VF32_LANES)) : x[i][half];
                const vf32 weight = vf32_mul(more, vf32_load(scale + i * VF32_LANES));
                sum[i] = vf32_fma(one, weight, sum[i]);
            }
        }
    }
    UNROLL
    for (size_t i = 0; i < vectors; i++)
        vf32_keep(sums + i * VF32_LANES, sum[i]);
}

AC_WORD void along_rows(float *sums, const float *left, const unsigned char *from, ptrdiff_t stride,
                        const float *offset, const float *scale, size_t rows, size_t columns,
                        bool first)
{
    size_t c = 0;
    for (; c + 4 * VF32_LANES <= columns; c += 4 * VF32_LANES)
        along_vectors(sums + c, left, from + c, stride, offset ? offset + c : NULL, scale + c, rows,
                      4, VF32_LANES, first);
    for (; c < columns; c += VF32_LANES)
        along_vectors(sums + c, left, from + c, stride, offset ? offset + c : NULL, scale + c, rows,
                      1, columns - c, first);
}

AC_WORD void along_all(float *sums, const float *left, const unsigned char *from, ptrdiff_t stride,
                       const float *offset, const float *scale, size_t depth, size_t columns,
                       bool first)
{
    const size_t deep = SWEEP_ROWS / 2;
    size_t k = 0;
    for (; k + deep <= depth / 2; k += deep)
        along_rows(sums, left + 2 * k, from + (ptrdiff_t)k * stride, stride, offset, scale, deep,
                   columns, first && k == 0);
    for (; k < depth / 2; k++)
        along_rows(sums, left + 2 * k, from + (ptrdiff_t)k * stride, stride, offset, scale, 1,
                   columns, first && k == 0);
}

static void weigh_row_along(void *sums, const void *left, const void *from, ptrdiff_t stride,
                            const void *offset, const void *scale, size_t depth, size_t columns,
                            bool first)
{
    if (offset)
        along_all(sums, left, from, stride, offset, scale, depth, columns, first);
    else
        along_all(sums, left, from, stride, NULL, scale, depth, columns, first);
}

/* Rows of bytes become columns. */
static void turn(void *to, ptrdiff_t to_step, const void *from, ptrdiff_t from_step, size_t rows,
                 size_t bytes)
{
    unsigned char *const target = to;
    const unsigned char *const source = from;
    size_t r = 0;
    for (; r + OBLONG_ROWS <= rows; r += OBLONG_ROWS) {
        const unsigned char *const row = source + (ptrdiff_t)r * from_step;
        size_t b = 0;
        for (; b + OBLONG_BYTES <= bytes; b += OBLONG_BYTES) {
            for (size_t i = 0; i < OBLONG_ROWS && b % AC_LINE_BYTES == 0; i++)
                line_ahead_far(row + (ptrdiff_t)i * from_step + b + TURN_AHEAD);
            oblong_1(target + (ptrdiff_t)b * to_step + r, to_step, row + b, from_step);
        }
        for (; b < bytes; b++)
            for (size_t i = 0; i < OBLONG_ROWS; i++)
                target[(ptrdiff_t)b * to_step + (ptrdiff_t)(r + i)] =
                    row[(ptrdiff_t)i * from_step + (ptrdiff_t)b];
    }
    for (; r < rows; r++)
        for (size_t b = 0; b < bytes; b++)
            target[(ptrdiff_t)b * to_step + (ptrdiff_t)r] =
                source[(ptrdiff_t)r * from_step + (ptrdiff_t)b];
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
        .weigh = {weigh_bytes_f32, weigh_across_f32, weigh_along_f32},
        .weigh_row = {weigh_row_bytes, weigh_row_across, weigh_row_along},
        .turn = turn,
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
        .weigh = {weigh_bytes_f64},
        .turn = turn,
        .halves = halves,
        .strip = {[AC_F64] = strip_f64},
        .sweep = {[AC_F64] = sweep_f64},
        .lines = {[AC_F64] = lines_f64},
        .taps = {[AC_F64] = taps_f64},
    },
};
