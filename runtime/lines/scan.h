/*
 * Running sums, products and extremes along lines.
 *
 * A line is taken in order; from its end where the rule says `from` or `after`. Each element of the
 * result is what the elements up to its own make, or the elements before it, of which there are
 * none for the first: their sum is 0, their product 1.
 *
 * Floats of up to 32 bits are added in f64, in blocks of AC_SCAN_SPAN elements: an element of the
 * result is b + s, rounded once to its dtype, where s is the sum from the first element of its
 * block on, and b, which the first block lacks, the sum of the blocks before it; both are chains of
 * additions in f64, in their order. So a sum is within half an ulp and
 *
 *     (AC_SCAN_SPAN + blocks) * 2^-53
 *
 * of the sum of the magnitudes. Products of such floats are one chain of f64. Sums and products of
 * f64 are one chain that keeps what roundings lose. What leaves the range of f64 stays outside.
 * Integers wrap.
 *
 * An extreme is the greatest or the least element so far, and its position; of equal elements, as
 * both zeros are, the last one. The first nan is an extreme before all else, and so is each further
 * one in its place.
 *
 * The order is the same for every layout, number of threads and instruction set.
 */
#ifndef AC_LINE_SCAN_H
#define AC_LINE_SCAN_H

#include "lines/lines.h"

enum { AC_SCAN_SPAN = 256 };

/* The bytes of room that a scan of these lines needs. */
size_t ac_line_scan_room(const ac_lines *lines, const ac_line_rule *rule);

void ac_line_scan(const ac_lines *lines, const ac_line_rule *rule, void *room);

#endif
