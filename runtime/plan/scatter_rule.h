/*
 * How points that fall on one element of an output are joined (plan/scattered.h says what each
 * means).
 */
#ifndef AC_SCATTER_RULE_H
#define AC_SCATTER_RULE_H

#include "plan/index_values.h"

typedef enum ac_join {
    AC_JOIN_LAST,
    AC_JOIN_SUM,
    AC_JOIN_MEAN,
    AC_JOIN_PROD,
    AC_JOIN_QUOTIENT,
    AC_JOIN_GREATEST,
    AC_JOIN_LEAST,
    AC_JOINS
} ac_join;

/* How the points of a source are joined. */
typedef struct ac_scatter_rule {
    ac_index_rule index;
    ac_join join;
    bool over;   /* the second input is what the output begins as, */
    bool zeros;  /* or has its shape alone, and it begins as zeros */
    bool near;   /* the indices are those of a map: points of a line fall in its order, nearly */
    bool always; /* the output is written where an input is empty, too */
    bool skips;  /* points with the index `skipped` are left out */
    int64_t skipped;  /* an index */
    bool factored;    /* points are multiplied by a number, */
    double factor;    /* which is this for floats, */
    int64_t multiple; /* and this for integers */
} ac_scatter_rule;

#endif
