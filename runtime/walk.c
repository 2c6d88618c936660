#include "walk.h"

#include <stdlib.h>

#include "cache.h"
#include "overlap.h"
#include "reduce.h"
#include "stage.h"
#include "threads.h"
#include "tile.h"

enum {
    /* Rows of a view are long enough to be spans of their own from this many elements on. */
    ROW_MIN = 512,
    /* Of a tile whose operands are transposed against each other. */
    SIDE_MAX = 128,
    LINE = 64, /* bytes */
};

/* --- the axes -----------------------------------------------------------------------------------
 *
 * The axes of the space, innermost first, without those of extent 1. The channel axis is split
 * where a channel operand has a shape of its own that no single stride describes.
 */

typedef struct axes {
    size_t rank;
    size_t extents[AC_AXES_MAX];
    int dims[AC_AXES_MAX];     /* the axis of the space it comes from */
    size_t below[AC_AXES_MAX]; /* channels: elements of the axis within one step of this part */
} axes;

static bool has_channels(const ac_operand *operand, const ac_shape *space)
{
    return operand->view == AC_VIEW_CHANNEL && space->rank > 1 &&
           ac_shape_count(&operand->tensor->shape) > 1;
}

/* The stride, in elements, of the channels of a tensor where `below` of them make one step; 0 if no
 * stride does. */
static int64_t channel_stride(const aclTensor *tensor, size_t below)
{
    size_t step = 1;
    int64_t stride = 0;
    for (size_t d = tensor->shape.rank; d-- > 0 && step <= below;) {
        if (tensor->shape.dims[d] == 1)
            continue;
        stride = below % step == 0 ? tensor->strides[d] * (int64_t)(below / step) : 0;
        step *= (size_t)tensor->shape.dims[d];
    }
    return stride;
}

/* Cuts the channel axis at the boundaries of the tensor's axes. `cuts` are ascending and divide
 * each other in turn; false if they cannot. */
static bool cut_channels(const aclTensor *tensor, size_t *cuts, size_t *count)
{
    size_t below = 1;
    int64_t end = 0; /* the stride that would continue the axes so far */
    for (size_t d = tensor->shape.rank; d-- > 0;) {
        const int64_t extent = tensor->shape.dims[d];
        if (extent == 1)
            continue;
        size_t at = 0;
        while (at < *count && cuts[at] < below)
            at++;
        if (below > 1 && tensor->strides[d] != end && (at == *count || cuts[at] != below)) {
            if (*count == AC_AXES_MAX - AC_RANK_MAX)
                return false;
            for (size_t i = (*count)++; i > at; i--)
                cuts[i] = cuts[i - 1];
            cuts[at] = below;
        }
        end = tensor->strides[d] * extent;
        below *= (size_t)extent;
    }
    for (size_t i = 1; i < *count; i++)
        if (cuts[i] % cuts[i - 1] != 0)
            return false;
    return true;
}

static bool add_channels(const ac_call *call, int dim, axes *list)
{
    size_t cuts[AC_AXES_MAX - AC_RANK_MAX];
    size_t count = 0;
    const size_t channels = (size_t)call->space.dims[dim];
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        if (has_channels(&call->operands[i], &call->space) &&
            !cut_channels(call->operands[i].tensor, cuts, &count))
            return false;
    size_t below = 1;
    for (size_t i = 0; i <= count; i++) {
        const size_t end = i < count ? cuts[i] : channels;
        if (end % below != 0)
            return false;
        list->extents[list->rank] = end / below;
        list->dims[list->rank] = dim;
        list->below[list->rank] = below;
        list->rank++;
        below = end;
    }
    return true;
}

static bool list_axes(const ac_call *call, axes *list)
{
    list->rank = 0;
    for (size_t d = call->space.rank; d-- > 0;) {
        if (call->space.dims[d] == 1)
            continue;
        if (d == 1) {
            if (!add_channels(call, 1, list))
                return false;
            continue;
        }
        list->extents[list->rank] = (size_t)call->space.dims[d];
        list->dims[list->rank] = (int)d;
        list->below[list->rank] = 1;
        list->rank++;
    }
    return true;
}

/* The axis of the tensor that is the space's axis `dim`, -1 if it has none or repeats along it. */
static int tensor_axis(const ac_operand *operand, const ac_shape *space, int dim)
{
    const ac_shape *const shape = &operand->tensor->shape;
    const int d = dim - (int)space->rank + (int)shape->rank;
    return d >= 0 && shape->dims[d] != 1 ? d : -1;
}

