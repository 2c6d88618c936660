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
    AC_CONTRACTION_FEW = 8,           /* rows whose sums are read again for each line of right */
    AC_CONTRACTION_LINE_BYTES = 64,   /* of the caches */
    AC_CONTRACTION_BESIDE = 8,        /* rows of right that are packed side by side, */
    AC_CONTRACTION_AHEAD = 512,       /* and so many bytes of each asked for ahead */
    AC_CONTRACTION_WIDE = 64,         /* columns of weights that are turned together for one row */
    AC_CONTRACTION_REACH = 128 << 10, /* bytes of left that are packed for strips, at most */
    AC_CONTRACTION_GROUPS = 64,       /* of weights that a reach has, if not one block has more */
    AC_CONTRACTION_RAW = 16 << 10,    /* bytes of elements that are converted together, at least */
};

/* Where the buffers of a tile start, in bytes. */
typedef struct ac_contraction_places {
    size_t left;  /* a packed block */
    size_t right; /* packed strips, if the tile has its own; or a block's sums of few rows; or lines
                     that runs are put together to, or what taps have of a line */
    size_t strips; /* what a few rows of right are packed to */
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

/* Elements from one row of a tile's sums to the next; a cache has them in different places. */
size_t ac_contraction_step(const ac_walk *walk);

/* What is packed of right at once where few rows are swept over it. */
typedef struct ac_contraction_swept {
    size_t depth;
    size_t columns;
} ac_contraction_swept;

ac_contraction_swept ac_contraction_sweep(const ac_walk *walk, size_t width);

/* Indices of k of which left is packed for strips: whole blocks, unless that is all. */
size_t ac_contraction_reach(const ac_walk *walk);

ac_contraction_places ac_contraction_room(const ac_walk *walk, const ac_multiply *m);

#endif
