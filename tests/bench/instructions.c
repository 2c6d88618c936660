/*
 * Runs every operator once under callgrind, which counts instructions: a measure of speed that does
 * not depend on the machine's load.
 *
 *   valgrind --tool=callgrind --collect-atstart=no instructions
 *
 * Each measurement ends with a dump whose trigger is "<entry point> <mode or -> <dtype> <what>".
 * `what` is elements, for the second phase on 64 by 64 of them, or calls, for both phases on 16.
 * instructions.py divides and compares.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <valgrind/callgrind.h>

#include "acl/acl.h"
#include "client/catalogue.h"

enum { SIDE = 64, FEW = 4, TENSORS = 8, CALLS = 10, ROOM = 8 * SIDE * SIDE };

/* Room for each argument in f64: one that is split has two halves, a matrix beside a vector some
 * columns. The data are zeros for every measurement, whatever the ones before have written: zero
 * gradients are common, and no kernel may take the long way for them. */
static double (*memory)[ROOM];
static aclrtStream stream;

/* By the kernel: under valgrind memset took more than half of the program's time. */
static void memory_clear(void)
{
    const size_t size = TENSORS * sizeof *memory;
    void *const start = memory;
    void *const clear = mmap(start, size, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | (start != NULL ? MAP_FIXED : 0), -1, 0);
    if (clear == MAP_FAILED) {
        perror("mmap");
        exit(1);
    }
    memory = clear;
}

static void require(int status, const char *what)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    fprintf(stderr, "%s answered %d: %s\n", what, status, sentence != NULL ? sentence : "");
    exit(1);
}

/* A space of side * side points, or of as many with more axes, if the operator wants them. */
static ac_entry_shape make_space(const ac_entry *entry, int64_t side)
{
    const int64_t most = side * side;
    for (;; side /= 2) {
        const ac_entry_shape square = {.rank = 2, .dims = {side, side}};
        const ac_entry_shape space = entry_fit(entry, &square);
        int64_t points = 1;
        for (size_t i = 0; i < space.rank; i++)
            points *= space.dims[i];
        if (points <= most)
            return space;
    }
}

/* A tensor as it is in such a space; null, so that the call is refused, where that is larger than
 * the memory, as masks of a whole pattern are. */
static aclTensor *make_tensor(const ac_entry *entry, size_t param, const ac_entry_given *given,
                              aclDataType dtype, int64_t side, void *data)
{
    const ac_entry_shape space = make_space(entry, side);
    const ac_entry_shape shape = entry_view(entry, param, given, &space);
    int64_t strides[AC_ENTRY_RANK_MAX];
    int64_t step = 1;
    for (size_t i = shape.rank; i-- > 0;) {
        strides[i] = step;
        step *= shape.dims[i];
    }
    if (step > ROOM)
        return NULL;
    if (entry->params[param].view == AC_ENTRY_INDEX)
        dtype = ACL_INT64;
    return aclCreateTensor(shape.dims, shape.rank, dtype, strides, 0, ACL_FORMAT_ND, shape.dims,
                           shape.rank, data);
}

/* The extents of the pieces of a list that is cut, and what a list is given that has them. */
static int64_t piece(int64_t side, size_t number)
{
    return number == 0 ? side - side / 2 : side / 2;
}

/* A list of two tensors along the first axis; of as many as it is long, where they are stacked. */
static aclTensorList *make_list(const ac_entry_param *param, aclDataType dtype, int64_t side,
                                double *data)
{
    const aclTensor *members[ROOM];
    const bool stacked = param->list == AC_LIST_STACKED || param->list == AC_LIST_SPREAD;
    const size_t count = stacked ? (size_t)side : 2;
    for (size_t i = 0; i < count; i++) {
        const int64_t dims[] = {stacked ? side : piece(side, i), side};
        members[i] = aclCreateTensor(dims, stacked ? 1 : 2, dtype, NULL, 0, ACL_FORMAT_ND, dims,
                                     stacked ? 1 : 2, data + (int64_t)i * side * (side + 1) / 2);
    }
    return aclCreateTensorList(members, count);
}

