/*
 * Checks of index maps that an input takes part in (handles/indexed.h), which write the shape of
 * the part, the index space, to *space. The values of the input are checked when the plan runs.
 */
#ifndef AC_CHECK_INDICES_H
#define AC_CHECK_INDICES_H

#include "check/sentence.h"
#include "handles/array.h"
#include "handles/picked.h"
#include "handles/tensor.h"

/* The part has at most 8 axes; from a whole of rank 0 one element is taken. */
aclnnStatus ac_check_taken(const ac_tensor *whole, const char *name, int64_t axis,
                           const char *axis_name, const ac_tensor *index, const char *index_name,
                           int64_t least, const char *least_name, ac_shape *space);

/* The index has as many axes as the whole, rank 0 counting as 1. If it has elements, it is no
 * longer along the other axes than the whole, which has elements along `axis`. */
aclnnStatus ac_check_gathered(const ac_tensor *whole, const char *name, int64_t axis,
                              const char *axis_name, const ac_tensor *index, const char *index_name,
                              ac_shape *space);

/* The same, of a part that has the shape of the whole. */
aclnnStatus ac_check_pinned(const ac_tensor *whole, const char *name, int64_t axis,
                            const char *axis_name, const ac_tensor *index, const char *index_name);

/* The index begins with the extents of the whole in front of its last `axes`; if it has elements,
 * so have those. */
aclnnStatus ac_check_located(const ac_tensor *whole, const char *name, int64_t axes,
                             const char *axes_name, const ac_tensor *index, const char *index_name,
                             ac_shape *space);

/* The same, of an index with as many axes as the whole, whose last `axes` have the extents `size`.
 */
aclnnStatus ac_check_restored(const ac_tensor *whole, const char *name, int64_t axes,
                              const char *axes_name, const ac_tensor *index, const char *index_name,
                              const ac_array *size, const char *size_name, ac_shape *space);

/* The last axis of the index has as many elements as axes of the whole are indexed, at least one;
 * the part has at most 8 axes. */
aclnnStatus ac_check_chosen(const ac_tensor *whole, const char *name, int64_t axes,
                            const char *axes_name, const ac_tensor *index, const char *index_name,
                            const ac_array *kernel, const char *kernel_name, const ac_array *stride,
                            const char *stride_name, int64_t unstrided, const char *unstrided_name,
                            const ac_array *padding, const char *padding_name,
                            const ac_array *dilation, const char *dilation_name, int64_t ceil,
                            const char *ceil_name, ac_shape *space);

aclnnStatus ac_check_pointed(const ac_tensor *whole, const char *name, const ac_tensor *index,
                             const char *index_name, ac_shape *space);

/* A list (handles/picked.h): no more tensors than the whole has axes, of which one at least has
 * elements, if the whole has, and which broadcast together; the part has at most 8 axes. */
aclnnStatus ac_check_picked(const ac_tensor *whole, const char *name, const ac_array *list,
                            const char *list_name, ac_shape *space);

/* The whole has an axis, and the index is a single count, or one for each index along `axis`; there
 * are not fewer than 0 copies. `all_copied` is the same of all elements, joined. */
aclnnStatus ac_check_copied(const ac_tensor *whole, const char *name, int64_t axis,
                            const char *axis_name, const ac_tensor *index, const char *index_name,
                            int64_t size, const char *size_name, ac_shape *space);
aclnnStatus ac_check_all_copied(const ac_tensor *whole, const char *name, const ac_tensor *index,
                                const char *index_name, int64_t size, const char *size_name,
                                ac_shape *space);

/* The same checks of an output on whose elements points fall, and of the source, which has the
 * shape of the part, or for `gathered` is no shorter along any axis. `part` says in words which
 * that is.
 */
aclnnStatus ac_check_put_taken(const ac_tensor *whole, const char *name, int64_t axis,
                               const char *axis_name, const ac_tensor *index,
                               const char *index_name, int64_t least, const char *least_name,
                               const ac_tensor *source, const char *source_name, const char *part);
aclnnStatus ac_check_put_gathered(const ac_tensor *whole, const char *name, int64_t axis,
                                  const char *axis_name, const ac_tensor *index,
                                  const char *index_name, const ac_tensor *source,
                                  const char *source_name, const char *part);
aclnnStatus ac_check_put_located(const ac_tensor *whole, const char *name, int64_t axes,
                                 const char *axes_name, const ac_tensor *index,
                                 const char *index_name, const ac_tensor *source,
                                 const char *source_name, const char *part);
aclnnStatus ac_check_put_restored(const ac_tensor *whole, const char *name, int64_t axes,
                                  const char *axes_name, const ac_tensor *index,
                                  const char *index_name, const ac_array *size,
                                  const char *size_name, const ac_tensor *source,
                                  const char *source_name, const char *part);
aclnnStatus ac_check_put_chosen(const ac_tensor *whole, const char *name, int64_t axes,
                                const char *axes_name, const ac_tensor *index,
                                const char *index_name, const ac_array *kernel,
                                const char *kernel_name, const ac_array *stride,
                                const char *stride_name, int64_t unstrided,
                                const char *unstrided_name, const ac_array *padding,
                                const char *padding_name, const ac_array *dilation,
                                const char *dilation_name, int64_t ceil, const char *ceil_name,
                                const ac_tensor *source, const char *source_name, const char *part);
aclnnStatus ac_check_put_pointed(const ac_tensor *whole, const char *name, const ac_tensor *index,
                                 const char *index_name, const ac_tensor *source,
                                 const char *source_name, const char *part);

/* The source broadcasts to the part; it may be any where no tensor of the list has elements. */
aclnnStatus ac_check_put_picked(const ac_tensor *whole, const char *name, const ac_array *list,
                                const char *list_name, const ac_tensor *source,
                                const char *source_name, const char *part);
aclnnStatus ac_check_put_numbered(const ac_tensor *whole, const char *name, int64_t axis,
                                  const char *axis_name, const ac_tensor *index,
                                  const char *index_name, int64_t count, const char *count_name,
                                  int64_t left_out, const char *left_out_name,
                                  const ac_tensor *source, const char *source_name,
                                  const char *part);

#endif
