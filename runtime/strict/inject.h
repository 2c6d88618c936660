/*
 * Failures on request, so that a program can test how it handles them. ACLNN_CPU_FAIL is a
 * comma-separated list of rules:
 *
 *   alloc:17               the 17th allocation of memory fails
 *   launch:aclnnTanh:3     the third second phase of aclnnTanh fails; launch:3, the third of any
 *   sync:507015            the first synchronisation answers 507015; sync:507015:4, the fourth
 *   random:5               of all these, one in a hundred fails, chosen by the number 5;
 *                          random:5:20, one in twenty
 *
 * A plus after the number of a call, as in alloc:17+, means that call and all later ones.
 */
#ifndef AC_INJECT_H
#define AC_INJECT_H

#include "strict/strict.h"

typedef enum ac_injection {
    AC_INJECT_ALLOC,
    AC_INJECT_LAUNCH,
    AC_INJECT_SYNC,
    AC_INJECTIONS,
} ac_injection;

/* Counts a call and fails it if a rule says so: returns the status, with its sentence recorded and
 * printed on stderr. Returns 0 if the call succeeds. */
int ac_inject_ask(ac_injection kind, const char *call);

static inline int ac_inject(ac_injection kind, const char *call)
{
    return ac_strict(AC_STRICT_FAIL) ? ac_inject_ask(kind, call) : 0;
}

#endif
