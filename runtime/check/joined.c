#include "check/joined.h"

#include <inttypes.h>
#include <string.h>

#include "check/sentence.h"
#include "check/words.h"

enum { LETTERS = 26, SIDES = 2 };

/* --- axes ------------------------------------------------------------------------------------- */

const char *ac_joined_next(const char *axes, ac_joined_axis *axis)
{
    const bool two = *axes == '(' || *axes == '[';

    *axis = (ac_joined_axis){.seen = *axes == '['};
    axes += two;
    if (two) {
        axis->outer = *axes++;
        axis->run = *axes == '.';
        axes += axis->run;
    }
    axis->inner = *axes == '1' ? '\0' : *axes;
    axes++;
    if (*axes == '.') {
        axis->run = true;
        axes++;
    }
    return axes + two;
}

size_t ac_joined_count(const char *axes)
{
    ac_joined_axis axis;
    size_t count = 0;

    while (*axes != '\0') {
        axes = ac_joined_next(axes, &axis);
        count++;
    }
    return count;
}

static bool has_run(const char *axes)
{
    return strchr(axes, '.') != NULL;
}

/* --- how an axis is seen ---------------------------------------------------------------------- */

/* A list, or a number for each axis where there is none. */
typedef struct each {
    const ac_array *list;
    int64_t number;
    const char *name;
} each;

static int64_t value(const each *e, size_t i)
{
    return e->list ? ((const int64_t *)e->list->values)[i] : e->number;
}

/* The padding in front of an axis, or behind it. */
static int64_t side(const each *padding, size_t axes, size_t axis, size_t which)
{
    const bool both = padding->list && padding->list->size == SIDES * axes;

    return value(padding, both ? SIDES * axis + which : axis);
}

static size_t axes_of(const ac_array *list)
{
    return list ? list->size : 1;
}

void ac_windows_see(ac_window windows[AC_RUN_MOST], const ac_array *stride, int64_t every,
                    const ac_array *padding, int64_t ahead, const ac_array *dilation, int64_t apart)
{
    const each of[] = {{stride, every, ""}, {padding, ahead, ""}, {dilation, apart, ""}};
    const size_t axes = axes_of(stride);

    for (size_t i = 0; i < axes; i++)
        windows[i] = (ac_window){.step = value(&of[0], i),
                                 .tap = value(&of[2], i),
                                 .origin = -side(&of[1], axes, i, 0),
                                 .divisor = 1};
}

void ac_spread_see(ac_window windows[AC_RUN_MOST], const ac_array *stride, int64_t every,
                   const ac_array *padding, int64_t ahead, const ac_array *dilation, int64_t apart)
{
    const each of[] = {{stride, every, ""}, {padding, ahead, ""}, {dilation, apart, ""}};
    const size_t axes = axes_of(stride);

    for (size_t i = 0; i < axes; i++)
        windows[i] = (ac_window){.step = 1,
                                 .tap = -value(&of[2], i),
                                 .origin = side(&of[1], axes, i, 0),
                                 .divisor = value(&of[0], i)};
}

/* --- extents ---------------------------------------------------------------------------------- */

typedef struct known {
    int64_t of[AC_RUN_MOST];
    const char *name; /* of the tensor, or the parameter, that has it; null: it is not known */
    size_t axis;      /* of the tensor */
    bool given;       /* by a parameter */
} known;

typedef struct factor {
    const ac_tensor *tensor;
    const char *name;
    const char *axes;
} factor;

typedef struct joined {
    factor factors[2];
    size_t run; /* axes of a run */
    known of[LETTERS];
} joined;

static known *extent_of(joined *j, char letter)
{
    return &j->of[letter - 'a'];
}

static aclnnStatus check_runs(joined *j)
{
    size_t axes[2];

    j->run = 1;
    for (size_t f = 0; f < 2; f++) {
        axes[f] = ac_joined_count(j->factors[f].axes);
        if (has_run(j->factors[f].axes))
            j->run = j->factors[f].tensor->shape.rank - axes[f] + 1;
    }

    const size_t first = j->factors[0].tensor->shape.rank - axes[0];
    const size_t second = j->factors[1].tensor->shape.rank - axes[1];

    if (first == second || !has_run(j->factors[0].axes) || !has_run(j->factors[1].axes))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has %zu dimension%s; %zu are allowed, as %s has %zu dimension%s",
                   j->factors[1].name, j->factors[1].tensor->shape.rank,
                   ac_plural((int64_t)j->factors[1].tensor->shape.rank), axes[1] + first,
                   j->factors[0].name, j->factors[0].tensor->shape.rank,
                   ac_plural((int64_t)j->factors[0].tensor->shape.rank));
}

