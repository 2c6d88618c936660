/*
 * Checks of the arguments of index maps (handles/view.h), which write the shape of the view, the
 * index space, to *space; and of axes that are reduced.
 */
#ifndef AC_CHECK_VIEWS_H
#define AC_CHECK_VIEWS_H

#include "base/reduced.h"
#include "check/sentence.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Every value names an axis of `of`, negative ones counting from the end, and none is named twice;
 * rank 0 counts as rank 1. */
aclnnStatus ac_check_axes(const ac_array *axes, const char *name, const ac_tensor *of,
                          const char *of_name);

/* The same, but for axes that are named again. */
aclnnStatus ac_check_axes_again(const ac_array *axes, const char *name, const ac_tensor *of,
                                const char *of_name);

/* The axis, or the axes, that are named, as the checks above have them, have elements. */
aclnnStatus ac_check_axis_filled(int64_t axis, const char *name, const ac_tensor *of,
                                 const char *of_name);
aclnnStatus ac_check_axes_filled(const ac_array *axes, const char *name, const ac_tensor *of,
                                 const char *of_name);

/* As many axes as `whole` has. */
aclnnStatus ac_check_permuted(const ac_tensor *whole, const char *name, const ac_array *dims,
                              const char *dims_name, ac_shape *space);

/* `whole` has an axis, and the step is above 0. */
aclnnStatus ac_check_sliced(const ac_tensor *whole, const char *name, int64_t axis,
                            const char *axis_name, int64_t start, const char *start_name,
                            int64_t end, const char *end_name, int64_t step, const char *step_name,
                            ac_shape *space);

/* As many starts, ends and steps as axes, and every step is above 0. */
aclnnStatus ac_check_slices(const ac_tensor *whole, const char *name, const ac_array *axes,
                            const char *axes_name, const ac_array *starts, const char *starts_name,
                            const ac_array *ends, const char *ends_name, const ac_array *steps,
                            const char *steps_name, ac_shape *space);

/* As many ends and strides as starts, strides other than 0, above 0 for a single index, which the
 * axis has; one entry for all other axes at most, and no more than 8 axes in all. */
aclnnStatus ac_check_strided(const ac_tensor *whole, const char *name, const ac_array *begin,
                             const char *begin_name, const ac_array *end, const char *end_name,
                             const ac_array *strides, const char *strides_name, int64_t begin_mask,
                             const char *begin_mask_name, int64_t end_mask,
                             const char *end_mask_name, int64_t rest, const char *rest_name,
                             int64_t fresh, const char *fresh_name, int64_t one,
                             const char *one_name, ac_shape *space);

/* A new axis is before one of the whole, or behind all (-1 or the rank), and has no fewer than 0
 * indices, or 1 where the whole has no elements; *space has at most 8 axes. */
aclnnStatus ac_check_spaced(const ac_tensor *whole, const char *name, int64_t at,
                            const char *at_name, int64_t count, const char *count_name,
                            ac_shape *space);

/* A size of at most 8 extents to which `whole` broadcasts. */
aclnnStatus ac_check_expanded(const ac_tensor *whole, const char *name, const ac_array *size,
                              const char *size_name, ac_shape *space);

/* `tensor` must have the shape of `space` without some axes, bit d standing for axis d, or, where
 * they are `kept`, with the extent 1 there. With `single`, all shapes of one element are alike. */
aclnnStatus ac_check_shape_reduced(const ac_tensor *tensor, const char *name,
                                   const ac_tensor *space, const char *space_name, uint32_t axes,
                                   bool kept, bool single);

/* Ranks of lines of `of` along an axis: `least` at least, and no more than elements. */
aclnnStatus ac_check_ranks(int64_t ranks, const char *name, int64_t least, const ac_tensor *of,
                           const char *of_name, int64_t axis);

/* `tensor` must have the shape of `of` with the extent `count` along an axis; all shapes of one
 * element are alike. */
aclnnStatus ac_check_shape_first(const ac_tensor *tensor, const char *name, const ac_tensor *of,
                                 const char *of_name, int64_t axis, int64_t count,
                                 const char *count_name);

/* A repeat of at least 0 for each axis, and for more axes in front: at most 8 in all. */
aclnnStatus ac_check_repeated(const ac_tensor *whole, const char *name, const ac_array *repeats,
                              const char *repeats_name, ac_shape *space);

/* `whole` has an axis, repeats are at least 0, and `size` is the extent times them. */
aclnnStatus ac_check_interleaved(const ac_tensor *whole, const char *name, int64_t axis,
                                 const char *axis_name, int64_t repeats, const char *repeats_name,
                                 int64_t size, const char *size_name, ac_shape *space);

/* The same for all elements. */
aclnnStatus ac_check_all_interleaved(const ac_tensor *whole, const char *name, int64_t repeats,
                                     const char *repeats_name, int64_t size, const char *size_name,
                                     ac_shape *space);

/* As many shifts as axes, or one where no axes are named. */
aclnnStatus ac_check_rolled(const ac_tensor *whole, const char *name, const ac_array *shifts,
                            const char *shifts_name, const ac_array *dims, const char *dims_name,
                            ac_shape *space);

