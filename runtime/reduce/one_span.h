/*
 * Walks of few elements, in which an operand may be repeated: a weight for each channel, or the sum
 * of a channel.
 *
 * Where nothing else is to be arranged, such a call takes no tiles and no panels: repeated inputs
 * are laid out beside each other, the kernel runs once over everything, and each point of a sum has
 * a lane of its own, as reduce.h has it for so few.
 */
#ifndef AC_ONE_SPAN_H
#define AC_ONE_SPAN_H

#include "walk/walk.h"

enum {
    AC_ONE_SPAN_MAX = 1024,       /* points */
    AC_ONE_SPAN_BYTES = 24 << 10, /* of the inputs that are laid out or copied */
};

/* Makes a walk of kind AC_WALK_ONE_SPAN; false, with nothing decided, if the call is not such a
 * one. Count, inputs, outputs, sizes and dtypes are known already. Bit i of `whole`: operand i is
 * contiguous and has the shape of the space. */
bool ac_one_span_build(ac_walk *walk, const ac_call *call, uint32_t whole);

/* Runs it. An input that overlaps an output, and is not that output, is copied first. */
void ac_one_span_run(const ac_walk *walk, ac_kernel *kernel, const void *const in[],
                     void *const out[], const void *attrs);

#endif
