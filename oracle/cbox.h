/*
 * Complex numbers of the oracle: two boxes (box.h), the real and the imaginary part.
 */
#ifndef AC_ORACLE_CBOX_H
#define AC_ORACLE_CBOX_H

#include "oracle/box.h"

typedef struct cbox {
    const box *re;
    const box *im;
} cbox;

cbox cbox_of(box_context *c, double re, double im);

/* A quotient of two integers; the imaginary part is 0. */
cbox cbox_number(box_context *c, const char *top, const char *bottom);

cbox cbox_neg(box_context *c, cbox x);
cbox cbox_conj(box_context *c, cbox x);
cbox cbox_add(box_context *c, cbox x, cbox y);
cbox cbox_sub(box_context *c, cbox x, cbox y);
cbox cbox_mul(box_context *c, cbox x, cbox y);
cbox cbox_div(box_context *c, cbox x, cbox y);

/* Whether two numbers are the same, or differ. */
bool cbox_eq(box_context *c, cbox x, cbox y);
bool cbox_ne(box_context *c, cbox x, cbox y);

/* Two real numbers as parts, and as magnitude and angle. */
cbox cbox_cartesian(box_context *c, cbox x, cbox y);
cbox cbox_polar(box_context *c, cbox x, cbox y);

cbox cbox_abs(box_context *c, cbox x);
cbox cbox_pow(box_context *c, cbox x, cbox y);
cbox cbox_sqrt(box_context *c, cbox x);
cbox cbox_exp(box_context *c, cbox x);
cbox cbox_log(box_context *c, cbox x);
cbox cbox_log2(box_context *c, cbox x);
cbox cbox_log10(box_context *c, cbox x);
cbox cbox_sin(box_context *c, cbox x);
cbox cbox_cos(box_context *c, cbox x);
cbox cbox_sinh(box_context *c, cbox x);
cbox cbox_cosh(box_context *c, cbox x);
cbox cbox_tan(box_context *c, cbox x);
cbox cbox_tanh(box_context *c, cbox x);
cbox cbox_sigmoid(box_context *c, cbox x);

#endif
