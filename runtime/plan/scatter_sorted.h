/*
 * Points that are put by a sorted list of them: each element of the output is then written once.
 */
#ifndef AC_SCATTER_SORTED_H
#define AC_SCATTER_SORTED_H

#include "plan/scatter_job.h"

/* Lists the points of a line, sorted by where they fall, those of one element in index order.
 * `room` has space for two lists. Returns their number, *list is the list. */
int64_t ac_scatter_list(const ac_scatter_job *j, const unsigned char *index, ac_scatter_point *room,
                        const ac_scatter_point **list);

/* A task of a job that has one list, and of one that makes a list for each line. */
void ac_scatter_sorted_task(const ac_scatter_job *j, size_t task, void *room);
void ac_scatter_each_task(const ac_scatter_job *j, size_t task, void *room);

#endif