static int64_t stride_on(const ac_operand *operand, const ac_shape *space, const axes *list,
                         size_t axis)
{
    if (operand->view == AC_VIEW_CHANNEL) {
        if (list->dims[axis] != 1 || !has_channels(operand, space))
            return 0;
        return channel_stride(operand->tensor, list->below[axis]);
    }
    const int d = tensor_axis(operand, space, list->dims[axis]);
    if (d < 0)
        return 0;
    /* Only axis 1 is ever split, and then this tensor's axis is split along. */
    return operand->tensor->strides[d] * (int64_t)list->below[axis];
}

/* Whether a folding output keeps the axis. */
static bool keeps(const ac_operand *operand, const ac_shape *space, const axes *list, size_t axis)
{
    if (operand->view == AC_VIEW_CHANNEL)
        return list->dims[axis] == 1 && has_channels(operand, space);
    return tensor_axis(operand, space, list->dims[axis]) >= 0;
}

/* --- orders ---------------------------------------------------------------------------------- */

static int64_t magnitude(int64_t x)
{
    return x < 0 ? -x : x;
}

static void swap_axes(ac_walk *walk, size_t a, size_t b)
{
    const size_t extent = walk->extents[a];
    walk->extents[a] = walk->extents[b];
    walk->extents[b] = extent;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        int64_t *const strides = walk->operands[i].strides;
        const int64_t stride = strides[a];
        strides[a] = strides[b];
        strides[b] = stride;
    }
}

/* Whether axis `b` should be inside axis `a`: the outputs are asked first, then the inputs. */
static bool inside(const ac_walk *walk, size_t b, size_t a)
{
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    for (size_t k = 0; k < operands; k++) {
        const size_t i = k < walk->outputs ? walk->inputs + k : k - walk->outputs;
        const int64_t at_a = magnitude(walk->operands[i].strides[a]);
        const int64_t at_b = magnitude(walk->operands[i].strides[b]);
        if (at_a != 0 && at_b != 0 && at_a != at_b)
            return at_b < at_a;
    }
    return false;
}

static void sort_axes(ac_walk *walk)
{
    for (size_t k = 1; k < walk->rank; k++)
        for (size_t a = k; a > 0 && inside(walk, a, a - 1); a--)
            swap_axes(walk, a, a - 1);
}

/* Walks an axis from its other end where the first operand that cares runs backwards. */
static void turn_axes(ac_walk *walk)
{
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    for (size_t a = 0; a < walk->rank; a++) {
        int64_t first = 0;
        for (size_t k = 0; k < operands && first == 0; k++) {
            const size_t i = k < walk->outputs ? walk->inputs + k : k - walk->outputs;
            first = walk->operands[i].strides[a];
        }
        if (first >= 0)
            continue;
        for (size_t i = 0; i < operands; i++) {
            ac_walk_operand *const o = &walk->operands[i];
            o->origin += o->strides[a] * (int64_t)(walk->extents[a] - 1);
            o->strides[a] = -o->strides[a];
        }
    }
}

/* Joins the axes from `from` on, up to `to`, that every operand walks as one. Returns the new end.
 */
static size_t join_axes(ac_walk *walk, size_t from, size_t to)
{
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    size_t last = from;
    for (size_t a = from + 1; a < to; a++) {
        bool joins = true;
        for (size_t i = 0; i < operands && joins; i++) {
            const int64_t *const s = walk->operands[i].strides;
            joins = s[a] == s[last] * (int64_t)walk->extents[last];
        }
        if (joins) {
            walk->extents[last] *= walk->extents[a];
            continue;
        }
        last++;
        walk->extents[last] = walk->extents[a];
        for (size_t i = 0; i < operands; i++)
            walk->operands[i].strides[last] = walk->operands[i].strides[a];
    }
    return from < to ? last + 1 : from;
}

/* Moves the axes of one group down behind `end`; returns the new end. */
static size_t close_gap(ac_walk *walk, size_t end, size_t from, size_t to)
{
    for (size_t a = from; a < to; a++, end++) {
        walk->extents[end] = walk->extents[a];
        for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
            walk->operands[i].strides[end] = walk->operands[i].strides[a];
    }
    return end;
}

