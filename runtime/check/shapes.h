/*
 * Checks of ranks, shapes and views. Those of ranks and views accept a null tensor.
 */
#ifndef AC_CHECK_SHAPES_H
#define AC_CHECK_SHAPES_H

#include "check/sentence.h"
#include "handles/tensor.h"

enum { AC_COUNTS_MAX = 8192 };

/* The refusal of ac_check_rank. */
aclnnStatus ac_fail_rank(const ac_tensor *tensor, const char *name);

static inline aclnnStatus ac_check_rank(const ac_tensor *tensor, const char *name)
{
    return !tensor || tensor->shape.rank <= AC_RANK_MAX ? ACLNN_SUCCESS
                                                        : ac_fail_rank(tensor, name);
}

/* The matrices of `tensor` lie in blocks (base/blocks.h). */
aclnnStatus ac_check_in_blocks(const ac_tensor *tensor, const char *name);
aclnnStatus ac_check_rank_is(const ac_tensor *tensor, const char *name, size_t rank);
aclnnStatus ac_check_rank_within(const ac_tensor *tensor, const char *name, size_t low,
                                 size_t high);
/* The factors of a contraction, whose ranks fit their axes (contract/contraction.h): *space is the
 * shape of their product. */
aclnnStatus ac_check_contracted(const ac_tensor *left, const char *left_name, const char *left_axes,
                                const ac_tensor *right, const char *right_name,
                                const char *right_axes, const char *space_axes, ac_shape *space);
/* The last two axes have the same extent. */
aclnnStatus ac_check_square(const ac_tensor *tensor, const char *name);
/* `tensor`, which may be null, has the shape of `space`, but along the last axis the extent of the
 * one before; `why` says what that is. */
aclnnStatus ac_check_square_of(const ac_tensor *tensor, const char *name, const ac_shape *space,
                               const char *why);
/* `tensor`, which may be null, has an element for each column of `right` in each group of so many
 * indices along its axis k. With groups of 0 there is one group, in [1, n] or [n], or one element,
 * [1]. */
aclnnStatus ac_check_groups(const ac_tensor *tensor, const char *name, const ac_tensor *right,
                            const char *right_name, const char *right_axes, int64_t group,
                            const char *group_name);
/* `axis` must be an axis of `of`, a negative one counting from the end; rank 0 is treated as rank
 * 1. */
aclnnStatus ac_check_axis(int64_t axis, const char *name, const ac_tensor *of, const char *of_name);

/* The same, or `all`, which stands for all elements. */
aclnnStatus ac_check_axis_or_all(int64_t axis, const char *name, const ac_tensor *of,
                                 const char *of_name, int64_t all);
aclnnStatus ac_check_shape_same(const ac_tensor *tensor, const char *name, const ac_tensor *other,
                                const char *other_name);
/* `tensor` must have the shape of `space` without `axis`, which is a valid axis; rank 0 stays rank
 * 0. */
aclnnStatus ac_check_shape_without(const ac_tensor *tensor, const char *name,
                                   const ac_tensor *space, const char *space_name, int64_t axis);
/* `tensor` must have an axis `axis` of even extent; *half is its shape with half that extent. */
aclnnStatus ac_check_halves(const ac_tensor *tensor, const char *name, int64_t axis,
                            ac_shape *half);
/* A single stride must step through the elements of `tensor` along `axis` and all axes after it. */
aclnnStatus ac_check_flat(const ac_tensor *tensor, const char *name, int64_t axis);
/* Counts must be null or of dtype i64. */
aclnnStatus ac_check_counts_dtype(const ac_tensor *tensor, const char *name);
/* `tensor` must be null or a list of at most AC_COUNTS_MAX counts. It may be empty only on the
 * products in `empty`; a null `empty` means all products. */
aclnnStatus ac_check_counts(const ac_tensor *tensor, const char *name,
                            const bool empty[AC_PRODUCT_COUNT]);
