/*
 * What is found in panes, a row at a time. Steps of one and two numbers have loops of their own, of
 * which the compiler makes vectors.
 */
#include "kernel/pane.h"

#include "base/isa.h"

#define INFINITE INT64_C(0x7ff0000000000000)
#define NOT_A_NUMBER INT64_C(0x7ff8000000000000)

enum { MINUS_ZERO = -1 }; /* the key of -0 */

static inline __attribute__((always_inline)) void
add_by(double *to, const double *from, ptrdiff_t to_step, ptrdiff_t from_step, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[(ptrdiff_t)i * to_step] += from[(ptrdiff_t)i * from_step];
}

static void add(double *to, const double *from, const ac_pane_taps *t)
{
    if (t->to_step == 1 && t->from_step == 1)
        add_by(to, from, 1, 1, t->count);
    else if (t->to_step == 1 && t->from_step == 2)
        add_by(to, from, 1, 2, t->count);
    else if (t->to_step == 1 && t->from_step == 0)
        add_by(to, from, 1, 0, t->count);
    else if (t->to_step == 2 && t->from_step == 1)
        add_by(to, from, 2, 1, t->count);
    else
        add_by(to, from, t->to_step, t->from_step, t->count);
}

static inline __attribute__((always_inline)) void
greater_by(int64_t *to, const int64_t *from, ptrdiff_t to_step, ptrdiff_t from_step, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const int64_t held = to[(ptrdiff_t)i * to_step];
        const int64_t key = from[(ptrdiff_t)i * from_step];

        to[(ptrdiff_t)i * to_step] = key > held ? key : held;
    }
}

static inline __attribute__((always_inline)) void first_by(const ac_pane_greatest *g,
                                                           const int64_t *from, int64_t first,
                                                           ptrdiff_t to_step, ptrdiff_t from_step,
                                                           size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const ptrdiff_t at = (ptrdiff_t)i * to_step;
        const int64_t key = from[(ptrdiff_t)i * from_step];
        const int64_t compared = g->floats && key == MINUS_ZERO ? 0 : key;
        const bool taken = compared > g->compared[at] || g->positions[at] < 0;

        g->compared[at] = taken ? compared : g->compared[at];
        g->positions[at] = taken ? first + (ptrdiff_t)i * from_step : g->positions[at];
    }
}

static void greatest(const ac_pane_greatest *g, const int64_t *from, int64_t first,
                     const ac_pane_taps *t)
{
    if (t->to_step == 1 && t->from_step == 1)
        greater_by(g->keys, from, 1, 1, t->count);
    else if (t->to_step == 1 && t->from_step == 2)
        greater_by(g->keys, from, 1, 2, t->count);
    else
        greater_by(g->keys, from, t->to_step, t->from_step, t->count);
    if (g->compared)
        first_by(g, from, first, t->to_step, t->from_step, t->count);
}

static void key(int64_t *x, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const int64_t ordered = x[i] < 0 ? x[i] ^ INT64_MAX : x[i];

        x[i] = (x[i] & INT64_MAX) > INFINITE ? NOT_A_NUMBER : ordered;
    }
}

static void unkey(int64_t *x, size_t count)
{
    for (size_t i = 0; i < count; i++)
        x[i] = x[i] < 0 ? x[i] ^ INT64_MAX : x[i];
}

const ac_pane_kernels AC_ISA(ac_pane_kernels)[1] = {
    {.add = add, .greatest = greatest, .key = key, .unkey = unkey}};
