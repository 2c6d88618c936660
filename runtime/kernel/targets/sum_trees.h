/*
 * The trees of sums, for each instruction set: sum_rows, sum_lanes and sum_runs of ac_stage
 * (stage.h).
 */
#ifndef AC_SUM_TREES_H
#define AC_SUM_TREES_H

#include <stddef.h>

#include "base/isa.h"

void AC_ISA(ac_sum_rows)(double *x, size_t count, size_t width, size_t stride);
void AC_ISA(ac_sum_lanes)(double *to, const double *lanes, size_t count);
void AC_ISA(ac_sum_runs)(double *x, size_t count, size_t length);

#endif
