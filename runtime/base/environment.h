/*
 * The environment variables, read once.
 *
 *   ACLNN_CPU_SOC      the product the library claims to be (spec/products.yaml); ascend910b
 *   ACLNN_CPU_ISA      scalar, avx2, avx512 or neon: a lower instruction set than the best here
 *   ACLNN_CPU_THREADS  threads one operator may use, 1 to 1024; the cores of the process
 *   ACLNN_CPU_BANNER   1 prints one line on stderr at aclInit: what this library is; 0
 *   ACLNN_CPU_DEVICES  the number of devices presented, 1 to 64; 1
 *   ACLNN_CPU_FAIL     which calls fail on request (strict/inject.h); none
 *   ACLNN_CPU_LOG      what a program does is told: calls, summary, coverage, trace=FILE
 *                      (observe/observe.h); 0
 *   ACLNN_CPU_RECORD   a file to which calls are written, to be run again (observe/record.h); none
 *   ACLNN_CPU_SCHEDULE a number, by which streams hold tasks back (device/stream/schedule.h); none
 *   ACLNN_CPU_STRICT   1 or a list of modes: refuses mistakes that the library could tolerate;
 *                      with `abort`, the first one aborts (strict/strict.h); 0
 */
#ifndef AC_ENVIRONMENT_H
#define AC_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/dtype.h"
#include "base/status.h"

enum { AC_DEVICES_MAX = 64 };

/* The modes of ACLNN_CPU_STRICT; 0 if it is off. Read when the library is loaded. */
enum {
    AC_STRICT_ORDER = 1,
    AC_STRICT_LIFETIME = 2,
    AC_STRICT_MEMORY = 4,
    AC_STRICT_INIT = 8,
    AC_STRICT_RACES = 16,
    /* Modes that look at what tasks read and write: device memory that only the library touches. */
    AC_STRICT_TRACE = AC_STRICT_MEMORY | AC_STRICT_INIT | AC_STRICT_RACES,
    AC_STRICT_ALL = AC_STRICT_ORDER | AC_STRICT_LIFETIME | AC_STRICT_TRACE,
    AC_STRICT_ABORT = 1 << 16,
    AC_STRICT_FAIL = 1 << 17,     /* ACLNN_CPU_FAIL has rules (strict/inject.h) */
    AC_STRICT_SCHEDULE = 1 << 18, /* ACLNN_CPU_SCHEDULE is set (device/stream/schedule.h) */
    /* Not about mistakes, but asked in the same places: ACLNN_CPU_LOG and ACLNN_CPU_RECORD. */
    AC_OBSERVE_CALLS = 1 << 20,
    AC_OBSERVE_SUMMARY = 1 << 21,
    AC_OBSERVE_COVERAGE = 1 << 22,
    AC_OBSERVE_TRACE = 1 << 23,
    AC_OBSERVE_RECORD = 1 << 24,
    AC_OBSERVE = AC_OBSERVE_CALLS | AC_OBSERVE_SUMMARY | AC_OBSERVE_COVERAGE | AC_OBSERVE_TRACE |
                 AC_OBSERVE_RECORD,
};
/* Hidden, so that code reads it without a table of addresses. */
extern unsigned ac_strict_modes __attribute__((visibility("hidden")));

ac_product ac_product_current(void);

/* What this thread has chosen: a product plus one, or 0 for what the environment says. Returns what
 * it had chosen before. */
int ac_product_choose(int chosen);

size_t ac_threads_current(void);
int ac_devices_current(void);
bool ac_banner_wanted(void);

/* ACLNN_SUCCESS, or ACLNN_ERR_RUNTIME_ERROR and a sentence that names the wrong variable, its value
 * and what is allowed. Called by aclInit and every first phase. */
aclnnStatus ac_environment_check(void);

/* For tests and tools: reads the variables again. Not while operators run. */
void ac_environment_reload(void);

/* A variable of another room. `read` is called when the library is loaded, if the variable is set
 * then, or else with the other variables; and whenever the environment is read again. */
typedef struct ac_environment_reader {
    void (*read)(void);
    struct ac_environment_reader *next;
    bool was_read;
} ac_environment_reader;

void ac_environment_join(ac_environment_reader *reader, const char *variable);

/* For such a reader: reports a wrong variable. `allowed` ends the sentence. */
void ac_environment_complain(const char *variable, const char *value, const char *allowed);

#endif
