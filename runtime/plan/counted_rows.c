#include "plan/counted_rows.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "plan/walk_build.h"
#include "plan/walk_run.h"
#include "walk/axis_order.h"
#include "walk/box.h"

struct ac_counted {
    ac_row_counts rule;
    size_t count;   /* the number of counts */
    int64_t stride; /* between counts, in elements */
    int64_t rows;
    ac_call call;
    ac_call zeros; /* has only the outputs */
    ac_tensor tensors[AC_OPERANDS_MAX];
};

/* A box of rows: a range of each leading axis. */
typedef struct part {
    int64_t first[AC_RANK_MAX];
    int64_t extents[AC_RANK_MAX];
} part;

/* --- the first phase -------------------------------------------------------------------------- */

typedef struct zeros {
    size_t outputs;
    size_t size; /* bytes of an element */
} zeros;

static void write_zeros(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const zeros *const of = attrs;

    (void)ins;
    (void)past;
    for (size_t o = 0; o < of->outputs; o++)
        memset(outs[o], 0, count * of->size);
}

ac_counted *ac_counted_make(const ac_call *call, const ac_row_counts *rule)
{
    ac_counted *const c = malloc(sizeof *c);

    if (!c)
        return NULL;
    c->rule = *rule;
    c->count = (size_t)rule->counts->shape.dims[0];
    c->stride = rule->counts->strides[0];
    c->rows = 1;
    for (size_t a = 0; a < rule->axes; a++)
        c->rows *= call->space.dims[a];
    c->call = *call;
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        c->tensors[i] = *call->operands[i].tensor;
        c->tensors[i].data = NULL; /* each run provides the addresses */
        c->tensors[i].offset = 0;
        c->call.operands[i].tensor = &c->tensors[i];
    }
    c->zeros = c->call;
    c->zeros.kernel = write_zeros;
    c->zeros.inputs = 0;
    for (size_t o = 0; o < call->outputs; o++)
        c->zeros.operands[o] = c->call.operands[call->inputs + o];
    return c;
}

void ac_counted_free(ac_counted *counted)
{
    free(counted);
}

/* --- counts ----------------------------------------------------------------------------------- */

static aclnnStatus rows_wanted(const ac_counted *c, const void *counts, int64_t *rows)
{
    const ac_row_counts *const rule = &c->rule;
    int64_t sum = 0;

    for (size_t k = 0; k < c->count; k++) {
        int64_t count;

        memcpy(&count, (const unsigned char *)counts + (int64_t)k * c->stride * 8, sizeof count);
        if (count < 0)
            return ac_fail(rule->status,
                           "%s is %" PRId64 " at position %zu; 0 and more are allowed", rule->name,
                           count, k);
        sum = count > INT64_MAX - sum ? INT64_MAX : sum + count;
    }
    if (rule->within && sum > c->rows)
        return ac_fail(rule->status,
                       "%s counts %" PRId64 " rows; at most %" PRId64
                       ", which there are, are allowed",
                       rule->name, sum, c->rows);
    *rows = sum < c->rows ? sum : c->rows;
    return ACLNN_SUCCESS;
}

/* --- parts ------------------------------------------------------------------------------------ */

/* All rows whose indices before `axis` are those of `at` and whose index along `axis` is one of
 * `count` from `first` on. */
static part part_of(const ac_counted *c, const int64_t *at, size_t axis, int64_t first,
                    int64_t count)
{
    part p = {{0}, {0}};

    for (size_t a = 0; a < c->rule.axes; a++) {
        p.first[a] = a < axis ? at[a] : a == axis ? first : 0;
        p.extents[a] = a < axis ? 1 : a == axis ? count : c->call.space.dims[a];
    }
    return p;
}

/* The index of row `row` along each axis. */
static void row_at(const ac_counted *c, int64_t row, int64_t *at)
{
    for (size_t a = c->rule.axes; a-- > 0;) {
        at[a] = row % c->call.space.dims[a];
        row /= c->call.space.dims[a];
    }
}

