/*
 * The walk against an independent reference that visits the space point by point, in index order,
 * with inputs read from a copy made first. Whole buffers are compared, so a byte written outside a
 * view is seen; buffers end where their views end, so the address sanitizer sees one read there.
 */
#include <criterion/criterion.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/threads.h"
#include "walk_toy.h"

static void reference(const toy_call *t, unsigned char *const before[],
                      unsigned char *const after[])
{
    const ac_call *const call = &t->call;
    const size_t total = call->inputs + call->outputs;
    int64_t index[AC_DIMS_MAX] = {0};
    do {
        unsigned char values[AC_OPERANDS_MAX][16];
        const void *in[AC_OPERANDS_MAX];
        void *out[AC_OPERANDS_MAX];
        for (size_t i = 0; i < total; i++) {
            if (i >= call->inputs) {
                out[i - call->inputs] = values[i];
                continue;
            }
            const ac_tensor *const tensor = &t->tensors[i];
            const unsigned char *const from =
                toy_address(t, i, before) + toy_offset(&call->operands[i], &call->space, index) *
                                                ac_dtype_facts[tensor->dtype].bytes;
            toy_convert(call->operands[i].dtype, values[i], tensor->dtype, from);
            in[i] = values[i];
        }
        toy_point(&t->attrs, in, out);
        for (size_t i = call->inputs; i < total; i++) {
            const ac_tensor *const tensor = &t->tensors[i];
            unsigned char *const to =
                toy_address(t, i, after) + toy_offset(&call->operands[i], &call->space, index) *
                                               ac_dtype_facts[tensor->dtype].bytes;
            toy_convert(tensor->dtype, to, call->operands[i].dtype, values[i]);
        }
    } while (toy_next(&call->space, index));
}

static void check(const toy_call *t, const char *what, size_t trial)
{
    unsigned char *expected[AC_OPERANDS_MAX];
    unsigned char *got[AC_OPERANDS_MAX];
    toy_copy_buffers(t, expected);
    toy_copy_buffers(t, got);
    reference(t, t->buffers, expected);
    cr_assert_eq(toy_run(t, got), ACLNN_SUCCESS);
    for (size_t i = 0; i < t->call.inputs + t->call.outputs; i++)
        if (t->shares[i] == i)
            cr_assert(memcmp(expected[i], got[i], t->bytes[i]) == 0,
                      "%s, trial %zu: operand %zu of %s", what, trial, i,
                      ac_dtype_facts[t->tensors[i].dtype].name);
    toy_free_buffers(t, expected);
    toy_free_buffers(t, got);
}

/* Those that anything converts to, then those that convert to any of these. */
static const int any_dtypes[] = {AC_F32, AC_F16, AC_BF16, AC_F64, AC_C32, AC_C64, AC_C128, AC_I8,
                                 AC_U8,  AC_I16, AC_U16,  AC_I32, AC_U32, AC_I64, AC_U64,  AC_BOOL};

static void random_space(ac_shape *space, size_t most)
{
    space->rank = toy_below(9);
    size_t volume = 1;
    for (size_t d = 0; d < space->rank; d++) {
        size_t extent = toy_chance(4) ? 1 : 1 + toy_below(toy_chance(4) ? 300 : 7);
        if (volume * extent > most)
            extent = 1;
        volume *= extent;
        space->dims[d] = (int64_t)extent;
    }
}

/* A shape that the view may have in this space. */
static void random_shape(ac_shape *shape, ac_view view, const ac_shape *space)
{
    *shape = *space;
    if (view == AC_VIEW_BROADCAST) {
        const size_t drop = toy_below(space->rank + 1);
        shape->rank = space->rank - drop;
        for (size_t d = 0; d < shape->rank; d++)
            shape->dims[d] = toy_chance(3) ? 1 : space->dims[d + drop];
    } else if (view == AC_VIEW_CHANNEL) {
        const int64_t channels = space->rank > 1 ? space->dims[1] : 1;
        shape->rank = 0;
        if (toy_chance(4))
            return;
        int64_t left = channels;
        for (int64_t part = 2; part <= 3 && toy_chance(2); part++)
            if (left % part == 0) {
                shape->dims[shape->rank++] = part;
                left /= part;
            }
        shape->dims[shape->rank++] = left;
        if (toy_chance(2))
            shape->dims[shape->rank++] = 1;
    }
}

