/*
 * Results have the same bits for every operator, mode and float or complex dtype, on all
 * instruction sets of this machine, with contiguous, transposed, sliced and misaligned tensors, as
 * one thread computes them on the best one. All layouts are compared where one thread does all of
 * it; contiguous tensors also in a size that two threads share, and one other layout on one
 * instruction set, in turn.
 *
 * Operators that reduce along an axis get rows that are short, long, and longer than a piece of
 * which sums are made, along each axis; a row has the same bits along all of them.
 *
 * Also for every floating-point environment of the caller, in both phases: rounding upwards with
 * subnormals flushed, or towards zero.
 *
 * The suites of the operators check more layouts, shapes and dtypes, one axis at a time.
 */
#include <criterion/criterion.h>
#include <fenv.h>
#include <stdio.h>

#include "base/float_environment.h"
#include "base/isa.h"
#include "client/call.h"
#include "client/call_types.h"
#include "client/compare.h"
#include "client/dtype.h"
#include "client/random.h"
#include "client/run.h"
#include "common/dtypes.h"
#include "criterion_suite.h"
#include "row_call.h"
#include "walk/walk.h"

enum { WHAT = 192, MODES_MAX = 64 };

static const layout layouts[] = {LAYOUT_CONTIGUOUS, LAYOUT_TRANSPOSED, LAYOUT_SLICED,
                                 LAYOUT_MISALIGNED};
enum { LAYOUTS = sizeof layouts / sizeof layouts[0], CONTIGUOUS = 1, ALL = (1 << LAYOUTS) - 1 };
static const int64_t space[] = {16, 9, 1031};
static const int64_t part[] = {16, 9, 131}; /* one thread does all of it */
_Static_assert(16 * 9 * 1031 >= AC_FORK_MIN && 16 * 9 * 131 < AC_FORK_MIN, "work is shared out");

/* Half of the numbers are anything, half near one. */
static uint64_t number(int dtype, uint64_t seed)
{
    const uint64_t bits = random_mixed(seed);

    if (random_mixed(bits) % 2 == 0)
        return bits;
    switch (dtype) {
    case AC_F16:
        return (bits & 0x83ff) | (13 + (bits >> 20) % 5) << 10;
    case AC_BF16:
        return (bits & 0x807f) | (124 + (bits >> 20) % 7) << 7;
    case AC_F32:
        return (bits & 0x807fffff) | (124 + (bits >> 40) % 7) << 23;
    default:
        return (bits & UINT64_C(0x800fffffffffffff)) | (1020 + (bits >> 53) % 7) << 52;
    }
}

/* 0.7 for scalars, so that products with them are rounded. */
static void scalars_fill(call *c)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].kind == AC_KIND_SCALAR && c->args[i].values.dtype == AC_F32)
            array_set(&c->args[i].values, 0, 0x3f333333);
    }
}

/* Gives every tensor a dtype and numbers; false where the operator does not take it. */
static bool tensors_fill(call *c, int dtype)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_tensor(&c->entry->params[i]))
            call_retype(c, i, dtype);
    }
    if (!call_dtypes_legal(c, AC_HOST))
        return false;
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (!param_is_tensor(&c->entry->params[i]) || !param_is_read(&c->entry->params[i]))
            continue;

        array parts = array_parts(&c->args[i].values);

        for (size_t k = 0; k < parts.count; k++)
            array_set(&parts, k, number(parts.dtype, k * 8 + i));
    }
    return true;
}

/* One of the layouts that are not contiguous, in turn. */
static unsigned turn_of(size_t number)
{
    return 2U << number % (LAYOUTS - 1);
}

static void same_on(const call *c, const array *wanted, unsigned laid_out, const char *isa,
                    findings *f)
{
    call laid = call_copy(c);

    suite_environment("ACLNN_CPU_ISA", isa);
    suite_environment("ACLNN_CPU_THREADS", "2");
    for (size_t k = 0; k < LAYOUTS; k++) {
        char what[WHAT];

        if ((laid_out >> k & 1) == 0)
            continue;
        for (size_t i = 0; i < c->entry->param_count; i++)
            laid.args[i].how = layouts[k];
        (void)snprintf(what, sizeof what, "%s, %s, %s tensors", c->entry->name, isa,
                       layout_name(layouts[k]));
        same_bits_expect(&laid, wanted, what, f);
    }
    call_free(&laid);
}

static size_t isas_supported(void)
{
    size_t count = 0;

    for (int isa = 0; isa < AC_ISA_COUNT; isa++)
        count += ac_isa_supported((ac_isa)isa);
    return count;
}

