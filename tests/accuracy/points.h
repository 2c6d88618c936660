/*
 * Points of a subject: filled with inputs, and judged.
 */
#ifndef AC_TESTS_POINTS_H
#define AC_TESTS_POINTS_H

#include "judge.h"
#include "subject.h"

/* All 64 bits are good. */
uint64_t points_mixed(uint64_t x);

/* Judges the first `count` points that a subject of f32 or f64 holds; those that are not finite do
 * not count. */
void points_judge(judge *j, subject *s, size_t count);

#endif
