/*
 * Whether results in c64 and c128 keep the bounds that the specs state, on a sample of points:
 * there are too many inputs to try them all.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accuracy.h"
#include "client/dtype.h"
#include "common/dtypes.h"
#include "figures.h"
#include "points.h"

/* Part k, 0 or 1, of element i. */
static double part_get(const subject *s, const void *elements, size_t i, size_t k)
{
    if (s->dtype == AC_C64)
        return (double)((const float *)elements)[2 * i + k];
    return ((const double *)elements)[2 * i + k];
}

/* Both numbers of every argument at a point; false if one is not finite. */
static bool values_of(subject *s, size_t point_, double *values)
{
    for (size_t i = 0; i < s->arguments; i++) {
        values[2 * i] = s->scalar[i];
        values[2 * i + 1] = 0;
    }
    for (size_t k = 0; k < s->inputs; k++) {
        const size_t i = s->tensor[k];
        const void *const elements = subject_input(s, i);

        for (size_t part = 0; part < 2; part++) {
            values[2 * i + part] = part_get(s, elements, point_, part);
            if (!isfinite(values[2 * i + part]))
                return false;
        }
    }
    return true;
}

static void judge_samples(subject *s, judge *j, uint64_t first, uint64_t samples)
{
    const void *const results = subject_output(s, j->formula->output);

    for (uint64_t done = 0; done < samples; done += SUBJECT_POINTS) {
        points_complex(s, first + done);
        subject_run(s);
        for (size_t i = 0; i < SUBJECT_POINTS && done + i < samples; i++) {
            const double result[] = {part_get(s, results, i, 0), part_get(s, results, i, 1)};
            double values[ORACLE_ARGUMENTS_MAX];

            if (values_of(s, i, values))
                (void)judge_complex(j, values, result);
        }
    }
}

/* Parts are rounded once after a small error: what is exact of real numbers is so within this many
 * units of the larger part. */
static bool parts_kept(const char *bound, const verdicts *v)
{
    const bool rounded = strcmp(bound, "exact") == 0 || strcmp(bound, "rounded") == 0;

    return rounded ? v->worst <= 0.501 : bound_kept(bound, v);
}

int complex_bounds(const accuracy_options *options, const oracle *o, const oracle_formula *formula,
                   int dtype, size_t set, size_t samples)
{
    static subject s;
    char name[160];

    if (!formula->cbox || !subject_open(&s, o, formula->mode, dtype, set))
        return 0;

    judge j = judge_open(formula, s.arguments, dtype);

    judge_samples(&s, &j, 0, samples);

    const char *const bound = bound_stated(&s, formula->output);
    const bool good = parts_kept(bound, &j.all);

    (void)printf(
        "%-44s %-9s %8llu judged, a sample, worst %.5f ulp of the larger part, stated %s: %s",
        subject_title(&s, name, sizeof name), formula->output, (unsigned long long)j.all.judged,
        j.all.worst, bound, good ? "ok" : "FAILED at");
    for (size_t i = 0; !good && i < s.arguments; i++)
        (void)printf(" %s = %a, %a", o->arguments[i], j.all.at[2 * i], j.all.at[2 * i + 1]);
    (void)printf("\n");
    (void)fflush(stdout);
    figures_add(options, name, formula->output, o->arguments, true, &j.all);
    judge_close(&j);
    subject_close(&s);
    return !good;
}

/* Samples of one formula in one dtype, for the record; 1 where the bound is broken. */
static int complex_of(const accuracy_options *options, const oracle *o,
                      const oracle_formula *formula, int dtype)
{
    static subject s;
    char name[160];

    if (!subject_open(&s, o, formula->mode, dtype, 0))
        return 0;

    judge j = judge_open(formula, s.arguments, dtype);

    judge_samples(&s, &j, options->first, options->samples);

    const bool good = parts_kept(bound_stated(&s, formula->output), &j.all);

    (void)printf("%s %s: 2^%zu inputs, of which %" PRIu64 " samples were judged: worst %.5f ulp of "
                 "the larger part%s\n",
                 subject_title(&s, name, sizeof name), formula->output,
                 8 * dtype_size(dtype) * s.inputs, j.all.judged, j.all.worst,
                 good ? "" : " FAILED");
    (void)fflush(stdout);
    figures_add(options, name, formula->output, o->arguments, true, &j.all);
    if (options->state) {
        FILE *const state = fopen(options->state, "a");

        if (!state) {
            (void)fprintf(stderr, "%s cannot be written\n", options->state);
            exit(2);
        }
        record_write(state, name, formula->output, options->first, &j.all);
        (void)fputc('\n', state);
        (void)fclose(state);
    }
    judge_close(&j);
    subject_close(&s);
    return !good;
}

int complex_command(const accuracy_options *options)
{
    static const int dtypes[] = {AC_C64, AC_C128};
    int failed = 0;

    for (const oracle *const *o = oracles; *o; o++) {
        for (size_t k = 0; asked(options, *o) && k < (*o)->formula_count; k++) {
            for (size_t d = 0; d < 2 && (*o)->formulas[k].cbox; d++)
                failed += complex_of(options, *o, &(*o)->formulas[k], dtypes[d]);
        }
    }
    return failed > 0;
}