/* Two pads of at least 0 for each of the last `axes` axes, the last axis first. A pad is below the
 * extent of its axis, or 0; */
aclnnStatus ac_check_reflected(const ac_tensor *whole, const char *name, int64_t axes,
                               const char *axes_name, const ac_array *pads, const char *pads_name,
                               ac_shape *space);

/* is 0 where the axis has no elements; */
aclnnStatus ac_check_replicated(const ac_tensor *whole, const char *name, int64_t axes,
                                const char *axes_name, const ac_array *pads, const char *pads_name,
                                ac_shape *space);

/* is at most the extent. */
aclnnStatus ac_check_wrapped(const ac_tensor *whole, const char *name, int64_t axes,
                             const char *axes_name, const ac_array *pads, const char *pads_name,
                             ac_shape *space);

/* Pairs for at most as many axes as there are, the last axis first, that take no more from an axis
 * than it has; nor all of an axis where another pad is above 0. */
aclnnStatus ac_check_padded(const ac_tensor *whole, const char *name, const ac_array *pads,
                            const char *pads_name, ac_shape *space);

/* Indices that the axis has; negative ones count from the end. */
aclnnStatus ac_check_replaced(const ac_tensor *whole, const char *name, int64_t axis,
                              const char *axis_name, const ac_array *index, const char *index_name);

/* A matrix or less; the diagonal of another matrix, or the matrix, has a size. */
aclnnStatus ac_check_diagonal(const ac_tensor *whole, const char *name, int64_t diagonal,
                              const char *diagonal_name, ac_shape *space);

/* The matrix with all elements on a diagonal has a size. */
aclnnStatus ac_check_on_diagonal(const ac_tensor *whole, const char *name, int64_t diagonal,
                                 const char *diagonal_name, ac_shape *space);

/* A matrix, or more axes of one extent. */
aclnnStatus ac_check_crossed(const ac_tensor *whole, const char *name, int64_t again,
                             const char *again_name);

/* `whole` has these extents, and slices of one element at least, that go on, fit an axis, which is
 * counted from the start. */
aclnnStatus ac_check_unfolded(const ac_tensor *whole, const char *name, int64_t axis,
                              const char *axis_name, int64_t size, const char *size_name,
                              int64_t step, const char *step_name, const ac_array *extents,
                              const char *extents_name, ac_shape *space);

/* More than `axes` axes, windows of at least one element along each of the last of them, that go
 * on, and at least one of them. */
aclnnStatus ac_check_windows(const ac_tensor *whole, const char *name, int64_t axes,
                             const char *axes_name, const ac_array *kernel, const char *kernel_name,
                             const ac_array *dilation, const char *dilation_name,
                             const ac_array *padding, const char *padding_name,
                             const ac_array *stride, const char *stride_name, ac_shape *space);

/* At least `axes` axes, and an extent for each of the last of them, which is 0 where they have no
 * elements. */
aclnnStatus ac_check_nearest(const ac_tensor *whole, const char *name, int64_t axes,
                             const char *axes_name, const ac_array *size, const char *size_name,
                             ac_shape *space);

/* Extents whose products are integers of 64 bits. */
aclnnStatus ac_check_flattened(const ac_tensor *whole, const char *name, int64_t axis,
                               const char *axis_name, ac_shape *space);

/* At least two axes, of which the second has so many groups. */
aclnnStatus ac_check_shuffled(const ac_tensor *whole, const char *name, int64_t groups,
                              const char *groups_name, ac_shape *space);

/* `tensor`, unless null, must have the extents of the last axes of `space`, of one at least unless
 * that has none. */
aclnnStatus ac_check_view_row(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                              const char *space_name);

/* `list` must have the extents of the last axes of `of`, of one at least unless that has none. */
aclnnStatus ac_check_extents(const ac_array *list, const char *name, const ac_tensor *of,
                             const char *of_name);

/* `value` must be the extent of `of` along an axis, or, if it is `behind`, the product of those
 * from there on; an axis that is missing has 1. */
aclnnStatus ac_check_extent(int64_t value, const char *name, const ac_tensor *of,
                            const char *of_name, size_t axis, bool behind);

/* `value` must be above 0. */
aclnnStatus ac_check_extent_filled(int64_t value, const char *name);

/* The channels of `of`, which lie along axis 1, must be so many groups. */
aclnnStatus ac_check_channel_groups(int64_t groups, const char *name, const ac_tensor *of,
                                    const char *of_name);

/* `tensor`, unless null, must have an element for each group of the channels of `of`, for each
 * index of axis 0. */
aclnnStatus ac_check_shape_of_groups(const ac_tensor *tensor, const char *name, const ac_tensor *of,
                                     const char *of_name, int64_t groups);

/* `tensor`, unless null, must have the shape that is listed. */
aclnnStatus ac_check_shape_listed(const ac_tensor *tensor, const char *name, const ac_array *list,
                                  const char *list_name);

#endif
