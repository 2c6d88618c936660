/*
 * Means, greatest elements and gradients of panes, against the definition of panes/run.h evaluated
 * element by element: of every form, along one to three axes, in any layout and dtype, on each
 * instruction set and for any number of threads. Rows are at times longer than what is staged at
 * once.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/isa.h"
#include "handles/panes.h"
#include "kernel/stage.h"
#include "panes/run.h"

typedef struct trial {
    ac_panes panes;
    ac_pane_rule rule;
    ac_tensor tensors[AC_PANE_TENSORS];
    unsigned char *memory[AC_PANE_TENSORS];
    size_t bytes[AC_PANE_TENSORS];
    size_t ahead; /* axes in front */
    int64_t *counts[AC_PANE_AXES];
} trial;

static uint64_t seed = 11;

static uint64_t any(void)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return seed >> 33;
}

static int64_t below(int64_t limit)
{
    return (int64_t)(any() % (uint64_t)limit);
}

/* --- trials ----------------------------------------------------------------------------------- */

/* Strides of a shape: axes in a random order and direction, at times with gaps. */
static void lay_out(trial *t, size_t number, int dtype, const ac_shape *shape)
{
    ac_tensor *const tensor = &t->tensors[number];
    const size_t size = ac_dtype_facts[dtype].bytes;
    size_t order[AC_RANK_MAX];
    int64_t step = 1 + (any() % 4 == 0);
    int64_t first = 0;

    *tensor = (ac_tensor){.dtype = dtype, .shape = *shape};
    for (size_t d = 0; d < shape->rank; d++)
        order[d] = shape->rank - 1 - d;
    for (size_t d = shape->rank; d > 1 && any() % 3 == 0; d--) {
        const size_t other = (size_t)below((int64_t)d);
        const size_t kept = order[d - 1];

        order[d - 1] = order[other];
        order[other] = kept;
    }
    for (size_t d = 0; d < shape->rank; d++) {
        const int64_t extent = shape->dims[order[d]];
        const bool back = any() % 8 == 0;

        tensor->strides[order[d]] = back ? -step : step;
        first += back ? step * (extent - 1) : 0;
        step *= extent + (any() % 8 == 0);
    }
    t->bytes[number] = (size_t)(step + 1) * size;
    t->memory[number] = malloc(t->bytes[number]);
    cr_assert(t->memory[number] != NULL);
    memset(t->memory[number], 0x5a, t->bytes[number]);
    tensor->data = t->memory[number] + (size_t)first * size;
}

/* Any number, of which many are equal, some zeros of either sign, infinite or nan. */
static void fill(trial *t, bool wild)
{
    const ac_tensor *const in = &t->tensors[AC_PANE_INPUT];
    const size_t size = ac_dtype_facts[in->dtype].bytes;

    for (size_t i = 0; i < t->bytes[AC_PANE_INPUT] / size; i++) {
        double x = any() % 2 ? (double)below(7) - 3 : (double)(any() % 20001) / 9973 - 1;

        x = wild && any() % 40 == 0 ? (any() % 2   ? (double)NAN
                                       : any() % 2 ? INFINITY
                                                   : -INFINITY)
            : any() % 9 == 0        ? -0.0
                                    : x;
        if (ac_dtype_in(in->dtype, AC_SET_U8 | AC_SET_U16))
            x = fabs(x);
        ac_stage_current()->convert(in->dtype, t->memory[AC_PANE_INPUT] + i * size, AC_F64, &x, 1);
    }
}

static int64_t some(int64_t most)
{
    return any() % 3 == 0 ? 1 : 1 + below(any() % 3 == 0 ? most : most / 4 + 1);
}

