/*
 * All 65,536 inputs of 16 bits.
 *
 * With one tensor every result must be correctly rounded. With several, the first input that only
 * scales the result (a gradient) takes all its values in each round, beside other values of the
 * others; misroundings are counted, and the worst error must be within 0.501 units. f64 samples are
 * here as well. With --state, each verdict is appended to that file as a line; with --results, the
 * raw results for one tensor and the first scalars, after a line with their name.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "accuracy.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "client/random.h"
#include "common/dtypes.h"
#include "figures.h"
#include "oracle/judge_lanes.h"
#include "points.h"
#include "subject.h"

/* All numbers of a 16-bit dtype, by their bits. */
static const float *numbers_of(int dtype)
{
    static float numbers[2][0x10000];
    static bool known[2];
    const size_t which = dtype == AC_F16 ? 0 : 1;

    for (uint64_t i = 0; !known[which] && i < 0x10000; i++)
        numbers[which][i] = (float)bits_value(dtype, i);
    known[which] = true;
    return numbers[which];
}

static lanes lanes_of_halves(const float *numbers, const unsigned char *elements, size_t i)
{
    lanes x = lanes_of(0);

    for (size_t k = 0; k < LANES; k++) {
        uint16_t bits;

        memcpy(&bits, elements + (i + k) * sizeof bits, sizeof bits);
        x[k] = (double)numbers[bits];
    }
    return x;
}

/* The same for 16 bits, several at once; points that are not numbers do not count. */
static void judge_halves(subject *s, judge *j)
{
    const float *const numbers = numbers_of(s->dtype);
    const unsigned char *const results = subject_output(s, j->formula->output);
    wide_function *const form = wide_of_formula(j->formula);
    lanes values[ORACLE_ARGUMENTS_MAX];

    for (size_t i = 0; i < s->arguments; i++)
        values[i] = lanes_of(s->scalar[i]);
    for (size_t i = 0; i < SUBJECT_POINTS; i += LANES) {
        lane_mask finite = ~(lane_mask){0};

        for (size_t k = 0; k < s->inputs; k++) {
            const size_t tensor = s->tensor[k];

            values[tensor] = lanes_of_halves(numbers, subject_input(s, tensor), i);
            finite &= lanes_abs(values[tensor]) < INFINITY;
        }
        if (!lanes_any(~finite)) {
            judge_lanes(j, form, values, lanes_of_halves(numbers, results, i));
            continue;
        }
        for (size_t p = i; p < i + LANES; p++) {
            double at[ORACLE_ARGUMENTS_MAX];

            if (subject_values(s, p, at))
                (void)judge_result(j, at, bits_get(results, 2, p));
        }
    }
}

/* The inputs of round `round`: the running one has all values, the others one of a spread. */
static void fill_half(subject *s, size_t running, size_t round)
{
    for (size_t k = 0; k < s->inputs; k++) {
        void *const elements = subject_input(s, s->tensor[k]);
        const uint64_t still = (round * 1021 + 37 * k) % 0x10000;

        for (size_t i = 0; i < SUBJECT_POINTS; i++)
            bits_set(elements, 2, i, s->tensor[k] == running ? i : still);
    }
}

static void print_verdicts(const accuracy_options *options, const subject *s, const judge *j,
                           bool good)
{
    FILE *const state = options->state ? fopen(options->state, "a") : NULL;
    char name[160];
    char title[160];

    (void)printf("%-48s %-11s %10llu judged %8llu misrounded  worst %.5f ulp at",
                 subject_name(s, name, sizeof name), j->formula->output,
                 (unsigned long long)j->all.judged, (unsigned long long)j->all.misrounded,
                 j->all.worst);
    for (size_t i = 0; i < s->arguments; i++)
        (void)printf(" %.9g", j->all.at[i]);
    (void)printf("  %s\n", good ? "ok" : "FAILED");
    (void)fflush(stdout);
    figures_add(options, subject_title(s, title, sizeof title), j->formula->output,
                s->oracle->arguments, false, &j->all);
    if (state) {
        record_write(state, subject_title(s, title, sizeof title), j->formula->output,
                     options->first, &j->all);
        (void)fputc('\n', state);
        (void)fclose(state);
    }
}

