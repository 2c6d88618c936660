/*
 * Contexts and devices, for use inside the runtime.
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
    /* Atomic because it is read without a lock, perhaps after the slot was reused. */
    _Atomic int device;
    _Atomic bool is_default;
    _Atomic(aclrtStream) stream; /* its default stream */
    _Atomic int64_t options[AC_OPTIONS];
    _Atomic bool option_set[AC_OPTIONS];
} ac_context;

/* The current context and stream of a thread: both null, or handles that may have been destroyed
 * since. */
struct ac_current {
    aclrtContext context;
    aclrtStream stream;
};
extern _Thread_local struct ac_current ac_current;

/* 107001 and a sentence for a device that does not exist. */
int ac_device_check(int32_t device, const char *function);

/* The current context; 107002 and a sentence without one. */
int ac_context_get(const char *function, ac_context **context);

/* The current context, or null without a sentence. */
ac_context *ac_context_peek(void);

/* Reports a call that submits work or allocates memory while the library is not started, or without
 * a current context; 0 if there is no finding. For an operator the status is 361001. */
int ac_context_demand(const char *call, bool is_operator);

/* Called by every such function. */
static inline int ac_context_use(const char *call, bool is_operator)
{
    return ac_strict(AC_STRICT_ORDER) ? ac_context_demand(call, is_operator) : 0;
}

/* Makes the default context of device 0 current, if the thread has no context. */
int ac_context_adopt(const char *function);

#endif
