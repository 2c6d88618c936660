/*
 * The record of the largest errors: for each output of each operator in each mode and dtype the
 * largest error that any command of the accuracy program ever found, where, and which command it
 * was. The operators' pages print it.
 *
 * A command with --figures FILE fails where it finds a larger error than the record has; with
 * --write the record takes it over. A line holds for the bits that digests.txt has of the results;
 * where those are others now, the next command to write replaces the line, whatever it finds.
 */
#ifndef AC_TESTS_FIGURES_H
#define AC_TESTS_FIGURES_H

#include "accuracy.h"

/* Keeps the verdicts of one set of inputs until figures_close. `name` is operator, mode and dtype,
 * and may end in " #" and the number of a set of scalars; `arguments` ends with null. A complex
 * argument has its two parts in v->at. */
void figures_add(const accuracy_options *options, const char *name, const char *output,
                 const char *const *arguments, bool complex_, const verdicts *v);

/* Compares or writes; returns how many errors are larger than recorded. */
int figures_close(const accuracy_options *options);

#endif