static aclnnStatus fail_other(const char *name, size_t axis, int64_t has, const known *other,
                              int64_t wanted)
{
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "axis %zu of %s has %" PRId64 " element%s and axis %zu of %s has %" PRId64
                   "; the same number is allowed",
                   axis, name, has, ac_plural(has), other->axis, other->name, wanted);
}

/* Axes with one letter, and those of extent 1. */
static aclnnStatus take_plain(joined *j, const factor *f)
{
    ac_joined_axis axis;
    size_t at = 0;

    for (const char *c = f->axes; *c != '\0';) {
        c = ac_joined_next(c, &axis);

        const size_t count = axis.run ? j->run : 1;
        const int64_t *const dims = f->tensor->shape.dims + at;

        at += count;
        if (axis.outer)
            continue;
        if (!axis.inner && *dims != 1)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "axis %zu of %s has %" PRId64 " elements; 1 is allowed", at - 1, f->name,
                           *dims);
        if (!axis.inner)
            continue;

        known *const e = extent_of(j, axis.inner);

        for (size_t i = 0; i < count; i++) {
            if (e->name && e->of[i] != dims[i])
                return fail_other(f->name, at - count + i, dims[i], e, e->of[i]);
            e->of[i] = dims[i];
        }
        if (!e->name)
            e->axis = at - count;
        e->name = f->name;
    }
    return ACLNN_SUCCESS;
}

/* Axes that are groups of others. */
static aclnnStatus take_groups(joined *j, const factor *f)
{
    ac_joined_axis axis;
    size_t at = 0;

    for (const char *c = f->axes; *c != '\0'; at += axis.run ? j->run : 1) {
        c = ac_joined_next(c, &axis);
        if (!axis.outer || axis.seen)
            continue;

        const int64_t has = f->tensor->shape.dims[at];
        const known *const groups = extent_of(j, axis.outer);
        known *const e = extent_of(j, axis.inner);

        if (groups->of[0] < 1 && groups->given)
            return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; 1 and more are allowed",
                           groups->name, groups->of[0]);
        if (groups->of[0] < 1)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "axis %zu of %s has 0 elements; 1 and more are allowed", groups->axis,
                           groups->name);
        if (has % groups->of[0] != 0 && groups->given)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "axis %zu of %s has %" PRId64 " element%s; a multiple of %" PRId64
                           ", which is %s, is allowed",
                           at, f->name, has, ac_plural(has), groups->of[0], groups->name);
        if (has % groups->of[0] != 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "axis %zu of %s has %" PRId64 " element%s; a multiple of %" PRId64
                           ", the extent of axis %zu of %s, is allowed",
                           at, f->name, has, ac_plural(has), groups->of[0], groups->axis,
                           groups->name);

        const int64_t own = has / groups->of[0];

        if (e->name && e->of[0] != own)
            return ac_fail(
                ACLNN_ERR_PARAM_INVALID,
                "axis %zu of %s has %" PRId64 " element%s, %" PRId64 " in each of %" PRId64
                " groups, and axis %zu of %s has %" PRId64 "; the same number is allowed",
                at, f->name, has, ac_plural(has), own, groups->of[0], e->axis, e->name, e->of[0]);
        e->of[0] = own;
        e->axis = at;
        e->name = f->name;
    }
    return ACLNN_SUCCESS;
}

/* The plain extents of both factors, then those of groups. */
static aclnnStatus take(joined *j, char given, int64_t number, const char *name)
{
    if (given)
        *extent_of(j, given) = (known){.of = {number}, .name = name, .given = true};
    AC_TRY(check_runs(j));
    for (size_t f = 0; f < 2; f++)
        AC_TRY(take_plain(j, &j->factors[f]));
    for (size_t f = 0; f < 2; f++)
        AC_TRY(take_groups(j, &j->factors[f]));
    return ACLNN_SUCCESS;
}

