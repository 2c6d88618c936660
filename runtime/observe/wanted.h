/*
 * ACLNN_CPU_LOG and ACLNN_CPU_RECORD, as they were read; the bits AC_OBSERVE_... (environment.h)
 * say what is asked for.
 */
#ifndef AC_WANTED_H
#define AC_WANTED_H

#include <stdbool.h>

enum { AC_WANTED_NAME = 1024 };

typedef struct ac_wanted {
    /* Files, which may have %p; empty for stderr. */
    char calls[AC_WANTED_NAME];
    char summary[AC_WANTED_NAME];
    char coverage[AC_WANTED_NAME];
    char trace[AC_WANTED_NAME];
    char record[AC_WANTED_NAME];
    bool record_data;    /* the elements that are read */
    bool record_results; /* those that are written, too */
} ac_wanted;

const ac_wanted *ac_wanted_now(void);

#endif
