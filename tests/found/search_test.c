/*
 * Where values would stand in sorted lines: every dtype and layout against a count of the elements
 * before them; nan; lines without elements; values that several threads search.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check/shapes.h"
#include "found/search.h"
#include "sentence.h"

enum { TRIES = 800, ROOM = 1 << 12, LARGE = 200003 };

static const ac_operator op = {.name = "aclnnToy"};

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

static void put(int dtype, void *at, double value)
{
    const int64_t whole = (int64_t)value;
    const float single = (float)value;

    switch (dtype) {
    case AC_F64:
        memcpy(at, &value, sizeof value);
        break;
    case AC_F32:
        memcpy(at, &single, sizeof single);
        break;
    default: /* integers, the lowest byte first */
        memcpy(at, &whole, ac_dtype_facts[dtype].bytes);
    }
}

/* A tensor of this shape with gaps or some axes in another order. */
static ac_tensor lay_out(uint32_t *state, int dtype, const ac_shape *shape, void *memory)
{
    const bool turned = next(state) % 2 != 0;
    int64_t step = next(state) % 3 == 0 ? 2 : 1;
    ac_tensor t = {.dtype = dtype, .data = memory, .shape = *shape};

    for (size_t k = 0; k < shape->rank; k++) {
        const size_t i = turned ? k : shape->rank - 1 - k;

        t.strides[i] = step;
        step *= shape->dims[i] > 0 ? shape->dims[i] : 1;
    }
    return t;
}

static void *element(const ac_tensor *t, int64_t n)
{
    int64_t at = 0;

    for (size_t i = t->shape.rank; i-- > 0; n /= t->shape.dims[i])
        at += n % t->shape.dims[i] * t->strides[i];
    return (unsigned char *)t->data + at * (int64_t)ac_dtype_facts[t->dtype].bytes;
}

static const int dtypes[] = {AC_I8, AC_I32, AC_I64, AC_F32, AC_F64};

Test(search, positions_are_those_of_a_count)
{
    unsigned char *const memory = calloc(3, ROOM);
    double *const lines = malloc(ROOM * sizeof *lines);
    uint32_t state = 5;

    for (size_t n = 0; n < TRIES; n++) {
        const int64_t rows = 1 + next(&state) % 4;
        const int64_t length = next(&state) % 20;
        const int64_t count = 1 + next(&state) % 9;
        const bool each = next(&state) % 2 != 0;
        const bool behind = next(&state) % 2 != 0;
        const ac_shape own = {.rank = 2, .dims = {rows, count}};
        const ac_shape line = {.rank = 1, .dims = {length}};
        const ac_shape several = {.rank = 2, .dims = {rows, length}};
        const int dtype = dtypes[next(&state) % 5];
        const ac_tensor sorted = lay_out(&state, dtype, each ? &several : &line, memory);
        const ac_tensor values = lay_out(&state, dtypes[next(&state) % 5], &own, memory + ROOM);
        const ac_tensor out = lay_out(&state, next(&state) % 2 != 0 ? AC_I32 : AC_I64, &own,
                                      memory + (size_t)2 * ROOM);
        void *const room = malloc(ac_found_search_room(&sorted) + 1);

        for (int64_t k = 0; k < (each ? rows : 1) * length; k++) {
            lines[k] = (k % length == 0 ? -9 : lines[k - 1]) + next(&state) % 3;
            put(dtype, element(&sorted, k), lines[k]);
        }
        for (int64_t k = 0; k < rows * count; k++)
            put(values.dtype, element(&values, k), (double)(next(&state) % 24) - 12);
        ac_found_search(&values, &sorted, &out, AC_F64, behind, room);
        for (int64_t k = 0; k < rows * count; k++) {
            const double *const from = lines + (each ? k / count * length : 0);
            double wanted;
            int64_t whole = 0;
            int64_t before = 0;

            memcpy(&whole, element(&values, k), ac_dtype_facts[values.dtype].bytes);
            if (values.dtype == AC_F64)
                memcpy(&wanted, &whole, sizeof wanted);
            else if (values.dtype == AC_F32)
                wanted = *(const float *)element(&values, k);
            else
                wanted = values.dtype == AC_I8    ? (double)(int8_t)whole
                         : values.dtype == AC_I32 ? (double)(int32_t)whole
                                                  : (double)whole;
            for (int64_t i = 0; i < length; i++)
                before += from[i] < wanted || (behind && from[i] <= wanted);

            int64_t found = 0;

            memcpy(&found, element(&out, k), ac_dtype_facts[out.dtype].bytes);
            cr_assert(found == before, "try %zu", n);
        }
        free(room);
    }
    free(lines);
    free(memory);
}