/* The shape of the result, of whose axes all extents are known. */
static aclnnStatus make_space(joined *j, const char *axes, ac_shape *space)
{
    ac_joined_axis axis;

    space->rank = 0;
    while (*axes != '\0') {
        axes = ac_joined_next(axes, &axis);
        for (size_t i = 0; i < (axis.run ? j->run : 1); i++) {
            int64_t *const dim = &space->dims[space->rank++];

            *dim = extent_of(j, axis.inner)->of[i];
            if (axis.outer && __builtin_mul_overflow(*dim, extent_of(j, axis.outer)->of[0], dim))
                return ac_fail(ACLNN_ERR_PARAM_INVALID,
                               "axis %zu of the result has more elements than memory can hold",
                               space->rank - 1);
        }
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_joined_axes(const ac_tensor *left, const char *left_name,
                                 const char *left_axes, const ac_tensor *right,
                                 const char *right_name, const char *right_axes,
                                 const char *space_axes, char given, int64_t extent,
                                 const char *extent_name, ac_shape *space)
{
    joined j = {
        .factors = {{left, left_name, left_axes}, {right, right_name, right_axes}},
    };

    AC_TRY(take(&j, given, extent, extent_name));
    return make_space(&j, space_axes, space);
}

/* --- seen axes -------------------------------------------------------------------------------- */

/* That there is a value of at least `least` for each axis, or two if `pairs`. */
static aclnnStatus check_each(const each *e, size_t axes, int64_t least, bool pairs)
{
    const size_t count = e->list ? e->list->size : axes;

    if (count != axes && !(pairs && count == SIDES * axes)) {
        if (pairs)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has %zu value%s; only %zu or %zu are allowed", e->name, count,
                           ac_plural((int64_t)count), axes, SIDES * axes);
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu value%s; only %zu %s allowed", e->name,
                       count, ac_plural((int64_t)count), axes, axes == 1 ? "is" : "are");
    }
    for (size_t i = 0; i < count; i++) {
        if (value(e, i) >= least)
            continue;
        if (e->list)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%zu] is %" PRId64 "; %" PRId64 " and more are allowed", e->name, i,
                           value(e, i), least);
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; %" PRId64 " and more are allowed", e->name, value(e, i),
                       least);
    }
    return ACLNN_SUCCESS;
}

/* What is said of an axis that is seen. */
typedef struct seen {
    const factor *whole;
    size_t axis; /* of the tensor */
    int64_t extent;
    int64_t taps;
    size_t i; /* of the run */
    size_t axes;
} seen;

static aclnnStatus fail_large(const seen *s, const each *padding)
{
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "axis %zu of %s, seen with %s, has more positions than memory can hold", s->axis,
                   s->whole->name, padding->name);
}

/* The number of positions of windows. */
static aclnnStatus windows_along(const seen *s, const each *stride, const each *padding,
                                 const each *dilation, int64_t *positions)
{
    int64_t padded;
    int64_t reach;

    if (__builtin_add_overflow(s->extent, side(padding, s->axes, s->i, 0), &padded) ||
        __builtin_add_overflow(padded, side(padding, s->axes, s->i, 1), &padded))
        return fail_large(s, padding);
    if (__builtin_mul_overflow(value(dilation, s->i), s->taps - 1, &reach) || reach >= padded)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "axis %zu of %s has %" PRId64 " element%s, with %s %" PRId64
                       "; windows of %" PRId64 " that are %" PRId64 " apart (%s) need more",
                       s->axis, s->whole->name, s->extent, ac_plural(s->extent), padding->name,
                       padded, s->taps, value(dilation, s->i), dilation->name);
    *positions = (padded - reach - 1) / value(stride, s->i) + 1;
    return ACLNN_SUCCESS;
}

/* The number of positions where windows run backwards. */
static aclnnStatus spread_along(const seen *s, const each *stride, const each *padding,
                                const each *dilation, const each *more, int64_t *positions)
{
    const int64_t every = value(stride, s->i);
    const int64_t apart = value(dilation, s->i);
    const int64_t least = every > apart ? every : apart;
    int64_t all;
    int64_t reach;

    if (value(more, s->i) >= least)
        return ac_fail(
            ACLNN_ERR_PARAM_INVALID,
            "%s[%zu] is %" PRId64 "; 0 to %" PRId64 " are allowed, less than %s or %s there",
            more->name, s->i, value(more, s->i), least - 1, stride->name, dilation->name);
    if (s->extent < 1)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "axis %zu of %s has 0 elements; 1 and more are allowed", s->axis,
                       s->whole->name);
    if (__builtin_mul_overflow(s->extent - 1, every, &all) ||
        __builtin_mul_overflow(s->taps - 1, apart, &reach) ||
        __builtin_add_overflow(all, reach, &all) ||
        __builtin_add_overflow(all, value(more, s->i), &all) || all == INT64_MAX)
        return fail_large(s, padding);
    all++;
    *positions = all - side(padding, s->axes, s->i, 0);
    if (*positions > side(padding, s->axes, s->i, 1)) {
        *positions -= side(padding, s->axes, s->i, 1);
        return ACLNN_SUCCESS;
    }
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "axis %zu of %s is spread to %" PRId64 " element%s, and %s takes %" PRId64
                   " and %" PRId64 " away; less than all are allowed",
                   s->axis, s->whole->name, all, ac_plural(all), padding->name,
                   side(padding, s->axes, s->i, 0), side(padding, s->axes, s->i, 1));
}