/* `how` says how wild the layouts are (toy_layout); `mixed` whether tensors have dtypes of their
 * own. */
static void random_call(toy_call *t, size_t how, bool mixed, size_t most)
{
    memset(t, 0, sizeof *t);
    ac_call *const call = &t->call;
    random_space(&call->space, most);
    call->inputs = 1 + toy_below(3);
    call->outputs = 1 + toy_chance(4);
    call->kernel = toy_kernel;
    call->attrs = &t->attrs;
    call->attrs_size = sizeof t->attrs;
    t->attrs.inputs = call->inputs;
    t->attrs.outputs = call->outputs;
    const int wide[] = {AC_F32, AC_F64, AC_C64, AC_C128};
    const int narrow[] = {AC_F16, AC_BF16};
    const int span = mixed || toy_chance(2) ? wide[toy_below(4)] : narrow[toy_below(2)];
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const bool output = i >= call->inputs;
        ac_operand *const operand = &call->operands[i];
        ac_tensor *const tensor = &t->tensors[i];
        operand->tensor = tensor;
        operand->dtype = span;
        operand->view = output || how == 0 ? AC_VIEW_SAME : (ac_view)toy_below(3);
        tensor->dtype = !mixed ? span : any_dtypes[toy_below(output ? 7 : 16)];
        random_shape(&tensor->shape, operand->view, &call->space);
        const int64_t elements = toy_layout(tensor, !output, how);
        t->attrs.dtypes[i] = span;
        t->shares[i] = i;
        t->bytes[i] = (size_t)elements * ac_dtype_facts[tensor->dtype].bytes;
        t->buffers[i] = malloc(t->bytes[i]);
        toy_fill(tensor->dtype, t->buffers[i], (size_t)elements);
    }
}

static void release(toy_call *t)
{
    toy_free_buffers(t, t->buffers);
}

static void random_trials(size_t trials, size_t how, bool mixed, size_t most, const char *what)
{
    const char *isas[AC_ISA_COUNT];
    const size_t count = toy_isas(isas);
    for (size_t trial = 0; trial < trials; trial++) {
        toy_environment(isas[trial % count], "1");
        toy_call t;
        random_call(&t, how, mixed, most);
        check(&t, what, trial);
        release(&t);
    }
}

Test(walk, contiguous)
{
    toy_seed = 1;
    random_trials(200, 0, false, 20000, "contiguous");
}

Test(walk, permuted)
{
    toy_seed = 2;
    random_trials(500, 1, false, 20000, "permuted");
}

Test(walk, strided)
{
    toy_seed = 3;
    random_trials(2000, 2, false, 5000, "strided");
}

Test(walk, mixed_dtypes)
{
    toy_seed = 4;
    random_trials(1000, 2, true, 3000, "mixed");
    random_trials(200, 0, true, 3000, "mixed, contiguous");
}

