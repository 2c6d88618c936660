/*
 * Contexts and devices from the inside.
 */
#ifndef AC_CONTEXT_H
#define AC_CONTEXT_H

#include <stdbool.h>

#include "acl/acl.h"
#include "base/handle_table.h"

enum { AC_OPTIONS = 4 };

typedef struct ac_context {
    ac_slot slot;
    int device;
    bool is_default;
    aclrtStream stream; /* its default stream */
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

/* Gives a thread that has none the default context of device 0. */
int ac_context_adopt(const char *function);

#endif
