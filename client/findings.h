/*
 * The findings of a check, as sentences.
 *
 * A check adds a sentence for each mistake and continues. The caller decides what a finding means:
 * a failed test, a line on a terminal, or, for a planted mistake, success.
 */
#ifndef AC_CLIENT_FINDINGS_H
#define AC_CLIENT_FINDINGS_H

#include <stdbool.h>
#include <stddef.h>

enum { FINDINGS_TEXT = 4096 };

typedef struct findings {
    size_t count;
    size_t used;              /* of text */
    char text[FINDINGS_TEXT]; /* the first sentences, one a line */
} findings;

/* Adds a sentence, without a newline. */
void findings_add(findings *f, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds the sentence if `holds` is false. Returns `holds`. */
bool findings_expect(findings *f, bool holds, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
