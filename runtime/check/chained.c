#include "check/chained.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "check/sentence.h"
#include "check/words.h"

enum { BY = 160 }; /* characters of what extents follow from */

const char *ac_letters_next(const char *axes, const char **letters, size_t *count)
{
    if (*axes != '(') {
        *letters = axes;
        *count = 1;
        return axes + 1;
    }
    *letters = axes + 1;
    *count = strcspn(*letters, ")");
    return *letters + *count + 1;
}

size_t ac_letters_count(const char *axes)
{
    const char *letters;
    size_t own;
    size_t count = 0;

    for (; *axes != '\0'; count++)
        axes = ac_letters_next(axes, &letters, &own);
    return count;
}

/* What is known of a letter. */
typedef struct known {
    bool is;
    int64_t extent;
    const char *name; /* of the tensor or the number that says it */
    size_t axis;
    bool number;
} known;

typedef struct finding {
    known of[AC_LETTERS];
    bool failed;
    bool quiet; /* no sentences */
    aclnnStatus status;
} finding;

static known *of(finding *f, char letter)
{
    return &f->of[letter - 'a'];
}

/* What the extents of letters follow from: "numHeads", "axis 2 of key". */
static void by(finding *f, const char *letters, size_t count, char text[BY])
{
    size_t used = 0;

    text[0] = '\0';
    for (size_t i = 0; i < count && used < BY; i++) {
        const known *const k = of(f, letters[i]);
        bool again = !k->is;

        for (size_t j = 0; j < i && !again; j++) {
            const known *const other = of(f, letters[j]);

            again = other->is && other->name == k->name && other->axis == k->axis;
        }
        if (again)
            continue;

        const char *const join = used > 0 ? " and " : "";
        const int wrote = k->number ? snprintf(text + used, BY - used, "%s%s", join, k->name)
                                    : snprintf(text + used, BY - used, "%saxis %zu of %s", join,
                                               k->axis, k->name);

        used += wrote > 0 ? (size_t)wrote : 0;
    }
}

/* Where an extent is: an axis of a tensor, or the number itself. */
static void place_text(const known *at, char text[BY])
{
    if (at->number)
        (void)snprintf(text, BY, "%s is %" PRId64, at->name, at->extent);
    else
        (void)snprintf(text, BY, "axis %zu of %s has %" PRId64 " element%s", at->axis, at->name,
                       at->extent, ac_plural(at->extent));
}

static void fail_extent(finding *f, const known *at, const char *letters, size_t count,
                        int64_t wanted, bool multiple)
{
    char place[BY];
    char why[BY];

    f->failed = true;
    if (f->quiet)
        return;
    place_text(at, place);
    by(f, letters, count, why);
    f->status = ac_fail(ACLNN_ERR_PARAM_INVALID, "%s; %s%" PRId64 " %s allowed, by %s", place,
                        multiple ? "a multiple of " : "", wanted,
                        multiple || wanted == 1 ? "is" : "are", why);
}

/* Takes the extent of letters, if at most one of them is unknown. */
static void take(finding *f, const char *letters, size_t count, const known *at)
{
    int64_t product = 1;
    known *open = NULL;

    for (size_t i = 0; i < count; i++) {
        known *const k = of(f, letters[i]);

        if (!k->is && open)
            return;
        if (!k->is)
            open = k;
        else if (__builtin_mul_overflow(product, k->extent, &product))
            product = INT64_MAX;
    }
    if (!open) {
        if (product != at->extent)
            fail_extent(f, at, letters, count, product, false);
        return;
    }
    if (product == 0 ? at->extent != 0 : at->extent % product != 0) {
        fail_extent(f, at, letters, count, product, product != 0);
        return;
    }
    *open = *at;
    open->is = true;
    open->extent = product == 0 ? 0 : at->extent / product;
}

static size_t unknown(finding *f)
{
    size_t count = 0;

    for (size_t i = 0; i < AC_LETTERS; i++)
        count += !f->of[i].is;
    return count;
}

static void take_counts(finding *f, const ac_letter_count *counts, size_t count)
{
    for (size_t i = 0; i < count && !f->failed; i++) {
        const known at = {.extent = counts[i].number, .name = counts[i].name, .number = true};

        if (counts[i].number >= 1) {
            take(f, counts[i].letters, strlen(counts[i].letters), &at);
            continue;
        }
        f->failed = true;
        if (!f->quiet)
            f->status =
                ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; 1 and more are allowed",
                        counts[i].name, counts[i].number);
    }
}

/* Takes what is left of an axis without letters that are counted together, of which some are not
 * known by themselves. */
