#include "check/shapes.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/environment.h"
#include "check/dtypes.h"
#include "check/words.h"
#include "handles/bits.h"

aclnnStatus ac_fail_rank(const ac_tensor *tensor, const char *name)
{
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimensions; at most %d are allowed", name,
                   tensor->shape.rank, AC_RANK_MAX);
}

aclnnStatus ac_check_in_blocks(const ac_tensor *tensor, const char *name)
{
    if (tensor->format == ACL_FORMAT_FRACTAL_NZ)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s does not have the format FRACTAL_NZ, which alone is allowed", name);
}

aclnnStatus ac_check_rank_is(const ac_tensor *tensor, const char *name, size_t rank)
{
    if (!tensor || tensor->shape.rank == rank)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimension%s; %zu are allowed", name,
                   tensor->shape.rank, ac_plural((int64_t)tensor->shape.rank), rank);
}

aclnnStatus ac_check_rank_within(const ac_tensor *tensor, const char *name, size_t low, size_t high)
{
    if (!tensor || (tensor->shape.rank >= low && tensor->shape.rank <= high))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimension%s; %zu to %zu are allowed", name,
                   tensor->shape.rank, ac_plural((int64_t)tensor->shape.rank), low, high);
}

static bool has_axis(const ac_tensor *of, int64_t axis)
{
    const int64_t rank = of->shape.rank > 0 ? (int64_t)of->shape.rank : 1;

    return axis >= -rank && axis < rank;
}

/* `or_else` names what is allowed besides. */
static aclnnStatus fail_axis(int64_t axis, const char *name, const ac_tensor *of,
                             const char *of_name, const char *or_else)
{
    const int64_t rank = of->shape.rank > 0 ? (int64_t)of->shape.rank : 1;

    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %" PRId64 "; %" PRId64 " to %" PRId64
                   "%s are allowed, as %s has %zu dimension%s",
                   name, axis, -rank, rank - 1, or_else, of_name, of->shape.rank,
                   of->shape.rank == 1 ? "" : "s");
}

aclnnStatus ac_check_axis(int64_t axis, const char *name, const ac_tensor *of, const char *of_name)
{
    return has_axis(of, axis) ? ACLNN_SUCCESS : fail_axis(axis, name, of, of_name, "");
}

aclnnStatus ac_check_axis_or_all(int64_t axis, const char *name, const ac_tensor *of,
                                 const char *of_name, int64_t all)
{
    char or_else[64];

    if (axis == all || has_axis(of, axis))
        return ACLNN_SUCCESS;
    (void)snprintf(or_else, sizeof or_else, ", and %" PRId64 " for all elements,", all);
    return fail_axis(axis, name, of, of_name, or_else);
}

/* Refuses a tensor: only `shape` is allowed, for the reason that the last two words state
 * together. */
static aclnnStatus fail_shape(const ac_tensor *tensor, const char *name, const ac_shape *shape,
                              const char *why, const char *whose)
{
    char was[AC_SHAPE_TEXT];
    char only[AC_SHAPE_TEXT];

    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has shape %s; only %s (%s%s) is allowed", name,
                   ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(shape, only, sizeof only), why, whose);
}

aclnnStatus ac_check_shape_same(const ac_tensor *tensor, const char *name, const ac_tensor *other,
                                const char *other_name)
{
    if (!tensor || ac_shape_equal(&tensor->shape, &other->shape))
        return ACLNN_SUCCESS;
    return fail_shape(tensor, name, &other->shape, "the shape of ", other_name);
}

aclnnStatus ac_check_shape_is(const ac_tensor *tensor, const char *name, const ac_shape *shape,
                              const char *why)
{
    if (!tensor || ac_shape_equal(&tensor->shape, shape))
        return ACLNN_SUCCESS;
    return fail_shape(tensor, name, shape, why, "");
}

aclnnStatus ac_check_shape_without(const ac_tensor *tensor, const char *name,
                                   const ac_tensor *space, const char *space_name, int64_t axis)
{
    ac_shape rows = space->shape;
    char why[AC_SHAPE_TEXT];

    if (rows.rank > 0) {
        rows.rank--;
        for (size_t i = ac_shape_axis(&space->shape, axis); i < rows.rank; i++)
            rows.dims[i] = rows.dims[i + 1];
    }
    if (ac_shape_equal(&tensor->shape, &rows))
        return ACLNN_SUCCESS;
    (void)snprintf(why, sizeof why, "%s without axis %" PRId64, space_name, axis);
    return fail_shape(tensor, name, &rows, "the shape of ", why);
}

