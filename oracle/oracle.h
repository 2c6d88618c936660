/*
 * The oracle in C: an operator's formulas as its spec states them, for three number types.
 *
 * `wide` is a vector of doubles with error bounds, `near` a long double with a bound, `box` an MPFR
 * interval of any precision. Each is used if the bound of the one before does not decide. None
 * shares anything with the kernels. generated/oracle has one table for each operator; the wide
 * forms are separate (judge_lanes.h), because they are compiled for the widest vectors of the
 * machine and a program that judges few results does not need them.
 */
#ifndef AC_ORACLE_H
#define AC_ORACLE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "oracle/box.h"
#include "oracle/cbox.h"
#include "oracle/near.h"

enum { ORACLE_SCALARS_MAX = 8, ORACLE_ARGUMENTS_MAX = 16, ORACLE_REDUCTIONS_MAX = 6 };

/* A reduction of a row: the maximum, the minimum or the sum of a term over its points. A term takes
 * the arguments of the oracle, followed by the values of earlier reductions. The size of a term is
 * the sum of the magnitudes in it; `s` has the sizes of earlier reductions. */
typedef enum oracle_word { ORACLE_MAX, ORACLE_MIN, ORACLE_SUM } oracle_word;

typedef struct oracle_reduction {
    oracle_word word;
    near (*near)(near_context *c, const near v[]);
    const box *(*box)(box_context *c, const box *const v[]);
    near (*size)(near_context *c, const near v[], const near s[]);
} oracle_reduction;

/* One output in one mode. `v` has the arguments of the oracle in order, followed by the values of
 * the reductions. */
typedef struct oracle_formula {
    const char *mode; /* the labels of all modes, a space between two of them; "" without modes */
    const char *output;
    bool fold;        /* the value is a term of a sum */
    const char *only; /* the one input that the value depends on; null if there are several */
    near (*near)(near_context *c, const near v[]);           /* null where every dtype is complex */
    const box *(*box)(box_context *c, const box *const v[]); /* the same */
    cbox (*cbox)(box_context *c, const cbox v[]);            /* null where no dtype is complex */
    near (*size)(near_context *c, const near v[], const near s[]);
    const oracle_reduction *reductions; /* of a formula that reduces along an axis */
    size_t reduction_count;
} oracle_formula;

/* How an argument begins that is not one of the call's: the elements of a row, "count(self)". */
#define ORACLE_COUNT "count("

typedef struct oracle {
    const char *entry;            /* "aclnnLeakyRelu" */
    const char *const *arguments; /* inputs, scalars and counts; ends with null */
    const char *const *linear;    /* inputs that only scale a result; ends with null */
    const char *forward;          /* the entry point whose gradient this is, or null, */
    const char *result;           /* the input that makes the space */
    const oracle_formula *formulas;
    size_t formula_count;
    const double (*scalars)[ORACLE_SCALARS_MAX]; /* sets of values, in the order of arguments */
    size_t scalar_sets;
} oracle;

static inline bool oracle_counts(const char *argument)
{
    return strncmp(argument, ORACLE_COUNT, sizeof ORACLE_COUNT - 1) == 0;
}

/* One for each operator; ends with null. Those that reduce along an axis have a list of their own.
 */
extern const oracle *const oracles[];
extern const oracle *const row_oracles[];

#endif
