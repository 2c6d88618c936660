/*
 * Checks of refusals: every wrong argument has its status and a sentence that names it.
 */
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "base/float_environment.h"
#include "cases.h"
#include "check/check.h"
#include "client/bits.h"
#include "client/call_types.h"
#include "client/compare.h"
#include "client/counted.h"
#include "client/dtype.h"
#include "client/maps.h"
#include "client/parts.h"
#include "client/run.h"
#include "refusals.h"
#include "suite.h"

enum { WHAT = 160 };

static const int64_t matrix[] = {2, 3};

/* --- presence --------------------------------------------------------------------------------- */

static bool can_be_null(const ac_entry_param *p)
{
    return (p->kind == AC_KIND_TENSOR || p->kind == AC_KIND_SCALAR || p->kind == AC_KIND_AXIS ||
            p->kind == AC_KIND_STRING || p->kind == AC_KIND_INTEGERS || p->kind == AC_KIND_FLAGS ||
            p->kind == AC_KIND_IGNORED || p->kind == AC_KIND_TENSORS) &&
           !p->optional;
}

/* The order in which null arguments are reported: handles as in the prototype, then strings. */
static size_t presence_order(const ac_entry *entry, size_t order[AC_ENTRY_ARGS_MAX])
{
    size_t count = 0;

    for (int strings = 0; strings < 2; strings++) {
        for (size_t i = 0; i < entry->param_count; i++) {
            const ac_entry_param *p = &entry->params[i];

            if (can_be_null(p) && (p->kind == AC_KIND_STRING) == (strings == 1))
                order[count++] = i;
        }
    }
    return count;
}

/* Null for the results of the first phase is found before anything else. */
static void check_null_results(const call *c, findings *f)
{
    aclOpExecutor *executor = NULL;
    uint64_t workspace = 0;
    opened o;
    outcome out = {0};

    call_open(c, &o);
    for (size_t i = 0; i < c->entry->param_count; i++)
        o.args.of[i] = (ac_entry_arg){0};
    out.status = c->entry->prepare(&o.args, NULL, &executor);
    (void)snprintf(out.sentence, sizeof out.sentence, "%s", aclGetRecentErrMsg());
    refusal_judge(c->entry, &out, ACLNN_ERR_PARAM_NULLPTR, "workspaceSize", "null workspaceSize",
                  f);
    out.status = c->entry->prepare(&o.args, &workspace, NULL);
    (void)snprintf(out.sentence, sizeof out.sentence, "%s", aclGetRecentErrMsg());
    refusal_judge(c->entry, &out, ACLNN_ERR_PARAM_NULLPTR, "executor", "null executor", f);
    call_close(&o);
}

/* Whether all arguments are null of which one at least has to be there. */
static bool all_null(const call *c)
{
    bool some = false;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (c->entry->params[i].either && !c->args[i].null)
            return false;
        some = some || c->entry->params[i].either;
    }
    return some;
}

/* A list that only one of the cases of a contraction uses may be null in the other. Leaves the call
 * in the case that uses all. */
static void check_unused_lists(call *c, findings *f)
{
    const ac_entry_joined *const first = c->entry->joined;

    if (!first || !first->when || first->inner)
        return;
    for (size_t k = 0; k < AC_JOINED_ARGS; k++) {
        const size_t arg = first->args[k] ? entry_param(c->entry, first->args[k]) : SIZE_MAX;

        if (arg == SIZE_MAX || first[1].args[k])
            continue;
        c->args[arg].null = true;
        acceptance_expect(c, "a null list that is not used", f);
        c->args[arg].null = false;
    }
    for (const ac_entry_flag *flag = first->when; flag->name; flag++)
        call_set_flag(c, flag);
}

/* What has to be absent is refused where it is given, by its name. */
static void check_absent(const call *c, findings *f)
{
    static const int64_t one = 1;

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        aclIntArray *const list = aclCreateIntArray(&one, 1);
        aclOpExecutor *executor;
        char what[WHAT];
        opened o;

        if (p->role == AC_ROLE_ABSENT) {
            call_open(c, &o);
            if (strstr(p->c_type, "aclTensor"))
                o.args.of[i].tensor = o.tensors[0].tensor;
            else if (strstr(p->c_type, "aclIntArray"))
                o.args.of[i].integers = list;
            else if (strstr(p->c_type, "double"))
                o.args.of[i].real = 0.5;
            else
                o.args.of[i].boolean = !p->present;

            const outcome out = call_prepare(&o, &executor);

            (void)snprintf(what, sizeof what, "%s that is given", p->name);
            refusal_judge(c->entry, &out, ACLNN_ERR_PARAM_INVALID, p->name, what, f);
            call_close(&o);
        }
        (void)aclDestroyIntArray(list);
    }
}

void check_presence(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);
    size_t order[AC_ENTRY_ARGS_MAX];

    if (!entry)
        return;

    call c = call_legal(entry, AC_HOST, 2, matrix);
    const size_t count = presence_order(entry, order);

    check_null_results(&c, f);
    check_unused_lists(&c, f);
    check_absent(&c, f);
    for (size_t first = 0; first < count; first++) {
        const char *const name = entry->params[order[first]].name;
        char what[WHAT];

        c.args[order[first]].null = true;
        (void)snprintf(what, sizeof what, "null %s", name);
        refusal_expect(&c, ACLNN_ERR_PARAM_NULLPTR, name, what, f);
        for (size_t other = first + 1; other < count; other++)
            c.args[order[other]].null = true;
        (void)snprintf(what, sizeof what, "null %s and all after it", name);

        char start[WHAT];

        (void)snprintf(start, sizeof start, "%s: %s is null", entry->name, name);
        refusal_expect(&c, ACLNN_ERR_PARAM_NULLPTR, start, what, f);
        for (size_t i = 0; i < count; i++)
            c.args[order[i]].null = false;
    }
    acceptance_expect(&c, "a legal call", f);
    for (size_t i = 0; i < entry->param_count; i++) {
        char what[WHAT];

        if (!entry->params[i].optional)
            continue;
        if (entry->params[i].flags) /* it may be null where its flag is false */
            call_want(&c, i, false);
        c.args[i].null = true;
        (void)snprintf(what, sizeof what, "null %s", entry->params[i].name);

        call without = entry_turns(entry) ? call_respaced(&c, 2, matrix) : call_copy(&c);

        if (all_null(&without))
            refusal_expect(&without, ACLNN_ERR_PARAM_NULLPTR, entry->params[i].name, what, f);
        else
            acceptance_expect(&without, what, f);
        call_free(&without);
    }
    call_free(&c);
}

