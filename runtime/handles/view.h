/*
 * Index maps: views of the memory of a tensor with another shape, other strides and another origin.
 *
 * Each takes a tensor and arguments that its check (check/views.h) has accepted. Axes are counted
 * from the end where they are negative. codegen/language/index_maps.py says the same of indices.
 */
#ifndef AC_VIEW_H
#define AC_VIEW_H

#include "base/reduced.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* The indices first, first + step, ... of a slice, `count` of them. */
typedef struct ac_slice {
    int64_t first;
    int64_t step;
    int64_t count;
} ac_slice;

/* Of an axis with `extent` elements. A negative start or end counts from the end, once; then the
 * start is brought into [0, extent] and the end into [start, extent]. `step` is above 0. */
ac_slice ac_slice_of(int64_t extent, int64_t start, int64_t end, int64_t step);

/* Axis k is axis dims[k] of `whole`. */
ac_tensor ac_tensor_permuted(const ac_tensor *whole, const ac_array *dims);

/* The axes `dims` in reverse order. */
ac_tensor ac_tensor_flipped(const ac_tensor *whole, const ac_array *dims);

/* With a new axis of `count` indices before the axis `at`, behind all for -1, along which elements
 * repeat. */
ac_tensor ac_tensor_spaced(const ac_tensor *whole, int64_t at, int64_t count);

/* The indices of a slice along `axis`. */
ac_tensor ac_tensor_sliced(const ac_tensor *whole, int64_t axis, int64_t start, int64_t end,
                           int64_t step);

/* The same along several axes; the lists have a value for each of them. */
ac_tensor ac_tensor_slices(const ac_tensor *whole, const ac_array *axes, const ac_array *starts,
                           const ac_array *ends, const ac_array *steps);

/* What the masks of a strided slice say of entry i of its lists. */
typedef enum ac_stride_kind {
    AC_STRIDE_RUN,  /* indices along an axis */
    AC_STRIDE_ONE,  /* one index, without its axis */
    AC_STRIDE_NEW,  /* a new axis, of extent 1 */
    AC_STRIDE_REST, /* as many axes as no other entry names */
} ac_stride_kind;

ac_stride_kind ac_stride_kind_of(uint64_t i, int64_t rest, int64_t fresh, int64_t one);

/* Of an axis with `extent` elements. A negative start or end counts from the end, once; then both
 * are brought to where a walk with this step can begin and end. `all` with bit 0 ignores the start,
 * with bit 1 the end. */
ac_slice ac_stride_of(int64_t extent, int64_t start, int64_t end, int64_t step, unsigned all);

/* Entries of lists, for one axis after the other: bits of masks say of which the start, or the end,
 * is ignored, which stand for all other axes, which are new axes, and which are a single index.
 * Axes behind the last entry stay. */
ac_tensor ac_tensor_strided(const ac_tensor *whole, const ac_array *begin, const ac_array *end,
                            const ac_array *strides, int64_t begin_mask, int64_t end_mask,
                            int64_t rest, int64_t fresh, int64_t one);

/* Repeated to the extents `size`: an axis of extent 1, and one that `whole` does not have, with
 * stride 0. */
ac_tensor ac_tensor_expanded(const ac_tensor *whole, const ac_array *size);

/* A tensor without elements, in the place of an output that the caller does not want. */
ac_tensor ac_tensor_absent(void);

/* Repeated to a shape that `whole` broadcasts to: the same. */
ac_tensor ac_tensor_broadcast(const ac_tensor *whole, const ac_shape *shape);

/* A view of a tensor that lacks some axes of a space, bit d standing for axis d, with an extent of
 * 1 there; `kept` says that it has them so. A tensor of one element may have any shape; of a null
 * one the view is absent. */
ac_tensor ac_tensor_with_axes(const ac_tensor *tensor, const ac_shape *space, uint32_t axes,
                              bool kept);

/* A view of a tensor that has one element, or the extents of axes of a space from `axis` on, as it
 * broadcasts to the space; of a null one the view is absent. */
ac_tensor ac_tensor_aligned(const ac_tensor *tensor, const ac_shape *space, int64_t axis);

/* The tensor, or the other one if it is absent. */
ac_tensor ac_tensor_or(ac_tensor tensor, const ac_tensor *other);

/* --- finer views ------------------------------------------------------------------------------
 *
 * These have more axes than the part that they stand for: runs of them, joined in order, are the
 * axes of the part. What is viewed beside them is refined to their axes. */

/* Repeated `repeats` times along each axis, in copies of the whole: each axis of the part is two,
 * the copies (with stride 0) and the elements. */
ac_tensor ac_tensor_repeated(const ac_tensor *whole, const ac_array *repeats);

/* Each element `repeats` times along an axis, one beside the other; `size` is what comes of it. */
ac_tensor ac_tensor_interleaved(const ac_tensor *whole, int64_t axis, int64_t repeats,
                                int64_t size);

/* The same of all elements in the order of indices, along one axis. */
ac_tensor ac_tensor_all_interleaved(const ac_tensor *whole, int64_t repeats, int64_t size);

/* The channels of axis 1 in groups, which are an axis of their own in front of them; of a null
 * tensor the view is absent. */
ac_tensor ac_tensor_grouped(const ac_tensor *whole, int64_t groups);

/* A tensor with an element for each channel, as it is seen from a space with channels in groups; of
 * a null one the view is absent. */
ac_tensor ac_tensor_of_channels(const ac_tensor *tensor, const ac_shape *grouped);

/* The channels of axis 1 as `groups` times others, and these two axes exchanged. */
ac_tensor ac_tensor_shuffled(const ac_tensor *whole, int64_t groups);

/* The axes before `axis` joined in order, and those from there on. */
ac_tensor ac_tensor_flattened(const ac_tensor *whole, int64_t axis);

/* A tensor with the shape of a part, by the axes of the finer view of it. */
ac_tensor ac_tensor_refined(const ac_tensor *part, const ac_shape *finer);

#endif
