/*
 * Which bytes a recording keeps of a tensor whose elements share bytes, or lie in blocks: all from
 * the first to the last, whatever the strides, in one run.
 */
#include <criterion/criterion.h>

#include "base/dtype.h"
#include "observe/elements.h"

enum { TRIES = 20000 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

typedef struct runs {
    const unsigned char *at;
    size_t bytes;
    size_t count;
} runs;

static void take(void *of, const unsigned char *at, size_t bytes)
{
    runs *const r = of;

    r->at = at;
    r->bytes = bytes;
    r->count++;
}

Test(elements, of_halves_of_bytes)
{
    static unsigned char memory[4096];
    uint32_t state = 3;

    for (int i = 0; i < TRIES; i++) {
        ac_seen_tensor t = {.dtype = AC_I4, .offset = (int64_t)(next(&state) % 20) - 10};
        int64_t low = INT64_MAX;
        int64_t high = INT64_MIN;
        int64_t first;
        int64_t last;
        runs r = {.count = 0};

        t.shape.rank = next(&state) % 4;
        for (size_t k = 0; k < t.shape.rank; k++) {
            t.shape.dims[k] = next(&state) % 16 == 0 ? 0 : 1 + next(&state) % 4;
            t.strides[k] = (int64_t)(next(&state) % 25) - 8;
        }
        for (int64_t n = 0; n < ac_shape_count(&t.shape); n++) {
            int64_t place = t.offset;
            int64_t rest = n;

            for (size_t k = t.shape.rank; k-- > 0; rest /= t.shape.dims[k])
                place += rest % t.shape.dims[k] * t.strides[k];
            low = place >> 1 < low ? place >> 1 : low;
            high = (place >> 1) + 1 > high ? (place >> 1) + 1 : high;
        }
        ac_seen_each(&t, memory + sizeof memory / 2, take, &r);
        if (ac_shape_count(&t.shape) == 0) {
            cr_assert(r.count == 0 && ac_seen_bytes(&t) == 0);
            continue;
        }
        ac_seen_extent(&t, &first, &last);
        cr_assert(first == low && last == high);
        cr_assert_eq(ac_seen_bytes(&t), (uint64_t)(high - low));
        cr_assert(r.count == 1 && r.at == memory + sizeof memory / 2 + low &&
                  r.bytes == (size_t)(high - low));
    }
}

Test(elements, of_matrices_in_blocks)
{
    static unsigned char memory[16384];
    ac_seen_tensor t = {.dtype = AC_F16,
                        .format = 29,
                        .offset = 3,
                        .shape = {3, {2, 20, 40}},
                        .strides = {800, 1, 20}};
    runs r = {.count = 0};
    int64_t low;
    int64_t high;

    ac_seen_each(&t, memory, take, &r);
    ac_seen_extent(&t, &low, &high);
    cr_assert(low == 6 && high == 6 + 2 * 2 * 48 * 32);
    cr_assert_eq(ac_seen_bytes(&t), (uint64_t)(high - low));
    cr_assert(r.count == 1 && r.at == memory + 6 && r.bytes == (size_t)(high - low));
    t.shape.dims[1] = 0;
    cr_assert_eq(ac_seen_bytes(&t), 0);
}
