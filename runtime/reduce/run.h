/*
 * The second phase of reductions (reduce.h): passes, pieces, and their distribution to threads.
 */
#ifndef AC_REDUCE_RUN_H
#define AC_REDUCE_RUN_H

#include "walk/span_run.h"

/* Runs a walk of kind AC_WALK_REDUCE. */
void ac_reduce_run(ac_job *job);

#endif
