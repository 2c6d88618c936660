/*
 * Order: calls before aclInit or after aclFinalize.
 */
#ifndef AC_ORDER_H
#define AC_ORDER_H

#include "strict/strict.h"

/* Called by aclInit, and when the library stops. */
void ac_order_started(void);
void ac_order_stopped(void);

/* Reports a call while the library is not started; 0 if it is started. */
int ac_order_check(const char *call, int status);

/* Called by every function that needs a started library; `status` is that of a refusal. */
static inline int ac_order_use(const char *call, int status)
{
    return ac_strict(AC_STRICT_ORDER) ? ac_order_check(call, status) : 0;
}

#endif
