/*
 * Digests: a 64-bit hash of the results of an operator.
 *
 * An input depends only on its number. The digest of each operator, mode and dtype is in a file of
 * the tree. The first 65,536 results have to be the same on every instruction set of the machine.
 * The widest one continues with all 65,536 16-bit numbers in every tensor, or with the hard numbers
 * of f32 and f64, with 2^20 numbers spread evenly over those of f32, and with 2^19 more if there
 * are several tensors or complex numbers. The digest of the first results is recorded separately,
 * for emulated machines. A change that these inputs do not show is shown by the results at every
 * f32 input (results.c), which ./dev prove records.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accuracy.h"
#include "base/isa.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "common/dtypes.h"
#include "digest.h"
#include "points.h"
#include "subject.h"
#include "suite.h"

static const int dtypes[] = {AC_F32, AC_F16, AC_BF16, AC_F64, AC_I8,  AC_U8,
                             AC_I16, AC_I32, AC_I64,  AC_C64, AC_C128};

enum { DTYPES = sizeof dtypes / sizeof dtypes[0], LINE = 256 };

/* Rounds of SUBJECT_POINTS: of numbers as on every instruction set, and of those in steps of a
 * prime, by which 17 rounds go through all f32 numbers once. */
enum { ROUNDS = 8, SWEEP_ROUNDS = 17, SWEEP_STEP = 4093 };

#define PRIME UINT64_C(0x100000001b3)

/* Elements that are added at a time, eight in each vector. No two of them can make up for each
 * other within one step; 29 brings high bits to where the next product spreads them. */
enum { MANY = 32, EIGHT = 8 };

typedef uint64_t many __attribute__((vector_size(8 * EIGHT)));
typedef uint32_t many_words __attribute__((vector_size(4 * EIGHT)));

/* Spreads the bits of a number; the inputs are to have every exponent and both signs. */
static uint64_t spread(uint64_t x)
{
    x = (x + 1) * UINT64_C(0x9e3779b97f4a7c15);
    x ^= x >> 29;
    x *= UINT64_C(0xbf58476d1ce4e5b9);
    return x ^ x >> 32;
}

/* Half of the inputs have any bits, half an exponent near that of one; integers have any number of
 * digits. */
static uint64_t input_bits(int dtype, uint64_t number)
{
    const uint64_t bits = spread(number);

    if (!dtype_is_float(dtype))
        return (uint64_t)((int64_t)bits >> bits % 64);
    if ((number & 1) == 0)
        return bits;
    switch (dtype) {
    case AC_F16:
        return (bits & 0x83ff) | (13 + (bits >> 20) % 7) << 10;
    case AC_BF16:
        return (bits & 0x807f) | (124 + (bits >> 20) % 8) << 7;
    case AC_F32:
        return (bits & 0x807fffff) | (122 + (bits >> 40) % 10) << 23;
    default:
        return (bits & UINT64_C(0x800fffffffffffff)) | (1018 + (bits >> 53) % 10) << 52;
    }
}

uint64_t digest_add(uint64_t digest, const void *elements, size_t size, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        digest ^= bits_get(elements, size, i);
        digest *= PRIME;
    }
    return digest;
}

uint64_t digest_add_many(uint64_t digest, const unsigned char *elements, size_t count)
{
    many sums[MANY / EIGHT];

    for (size_t k = 0; k < MANY / EIGHT; k++)
        sums[k] = (many){0} + digest * (2 * k + 1);
    for (size_t i = 0; i < count; i += MANY) {
        for (size_t k = 0; k < MANY / EIGHT; k++) {
            many_words words;

            memcpy(&words, elements + (i + k * EIGHT) * sizeof words[0], sizeof words);
            sums[k] = (sums[k] ^ __builtin_convertvector(words, many)) * PRIME;
            sums[k] ^= sums[k] >> 29;
        }
    }
    return digest_add(digest, sums, sizeof sums[0][0], MANY);
}

/* Every number of 16 bits once, in an order that depends on the tensor. */
static uint64_t each_half(uint64_t number, size_t tensor)
{
    uint64_t bits = number;

    for (size_t k = 0; k < tensor; k++) {
        bits = (bits * 0x9e35 + 0x79b9) & 0xffff;
        bits ^= bits >> 7;
        bits = (bits * 0xc2b3) & 0xffff;
        bits ^= bits >> 9;
    }
    return bits;
}

/* Half of the elements are those of points_complex; of the others each part is any number. */
static void fill_complex(subject *s, uint64_t first)
{
    const int part = subject_part(s);

    points_complex(s, first);
    for (size_t k = 0; k < s->inputs; k++) {
        void *const elements = subject_input(s, s->tensor[k]);

        for (size_t i = 1; i < SUBJECT_POINTS; i += 2) {
            for (size_t at = 2 * i; at < 2 * i + 2; at++)
                bits_set(elements, dtype_size(part), at,
                         input_bits(part, spread((2 * first + at) * 8 + k)));
        }
    }
}

