/*
 * What words find among all elements of a call, as generated code says it. How many there are is
 * known when the call runs. found/compact.h, found/search.h and found/equal_runs.h say how.
 */
#ifndef AC_FOUND_RULE_H
#define AC_FOUND_RULE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef enum ac_found_word {
    AC_FOUND_SELECTED,        /* of values and truth values: the values that are true */
    AC_FOUND_PLACES,          /* of values: a row with the indices of each that is not 0; */
    AC_FOUND_PLACE_LINES,     /* the same, a row for each axis */
    AC_FOUND_SEARCHED,        /* of values and sorted lines: how many come before each, */
    AC_FOUND_SEARCHED_BEHIND, /* or before and beside it */
    AC_FOUND_DEALT, /* of a list, truth values and values: the next of the list where it is true */
    AC_FOUND_RUNS,  /* of values: runs of equal neighbours, */
    AC_FOUND_DISTINCT, /* or of equal values in their order */
} ac_found_word;

enum { AC_FOUND_ARGUMENTS = 3 };

typedef struct ac_found_rule {
    ac_found_word word;
    unsigned char arguments[AC_FOUND_ARGUMENTS]; /* the numbers of the inputs that it takes */
    int dtype;                                   /* that values are compared in */
    aclnnStatus status;                          /* of refusals that only elements show */
    /* Of runs: the axis that they are along, and the numbers of the outputs that have the first of
     * each run, the run that each value belongs to, and how long each run is; or AC_FOUND_NONE. */
    size_t axis;
    int values;
    int numbers;
    int lengths;
} ac_found_rule;

#define AC_FOUND_ALL SIZE_MAX /* as an axis: all elements in index order are along one */

enum { AC_FOUND_NONE = -1 };

static inline bool ac_found_runs(const ac_found_rule *rule)
{
    return rule->word == AC_FOUND_RUNS || rule->word == AC_FOUND_DISTINCT;
}

/* The number of the input that is a list, or sorted lines; none has AC_FOUND_NO_LIST. */
enum { AC_FOUND_NO_LIST = 255 };
static inline size_t ac_found_list(const ac_found_rule *rule)
{
    switch (rule->word) {
    case AC_FOUND_DEALT:
        return rule->arguments[0];
    case AC_FOUND_SEARCHED:
    case AC_FOUND_SEARCHED_BEHIND:
        return rule->arguments[1];
    default:
        return AC_FOUND_NO_LIST;
    }
}

#endif
