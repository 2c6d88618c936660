/*
 * The checks must be able to fail.
 *
 * Each test runs a check on a real entry point behind a layer that plants one mistake: a wrong bit,
 * a wrong status, a wrong sentence, a wrong acceptance, a byte out of place. The check has to find
 * it. The same check without the mistake has to find nothing.
 */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "base/environment.h"
#include "base/error.h"
#include "base/isa.h"
#include "check/check.h"
#include "client/bits.h"
#include "client/call.h"
#include "client/compare.h"
#include "client/dtype.h"
#include "client/run.h"
#include "suite.h"

/* --- a layer between the checks and the library ------------------------------------------------
 */

typedef enum mistake {
    MISTAKE_NONE,
    MISTAKE_BIT,           /* the last bit of one result */
    MISTAKE_ZERO_SIGN,     /* the sign of results that are zero */
    MISTAKE_LAST_ELEMENT,  /* one element not written */
    MISTAKE_OUTSIDE,       /* a byte behind the last element */
    MISTAKE_STRIDED,       /* a wrong bit where a tensor is not contiguous */
    MISTAKE_SCALAR_ISA,    /* a wrong bit on one instruction set */
    MISTAKE_ONE_THREAD,    /* a wrong bit with one thread */
    MISTAKE_SHARED,        /* a wrong bit where input and output share memory */
    MISTAKE_DEEP,          /* a wrong bit in a tensor of rank 8 */
    MISTAKE_BROADCAST,     /* a wrong bit where an input has fewer elements than the output */
    MISTAKE_STATUS,        /* the other status for a refusal */
    MISTAKE_SILENCE,       /* a refusal without a sentence */
    MISTAKE_SENTENCE,      /* a sentence about something else */
    MISTAKE_ORDER,         /* the last null argument reported first */
    MISTAKE_ACCEPTS,       /* a refused call that succeeds */
    MISTAKE_REFUSES,       /* a legal call that does not */
    MISTAKE_WORKSPACE,     /* a workspace for an empty call */
    MISTAKE_LEAK,          /* an executor left behind */
    MISTAKE_READS_HANDLES, /* handles needed in the second phase */
    MISTAKE_NULL,          /* a wrong bit where an argument is null */
    MISTAKE_INTEGER,       /* a wrong bit in an integer */
    MISTAKE_AXIS,          /* a wrong bit where an axis counts from the end */
    MISTAKE_COUNTED,       /* a wrong bit in a row that is counted */
    MISTAKE_BEYOND,        /* a byte of a row that is not */
    MISTAKE_UNCOUNTED,     /* all rows computed, whatever is counted */
    MISTAKE_STALE_COUNTS,  /* counts that stay those of the first run */
    MISTAKE_LENIENT,       /* a second phase that succeeds where it is refused */
} mistake;

static mistake planted;
static const ac_entry *real_entry;
static ac_entry fake_entry;
static ac_entry_args last_args;
static char note[SENTENCE_SIZE];

/* The first tensor that is written, and its memory. */
static aclTensor *written(void)
{
    for (size_t i = 0; i < real_entry->param_count; i++) {
        if (param_is_written(&real_entry->params[i]))
            return last_args.of[i].tensor;
    }
    return NULL;
}

static bool contiguous(const ac_tensor *t)
{
    int64_t step = 1;

    for (size_t axis = t->shape.rank; axis-- > 0;) {
        if (t->shape.dims[axis] != 1 && t->strides[axis] != step)
            return false;
        step *= t->shape.dims[axis];
    }
    return true;
}

static unsigned char *element(const ac_tensor *t, int64_t i)
{
    return (unsigned char *)t->data + (size_t)(t->offset + i) * dtype_size(t->dtype);
}

/* Whether a tensor that is read lies in the memory of `out`, or has fewer elements than it. */
static bool meets_input(const ac_tensor *out, bool in_memory)
{
    const size_t bytes = (size_t)ac_shape_count(&out->shape) * dtype_size(out->dtype);

    for (size_t i = 0; i < real_entry->param_count; i++) {
        const ac_tensor *const in = ac_tensor_of(last_args.of[i].tensor);

        if (real_entry->params[i].role != AC_ROLE_IN || !ac_tensor_live(in))
            continue;
        if (in_memory && element(in, 0) < element(out, 0) + bytes &&
            element(out, 0) < element(in, 0) + bytes)
            return true;
        if (!in_memory && ac_shape_count(&in->shape) < ac_shape_count(&out->shape))
            return true;
    }
    return false;
}