aclnnStatus ac_check_halves(const ac_tensor *tensor, const char *name, int64_t axis, ac_shape *half)
{
    const int64_t rank = (int64_t)tensor->shape.rank;
    const int64_t at = axis < 0 ? axis + rank : axis;

    *half = tensor->shape;
    if (at < 0 || at >= rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRId64 " dimensions; 1 to %d are allowed, of which one is split",
                       name, rank, AC_RANK_MAX);
    if (half->dims[at] % 2 != 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRId64 " element%s along axis %" PRId64
                       "; an even number is allowed",
                       name, half->dims[at], ac_plural(half->dims[at]), at);
    half->dims[at] /= 2;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_flat(const ac_tensor *tensor, const char *name, int64_t axis)
{
    if (ac_tensor_flat(tensor, axis))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is not contiguous from axis %" PRId64
                   " on; where elements alternate, only the last axis may be without that",
                   name, axis);
}

aclnnStatus ac_check_counts_dtype(const ac_tensor *tensor, const char *name)
{
    return tensor ? ac_check_dtype_is(tensor, name, AC_I64, "counts of rows") : ACLNN_SUCCESS;
}

aclnnStatus ac_check_counts(const ac_tensor *tensor, const char *name,
                            const bool empty[AC_PRODUCT_COUNT])
{
    const ac_product product = ac_product_current();

    if (!tensor)
        return ACLNN_SUCCESS;
    if (tensor->shape.rank != 1)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimensions; 1 is allowed", name,
                       tensor->shape.rank);
    if (tensor->shape.dims[0] > AC_COUNTS_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRId64 " elements; at most %d counts are allowed", name,
                       tensor->shape.dims[0], AC_COUNTS_MAX);
    if (tensor->shape.dims[0] == 0 && empty && !empty[product])
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has no elements on %s; 1 to %d counts are allowed there", name,
                       ac_product_name(product), AC_COUNTS_MAX);
    return ACLNN_SUCCESS;
}

/* The axis of a tensor for a letter, or the rank if it lacks that; *front receives the number of
 * its axes that no letter stands for. */
static size_t axis_of(const ac_tensor *tensor, const char *axes, char letter, size_t *front)
{
    size_t fixed = 0;
    size_t optional = 0;
    size_t at = tensor->shape.rank;

    for (const char *c = axes; *c != '\0'; c++) {
        fixed += *c == 'm' || *c == 'n' || *c == 'k';
        optional += *c == '?';
    }

    const bool lacks = tensor->shape.rank < fixed;
    size_t next = *front = tensor->shape.rank - (lacks ? fixed - optional : fixed);

    for (const char *c = axes; *c != '\0'; c++) {
        if (*c == '*' || *c == 'b' || *c == '?' || (c[1] == '?' && lacks))
            continue;
        if (*c == letter)
            at = next;
        next++;
    }
    return at;
}

aclnnStatus ac_check_contracted(const ac_tensor *left, const char *left_name, const char *left_axes,
                                const ac_tensor *right, const char *right_name,
                                const char *right_axes, const char *space_axes, ac_shape *space)
{
    ac_shape fronts[2] = {left->shape, right->shape};
    const size_t in_left = axis_of(left, left_axes, 'k', &fronts[0].rank);
    const size_t in_right = axis_of(right, right_axes, 'k', &fronts[1].rank);

    if (left->shape.dims[in_left] != right->shape.dims[in_right])
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "axis %zu of %s has %" PRId64 " element%s and axis %zu of %s has %" PRId64
                       "; the same number is allowed",
                       in_left, left_name, left->shape.dims[in_left],
                       ac_plural(left->shape.dims[in_left]), in_right, right_name,
                       right->shape.dims[in_right]);
    if (!ac_shape_broadcast(&fronts[0], &fronts[1], space)) {
        char a[AC_SHAPE_TEXT];
        char b[AC_SHAPE_TEXT];

        return ac_fail(
            ACLNN_ERR_PARAM_INVALID,
            "%s has the axes %s in front and %s has %s; axes that broadcast together are "
            "allowed",
            left_name, ac_shape_print(&fronts[0], a, sizeof a), right_name,
            ac_shape_print(&fronts[1], b, sizeof b));
    }
    for (const char *c = space_axes; *c != '\0'; c++) {
        const ac_tensor *const of = *c == 'm' ? left : right;
        size_t front;
        const size_t at = axis_of(of, *c == 'm' ? left_axes : right_axes, *c, &front);

        if (at < of->shape.rank)
            space->dims[space->rank++] = of->shape.dims[at];
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_square(const ac_tensor *tensor, const char *name)
{
    const int64_t *const last = tensor->shape.dims + tensor->shape.rank - 2;

    if (last[0] == last[1])
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has matrices of %" PRId64 " row%s and %" PRId64
                   " column%s; as many rows as columns are allowed",
                   name, last[0], ac_plural(last[0]), last[1], ac_plural(last[1]));
}

