/*
 * Checks of the arguments of index maps (handles/view.h). Each writes the shape of the view, which
 * is the index space, to *space.
 */
#ifndef AC_CHECK_VIEWS_H
#define AC_CHECK_VIEWS_H

#include "check/sentence.h"
#include "handles/array.h"
#include "handles/tensor.h"

/* Every value names an axis of `of`, negative ones counting from the end, and none is named twice;
 * rank 0 counts as rank 1. */
aclnnStatus ac_check_axes(const ac_array *axes, const char *name, const ac_tensor *of,
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

/* A size of at most 8 extents to which `whole` broadcasts. */
aclnnStatus ac_check_expanded(const ac_tensor *whole, const char *name, const ac_array *size,
                              const char *size_name, ac_shape *space);

#endif