/* What one thread computes on the best instruction set, with two threads on each of them: in one
 * set of layouts on all, in another on one, in turn. Bit k stands for layouts[k]. */
static void same_everywhere(const call *c, unsigned on_all, unsigned on_one, size_t number,
                            findings *f)
{
    const size_t one = number % isas_supported();
    size_t found = 0;
    array wanted[AC_ENTRY_ARGS_MAX];

    suite_environment("ACLNN_CPU_ISA", NULL);
    suite_environment("ACLNN_CPU_THREADS", "1");
    if (reference_run(c, wanted, c->entry->name, f)) {
        for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
            if (ac_isa_supported((ac_isa)isa))
                same_on(c, wanted, found++ == one ? on_all | on_one : on_all,
                        ac_isa_name((ac_isa)isa), f);
        }
    }
    results_free(c, wanted);
}

/* --- environments ----------------------------------------------------------------------------- */

typedef struct environment {
    const char *name;
    int rounding;
    bool flush;
} environment;

static const environment environments[] = {
    {"upward, flush to zero", FE_UPWARD, true},
    {"toward zero", FE_TOWARDZERO, false},
};

static void environment_set(const environment *e)
{
    cr_assert(fesetround(e->rounding) == 0);
#if defined(__x86_64__)
    if (e->flush)
        _mm_setcsr(_mm_getcsr() | 0x8040);
#endif
}

/* Scalars that the first phase rounds to the compute type, or that are subnormal in it. */
static void scalars_awkward(call *c, bool subnormal)
{
    const double value = subnormal ? 0x1p-140 : 0.7;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        call_argument *const arg = &c->args[i];

        /* A program rounds what it passes as a C float before it calls. */
        arg->real = c->entry->params[i].kind == AC_KIND_SINGLE ? (double)(float)value : value;
        if (c->entry->params[i].kind == AC_KIND_SCALAR && arg->values.dtype == AC_F32) {
            call_retype(c, i, AC_F64);
            array_set(&arg->values, 0, row_bits(AC_F64, value));
        }
    }
}

static void same_in_environments(const call *c, bool subnormal, findings *f)
{
    array wanted[AC_ENTRY_ARGS_MAX];
    call awkward = call_copy(c);
    fenv_t before;

    scalars_awkward(&awkward, subnormal);
    suite_environment("ACLNN_CPU_ISA", NULL);
    suite_environment("ACLNN_CPU_THREADS", "2");
    cr_assert(fegetenv(&before) == 0);
    if (call_dtypes_legal(&awkward, AC_HOST) &&
        reference_run(&awkward, wanted, c->entry->name, f)) {
        for (size_t k = 0; k < sizeof environments / sizeof environments[0]; k++) {
            const environment *const e = &environments[k];
            char what[WHAT];
            bool kept;

            (void)snprintf(what, sizeof what, "%s, %s scalars, the caller's environment: %s",
                           c->entry->name, subnormal ? "subnormal" : "rounded", e->name);
            environment_set(e);
            same_bits_expect(&awkward, wanted, what, f);
            kept = fegetround() == e->rounding;
            (void)fesetenv(&before);
            (void)findings_expect(f, kept, "%s: not restored", what);
        }
        results_free(&awkward, wanted);
    }
    call_free(&awkward);
}

/* --- point by point --------------------------------------------------------------------------- */

static void same_bits(int dtype)
{
    findings f = {0};
    size_t calls = 0;

    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        if ((*entry)->by_rows)
            continue;

        call c = call_legal(*entry, AC_HOST, 3, part);

        scalars_fill(&c);

        for (size_t choice = 0; choice < MODES_MAX && call_modes_set(&c, choice); choice++) {
            /* Which axes go with every layout depends on the modes: elements that alternate want
             * the last one. */
            call small = call_respaced(&c, 3, part);
            const unsigned turn = turn_of(calls);

            if (tensors_fill(&small, dtype)) {
                call chosen = call_respaced(&c, 3, space);

                (void)tensors_fill(&chosen, dtype);
                same_everywhere(&chosen, CONTIGUOUS, turn, calls, &f);
                same_everywhere(&small, ALL, 0, calls, &f);
                same_in_environments(&chosen, false, &f);
                same_in_environments(&small, true, &f);
                calls++;
                call_free(&chosen);
            }
            call_free(&small);
        }
        call_free(&c);
    }
    cr_assert(calls > 0, "no operator takes %s", dtype_name(dtype));
    cr_assert(f.count == 0, "%zu findings:\n%s", f.count, f.text);
}

