/*
 * Contractions whose summed axes are joined, against the definition of contraction/contraction.h
 * evaluated element by element with the C library's fused multiply-add, bit for bit: convolutions
 * along one to three axes, with groups, windows of every kind that run forwards and backwards, and
 * sums along axes that do not lie evenly; any strides, dtypes, instruction sets and numbers of
 * threads.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/isa.h"
#include "check/joined.h"
#include "contraction/contraction.h"
#include "kernel/stage.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

enum { LEFT, RIGHT, ADDEND, OUT, OPERANDS, LETTERS = 26 };

typedef struct trial {
    ac_tensor tensors[OPERANDS];
    unsigned char *memory[OPERANDS];
    size_t bytes[OPERANDS];
    ac_contraction form;
    ac_contraction_factors factors;
    ac_call call;
    const char *axes[OPERANDS];
    int64_t extents[LETTERS][AC_RUN_MOST];
    size_t run;
    bool has_addend;
} trial;

/* The index of each letter, and of each axis of a run. */
typedef int64_t indices[LETTERS][AC_RUN_MOST];

static uint64_t seed = 7;

static uint64_t any(void)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return seed >> 33;
}

static int64_t below(int64_t limit)
{
    return (int64_t)(any() % (uint64_t)limit);
}

static double any_number(bool wild)
{
    const double x = (double)(any() % 20001) / 10000 - 1;

    if (wild && any() % 300 == 0)
        return any() % 2 ? (double)INFINITY : (double)NAN;
    return any() % 16 == 0 ? 0 : x;
}