aclnnStatus ac_check_square_of(const ac_tensor *tensor, const char *name, const ac_shape *space,
                               const char *why)
{
    ac_shape squares = *space;

    squares.dims[squares.rank - 1] = squares.dims[squares.rank - 2];
    return ac_check_shape_is(tensor, name, &squares, why);
}

aclnnStatus ac_check_groups(const ac_tensor *tensor, const char *name, const ac_tensor *right,
                            const char *right_name, const char *right_axes, int64_t group,
                            const char *group_name)
{
    size_t front;
    const size_t inner = axis_of(right, right_axes, 'k', &front);
    const int64_t columns = right->shape.dims[axis_of(right, right_axes, 'n', &front)];
    const int64_t count = right->shape.dims[inner];
    char was[AC_SHAPE_TEXT];

    if (!tensor)
        return ACLNN_SUCCESS;
    if (group < 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; 0 and more are allowed",
                       group_name, group);

    const int64_t *const dims = tensor->shape.dims;
    const size_t rank = tensor->shape.rank;
    const int64_t groups = group == 0 ? 1 : count / group + (count % group != 0);

    if (rank == 2 && dims[0] == groups && dims[1] == columns)
        return ACLNN_SUCCESS;
    if (group == 0 && rank == 1 && (dims[0] == columns || dims[0] == 1))
        return ACLNN_SUCCESS;
    (void)ac_shape_print(&tensor->shape, was, sizeof was);
    if (group > 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has shape %s; [%" PRId64 ", %" PRId64
                       "] is allowed, for groups of %" PRId64 " (%s) along axis %zu of %s",
                       name, was, groups, columns, group, group_name, inner, right_name);
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; [1], [%" PRId64 "] and [1, %" PRId64
                   "] are allowed where %s is 0",
                   name, was, columns, columns, group_name);
}

/* Whether `shape` repeats into `space` without changing it. */
static bool broadcasts_to(const ac_shape *shape, const ac_shape *space)
{
    if (shape->rank > space->rank)
        return false;
    for (size_t i = 0; i < shape->rank; i++) {
        if (shape->dims[i] != space->dims[space->rank - shape->rank + i] && shape->dims[i] != 1)
            return false;
    }
    return true;
}

aclnnStatus ac_check_view_broadcast(const ac_tensor *tensor, const char *name,
                                    const ac_tensor *space, const char *space_name)
{
    if (!tensor || broadcasts_to(&tensor->shape, &space->shape))
        return ACLNN_SUCCESS;

    char was[AC_SHAPE_TEXT];
    char target[AC_SHAPE_TEXT];

    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; shapes that broadcast to %s (the shape of %s) are allowed",
                   name, ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(&space->shape, target, sizeof target), space_name);
}

aclnnStatus ac_check_view_aligned(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                  const char *space_name, int64_t axis, int64_t count,
                                  const char *count_name, bool counted)
{
    const size_t from = ac_shape_axis(&space->shape, axis);
    const size_t behind = space->shape.rank > from ? space->shape.rank - from : 0;
    char why[AC_SHAPE_TEXT];
    ac_shape wanted = {0};

    if (count < -1)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; -1 and more are allowed",
                       count_name, count);
    if (!tensor)
        return ACLNN_SUCCESS;
    if (counted && count == 0)
        return ac_check_view_single(tensor, name);
    if (!counted && tensor->shape.rank <= 1 && ac_shape_count(&tensor->shape) == 1)
        return ACLNN_SUCCESS;

    const size_t own = tensor->shape.rank;
    const size_t axes = !counted ? own : count < 0 ? behind : (size_t)count;

    if (axes > behind)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is for %zu axes of %s from axis %" PRId64 " on; at most %zu are allowed",
                       name, axes, space_name, axis, behind);
    wanted.rank = axes;
    for (size_t i = 0; i < axes; i++)
        wanted.dims[i] = space->shape.dims[from + i];
    (void)snprintf(why, sizeof why, "%s from axis %" PRId64 " on", space_name, axis);
    return ac_shape_equal(&tensor->shape, &wanted)
               ? ACLNN_SUCCESS
               : fail_shape(tensor, name, &wanted, "the extents of ", why);
}

