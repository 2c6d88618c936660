/*
 * Reductions: one result from many points of the index space.
 *
 * An axis is kept if the results have its extent, otherwise it is reduced. The space is treated as
 * [N, C, I]: I are the reduced axes after the last kept one, C the kept axes, N the other reduced
 * axes, each in index order. (Channels of [2, 3, 4, 5] give [2, 3, 20].) A result of C combines N
 * rows of I points.
 *
 * The order of the combination is defined here, by indices alone. It does not depend on threads,
 * instruction sets, tiles or strides, so a result always has the same bits. A form chooses the
 * `chain` and the `spread` of its tree (contract/kernel.h); AC_LANES is 64.
 *
 *   Long    Rows are long if I >= 64, otherwise short. If the form has a spread and N >= AC_STACK,
 *           rows of fewer than AC_STACKED points are short as well.
 *   Pieces  The rows are cut into pieces of `piece_rows` rows of `piece_inner` points. In a piece a
 *           lane combines at most `chain` points in sequence:
 *             long:   piece_inner = 64 * chain, piece_rows = max(1, 64 * chain / I)
 *             short:  piece_inner = I,          piece_rows = sets * chain
 *   Lanes   In a piece a lane starts with the neutral element and combines its points, from the
 *           first row to the last. Point i of row r of the piece belongs to
 *             long:   lane i mod 64
 *             short:  lane i of set r mod sets
 *           where sets = max(1, spread / (C * I)), or 64 if the form has no spread.
 *   Tree    Sets are joined, then the lanes of the remaining set: number k is combined with number
 *           k + half, for half = H, H / 2, ..., 1. 2 * H is the smallest power of two that is not
 *           less than their number; missing ones are neutral (kernel/combine.h). Pieces of a
 * result, row by row, are joined as neighbours, (0, 1), (2, 3), ..., until one is left; the last of
 * an odd number is carried over unchanged.
 *
 * If the form has no spread, all reduced axes together are one axis, with the points in index
 * order, wherever they stand: it is I if it has at least AC_LANES points and N otherwise. Both
 * layouts give the same bits; strides decide which is used.
 *
 * The combined value belongs to the result. Later passes and the last step may use it at every
 * point, or it is an output itself, rounded once.
 */
#ifndef AC_REDUCE_H
#define AC_REDUCE_H

#include "kernel/combine.h"
#include "walk/walk.h"

enum {
    AC_LANES = 64,
    AC_STACKED = 128,          /* points */
    AC_STACK = 8,              /* rows */
    AC_SHORT = 63,             /* points: rows up to this length are processed side by side */
    AC_ACCUMULATORS = 8192,    /* of a panel, for all reductions of one pass */
    AC_PANEL_RESULTS = 1024,   /* at most */
    AC_PANEL_POINTS = 32768,   /* of neighbouring rows, at most */
    AC_PANEL_ROWS = 16,        /* results one behind the other whose values later steps read */
    AC_ROW_POINTS = 2048,      /* the same, if later steps read them again */
    AC_PANEL_BYTES = 40 << 10, /* of the blocks of a panel */
    AC_KEPT_BYTES = 128 << 10, /* of terms; a panel keeps them only if all fit */
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

/* A call on few elements takes less than a microsecond, of which a division is a hundredth: where
 * there is nothing to divide, none is made. */
static inline size_t ac_parts(size_t whole, size_t part)
{
    return whole <= part ? whole != 0 : (whole + part - 1) / part;
}

/* How reduction k of a pass combines. In f64 nothing that a sum loses is lost. */
static inline const ac_combine *ac_pass_combine(const ac_walk_reduce *r, const ac_reduce_pass *pass,
                                                size_t k)
{
    const bool narrow = !r->f64 && (!r->wide || pass->plain || r->form->at_once);
    if (r->pairs && pass->kind[k] == AC_REDUCE_SUM)
        return &r->combines[AC_COMBINE_SUM_PAIRS];
    return &r->combines[ac_combine_row(pass->kind[k], narrow, r->f64, r->whole)];
}

#endif
