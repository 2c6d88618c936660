/*
 * Rows (rows.h), run.
 */
#ifndef AC_ROWS_RUN_H
#define AC_ROWS_RUN_H

#include "walk/span_run.h"

/* Runs a walk of kind AC_WALK_ROWS. */
void ac_rows_run(ac_job *job);

#endif
