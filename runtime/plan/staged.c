#include "plan/staged.h"

#include <stdlib.h>
#include <string.h>

#include "handles/view.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

/* The bytes of an operand, relative to its element at index zero: [low, high). */
typedef struct reach {
    int64_t low;
    int64_t high;
} reach;

struct ac_staged {
    size_t count;
    bool apart; /* each stage has a space of its own, and operands */
    size_t inputs;
    size_t outputs;
    reach reaches[AC_OPERANDS_MAX];
    ac_stage stages[AC_STAGES_MAX];
    bool contracts; /* each stage two of the inputs, or one: */
    uint8_t factors[AC_STAGES_MAX][2];
    ac_walk walks[AC_STAGES_MAX];
};

/* What elements are multiplied by that are summed as they are. */
static const float one = 1;

static reach reach_of(const ac_tensor *tensor)
{
    const int64_t size = (int64_t)ac_dtype_size(tensor->dtype);
    reach r = {0, size};

    if (ac_shape_empty(&tensor->shape))
        return (reach){0, 0};
    for (size_t i = 0; i < tensor->shape.rank; i++) {
        const int64_t far = tensor->strides[i] * (tensor->shape.dims[i] - 1) * size;

        if (far < 0)
            r.low += far;
        else
            r.high += far;
    }
    return r;
}

/* The operands that bits name, one behind the other; returns their number. */
static size_t pick(const ac_call *call, size_t first, uint32_t bits, ac_call *own, size_t to)
{
    const size_t begin = to;

    for (size_t i = 0; bits >> i != 0; i++) {
        if ((bits >> i & 1) == 0)
            continue;
        own->operands[to] = call->operands[first + i];
        own->whole[to++] = call->whole[first + i];
    }
    return to - begin;
}

/* The call of a stage with a space of its own; false where that is empty. */
static bool apart_of(const ac_call *call, const ac_stage *stage, ac_call *own)
{
    own->kernel = stage->kernel;
    own->space = *stage->space;
    own->inputs = pick(call, 0, stage->inputs, own, 0);
    own->outputs = pick(call, call->inputs, stage->outputs, own, own->inputs);
    return !ac_shape_empty(&own->space);
}

/* The call of one stage, which has at least one output; false where all of them are absent. */
static bool call_of(const ac_call *call, const ac_stage *stage, const ac_tensor *absent,
                    ac_call *own)
{
    bool any = false;

    *own = *call;
    if (stage->space)
        return apart_of(call, stage, own);
    own->kernel = stage->kernel;
    own->reduce = stage->reduce;
    own->reduced = stage->reduced;
    for (size_t o = 0; o < call->outputs; o++) {
        ac_operand *const operand = &own->operands[call->inputs + o];

        if ((stage->outputs >> o & 1) == 0)
            *operand = (ac_operand){absent, AC_VIEW_BROADCAST, operand->dtype, true};
        any = any || !ac_shape_empty(&operand->tensor->shape);
    }
    return any;
}

