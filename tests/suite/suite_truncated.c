/*
 * Integers that are computed in f32: the results are those of the same call in f32, truncated.
 *
 * The bounds of f32 are measured elsewhere, so this equality leaves nothing open for integers.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "client/bits.h"
#include "client/call.h"
#include "client/call_types.h"
#include "client/compare.h"
#include "client/dtype.h"
#include "client/random.h"
#include "client/run.h"
#include "common/dtypes.h"
#include "suite.h"

enum { POINTS = 1 << 12, WHAT = 192 };

static unsigned width_of(int dtype)
{
    return (unsigned)dtype_size(dtype) * 8;
}

static bool is_signed(int dtype)
{
    return dtype == AC_I8 || dtype == AC_I16 || dtype == AC_I32 || dtype == AC_I64;
}

/* A double as an integer: towards zero, the nearest end of the range, 0 for nan. */
static uint64_t truncated(double x, int dtype)
{
    const unsigned digits = width_of(dtype) - (is_signed(dtype) ? 1 : 0);
    const uint64_t high = UINT64_MAX >> (64 - digits);
    const uint64_t low = is_signed(dtype) ? ~high : 0;

    if (isnan(x))
        return 0;
    if (x >= ldexp(1, (int)digits))
        return high;
    if (x <= (is_signed(dtype) ? -ldexp(1, (int)digits) : 0))
        return low & UINT64_MAX >> (64 - width_of(dtype));
    return (x < 0 ? (uint64_t)(int64_t)x : (uint64_t)x) & UINT64_MAX >> (64 - width_of(dtype));
}

/* The numbers from -128 on, each beside many of other tensors; then numbers of any size. */
static uint64_t input_bits(int dtype, size_t i, size_t tensor)
{
    const uint64_t random = random_mixed(i * 8 + tensor);
    const uint64_t few = (tensor == 0 ? i : random) % 256 - 128;
    const uint64_t any = random >> (random_mixed(random) % 64);
    const uint64_t bits = i < POINTS / 2 ? few : (random & 1) != 0 ? any : ~any;

    return bits & UINT64_MAX >> (64 - width_of(dtype));
}

/* What an integer is in f32. */
static uint64_t single_bits(int dtype, uint64_t bits)
{
    const float value = (float)bits_value(dtype, bits);
    uint32_t single;

    memcpy(&single, &value, sizeof single);
    return single;
}

/* All tensors of a call with one dtype, but those that are only read with another. */
static void retype_all(call *c, int dtype, int read)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_tensor(&c->entry->params[i]))
            call_retype(c, i, param_is_written(&c->entry->params[i]) ? dtype : read);
    }
}

/* A call whose results are of an integer dtype, and its inputs, too, if they may be; in f32
 * otherwise. */
static bool retyped(call *c, int dtype)
{
    retype_all(c, dtype, dtype);
    if (call_dtypes_legal(c, AC_HOST))
        return true;
    retype_all(c, dtype, AC_F32);
    return call_dtypes_legal(c, AC_HOST);
}

static void fill(call *whole, call *single, int dtype)
{
    size_t tensor = 0;

    for (size_t i = 0; i < whole->entry->param_count; i++) {
        array *const a = &whole->args[i].values;
        array *const b = &single->args[i].values;

        if (!param_is_read(&whole->entry->params[i]))
            continue;
        for (size_t k = 0; k < a->count; k++) {
            const uint64_t bits = input_bits(dtype, k, tensor);

            array_set(a, k, a->dtype == dtype ? bits : single_bits(dtype, bits));
            array_set(b, k, single_bits(dtype, bits));
        }
        tensor++;
    }
}

/* What is there as f32, in an integer dtype. */
static array truncation(const array *single, int dtype)
{
    array made = array_make(dtype, single->rank, single->dims);

    for (size_t i = 0; i < single->count; i++)
        array_set(&made, i, truncated(bits_value(AC_F32, array_get(single, i)), dtype));
    return made;
}

static void compare(const call *whole, const array *singles, int dtype, findings *f)
{
    array wanted[AC_ENTRY_ARGS_MAX];
    char what[WHAT];

    for (size_t i = 0; i < whole->entry->param_count; i++) {
        wanted[i] = (array){0};
        if (param_is_written(&whole->entry->params[i]))
            wanted[i] = truncation(&singles[i], dtype);
    }
    (void)snprintf(what, sizeof what, "%s beside truncated f32", dtype_name(dtype));
    same_bits_expect(whole, wanted, what, f);
    results_free(whole, wanted);
}

void check_truncated(const suite *s, findings *f)
{
    static const int dtypes[] = {AC_I8, AC_U8, AC_I16, AC_U16, AC_I32, AC_U32, AC_I64, AC_U64};
    static const int64_t list[] = {POINTS};
    const ac_entry *const entry = suite_entry(s, f);
    size_t ran = 0;

    for (size_t d = 0; entry && d < sizeof dtypes / sizeof dtypes[0]; d++) {
        call whole = call_legal(entry, AC_HOST, 1, list);

        if (retyped(&whole, dtypes[d])) {
            call single = call_copy(&whole);
            array results[AC_ENTRY_ARGS_MAX];

            ran++;
            retype_all(&single, AC_F32, AC_F32);
            fill(&whole, &single, dtypes[d]);
            if (reference_run(&single, results, "f32", f))
                compare(&whole, results, dtypes[d], f);
            results_free(&single, results);
            call_free(&single);
        }
        call_free(&whole);
    }
    findings_expect(f, !entry || ran > 0, "%s truncates to no integer", s->entry);
}
