/*
 * An adversarial schedule: streams do what they may and no more, so that a program that lacks an
 * event or a synchronisation fails each time and not once in a while.
 *
 *   ACLNN_CPU_SCHEDULE=0    no task runs before somebody waits for it
 *   ACLNN_CPU_SCHEDULE=17   the number decides for each task: at once, after a while, or not before
 *                           somebody waits for it
 *
 * A program that waits in a way that the library does not see goes on after half a second.
 */
#ifndef AC_SCHEDULE_H
#define AC_SCHEDULE_H

#include <stddef.h>
#include <stdint.h>

#include "strict/strict.h"

enum { AC_SCHEDULE_PATIENCE = 500 }; /* milliseconds */

/* Whether there is a schedule. */
static inline bool ac_scheduled(void)
{
    return ac_strict(AC_STRICT_SCHEDULE);
}

/* Milliseconds that a task of a stream, both by number, is held back while nobody waits for it. */
int ac_schedule_delay(size_t stream, uint64_t task);

#endif