/* The positions of the axis that a factor shows; without `more` windows run forwards. */
static aclnnStatus see(joined *j, const each *stride, const each *padding, const each *dilation,
                       const each *more)
{
    ac_joined_axis axis = {0};
    const factor *whole = NULL;
    size_t at = 0;

    for (size_t f = 0; f < 2 && !axis.seen; f++) {
        whole = &j->factors[f];
        at = 0;
        for (const char *c = whole->axes; *c != '\0' && !axis.seen;) {
            c = ac_joined_next(c, &axis);
            if (!axis.seen)
                at += axis.run ? j->run : 1;
        }
    }

    const size_t axes = axis.run ? j->run : 1;
    const known *const taps = extent_of(j, axis.inner);
    known *const positions = extent_of(j, axis.outer);

    AC_TRY(check_each(stride, axes, 1, false));
    AC_TRY(check_each(padding, axes, 0, true));
    AC_TRY(check_each(dilation, axes, 1, false));
    if (more)
        AC_TRY(check_each(more, axes, 0, false));
    for (size_t i = 0; i < axes; i++) {
        const seen s = {whole, at + i, whole->tensor->shape.dims[at + i], taps->of[i], i, axes};

        if (s.taps < 1)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "axis %zu of %s has 0 elements; 1 and more are allowed", taps->axis + i,
                           taps->name);
        AC_TRY(more ? spread_along(&s, stride, padding, dilation, more, &positions->of[i])
                    : windows_along(&s, stride, padding, dilation, &positions->of[i]));
    }
    positions->name = whole->name;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_joined_windows(const ac_tensor *left, const char *left_name,
                                    const char *left_axes, const ac_tensor *right,
                                    const char *right_name, const char *right_axes,
                                    const char *space_axes, char given, int64_t extent,
                                    const char *extent_name, const ac_array *stride, int64_t every,
                                    const char *stride_name, const ac_array *padding, int64_t ahead,
                                    const char *padding_name, const ac_array *dilation,
                                    int64_t apart, const char *dilation_name, ac_shape *space)
{
    const each of[] = {{stride, every, stride_name},
                       {padding, ahead, padding_name},
                       {dilation, apart, dilation_name}};
    joined j = {
        .factors = {{left, left_name, left_axes}, {right, right_name, right_axes}},
    };

    AC_TRY(take(&j, given, extent, extent_name));
    AC_TRY(see(&j, &of[0], &of[1], &of[2], NULL));
    return make_space(&j, space_axes, space);
}

aclnnStatus ac_check_joined_spread(const ac_tensor *left, const char *left_name,
                                   const char *left_axes, const ac_tensor *right,
                                   const char *right_name, const char *right_axes,
                                   const char *space_axes, char given, int64_t extent,
                                   const char *extent_name, const ac_array *stride, int64_t every,
                                   const char *stride_name, const ac_array *padding, int64_t ahead,
                                   const char *padding_name, const ac_array *dilation,
                                   int64_t apart, const char *dilation_name, const ac_array *more,
                                   int64_t behind, const char *more_name, ac_shape *space)
{
    const each of[] = {{stride, every, stride_name},
                       {padding, ahead, padding_name},
                       {dilation, apart, dilation_name},
                       {more, behind, more_name}};
    joined j = {
        .factors = {{left, left_name, left_axes}, {right, right_name, right_axes}},
    };

    AC_TRY(take(&j, given, extent, extent_name));
    AC_TRY(see(&j, &of[0], &of[1], &of[2], &of[3]));
    return make_space(&j, space_axes, space);
}

aclnnStatus ac_check_along(const ac_tensor *tensor, const char *name, const ac_shape *space,
                           size_t axis, const char *space_name)
{
    if (!tensor || tensor->shape.dims[0] == space->dims[axis])
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has %" PRId64 " element%s; %" PRId64 " (the extent of axis %zu of %s) %s "
                   "allowed",
                   name, tensor->shape.dims[0], ac_plural(tensor->shape.dims[0]), space->dims[axis],
                   axis, space_name, space->dims[axis] == 1 ? "is" : "are");
}
