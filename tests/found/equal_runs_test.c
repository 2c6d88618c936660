/*
 * Runs of equal neighbours, as they stand and in their order: every dtype, elements and slices
 * along each axis, in random shapes and layouts, against plain loops; several threads; what is too
 * small.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "aclnn/acl_meta.h"
#include "base/half.h"
#include "base/threads.h"
#include "check/shapes.h"
#include "plan/found.h"
#include "sentence.h"

enum { TRIES = 1200, ROOM = 1 << 15, MOST = 400, LARGE = 300007, FULL = 1 << 20 };

static const char *const names[] = {"self", "values", "numbers", "lengths"};
static const ac_operator op = {.name = "aclnnToy", .arguments = names};

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

static ac_shape random_shape(uint32_t *state)
{
    ac_shape shape = {.rank = next(state) % 5};

    for (size_t i = 0; i < shape.rank; i++)
        shape.dims[i] = next(state) % 9 == 0 ? 1 : 1 + next(state) % 7;
    return shape;
}

/* A tensor of this shape, in order, or with gaps and its axes in another order. */
static ac_tensor lay_out(uint32_t *state, int dtype, const ac_shape *shape, void *memory)
{
    const bool plain = next(state) % 2 != 0;
    int64_t step = plain ? 1 : 2;
    ac_tensor t = {.dtype = dtype, .data = memory, .shape = *shape};

    for (size_t k = 0; k < shape->rank; k++) {
        const size_t i = plain ? shape->rank - 1 - k : k;

        t.strides[i] = step;
        step *= shape->dims[i];
    }
    return t;
}

static unsigned char *element(const ac_tensor *t, int64_t number)
{
    int64_t at = 0;

    for (size_t i = t->shape.rank; i-- > 0; number /= t->shape.dims[i])
        at += number % t->shape.dims[i] * t->strides[i];
    return (unsigned char *)t->data + at * (int64_t)ac_dtype_facts[t->dtype].bytes;
}

static bool in_order(const ac_tensor *t)
{
    int64_t step = 1;
    bool in = true;

    for (size_t i = t->shape.rank; i-- > 0; step *= t->shape.dims[i])
        in = in && (t->shape.dims[i] == 1 || t->strides[i] == step);
    return in;
}

/* --- numbers ---------------------------------------------------------------------------------- */

static const int kinds[] = {AC_U8,  AC_I8,  AC_BOOL, AC_F16, AC_BF16, AC_I16, AC_U16,
                            AC_F32, AC_I32, AC_U32,  AC_F64, AC_I64,  AC_U64};
static const int parts[] = {AC_C64, AC_C128};

/* What an element is, as a number that holds any of its dtype. */
static long double number(int dtype, const void *at)
{
    uint64_t bits = 0;

    memcpy(&bits, at, ac_dtype_facts[dtype].bytes);
    switch (dtype) {
    case AC_F16:
        return ac_f16_to_float((ac_f16)bits);
    case AC_BF16:
        return ac_bf16_to_float((ac_bf16)bits);
    case AC_F32:
        return ac_f32_of_bits((uint32_t)bits);
    case AC_F64:
        return ac_f64_of_bits(bits);
    case AC_BOOL:
        return bits != 0;
    case AC_I8:
        return (int8_t)bits;
    case AC_I16:
        return (int16_t)bits;
    case AC_I32:
        return (int32_t)bits;
    case AC_I64:
        return (int64_t)bits;
    default:
        return bits;
    }
}

static void set_number(int dtype, void *at, int chosen)
{
    static const double floats[] = {0, -0.0, NAN, 1, -1, INFINITY, -INFINITY, 2};
    const double x = floats[chosen % 8];
    const size_t size = ac_dtype_facts[dtype].bytes;
    int64_t bits = chosen % 8 - 4;

    if (dtype == AC_BOOL)
        bits = chosen % 2;
    else if (dtype == AC_F16)
        bits = ac_f16_of_float((float)x);
    else if (dtype == AC_BF16)
        bits = ac_bf16_of_float((float)x);
    else if (dtype == AC_F32)
        bits = ac_f32_bits((float)x);
    else if (dtype == AC_F64)
        memcpy(&bits, &x, sizeof x);
    else if (chosen % 8 == 7)
        bits = dtype == AC_U64 || dtype == AC_I64 ? INT64_MIN : 100;
    memcpy(at, &bits, size);
}

/* Fills memory with numbers of which many are equal. */
static void fill(uint32_t *state, int dtype, unsigned char *memory, size_t elements)
{
    const int part = ac_dtype_part(dtype);
    const size_t size = ac_dtype_facts[part].bytes;
    const uint32_t differ = 1 + next(state) % 8;

    for (size_t i = 0; i < elements * ac_dtype_facts[dtype].bytes / size; i++)
        set_number(part, memory + i * size, (int)(next(state) % differ + next(state) % 2 * 3));
}

