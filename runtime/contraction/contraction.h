/*
 * The engine of contractions: out[m, n] = alpha * sum over k of left[m, k] * right[k, n] +
 * beta * addend[m, n], for every index of the batch axes.
 *
 * DEFINITION. Elements of 16 bits are widened to f32; f32 is computed in f32, f64 in f64. The axis
 * k is cut into blocks of AC_CONTRACTION_BLOCK indices, from 0 on. In a block a sum starts at +0
 * and takes the products in the order of k, each with one fused multiply-add. The first block's sum
 * then takes those of the other blocks, in order, each with one addition. If alpha is not 1, the
 * result is multiplied by it; if there is an addend, one fused multiply-add takes beta times its
 * element. Then it is rounded once, to the output's dtype. Nothing else has a say in it: not the
 * instruction set, the number of threads, the sizes of tiles, or strides.
 *
 * Where left and right have no axes but k and those of the batch, AC_MULTIPLY_SUMS = 16 sums are
 * interleaved, because one chain would wait for itself: in a block sum j takes the products of the
 * indices j, j + 16 and so on, and each takes those of the other blocks as above. At the end sums 0
 * to 7 take sums 8 to 15, one addition each, then 0 to 3 take 4 to 7, and so on down to one.
 *
 * Where several axes are summed along, k counts the points of all of them in row-major order. Where
 * a factor is seen through windows, elements outside it are 0, and multiplied as such: an infinity
 * or a nan of the other one makes a nan there. An index of k that meets no element because windows
 * are at a place between two of them is no part of the sum, and a block without any other is none.
 *
 * Where the right factor is made of several operands, its element is (right + offset) * scale, of
 * whole numbers: the sum is rounded, and then the product, each as the products of sums are.
 *
 * BOUND. With n = min(K, AC_CONTRACTION_BLOCK) + ceil(K / AC_CONTRACTION_BLOCK) - 1, the error of
 * the sum is at most n * u / (1 - n * u) times the sum of |left * right|, where u is 2^-24 in f32,
 * 2^-53 in f64; underflow adds at most half the smallest subnormal for each operation. Interleaved
 * sums keep this bound: of their operations, an element takes part in fewer. Where an element of
 * right is made of several operands, two more operations are counted, and what underflow adds to it
 * is multiplied by left.
 *
 * HOW. The output is computed in tiles. For each block of k the elements of left that a tile needs
 * are packed into panels of a few rows, those of right into strips of a few vectors of columns;
 * both are then read in order by the function that multiplies (kernel/multiply.h), whose sums stay
 * in registers for a whole block. Strides, transposition and conversion are matters of packing.
 * Left and right swap their roles where the output has few columns. If one tile has all rows, each
 * tile packs what it needs of both; otherwise strips of right are packed once, for all tiles of a
 * panel of columns. Two vectors are read where they lie, if their elements are adjacent,
 * and so is right if left has one row. For a few rows nothing holds strips of a right factor that
 * no cache holds: where its columns are adjacent a few of its rows are packed and used at a time,
 * from the first column to the last, and sums go on from what they were; where its elements along k
 * are, strip after strip through several blocks, as many as there is room for of left.
 *
 * A factor that is made of several operands is made while strips of right are packed, by a strip's
 * share of scale and offset; nothing holds it as a whole. Whole numbers may be half a byte each.
 * One row takes them in registers, and offsets that are all 0 are not added: that changes nothing.
 * Left and right do not swap their roles then.
 *
 * Joined axes (joined.h) are a matter of packing, too. The factor that is seen through windows is
 * right, and its strips are packed from where it lies: nothing holds its windows as a whole.
 * Where left has few rows, as those of a channel that has kernels of its own, lines of right are
 * read as they lie, or after their elements have been put beside each other. Where windows lie
 * between elements, those results are computed together to which the same indices belong
 * (residue.h). Where positions of windows are summed along, the factor that is seen is left: its
 * rows are gathered into the block, line by line of the last summed axis. If there is one column,
 * the block's rows are multiplied by it as lines; if rows are few and differ by taps that lie
 * beside each other, a vector has those of a line, which slides along its positions. Columns are
 * those axes of right that lie evenly in the output, rows the last axis of left that does; all
 * other axes of the output are batches.
 */
#ifndef AC_CONTRACTION_H
#define AC_CONTRACTION_H

#include "contract/contraction.h"

/* Axes of a walk that is a contraction; those of the batch follow. */
enum { AC_AXIS_INNER, AC_AXIS_COLUMN, AC_AXIS_ROW, AC_AXIS_BATCH };

#endif
