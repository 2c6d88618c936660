/*
 * What words find among all elements of a call, as generated code says it. How many there are is
 * known when the call runs. found/compact.h says how.
 */
#ifndef AC_FOUND_RULE_H
#define AC_FOUND_RULE_H

#include "base/status.h"

typedef enum ac_found_word {
    AC_FOUND_SELECTED,    /* of values and truth values: the values that are true */
    AC_FOUND_PLACES,      /* of values: a row with the indices of each that is not 0; */
    AC_FOUND_PLACE_LINES, /* the same, a row for each axis */
    AC_FOUND_DEALT, /* of a list, truth values and values: the next of the list where it is true */
} ac_found_word;

enum { AC_FOUND_ARGUMENTS = 3 };

typedef struct ac_found_rule {
    ac_found_word word;
    unsigned char arguments[AC_FOUND_ARGUMENTS]; /* the numbers of the inputs that it takes */
    aclnnStatus status;                          /* of refusals that only elements show */
} ac_found_rule;

#endif