/* --- plain loops ------------------------------------------------------------------------------ */

typedef struct items {
    const ac_tensor *of;
    size_t axis;
    int64_t count;
    int64_t width;
} items;

/* Element i of an item. */
static const unsigned char *item(const items *s, int64_t k, int64_t i)
{
    int64_t inner = 1;

    if (s->axis == AC_FOUND_ALL || s->of->shape.rank == 0)
        return element(s->of, k);
    for (size_t d = s->axis + 1; d < s->of->shape.rank; d++)
        inner *= s->of->shape.dims[d];
    return element(s->of, (i / inner * s->count + k) * inner + i % inner);
}

static bool same(const items *s, int64_t a, int64_t b)
{
    const int part = ac_dtype_part(s->of->dtype);
    const size_t size = ac_dtype_facts[part].bytes;

    for (int64_t i = 0; i < s->width; i++) {
        for (size_t p = 0; p < ac_dtype_facts[s->of->dtype].bytes; p += size) {
            const long double x = number(part, item(s, a, i) + p);
            const long double y = number(part, item(s, b, i) + p);

            if (!(x <= y && x >= y))
                return false;
        }
    }
    return true;
}

static bool before(const items *s, int64_t a, int64_t b)
{
    for (int64_t i = 0; i < s->width; i++) {
        const long double x = number(s->of->dtype, item(s, a, i));
        const long double y = number(s->of->dtype, item(s, b, i));

        if (x < y || (isnan(y) && !isnan(x)))
            return true;
        if (x > y || (isnan(x) && !isnan(y)))
            return false;
    }
    return false;
}

typedef struct trial {
    _Alignas(64) unsigned char self[ROOM];
    _Alignas(64) unsigned char values[ROOM];
    _Alignas(64) int64_t numbers[2 * MOST];
    _Alignas(64) int64_t lengths[2 * MOST];
    int64_t order[MOST];
    int64_t first[MOST]; /* item of each run */
    int64_t number[MOST];
    int64_t length[MOST];
    int64_t runs;
} trial;

static void expect(trial *t, const items *s, bool ordered)
{
    for (int64_t k = 0; k < s->count; k++) {
        int64_t at = k;

        for (; ordered && at > 0 && before(s, k, t->order[at - 1]); at--)
            t->order[at] = t->order[at - 1];
        t->order[at] = k;
    }
    t->runs = 0;
    for (int64_t k = 0; k < s->count; k++) {
        if (k == 0 || !same(s, t->order[k - 1], t->order[k])) {
            t->first[t->runs] = t->order[k];
            t->length[t->runs++] = 0;
        }
        t->length[t->runs - 1]++;
        t->number[t->order[k]] = t->runs - 1;
    }
}

/* --- calls ------------------------------------------------------------------------------------ */

static aclnnStatus run(const ac_call *call, const ac_found_rule *rule)
{
    const void *const in[] = {call->operands[0].tensor->data};
    void *out[3];
    size_t bytes;
    ac_found *const f = ac_found_make(call, rule, &bytes);
    void *const workspace = aligned_alloc(64, (bytes + 63) / 64 * 64);

    for (size_t i = 0; i < call->outputs; i++)
        out[i] = call->operands[1 + i].tensor->data;

    const aclnnStatus status = ac_found_run(f, in, out, workspace);

    free(workspace);
    ac_found_free(f);
    return status;
}

static ac_call call_of(const ac_tensor *const tensors[4])
{
    ac_call call = {.op = &op, .space = tensors[0]->shape, .inputs = 1, .outputs = 3};

    for (size_t i = 0; i < 4; i++)
        call.operands[i] = (ac_operand){tensors[i], AC_VIEW_BROADCAST, tensors[i]->dtype, false};
    return call;
}

/* An output whose elements lie in order is told a shape, in which they are at the front. */
static ac_tensor told(const ac_tensor *out, const ac_shape *shape)
{
    ac_tensor t = *out;
    int64_t step = 1;

    t.shape = *shape;
    for (size_t i = shape->rank; i-- > 0 && in_order(out); step *= shape->dims[i])
        t.strides[i] = step;
    return t;
}

