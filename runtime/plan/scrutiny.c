#include "plan/scrutiny.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/error.h"
#include "device/stream/context.h"
#include "strict/finding.h"

static ac_finding finding_of(const ac_executor *p, const char *rule, const char *argument,
                             uint64_t bytes, aclrtStream stream)
{
    return (ac_finding){.mode = AC_STRICT_ORDER,
                        .rule = rule,
                        .status = ACLNN_ERR_PARAM_INVALID,
                        .call = p->op->name,
                        .argument = argument,
                        .stream = stream,
                        .bytes = bytes};
}

/* --- the first phase -------------------------------------------------------------------------- */

static void extent_add(ac_extents *all, const ac_tensor *tensor, const char *name, size_t operand,
                       bool written)
{
    ac_extent *const e = &all->of[all->count++];

    *e = ac_extent_of(tensor);
    e->name = name;
    e->operand = operand;
    e->written = written;
}

static ac_extents *extents_of(const ac_executor *p, const ac_call *call,
                              const ac_row_counts *counts)
{
    const size_t total = call->inputs + call->outputs;
    ac_extents *const all = malloc(sizeof *all);

    if (!all)
        return NULL;
    all->count = 0;
    for (size_t i = 0; i < total; i++) {
        const ac_tensor *const whole = call->whole[i] ? call->whole[i] : call->operands[i].tensor;

        if ((p->parts >> i & 1) == 0)
            extent_add(all, whole, p->op->arguments[ac_executor_argument(p, i)], i,
                       i >= call->inputs);
    }
    if (counts && counts->counts)
        extent_add(all, counts->counts, counts->name, AC_OPERANDS_MAX, false);
    return all;
}

/* An axis along which all elements lie in one place; the rank where there is none. */
static size_t still_axis(const ac_tensor *tensor)
{
    size_t axis = 0;

    while (axis < tensor->shape.rank &&
           (tensor->strides[axis] != 0 || tensor->shape.dims[axis] < 2))
        axis++;
    return axis;
}

static aclnnStatus output_find(const ac_executor *p, const ac_tensor *tensor, const ac_extent *e)
{
    const size_t axis = still_axis(tensor);
    const ac_finding finding =
        finding_of(p, "output-overlaps-itself", e->name, (uint64_t)(e->high - e->low), NULL);

    if (!ac_extent_overlaps_itself(e))
        return ACLNN_SUCCESS;
    if (axis < tensor->shape.rank)
        return ac_finding_report(&finding,
                                 "%s has stride 0 along axis %zu, whose %" PRId64
                                 " elements would all be written to one place",
                                 e->name, axis, tensor->shape.dims[axis]);
    return ac_finding_report(&finding,
                             "%s has strides with which elements lie on each other; which one "
                             "would be written last is not known",
                             e->name);
}

aclnnStatus ac_scrutiny_build(ac_executor *p, const ac_call *call, const ac_row_counts *counts)
{
    aclnnStatus status = ACLNN_SUCCESS;

    p->extents = p->empty ? NULL : extents_of(p, call, counts);
    for (size_t k = 0; p->extents && k < p->extents->count && status == ACLNN_SUCCESS; k++) {
        const ac_extent *const e = &p->extents->of[k];

        if (e->written && ac_strict(AC_STRICT_ORDER))
            status = output_find(p,
                                 call->whole[e->operand] ? call->whole[e->operand]
                                                         : call->operands[e->operand].tensor,
                                 e);
    }
    return status;
}

/* --- the second phase ------------------------------------------------------------------------- */

/* The address of an argument's tensor. */
static uintptr_t address_of(const ac_executor *p, const ac_extent *e)
{
    const size_t i = e->operand;

    if (i == AC_OPERANDS_MAX)
        return (uintptr_t)p->counts - (uintptr_t)p->counts_offset;
    return (uintptr_t)(i < p->inputs ? p->in[i] : p->out[i - p->inputs]) - (uintptr_t)p->offsets[i];
}

static aclnnStatus workspace_find(const ac_executor *p, const void *workspace, uint64_t size,
                                  aclrtStream stream)
{
    for (size_t k = 0; workspace && k < p->extents->count; k++) {
        const ac_extent *const e = &p->extents->of[k];
        const ac_finding finding = finding_of(p, "workspace-on-argument", e->name, size, stream);

        if (ac_extent_touches(e, address_of(p, e), (uintptr_t)workspace, size))
            return ac_finding_report(&finding,
                                     "the workspace of %" PRIu64
                                     " bytes shares memory with %s; memory of its own is allowed",
                                     size, e->name);
    }
    return ACLNN_SUCCESS;
}

static aclnnStatus outputs_find(const ac_executor *p, aclrtStream stream)
{
    for (size_t k = 0; k < p->extents->count; k++) {
        for (size_t l = k + 1; l < p->extents->count; l++) {
            const ac_extent *const a = &p->extents->of[k];
            const ac_extent *const b = &p->extents->of[l];
            const ac_finding finding = finding_of(p, "outputs-share-memory", b->name,
                                                  (uint64_t)(b->high - b->low), stream);

            if (a->written && b->written &&
                ac_extents_meet(a, address_of(p, a), b, address_of(p, b)))
                return ac_finding_report(&finding,
                                         "%s and %s share memory; outputs that lie apart are "
                                         "allowed",
                                         a->name, b->name);
        }
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_scrutiny_run(const ac_executor *p, const void *workspace, uint64_t workspace_size,
                            aclrtStream stream)
{
    const aclrtStream used = stream ? stream : ac_current.stream;

    if (ac_strict(AC_STRICT_ORDER)) {
        AC_TRY(ac_context_use(p->op->name, true));
        if (p->extents) {
            AC_TRY(workspace_find(p, workspace, workspace_size, used));
            AC_TRY(outputs_find(p, used));
        }
    }
    return ACLNN_SUCCESS;
}
