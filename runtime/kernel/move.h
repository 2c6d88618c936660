/*
 * The kernels of formulas that are an input as it is: elements are moved, and their size is all
 * that matters, so that every bit of a nan survives.
 */
#ifndef AC_MOVE_H
#define AC_MOVE_H

#include "contract/kernel.h"

ac_kernel ac_move_1;
ac_kernel ac_move_2;
ac_kernel ac_move_4;
ac_kernel ac_move_8;
ac_kernel ac_move_16;

#endif
