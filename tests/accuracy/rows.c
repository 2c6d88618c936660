/*
 * Operators that reduce along an axis, on rows of every kind (row_values.h) and of lengths from one
 * element to 2^20, and on rows made to lose digits: the error of every result, and in f32 the
 * largest for each eighth of a binade of the first input, for the plot. 16-bit results stay within
 * half a unit and a thousandth, the others within the bound that the spec states.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accuracy.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "client/run.h"
#include "common/dtypes.h"
#include "figures.h"
#include "oracle/row_judge.h"
#include "row_call.h"

enum { NAME = 160, LABELS = 96, LONGEST = 1 << 20, LONGEST_F64 = 1 << 14 };

static const int dtypes[] = {AC_F32, AC_F16, AC_BF16, AC_F64};
static const int64_t lengths[] = {1,   2,   3,    5,    17,      64,      65,
                                  100, 193, 1000, 4097, 1 << 14, 1 << 17, LONGEST};

enum { DTYPES = sizeof dtypes / sizeof dtypes[0], LENGTHS = sizeof lengths / sizeof lengths[0] };

/* Elements `step` apart. */
static double *numbers_of(const array *a, size_t first, size_t step, size_t count)
{
    double *const numbers = malloc(count * sizeof *numbers);

    if (!numbers)
        abort();
    for (size_t i = 0; i < count; i++)
        numbers[i] = bits_value(a->dtype, array_get(a, first + i * step));
    return numbers;
}

/* The same number at each point of a row. */
static double *all_of(double value, size_t count)
{
    double *const numbers = malloc(count * sizeof *numbers);

    if (!numbers)
        abort();
    for (size_t i = 0; i < count; i++)
        numbers[i] = value;
    return numbers;
}

/* The elements of a column, which stand at one place of each row. */
static double *column_of(const array *a, size_t column, size_t rows, size_t length)
{
    double *const numbers = malloc(rows * sizeof *numbers);

    if (!numbers)
        abort();
    for (size_t row = 0; row < rows; row++)
        numbers[row] = bits_value(a->dtype, array_get(a, row * length + column));
    return numbers;
}

/* Results that combine the elements of all rows at one place. */
static void judge_columns(row_judge *j, const oracle *o, const call *c, const array *results,
                          size_t rows, size_t length)
{
    j->across = true;
    for (size_t column = 0; column < length; column++) {
        double *values[ORACLE_ARGUMENTS_MAX] = {NULL};
        double *const found = numbers_of(results, column, 1, 1);

        for (size_t i = 0; o->arguments[i]; i++) {
            const bool counts = oracle_counts(o->arguments[i]);
            const size_t at = counts ? 0 : entry_operand(c->entry, o->arguments[i]);
            const ac_entry_param *const p = &c->entry->params[at];
            const array *const a = &c->args[at].values;

            if (counts || !param_is_tensor(p))
                values[i] = all_of(counts ? (double)length : (double)(float)c->args[at].real, rows);
            else if (p->view == AC_ENTRY_ROWS)
                values[i] = numbers_of(a, 0, 1, rows);
            else if (p->view == AC_ENTRY_ROW)
                values[i] = all_of(bits_value(a->dtype, array_get(a, column)), rows);
            else
                values[i] = column_of(a, column, rows, length);
        }
        row_judge_row(j, rows, (const double *const *)values, found, 1);
        for (size_t i = 0; o->arguments[i]; i++)
            free(values[i]);
        free(found);
    }
    j->across = false;
}

static void judge_rows(row_judge *j, const oracle *o, const call *c, const array *results,
                       size_t rows, size_t length)
{
    const size_t each = results->count / rows;
    /* Along the first axis rows lie beside each other. */
    const size_t step = c->entry->row_first ? rows : 1;
    const size_t next = c->entry->row_first ? 1 : length;

    for (size_t row = 0; row < rows; row++) {
        double *values[ORACLE_ARGUMENTS_MAX] = {NULL};
        double *const found = numbers_of(results, each > 1 ? row * next : row, step, each);

        for (size_t i = 0; o->arguments[i]; i++) {
            const bool counts = oracle_counts(o->arguments[i]);
            const size_t at = counts ? 0 : entry_operand(c->entry, o->arguments[i]);
            const ac_entry_param *const p = &c->entry->params[at];

            if (counts || !param_is_tensor(p)) {
                const double scalar = c->args[at].real;

                values[i] = all_of(counts ? (double)length : (double)(float)scalar, length);
                continue;
            }
            if (entry_of_rows(c->entry, p)) {
                const array *const a = &c->args[at].values;

                values[i] = all_of(bits_value(a->dtype, array_get(a, row)), length);
                continue;
            }
            values[i] = numbers_of(&c->args[at].values, p->view == AC_ENTRY_ROW ? 0 : row * next,
                                   step, length);
        }
        row_judge_row(j, length, (const double *const *)values, found, each);
        for (size_t i = 0; o->arguments[i]; i++)
            free(values[i]);
        free(found);
    }
}