/* Whether the caller left out an argument that may be left out; counts are no such argument. */
static bool lacks_argument(void)
{
    for (size_t i = 0; i < real_entry->param_count; i++) {
        const ac_entry_param *const p = &real_entry->params[i];

        if (p->optional && p->kind == AC_KIND_STRING && !last_args.of[i].string)
            return true;
    }
    return false;
}

static bool counts_back(void)
{
    for (size_t i = 0; i < real_entry->param_count; i++) {
        if (real_entry->params[i].role == AC_ROLE_AXIS && last_args.of[i].integer < 0)
            return true;
    }
    return false;
}

/* The tensor that counts rows; null if none does. */
static aclTensor *counts(void)
{
    const size_t at = entry_counts(real_entry);

    return at < real_entry->param_count ? last_args.of[at].tensor : NULL;
}

static bool spoils_now(const ac_tensor *t)
{
    switch (planted) {
    case MISTAKE_BIT:
        return true;
    case MISTAKE_STRIDED:
        return !contiguous(t);
    case MISTAKE_SHARED:
        return meets_input(t, true);
    case MISTAKE_BROADCAST:
        return meets_input(t, false);
    case MISTAKE_DEEP:
        return t->shape.rank == 8;
    case MISTAKE_SCALAR_ISA:
        return ac_isa_current() == AC_ISA_SCALAR;
    case MISTAKE_ONE_THREAD:
        return ac_threads_current() == 1;
    case MISTAKE_NULL:
        return lacks_argument();
    case MISTAKE_INTEGER:
        return !dtype_is_float(t->dtype);
    case MISTAKE_AXIS:
        return counts_back();
    case MISTAKE_COUNTED:
        return counts() != NULL;
    default:
        return false;
    }
}

/* What the mistake does to a result. */
static void spoil(const ac_tensor *t)
{
    const int64_t count = ac_shape_count(&t->shape);
    const size_t size = dtype_size(t->dtype);

    if (count == 0)
        return;
    if (spoils_now(t))
        element(t, 0)[0] ^= 0x10;
    if (planted == MISTAKE_LAST_ELEMENT)
        memset(element(t, count - 1), 0x5a, size);
    if (planted == MISTAKE_BEYOND && counts() != NULL)
        element(t, count - 1)[0] ^= 1;
    if (planted == MISTAKE_OUTSIDE)
        element(t, count)[0] ^= 1;
    for (int64_t i = 0; planted == MISTAKE_ZERO_SIGN && contiguous(t) && i < count; i++) {
        unsigned char *const top = element(t, i) + size - 1;

        if ((*top & 0x7f) == 0 && (size < 2 || top[-1] == 0))
            *top ^= 0x80;
    }
}

/* Replaces the sentence that the library recorded. */
static void say(aclnnStatus status, const char *sentence)
{
    (void)snprintf(note, sizeof note, "%s", sentence);
    (void)aclGetRecentErrMsg();
    if (note[0] != '\0')
        ac_error_record(status, "%s", note);
}

static aclnnStatus prepare(const ac_entry_args *args, uint64_t *size, aclOpExecutor **executor)
{
    ac_entry_args given = *args;
    char sentence[SENTENCE_SIZE];

    last_args = *args;
    if (planted == MISTAKE_UNCOUNTED)
        given.of[entry_counts(real_entry)].tensor = NULL;

    const aclnnStatus status = real_entry->prepare(&given, size, executor);

    if (status == 0) {
        if (planted == MISTAKE_REFUSES) {
            (void)aclDestroyAclOpExecutor(*executor);
            *executor = NULL;
            say(ACLNN_ERR_PARAM_INVALID, "no");
            return ACLNN_ERR_PARAM_INVALID;
        }
        if (planted == MISTAKE_WORKSPACE)
            *size += 64;
        return status;
    }
    switch (planted) {
    case MISTAKE_STATUS:
        return status == ACLNN_ERR_PARAM_NULLPTR ? ACLNN_ERR_PARAM_INVALID
                                                 : ACLNN_ERR_PARAM_NULLPTR;
    case MISTAKE_SILENCE:
        (void)aclGetRecentErrMsg();
        return status;
    case MISTAKE_SENTENCE:
        (void)snprintf(sentence, sizeof sentence, "%s: something is not right", real_entry->name);
        say(status, sentence);
        return status;
    case MISTAKE_ORDER:
        (void)snprintf(sentence, sizeof sentence, "%s: %s is null", real_entry->name,
                       real_entry->params[real_entry->param_count - 1].name);
        say(status, sentence);
        return status;
    case MISTAKE_ACCEPTS:
        return 0;
    default:
        return status;
    }
}

