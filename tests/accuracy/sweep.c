/*
 * Sweeps that judge the results of any library, to compare this one with others.
 *
 * `points` writes the inputs of a dtype, raw: every 16-bit number, or 2^20 f32 numbers, one from
 * each group of 4,096 neighbours. `judge` reads as many results of an entry point and judges them;
 * without a file it uses this library's. Results of others may have zeros of either sign, because
 * they do not promise signs. Other inputs before the varying one (gradients) are 1, those after it
 * 0.7; scalars are those of the first set.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accuracy.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "subject.h"

enum { WIDE_POINTS = 1 << 20 };

static const int dtypes[] = {AC_F32, AC_F16, AC_BF16};

static int dtype_of(const accuracy_options *options)
{
    for (size_t i = 0; i < sizeof dtypes / sizeof dtypes[0]; i++) {
        if (options->dtype && strcmp(options->dtype, dtype_name(dtypes[i])) == 0)
            return dtypes[i];
    }
    (void)fputs("--dtype wants f32, f16 or bf16\n", stderr);
    exit(2);
}

static size_t points_of(int dtype)
{
    return dtype == AC_F32 ? WIDE_POINTS : 1 << 16;
}

static uint64_t point_bits(int dtype, size_t i)
{
    const uint64_t random = (i + 1) * UINT64_C(0x9e3779b97f4a7c15) >> 52;

    return dtype == AC_F32 ? (uint64_t)i << 12 | random : i;
}

/* 1 or 0.7 */
static uint64_t number_bits(int dtype, bool one)
{
    switch (dtype) {
    case AC_F16:
        return one ? 0x3c00 : 0x399a;
    case AC_BF16:
        return one ? 0x3f80 : 0x3f33;
    default:
        return one ? 0x3f800000 : 0x3f333333;
    }
}

int points_command(const accuracy_options *options)
{
    const int dtype = dtype_of(options);

    for (size_t i = 0; i < points_of(dtype); i++) {
        const uint64_t bits = point_bits(dtype, i);

        if (fwrite(&bits, dtype_size(dtype), 1, stdout) != 1)
            return 2;
    }
    return 0;
}

static void fill(subject *s, size_t running, size_t first)
{
    const size_t size = dtype_size(s->dtype);

    for (size_t k = 0; k < s->inputs; k++) {
        const size_t tensor = s->tensor[k];
        const uint64_t still = number_bits(s->dtype, tensor < running);
        void *const elements = subject_input(s, tensor);

        for (size_t i = 0; i < SUBJECT_POINTS; i++) {
            const uint64_t point = point_bits(s->dtype, first + i);

            bits_set(elements, size, i, tensor == running ? point : still);
        }
    }
}

/* Gives zeros among the results of others the sign of this library's zeros. */
static void zeros_sign(int dtype, void *elements, const unsigned char *own)
{
    const size_t size = dtype_size(dtype);

    for (size_t i = 0; i < SUBJECT_POINTS; i++) {
        const uint64_t bits = bits_get(own, size, i);

        if (bits_value(dtype, bits_get(elements, size, i)) == 0 && bits_value(dtype, bits) == 0)
            bits_set(elements, size, i, bits);
    }
}

static void sweep(subject *s, const oracle_formula *formula, FILE *results)
{
    judge j = judge_open(formula, s->arguments, s->dtype);
    const size_t size = dtype_size(s->dtype);
    const size_t running = subject_running(s, formula);
    void *const elements = subject_output(s, formula->output);

    for (size_t first = 0; first < points_of(s->dtype); first += SUBJECT_POINTS) {
        static unsigned char own[SUBJECT_POINTS * sizeof(uint64_t)];

        fill(s, running, first);
        subject_run(s);
        memcpy(own, elements, SUBJECT_POINTS * size);
        if (results) {
            if (fread(elements, size, SUBJECT_POINTS, results) != SUBJECT_POINTS) {
                (void)fputs("the results end too early\n", stderr);
                exit(2);
            }
            zeros_sign(s->dtype, elements, own);
        }
        for (size_t i = 0; i < SUBJECT_POINTS; i++) {
            double values[ORACLE_ARGUMENTS_MAX];

            if (subject_values(s, i, values))
                (void)judge_result(&j, values, bits_get(elements, size, i));
        }
    }
    (void)printf("%" PRIu64 " %" PRIu64 " %.6g\n", j.all.judged, j.all.misrounded, j.all.worst);
    judge_close(&j);
}

int judge_command(const accuracy_options *options)
{
    const int dtype = dtype_of(options);
    FILE *const results = options->results ? fopen(options->results, "rb") : NULL;
    subject s;

    if (options->results && !results) {
        (void)fprintf(stderr, "%s cannot be read\n", options->results);
        return 2;
    }
    for (const oracle *const *o = oracles; *o; o++) {
        for (size_t k = 0; k < (*o)->formula_count; k++) {
            const oracle_formula *const formula = &(*o)->formulas[k];

            if (!options->only || !asked(options, *o) || formula->fold ||
                strcmp(formula->mode, options->mode) != 0 ||
                !subject_open(&s, *o, formula->mode, dtype, 0))
                continue;
            sweep(&s, formula, results);
            subject_close(&s);
            if (results)
                (void)fclose(results);
            return 0;
        }
    }
    (void)fputs("there is no such operator, mode and dtype\n", stderr);
    return 2;
}
