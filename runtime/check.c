#include "check.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "environment.h"
#include "error.h"

enum { LIST_TEXT = 512, SHAPE_TEXT = 224, SENTENCE = 1024 };

/* The operator that the sentences of this thread speak of. */
static _Thread_local const ac_operator *current __attribute__((tls_model("initial-exec")));

/* What stands for 161002 in the rest of the call; 0: itself. */
static _Thread_local aclnnStatus late __attribute__((tls_model("initial-exec")));

/* An enumeration in words: "a", "a and b", "a, b and c". */
typedef struct list {
    size_t total;
    size_t added;
    size_t used;
    char text[LIST_TEXT];
} list;

static void list_add(list *l, const char *quote, const char *item)
{
    const char *before = l->added == 0 ? "" : l->added + 1 < l->total ? ", " : " and ";
    const size_t room = sizeof l->text - l->used;
    const int length = snprintf(l->text + l->used, room, "%s%s%s%s", before, quote, item, quote);

    l->used += (size_t)length < room ? (size_t)length : room - 1;
    l->added++;
}

static const char *is_or_are(const list *l)
{
    return l->total == 1 ? "is" : "are";
}

static void list_dtypes(list *l, ac_dtype_set set)
{
    *l = (list){.total = (size_t)__builtin_popcountll(set)};
    for (int dtype = 0; dtype < AC_DTYPE_COUNT; dtype++) {
        if (ac_dtype_in(dtype, set))
            list_add(l, "", ac_dtype_name(dtype));
    }
}

static const char *plural(int64_t count)
{
    return count == 1 ? "" : "s";
}

static const char *product_name(ac_product product)
{
    return ac_product_facts[product].name;
}

void ac_call_enter(const ac_operator *op)
{
    current = op;
    late = 0;
}

void ac_refuse_late(aclnnStatus status)
{
    late = status;
}

aclnnStatus ac_fail(aclnnStatus status, const char *format, ...)
{
    char sentence[SENTENCE];
    va_list arguments;

    if (status == ACLNN_ERR_PARAM_INVALID && late != 0)
        status = late;
    va_start(arguments, format);
    (void)vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    ac_error_record(status, "%s%s%s", current ? current->name : "", current ? ": " : "", sentence);
    return status;
}

aclnnStatus ac_check_pointer(const char *function, const void *pointer, const char *name)
{
    if (pointer)
        return ACLNN_SUCCESS;
    ac_error_record(ACLNN_ERR_PARAM_NULLPTR, "%s: %s is null", function, name);
    return ACLNN_ERR_PARAM_NULLPTR;
}

static aclnnStatus fail_product(const ac_operator *op, ac_product product)
{
    list others = {0};

    for (int p = 0; p < AC_PRODUCT_COUNT; p++)
        others.total += op->on[p];
    for (int p = 0; p < AC_PRODUCT_COUNT; p++) {
        if (op->on[p])
            list_add(&others, "", product_name((ac_product)p));
    }
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s does not have this operator; %s %s it",
                   product_name(product), others.total > 0 ? others.text : "no product",
                   others.total > 1 ? "have" : "has");
}

aclnnStatus ac_call_begin(const ac_operator *op, const uint64_t *workspace_size,
                          aclOpExecutor *const *executor)
{
    ac_call_enter(op);
    if (!workspace_size)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "workspaceSize is null");
    if (!executor)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "executor is null");
    AC_TRY(ac_environment_check());

    const ac_product product = ac_product_current();

    return op->on[product] ? ACLNN_SUCCESS : fail_product(op, product);
}

aclnnStatus ac_fail_tensor(const aclTensor *tensor, const char *name)
{
    if (!tensor)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s is not a live tensor; it was destroyed or does not come from aclCreateTensor", name);
}

aclnnStatus ac_check_tensor_optional(const aclTensor *tensor, const char *name)
{
    return tensor ? ac_check_tensor(tensor, name) : ACLNN_SUCCESS;
}

aclnnStatus ac_check_scalar(const aclScalar *scalar, const char *name)
{
    if (ac_scalar_live(scalar))
        return ACLNN_SUCCESS;
    if (!scalar)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s is not a live scalar; it was destroyed or does not come from aclCreateScalar", name);
}

aclnnStatus ac_check_scalar_optional(const aclScalar *scalar, const char *name)
{
    return scalar ? ac_check_scalar(scalar, name) : ACLNN_SUCCESS;
}

aclnnStatus ac_check_string(const char *text, const char *name)
{
    return text ? ACLNN_SUCCESS : ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
}

/* `what` is of a dtype outside the row of the product. */
static aclnnStatus fail_row(const char *what, int dtype, ac_product product, ac_dtype_set row)
{
    list allowed;

    list_dtypes(&allowed, row);
    if (allowed.total == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s on %s; no dtype is allowed there", what,
                       ac_dtype_name(dtype), product_name(product));
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s on %s; %s %s allowed", what,
                   ac_dtype_name(dtype), product_name(product), allowed.text, is_or_are(&allowed));
}