/* Panes along axes of these extents. */
static void choose(trial *t, bool shares, const int64_t *extents, int64_t most)
{
    t->panes.counted = any() % 2;
    t->panes.divisor = any() % 4 == 0 ? (int64_t)(any() % 2 ? 3 : -7) : 0;
    for (size_t i = 0; i < t->panes.axes; i++) {
        ac_pane_axis *const a = &t->panes.axis[i];

        if (shares) {
            *a = (ac_pane_axis){.extent = extents[i], .count = some(2 * extents[i])};
            continue;
        }
        for (;;) {
            const int64_t values[] = {some(most), some(4), some(3)};
            const ac_array kernel = {.size = 1, .values = (void *)(uintptr_t)&values[0]};
            const ac_array stride = {.size = 1, .values = (void *)(uintptr_t)&values[1]};
            const int64_t front = below(values[0] + 1);
            const int64_t paddings[] = {front, below(values[0] - front + 1)};
            const ac_array padding = {.size = 2, .values = (void *)(uintptr_t)paddings};
            const ac_array dilation = {.size = any() % 2, .values = (void *)(uintptr_t)&values[2]};
            const ac_tensor whole = {.shape = {.rank = 1, .dims = {extents[i]}}};
            const ac_panes made = ac_panes_pooled(&whole, 1, &kernel, &stride, 0, &padding,
                                                  &dilation, (int64_t)(any() % 2));

            *a = made.axis[0];
            if (a->count > 0)
                break;
        }
    }
}

/* --- the definition --------------------------------------------------------------------------- */

/* The element of the whole that a tap of a pane lies on; false in the padding. */
static bool tap_of(const ac_pane_axis *a, int64_t pane, int64_t tap, int64_t *at)
{
    if (a->size == 0) {
        *at = pane * a->extent / a->count + tap;
        return *at < ((pane + 1) * a->extent + a->count - 1) / a->count;
    }
    *at = pane * a->stride - a->front + tap * a->dilation;
    return *at >= 0 && *at < a->extent;
}

static int64_t taps_of(const ac_pane_axis *a)
{
    return a->size > 0 ? a->size : a->extent;
}

/* The elements of each pane along an axis by whose number a mean divides. */
static void count_taps(trial *t)
{
    for (size_t i = 0; i < t->panes.axes; i++) {
        const ac_pane_axis *const a = &t->panes.axis[i];

        t->counts[i] = calloc((size_t)a->count, sizeof *t->counts[i]);
        cr_assert(t->counts[i] != NULL);
        for (int64_t pane = 0; pane < a->count; pane++) {
            for (int64_t tap = 0; tap < taps_of(a); tap++) {
                int64_t at;
                const bool shown = tap_of(a, pane, tap, &at);
                const bool inside = a->size > 0 && at < a->extent + a->behind;

                t->counts[i][pane] += shown || (t->panes.counted && inside);
            }
        }
    }
}

/* What a mean divides by. */
static double divisor_of(const trial *t, const int64_t *pane)
{
    int64_t product = 1;

    for (size_t i = 0; i < t->panes.axes; i++)
        product *= t->counts[i][pane[i]];
    return (double)(t->panes.divisor != 0 ? t->panes.divisor : product);
}

/* Whether a pane shows an element. */
static bool shows(const ac_pane_axis *a, int64_t pane, int64_t element)
{
    const int64_t from = element + a->front - pane * a->stride;

    if (a->size == 0)
        return element >= pane * a->extent / a->count &&
               element < ((pane + 1) * a->extent + a->count - 1) / a->count;
    return from >= 0 && from % a->dilation == 0 && from / a->dilation < a->size;
}

static double number_at(const ac_tensor *t, const int64_t *index, int64_t *whole)
{
    const size_t size = ac_dtype_facts[t->dtype].bytes;
    int64_t at = 0;
    double x;

    for (size_t i = 0; i < t->shape.rank; i++)
        at += index[i] * t->strides[i];

    const unsigned char *const element = (const unsigned char *)t->data + at * (int64_t)size;

    ac_stage_current()->convert(AC_F64, &x, t->dtype, element, 1);
    ac_stage_current()->convert(AC_I64, whole, t->dtype, element, 1);
    return x;
}

