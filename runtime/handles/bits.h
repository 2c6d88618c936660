/*
 * Tensors of bytes that hold a bit for each point of a space: that of the point with the number i
 * in row-major order is bit i % 8, the lowest first, of byte i / 8. There are 16 bytes for each 128
 * points that are begun. Or the first bit is the highest, and there is a byte for each 8 points
 * that are begun.
 */
#ifndef AC_BITS_H
#define AC_BITS_H

#include "handles/tensor.h"

/* The bytes that hold the bits of a space, the lowest first; INT64_MAX if no memory has as many. */
int64_t ac_bits_bytes(const ac_shape *space);

/* The bytes that hold them where the first is the highest. */
int64_t ac_bits_octets(const ac_shape *space);

/* How bits lie: which one of a byte is the first, and what those are that are no point's. */
typedef struct ac_bit_order {
    bool highest;
    bool ones;
} ac_bit_order;

/* The bits as a contiguous tensor of truth values, which has the address of the bytes: a plan puts
 * memory of its own in its place (plan/unpacked.h). */
ac_tensor ac_tensor_bits(const ac_tensor *bytes, const ac_shape *space);

/* Elements first to first + count - 1 of a tensor of bytes, whose element at index zero is at
 * `from`, as truth values: 8 for each, of which `to` has `most` in all. */
void ac_bits_unpack(const ac_tensor *bytes, ac_bit_order order, const void *from, size_t first,
                    size_t count, size_t most, unsigned char *to);

/* The other way round. */
void ac_bits_pack(const ac_tensor *bytes, ac_bit_order order, void *to, size_t first, size_t count,
                  size_t most, const unsigned char *from);

#endif
