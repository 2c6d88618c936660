/*
 * Checks of panes (handles/panes.h). *space receives the shape that a tensor has as its panes.
 */
#ifndef AC_CHECK_PANES_H
#define AC_CHECK_PANES_H

#include "handles/panes.h"

/* At least `axes` axes, of which the last have elements; lists with a value for each axis or for
 * all, of which those of the strides, paddings and dilations may be empty. Kernels, strides and
 * dilations are 1 at least, and paddings 0. The paddings of an axis are together no longer than its
 * kernel, and there is a pane. `ceil` and `counted` are 0 or 1. */
aclnnStatus ac_check_pooled(const ac_tensor *whole, const char *name, int64_t axes,
                            const char *axes_name, const ac_array *kernel, const char *kernel_name,
                            const ac_array *stride, const char *stride_name, int64_t unstrided,
                            const char *unstrided_name, const ac_array *padding,
                            const char *padding_name, const ac_array *dilation,
                            const char *dilation_name, int64_t ceil, const char *ceil_name,
                            ac_shape *space);

aclnnStatus ac_check_averaged(const ac_tensor *whole, const char *name, int64_t axes,
                              const char *axes_name, const ac_array *kernel,
                              const char *kernel_name, const ac_array *stride,
                              const char *stride_name, const ac_array *padding,
                              const char *padding_name, int64_t ceil, const char *ceil_name,
                              int64_t counted, const char *counted_name, int64_t divisor,
                              const char *divisor_name, ac_shape *space);

/* At least `axes` axes, of which the last have elements, and a size of at least 1 for each. */
aclnnStatus ac_check_shared(const ac_tensor *whole, const char *name, int64_t axes,
                            const char *axes_name, const ac_array *size, const char *size_name,
                            ac_shape *space);

#endif
