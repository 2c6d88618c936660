/*
 * What the tests of the SIMD words share: inputs, comparison of lanes, digests.
 *
 * Each program is compiled for one target. It compares every lane of every word with an expectation
 * computed another way; with --digests it prints a hash of all results of each word instead, and
 * compare.sh sees that all targets print the same.
 */
#ifndef AC_TESTS_SIMD_LANES_H
#define AC_TESTS_SIMD_LANES_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "simd/simd.h"

extern bool digests_wanted;
extern int failures;

/* The word under test; failures and the digest carry its name. */
void word_begin(const char *name);
void word_begin_local(const char *name); /* results depend on the number of lanes: no digest */
void word_end(void);

/* One result of the word: its bits and those expected. A nan equals every nan. `input` is printed.
 */
void expect_f32(float got, float expected, const char *input, ...)
    __attribute__((format(printf, 3, 4)));
void expect_f64(double got, double expected, const char *input, ...)
    __attribute__((format(printf, 3, 4)));
void expect_int(int64_t got, int64_t expected, const char *input, ...)
    __attribute__((format(printf, 3, 4)));
void expect_true(bool holds, const char *input, ...) __attribute__((format(printf, 2, 3)));

/* Results without an expectation of their own enter the digest. */
void digest_bits(uint64_t bits);

uint64_t random_bits(void);

/* Zeros, subnormals, ties, powers of two, infinities, nans, the largest, the usual. */
enum { HARD_F32 = 48, HARD_F64 = 48 };
extern const float hard_f32[HARD_F32];
extern const double hard_f64[HARD_F64];

/* Any float, or one of moderate size, or a hard one. */
float random_f32(void);
double random_f64(void);
float moderate_f32(void);
double moderate_f64(void);

void test_words_f32(void);
void test_words_f64(void);
void test_memory(void);
void test_narrowing(uint32_t stride);
void test_multiples(void);
void test_sums(void);
void test_pairs_f32(void);
void test_pairs_f64(void);
void test_settle(void);
void test_decimals(void);
void test_functions(void);
void test_complex(void);

#endif
