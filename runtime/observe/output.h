/*
 * Files that observers write: opened when there is something to write, so that a process that makes
 * no calls touches none; each write is whole, or the first that fails is told on stderr.
 */
#ifndef AC_OUTPUT_H
#define AC_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ac_output {
    const char *about;   /* "trace": names the output in sentences */
    const char *pattern; /* of the file, with %p for the number of the process; empty for stderr */
    bool alone;          /* a child of fork() does not write to its parent's file */
    int file;            /* -1 while it is not open */
    bool failed;         /* nothing more is written */
    long process;        /* that opened it */
    uint64_t written;    /* bytes */
} ac_output;

#define AC_OUTPUT(a_about, a_alone)                                                                \
    {                                                                                              \
        .about = (a_about), .alone = (a_alone), .file = -1                                         \
    }

/* Opens the file unless it is open; false, told once, where that fails. After that `written` is 0
 * if it was opened by this call. */
bool ac_output_open(ac_output *output);

/* Writes all bytes, or all pieces. On failure the file is cut to where the last call ended. */
typedef struct ac_piece {
    const void *bytes;
    size_t count;
} ac_piece;

bool ac_output_write(ac_output *output, const void *bytes, size_t count);
bool ac_output_write_all(ac_output *output, const ac_piece pieces[], size_t count);

void ac_output_close(ac_output *output);

#endif