static void store(const ac_tensor *t, unsigned char *memory, const unsigned char *base,
                  const int64_t *index, int from, const void *value)
{
    const size_t size = ac_dtype_facts[t->dtype].bytes;
    int64_t at = 0;

    for (size_t i = 0; i < t->shape.rank; i++)
        at += index[i] * t->strides[i];
    ac_stage_current()->convert(
        t->dtype, memory + ((const unsigned char *)t->data - base) + at * (int64_t)size, from,
        value, 1);
}

/* The next index of a shape; false behind the last. */
static bool next(int64_t *index, const int64_t *dims, size_t rank)
{
    for (size_t i = rank; i-- > 0; index[i] = 0) {
        if (++index[i] < dims[i])
            return true;
    }
    return false;
}

/* The value and the position of one pane. */
static void forward(const trial *t, const int64_t *index, unsigned char *const wanted[])
{
    const ac_tensor *const in = &t->tensors[AC_PANE_INPUT];
    const bool floats = ac_dtype_in(in->dtype, AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64);
    int64_t taps[AC_PANE_AXES];
    int64_t tap[AC_PANE_AXES] = {0};
    int64_t at[AC_RANK_MAX];
    int64_t position = -1;
    int64_t whole = in->dtype == AC_I32   ? INT32_MIN
                    : in->dtype == AC_I64 ? INT64_MIN
                    : in->dtype == AC_I8  ? INT8_MIN
                    : in->dtype == AC_I16 ? INT16_MIN
                                          : 0;
    double best = -INFINITY;
    double sum = -0.0;

    for (size_t i = 0; i < t->panes.axes; i++)
        taps[i] = taps_of(&t->panes.axis[i]);
    memcpy(at, index, t->ahead * sizeof at[0]);
    do {
        bool shown = true;
        int64_t number = 0;
        int64_t own;

        for (size_t i = 0; i < t->panes.axes; i++) {
            const ac_pane_axis *const a = &t->panes.axis[i];

            shown = tap_of(a, index[t->ahead + i], tap[i], &at[t->ahead + i]) && shown;
            number = number * a->extent + at[t->ahead + i];
        }
        if (!shown)
            continue;

        const double x = number_at(in, at, &own);
        const bool first = position < 0;
        const bool greater = first          ? true
                             : !floats      ? own > whole
                             : best != best ? false
                                            : x != x || x > best;

        sum += x;
        if (greater) {
            position = number;
            whole = own;
        }
        /* +0 is above -0, though their positions are alike. */
        if (first || greater || (x == best && signbit(best) && !signbit(x)))
            best = x;
    } while (next(tap, taps, t->panes.axes));
    if (t->rule.word == AC_PANE_MEAN)
        best = sum / divisor_of(t, index + t->ahead);
    if (t->rule.values != AC_PANE_NONE)
        store(&t->tensors[AC_PANE_VALUES], wanted[AC_PANE_VALUES], t->memory[AC_PANE_VALUES], index,
              floats ? AC_F64 : AC_I64, floats ? (const void *)&best : &whole);
    if (t->rule.positions != AC_PANE_NONE)
        store(&t->tensors[AC_PANE_POSITIONS], wanted[AC_PANE_POSITIONS],
              t->memory[AC_PANE_POSITIONS], index, AC_I64, &position);
}