static void write_results(const accuracy_options *options, subject *s, const char *output)
{
    FILE *const file = options->results ? fopen(options->results, "ab") : NULL;
    char name[160];

    if (!file)
        return;
    (void)fprintf(file, "%s\n", subject_name(s, name, sizeof name));
    (void)fwrite(subject_output(s, output), 2, SUBJECT_POINTS, file);
    (void)fclose(file);
}

static int half_of(const accuracy_options *options, const oracle *o, const oracle_formula *formula,
                   int dtype, size_t set)
{
    subject s;

    if (!subject_open(&s, o, formula->mode, dtype, set))
        return 0;

    judge j = judge_open(formula, s.arguments, dtype);
    const size_t rounds = formula->only ? 1 : options->rounds;
    size_t running = s.tensor[0];

    for (size_t k = s.inputs; k-- > 0;)
        running = subject_linear(&s, s.tensor[k]) ? s.tensor[k] : running;
    if (formula->only)
        running = subject_running(&s, formula);
    for (size_t round = 0; round < rounds; round++) {
        fill_half(&s, running, round);
        subject_run(&s);
        judge_halves(&s, &j);
    }
    if (s.inputs == 1 && set == 0)
        write_results(options, &s, formula->output);

    const bool good = formula->only ? j.all.misrounded == 0 : j.all.worst <= 0.501;

    print_verdicts(options, &s, &j, good);
    judge_close(&j);
    subject_close(&s);
    return !good;
}

int half_command(const accuracy_options *options)
{
    static const int dtypes[] = {AC_F16, AC_BF16};
    int failed = 0;

    for (const oracle *const *o = oracles; *o; o++) {
        if (!asked(options, *o))
            continue;
        for (size_t k = 0; k < (*o)->formula_count; k++) {
            const size_t sets = (*o)->scalar_sets > 0 ? (*o)->scalar_sets : 1;

            for (size_t d = 0; d < 2 * sets && !(*o)->formulas[k].fold; d++)
                failed += half_of(options, *o, &(*o)->formulas[k], dtypes[d % 2], d / 2);
        }
    }
    return failed > 0;
}

/* Everyday numbers, any and hard numbers, and small steps around integers and halves. */
static uint64_t biased(const points_hard *hard, uint64_t seed)
{
    const uint64_t random = random_mixed(seed);
    double value = ((double)(random >> 12) * 0x1p-52 - 0.5) * 32;

    if (random % 4 == 0)
        return points_any(hard, seed);
    if (random % 4 == 1)
        value = rint(value * 2) / 2 + ldexp((double)(random >> 44) - 0x1p19, -60);
    return points_bits(AC_F64, value);
}

static int double_of(const accuracy_options *options, const oracle *o,
                     const oracle_formula *formula, size_t set)
{
    static points_hard hard;
    subject s;

    if (!subject_open(&s, o, formula->mode, AC_F64, set))
        return 0;

    judge j = judge_open(formula, s.arguments, AC_F64);

    points_hard_fill(&hard, &s);
    for (uint64_t done = 0; done < options->samples; done += SUBJECT_POINTS) {
        for (size_t input = 0; input < s.inputs; input++) {
            void *const elements = subject_input(&s, s.tensor[input]);

            for (size_t i = 0; i < SUBJECT_POINTS; i++)
                bits_set(elements, 8, i, biased(&hard, (options->first + done + i) * 8 + input));
        }
        subject_run(&s);
        points_judge(&j, &s, SUBJECT_POINTS);
    }

    const bool good = j.all.worst <= (formula->only ? 1.0 : 1.5);

    print_verdicts(options, &s, &j, good);
    judge_close(&j);
    subject_close(&s);
    return !good;
}

/* As `prove`, the first two sets of scalars. */
int double_command(const accuracy_options *options)
{
    int failed = 0;

    for (const oracle *const *o = oracles; *o; o++) {
        const size_t sets = (*o)->scalar_sets < 2 ? 1 : 2;

        for (size_t k = 0; asked(options, *o) && k < (*o)->formula_count; k++) {
            for (size_t set = 0; set < sets && !(*o)->formulas[k].fold; set++)
                failed += double_of(options, *o, &(*o)->formulas[k], set);
        }
    }
    return failed > 0;
}
