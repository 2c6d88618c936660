/*
 * Digests: what all results of an operator come to, in 64 bits.
 *
 * The inputs depend on nothing but their number. The digest of each operator, mode and dtype is in
 * a file of the tree, and has to come out the same on every instruction set that the machine has.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accuracy.h"
#include "common/dtypes.h"
#include "digest.h"
#include "dtype.h"
#include "isa.h"
#include "subject.h"
#include "suite.h"

static const int dtypes[] = {AC_F32, AC_F16, AC_BF16, AC_F64};

enum { DTYPES = sizeof dtypes / sizeof dtypes[0], LINE = 256 };

/* Spreads the bits of a number; the inputs are to have every exponent and both signs. */
static uint64_t spread(uint64_t x)
{
    x = (x + 1) * UINT64_C(0x9e3779b97f4a7c15);
    x ^= x >> 29;
    x *= UINT64_C(0xbf58476d1ce4e5b9);
    return x ^ x >> 32;
}

/* Half of the inputs have any bits, half an exponent near that of one. */
static uint64_t input_bits(int dtype, uint64_t number)
{
    const uint64_t bits = spread(number);

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
        digest ^= element_get(elements, size, i);
        digest *= UINT64_C(0x100000001b3);
    }
    return digest;
}

static uint64_t digest_of(subject *s)
{
    const size_t size = ac_dtype_size(s->dtype);
    uint64_t digest = DIGEST_FIRST;

    for (size_t k = 0; k < s->inputs; k++) {
        void *const elements = subject_input(s, s->tensor[k]);

        for (size_t i = 0; i < SUBJECT_POINTS; i++)
            element_set(elements, size, i, input_bits(s->dtype, i * 8 + k));
    }
    subject_run(s);
    for (size_t p = 0; p < s->call.entry->param_count; p++) {
        const placed *const t = &s->handles.tensors[p];

        if (s->call.entry->params[p].role == AC_ROLE_OUT)
            digest = digest_add(digest, t->memory + t->start, size, t->values.count);
    }
    return digest;
}

/* The digest on every instruction set; false, with a line, if they differ. */
static bool digest_everywhere(subject *s, uint64_t *digest)
{
    bool first = true;
    bool same = true;

    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        if (!ac_isa_supported((ac_isa)isa))
            continue;
        suite_environment("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa));

        const uint64_t here = digest_of(s);

        if (first)
            *digest = here;
        if (here != *digest) {
            (void)printf("%s on %s: %016" PRIx64 " instead of %016" PRIx64 "\n", s->oracle->entry,
                         ac_isa_name((ac_isa)isa), here, *digest);
            same = false;
        }
        first = false;
    }
    return same;
}

/* What the file says of the subject in a line, which is a digest, blanks and a name. */
typedef enum record { RECORD_SAME, RECORD_OTHER, RECORD_NONE } record;

static record recorded(const char *path, const char *line)
{
    FILE *const file = fopen(path, "r");
    char read[LINE];
    record found = file ? RECORD_NONE : RECORD_OTHER;

    while (file && found == RECORD_NONE && fgets(read, sizeof read, file)) {
        const char *const name = strchr(read, ' ');

        if (name && strcmp(name, strchr(line, ' ')) == 0)
            found = strcmp(read, line) == 0 ? RECORD_SAME : RECORD_OTHER;
    }
    if (file)
        (void)fclose(file);
    return found;
}

bool digest_settle(const accuracy_options *options, FILE *out, uint64_t digest, const char *name)
{
    char line[LINE];

    (void)snprintf(line, sizeof line, "%016" PRIx64 "  %s\n", digest, name);
    if (out) {
        (void)fputs(line, out);
        return true;
    }

    const record found = recorded(options->digests, line);

    if (found != RECORD_SAME)
        (void)printf("%s: %s", found == RECORD_NONE ? "not recorded yet" : "not as recorded", line);
    return found == RECORD_SAME;
}

/* Of the first scalars and of the second: there may be kernels for the first alone. */
static int digest_formula(const accuracy_options *options, const oracle *o, const char *mode,
                          int dtype, size_t set, FILE *out)
{
    char name[LINE / 2];
    uint64_t digest = 0;
    subject s;

    if (!subject_open(&s, o, mode, dtype, set))
        return 0;

    const bool same = digest_everywhere(&s, &digest);
    const bool good = digest_settle(options, out, digest,
                                    set == 0 ? subject_name(&s, name, sizeof name)
                                             : subject_title(&s, name, sizeof name)) &&
                      same;

    subject_close(&s);
    return !good;
}

int digest_command(const accuracy_options *options)
{
    FILE *const out = options->write ? fopen(options->digests, "w") : NULL;
    int failed = 0;

    for (const oracle *const *o = oracles; *o; o++) {
        const char *mode = NULL;

        for (size_t k = 0; k < (*o)->formula_count; k++) {
            if (mode && strcmp(mode, (*o)->formulas[k].mode) == 0)
                continue;
            mode = (*o)->formulas[k].mode;
            const size_t sets = (*o)->scalar_sets < 2 ? 1 : 2;

            for (size_t d = 0; d < DTYPES * sets; d++)
                failed += digest_formula(options, *o, mode, dtypes[d % DTYPES], d / DTYPES, out);
        }
    }
    failed += digest_rows(options, out);
    if (out)
        (void)fclose(out);
    else if (failed > 0)
        (void)puts(
            "Where an operator is new, or its bits were changed on purpose, run ./dev digests and "
            "commit tests/accuracy/digests.txt.");
    return failed > 0;
}
