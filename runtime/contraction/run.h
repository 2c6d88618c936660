/*
 * Runs a contraction (contraction.h).
 */
#ifndef AC_CONTRACTION_RUN_H
#define AC_CONTRACTION_RUN_H

#include "walk/span_run.h"

void ac_contraction_run(const ac_job *job);

#endif
