/*
 * Reads a file of recorded calls (observe/recording.h). Whatever stands in it, it is read or
 * answered with a sentence.
 */
#ifndef ACLNN_TOOL_RECORDING_H
#define ACLNN_TOOL_RECORDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "client/catalogue.h"
#include "observe/seen.h"

/* Where the elements with a digest stand in the file. */
typedef struct recorded_data {
    uint64_t digest[2];
    long at;
    uint64_t length;
} recorded_data;

typedef struct recording {
    FILE *file;
    const char *name;
    uint64_t calls; /* read so far */
    bool whole;     /* the end was read: nothing is missing */
    char about[1024];
    recorded_data *data;
    size_t data_count;
    size_t
        *places; /* of data, by the hash of its digest: its number plus one; 0 is an empty place */
    size_t place_count;
    unsigned char *payload;
} recording;

typedef struct recorded_argument {
    ac_seen_argument is; /* of a tensor `operand` is its memory; the address is not in use */
    unsigned flags;
    int64_t shift; /* bytes from the start of its memory to its address */
    uint64_t data[2];
    uint64_t result[2];
} recorded_argument;

typedef struct recorded_call {
    uint64_t number;
    uint64_t run;
    int64_t phase;
    int64_t status;
    unsigned flags;
    char name[128];
    char product[64];
    size_t memory_count;
    uint64_t sizes[AC_SEEN_ARGUMENTS];
    uint64_t alignments[AC_SEEN_ARGUMENTS];
    size_t count;
    recorded_argument arguments[AC_SEEN_ARGUMENTS];
} recorded_call;

/* Opens a file and reads its head. An exit status, after a sentence if it is not 0. */
int recording_open(recording *r, const char *name);
void recording_close(recording *r);

/* Reads on to the next call. RECORDING_END behind the last; else an exit status. A call that was
 * read is to be freed. */
enum { RECORDING_END = -1 };
int recording_next(recording *r, recorded_call *call);
void recorded_free(recorded_call *call);

/* Reads the elements with a digest into `bytes`, exactly `length`; false, without a sentence, if
 * the file does not have them. */
bool recording_data(recording *r, const uint64_t digest[2], void *bytes, uint64_t length);

#endif
