#include "observe/coverage.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/fork.h"
#include "observe/output.h"
#include "observe/text.h"
#include "observe/wanted.h"

/* A form of a call: its operator, and what its arguments look like. */
typedef struct form {
    const char *call;
    char *looks; /* "self=f32:strided negativeSlope=f32 out=f32" */
    uint64_t runs;
    uint64_t refused;
    bool asked;
    char *answers[AC_PRODUCT_COUNT]; /* the sentence of a product that refuses it, else null */
} form;

static struct {
    pthread_mutex_t lock;
    form *forms;
    size_t count;
    bool lost;
} all = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* The child of fork() begins anew. */
static void forget(void)
{
    all.count = 0;
}

AC_FORK_LOCK(AC_FORK_COVERAGE, &all.lock, forget)

/* --- what arguments look like ------------------------------------------------------------------
 */

/* The strides that the elements would have one behind the other, where extents of 1 have any. */
static bool is_contiguous(const ac_seen_tensor *tensor)
{
    int64_t step = 1;

    for (size_t axis = tensor->shape.rank; axis-- > 0;) {
        if (tensor->shape.dims[axis] != 1 && tensor->strides[axis] != step)
            return false;
        step *= tensor->shape.dims[axis];
    }
    return true;
}

static bool is_repeated(const ac_seen_tensor *tensor)
{
    for (size_t axis = 0; axis < tensor->shape.rank; axis++) {
        if (tensor->shape.dims[axis] > 1 && tensor->strides[axis] == 0)
            return true;
    }
    return false;
}

static const char *layout_of(const ac_seen_tensor *tensor)
{
    if (ac_shape_empty(&tensor->shape))
        return ":empty";
    if (is_repeated(tensor))
        return ":repeated";
    return is_contiguous(tensor) ? "" : ":strided";
}

static void add_look(ac_text *text, const ac_seen_argument *a)
{
    if (a->null || a->dead) {
        ac_text_add(text, a->null ? "null" : "no handle");
        return;
    }
    switch (a->kind) {
    case AC_SEEN_TENSOR:
        ac_text_add(text, "%s%s", ac_dtype_name(a->of.tensor.dtype), layout_of(&a->of.tensor));
        return;
    case AC_SEEN_SCALAR:
        ac_text_add(text, "%s", ac_dtype_name(a->of.scalar.dtype));
        return;
    case AC_SEEN_TEXT:
        ac_text_string(text, a->of.text);
        return;
    default:
        ac_text_add(text, "given");
    }
}

static char *looks_of(const ac_seen *seen)
{
    ac_text text = {0};

    ac_text_add(&text, "%s", "");
    for (size_t i = 0; i < seen->count; i++) {
        const ac_seen_argument *const a = &seen->arguments[i];

        /* Numbers of any value are alike. */
        if (a->kind == AC_SEEN_REAL || a->kind == AC_SEEN_INTEGER || a->kind == AC_SEEN_BOOLEAN ||
            a->kind == AC_SEEN_INTEGERS)
            continue;
        ac_text_add(&text, "%s%s=", text.used > 0 ? " " : "", a->name);
        add_look(&text, a);
    }
    return text.bytes;
}

/* The form of a call; null where memory runs out. The lock is held. */
static form *form_of(const ac_seen *seen)
{
    char *const looks = looks_of(seen);
    form *more;

    for (size_t i = 0; looks && i < all.count; i++) {
        if (strcmp(all.forms[i].call, seen->call) == 0 && strcmp(all.forms[i].looks, looks) == 0) {
            free(looks);
            return &all.forms[i];
        }
    }
    more = looks ? realloc(all.forms, (all.count + 1) * sizeof *more) : NULL;
    if (!more) {
        free(looks);
        all.lost = true;
        return NULL;
    }
    all.forms = more;
    all.forms[all.count] = (form){.call = seen->call, .looks = looks};
    return &all.forms[all.count++];
}

bool ac_coverage_new(const ac_seen *seen)
{
    bool new;

    (void)pthread_mutex_lock(&all.lock);

    form *const f = form_of(seen);

    new = f && !f->asked;
    if (new)
        f->asked = true;
    (void)pthread_mutex_unlock(&all.lock);
    return new;
}

void ac_coverage_answer(const ac_seen *seen, ac_product product, const char *sentence)
{
    (void)pthread_mutex_lock(&all.lock);

    form *const f = form_of(seen);

    if (f && sentence[0] != '\0' && !f->answers[product])
        f->answers[product] = strdup(sentence);
    (void)pthread_mutex_unlock(&all.lock);
}

