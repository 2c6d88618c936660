/*
 * The refusal of an invalid tagged handle (base/tag.h).
 */
#ifndef AC_STALE_H
#define AC_STALE_H

#include "base/status.h"
#include "base/tag.h"
#include "strict/object.h"

/* The kind of the objects with a tag, in the records of strict mode. */
ac_kind ac_stale_kind(ac_tag tag);

/* Records the sentence of a public function about an invalid handle and returns its status: 161001
 * for null, else 161002. */
aclnnStatus ac_stale_refuse(const char *function, const char *name, const ac_pool *pool,
                            ac_tag wanted, const void *handle);

#endif