void check_dead_handles(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);

    if (!entry)
        return;

    call c = call_legal(entry, AC_HOST, 2, matrix);

    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *p = &entry->params[i];
        aclOpExecutor *executor;
        char what[WHAT];
        opened o;

        if (p->kind != AC_KIND_TENSOR && p->kind != AC_KIND_SCALAR && p->kind != AC_KIND_COUNTS &&
            p->kind != AC_KIND_TENSORS && p->kind != AC_KIND_AXIS)
            continue;
        if (p->kind == AC_KIND_COUNTS)
            counts_set(&c, (const int64_t[]){1}, 1);
        call_open(&c, &o);
        if (p->kind == AC_KIND_TENSORS) {
            (void)aclDestroyTensorList(o.lists[i]);
            o.lists[i] = NULL;
        } else if (p->kind != AC_KIND_SCALAR && p->kind != AC_KIND_AXIS) {
            (void)aclDestroyTensor(o.tensors[i].tensor);
            o.tensors[i].tensor = NULL;
        } else {
            (void)aclDestroyScalar(o.scalars[i]);
            o.scalars[i] = NULL;
        }

        const outcome out = call_prepare(&o, &executor);

        (void)snprintf(what, sizeof what, "destroyed %s", p->name);
        refusal_judge(entry, &out, ACLNN_ERR_PARAM_INVALID, p->name, what, f);
        call_close(&o);
    }
    call_free(&c);
}

/* --- dtypes ----------------------------------------------------------------------------------- */

/* Runs a call whose dtypes may be wrong and compares with what the spec says. A refusal has to name
 * the changed tensor, or, where several were changed at once, the dtype they have. */
static void expect_by_dtypes(const call *c, int product, size_t changed, bool together, findings *f)
{
    const ac_entry_param *const p = &c->entry->params[changed];
    const bool legal = call_dtypes_legal(c, product);
    const int dtype = c->args[changed].values.dtype;
    /* A complex input may be refused by an output that its result does not convert to. */
    const bool of_output = dtype_in(dtype, AC_SET_C64 | AC_SET_C128) && param_is_tensor(p) &&
                           (p->dtypes[product] >> dtype & 1) != 0;
    /* An output of complex numbers that are made of real ones has the dtype that these have parts
     * of. */
    const int made = call_result_type(c);
    const bool of_parts = together && (p->dtypes[product] >> dtype & 1) != 0 && made >= 0 &&
                          dtype_is_complex(made) && dtype_part(made) == dtype;
    const char *const word = of_parts                ? dtype_name(made)
                             : together || of_output ? dtype_name(dtype)
                                                     : p->name;
    char what[WHAT];

    (void)snprintf(what, sizeof what, "%s of dtype %d (%s) on %s", p->name, dtype,
                   dtype_name(dtype), ac_product_facts[product].name);
    if (legal)
        acceptance_expect(c, what, f);
    else
        refusal_expect(c, ACLNN_ERR_PARAM_INVALID, word, what, f);
}

/* Whether a tensor has the dtype of a parameter wherever that is legal: it shares its type
 * variable, or is converted to the dtype that the parameter names. */
static bool follows(const ac_entry_param *tensor, const ac_entry_param *p)
{
    if (tensor->cast_to && p->role == AC_ROLE_DTYPE)
        return strcmp(tensor->cast_to, p->type) == 0;
    return !tensor->cast && !p->cast && strcmp(tensor->type, p->type) == 0;
}

/* Each dtype for one tensor, or one name of a dtype, alone, and for all tensors that follow it. */
static void check_dtypes_of(const ac_entry *entry, int product, size_t param, findings *f)
{
    const ac_entry_param *const p = &entry->params[param];

    for (int dtype = 0; dtype < AC_DTYPE_COUNT; dtype++) {
        for (int together = 0; together < 2; together++) {
            call c = call_legal(entry, product, 2, matrix);

            call_retype(&c, param, dtype);
            for (size_t i = 0; together && i < entry->param_count; i++) {
                const ac_entry_param *other = &entry->params[i];

                if (param_is_tensor(other) && follows(other, p))
                    call_retype(&c, i, dtype);
            }
            expect_by_dtypes(&c, product, param, together == 1, f);
            call_free(&c);
        }
    }
}

void check_dtypes(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);

    for (int product = 0; entry && product < AC_PRODUCT_COUNT; product++) {
        const char *const name = ac_product_facts[product].name;

        suite_environment("ACLNN_CPU_SOC", name);
        if (!entry->on[product]) {
            call c = call_legal(entry, AC_HOST, 2, matrix);

            refusal_expect(&c, ACLNN_ERR_PARAM_INVALID, name, name, f);
            call_free(&c);
            continue;
        }
        for (size_t i = 0; i < entry->param_count; i++) {
            if (param_is_tensor(&entry->params[i]) || entry->params[i].role == AC_ROLE_DTYPE)
                check_dtypes_of(entry, product, i, f);
        }
    }
    suite_environment("ACLNN_CPU_SOC", "host");
}

/* The number one in a dtype; any bits where a dtype has no numbers here. */
static uint64_t one_of(int dtype)
{
    switch (dtype) {
    case AC_F32:
        return UINT64_C(0x3f800000);
    case AC_F64:
        return UINT64_C(0x3ff0000000000000);
    case AC_F16:
        return 0x3c00;
    case AC_BF16:
        return 0x3f80;
    default:
        return 1;
    }
}

