/*
 * What words find in panes (handles/panes.h), as generated code says it. panes/run.h says how.
 */
#ifndef AC_PANE_RULE_H
#define AC_PANE_RULE_H

#include <stdbool.h>

typedef enum ac_pane_word {
    AC_PANE_MEAN,
    AC_PANE_GREATEST,
    AC_PANE_SHARED_OUT, /* backwards: each point is shared out among the elements of its pane */
} ac_pane_word;

enum { AC_PANE_NONE = -1 };

typedef struct ac_pane_rule {
    ac_pane_word word;
    int values;    /* the number of the output that values go to, or AC_PANE_NONE */
    int positions; /* the same of positions along the axes of panes, joined in row-major order */
} ac_pane_rule;

#endif
