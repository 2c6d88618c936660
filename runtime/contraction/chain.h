/*
 * Products in a chain: each row of left is multiplied by middle, which makes scores; the weights of
 * a row of scores, which add up to 1, are multiplied by right.
 *
 *     scores[m, t] = alpha * sum over k of left[m, k] * middle[k, t] + beta * addend[m, t]
 *     out[m, n]    = sum over t of weight(scores)[m, t] * right[t, n]
 *
 * DEFINITION. Elements are widened to f32, and all is computed in f32. A score is a sum of products
 * as contraction.h defines it, times alpha, plus beta times the addend in one fused multiply-add;
 * or, where scores are scaled last, the sum takes the addend, and then is multiplied by alpha. A
 * score is -inf instead where it is dropped: where its position is outside the band of its row
 * (check/band.h), or where the mask is not 0. M is the greatest score of the row. The weight of a
 * score x is exp(x - M), of the difference as it is, rounded once; that of -inf is 0. Their total
 * is taken as contraction.h has the product of two vectors, with ones. The weights and right are
 * multiplied as contraction.h defines it; the sums are multiplied by 1 / total, which is taken in
 * f64 and rounded to f32, and rounded once more, to the output's dtype. Where all weights of a row
 * are 0, because all its scores are -inf or there are none, its results are 0; right is not looked
 * at for them. What is dropped takes no part in sums. Of what is not, a weight of 0 times an
 * infinity is nan; a score that is nan or +inf makes all results of its row nan.
 *
 * Other outputs have M of each row, the total of its weights, or log(total) + M, of a pair that is
 * rounded once: -inf, 0 and -inf where all weights are 0, nan where a score is nan or +inf.
 *
 * BOUND. With u = 2^-24, n as in contraction.h for the products of left and middle, N for those of
 * the weights and right, and S the sum of |left * middle|, the absolute error of a score is at most
 * d = (n + 3) u * (|alpha| S + |beta * addend|). With D the greatest d of the row, each weight has
 * the relative error w = e^(2 D) - 1 + 2 u at most, and a result that of a sum of weights and
 * right: (2 w + (2 N + 4) u) * sum of |weight * right| / total, up to terms of the second order;
 * weights below 2^-126 lose 2^-150 more. M has the absolute error D, the total the relative error
 * w + N u, and its logarithm the absolute error D + (N + 3) u * (1 + log(total)).
 *
 * HOW. Batches are the axes that middle, right and the output share; rows are those of left that
 * middle lacks. A task takes a few rows of a batch through all of t: blocks of
 * AC_CONTRACTION_BLOCK scores are computed one after the other and lie as a packed block of left
 * does (kernel/multiply.h), so that their weights, which are made block by block when the greatest
 * score is known, are multiplied where they are. A task's memory holds its rows' scores and never
 * those of others. Scores of blocks that a row drops whole are not computed, nor those behind the
 * last one that one of a few rows keeps: causal attention takes half the time. Otherwise what is
 * dropped has the weight 0, and where right has an infinity or a nan in such a block, each row has
 * it replaced by 0. Up to eight rows read middle and right as they lie. If there are fewer batches
 * of so few rows than threads, these share the blocks of a batch: each block has its own sums,
 * which are then added up in their order. Which rows are taken together, and by how many threads,
 * has no say in the bits.
 */
#ifndef AC_CONTRACTION_CHAIN_H
#define AC_CONTRACTION_CHAIN_H

#include "walk/span_run.h"

void ac_chain_build(ac_walk *walk, const ac_call *call, const ac_contraction *form);
void ac_chain_run(const ac_job *job);

#endif