static void put(const ac_tensor *t, int64_t at, double x)
{
    ac_stage_current()->convert(
        t->dtype, (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, AC_F64, &x, 1);
}

static double get(const ac_tensor *t, int64_t at)
{
    double x;

    ac_stage_current()->convert(AC_F64, &x, t->dtype,
                                (unsigned char *)t->data + at * ac_dtype_facts[t->dtype].bytes, 1);
    return x;
}

/* Strides of a shape: axes in a random order, at times with gaps, an input at times with 0. */
static int64_t lay_out(ac_tensor *t, bool repeats)
{
    int64_t step = 1 + (any() % 4 == 0);
    size_t order[AC_RANK_MAX];

    for (size_t d = 0; d < t->shape.rank; d++)
        order[d] = t->shape.rank - 1 - d;
    for (size_t d = t->shape.rank; d > 1 && any() % 3 == 0; d--) {
        const size_t other = (size_t)below((int64_t)d);
        const size_t kept = order[d - 1];

        order[d - 1] = order[other];
        order[other] = kept;
    }
    for (size_t d = 0; d < t->shape.rank; d++) {
        t->strides[order[d]] = step;
        if (repeats && any() % 16 == 0)
            t->strides[order[d]] = 0;
        else
            step *= t->shape.dims[order[d]] + (any() % 8 == 0);
    }
    return step + 1;
}

static int64_t *extent(trial *t, char letter)
{
    return t->extents[letter - 'a'];
}

/* Gives an operand its shape and numbers. What is seen has the extents of the letter 's'. */
static void make(trial *t, size_t operand, int dtype, bool wild)
{
    ac_tensor *const tensor = &t->tensors[operand];
    ac_joined_axis axis;

    for (const char *c = t->axes[operand]; *c != '\0';) {
        c = ac_joined_next(c, &axis);
        for (size_t i = 0; i < (axis.run ? t->run : 1); i++) {
            int64_t n = axis.inner ? extent(t, axis.seen ? 's' : axis.inner)[i] : 1;

            if (axis.outer && !axis.seen)
                n *= extent(t, axis.outer)[0];
            tensor->shape.dims[tensor->shape.rank++] = n;
        }
    }
    tensor->dtype = dtype;

    const int64_t count = lay_out(tensor, operand != OUT);

    t->bytes[operand] = (size_t)count * ac_dtype_facts[dtype].bytes;
    t->memory[operand] = malloc(t->bytes[operand]);
    cr_assert(t->memory[operand] != NULL);
    tensor->data = t->memory[operand];
    for (int64_t i = 0; i < count; i++)
        put(tensor, i, any_number(wild));
}

/* Whether an operand is seen between two elements: such indices are left out of sums. */
static bool between(const trial *t, size_t operand, indices at)
{
    ac_joined_axis axis;

    for (const char *c = t->axes[operand]; *c != '\0';) {
        c = ac_joined_next(c, &axis);
        for (size_t i = 0; axis.seen && i < (axis.run ? t->run : 1); i++) {
            const ac_window *const w = &t->factors.windows[i];

            if ((w->step * at[axis.outer - 'a'][i] + w->tap * at[axis.inner - 'a'][i] + w->origin) %
                    w->divisor !=
                0)
                return true;
        }
    }
    return false;
}

/* The element of an operand at the letters' indices; false outside it. */
static bool place(const trial *t, size_t operand, indices at, int64_t *found)
{
    const ac_tensor *const tensor = &t->tensors[operand];
    ac_joined_axis axis;
    size_t d = 0;

    *found = 0;
    for (const char *c = t->axes[operand]; *c != '\0';) {
        c = ac_joined_next(c, &axis);
        for (size_t i = 0; i < (axis.run ? t->run : 1); i++, d++) {
            int64_t index = axis.inner ? at[axis.inner - 'a'][i] : 0;

            if (axis.seen) {
                const ac_window *const w = &t->factors.windows[i];
                const int64_t number =
                    w->step * at[axis.outer - 'a'][i] + w->tap * index + w->origin;

                if (number % w->divisor != 0 || number < 0 ||
                    number / w->divisor >= tensor->shape.dims[d])
                    return false;
                index = number / w->divisor;
            } else if (axis.outer) {
                index += at[axis.outer - 'a'][0] * t->extents[axis.inner - 'a'][0];
            }
            *found += index * tensor->strides[d];
        }
    }
    return true;
}

static double element(const trial *t, size_t operand, indices at)
{
    int64_t found;

    return place(t, operand, at, &found) ? get(&t->tensors[operand], found) : 0;
}

/* Moves the indices of some letters to the next point; false after the last. */
static bool step(const trial *t, const char *letters, indices at)
{
    for (size_t k = strlen(letters); k > 0; k--) {
        for (size_t i = AC_RUN_MOST; i > 0; i--) {
            int64_t *const index = &at[letters[k - 1] - 'a'][i - 1];

            if (++*index < t->extents[letters[k - 1] - 'a'][i - 1])
                return true;
            *index = 0;
        }
    }
    return false;
}

static int64_t points(const trial *t, const char *letters)
{
    int64_t count = 1;

    for (const char *c = letters; *c != '\0'; c++)
        for (size_t i = 0; i < AC_RUN_MOST; i++)
            count *= t->extents[*c - 'a'][i];
    return count;
}

/* The element of the result, as the definition has it. */
static double defined(const trial *t, indices at)
{
    const bool wide = t->call.operands[0].dtype == AC_F64;
    const int64_t all = points(t, t->form.summed);
    double sum = 0;
    double part = 0;
    bool has = false; /* indices in the block, */
    bool had = false; /* and in those before */

    for (int64_t k = 0; k < all; k++) {
        if (!between(t, LEFT, at) && !between(t, RIGHT, at)) {
            const double x = element(t, LEFT, at);
            const double y = element(t, RIGHT, at);

            part = wide ? fma(x, y, part) : (double)fmaf((float)x, (float)y, (float)part);
            has = true;
        }
        if (has && (k % AC_CONTRACTION_BLOCK == AC_CONTRACTION_BLOCK - 1 || k == all - 1)) {
            sum = !had ? part : wide ? sum + part : (double)((float)sum + (float)part);
            part = 0;
            had = true;
            has = false;
        }
        (void)step(t, t->form.summed, at);
    }
    if (!t->has_addend)
        return sum;
    return wide ? sum + element(t, ADDEND, at)
                : (double)((float)sum + (float)element(t, ADDEND, at));
}

static unsigned char *expected(const trial *t, const char *space)
{
    unsigned char *const memory = malloc(t->bytes[OUT]);
    ac_tensor out = t->tensors[OUT];
    indices at = {{0}};

    cr_assert(memory != NULL);
    memcpy(memory, t->memory[OUT], t->bytes[OUT]);
    out.data = memory;
    do {
        int64_t found;

        cr_assert(place(t, OUT, at, &found));
        put(&out, found, defined(t, at));
    } while (step(t, space, at));
    return memory;
}

static void run(const trial *t)
{
    ac_walk walk;
    const void *in[3];
    void *out = t->tensors[OUT].data;

    cr_assert_eq(ac_walk_build_contraction(&walk, &t->call, &t->form,
                                           (size_t)ac_shape_count(&t->call.space)),
                 ACLNN_SUCCESS);
    for (size_t i = 0; i < t->call.inputs; i++)
        in[i] = t->call.operands[i].tensor->data;

    void *const workspace =
        walk.workspace > 0 ? aligned_alloc(64, (walk.workspace + 63) / 64 * 64) : NULL;

    memset(workspace ? workspace : &walk.pieces, 0xff, walk.workspace);
    cr_assert_eq(ac_walk_run(&walk, NULL, in, &out, &t->factors, workspace), ACLNN_SUCCESS);
    free(workspace);
}

/* Runs it on every instruction set, with one thread or three, and compares the output's memory. */
static void check(trial *t, const char *space, size_t number)
{
    unsigned char *const wanted = expected(t, space);
    unsigned char *const before = malloc(t->bytes[OUT]);

    cr_assert(before != NULL);
    memcpy(before, t->memory[OUT], t->bytes[OUT]);
    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        if (!ac_isa_supported((ac_isa)isa))
            continue;
        (void)setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
        (void)setenv("ACLNN_CPU_THREADS", number % 2 ? "3" : "1", 1);
        ac_environment_reload();
        ac_isa_reload();
        memcpy(t->memory[OUT], before, t->bytes[OUT]);
        run(t);
        cr_assert(memcmp(t->memory[OUT], wanted, t->bytes[OUT]) == 0, "trial %zu of %s on %s",
                  number, t->axes[LEFT], ac_isa_name((ac_isa)isa));
    }
    free(before);
    free(wanted);
    for (size_t i = 0; i < OPERANDS; i++)
        free(t->memory[i]);
}

