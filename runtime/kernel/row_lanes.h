/*
 * The accumulators of a row operator (kernel.h): joining them, and what the kernel reads of them.
 * Compiled once for each instruction set.
 *
 * `count` sets of `width` accumulators, count at most AC_ROW_LANES, are joined as if there were
 * AC_ROW_LANES sets, of which those that are missing change nothing: set k takes set k + 32, then
 * set k + 16, and so on, until one is left.
 */
#ifndef AC_LANES_H
#define AC_LANES_H

#include "contract/kernel.h"

enum { AC_ROW_LANES = 64 };

typedef struct ac_lanes {
    void (*max_f32)(float *lanes, size_t count, size_t width);
    void (*max_f64)(double *lanes, size_t count, size_t width);
    void (*sum)(double *lanes, size_t count, size_t width);
    void (*sum_exact)(double *lanes, double *rest, size_t count, size_t width);
    /* A sum, exact where `rest` is not null, as two parts in the kernel's type. */
    void (*split_f32)(float *high, float *low, const double *sum, const double *rest, size_t count);
    void (*split_f64)(double *high, double *low, const double *sum, const double *rest,
                      size_t count);
} ac_lanes;

/* The copy for the instruction set in use. */
const ac_lanes *ac_lanes_current(void);

#endif
