/*
 * Elements as raw bits, widened to 64: their values, and how far apart they are.
 *
 * The dtype is that of a part throughout, so it is not complex.
 */
#ifndef AC_CLIENT_BITS_H
#define AC_CLIENT_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Element `i` of an array of elements that have `size` bytes each, 8 at most. */
uint64_t bits_get(const void *elements, size_t size, size_t i);
void bits_set(void *elements, size_t size, size_t i, uint64_t bits);

bool bits_are_nan(int dtype, uint64_t bits);
bool bits_are_infinite(int dtype, uint64_t bits);
bool bits_are_zero(int dtype, uint64_t bits);

/* The value as a double; exact but for 64-bit integers beyond 2^53. */
double bits_value(int dtype, uint64_t bits);

/* The nearest element, ties to even; integers saturate, and nan becomes 0 there. */
uint64_t bits_of(int dtype, double value);

/* The nearest float. A cast in C would flush subnormals where the caller's environment does. */
float bits_single(double value);

/* How many representable numbers apart two results are: 0 for equal ones, UINT64_MAX where one is
 * nan and the other is not. Two zeros are 0 apart, whatever their signs. */
uint64_t bits_distance(int dtype, uint64_t a, uint64_t b);

/* What an output may differ by. */
typedef struct tolerance {
    uint64_t distance; /* 0: the same bits */
    double units;  /* of a part of a complex result, in units in the last place of the larger part;
                      less than this */
    bool any_zero; /* the sign of a zero does not count */
} tolerance;

/* The distance from the correctly rounded result that a stated bound allows: "exact", "rounded",
 * "sum" or "1.5 ulp". A result whose error is below b ulp is less than b + 0.5 from it. */
uint64_t bits_allowed(const char *bound);

/* The same for a part of a complex number, in units of the larger part. */
double bits_units(const char *bound);

bool bits_agree(int dtype, uint64_t expected, uint64_t actual, tolerance allowed);

/* The same of two complex numbers, by their parts: in the larger part as numbers do, in the other
 * by units of the larger one. */
bool bits_agree_complex(int dtype, const uint64_t expected[2], const uint64_t actual[2],
                        tolerance allowed);

#endif
