/*
 * Reads the compression of zip archives (RFC 1951, deflate).
 */
#ifndef AC_CLIENT_INFLATE_H
#define AC_CLIENT_INFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No stream of `size` bytes makes more than this many bytes of each: 258 of a bit for the length
 * and one for the distance. */
enum { INFLATE_RATIO_MAX = 258 * 4 };

/* Fills `to`, `wanted` bytes, from a compressed stream. False where the stream is damaged, or makes
 * more or fewer bytes. */
bool inflate_bytes(const unsigned char *from, size_t size, unsigned char *to, size_t wanted);

/* The checksum that zip archives keep of what they hold (CRC-32). */
uint32_t inflate_checksum(const unsigned char *bytes, size_t size);

#endif
