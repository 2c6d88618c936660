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
#include "client/random.h"
#include "command.h"
#include "oracle/row_judge.h"
#include "oracle/row_values.h"
#include "say.h"

static const int64_t lengths[] = {1, 3, 17, 100, 1000};

enum { LENGTHS = sizeof lengths / sizeof lengths[0] };

/* The points of a row follow each other `below` elements apart. */
static void fill(array *a, size_t tensor, uint64_t below, uint64_t length, bool finite)
{
    const int dtype = a->dtype;

    for (size_t i = 0; a->data && i < a->count; i++) {
        const uint64_t row = i / (below * length) * below + i % below;
        const row_kind kind = row_kind_of(row, tensor, finite ? ROW_KINDS : ROW_KINDS_ALL);
        /* A mask holds at one element of eight. */
        const double value =
            dtype == AC_BOOL ? random_mixed(i * 8 + tensor) % 8 == 0
                             : row_value(dtype, kind, row * 8 + tensor, i / below % length, length);

        bits_set(a->data, dtype_size(dtype), i, bits_of(dtype, value));
    }
}

static double number_at(const array *values, size_t at)
{
    return bits_value(values->dtype, array_get(values, at));
}

/* Elements of a tensor as numbers, `step` apart. */
static double *numbers_of(const array *values, size_t first, size_t step, size_t count)
{
    double *const numbers = malloc(count * sizeof *numbers);

    for (size_t i = 0; numbers && i < count; i++)
        numbers[i] = number_at(values, first + i * step);
    return numbers;
}

/* What is the same at each point of a row: a scalar, or the number of elements. */
static double *all_of(double value, size_t count)
{
    double *const numbers = malloc(count * sizeof *numbers);

    for (size_t i = 0; numbers && i < count; i++)
        numbers[i] = value;
    return numbers;
}

/* Row number `row` of `rows`, which lie beside each other along the first axis. */
static void judge_row(row_judge *j, const checked *of, const call *c, size_t row, size_t rows,
                      size_t length, size_t results)
{
    const size_t step = of->entry->row_first ? rows : 1;
    const size_t first = of->entry->row_first ? row : row * length;
    const call_argument *const output = &c->args[entry_operand(of->entry, of->formula->output)];
    double *values[ORACLE_ARGUMENTS_MAX] = {NULL};
    double *const found = numbers_of(&output->values, results > 1 ? first : row, step, results);
    bool whole = found != NULL;

    for (size_t i = 0; of->oracle->arguments[i]; i++) {
        const char *const name = of->oracle->arguments[i];
        const bool counts = oracle_counts(name);

        const size_t at = counts ? 0 : entry_operand(of->entry, name);
        const ac_entry_param *const p = &of->entry->params[at];
        const call_argument *const arg = &c->args[at];
        /* A weight of all rows has one. */
        const bool one = p->view == AC_ENTRY_ROW;

        if (counts || !param_is_tensor(p) || !arg->values.data)
            values[i] = all_of(counts ? (double)length : arg->real, length);
        else if (entry_of_rows(of->entry, p))
            values[i] = all_of(number_at(&arg->values, row), length);
        else
            values[i] = numbers_of(&arg->values, one ? 0 : first, step, length);
        whole = whole && values[i];
    }
    if (whole)
        row_judge_row(j, length, (const double *const *)values, found, results);
    for (size_t i = 0; i < ORACLE_ARGUMENTS_MAX; i++)
        free(values[i]);
    free(found);
}

/* The elements of all rows at one place. */
static double *column_of(const array *values, size_t column, size_t rows, size_t length)
{
    double *const numbers = malloc(rows * sizeof *numbers);

    for (size_t row = 0; numbers && row < rows; row++)
        numbers[row] = number_at(values, row * length + column);
    return numbers;
}

/* A result that combines the elements of all rows at one place. */
static void judge_column(row_judge *j, const checked *of, const call *c, size_t column, size_t rows,
                         size_t length)
{
    const call_argument *const output = &c->args[entry_operand(of->entry, of->formula->output)];
    double *values[ORACLE_ARGUMENTS_MAX] = {NULL};
    double *const found = numbers_of(&output->values, column, 1, 1);
    bool whole = found != NULL;

    j->across = true;
    for (size_t i = 0; of->oracle->arguments[i]; i++) {
        const char *const name = of->oracle->arguments[i];
        const bool counts = oracle_counts(name);
        const size_t at = counts ? 0 : entry_operand(of->entry, name);
        const ac_entry_param *const p = &of->entry->params[at];
        const call_argument *const arg = &c->args[at];

        if (counts || !param_is_tensor(p) || !arg->values.data)
            values[i] = all_of(counts ? (double)length : arg->real, rows);
        else if (p->view == AC_ENTRY_ROWS)
            values[i] = numbers_of(&arg->values, 0, 1, rows);
        else if (p->view == AC_ENTRY_ROW)
            values[i] = all_of(number_at(&arg->values, column), rows);
        else
            values[i] = column_of(&arg->values, column, rows, length);
        whole = whole && values[i];
    }
    if (whole)
        row_judge_row(j, rows, (const double *const *)values, found, 1);
    for (size_t i = 0; i < ORACLE_ARGUMENTS_MAX; i++)
        free(values[i]);
    free(found);
}

