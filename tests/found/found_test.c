/*
 * What is found among all elements: every word, in random shapes, dtypes and layouts, against a
 * plain loop over all points; what is too small; a line that several threads write.
 */
#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aclnn/acl_meta.h"
#include "check/shapes.h"
#include "plan/found.h"
#include "sentence.h"

enum { TRIES = 1500, ROOM = 1 << 15, LARGE = 300007 };

static const char *const names[] = {"first", "second", "third", "out"};
static const ac_operator op = {.name = "aclnnToy", .arguments = names};

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

static ac_shape random_shape(uint32_t *state, size_t least)
{
    ac_shape shape = {.rank = least + next(state) % (5 - least)};

    for (size_t i = 0; i < shape.rank; i++)
        shape.dims[i] = next(state) % 9 == 0 ? 1 : 1 + next(state) % 7;
    return shape;
}

/* A tensor of this shape with gaps and some axes in another order. */
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

/* The same where some axes are missing or repeat. */
static ac_tensor lay_out_narrow(uint32_t *state, int dtype, const ac_shape *shape, void *memory)
{
    ac_shape own = *shape;
    const size_t lost = shape->rank > 0 ? next(state) % shape->rank : 0;

    own.rank -= lost;
    for (size_t i = 0; i < own.rank; i++)
        own.dims[i] = next(state) % 3 == 0 ? 1 : shape->dims[i + lost];
    return lay_out(state, dtype, &own, memory);
}

static void point_of(const ac_shape *shape, int64_t n, int64_t *index)
{
    for (size_t i = shape->rank; i-- > 0; n /= shape->dims[i])
        index[i] = n % shape->dims[i];
}

/* The element that a point of a space sees. */
static unsigned char *element(const ac_tensor *t, const ac_shape *space, const int64_t *index)
{
    const size_t behind = space->rank - t->shape.rank;
    int64_t at = 0;

    for (size_t i = 0; i < t->shape.rank; i++)
        at += t->shape.dims[i] == 1 ? 0 : index[i + behind] * t->strides[i];
    return (unsigned char *)t->data + at * (int64_t)ac_dtype_facts[t->dtype].bytes;
}

static bool holds(const ac_tensor *t, const ac_shape *space, const int64_t *index)
{
    const size_t size = ac_dtype_facts[t->dtype].bytes;
    uint64_t bits = 0;

    memcpy(&bits, element(t, space, index), size);
    if (ac_dtype_facts[t->dtype].class_ == AC_CLASS_FLOAT)
        bits &= ~(UINT64_C(1) << (8 * size - 1));
    return bits != 0;
}

/* Half of the elements are zeros, of both signs. */
static void fill(uint32_t *state, unsigned char *memory, size_t bytes)
{
    for (size_t i = 0; i < bytes; i += 8) {
        const uint64_t any =
            (uint64_t)next(state) << 40 ^ (uint64_t)next(state) << 20 ^ next(state);
        const uint64_t bits = next(state) % 2 == 0   ? any
                              : next(state) % 4 == 0 ? UINT64_C(0x8000800080008000)
                                                     : 0;

        memcpy(memory + i, &bits, 8);
    }
}

typedef struct memory {
    unsigned char first[ROOM];
    unsigned char second[ROOM];
    unsigned char third[ROOM];
    unsigned char out[ROOM];
    unsigned char wanted[ROOM];
} memory;

static aclnnStatus run(const ac_call *call, const ac_found_rule *rule)
{
    const void *in[AC_OPERANDS_MAX];
    void *out[AC_OPERANDS_MAX];
    size_t bytes;
    ac_found *const f = ac_found_make(call, rule, &bytes);
    void *const workspace = malloc(bytes);

    for (size_t i = 0; i < call->inputs; i++)
        in[i] = call->operands[i].tensor->data;
    for (size_t i = 0; i < call->outputs; i++)
        out[i] = call->operands[call->inputs + i].tensor->data;

    const aclnnStatus status = ac_found_run(f, in, out, workspace);

    free(workspace);
    ac_found_free(f);
    return status;
}

static ac_call call_of(const ac_shape *space, size_t inputs, const ac_tensor *const tensors[])
{
    ac_call call = {.op = &op, .space = *space, .inputs = inputs, .outputs = 1};

    for (size_t i = 0; i <= inputs; i++)
        call.operands[i] = (ac_operand){tensors[i], AC_VIEW_BROADCAST, tensors[i]->dtype, false};
    return call;
}

static const int kinds[] = {AC_U8, AC_F16, AC_F32, AC_F64, AC_I64, AC_BOOL};
static const int masks[] = {AC_BOOL, AC_U8, AC_F32};

