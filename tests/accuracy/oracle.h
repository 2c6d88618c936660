/*
 * The oracle in C: an operator's formulas as its spec states them, in three kinds of number.
 *
 * `wide` is several doubles with bounds on their errors, `near` a long double with a bound, `box`
 * an MPFR interval of any precision. Each is asked where the bound of the one before leaves a
 * question open. None shares anything with the kernels. generated/tests/oracle has one table for
 * each operator.
 */
#ifndef AC_TESTS_ORACLE_H
#define AC_TESTS_ORACLE_H

#include <stdbool.h>
#include <stddef.h>

#include "box.h"
#include "near.h"
#include "wide.h"

enum { ORACLE_SCALARS_MAX = 8, ORACLE_ARGUMENTS_MAX = 16 };

/* One output in one mode. `v` has the arguments of the oracle in their order. */
typedef struct oracle_formula {
    const char *mode; /* the labels of all modes, a space between two of them; "" without modes */
    const char *output;
    bool fold;        /* the value is a term of a sum */
    const char *only; /* the one input that the value depends on; null if there are several */
    wide (*wide)(const wide v[]);
    near (*near)(near_context *c, const near v[]);
    const box *(*box)(box_context *c, const box *const v[]);
} oracle_formula;

typedef struct oracle {
    const char *entry;            /* "aclnnLeakyRelu" */
    const char *const *arguments; /* inputs and scalars; ends with null */
    const char *const *linear;    /* inputs that only scale a result; ends with null */
    const oracle_formula *formulas;
    size_t formula_count;
    const double (*scalars)[ORACLE_SCALARS_MAX]; /* sets of values, in the order of arguments */
    size_t scalar_sets;
} oracle;

/* One for each operator; ends with null. */
extern const oracle *const oracles[];

#endif
