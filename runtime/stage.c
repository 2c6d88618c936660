#include "stage.h"

#include <math.h>
#include <string.h>

#include "simd/move.h"
#include "simd/simd.h"

/* Asks for what falls to so many written lines. */
static inline void lines_ahead(ac_ahead *next, size_t lines)
{
    if (next == NULL)
        return;
    for (lines *= next->pace; lines > 0 && next->rows > 0; lines--) {
        line_ahead_far(next->from + next->done);
        next->done += AC_LINE_BYTES;
        if (next->done < next->bytes)
            continue;
        next->from += next->stride;
        next->rows--;
        next->done = 0;
    }
}

enum { STREAM_ROW_MIN = 4 * AC_LINE_BYTES };

/* --- streaming ------------------------------------------------------------------------------- */

/* Whole lines bypass the caches; the ends, which may share a line with somebody else's elements, do
 * not. */
static void stream(void *to, const void *from, size_t bytes, ac_ahead *next)
{
    unsigned char *target = to;
    const unsigned char *source = from;
    const size_t head = (0 - (uintptr_t)target) % AC_LINE_BYTES;
    if (bytes < head + AC_LINE_BYTES) {
        memcpy(target, source, bytes);
        return;
    }
    memcpy(target, source, head);
    target += head;
    source += head;
    bytes -= head;
    size_t done = 0;
    for (; done + AC_LINE_BYTES <= bytes; done += AC_LINE_BYTES) {
        lines_ahead(next, 1);
        line_stream(target + done, source + done);
    }
    memcpy(target + done, source + done, bytes - done);
}

/* --- strided copies -----------------------------------------------------------------------------
 *
 * One routine for each direction, made into four by a constant element size. Elements are only
 * moved, so sizes are all that matters, and every bit of a nan survives.
 */

static inline __attribute__((always_inline)) void
copy_element(unsigned char *to, const unsigned char *from, size_t size)
{
    memcpy(to, from, size);
}

/* Repeats one element. */
static inline __attribute__((always_inline)) void fill(unsigned char *to, const unsigned char *from,
                                                       size_t count, size_t size)
{
    unsigned char element[8];
    copy_element(element, from, size);
    for (size_t i = 0; i < count; i++)
        copy_element(to + i * size, element, size);
}

/* Every so many-th element; a constant number lets the compiler take vectors apart. */
static inline __attribute__((always_inline)) void pick(unsigned char *restrict to,
                                                       const unsigned char *restrict from,
                                                       size_t every, size_t count, size_t size)
{
    for (size_t i = 0; i < count; i++)
        copy_element(to + i * size, from + i * every * size, size);
}

static inline __attribute__((always_inline)) void gather_row(unsigned char *to,
                                                             const unsigned char *from,
                                                             ptrdiff_t stride, size_t count,
                                                             size_t size)
{
    if (stride == (ptrdiff_t)size) {
        memcpy(to, from, count * size);
    } else if (stride == 0) {
        fill(to, from, count, size);
    } else if (stride == 2 * (ptrdiff_t)size) {
        pick(to, from, 2, count, size);
    } else if (stride == 3 * (ptrdiff_t)size) {
        pick(to, from, 3, count, size);
    } else if (stride == 4 * (ptrdiff_t)size) {
        pick(to, from, 4, count, size);
    } else {
        for (size_t i = 0; i < count; i++)
            copy_element(to + i * size, from + (ptrdiff_t)i * stride, size);
    }
}

static inline __attribute__((always_inline)) void scatter_row(unsigned char *to, ptrdiff_t stride,
                                                              const unsigned char *from,
                                                              size_t count, size_t size)
{
    if (stride == (ptrdiff_t)size) {
        memcpy(to, from, count * size);
    } else {
        for (size_t i = 0; i < count; i++)
            copy_element(to + (ptrdiff_t)i * stride, from + i * size, size);
    }
}

static inline __attribute__((always_inline)) void square(unsigned char *to, ptrdiff_t to_step,
                                                         const unsigned char *from,
                                                         ptrdiff_t from_step, size_t size)
{
    if (size == 1)
        square_1(to, to_step, from, from_step);
    else if (size == 2)
        square_2(to, to_step, from, from_step);
    else if (size == 4)
        square_4(to, to_step, from, from_step);
    else
        square_8(to, to_step, from, from_step);
}