/* Inputs and outputs in one buffer, wherever chance puts them. */
Test(walk, overlap)
{
    toy_seed = 5;
    const char *isas[AC_ISA_COUNT];
    const size_t count = toy_isas(isas);
    for (size_t trial = 0; trial < 4000; trial++) {
        toy_environment(isas[trial % count], "1");
        toy_call t;
        random_call(&t, toy_below(3), false, 3000);
        /* One output only: two that overlap have no defined result. */
        if (t.call.outputs > 1) {
            free(t.buffers[t.call.inputs + 1]);
            t.call.outputs = t.attrs.outputs = 1;
        }
        const size_t out = t.call.inputs;
        const size_t size = ac_dtype_facts[t.tensors[0].dtype].bytes;
        size_t bytes = 0;
        for (size_t i = 0; i <= out; i++) {
            free(t.buffers[i]);
            t.shares[i] = out;
            if (i < out && toy_chance(3) && t.call.operands[i].view == AC_VIEW_SAME) {
                t.tensors[i] = t.tensors[out]; /* exactly the output, but for a shift */
                t.bytes[i] = t.bytes[out];
            }
            const size_t shift = toy_chance(2) ? 0 : toy_below(20);
            t.tensors[i].offset += (int64_t)shift;
            t.bytes[i] += shift * size;
            if (t.bytes[i] > bytes)
                bytes = t.bytes[i];
        }
        t.bytes[out] = bytes;
        t.buffers[out] = malloc(bytes);
        toy_fill(t.tensors[0].dtype, t.buffers[out], bytes / size);
        check(&t, "overlap", trial);
        release(&t);
    }
}

/* Outputs that visit an element more than once: the last point in index order wins. */
Test(walk, output_overlaps_itself)
{
    toy_seed = 6;
    toy_environment("scalar", "2");
    for (size_t trial = 0; trial < 3000; trial++) {
        toy_call t;
        random_call(&t, 2, false, 3000);
        const size_t out = t.call.inputs;
        ac_tensor *const tensor = &t.tensors[out];
        free(t.buffers[out]);
        const int64_t elements = toy_layout(tensor, true, 2);
        t.bytes[out] = (size_t)elements * ac_dtype_facts[tensor->dtype].bytes;
        t.buffers[out] = malloc(t.bytes[out]);
        toy_fill(tensor->dtype, t.buffers[out], (size_t)elements);
        check(&t, "output overlaps itself", trial);
        release(&t);
    }
}

/* Spaces that are shared out between threads. */
Test(walk, threads)
{
    toy_seed = 7;
    const char *const threads[] = {"1", "2", "3", "4"};
    const char *isas[AC_ISA_COUNT];
    const size_t count = toy_isas(isas);
    for (size_t trial = 0; trial < 24; trial++) {
        toy_environment(isas[trial % count], threads[trial % 4]);
        toy_call t;
        do {
            random_call(&t, trial % 3, false, 300000);
            if (toy_volume(&t.call.space) >= 70000)
                break;
            release(&t);
        } while (true);
        check(&t, "threads", trial);
        release(&t);
    }
    ac_threads_stop();
}

/* Layouts with fast paths of their own must be right, too. */
typedef struct shape_case {
    size_t rank;
    int64_t dims[4];
    int64_t in[4]; /* strides; -1 for contiguous ones */
    int64_t out[4];
} shape_case;