/* Describes the call of operands that have been made. */
static void describe(trial *t, const char *summed, char given)
{
    const int computed = t->tensors[OUT].dtype == AC_F64 ? AC_F64 : AC_F32;
    const size_t numbers[OPERANDS] = {0, 1, 2, t->has_addend ? 3 : 2};

    t->form = (ac_contraction){.left = 0,
                               .right = 1,
                               .addend = t->has_addend ? 2 : AC_NO_ADDEND,
                               .summed = summed,
                               .given = given};
    t->factors.alpha = t->factors.beta = 1;
    t->call.inputs = t->has_addend ? 3 : 2;
    t->call.outputs = 1;
    t->call.space = t->tensors[OUT].shape;
    t->call.attrs = &t->factors;
    for (size_t i = 0; i < OPERANDS; i++) {
        if (i == ADDEND && !t->has_addend)
            continue;
        t->form.axes[numbers[i]] = t->axes[i];
        t->call.operands[numbers[i]] = (ac_operand){&t->tensors[i], AC_VIEW_SAME, computed, false};
    }
}

static void begin(trial *t, size_t axes, bool addend)
{
    memset(t, 0, sizeof *t);
    t->run = axes;
    t->has_addend = addend;
    for (size_t l = 0; l < LETTERS; l++)
        for (size_t i = 0; i < AC_RUN_MOST; i++)
            t->extents[l][i] = 1;
}

static int64_t some(int64_t most)
{
    return any() % 3 == 0 ? 1 : 1 + below(any() % 3 == 0 ? most : most / 4 + 1);
}