/* The sum of what an element has of all panes, which are taken in their order. */
static void backward(const trial *t, const int64_t *index, unsigned char *const wanted[])
{
    const ac_tensor *const in = &t->tensors[AC_PANE_INPUT];
    int64_t counts[AC_PANE_AXES];
    int64_t pane[AC_PANE_AXES] = {0};
    int64_t at[AC_RANK_MAX];
    int64_t whole;
    double sum = 0;

    for (size_t i = 0; i < t->panes.axes; i++)
        counts[i] = t->panes.axis[i].count;
    memcpy(at, index, t->ahead * sizeof at[0]);
    do {
        bool shown = true;

        for (size_t i = 0; i < t->panes.axes; i++) {
            shown = shown && shows(&t->panes.axis[i], pane[i], index[t->ahead + i]);
            at[t->ahead + i] = pane[i];
        }
        if (shown)
            sum += number_at(in, at, &whole) / divisor_of(t, pane);
    } while (next(pane, counts, t->panes.axes));
    store(&t->tensors[AC_PANE_VALUES], wanted[AC_PANE_VALUES], t->memory[AC_PANE_VALUES], index,
          AC_F64, &sum);
}

/* --- checks ----------------------------------------------------------------------------------- */

static void check(trial *t, size_t number)
{
    const ac_tensor *given[AC_PANE_TENSORS] = {&t->tensors[AC_PANE_INPUT]};
    unsigned char *wanted[AC_PANE_TENSORS] = {NULL};
    int64_t index[AC_RANK_MAX] = {0};
    const ac_tensor *out = NULL;

    for (size_t k = AC_PANE_VALUES; k < AC_PANE_TENSORS; k++) {
        if (!t->memory[k])
            continue;
        given[k] = &t->tensors[k];
        wanted[k] = malloc(t->bytes[k]);
        cr_assert(wanted[k] != NULL);
        memcpy(wanted[k], t->memory[k], t->bytes[k]);
        out = out ? out : given[k];
    }
    count_taps(t);
    do {
        if (t->rule.word == AC_PANE_SHARED_OUT)
            backward(t, index, wanted);
        else
            forward(t, index, wanted);
    } while (next(index, out->shape.dims, out->shape.rank));

    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        if (!ac_isa_supported((ac_isa)isa))
            continue;
        (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
        (void)setenv("ACLNN_CPU_THREADS", isa % 2 ? "1" : "3", 1);
        ac_environment_reload();
        ac_isa_reload();
        for (size_t k = AC_PANE_VALUES; k < AC_PANE_TENSORS; k++) {
            if (wanted[k])
                memset(t->memory[k], 0x5a, t->bytes[k]);
        }
        ac_panes_run(&t->panes, &t->rule, given);
        for (size_t k = AC_PANE_VALUES; k < AC_PANE_TENSORS; k++)
            cr_expect(!wanted[k] || memcmp(wanted[k], t->memory[k], t->bytes[k]) == 0,
                      "trial %zu, tensor %zu, %s", number, k, ac_isa_name((ac_isa)isa));
    }
    for (size_t k = AC_PANE_VALUES; k < AC_PANE_TENSORS; k++)
        free(wanted[k]);
    for (size_t i = 0; i < t->panes.axes; i++)
        free(t->counts[i]);
    for (size_t k = 0; k < AC_PANE_TENSORS; k++)
        free(t->memory[k]);
}

static void attempt(size_t number, ac_pane_word word, bool shares, const int64_t *extents,
                    size_t axes, int64_t most)
{
    static const int floats[] = {AC_F32, AC_F16, AC_BF16, AC_F64};
    static const int others[] = {AC_I32, AC_I64, AC_I8, AC_I16, AC_U8, AC_U16};
    const bool greatest = word == AC_PANE_GREATEST;
    const int dtype =
        greatest && any() % 2 ? others[any() % 6] : floats[any() % (greatest ? 4 : 3)];
    const bool back = word == AC_PANE_SHARED_OUT;
    ac_shape in = {.rank = 0};
    ac_shape out = {.rank = 0};
    trial t = {.panes = {.axes = axes}, .ahead = any() % 3};

    t.rule = (ac_pane_rule){word, 0, greatest && any() % 2 ? 1 : AC_PANE_NONE};
    if (t.rule.positions == 1 && any() % 4 == 0)
        t.rule = (ac_pane_rule){word, AC_PANE_NONE, 0};
    choose(&t, shares, extents, most);
    for (size_t i = 0; i < t.ahead; i++)
        in.dims[i] = out.dims[i] = 1 + below(3);
    for (size_t i = 0; i < axes; i++) {
        const ac_pane_axis *const a = &t.panes.axis[i];

        in.dims[t.ahead + i] = back ? a->count : a->extent;
        out.dims[t.ahead + i] = back ? a->extent : a->count;
    }
    in.rank = out.rank = t.ahead + axes;
    lay_out(&t, AC_PANE_INPUT, dtype, &in);
    fill(&t, number % 3 == 0);
    if (t.rule.values != AC_PANE_NONE)
        lay_out(&t, AC_PANE_VALUES, dtype, &out);
    if (t.rule.positions != AC_PANE_NONE)
        lay_out(&t, AC_PANE_POSITIONS, any() % 2 ? AC_I64 : AC_I32, &out);
    check(&t, number);
}

