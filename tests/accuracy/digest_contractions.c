/*
 * Digests of contractions: one for each operator, dtype and set of extents, which fit no tile or
 * vector, have one row, one column, one block of the axis that is summed along or several, and are
 * computed in every way that the engine knows (contraction/contraction.h).
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/bits.h"
#include "client/call_types.h"
#include "client/dtype.h"
#include "client/random.h"
#include "client/run.h"
#include "digest.h"
#include "suite.h"

enum { NAME = 160, EXTREME = 1009, GROUP = 32 };

static const int dtypes[] = {AC_F32, AC_F16, AC_BF16, AC_F64};

/* Of weights, which are no floats; none where an operator has none. */
static const int wholes[] = {AC_I8, AC_I4};

/* The extents of the axes, which a tensor has by the letters of the catalogue. */
typedef struct extents {
    int64_t rows;
    int64_t columns;
    int64_t inner;
    int64_t batches;
} extents;

static const extents sizes[] = {{37, 131, 300, 2}, {1, 200, 520, 3}, {200, 1, 257, 1},
                                {5, 7, 1, 2},      {3, 4, 0, 1},     {150, 90, 1030, 1}};

/* The shapes of results where summed axes are joined, with as many axes as an operator has. */
static const ac_entry_shape joined[] = {{3, {2, 6, 67}}, {4, {1, 18, 9, 37}}, {5, {2, 4, 5, 3, 7}}};

enum { JOINED = sizeof joined / sizeof joined[0] };

enum {
    DTYPES = sizeof dtypes / sizeof dtypes[0],
    SIZES = sizeof sizes / sizeof sizes[0],
    WHOLES = sizeof wholes / sizeof wholes[0],
};

static int64_t extent_of(const extents *e, char letter)
{
    switch (letter) {
    case 'k':
        return e->inner;
    case 'm':
        return e->rows;
    case 'n':
        return e->columns;
    default:
        return e->batches;
    }
}

/* The integer that says how many weights share a scale; param_count where there are no weights. */
static size_t group_of(const ac_entry *entry)
{
    size_t i = 0;

    while (i < entry->param_count && (entry->joined || entry->params[i].role != AC_ROLE_INTEGER))
        i++;
    return i;
}

/* In every other set of extents there are groups, and an element of what has none but columns for
 * each of them. */
static void reshape(call *c, size_t arg, const extents *e)
{
    const size_t group = group_of(c->entry);
    int64_t dims[ARRAY_RANK_MAX];
    size_t rank = 0;

    if (group < c->entry->param_count && (e - sizes) % 2 == 0) {
        c->args[group].number = GROUP;
        if (strcmp(c->entry->params[arg].axes, "n") == 0)
            dims[rank++] = (e->inner + GROUP - 1) / GROUP;
    }
    for (const char *axis = c->entry->params[arg].axes; *axis != '\0'; axis++) {
        if (*axis != '?')
            dims[rank++] = extent_of(e, *axis);
    }
    call_reshape(c, arg, rank, dims);
}

/* Numbers near one with all their digits; a few of any size, infinities and nans among them. */
static uint64_t number(int dtype, uint64_t seed)
{
    const uint64_t bits = random_mixed(seed);

    if (seed % EXTREME == 0 && dtype_is_float(dtype))
        return bits;
    switch (dtype) {
    case AC_I8:
    case AC_I4:
        return bits & 255;
    case AC_F16:
        return (bits & 0x83ff) | (11 + (bits >> 20) % 6) << 10;
    case AC_BF16:
        return (bits & 0x807f) | (122 + (bits >> 20) % 8) << 7;
    case AC_F32:
        return (bits & 0x807fffff) | (122 + (bits >> 40) % 8) << 23;
    default:
        return (bits & UINT64_C(0x800fffffffffffff)) | (1018 + (bits >> 53) % 8) << 52;
    }
}

/* Square matrices whose diagonal is greater than all else, so that unknowns stay numbers. */
static void make_matrix(array *values, int dtype, int64_t size)
{
    for (size_t k = 0; k < values->count; k++) {
        const double x = bits_value(dtype, number(dtype, k * EXTREME + 1));
        const bool beside = (int64_t)k % size != (int64_t)k / size % size;

        array_set(values, k, bits_of(dtype, beside ? x / 4096 : x));
    }
}

/* Scalars are 0.7, by which products are rounded. False where the operator does not take the dtype.
 * Extents, or else the shape of the result, and a flag that is not the usual one. */
