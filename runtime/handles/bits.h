/*
 * Tensors of bytes that hold a bit for each point of a space: that of the point with the number i
 * in row-major order is bit i % 8, the lowest first, of byte i / 8. There are 16 bytes for each 128
 * points that are begun.
 */
#ifndef AC_BITS_H
#define AC_BITS_H

#include "handles/tensor.h"

/* The bytes that hold the bits of a space; INT64_MAX if no memory has as many. */
int64_t ac_bits_bytes(const ac_shape *space);

/* The bits as a contiguous tensor of truth values, which has the address of the bytes: a plan puts
 * memory of its own in its place (plan/unpacked.h). */
ac_tensor ac_tensor_bits(const ac_tensor *bytes, const ac_shape *space);

/* Elements first to first + count - 1 of a tensor of bytes, whose element at index zero is at
 * `from`, as truth values: 8 for each, of which `to` has `most` in all. */
void ac_bits_unpack(const ac_tensor *bytes, const void *from, size_t first, size_t count,
                    size_t most, unsigned char *to);

/* The other way round; bits behind the last truth value become 0. */
void ac_bits_pack(const ac_tensor *bytes, void *to, size_t first, size_t count, size_t most,
                  const unsigned char *from);

#endif
