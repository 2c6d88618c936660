/*
 * The checks that every operator has to pass, whatever it computes.
 *
 * A suite is data: an entry point of the catalogue, worked examples, and sweeps with the results of
 * the oracle. Each check takes a suite and adds to its findings what is wrong. What a call may look
 * like (dtypes on each product, views, modes, bounds) is read from the catalogue.
 */
#ifndef AC_TESTS_SUITE_H
#define AC_TESTS_SUITE_H

#include "client/catalogue.h"
#include "client/findings.h"

/* A tensor, a scalar, an axis or a mode of one call, under the name it has in the spec. */
typedef struct suite_value {
    const char *name;
    int dtype; /* of tensors and scalars */
    size_t rank;
    int64_t dims[8];
    const void *bits; /* elements, raw, each as wide as its dtype */
    const char *text; /* the label of a mode */
} suite_value;

/* One call with its results. */
typedef struct suite_case {
    const char *title;
    const suite_value *values;
    size_t count;
} suite_case;

enum { SUITE_PLACES_MAX = 2 };

/* A tensor of an in-place entry point, and the two parameters of the operator it stands for. */
typedef struct suite_place {
    const char *param;
    const char *input;
    const char *output;
} suite_place;

typedef struct suite {
    const char *entry; /* "aclnnLeakyRelu" */
    suite_place
        places[SUITE_PLACES_MAX]; /* so many at most; without a name where there are fewer */
    const suite_case *examples;
    size_t example_count;
    const suite_case *sweeps;
    size_t sweep_count;
    const suite_case *refused; /* preconditions that do not hold */
    size_t refused_count;
    const ac_entry *through; /* called in place of the catalogue's entry point, if not null */
} suite;

typedef void suite_check(const suite *s, findings *f);

/* Refusals: what must not be accepted, its status and its sentence. */
suite_check check_presence;
suite_check check_dead_handles;
suite_check check_dtypes;
suite_check check_scalar_dtypes;
suite_check check_ranks;
suite_check check_shapes;
suite_check check_axes;
suite_check check_arguments_of_views;
suite_check check_groups;
suite_check check_flags;
suite_check check_modes;
suite_check check_preconditions;

/* Results. */
suite_check check_examples;
suite_check check_sweep;
suite_check check_truncated;

/* The same bits, however the tensors lie. */
suite_check check_layouts;
suite_check check_views;
suite_check check_halves;
suite_check check_counted_rows;
suite_check check_shapes_of_one_call;
suite_check check_empty;
suite_check check_defaults;
suite_check check_aliases;
suite_check check_overlaps;

/* The same bits, however the kernels run. */
suite_check check_instruction_sets;
suite_check check_threads;

/* The life of an executor. */
suite_check check_second_phase;
suite_check check_repeatable;
suite_check check_early_destruction;

/* The entry point of a suite; null, with a finding, if the catalogue does not have it. */
const ac_entry *suite_entry(const suite *s, findings *f);

/* Before and after each test: the default environment; no plan left behind. */
void suite_begin(void);
void suite_end(findings *f);

/* Sets an environment variable for the library, or unsets it where `value` is null. */
void suite_environment(const char *name, const char *value);

#endif