/* Gives an executor that has run before the counts that it had then. */
static void make_stale(aclOpExecutor *executor)
{
    static aclOpExecutor *before;
    static int64_t first;
    size_t input = 0;

    for (size_t i = 0; i < entry_counts(real_entry); i++)
        input += param_is_read(&real_entry->params[i]);
    if (before == executor)
        (void)aclSetInputTensorAddr(executor, input, counts(), &first);
    else if (counts() != NULL && ac_shape_count(&ac_tensor_of(counts())->shape) == 1)
        memcpy(&first, element(ac_tensor_of(counts()), 0), sizeof first);
    before = executor;
}

static aclnnStatus launch(void *workspace, uint64_t size, aclOpExecutor *executor,
                          aclrtStream stream)
{
    aclTensor *const out = written();

    if (planted == MISTAKE_ACCEPTS)
        return 0;
    if (planted == MISTAKE_LEAK)
        return 0;
    if (planted == MISTAKE_READS_HANDLES && !ac_tensor_live(ac_tensor_of(out))) {
        (void)real_entry->launch(workspace, size, executor, stream);
        (void)aclrtSynchronizeStream(stream);
        return ACLNN_ERR_INNER;
    }

    if (planted == MISTAKE_STALE_COUNTS)
        make_stale(executor);

    aclnnStatus status = real_entry->launch(workspace, size, executor, stream);

    /* What the stream refuses is told once. */
    if (status == 0)
        status = aclrtSynchronizeStream(stream);
    if (status == 0 && ac_tensor_live(ac_tensor_of(out)))
        spoil(ac_tensor_of(out));
    return planted == MISTAKE_LENIENT ? 0 : status;
}

/* --- suites ----------------------------------------------------------------------------------- */

/* -2, 0.5, -0, -inf, 0, 3, nan, -1 and what a slope of 0.25 makes of them. */
static const uint32_t relu_self[] = {0xc0000000, 0x3f000000, 0x80000000, 0xff800000,
                                     0x00000000, 0x40400000, 0x7fc00000, 0xbf800000};
static const uint32_t relu_slope[] = {0x3e800000};
static const uint32_t relu_out[] = {0xbf000000, 0x3f000000, 0x80000000, 0xff800000,
                                    0x00000000, 0x40400000, 0x7fc00000, 0xbe800000};
static const suite_value relu_values[] = {
    {"self", AC_F32, 1, {8}, relu_self, NULL},
    {"negativeSlope", AC_F32, 0, {0}, relu_slope, NULL},
    {"out", AC_F32, 1, {8}, relu_out, NULL},
};
static const suite_case relu_cases[] = {{"by hand", relu_values, 3}};

static const suite relu = {
    .entry = "aclnnLeakyRelu",
    .examples = relu_cases,
    .example_count = 1,
    .sweeps = relu_cases,
    .sweep_count = 1,
};
/* Far out the slope is 1. */
static const uint32_t gelu_gradient[] = {0x40000000, 0xc0400000, 0x3f800000};
static const uint32_t gelu_self[] = {0x41800000, 0x41a00000, 0x41c80000};
static const suite_value gelu_values[] = {
    {"gradOutput", AC_F32, 1, {3}, gelu_gradient, NULL},
    {"self", AC_F32, 1, {3}, gelu_self, NULL},
    {"gradInput", AC_F32, 1, {3}, gelu_gradient, NULL},
    {.name = "approximate", .text = "none"},
};
static const suite_case gelu_cases[] = {{"by hand", gelu_values, 4}};