aclnnStatus ac_check_view_single(const ac_tensor *tensor, const char *name)
{
    if (!tensor || ac_shape_count(&tensor->shape) == 1)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %" PRId64 " elements; 1 is allowed", name,
                   ac_shape_count(&tensor->shape));
}

aclnnStatus ac_check_view_verdict(const ac_tensor *tensor, const char *name, size_t rank)
{
    const ac_shape one = {.rank = rank, .dims = {rank > 0}};

    return ac_check_shape_is(tensor, name, &one, "one element");
}

aclnnStatus ac_check_view_bits(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                               const char *space_name)
{
    const int64_t bytes = ac_bits_bytes(&space->shape);

    if (!tensor || ac_shape_count(&tensor->shape) == bytes)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has %" PRId64 " elements; %" PRId64
                   " are allowed, 16 for each 128 elements of %s that are begun",
                   name, ac_shape_count(&tensor->shape), bytes, space_name);
}

aclnnStatus ac_check_bits_read(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                               const char *space_name)
{
    const int64_t points = ac_shape_count(&space->shape);

    if (points % 8 > 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has 8 bits for each element; %s has %" PRId64
                       " elements, and multiples of 8 are allowed",
                       name, space_name, points);
    return ac_check_bits_written(tensor, name, space, space_name);
}

aclnnStatus ac_check_bits_written(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                  const char *space_name)
{
    const ac_shape line = {.rank = 1, .dims = {ac_bits_octets(&space->shape)}};

    if (ac_shape_equal(&tensor->shape, &line))
        return ACLNN_SUCCESS;
    return fail_shape(tensor, name, &line, "a bit for each element of ", space_name);
}

aclnnStatus ac_check_bits_in_rows(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                  const char *space_name, int64_t rows, const char *rows_name)
{
    const int64_t bytes = ac_bits_octets(&space->shape);

    if (rows < 1 || bytes % rows > 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; the divisors of %" PRId64
                       " (a bit for each element of %s) are allowed",
                       rows_name, rows, bytes, space_name);

    const ac_shape lines = {.rank = 2, .dims = {rows, bytes / rows}};

    if (ac_shape_equal(&tensor->shape, &lines))
        return ACLNN_SUCCESS;
    return fail_shape(tensor, name, &lines, "a bit for each element of ", space_name);
}

aclnnStatus ac_check_view_channel(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                  const char *space_name)
{
    const int64_t channels = space->shape.rank > 1 ? space->shape.dims[1] : 1;
    const int64_t count = tensor ? ac_shape_count(&tensor->shape) : 1;

    if (count == 1 || count == channels)
        return ACLNN_SUCCESS;
    if (channels == 1)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRId64 " elements; 1 (the channels of %s) is allowed", name,
                       count, space_name);
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has %" PRId64 " element%s; 1 or %" PRId64
                   " (the channels of %s) are allowed",
                   name, count, ac_plural(count), channels, space_name);
}

aclnnStatus ac_check_fold_channel(const ac_tensor *tensor, const char *name, const ac_tensor *like,
                                  const char *like_name)
{
    const int64_t count = ac_shape_count(&like->shape);
    const ac_shape flat = {.rank = 1, .dims = {count}};

    if (count == 1)
        return ac_check_shape_same(tensor, name, like, like_name);
    if (tensor->shape.rank == 1 && tensor->shape.dims[0] == count)
        return ACLNN_SUCCESS;
    return fail_shape(tensor, name, &flat, "the elements of ", like_name);
}

aclnnStatus ac_check_broadcast(const ac_tensor *a, const char *a_name, const ac_tensor *b,
                               const char *b_name, ac_shape *space)
{
    if (!b) {
        *space = a->shape;
        return ACLNN_SUCCESS;
    }
    if (ac_shape_broadcast(&a->shape, &b->shape, space))
        return ACLNN_SUCCESS;

    char a_text[AC_SHAPE_TEXT];
    char b_text[AC_SHAPE_TEXT];

    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s has shape %s and %s has shape %s; shapes that broadcast together are allowed", a_name,
        ac_shape_print(&a->shape, a_text, sizeof a_text), b_name,
        ac_shape_print(&b->shape, b_text, sizeof b_text));
}