Test(walk, named_shapes)
{
    static const shape_case cases[] = {
        {2, {129, 257}, {1, 129}, {257, 1}}, /* transposed input */
        {2, {129, 257}, {257, 1}, {1, 129}}, /* transposed output */
        {2, {129, 257}, {1, 129}, {1, 129}}, /* both */
        {2, {64, 64}, {1, 64}, {64, 1}},
        {1, {5000}, {2}, {1}}, /* every other element */
        {1, {5000}, {1}, {3}},
        {1, {5000}, {-1}, {1}},          /* backwards */
        {2, {300, 70}, {0, 1}, {70, 1}}, /* one row for all */
        {2, {300, 70}, {1, 0}, {70, 1}}, /* one column for all */
        {2, {7, 9000}, {1, 0}, {9000, 1}},
        {2, {7, 9000}, {0, 1}, {9000, 1}},
        {3, {5, 30, 49}, {0, 1, 0}, {1470, 49, 1}},             /* one value for each channel */
        {4, {3, 16, 7, 7}, {784, 1, 112, 16}, {784, 49, 7, 1}}, /* channels last to first */
        {4, {3, 16, 7, 7}, {784, 49, 7, 1}, {784, 1, 112, 16}},
        {4, {3, 3, 33, 35}, {3465, 1, 105, 3}, {3465, 1155, 35, 1}},
        {3, {40, 50, 60}, {1, 40, 2000}, {3000, 60, 1}}, /* three axes turned round */
        {3, {40, 50, 60}, {50, 1, 2000}, {3000, 60, 1}},
        {2, {1000, 3}, {4, 1}, {3, 1}}, /* short rows */
        {2, {3, 1000}, {1, 3}, {1000, 1}},
        {2, {1000, 3}, {1, 1000}, {3, 1}},
        {2, {2000, 5}, {1, 1}, {5, 1}}, /* a sliding window */
    };
    static const int dtypes[] = {AC_F32, AC_F64, AC_F16, AC_C64, AC_C128};
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    toy_seed = 8;
    for (size_t k = 0; k < sizeof cases / sizeof cases[0] * 5 * isa_count; k++) {
        const shape_case *const c = &cases[k / 5 / isa_count];
        toy_environment(isas[k % isa_count], "1");
        toy_call t = {.call = {.kernel = toy_kernel, .inputs = 1, .outputs = 1}};
        t.call.attrs = &t.attrs;
        t.attrs.inputs = t.attrs.outputs = 1;
        t.call.space.rank = c->rank;
        memcpy(t.call.space.dims, c->dims, sizeof c->dims);
        for (size_t i = 0; i < 2; i++) {
            ac_tensor *const tensor = &t.tensors[i];
            tensor->dtype = dtypes[k / isa_count % 5];
            tensor->shape = t.call.space;
            int64_t low = 0;
            int64_t high = 0;
            for (size_t d = 0; d < c->rank; d++) {
                tensor->strides[d] = i == 0 ? c->in[d] : c->out[d];
                *(tensor->strides[d] < 0 ? &low : &high) += tensor->strides[d] * (c->dims[d] - 1);
            }
            tensor->offset = -low;
            t.call.operands[i] = (ac_operand){tensor, AC_VIEW_SAME, tensor->dtype, false};
            t.attrs.dtypes[i] = tensor->dtype;
            t.shares[i] = i;
            t.bytes[i] = (size_t)(high - low + 1) * ac_dtype_facts[tensor->dtype].bytes;
            t.buffers[i] = malloc(t.bytes[i]);
            toy_fill(tensor->dtype, t.buffers[i], (size_t)(high - low + 1));
        }
        check(&t, "named shape", k / 5 / isa_count);
        release(&t);
    }
}

/* Results larger than the caches are streamed, mostly by the kernel. The input repeats its row
 * (contiguous or strided) or its column, with or without conversion. */
