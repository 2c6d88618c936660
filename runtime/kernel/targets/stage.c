#include "kernel/stage.h"

#include <string.h>

#include "kernel/targets/convert.h"
#include "simd/simd.h"
#include "simd/words/move.h"

/* Prefetches the share of `next` for so many written lines. */
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
        next->done = 0;
        if (--next->rows > 0 || next->then == NULL)
            continue;
        const ac_ahead *const then = next->then;
        next->from = then->from;
        next->stride = then->stride;
        next->bytes = then->bytes;
        next->rows = then->rows;
        next->then = then->then;
    }
}

static void ask(ac_ahead *next, size_t bytes)
{
    lines_ahead(next, bytes / AC_LINE_BYTES);
}

enum {
    STREAM_ROW_MIN = 4 * AC_LINE_BYTES,
    ENDS_LEAD = 12, /* rows between the prefetch of a row's ends and its use */
};

/* --- streaming ------------------------------------------------------------------------------- */

/* Writes whole lines past the caches. The ends, which may share a line with other data, are stored
 * normally. */
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
 * One routine for each direction, specialised for five constant element sizes. Elements are only
 * moved, so only their size matters, and every bit of a nan is preserved.
 */

static inline __attribute__((always_inline)) void
copy_element(unsigned char *to, const unsigned char *from, size_t size)
{
    memcpy(to, from, size);
}

/* Repeats one element, in whole lines; the last line may overlap the one before it. */
static inline __attribute__((always_inline)) void fill(unsigned char *to, const unsigned char *from,
                                                       size_t count, size_t size)
{
    unsigned char line[AC_LINE_BYTES];
    const size_t bytes = count * size;
    if (bytes < AC_LINE_BYTES) {
        unsigned char element[16];
        copy_element(element, from, size);
        for (size_t i = 0; i < count; i++)
            copy_element(to + i * size, element, size);
        return;
    }
    for (size_t i = 0; i < AC_LINE_BYTES; i += size)
        copy_element(line + i, from, size);
    for (size_t done = 0; done + AC_LINE_BYTES < bytes; done += AC_LINE_BYTES)
        memcpy(to + done, line, AC_LINE_BYTES);
    memcpy(to + bytes - AC_LINE_BYTES, line, AC_LINE_BYTES);
}

/* Repeats the first `bytes` bytes until there are `all`, by copying what has been written. */
static void repeat_bytes(unsigned char *to, size_t bytes, size_t all)
{
    while (bytes < all) {
        const size_t more = bytes < all - bytes ? bytes : all - bytes;
        memcpy(to + bytes, to, more);
        bytes += more;
    }
}

/* Copies every n-th element, or goes back; a constant n lets the compiler shuffle vectors. */
static inline __attribute__((always_inline)) void pick(unsigned char *restrict to,
                                                       const unsigned char *restrict from,
                                                       ptrdiff_t every, size_t count, size_t size)
{
    for (ptrdiff_t i = 0; i < (ptrdiff_t)count; i++)
        copy_element(to + i * (ptrdiff_t)size, from + i * every * (ptrdiff_t)size, size);
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
    } else if (stride == -(ptrdiff_t)size) {
        pick(to, from, -1, count, size);
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

/* Transposes `rows` times `columns` elements of up to 8 bytes. On both sides rows are any distance
 * apart and elements of a row adjacent. It proceeds in squares along the rows of `from`, so that
 * each of its cache lines is used up at once; `to` is a block in the cache. */
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
    /* Rows of two to four elements are too narrow for squares; `pick` handles them. */
    const bool narrow_rows = x_stride > (ptrdiff_t)size && x_stride <= 4 * (ptrdiff_t)size;
    if (size <= 8 && y_stride == (ptrdiff_t)size && x_stride != y_stride && x_stride != 0 &&
        !narrow_rows) {
        transpose(block, (ptrdiff_t)(row * size), from, x_stride, nx, ny, size);
        return;
    }
    if (y_stride == 0 && row == nx && ny > 1) {
        gather_row(block, from, x_stride, nx, size);
        repeat_bytes(block, nx * size, ny * nx * size);
        return;
    }
    for (size_t y = 0; y < ny; y++)
        gather_row(block + y * row * size, from + (ptrdiff_t)y * y_stride, x_stride, nx, size);
}

static inline __attribute__((always_inline)) void
scatter(unsigned char *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const unsigned char *block,
        size_t row, size_t nx, size_t ny, size_t size, ac_ahead *next)
{
    if (size <= 8 && y_stride == (ptrdiff_t)size && x_stride != y_stride && x_stride != 0) {
        transpose(to, x_stride, block, (ptrdiff_t)(row * size), ny, nx, size);
        return;
    }
    for (size_t y = 0; y < ny; y++) {
        scatter_row(to + (ptrdiff_t)y * y_stride, x_stride, block + y * row * size, nx, size);
        lines_ahead(next, nx * size / AC_LINE_BYTES);
    }
}

/* Writes whole vectors, so that a kernel's loads are served by store forwarding. */
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
    size_t end = run; /* where the points of the present element end */
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

static void gather_16(void *block, size_t row, const void *from, ptrdiff_t x_stride,
                      ptrdiff_t y_stride, size_t nx, size_t ny)
{
    gather(block, row, from, x_stride, y_stride, nx, ny, 16);
}

/* Prefetches the lines that a row shares with its neighbours, which are not streamed. */
static inline void ends_ahead(const unsigned char *row, size_t bytes)
{
    if ((uintptr_t)row % AC_LINE_BYTES != 0)
        line_ahead_write(row);
    if ((uintptr_t)(row + bytes) % AC_LINE_BYTES != 0)
        line_ahead_write(row + bytes);
}

/* Rows of at least a few lines are written past the caches; shorter ones consist mostly of ends. */
static inline __attribute__((always_inline)) void
stream_scatter(unsigned char *to, ptrdiff_t x_stride, ptrdiff_t y_stride,
               const unsigned char *block, size_t row, size_t nx, size_t ny, size_t size,
               ac_ahead *next)
{
    if (x_stride != (ptrdiff_t)size || nx * size < STREAM_ROW_MIN) {
        scatter(to, x_stride, y_stride, block, row, nx, ny, size, next);
        return;
    }
    for (size_t y = 0; y < ny && y < ENDS_LEAD; y++)
        ends_ahead(to + (ptrdiff_t)y * y_stride, nx * size);
    for (size_t y = 0; y < ny; y++) {
        if (y + ENDS_LEAD < ny)
            ends_ahead(to + (ptrdiff_t)(y + ENDS_LEAD) * y_stride, nx * size);
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

static void scatter_16(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                       size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    scatter(to, x_stride, y_stride, block, row, nx, ny, 16, next);
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

static void stream_scatter_16(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                              size_t row, size_t nx, size_t ny, ac_ahead *next)
{
    stream_scatter(to, x_stride, y_stride, block, row, nx, ny, 16, next);
}

const ac_stage AC_ISA(ac_stages)[1] = {{
    .gather = {gather_1, gather_2, gather_4, gather_8, gather_16},
    .scatter = {scatter_1, scatter_2, scatter_4, scatter_8, scatter_16},
    .stream_scatter = {stream_scatter_1, stream_scatter_2, stream_scatter_4, stream_scatter_8,
                       stream_scatter_16},
    .repeat = repeat,
    .convert = AC_ISA(ac_convert),
    .stream = stream,
    .fence = line_fence,
    .ask = ask,
}};
