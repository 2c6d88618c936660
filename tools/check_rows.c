/*
 * aclnn check, for operators that reduce along an axis: rows of every kind that the tests know
 * (oracle/row_values.h), of some lengths, judged row by row.
 */
#include <stdlib.h>
#include <string.h>

#include "checking.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "client/number.h"
#include "command.h"
#include "oracle/row_judge.h"
#include "oracle/row_values.h"
#include "say.h"

static const int64_t lengths[] = {1, 3, 17, 100, 1000};

enum { LENGTHS = sizeof lengths / sizeof lengths[0] };

static void fill(array *a, int dtype, size_t tensor, uint64_t length)
{
    for (size_t i = 0; a->data && i < a->count; i++) {
        const uint64_t row = i / length;
        const row_kind kind = row_kind_of(row, tensor, ROW_KINDS_ALL);
        const double value = row_value(dtype, kind, row * 8 + tensor, i % length, length);

        bits_set(a->data, dtype_size(dtype), i, bits_of(dtype, value));
    }
}

/* Elements of an argument as numbers; of one that is no tensor, the same number each time. */
static double *numbers_of(const call_argument *arg, int dtype, size_t first, size_t count)
{
    double *const numbers = malloc(count * sizeof *numbers);

    for (size_t i = 0; numbers && i < count; i++)
        numbers[i] =
            arg->values.data ? bits_value(dtype, array_get(&arg->values, first + i)) : arg->real;
    return numbers;
}

/* The number of elements of a row, for each of them. */
static double *lengths_of(size_t length)
{
    double *const numbers = malloc(length * sizeof *numbers);

    for (size_t i = 0; numbers && i < length; i++)
        numbers[i] = (double)length;
    return numbers;
}

static void judge_row(row_judge *j, const checked *of, const call *c, size_t row, size_t length,
                      size_t results)
{
    const call_argument *const output = &c->args[entry_operand(of->entry, of->formula->output)];
    double *values[ORACLE_ARGUMENTS_MAX] = {NULL};
    double *const found = numbers_of(output, of->dtype, row * results, results);
    bool whole = found != NULL;

    for (size_t i = 0; of->oracle->arguments[i]; i++) {
        const char *const name = of->oracle->arguments[i];
        const bool counts = strncmp(name, "count(", 6) == 0;

        const size_t at = counts ? 0 : entry_operand(of->entry, name);
        /* A weight of all rows has one. */
        const bool one = of->entry->params[at].view == AC_ENTRY_ROW;

        values[i] = counts ? lengths_of(length)
                           : numbers_of(&c->args[at], of->dtype, one ? 0 : row * length, length);
        whole = whole && values[i];
    }
    if (whole)
        row_judge_row(j, length, (const double *const *)values, found, results);
    for (size_t i = 0; i < ORACLE_ARGUMENTS_MAX; i++)
        free(values[i]);
    free(found);
}

static int run_rows(row_judge *j, const checked *of, int64_t rows, int64_t length)
{
    const ac_entry_shape space = {.rank = 2, .dims = {rows, length}};
    request r = request_make(of->entry);
    const call *const c = &r.call;
    size_t tensors = 0;

    r.computed = true;

    int status = request_default(&r, of->dtype, &space);

    call_modes_named(&r.call, of->formula->mode);
    call_row_axis(&r.call, 1); /* a list of axes names the one that the rows lie along */
    for (size_t i = 0; status == EXIT_DONE && i < of->entry->param_count; i++) {
        if (param_is_tensor(&of->entry->params[i]) && of->entry->params[i].role != AC_ROLE_OUT)
            fill(&r.call.args[i].values, of->dtype, tensors++, (uint64_t)length);
    }
    if (status == EXIT_DONE)
        status = request_open(&r);
    if (status == EXIT_DONE)
        status = request_complete(&r);

    const size_t count = c->args[entry_operand(of->entry, of->formula->output)].values.count;

    for (size_t row = 0; status == EXIT_DONE && row < (size_t)rows; row++) {
        progress(dtype_name(of->dtype), row, (uint64_t)rows);
        judge_row(j, of, c, row, (size_t)length, count / (size_t)rows);
    }
    progress(dtype_name(of->dtype), 1, 1);
    request_free(&r);
    return status;
}

int check_rows(const checked *of, uint64_t samples, verdicts *all)
{
    int status = EXIT_DONE;
    size_t arguments = 0;
    row_judge j;

    while (of->oracle->arguments[arguments])
        arguments++;
    row_judge_open(&j, of->formula, arguments, of->dtype);
    for (size_t n = 0; status == EXIT_DONE && n < LENGTHS; n++) {
        const int64_t fit = (int64_t)(samples / LENGTHS) / lengths[n];

        const int64_t rows = fit > ROW_KINDS_ALL ? fit : ROW_KINDS_ALL;

        /* Where all axes are reduced, a tensor is one row. */
        status = run_rows(&j, of, of->entry->row_all ? 1 : rows, lengths[n]);
    }
    *all = j.points.all;
    row_judge_close(&j);
    return status;
}