/* The first argument that an entry writes. */
static size_t written(const ac_entry *entry)
{
    size_t at = 0;

    while (!param_is_written(&entry->params[at]))
        at++;
    return at;
}

/* Gives an input the results of the forward operator, because a gradient operator is called with
 * such results; the rows differ in kind from those of the other inputs. */
static void take_forward(const oracle *o, call *c, int dtype, const int64_t dims[])
{
    const size_t rows = (size_t)dims[0];
    const size_t length = (size_t)dims[1];
    const size_t output = written(entry_of(o->forward));
    array *const taken = &c->args[entry_operand(c->entry, o->result)].values;
    array results[AC_ENTRY_ARGS_MAX];
    findings f = {0};
    call forward;

    if (!row_call_make(&forward, entry_of(o->forward), dtype, 0, 2, dims, 1, ROW_KINDS_ALL) ||
        call_run(&forward, results, &f).status != 0) {
        (void)fprintf(stderr, "%s: %s cannot be run\n", o->entry, o->forward);
        exit(2);
    }
    for (size_t i = 0; i < taken->count; i++) {
        const size_t row = i / length;
        const size_t other = (row + 1 + row / ROW_KINDS_ALL) % rows;

        array_set(taken, i, array_get(&results[output], other * length + i % length));
    }
    results_free(&forward, results);
    call_free(&forward);
}

/* A call on rows of a length, along the axis that the operator takes; those of channels lie along
 * the last of three axes, or of four. */
static bool make(call *c, const oracle *o, int dtype, size_t choice, int64_t rows, int64_t length,
                 size_t kinds)
{
    const ac_entry *const entry = entry_of(o->entry);
    const int64_t last[] = {1, rows, length};
    const int64_t inner[] = {1, rows, 1, length};
    const int64_t first[] = {length, rows};
    const size_t rank = entry->row_kept != 0 || entry->row_groups ? 3 : 2;

    if (entry->row_kept == 3)
        return row_call_make(c, entry, dtype, choice, 4, inner, 3, kinds);
    return row_call_make(c, entry, dtype, choice, rank,
                         entry->row_first ? first : last + (3 - rank),
                         entry->row_first ? 0 : rank - 1, kinds);
}

/* Rows of one length in one mode and dtype. False where the operator does not take the dtype. */
static bool measure(row_judge *j, const oracle *o, int dtype, size_t choice, int64_t length,
                    uint64_t samples)
{
    const int64_t fit = (int64_t)samples / length;
    const bool one = length > LONGEST_F64 || entry_of(o->entry)->row_all;
    const int64_t rows = fit > ROW_KINDS_ALL && !entry_of(o->entry)->row_all ? fit
                         : one                                               ? 1
                                                                             : ROW_KINDS_ALL;
    const size_t output = entry_operand(entry_of(o->entry), j->points.formula->output);
    const int64_t dims[] = {rows, length};
    array results[AC_ENTRY_ARGS_MAX];
    findings f = {0};
    call c;

    /* Of channels that are groups of their own each is a row. */
    const bool folds = entry_of(o->entry)->params[output].fold && !entry_of(o->entry)->row_groups;

    /* A nan in one row is in every sum across rows. */
    if (!make(&c, o, dtype, choice, rows, length, folds ? ROW_KINDS : ROW_KINDS_ALL))
        return false;

    if (o->forward)
        take_forward(o, &c, dtype, dims);

    const outcome out = call_run(&c, results, &f);

    if (out.status != 0 || f.count > 0) {
        (void)fprintf(stderr, "%s: %d: %s\n%s", o->entry, out.status, out.sentence, f.text);
        exit(2);
    }
    /* A result whose dtype is always f32 is judged beside inputs of f32. */
    const bool own = results[output].dtype == dtype;

    if (own)
        (folds ? judge_columns : judge_rows)(j, o, &c, &results[output], (size_t)rows,
                                             (size_t)length);
    results_free(&c, results);
    call_free(&c);
    return own;
}

/* A row with the largest rounding error: one lane has as many terms as possible; the first is 1,
 * all others are slightly more than half a unit in its last place, so that every sum is rounded up.
 * The other tensors are `others`. */
static void measure_chain(row_judge *j, const oracle *o, int dtype, size_t choice, double others)
{
    const size_t output = entry_operand(entry_of(o->entry), j->points.formula->output);
    array results[AC_ENTRY_ARGS_MAX];
    findings f = {0};
    bool first = true;
    call c;

    if (!make(&c, o, dtype, choice, 1, ROW_PIECE, ROW_KINDS))
        return;
    for (size_t i = 0; i < c.entry->param_count; i++) {
        array *const a = &c.args[i].values;

        if (!param_is_tensor(&c.entry->params[i]) || !param_is_read(&c.entry->params[i]) ||
            a->dtype == AC_BOOL)
            continue;
        for (size_t k = 0; k < a->count; k++) {
            const double term = k == 0 ? 1 : k % ROW_LANES == 0 ? 0x1.02p-53 : 0;

            array_set(a, k, row_bits(dtype, first ? term : others));
        }
        first = false;
    }
    if (call_run(&c, results, &f).status != 0 || f.count > 0) {
        (void)fprintf(stderr, "%s: %s\n", o->entry, f.text);
        exit(2);
    }
    j->proven = true;
    if (results[output].dtype == dtype && !c.entry->params[output].fold)
        judge_rows(j, o, &c, &results[output], 1, ROW_PIECE);
    j->proven = false;
    results_free(&c, results);
    call_free(&c);
}

