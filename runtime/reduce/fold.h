/*
 * Sums over a part of the index space, in one pass with everything else the kernel computes.
 *
 * The order of additions is defined here, in terms of indices alone. Threads, instruction sets,
 * tiles and strides have no say in it, so a sum has the same bits always.
 *
 * An axis is kept where the folding view tells its indices apart, else it is folded. The space is
 * seen as [N, C, I]: I is the folded axes behind the last kept one, C the kept axes, N the other
 * folded axes, each in index order. (A channel view on [2, 3, 4, 5] gives [2, 3, 20].) Where all
 * axes are folded, N = C = 1. All additions are in f64.
 *
 *   Pieces  A channel's N rows of I elements are cut into pieces of `piece_rows` rows of
 *           `piece_inner` elements:
 *             I >= 64:  piece_inner = 65536, piece_rows = max(1, 16384 / I)
 *             I < 64:   piece_inner = I,     piece_rows = max(256, 262144 / (C * I))
 *   Lanes   In a piece each lane starts at +0 and takes its elements one after the other, rows
 *           first to last. Row r and element i of the piece belong to lane
 *             I >= 64:  i mod 32
 *             I < 64:   (r mod group) * I + i, where group = max(1, 1024 / (C * I))
 *   Tree    The 32 lanes of a piece of long rows are halved, 0 + 16, 1 + 17, ..., until one is
 *           left. The lanes of a piece of short rows, and the pieces of a channel (row by row), are
 *           summed pairwise: neighbours (0, 1), (2, 3), ... are added, an odd last one moves up as
 *           it is, until one is left.
 *   Result  The last sum is rounded once to the dtype of the output.
 *
 * Divisions round down. Products of two f32 or 16-bit values are exact in f64 (ac_sum's words).
 */
#ifndef AC_REDUCE_H
#define AC_REDUCE_H

#include "contract/sum.h"
#include "walk/tiles.h"

enum {
    AC_FOLD_LONG = 64,            /* elements: rows from here on are long */
    AC_FOLD_LANES = AC_SUM_LANES, /* of a channel whose rows are long */
    AC_FOLD_GROUP = 1024,         /* shorter rows stand side by side up to this many elements */
    AC_FOLD_PIECE_INNER = 65536,  /* elements */
    AC_FOLD_PIECE_LONG = 16384,   /* elements over rows, for long rows */
    AC_FOLD_PIECE_SHORT = 262144, /* elements over rows and channels, for short rows */
    AC_FOLD_PIECE_ROWS_MIN = 256, /* for short rows */
    AC_FOLD_ACCUMULATORS = 4096,  /* that one task keeps, over all folded outputs */
    AC_FOLD_OUTPUTS_MAX = AC_FOLD_ACCUMULATORS / AC_FOLD_GROUP,
};

/* Completes a geometry from rows, channels, inner and outputs. */
void ac_fold_plan(ac_walk_fold *sum);

/* Bytes for the sums of all pieces. */
size_t ac_fold_workspace(const ac_walk_fold *sum);

/* The sums of the channels' lanes of short rows, `inner` in each of `rows`, to `to`; the lanes are
 * lost. `room` holds as many doubles as there are lanes. */
void ac_fold_lanes(const ac_stage *stage, double *lanes, size_t channels, size_t rows, size_t inner,
                   double *room, double *to);

/* Runs a walk of kind AC_WALK_FOLD. */
void ac_fold_run(ac_job *job);

#endif