Test(found, selected_elements_are_those_of_a_loop)
{
    memory *const m = calloc(1, sizeof *m);
    uint32_t state = 7;

    for (size_t n = 0; n < TRIES; n++) {
        const ac_shape space = random_shape(&state, 0);
        const int dtype = kinds[next(&state) % 6];
        const size_t size = ac_dtype_facts[dtype].bytes;
        const ac_shape line = {.rank = 1, .dims = {ac_shape_count(&space)}};
        ac_tensor values = lay_out(&state, dtype, &space, m->first);
        ac_tensor truths = lay_out_narrow(&state, masks[next(&state) % 3], &space, m->second);
        ac_tensor out = {.dtype = dtype, .data = m->out, .shape = line};
        const ac_tensor *const tensors[] = {&values, &truths, &out};
        const ac_call call = call_of(&space, 2, tensors);
        int64_t index[AC_RANK_MAX];
        int64_t kept = 0;

        out.strides[0] = 1 + next(&state) % 3;
        fill(&state, m->first, ROOM);
        fill(&state, m->second, ROOM);
        memset(m->out, 0xa5, ROOM);
        memset(m->wanted, 0xa5, ROOM);
        for (int64_t k = 0; k < line.dims[0]; k++) {
            point_of(&space, k, index);
            if (holds(&truths, &space, index))
                memcpy(m->wanted + kept++ * out.strides[0] * (int64_t)size,
                       element(&values, &space, index), size);
        }
        cr_assert(run(&call, &(ac_found_rule){.word = AC_FOUND_SELECTED,
                                              .arguments = {0, 1},
                                              .dtype = AC_F32,
                                              .status = 161002}) == 0);
        cr_assert(memcmp(m->out, m->wanted, ROOM) == 0, "try %zu", n);
    }
    free(m);
}

Test(found, places_are_those_of_a_loop)
{
    memory *const m = calloc(1, sizeof *m);
    uint32_t state = 11;

    for (size_t n = 0; n < TRIES; n++) {
        const ac_shape space = random_shape(&state, 1);
        const bool lines = next(&state) % 2 != 0;
        const bool packed = next(&state) % 2 != 0;
        const int64_t points = ac_shape_count(&space);
        const int64_t rank = (int64_t)space.rank;
        const ac_shape room = {.rank = 2, .dims = {lines ? rank : points, lines ? points : rank}};
        ac_tensor values = lay_out(&state, kinds[next(&state) % 6], &space, m->first);
        ac_tensor out = {.dtype = AC_I64, .data = m->out, .shape = room};
        const ac_tensor *const tensors[] = {&values, &out};
        const ac_call call = call_of(&space, 1, tensors);
        int64_t index[AC_RANK_MAX];
        int64_t kept = 0;
        int64_t all = 0;

        if (rank * points * 8 > ROOM / 2)
            continue;
        out.strides[0] = packed ? room.dims[1] : 1;
        out.strides[1] = packed ? 1 : room.dims[0];
        fill(&state, m->first, ROOM);
        memset(m->out, 0xa5, ROOM);
        memset(m->wanted, 0xa5, ROOM);
        for (int64_t k = 0; k < points; k++) {
            point_of(&space, k, index);
            all += holds(&values, &space, index);
        }
        for (int64_t k = 0; k < points; k++) {
            point_of(&space, k, index);
            if (!holds(&values, &space, index))
                continue;
            for (int64_t d = 0; d < rank; d++) {
                /* What lies in order is as long as what was found. */
                const bool straight = packed || room.dims[0] == 1 || room.dims[1] == 1;
                const int64_t at = straight ? (lines ? d * all + kept : kept * rank + d)
                                   : lines  ? d + kept * rank
                                            : kept + d * points;

                memcpy(m->wanted + at * 8, &index[d], 8);
            }
            kept++;
        }
        cr_assert(
            run(&call, &(ac_found_rule){.word = lines ? AC_FOUND_PLACE_LINES : AC_FOUND_PLACES,
                                        .arguments = {0},
                                        .dtype = AC_F32,
                                        .status = 161002}) == 0);
        cr_assert(memcmp(m->out, m->wanted, ROOM) == 0, "try %zu", n);
    }
    free(m);
}

