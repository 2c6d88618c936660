/*
 * Whether results in c64 and c128 keep the bounds that the specs state, on a sample of points:
 * there are too many inputs to try them all.
 */
#include <math.h>
#include <stdio.h>

#include "accuracy.h"
#include "common/dtypes.h"
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

int complex_bounds(const oracle *o, const oracle_formula *formula, int dtype, size_t set,
                   size_t samples)
{
    static subject s;
    char name[160];

    if (!formula->cbox || !subject_open(&s, o, formula->mode, dtype, set))
        return 0;

    judge j = judge_open(formula, s.arguments, dtype);
    const void *const results = subject_output(&s, formula->output);

    for (uint64_t round = 0; round * SUBJECT_POINTS < samples; round++) {
        points_complex(&s, round);
        subject_run(&s);
        for (size_t i = 0; i < SUBJECT_POINTS && round * SUBJECT_POINTS + i < samples; i++) {
            const double result[] = {part_get(&s, results, i, 0), part_get(&s, results, i, 1)};
            double values[ORACLE_ARGUMENTS_MAX];

            if (values_of(&s, i, values))
                (void)judge_complex(&j, values, result);
        }
    }

    const char *const bound = bound_stated(&s, formula->output);
    const bool good = bound_kept(bound, &j.all);

    (void)printf(
        "%-44s %-9s %8llu judged, a sample, worst %.5f ulp of the larger part, stated %s: %s",
        subject_title(&s, name, sizeof name), formula->output, (unsigned long long)j.all.judged,
        j.all.worst, bound, good ? "ok" : "FAILED at");
    for (size_t i = 0; !good && i < s.arguments; i++)
        (void)printf(" %s = %a, %a", o->arguments[i], j.all.at[2 * i], j.all.at[2 * i + 1]);
    (void)printf("\n");
    (void)fflush(stdout);
    judge_close(&j);
    subject_close(&s);
    return !good;
}
