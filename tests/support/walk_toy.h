/*
 * Toys for the tests of the walk: tensors in buffers of exactly their size, random shapes from a
 * fixed seed, kernels in plain C, and readers and writers of single elements that share no code
 * with the runtime.
 */
#ifndef AC_TESTS_WALK_TOY_H
#define AC_TESTS_WALK_TOY_H

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "client/random.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

/* --- chance ---------------------------------------------------------------------------------- */

static uint64_t toy_seed;

static inline uint64_t toy_random(void)
{
    return random_next(&toy_seed);
}

static inline size_t toy_below(size_t limit)
{
    return (size_t)(toy_random() % limit);
}

static inline bool toy_chance(size_t of)
{
    return toy_below(of) == 0;
}

/* --- elements -------------------------------------------------------------------------------- */

/* Rounds to `digits` binary digits, to nearest even; the last digit of small numbers is 2^lowest.
 * What is larger than `most` becomes an infinity. */
static inline long double toy_round(long double x, int digits, int lowest, long double most)
{
    if (x == 0 || x != x || isinf(x))
        return x;
    int exponent;
    (void)frexpl(x, &exponent);
    int unit = exponent - digits;
    if (unit < lowest)
        unit = lowest;
    const long double rounded = ldexpl(nearbyintl(ldexpl(x, -unit)), unit);
    if (fabsl(rounded) > most)
        return copysignl(INFINITY, x);
    return rounded == 0 ? copysignl(0, x) : rounded;
}

static inline long double toy_read_small(uint16_t bits, int digits, int bias)
{
    const int exponent = bits >> digits & ((1 << (15 - digits)) - 1);
    const int fraction = bits & ((1 << digits) - 1);
    long double x;
    if (exponent == (1 << (15 - digits)) - 1)
        x = fraction != 0 ? (long double)NAN : (long double)INFINITY;
    else if (exponent == 0)
        x = ldexpl(fraction, 1 - bias - digits);
    else
        x = ldexpl(fraction + (1 << digits), exponent - bias - digits);
    return bits >> 15 ? -x : x;
}

static inline uint16_t toy_write_small(long double x, int digits, int bias)
{
    const int top = (1 << (15 - digits)) - 1;
    const int sign = signbit(x) ? 1 << 15 : 0;
    if (x != x)
        return (uint16_t)(top << digits | 1 << (digits - 1));
    const long double most = ldexpl((long double)((2 << digits) - 1), bias - digits);
    const long double r = fabsl(toy_round(x, digits + 1, 1 - bias - digits, most));
    if (isinf(r))
        return (uint16_t)(sign | top << digits);
    if (r == 0)
        return (uint16_t)sign;
    int exponent;
    (void)frexpl(r, &exponent);
    const int biased = exponent - 1 + bias;
    if (biased < 1)
        return (uint16_t)(sign | (int)ldexpl(r, bias + digits - 1));
    const int fraction = (int)ldexpl(r, digits + 1 - exponent) - (1 << digits);
    return (uint16_t)(sign | biased << digits | fraction);
}

/* The element at `from` as a number. */
static inline long double toy_read(int dtype, const void *from)
{
    union {
        float f32;
        double f64;
        int8_t i8;
        uint8_t u8;
        int16_t i16;
        uint16_t u16;
        int32_t i32;
        uint32_t u32;
        int64_t i64;
        uint64_t u64;
    } e = {.u64 = 0};
    memcpy(&e, from, ac_dtype_facts[dtype].bytes);
    switch (dtype) {
    case AC_F32:
        return e.f32;
    case AC_F64:
        return e.f64;
    case AC_F16:
        return toy_read_small(e.u16, 10, 15);
    case AC_BF16:
        return toy_read_small(e.u16, 7, 127);
    case AC_I8:
        return e.i8;
    case AC_U8:
        return e.u8;
    case AC_I16:
        return e.i16;
    case AC_U16:
        return e.u16;
    case AC_I32:
        return e.i32;
    case AC_U32:
        return e.u32;
    case AC_I64:
        return (long double)e.i64;
    case AC_U64:
        return (long double)e.u64;
    default:
        return e.u8 != 0;
    }
}

