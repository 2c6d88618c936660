/*
 * Contractions: results that are sums of products along an axis that they lack, such as
 * out[m, n] = sum over k of left[m, k] * right[k, n]. contraction/contraction.h defines the bits.
 */
#ifndef AC_CONTRACTION_FORM_H
#define AC_CONTRACTION_FORM_H

#include <stdbool.h>
#include <stdint.h>

#include "check/band.h"
#include "check/joined.h"

enum {
    AC_CONTRACTION_BLOCK = 256, /* products of a sum that are taken one after the other */
    AC_CONTRACTED_MAX = 14,     /* operands */
    AC_GIVEN_MAX = 4,           /* outputs of products in a chain */
    AC_COUNTED_MAX = 2,         /* numbers that count axes */
    AC_NO_ADDEND = UINT8_MAX,
    AC_NO_FACTOR = UINT8_MAX, /* elements of left are summed as they are */
};

/* What an output of products in a chain is: their result, or of each row of scores the greatest,
 * the total of their weights before these are divided by it, or the logarithm of the total of
 * exp(score). */
enum { AC_GIVES_RESULT, AC_GIVES_GREATEST, AC_GIVES_TOTAL, AC_GIVES_LOG };

/*
 * The axes of an operand, first to last, one character each:
 *
 *   k  the axis that is summed along, which left and right have and the output lacks
 *   m  an axis of left and the output;  n  an axis of right and the output
 *   b  an axis of a batch, which all of them have, broadcast together; in front
 *   *  any number of axes that all of them have, broadcast together; only in front
 *   ?  after another one: the operand lacks it if its rank is too low for all; what it makes then
 *      lacks it too
 *
 * An addend broadcasts to the output and has the output's axes.
 *
 * With `weighs` the right factor is (right + offset) * scale: right has whole numbers, and offset
 * and scale have one element for each column, in each group of indices along k, or one element for
 * all: their last axis is that of columns, and that of groups is in front, whatever `axes` has.
 *
 * With `summed` there may be several axes to sum along, each with the letter that the axes of
 * check/joined.h give it. They are joined in the order of `summed`, the last one changing first.
 * One operand may be seen through windows. An addend then has one axis of the output, or the
 * output's and broadcasts.
 */
/* The gradients of products in a chain (contraction/chain_grad.h). Operands are numbers in the
 * call. */
enum { AC_GRAD_LEFT, AC_GRAD_MIDDLE, AC_GRAD_RIGHT, AC_GRAD_ADDEND, AC_GRADS };
typedef struct ac_contraction_grad {
    const char *rows;     /* letters of rows, the last one changing first; null: no gradients */
    uint8_t slope;        /* that of what the chain made, */
    uint8_t made;         /* which is this; */
    uint8_t greatest;     /* the greatest score of each row, */
    uint8_t total;        /* and the total of its weights before they are divided */
    uint8_t of[AC_GRADS]; /* outputs, the gradient of each; AC_NO_ADDEND: there is none */
} ac_contraction_grad;

typedef struct ac_contraction {
    uint8_t left; /* number of the operand in the call */
    uint8_t right;
    uint8_t addend; /* or AC_NO_ADDEND */
    /* A factor of 0 means that its operands are not read. Otherwise 0 * inf is nan. */
    bool alpha_skips;
    bool beta_skips;
    bool weighs;
    uint8_t scale; /* where it weighs, numbers of operands, too */
    uint8_t offset;
    const char *axes[AC_CONTRACTED_MAX];
    const char *summed; /* null: along k alone */
    char given;         /* the letter whose extent the call says; 0: none */
    /* Products in a chain (contraction/chain.h): left is multiplied by middle and summed along
     * `inner`, and the weights of these scores are multiplied by right and summed along `summed`.
     * The factors and the addend are of the scores, and the addend has axes of its own. */
    char inner; /* 0: none */
    uint8_t middle;
    bool scales_last; /* scores are alpha * (sum + beta * addend) */
    /* Where `drops`, operand `drop` has a mask, in which 1 drops a score; a null one is a tensor of
     * rank 0. Its axes are letters as check/chained.h has them, in which ? stands behind those that
     * it lacks at lower ranks. Rows of a band are those of the letter `rows`. */
    bool drops;
    uint8_t drop;
    char rows;
    /* What each output is. The axes of those of rows are letters, and perhaps a digit: an axis of
     * that extent along which all elements are the same. */
    uint8_t gives[AC_GIVEN_MAX];
    const char *counted[AC_COUNTED_MAX]; /* the letters of which the call says how many there are */
    ac_contraction_grad grad;            /* of these products, which are results then */
    uint32_t blocked; /* bit i: matrices of operand i may lie in blocks (base/blocks.h); a factor
                       * whose last two axes are k and its own */
    /* A triangular matrix (contraction/solve.h): left has the axis k twice, and the first output is
     * what it is multiplied by for right; a second one is its triangle, as often as there are
     * results. */
    bool solves;
    /* Of an output that is a contraction of its own (plan/staged.h): the call's windows show the
     * index along an axis of the output, or of the other factor, at a position of the one that is
     * seen; it is seen through the same windows backwards, at such an index. */
    bool inverts;
} ac_contraction;

/* The attributes of a call: out = alpha * sum + beta * addend. */
typedef struct ac_contraction_factors {
    double alpha;
    double beta;
    int64_t extent; /* of the letter that is given; or so many indices along k are a group of those
                     * that share an element of scale and offset, 0 if all do */
    union {
        ac_window windows[AC_RUN_MOST];
        struct { /* of products in a chain, which have no windows */
            int64_t counts[AC_COUNTED_MAX];
            ac_band band; /* of those that drop; in mode AC_BAND_WHOLE there is none */
        };
        struct {
            bool upper;  /* the triangle that counts is on and above the diagonal, */
            bool turned; /* then the matrix is turned over, */
            bool ones;   /* and its diagonal is taken for ones */
        } solved;
    };
} ac_contraction_factors;

#endif