static const ac_pane_word words[] = {AC_PANE_MEAN, AC_PANE_GREATEST, AC_PANE_SHARED_OUT};

/* Trials on all instruction sets that there are. */
static void attempt_some(size_t count, ac_pane_word word, bool shares)
{
    for (size_t n = 0; n < count; n++) {
        int64_t extents[AC_PANE_AXES];
        const size_t axes = 1 + n % AC_PANE_AXES;

        for (size_t i = 0; i < axes; i++)
            extents[i] = some(axes == 1 ? 60 : axes == 2 ? 16 : 7);
        attempt(n, word, shares, extents, axes, 5);
    }
}

Test(panes, of_kernels)
{
    for (size_t k = 0; k < 3; k++)
        attempt_some(120, words[k], false);
}

Test(panes, of_shares)
{
    for (size_t k = 0; k < 3; k++)
        attempt_some(90, words[k], true);
}

/* Rows of results, and what a pane shows of a row, are longer than what is staged. */
Test(panes, long_rows)
{
    for (size_t n = 0; n < 18; n++) {
        const int64_t extents[] = {1 + below(2), 1000 + below(1500)};

        attempt(n, words[n % 3], n % 2, extents, 2, n % 4 == 0 ? 1500 : 6);
        attempt(n, words[n % 3], n % 2, extents + 1, 1, n % 3 == 0 ? 2000 : 3);
    }
}

/* So many points that threads share them. */
Test(panes, threads)
{
    for (size_t n = 0; n < 6; n++) {
        const int64_t extents[] = {60 + below(60), 50 + below(60)};

        attempt(n, words[n % 3], false, extents, 2, 3);
    }
}

/* The whole is held once for each of the numbers of a list. */
Test(panes, lists)
{
    const ac_tensor whole = {.shape = {.rank = 3, .dims = {2, 7, 9}}};
    int64_t kernel[] = {3, 2};
    int64_t paddings[] = {1, 0, 2, 1};
    const ac_array two = {.size = 2, .values = kernel};
    const ac_array none = {.size = 0, .values = kernel};
    const ac_array four = {.size = 4, .values = paddings};
    const ac_panes p = ac_panes_pooled(&whole, 2, &two, &none, 0, &four, &none, 0);
    const ac_panes q = ac_panes_pooled(&whole, 2, &two, &none, 1, &none, &none, 1);
    const ac_panes r = ac_panes_averaged(&whole, 2, &two, &two, &none, 1, 1, -3);

    cr_assert(p.axis[0].stride == 3 && p.axis[1].stride == 2);
    cr_assert(p.axis[0].front == 1 && p.axis[0].behind == 2);
    cr_assert(p.axis[1].front == 0 && p.axis[1].behind == 1);
    cr_assert(p.axis[0].count == 3 && p.axis[1].count == 5);
    cr_assert(q.axis[0].stride == 1 && q.axis[0].count == 5 && q.axis[1].count == 8);
    cr_assert(r.counted && r.divisor == -3 && r.axis[0].count == 3 && r.axis[1].count == 5);
}
