/*
 * Points that are put line by line, with a sum for each element of a line.
 */
#ifndef AC_SCATTER_LINES_H
#define AC_SCATTER_LINES_H

#include "plan/scatter_job.h"

void ac_scatter_lines_task(const ac_scatter_job *j, size_t task, void *room);

#endif