/* Windows along each axis of the run, and the extents that they show: at least one position. */
static void see(trial *t, bool spread, int64_t most)
{
    for (size_t i = 0; i < t->run; i++) {
        ac_window *const w = &t->factors.windows[i];
        const int64_t taps = extent(t, 'q')[i] = some(5);
        const int64_t stride = some(4);
        const int64_t apart = some(3);
        const int64_t reach = apart * (taps - 1);

        for (int64_t tries = 0;; tries++) {
            const int64_t has = extent(t, 's')[i] = some(most) + tries;
            const int64_t ahead = below(4);
            const int64_t all = spread ? (has - 1) * stride + reach + 1 - ahead - below(3)
                                       : has + ahead + below(4) - reach - 1;

            if (spread ? all < 1 : all < 0)
                continue;
            extent(t, 'p')[i] = spread ? all : all / stride + 1;
            *w = spread ? (ac_window){1, -apart, ahead, stride}
                        : (ac_window){stride, apart, -ahead, 1};
            break;
        }
    }
}

static const int dtypes[] = {AC_F32, AC_F32, AC_F16, AC_BF16, AC_F64};

static int any_dtype(bool wide)
{
    return wide ? AC_F64 : dtypes[any() % 4];
}

/* A convolution; the positions, the channels and the groups of one are many. */
static void convolve(size_t number, bool spread)
{
    trial t;
    const bool wide = number % 7 == 3;

    begin(&t, 1 + number % 3, any() % 2);
    t.axes[LEFT] = "n(gc)[p.q.]";
    t.axes[RIGHT] = spread ? "(gc)oq." : "(go)cq.";
    t.axes[ADDEND] = "(go)";
    t.axes[OUT] = "n(go)p.";
    *extent(&t, 'n') = some(3);
    *extent(&t, 'g') = some(4);
    *extent(&t, 'c') = some(number % 5 == 0 ? 120 : 6);
    *extent(&t, 'o') = some(number % 5 == 1 ? 90 : 12);
    see(&t, spread, t.run == 1 ? 120 : t.run == 2 ? 20 : 7);
    t.factors.extent = *extent(&t, 'g');
    for (size_t i = 0; i < OPERANDS; i++)
        make(&t, i, any_dtype(wide), number % 6 == 0 && i != OUT);
    describe(&t, "cq", 'g');
    check(&t, "ngop", number);
}

Test(joined, convolutions)
{
    for (size_t i = 0; i < 150; i++)
        convolve(i, false);
}

Test(joined, windows_that_run_backwards)
{
    for (size_t i = 0; i < 100; i++)
        convolve(i, true);
}

/* Few kernels for each channel: sums go along windows alone, and lines are read as they lie. */
Test(joined, channels_of_their_own)
{
    for (size_t i = 0; i < 120; i++) {
        trial t;

        begin(&t, 1 + i % 2, any() % 2);
        t.axes[LEFT] = "n(gc)[p.q.]";
        t.axes[RIGHT] = "(go)cq.";
        t.axes[ADDEND] = "(go)";
        t.axes[OUT] = "n(go)p.";
        *extent(&t, 'n') = some(3);
        *extent(&t, 'g') = some(7);
        *extent(&t, 'o') = 1 + below(6);
        see(&t, false, t.run == 1 ? 300 : 40);
        t.factors.extent = *extent(&t, 'g');
        for (size_t k = 0; k < OPERANDS; k++)
            make(&t, k, any_dtype(i % 5 == 0), i % 4 == 0 && k != OUT);
        describe(&t, "cq", 'g');
        check(&t, "ngop", i);
    }
}

/* Few rows, and several blocks of products: of lines that are long enough to be read as they lie.
 */
