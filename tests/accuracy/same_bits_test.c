/*
 * The same bits for every operator, mode and floating dtype, between all instruction sets that this
 * machine has, between one thread and two, between contiguous, transposed, sliced and misaligned
 * tensors: every combination of the three.
 *
 * The suites of the operators check more layouts, shapes and dtypes, one axis at a time.
 */
#include <criterion/criterion.h>
#include <stdio.h>

#include "call.h"
#include "common/dtypes.h"
#include "compare.h"
#include "criterion_suite.h"
#include "dtype.h"
#include "isa.h"

enum { WHAT = 192, MODES_MAX = 64 };

static const layout layouts[] = {LAYOUT_CONTIGUOUS, LAYOUT_TRANSPOSED, LAYOUT_SLICED,
                                 LAYOUT_MISALIGNED};
static const int64_t space[] = {16, 5, 1031}; /* enough for work to be shared out */

static uint64_t mixed(uint64_t x)
{
    x = (x + 1) * UINT64_C(0x9e3779b97f4a7c15);
    x ^= x >> 30;
    x *= UINT64_C(0xbf58476d1ce4e5b9);
    return x ^ x >> 27;
}

/* Half of the numbers are anything, half near one. */
static uint64_t number(int dtype, uint64_t seed)
{
    const uint64_t bits = mixed(seed);

    if (seed % 2 == 0)
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

/* Sets the modes to their `choice`th combination; false if there are not so many. */
static bool modes_set(call *c, size_t choice)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        if (p->role != AC_ROLE_MODE || p->choice_count == 0)
            continue;
        c->args[i].text = p->choices[choice % p->choice_count].text;
        c->args[i].number = p->choices[choice % p->choice_count].value;
        choice /= p->choice_count;
    }
    return choice == 0;
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
        const ac_entry_param *const p = &c->entry->params[i];

        if (!param_is_tensor(p))
            continue;
        call_retype(c, i, dtype);
        for (size_t k = 0; param_is_read(p) && k < c->args[i].values.count; k++)
            array_set(&c->args[i].values, k, number(dtype, k * 8 + i));
    }
    return call_dtypes_legal(c, AC_HOST);
}

static void same_on(const call *c, const array *wanted, const char *isa, findings *f)
{
    static const char *const threads[] = {"1", "2"};
    call laid = call_copy(c);

    suite_environment("ACLNN_CPU_ISA", isa);
    for (size_t k = 0; k < sizeof layouts / sizeof layouts[0]; k++) {
        for (size_t i = 0; i < c->entry->param_count; i++)
            laid.args[i].how = layouts[k];
        for (size_t t = 0; t < sizeof threads / sizeof threads[0]; t++) {
            char what[WHAT];

            suite_environment("ACLNN_CPU_THREADS", threads[t]);
            (void)snprintf(what, sizeof what, "%s, %s, %s threads, %s tensors", c->entry->name, isa,
                           threads[t], layout_name(layouts[k]));
            same_bits_expect(&laid, wanted, what, f);
        }
    }
    call_free(&laid);
}

static void same_everywhere(const call *c, findings *f)
{
    array wanted[AC_ENTRY_ARGS_MAX];

    suite_environment("ACLNN_CPU_ISA", NULL);
    suite_environment("ACLNN_CPU_THREADS", "1");
    if (reference_run(c, wanted, c->entry->name, f)) {
        for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
            if (ac_isa_supported((ac_isa)isa))
                same_on(c, wanted, ac_isa_name((ac_isa)isa), f);
        }
    }
    results_free(c, wanted);
}

static void same_bits(int dtype)
{
    findings f = {0};
    size_t calls = 0;

    for (const ac_entry *const *entry = ac_catalogue; *entry; entry++) {
        call c = call_legal(*entry, AC_HOST, 3, space);

        scalars_fill(&c);

        for (size_t choice = 0; choice < MODES_MAX && modes_set(&c, choice); choice++) {
            if (tensors_fill(&c, dtype)) {
                same_everywhere(&c, &f);
                calls++;
            }
        }
        call_free(&c);
    }
    cr_assert(calls > 0, "no operator takes %s", ac_dtype_name(dtype));
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
