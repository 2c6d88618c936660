/*
 * Checks that f32 and f64 results, and those in complex.c, keep the bounds of the specs. It takes
 * seconds, so it is no proof, but it looks where bounds tend to break.
 *
 * For each formula and set of scalars it tries: numbers spread evenly over all bit patterns; all
 * numbers next to where the results change sign, vanish, or cease to be finite, which it finds in
 * the results; the numbers next to powers of two, to halves, and to the scalars and their
 * quotients, where formulas have their boundaries; with several tensors, hard and random numbers in
 * all of them; and if a tensor only scales the results, random numbers in the others, with results
 * scaled to both ends of the range.
 */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accuracy.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "common/dtypes.h"
#include "figures.h"
#include "points.h"

enum { GAPS = 16 };

typedef struct probe {
    subject s;
    judge j;
    size_t running;
    points_hard hard;
    size_t gaps;   /* looked into */
    size_t window; /* numbers that are judged around each */
} probe;

static int width_of(const probe *p)
{
    return (int)dtype_size(p->s.dtype) * 8;
}

/* --- runs ------------------------------------------------------------------------------------- */

/* Sets inputs that do not vary: 1 for those that only scale, 1/4 for others. */
static void still(probe *p)
{
    for (size_t k = 0; k < p->s.inputs; k++) {
        const size_t tensor = p->s.tensor[k];
        const double value = subject_linear(&p->s, tensor) ? 1 : 0.25;

        for (size_t i = 0; tensor != p->running && i < SUBJECT_POINTS; i++)
            bits_set(subject_input(&p->s, tensor), dtype_size(p->s.dtype), i,
                     points_bits(p->s.dtype, value));
    }
}

static void run_points(probe *p, const uint64_t *points)
{
    void *const elements = subject_input(&p->s, p->running);

    for (size_t i = 0; i < SUBJECT_POINTS; i++)
        bits_set(elements, dtype_size(p->s.dtype), i, points[i]);
    subject_run(&p->s);
}

/* The kind of a result: negative, zero, positive, not finite, or for an input that is no number. */
static int kind_of(probe *p, const void *results, size_t i)
{
    const size_t size = dtype_size(p->s.dtype);
    const double y = bits_value(p->s.dtype, bits_get(results, size, i));
    double values[ORACLE_ARGUMENTS_MAX];

    if (!subject_values(&p->s, i, values))
        return 4;
    return isfinite(y) ? (y > 0) - (y < 0) : 2;
}

/* Judges all numbers around the change of kind between a and b, which it finds in decreasing
 * steps. */
static void gap_judge(probe *p, uint64_t a, uint64_t b)
{
    static uint64_t points[SUBJECT_POINTS];
    const size_t window = p->window;
    const void *const results = subject_output(&p->s, p->j.formula->output);

    while (b - a > window / 2) {
        const uint64_t step = (b - a) / (SUBJECT_POINTS - 1) + 1;
        size_t i = 1;

        for (size_t k = 0; k < SUBJECT_POINTS; k++)
            points[k] = k * step < b - a ? a + k * step : b;
        run_points(p, points);
        while (i < SUBJECT_POINTS - 1 && kind_of(p, results, i) == kind_of(p, results, 0))
            i++;
        a = points[i - 1];
        b = points[i];
    }
    a -= a % (UINT64_C(1) << (width_of(p) - 1)) < window / 4 ? 0 : window / 4;
    for (size_t k = 0; k < SUBJECT_POINTS; k++)
        points[k] = a + k;
    run_points(p, points);
    points_judge(&p->j, &p->s, window);
}

static void sweep(probe *p, int log_points)
{
    static uint64_t points[SUBJECT_POINTS];
    const int shift = width_of(p) - log_points;
    const void *const results = subject_output(&p->s, p->j.formula->output);
    uint64_t ends[GAPS][2];
    size_t gaps = 0;

    for (uint64_t first = 0; first >> log_points == 0; first += SUBJECT_POINTS - 1) {
        for (uint64_t i = 0; i < SUBJECT_POINTS; i++)
            points[i] = (first + i) << shift | points_mixed(first + i) >> (64 - shift);
        run_points(p, points);
        points_judge(&p->j, &p->s, SUBJECT_POINTS);
        for (size_t i = 1; i < SUBJECT_POINTS; i++) {
            if (points[i] > points[i - 1] && gaps < GAPS &&
                kind_of(p, results, i) != kind_of(p, results, i - 1)) {
                ends[gaps][0] = points[i - 1];
                ends[gaps++][1] = points[i];
            }
        }
    }
    for (size_t k = 0; k < gaps; k++)
        gap_judge(p, ends[k][0], ends[k][1]);
    p->gaps = gaps;
}

