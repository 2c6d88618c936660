#include "handles/bits.h"

#include <string.h>

#include "base/sizes.h"

enum { BITS = 8, GROUP = 128 };

int64_t ac_bits_bytes(const ac_shape *space)
{
    const int64_t points = ac_shape_count(space);

    if (points > INT64_MAX - GROUP)
        return INT64_MAX;
    return (points + GROUP - 1) / GROUP * (GROUP / BITS);
}

int64_t ac_bits_octets(const ac_shape *space)
{
    const int64_t points = ac_shape_count(space);

    return points / BITS + (points % BITS > 0);
}

ac_tensor ac_tensor_bits(const ac_tensor *bytes, const ac_shape *space)
{
    ac_tensor tensor = {.dtype = AC_BOOL, .fine = true};
    uint64_t stride = 1; /* unsigned: a space whose strides exceed 64 bits has no memory anyway */

    tensor.data = bytes->data;
    tensor.offset = bytes->offset;
    tensor.shape = *space;
    for (size_t i = space->rank; i-- > 0; stride *= (uint64_t)space->dims[i])
        tensor.strides[i] = (int64_t)stride;
    return tensor;
}

/* The distance of element i from that at index zero. */
static int64_t distance(const ac_tensor *bytes, size_t i)
{
    int64_t found = 0;

    for (size_t a = bytes->shape.rank; a-- > 0; i /= (size_t)bytes->shape.dims[a])
        found += (int64_t)(i % (size_t)bytes->shape.dims[a]) * bytes->strides[a];
    return found;
}

void ac_bits_unpack(const ac_tensor *bytes, ac_bit_order order, const void *from, size_t first,
                    size_t count, size_t most, unsigned char *to)
{
    const unsigned char *const base = from;
    const unsigned turned = order.highest ? BITS - 1 : 0;

    for (size_t i = first; i < first + count && i * BITS < most; i++) {
        const unsigned byte = base[distance(bytes, i)];
        const size_t some = ac_least(BITS, most - i * BITS);
        unsigned char truths[BITS];

        for (unsigned b = 0; b < BITS; b++)
            truths[b] = (unsigned char)(byte >> (b ^ turned) & 1);
        memcpy(to + i * BITS, truths, some);
    }
}

void ac_bits_pack(const ac_tensor *bytes, ac_bit_order order, void *to, size_t first, size_t count,
                  size_t most, const unsigned char *from)
{
    unsigned char *const base = to;
    const unsigned turned = order.highest ? BITS - 1 : 0;

    for (size_t i = first; i < first + count; i++) {
        unsigned char truths[BITS];
        unsigned byte = 0;

        memset(truths, order.ones, sizeof truths);
        if (i * BITS < most)
            memcpy(truths, from + i * BITS, ac_least(BITS, most - i * BITS));
        for (unsigned b = 0; b < BITS; b++)
            byte |= (unsigned)(truths[b] != 0) << (b ^ turned);
        base[distance(bytes, i)] = (unsigned char)byte;
    }
}