static const suite gelu = {
    .entry = "aclnnGeluBackwardV2",
    .sweeps = gelu_cases,
    .sweep_count = 1,
};

/* Rows of two, of which one half is the gate of the other; all scalars are 1. */
static const uint32_t gated_x[] = {0x3f800000, 0x40000000, 0xbf800000, 0x3f000000,
                                   0x40400000, 0xc0000000, 0x3e800000, 0x40800000};
static const uint32_t gated_out[] = {0, 0, 0, 0};
static const uint32_t gated_one[] = {0x3f800000};
static const int64_t gated_axis[] = {-1};
static const suite_value gated_values[] = {
    {"x", AC_F32, 2, {2, 4}, gated_x, NULL},    {"dim", AC_I64, 0, {0}, gated_axis, NULL},
    {"alpha", AC_F32, 0, {0}, gated_one, NULL}, {"limit", AC_F32, 0, {0}, gated_one, NULL},
    {"bias", AC_F32, 0, {0}, gated_one, NULL},  {"out", AC_F32, 2, {2, 2}, gated_out, NULL},
    {.name = "interleaved", .text = "false"},
};
static const suite_case gated_cases[] = {{"without results", gated_values, 7}};

static const suite gated = {
    .entry = "aclnnClippedSwiglu",
    .sweeps = gated_cases,
    .sweep_count = 1,
};

static const suite_value product_values[] = {
    {"input", AC_F32, 2, {2, 4}, gated_x, NULL},
    {"out", AC_F32, 2, {2, 2}, gated_out, NULL},
    {.name = "approximateOptional", .text = "tanh"},
};
static const suite_case product_cases[] = {{"without results", product_values, 3}};

static const suite product = {
    .entry = "aclnnGeluMul",
    .sweeps = product_cases,
    .sweep_count = 1,
};

static const uint64_t celu_alpha[] = {0};
static const suite_value celu_values[] = {{"alpha", AC_F64, 0, {0}, celu_alpha, NULL}};
static const suite_case celu_refused[] = {{"alpha < 0 or alpha > 0", celu_values, 1}};

static const suite celu = {
    .entry = "aclnnCelu",
    .refused = celu_refused,
    .refused_count = 1,
};

static const suite slices = {.entry = "aclnnSliceV2"};

static const suite graded = {.entry = "aclnnLayerNormBackward"};
static const suite grouped = {.entry = "aclnnGroupNorm"};
static const suite integers = {.entry = "aclnnHardsigmoid"};

/* What `check` finds with a mistake between it and the library. */
static size_t found(const suite *s, suite_check *check, mistake m)
{
    suite behind = *s;
    findings f = {0};

    suite_begin();
    real_entry = suite_entry(s, &f);
    cr_assert(real_entry != NULL);
    fake_entry = *real_entry;
    fake_entry.prepare = prepare;
    fake_entry.launch = launch;
    behind.through = &fake_entry;
    planted = m;
    check(&behind, &f);
    planted = MISTAKE_NONE;
    suite_end(&f);
    if (m == MISTAKE_NONE)
        cr_assert(f.count == 0, "%s", f.text);
    return f.count;
}

/* --- every check finds the mistakes that it is there for -------------------------------------- */

enum { PLANTED_MAX = 12 };

typedef struct duty {
    const char *name;
    const suite *on;
    suite_check *check;
    mistake planted[PLANTED_MAX];
} duty;