static void fill_numbers(subject *s, uint64_t first)
{
    if (subject_complex(s)) {
        fill_complex(s, first);
        return;
    }
    for (size_t k = 0; k < s->inputs; k++) {
        void *const elements = subject_input(s, s->tensor[k]);

        for (size_t i = 0; i < SUBJECT_POINTS; i++)
            bits_set(elements, dtype_size(s->dtype), i, input_bits(s->dtype, (first + i) * 8 + k));
    }
}

/* All hard numbers, each as real and as imaginary part, beside any number in the other part. */
static void fill_hard_complex(subject *s, const points_hard *hard)
{
    const size_t size = dtype_size(subject_part(s));

    for (size_t k = 0; k < s->inputs; k++) {
        void *const elements = subject_input(s, s->tensor[k]);

        for (size_t i = 0; i < SUBJECT_POINTS; i++) {
            const size_t round = i / hard->count;
            const size_t at = (i + k * (round + 1) * 37) % hard->count;

            bits_set(elements, size, 2 * i + round % 2, hard->bits[at]);
            bits_set(elements, size, 2 * i + 1 - round % 2,
                     points_any(hard, i * ORACLE_ARGUMENTS_MAX + k));
        }
    }
}

/* All numbers of 16 bits, or all hard ones, each beside others in the other tensors. */
static void fill_hard(subject *s, const points_hard *hard)
{
    const size_t size = dtype_size(s->dtype);

    if (subject_complex(s)) {
        fill_hard_complex(s, hard);
        return;
    }
    for (size_t k = 0; k < s->inputs; k++) {
        void *const elements = subject_input(s, s->tensor[k]);

        for (size_t i = 0; i < SUBJECT_POINTS; i++) {
            const size_t at = size == 2 ? 0 : (i + k * (i / hard->count + 1) * 37) % hard->count;

            bits_set(elements, size, i, size == 2 ? each_half(i, k) : hard->bits[at]);
        }
    }
}

static uint64_t digest_run(subject *s, uint64_t digest)
{
    const size_t size = dtype_size(subject_part(s)); /* digest_add takes 8 bytes at most */

    subject_run(s);
    for (size_t p = 0; p < s->call.entry->param_count; p++) {
        const placed *const t = &s->handles.tensors[p];

        if (param_is_written(&s->call.entry->params[p]))
            digest = digest_add(digest, t->memory + t->start, size,
                                t->values.count * t->values.size / size);
    }
    return digest;
}

static uint64_t digest_of(void *what)
{
    subject *const s = what;

    fill_numbers(s, 0);
    return digest_run(s, DIGEST_FIRST);
}

/* Adds the results that only the widest instruction set computes. */
static uint64_t digest_more(subject *s, const oracle_formula *formula, uint64_t digest)
{
    static points_hard hard;
    const bool several = s->inputs > 1 || s->dtype == AC_F64 || subject_complex(s);
    const size_t rounds = several ? ROUNDS : 0;
    const size_t sweeps = s->dtype == AC_F32 ? SWEEP_ROUNDS : 0;

    suite_environment("ACLNN_CPU_ISA", NULL);
    points_hard_fill(&hard, s);
    fill_hard(s, &hard);
    digest = digest_run(s, digest);
    for (uint64_t round = 1; round <= rounds; round++) {
        fill_numbers(s, round * SUBJECT_POINTS);
        digest = digest_run(s, digest);
    }
    for (uint64_t round = 0; round < sweeps; round++) {
        points_sweep(s, &hard, subject_running(s, formula), round * SUBJECT_POINTS * SWEEP_STEP,
                     SWEEP_STEP);
        digest = digest_run(s, digest);
    }
    return digest;
}

bool digest_everywhere(digest_function *of, void *what, const char *name, uint64_t *digest)
{
    bool first = true;
    bool same = true;

    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        if (!ac_isa_supported((ac_isa)isa))
            continue;
        suite_environment("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa));

        const uint64_t here = of(what);

        if (first)
            *digest = here;
        if (here != *digest) {
            (void)printf("%s on %s: %016" PRIx64 " instead of %016" PRIx64 "\n", name,
                         ac_isa_name((ac_isa)isa), here, *digest);
            same = false;
        }
        first = false;
    }
    return same;
}

/* A line of the file, which is a digest, blanks and a name; and whether that was computed. */
typedef struct known {
    char line[LINE];
    bool computed;
} known;

static known *records;
static size_t record_count;

/* Whether a line is of an operator that the options ask for. */
static bool line_asked(const accuracy_options *options, const char *line)
{
    const char *const blank = strchr(line, ' ');
    const char *const name = blank ? blank + strspn(blank, " ") : line;
    const size_t length = strcspn(name, " \n");

    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        if (strlen((*entry)->name) == length && strncmp((*entry)->name, name, length) == 0)
            return asked_entry(options, *entry);
    }
    return !options->only; /* of a removed operator */
}

