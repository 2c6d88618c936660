/*
 * Strict mode's check of the direction of a copy.
 */
#ifndef AC_DIRECTION_H
#define AC_DIRECTION_H

#include <stddef.h>

#include "acl/acl.h"
#include "strict/strict.h"

/* Reports a copy whose kind does not match where a pointer lies; 0 if there is no finding. */
int ac_direction_find(const void *dst, const void *src, size_t bytes, aclrtMemcpyKind kind,
                      const char *function);

static inline int ac_direction_check(const void *dst, const void *src, size_t bytes,
                                     aclrtMemcpyKind kind, const char *function)
{
    return ac_strict(AC_STRICT_ORDER) ? ac_direction_find(dst, src, bytes, kind, function) : 0;
}

#endif