static const duty duties[] = {
    {"presence",
     &relu,
     check_presence,
     {MISTAKE_STATUS, MISTAKE_SILENCE, MISTAKE_SENTENCE, MISTAKE_ORDER, MISTAKE_REFUSES}},
    {"dead handles",
     &relu,
     check_dead_handles,
     {MISTAKE_STATUS, MISTAKE_SILENCE, MISTAKE_SENTENCE}},
    {"dtypes",
     &relu,
     check_dtypes,
     {MISTAKE_STATUS, MISTAKE_SILENCE, MISTAKE_SENTENCE, MISTAKE_ACCEPTS, MISTAKE_REFUSES}},
    {"scalar dtypes",
     &relu,
     check_scalar_dtypes,
     {MISTAKE_STATUS, MISTAKE_SENTENCE, MISTAKE_ACCEPTS, MISTAKE_REFUSES}},
    {"ranks", &relu, check_ranks, {MISTAKE_STATUS, MISTAKE_SENTENCE, MISTAKE_ACCEPTS}},
    {"shapes", &relu, check_shapes, {MISTAKE_STATUS, MISTAKE_SENTENCE, MISTAKE_ACCEPTS}},
    {"modes",
     &gelu,
     check_modes,
     {MISTAKE_STATUS, MISTAKE_SENTENCE, MISTAKE_ACCEPTS, MISTAKE_REFUSES}},
    {"flags",
     &graded,
     check_flags,
     {MISTAKE_STATUS, MISTAKE_SILENCE, MISTAKE_SENTENCE, MISTAKE_ACCEPTS, MISTAKE_REFUSES}},
    {"groups",
     &grouped,
     check_groups,
     {MISTAKE_STATUS, MISTAKE_SILENCE, MISTAKE_SENTENCE, MISTAKE_ACCEPTS}},
    {"examples",
     &relu,
     check_examples,
     {MISTAKE_BIT, MISTAKE_ZERO_SIGN, MISTAKE_LAST_ELEMENT, MISTAKE_OUTSIDE, MISTAKE_REFUSES,
      MISTAKE_LEAK}},
    {"sweep",
     &relu,
     check_sweep,
     {MISTAKE_BIT, MISTAKE_ZERO_SIGN, MISTAKE_LAST_ELEMENT, MISTAKE_OUTSIDE, MISTAKE_REFUSES,
      MISTAKE_LEAK}},
    {"layouts", &relu, check_layouts, {MISTAKE_STRIDED, MISTAKE_OUTSIDE, MISTAKE_LEAK}},
    {"views", &gelu, check_views, {MISTAKE_BROADCAST}},
    {"shapes of one call", &relu, check_shapes_of_one_call, {MISTAKE_DEEP, MISTAKE_LEAK}},
    {"aliases", &relu, check_aliases, {MISTAKE_SHARED}},
    {"overlaps", &relu, check_overlaps, {MISTAKE_SHARED}},
    {"empty", &relu, check_empty, {MISTAKE_WORKSPACE, MISTAKE_REFUSES}},
    {"instruction sets", &relu, check_instruction_sets, {MISTAKE_SCALAR_ISA}},
    {"threads", &relu, check_threads, {MISTAKE_ONE_THREAD}},
    {"second phase", &relu, check_second_phase, {MISTAKE_ACCEPTS, MISTAKE_LEAK}},
    {"repeatable", &relu, check_repeatable, {MISTAKE_REFUSES, MISTAKE_LEAK}},
    {"early destruction", &relu, check_early_destruction, {MISTAKE_READS_HANDLES}},
    {"axes", &gated, check_axes, {MISTAKE_STATUS, MISTAKE_SENTENCE, MISTAKE_ACCEPTS}},
    {"arguments of views",
     &slices,
     check_arguments_of_views,
     {MISTAKE_STATUS, MISTAKE_SENTENCE, MISTAKE_ACCEPTS}},
    {"preconditions",
     &celu,
     check_preconditions,
     {MISTAKE_STATUS, MISTAKE_SILENCE, MISTAKE_SENTENCE, MISTAKE_ACCEPTS}},
    {"halves", &gated, check_halves, {MISTAKE_AXIS, MISTAKE_STRIDED, MISTAKE_LEAK}},
    {"defaults", &product, check_defaults, {MISTAKE_NULL, MISTAKE_REFUSES, MISTAKE_LEAK}},
    {"truncated", &integers, check_truncated, {MISTAKE_INTEGER, MISTAKE_REFUSES, MISTAKE_LEAK}},
    {"counted rows",
     &gated,
     check_counted_rows,
     {MISTAKE_COUNTED, MISTAKE_BEYOND, MISTAKE_UNCOUNTED, MISTAKE_STALE_COUNTS, MISTAKE_LENIENT,
      MISTAKE_STRIDED, MISTAKE_SHARED, MISTAKE_ONE_THREAD, MISTAKE_STATUS, MISTAKE_SENTENCE,
      MISTAKE_REFUSES, MISTAKE_LEAK}},
};

enum { DUTIES = sizeof duties / sizeof duties[0] };

/* One process for each check and mistake, as some leave executors behind. */
typedef struct trial {
    size_t duty;
    mistake planted;
} trial;

