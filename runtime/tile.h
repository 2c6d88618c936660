/*
 * Runs of tiles, and the spans of a kernel call (walk.h).
 */
#ifndef AC_TILE_H
#define AC_TILE_H

#include "box.h"
#include "walk.h"

enum {
    AC_SPAN_MAX = 4096, /* elements of a staged span */
    /* All blocks of a piece share the first-level cache with what passes through. A sum passes over
     * its blocks again and again, so that they may be larger. */
    AC_BLOCKS_BYTES = 24 << 10,
    AC_FOLD_BLOCKS_BYTES = 40 << 10,
    /* Where operands are transposed against each other, what counts is that each touches long runs
     * of memory, so the blocks grow into the second-level cache. */
    AC_SQUARE_MAX = 16384, /* elements of such a span */
    AC_SQUARES_BYTES = 96 << 10,
    AC_GAPS_BYTES = 4 << 10, /* that keep blocks apart */
    AC_FORK_MIN = 1 << 17,   /* points; a smaller space stays on the caller's thread */
    AC_FORK_PIECE = 1 << 15, /* points that one thread takes at a time */
    AC_LARGE = 1 << 22,      /* points; in a larger space pieces may be larger too */
};

/* A walk with the addresses of one run. */
typedef struct ac_job {
    const ac_walk *walk;
    const ac_stage *stage;
    ac_kernel *kernel;
    const void *attrs;
    unsigned char *base[AC_OPERANDS_MAX]; /* the first element of each operand */
    uint32_t streamed;                    /* bit i: operand i is written past the caches */
    double *partial;                      /* the sums of all pieces (reduce.h) */
} ac_job;

/* A part of the space that becomes one kernel call: elements start to start + count - 1 of a box
 * that all operands have, each at an address of its own. */
typedef struct ac_span {
    size_t rank;
    const size_t *extents;
    size_t start;
    size_t count;
} ac_span;

/* Where operand i's span is: in its own memory if that will do, else in its block of `scratch`. */
void *ac_span_place(const ac_job *job, size_t i, const ac_span *span, unsigned char *from,
                    unsigned char *scratch);

/* Fills the block of input i, if it has one. */
void ac_span_load(const ac_job *job, size_t i, const ac_span *span, const unsigned char *from,
                  unsigned char *scratch);

/* Empties the block of output i, if it has one. `ahead` is what the next span will read (ac_stage).
 */
void ac_span_store(const ac_job *job, size_t i, const ac_span *span, unsigned char *to,
                   unsigned char *scratch, const void *ahead);

/* Runs a walk of kind AC_WALK_TILES. */
void ac_tiles_run(ac_job *job);

#endif