static void check(trial *t, uint32_t *state, int dtype, bool ordered)
{
    const ac_shape shape = random_shape(state);
    const bool flat = next(state) % 3 == 0;
    const int64_t points = ac_shape_count(&shape);
    const size_t axis = flat ? AC_FOUND_ALL : shape.rank > 0 ? next(state) % shape.rank : 0;
    const int64_t count = flat ? points : shape.rank > 0 ? shape.dims[axis] : 1;
    const ac_shape line = {.rank = 1, .dims = {count}};
    const ac_tensor self = lay_out(state, dtype, &shape, t->self);
    const ac_tensor values = lay_out(state, dtype, flat ? &line : &shape, t->values);
    const ac_tensor numbers = lay_out(state, AC_I64, flat ? &shape : &line, t->numbers);
    const ac_tensor lengths = lay_out(state, AC_I64, &line, t->lengths);
    const ac_tensor *const tensors[] = {&self, &values, &numbers, &lengths};
    const ac_call call = call_of(tensors);
    const items s = {&self, axis, count, points / count};
    const bool numbered = next(state) % 4 != 0;
    const bool counted = next(state) % 4 != 0;
    const ac_found_rule rule = {.word = ordered ? AC_FOUND_DISTINCT : AC_FOUND_RUNS,
                                .axis = axis,
                                .values = 0,
                                .numbers = numbered ? 1 : AC_FOUND_NONE,
                                .lengths = counted ? 2 : AC_FOUND_NONE,
                                .status = 161002};

    if (points > MOST)
        return;
    fill(state, dtype, t->self, 2 * (size_t)points);
    memset(t->numbers, 0xa5, sizeof t->numbers);
    memset(t->lengths, 0xa5, sizeof t->lengths);
    expect(t, &s, ordered);
    cr_assert(run(&call, &rule) == 0);

    ac_shape kept = flat ? line : shape;

    if (kept.rank > 0)
        kept.dims[flat ? 0 : axis] = t->runs;

    const ac_tensor made = told(&values, &kept);
    const items found = {&made, axis, t->runs, s.width};

    for (int64_t r = 0; r < t->runs; r++) {
        for (int64_t i = 0; i < s.width; i++)
            cr_assert(memcmp(item(&found, r, i), item(&s, t->first[r], i),
                             ac_dtype_facts[dtype].bytes) == 0);
    }
    for (int64_t k = 0; k < count; k++) {
        int64_t own;

        memcpy(&own, element(&numbers, k), sizeof own);
        cr_assert(own == (numbered ? t->number[k] : (int64_t)0xa5a5a5a5a5a5a5a5));
    }
    for (int64_t r = 0; r < count; r++) {
        int64_t own;

        memcpy(&own, element(&lengths, r), sizeof own);
        cr_assert(own == (counted && r < t->runs ? t->length[r] : (int64_t)0xa5a5a5a5a5a5a5a5));
    }
}

Test(equal_runs, those_of_plain_loops)
{
    trial *const t = aligned_alloc(64, (sizeof *t + 63) / 64 * 64);
    uint32_t state = 5;

    for (size_t n = 0; n < TRIES; n++)
        check(t, &state, kinds[next(&state) % 13], next(&state) % 2 != 0);
    for (size_t n = 0; n < TRIES / 6; n++)
        check(t, &state, parts[next(&state) % 2], false);
    free(t);
}

/* Elements of which all, none and some are equal, and slices, taken by several threads. */
static void large(int64_t differ, int64_t width, bool ordered)
{
    const int64_t count = width > 1 ? LARGE / 7 / width : LARGE;
    const ac_shape shape = {.rank = 2, .dims = {count, width}};
    const ac_shape line = {.rank = 1, .dims = {count}};
    int32_t *const from = malloc((size_t)(count * width) * sizeof *from);
    int32_t *const kept = malloc((size_t)(count * width) * sizeof *kept);
    int64_t *const numbers = malloc((size_t)count * sizeof *numbers);
    int64_t *const lengths = malloc((size_t)count * sizeof *lengths);
    const ac_tensor self = {.dtype = AC_I32, .data = from, .shape = shape, .strides = {width, 1}};
    const ac_tensor values = {.dtype = AC_I32, .data = kept, .shape = shape, .strides = {width, 1}};
    const ac_tensor of_each = {.dtype = AC_I64, .data = numbers, .shape = line, .strides = {1}};
    const ac_tensor of_runs = {.dtype = AC_I64, .data = lengths, .shape = line, .strides = {1}};
    const ac_tensor *const tensors[] = {&self, &values, &of_each, &of_runs};
    const ac_call call = call_of(tensors);
    const ac_found_rule rule = {.word = ordered ? AC_FOUND_DISTINCT : AC_FOUND_RUNS,
                                .axis = 0,
                                .values = 0,
                                .numbers = 1,
                                .lengths = 2,
                                .status = 161002};
    uint32_t state = 3;
    int64_t all = 0;
    int64_t runs = 0;

    for (int64_t k = 0; k < count; k++) {
        const int32_t own = (int32_t)(ordered ? next(&state) % (uint32_t)differ : k / differ);

        for (int64_t i = 0; i < width; i++)
            from[k * width + i] = i < width - 1 ? 7 : own;
    }
    cr_assert(run(&call, &rule) == 0);
    for (int64_t k = 0; k < count; k++) {
        runs = numbers[k] >= runs ? numbers[k] + 1 : runs;
        cr_assert(
            memcmp(kept + numbers[k] * width, from + k * width, (size_t)width * sizeof *from) == 0);
    }
    for (int64_t r = 0; r < runs; r++)
        all += lengths[r];
    cr_assert(all == count);
    for (int64_t r = 1; r < runs; r++)
        cr_assert(kept[r * width - 1] < kept[(r + 1) * width - 1]);
    free(from);
    free(kept);
    free(numbers);
    free(lengths);
}

