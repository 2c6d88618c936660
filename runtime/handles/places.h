/*
 * Index maps of several pieces: along each axis, runs of indices of the part take runs of indices
 * of the whole, or lie outside it. A piece is a run along each axis, and so a box of the part whose
 * elements are those of a strided box of the whole.
 *
 * Where the runs along one axis depend on the index along another, as those of a triangle's columns
 * do on the row, each index of that other axis is a piece of its own (ac_place_range). A part may
 * be seen with more axes than it has: runs of them, joined in order, are its axes.
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

/* The runs of an axis, one behind the other in the part, and how its indices are seen in the whole:
 * an index of a run is `step` indices along each of the axes of the whole that `along` has a bit
 * for. */
typedef struct ac_place_axis {
    size_t runs;
    ac_place_run run[AC_RUNS_MAX];
    int64_t extent; /* of the part, where there is one run */
    int64_t step;
    uint32_t along;
} ac_place_axis;

/* For each index s along the axis `slow` those indices f along `fast` are in the whole, for which
 * origin + s * slow_step + f * fast_step is at least 0 and below `extent`. */
typedef struct ac_place_range {
    size_t slow;
    size_t fast;
    int64_t origin;
    int64_t slow_step;
    int64_t fast_step;
    int64_t extent;
} ac_place_range;

/* Index i along an axis of the part is i * from / to along that of the whole, rounded down. */
typedef struct ac_place_quotient {
    int64_t from;
    int64_t to;
} ac_place_quotient;

/* Elements of the part, each one index further along every axis than the one before: `count` of
 * them from an index of a matrix on, or from the first element on, and the same `repeats` times,
 * `apart` rows from each other; behind these, `rest` of them. */
typedef struct ac_place_diagonal {
    int64_t row;
    int64_t column;
    int64_t count;
    int64_t repeats;
    int64_t apart;
    int64_t rest;
} ac_place_diagonal;

enum { AC_RANGES_MAX = AC_RANK_MAX / 2 };

/* Which elements of the part are in the whole. */
typedef enum ac_places_way {
    AC_PLACES_BOXES,   /* those of its pieces */
    AC_PLACES_NOWHERE, /* none */
    AC_PLACES_LISTED,  /* all but those at the indices of a list, along one axis */
    AC_PLACES_RESIZED, /* all; along each axis places are quotients */
    AC_PLACES_SPREAD,  /* those of a diagonal, which are all of the whole in index order */
    AC_PLACES_PINNED,  /* all but those where an input says, along one axis */
    AC_PLACES_CROSSED, /* all but those of diagonals */
} ac_places_way;

/* All axes of a map. What a way does not need is not set, and the axes are last: a plan copies no
 * more than there are. */
typedef struct ac_places {
    size_t rank;
    size_t whole_rank;
    ac_places_way way;
    bool finer; /* the part has fewer axes */
    bool stays; /* what is in the whole has the same indices there */
    /* The axes are rolled as if they were one. Each has two runs, of which the first is taken from
     * its end; what it goes with is moved by one index more along the axis before. */
    bool carries;
    size_t ranges;
    /* A list of the call, or, where `list` is null, of indices that an input has. A whole of rank 0
     * lacks the axis. */
    const int64_t *list;
    size_t listed;
    size_t list_axis;
    int64_t origin[AC_RANK_MAX]; /* what is added to the indices along each axis of the whole */
    union {
        ac_place_range range[AC_RANGES_MAX];
        ac_place_quotient quotient[AC_RANK_MAX];
        ac_place_diagonal diagonal;
    } by;
    ac_place_axis axes[AC_RANK_MAX];
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

/* The indices in a list are not in the whole along an axis; negative ones count from the end. */
ac_places ac_places_replaced(const ac_tensor *whole, int64_t axis, const ac_array *index);

/* The same of indices that an input has when the plan runs. */
ac_places ac_places_marked(const ac_tensor *whole, int64_t axis, const ac_tensor *index);

/* The same of indices that are each of an element at the place of theirs, but along the axis. */
ac_places ac_places_pinned(const ac_tensor *whole, int64_t axis, const ac_tensor *index);

/* The length of a diagonal of a matrix. */
int64_t ac_diagonal_of(int64_t rows, int64_t columns, int64_t diagonal);

/* Of a matrix its diagonal, which is counted as those of triangles. Of a vector, or of one element,
 * the square matrix that has it there, and is not in the whole otherwise. */
ac_places ac_places_diagonal(const ac_tensor *whole, int64_t diagonal);

/* The square matrix that has all elements of the whole, in index order, there. */
ac_places ac_places_on_diagonal(const ac_tensor *whole, int64_t diagonal);

/* The diagonal from the first element on is not in the whole. With `again`, it begins anew in a
 * matrix that has more rows than columns, behind a row without it. */
ac_places ac_places_crossed(const ac_tensor *whole, int64_t again);

/* Slices of `size` elements along `axis`, each `step` behind the one before it; their elements are
 * a last axis. `extents` are those of the whole. */
ac_places ac_places_unfolded(const ac_tensor *whole, int64_t axis, int64_t size, int64_t step,
                             const ac_array *extents);

/* Windows along the last `axes` axes: of `kernel` elements that are `dilation` apart, each `stride`
 * behind the one before it, from `padding` elements before the first to as many behind the last.
 * The elements of windows are joined with the axis before those, and the windows are the last axis.
 */
ac_places ac_places_windows(const ac_tensor *whole, int64_t axes, const ac_array *kernel,
                            const ac_array *dilation, const ac_array *padding,
                            const ac_array *stride);

/* How many windows there are along an axis of that extent; none if it is too short. */
int64_t ac_windows_along(int64_t extent, int64_t kernel, int64_t dilation, int64_t padding,
                         int64_t stride);

/* Resized along the last `axes` axes to the extents `size`. */
ac_places ac_places_nearest(const ac_tensor *whole, int64_t axes, const ac_array *size);

/* The axes in front along which an index of the part is that of the whole, but for one axis at
 * least; and the places behind the first `axes` of them. */
size_t ac_places_ahead(const ac_places *places);
ac_places ac_places_behind(const ac_places *places, size_t axes);

/* The shape of the part, with the axes of the places. */
ac_shape ac_places_shape(const ac_places *places);

/* The bytes of the places that are set. */
size_t ac_places_bytes(const ac_places *places);

/* The way through the pieces of boxes: which run is chosen along each axis, of those that it has
 * for what is chosen along the axes before. */
typedef struct ac_piece_walk {
    const ac_places *places;
    ac_piece piece; /* the present one, but for `outside` */
    size_t chosen[AC_RANK_MAX];
    size_t choices[AC_RANK_MAX];
    const ac_place_range *slow[AC_RANK_MAX]; /* the range that an axis is the slow one of, */
    const ac_place_range *fast[AC_RANK_MAX]; /* or the fast one */
    ac_place_run ranged[AC_RANGES_MAX][AC_RUNS_MAX];
    bool outside[AC_RANK_MAX + 1]; /* along the axes before */
    bool begun;
} ac_piece_walk;

void ac_pieces_begin(ac_piece_walk *walk, const ac_places *places);

/* The next piece with elements, which stays until the next call; null behind the last. */
const ac_piece *ac_pieces_next(ac_piece_walk *walk);

#endif
