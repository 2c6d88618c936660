/*
 * The gradients of products in a chain (chain.h), whose greatest scores and totals are given: how
 * much what follows changes with left, middle, right and what is added, if it changes by `slope`
 * with what the chain made, which is `made`.
 *
 *     scores[m, t]  = alpha * sum over k of left[m, k] * middle[t, k] + beta * addend[m, t]
 *     weights[m, t] = exp(scores[m, t] - greatest[m]) / total[m]
 *     lean[m, t]    = weights[m, t] * (sum over n of slope[m, n] * right[t, n]
 *                                      - sum over n of slope[m, n] * made[m, n])
 *
 *     of left:   alpha * sum over t of lean[m, t] * middle[t, k]
 *     of middle: alpha * sum over m of lean[m, t] * left[m, k]
 *     of right:  sum over m of weights[m, t] * slope[m, n]
 *     of addend: beta * lean[m, t]
 *
 * A score that the mask or the band drops (check/band.h) weighs 0, has no lean, and takes no part.
 * Where the form scales last, a score is alpha * (sum + beta * addend), and alpha a factor of what
 * is added, too.
 *
 * DEFINITION. Elements are widened to f32, and all is computed in f32. A score is made as chain.h
 * makes it, and exp(x - greatest) is as there; it is multiplied by 1 / total, which is taken in f64
 * and rounded to f32. Where total is 0, all scores of the row were dropped: it takes no part, and
 * nothing else is looked at. The sums along n are sums of products as contraction.h
 * defines them, the second one that of two vectors; their difference is rounded, and so is its
 * product with the weight. The other sums are taken as contraction.h defines them, too, along m
 * with the rows in the order of the form; they are multiplied by alpha, and rounded once more, to
 * the output's dtype. Sums begin at +0. A weight of 0 times an infinity is nan.
 *
 * BOUND. With u = 2^-24, the error d of a score as chain.h has it, n as contraction.h has it for
 * sums along n, and Z = weight * (sum of |slope * right| + sum of |slope * made|), a weight has the
 * relative error w = e^d - 1 + 4 u at most, and a lean the absolute error (w + (n + 3) u) * Z. With
 * N for the sums of leans or weights and w the greatest of theirs, a gradient of left has the error
 * |alpha| * (w + (n + N + 5) u) * sum of Z * |middle|, one of middle the same with left, one of
 * right (w + (N + 2) u) * sum of weight * |slope|, and one of what is added
 * |beta| * (w + (n + 4) u) * Z, up to terms of the second order; weights below 2^-126 lose 2^-148
 * more.
 *
 * HOW. Batches are the axes of left and middle; rows are those of left that middle lacks. Weights
 * are made of a block of AC_CONTRACTION_BLOCK rows and as many of t, and serve all gradients: five
 * products. A task is a batch; memory holds weights of one block, and sums of all rows. Where there
 * are not batches enough for all threads, or too many rows, a task takes a few rows of a batch
 * through all of t and makes gradients of left and of what is added, or it takes a few of t through
 * all rows and makes those of middle and right: seven products, since weights are made in both.
 * Rows and links between which all is dropped are left out: gradients of causal attention take half
 * the time.
 */
#ifndef AC_CONTRACTION_CHAIN_GRAD_H
#define AC_CONTRACTION_CHAIN_GRAD_H

#include "walk/span_run.h"

void ac_chain_grad_build(ac_walk *walk, const ac_call *call, const ac_contraction *form);
void ac_chain_grad_run(const ac_job *job);

#endif