Test(equal_runs, threads_find_those_of_one)
{
    static const int64_t differ[] = {1, 2, 1000, FULL};

    for (size_t i = 0; i < 4; i++) {
        large(differ[i], 1, false);
        large(differ[i], 1, true);
        large(differ[i], 9, false);
        large(differ[i], 9, true);
    }
    ac_threads_stop();
}

Test(equal_runs, what_is_too_small_is_refused)
{
    const float elements[] = {1, 2, 2, 4};
    int64_t room[4] = {-1, -1, -1, -1};
    float own[4] = {0};
    const ac_shape four = {.rank = 1, .dims = {4}};
    ac_tensor self = {.dtype = AC_F32, .shape = four, .strides = {1}};
    ac_tensor values = {.dtype = AC_F32, .data = own, .shape = four, .strides = {1}};
    const ac_tensor numbers = {.dtype = AC_I64, .data = room, .shape = four, .strides = {1}};
    ac_tensor lengths = numbers;
    const ac_tensor *const tensors[] = {&self, &values, &numbers, &lengths};
    const ac_call call = call_of(tensors);
    const ac_found_rule rule = {.word = AC_FOUND_RUNS,
                                .axis = AC_FOUND_ALL,
                                .values = 0,
                                .numbers = AC_FOUND_NONE,
                                .lengths = 2,
                                .status = 161002};

    self.data = (void *)(uintptr_t)elements;
    ac_call_enter(&op);
    values.shape.dims[0] = 1;
    assert_refused(
        run(&call, &rule), 161002,
        "EZ1001: aclnnToy: values has room for 1 element; 3 are needed for what is found "
        "in self");
    values.shape.dims[0] = 3;
    lengths.shape.dims[0] = 0;
    assert_refused(run(&call, &rule), 161002,
                   "EZ1001: aclnnToy: lengths has room for 0 elements; 3 are needed for what is "
                   "found in self");
    for (size_t i = 0; i < 4; i++)
        cr_assert(room[i] == -1 && own[i] == 0.0f);
}

Test(equal_runs, room_is_checked)
{
    const ac_tensor space = {.dtype = AC_F32, .shape = {.rank = 2, .dims = {2, 3}}};
    ac_tensor out = {.dtype = AC_I64, .shape = {.rank = 1, .dims = {5}}, .strides = {1}};

    ac_call_enter(&op);
    assert_accepted(ac_check_found_runs(NULL, "out", &space, "self", 1, AC_RUN_LENGTHS));
    assert_accepted(ac_check_found_runs(&out, "out", &space, "self", SIZE_MAX, AC_RUN_FIRSTS));
    out.strides[0] = 2;
    assert_refused(
        ac_check_found_runs(&out, "out", &space, "self", SIZE_MAX, AC_RUN_FIRSTS), 161002,
        "EZ1001: aclnnToy: out is not contiguous and has shape [5]; [6], room for all of "
        "self, or contiguous elements are allowed");
    assert_refused(
        ac_check_found_runs(&out, "out", &space, "self", 0, AC_RUN_FIRSTS), 161002,
        "EZ1001: aclnnToy: out is not contiguous and has shape [5]; [2, 3], room for all "
        "of self, or contiguous elements are allowed");
    assert_refused(ac_check_found_runs(&out, "out", &space, "self", 0, AC_RUN_NUMBERS), 161002,
                   "EZ1001: aclnnToy: out is not contiguous and has shape [5]; [2], room for all "
                   "of self, or contiguous elements are allowed");
    assert_refused(
        ac_check_found_runs(&out, "out", &space, "self", SIZE_MAX, AC_RUN_NUMBERS), 161002,
        "EZ1001: aclnnToy: out is not contiguous and has shape [5]; [2, 3], room for all "
        "of self, or contiguous elements are allowed");
    out.shape.dims[0] = 3;
    assert_accepted(ac_check_found_runs(&out, "out", &space, "self", 1, AC_RUN_LENGTHS));
}
