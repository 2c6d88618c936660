/*
 * Findings: mistakes of a program, reported in three ways. The call is refused with a status and
 * one sentence; these two lines go to stderr, once for each place that makes the mistake:
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
    const char *rule;     /* "before-init": stable, for programs */
    int status;           /* of the refused call */
    const char *call;     /* the public function or the operator */
    const char *argument; /* its name; null for none */
    const void *stream;   /* null for none */
    uint64_t bytes;       /* the size concerned, or AC_FINDING_NO_BYTES */
    ac_stack origin;      /* where that object was made, ended or queued; 0 for none */
    ac_stack place;       /* where the program made the mistake; 0 for the current call */
    bool nowhere;         /* found at the end of the process, not in a call of the program */
} ac_finding;

/* Records a sentence and returns the status. If it is the status of an acl function, it is stored
 * for aclrtGetLastError, too. */
int ac_finding_record(int status, const char *sentence);

/* Records the sentence "<call>: <text>", prints it, and aborts if the environment says so. Returns
 * the status. */
int ac_finding_report(const ac_finding *finding, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