int ac_dtype_float(int dtype)
{
    return ac_dtype_facts[dtype].class_ == AC_CLASS_FLOAT ? dtype : AC_F32;
}

aclnnStatus ac_check_dtype_in(const aclTensor *tensor, const char *name,
                              const ac_dtype_set rows[AC_PRODUCT_COUNT])
{
    return tensor ? ac_check_dtype_derived(tensor->dtype, name, rows) : ACLNN_SUCCESS;
}

aclnnStatus ac_check_dtype_derived(int dtype, const char *why,
                                   const ac_dtype_set rows[AC_PRODUCT_COUNT])
{
    const ac_product product = ac_product_current();

    if (ac_dtype_in(dtype, rows[product]))
        return ACLNN_SUCCESS;
    return fail_row(why, dtype, product, rows[product]);
}

aclnnStatus ac_fail_dtype_same(const aclTensor *tensor, const char *name, const aclTensor *other,
                               const char *other_name)
{
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s; only %s (the dtype of %s) is allowed", name,
                   ac_dtype_name(tensor->dtype), ac_dtype_name(other->dtype), other_name);
}

aclnnStatus ac_check_dtype_is(const aclTensor *tensor, const char *name, int dtype, const char *why)
{
    if (tensor->dtype == dtype)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s; only %s (%s) is allowed", name,
                   ac_dtype_name(tensor->dtype), ac_dtype_name(dtype), why);
}

/* A conversion that the rules allow and the walk can do: to the dtypes that C can compute with. */
static bool storable(int from, int to)
{
    return ac_dtype_castable(from, to) && ac_dtype_facts[to].class_ != AC_CLASS_COMPLEX &&
           ac_dtype_facts[to].class_ != AC_CLASS_OTHER;
}

aclnnStatus ac_check_dtype_cast(int from, const aclTensor *tensor, const char *name)
{
    if (from == tensor->dtype || storable(from, tensor->dtype))
        return ACLNN_SUCCESS;

    ac_dtype_set set = 0;
    list allowed;

    for (int dtype = 0; dtype < AC_DTYPE_COUNT; dtype++)
        set |= (ac_dtype_set)storable(from, dtype) << dtype;
    list_dtypes(&allowed, set);
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %s; %s %s allowed, to which the result, %s, "
                   "converts",
                   name, ac_dtype_name(tensor->dtype),
                   allowed.total > 0 ? allowed.text : "no dtype", is_or_are(&allowed),
                   ac_dtype_name(from));
}

aclnnStatus ac_check_scalar_dtype(const aclScalar *scalar, const char *name, ac_dtype_set allowed)
{
    if (!scalar || ac_dtype_in(scalar->dtype, allowed))
        return ACLNN_SUCCESS;

    list names;

    list_dtypes(&names, allowed);
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s; %s %s allowed", name,
                   ac_dtype_name(scalar->dtype), names.text, is_or_are(&names));
}

aclnnStatus ac_check_scalar_cast(const aclScalar *scalar, const char *name, int to)
{
    if (!scalar || ac_dtype_castable(scalar->dtype, to))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %s; a dtype is allowed that converts to the one of the result, %s", name,
                   ac_dtype_name(scalar->dtype), ac_dtype_name(to));
}

aclnnStatus ac_fail_rank(const aclTensor *tensor, const char *name)
{
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimensions; at most %d are allowed", name,
                   tensor->shape.rank, AC_RANK_MAX);
}

aclnnStatus ac_check_rank_is(const aclTensor *tensor, const char *name, size_t rank)
{
    if (tensor->shape.rank == rank)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu dimension%s; %zu are allowed", name,
                   tensor->shape.rank, plural((int64_t)tensor->shape.rank), rank);
}

aclnnStatus ac_check_axis(int64_t axis, const char *name, const aclTensor *of, const char *of_name)
{
    const int64_t rank = of->shape.rank > 0 ? (int64_t)of->shape.rank : 1;

    if (axis >= -rank && axis < rank)
        return ACLNN_SUCCESS;
    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s is %" PRId64 "; %" PRId64 " to %" PRId64 " are allowed, as %s has %zu dimension%s",
        name, axis, -rank, rank - 1, of_name, of->shape.rank, of->shape.rank == 1 ? "" : "s");
}

/* The only allowed shape is `shape`, for the reason that the last two words make together. */
static aclnnStatus fail_shape(const aclTensor *tensor, const char *name, const ac_shape *shape,
                              const char *why, const char *whose)
{
    char was[SHAPE_TEXT];
    char only[SHAPE_TEXT];

    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has shape %s; only %s (%s%s) is allowed", name,
                   ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(shape, only, sizeof only), why, whose);
}

aclnnStatus ac_check_shape_same(const aclTensor *tensor, const char *name, const aclTensor *other,
                                const char *other_name)
{
    if (!tensor || ac_shape_equal(&tensor->shape, &other->shape))
        return ACLNN_SUCCESS;
    return fail_shape(tensor, name, &other->shape, "the shape of ", other_name);
}