/* Gives tensors a complex dtype where they may have it: the result of a complex scalar is complex.
 */
static void make_complex(call *c, int dtype)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        if (param_is_tensor(p) && dtype_in(dtype, p->dtypes[AC_HOST]))
            call_retype(c, i, dtype);
    }
}

void check_scalar_dtypes(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);

    for (size_t i = 0; entry && i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        for (int dtype = 0; p->kind == AC_KIND_SCALAR && dtype < AC_DTYPE_COUNT; dtype++) {
            call c = call_legal(entry, AC_HOST, 2, matrix);
            char what[WHAT];

            call_retype(&c, i, dtype);
            array_set(&c.args[i].values, 0, one_of(dtype));
            if (dtype_is_complex(dtype))
                make_complex(&c, dtype);
            (void)snprintf(what, sizeof what, "%s of dtype %d (%s)", p->name, dtype,
                           dtype_name(dtype));

            /* A dtype without scalars has no handle to pass. */
            aclScalar *const scalar = aclCreateScalar(c.args[i].values.data, (aclDataType)dtype);

            if (scalar && (p->dtypes[AC_HOST] >> dtype & 1) != 0)
                acceptance_expect(&c, what, f);
            else if (scalar)
                refusal_expect(&c, ACLNN_ERR_PARAM_INVALID, p->name, what, f);
            if (scalar)
                (void)aclDestroyScalar(scalar);
            call_free(&c);
        }
    }
}

/* --- ranks and shapes ------------------------------------------------------------------------- */

void check_ranks(const suite *s, findings *f)
{
    static const int64_t ones[ARRAY_RANK_MAX] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    const ac_entry *const entry = suite_entry(s, f);

    if (!entry)
        return;

    call eight = call_legal(entry, AC_HOST, 8, ones);

    acceptance_expect(&eight, "rank 8, or the one that is allowed", f);
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];
        call nine = call_copy(&eight);
        char what[WHAT];

        if (param_is_tensor(p)) {
            call_reshape(&nine, i, 9, ones);
            (void)snprintf(what, sizeof what, "rank 9 of %s", p->name);
            refusal_expect(&nine, late_status(entry), p->name, what, f);
        }
        for (size_t rank = 0; p->rank > 0 && rank < 9; rank++) {
            if (rank == p->rank)
                continue;
            call_reshape(&nine, i, rank, ones);
            (void)snprintf(what, sizeof what, "rank %zu of %s", rank, p->name);
            refusal_expect(&nine, late_status(entry), p->name, what, f);
        }
        call_free(&nine);
    }
    call_free(&eight);
}

/* Gives the tensors of a call their shapes in a space. */
static void call_reshape_all(call *c, size_t rank, const int64_t *dims)
{
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_shape own = call_shape(c, i, rank, dims);

        if (param_is_tensor(&c->entry->params[i]))
            call_reshape(c, i, own.rank, own.dims);
    }
}

static void shape_whole(call *c, size_t arg, size_t rank, const int64_t *dims);

/* Gives the tensor that has the axis three of them, whatever axes its part has. */
static void shape_cube(call *c)
{
    static const int64_t cube[] = {2, 2, 2};

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        if (p->cut_count > 0 && !p->put && map_rank(p->cuts[0].map) > 0) {
            shape_whole(c, i, 3, cube);
            return;
        }
    }
    call_reshape_all(c, 3, cube);
}

/* Every axis of a tensor with three of them, and none else. */
static void check_axis_numbers(const ac_entry *entry, size_t axis, findings *f)
{
    static const int64_t cube[] = {2, 2, 2};
    static const int64_t wrong[] = {3, -4, 8, -9, INT64_MAX, INT64_MIN};
    const char *const name = entry->params[axis].name;
    call c = call_legal(entry, AC_HOST, 3, cube);
    char what[WHAT];

    shape_cube(&c);
    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++) {
        c.args[axis].number = wrong[k];
        (void)snprintf(what, sizeof what, "%s %lld of rank 3", name, (long long)wrong[k]);
        refusal_expect(&c, late_status(entry), name, what, f);
    }
    for (int64_t number = -3; number < 3; number++) {
        c.args[axis].number = number;
        shape_cube(&c);
        (void)snprintf(what, sizeof what, "%s %lld of rank 3", name, (long long)number);
        acceptance_expect(&c, what, f);
    }
    call_free(&c);
}

/* A tensor that is split has an axis, of even extent. */
static void check_split(const ac_entry *entry, size_t arg, findings *f)
{
    const ac_entry_param *const p = &entry->params[arg];

    for (int64_t extent = 1; extent < 10; extent += 2) {
        call c = call_legal(entry, AC_HOST, 2, matrix);
        int64_t dims[2] = {4, 4};
        char what[WHAT];

        dims[part_axis(&c, part_cut(&c, arg, p->cuts[0].part), 2)] = extent;
        call_reshape(&c, arg, 2, dims);
        (void)snprintf(what, sizeof what, "%s with an extent of %lld", p->name, (long long)extent);
        refusal_expect(&c, late_status(entry), p->name, what, f);
        call_reshape(&c, arg, 0, NULL);
        (void)snprintf(what, sizeof what, "%s without dimensions", p->name);
        refusal_expect(&c, late_status(entry), p->name, what, f);
        call_free(&c);
    }
}

static void set_list(call *c, size_t arg, const int64_t *list, size_t count)
{
    const int64_t length = (int64_t)count;
    array made = array_make(AC_I64, 1, &length);

    for (size_t i = 0; i < count; i++)
        array_set(&made, i, (uint64_t)list[i]);
    array_free(&c->args[arg].values);
    c->args[arg].values = made;
}