/* Whether an argument has the extents of the pieces of a list. */
static bool sizes_pieces(const ac_entry *entry, const ac_entry_param *param)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        const char *const size = entry->params[i].list_args[1];
        if (size != NULL && strcmp(size, param->name) == 0)
            return true;
    }
    return false;
}

static void choose(const ac_entry_param *param, size_t choice, ac_entry_arg *arg)
{
    const ac_entry_choice *const chosen = &param->choices[choice % param->choice_count];
    if (param->kind == AC_KIND_STRING)
        arg->string = (char *)(uintptr_t)chosen->text;
    else if (param->kind == AC_KIND_BOOLEAN)
        arg->boolean = chosen->value != 0;
    else
        arg->integer = chosen->value;
}

static void make_args(const ac_entry *entry, aclDataType dtype, size_t choice, int64_t side,
                      ac_entry_args *args)
{
    float value = 0.5f;
    ac_entry_given given[AC_ENTRY_ARGS_MAX] = {0};
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const param = &entry->params[i];
        if (param->choice_count == 0)
            continue;
        choose(param, choice, &args->of[i]);
        given[i].number = param->choices[choice % param->choice_count].value;
    }
    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const param = &entry->params[i];
        switch (param->kind) {
        case AC_KIND_COUNTS: /* null: all rows */
            break;
        case AC_KIND_TENSOR:
        case AC_KIND_IGNORED:
            args->of[i].tensor = make_tensor(entry, i, given, dtype, side, memory[i % TENSORS]);
            break;
        case AC_KIND_TENSORS:
            args->of[i].tensors = make_list(param, dtype, side, memory[i % TENSORS]);
            break;
        case AC_KIND_SCALAR:
            args->of[i].scalar = aclCreateScalar(&value, ACL_FLOAT);
            break;
        case AC_KIND_AXIS:
            args->of[i].scalar = aclCreateScalar(&(int64_t){0}, ACL_INT64);
            break;
        case AC_KIND_INTEGERS: { /* axes or extents of the square */
            const int64_t list[] = {param->role == AC_ROLE_AXES ? 1 : side,
                                    param->role == AC_ROLE_AXES ? 0 : side};

            const int64_t cut[] = {piece(side, 0), piece(side, 1)};

            args->of[i].integers = aclCreateIntArray(sizes_pieces(entry, param) ? cut : list, 2);
            break;
        }
        case AC_KIND_FLAGS:
            args->of[i].flags =
                aclCreateBoolArray((const bool[]){true, true, true, true}, entry_flags(entry, i));
            break;
        case AC_KIND_INTEGER:
            if (sizes_pieces(entry, param))
                args->of[i].integer = piece(side, 0);
            break;
        case AC_KIND_DTYPE:
            args->of[i].dtype = dtype;
            break;
        case AC_KIND_REAL:
            args->of[i].real = (double)value;
            break;
        case AC_KIND_SINGLE:
            args->of[i].single = value;
            break;
        default: /* modes are chosen, axes are the first */
            break;
        }
    }
}

static void destroy_args(const ac_entry *entry, const ac_entry_args *args)
{
    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].kind == AC_KIND_TENSOR || entry->params[i].kind == AC_KIND_IGNORED)
            aclDestroyTensor(args->of[i].tensor);
        else if (entry->params[i].kind == AC_KIND_SCALAR || entry->params[i].kind == AC_KIND_AXIS)
            aclDestroyScalar(args->of[i].scalar);
        else if (entry->params[i].kind == AC_KIND_TENSORS)
            aclDestroyTensorList(args->of[i].tensors);
        else if (entry->params[i].kind == AC_KIND_INTEGERS)
            aclDestroyIntArray(args->of[i].integers);
        else if (entry->params[i].kind == AC_KIND_FLAGS)
            aclDestroyBoolArray(args->of[i].flags);
    }
}

