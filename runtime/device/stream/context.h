/*
 * Contexts and devices from the inside.
 */
#ifndef AC_CONTEXT_H
#define AC_CONTEXT_H

#include <stdbool.h>

#include "acl/acl.h"
#include "base/handle_table.h"
#include "strict/order.h"

enum { AC_OPTIONS = 4 };

typedef struct ac_context {
    ac_slot slot;
    /* Read without a lock, perhaps when the slot is another context's already. */
    _Atomic int device;
    _Atomic bool is_default;
    _Atomic(aclrtStream) stream; /* its default stream */
    _Atomic int64_t options[AC_OPTIONS];
    _Atomic bool option_set[AC_OPTIONS];
} ac_context;

/* What is current in a thread: both null, or handles that may have been destroyed since. */
struct ac_current {
    aclrtContext context;
    aclrtStream stream;
};
extern _Thread_local struct ac_current ac_current;

/* 107001 and a sentence for a device that does not exist. */
int ac_device_check(int32_t device, const char *function);

/* The current context; 107002 and a sentence without one. */
int ac_context_get(const char *function, ac_context **context);

/* The current context, or null; no sentence. */
ac_context *ac_context_peek(void);

/* The finding of a call that gives a device work or takes memory of it while the library is not
 * started, or without a current context; 0 where neither is so. An operator answers 361001. */
int ac_context_demand(const char *call, bool is_operator);

/* Asked by every such call. */
static inline int ac_context_use(const char *call, bool is_operator)
{
    return ac_strict(AC_STRICT_ORDER) ? ac_context_demand(call, is_operator) : 0;
}

/* Gives a thread that has none the default context of device 0. */
int ac_context_adopt(const char *function);

#endif
