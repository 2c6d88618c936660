/*
 * A program that uses all of the library: operators of each kind, handles, memory, streams, events,
 * notifies, callbacks, captures. Results are left for comparison.
 */
#ifndef EVERYTHING_H
#define EVERYTHING_H

#include <stdatomic.h>
#include <stdbool.h>

#include "acl/acl.h"

enum {
    SMALL = 64,
    LARGE = 1 << 18, /* pieces for all threads */
    ROWS = 48,
    COLUMNS = 40,
    CHANNELS = 5,
    PAGE = 4096,
};

typedef struct results {
    float small[SMALL];
    float large[LARGE];
    float turned[ROWS * COLUMNS];
    float overlapping[SMALL];
    float moved[2 * SMALL];
    float rolled[2 * SMALL];
    float chosen[2 * SMALL];
    float sums[CHANNELS];
    float softmax[ROWS * COLUMNS];
    float counted[4];
    float repeated[3 * SMALL];
    float captured[SMALL];
    unsigned char copied[SMALL];
    int called_back;
    int from_stream;
} results;

typedef struct inputs {
    float ones[ROWS * CHANNELS];
    float minus[ROWS * CHANNELS];
    float weights[CHANNELS];
    float grad[ROWS * CHANNELS];
    float counted[8];
    int64_t counts[2];
    int64_t chosen[SMALL];
    float few[SMALL];
} inputs;

typedef struct everything {
    _Alignas(PAGE) char page[PAGE];
    /* Tensors lie in these three alone, which are registered, so that they are device memory. */
    results now;
    float numbers[LARGE + SMALL];
    inputs given;
    aclrtStream streams[2];
    bool (*excused)(void); /* whether calls may fail now, with a sentence; null for never */
} everything;

/* What went wrong, each said on stderr. */
extern atomic_int everything_faults;
void everything_fault(const char *file, int line, const char *what, const char *why);

/* Any number of threads may do so at once, each with its own memory. */
void everything_use(everything *all);

#endif
