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

enum { AC_RANGES_MAX = AC_RANK_MAX / 2 };

/* All axes of a map. */
typedef struct ac_places {
    size_t rank;
    ac_place_axis axes[AC_RANK_MAX];
    size_t ranges;
    ac_place_range range[AC_RANGES_MAX];
    int64_t origin[AC_RANK_MAX]; /* what is added to the indices along each axis of the whole */
    size_t whole_rank;
    bool finer;   /* the part has fewer axes */
    bool stays;   /* what is in the whole has the same indices there */
    bool nowhere; /* nothing is: there is one piece, which is outside */
    /* The axes are rolled as if they were one. Each has two runs, of which the first is taken from
     * its end; what it goes with is moved by one index more along the axis before. */
    bool carries;
    /* All is in the whole, but then the indices in a list are outside along an axis, which a whole
     * of rank 0 lacks. */
    const int64_t *list;
    size_t listed; /* of the list; 0: there is none */
    size_t list_axis;
    bool resized; /* there are no pieces: along each axis places are quotients */
    ac_place_quotient quotient[AC_RANK_MAX];
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

/* The number of pieces, and piece `number` of them; false if it is empty. */
size_t ac_places_count(const ac_places *places);
bool ac_places_piece(const ac_places *places, size_t number, ac_piece *piece);

#endif