static inline __attribute__((always_inline)) size_t square_side(size_t size)
{
    return size == 1 ? SQUARE_1 : size == 2 ? SQUARE_2 : size == 4 ? SQUARE_4 : SQUARE_8;
}

/* Transposes `rows` times `columns` elements. Both sides step by any distance between rows and by
 * one element within one. Squares go along the rows of `from`, so that a cache line of it, once
 * there, is used up; the lines of `to` are those of a block.
 */
static inline __attribute__((always_inline)) void transpose(unsigned char *to, ptrdiff_t to_step,
                                                            const unsigned char *from,
                                                            ptrdiff_t from_step, size_t rows,
                                                            size_t columns, size_t size)
{
    const size_t side = square_side(size);
    const size_t whole_rows = rows / side * side;
    const size_t whole_columns = columns / side * side;
    for (size_t r = 0; r < whole_rows; r += side) {
        const unsigned char *const source = from + (ptrdiff_t)r * from_step;
        for (size_t c = 0; c < whole_columns; c += side)
            square(to + (ptrdiff_t)c * to_step + r * size, to_step, source + c * size, from_step,
                   size);
        for (size_t c = whole_columns; c < columns; c++)
            gather_row(to + (ptrdiff_t)c * to_step + r * size, source + c * size, from_step, side,
                       size);
    }
    for (size_t r = whole_rows; r < rows; r++)
        scatter_row(to + r * size, to_step, from + (ptrdiff_t)r * from_step, columns, size);
}

static inline __attribute__((always_inline)) void gather(unsigned char *block, size_t row,
                                                         const unsigned char *from,
                                                         ptrdiff_t x_stride, ptrdiff_t y_stride,
                                                         size_t nx, size_t ny, size_t size)
{
    /* Rows of two to four elements are too narrow for squares; `pick` takes them apart. */
    const bool narrow_rows = x_stride > (ptrdiff_t)size && x_stride <= 4 * (ptrdiff_t)size;
    if (y_stride == (ptrdiff_t)size && x_stride != y_stride && x_stride != 0 && !narrow_rows) {
        transpose(block, (ptrdiff_t)(row * size), from, x_stride, nx, ny, size);
        return;
    }
    for (size_t y = 0; y < ny; y++)
        gather_row(block + y * row * size, from + (ptrdiff_t)y * y_stride, x_stride, nx, size);
}

static inline __attribute__((always_inline)) void
scatter(unsigned char *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const unsigned char *block,
        size_t row, size_t nx, size_t ny, size_t size, ac_ahead *next)
{
    if (y_stride == (ptrdiff_t)size && x_stride != y_stride && x_stride != 0) {
        transpose(to, x_stride, block, (ptrdiff_t)(row * size), ny, nx, size);
        return;
    }
    for (size_t y = 0; y < ny; y++) {
        scatter_row(to + (ptrdiff_t)y * y_stride, x_stride, block + y * row * size, nx, size);
        lines_ahead(next, nx * size / AC_LINE_BYTES);
    }
}

static void clear(double *lanes, size_t count)
{
    for (size_t i = 0; i < count; i += VF64_LANES)
        vf64_keep(lanes + i, vf64_of(0.0));
}

/* Whole vectors, which a kernel that loads them again gets from the store itself. */
static void repeat(float *to, const unsigned char *from, ptrdiff_t stride, size_t run,
                   size_t period, size_t count)
{
    float number[VF32_LANES];
    for (size_t i = 0; i < VF32_LANES; i++)
        number[i] = (float)i;
    const vf32 lane = vf32_load(number);
    float first;
    memcpy(&first, from, sizeof first);
    vf32 element = vf32_of(first);
    size_t end = run; /* of the element's points */
    for (size_t i = 0, c = 0; i < count; i += VF32_LANES) {
        vf32 points = element;
        for (; end < i + VF32_LANES; end += run) {
            float next;
            c = c + 1 < period ? c + 1 : 0;
            memcpy(&next, from + (ptrdiff_t)c * stride, sizeof next);
            element = vf32_of(next);
            points = vf32_where(vf32_ge(lane, vf32_of((float)(end - i))), element, points);
        }
        vf32_keep(to + i, points);
    }
}

static void gather_1(void *block, size_t row, const void *from, ptrdiff_t x_stride,
                     ptrdiff_t y_stride, size_t nx, size_t ny)
{
    gather(block, row, from, x_stride, y_stride, nx, ny, 1);
}

