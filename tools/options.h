/*
 * Options of a command: --name VALUE, --name=VALUE or a bare --name, anywhere among its arguments.
 */
#ifndef ACLNN_TOOL_OPTIONS_H
#define ACLNN_TOOL_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An option has either a value or a flag. */
typedef struct option {
    const char *name; /* "--soc" */
    const char **value;
    bool *flag;
} option;

enum { OPTIONS_GO_ON = -1 };

/* Removes the options from `arguments`; `known` ends with a null name. Every command also knows
 * --help, which prints `help`. Returns OPTIONS_GO_ON, or the exit status where all is said. */
int options_take(int *count, char **arguments, const option *known, const char *help);

/* A whole number above zero, or an error for the option. */
int option_count(const char *name, const char *text, uint64_t *count);

/* The dtype of --dtype, AC_DTYPE_NONE for null. */
int option_dtype(const char *text, int *dtype);

/* Sets the product that the library claims to be; null leaves it. */
int option_soc(const char *text);

#endif
