/*
 * The operator under measurement: one entry point in one mode and dtype, called through its public
 * functions on a list of points.
 */
#ifndef AC_TESTS_SUBJECT_H
#define AC_TESTS_SUBJECT_H

#include "client/call.h"
#include "client/run.h"
#include "oracle/judge.h"

enum { SUBJECT_POINTS = 1 << 16 };

typedef struct subject {
    const oracle *oracle;
    const char *mode;
    int dtype;
    size_t set; /* of scalars */
    call call;
    opened handles;
    int argument[ORACLE_ARGUMENTS_MAX]; /* position in the prototype */
    size_t arguments;
    size_t inputs; /* arguments that are tensors of points; they stand first in tensor[] */
    size_t tensor[ORACLE_ARGUMENTS_MAX];
    double scalar[ORACLE_ARGUMENTS_MAX]; /* by argument */
    void *input[ORACLE_ARGUMENTS_MAX];   /* by argument: the elements of those that are tensors of
                                            points */
    void *numbers[AC_ENTRY_ARGS_MAX]; /* of outputs that can only be bool: 1 and 0 in the dtype */
    unsigned char *given[AC_ENTRY_ARGS_MAX]; /* of what is in place: its elements before the call */
} subject;

/* False where the operator does not compute in this dtype, or reads no tensor of points. */
bool subject_open(subject *s, const oracle *o, const char *mode, int dtype, size_t set);
void subject_close(subject *s);

/* The name of the subject in tables: "aclnnGeluBackwardV2 tanh f32". */
const char *subject_name(const subject *s, char *text, size_t size);

/* The same with the number of its set of scalars: "aclnnSoftplus f32 #1". */
const char *subject_title(const subject *s, char *text, size_t size);

/* Prints the values of the arguments that are no tensors, with commas. */
void subject_print_scalars(const subject *s);

/* Whether an argument only scales the results. */
bool subject_linear(const subject *s, size_t argument);

/* The argument that runs through all inputs: the only input of a formula, or the first tensor that
 * does not only scale. */
size_t subject_running(const subject *s, const oracle_formula *formula);

/* What elements are made of: numbers of the dtype itself, or of a complex one its parts, two in
 * each element. */
bool subject_complex(const subject *s);
int subject_part(const subject *s);

/* The elements of an input, or of an output by its name; SUBJECT_POINTS of them. */
void *subject_input(subject *s, size_t argument);
void *subject_output(subject *s, const char *name);

/* Runs both phases; ends the program where the call fails. */
void subject_run(subject *s);

/* The values of the arguments at a point, for the judge; false if one is not finite. */
bool subject_values(subject *s, size_t point, double *values);

#endif