/* Gives scalars the values of a set of the oracle. Plain numbers keep what they have by default: in
 * norms they guard a division, and in a set they are 0 or negative, where rows have no value. */
static void set_scalars(request *r, const checked *of, size_t set)
{
    const oracle *const o = of->oracle;
    size_t scalars = 0;

    for (size_t i = 0; o->scalar_sets > 0 && o->arguments[i]; i++) {
        const size_t at = entry_operand(of->entry, o->arguments[i]);

        if (at == of->entry->param_count || param_is_tensor(&of->entry->params[at]))
            continue;
        if (of->entry->params[at].kind != AC_KIND_SCALAR) {
            scalars++;
            continue;
        }

        call_argument *const argument = &r->call.args[at];

        r->given[at] = true;
        argument->values.dtype = of->dtype == AC_F64 ? AC_F64 : AC_F32;
        argument->real = bits_value(argument->values.dtype,
                                    bits_of(argument->values.dtype, o->scalars[set][scalars++]));
    }
}

static int run_rows(row_judge *j, const checked *of, size_t set, int64_t rows, int64_t length)
{
    const bool beside = of->entry->row_first;
    const ac_entry_shape rows_of = {.rank = 2,
                                    .dims = {beside ? length : rows, beside ? rows : length}};
    const ac_entry_shape channels = {.rank = 3, .dims = {1, rows, length}};
    const ac_entry_shape inner = {.rank = 4, .dims = {1, rows, 1, length}};
    const bool deep = of->entry->row_kept != 0 || of->entry->row_groups;
    const ac_entry_shape fit = entry_fit(of->entry, &rows_of); /* with the least rank */
    const ac_entry_shape space = deep ? of->entry->row_kept == 3 ? inner : channels
                                 : fit.dims[fit.rank - 1] == rows_of.dims[1] ? fit
                                                                             : rows_of;
    request r = request_make(of->entry);
    const call *const c = &r.call;
    /* A nan in one row is in every sum across rows. */
    const bool folds = of->entry->params[entry_operand(of->entry, of->formula->output)].fold &&
                       !of->entry->row_groups; /* where each channel is a row */
    size_t tensors = 0;

    r.computed = true;
    set_scalars(&r, of, set);

    int status = request_default(&r, of->dtype, &space);

    call_modes_named(&r.call, of->formula->mode);
    call_row_axis(&r.call, 1); /* a list of axes names the one that the rows lie along */
    for (size_t i = 0; status == EXIT_DONE && i < of->entry->param_count; i++) {
        if (param_is_tensor(&of->entry->params[i]) && of->entry->params[i].role != AC_ROLE_OUT)
            fill(&r.call.args[i].values, tensors++, beside ? (uint64_t)rows : 1, (uint64_t)length,
                 folds);
    }
    if (status == EXIT_DONE)
        status = request_open(&r);
    if (status == EXIT_DONE)
        status = request_complete(&r);

    const size_t at = entry_operand(of->entry, of->formula->output);
    const size_t count = c->args[at].values.count;
    const size_t results = (size_t)(folds ? length : rows);

    for (size_t k = 0; status == EXIT_DONE && k < results; k++) {
        progress(dtype_name(of->dtype), k, results);
        if (folds)
            judge_column(j, of, c, k, (size_t)rows, (size_t)length);
        else
            judge_row(j, of, c, k, (size_t)rows, (size_t)length, count / (size_t)rows);
    }
    progress(dtype_name(of->dtype), 1, 1);
    request_free(&r);
    return status;
}

int check_rows(const checked *of, uint64_t samples, verdicts *all)
{
    const size_t sets = of->oracle->scalar_sets > 0 ? of->oracle->scalar_sets : 1;
    int status = EXIT_DONE;
    row_judge j;

    row_judge_open(&j, of->oracle, of->formula, of->result);
    for (size_t k = 0; status == EXIT_DONE && k < sets * LENGTHS; k++) {
        const size_t n = k % LENGTHS;
        const int64_t fit = (int64_t)(samples / LENGTHS) / lengths[n];

        const int64_t rows = fit > ROW_KINDS_ALL ? fit : ROW_KINDS_ALL;

        /* Where all axes are reduced, a tensor is one row. */
        status = run_rows(&j, of, k / LENGTHS, of->entry->row_all ? 1 : rows, lengths[n]);
    }
    *all = j.points.all;
    row_judge_close(&j);
    return status;
}
