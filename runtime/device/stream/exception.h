/*
 * The callbacks of the program for failed tasks.
 */
#ifndef AC_EXCEPTION_H
#define AC_EXCEPTION_H

#include <stdint.h>

typedef struct ac_exception {
    uint32_t task; /* the number of the task on its stream */
    uint32_t stream;
    uint32_t device;
    int status;
} ac_exception;

/* Calls them with a failure, on this thread. */
void ac_exception_report(const ac_exception *failure);

#endif
