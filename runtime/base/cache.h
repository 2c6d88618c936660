/*
 * The sizes of this machine's caches, asked once.
 */
#ifndef AC_CACHE_H
#define AC_CACHE_H

#include <stddef.h>
#include <stdint.h>

/* Results of more bytes than this cannot be read back from a cache, so they are written past the
 * caches. */
size_t ac_cache_share(void);

/* Bytes of the last cache, 0 where the system does not say. */
int64_t ac_cache_last(void);

#endif