/* Whether two points share an element. Errs on the side of yes. */
static bool revisits(const ac_walk *walk, const ac_walk_operand *operand)
{
    int64_t reach = operand->size;
    bool seen[AC_AXES_MAX] = {false};
    for (size_t k = 0; k < walk->rank; k++) {
        size_t next = AC_AXES_MAX;
        for (size_t a = 0; a < walk->rank; a++)
            if (!seen[a] && (next == AC_AXES_MAX ||
                             magnitude(operand->strides[a]) < magnitude(operand->strides[next])))
                next = a;
        seen[next] = true;
        const int64_t stride = magnitude(operand->strides[next]);
        if (stride < reach)
            return true;
        reach += stride * (int64_t)(walk->extents[next] - 1);
    }
    return false;
}

/* --- operands -------------------------------------------------------------------------------- */

static aclnnStatus describe(ac_walk_operand *o, const ac_operand *operand)
{
    const int dtype = operand->tensor->dtype;
    const size_t size = ac_dtype_facts[dtype].bytes;
    o->dtype = (uint8_t)dtype;
    o->span = (uint8_t)operand->dtype;
    o->size = (uint8_t)size;
    o->span_size = ac_dtype_facts[operand->dtype].bytes;
    o->fold = operand->fold;
    o->contiguous = true;
    o->packed = 0;
    o->block = 0;
    o->origin = 0;
    if (size == 0 || size > 8)
        return ac_fail(ACLNN_ERR_INNER, "elements of %s cannot be walked", ac_dtype_name(dtype));
    return ACLNN_SUCCESS;
}

static aclnnStatus check_conversion(const ac_operand *operand, bool output)
{
    const int from = output ? operand->dtype : operand->tensor->dtype;
    const int to = output ? operand->tensor->dtype : operand->dtype;
    if (from == to || ac_stage_converts(to, from))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_INNER, "%s cannot be converted to %s", ac_dtype_name(from),
                   ac_dtype_name(to));
}

/* The bytes between which the elements lie. */
static void bound(const ac_walk *walk, ac_walk_operand *o)
{
    o->low = 0;
    o->high = o->size;
    for (size_t a = 0; a < walk->rank; a++) {
        const int64_t reach = o->strides[a] * (int64_t)(walk->extents[a] - 1);
        if (reach < 0)
            o->low += reach;
        else
            o->high += reach;
    }
}

/* --- tiles ----------------------------------------------------------------------------------- */

/* Rounds a part of an extent so that the parts are nearly equal. */
static size_t even_part(size_t extent, size_t part)
{
    const size_t parts = (extent + part - 1) / part;
    const size_t even = (extent + parts - 1) / parts;
    const size_t rounded = (even + 15) / 16 * 16;
    return rounded <= part ? rounded : even;
}

/* The axes along which some operand is read or written in runs of neighbouring elements. One axis
 * if all operands agree; more where some are transposed against others. */
static uint32_t fast_axes(const ac_walk *walk)
{
    uint32_t fast = 1;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs && !walk->ordered; i++) {
        const int64_t *const strides = walk->operands[i].strides;
        size_t lead = 0;
        while (lead < walk->rank && strides[lead] == 0)
            lead++;
        size_t least = lead;
        for (size_t a = lead; a < walk->rank; a++)
            if (strides[a] != 0 && magnitude(strides[a]) < magnitude(strides[least]))
                least = a;
        if (least != lead)
            fast |= UINT32_C(1) << lead | UINT32_C(1) << least;
    }
    return fast;
}

static bool as_it_is(const ac_walk *walk, size_t i)
{
    const ac_walk_operand *const o = &walk->operands[i];
    return o->contiguous && o->dtype == o->span && !(walk->stream && i >= walk->inputs);
}

/* How many elements a block may have, `most` at most. Bit i of `staged`: operand i needs one. */
static size_t block_elements(const ac_walk *walk, uint32_t staged, size_t budget, size_t most)
{
    size_t bytes = 0;
    size_t raw = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (staged >> i & 1) {
            bytes += o->span_size;
            if (o->dtype != o->span && o->size > raw)
                raw = o->size;
        } else if (walk->stream && walk->sum.outputs == 0) {
            bytes += o->size; /* brought near while another block is streamed */
        }
    }
    const size_t fit = budget / (bytes + raw > 0 ? bytes + raw : 1);
    return (fit < most ? fit : most) / LINE * LINE;
}

