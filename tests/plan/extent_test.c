/*
 * Which bytes the tensors of a call share: compared with every element of many small tensors.
 */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "handles/tensor.h"
#include "strict/extent.h"

enum { TRIES = 20000, ROOM = 4096, MIDDLE = 2048 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/* A tensor whose elements all lie within ROOM bytes of its address. */
static ac_tensor random_tensor(uint32_t *state)
{
    static const int dtypes[] = {AC_I8, AC_F16, AC_F32, AC_F64};
    ac_tensor t = {.dtype = dtypes[next(state) % 4], .offset = (int64_t)(next(state) % 20) - 10};

    t.shape.rank = next(state) % 4;
    for (size_t i = 0; i < t.shape.rank; i++) {
        t.shape.dims[i] = next(state) % 16 == 0 ? 0 : 1 + next(state) % 4;
        t.strides[i] = (int64_t)(next(state) % 25) - 8;
    }
    return t;
}

static ac_extent extent_of(const ac_tensor *t)
{
    return ac_extent_of(&t->shape, t->strides, t->offset, ac_dtype_size(t->dtype));
}

/* How many elements lie on each byte, counted from MIDDLE. */
static void count_bytes(const ac_tensor *t, int64_t apart, unsigned char counts[ROOM])
{
    const int64_t size = (int64_t)ac_dtype_size(t->dtype);
    const int64_t total = ac_shape_count(&t->shape);

    memset(counts, 0, ROOM);
    for (int64_t n = 0; n < total; n++) {
        int64_t place = t->offset;
        int64_t rest = n;

        for (size_t i = t->shape.rank; i-- > 0; rest /= t->shape.dims[i])
            place += rest % t->shape.dims[i] * t->strides[i];
        for (int64_t b = 0; b < size; b++)
            counts[MIDDLE + apart + place * size + b]++;
    }
}

/* Marks the bytes of one run. */
static bool mark(void *of, int64_t at, int64_t length)
{
    memset((unsigned char *)of + MIDDLE + at, 1, (size_t)length);
    return true;
}

Test(extent, runs_hold_each_byte)
{
    static unsigned char counts[ROOM];
    static unsigned char marks[ROOM];
    uint32_t state = 2;

    for (int n = 0; n < TRIES; n++) {
        const ac_tensor t = random_tensor(&state);
        const ac_extent e = extent_of(&t);

        count_bytes(&t, 0, counts);
        memset(marks, 0, ROOM);
        cr_assert(ac_extent_runs(&e, mark, marks));
        for (int i = 0; i < ROOM; i++)
            cr_assert_eq(marks[i] != 0, counts[i] != 0, "try %d, byte %d", n, i);
    }
}

Test(extent, knows_each_byte)
{
    static unsigned char a_bytes[ROOM];
    static unsigned char b_bytes[ROOM];
    const uintptr_t address = 1 << 20;
    uint32_t state = 1;
    int found[3][2] = {{0}};

    for (int n = 0; n < TRIES; n++) {
        const ac_tensor a = random_tensor(&state);
        const ac_tensor b = random_tensor(&state);
        const int64_t apart = (int64_t)(next(&state) % 128) - 64;
        const int64_t start = (int64_t)(next(&state) % 256) - 128;
        const uint64_t bytes = next(&state) % 24;
        const ac_extent a_extent = extent_of(&a);
        const ac_extent b_extent = extent_of(&b);
        bool meet = false;
        bool itself = false;
        bool touched = false;

        count_bytes(&a, 0, a_bytes);
        count_bytes(&b, apart, b_bytes);
        for (int i = 0; i < ROOM; i++) {
            meet = meet || (a_bytes[i] > 0 && b_bytes[i] > 0);
            itself = itself || a_bytes[i] > 1;
            touched = touched || (a_bytes[i] > 0 && i - MIDDLE >= start &&
                                  i - MIDDLE < start + (int64_t)bytes);
        }
        cr_assert_eq(ac_extents_meet(&a_extent, address, &b_extent, address + (uintptr_t)apart),
                     meet, "try %d", n);
        cr_assert_eq(ac_extent_overlaps_itself(&a_extent), itself, "try %d", n);
        cr_assert_eq(ac_extent_touches(&a_extent, address, address + (uintptr_t)start, bytes),
                     touched, "try %d", n);
        found[0][meet]++;
        found[1][itself]++;
        found[2][touched]++;
    }
    /* Both answers occurred often. */
    for (int i = 0; i < 3; i++)
        cr_assert(found[i][0] > TRIES / 20 && found[i][1] > TRIES / 20);
}

/* Elements that share bytes: the bytes from the first to the last of them, whatever the strides. */
Test(extent, of_halves_of_bytes)
{
    uint32_t state = 5;

    for (int i = 0; i < TRIES; i++) {
        ac_tensor t = random_tensor(&state);
        ac_extent e;
        int64_t low = INT64_MAX;
        int64_t high = INT64_MIN;

        t.dtype = AC_I4;
        e = extent_of(&t);
        ac_extent_halve(&e);
        for (int64_t n = 0; n < ac_shape_count(&t.shape); n++) {
            int64_t place = t.offset;
            int64_t rest = n;

            for (size_t k = t.shape.rank; k-- > 0; rest /= t.shape.dims[k])
                place += rest % t.shape.dims[k] * t.strides[k];
            low = place >> 1 < low ? place >> 1 : low;
            high = (place >> 1) + 1 > high ? (place >> 1) + 1 : high;
        }
        cr_assert_eq(e.empty, ac_shape_count(&t.shape) == 0);
        cr_assert(e.empty || (e.low == low && e.high == high));
        cr_assert(e.empty || ac_extent_touches(&e, 4096, (uintptr_t)(4096 + high - 1), 1));
        cr_assert(e.empty || !ac_extent_touches(&e, 4096, (uintptr_t)(4096 + high), 1));
    }
}