/* A result that is found among all elements of `space`: `tensor` must have one axis with as many.
 */
aclnnStatus ac_check_found_line(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                const char *space_name);
/* The indices of elements of `space`, of which each has a row, or, with `lines`, a column: `tensor`
 * may have any shape if its elements lie in order, else it must be a matrix with room for one. */
aclnnStatus ac_check_found_rows(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                const char *space_name, bool lines);
/* What there is of runs: the first of each, a number for each element or slice, or lengths. */
typedef enum ac_run_room { AC_RUN_FIRSTS, AC_RUN_NUMBERS, AC_RUN_LENGTHS } ac_run_room;
/* Of runs of elements of `space`, or, along an axis that is not SIZE_MAX, of slices: `tensor` must
 * be null, or lie in order, or have the shape of room for all. */
aclnnStatus ac_check_found_runs(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                const char *space_name, size_t axis, ac_run_room room);
/* Sorted lines along the last axis of `tensor`: it must have one axis, or all but the last extent
 * of `space`. */
aclnnStatus ac_check_lines(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                           const char *space_name);
/* `tensor` must broadcast one way to the shape of `space`. */
aclnnStatus ac_check_view_broadcast(const ac_tensor *tensor, const char *name,
                                    const ac_tensor *space, const char *space_name);
/* Axes of `space` from `axis` on. Where they are `counted` there are `count`, all of those for -1,
 * and `tensor` must have their extents, or one element for 0; else it must have extents of as many
 * axes as it has, or one element in one axis or none. `count` is -1 at least. */
aclnnStatus ac_check_view_aligned(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                  const char *space_name, int64_t axis, int64_t count,
                                  const char *count_name, bool counted);
/* `tensor` must have one element, in any shape. */
aclnnStatus ac_check_view_single(const ac_tensor *tensor, const char *name);
/* `tensor` must have one element, in so many axes. */
aclnnStatus ac_check_view_verdict(const ac_tensor *tensor, const char *name, size_t rank);
/* `tensor` must have the bytes that hold a bit for each point of `space`, in any shape. */
aclnnStatus ac_check_view_bits(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                               const char *space_name);
/* The same where the highest bit of a byte is the first: one axis with a byte for each 8 points, of
 * which an input has no more, and for an output those that are begun; or `rows` of them, above 0.
 */
aclnnStatus ac_check_bits_read(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                               const char *space_name);
aclnnStatus ac_check_bits_written(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                  const char *space_name);
aclnnStatus ac_check_bits_in_rows(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                  const char *space_name, int64_t rows, const char *rows_name);
/* The channels of `space` are its axis 1 when its rank is above 1, else there is one. `tensor` must
 * have one element or as many as there are channels, in any shape. */
aclnnStatus ac_check_view_channel(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                  const char *space_name);
/* The output of a fold over channels must have the shape of `like` if that has one element, else
 * [channels]. */
aclnnStatus ac_check_fold_channel(const ac_tensor *tensor, const char *name, const ac_tensor *like,
                                  const char *like_name);

/* Mutual broadcast of a and b into *space; a null b has no shape. */
aclnnStatus ac_check_broadcast(const ac_tensor *a, const char *a_name, const ac_tensor *b,
                               const char *b_name, ac_shape *space);

/* `a` and `b` must have one axis; *space receives a row for each element of a, and a column for
 * each of b. */
aclnnStatus ac_check_outer(const ac_tensor *a, const char *a_name, const ac_tensor *b,
                           const char *b_name, ac_shape *space);
/* The same of one tensor more with *space, which is `of`. */
aclnnStatus ac_check_broadcast_with(const ac_tensor *tensor, const char *name, ac_shape *space,
                                    const char *of);
aclnnStatus ac_check_shape_is(const ac_tensor *tensor, const char *name, const ac_shape *shape,
                              const char *why);

#endif
