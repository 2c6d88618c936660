/*
 * The sizes of this machine's caches, determined once.
 */
#ifndef AC_CACHE_H
#define AC_CACHE_H

#include <stddef.h>
#include <stdint.h>

/* Bytes above which a result would no longer be cached when it is read, so it is written past the
 * caches. */
size_t ac_cache_share(void);

/* Bytes of the second-level cache of a core. */
size_t ac_cache_core(void);

/* Bytes of the last cache; 0 if unknown. */
int64_t ac_cache_last(void);

#endif