/* The rows before row `end` as at most one part for each axis. Below, the rows from `start` on. */
static size_t parts_before(const ac_counted *c, int64_t end, part *parts)
{
    int64_t at[AC_RANK_MAX];
    size_t count = 0;

    row_at(c, end, at);
    for (size_t a = 0; a < c->rule.axes; a++) {
        if (at[a] > 0)
            parts[count++] = part_of(c, at, a, 0, at[a]);
    }
    return count;
}

static size_t parts_from(const ac_counted *c, int64_t start, part *parts)
{
    const size_t axes = c->rule.axes;
    int64_t at[AC_RANK_MAX];
    size_t count = 0;

    row_at(c, start, at);
    if (axes == 0)
        parts[count++] = part_of(c, at, 0, 0, 0);
    for (size_t a = axes; a-- > 0;) {
        const int64_t first = at[a] + (a + 1 < axes);

        if (first < c->call.space.dims[a])
            parts[count++] = part_of(c, at, a, first, c->call.space.dims[a] - first);
    }
    return count;
}

/* Builds and runs a walk over a part of the rows. */
static aclnnStatus run_part(const ac_counted *c, const ac_call *whole, const part *p,
                            unsigned char *const base[], const void *attrs)
{
    const size_t total = whole->inputs + whole->outputs;
    ac_tensor tensors[AC_OPERANDS_MAX];
    const void *in[AC_OPERANDS_MAX];
    void *out[AC_OPERANDS_MAX];
    ac_call call = *whole;
    ac_walk walk;

    for (size_t i = 0; i < total; i++) {
        int64_t offset = 0;

        tensors[i] = *whole->operands[i].tensor;
        call.operands[i].tensor = &tensors[i];
        for (size_t a = 0; a < c->rule.axes; a++) {
            offset += p->first[a] * tensors[i].strides[a];
            tensors[i].shape.dims[a] = p->extents[a];
            call.space.dims[a] = p->extents[a];
        }

        unsigned char *const first = base[i] + offset * ac_dtype_facts[tensors[i].dtype].bytes;

        if (i < whole->inputs)
            in[i] = first;
        else
            out[i - whole->inputs] = first;
    }
    AC_TRY(ac_walk_build(&walk, &call));
    return ac_walk_run(&walk, call.kernel, in, out, attrs, NULL);
}

static aclnnStatus run_parts(const ac_counted *c, const ac_call *whole, const part *parts,
                             size_t count, unsigned char *const base[], const void *attrs)
{
    for (size_t k = 0; k < count; k++)
        AC_TRY(run_part(c, whole, &parts[k], base, attrs));
    return ACLNN_SUCCESS;
}

/* --- overlap ---------------------------------------------------------------------------------- */

/* The byte range of a tensor, relative to its first element. */
static void bounds(const ac_tensor *tensor, int64_t *low, int64_t *high)
{
    const int64_t size = ac_dtype_facts[tensor->dtype].bytes;

    *low = 0;
    *high = size;
    for (size_t d = 0; d < tensor->shape.rank; d++) {
        const int64_t reach = tensor->strides[d] * (tensor->shape.dims[d] - 1) * size;

        *(reach < 0 ? low : high) += reach;
    }
}

static bool same_view(const ac_tensor *a, const ac_tensor *b)
{
    return a->dtype == b->dtype &&
           memcmp(a->strides, b->strides, a->shape.rank * sizeof a->strides[0]) == 0;
}

/* Whether an input shares memory with an output and is not the same view. A walk checks this only
 * within its part; here one part may overwrite what another one reads later. */
static bool overlaps(const ac_counted *c, size_t input, unsigned char *const base[])
{
    int64_t low[2];
    int64_t high[2];

    bounds(&c->tensors[input], &low[0], &high[0]);
    for (size_t o = c->call.inputs; o < c->call.inputs + c->call.outputs; o++) {
        const int64_t apart = (int64_t)((uintptr_t)base[o] - (uintptr_t)base[input]);

        bounds(&c->tensors[o], &low[1], &high[1]);
        if (apart == 0 && same_view(&c->tensors[input], &c->tensors[o]))
            continue;
        if (low[0] < apart + high[1] && apart + low[1] < high[0])
            return true;
    }
    return false;
}

