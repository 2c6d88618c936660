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

/* Whether this program can read, make and print elements of the dtype. */
bool dtype_is_known(int dtype);

/* The raw bits of element `i` of an array. */
uint64_t bits_get(const void *elements, size_t size, size_t i);
void bits_set(void *elements, size_t size, size_t i, uint64_t bits);

/* The value of an element as a double: exact but for 64-bit integers beyond 2^53. */
double number_of(int dtype, uint64_t bits);

/* The nearest element, ties to even; integers saturate, and nan becomes 0 there. */
uint64_t number_bits(int dtype, double value);

/* Shortest text that names the element among those of its dtype; `text` holds 32 characters. */
const char *number_text(int dtype, uint64_t bits, char *text);

#endif
