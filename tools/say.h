/*
 * What the commands say to people: errors of one sentence, and progress on long work.
 */
#ifndef ACLNN_TOOL_SAY_H
#define ACLNN_TOOL_SAY_H

#include <stddef.h>

#include "client/findings.h"

/* How the program ends. */
enum {
    EXIT_DONE = 0,
    EXIT_REFUSED = 1, /* the library refused the call, or a check found something wrong */
    EXIT_USAGE = 2,   /* the command line is wrong */
    EXIT_FILE = 3,    /* a file cannot be read or written, or there is no memory */
};

/* Prints "aclnn: ..." on stderr and returns `status`. */
int fail(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Prints what was found when a file was read or memory was asked for; returns EXIT_FILE. */
int say_findings(const findings *f);

/* "ACLNN_ERR_PARAM_INVALID" for 161002; "" for a status of no such name. */
const char *status_name(int status);

/* A bar on stderr that only a terminal sees; erased when all is done. */
void progress(const char *what, size_t done, size_t all);

#endif
