/*
 * The buffers of a tile.
 */
#ifndef AC_CONTRACTION_ROOM_H
#define AC_CONTRACTION_ROOM_H

#include "kernel/multiply.h"
#include "walk/walk.h"

enum {
    AC_CONTRACTION_STACK =
        96 << 10, /* bytes of buffers that small contractions have on the stack */
    AC_CONTRACTION_LINE = 16 * AC_CONTRACTION_BLOCK, /* elements of one row of left, at most */
    /* Elements, and columns, that runs of right are put together to, where it lies in blocks. */
    AC_CONTRACTION_RUNS = 2 * AC_CONTRACTION_BLOCK,
    AC_CONTRACTION_LINES = 64,
    AC_CONTRACTION_ROWS = 16,      /* of weights that are read together for one row of left */
    AC_CONTRACTION_RAW = 16 << 10, /* bytes of elements that are converted together, at least */
};

/* Where the buffers of a tile start, in bytes. */
typedef struct ac_contraction_places {
    size_t left;   /* a packed block */
    size_t right;  /* packed strips, if the tile has its own; or a block's sums of one row; or lines
                      that runs are put together to, or what taps have of a line */
    size_t sums;   /* if the output does not hold them */
    size_t raw;    /* elements before a conversion */
    size_t addend; /* a row of it */
    size_t whole;  /* whole numbers of a strip before they are weighed, */
    size_t scale;  /* and for each group of a block what they are multiplied by, */
    size_t offset; /* and what is added to them */
    size_t all;
} ac_contraction_places;

/* Bytes from one such line to the next; a cache has them in different places. */
static inline size_t ac_contraction_pitch(const ac_walk_operand *right)
{
    return (size_t)AC_CONTRACTION_RUNS * right->size + 64;
}

/* Elements from one line of rows that slide to the next. */
size_t ac_contraction_slide_pitch(const ac_walk *walk);

ac_contraction_places ac_contraction_room(const ac_walk *walk, const ac_multiply *m);

#endif
