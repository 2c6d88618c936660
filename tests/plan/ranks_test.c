/*
 * Some ranks of sorted lines: the same bits as those of the whole line in order, which
 * lined_test.c judges, for every dtype, layout, length and order of the elements that come.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "base/isa.h"
#include "plan/lined.h"

enum { TRIES = 900, ELEMENTS = 1 << 15, BYTES = ELEMENTS * 16 };

static const int dtypes[] = {AC_F32, AC_F16, AC_BF16, AC_F64, AC_I8,  AC_U8,
                             AC_I16, AC_U16, AC_I32,  AC_U32, AC_I64, AC_U64};

typedef struct trial {
    ac_tensor in;
    ac_tensor values[2]; /* all ranks, and some */
    ac_tensor positions[2];
    ac_line_rule rule;
    bool along_all;
    _Alignas(64) unsigned char memory[5][BYTES];
} trial;

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

static int64_t below(uint32_t *state, int64_t count)
{
    return (int64_t)(next(state) % (uint32_t)count);
}

static ac_tensor lay_out(uint32_t *state, int dtype, const ac_shape *shape, void *memory)
{
    const bool turned = next(state) % 2 != 0;
    int64_t step = next(state) % 3 == 0 ? 2 : 1;
    ac_tensor t = {.dtype = dtype, .data = memory, .shape = *shape};

    for (size_t k = 0; k < shape->rank; k++) {
        const size_t i = turned ? k : shape->rank - 1 - k;

        t.strides[i] = step;
        step *= shape->dims[i];
    }
    return t;
}

static unsigned char *element(const ac_tensor *t, const int64_t *index)
{
    int64_t at = 0;

    for (size_t i = 0; i < t->shape.rank; i++)
        at += index[i] * t->strides[i];
    return (unsigned char *)t->data + at * (int64_t)ac_dtype_facts[t->dtype].bytes;
}

/* Bits of any kind, few different ones, ascending, descending, or all the same: `kind` of a trial.
 */
static uint64_t bits_of(uint32_t *state, uint32_t kind, int64_t number)
{
    static const uint64_t words[] = {0,
                                     1,
                                     2,
                                     UINT64_C(0x8000800080008000),
                                     UINT64_C(0x7fc07fc07fc07fc0),
                                     UINT64_C(0x7c007c007c007c00),
                                     UINT64_C(0x7f8000007f800000),
                                     UINT64_C(0x7ff8000000000000),
                                     UINT64_C(0xfff0000000000000),
                                     UINT64_C(0x8000000080000000),
                                     UINT64_C(0x8000000000000000),
                                     UINT64_C(0x3f8000003f800000)};
    const uint64_t any = (uint64_t)next(state) << 48 | (uint64_t)next(state) << 24 | next(state);

    switch (kind) {
    case 0:
        return any;
    case 1:
        return words[any % 12];
    case 2:
        return (uint64_t)number;
    case 3:
        return (uint64_t)(ELEMENTS - number);
    case 4:
        return UINT64_C(0x7fc07fc07fc07fc0);
    default:
        return any % 64 == 0 ? any : words[any % 3];
    }
}

static bool is_nan(const ac_tensor *t, const unsigned char *at)
{
    uint64_t bits = 0;

    memcpy(&bits, at, ac_dtype_facts[t->dtype].bytes);
    switch (t->dtype) {
    case AC_F32:
        return (bits & 0x7fffffff) > 0x7f800000;
    case AC_F16:
        return (bits & 0x7fff) > 0x7c00;
    case AC_BF16:
        return (bits & 0x7fff) > 0x7f80;
    case AC_F64:
        return (bits & INT64_MAX) > UINT64_C(0x7ff0000000000000);
    default:
        return false;
    }
}