/* Writes a number as a floating dtype, rounded once; nan in its canonical form. */
static inline void toy_write(int dtype, void *to, long double x)
{
    if (dtype == AC_F32) {
        const uint32_t nan_bits = 0x7fc00000;
        const float f = (float)x;
        memcpy(to, x != x ? (const void *)&nan_bits : (const void *)&f, sizeof f);
    } else if (dtype == AC_F64) {
        const uint64_t nan_bits = UINT64_C(0x7ff8000000000000);
        const double f = (double)x;
        memcpy(to, x != x ? (const void *)&nan_bits : (const void *)&f, sizeof f);
    } else {
        const uint16_t bits =
            dtype == AC_F16 ? toy_write_small(x, 10, 15) : toy_write_small(x, 7, 127);
        memcpy(to, &bits, sizeof bits);
    }
}

/* One element from dtype to dtype; equal dtypes keep their bits. */
static inline void toy_convert(int target, void *to, int source, const void *from)
{
    const int part = ac_dtype_facts[target].part;
    const int own = ac_dtype_facts[source].part;

    if (target == source) {
        memcpy(to, from, ac_dtype_facts[source].bytes);
        return;
    }
    toy_write(part, to, toy_read(own, from));
    if (part != target)
        toy_write(part, (unsigned char *)to + ac_dtype_facts[part].bytes,
                  own == source
                      ? 0
                      : toy_read(own, (const unsigned char *)from + ac_dtype_facts[own].bytes));
}

/* Random elements, some of them of random bits. */
static inline void toy_fill(int whole, void *to, size_t elements)
{
    const int dtype = ac_dtype_facts[whole].part;
    const size_t count = elements * (dtype == whole ? 1 : 2);
    const size_t size = ac_dtype_facts[dtype].bytes;
    for (size_t i = 0; i < count; i++) {
        unsigned char *const element = (unsigned char *)to + i * size;
        const uint64_t bits = toy_random();
        if (ac_dtype_facts[dtype].class_ == AC_CLASS_FLOAT && !toy_chance(16))
            toy_write(dtype, element, ((long double)(int64_t)bits) / 9007199254740993.0L);
        else
            memcpy(element, &bits, size);
        if (dtype == AC_BOOL)
            *element &= 1;
    }
}

/* --- kernels --------------------------------------------------------------------------------- */

/* out[o] = (o + 1) * sum of (k + 1) * in[k], in f64; for 16-bit spans a sum of raw bits instead. */
typedef struct toy_attrs {
    size_t inputs;
    size_t outputs;
    int dtypes[AC_OPERANDS_MAX];
    bool folds[AC_OPERANDS_MAX];
    bool channels[AC_OPERANDS_MAX]; /* inputs whose elements may serve runs */
} toy_attrs;

static inline void toy_point_real(const toy_attrs *a, const void *const in[], void *const out[])
{
    double sum = 0;
    uint16_t raw = 0;
    for (size_t k = 0; k < a->inputs; k++) {
        if (a->dtypes[k] == AC_F32) {
            float x;
            memcpy(&x, in[k], sizeof x);
            sum += (double)(k + 1) * (double)x;
        } else if (a->dtypes[k] == AC_F64) {
            double x;
            memcpy(&x, in[k], sizeof x);
            sum += (double)(k + 1) * x;
        } else {
            uint16_t x;
            memcpy(&x, in[k], sizeof x);
            raw = (uint16_t)(raw + x);
        }
    }
    for (size_t o = 0; o < a->outputs; o++) {
        const double x = sum * (double)(o + 1);
        const int dtype = a->dtypes[a->inputs + o];
        if (a->folds[a->inputs + o]) {
            double *const lane = out[o];
            *lane += x;
        } else if (dtype == AC_F32 || dtype == AC_F64) {
            toy_write(dtype, out[o], x);
        } else {
            const uint16_t bits = (uint16_t)(raw + o);
            memcpy(out[o], &bits, sizeof bits);
        }
    }
}

