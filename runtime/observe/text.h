/*
 * Text that grows, and JSON in it: lines for machines.
 */
#ifndef AC_OBSERVE_TEXT_H
#define AC_OBSERVE_TEXT_H

#include "observe/seen.h"

typedef struct ac_text {
    char *bytes; /* null before the first, and where memory ran out */
    size_t used;
    size_t room;
    bool lost; /* memory ran out: there is no text */
} ac_text;

void ac_text_add(ac_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A string in quotes; null is null. */
void ac_text_string(ac_text *text, const char *string);

/* {"self": {"dtype": "f32", "shape": [2, 3], "strides": [3, 1]}, "alpha": {"dtype": "f32", "value":
 * 0.5}} */
void ac_text_arguments(ac_text *text, const ac_seen *seen);

void ac_text_free(ac_text *text);

#endif
