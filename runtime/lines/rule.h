/*
 * What words along a line find, as generated code says it.
 *
 * A line is the elements along one axis of the space. Elements are converted to the dtype of the
 * rule before anything else. lines/scan.h and lines/sort.h say what is found.
 */
#ifndef AC_LINE_RULE_H
#define AC_LINE_RULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum ac_line_word {
    AC_LINE_SUM,
    AC_LINE_PROD,
    AC_LINE_GREATEST,
    AC_LINE_LEAST,
    AC_LINE_SORTED,
    AC_LINE_PRODUCT, /* of all elements, which is the only value of a line */
} ac_line_word;

/* Which elements a running word takes at a point. */
typedef enum ac_line_way {
    AC_LINE_UPTO,   /* those up to it, */
    AC_LINE_BEFORE, /* those before it, */
    AC_LINE_FROM,   /* those from it on, */
    AC_LINE_AFTER,  /* or those after it */
} ac_line_way;

/* Which ranks of sorted lines are kept. */
typedef enum ac_line_kept {
    AC_LINE_EVERY,         /* all of them, */
    AC_LINE_RANKS,         /* those from `first` on, `count` of them, */
    AC_LINE_MIDDLE,        /* the lower one in the middle, or the first nan, */
    AC_LINE_MIDDLE_NUMBER, /* or the lower one in the middle of those that are no nan, or the first
                              of all; both with the least elements first */
} ac_line_kept;

enum { AC_LINE_NONE = -1 };

#define AC_LINE_ALL SIZE_MAX /* as an axis: all elements in index order are one line */

typedef struct ac_line_rule {
    ac_line_word word;
    ac_line_way way;
    bool descending;   /* of AC_LINE_SORTED: the greatest first */
    size_t axis;       /* of the space, or AC_LINE_ALL */
    int dtype;         /* that elements are converted to */
    int values;        /* the number of the output that values go to, or AC_LINE_NONE */
    int positions;     /* the same of positions along the axis */
    ac_line_kept kept; /* of AC_LINE_SORTED */
    int64_t first;     /* the first rank that is kept, from 0, */
    int64_t count;     /* and how many are */
} ac_line_rule;

#endif