/* An axis without elements is not named, but another one is, and none. */
static void check_filled(const ac_entry *entry, size_t arg, findings *f)
{
    static const int64_t empty[] = {2, 0};
    static const int64_t axes[] = {1, -1, 0, -2};

    for (size_t k = 0; k <= sizeof axes / sizeof axes[0]; k++) {
        call c = call_legal(entry, AC_HOST, 2, empty);
        char what[WHAT];

        if (entry->params[arg].kind == AC_KIND_INTEGERS)
            set_list(&c, arg, &axes[k % 4], k < 4);
        c.args[arg].number = axes[k % 4];
        call_reshape_all(&c, 2, empty);
        (void)snprintf(what, sizeof what, "%s, an axis %s", entry->params[arg].name,
                       k % 4 < 2 ? "without elements" : "with elements");
        if (k < 2 || (k == 4 && entry->params[arg].kind != AC_KIND_INTEGERS))
            refusal_expect(&c, late_status(entry), entry->params[arg].name, what, f);
        else
            acceptance_expect(&c, what, f);
        call_free(&c);
    }
}

/* A scalar that names an axis is of an integer dtype, and none that is wider or narrower. */
static void check_axis_dtypes(const ac_entry *entry, size_t arg, findings *f)
{
    double zero[2] = {0};

    for (int dtype = 0; dtype < AC_DTYPE_COUNT; dtype++) {
        if (dtype_size(dtype) == 0)
            continue;

        call c = call_legal(entry, AC_HOST, 2, matrix);
        aclScalar *const scalar = aclCreateScalar(zero, (aclDataType)dtype);
        aclOpExecutor *executor;
        char what[WHAT];
        opened o;

        call_open(&c, &o);
        if (scalar) {
            (void)aclDestroyScalar(o.scalars[arg]);
            o.scalars[arg] = scalar;
            o.args.of[arg].scalar = o.scalars[arg];

            const outcome out = call_prepare(&o, &executor);
            const bool fits = dtype == AC_I32 || dtype == AC_I64;

            (void)snprintf(what, sizeof what, "%s of dtype %d", entry->params[arg].name, dtype);
            if (fits)
                findings_expect(f, out.status == 0 && aclDestroyAclOpExecutor(executor) == 0,
                                "%s: refused: %s", what, out.sentence);
            else
                refusal_judge(entry, &out, ACLNN_ERR_PARAM_INVALID, entry->params[arg].name, what,
                              f);
        }
        call_close(&o);
        call_free(&c);
    }
}

void check_axes(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);

    for (size_t i = 0; entry && i < entry->param_count; i++) {
        if (entry->params[i].role == AC_ROLE_AXIS)
            check_axis_numbers(entry, i, f);
        if (entry->params[i].kind == AC_KIND_AXIS)
            check_axis_dtypes(entry, i, f);
        if (entry->params[i].role == AC_ROLE_AXIS && entry->params[i].filled)
            check_filled(entry, i, f);
        if (entry_halves(entry, i) && entry->params[i].view != AC_ENTRY_BROADCAST)
            check_split(entry, i, f);
    }
}

/* --- what views are given --------------------------------------------------------------------- */

/* A list that is refused beside a tensor of rank 2, in a sentence that names it. */
static void refuse_list(const ac_entry *entry, size_t arg, const int64_t *list, size_t count,
                        const char *why, findings *f)
{
    call c = call_legal(entry, AC_HOST, 2, matrix);
    char what[WHAT];

    set_list(&c, arg, list, count);
    (void)snprintf(what, sizeof what, "%s %s", entry->params[arg].name, why);
    refusal_expect(&c, late_status(entry), entry->params[arg].name, what, f);
    call_free(&c);
}

static void check_axes_list(const ac_entry *entry, size_t arg, findings *f)
{
    static const int64_t wrong[] = {2, -3, 8, INT64_MAX, INT64_MIN};
    static const int64_t twice[][2] = {{1, 1}, {0, -2}, {-1, 1}};

    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++) {
        refuse_list(entry, arg, (const int64_t[]){0, wrong[k]}, 2, "with a number of no axis", f);
        refuse_list(entry, arg, &wrong[k], 1, "of a number of no axis", f);
    }
    for (size_t k = 0; k < sizeof twice / sizeof twice[0] && !entry->params[arg].repeats; k++)
        refuse_list(entry, arg, twice[k], 2, "with an axis that is named twice", f);
    if (entry->params[arg].filled)
        check_filled(entry, arg, f);
}

/* A number that is wrong. */
static void refuse_number(const ac_entry *entry, size_t arg, int64_t number, const char *what,
                          findings *f)
{
    call c = call_legal(entry, AC_HOST, 2, matrix);

    c.args[arg].number = number;
    refusal_expect(&c, late_status(entry), entry->params[arg].name, what, f);
    call_free(&c);
}

/* Steps below 1, given as a list or as a number. */
static void check_steps(const ac_entry *entry, size_t arg, findings *f)
{
    static const int64_t wrong[] = {0, -1, INT64_MIN};

    for (size_t k = 0; k < sizeof wrong / sizeof wrong[0]; k++) {
        if (entry->params[arg].kind == AC_KIND_INTEGERS) {
            refuse_list(entry, arg, &wrong[k], 1, "with a step below 1", f);
            continue;
        }
        refuse_number(entry, arg, wrong[k], "a step below 1", f);
    }
}

