#include "contraction/load.h"

#include <string.h>

#include "base/sizes.h"
#include "contraction/room.h"

static int size_log2(size_t size)
{
    return __builtin_ctzll(size);
}

/* The same for elements of another dtype than that which is computed in. */
static void load_converted(const ac_stage *stage, const ac_walk_operand *o, unsigned char *block,
                           size_t row, const unsigned char *from, int64_t x_stride,
                           int64_t y_stride, size_t nx, size_t ny, unsigned char *raw)
{
    const size_t size = o->span_size;

    /* Elements that are adjacent along y are converted as they lie, and then transposed. */
    if (y_stride == o->size && x_stride != o->size && nx > 1) {
        const size_t deep = ac_least(ny, AC_CONTRACTION_RAW / size / nx);

        for (size_t y = 0; y < ny; y += deep) {
            const size_t n = ac_least(ny - y, deep);

            const bool dense = n == ny && x_stride == (int64_t)(n * o->size);

            if (dense)
                stage->convert(o->span, raw, o->dtype, from, nx * n);
            for (size_t x = 0; x < nx && !dense; x++)
                stage->convert(o->span, raw + x * n * size, o->dtype,
                               from + (int64_t)y * y_stride + (int64_t)x * x_stride, n);
            stage->gather[size_log2(size)](block + y * row * size, row, raw, (int64_t)(n * size),
                                           (int64_t)size, nx, n);
        }
        return;
    }

    const size_t together = ac_least(nx, AC_CONTRACTION_RAW / sizeof(double));

    for (size_t y = 0; y < ny; y++) {
        for (size_t x = 0; x < nx; x += together) {
            const size_t n = ac_least(nx - x, together);

            stage->gather[size_log2(o->size)](raw, n,
                                              from + (int64_t)y * y_stride + (int64_t)x * x_stride,
                                              x_stride, y_stride, n, 1);
            stage->convert(o->span, block + (y * row + x) * size, o->dtype, raw, n);
        }
    }
}

void ac_contraction_load(const ac_stage *stage, const ac_walk_operand *o, unsigned char *block,
                         size_t row, const unsigned char *from, int64_t x_stride, int64_t y_stride,
                         size_t nx, size_t ny, bool pads, unsigned char *raw)
{
    if (pads && nx < row)
        memset(block, 0, row * ny * o->span_size);
    if (o->dtype == o->span)
        stage->gather[size_log2(o->size)](block, row, from, x_stride, y_stride, nx, ny);
    else
        load_converted(stage, o, block, row, from, x_stride, y_stride, nx, ny, raw);
}