static void make(uint32_t *state, trial *t)
{
    static const int64_t longest[] = {4, 30, 60, 300, 1500, 9000};
    const int dtype = dtypes[next(state) % 12];
    const uint32_t kind = next(state) % 6;
    const size_t axis = next(state) % 3;
    const int64_t n = 1 + below(state, longest[next(state) % 6]);
    ac_shape shape = {.rank = 3};
    ac_shape kept;
    int64_t number = 0;

    for (size_t i = 0; i < 3; i++)
        shape.dims[i] = i == axis ? n : 1 + below(state, n > 1500 ? 2 : 4);
    if (n < 200 && next(state) % 3 == 0)
        shape.dims[(axis + 1) % 3] = 19;
    t->along_all = next(state) % 8 == 0;
    t->rule = (ac_line_rule){.word = AC_LINE_SORTED,
                             .kept = (ac_line_kept)(1 + next(state) % 3),
                             .axis = axis,
                             .dtype = dtype,
                             .values = 0,
                             .positions = 1};
    t->rule.descending = t->rule.kept == AC_LINE_RANKS && next(state) % 2 == 0;
    t->rule.count = 1;
    if (t->rule.kept == AC_LINE_RANKS && next(state) % 2 == 0)
        t->rule.count = 1 + below(state, next(state) % 2 == 0 ? n : n < 20 ? n : 20);
    else if (t->rule.kept == AC_LINE_RANKS)
        t->rule.first = below(state, n);
    if (t->along_all)
        t->rule.count = 1;
    kept = shape;
    kept.dims[axis] = t->rule.count;
    for (size_t i = 0; i < 3 && t->along_all; i++)
        kept.dims[i] = 1;
    t->in = lay_out(state, dtype, &shape, t->memory[0]);
    t->values[0] = lay_out(state, dtype, &shape, t->memory[1]);
    t->positions[0] = lay_out(state, AC_I64, &shape, t->memory[2]);
    t->values[1] = lay_out(state, dtype, &kept, t->memory[3]);
    t->positions[1] = lay_out(state, AC_I64, &kept, t->memory[4]);
    for (int64_t a = 0; a < shape.dims[0]; a++) {
        for (int64_t b = 0; b < shape.dims[1]; b++) {
            for (int64_t c = 0; c < shape.dims[2]; c++) {
                const uint64_t bits = bits_of(state, kind, number++);

                memcpy(element(&t->in, (const int64_t[]){a, b, c}), &bits,
                       ac_dtype_facts[dtype].bytes);
            }
        }
    }
}

static aclnnStatus run(const trial *t, size_t which, const ac_line_rule *rule, const ac_tensor *in)
{
    ac_call call = {.inputs = 1, .outputs = 2};
    void *const out[] = {t->values[which].data, t->positions[which].data};
    size_t room = 0;

    call.operands[0].tensor = in;
    call.operands[1].tensor = &t->values[which];
    call.operands[2].tensor = &t->positions[which];

    ac_lined *const d = ac_lined_make(&call, rule, &room);
    void *const workspace = aligned_alloc(64, (room + 127) / 64 * 64);
    const aclnnStatus status = ac_lined_run(d, in->data, out, workspace);

    free(workspace);
    ac_lined_free(d);
    return status;
}

/* The first rank of a line of elements in order that is kept. */
static int64_t first_of(const trial *t, const int64_t *line, int64_t n)
{
    int64_t numbers = 0;

    if (t->rule.kept == AC_LINE_RANKS)
        return t->rule.first;
    for (int64_t k = 0; k < n; k++) {
        int64_t index[] = {line[0], line[1], line[2]};

        index[t->rule.axis] = k;
        numbers += !is_nan(&t->values[0], element(&t->values[0], index));
    }
    if (t->rule.kept == AC_LINE_MIDDLE && numbers < n)
        return numbers;
    return numbers > 0 ? (numbers - 1) / 2 : 0;
}