/* A packed copy of an input. */
static unsigned char *packed(ac_tensor *tensor, const unsigned char *from)
{
    const size_t size = ac_dtype_facts[tensor->dtype].bytes;
    const size_t rank = tensor->shape.rank;
    size_t extents[AC_RANK_MAX];
    int64_t strides[AC_RANK_MAX];
    int64_t step = 1;

    for (size_t d = 0; d < rank; d++) {
        extents[rank - 1 - d] = (size_t)tensor->shape.dims[d];
        /* The stride of a single element may be any number. */
        strides[rank - 1 - d] = tensor->shape.dims[d] < 2 ? 0 : tensor->strides[d] * (int64_t)size;
    }

    unsigned char *const copy = malloc((size_t)ac_shape_count(&tensor->shape) * size);

    if (!copy)
        return NULL;
    ac_box_gather(ac_stage_current(), &(ac_box){rank, extents, strides, size}, copy, from);
    for (size_t d = rank; d-- > 0; step *= tensor->shape.dims[d])
        tensor->strides[d] = step;
    return copy;
}

/* Runs several parts, on copies of inputs that another part may overwrite. */
static aclnnStatus run_copied(const ac_counted *c, const part *parts, size_t count,
                              unsigned char *const base[], const void *attrs)
{
    unsigned char *moved[AC_OPERANDS_MAX];
    unsigned char *copies[AC_OPERANDS_MAX] = {NULL};
    ac_tensor tensors[AC_OPERANDS_MAX];
    ac_call call = c->call;
    aclnnStatus status = ACLNN_SUCCESS;

    memcpy(moved, base, (call.inputs + call.outputs) * sizeof moved[0]);
    for (size_t i = 0; i < call.inputs && status == ACLNN_SUCCESS; i++) {
        if (!overlaps(c, i, base))
            continue;
        tensors[i] = c->tensors[i];
        call.operands[i].tensor = &tensors[i];
        moved[i] = copies[i] = packed(&tensors[i], base[i]);
        if (!copies[i])
            status = ac_fail(ACLNN_ERR_INNER,
                             "no memory for a copy of an input that overlaps an output");
    }
    if (status == ACLNN_SUCCESS)
        status = run_parts(c, &call, parts, count, moved, attrs);
    for (size_t i = 0; i < call.inputs; i++)
        free(copies[i]);
    return status;
}

/* --- the second phase ------------------------------------------------------------------------- */

aclnnStatus ac_counted_run(const ac_counted *counted, const ac_walk *walk, const void *counts,
                           const void *const in[], void *const out[], const void *attrs,
                           void *workspace)
{
    const ac_call *const call = &counted->call;
    unsigned char *base[AC_OPERANDS_MAX];
    part parts[AC_RANK_MAX];
    int64_t rows = 0;

    AC_TRY(rows_wanted(counted, counts, &rows));
    if (rows == counted->rows)
        return ac_walk_run(walk, call->kernel, in, out, attrs, workspace);
    for (size_t i = 0; i < call->inputs; i++)
        base[i] = (unsigned char *)(uintptr_t)in[i];
    for (size_t o = 0; o < call->outputs; o++)
        base[call->inputs + o] = out[o];

    const size_t before = parts_before(counted, rows, parts);

    if (before > 1)
        AC_TRY(run_copied(counted, parts, before, base, attrs));
    else
        AC_TRY(run_parts(counted, call, parts, before, base, attrs));
    if (!counted->rule.zero)
        return ACLNN_SUCCESS;

    const zeros of = {call->outputs, ac_dtype_facts[call->operands[call->inputs].dtype].bytes};
    const size_t behind = parts_from(counted, rows, parts);

    return run_parts(counted, &counted->zeros, parts, behind, base + call->inputs, &of);
}