static void gather_2(void *block, size_t row, const void *from, ptrdiff_t x_stride,
                     ptrdiff_t y_stride, size_t nx, size_t ny)
{
    gather(block, row, from, x_stride, y_stride, nx, ny, 2);
}

static void gather_4(void *block, size_t row, const void *from, ptrdiff_t x_stride,
                     ptrdiff_t y_stride, size_t nx, size_t ny)
{
    gather(block, row, from, x_stride, y_stride, nx, ny, 4);
}

static void gather_8(void *block, size_t row, const void *from, ptrdiff_t x_stride,
                     ptrdiff_t y_stride, size_t nx, size_t ny)
{
    gather(block, row, from, x_stride, y_stride, nx, ny, 8);
}

/* Rows of a few lines and more bypass the caches; of shorter ones too much would be ends. */
static inline __attribute__((always_inline)) void
stream_scatter(unsigned char *to, ptrdiff_t x_stride, ptrdiff_t y_stride,
               const unsigned char *block, size_t row, size_t nx, size_t ny, size_t size,
               ac_ahead *next)
{
    if (x_stride != (ptrdiff_t)size || nx * size < STREAM_ROW_MIN) {
        scatter(to, x_stride, y_stride, block, row, nx, ny, size, next);
        return;
    }
    for (size_t y = 0; y < ny; y++) {
        stream(to + (ptrdiff_t)y * y_stride, block + y * row * size, nx * size, next);
    }
}

static void scatter_1(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                      size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    scatter(to, x_stride, y_stride, block, row, nx, ny, 1, next);
}

static void scatter_2(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                      size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    scatter(to, x_stride, y_stride, block, row, nx, ny, 2, next);
}

static void scatter_4(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                      size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    scatter(to, x_stride, y_stride, block, row, nx, ny, 4, next);
}

static void scatter_8(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                      size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    scatter(to, x_stride, y_stride, block, row, nx, ny, 8, next);
}

static void stream_scatter_1(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                             size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    stream_scatter(to, x_stride, y_stride, block, row, nx, ny, 1, next);
}

static void stream_scatter_2(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                             size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    stream_scatter(to, x_stride, y_stride, block, row, nx, ny, 2, next);
}

static void stream_scatter_4(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                             size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    stream_scatter(to, x_stride, y_stride, block, row, nx, ny, 4, next);
}

static void stream_scatter_8(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                             size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    stream_scatter(to, x_stride, y_stride, block, row, nx, ny, 8, next);
}

/* --- conversions --------------------------------------------------------------------------------
 *
 * Every dtype that f32 holds exactly goes through f32, the rest through f64 or straight to the
 * target, so that there is one rounding: the last.
 */

enum { CHUNK = 256 }; /* elements on their way through f32 or f64 */

static const float canonical_nan_f32 = NAN;
static const double canonical_nan_f64 = (double)NAN;

static void f32_of_f16(float *to, const ac_f16 *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(to + i, vf32_load_f16(from + i));
    if (i < count)
        vf32_store_n(to + i, vf32_load_f16_n(from + i, count - i), count - i);
}

static void f32_of_bf16(float *to, const ac_bf16 *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(to + i, vf32_load_bf16(from + i));
    if (i < count)
        vf32_store_n(to + i, vf32_load_bf16_n(from + i, count - i), count - i);
}

static void f16_of_f32(ac_f16 *to, const float *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_f16(to + i, vf32_load(from + i));
    if (i < count)
        vf32_store_f16_n(to + i, vf32_load_n(from + i, count - i), count - i);
}

static void bf16_of_f32(ac_bf16 *to, const float *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_bf16(to + i, vf32_load(from + i));
    if (i < count)
        vf32_store_bf16_n(to + i, vf32_load_n(from + i, count - i), count - i);
}

/* The f32 next to `x`, rounded to odd: towards zero, the last bit set if that was not exact. A
 * second rounding to fewer bits then gives what one rounding would have given. */
static inline float f32_of_f64_odd(double x)
{
    const float nearest = (float)x;
    if (x != x)
        return canonical_nan_f32;
    if ((double)nearest == x)
        return nearest;
    const double magnitude = x < 0 ? -x : x;
    const double candidate = nearest < 0 ? -(double)nearest : (double)nearest;
    uint32_t bits;
    memcpy(&bits, &nearest, sizeof bits);
    bits = (candidate > magnitude ? bits - 1 : bits) | 1;
    float odd;
    memcpy(&odd, &bits, sizeof odd);
    return odd;
}

