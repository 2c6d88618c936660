/*
 * The kernels of formulas that are an input as it is: elements are moved, and their size is all
 * that matters, so that every bit of a nan survives; or they are converted to another dtype; or an
 * element is written everywhere.
 */
#ifndef AC_MOVE_H
#define AC_MOVE_H

#include "contract/kernel.h"

ac_kernel ac_move_1;
ac_kernel ac_move_2;
ac_kernel ac_move_4;
ac_kernel ac_move_8;
ac_kernel ac_move_16;

/* The attributes of ac_move_converted. */
typedef struct ac_conversion {
    int from;
    int to;
} ac_conversion;

/* Converts elements of any dtype to any other, as ac_stage.convert does, but that integers of 8 and
 * 16 bits are the low bits of what a float is in i32; moves elements that keep their dtype. */
ac_kernel ac_move_converted;

/* Moves floats of the first input to every output; the attributes are the number of outputs. */
ac_kernel ac_move_to_all;

/* The attributes of ac_write_to_all: a float for each output. */
typedef struct ac_floats {
    size_t outputs;
    float of[16];
} ac_floats;

/* Writes its own float to every output, of which all elements are alike. */
ac_kernel ac_write_to_all;

/* The kernel that writes the element in its attributes everywhere; of elements of 1, 2, 4, 8 or 16
 * bytes. */
ac_kernel *ac_fill_of(size_t bytes);

#endif