static aclnnStatus begin(const ac_call *call, ac_staged **made)
{
    ac_staged *const d = calloc(1, sizeof *d);

    *made = d;
    if (!d)
        return ac_fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for another executor");
    d->inputs = call->inputs;
    d->outputs = call->outputs;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        d->reaches[i] = reach_of(call->operands[i].tensor);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_staged_make(const ac_call *call, const ac_stage *stages, size_t count, size_t points,
                           ac_walk *walk, ac_staged **made)
{
    const ac_tensor absent = ac_tensor_absent();
    ac_staged *d;

    AC_TRY(begin(call, made));
    d = *made;
    *made = NULL;
    walk->absent = UINT32_MAX;
    walk->workspace = 0;
    for (size_t s = 0; s < count; s++) {
        ac_walk *const w = &d->walks[d->count];
        ac_call own;

        if (!call_of(call, &stages[s], &absent, &own))
            continue;
        if (stages[s].space)
            points = (size_t)ac_shape_count(stages[s].space);

        const aclnnStatus status = ac_walk_build_of(w, &own, points);

        if (status != ACLNN_SUCCESS) {
            free(d);
            return status;
        }
        walk->absent &=
            stages[s].space ? ~(stages[s].inputs | stages[s].outputs << call->inputs) : w->absent;
        if (w->workspace > walk->workspace)
            walk->workspace = w->workspace;
        d->apart = stages[s].space != NULL;
        d->stages[d->count] = stages[s];
        d->stages[d->count].space = NULL; /* which is the caller's */
        if (!d->apart)
            d->stages[d->count].inputs = UINT32_MAX;
        d->count++;
    }
    if (d->count == 0) /* nothing is wanted */
        walk->absent = ((UINT32_C(1) << call->outputs) - 1) << call->inputs;
    *made = d;
    return ACLNN_SUCCESS;
}

/* The contraction of one output as a call of its own, with its factors alone. */
static ac_call contraction_of(const ac_call *call, const ac_contraction *form, size_t output,
                              const ac_tensor *number, ac_contraction *own)
{
    const ac_operand *const out = &call->operands[call->inputs + output];
    ac_call made = {.op = call->op, .space = out->tensor->shape, .inputs = 2, .outputs = 1};

    *own = *form;
    own->left = 0;
    own->right = 1;
    own->axes[0] = form->axes[form->left];
    own->axes[1] = form->right == AC_NO_FACTOR ? "" : form->axes[form->right];
    own->axes[2] = form->axes[call->inputs + output];
    made.operands[0] = call->operands[form->left];
    made.operands[1] = form->right == AC_NO_FACTOR
                           ? (ac_operand){number, AC_VIEW_BROADCAST, out->dtype, false}
                           : call->operands[form->right];
    made.operands[2] = *out;
    return made;
}

/* Windows as the position sees the index, which has the place of the position then. */
static void invert(ac_contraction_factors *factors)
{
    for (size_t i = 0; i < AC_RUN_MOST; i++) {
        const ac_window w = factors->windows[i];

        factors->windows[i] =
            (ac_window){.step = w.divisor, .tap = -w.tap, .origin = -w.origin, .divisor = w.step};
    }
}

aclnnStatus ac_staged_make_contractions(const ac_call *call, const ac_contraction *forms,
                                        ac_walk *walk, ac_staged **made)
{
    const ac_tensor number = ac_tensor_one(&one);
    ac_staged *d;

    AC_TRY(begin(call, made));
    d = *made;
    *made = NULL;
    d->contracts = true;
    walk->absent = 0;
    walk->workspace = 0;
    walk->count = 0;
    for (size_t o = 0; o < call->outputs; o++) {
        ac_walk *const w = &d->walks[d->count];
        ac_contraction_factors factors = *(const ac_contraction_factors *)call->attrs;
        ac_contraction form;
        ac_call own = contraction_of(call, &forms[o], o, &number, &form);

        if (ac_shape_empty(&own.space)) {
            walk->absent |= UINT32_C(1) << (call->inputs + o);
            continue;
        }
        if (form.inverts)
            invert(&factors);
        own.attrs = &factors;

        const aclnnStatus status =
            ac_walk_build_contraction(w, &own, &form, (size_t)ac_shape_count(&own.space));

        if (status != ACLNN_SUCCESS) {
            free(d);
            return status;
        }
        if (w->workspace > walk->workspace)
            walk->workspace = w->workspace;
        if (w->count * (w->extents[0] + 1) > walk->count)
            walk->count = w->count * (w->extents[0] + 1);
        d->stages[d->count].inputs = UINT32_MAX;
        d->stages[d->count].outputs = UINT32_C(1) << o;
        d->factors[d->count][0] = forms[o].left;
        d->factors[d->count][1] = forms[o].right;
        d->count++;
    }
    *made = d;
    return ACLNN_SUCCESS;
}

void ac_staged_free(ac_staged *staged)
{
    free(staged);
}

static bool share(const void *a, const reach *of_a, const void *b, const reach *of_b)
{
    const uintptr_t x = (uintptr_t)a;
    const uintptr_t y = (uintptr_t)b;

    return a && b && of_a->low != of_a->high && of_b->low != of_b->high &&
           x + (uintptr_t)of_a->low < y + (uintptr_t)of_b->high &&
           y + (uintptr_t)of_b->low < x + (uintptr_t)of_a->high;
}

/* Whether a stage behind this one reads input i. */
static bool read_behind(const ac_staged *d, size_t stage, size_t i)
{
    for (size_t s = stage + 1; s < d->count; s++) {
        if ((d->stages[s].inputs >> i & 1) != 0)
            return true;
    }
    return false;
}

/* Whether a stage writes where input i lies. */
static bool overwrites(const ac_staged *d, size_t stage, size_t i, const void *in,
                       void *const out[])
{
    for (size_t o = 0; o < d->outputs; o++) {
        if ((d->stages[stage].outputs >> o & 1) != 0 &&
            share(in, &d->reaches[i], out[o], &d->reaches[d->inputs + o]))
            return true;
    }
    return false;
}

/* The bytes of input i in memory of their own, laid out as they are; null if there is none. */
static void *copy_of(const ac_staged *d, size_t i, const void *in)
{
    const reach *const r = &d->reaches[i];
    const size_t bytes = (size_t)(r->high - r->low);
    void *const copy = malloc(bytes);

    if (copy)
        memcpy(copy, (const unsigned char *)in + r->low, bytes);
    return copy;
}

/* The addresses of the contraction of a stage. */
static void choose_factors(const ac_staged *d, size_t stage, const void *const from[],
                           void *const out[], const void *ins[], void *outs[])
{
    for (size_t i = 0; i < 2; i++)
        ins[i] = d->factors[stage][i] == AC_NO_FACTOR ? &one : from[d->factors[stage][i]];
    outs[0] = out[__builtin_ctz(d->stages[stage].outputs)];
}

/* The addresses of the operands of a stage, which are all of the call's, or only its own. */
static void addresses_of(const ac_staged *d, size_t stage, const void *const from[],
                         void *const out[], const void *ins[], void *outs[])
{
    size_t read = 0;
    size_t written = 0;

    for (size_t i = 0; i < d->inputs; i++) {
        if ((d->stages[stage].inputs >> i & 1) != 0)
            ins[read++] = from[i];
    }
    for (size_t o = 0; o < d->outputs; o++) {
        const bool own = (d->stages[stage].outputs >> o & 1) != 0;

        if (own || !d->apart)
            outs[written++] = own ? out[o] : NULL;
    }
}

static aclnnStatus run_stages(const ac_staged *d, const void *from[], void *const out[],
                              const void *attrs, void *workspace, void *copies[])
{
    for (size_t s = 0; s < d->count; s++) {
        const void *ins[AC_OPERANDS_MAX];
        void *outs[AC_OPERANDS_MAX];

        for (size_t i = 0; i < d->inputs; i++) {
            if (copies[i] || !read_behind(d, s, i) || !overwrites(d, s, i, from[i], out))
                continue;
            copies[i] = copy_of(d, i, from[i]);
            if (!copies[i])
                return ac_fail(ACLNN_ERR_INNER, "no memory for a copy of an input that overlaps an "
                                                "output");
            from[i] = (unsigned char *)copies[i] - d->reaches[i].low;
        }
        if (d->contracts)
            choose_factors(d, s, from, out, ins, outs);
        else
            addresses_of(d, s, from, out, ins, outs);
        AC_TRY(ac_walk_run(&d->walks[s], d->stages[s].kernel, ins, outs, attrs, workspace));
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_staged_run(const ac_staged *staged, const void *const in[], void *const out[],
                          const void *attrs, void *workspace)
{
    const void *from[AC_OPERANDS_MAX];
    void *copies[AC_OPERANDS_MAX] = {NULL};

    memcpy(from, in, staged->inputs * sizeof from[0]);

    const aclnnStatus status = run_stages(staged, from, out, attrs, workspace, copies);

    for (size_t i = 0; i < staged->inputs; i++)
        free(copies[i]);
    return status;
}