/* The f64 next to an integer, rounded to odd likewise. */
static inline double f64_of_u64_odd(uint64_t x)
{
    if (x < UINT64_C(1) << 53)
        return (double)x;
    return (double)(x >> 11 | (uint64_t)((x & 2047) != 0)) * 2048.0;
}

static inline double f64_of_i64_odd(int64_t x)
{
    return x < 0 ? -f64_of_u64_odd(UINT64_C(0) - (uint64_t)x) : f64_of_u64_odd((uint64_t)x);
}

/* For f16, bf16, 8- and 16-bit integers and bool, which f32 holds exactly, and for f32 itself; also
 * for wider integers and f64, which are rounded to nearest even. */
static void f32_of(float *to, int dtype, const void *from, size_t count)
{
    switch (dtype) {
    case AC_F32:
        for (size_t i = 0; i < count; i++) {
            const float x = ((const float *)from)[i];
            to[i] = x != x ? canonical_nan_f32 : x;
        }
        return;
    case AC_F16:
        f32_of_f16(to, from, count);
        return;
    case AC_BF16:
        f32_of_bf16(to, from, count);
        return;
    case AC_F64:
        for (size_t i = 0; i < count; i++) {
            const float x = (float)((const double *)from)[i];
            to[i] = x != x ? canonical_nan_f32 : x;
        }
        return;
    case AC_I8:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const int8_t *)from)[i];
        return;
    case AC_U8:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const uint8_t *)from)[i];
        return;
    case AC_I16:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const int16_t *)from)[i];
        return;
    case AC_U16:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const uint16_t *)from)[i];
        return;
    case AC_I32:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const int32_t *)from)[i];
        return;
    case AC_U32:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const uint32_t *)from)[i];
        return;
    case AC_I64:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const int64_t *)from)[i];
        return;
    case AC_U64:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const uint64_t *)from)[i];
        return;
    default: /* AC_BOOL */
        for (size_t i = 0; i < count; i++)
            to[i] = ((const uint8_t *)from)[i] != 0 ? 1.0f : 0.0f;
        return;
    }
}

/* For every dtype; 64-bit integers are rounded to nearest even. */
static void f64_of(double *to, int dtype, const void *from, size_t count)
{
    switch (dtype) {
    case AC_F64:
        for (size_t i = 0; i < count; i++) {
            const double x = ((const double *)from)[i];
            to[i] = x != x ? canonical_nan_f64 : x;
        }
        return;
    case AC_I32:
        for (size_t i = 0; i < count; i++)
            to[i] = (double)((const int32_t *)from)[i];
        return;
    case AC_U32:
        for (size_t i = 0; i < count; i++)
            to[i] = (double)((const uint32_t *)from)[i];
        return;
    case AC_I64:
        for (size_t i = 0; i < count; i++)
            to[i] = (double)((const int64_t *)from)[i];
        return;
    case AC_U64:
        for (size_t i = 0; i < count; i++)
            to[i] = (double)((const uint64_t *)from)[i];
        return;
    default:
        break;
    }
    const size_t size = ac_dtype_facts[dtype].bytes;
    for (size_t done = 0; done < count; done += CHUNK) {
        const size_t n = count - done < CHUNK ? count - done : CHUNK;
        float chunk[CHUNK];
        f32_of(chunk, dtype, (const unsigned char *)from + done * size, n);
        for (size_t i = 0; i < n; i++)
            to[done + i] = chunk[i] != chunk[i] ? canonical_nan_f64 : (double)chunk[i];
    }
}

/* To f32 so that a rounding to 16 bits may follow. */
static void f32_of_odd(float *to, int dtype, const void *from, size_t count)
{
    switch (dtype) {
    case AC_F64:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd(((const double *)from)[i]);
        return;
    case AC_I32:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd((double)((const int32_t *)from)[i]);
        return;
    case AC_U32:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd((double)((const uint32_t *)from)[i]);
        return;
    case AC_I64:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd(f64_of_i64_odd(((const int64_t *)from)[i]));
        return;
    case AC_U64:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd(f64_of_u64_odd(((const uint64_t *)from)[i]));
        return;
    default:
        f32_of(to, dtype, from, count);
        return;
    }
}

