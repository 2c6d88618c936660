/*
 * Boxes: MPFR intervals that are certain to contain a real number, at any precision.
 *
 * A context owns the boxes of one evaluation; box_begin starts the next one. A comparison that the
 * intervals do not decide sets `doubt`; the caller raises the precision and evaluates again.
 */
#ifndef AC_ORACLE_BOX_H
#define AC_ORACLE_BOX_H

#include <mpfr.h>
#include <stdbool.h>
#include <stddef.h>

#include "common/words.h"

enum { BOX_MAX = 512 };

typedef struct box {
    mpfr_t low;
    mpfr_t high;
} box;

/* In a literal context inf - inf and 0 * inf are nan, and a sum or a value of an increasing
 * function is an infinity from 2^past on and a zero below 2^least. After such a zero, a product of
 * zero and an infinity may be nan or an infinity; so may a product of an infinity and a number
 * below 2^-1000, which may have underflowed. */
typedef struct box_context {
    bool literal;
    bool vanished;
    bool open;
    mpfr_exp_t past;
    mpfr_exp_t least;
    bool doubt;
    size_t used;
    mpfr_prec_t precision;
    size_t made;
    box boxes[BOX_MAX];
} box_context;

box_context *box_open(void);
void box_close(box_context *c);

/* Discards all boxes; new ones have this precision. */
void box_begin(box_context *c, mpfr_prec_t precision);

/* The next box of this evaluation, to be filled by its caller. */
box *box_next(box_context *c);

const box *box_of(box_context *c, double value);
const box *box_number(box_context *c, const char *top, const char *bottom);

const box *box_neg(box_context *c, const box *x);
const box *box_add(box_context *c, const box *x, const box *y);
const box *box_sub(box_context *c, const box *x, const box *y);
const box *box_mul(box_context *c, const box *x, const box *y);
const box *box_div(box_context *c, const box *x, const box *y);

bool box_lt(box_context *c, const box *x, const box *y);
bool box_le(box_context *c, const box *x, const box *y);
bool box_gt(box_context *c, const box *x, const box *y);
bool box_ge(box_context *c, const box *x, const box *y);
bool box_eq(box_context *c, const box *x, const box *y);
bool box_ne(box_context *c, const box *x, const box *y);

const box *box_min(box_context *c, const box *x, const box *y);
const box *box_max(box_context *c, const box *x, const box *y);
const box *box_abs(box_context *c, const box *x);
const box *box_floor(box_context *c, const box *x);
const box *box_round(box_context *c, const box *x);
const box *box_trunc(box_context *c, const box *x);
const box *box_sqrt(box_context *c, const box *x);

/* Functions of two numbers, whose boxes are single points; otherwise the result is in doubt. */
const box *box_decimal(box_context *c, const box *x, const box *n);
const box *box_fmod(box_context *c, const box *x, const box *y);
const box *box_pow(box_context *c, const box *x, const box *y);
const box *box_atan2(box_context *c, const box *y, const box *x);

/* The functions that formulas have. */
#define BOX_FUNCTION(name, ...) const box *box_##name(box_context *c, const box *x);
AC_FUNCTIONS_OF_PAIRS(BOX_FUNCTION)
AC_FUNCTIONS_OF_ELEMENTS(BOX_FUNCTION)
AC_FUNCTIONS_IN_F64(BOX_FUNCTION)
#undef BOX_FUNCTION

#endif
