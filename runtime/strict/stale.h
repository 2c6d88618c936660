/*
 * The answer to a tagged handle (base/tag.h) that leads nowhere.
 */
#ifndef AC_STALE_H
#define AC_STALE_H

#include "base/status.h"
#include "base/tag.h"
#include "strict/object.h"

/* What strict mode knows the objects with a tag as. */
ac_kind ac_stale_kind(ac_tag tag);

/* The sentence of a function on handles about a value that leads nowhere, and its status: 161001
 * for null, else 161002. */
aclnnStatus ac_stale_refuse(const char *function, const char *name, const ac_pool *pool,
                            ac_tag wanted, const void *handle);

#endif
