/*
 * Findings: mistakes of a program, told three ways. The call is refused with a status and one
 * sentence; both lines go to stderr, once for each place that makes the mistake:
 *
 *   aclnn-cpu strict: aclrtMalloc: the library is not started; aclInit comes first (in main)
 *   aclnn-cpu-finding {"mode": "order", "rule": "before-init", "call": "aclrtMalloc", ...}
 */
#ifndef AC_FINDING_H
#define AC_FINDING_H

#include <stdbool.h>

#include "strict/stack.h"

#define AC_FINDING_NO_BYTES UINT64_MAX

typedef struct ac_finding {
    unsigned mode;        /* AC_STRICT_... */
    const char *rule;     /* "before-init": what a program may compare */
    int status;           /* of the refused call */
    const char *call;     /* the public function or the operator */
    const char *argument; /* its name; null for none */
    const void *stream;   /* null for none */
    uint64_t bytes;       /* that it is about; AC_FINDING_NO_BYTES */
    ac_stack origin;      /* of what it is about; 0 for none */
    ac_stack place;       /* where the program was; 0: where it is */
    bool nowhere;         /* no call of the program met it: the process ends */
} ac_finding;

/* Records a sentence, for aclrtGetLastError too where the status is that of an acl function.
 * Returns the status. */
int ac_finding_record(int status, const char *sentence);

/* Records the sentence "<call>: <text>", tells it, and aborts where the environment says so.
 * Returns the status. */
int ac_finding_report(const ac_finding *finding, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