static void narrow(int to, uint16_t *target, int from, const unsigned char *source, size_t count)
{
    const size_t size = ac_dtype_facts[from].bytes;
    for (size_t done = 0; done < count; done += CHUNK) {
        const size_t n = count - done < CHUNK ? count - done : CHUNK;
        float chunk[CHUNK];
        f32_of_odd(chunk, from, source + done * size, n);
        if (to == AC_F16)
            f16_of_f32(target + done, chunk, n);
        else
            bf16_of_f32(target + done, chunk, n);
    }
}

/* Integers and bool to integers: they wrap. */
static void integers_of(int to, unsigned char *target, int from, const unsigned char *source,
                        size_t count)
{
    const size_t size = ac_dtype_facts[to].bytes;
    const size_t own = ac_dtype_facts[from].bytes;
    const bool extends = from == AC_I8 || from == AC_I16 || from == AC_I32;
    const int shift = (int)(64 - 8 * own);

    for (size_t i = 0; i < count; i++) {
        uint64_t value = 0;

        /* Machines are little endian: the low bytes come first. */
        memcpy(&value, source + i * own, own);
        if (extends)
            value = (uint64_t)((int64_t)(value << shift) >> shift);
        memcpy(target + i * size, &value, size);
    }
}

static void convert(int to, void *target, int from, const void *source, size_t count)
{
    if (ac_dtype_facts[to].class_ == AC_CLASS_INT) {
        integers_of(to, target, from, source, count);
        return;
    }
    switch (to) {
    case AC_F32:
        f32_of(target, from, source, count);
        return;
    case AC_F64:
        f64_of(target, from, source, count);
        return;
    case AC_F16:
        if (from == AC_F32)
            f16_of_f32(target, source, count);
        else
            narrow(to, target, from, source, count);
        return;
    default: /* AC_BF16 */
        if (from == AC_F32)
            bf16_of_f32(target, source, count);
        else
            narrow(to, target, from, source, count);
        return;
    }
}

/* --- sums ------------------------------------------------------------------------------------- */

/* Neighbours are added, an odd last one moves up. */
static size_t halve(double *restrict to, const double *restrict from, size_t count)
{
    const size_t pairs = count / 2;
    for (size_t i = 0; i < pairs; i++)
        to[i] = from[2 * i] + from[2 * i + 1];
    if (count % 2 != 0)
        to[pairs] = from[count - 1];
    return pairs + count % 2;
}

static double sum(const double *x, size_t count)
{
    double odd[AC_SUM_MAX / 2];
    double even[AC_SUM_MAX / 4];
    if (count == 1)
        return x[0];
    for (count = halve(odd, x, count); count > 1; count = halve(odd, even, count)) {
        count = halve(even, odd, count);
        if (count == 1)
            return even[0];
    }
    return odd[0];
}

static void add(double *restrict to, const double *restrict a, const double *restrict b,
                size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] = a[i] + b[i];
}

static void add_to(double *restrict to, const double *restrict b, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] += b[i];
}

static void sum_rows(double *x, size_t count, size_t width, size_t stride)
{
    for (; count > 1; count = count / 2 + count % 2) {
        add_to(x, x + stride, width);
        for (size_t k = 1; k < count / 2; k++)
            add(x + k * stride, x + 2 * k * stride, x + (2 * k + 1) * stride, width);
        if (count % 2 != 0)
            memmove(x + count / 2 * stride, x + (count - 1) * stride, width * sizeof *x);
    }
}

/* Runs of an even length are halved all at once. */
static void sum_runs(double *x, size_t count, size_t length)
{
    double room[AC_RUNS_MAX / 2];
    double *from = x;
    for (; length > 1 && length % 2 == 0; length /= 2) {
        double *const to = from == x ? room : x;
        (void)halve(to, from, count * length);
        from = to;
    }
    for (size_t k = 0; k < count && (length > 1 || from != x); k++)
        x[k] = length > 1 ? sum(from + k * length, length) : from[k];
}

const ac_stage AC_ISA(ac_stages)[1] = {{
    .gather = {gather_1, gather_2, gather_4, gather_8},
    .scatter = {scatter_1, scatter_2, scatter_4, scatter_8},
    .stream_scatter = {stream_scatter_1, stream_scatter_2, stream_scatter_4, stream_scatter_8},
    .repeat = repeat,
    .clear = clear,
    .convert = convert,
    .stream = stream,
    .fence = line_fence,
    .sum_rows = sum_rows,
    .sum_runs = sum_runs,
}};
