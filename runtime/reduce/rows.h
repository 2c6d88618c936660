/*
 * Rows: operators that reduce along an axis (softmax) and use what they find at every point of it.
 *
 * A kernel works in passes over a row: each but the last reduces (to a maximum, to sums) and the
 * next ones read what was found. The order of additions is defined by the index along the axis
 * alone, so a row has the same bits however it lies in memory, whoever computes it and whatever
 * stands beside it:
 *
 *   Pieces  A row is cut into pieces of AC_ROW_PIECE elements.
 *   Lanes   In a piece, lane j takes elements j, j + 64, j + 128, ... one after the other, starting
 *           at +0 (a maximum at -inf).
 *   Tree    Lane k takes lane k + 32, then lane k + 16, and so on until one is left (row_lanes.h).
 * The pieces of a row are joined as neighbours: (0, 1), (2, 3), ..., an odd last one moves up as it
 * is, until one is left.
 *
 * What is found of a row may be an output itself, rounded once; else the last step uses it at every
 * point of the row.
 *
 * A panel is what one kernel call can see of that: one row, whose lanes stand side by side, where
 * the elements of a row follow each other; or many rows side by side, element after element, where
 * rows are short or the axis is not the innermost. In both, whole vectors are at work and nothing
 * depends on the length of a row. A panel that fits its blocks is loaded once for all passes.
 */
#ifndef AC_ROWS_H
#define AC_ROWS_H

#include "walk/tiles.h"

enum {
    AC_ROW_PIECE = 65536,       /* elements; a multiple of AC_ROW_LANES */
    AC_ROW_SHORT = 192,         /* elements of a row that always stands beside others */
    AC_ROW_WIDTH_MAX = 1024,    /* rows side by side */
    AC_ROW_ACCUMULATORS = 8192, /* that a panel keeps */
    AC_ROW_BLOCKS_BYTES = 40 << 10,
    AC_ROW_KEPT_BYTES = 128 << 10, /* of terms, which a panel keeps where all of them fit */
};

#endif