void ac_coverage_count(const ac_seen_run *run)
{
    /* Of a refused second phase the arguments may be unknown. */
    if (run->phase == 2)
        return;
    (void)pthread_mutex_lock(&all.lock);

    form *const f = form_of(run->seen);

    if (f) {
        f->runs += run->phase == 3;
        f->refused += run->status != 0;
    }
    (void)pthread_mutex_unlock(&all.lock);
}

/* --- the table -------------------------------------------------------------------------------- */

static int by_name(const void *left, const void *right)
{
    const form *const a = left;
    const form *const b = right;
    const int order = strcmp(a->call, b->call);

    return order != 0 ? order : strcmp(a->looks, b->looks);
}

static void add_products(ac_text *text, const form *f)
{
    const char *between = "";

    for (int p = 0; p < AC_PRODUCT_COUNT; p++) {
        if (!f->answers[p])
            continue;
        ac_text_add(text, "%s%s", between, ac_product_facts[p].name);
        between = ", ";
    }
    if (between[0] == '\0')
        ac_text_add(text, f->asked ? "-" : "not in this library");
    ac_text_add(text, "\n");
}

/* Whether a line above has a sentence of this product: other forms of the operator have it, too. */
static bool is_told(size_t of, int product)
{
    for (size_t i = 0; i < of; i++) {
        if (all.forms[i].answers[product] &&
            strcmp(all.forms[i].answers[product], all.forms[of].answers[product]) == 0)
            return true;
    }
    return false;
}

/* Each sentence once, behind the products that answer it. */
static void add_answers(ac_text *text, size_t of)
{
    const form *const f = &all.forms[of];

    for (int p = 0; p < AC_PRODUCT_COUNT; p++) {
        bool told = !f->answers[p] || is_told(of, p);

        for (int q = 0; q < p && !told; q++)
            told = f->answers[q] && strcmp(f->answers[p], f->answers[q]) == 0;
        if (told)
            continue;
        ac_text_add(text, "%s", ac_product_facts[p].name);
        for (int q = p + 1; q < AC_PRODUCT_COUNT; q++) {
            if (f->answers[q] && strcmp(f->answers[p], f->answers[q]) == 0)
                ac_text_add(text, ", %s", ac_product_facts[q].name);
        }
        ac_text_add(text, ": %s\n", f->answers[p]);
    }
}

static void table_make(ac_text *text)
{
    size_t operators = 0;
    int width = 8;
    int looks = 9;

    qsort(all.forms, all.count, sizeof *all.forms, by_name);
    for (size_t i = 0; i < all.count; i++) {
        const int length = (int)strlen(all.forms[i].call);
        const int form_length = (int)strlen(all.forms[i].looks);

        operators += i == 0 || strcmp(all.forms[i].call, all.forms[i - 1].call) != 0;
        width = length > width ? length : width;
        looks = form_length > looks ? form_length : looks;
    }
    ac_text_add(text, "aclnn-cpu coverage: %zu operator%s in %zu form%s%s\n", operators,
                operators == 1 ? "" : "s", all.count, all.count == 1 ? "" : "s",
                all.lost ? "; some are missing, because memory ran out" : "");
    ac_text_add(text, "%-*s %-*s %9s %8s  would be refused by\n", width, "operator", looks,
                "arguments", "runs", "refused");
    for (size_t i = 0; i < all.count; i++) {
        const form *const f = &all.forms[i];

        ac_text_add(text, "%-*s %-*s %9" PRIu64 " %8" PRIu64 "  ", width, f->call, looks, f->looks,
                    f->runs, f->refused);
        add_products(text, f);
    }
    for (size_t i = 0; i < all.count; i++)
        add_answers(text, i);
}

__attribute__((destructor)) static void tell(void)
{
    static ac_output output = AC_OUTPUT("coverage", false);
    ac_text text = {0};

    if ((ac_strict_modes & AC_OBSERVE_COVERAGE) == 0 || all.count == 0)
        return;
    (void)pthread_mutex_lock(&all.lock);
    table_make(&text);
    output.pattern = ac_wanted_now()->coverage;
    if (!text.lost)
        (void)ac_output_write(&output, text.bytes, text.used);
    ac_output_close(&output);
    ac_text_free(&text);
    (void)pthread_mutex_unlock(&all.lock);
}