Test(joined, few_rows_of_many_channels)
{
    for (size_t i = 0; i < 120; i++) {
        const bool spread = i % 3 == 0;
        trial t;

        begin(&t, 1 + i % 2, any() % 2);
        t.axes[LEFT] = "n(gc)[p.q.]";
        t.axes[RIGHT] = spread ? "(gc)oq." : "(go)cq.";
        t.axes[ADDEND] = "(go)";
        t.axes[OUT] = "n(go)p.";
        *extent(&t, 'n') = some(2);
        *extent(&t, 'g') = some(2);
        *extent(&t, 'c') = 1 + below(t.run == 1 ? 200 : 60);
        *extent(&t, 'o') = 1 + below(5);
        see(&t, spread, t.run == 1 ? 200 : 40);
        t.factors.extent = *extent(&t, 'g');
        for (size_t k = 0; k < OPERANDS; k++)
            make(&t, k, any_dtype(i % 5 == 0), i % 4 == 0 && k != OUT);
        describe(&t, "cq", 'g');
        check(&t, "ngop", i);
    }
}

/* The factor that is seen is the left one or the right one, and what is summed lies behind it. */
Test(joined, along_the_first_axis)
{
    for (size_t i = 0; i < 60; i++) {
        trial t;

        begin(&t, 1, any() % 2);
        t.axes[i % 2 ? LEFT : RIGHT] = "[pq]bc";
        t.axes[i % 2 ? RIGHT : LEFT] = "qco";
        t.axes[ADDEND] = i % 3 ? "o" : "pbo";
        t.axes[OUT] = "pbo";
        *extent(&t, 'b') = some(9);
        *extent(&t, 'c') = some(200);
        *extent(&t, 'o') = some(70);
        see(&t, i % 5 == 0, 60);
        for (size_t k = 0; k < OPERANDS; k++)
            make(&t, k, any_dtype(false), false);
        describe(&t, "qc", '\0');
        check(&t, "pbo", i);
    }
}

/* Positions are summed along, and taps are axes of the result: the gradient of kernels. */
Test(joined, sums_of_positions)
{
    for (size_t i = 0; i < 200; i++) {
        const bool wide = i % 7 == 3;
        trial t;

        begin(&t, 1 + i % 3, false);
        t.axes[i % 2 ? LEFT : RIGHT] = "n(gc)[p.q.]";
        t.axes[i % 2 ? RIGHT : LEFT] = "n(go)p.";
        t.axes[OUT] = "(go)cq.";
        *extent(&t, 'n') = some(3);
        *extent(&t, 'g') = some(4);
        *extent(&t, 'c') = some(i % 5 == 0 ? 120 : 6);
        *extent(&t, 'o') = some(i % 5 == 1 ? 90 : 12);
        see(&t, i % 4 == 0, t.run == 1 ? 400 : t.run == 2 ? 20 : 7);
        for (size_t k = 0; k < t.run; k++)
            extent(&t, 'p')[k] = extent(&t, 'p')[k] > 400 ? 400 : extent(&t, 'p')[k];
        t.factors.extent = *extent(&t, 'g');
        for (size_t k = 0; k < OPERANDS; k++)
            if (k != ADDEND)
                make(&t, k, any_dtype(wide), i % 6 == 0 && k != OUT);
        describe(&t, "np", 'g');
        check(&t, "gocq", i);
    }
}

/* The same of channels that have kernels of their own: taps that lie beside each other slide along
 * positions, of several blocks. */
Test(joined, sums_of_positions_of_channels_of_their_own)
{
    for (size_t i = 0; i < 80; i++) {
        trial t;

        begin(&t, 1 + i % 2, false);
        t.axes[LEFT] = "n(gc)[p.q.]";
        t.axes[RIGHT] = "n(go)p.";
        t.axes[OUT] = "(go)cq.";
        *extent(&t, 'n') = some(3);
        *extent(&t, 'g') = some(4);
        *extent(&t, 'c') = some(4);
        see(&t, i % 8 == 0, t.run == 1 ? 700 : 30);
        t.factors.extent = *extent(&t, 'g');
        for (size_t k = 0; k < OPERANDS; k++)
            if (k != ADDEND)
                make(&t, k, any_dtype(i % 5 == 0), i % 6 == 0 && k != OUT);
        describe(&t, "np", 'g');
        check(&t, "gocq", i);
    }
}