Test(found, lists_are_dealt_as_in_a_loop)
{
    memory *const m = calloc(1, sizeof *m);
    uint32_t state = 13;

    for (size_t n = 0; n < TRIES; n++) {
        const ac_shape space = random_shape(&state, 0);
        const int dtype = kinds[next(&state) % 6];
        const size_t size = ac_dtype_facts[dtype].bytes;
        const ac_shape own = {.rank = 2, .dims = {2, ac_shape_count(&space)}};
        ac_tensor list = lay_out(&state, dtype, &own, m->first);
        ac_tensor truths = lay_out_narrow(&state, AC_BOOL, &space, m->second);
        ac_tensor values = lay_out(&state, dtype, &space, m->third);
        ac_tensor out = values;
        const ac_tensor *const tensors[] = {&values, &truths, &list, &out};
        const ac_call call = call_of(&space, 3, tensors);
        int64_t index[AC_RANK_MAX];
        int64_t at[AC_RANK_MAX];
        int64_t taken = 0;

        fill(&state, m->first, ROOM);
        fill(&state, m->second, ROOM);
        fill(&state, m->third, ROOM);
        if (next(&state) % 2 != 0) { /* elsewhere, and by other strides */
            out = lay_out(&state, dtype, &space, m->out);
            memset(m->out, 0xa5, ROOM);
        }
        memcpy(m->wanted, out.data, ROOM);

        ac_tensor wanted = out;

        wanted.data = m->wanted;
        for (int64_t k = 0; k < ac_shape_count(&space); k++) {
            const unsigned char *from;

            point_of(&space, k, index);
            from = element(&values, &space, index);
            if (holds(&truths, &space, index)) {
                point_of(&own, taken++, at);
                from = element(&list, &own, at);
            }
            memcpy(element(&wanted, &space, index), from, size);
        }
        cr_assert(run(&call, &(ac_found_rule){.word = AC_FOUND_DEALT,
                                              .arguments = {2, 1, 0},
                                              .dtype = AC_F32,
                                              .status = 161002}) == 0);
        cr_assert(memcmp(out.data, m->wanted, ROOM) == 0, "try %zu", n);
    }
    free(m);
}

/* Inputs that lie in the memory of an output are read as if they had been copied. */
Test(found, outputs_may_lie_on_inputs)
{
    int32_t memory_of[] = {1, 0, 3, 4, 0, 6};
    const ac_shape space = {.rank = 1, .dims = {6}};
    const ac_tensor values = {.dtype = AC_I32, .data = memory_of, .shape = space, .strides = {1}};
    const ac_tensor out = values;
    const ac_tensor *const tensors[] = {&values, &values, &out};
    const ac_call call = call_of(&space, 2, tensors);
    static const int32_t wanted[] = {1, 3, 4, 6, 0, 6};

    cr_assert(run(&call, &(ac_found_rule){.word = AC_FOUND_SELECTED,
                                          .arguments = {0, 1},
                                          .dtype = AC_F32,
                                          .status = 161002}) == 0);
    cr_assert(memcmp(memory_of, wanted, sizeof wanted) == 0);
}

Test(found, threads_write_one_line)
{
    float *const from = malloc(LARGE * sizeof *from);
    float *const to = calloc(LARGE, sizeof *to);
    unsigned char *const mask = malloc(LARGE);
    uint32_t state = 17;
    size_t kept = 0;
    const ac_shape flat = {.rank = 1, .dims = {LARGE}};
    const ac_tensor values = {.dtype = AC_F32, .data = from, .shape = flat, .strides = {1}};
    const ac_tensor truths = {.dtype = AC_BOOL, .data = mask, .shape = flat, .strides = {1}};
    const ac_tensor out = {.dtype = AC_F32, .data = to, .shape = flat, .strides = {1}};
    const ac_tensor *const tensors[] = {&values, &truths, &out};
    const ac_call call = call_of(&flat, 2, tensors);

    for (size_t i = 0; i < LARGE; i++) {
        from[i] = (float)i;
        mask[i] = next(&state) % 3 == 0;
    }
    cr_assert(run(&call, &(ac_found_rule){.word = AC_FOUND_SELECTED,
                                          .arguments = {0, 1},
                                          .dtype = AC_F32,
                                          .status = 161002}) == 0);
    for (size_t i = 0; i < LARGE; i++) {
        if (mask[i] != 0)
            cr_assert(to[kept++] == (float)i);
    }
    for (; kept < LARGE; kept++)
        cr_assert(to[kept] == 0.0f);
    free(from);
    free(to);
    free(mask);
}