aclnnStatus ac_check_shape_is(const aclTensor *tensor, const char *name, const ac_shape *shape,
                              const char *why)
{
    if (!tensor || ac_shape_equal(&tensor->shape, shape))
        return ACLNN_SUCCESS;
    return fail_shape(tensor, name, shape, why, "");
}

aclnnStatus ac_check_shape_without(const aclTensor *tensor, const char *name,
                                   const aclTensor *space, const char *space_name, int64_t axis)
{
    ac_shape rows = space->shape;
    char why[SHAPE_TEXT];

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

aclnnStatus ac_check_halves(const aclTensor *tensor, const char *name, int64_t axis, ac_shape *half)
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
                       name, half->dims[at], plural(half->dims[at]), at);
    half->dims[at] /= 2;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_flat(const aclTensor *tensor, const char *name, int64_t axis)
{
    if (ac_tensor_flat(tensor, axis))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is not contiguous from axis %" PRId64
                   " on; where elements alternate, only the last axis may be without that",
                   name, axis);
}

aclnnStatus ac_check_counts_dtype(const aclTensor *tensor, const char *name)
{
    return tensor ? ac_check_dtype_is(tensor, name, AC_I64, "counts of rows") : ACLNN_SUCCESS;
}

aclnnStatus ac_check_counts(const aclTensor *tensor, const char *name,
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
                       product_name(product), AC_COUNTS_MAX);
    return ACLNN_SUCCESS;
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

aclnnStatus ac_check_view_broadcast(const aclTensor *tensor, const char *name,
                                    const aclTensor *space, const char *space_name)
{
    if (!tensor || broadcasts_to(&tensor->shape, &space->shape))
        return ACLNN_SUCCESS;

    char was[SHAPE_TEXT];
    char target[SHAPE_TEXT];

    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; shapes that broadcast to %s (the shape of %s) are allowed",
                   name, ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(&space->shape, target, sizeof target), space_name);
}

aclnnStatus ac_check_view_channel(const aclTensor *tensor, const char *name, const aclTensor *space,
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
                   name, count, plural(count), channels, space_name);
}

aclnnStatus ac_check_fold_channel(const aclTensor *tensor, const char *name, const aclTensor *like,
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

aclnnStatus ac_check_broadcast(const aclTensor *a, const char *a_name, const aclTensor *b,
                               const char *b_name, ac_shape *space)
{
    if (ac_shape_broadcast(&a->shape, &b->shape, space))
        return ACLNN_SUCCESS;

    char a_text[SHAPE_TEXT];
    char b_text[SHAPE_TEXT];

    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s has shape %s and %s has shape %s; shapes that broadcast together are allowed", a_name,
        ac_shape_print(&a->shape, a_text, sizeof a_text), b_name,
        ac_shape_print(&b->shape, b_text, sizeof b_text));
}

aclnnStatus ac_check_mode_string(const char *text, const char *name, const char *const *values,
                                 size_t count, size_t *mode)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(text, values[i]) == 0) {
            *mode = i;
            return ACLNN_SUCCESS;
        }
    }

    list allowed = {.total = count};

    for (size_t i = 0; i < count; i++)
        list_add(&allowed, "\"", values[i]);
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is \"%.64s\"; %s %s allowed", name, text,
                   allowed.text, is_or_are(&allowed));
}

size_t ac_mode_find(int64_t value, const int64_t *values, size_t count)
{
    size_t found = 0;

    while (found < count && value != values[found])
        found++;
    return found;
}

aclnnStatus ac_check_mode_int(int64_t value, const char *name, const int64_t *values, size_t count,
                              size_t *mode)
{
    const size_t found = ac_mode_find(value, values, count);

    if (found < count) {
        *mode = found;
        return ACLNN_SUCCESS;
    }

    list allowed = {.total = count};

    for (size_t i = 0; i < count; i++) {
        char digits[24];

        (void)snprintf(digits, sizeof digits, "%" PRId64, values[i]);
        list_add(&allowed, "", digits);
    }
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; %s %s allowed", name, value,
                   allowed.text, is_or_are(&allowed));
}

/* The shortest decimal that is the number, or one of the words true and false. */
static void value_print(const ac_given *given, char *text, size_t size)
{
    if (given->flag) {
        (void)snprintf(text, size, "%s", given->value != 0 ? "true" : "false");
        return;
    }
    for (int digits = 6; digits <= 17; digits++) {
        (void)snprintf(text, size, "%.*g", digits, given->value);
        if (strtod(text, NULL) == given->value)
            break;
    }
}

aclnnStatus ac_check_require(bool holds, const char *text, const ac_given *given, size_t count)
{
    list values = {.total = count};

    if (holds)
        return ACLNN_SUCCESS;
    for (size_t i = 0; i < count; i++) {
        char value[32];
        char item[160];

        value_print(&given[i], value, sizeof value);
        (void)snprintf(item, sizeof item, "%s is %s", given[i].name, value);
        list_add(&values, "", item);
    }
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s; %s is required", values.text, text);
}