/* Pieces of neighbouring tiles. Where operands are transposed against each other a piece is a
 * square of tiles, so that it touches few pages of each. */
static void choose_pieces(ac_walk *walk, uint32_t fast)
{
    size_t budget = walk->span < AC_FORK_PIECE ? AC_FORK_PIECE / walk->span : 1;
    walk->pieces = 1;
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t tiles = (walk->extents[a] + walk->tile[a] - 1) / walk->tile[a];
        size_t piece = tiles < budget ? tiles : budget;
        if (fast != 1) {
            const size_t side = walk->count < AC_LARGE ? 2 : 4;
            piece = (fast >> a & 1) == 0 ? 1 : tiles < side ? tiles : side;
        }
        walk->piece[a] = piece;
        budget = budget > piece ? budget / piece : 1;
        walk->pieces *= (tiles + piece - 1) / piece;
    }
}

static void choose_tile(ac_walk *walk)
{
    const uint32_t fast = fast_axes(walk);
    const bool one = fast == 1;
    const bool rows = one && walk->extents[0] >= ROW_MIN;
    uint32_t staged = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (!rows || o->dtype != o->span || o->strides[0] != o->size ||
            (walk->stream && i >= walk->inputs))
            staged |= UINT32_C(1) << i;
    }
    size_t elements = block_elements(walk, staged, AC_BLOCKS_BYTES, AC_SPAN_MAX);
    size_t side = elements;
    if (!one) {
        /* Whole squares, of which lines and pages have a whole number. */
        const size_t fit = block_elements(walk, staged, AC_SQUARES_BYTES, AC_SQUARE_MAX);
        for (elements = AC_SQUARE_MAX; elements > fit;)
            elements /= 2;
        size_t axes_left = 0;
        for (size_t a = 0; a < walk->rank; a++)
            axes_left += fast >> a & 1;
        for (side = SIDE_MAX; side > 1;) {
            size_t volume = 1;
            for (size_t k = 0; k < axes_left; k++)
                volume *= side;
            if (volume <= elements)
                break;
            side /= 2;
        }
    }

    size_t taken = 1;
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t extent = walk->extents[a];
        walk->tile[a] = 1;
        if (fast >> a & 1) {
            walk->tile[a] = extent <= side ? extent : even_part(extent, side);
            taken *= walk->tile[a];
        }
    }
    /* What room is left goes to the inner axes first, but no tile reaches over an axis of long
     * rows. */
    for (size_t a = 0; a < walk->rank && taken < elements; a++) {
        const size_t room = elements / taken;
        const size_t extent = walk->extents[a];
        const size_t have = walk->tile[a];
        if (one && a > 0 &&
            (walk->extents[0] >= ROW_MIN || walk->tile[a - 1] < walk->extents[a - 1]))
            break;
        const size_t want = have * room < extent ? even_part(extent, have * room) : extent;
        if (want > have) {
            taken = taken / have * want;
            walk->tile[a] = want;
        }
    }

    walk->span = 1;
    for (size_t a = 0; a < walk->rank; a++)
        walk->span *= walk->tile[a];
    choose_pieces(walk, fast);
}

/* Whether each tile, also one cut short at an edge, is one run of memory. */
static bool tile_contiguous(const ac_walk *walk, const ac_walk_operand *o)
{
    int64_t expected = o->size;
    bool whole = true;
    for (size_t a = 0; a < walk->rank; a++) {
        if (walk->tile[a] == 1)
            continue;
        if (!whole || o->strides[a] != expected)
            return false;
        expected *= (int64_t)walk->tile[a];
        whole = walk->tile[a] == walk->extents[a];
    }
    return true;
}

/* Gives a block to each operand that is staged. The gap between blocks keeps elements with the same
 * index out of each other's cache sets. */
static void place_blocks(ac_walk *walk)
{
    size_t at = 0;
    size_t raw = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        if (o->fold || as_it_is(walk, i))
            continue;
        o->block = (uint32_t)at;
        at += (walk->span * o->span_size + LINE - 1) / LINE * LINE + LINE;
        if (o->dtype != o->span && o->size > raw)
            raw = o->size;
    }
    walk->raw = (uint32_t)at;
}

static void arrange_tiles(ac_walk *walk)
{
    choose_tile(walk);
    bool span = walk->rank <= 1;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        o->contiguous = tile_contiguous(walk, o);
        span = span && as_it_is(walk, i);
    }
    walk->kind = span ? AC_WALK_SPAN : AC_WALK_TILES;
    place_blocks(walk);
}

