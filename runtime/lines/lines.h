/*
 * The lines of a call along one axis: where each begins, and which lie beside each other.
 *
 * All axes but the one of the lines are merged where all tensors allow it. The one along which the
 * input's elements are closest is `inner`: its lines are worked on together.
 */
#ifndef AC_LINES_H
#define AC_LINES_H

#include "handles/tensor.h"
#include "kernel/stage.h"
#include "lines/rule.h"

enum { AC_LINE_INPUT, AC_LINE_VALUES, AC_LINE_POSITIONS, AC_LINE_TENSORS };

/* An axis: its extent, and the distances of its points, in bytes. */
typedef struct ac_line_axis {
    int64_t extent;
    int64_t step[AC_LINE_TENSORS];
} ac_line_axis;

typedef struct ac_lines {
    ac_line_axis along;
    ac_line_axis inner;
    ac_line_axis outer[AC_RANK_MAX];
    size_t axes;                          /* of `outer` */
    int64_t bundles;                      /* of lines along `inner`: points of the outer axes */
    int dtype[AC_LINE_TENSORS];           /* of the elements */
    size_t size[AC_LINE_TENSORS];         /* their bytes; 0 of an output that there is not */
    unsigned char *data[AC_LINE_TENSORS]; /* the elements at index zero */
} ac_lines;

/* Finds the lines of tensors, of which the outputs may be null. */
void ac_lines_find(ac_lines *lines, size_t axis, const ac_tensor *const tensors[AC_LINE_TENSORS]);

/* Converts values that were found, as a conversion by itself does (kernel/move.h): integers of 8
 * and 16 bits are the low bits of what a float is in i32. */
void ac_line_convert(const ac_stage *stage, int to, void *target, int from, const void *source,
                     size_t count);

/* The address of the first element of line `line` of a bundle. */
static inline unsigned char *ac_line_at(const ac_lines *lines, size_t tensor, int64_t bundle,
                                        int64_t line)
{
    unsigned char *at = lines->data[tensor] + line * lines->inner.step[tensor];

    for (size_t i = lines->axes; i-- > 0;) {
        at += bundle % lines->outer[i].extent * lines->outer[i].step[tensor];
        bundle /= lines->outer[i].extent;
    }
    return at;
}

#endif