static void check_cut(const ac_entry *entry, const ac_entry_cut *cut, findings *f)
{
    static const int64_t zeros[9] = {0};
    size_t args[AC_MAP_ARGS_MAX];

    for (size_t k = 0; k < AC_MAP_ARGS_MAX; k++)
        args[k] = cut->args[k] ? entry_param(entry, cut->args[k]) : entry->param_count;
    switch (cut->map) {
    case AC_MAP_PERMUTED:
        refuse_list(entry, args[0], zeros, 1, "with too few axes", f);
        refuse_list(entry, args[0], zeros, 0, "without axes", f);
        break;
    case AC_MAP_SLICED:
    case AC_MAP_SLICES:
        if (args[3] < entry->param_count)
            check_steps(entry, args[3], f);
        for (size_t k = 1; cut->map == AC_MAP_SLICES && k < cut->arg_count; k++) {
            refuse_list(entry, args[k], zeros, 0, "shorter than the axes", f);
            refuse_list(entry, args[k], (const int64_t[]){1, 1}, 2, "longer than the axes", f);
        }
        break;
    case AC_MAP_EXPANDED:
        refuse_list(entry, args[0], matrix, 1, "with too few axes", f);
        refuse_list(entry, args[0], zeros, 9, "of rank 9", f);
        refuse_list(entry, args[0], (const int64_t[]){3, 3}, 2, "that the input does not fit", f);
        refuse_list(entry, args[0], (const int64_t[]){-1, 2, 3}, 3, "with a negative extent", f);
        break;
    case AC_MAP_REPEATED:
        refuse_list(entry, args[0], matrix, 1, "with too few values", f);
        refuse_list(entry, args[0], (const int64_t[]){1, 1, 1, 1, 1, 1, 1, 1, 1}, 9, "of rank 9",
                    f);
        refuse_list(entry, args[0], (const int64_t[]){-1, 1, 1}, 3, "with a negative value", f);
        break;
    case AC_MAP_INTERLEAVED:
    case AC_MAP_ALL_INTERLEAVED: {
        const size_t first = cut->map == AC_MAP_INTERLEAVED; /* of the numbers: the repeats */

        refuse_number(entry, args[first], -1, "below 0", f);
        refuse_number(entry, args[first + 1], 5, "that is not what comes of the repeats", f);
        break;
    }
    case AC_MAP_COPIED:
    case AC_MAP_ALL_COPIED:
        refuse_number(entry, args[cut->map == AC_MAP_COPIED ? 2 : 1], -1, "below 0", f);
        break;
    case AC_MAP_ROLLED:
        refuse_list(entry, args[0], zeros, 0, "without values", f);
        refuse_list(entry, args[0], zeros, 9, "longer than the axes", f);
        refuse_list(entry, args[1], (const int64_t[]){8}, 1, "with no axis of the input", f);
        refuse_list(entry, args[1], (const int64_t[]){-9}, 1, "with no axis of the input", f);
        break;
    case AC_MAP_REFLECTED:
    case AC_MAP_REPLICATED:
    case AC_MAP_WRAPPED:
        refuse_list(entry, args[1], zeros, (size_t)cut->numbers[0], "with too few values", f);
        refuse_list(entry, args[1], zeros, 9, "with too many values", f);
        refuse_list(entry, args[1], (const int64_t[]){0, -1, 0, 0, 0, 0},
                    2 * (size_t)cut->numbers[0], "with a value below 0", f);
        if (cut->map != AC_MAP_REPLICATED)
            refuse_list(entry, args[1], (const int64_t[]){0, 99, 0, 0, 0, 0},
                        2 * (size_t)cut->numbers[0], "with a value beyond the extent", f);
        break;
    case AC_MAP_SHUFFLED:
        refuse_number(entry, args[0], 0, "below 1", f);
        refuse_number(entry, args[0], 7, "that does not divide the channels", f);
        break;
    case AC_MAP_PADDED:
        refuse_list(entry, args[0], zeros, 3, "with an odd number of values", f);
        refuse_list(entry, args[0], (const int64_t[18]){0}, 18, "of more axes than there are", f);
        refuse_list(entry, args[0], (const int64_t[]){-4, 0}, 2, "beyond the extent", f);
        refuse_list(entry, args[0], (const int64_t[]){0, -4}, 2, "beyond the extent", f);
        refuse_list(entry, args[0], (const int64_t[]){-2, -2}, 2, "beyond the extent", f);
        refuse_list(entry, args[0], (const int64_t[]){INT64_MIN, 0}, 2, "far beyond the extent", f);
        refuse_list(entry, args[0], (const int64_t[]){-2, -1, 1, 0}, 4, "that leave nothing", f);
        break;
    default:
        break;
    }
}

/* What the pieces of a matrix cannot be. */
static void check_pieces(const ac_entry *entry, const ac_entry_param *p, findings *f)
{
    const size_t size = p->list_args[1] ? entry_param(entry, p->list_args[1]) : entry->param_count;

    if (p->list == AC_LIST_CHUNKED)
        refuse_number(entry, size, 0, "of pieces without elements", f);
    if (p->list != AC_LIST_CUT)
        return;
    refuse_list(entry, size, (const int64_t[]){1, 2}, 2, "longer than the axis", f);
    refuse_list(entry, size, (const int64_t[]){1}, 1, "shorter than the axis", f);
    refuse_list(entry, size, (const int64_t[]){3, -1}, 2, "with an extent below 0", f);
    refuse_list(entry, size, (const int64_t[]){INT64_MIN, 2, INT64_MIN}, 3, "far below 0", f);
    refuse_list(entry, size, (const int64_t[]){0}, 0, "without extents", f);
}

void check_arguments_of_views(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);

    for (size_t i = 0; entry && i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        if (p->role == AC_ROLE_AXES)
            check_axes_list(entry, i, f);
        if (p->length > 0) {
            const int64_t ones[AC_ENTRY_RANK_MAX + 2] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

            refuse_list(entry, i, ones, p->length + 1, "with a value more", f);
            refuse_list(entry, i, ones, p->length - 1, "with a value less", f);
        }
        if (p->kind == AC_KIND_TENSORS)
            check_pieces(entry, p, f);
        for (size_t k = 0; k < p->cut_count; k++)
            check_cut(entry, &p->cuts[k], f);
    }
}