/* What the spec promises of an output. */
static double allowed(const oracle *o, const char *output, int dtype)
{
    const ac_entry *const entry = entry_of(o->entry);

    for (size_t i = 0; i < entry->bound_count && dtype_size(dtype) > 2; i++) {
        if (strcmp(entry->bounds[i].output, output) == 0)
            return strtod(entry->bounds[i].bound, NULL);
    }
    return 0.501;
}

/* The modes of a choice, as the oracle names them. */
static bool mode_of(const oracle *o, size_t choice, char *text, size_t size)
{
    call c = call_legal(entry_of(o->entry), AC_HOST, 1, (const int64_t[]){1});
    const bool there = call_modes_set(&c, choice);

    call_labels(&c, text, size);
    call_free(&c);
    return there;
}

static int rows_of(const accuracy_options *options, const oracle *o, const oracle_formula *formula,
                   int dtype)
{
    FILE *const state = options->state ? fopen(options->state, "a") : NULL;
    size_t choice = 0;
    bool takes = false;
    char mode[LABELS];
    static double curve[ROW_BINS];
    row_judge j;

    memset(curve, 0, sizeof curve);
    while (mode_of(o, choice, mode, sizeof mode) && strcmp(mode, formula->mode) != 0)
        choice++;
    row_judge_open(&j, o, formula, dtype);
    j.curve = curve;
    for (size_t n = 0; n < LENGTHS; n++) {
        const int64_t most = dtype == AC_F64 ? LONGEST_F64 : LONGEST;

        /* The longest row takes a long run. */
        if (lengths[n] <= most && (uint64_t)lengths[n] / 8 <= options->samples)
            takes |= measure(&j, o, dtype, choice, lengths[n], options->samples);
    }
    /* A term times 1, and a term beside exp(0). */
    for (int others = 0; others < 2 && dtype != AC_F64; others++)
        measure_chain(&j, o, dtype, choice, others);

    const verdicts *const v = &j.points.all;
    const bool good = v->worst <= allowed(o, formula->output, dtype);

    if (takes) {
        char name[NAME];

        (void)snprintf(name, sizeof name, "%s%s%s %s", o->entry, mode[0] == '\0' ? "" : " ", mode,
                       dtype_name(dtype));
        (void)printf("%-32s %-8s %10llu judged %8llu misrounded %6llu by MPFR  worst %.5f ulp at",
                     name, formula->output, (unsigned long long)v->judged,
                     (unsigned long long)v->misrounded, (unsigned long long)v->boxed, v->worst);
        for (size_t i = 0; i < j.points.arguments; i++)
            (void)printf(" %.9g", v->at[i]);
        (void)printf("  %s\n", good ? "ok" : "FAILED");
        (void)fflush(stdout);
        figures_add(options, name, formula->output, o->arguments, false, v);
        if (state) {
            (void)strncat(name, " #0", sizeof name - strlen(name) - 1);
            record_write(state, name, formula->output, 0, v);
            for (size_t i = 0; i < ROW_BINS && dtype == AC_F32; i++)
                (void)fprintf(state, "|%.5f", curve[i]);
            (void)fputc('\n', state);
        }
    }
    if (state)
        (void)fclose(state);
    row_judge_close(&j);
    return takes && !good;
}

int rows_command(const accuracy_options *options)
{
    int failed = 0;

    for (const oracle *const *o = row_oracles; *o; o++) {
        for (size_t k = 0; k < (*o)->formula_count && asked(options, *o); k++) {
            for (size_t d = 0; d < DTYPES; d++)
                failed += rows_of(options, *o, &(*o)->formulas[k], dtypes[d]);
        }
    }
    return failed > 0;
}

/* As list_command prints them; no argument runs over all its values. */
void row_list(const accuracy_options *options)
{
    for (const oracle *const *o = row_oracles; *o; o++) {
        const ac_entry *const entry = entry_of((*o)->entry);

        for (size_t k = 0; k < (*o)->formula_count && asked(options, *o); k++) {
            const oracle_formula *const formula = &(*o)->formulas[k];

            (void)printf("%s|%s|%s|%s|%s|", entry->name, entry->family, entry->snake, formula->mode,
                         formula->output);
            for (int turn = 0; turn < 2; turn++) {
                for (size_t i = 0; (*o)->arguments[i]; i++)
                    (void)printf("%c%s", i > 0 ? ',' : '|', (*o)->arguments[i]);
            }
            (void)puts("|");
        }
    }
}
