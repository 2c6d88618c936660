/*
 * Checks of contractions whose summed axes are joined (contract/contraction.h): the extents of all
 * axes follow from the factors, and from what says how an axis is seen.
 */
#ifndef AC_CHECK_JOINED_H
#define AC_CHECK_JOINED_H

#include "base/shape.h"
#include "base/status.h"
#include "handles/array.h"
#include "handles/tensor.h"

enum { AC_RUN_MOST = 3 }; /* axes of a run */

/* An axis of a tensor as its axes name it: a letter; '.' behind it for a run; "(gc)" for g groups
 * of c; "[pq]" for the axis that is seen at position p and tap q; '1' for an extent of 1. */
typedef struct ac_joined_axis {
    char outer; /* of groups, or the position; else 0 */
    char inner; /* the letter alone, what groups are of, or the tap; 0 for an extent of 1 */
    bool seen;
    bool run;
} ac_joined_axis;

/* Reads the first axis and returns where the next one begins. */
const char *ac_joined_next(const char *axes, ac_joined_axis *axis);

/* The number of axes that such text names, of which a run is one. */
size_t ac_joined_count(const char *axes);

/* The index along an axis at position p and tap q: (step * p + tap * q + origin) / divisor, where
 * that is a whole number and the axis has it; the element is 0 elsewhere. */
typedef struct ac_window {
    int64_t step;
    int64_t tap;
    int64_t origin;
    int64_t divisor;
} ac_window;

/* How an axis is seen: of each, a list with a value for each axis of the run, or a number if there
 * is no list. A list of padding may have two values for each axis, in front and behind. */
void ac_windows_see(ac_window windows[AC_RUN_MOST], const ac_array *stride, int64_t every,
                    const ac_array *padding, int64_t ahead, const ac_array *dilation,
                    int64_t apart);
void ac_spread_see(ac_window windows[AC_RUN_MOST], const ac_array *stride, int64_t every,
                   const ac_array *padding, int64_t ahead, const ac_array *dilation, int64_t apart);

/* The factors, whose ranks are those that their axes may have: *space is the shape of the result.
 * The letter `given` has the extent `extent`, which `extent_name` says; 0: none has. */
aclnnStatus ac_check_joined_axes(const ac_tensor *left, const char *left_name,
                                 const char *left_axes, const ac_tensor *right,
                                 const char *right_name, const char *right_axes,
                                 const char *space_axes, char given, int64_t extent,
                                 const char *extent_name, ac_shape *space);

/* The same where an axis is seen through windows: index stride * p - padding + dilation * q. */
aclnnStatus ac_check_joined_windows(const ac_tensor *left, const char *left_name,
                                    const char *left_axes, const ac_tensor *right,
                                    const char *right_name, const char *right_axes,
                                    const char *space_axes, char given, int64_t extent,
                                    const char *extent_name, const ac_array *stride, int64_t every,
                                    const char *stride_name, const ac_array *padding, int64_t ahead,
                                    const char *padding_name, const ac_array *dilation,
                                    int64_t apart, const char *dilation_name, ac_shape *space);

/* The same where windows run backwards: index (p + padding - dilation * q) / stride. */
aclnnStatus ac_check_joined_spread(const ac_tensor *left, const char *left_name,
                                   const char *left_axes, const ac_tensor *right,
                                   const char *right_name, const char *right_axes,
                                   const char *space_axes, char given, int64_t extent,
                                   const char *extent_name, const ac_array *stride, int64_t every,
                                   const char *stride_name, const ac_array *padding, int64_t ahead,
                                   const char *padding_name, const ac_array *dilation,
                                   int64_t apart, const char *dilation_name, const ac_array *more,
                                   int64_t behind, const char *more_name, ac_shape *space);

/* That an addend, if there is one, has the one axis `axis` of the space. */
aclnnStatus ac_check_along(const ac_tensor *tensor, const char *name, const ac_shape *space,
                           size_t axis, const char *space_name);

#endif