aclnnStatus ac_check_outer(const ac_tensor *a, const char *a_name, const ac_tensor *b,
                           const char *b_name, ac_shape *space)
{
    const ac_tensor *const wrong = a->shape.rank != 1 ? a : b->shape.rank != 1 ? b : NULL;
    char text[AC_SHAPE_TEXT];

    if (wrong)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has shape %s; a shape with one axis is allowed",
                       wrong == a ? a_name : b_name,
                       ac_shape_print(&wrong->shape, text, sizeof text));
    *space = (ac_shape){.rank = 2, .dims = {a->shape.dims[0], b->shape.dims[0]}};
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_broadcast_with(const ac_tensor *tensor, const char *name, ac_shape *space,
                                    const char *of)
{
    const ac_shape before = *space;

    if (!tensor || ac_shape_broadcast(&before, &tensor->shape, space))
        return ACLNN_SUCCESS;

    char own_text[AC_SHAPE_TEXT];
    char space_text[AC_SHAPE_TEXT];

    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s has shape %s and %s has shape %s; shapes that broadcast together are allowed", name,
        ac_shape_print(&tensor->shape, own_text, sizeof own_text), of,
        ac_shape_print(&before, space_text, sizeof space_text));
}

aclnnStatus ac_check_found_line(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                const char *space_name)
{
    const ac_shape line = {.rank = 1, .dims = {ac_shape_count(&space->shape)}};
    char why[AC_SHAPE_TEXT];

    if (ac_shape_equal(&tensor->shape, &line))
        return ACLNN_SUCCESS;
    (void)snprintf(why, sizeof why, "room for all elements of %s", space_name);
    return fail_shape(tensor, name, &line, why, "");
}

/* Whether elements lie in row-major order. */
static bool in_order(const ac_tensor *tensor)
{
    int64_t step = 1;

    for (size_t i = tensor->shape.rank; i-- > 0; step *= tensor->shape.dims[i]) {
        if (tensor->shape.dims[i] > 1 && tensor->strides[i] != step)
            return false;
    }
    return true;
}

aclnnStatus ac_check_found_rows(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                const char *space_name, bool lines)
{
    const size_t along = lines ? 0 : 1;
    char was[AC_SHAPE_TEXT];

    if (ac_shape_empty(&tensor->shape) || in_order(tensor) ||
        (tensor->shape.rank == 2 && tensor->shape.dims[along] >= (int64_t)space->shape.rank))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is not contiguous and has shape %s; %s are allowed, for the %zu axes of %s",
                   name, ac_shape_print(&tensor->shape, was, sizeof was),
                   lines ? "a matrix with a row for each index, or contiguous elements"
                         : "a matrix with a column for each index, or contiguous elements",
                   space->shape.rank, space_name);
}

aclnnStatus ac_check_found_runs(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                                const char *space_name, size_t axis, ac_run_room room)
{
    const bool flat = axis == SIZE_MAX;
    const bool whole = room == AC_RUN_NUMBERS ? flat : room == AC_RUN_FIRSTS && !flat;
    ac_shape all = {.rank = 1, .dims = {1}};
    char was[AC_SHAPE_TEXT];
    char wanted[AC_SHAPE_TEXT];

    if (flat)
        all.dims[0] = ac_shape_count(&space->shape);
    else if (space->shape.rank > 0)
        all.dims[0] = space->shape.dims[axis];
    if (whole)
        all = space->shape;
    if (!tensor || ac_shape_empty(&tensor->shape) || in_order(tensor) ||
        ac_shape_equal(&tensor->shape, &all))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is not contiguous and has shape %s; %s, room for all of %s, or contiguous "
                   "elements are allowed",
                   name, ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(&all, wanted, sizeof wanted), space_name);
}

aclnnStatus ac_check_lines(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                           const char *space_name)
{
    const size_t rank = tensor->shape.rank;
    bool alike = rank > 0 && rank == space->shape.rank;
    char was[AC_SHAPE_TEXT];
    char of[AC_SHAPE_TEXT];

    for (size_t i = 0; alike && i + 1 < rank; i++)
        alike = tensor->shape.dims[i] == space->shape.dims[i];
    if (rank == 1 || alike)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; one axis, or the extents of %s, %s, but for the last one, are "
                   "allowed",
                   name, ac_shape_print(&tensor->shape, was, sizeof was), space_name,
                   ac_shape_print(&space->shape, of, sizeof of));
}