static void build_tiles(ac_walk *walk)
{
    if (!walk->ordered) {
        sort_axes(walk);
        turn_axes(walk);
    }
    walk->rank = (uint8_t)join_axes(walk, 0, walk->rank);
    arrange_tiles(walk);
}

/* --- sums ------------------------------------------------------------------------------------ */

static void arrange_fold(ac_walk *walk)
{
    const size_t depth = ac_fold_depth(walk);
    uint32_t staged = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        int64_t expected = o->size;
        size_t a = 0;
        for (; a < walk->rank && o->strides[a] == expected; a++)
            expected *= (int64_t)walk->extents[a];
        o->packed = (uint8_t)a;
        o->contiguous = a >= depth;
        if (!o->fold && !as_it_is(walk, i))
            staged |= UINT32_C(1) << i;
    }
    walk->span = block_elements(walk, staged, AC_FOLD_BLOCKS_BYTES, AC_SPAN_MAX);
    place_blocks(walk);
}

static aclnnStatus build_fold(ac_walk *walk, const ac_call *call, const axes *list)
{
    bool kept[AC_AXES_MAX];
    const ac_operand *first = NULL;
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const ac_operand *const operand = &call->operands[i];
        if (!operand->fold)
            continue;
        for (size_t a = 0; a < list->rank; a++) {
            const bool k = keeps(operand, &call->space, list, a);
            if (first != NULL && k != kept[a])
                return ac_fail(ACLNN_ERR_INNER, "two outputs are sums over different axes");
            kept[a] = k;
        }
        first = operand;
        walk->sum.outputs++;
    }
    if (walk->sum.outputs > AC_FOLD_OUTPUTS_MAX)
        return ac_fail(ACLNN_ERR_INNER, "%zu outputs are sums; %d at most can be made in one pass",
                       walk->sum.outputs, AC_FOLD_OUTPUTS_MAX);

    /* The order of reduce.h, innermost first: I, then C, then N. */
    size_t order[AC_AXES_MAX];
    size_t inner = 0;
    while (inner < list->rank && !kept[inner]) {
        order[inner] = inner;
        inner++;
    }
    size_t end = inner;
    for (size_t a = inner; a < list->rank; a++)
        if (kept[a])
            order[end++] = a;
    const size_t channel = end;
    for (size_t a = inner; a < list->rank; a++)
        if (!kept[a])
            order[end++] = a;

    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        for (size_t a = 0; a < list->rank; a++) {
            o->strides[a] = stride_on(&call->operands[i], &call->space, list, order[a]);
            o->strides[a] *= o->size;
        }
    }
    ac_walk_fold *const sum = &walk->sum;
    sum->inner = sum->channels = sum->rows = 1;
    for (size_t a = 0; a < list->rank; a++) {
        walk->extents[a] = list->extents[order[a]];
        *(a < inner ? &sum->inner : a < channel ? &sum->channels : &sum->rows) *= walk->extents[a];
    }

    const size_t rank = walk->rank;
    const size_t inner_end = join_axes(walk, 0, inner);
    const size_t channel_end = join_axes(walk, inner, channel);
    const size_t rows_end = join_axes(walk, channel, rank);
    const size_t c = close_gap(walk, inner_end, inner, channel_end);
    walk->rank = (uint8_t)close_gap(walk, c, channel, rows_end);
    sum->inner_axes = (uint8_t)inner_end;
    sum->channel_axes = (uint8_t)(c - inner_end);
    ac_fold_plan(sum);

    arrange_fold(walk);
    walk->kind = AC_WALK_FOLD;
    walk->copies = ac_fold_workspace(sum);
    return ACLNN_SUCCESS;
}

/* --- build ----------------------------------------------------------------------------------- */

/* Whether the tensor holds the space's elements in index order without gaps. */
static bool is_whole(const aclTensor *tensor, const ac_shape *space)
{
    if (tensor->shape.rank != space->rank)
        return false;
    int64_t expected = 1;
    for (size_t d = space->rank; d-- > 0;) {
        const int64_t extent = space->dims[d];
        if (tensor->shape.dims[d] != extent || (extent != 1 && tensor->strides[d] != expected))
            return false;
        expected *= extent;
    }
    return true;
}

