/*
 * Reductions: what the points of a part of the index space come to.
 *
 * An axis is kept where results have an extent of their own along it, else it is reduced. The space
 * is seen as [N, C, I]: I is the reduced axes behind the last kept one, C the kept axes, N the
 * other reduced axes, each in index order. (Channels of [2, 3, 4, 5] give [2, 3, 20].) A result of
 * C is combined from N rows of I points.
 *
 * The order in which that is done is defined here, by indices alone. Threads, instruction sets,
 * tiles and strides have no say in it, so a result has the same bits always. A form chooses the
 * `chain` and the `spread` of its tree (contract/kernel.h); AC_LANES is 64.
 *
 *   Long    Rows are long if I >= 64, else short. Where the form has a spread, rows of fewer than
 *           AC_STACKED points are short, too, if N >= AC_STACK.
 *   Pieces  The rows are cut into pieces of `piece_rows` rows of `piece_inner` points, in which no
 *           lane takes more than `chain` points, one after the other:
 *             long:   piece_inner = 64 * chain, piece_rows = max(1, 64 * chain / I)
 *             short:  piece_inner = I,          piece_rows = sets * chain
 *   Lanes   In a piece a lane starts with what changes nothing and takes its points, rows first to
 *           last. Point i of row r of the piece belongs to
 *             long:   lane i mod 64
 *             short:  lane i of set r mod sets
 *           where sets = max(1, spread / (C * I)), or 64 if the form has no spread.
 *   Tree    Sets are joined, then the lanes of the set that is left: number k takes number
 *           k + half, for half = H, H / 2, ..., 1, until one is left; 2 * H is the first power of
 *           two that is not less than their number, and those that are missing change nothing
 *           (kernel/combine.h). The pieces of a result, row by row, are joined as neighbours:
 *           (0, 1), (2, 3), ..., an odd last one moves up as it is, until one is left.
 *
 * Where one axis is reduced and the form has no spread, it counts as I from AC_LANES points on and
 * as N below, wherever it stands: both ways give the same bits, and memory decides which is taken.
 *
 * What is found is a value of the result; later passes and the last step may use it at every point,
 * or it is an output itself, rounded once.
 */
#ifndef AC_REDUCE_H
#define AC_REDUCE_H

#include "kernel/combine.h"
#include "walk/walk.h"

enum {
    AC_LANES = 64,
    AC_STACKED = 128, /* points */
    AC_STACK = 8,     /* rows */
    AC_SHORT = 192, /* points of a row that always stands beside others, where passes use results */
    AC_ACCUMULATORS = 8192,    /* of a panel, for all that one pass finds */
    AC_PANEL_RESULTS = 1024,   /* at most */
    AC_PANEL_POINTS = 32768,   /* of neighbouring rows, at most */
    AC_PANEL_BYTES = 40 << 10, /* of the blocks of a panel */
    AC_KEPT_BYTES = 128 << 10, /* of terms, which a panel keeps where all of them fit */
};

/* Whether rows are long. */
static inline bool ac_rows_are_long(const ac_tree *tree, size_t rows, size_t inner)
{
    return inner >= AC_LANES && !(tree->spread != 0 && inner < AC_STACKED && rows >= AC_STACK);
}

static inline size_t ac_at_most(size_t x, size_t most)
{
    return x < most ? x : most;
}

static inline size_t ac_at_least(size_t x, size_t least)
{
    return x > least ? x : least;
}

static inline size_t ac_parts(size_t whole, size_t part)
{
    return (whole + part - 1) / part;
}

/* How reduction k of a pass combines. In f64 nothing that a sum loses is lost. */
static inline const ac_combine *ac_pass_combine(const ac_walk_reduce *r, const ac_reduce_pass *pass,
                                                size_t k)
{
    const bool narrow = !r->f64 && (!r->wide || pass->plain);
    return &r->combines[ac_combine_row(pass->kind[k], narrow, r->f64, r->whole)];
}

#endif
