/*
 * Order: what may not be called before aclInit or after aclFinalize.
 */
#ifndef AC_ORDER_H
#define AC_ORDER_H

#include "strict/strict.h"

/* Told by aclInit, and by what stops the library. */
void ac_order_started(void);
void ac_order_stopped(void);

/* The finding of a call while the library is not started; 0 where it is. */
int ac_order_check(const char *call, int status);

/* Asked by every call that needs a started library, with the status of a refusal. */
static inline int ac_order_use(const char *call, int status)
{
    return ac_strict(AC_STRICT_ORDER) ? ac_order_check(call, status) : 0;
}

#endif
