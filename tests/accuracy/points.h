/*
 * Points of a subject: filled with inputs, and judged.
 */
#ifndef AC_TESTS_POINTS_H
#define AC_TESTS_POINTS_H

#include "oracle/judge.h"
#include "subject.h"

enum { POINTS_HARD_MAX = 20000 };

/* Numbers of f32 or f64, or parts of complex ones, by their bits: next to powers of two, to halves,
 * to both ends of the range, and to the scalars and their quotients, where formulas have their
 * boundaries. */
typedef struct points_hard {
    int dtype;
    size_t count;
    uint64_t bits[POINTS_HARD_MAX];
} points_hard;

void points_hard_fill(points_hard *hard, const subject *s);

/* All 64 bits are good. */
uint64_t points_mixed(uint64_t x);

/* Any number, or a hard one. */
uint64_t points_any(const points_hard *hard, uint64_t seed);

/* A number of f32 or f64 by its bits. */
uint64_t points_bits(int dtype, double value);

/* Fills an f32 subject with the inputs of a sweep: `running` takes the numbers with the bits first,
 * first + step, ... What does not run is 1 where it only scales and 1/4 elsewhere, and at one point
 * in 251 any number: half of these are hard ones. */
void points_sweep(subject *s, const points_hard *hard, size_t running, uint64_t first,
                  unsigned step);

/* Fills a subject of c64 or c128 with finite numbers of many kinds, those of a sequence from
 * `first` on. Of a single tensor they have any size; of several, one that products of a few do not
 * overflow with. */
void points_complex(subject *s, uint64_t first);

/* Judges the first `count` points that a subject of f32 or f64 holds; those that are not finite do
 * not count. */
void points_judge(judge *j, subject *s, size_t count);

#endif
