/*
 * The parts of an ac_stage that have a file of their own, for each instruction set: conversions
 * (convert.c) and the trees of sums (sum_trees.c). stage.h says what they do.
 */
#ifndef AC_STAGE_PARTS_H
#define AC_STAGE_PARTS_H

#include "contract/kernel.h"

void AC_ISA(ac_convert)(int to, void *target, int from, const void *source, size_t count);
void AC_ISA(ac_sum_rows)(double *x, size_t count, size_t width, size_t stride);
void AC_ISA(ac_sum_lanes)(double *to, const double *lanes, size_t count);
void AC_ISA(ac_sum_runs)(double *x, size_t count, size_t length);

#endif