/* The same; of complex spans for each part. */
static inline void toy_point(const toy_attrs *a, const void *const in[], void *const out[])
{
    const int part = ac_dtype_facts[a->dtypes[0]].part;
    toy_attrs parts = *a;
    const void *part_in[AC_OPERANDS_MAX];
    void *part_out[AC_OPERANDS_MAX];
    if (part == a->dtypes[0]) {
        toy_point_real(a, in, out);
        return;
    }
    for (size_t k = 0; k < 2; k++) {
        for (size_t i = 0; i < a->inputs + a->outputs; i++)
            parts.dtypes[i] = part;
        for (size_t i = 0; i < a->inputs; i++)
            part_in[i] = (const unsigned char *)in[i] + k * ac_dtype_facts[part].bytes;
        for (size_t o = 0; o < a->outputs; o++)
            part_out[o] = (unsigned char *)out[o] + k * ac_dtype_facts[part].bytes;
        toy_point_real(&parts, part_in, part_out);
    }
}

/* Kernel calls that were asked to write past the caches, and those of them that no kernel could
 * have obeyed. */
static _Atomic size_t toy_past;
static _Atomic size_t toy_past_wrong;

static inline bool toy_may_stream(const toy_attrs *a, size_t count, void *const outs[],
                                  const ac_runs *runs, uint32_t past)
{
    const ac_dtype_set floats = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64;
    bool may = past >> a->outputs == 0 && (runs == NULL || runs->length >= count);
    for (size_t o = 0; o < a->outputs; o++)
        if ((past >> o & 1) != 0)
            may = may && !a->folds[a->inputs + o] && (uintptr_t)outs[o] % 64 == 0 &&
                  ac_dtype_in(a->dtypes[a->inputs + o], floats);
    return may;
}

static inline void toy_kernel(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    const toy_attrs *const a = attrs;
    const ac_runs *runs = NULL;
    for (size_t k = 0; k < a->inputs; k++)
        if (a->channels[k])
            runs = ins[a->inputs];
    if (past != 0)
        toy_past++;
    if (past != 0 && !toy_may_stream(a, count, outs, runs, past))
        toy_past_wrong++;
    for (size_t i = 0; i < count; i++) {
        const void *in[AC_OPERANDS_MAX];
        void *out[AC_OPERANDS_MAX];
        for (size_t k = 0; k < a->inputs; k++) {
            const size_t element = runs != NULL && a->channels[k] ? i / runs->length : i;
            in[k] = (const unsigned char *)ins[k] + element * ac_dtype_facts[a->dtypes[k]].bytes;
        }
        for (size_t o = 0; o < a->outputs; o++)
            out[o] = (unsigned char *)outs[o] + i * ac_dtype_facts[a->dtypes[a->inputs + o]].bytes;
        toy_point(a, in, out);
    }
}

/* The same point by point of a panel; outputs that fold are summed in its accumulators, which are
 * as far apart as contract/kernel.h says. */
static inline void toy_panel_kernel(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const toy_attrs *const a = attrs;
    const ac_panel *const panel = ins[a->inputs];
    (void)count;
    (void)past;
    if (panel->past != 0)
        toy_past++;
    for (size_t p = 0; p < panel->planes; p++)
        for (size_t y = 0; y < panel->height; y++)
            for (size_t x = 0; x < ac_panel_width(panel, y); x++) {
                const void *in[AC_OPERANDS_MAX];
                void *out[AC_OPERANDS_MAX];
                size_t folded = 0;
                for (size_t k = 0; k < a->inputs + a->outputs; k++) {
                    const ptrdiff_t at = (ptrdiff_t)p * panel->plane_steps[k] +
                                         (ptrdiff_t)y * panel->line_steps[k] +
                                         ((panel->one >> k & 1) != 0 ? 0 : (ptrdiff_t)x);
                    const ptrdiff_t bytes = at * ac_dtype_facts[a->dtypes[k]].bytes;
                    if (k < a->inputs)
                        in[k] = (const unsigned char *)ins[k] + bytes;
                    else if (!a->folds[k])
                        out[k - a->inputs] = (unsigned char *)outs[k - a->inputs] + bytes;
                    else {
                        double *const lane = (double *)panel->lanes[folded++] +
                                             (ptrdiff_t)p * panel->lanes_plane +
                                             (ptrdiff_t)((y & panel->mask) * panel->width + x);
                        if (ac_panel_is_fresh(panel, y))
                            *lane = 0;
                        out[k - a->inputs] = lane;
                    }
                }
                toy_point(a, in, out);
            }
}

