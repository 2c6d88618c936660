/*
 * Panes: maps that show several elements of a tensor at each point, which a formula makes one of.
 * Along each of the last axes a pane has elements that are `dilation` apart, or a share of all.
 *
 * codegen/language/panes.py says the same.
 */
#ifndef AC_PANES_H
#define AC_PANES_H

#include "handles/array.h"
#include "handles/tensor.h"

enum { AC_PANE_AXES = 3 };

/* Panes along one axis. A share i has the elements from i * extent / count, rounded down, to the
 * one before (i + 1) * extent / count, rounded up. */
typedef struct ac_pane_axis {
    int64_t extent; /* of the whole */
    int64_t count;  /* of panes */
    int64_t size;   /* elements of a pane, those of the padding among them; 0: a share */
    int64_t stride; /* from each pane to the next */
    int64_t front;  /* elements of padding before the first, */
    int64_t behind; /* and behind the last */
    int64_t dilation;
} ac_pane_axis;

typedef struct ac_panes {
    size_t axes; /* the last ones of the whole */
    ac_pane_axis axis[AC_PANE_AXES];
    bool counted;    /* a mean divides by the elements of the padding, too; */
    int64_t divisor; /* by this, if it is not 0 */
} ac_panes;

/* `count` indices, `step` apart. */
typedef struct ac_pane_run {
    int64_t first;
    int64_t step;
    int64_t count;
} ac_pane_run;

/* Panes along the last `axes` axes, of `kernel` elements. Lists have a value for each axis or one
 * for all. An empty list of strides means `unstrided`, or the kernel where that is 0; one of
 * paddings 0, one of dilations 1. Paddings may be those in front of all axes and then those behind.
 * With `ceil` there is another pane where a stride is not filled, if it begins before the padding
 * at the end. */
ac_panes ac_panes_pooled(const ac_tensor *whole, int64_t axes, const ac_array *kernel,
                         const ac_array *stride, int64_t unstrided, const ac_array *padding,
                         const ac_array *dilation, int64_t ceil);

/* The same without dilations, where an empty list of strides means the kernel. */
ac_panes ac_panes_averaged(const ac_tensor *whole, int64_t axes, const ac_array *kernel,
                           const ac_array *stride, const ac_array *padding, int64_t ceil,
                           int64_t counted, int64_t divisor);

/* As many shares of the last `axes` axes as `size` says. */
ac_panes ac_panes_shared(const ac_tensor *whole, int64_t axes, const ac_array *size);

/* The extents of as many last axes of a tensor, or of fewer, if it has no more. */
ac_array ac_last_extents(const ac_tensor *tensor, int64_t axes);

/* The elements of the whole that pane i shows. */
ac_pane_run ac_pane_shows(const ac_pane_axis *axis, int64_t i);

/* The panes that may show element i of the whole, and whether one of them does. */
ac_pane_run ac_pane_around(const ac_pane_axis *axis, int64_t i);
bool ac_pane_has(const ac_pane_axis *axis, int64_t pane, int64_t i);

/* The elements of pane i along an axis by whose number a mean divides: those that it shows, or, if
 * they are `counted`, those of the padding, too. */
int64_t ac_pane_divides(const ac_pane_axis *axis, int64_t i, bool counted);

#endif