ParameterizedTestParameters(support, checks_find_what_is_planted)
{
    static trial trials[DUTIES * (PLANTED_MAX + 1)];
    size_t count = 0;

    for (size_t d = 0; d < DUTIES; d++) {
        trials[count++] = (trial){d, MISTAKE_NONE};
        for (size_t k = 0; k < PLANTED_MAX && duties[d].planted[k] != MISTAKE_NONE; k++)
            trials[count++] = (trial){d, duties[d].planted[k]};
    }
    return cr_make_param_array(trial, trials, count);
}

ParameterizedTest(trial *t, support, checks_find_what_is_planted)
{
    const duty *const d = &duties[t->duty];
    const size_t count = found(d->on, d->check, t->planted);

    if (t->planted != MISTAKE_NONE)
        cr_assert(count > 0, "%s did not find mistake %d", d->name, (int)t->planted);
}

/* A wrong expectation is found as surely as a wrong result. */
Test(support, a_wrong_expectation)
{
    uint32_t wrong[8];
    suite_value values[3];
    suite_case one = {"wrong by one bit", values, 3};
    suite s = relu;

    memcpy(wrong, relu_out, sizeof wrong);
    memcpy(values, relu_values, sizeof values);
    for (size_t i = 0; i < 8; i++) {
        wrong[i] ^= 1;
        values[2].bits = wrong;
        s.sweeps = &one;
        cr_assert(found(&s, check_sweep, MISTAKE_BIT) > 0);

        findings f = {0};

        suite_begin();
        check_sweep(&s, &f);
        cr_assert(f.count == 1, "element %zu: %zu findings", i, f.count);
        wrong[i] ^= 1;
    }
}

/* --- bits ------------------------------------------------------------------------------------- */

Test(support, distances)
{
    cr_assert(bits_distance(AC_F32, 0x3f800000, 0x3f800001) == 1);
    cr_assert(bits_distance(AC_F32, 0x00000001, 0x80000001) == 2);
    cr_assert(bits_distance(AC_F32, 0x00000000, 0x80000000) == 0);
    cr_assert(bits_distance(AC_F16, 0x7bff, 0x7c00) == 1);
    cr_assert(bits_distance(AC_BF16, 0x7fc0, 0x3f80) == UINT64_MAX);
    cr_assert(bits_distance(AC_F64, 0x7ff0000000000000, 0xfff0000000000000) > UINT64_C(1) << 62);
    cr_assert(bits_distance(AC_I32, 7, 4) == 3);
}

Test(support, agreement)
{
    const tolerance exact = {0};
    const tolerance one = {.distance = 1};
    const tolerance zeros = {.distance = 1, .any_zero = true};

    cr_assert(bits_agree(AC_F32, 0x3f800000, 0x3f800000, exact));
    cr_assert(!bits_agree(AC_F32, 0x3f800000, 0x3f800001, exact));
    cr_assert(bits_agree(AC_F32, 0x3f800000, 0x3f800001, one));
    cr_assert(!bits_agree(AC_F32, 0x3f800000, 0x3f800002, one));
    cr_assert(!bits_agree(AC_F32, 0x00000000, 0x80000000, one));
    cr_assert(bits_agree(AC_F32, 0x00000000, 0x80000000, zeros));
    cr_assert(!bits_agree(AC_F32, 0x7fc00000, 0x7fc00001, one));
    cr_assert(!bits_agree(AC_F32, 0x7fc00000, 0x7f800000, one));
    cr_assert(!bits_agree(AC_I32, 1, 2, one));
}

Test(support, allowed_distances)
{
    cr_assert(bits_allowed("exact") == 0);
    cr_assert(bits_allowed("rounded") == 0);
    cr_assert(bits_allowed("sum") == 1);
    cr_assert(bits_allowed("0.5 ulp") == 0);
    cr_assert(bits_allowed("0.6 ulp") == 1);
    cr_assert(bits_allowed("1 ulp") == 1);
    cr_assert(bits_allowed("1.5 ulp") == 1);
    cr_assert(bits_allowed("2 ulp") == 2);
}