/* --- along an axis ---------------------------------------------------------------------------- */

typedef struct row_space {
    int64_t dims[3];
    size_t axis;
} row_space;

static const row_space row_spaces[] = {
    {{16, 5, 1031}, 0}, {{16, 5, 1031}, 1}, {{16, 5, 1031}, 2},
    {{1, 70001, 3}, 1}, {{1, 3, 70001}, 2}, {{1, 1, 70001}, 2},
};

/* Rows beside each other, and the same rows one after the other: the results of one call are those
 * of the other, transposed. */
static void same_along(const ac_entry *entry, int dtype, size_t choice, int64_t length, findings *f)
{
    const int64_t rows = 2 * ROW_KINDS_ALL;
    call across;
    call along;
    array beside[AC_ENTRY_ARGS_MAX];
    array behind[AC_ENTRY_ARGS_MAX];

    if (entry->row_first) /* rows are never one after the other */
        return;
    if (!row_call_make(&across, entry, dtype, choice, 2, (const int64_t[]){length, rows}, 0,
                       ROW_KINDS_ALL) ||
        !row_call_make(&along, entry, dtype, choice, 2, (const int64_t[]){rows, length}, 1,
                       ROW_KINDS_ALL))
        return;
    suite_environment("ACLNN_CPU_ISA", NULL);
    if (reference_run(&across, beside, entry->name, f) &&
        reference_run(&along, behind, entry->name, f)) {
        for (size_t i = 0; i < entry->param_count; i++) {
            size_t others = 0;

            if (!param_is_written(&entry->params[i]))
                continue;
            for (size_t k = 0; k < beside[i].count; k++) {
                const size_t turned = k % (size_t)rows * (size_t)length + k / (size_t)rows;
                const size_t there = entry->params[i].view == AC_ENTRY_ROWS ? k : turned;

                others += array_get(&beside[i], k) != array_get(&behind[i], there);
            }
            (void)findings_expect(f, others == 0,
                                  "%s %s: %zu elements of rows of %lld depend on the axis",
                                  entry->name, dtype_name(dtype), others, (long long)length);
        }
    }
    results_free(&across, beside);
    results_free(&along, behind);
    call_free(&across);
    call_free(&along);
}

static void same_rows(int dtype)
{
    static const int64_t lengths[] = {1, 2, 3, 17, 64, 65, 192, 193, 1000, 4097};
    findings f = {0};
    size_t calls = 0;

    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        for (size_t n = 0; n < sizeof row_spaces / sizeof row_spaces[0]; n++) {
            const row_space *const s = &row_spaces[n];
            call c;

            for (size_t choice = 0;
                 (*entry)->by_rows &&
                 row_call_make(&c, *entry, dtype, choice, 3, s->dims, s->axis, ROW_KINDS_ALL);
                 choice++) {
                same_everywhere(&c, n == 0 ? ALL : CONTIGUOUS | turn_of(calls), 0, calls, &f);
                if (n == 0 || (*entry)->row_all)
                    same_in_environments(&c, false, &f);
                call_free(&c);
                for (size_t k = 0; n == 0 && k < sizeof lengths / sizeof lengths[0]; k++)
                    same_along(*entry, dtype, choice, lengths[k], &f);
                calls++;
            }
        }
    }
    cr_assert(calls > 0, "no operator on rows takes %s", dtype_name(dtype));
    cr_assert(f.count == 0, "%zu findings:\n%s", f.count, f.text);
}

Test(same_bits, f32, .init = suite_begin)
{
    same_bits(AC_F32);
}

Test(same_bits, f16, .init = suite_begin)
{
    same_bits(AC_F16);
}

Test(same_bits, bf16, .init = suite_begin)
{
    same_bits(AC_BF16);
}

Test(same_bits, f64, .init = suite_begin)
{
    same_bits(AC_F64);
}

Test(same_bits, c64, .init = suite_begin)
{
    same_bits(AC_C64);
}

Test(same_bits, c128, .init = suite_begin)
{
    same_bits(AC_C128);
}

Test(same_bits_of_rows, f32, .init = suite_begin)
{
    same_rows(AC_F32);
}

Test(same_bits_of_rows, f16, .init = suite_begin)
{
    same_rows(AC_F16);
}

Test(same_bits_of_rows, bf16, .init = suite_begin)
{
    same_rows(AC_BF16);
}

Test(same_bits_of_rows, f64, .init = suite_begin)
{
    same_rows(AC_F64);
}
