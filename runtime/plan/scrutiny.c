#include "plan/scrutiny.h"

#include <inttypes.h>
#include <stdlib.h>

#include "base/blocks.h"
#include "base/error.h"
#include "device/memory/region.h"
#include "device/stream/context.h"
#include "device/stream/watch.h"
#include "strict/finding.h"
#include "strict/member_name.h"

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

/* In place of an operand: the first member of a list that has elements, then the others. */
enum { MEMBERS = AC_OPERANDS_MAX + 1 };

/* --- the first phase -------------------------------------------------------------------------- */

/* A tensor in blocks as the row of elements that they are, with padding; else as it is. */
static ac_tensor in_a_row(const ac_tensor *tensor)
{
    ac_tensor row = *tensor;
    ac_blocks blocks;

    if (!ac_format_blocked(tensor->format) || ac_shape_empty(&tensor->shape) ||
        !ac_blocks_of(&blocks, ac_dtype_size(tensor->dtype), &tensor->shape, tensor->strides))
        return row;
    row.format = ACL_FORMAT_ND;
    row.shape = (ac_shape){1, {blocks.count}};
    row.strides[0] = 1;
    return row;
}

static void extent_add(ac_extents *all, const ac_tensor *tensor, const char *name, size_t operand,
                       bool written)
{
    ac_extent *const e = &all->of[all->count++];
    const ac_tensor row = in_a_row(tensor);

    *e = ac_extent_of(&row.shape, row.strides, row.offset, ac_dtype_size(row.dtype));
    if (ac_dtype_halved(tensor->dtype))
        ac_extent_halve(e);
    e->name = name;
    e->operand = operand;
    e->written = written;
}

/* The name of the list among the arguments. */
static const char *list_name(const ac_executor *p)
{
    return p->op->arguments[ac_executor_argument(p, p->listed->operand)];
}

static ac_extents *extents_of(const ac_executor *p, const ac_call *call,
                              const ac_row_counts *counts)
{
    const size_t total = call->inputs + call->outputs;
    const size_t members = p->way == AC_WAY_LISTED ? p->listed->count : 0;
    ac_extents *const all = malloc(sizeof *all + (total + 1 + members) * sizeof all->of[0]);

    if (!all)
        return NULL;
    all->count = 0;
    for (size_t i = 0; i < total; i++) {
        const ac_tensor *const whole = call->whole[i] ? call->whole[i] : call->operands[i].tensor;

        const bool member = (p->members >> i & 1) != 0;
        const char *const name = p->op->arguments[ac_executor_argument(p, i)];

        /* The replacement of a null input is the library's own memory. */
        if (((p->parts >> i & 1) == 0 || member) && ac_tensor_live(whole))
            extent_add(all, whole, member ? ac_member_name(name, p->numbers[i]) : name, i,
                       i >= call->inputs);
    }
    if (counts && counts->counts)
        extent_add(all, counts->counts, counts->name, AC_OPERANDS_MAX, false);
    for (size_t k = 0; k < members; k++)
        extent_add(all, &p->listed->of[k].tensor,
                   ac_member_name(list_name(p), p->listed->of[k].number), MEMBERS + k,
                   p->listed->written);
    return all;
}

/* The tensor whose extent this is. */
static const ac_tensor *tensor_of(const ac_executor *p, const ac_call *call,
                                  const ac_row_counts *counts, const ac_extent *e)
{
    if (e->operand >= MEMBERS)
        return &p->listed->of[e->operand - MEMBERS].tensor;
    if (e->operand == AC_OPERANDS_MAX)
        return counts->counts;
    return call->whole[e->operand] ? call->whole[e->operand] : call->operands[e->operand].tensor;
}

/* The first axis along which all elements have the same address; the rank if there is none. */
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

/* Reports a view that the storage would hold without its offset, and whose last element lies beyond
 * the end of the storage. */
static aclnnStatus short_find(const ac_executor *p, const ac_tensor *tensor, const ac_extent *e)
{
    ac_finding finding =
        finding_of(p, "short-storage", e->name, (uint64_t)(e->high - e->low), NULL);
    const ac_tensor row = in_a_row(tensor);
    int64_t first;
    int64_t last;

    finding.mode = AC_STRICT_MEMORY;
    if (ac_tensor_reach(&row, &first, &last) != AC_REACH_SHORT)
        return ACLNN_SUCCESS;
    return ac_finding_report(
        &finding, "%s reaches to element %" PRId64 " of a storage of %" PRId64 " elements", e->name,
        last, ac_shape_count(&tensor->storage));
}

aclnnStatus ac_scrutiny_build(ac_executor *p, const ac_call *call, const ac_row_counts *counts)
{
    aclnnStatus status = ACLNN_SUCCESS;

    p->extents = p->empty ? NULL : extents_of(p, call, counts);
    for (size_t k = 0; p->extents && k < p->extents->count && status == ACLNN_SUCCESS; k++) {
        const ac_extent *const e = &p->extents->of[k];
        const ac_tensor *const tensor = tensor_of(p, call, counts, e);

        if (e->written && ac_strict(AC_STRICT_ORDER))
            status = output_find(p, tensor, e);
        if (status == ACLNN_SUCCESS && ac_strict(AC_STRICT_MEMORY))
            status = short_find(p, tensor, e);
    }
    return status;
}

/* --- the second phase ------------------------------------------------------------------------- */