Test(found, what_is_too_small_is_refused)
{
    const float elements[] = {1, 0, 3, 4, 0, 6};
    int64_t places[6] = {-1, -1, -1, -1, -1, -1};
    float own[6] = {0};
    const ac_shape space = {.rank = 2, .dims = {2, 3}};
    const ac_shape room = {.rank = 2, .dims = {3, 2}};
    const ac_shape three = {.rank = 1, .dims = {3}};
    ac_tensor values = {.dtype = AC_F32, .shape = space, .strides = {3, 1}};
    ac_tensor out = {.dtype = AC_I64, .data = places, .shape = room, .strides = {2, 1}};
    ac_tensor list = {.dtype = AC_F32, .data = own, .shape = three, .strides = {1}};
    const ac_tensor *const found[] = {&values, &out};
    ac_call call = call_of(&space, 1, found);

    values.data = (void *)(uintptr_t)elements;
    static const char *const two[] = {"first", "out"};
    const ac_operator of_two = {.name = "aclnnToy", .arguments = two};

    ac_call_enter(&op);
    call.op = &of_two;
    assert_refused(run(&call, &(ac_found_rule){.word = AC_FOUND_PLACES,
                                               .arguments = {0},
                                               .dtype = AC_F32,
                                               .status = 161002}),
                   161002,
                   "EZ1001: aclnnToy: out has room for 6 indices; 8 are needed, 2 for each of 4 "
                   "elements of first "
                   "that are not 0");
    for (size_t i = 0; i < 6; i++)
        cr_assert(places[i] == -1);

    const ac_tensor to = {.dtype = AC_F32, .data = own, .shape = space, .strides = {3, 1}};
    const ac_tensor *const dealt[] = {&to, &values, &list, &to};
    const ac_call deal = call_of(&space, 3, dealt);

    assert_refused(run(&deal, &(ac_found_rule){.word = AC_FOUND_DEALT,
                                               .arguments = {2, 1, 0},
                                               .dtype = AC_F32,
                                               .status = 161002}),
                   161002,
                   "EZ1001: aclnnToy: third has 3 elements; 4 are needed, one for each element of "
                   "second that is "
                   "true");
}

Test(found, room_is_checked)
{
    const ac_tensor space = {.dtype = AC_F32, .shape = {.rank = 2, .dims = {2, 3}}};
    ac_tensor out = {.dtype = AC_I64, .shape = {.rank = 1, .dims = {6}}, .strides = {2, 1}};

    ac_call_enter(&op);
    assert_accepted(ac_check_found_line(&out, "out", &space, "self"));
    out.shape.dims[0] = 5;
    assert_refused(ac_check_found_line(&out, "out", &space, "self"), 161002,
                   "EZ1001: aclnnToy: out has shape [5]; only [6] (room for all elements of self) "
                   "is allowed");
    assert_refused(ac_check_found_rows(&out, "out", &space, "self", false), 161002,
                   "EZ1001: aclnnToy: out is not contiguous and has shape [5]; a matrix with a "
                   "column for each index, or contiguous elements are allowed, for the 2 axes of "
                   "self");
    out.shape = (ac_shape){.rank = 2, .dims = {1, 6}};
    out.strides[1] = 2;
    assert_accepted(ac_check_found_rows(&out, "out", &space, "self", false));
    assert_refused(
        ac_check_found_rows(&out, "out", &space, "self", true), 161002,
        "EZ1001: aclnnToy: out is not contiguous and has shape [1, 6]; a matrix with a "
        "row for each index, or contiguous elements are allowed, for the 2 axes of self");
    out.shape.dims[0] = 2;
    assert_accepted(ac_check_found_rows(&out, "out", &space, "self", true));
}

/* The caller's tensor has the shape of what was found; one that was destroyed has none. */
Test(found, tensors_are_told_what_was_found)
{
    const float elements[] = {1, 0, 3, 4, 0, 6};
    float own[12] = {0};
    const int64_t six = 6;
    const int64_t step = 2;
    const int64_t storage = 12;
    aclTensor *const handle =
        aclCreateTensor(&six, 1, ACL_FLOAT, &step, 0, ACL_FORMAT_ND, &storage, 1, own);
    const ac_shape space = {.rank = 1, .dims = {6}};
    ac_tensor values = {.dtype = AC_F32, .shape = space, .strides = {1}};
    const ac_tensor *const tensors[] = {&values, &values, ac_tensor_of(handle)};
    const ac_call call = call_of(&space, 2, tensors);
    const ac_found_rule rule = {
        .word = AC_FOUND_SELECTED, .arguments = {0, 1}, .dtype = AC_F32, .status = 161002};
    int64_t *dims;
    uint64_t rank;

    values.data = (void *)(uintptr_t)elements;
    cr_assert(run(&call, &rule) == 0);
    cr_assert(aclGetViewShape(handle, &dims, &rank) == 0);
    cr_assert(rank == 1 && dims[0] == 4 && own[6] == 6.0f);
    free(dims);
    cr_assert(aclGetViewStrides(handle, &dims, &rank) == 0);
    cr_assert(rank == 1 && dims[0] == 2);
    free(dims);

    size_t bytes;
    ac_found *const f = ac_found_make(&call, &rule, &bytes);
    void *const workspace = malloc(bytes);
    const void *const in[] = {elements, elements};
    void *const out[] = {own};

    cr_assert(aclDestroyTensor(handle) == 0);

    aclTensor *const other =
        aclCreateTensor(&six, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, &storage, 1, own);

    cr_assert(ac_found_run(f, in, out, workspace) == 0);
    cr_assert(aclGetViewShape(other, &dims, &rank) == 0);
    cr_assert(dims[0] == 6);
    free(dims);
    free(workspace);
    ac_found_free(f);
    cr_assert(aclDestroyTensor(other) == 0);
}