/* Channels are no groups that do not divide them, and extents are repeated as they are. */
void check_groups(const suite *s, findings *f)
{
    static const int64_t numbers[] = {0, -1, 2, 6, 7, INT64_MIN, INT64_MAX};
    const ac_entry *const entry = suite_entry(s, f);

    for (size_t i = 0; entry && i < entry->param_count; i++) {
        const ac_entry_role role = entry->params[i].role;

        if (role != AC_ROLE_GROUPS && role != AC_ROLE_EXTENT)
            continue;
        for (size_t k = 0; k < sizeof numbers / sizeof numbers[0]; k++) {
            call c = call_legal(entry, AC_HOST, 2, matrix);
            char what[WHAT];

            if (c.args[i].number != numbers[k]) {
                c.args[i].number = numbers[k];
                (void)snprintf(what, sizeof what, "%lld", (long long)numbers[k]);
                refusal_expect(&c, late_status(entry), entry->params[i].name, what, f);
            }
            call_free(&c);
        }
    }
}

/* One flag for each output, no more and no fewer; an output whose flag is false is not looked at.
 */
void check_flags(const suite *s, findings *f)
{
    static const int64_t ones[] = {1, 1, 1, 1, 1, 1, 1};
    const ac_entry *const entry = suite_entry(s, f);

    for (size_t i = 0; entry && i < entry->param_count; i++) {
        const int64_t right = (int64_t)entry_flags(entry, i);

        if (entry->params[i].role != AC_ROLE_FLAGS)
            continue;
        for (int64_t count = 0; count <= right + 1; count++) {
            call c = call_legal(entry, AC_HOST, 2, matrix);
            array made = array_make(AC_I64, 1, &count);
            char what[WHAT];

            memcpy(made.data, ones, (size_t)count * sizeof ones[0]);
            array_free(&c.args[i].values);
            c.args[i].values = made;
            (void)snprintf(what, sizeof what, "%lld flags", (long long)count);
            if (count == right)
                acceptance_expect(&c, what, f);
            else
                refusal_expect(&c, ACLNN_ERR_PARAM_INVALID, entry->params[i].name, what, f);
            call_free(&c);
        }
    }
    for (size_t i = 0; entry && i < entry->param_count; i++) {
        call c = call_legal(entry, AC_HOST, 2, matrix);

        if (entry->params[i].flags) {
            call_want(&c, i, false);

            call other = entry_turns(entry) ? call_respaced(&c, 2, matrix) : call_copy(&c);

            call_reshape(&other, i, 1, (const int64_t[]){11});
            acceptance_expect(&other, "the shape of what is not written", f);
            call_free(&other);
        }
        call_free(&c);
    }
}

/* Whether more elements may be given than fall on an output. */
static bool may_be_longer(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || (entry->params[i].put && entry->params[i].cuts[0].map == AC_MAP_GATHERED);
    return found;
}

/* Whether a tensor of any shape has elements where indices say. */
static bool is_located(const ac_entry *entry, size_t param)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++) {
        const bool own = i == param || entry->params[param].view == AC_ENTRY_OVER;

        found = found || (own && entry->params[i].cut_count > 0 &&
                          map_locates(entry->params[i].cuts[0].map));
    }
    return found;
}

/* Whether indices may have any shape. */
static bool takes_any_index(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found ||
                (entry->params[i].cut_count > 0 && map_any_index(entry->params[i].cuts[0].map));
    return found;
}

/* Whether indices say where elements become another one. */
static bool pins(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found ||
                (entry->params[i].cut_count > 0 && entry->params[i].cuts[0].map == AC_MAP_PINNED);
    return found;
}

/* Whether a tensor may have any shape: a list of elements, or room for indices or runs. */
static bool any_shape(const ac_entry_param *p)
{
    return p->view == AC_ENTRY_LISTED || p->view == AC_ENTRY_LINES ||
           (p->view == AC_ENTRY_FOUND && p->output->room != AC_ROOM_LINE);
}

/* Whether the result is one element for all points. */
static bool judges(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].view == AC_ENTRY_VERDICT ||
                entry->params[i].view == AC_ENTRY_VERDICT_LINE;
    return found;
}

/* Whether all that an entry has beside an argument are bits, which lie in whole bytes. */
static bool beside_bits(const ac_entry *entry, size_t arg)
{
    bool found = true;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found && (i == arg || !param_is_tensor(&entry->params[i]) ||
                          entry->params[i].view == AC_ENTRY_BITS);
    return found;
}

/* Shapes that fit nothing beside [2, 3]. */
void check_shapes(const suite *s, findings *f)
{
    static const int64_t wrong[][3] = {{2, 4}, {5}, {2, 2, 5}, {0, 7}};
    static const size_t ranks[] = {2, 1, 3, 2};
    const ac_entry *const entry = suite_entry(s, f);
    size_t tensors = 0;
    size_t singles = 0; /* which fit tensors of any shape */

    for (size_t i = 0; entry && i < entry->param_count; i++) {
        tensors += param_is_tensor(&entry->params[i]);
        singles += entry->params[i].view == AC_ENTRY_SINGLE || any_shape(&entry->params[i]) ||
                   (entry->params[i].view == AC_ENTRY_INDEX && takes_any_index(entry));
    }
    for (size_t i = 0; entry && tensors > 1 && i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        if (any_shape(p) || (p->view != AC_ENTRY_SINGLE && tensors - singles == 1))
            continue;
        if ((entry->row_all || judges(entry)) &&
            param_is_read(p)) /* what all of its elements come to fits any shape */
            continue;
        for (size_t k = 0; param_is_tensor(p) && k < sizeof ranks / sizeof ranks[0]; k++) {
            if (may_be_longer(entry) &&
                ((k == 0 && (p->view == AC_ENTRY_SAME || p->role == AC_ROLE_INOUT)) ||
                 (k == 3 && p->view == AC_ENTRY_INDEX)))
                continue;
            if (k == 0 && p->cut_count > 0 && !p->put && p->cuts[0].map == AC_MAP_GATHERED)
                continue; /* may be larger than what is gathered from it */
            if (k == 0 && entry_masks(entry, i))
                continue; /* may be larger than scores */
            if (k == 0 && p->role == AC_ROLE_INOUT && pins(entry))
                continue; /* may be larger than the index */
            if (k == 3 && p->view == AC_ENTRY_INDEX && pins(entry))
                continue; /* an index without elements says nothing */
            if (k == 1 && beside_bits(entry, i) && p->view != AC_ENTRY_BITS)
                continue; /* has as many bytes */
            if (k == 3 && p->list == AC_LIST_JOINED)
                continue; /* tensors without elements fit any shape */
            if ((p->view == AC_ENTRY_INDEX && takes_any_index(entry)) || is_located(entry, i))
                continue;

            call c = call_legal(entry, AC_HOST, 2, matrix);
            char what[WHAT];
            char shape[64];

            call_reshape(&c, i, ranks[k], wrong[k]);
            (void)snprintf(what, sizeof what, "%s of shape %s beside [2, 3]", p->name,
                           shape_text(ranks[k], wrong[k], shape, sizeof shape));
            refusal_expect(&c, late_status(entry), p->name, what, f);
            call_free(&c);
        }
    }
}

