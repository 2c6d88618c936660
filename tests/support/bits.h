/*
 * Comparing floating-point results by their bits.
 */
#ifndef AC_TESTS_BITS_H
#define AC_TESTS_BITS_H

#include <stdbool.h>
#include <stdint.h>

#include "array.h"
#include "findings.h"

/* Whether a dtype is f16, bf16, f32 or f64. */
bool bits_are_float(int dtype);

bool bits_are_nan(int dtype, uint64_t bits);
bool bits_are_infinite(int dtype, uint64_t bits);
bool bits_are_zero(int dtype, uint64_t bits);

/* The value as a double; exact but for 64-bit integers. */
double bits_value(int dtype, uint64_t bits);

/* How many representable numbers apart two results are: 0 for equal ones, UINT64_MAX where one is
 * nan and the other is not. Two zeros are 0 apart, whatever their signs. */
uint64_t bits_distance(int dtype, uint64_t a, uint64_t b);

/* What an output may differ by. */
typedef struct tolerance {
    uint64_t distance; /* 0: the same bits */
    double units;  /* of a part of a complex result, in units in the last place of the larger part;
                      less  than this */
    bool any_zero; /* the sign of a zero does not count */
} tolerance;

/* The distance from the correctly rounded result that a stated bound allows: "exact", "rounded",
 * "sum" or "1.5 ulp". A result whose error is below b ulp is less than b + 0.5 from it. */
uint64_t bits_allowed(const char *bound);

/* The same for a part of a complex number, in units of the larger part. */
double bits_units(const char *bound);

bool bits_agree(int dtype, uint64_t expected, uint64_t actual, tolerance allowed);

/* Adds a finding for the first element that differs by more than is allowed, with its position. */
void bits_compare(const array *expected, const array *actual, tolerance allowed, const char *what,
                  findings *f);

#endif
