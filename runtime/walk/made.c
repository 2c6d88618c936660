#include "walk/made.h"

#include "base/dtype.h"

/* The terms fit i32 where the numbers are below 2^24, which f32 has. */
static void floats(float *block, int32_t first, int32_t step, size_t count)
{
    for (size_t k = 0; k < count; k++)
        block[k] = (float)(first + (int32_t)k * step);
}

/* A block has fewer elements than i32 has numbers; products and sums are exact. */
static void doubles(double *block, double first, double step, size_t count)
{
    for (size_t k = 0; k < count; k++)
        block[k] = first + (double)(int32_t)k * step;
}

/* Integers of each size wrap. */
#define INTEGERS(name, element)                                                                    \
    static void name(element *block, uint64_t first, uint64_t step, size_t count)                  \
    {                                                                                              \
        for (size_t k = 0; k < count; k++)                                                         \
            block[k] = (element)(first + k * step);                                                \
    }

INTEGERS(bytes, uint8_t)
INTEGERS(shorts, uint16_t)
INTEGERS(words, uint32_t)
INTEGERS(longs, uint64_t)

void ac_made_row(void *block, int dtype, const ac_random *random, const unsigned char *from,
                 int64_t stride, size_t count)
{
    const int64_t size = ac_dtype_facts[dtype].bytes;
    const int64_t first = (int64_t)((uintptr_t)from - (uintptr_t)AC_MADE_BASE) / size;
    const int64_t step = stride / size;

    if (random && dtype == AC_F32)
        ac_random_floats(random, (uint64_t)first, (uint64_t)step, count, block);
    else if (random)
        ac_random_doubles(random, (uint64_t)first, (uint64_t)step, count, block);
    else if (dtype == AC_F32)
        floats(block, (int32_t)first, (int32_t)step, count);
    else if (dtype == AC_F64)
        doubles(block, (double)first, (double)step, count);
    else if (size == 1)
        bytes(block, (uint64_t)first, (uint64_t)step, count);
    else if (size == 2)
        shorts(block, (uint64_t)first, (uint64_t)step, count);
    else if (size == 4)
        words(block, (uint64_t)first, (uint64_t)step, count);
    else
        longs(block, (uint64_t)first, (uint64_t)step, count);
}

void ac_made_run(const ac_box *box, void *block, int dtype, const ac_random *random,
                 const unsigned char *from, size_t start, size_t count)
{
    const size_t row = box->rank > 0 ? box->extents[0] : 1;
    const int64_t stride = box->rank > 0 ? box->strides[0] : 0;
    unsigned char *to = block;

    while (count > 0) {
        const size_t x = start % row;
        const size_t some = row - x < count ? row - x : count;
        int64_t offset = (int64_t)x * stride;
        size_t outer = start / row;

        for (size_t a = 1; a < box->rank; a++) {
            offset += (int64_t)(outer % box->extents[a]) * box->strides[a];
            outer /= box->extents[a];
        }
        ac_made_row(to, dtype, random, from + offset, stride, some);
        to += some * box->size;
        start += some;
        count -= some;
    }
}
