/*
 * Elements at some indices along one axis become one element, and all others are moved, in one way
 * through memory. Nothing is moved where the input is the output.
 */
#ifndef AC_MARKED_H
#define AC_MARKED_H

#include "check/sentence.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

typedef struct ac_marking {
    const ac_tensor
        *in; /* null: the others stay as they are. `data` is the address at index zero */
    const ac_tensor *out;
    size_t axis;
    const unsigned char *marks; /* for each index along the axis, whether it is one of them */
    const void *element;
} ac_marking;

/* Inputs and outputs have an axis at least, and share no memory. */
aclnnStatus ac_marked_run(const ac_marking *marking);

#endif
