/*
 * The two sides of a copy, as strict mode looks at them.
 */
#ifndef AC_DIRECTION_H
#define AC_DIRECTION_H

#include <stddef.h>

#include "acl/acl.h"
#include "strict/strict.h"

/* The finding of a copy whose kind says another side of a pointer than it lies on; 0 for none. */
int ac_direction_find(const void *dst, const void *src, size_t bytes, aclrtMemcpyKind kind,
                      const char *function);

static inline int ac_direction_check(const void *dst, const void *src, size_t bytes,
                                     aclrtMemcpyKind kind, const char *function)
{
    return ac_strict(AC_STRICT_ORDER) ? ac_direction_find(dst, src, bytes, kind, function) : 0;
}

#endif