Test(walk, streamed)
{
    enum { ROWS = 1031, COLUMNS = 13001 };
    static const struct {
        int dtype;
        int64_t strides[2];
    } kinds[] = {
        {AC_F32, {0, 1}}, {AC_F32, {1, 0}},  {AC_F16, {0, 1}}, {AC_F16, {1, 0}},
        {AC_F32, {0, 2}}, {AC_F32, {0, -3}}, {AC_F16, {0, 2}},
    };
    enum { KINDS = sizeof kinds / sizeof kinds[0] };
    toy_seed = 9;
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    for (size_t k = 0; k < isa_count * KINDS; k++) {
        const int dtype = kinds[k % KINDS].dtype;
        const int64_t *const strides = kinds[k % KINDS].strides;
        const int64_t first = strides[1] < 0 ? -strides[1] * (COLUMNS - 1) : 0;
        const size_t elements = 3 * COLUMNS;
        toy_environment(isas[k / KINDS], "2");
        toy_call t = {.call = {.kernel = toy_kernel, .inputs = 1, .outputs = 1}};
        t.call.attrs = &t.attrs;
        t.attrs.inputs = t.attrs.outputs = 1;
        t.call.space = (ac_shape){2, {ROWS, COLUMNS}};
        for (size_t i = 0; i < 2; i++) {
            ac_tensor *const tensor = &t.tensors[i];
            const size_t count = i == 0 ? elements : ROWS * COLUMNS + 3;
            tensor->dtype = i == 0 ? dtype : AC_F32;
            tensor->shape = t.call.space;
            tensor->strides[0] = i == 1 ? COLUMNS : strides[0];
            tensor->strides[1] = i == 1 ? 1 : strides[1];
            tensor->offset = i == 0 ? first : 3;
            t.call.operands[i] = (ac_operand){tensor, AC_VIEW_SAME, AC_F32, false};
            t.attrs.dtypes[i] = AC_F32;
            t.shares[i] = i;
            t.bytes[i] = count * ac_dtype_facts[tensor->dtype].bytes;
            t.buffers[i] = malloc(t.bytes[i]);
            memset(t.buffers[i], 0, t.bytes[i]);
        }
        toy_fill(dtype, t.buffers[0], elements);
        toy_past = toy_past_wrong = 0;
        cr_assert_eq(toy_run(&t, t.buffers), ACLNN_SUCCESS);
        cr_assert(toy_past >= ROWS / 2, "%zu calls past the caches", toy_past);
        cr_assert_eq(toy_past_wrong, 0);
        const float *const out = (const float *)(const void *)t.buffers[1] + 3;
        for (size_t r = 0; r < ROWS; r++)
            for (size_t c = 0; c < COLUMNS; c++) {
                const float x = out[r * COLUMNS + c];
                const int64_t at = first + (int64_t)r * strides[0] + (int64_t)c * strides[1];
                const float y =
                    (float)toy_read(dtype, t.buffers[0] + at * ac_dtype_facts[dtype].bytes);
                cr_assert(x == y || (x != x && y != y), "at %zu, %zu", r, c);
            }
        release(&t);
    }
    ac_threads_stop();
}

/* Results larger than the caches of a transposed input: the rows of a tile are written past the
 * caches where they start at lines, and by way of a block elsewhere. */
Test(walk, streamed_rows)
{
    enum { ROWS = 1042, COLUMNS = 13040 };
    toy_seed = 10;
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    for (size_t k = 0; k < 2 * isa_count; k++) {
        const size_t first = k % 2; /* element of the output's memory */
        toy_environment(isas[k / 2], "2");
        toy_call t = {.call = {.kernel = toy_kernel, .inputs = 1, .outputs = 1}};
        t.call.attrs = &t.attrs;
        t.attrs.inputs = t.attrs.outputs = 1;
        t.call.space = (ac_shape){2, {ROWS, COLUMNS}};
        for (size_t i = 0; i < 2; i++) {
            ac_tensor *const tensor = &t.tensors[i];
            tensor->dtype = AC_F32;
            tensor->shape = t.call.space;
            tensor->strides[0] = i == 0 ? 1 : COLUMNS;
            tensor->strides[1] = i == 0 ? ROWS : 1;
            tensor->offset = i == 0 ? 0 : (int64_t)first;
            t.call.operands[i] = (ac_operand){tensor, AC_VIEW_SAME, AC_F32, false};
            t.attrs.dtypes[i] = AC_F32;
            t.shares[i] = i;
            t.bytes[i] = (ROWS * COLUMNS + 16) * sizeof(float);
            t.buffers[i] = aligned_alloc(64, t.bytes[i]);
            memset(t.buffers[i], 0, t.bytes[i]);
        }
        toy_fill(AC_F32, t.buffers[0], ROWS * COLUMNS);
        toy_past = toy_past_wrong = 0;
        cr_assert_eq(toy_run(&t, t.buffers), ACLNN_SUCCESS);
        cr_assert_eq(toy_past > 0, first == 0, "%zu calls past the caches", toy_past);
        cr_assert_eq(toy_past_wrong, 0);
        const float *const in = (const float *)(const void *)t.buffers[0];
        const float *const out = (const float *)(const void *)t.buffers[1] + first;
        for (size_t r = 0; r < ROWS; r++)
            for (size_t c = 0; c < COLUMNS; c++) {
                const float x = out[r * COLUMNS + c];
                const float y = in[c * ROWS + r];
                cr_assert(x == y || (x != x && y != y), "at %zu, %zu", r, c);
            }
        release(&t);
    }
    ac_threads_stop();
}