static void take_beside(finding *f, const char *letters, size_t own, const known *at,
                        const ac_letter_count *count)
{
    const size_t together = strlen(count->letters);
    char rest[AC_LETTERS];
    size_t left = 0;
    bool open = false;

    for (size_t i = 0; i < own; i++) {
        const bool is = strchr(count->letters, letters[i]) != NULL;

        open = open || (is && !of(f, letters[i])->is);
        if (!is)
            rest[left++] = letters[i];
    }
    if (!open || left == 0 || left + together != own)
        return;
    if (at->extent % count->number == 0) {
        known part = *at;

        part.extent /= count->number;
        take(f, rest, left, &part);
        return;
    }
    f->failed = true;
    if (!f->quiet)
        f->status = ac_fail(
            ACLNN_ERR_PARAM_INVALID,
            "axis %zu of %s has %" PRId64 " element%s; a multiple of %" PRId64 " is allowed, by %s",
            at->axis, at->name, at->extent, ac_plural(at->extent), count->number, count->name);
}

static void take_tensors(finding *f, const ac_lettered *tensors, size_t count,
                         const ac_letter_count *counts, size_t count_count)
{
    for (size_t t = 0; t < count; t++) {
        const char *letters;
        size_t own;
        size_t axis = 0;

        for (const char *c = tensors[t].axes; *c != '\0' && !tensors[t].added && !f->failed;
             axis++) {
            const known at = {.extent = tensors[t].tensor->shape.dims[axis],
                              .name = tensors[t].name,
                              .axis = axis};

            c = ac_letters_next(c, &letters, &own);
            for (size_t k = 0; k < count_count && !f->failed; k++)
                take_beside(f, letters, own, &at, &counts[k]);
            if (!f->failed)
                take(f, letters, own, &at);
        }
    }
}

/* What is added has the extents of its letters, or 1. */
static void check_added(finding *f, const ac_lettered *t)
{
    const char *letters;
    size_t own;
    size_t axis = 0;

    for (const char *c = t->axes; *c != '\0' && !f->failed; axis++) {
        const known at = {.extent = t->tensor->shape.dims[axis], .name = t->name, .axis = axis};
        int64_t product = 1;

        c = ac_letters_next(c, &letters, &own);
        for (size_t i = 0; i < own; i++)
            product *= of(f, letters[i])->extent;
        if (at.extent != 1 && at.extent != product)
            fail_extent(f, &at, letters, own, product, false);
    }
}

/* Each turn makes letters known; with none left to learn, extents have been compared. */
static void find(finding *f, const ac_lettered *tensors, size_t tensor_count,
                 const ac_letter_count *counts, size_t count_count)
{
    size_t before;

    take_counts(f, counts, count_count);
    do {
        before = unknown(f);
        take_tensors(f, tensors, tensor_count, counts, count_count);
        if (!f->failed)
            take_counts(f, counts, count_count);
    } while (!f->failed && unknown(f) < before);
    for (size_t t = 0; t < tensor_count && !f->failed; t++) {
        if (tensors[t].added && tensors[t].tensor)
            check_added(f, &tensors[t]);
    }
}

bool ac_letters_find(const ac_lettered *tensors, size_t tensor_count, const ac_letter_count *counts,
                     size_t count_count, int64_t extents[AC_LETTERS])
{
    finding f = {.quiet = true};

    find(&f, tensors, tensor_count, counts, count_count);
    for (size_t i = 0; i < AC_LETTERS; i++)
        extents[i] = f.of[i].extent;
    return !f.failed;
}

static aclnnStatus check_ranks(const ac_lettered *tensors, size_t count)
{
    for (size_t t = 0; t < count; t++) {
        const size_t wanted = ac_letters_count(tensors[t].axes);
        const ac_tensor *const tensor = tensors[t].tensor;

        if (tensor && tensor->shape.rank != wanted)
            return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimension%s; %zu are allowed",
                           tensors[t].name, tensor->shape.rank,
                           ac_plural((int64_t)tensor->shape.rank), wanted);
    }
    return ACLNN_SUCCESS;
}