/* The common case: nothing to order, to stage or to convert. */
static bool build_span(ac_walk *walk, const ac_call *call)
{
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const ac_operand *const operand = &call->operands[i];
        if (operand->fold || operand->view == AC_VIEW_CHANNEL ||
            operand->tensor->dtype != operand->dtype || !is_whole(operand->tensor, &call->space))
            return false;
    }
    const int64_t count = (int64_t)walk->count;
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        o->strides[0] = o->size;
        o->low = 0;
        o->high = count * o->size;
    }
    walk->kind = AC_WALK_SPAN;
    walk->rank = 1;
    walk->extents[0] = walk->count;
    walk->span = walk->count;
    return true;
}

static void foresee_overlap(ac_walk *walk, const ac_call *call)
{
    unsigned char *addresses[AC_OPERANDS_MAX];
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const aclTensor *const tensor = call->operands[i].tensor;
        addresses[i] = tensor->data == NULL ? NULL
                                            : (unsigned char *)tensor->data +
                                                  tensor->offset * walk->operands[i].size;
    }
    walk->copied = ac_overlap_find(walk, addresses);
    walk->workspace = walk->copies;
    if (walk->copied != 0)
        walk->workspace += ac_overlap_bytes(walk, walk->copied);
}

aclnnStatus ac_walk_build(ac_walk *walk, const ac_call *call)
{
    walk->inputs = (uint8_t)call->inputs;
    walk->outputs = (uint8_t)call->outputs;
    walk->rank = 0;
    walk->ordered = false;
    walk->stream = false;
    walk->copied = 0;
    walk->raw = 0;
    walk->pieces = 1;
    walk->workspace = 0;
    walk->copies = 0;
    walk->sum.outputs = 0;

    size_t written = 0;
    bool fold = false;
    walk->count = (size_t)ac_shape_count(&call->space);
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const ac_operand *const operand = &call->operands[i];
        AC_TRY(describe(&walk->operands[i], operand));
        if (walk->operands[i].dtype != walk->operands[i].span)
            AC_TRY(check_conversion(operand, i >= call->inputs));
        fold = fold || operand->fold;
        if (i >= call->inputs && !operand->fold)
            written += walk->count * walk->operands[i].size;
        if (ac_shape_count(&operand->tensor->shape) == 0)
            walk->count = 0;
    }
    if (walk->count == 0) {
        walk->kind = AC_WALK_NOTHING;
        return ACLNN_SUCCESS;
    }

    walk->stream = written > ac_cache_share();
    if (!walk->stream && build_span(walk, call)) {
        foresee_overlap(walk, call);
        return ACLNN_SUCCESS;
    }

    axes list;
    if (!list_axes(call, &list))
        return ac_fail(ACLNN_ERR_INNER, "the shapes of the channel arguments cut the channels at "
                                        "places that do not fit together");
    walk->rank = (uint8_t)list.rank;
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        for (size_t a = 0; a < list.rank; a++) {
            walk->extents[a] = list.extents[a];
            o->strides[a] = stride_on(&call->operands[i], &call->space, &list, a) * o->size;
        }
        bound(walk, o);
        if (i >= call->inputs && !o->fold && revisits(walk, o))
            walk->ordered = true;
    }
    if (fold)
        AC_TRY(build_fold(walk, call, &list));
    else
        build_tiles(walk);
    foresee_overlap(walk, call);
    return ACLNN_SUCCESS;
}

void ac_walk_arrange(ac_walk *walk)
{
    if (walk->kind == AC_WALK_FOLD)
        arrange_fold(walk);
    else
        arrange_tiles(walk);
}

size_t ac_walk_workspace(const ac_walk *walk)
{
    return walk->workspace;
}

bool ac_walk_small(const ac_walk *walk)
{
    return walk->count < AC_FORK_MIN;
}

/* --- run ------------------------------------------------------------------------------------- */

static void run_span_piece(void *context, size_t piece)
{
    const ac_job *const job = context;
    const ac_walk *const walk = job->walk;
    const size_t first = piece * AC_FORK_PIECE;
    const size_t count = walk->count - first < AC_FORK_PIECE ? walk->count - first : AC_FORK_PIECE;
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];
    for (size_t i = 0; i < walk->inputs; i++)
        ins[i] = job->base[i] + first * walk->operands[i].size;
    for (size_t i = 0; i < walk->outputs; i++)
        outs[i] = job->base[walk->inputs + i] + first * walk->operands[walk->inputs + i].size;
    job->kernel(count, ins, outs, job->attrs);
}

