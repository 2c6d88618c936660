/*
 * Triangular matrices: the result x is what a matrix is multiplied by for right.
 *
 *     sum over j of matrix[i, j] * x[j, n] = right[i, n]
 *
 * Of a lower triangle the elements on and below the diagonal count, of an upper one those on and
 * above it; no other element has a say, nor has the diagonal where it is taken for ones. A matrix
 * that is turned over has rows for columns, and is upper where it was lower.
 *
 * DEFINITION. Elements are widened to f32; f32 is computed in f32, f64 in f64. The unknowns are
 * found one after the other, of an upper triangle from the last row on. Those that are found are
 * cut into blocks of AC_SOLVE_BLOCK, in this order. For each row i, S is the sum of the products of
 * matrix[i, j] and x[j, n] for all unknowns j that are found before: in a block a sum starts at +0
 * and takes one product after the other in a fused multiply-add; S begins as the sum of the first
 * block, and takes that of each other block in one addition. x[i, n] is right[i, n] - S, rounded,
 * divided by matrix[i, i], and rounded. A nan is the canonical one. Then comes one rounding to the
 * dtype of the output, which nothing else is computed from.
 *
 * BOUND. With u half an ulp of 1 (2^-24, or 2^-53), m = min(i, AC_SOLVE_BLOCK) + the number of
 * blocks, e[j] the error of x[j, n], and S' the sum of |matrix[i, j]| * (|x[j, n]| + e[j]) for row
 * i: e[i] is at most the sum of |matrix[i, j]| e[j], plus (m u / (1 - m u)) S', plus 2 u + u^2
 * times |right[i, n] - S| and the two before, all divided by |matrix[i, i]|.
 *
 * HOW. A task finds all unknowns of a few columns of a batch. They lie as packed strips do
 * (kernel/multiply.h), and rows of the matrix as a packed block of left: the products with all
 * blocks but the last are those of contractions. Which columns are taken together, and by how many
 * threads, has no say in the bits.
 */
#ifndef AC_SOLVE_H
#define AC_SOLVE_H

#include "walk/span_run.h"

enum { AC_SOLVE_BLOCK = 64 };

void ac_solve_build(ac_walk *walk, const ac_call *call, const ac_contraction *form);
void ac_solve_run(const ac_job *job);

#endif