/* One factor is a number: elements of the other one are summed. */
Test(joined, sums_of_one_factor)
{
    for (size_t i = 0; i < 60; i++) {
        trial t;

        begin(&t, 1 + i % 3, false);
        t.axes[LEFT] = "n(go)p.";
        t.axes[RIGHT] = "";
        t.axes[OUT] = "(go)";
        *extent(&t, 'n') = some(5);
        *extent(&t, 'g') = some(4);
        *extent(&t, 'o') = some(90);
        for (size_t k = 0; k < t.run; k++)
            extent(&t, 'p')[k] = some(t.run == 1 ? 400 : t.run == 2 ? 20 : 7);
        t.factors.extent = *extent(&t, 'g');
        for (size_t k = 0; k < OPERANDS; k++)
            if (k != ADDEND)
                make(&t, k, any_dtype(i % 5 == 0), i % 6 == 0 && k != OUT);
        describe(&t, "np", 'g');
        check(&t, "go", i);
    }
}

/* Nothing is seen: two axes are summed along. */
Test(joined, two_summed_axes)
{
    for (size_t i = 0; i < 60; i++) {
        trial t;

        begin(&t, 1, any() % 2);
        t.axes[LEFT] = "bmk";
        t.axes[RIGHT] = "bkn";
        t.axes[ADDEND] = t.axes[OUT] = "mn";
        *extent(&t, 'b') = some(9);
        *extent(&t, 'k') = some(300);
        *extent(&t, 'm') = some(70);
        *extent(&t, 'n') = some(100);
        for (size_t k = 0; k < OPERANDS; k++)
            make(&t, k, any_dtype(i % 4 == 0), false);
        describe(&t, "bk", '\0');
        check(&t, "mn", i);
    }
}

/* An input that overlaps the output is read as it was. */
Test(joined, overlapping)
{
    for (size_t i = 0; i < 40; i++) {
        trial t;

        begin(&t, 2, true);
        t.axes[LEFT] = "n(gc)[p.q.]";
        t.axes[RIGHT] = "(go)cq.";
        t.axes[ADDEND] = "(go)";
        t.axes[OUT] = "n(go)p.";
        *extent(&t, 'n') = some(3);
        *extent(&t, 'g') = some(3);
        *extent(&t, 'c') = some(6);
        *extent(&t, 'o') = some(6);
        see(&t, false, 12);
        t.factors.extent = *extent(&t, 'g');
        for (size_t k = 0; k < OPERANDS; k++)
            make(&t, k, AC_F32, false);
        describe(&t, "cq", 'g');

        /* The output lies in a memory of its own, and then where an input does. */
        unsigned char *const apart = expected(&t, "ngop");
        const size_t operand = (size_t)below(ADDEND + 1);
        const size_t bytes = t.bytes[OUT] > t.bytes[operand] ? t.bytes[OUT] : t.bytes[operand];
        unsigned char *const both = malloc(bytes);
        unsigned char *const alone = malloc(t.bytes[OUT]);

        cr_assert(both != NULL && alone != NULL);
        memcpy(both, t.memory[OUT], t.bytes[OUT]);
        memcpy(both, t.memory[operand], t.bytes[operand]);
        memcpy(alone, both, t.bytes[OUT]);
        t.tensors[OUT].data = alone;

        unsigned char *const kept = t.memory[OUT];

        t.memory[OUT] = alone;
        unsigned char *const wanted = expected(&t, "ngop");

        t.memory[OUT] = kept;
        t.tensors[OUT].data = t.tensors[operand].data = both;
        run(&t);
        cr_assert(memcmp(both, wanted, t.bytes[OUT]) == 0, "trial %zu, operand %zu", i, operand);
        free(apart);
        free(wanted);
        free(alone);
        free(both);
        for (size_t k = 0; k < OPERANDS; k++)
            free(t.memory[k]);
    }
}