static void run_span(ac_job *job)
{
    const size_t pieces = (job->walk->count + AC_FORK_PIECE - 1) / AC_FORK_PIECE;
    if (job->walk->count >= AC_FORK_MIN) {
        ac_threads_fork(run_span_piece, job, pieces);
        return;
    }
    for (size_t piece = 0; piece < pieces; piece++)
        run_span_piece(job, piece);
}

static void run_job(ac_job *job)
{
    switch (job->walk->kind) {
    case AC_WALK_SPAN:
        run_span(job);
        return;
    case AC_WALK_TILES:
        ac_tiles_run(job);
        return;
    default:
        ac_fold_run(job);
        return;
    }
}

/* Outputs that are written past the caches: all, unless an input is the same memory and so has
 * brought them in already. */
static uint32_t choose_streamed(const ac_walk *walk, unsigned char *const base[])
{
    uint32_t streamed = 0;
    for (size_t o = walk->inputs; o < (size_t)walk->inputs + walk->outputs && walk->stream; o++) {
        bool read = walk->operands[o].fold;
        for (size_t i = 0; i < walk->inputs; i++)
            read = read || base[i] == base[o];
        if (!read)
            streamed |= UINT32_C(1) << o;
    }
    return streamed;
}

/* Runs on copies of the inputs in `copied`. Room for those foreseen is in the workspace; addresses
 * that were changed since may need more. */
static aclnnStatus run_copied(ac_job *job, uint32_t copied, unsigned char *workspace)
{
    const ac_walk *const walk = job->walk;
    const size_t bytes = ac_overlap_bytes(walk, copied);
    unsigned char *const room = bytes <= walk->workspace - walk->copies ? workspace + walk->copies
                                                                        : aligned_alloc(64, bytes);
    if (room == NULL)
        return ac_fail(ACLNN_ERR_INNER,
                       "no memory for a copy of %zu bytes of an input that overlaps "
                       "an output",
                       bytes);
    ac_walk moved;
    ac_overlap_copy(walk, copied, &moved, job->base, room);
    job->walk = &moved;
    run_job(job);
    if (room != workspace + walk->copies)
        free(room);
    return ACLNN_SUCCESS;
}

/* Whether the caller's pointers can be handed to the kernel as they are: a short span whose inputs
 * are exactly an output or lie apart from it. This is all that a small call pays for. */
static bool is_plain(const ac_walk *walk, const void *const in[], void *const out[])
{
    if (walk->kind != AC_WALK_SPAN || walk->count >= AC_FORK_MIN)
        return false;
    for (size_t k = 0; k < walk->outputs; k++) {
        const ac_walk_operand *const o = &walk->operands[walk->inputs + k];
        if (o->origin != 0)
            return false;
        const uintptr_t to = (uintptr_t)out[k];
        for (size_t i = 0; i < walk->inputs; i++) {
            const ac_walk_operand *const from = &walk->operands[i];
            const uintptr_t at = (uintptr_t)in[i];
            const bool apart = at + (uintptr_t)from->high <= to || to + (uintptr_t)o->high <= at;
            if (from->origin != 0 || (!apart && (at != to || from->size != o->size)))
                return false;
        }
    }
    return true;
}

aclnnStatus ac_walk_run(const ac_walk *walk, ac_kernel *kernel, const void *const in[],
                        void *const out[], const void *attrs, void *workspace)
{
    if (walk->kind == AC_WALK_NOTHING)
        return ACLNN_SUCCESS;
    if (is_plain(walk, in, out)) {
        kernel(walk->count, in, out, attrs);
        return ACLNN_SUCCESS;
    }
    ac_job job;
    job.walk = walk;
    job.kernel = kernel;
    job.attrs = attrs;
    for (size_t i = 0; i < walk->inputs; i++)
        job.base[i] = (unsigned char *)(uintptr_t)in[i];
    for (size_t i = 0; i < walk->outputs; i++)
        job.base[walk->inputs + i] = out[i];
    const uint32_t copied = ac_overlap_find(walk, job.base);
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        job.base[i] += walk->operands[i].origin;
    job.stage = ac_stage_current();
    job.streamed = choose_streamed(walk, job.base);
    job.partial = workspace;
    if (copied != 0)
        return run_copied(&job, copied, workspace);
    run_job(&job);
    return ACLNN_SUCCESS;
}