/* --- modes and preconditions ------------------------------------------------------------------ */

static bool is_choice(const ac_entry_param *p, const char *text, int64_t number)
{
    for (size_t i = 0; i < p->choice_count; i++) {
        if (p->kind == AC_KIND_STRING ? strcmp(p->choices[i].text, text) == 0
                                      : p->choices[i].value == number)
            return true;
    }
    return false;
}

/* A call whose modes have changed is accepted, with the results that they ask for. */
static void respaced_acceptance(const call *c, const char *what, findings *f)
{
    call changed = entry_turns(c->entry) ? call_respaced(c, 2, matrix) : call_copy(c);
    const ac_entry_joined *const joined = c->entry->joined;

    if (joined && (joined->inner || joined->when)) /* modes say which axes tensors have */
        call_lay_out(&changed, 2, matrix);
    acceptance_expect(&changed, what, f);
    call_free(&changed);
}

void check_modes(const suite *s, findings *f)
{
    static const char *const texts[] = {"", "unknown", "None", "TANH", "none ", "tanhx"};
    static const int64_t numbers[] = {-1, 2, 3, 17, INT64_MIN, INT64_MAX};
    const ac_entry *const entry = suite_entry(s, f);

    for (size_t i = 0; entry && i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];

        if (p->role != AC_ROLE_MODE || p->kind == AC_KIND_BOOLEAN)
            continue;
        for (size_t k = 0; k < sizeof texts / sizeof texts[0]; k++) {
            call c = call_legal(entry, AC_HOST, 2, matrix);
            char what[WHAT];
            const bool narrow = strcmp(p->c_type, "int8_t") == 0;
            const bool half = strcmp(p->c_type, "int") == 0 || strcmp(p->c_type, "int32_t") == 0;
            const int64_t number = narrow ? (int8_t)(numbers[k] >> 56 | numbers[k])
                                   : half ? (int32_t)(numbers[k] >> 32 | numbers[k])
                                          : numbers[k];

            c.args[i].text = texts[k];
            c.args[i].number = number;
            if (p->kind == AC_KIND_STRING)
                (void)snprintf(what, sizeof what, "%s \"%s\"", p->name, texts[k]);
            else
                (void)snprintf(what, sizeof what, "%s %lld", p->name, (long long)number);
            if (p->open)
                respaced_acceptance(&c, what, f);
            else if (!is_choice(p, texts[k], number))
                refusal_expect(&c, late_status(entry), p->name, what, f);
            call_free(&c);
        }
        for (size_t k = 0; k < p->choice_count; k++) {
            call c = call_legal(entry, AC_HOST, 2, matrix);

            c.args[i].text = p->choices[k].text;
            c.args[i].number = p->choices[k].value;
            respaced_acceptance(&c, p->choices[k].label, f);
            call_free(&c);
        }
    }
}

/* The space of a call with these shapes: that of the points that fall on an output, if there is
 * such. */
static ac_entry_shape put_space(const ac_entry *entry, const ac_entry_given *given,
                                const ac_entry_shape *shapes)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (!entry->params[i].put)
            continue;

        map_use use = map_of(entry, &entry->params[i].cuts[0], given);

        for (size_t k = 0; k < AC_MAP_ARGS_MAX; k++) {
            if (entry->params[i].cuts[0].args[k])
                use.args[k].shape = shapes[entry_param(entry, entry->params[i].cuts[0].args[k])];
        }
        return map_shape(&use, &shapes[i]);
    }
    return entry_space(entry, given, shapes);
}

/* Gives an input this shape, and all other tensors those that belong to it. */
static void shape_whole(call *c, size_t arg, size_t rank, const int64_t *dims)
{
    ac_entry_shape shapes[AC_ENTRY_ARGS_MAX] = {0};
    ac_entry_given given[AC_ENTRY_ARGS_MAX];

    call_given(c, given);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        shapes[i].rank = i == arg ? rank : c->args[i].values.rank;
        for (size_t k = 0; k < shapes[i].rank; k++)
            shapes[i].dims[k] = i == arg ? dims[k] : c->args[i].values.dims[k];
    }

    const ac_entry_shape space = c->entry->params[arg].view == AC_ENTRY_INDEX
                                     ? put_space(c->entry, given, shapes)
                                     : entry_space(c->entry, given, shapes);

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_shape own = entry_view(c->entry, i, given, &space);

        /* What indices are taken from keeps its shape. */
        if (c->entry->params[arg].view == AC_ENTRY_INDEX && c->entry->params[i].cut_count > 0)
            continue;
        if (i == arg)
            call_reshape(c, i, rank, dims);
        else if (c->entry->params[arg].view == AC_ENTRY_INDEX &&
                 c->entry->params[i].view == AC_ENTRY_OVER)
            continue;
        else if (param_is_tensor(&c->entry->params[i]))
            call_reshape(c, i, own.rank, own.dims);
    }
}