static bool records_read(const accuracy_options *options)
{
    const char *const path = options->digests;
    FILE *const file = fopen(path, "r");
    char line[LINE];

    if (!file) {
        (void)printf("%s cannot be read\n", path);
        return false;
    }
    while (fgets(line, sizeof line, file)) {
        if (!options->write && !line_asked(options, line))
            continue;

        known *const more = realloc(records, (record_count + 1) * sizeof *records);

        if (!more)
            abort();
        records = more;
        records[record_count].computed = false;
        memcpy(records[record_count++].line, line, sizeof line);
    }
    (void)fclose(file);
    return true;
}

/* The number of recorded digests that were not computed here. */
static int records_left(void)
{
    int left = 0;

    for (size_t i = 0; i < record_count; i++) {
        if (!records[i].computed) {
            (void)printf("recorded, but not computed: %s", records[i].line);
            left++;
        }
    }
    return left;
}

static void records_drop(void)
{
    free(records);
    records = NULL;
    record_count = 0;
}

void digest_keep(FILE *out, const char *entry)
{
    const size_t length = strlen(entry);

    for (size_t i = 0; i < record_count; i++) {
        const char *const blank = strchr(records[i].line, ' ');
        const char *const name = blank ? blank + strspn(blank, " ") : records[i].line;

        if (strncmp(name, entry, length) == 0 && strcspn(name, " \n") == length)
            (void)fputs(records[i].line, out);
    }
}

typedef enum record { RECORD_SAME, RECORD_OTHER, RECORD_NONE } record;

static record recorded(const char *line)
{
    for (size_t i = 0; i < record_count; i++) {
        const char *const name = strchr(records[i].line, ' ');

        if (name && strcmp(name, strchr(line, ' ')) == 0) {
            records[i].computed = true;
            return strcmp(records[i].line, line) == 0 ? RECORD_SAME : RECORD_OTHER;
        }
    }
    return RECORD_NONE;
}

bool digest_settle(FILE *out, uint64_t digest, const char *name)
{
    char line[LINE];

    (void)snprintf(line, sizeof line, "%016" PRIx64 "  %s\n", digest, name);
    if (out) {
        (void)fputs(line, out);
        return true;
    }

    const record found = recorded(line);

    if (found != RECORD_SAME)
        (void)printf("%s: %s", found == RECORD_NONE ? "not recorded yet" : "not as recorded", line);
    return found == RECORD_SAME;
}

/* Of the first scalars and of the second: there may be kernels for the first alone. `formula` is
 * the first of the mode; all outputs count. */
static int digest_formula(const accuracy_options *options, const oracle *o,
                          const oracle_formula *formula, int dtype, size_t set, FILE *out)
{
    char name[LINE / 2];
    uint64_t digest = 0;
    subject s;

    if (!subject_open(&s, o, formula->mode, dtype, set))
        return 0;

    const bool same = digest_everywhere(digest_of, &s, o->entry, &digest);

    if (!options->common)
        digest = digest_more(&s, formula, digest);

    const bool good = digest_settle(out, digest,
                                    set == 0 ? subject_name(&s, name, sizeof name)
                                             : subject_title(&s, name, sizeof name)) &&
                      same;

    subject_close(&s);
    return !good;
}

int digest_command(const accuracy_options *options)
{
    int failed = 0;

    /* Recorded for one operator, the file keeps its other lines, each in the place of its operator.
     */
    if ((!options->write || options->only) && !records_read(options))
        return 1;

    FILE *const out = options->write ? fopen(options->digests, "w") : NULL;

    if (options->write && !out) {
        (void)printf("%s cannot be written\n", options->digests);
        return 1;
    }
    for (const oracle *const *o = oracles; *o; o++) {
        const char *mode = NULL;

        if (out && !asked(options, *o))
            digest_keep(out, (*o)->entry);
        for (size_t k = 0; k < (*o)->formula_count && asked(options, *o); k++) {
            if (mode && strcmp(mode, (*o)->formulas[k].mode) == 0)
                continue;
            mode = (*o)->formulas[k].mode;
            const size_t sets = (*o)->scalar_sets < 2 ? 1 : 2;

            for (size_t d = 0; d < DTYPES * sets; d++)
                failed += digest_formula(options, *o, &(*o)->formulas[k], dtypes[d % DTYPES],
                                         d / DTYPES, out);
        }
    }
    failed +=
        digest_rows(options, out) + digest_contractions(options, out) + (out ? 0 : records_left());
    records_drop();
    if (out)
        (void)fclose(out);
    else if (failed > 0)
        (void)puts("Where an operator is new or gone, or its bits were changed on purpose, run "
                   "./dev digests "
                   "and commit tests/accuracy/digests.txt.");
    return failed > 0;
}
