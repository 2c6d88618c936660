/*
 * Walks of few elements in which operands may be repeated: a weight for each channel, or the sum of
 * a channel.
 *
 * Such a call needs neither tiles nor panels if all other operands are contiguous: repeated inputs
 * are expanded, the kernel runs once over all points, and each point of a sum has a lane of its
 * own, as the tree of reduce.h has it for so few points.
 */
#ifndef AC_ONE_SPAN_H
#define AC_ONE_SPAN_H

#include "walk/walk.h"

enum {
    AC_ONE_SPAN_MAX = 1024,       /* points */
    AC_ONE_SPAN_BYTES = 24 << 10, /* of the inputs that are laid out or copied */
};

/* Builds a walk of kind AC_WALK_ONE_SPAN; false, with the walk's kind unchanged, if the call does
 * not qualify. Count, inputs, outputs, sizes and dtypes are set already. Bit i of `whole`: operand
 * i is contiguous and has the shape of the space. */
bool ac_one_span_build(ac_walk *walk, const ac_call *call, uint32_t whole);

/* Runs it. An input that overlaps an output, and is not that output, is copied first. */
void ac_one_span_run(const ac_walk *walk, ac_kernel *kernel, const void *const in[],
                     void *const out[], const void *attrs);

#endif
