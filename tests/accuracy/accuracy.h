/*
 * The commands of the accuracy program.
 */
#ifndef AC_TESTS_ACCURACY_H
#define AC_TESTS_ACCURACY_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "oracle/judge.h"
#include "subject.h"

typedef struct accuracy_options {
    const char *only;    /* an entry point, or null */
    const char *state;   /* file with the results so far, or null */
    const char *mode;    /* of `judge`: "" or the labels of the modes */
    const char *dtype;   /* of `points` and `judge` */
    const char *results; /* file with the results to judge, or null for this library's */
    const char *digests; /* file with the expected digests */
    const char *figures; /* file with the largest errors so far, or null */
    const char *command; /* the command that runs */
    int write;           /* replace the expected digests, or the largest errors */
    int common;          /* only digests of the inputs that every instruction set computes */
    uint64_t first;      /* sample */
    uint64_t samples;
    unsigned step; /* take every step-th f32 input only */
    size_t rounds; /* of all 16-bit inputs, where there are several tensors */
    size_t workers;
} accuracy_options;

/* Whether the options select an operator; whether an entry point is one of the operator's. */
bool asked(const accuracy_options *options, const oracle *o);
bool asked_entry(const accuracy_options *options, const ac_entry *entry);

/* Writes the beginning of a line: the name of a result and its facts. */
void record_write(FILE *file, const char *name, const char *output, uint64_t number,
                  const verdicts *v);

/* Every 16-bit input. Nonzero exit status if a claim does not hold. */
int half_command(const accuracy_options *options);

/* f32 and f64 against the bounds of the specs, where bounds tend to break; takes seconds. */
int bounds_command(const accuracy_options *options);

/* The bound that the spec states for an output, "" if there is none; and whether it holds. A number
 * is an error in ulp; exact and rounded results must be the nearest ones. */
const char *bound_stated(const subject *s, const char *output);
bool bound_kept(const char *bound, const verdicts *v);

/* Samples of c64 or c128 against the bound; 1 where it is broken. */
int complex_bounds(const accuracy_options *options, const oracle *o, const oracle_formula *formula,
                   int dtype, size_t set, size_t samples);

/* Every f32 input, over all cores, resumable. */
int prove_command(const accuracy_options *options);

/* The results at every f32 input of `prove`, in 64 bits for each formula; seconds for each. */
int results_command(const accuracy_options *options);

/* The formulas that can be measured, one in each line. */
int list_command(const accuracy_options *options);

/* Writes the inputs of a sweep; judges results for them. */
int points_command(const accuracy_options *options);
int judge_command(const accuracy_options *options);

/* f64 samples against MPFR. */
int double_command(const accuracy_options *options);

/* c64 and c128 samples against MPFR. */
int complex_command(const accuracy_options *options);

/* Operators that reduce along an axis, in every dtype, on hard and ordinary rows. */
int rows_command(const accuracy_options *options);

/* Their formulas, as list_command prints the others. */
void row_list(const accuracy_options *options);

/* One digest for each operator, mode and dtype, the same on every instruction set. */
int digest_command(const accuracy_options *options);

#endif
