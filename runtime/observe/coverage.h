/*
 * ACLNN_CPU_LOG=coverage: at the end of the process, which operators it used, with which dtypes and
 * layouts, and which products would have refused that.
 */
#ifndef AC_COVERAGE_H
#define AC_COVERAGE_H

#include "base/dtype.h"
#include "observe/seen.h"

/* Whether nobody asked yet what products answer to a call like this one. */
bool ac_coverage_new(const ac_seen *seen);

/* A product's answer: its sentence, empty where it accepts the call. */
void ac_coverage_answer(const ac_seen *seen, ac_product product, const char *sentence);

/* A call that ran, or was refused. */
void ac_coverage_count(const ac_seen_run *run);

#endif