Test(support, values)
{
    cr_assert(bits_value(AC_F16, 0x3c00) == 1.0);
    cr_assert(bits_value(AC_F16, 0x0001) == 0x1p-24);
    cr_assert(bits_value(AC_BF16, 0xc000) == -2.0);
    cr_assert(bits_value(AC_F32, 0x00800000) == 0x1p-126);
    cr_assert(bits_value(AC_F64, 0x0000000000000001) == 0x1p-1074);
    cr_assert(bits_value(AC_I8, 0xff) == -1.0);
    cr_assert(bits_value(AC_U8, 0xff) == 255.0);
}

/* --- arrays ----------------------------------------------------------------------------------- */

/* Whatever the layout, a tensor holds what was put in, at the places its strides say; in blocks
 * they do not say it. */
Test(support, layouts_hold_their_elements)
{
    static const int64_t dims[] = {3, 1, 4, 5};
    array a = array_make(AC_I32, 4, dims);

    for (size_t i = 0; i < a.count; i++)
        array_set(&a, i, i + 1);
    for (int how = 0; how < LAYOUT_REPEATED; how++) {
        placed p = placed_make(&a, (layout)how);
        array b = placed_read(&p);
        findings f = {0};

        array_compare(&a, &b, (tolerance){0}, layout_name((layout)how), &f);
        placed_check_surroundings(&p, "tensor", &f);
        cr_assert(f.count == 0, "%s", f.text);
        for (int64_t i = 0; i < 3 && !p.blocks; i++) {
            const int64_t at = ac_tensor_of(p.tensor)->offset + i * p.strides[0] +
                               3 * p.strides[2] + 2 * p.strides[3];
            const unsigned char *const e = (unsigned char *)ac_tensor_of(p.tensor)->data + at * 4;

            cr_assert(e[0] == (uint8_t)(i * 20 + 3 * 5 + 2 + 1), "%s", layout_name((layout)how));
        }
        p.memory[p.start - 1] ^= 1;
        placed_check_surroundings(&p, "tensor", &f);
        cr_assert(f.count == 1, "a byte before the tensor");
        array_free(&b);
        placed_free(&p);
    }
    array_free(&a);
}

/* A space that is too long for an entry point becomes one that is not, of as many points if there
 * is such a one. */
Test(support, spaces_within_limits)
{
    findings f = {0};
    const ac_entry *const entry = suite_entry(&product, &f);
    const ac_entry_shape within = {.rank = 2, .dims = {3, 512}};
    const ac_entry_shape list = {.rank = 1, .dims = {1 << 16}};
    const ac_entry_shape prime = {.rank = 3, .dims = {37, 5, 1531}};

    cr_assert(entry && entry->fits);

    const ac_entry_shape same = entry_fit(entry, &within);
    const ac_entry_shape rows = entry_fit(entry, &list);
    const ac_entry_shape fewer = entry_fit(entry, &prime);

    cr_assert(same.rank == 2 && same.dims[0] == 3 && same.dims[1] == 512);
    cr_assert(rows.rank == 2 && rows.dims[0] == 128 && rows.dims[1] == 512);
    cr_assert(fewer.rank == 3 && fewer.dims[2] <= 512 && entry_count(&fewer) < 37 * 5 * 1531);
    cr_assert(entry_count(&fewer) > 37 * 5 * 1531 / 4);
}

Test(support, broadcasts)
{
    static const int64_t column[] = {2, 1};
    static const int64_t full[] = {2, 2, 3};
    array a = array_make(AC_U8, 2, column);

    array_set(&a, 0, 7);
    array_set(&a, 1, 9);

    array b = array_expanded(&a, 3, full);

    for (size_t i = 0; i < b.count; i++)
        cr_assert(array_get(&b, i) == (i / 3 % 2 == 0 ? 7 : 9));
    array_free(&a);
    array_free(&b);
}

Test(support, findings_keep_the_first_sentences)
{
    findings f = {0};

    for (int i = 0; i < 1000; i++)
        findings_add(&f, "sentence number %d", i);
    cr_assert(f.count == 1000);
    cr_assert(strstr(f.text, "sentence number 0\n") == f.text);
    cr_assert(f.used < FINDINGS_TEXT);
    cr_assert(findings_expect(&f, true, "never"));
    cr_assert(!findings_expect(&f, false, "always"));
    cr_assert(f.count == 1001);
}