/* --- views ----------------------------------------------------------------------------------- */

static inline int64_t toy_volume(const ac_shape *shape)
{
    int64_t volume = 1;
    for (size_t d = 0; d < shape->rank; d++)
        volume *= shape->dims[d];
    return volume;
}

/* Gives the tensor some layout: 0 contiguous, 1 any order of the axes, 2 also gaps, backwards, and
 * zero strides where `repeats` allows. Sets the offset; returns the elements of the memory. */
static inline int64_t toy_layout(ac_tensor *t, bool repeats, size_t how)
{
    size_t order[AC_DIMS_MAX];
    for (size_t d = 0; d < t->shape.rank; d++)
        order[d] = t->shape.rank - 1 - d;
    if (how > 0)
        for (size_t d = t->shape.rank; d-- > 1;) {
            const size_t other = toy_below(d + 1);
            const size_t swap = order[d];
            order[d] = order[other];
            order[other] = swap;
        }
    int64_t step = how > 1 && toy_chance(3) ? 1 + (int64_t)toy_below(3) : 1;
    int64_t low = 0;
    int64_t high = 0;
    for (size_t k = 0; k < t->shape.rank; k++) {
        const size_t d = order[k];
        const int64_t extent = t->shape.dims[d];
        t->strides[d] = step;
        if (how > 0 && extent == 1)
            t->strides[d] = (int64_t)toy_below(1000) - 500;
        if (how > 1 && repeats && toy_chance(5))
            t->strides[d] = 0;
        if (how > 1 && toy_chance(6))
            t->strides[d] = -t->strides[d];
        if (extent == 1)
            continue;
        *(t->strides[d] < 0 ? &low : &high) += (extent - 1) * t->strides[d];
        if (t->strides[d] != 0)
            step = step * extent + (how > 1 && toy_chance(3) ? (int64_t)toy_below(4) : 0);
    }
    const int64_t before = how > 1 ? (int64_t)toy_below(5) : 0;
    t->offset = before - low;
    return high + 1 - low + before;
}

/* The operand's element at a point of the space, in elements from index zero. */
static inline int64_t toy_offset(const ac_operand *operand, const ac_shape *space,
                                 const int64_t *index)
{
    const ac_tensor *const t = operand->tensor;
    int64_t offset = 0;
    if (operand->view == AC_VIEW_CHANNEL) {
        int64_t channel = space->rank > 1 && toy_volume(&t->shape) > 1 ? index[1] : 0;
        for (size_t d = t->shape.rank; d-- > 0;) {
            offset += channel % t->shape.dims[d] * t->strides[d];
            channel /= t->shape.dims[d];
        }
        return offset;
    }
    for (size_t d = 0; d < t->shape.rank; d++)
        if (t->shape.dims[d] > 1)
            offset += index[space->rank - t->shape.rank + d] * t->strides[d];
    return offset;
}

static inline bool toy_next(const ac_shape *space, int64_t *index)
{
    for (size_t d = space->rank; d-- > 0;) {
        if (++index[d] < space->dims[d])
            return true;
        index[d] = 0;
    }
    return false;
}

/* --- settings -------------------------------------------------------------------------------- */

static inline void toy_environment(const char *isa, const char *threads)
{
    setenv("ACLNN_CPU_ISA", isa, 1);
    setenv("ACLNN_CPU_THREADS", threads, 1);
    ac_environment_reload();
}