static bool make(call *c, const ac_entry *entry, int dtype, int whole, const extents *e,
                 const ac_entry_shape *space, const ac_entry_flag *flag)
{
    const ac_entry_shape least = {.rank = 1, .dims = {1}};
    const ac_entry_shape fit = entry_fit(entry, space ? space : &least);

    *c = call_legal(entry, AC_HOST, fit.rank, fit.dims);
    if (flag) {
        call_set_flag(c, flag);
        call_lay_out(c, fit.rank, fit.dims);
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];
        array *const values = &c->args[i].values;

        if (p->kind == AC_KIND_SCALAR && values->dtype == AC_F32)
            array_set(values, 0, 0x3f333333);
        if (!param_is_tensor(p))
            continue;
        if (entry_masks(entry, i)) {
            for (size_t k = 0; k < values->count; k++)
                array_set(values, k, k % 3 == 0);
            continue;
        }
        if (entry->joined && entry->joined->output && p->role == AC_ROLE_OUT &&
            strcmp(p->name, entry->joined->output) != 0)
            continue; /* what there is of each row has a dtype of its own */
        if (e)
            reshape(c, i, e);
        call_retype(c, i, whole > 0 && dtype_in(whole, param_dtypes(p, AC_HOST)) ? whole : dtype);
        for (size_t k = 0; param_is_read(p) && k < values->count; k++)
            array_set(values, k, number(dtype, k * 8 + i + 1));
        if (e && param_is_read(p) && strstr(p->axes, "kk"))
            make_matrix(values, dtype, e->inner);
    }
    if (call_dtypes_legal(c, AC_HOST))
        return true;
    call_free(c);
    return false;
}

static uint64_t digest_of(void *context)
{
    const call *const c = context;
    array results[AC_ENTRY_ARGS_MAX];
    uint64_t digest = DIGEST_FIRST;
    findings f = {0};
    const outcome out = call_run(c, results, &f);

    if (out.status != 0 || f.count > 0) {
        (void)fprintf(stderr, "%s: %d: %s\n%s", c->entry->name, out.status, out.sentence, f.text);
        exit(2);
    }
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_written(&c->entry->params[i]))
            digest = digest_add(digest, results[i].data, results[i].size, results[i].count);
    }
    results_free(c, results);
    return digest;
}

static int digest_call(FILE *out, call *c, int dtype, int whole, const extents *e)
{
    char name[NAME];
    uint64_t digest = 0;

    (void)snprintf(name, sizeof name, "%s %s%s%s %" PRId64 " x %" PRId64 ", sums of %" PRId64,
                   c->entry->name, dtype_name(dtype), whole > 0 ? " and " : "",
                   whole > 0 ? dtype_name(whole) : "", e->rows, e->columns, e->inner);

    const bool same = digest_everywhere(digest_of, c, name, &digest);

    return !digest_settle(out, digest, name) || !same;
}

/* In each case of the modes: forwards, and backwards where the entry has both. */
static int digest_joined(FILE *out, const ac_entry *entry)
{
    const ac_entry_flag *const flag = entry->joined->when;
    int failed = 0;

    for (size_t n = 0; n < (size_t)DTYPES * JOINED * (flag ? 2 : 1); n++) {
        const int dtype = dtypes[n / JOINED % DTYPES];
        const ac_entry_shape *const space = &joined[n % JOINED];
        const bool other = n >= (size_t)DTYPES * JOINED;
        char name[NAME];
        uint64_t digest = 0;
        call c;

        if (!make(&c, entry, dtype, 0, NULL, space, other ? flag : NULL))
            continue;
        (void)snprintf(name, sizeof name, "%s %s, %zu axes%s%s", entry->name, dtype_name(dtype),
                       space->rank, other ? ", " : "", other ? flag->name : "");

        const bool same = digest_everywhere(digest_of, &c, name, &digest);

        failed += !digest_settle(out, digest, name) || !same;
        call_free(&c);
    }
    return failed;
}

int digest_contractions(const accuracy_options *options, FILE *out)
{
    int failed = 0;

    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        if (!entry_contracts(*entry))
            continue;
        if (!asked_entry(options, *entry)) {
            if (out)
                digest_keep(out, (*entry)->name);
            continue;
        }
        if ((*entry)->joined) {
            failed += digest_joined(out, *entry);
            continue;
        }
        const size_t weights = group_of(*entry) < (*entry)->param_count ? WHOLES : 1;

        for (size_t n = 0; n < DTYPES * SIZES * weights; n++) {
            const int dtype = dtypes[n / SIZES % DTYPES];
            const int whole = weights == WHOLES ? wholes[n / SIZES / DTYPES] : 0;
            const extents *const e = &sizes[n % SIZES];
            call c;

            if (make(&c, *entry, dtype, whole, e, NULL, NULL)) {
                failed += digest_call(out, &c, dtype, whole, e);
                call_free(&c);
            }
        }
    }
    return failed;
}
