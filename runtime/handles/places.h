/*
 * Index maps of several pieces: along each axis, runs of indices of the part take runs of indices
 * of the whole, or lie outside it. A piece is a run along each axis, and so a box of the part whose
 * elements are those of a strided box of the whole.
 *
 * Each map takes a tensor and arguments that its check (check/views.h) has accepted.
 * codegen/language/index_maps.py says the same of indices.
 */
#ifndef AC_PLACES_H
#define AC_PLACES_H

#include "handles/array.h"
#include "handles/tensor.h"

enum { AC_RUNS_MAX = 3 };

/* Indices first, first + step, ... of the whole, for `count` indices of the part. */
typedef struct ac_place_run {
    int64_t first;
    int64_t step;
    int64_t count;
    bool outside; /* there are no such indices: the elements are the map's fill */
} ac_place_run;

/* The runs of an axis, one behind the other in the part. */
typedef struct ac_place_axis {
    size_t runs;
    ac_place_run run[AC_RUNS_MAX];
} ac_place_axis;

/* Which columns of a row of the last two axes are in the whole. */
typedef enum ac_places_cut {
    AC_PLACES_ALL,
    AC_PLACES_LOWER, /* those up to the number of the row and `diagonal` */
    AC_PLACES_UPPER, /* those from there on */
    AC_PLACES_NONE,  /* none: there is one piece, which is outside */
} ac_places_cut;

/* All axes of a map; the part has as many as the whole. */
typedef struct ac_places {
    size_t rank;
    ac_places_cut cut; /* unless all: a piece is a range of columns of a row, and axes have a run */
    int64_t diagonal;
    ac_place_axis axes[AC_RANK_MAX];
    /* The axes are rolled as if they were one. Each has two runs, of which the first is taken from
     * its end; what it goes with is moved by one index more along the axis before. */
    bool carries;
} ac_places;

/* A piece: its first index along each axis of the part, and the runs of the whole. */
typedef struct ac_piece {
    int64_t at[AC_RANK_MAX];
    ac_place_run run[AC_RANK_MAX];
    bool outside;
} ac_piece;

/* Moved by `shifts` along `dims`, what is behind the end to the start. Without dims all elements
 * are moved in index order, by the only shift. */
ac_places ac_places_rolled(const ac_tensor *whole, const ac_array *shifts, const ac_array *dims);

/* Longer at both ends of the last `axes` axes, by pairs of `pads`, the last axis first: by the
 * elements next to the end in reverse order, without the end; */
ac_places ac_places_reflected(const ac_tensor *whole, int64_t axes, const ac_array *pads);

/* by the element at the end; */
ac_places ac_places_replicated(const ac_tensor *whole, int64_t axes, const ac_array *pads);

/* by the elements from the other end on. */
ac_places ac_places_wrapped(const ac_tensor *whole, int64_t axes, const ac_array *pads);

/* Matrices below and on a diagonal, or above and on it; 0 is the one from the first element on. The
 * other elements are not in the whole. */
ac_places ac_places_lower(const ac_tensor *whole, int64_t diagonal);
ac_places ac_places_upper(const ac_tensor *whole, int64_t diagonal);

/* Longer at both ends by elements that are not in the whole, where pads are above 0; shorter, where
 * they are below it: what is longer comes first. Pads may be of fewer axes than there are. */
ac_places ac_places_padded(const ac_tensor *whole, const ac_array *pads);

/* All elements are not in the whole. */
ac_places ac_places_filled(const ac_tensor *whole);

/* The number of pieces, and piece `number` of them; false if it is empty. */
size_t ac_places_count(const ac_places *places);
bool ac_places_piece(const ac_places *places, size_t number, ac_piece *piece);

#endif