/* The instruction sets of this machine, from `scalar` on. */
static inline size_t toy_isas(const char *names[AC_ISA_COUNT])
{
    size_t count = 0;
    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)isa), 1);
        ac_environment_reload();
        if (ac_isa_current() == (ac_isa)isa && ac_environment_check() == ACLNN_SUCCESS)
            names[count++] = ac_isa_name((ac_isa)isa);
    }
    return count;
}

/* --- calls ----------------------------------------------------------------------------------- */

/* A call with its tensors and their memory. Operands may share a buffer. */
typedef struct toy_call {
    ac_call call;
    ac_tensor tensors[AC_OPERANDS_MAX];
    toy_attrs attrs;
    unsigned char *buffers[AC_OPERANDS_MAX];
    size_t bytes[AC_OPERANDS_MAX];
    size_t shares[AC_OPERANDS_MAX]; /* the operand whose buffer is used */
    ac_reduce_form form;            /* of a call that reduces */
} toy_call;

/* Makes a call one that reduces: its outputs that fold are sums over the points. */
static inline void toy_reduce(toy_call *t)
{
    t->form = (ac_reduce_form){.passes = 1,
                               .wide = true,
                               .at_once = true,
                               .still = (uint16_t)((1 << t->call.inputs) - 1),
                               .tree = AC_TREE_AT_ONCE};
    for (size_t o = 0; o < t->call.outputs; o++) {
        ac_reduce_pass *const pass = &t->form.pass[0];
        t->form.result[o] = 0;
        if (!t->call.operands[t->call.inputs + o].fold)
            continue;
        pass->kind[pass->count] = AC_REDUCE_SUM;
        pass->value[pass->count++] = t->form.values;
        t->form.result[o] = (uint8_t)(t->form.values + 1);
        t->form.values = (uint8_t)(t->form.values + 2);
    }
    t->call.reduce = &t->form;
    t->call.reduced = 0;
    t->call.kernel = toy_panel_kernel;
}

static inline unsigned char *toy_address(const toy_call *t, size_t i,
                                         unsigned char *const buffers[])
{
    return buffers[t->shares[i]] + t->tensors[i].offset * ac_dtype_facts[t->tensors[i].dtype].bytes;
}

static inline aclnnStatus toy_run(const toy_call *t, unsigned char *const buffers[])
{
    ac_walk walk;
    ac_call call = t->call;
    ac_tensor tensors[AC_OPERANDS_MAX];
    toy_attrs attrs = t->attrs;
    for (size_t i = 0; i < call.inputs + call.outputs; i++) {
        attrs.channels[i] = call.operands[i].view == AC_VIEW_CHANNEL;
        tensors[i] = t->tensors[i];
        tensors[i].data = buffers[t->shares[i]];
        call.operands[i].tensor = &tensors[i];
    }
    const aclnnStatus built = ac_walk_build(&walk, &call);
    if (built != ACLNN_SUCCESS)
        return built;
    const void *in[AC_OPERANDS_MAX];
    void *out[AC_OPERANDS_MAX];
    for (size_t i = 0; i < call.inputs; i++)
        in[i] = toy_address(t, i, buffers);
    for (size_t o = 0; o < call.outputs; o++)
        out[o] = toy_address(t, call.inputs + o, buffers);
    const size_t bytes = ac_walk_workspace(&walk);
    void *const workspace = bytes > 0 ? aligned_alloc(64, (bytes + 63) / 64 * 64) : NULL;
    const aclnnStatus status = ac_walk_run(&walk, call.kernel, in, out, &attrs, workspace);
    free(workspace);
    return status;
}

static inline void toy_copy_buffers(const toy_call *t, unsigned char *copies[])
{
    for (size_t i = 0; i < t->call.inputs + t->call.outputs; i++) {
        if (t->shares[i] != i)
            continue;
        copies[i] = malloc(t->bytes[i]);
        memcpy(copies[i], t->buffers[i], t->bytes[i]);
    }
}

static inline void toy_free_buffers(const toy_call *t, unsigned char *buffers[])
{
    for (size_t i = 0; i < t->call.inputs + t->call.outputs; i++)
        if (t->shares[i] == i)
            free(buffers[i]);
}

#endif