/* The address of an argument's tensor. */
static uintptr_t address_of(const ac_executor *p, const ac_extent *e)
{
    const size_t i = e->operand;

    if (i >= MEMBERS)
        return (uintptr_t)p->listed->of[i - MEMBERS].tensor.data;
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

/* --- memory ----------------------------------------------------------------------------------- */

/* Whether bytes lie in device memory that is not from aclrtMalloc: managed, mapped or registered,
 * also across adjacent mappings. */
static bool lies_in_other_memory(uintptr_t low, uintptr_t high)
{
    ac_region region;

    while (low < high && ac_region_find(&ac_regions, (const void *)low, &region) &&
           region.kind != AC_REGION_HOST)
        low = region.start + region.size;
    return low >= high;
}

/* Reports a use of memory that is not from aclrtMalloc; the trace checks the others. */
static aclnnStatus memory_find(const ac_executor *p, const ac_use *use, aclrtStream stream)
{
    const uintptr_t low = use->address + (uintptr_t)use->extent.low;
    const uintptr_t high = use->address + (uintptr_t)use->extent.high;
    ac_finding finding = finding_of(p, "host-memory", use->extent.name, high - low, stream);
    ac_object object = {.handle = NULL};
    char origin[2 * AC_OBJECT_TEXT] = "";
    ac_region region;

    finding.mode = AC_STRICT_MEMORY;
    if (use->extent.empty || ac_zone_has((const void *)low) || lies_in_other_memory(low, high))
        return ACLNN_SUCCESS;
    if (ac_region_find(&ac_regions, (const void *)low, &region) && region.kind != AC_REGION_HOST) {
        finding.rule = "outside-block";
        return ac_finding_report(&finding, "%s reaches %" PRIu64 " bytes beyond its memory",
                                 use->extent.name, (uint64_t)(high - region.start - region.size));
    }
    if (ac_region_find(&ac_regions, (const void *)low, &region) &&
        ac_object_find(AC_KIND_BLOCK, (const void *)region.start, &object))
        (void)ac_object_say(&object, origin);
    finding.origin = object.made;
    return ac_finding_report(&finding,
                             "%s lies in host memory%s%s%s; device memory, as aclrtMalloc makes "
                             "it, is allowed",
                             use->extent.name, origin[0] == '\0' ? "" : " (", origin,
                             origin[0] == '\0' ? "" : ")");
}

/* Whether elements of an input may be left unread: rows beyond the count, what no index says, and
 * all where the output is filled. */
static bool may_skip(const ac_executor *p, size_t operand)
{
    switch (p->way) {
    case AC_WAY_COUNTED:
        return operand < p->inputs;
    case AC_WAY_TAKEN:
        return operand == 0;
    case AC_WAY_PLACED:
        return operand == 0 && !ac_placed_reads(p->placed);
    default:
        return false;
    }
}

/* What becomes of an argument's elements. */
static ac_use_kind kind_of(const ac_executor *p, const ac_extent *e)
{
    if (e->written)
        return AC_USE_WRITE;
    return may_skip(p, e->operand) ? AC_USE_TAKE : AC_USE_READ;
}

/* As many uses of a plan as there is room for, from argument *next on; the workspace is the last.
 * False where there are no more. */
static bool uses_next(ac_uses *uses, const ac_executor *p, const void *workspace,
                      uint64_t workspace_size, size_t *next)
{
    const size_t count = p->extents ? p->extents->count : 0;
    const bool works = workspace && workspace_size > 0;

    ac_uses_begin(uses, p->op->name);
    for (; *next < count && uses->count < AC_USES_MAX; (*next)++) {
        ac_use *const use = &uses->of[uses->count++];

        ac_extent_copy(&use->extent, &p->extents->of[*next]);
        use->address = address_of(p, &use->extent);
        use->kind = kind_of(p, &use->extent);
    }
    if (*next == count && works && uses->count < AC_USES_MAX) {
        ac_use *const use = &uses->of[uses->count++];

        use->kind = AC_USE_SCRATCH;
        use->address = (uintptr_t)workspace;
        use->extent = ac_extent_of_bytes(workspace_size);
        use->extent.name = "workspace";
        (*next)++;
    }
    return uses->count > 0;
}

static aclnnStatus uses_find(const ac_executor *p, const void *workspace, uint64_t workspace_size,
                             aclrtStream stream, ac_uses **kept)
{
    ac_uses uses;
    ac_uses *last = &uses;
    aclnnStatus status = ACLNN_SUCCESS;
    size_t next = 0;

    for (bool more = uses_next(&uses, p, workspace, workspace_size, &next);
         more && last->count == AC_USES_MAX && status == ACLNN_SUCCESS; last = last->more) {
        last->more = malloc(sizeof *last->more);
        if (!last->more) {
            status = ac_trace_refuse(p->op->name, ACLNN_ERR_PARAM_INVALID);
            break;
        }
        more = uses_next(last->more, p, workspace, workspace_size, &next);
    }
    for (const ac_uses *some = &uses; some && ac_strict(AC_STRICT_MEMORY); some = some->more) {
        for (size_t i = 0; i < some->count && status == ACLNN_SUCCESS; i++)
            status = memory_find(p, &some->of[i], stream);
    }
    if (status == ACLNN_SUCCESS)
        status = ac_watch_uses(stream, ACLNN_ERR_PARAM_INVALID, &uses, kept);
    ac_uses_free(uses.more);
    return status;
}

aclnnStatus ac_scrutiny_run(const ac_executor *p, const void *workspace, uint64_t workspace_size,
                            aclrtStream stream, ac_uses **kept)
{
    const aclrtStream used = stream ? stream : ac_current.stream;

    if (ac_strict(AC_STRICT_ORDER)) {
        AC_TRY(ac_context_use(p->op->name, true));
        if (p->extents) {
            AC_TRY(workspace_find(p, workspace, workspace_size, used));
            AC_TRY(outputs_find(p, used));
        }
    }
    return ac_strict(AC_STRICT_TRACE) ? uses_find(p, workspace, workspace_size, used, kept)
                                      : ACLNN_SUCCESS;
}