/* Views whose every row ends at a page that must not be touched. */
Test(walk, guarded_pages)
{
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    const size_t rows = 9;
    for (size_t k = 0; k < isa_count * 8; k++) {
        toy_environment(isas[k % isa_count], "1");
        const size_t columns = 1 + k / isa_count * 13;
        toy_call t = {.call = {.kernel = toy_kernel, .inputs = 1, .outputs = 1}};
        t.call.attrs = &t.attrs;
        t.attrs.inputs = t.attrs.outputs = 1;
        t.call.space = (ac_shape){2, {(int64_t)rows, (int64_t)columns}};
        for (size_t i = 0; i < 2; i++) {
            const bool turned =
                k / isa_count % 2 == i; /* the guarded axis is this operand's first */
            unsigned char *const memory =
                mmap(NULL, 2 * page * rows, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            cr_assert(memory != MAP_FAILED);
            for (size_t r = 0; r < rows; r++)
                mprotect(memory + 2 * page * r, page, PROT_READ | PROT_WRITE);
            ac_tensor *const tensor = &t.tensors[i];
            tensor->dtype = AC_F32;
            tensor->shape = t.call.space;
            if (turned)
                t.call.space = tensor->shape;
            tensor->strides[0] = (int64_t)(2 * page / sizeof(float));
            tensor->strides[1] = turned ? 1 : -1;
            tensor->offset =
                turned ? (int64_t)(page / sizeof(float) - columns) : (int64_t)columns - 1;
            t.call.operands[i] = (ac_operand){tensor, AC_VIEW_SAME, AC_F32, false};
            t.shares[i] = i;
            t.bytes[i] = 2 * page * rows;
            t.buffers[i] = memory;
        }
        cr_assert_eq(toy_run(&t, t.buffers), ACLNN_SUCCESS);
        for (size_t i = 0; i < 2; i++)
            munmap(t.buffers[i], t.bytes[i]);
    }
}

/* Nothing to do: no workspace, nothing touched. */
Test(walk, empty)
{
    toy_call t = {.call = {.kernel = toy_kernel, .inputs = 1, .outputs = 1}};
    t.call.space = (ac_shape){2, {3, 0}};
    for (size_t i = 0; i < 2; i++) {
        t.tensors[i].dtype = AC_F32;
        t.tensors[i].shape = t.call.space;
        t.call.operands[i] = (ac_operand){&t.tensors[i], AC_VIEW_SAME, AC_F32, false};
    }
    ac_walk walk;
    cr_assert_eq(ac_walk_build(&walk, &t.call), ACLNN_SUCCESS);
    cr_assert_eq(walk.kind, AC_WALK_NOTHING);
    cr_assert_eq(ac_walk_workspace(&walk), 0);
    cr_assert_eq(ac_walk_run(&walk, toy_kernel, NULL, NULL, NULL, NULL), ACLNN_SUCCESS);
}

/* If many consecutive points share an element of a channel input, kernels get the element itself:
 * one for a whole span, or one for each run. */
typedef struct run_case {
    ac_shape space;
    int64_t weights;
    int64_t step; /* between weights */
    int dtype;    /* of the weights */
    size_t run;
} run_case;

Test(walk, runs)
{
    static const run_case cases[] = {
        {{3, {1, 64, 64}}, 64, 1, AC_F32, 64},       {{3, {1, 40, 67}}, 40, 1, AC_F32, 67},
        {{3, {2, 5, 1000}}, 5, 1, AC_F32, 1000},     {{4, {3, 16, 9, 8}}, 16, 1, AC_F32, 72},
        {{3, {1, 64, 64}}, 64, 2, AC_F32, 0}, /* the elements lie apart, */
        {{3, {1, 64, 64}}, 64, 1, AC_F16, 0}, /* are to be converted, */
        {{3, {1, 90, 63}}, 90, 1, AC_F32, 0}, /* serve few points */
        {{3, {3, 5, 1000}}, 5, 7, AC_F16, SIZE_MAX}, {{4, {2, 3, 800, 90}}, 3, 1, AC_F32, SIZE_MAX},
        {{3, {2, 40, 50}}, 1, 1, AC_F32, SIZE_MAX},  {{3, {2, 3, 70000}}, 3, 1, AC_F64, SIZE_MAX},
        {{2, {30, 200}}, 200, 1, AC_F32, 0},
    };
    const char *isas[AC_ISA_COUNT];
    const size_t isa_count = toy_isas(isas);
    toy_seed = 9;
    for (size_t k = 0; k < sizeof cases / sizeof cases[0] * isa_count; k++) {
        const run_case *const c = &cases[k / isa_count];
        toy_environment(isas[k % isa_count], "1");
        toy_call t = {.call = {.kernel = toy_kernel, .inputs = 2, .outputs = 1}};
        t.call.space = c->space;
        t.attrs.inputs = 2;
        t.attrs.outputs = 1;
        for (size_t i = 0; i < 3; i++) {
            ac_tensor *const tensor = &t.tensors[i];
            tensor->dtype = i == 1 ? c->dtype : AC_F32;
            tensor->shape = i == 1 ? (ac_shape){1, {c->weights}} : c->space;
            int64_t stride = i == 1 ? c->step : 1;
            for (size_t d = tensor->shape.rank; d-- > 0; stride *= tensor->shape.dims[d])
                tensor->strides[d] = stride;
            t.call.operands[i] =
                (ac_operand){tensor, i == 1 ? AC_VIEW_CHANNEL : AC_VIEW_SAME, AC_F32, false};
            t.attrs.dtypes[i] = AC_F32;
            t.shares[i] = i;
            t.bytes[i] = (size_t)stride * ac_dtype_facts[tensor->dtype].bytes;
            t.buffers[i] = malloc(t.bytes[i]);
            toy_fill(tensor->dtype, t.buffers[i], (size_t)stride);
        }
        ac_walk walk;
        cr_assert_eq(ac_walk_build(&walk, &t.call), ACLNN_SUCCESS);
        cr_assert_eq(walk.run, c->run, "case %zu: %zu", k / isa_count, walk.run);
        check(&t, "runs", k);
        release(&t);
    }
}

/* The weights of a few channels, contiguous or strided, need no tiles or workspace; a tensor that
 * is not in index order is run in tiles. */
Test(walk, few)
{
    for (int64_t step = 1; step <= 3; step += 2) {
        toy_call t = {.call = {.kernel = toy_kernel, .inputs = 2, .outputs = 1}};
        t.call.space = (ac_shape){3, {2, 4, 8}};
        for (size_t i = 0; i < 3; i++) {
            ac_tensor *const tensor = &t.tensors[i];
            tensor->dtype = AC_F32;
            tensor->shape = i == 1 ? (ac_shape){1, {4}} : t.call.space;
            tensor->strides[0] = i == 1 ? step : 32;
            tensor->strides[1] = 8;
            tensor->strides[2] = 1;
            t.call.operands[i] =
                (ac_operand){tensor, i == 1 ? AC_VIEW_CHANNEL : AC_VIEW_SAME, AC_F32, false};
        }
        ac_walk walk;
        cr_assert_eq(ac_walk_build(&walk, &t.call), ACLNN_SUCCESS);
        cr_assert_eq(walk.kind, AC_WALK_ONE_SPAN);
        cr_assert_eq(ac_walk_workspace(&walk), 0);
        t.tensors[0].strides[2] = 8;
        t.tensors[0].strides[1] = 1;
        cr_assert_eq(ac_walk_build(&walk, &t.call), ACLNN_SUCCESS);
        cr_assert_eq(walk.kind, AC_WALK_TILES);
    }
}