/* The shape of the result, all of whose letters are known. */
static aclnnStatus make_space(finding *f, const char *axes, ac_shape *space)
{
    const char *letters;
    size_t own;

    space->rank = 0;
    while (*axes != '\0') {
        int64_t *const dim = &space->dims[space->rank++];

        axes = ac_letters_next(axes, &letters, &own);
        *dim = 1;
        for (size_t i = 0; i < own; i++) {
            if (__builtin_mul_overflow(*dim, of(f, letters[i])->extent, dim))
                return ac_fail(ACLNN_ERR_PARAM_INVALID,
                               "axis %zu of the result has more elements than memory can hold",
                               space->rank - 1);
        }
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_chained(const ac_tensor *left, const char *left_name, const char *left_axes,
                             const ac_tensor *middle, const char *middle_name,
                             const char *middle_axes, const ac_tensor *right,
                             const char *right_name, const char *right_axes, const ac_tensor *added,
                             const char *added_name, const char *added_axes, const char *some,
                             int64_t number, const char *number_name, const char *more,
                             int64_t other, const char *other_name, const char *space_axes,
                             int64_t *extents, ac_shape *space)
{
    const ac_lettered tensors[] = {
        {left, left_name, left_axes, false},
        {middle, middle_name, middle_axes, false},
        {right, right_name, right_axes, false},
        {added, added_name, added_axes, true},
    };
    const ac_letter_count counts[] = {{some, number, number_name}, {more, other, other_name}};
    finding f = {0};

    AC_TRY(check_ranks(tensors, added ? 4 : 3));
    find(&f, tensors, added ? 4 : 3, counts, (size_t)(some != NULL) + (more != NULL));
    for (size_t i = 0; extents && i < AC_LETTERS; i++)
        extents[i] = f.of[i].extent;
    return f.failed ? f.status : make_space(&f, space_axes, space);
}

/* --- masks, and what there is of each row ----------------------------------------------------- */

static size_t counted(const char *axes, bool marked)
{
    const char *letters;
    size_t own;
    size_t count = 0;

    for (; *axes != '\0'; axes += *axes == '?') {
        axes = ac_letters_next(axes, &letters, &own);
        count += (*axes == '?') == marked;
    }
    return count;
}

static int64_t extent_of(const char *letters, size_t count, const int64_t *extents)
{
    int64_t product = 1;

    if (letters[0] <= '9')
        return letters[0] - '0';
    for (size_t i = 0; i < count; i++)
        product *= extents[letters[i] - 'a'];
    return product;
}

void ac_letters_own(const char *axes, const ac_shape *shape, const int64_t extents[AC_LETTERS],
                    char *own)
{
    const size_t bare = counted(axes, false);
    const char *first = NULL; /* axis with a mark, */
    const char *last = NULL;  /* and its end */
    const char *letters;
    size_t count;
    size_t marked = shape->rank > bare ? shape->rank - bare : 0;
    bool turned = false;

    for (const char *c = axes; *c != '\0'; c += *c == '?') {
        const char *const start = c;

        c = ac_letters_next(c, &letters, &count);
        if (*c == '?' && !first) {
            first = start;
            last = c;
        }
        if (*c == '?' && marked == 0)
            continue;
        marked -= *c == '?';
        if (*c != '?' && !turned && shape->rank == bare && first &&
            extent_of(letters, count, extents) == 1) {
            size_t batch;
            const char *of;

            (void)ac_letters_next(first, &of, &batch);
            turned = true;
            if (shape->dims[0] == extent_of(of, batch, extents)) {
                memcpy(own, first, (size_t)(last - first));
                own += last - first;
                continue;
            }
        }
        turned = turned || *c != '?';
        memcpy(own, start, (size_t)(c - start));
        own += c - start;
    }
    *own = '\0';
}

static aclnnStatus fail_mask(const ac_tensor *mask, const char *name, size_t axis,
                             const char *wanted, int64_t extent)
{
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "axis %zu of %s has %" PRId64 " element%s; %s%" PRId64 " %s allowed", axis, name,
                   mask->shape.dims[axis], ac_plural(mask->shape.dims[axis]), wanted, extent,
                   extent == 1 ? "is" : "are");
}

aclnnStatus ac_check_mask(const ac_tensor *mask, const char *name, const char *axes, bool pattern,
                          const int64_t *extents)
{
    char own[AC_LETTERS];
    const char *letters;
    size_t count;
    size_t axis = 0;

    if (!mask)
        return ACLNN_SUCCESS;

    const size_t low = counted(axes, false);
    const size_t high = low + counted(axes, true);

    if (mask->shape.rank < low || mask->shape.rank > high)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimension%s; %zu to %zu are allowed",
                       name, mask->shape.rank, ac_plural((int64_t)mask->shape.rank), low, high);
    ac_letters_own(axes, &mask->shape, extents, own);
    for (const char *c = own; *c != '\0'; axis++) {
        c = ac_letters_next(c, &letters, &count);

        const int64_t wanted = extent_of(letters, count, extents);
        const int64_t is = mask->shape.dims[axis];
        const bool rest = axis + low < mask->shape.rank;

        if (pattern && is != (rest ? 1 : AC_MASK_PATTERN))
            return fail_mask(mask, name, axis, "", rest ? 1 : AC_MASK_PATTERN);
        if (!pattern && rest && is != 1 && is != wanted)
            return fail_mask(mask, name, axis, wanted == 1 ? "" : "1 and ", wanted);
        if (!pattern && !rest && is < wanted)
            return fail_mask(mask, name, axis, "at least ", wanted);
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_of_rows(const ac_tensor *tensor, const char *name, const char *axes,
                             const int64_t *extents)
{
    const size_t rank = ac_letters_count(axes);
    const char *letters;
    size_t count;

    if (!tensor)
        return ACLNN_SUCCESS;
    if (tensor->shape.rank != rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimension%s; %zu are allowed", name,
                       tensor->shape.rank, ac_plural((int64_t)tensor->shape.rank), rank);
    for (size_t axis = 0; axis < rank; axis++) {
        axes = ac_letters_next(axes, &letters, &count);

        const int64_t wanted = extent_of(letters, count, extents);

        if (tensor->shape.dims[axis] != wanted)
            return fail_mask(tensor, name, axis, "", wanted);
    }
    return ACLNN_SUCCESS;
}
