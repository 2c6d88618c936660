/*
 * What the two kinds of `aclnn check` share: results of points (check_points.c), of rows
 * (check_rows.c).
 */
#ifndef ACLNN_TOOL_CHECKING_H
#define ACLNN_TOOL_CHECKING_H

#include "oracle/judge.h"
#include "request.h"

/* One output of an operator in one mode and dtype. */
typedef struct checked {
    const ac_entry *entry;
    const oracle *oracle;
    const oracle_formula *formula;
    int dtype;  /* of the tensors of the call */
    int result; /* of the output: that, or f32 where it has no other */
} checked;

/* Whether every tensor may have the dtype, but for results that are always of f32. */
bool check_takes_dtype(const ac_entry *e, int dtype);

/* Prints a line of the table; whether the stated bound is held. */
bool check_print(const checked *of, const verdicts *v);

/* Runs points, so many or all there are, over all sets of scalars; the verdicts of all sets count
 * together. */
int check_points(const checked *of, uint64_t samples, verdicts *all);

/* Runs rows of many kinds and lengths, about so many elements, and judges their results. */
int check_rows(const checked *of, uint64_t samples, verdicts *all);

#endif
