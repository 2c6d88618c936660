/*
 * Products of lines: results that are exact, of factors whose partial products leave every range,
 * for lines of any length and layout; what zeros, infinities and nans make; integers.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/isa.h"
#include "plan/lined.h"

enum { ELEMENTS = 1 << 18, THREES = 9 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/* Runs over the last axis of `in`, or over all elements. */
static bool run(const ac_tensor *in, ac_tensor *out, size_t axis)
{
    const ac_line_rule rule = {.word = AC_LINE_PRODUCT,
                               .axis = axis,
                               .dtype = out->dtype,
                               .values = 0,
                               .positions = AC_LINE_NONE};
    ac_call call = {.inputs = 1, .outputs = 1};
    void *const to[] = {out->data};
    size_t room = 0;

    call.operands[0].tensor = in;
    call.operands[1].tensor = out;

    ac_lined *const d = ac_lined_make(&call, &rule, &room);
    void *const workspace = aligned_alloc(64, (room + 127) / 64 * 64);
    const bool fine = ac_lined_run(d, in->data, to, workspace) == ACLNN_SUCCESS;

    free(workspace);
    ac_lined_free(d);
    return fine;
}

/* Factors far from 1 in any order, whose product is a power of three, in rows. */
static void fill(uint32_t *state, double *row, int64_t n)
{
    for (int64_t i = 0; i < n; i++)
        row[i] = i < THREES                            ? 3
                 : i + 1 == n && (n - THREES) % 2 != 0 ? 1
                 : i % 2                               ? 0x1p-900
                                                       : 0x1p900;
    for (int64_t i = THREES; i + 1 < n; i += 2) {
        const int scale = (int)(next(state) % 1900) - 950;

        row[i] = ldexp(next(state) % 2 != 0 ? 1 : -1, scale);
        row[i + 1] = 1 / row[i];
    }
    for (int64_t i = n - 1; i > 0; i--) {
        const int64_t k = (int64_t)(next(state) % (uint32_t)(i + 1));
        const double held = row[i];

        row[i] = row[k];
        row[k] = held;
    }
}

static bool check_lines(void)
{
    static double in[ELEMENTS];
    static double turned[ELEMENTS];
    static double out[ELEMENTS];
    static const int64_t lengths[] = {THREES, 10, 63, 64, 129, 4095, 16384, 16385, 100000};
    uint32_t state = 3;
    bool fine = true;

    for (size_t k = 0; k < sizeof lengths / sizeof lengths[0]; k++) {
        const int64_t n = lengths[k];
        const int64_t lines = n < 200 ? 37 : 2;
        const ac_shape shape = {.rank = 2, .dims = {lines, n}};
        const ac_shape left = {.rank = 2, .dims = {lines, 1}};
        ac_tensor from = {.dtype = AC_F64, .data = in, .shape = shape, .strides = {n, 1}};
        ac_tensor to = {.dtype = AC_F64, .data = out, .shape = left, .strides = {1, 1}};

        for (int64_t y = 0; y < lines; y++)
            fill(&state, in + y * n, n);
        fine = fine && run(&from, &to, 1);
        for (int64_t y = 0; y < lines && fine; y++)
            fine = out[y] == 19683;
        for (int64_t i = 0; i < n * lines; i++)
            turned[i % n * lines + i / n] = in[i];
        from.data = turned;
        from.strides[0] = 1;
        from.strides[1] = lines;
        fine = fine && run(&from, &to, 1);
        for (int64_t y = 0; y < lines && fine; y++)
            fine = out[y] == 19683;

        /* All of them, in index order: as many powers as there are lines. */
        to.shape = (ac_shape){.rank = 0};
        fine = fine && run(&from, &to, AC_LINE_ALL);
        fine = fine && fabs(out[0] / pow(19683, (double)lines) - 1) < 1e-13;
        if (!fine) {
            printf("%lld lines of %lld: %g\n", (long long)lines, (long long)n, out[0]);
            return false;
        }
    }
    return true;
}

static bool check_special(void)
{
    static const struct {
        float of[4];
        float is;
    } cases[] = {
        {{0, -2, 3, 1}, -0.0F},
        {{0, INFINITY, 3, 1}, NAN},
        {{-INFINITY, 0x1p-149F, 0x1p-149F, 1}, -INFINITY},
        {{NAN, 0, 1, 1}, NAN},
        {{0x1p-149F, 0x1p-149F, 0x1p127F, 0x1p127F}, 0x1p-44F},
        {{0x1p-149F, 0.5F, 1, 1}, 0},
        {{0x1p-149F, 0.75F, 1, -1}, -0x1p-149F},
        {{0x1p-149F, 1.5F, 1, 1}, 0x1p-148F},
        {{0x1.fffffep127F, 0x1.000002p0F, 1, 1}, INFINITY},
        {{0x1.000002p0F, 0x1.000002p0F, 0x1p-127F, 2}, 0x1.000004p-126F},
        {{0x1p100F, 0x1p100F, 0x1p100F, 1}, INFINITY},
        {{0x1p-100F, 0x1p-100F, 0x1p-100F, -1}, -0.0F},
    };
    bool fine = true;

    for (size_t k = 0; k < sizeof cases / sizeof cases[0]; k++) {
        float found = 5;
        const ac_tensor from = {.dtype = AC_F32,
                                .data = (void *)(uintptr_t)cases[k].of,
                                .shape = {.rank = 1, .dims = {4}},
                                .strides = {1}};
        ac_tensor to = {.dtype = AC_F32, .data = &found, .shape = {.rank = 0}};

        fine =
            run(&from, &to, AC_LINE_ALL) &&
            (isnan(cases[k].is) ? isnan(found)
                                : found == cases[k].is && signbit(found) == signbit(cases[k].is)) &&
            fine;
        if (!fine) {
            printf("case %zu: %a\n", k, (double)found);
            return false;
        }
    }
    return fine;
}

static bool check_integers(void)
{
    static int32_t in[ELEMENTS];
    static const int32_t few[] = {1, -1, 3, 7};
    uint32_t state = 9;
    uint64_t wanted = 1;
    int64_t wide = 0;
    int8_t small = 0;
    bool all = false;
    const ac_tensor from = {.dtype = AC_I32,
                            .data = in,
                            .shape = {.rank = 2, .dims = {2, ELEMENTS / 2}},
                            .strides = {1, 2}};
    ac_tensor to = {.dtype = AC_I64, .data = &wide, .shape = {.rank = 0}};
    bool fine;

    for (int64_t i = 0; i < ELEMENTS; i++) {
        in[i] = few[next(&state) % 4];
        wanted *= (uint64_t)(int64_t)in[i];
    }
    fine = run(&from, &to, AC_LINE_ALL) && (uint64_t)wide == wanted;
    to.dtype = AC_I8;
    to.data = &small;
    fine = run(&from, &to, AC_LINE_ALL) && (uint8_t)small == (uint8_t)wanted && fine;
    to.dtype = AC_BOOL;
    to.data = &all;
    fine = run(&from, &to, AC_LINE_ALL) && all && fine;
    in[ELEMENTS / 3] = 0;
    return run(&from, &to, AC_LINE_ALL) && !all && fine;
}

Test(total, is_the_product)
{
    bool fine = true;

    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        if (!ac_isa_supported((ac_isa)isa))
            continue;
        (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
        ac_isa_reload();
        fine = check_lines() && check_special() && check_integers() && fine;
    }
    (void)unsetenv("ACLNN_CPU_ISA");
    ac_isa_reload();
    cr_assert(fine);
}