static bool line_as_wanted(const trial *t, const int64_t *line)
{
    const size_t axis = t->rule.axis;
    const size_t size = ac_dtype_facts[t->in.dtype].bytes;
    const int64_t first = first_of(t, line, t->in.shape.dims[axis]);
    int64_t from[] = {line[0], line[1], line[2]};
    int64_t to[] = {line[0], line[1], line[2]};
    bool fine = true;

    for (int64_t k = 0; k < t->rule.count; k++) {
        from[axis] = first + k;
        to[axis] = k;
        fine = fine && memcmp(element(&t->values[0], from), element(&t->values[1], to), size) == 0;
        fine =
            fine && memcmp(element(&t->positions[0], from), element(&t->positions[1], to), 8) == 0;
    }
    if (!fine)
        printf("kept %d, first %lld, count %lld of %lld, dtype %d\n", (int)t->rule.kept,
               (long long)t->rule.first, (long long)t->rule.count,
               (long long)t->in.shape.dims[axis], t->in.dtype);
    return fine;
}

/* The line of all elements is that of a tensor in index order with one axis. */
static bool check_all(trial *t)
{
    static unsigned char dense[BYTES];
    const size_t size = ac_dtype_facts[t->in.dtype].bytes;
    const int64_t count = ac_shape_count(&t->in.shape);
    const ac_shape line = {.rank = 1, .dims = {count}};
    ac_line_rule every = t->rule;
    ac_tensor in = {.dtype = t->in.dtype, .data = dense, .shape = line, .strides = {1}};
    size_t number = 0;

    for (int64_t a = 0; a < t->in.shape.dims[0]; a++) {
        for (int64_t b = 0; b < t->in.shape.dims[1]; b++) {
            for (int64_t c = 0; c < t->in.shape.dims[2]; c++)
                memcpy(dense + number++ * size, element(&t->in, (const int64_t[]){a, b, c}), size);
        }
    }
    every.kept = AC_LINE_EVERY;
    every.first = 0;
    every.axis = 0;
    t->values[0] = in;
    t->values[0].data = t->memory[1];
    t->positions[0] = t->values[0];
    t->positions[0].dtype = AC_I64;
    t->positions[0].data = t->memory[2];
    if (run(t, 0, &every, &in) != ACLNN_SUCCESS)
        return false;
    t->rule.axis = AC_LINE_ALL;
    if (run(t, 1, &t->rule, &t->in) != ACLNN_SUCCESS)
        return false;
    t->rule.axis = 0;
    t->in.shape = line;
    return line_as_wanted(t, (const int64_t[]){0, 0, 0});
}

static bool check_each(void)
{
    static trial t;
    uint32_t state = 5;
    bool fine = true;

    for (int k = 0; k < TRIES && fine; k++) {
        ac_line_rule every;

        make(&state, &t);
        if (ac_shape_count(&t.in.shape) > ELEMENTS)
            continue;
        if (t.along_all) {
            fine = check_all(&t);
            continue;
        }
        every = t.rule;
        every.kept = AC_LINE_EVERY;
        every.first = 0;
        fine = run(&t, 0, &every, &t.in) == ACLNN_SUCCESS &&
               run(&t, 1, &t.rule, &t.in) == ACLNN_SUCCESS;
        for (int64_t a = 0; a < t.in.shape.dims[t.rule.axis == 0 ? 1 : 0] && fine; a++) {
            for (int64_t b = 0; b < t.in.shape.dims[t.rule.axis == 2 ? 1 : 2] && fine; b++) {
                const int64_t line[] = {t.rule.axis == 0 ? 0 : a,
                                        t.rule.axis == 0   ? a
                                        : t.rule.axis == 1 ? 0
                                                           : b,
                                        t.rule.axis == 2 ? 0 : b};

                fine = line_as_wanted(&t, line);
            }
        }
    }
    return fine;
}

Test(ranks, are_those_of_the_whole_line)
{
    bool fine = true;

    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        if (!ac_isa_supported((ac_isa)isa))
            continue;
        (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
        ac_isa_reload();
        fine = check_each() && fine;
    }
    (void)unsetenv("ACLNN_CPU_ISA");
    ac_isa_reload();
    cr_assert(fine);
}
