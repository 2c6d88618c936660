/*
 * Runs walks of tiles (walk.h).
 */
#ifndef AC_TILE_H
#define AC_TILE_H

#include "walk/span_run.h"

enum {
    AC_SPAN_MAX = 4096, /* elements of a gathered span */
    /* The blocks of whole spans share the first-level cache with what passes through. */
    AC_BLOCKS_BYTES = 24 << 10,
    AC_REPEATED_BYTES = 8 << 10, /* where a block has to stay there, because it serves more spans */
    AC_PERIOD_BYTES = 16 << 10,  /* of such a block that holds all there is to repeat */
    /* Where operands are transposed against each other, what counts is that each touches long runs
     * of memory, so the blocks may fill the first-level cache. */
    AC_SQUARE_MAX = 16384, /* elements of such a span */
    AC_SQUARES_BYTES = 48 << 10,
    AC_STEP_BYTES = 2 << 10,   /* of one operand in a step */
    AC_STEPS_BYTES = 16 << 10, /* of all operands in a step, before and after conversion */
    AC_GAPS_BYTES = 4 << 10,   /* gaps between blocks */
};

/* Runs a walk of kind AC_WALK_TILES. */
void ac_tiles_run(ac_job *job);

#endif