static void hard_judge(probe *p)
{
    static uint64_t points[SUBJECT_POINTS];

    for (size_t i = 0; i < SUBJECT_POINTS; i++)
        points[i] = p->hard.bits[i < p->hard.count ? i : 0];
    run_points(p, points);
    points_judge(&p->j, &p->s, p->hard.count);
}

/* Hard and random numbers in all tensors at once. */
static void several_judge(probe *p, uint64_t rounds)
{
    const size_t size = dtype_size(p->s.dtype);

    for (uint64_t round = 0; round < rounds && p->s.inputs > 1; round++) {
        for (size_t k = 0; k < p->s.inputs; k++) {
            void *const elements = subject_input(&p->s, p->s.tensor[k]);

            for (size_t i = 0; i < SUBJECT_POINTS; i++)
                bits_set(
                    elements, size, i,
                    points_any(&p->hard, (round * SUBJECT_POINTS + i) * ORACLE_ARGUMENTS_MAX + k));
        }
        subject_run(&p->s);
        points_judge(&p->j, &p->s, SUBJECT_POINTS);
    }
}

/* --- ends of the range ------------------------------------------------------------------------ */

/* The target of a scaled result: the overflow threshold, the smallest normal number, or a midpoint
 * between the smallest numbers. */
static long double end_of_range(int dtype, uint64_t random)
{
    const bool single = dtype == AC_F32;

    switch (random % 4) {
    case 0:
    case 1:
        return ldexpl(2 - (single ? 0x1p-24L : 0x1p-53L), single ? 127 : 1023);
    case 2:
        return ldexpl(1, single ? -126 : -1022);
    default:
        return ldexpl((long double)(random >> 8 & 7) + 0.5L, single ? -149 : -1074);
    }
}

/* The number, or one of its neighbours, that scales `result` to an end of the range. */
static uint64_t scaled_to_end(int dtype, double result, uint64_t random)
{
    const bool single = dtype == AC_F32;
    const long double wanted = end_of_range(dtype, random) / fabsl((long double)result);
    const bool normal = fabs(result) >= (single ? (double)FLT_MIN : DBL_MIN) && isfinite(result);
    const uint64_t sign = (random >> 16 & 1) << ((single ? 32 : 64) - 1);

    if (!normal || wanted > (single ? (long double)FLT_MAX : (long double)DBL_MAX))
        return points_bits(dtype, 1);

    const uint64_t bits = points_bits(dtype, (double)wanted) + (random >> 24) % 5;

    return (bits < 2 ? bits : bits - 2) | sign;
}

/* Any number, or one of everyday size, where functions have all their digits. */
static uint64_t other_factor(const probe *p, uint64_t seed)
{
    const uint64_t random = points_mixed(~seed);

    if (random % 2 == 0)
        return points_any(&p->hard, seed);
    return points_bits(p->s.dtype, (double)(int64_t)random * 0x1p-60);
}

/* Random numbers in all tensors except one that only scales, which brings the results to the ends
 * of the range. The product of accurate factors is rounded there like anywhere else. */
static void ends_judge(probe *p, size_t rounds)
{
    const size_t size = dtype_size(p->s.dtype);
    const size_t window = p->s.dtype == AC_F32 ? SUBJECT_POINTS : SUBJECT_POINTS / 8;
    const void *const results = subject_output(&p->s, p->j.formula->output);

    for (size_t turn = 0; turn < rounds * p->s.inputs; turn++) {
        const size_t scale = p->s.tensor[turn % p->s.inputs];
        void *const scales = subject_input(&p->s, scale);

        if (!subject_linear(&p->s, scale))
            continue;
        for (size_t k = 0; k < p->s.inputs; k++) {
            void *const elements = subject_input(&p->s, p->s.tensor[k]);

            for (size_t i = 0; i < SUBJECT_POINTS; i++) {
                const uint64_t seed = (turn * SUBJECT_POINTS + i) * ORACLE_ARGUMENTS_MAX + k;

                bits_set(elements, size, i,
                         p->s.tensor[k] == scale ? points_bits(p->s.dtype, 1)
                                                 : other_factor(p, ~seed));
            }
        }
        subject_run(&p->s);
        for (size_t i = 0; i < SUBJECT_POINTS; i++) {
            const double result = bits_value(p->s.dtype, bits_get(results, size, i));

            bits_set(scales, size, i,
                     scaled_to_end(p->s.dtype, result, points_mixed(~(turn * SUBJECT_POINTS + i))));
        }
        subject_run(&p->s);
        points_judge(&p->j, &p->s, window);
    }
}