Test(search, a_nan_stands_behind_all_else)
{
    const double line[] = {1, 2, NAN};
    const double wanted[] = {NAN, 2, INFINITY};
    int64_t found[3];
    double room[3];
    const ac_shape three = {.rank = 1, .dims = {3}};
    const ac_tensor sorted = {
        .dtype = AC_F64, .data = (void *)(uintptr_t)line, .shape = three, .strides = {1}};
    const ac_tensor values = {
        .dtype = AC_F64, .data = (void *)(uintptr_t)wanted, .shape = three, .strides = {1}};
    const ac_tensor out = {.dtype = AC_I64, .data = found, .shape = three, .strides = {1}};

    ac_found_search(&values, &sorted, &out, AC_F64, false, room);
    cr_assert(found[0] == 3 && found[1] == 1 && found[2] == 3);
    ac_found_search(&values, &sorted, &out, AC_F64, true, room);
    cr_assert(found[0] == 3 && found[1] == 3 && found[2] == 3);
}

Test(search, threads_search_one_line)
{
    int32_t *const wanted = malloc(LARGE * sizeof *wanted);
    int32_t *const found = malloc(LARGE * sizeof *found);
    int32_t line[1000];
    int64_t room[1000];
    const ac_shape all = {.rank = 1, .dims = {LARGE}};
    const ac_shape some = {.rank = 1, .dims = {1000}};
    const ac_tensor sorted = {.dtype = AC_I32, .data = line, .shape = some, .strides = {1}};
    const ac_tensor values = {.dtype = AC_I32, .data = wanted, .shape = all, .strides = {1}};
    const ac_tensor out = {.dtype = AC_I32, .data = found, .shape = all, .strides = {1}};

    for (int32_t i = 0; i < 1000; i++)
        line[i] = 2 * i;
    for (int32_t i = 0; i < LARGE; i++)
        wanted[i] = i % 2001;
    ac_found_search(&values, &sorted, &out, AC_I32, false, room);
    for (int32_t i = 0; i < LARGE; i++)
        cr_assert(found[i] == (i % 2001 + 1) / 2);
    free(wanted);
    free(found);
}

Test(search, lines_are_checked)
{
    const ac_tensor space = {.shape = {.rank = 2, .dims = {2, 3}}};
    ac_tensor lines = {.shape = {.rank = 2, .dims = {2, 9}}};

    ac_call_enter(&op);
    assert_accepted(ac_check_lines(&lines, "lines", &space, "self"));
    lines.shape = (ac_shape){.rank = 1, .dims = {9}};
    assert_accepted(ac_check_lines(&lines, "lines", &space, "self"));
    lines.shape = (ac_shape){.rank = 2, .dims = {3, 9}};
    assert_refused(ac_check_lines(&lines, "lines", &space, "self"), 161002,
                   "EZ1001: aclnnToy: lines has shape [3, 9]; one axis, or the extents of self, "
                   "[2, 3], but for the last one, are allowed");
    lines.shape.rank = 0;
    assert_refused(ac_check_lines(&lines, "lines", &space, "self"), 161002,
                   "EZ1001: aclnnToy: lines has shape []; one axis, or the extents of self, "
                   "[2, 3], but for the last one, are allowed");
}
