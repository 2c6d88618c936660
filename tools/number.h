/*
 * Elements of every dtype as numbers, and numbers as elements.
 */
#ifndef ACLNN_TOOL_NUMBER_H
#define ACLNN_TOOL_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* "f32", "ACL_FLOAT" or "float32"; AC_DTYPE_NONE for a name that is no dtype. */
int dtype_named(const char *name);
const char *dtype_name(int dtype);
size_t dtype_size(int dtype);

/* f16, bf16, f32 or f64. */
bool dtype_is_float(int dtype);

/* c64 or c128. */
bool dtype_is_complex(int dtype);

/* An element is made of one part, one of a complex dtype of two: the real, then the imaginary one.
 * The dtype of the parts is the dtype itself, or f32 or f64. */
size_t dtype_parts(int dtype);
int dtype_part(int dtype);

/* Whether this program can read, make and print elements of the dtype. */
bool dtype_is_known(int dtype);

/* The raw bits of element `i` of an array, or of part `i` of one of a complex dtype; `size` is at
 * most 8 bytes. */
uint64_t bits_get(const void *elements, size_t size, size_t i);
void bits_set(void *elements, size_t size, size_t i, uint64_t bits);

/* The value of a part as a double: exact but for 64-bit integers beyond 2^53. The dtype here and in
 * number_bits is that of a part, so it is not complex. */
double number_of(int dtype, uint64_t bits);

/* The nearest element, ties to even; integers saturate, and nan becomes 0 there. */
uint64_t number_bits(int dtype, double value);

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
