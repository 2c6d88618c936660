/*
 * Elements of every dtype as numbers, numbers as elements, and both as text.
 */
#ifndef AC_CLIENT_NUMBER_H
#define AC_CLIENT_NUMBER_H

#include <stddef.h>

/* An element of any dtype; the imaginary part is 0 of a real one, and not stored there. */
typedef struct number {
    double re;
    double im;
} number;

number element_get(int dtype, const void *elements, size_t i);
void element_set(int dtype, void *elements, size_t i, number value);

/* Reads 2.5, 0.5+1j or -1j, as Python writes them. The end of what was read; `text` itself if that
 * is no number. */
const char *number_read(const char *text, number *value);

enum { NUMBER_TEXT = 64 };

/* Shortest text that names element `i` among those of its dtype, as number_read takes it, in a text
 * of NUMBER_TEXT characters. */
const char *element_text(int dtype, const void *elements, size_t i, char *text);

#endif
