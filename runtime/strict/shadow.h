/*
 * Which bytes of a block somebody wrote: a bit each.
 */
#ifndef AC_SHADOW_H
#define AC_SHADOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bits for a block, all clear; null where memory runs out. To be freed. */
unsigned char *ac_shadow_make(size_t bytes);

void ac_shadow_set(unsigned char *shadow, size_t from, size_t count, bool written);

/* The first byte of a run that nobody wrote; from + count where there is none. */
size_t ac_shadow_gap(const unsigned char *shadow, size_t from, size_t count);

/* A run is as written as another one. */
void ac_shadow_copy(unsigned char *to, size_t to_from, const unsigned char *from, size_t from_from,
                    size_t count);

/* Fills memory with what nobody would take for a result: a nan of each floating-point dtype, 32756
 * in 16-bit integers. */
void ac_shadow_spoil(void *memory, size_t bytes);

#endif