/* --- bounds ----------------------------------------------------------------------------------- */

const char *bound_stated(const subject *s, const char *output)
{
    const ac_entry *const entry = s->call.entry;

    for (size_t i = 0; i < entry->bound_count; i++) {
        if (strcmp(entry->bounds[i].output, output) == 0)
            return entry->bounds[i].bound;
    }
    return "";
}

bool bound_kept(const char *bound, const verdicts *v)
{
    char *end;
    const double most = strtod(bound, &end);

    if (strcmp(bound, "exact") == 0 || strcmp(bound, "rounded") == 0)
        return v->misrounded == 0;
    return end != bound && strcmp(end, " ulp") == 0 && v->worst <= most;
}

/* log_samples: the logarithm of the number of samples over all bit patterns; f32 takes four times
 * as many and f64, whose judge is slow, a quarter. */
static int probe_formula(const accuracy_options *options, const oracle *o,
                         const oracle_formula *formula, int dtype, size_t set, int log_samples)
{
    static probe p;
    const bool single = dtype == AC_F32;
    char name[160];

    if (!subject_open(&p.s, o, formula->mode, dtype, set))
        return 0;
    p.j = judge_open(formula, p.s.arguments, dtype);
    /* The judge of f64 takes forty times as long. */
    p.window = (size_t)1 << (log_samples > 18 ? 16 : log_samples - 2) >> (single ? 0 : 3);
    p.running = subject_running(&p.s, formula);
    points_hard_fill(&p.hard, &p.s);
    still(&p);
    sweep(&p, single ? log_samples + 2 : log_samples - 2);
    hard_judge(&p);
    several_judge(&p, single ? 4 : 1);
    ends_judge(&p, single ? 2 : 1);

    const char *const bound = bound_stated(&p.s, formula->output);
    const bool good = bound_kept(bound, &p.j.all);

    (void)printf("%-44s %-9s %8llu judged, %2zu gaps, worst %.5f ulp, stated %s: %s",
                 subject_title(&p.s, name, sizeof name), formula->output,
                 (unsigned long long)p.j.all.judged, p.gaps, p.j.all.worst, bound,
                 good ? "ok" : "FAILED at");
    for (size_t i = 0; !good && i < p.s.arguments; i++)
        (void)printf(" %s = %a", o->arguments[i], p.j.all.at[i]);
    (void)printf("\n");
    (void)fflush(stdout);
    figures_add(options, name, formula->output, o->arguments, false, &p.j.all);
    judge_close(&p.j);
    subject_close(&p.s);
    return !good;
}

/* The logarithm of the number of samples for each of an operator's formulas and sets of scalars,
 * which share the samples that it is given: one with many modes takes about as long as one with
 * none. Each has at least 2^LOG_LEAST, so that all kinds of points are looked at. */
enum { LOG_LEAST = 13, LOG_MOST = 28 };

static int log_share(const oracle *o, size_t sets, uint64_t samples)
{
    size_t formulas = 0;
    int log = LOG_LEAST;

    for (size_t k = 0; k < o->formula_count; k++)
        formulas += !o->formulas[k].fold;
    while (log < LOG_MOST && samples / (formulas * sets + !formulas) >> (log + 1) != 0)
        log++;
    return log;
}

int bounds_command(const accuracy_options *options)
{
    static const int dtypes[] = {AC_F32, AC_F64};
    static const int complex_[] = {AC_C64, AC_C128};
    int failed = 0;

    for (const oracle *const *o = oracles; *o; o++) {
        const size_t sets = (*o)->scalar_sets > 0 ? (*o)->scalar_sets : 1;
        const int log_samples = log_share(*o, sets, options->samples);

        for (size_t k = 0; asked(options, *o) && k < (*o)->formula_count; k++) {
            for (size_t d = 0; d < 2 * sets && !(*o)->formulas[k].fold; d++)
                failed += probe_formula(options, *o, &(*o)->formulas[k], dtypes[d % 2], d / 2,
                                        log_samples);
            for (size_t d = 0; d < 2 * sets && !(*o)->formulas[k].fold; d++)
                failed += complex_bounds(options, *o, &(*o)->formulas[k], complex_[d % 2], d / 2,
                                         (size_t)1 << (log_samples - 2));
        }
    }
    return failed > 0;
}
