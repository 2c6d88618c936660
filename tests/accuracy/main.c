/*
 * accuracy: measures the operators against the oracle.
 *
 *     accuracy half                     every 16-bit input
 *     accuracy bounds                   f32 and f64 against the bounds of the specs, in seconds
 *     accuracy prove                    every f32 input, resumable
 *     accuracy results                  the results at every f32 input, in 64 bits
 *     accuracy double                   f64 samples against MPFR
 *     accuracy complex                  c64 and c128 samples against MPFR
 *     accuracy rows                     operators along an axis, in every dtype
 *     accuracy points, accuracy judge   a sweep over results from anywhere
 *     accuracy list                     what can be measured
 *     accuracy digests                  results in 64 bits, on every instruction set
 *
 * --only aclnnLeakyRelu does the same for one operator. --figures FILE compares the largest errors
 * with a record of them; with --write it takes over those that are larger.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "accuracy.h"
#include "figures.h"
#include "suite.h"

/* Whether there is an operator that the options ask for. */
static bool some_asked(const accuracy_options *options)
{
    bool found = false;

    for (const oracle *const *o = oracles; *o; o++)
        found |= asked(options, *o);
    for (const oracle *const *o = row_oracles; *o; o++)
        found |= asked(options, *o);
    /* Of contractions there are digests alone. */
    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++)
        found |= entry_contracts(*entry) && asked_entry(options, *entry);
    return found;
}

void record_write(FILE *file, const char *name, const char *output, uint64_t number,
                  const verdicts *v)
{
    (void)fprintf(file, "%s|%s|%" PRIu64 "|%" PRIu64 "|%" PRIu64 "|%" PRIu64 "|%a", name, output,
                  number, v->judged, v->misrounded, v->boxed, v->worst);
    for (size_t i = 0; i < ORACLE_ARGUMENTS_MAX; i++)
        (void)fprintf(file, "|%a", v->at[i]);
}

typedef struct command {
    const char *name;
    int (*run)(const accuracy_options *options);
    const char *does;
} command;

static const command commands[] = {
    {"half", half_command, "every input of f16 and bf16"},
    {"bounds", bounds_command, "f32 and f64 against the bounds of the specs, where bounds break"},
    {"prove", prove_command, "every input of f32; goes on where it was stopped"},
    {"results", results_command, "the results at every input of f32, in 64 bits; no judge"},
    {"double", double_command, "samples of f64 against MPFR"},
    {"complex", complex_command, "samples of c64 and c128 against MPFR"},
    {"rows", rows_command, "rows of all kinds and lengths, for operators along an axis"},
    {"points", points_command, "the inputs of a sweep, raw"},
    {"judge", judge_command, "judge results for those inputs; this library's without --results"},
    {"list", list_command, "what can be measured"},
    {"digests", digest_command, "compare digests of all results on every instruction set"},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int usage(void)
{
    (void)fputs("usage: accuracy COMMAND [--only ENTRY] [--state FILE] [--step N] [--workers N]\n"
                "                [--first N] [--samples N] [--rounds N]\n"
                "                [--mode MODE] [--dtype DTYPE] [--results FILE]\n"
                "                [--digests FILE [--common]] [--figures FILE] [--write]\n",
                stderr);
    for (size_t i = 0; i < COMMANDS; i++)
        (void)fprintf(stderr, "  %-8s  %s\n", commands[i].name, commands[i].does);
    return 2;
}

/* Takes one option with its value; false if there is no such option. */
static bool take(accuracy_options *o, const char *name, const char *value)
{
    if (strcmp(name, "--only") == 0)
        o->only = value;
    else if (strcmp(name, "--state") == 0)
        o->state = value;
    else if (strcmp(name, "--digests") == 0)
        o->digests = value;
    else if (strcmp(name, "--figures") == 0)
        o->figures = value;
    else if (strcmp(name, "--mode") == 0)
        o->mode = value;
    else if (strcmp(name, "--dtype") == 0)
        o->dtype = value;
    else if (strcmp(name, "--results") == 0)
        o->results = value;
    else if (strcmp(name, "--first") == 0)
        o->first = strtoull(value, NULL, 10);
    else if (strcmp(name, "--samples") == 0)
        o->samples = strtoull(value, NULL, 10);
    else if (strcmp(name, "--rounds") == 0)
        o->rounds = strtoul(value, NULL, 10);
    else if (strcmp(name, "--step") == 0)
        o->step = (unsigned)strtoul(value, NULL, 10);
    else if (strcmp(name, "--workers") == 0)
        o->workers = strtoul(value, NULL, 10);
    else
        return false;
    return true;
}

int main(int argc, char **argv)
{
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    accuracy_options o = {
        .mode = "",
        .digests = "digests.txt",
        .samples = 1 << 18,
        .step = 1,
        .rounds = 61,
        .workers = cores > 0 ? (size_t)cores : 1,
    };

    if (argc < 2)
        return usage();
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--write") == 0) {
            o.write = 1;
        } else if (strcmp(argv[i], "--common") == 0) {
            o.common = 1;
        } else if (i + 1 < argc && take(&o, argv[i], argv[i + 1])) {
            i++;
        } else {
            return usage();
        }
    }
    if (o.step == 0 || o.rounds == 0 || o.workers == 0)
        return usage();
    if (!some_asked(&o)) {
        (void)fprintf(stderr, "accuracy: there is no operator %s\n", o.only);
        return 2;
    }
    suite_begin();
    for (size_t i = 0; i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i].name) == 0) {
            o.command = commands[i].name;
            const int status = commands[i].run(&o);

            return figures_close(&o) > 0 ? 1 : status;
        }
    }
    return usage();
}