/* Whether a tensor may have this shape: within the limits, and even where it is split. */
static bool may_have(const ac_entry *entry, size_t arg, const ac_entry_shape *shapes)
{
    const ac_entry_given given[AC_ENTRY_ARGS_MAX] = {0};
    const ac_entry_shape space = entry_space(entry, given, shapes);
    const ac_entry_shape view = entry_view(entry, arg, given, &space);

    return entry->fits(shapes) && entry_count(&view) == entry_count(&shapes[arg]);
}

/* A shape with the last axes of another, and 2 for what that lacks. */
static ac_entry_shape last_axes(const ac_entry_shape *of, size_t rank)
{
    ac_entry_shape shape = {.rank = rank};

    for (size_t i = 0; i < rank; i++)
        shape.dims[i] = i + of->rank >= rank ? of->dims[i + of->rank - rank] : 2;
    return shape;
}

/* Finds a shape that the tensor may have, at most two steps from its present one along one axis, or
 * with one or two axes more, or one less. */
static bool step_within(const ac_entry *entry, size_t arg, ac_entry_shape *shapes)
{
    static const int64_t steps[] = {-1, 1, -2, 2};
    ac_entry_shape *const own = &shapes[arg];

    for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++) {
        for (size_t i = 0; i < own->rank; i++) {
            own->dims[i] += steps[k];
            if (own->dims[i] > 0 && may_have(entry, arg, shapes))
                return true;
            own->dims[i] -= steps[k];
        }
    }

    const ac_entry_shape old = *own;

    for (size_t more = 1; more <= 2; more++) {
        *own = last_axes(&old, old.rank + more);
        if (may_have(entry, arg, shapes))
            return true;
    }
    *own = last_axes(&old, old.rank - 1);
    return may_have(entry, arg, shapes);
}

/* A refused shape is next to one that is taken. */
static void limit_check(const call *c, const char *title, findings *f)
{
    const ac_entry *const entry = c->entry;
    size_t arg = 0;

    while (arg < entry->param_count && entry->params[arg].cut_count == 0)
        arg++;
    if (arg < entry->param_count && entry->params[arg].put && entry->space[0])
        arg = entry_param(entry, entry->space[0]); /* the points that fall on it */
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].view == AC_ENTRY_INDEX) /* the limit is that of its rank */
            return;
    }
    if (!entry->fits || arg == entry->param_count || c->args[arg].values.rank < 2)
        return;

    ac_entry_shape shapes[AC_ENTRY_ARGS_MAX] = {0};
    ac_entry_shape *const own = &shapes[arg];

    own->rank = c->args[arg].values.rank;
    for (size_t i = 0; i < own->rank; i++)
        own->dims[i] = c->args[arg].values.dims[i];
    if (!step_within(entry, arg, shapes)) {
        findings_expect(f, false, "%s: the refused shape is far from the limit", title);
        return;
    }

    call next = call_legal(entry, AC_HOST, 2, matrix);

    shape_whole(&next, arg, own->rank, own->dims);
    acceptance_expect(&next, title, f);
    call_free(&next);
}

/* Refusals are the same for a caller that flushes subnormals to zero. */
static void refusal_expect_flushing(const call *c, const char *title, findings *f)
{
#if defined(__x86_64__)
    enum { FLUSH = 0x8040 }; /* results (15), operands (6) */
#elif defined(__aarch64__)
    enum { FLUSH = 1 << 24 };
#endif
#if defined(__x86_64__) || defined(__aarch64__)
    const ac_float_environment usual = ac_float_control_read();

    ac_float_control_write(usual | FLUSH);
    refusal_expect(c, late_status(c->entry), title, title, f);
    ac_float_control_write(usual);
#endif
}

/* The parameter that a value of the operator is given to; an in-place entry point has one tensor
 * for two of the operator's parameters. */
static size_t param_of_value(const suite *s, const ac_entry *entry, const suite_value *v)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        const suite_place *const place = suite_place_of(s, &entry->params[i]);

        if (place && strcmp(v->name, place->input) == 0)
            return i;
    }
    return entry_param(entry, v->name);
}

/* Where the last extents of an input are an argument, too, that and all tensors follow it. */
static void extents_repeat(call *c, size_t arg, const suite_value *v)
{
    const ac_entry_param *const p = &c->entry->params[arg];

    if (p->put || p->cut_count == 0 || p->cuts[0].map != AC_MAP_RESTORED)
        return;

    call_argument *const size = &c->args[entry_param(c->entry, p->cuts[0].args[2])];

    for (size_t k = 0; k < size->values.count; k++)
        array_set(&size->values, k, (uint64_t)v->dims[(size_t)v->rank - size->values.count + k]);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        if (param_is_tensor(&c->entry->params[i]))
            call_reshape(c, i, v->rank, v->dims);
    }
}

void check_preconditions(const suite *s, findings *f)
{
    const ac_entry *const entry = suite_entry(s, f);

    for (size_t i = 0; entry && i < s->refused_count; i++) {
        call c = call_legal(entry, AC_HOST, 2, matrix);

        for (size_t k = 0; k < s->refused[i].count; k++) {
            const suite_value *const v = &s->refused[i].values[k];
            const size_t arg = param_of_value(s, entry, v);

            if (arg == entry->param_count) {
                findings_expect(f, false, "%s: there is no %s", s->refused[i].title, v->name);
                continue;
            }
            if (entry->params[arg].role == AC_ROLE_MODE) {
                call_choose(&c, arg, v->text);
                continue;
            }
            if (param_is_tensor(&entry->params[arg])) {
                shape_whole(&c, arg, v->rank, v->dims);
                extents_repeat(&c, arg, v);
                continue;
            }

            const uint64_t bits = *(const uint64_t *)v->bits;

            call_retype(&c, arg, v->dtype);
            array_set(&c.args[arg].values, 0, bits);
            c.args[arg].real = bits_value(v->dtype, bits);
        }
        refusal_expect(&c, late_status(entry), s->refused[i].title, s->refused[i].title, f);
        refusal_expect_flushing(&c, s->refused[i].title, f);
        limit_check(&c, s->refused[i].title, f);
        call_free(&c);
    }
}