/* False where the operator does not take the dtype. */
static bool count_elements(const ac_entry *entry, const ac_entry_args *args, const char *name)
{
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;
    if (entry->prepare(args, &size, &executor) != ACL_SUCCESS)
        return false;
    void *const workspace = size > 0 ? malloc(size) : NULL;
    require(aclSetAclOpExecutorRepeatable(executor), "aclSetAclOpExecutorRepeatable");
    require(entry->launch(workspace, size, executor, stream), entry->name);
    require(aclrtSynchronizeStream(stream), "aclrtSynchronizeStream");
    CALLGRIND_ZERO_STATS;
    CALLGRIND_TOGGLE_COLLECT;
    require(entry->launch(workspace, size, executor, stream), entry->name);
    CALLGRIND_TOGGLE_COLLECT;
    CALLGRIND_DUMP_STATS_AT(name);
    /* Much work is queued; only what the caller does of it was counted. */
    require(aclrtSynchronizeStream(stream), "aclrtSynchronizeStream");
    require(aclDestroyAclOpExecutor(executor), "aclDestroyAclOpExecutor");
    free(workspace);
    return true;
}

static void count_calls(const ac_entry *entry, const ac_entry_args *args, const char *name)
{
    static double workspace[1 << 16];
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;
    for (int i = 0; i <= CALLS; i++) {
        if (i == 1) {
            CALLGRIND_ZERO_STATS;
            CALLGRIND_TOGGLE_COLLECT;
        }
        require(entry->prepare(args, &size, &executor), entry->name);
        if (size > sizeof workspace)
            require(ACL_ERROR_INVALID_PARAM, "the workspace of 16 elements");
        require(entry->launch(size > 0 ? workspace : NULL, size, executor, stream), entry->name);
    }
    CALLGRIND_TOGGLE_COLLECT;
    CALLGRIND_DUMP_STATS_AT(name);
    require(aclrtSynchronizeStream(stream), "aclrtSynchronizeStream");
}

static void measure(const ac_entry *entry, aclDataType dtype, const char *dtype_name, size_t choice,
                    const char *mode)
{
    char name[128];
    ac_entry_args args;
    memset(&args, 0, sizeof args);
    memory_clear();
    make_args(entry, dtype, choice, SIDE, &args);
    snprintf(name, sizeof name, "%s %s %s elements", entry->name, mode, dtype_name);
    const bool taken = count_elements(entry, &args, name);
    destroy_args(entry, &args);
    if (!taken || dtype != ACL_FLOAT)
        return;
    memory_clear();
    make_args(entry, dtype, choice, FEW, &args);
    snprintf(name, sizeof name, "%s %s %s calls", entry->name, mode, dtype_name);
    count_calls(entry, &args, name);
    destroy_args(entry, &args);
}

int main(void)
{
    static const aclDataType dtypes[] = {ACL_FLOAT, ACL_FLOAT16, ACL_BF16, ACL_DOUBLE};
    static const char *const names[] = {"f32", "f16", "bf16", "f64"};

    require(aclInit(NULL), "aclInit");
    require(aclrtSetDevice(0), "aclrtSetDevice");
    require(aclrtCreateStream(&stream), "aclrtCreateStream");
    for (size_t i = 0; ac_catalogue[i] != NULL; i++) {
        const ac_entry *const entry = ac_catalogue[i];
        const ac_entry_param *mode = NULL;
        bool lays = false; /* matrices in blocks: a handle is for one call */
        for (size_t p = 0; p < entry->param_count; p++) {
            lays = lays || entry->params[p].blocks_made;
            if (entry->params[p].choice_count > 0)
                mode = &entry->params[p];
        }
        if (lays)
            continue;
        for (size_t c = 0; c < (mode != NULL ? mode->choice_count : 1); c++)
            for (size_t d = 0; d < sizeof dtypes / sizeof dtypes[0]; d++)
                measure(entry, dtypes[d], names[d], c, mode != NULL ? mode->choices[c].label : "-");
    }
    return 0;
}
