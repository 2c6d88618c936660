#include "operation.h"

#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "client/call_types.h"
#include "members.h"
#include "memory.h"
#include "number.h"
#include "stream.h"

/* The lock is released where a tensor has more elements than this: below it, a call takes less time
 * than other threads need to take the lock and give it back. */
enum { ELEMENTS_UNDER_LOCK = 512 };

enum { ARGUMENTS_MAX = AC_ENTRY_ARGS_MAX + 1, STREAM = AC_ENTRY_ARGS_MAX };

typedef struct argument {
    PyObject *name;
    char *text;   /* the same name */
    size_t param; /* STREAM: none */
    bool required;
} argument;

typedef struct operation {
    const ac_entry *entry;
    char *name;
    char *doc;
    size_t count;
    size_t positional;
    argument arguments[ARGUMENTS_MAX];
    const char *names[AC_ENTRY_ARGS_MAX]; /* of Python's arguments, by parameter */
    PyMethodDef method;
} operation;

/* What a function has in the place of `self`. */
typedef struct record {
    PyObject head;
    const operation *of;
} record;

/* What a call holds while it runs; all but `given` by parameter. */
typedef struct running {
    const operation *of;
    PyObject *given[ARGUMENTS_MAX];     /* borrowed; null for None and for what is left out */
    PyObject *made[AC_ENTRY_ARGS_MAX];  /* outputs that the call allocates */
    memory memories[AC_ENTRY_ARGS_MAX]; /* where `taken` has the bit */
    aclTensor *tensors[AC_ENTRY_ARGS_MAX];
    aclTensorList *lists[AC_ENTRY_ARGS_MAX]; /* of one tensor */
    aclScalar *scalars[AC_ENTRY_ARGS_MAX];
    int kinds[AC_ENTRY_ARGS_MAX]; /* dtypes of scalars; AC_TYPE_ABSENT of all else */
    uint64_t taken;
    bool large;
    bool bits; /* an argument is a bf16, so results are */
    ac_entry_args args;
    ac_entry_given views[AC_ENTRY_ARGS_MAX]; /* what views are given */
    aclIntArray *integers[AC_ENTRY_ARGS_MAX];
    aclBoolArray *flags[AC_ENTRY_ARGS_MAX];
    members list; /* of the only parameter that is one */
} running;

/* --- arguments ---------------------------------------------------------------------------------
 */

static bool is_keyword(const argument *a, PyObject *word)
{
    return a->name == word || PyUnicode_Compare(a->name, word) == 0;
}

static bool take_keyword(running *c, PyObject *word, PyObject *value)
{
    const operation *const o = c->of;

    for (size_t i = 0; i < o->count; i++) {
        const argument *const a = &o->arguments[i];

        if (!is_keyword(a, word))
            continue;
        if (c->given[a->param]) {
            PyErr_Format(PyExc_TypeError, "%s() got multiple values for argument '%s'", o->name,
                         a->text);
            return false;
        }
        c->given[a->param] = value;
        return true;
    }
    PyErr_Format(PyExc_TypeError, "%s() got an unexpected keyword argument '%U'", o->name, word);
    return false;
}

static bool take_arguments(running *c, PyObject *const *values, Py_ssize_t count, PyObject *words)
{
    const operation *const o = c->of;
    const Py_ssize_t keywords = words ? PyTuple_Size(words) : 0;

    memset(c->given, 0, sizeof c->given);
    if ((size_t)count > o->positional) {
        PyErr_Format(PyExc_TypeError, "%s() takes %zu positional arguments but %zd were given",
                     o->name, o->positional, count);
        return false;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        c->given[o->arguments[i].param] = values[i];
    for (Py_ssize_t i = 0; i < keywords; i++) {
        if (!take_keyword(c, PyTuple_GetItem(words, i), values[count + i]))
            return false;
    }
    for (size_t i = 0; i < o->count; i++) {
        const argument *const a = &o->arguments[i];

        if (c->given[a->param] == Py_None)
            c->given[a->param] = NULL;
        if (a->required && !c->given[a->param]) {
            PyErr_Format(PyExc_TypeError, "%s() missing required argument '%s'", o->name, a->text);
            return false;
        }
    }
    return true;
}

/* --- tensors -----------------------------------------------------------------------------------
 */

static bool take_memory(running *c, size_t i, PyObject *object)
{
    const ac_entry_param *const p = &c->of->entry->params[i];

    if (!memory_take(&c->memories[i], object, c->of->names[i], param_is_written(p)))
        return false;
    c->taken |= UINT64_C(1) << i;
    c->large |= entry_count(&c->memories[i].shape) > ELEMENTS_UNDER_LOCK;
    c->bits |= (PyObject *)Py_TYPE(object) == core.bf16;
    return true;
}

static PyObject *shape_tuple(const ac_entry_shape *shape)
{
    PyObject *const tuple = PyTuple_New((Py_ssize_t)shape->rank);

    for (size_t i = 0; tuple && i < shape->rank; i++) {
        PyObject *const extent = PyLong_FromLongLong(shape->dims[i]);

        if (!extent || PyTuple_SetItem(tuple, (Py_ssize_t)i, extent) != 0) {
            Py_DECREF(tuple);
            return NULL;
        }
    }
    return tuple;
}

/* A NumPy array for an output; of bf16 where ml_dtypes is not there, or where an argument is one, a
 * bf16. */
static PyObject *output_array(const running *c, const ac_entry_shape *shape, int dtype, bool zeros)
{
    PyObject *const type = dtype == AC_BF16 && c->bits ? NULL : core.dtypes[dtype];
    PyObject *const tuple = shape_tuple(shape);
    PyObject *result = NULL;

    if (!type && dtype != AC_BF16)
        PyErr_Format(PyExc_TypeError,
                     "NumPy has no arrays for a result of this call; out= takes one");
    else if (tuple)
        result = PyObject_CallFunctionObjArgs(core.empty, tuple, type ? type : core.uint16, NULL);
    Py_XDECREF(tuple);
    if (result && zeros) {
        PyObject *const filled = PyObject_CallMethod(result, "fill", "i", 0);

        if (!filled)
            Py_CLEAR(result);
        Py_XDECREF(filled);
    }
    if (!result || type)
        return result;

    PyObject *const bits = result;

    result = PyObject_CallFunctionObjArgs(core.bf16, bits, NULL);
    Py_DECREF(bits);
    return result;
}

/* What the list of parameter i is given, number k. */
static const ac_entry_given *given_to(const running *c, size_t i, size_t k)
{
    const char *const name = c->of->entry->params[i].list_args[k];

    return name ? &c->views[entry_param(c->of->entry, name)] : NULL;
}

/* The axis that the list of parameter i lies along: the first one, where no parameter names it. */
static int64_t list_axis(const running *c, size_t i)
{
    const ac_entry_given *const axis = given_to(c, i, 0);

    return axis ? axis->number : 0;
}

/* Makes a tuple of the pieces of a tensor of this shape. */
static PyObject *output_pieces(const running *c, size_t i, const ac_entry_shape *shape, int dtype)
{
    const ac_entry_param *const p = &c->of->entry->params[i];
    PyObject *const list = PyList_New(0);
    PyObject *tuple = NULL;
    ac_entry_shape piece;
    int64_t at = 0;
    bool made = list != NULL;

    for (size_t k = 0; made && members_piece(p, given_to(c, i, 0)->number, given_to(c, i, 1), shape,
                                             k, &at, &piece);
         k++) {
        PyObject *const own = output_array(c, &piece, dtype, false);

        made = own && PyList_Append(list, own) == 0;
        Py_XDECREF(own);
    }
    if (made)
        tuple = PyList_AsTuple(list);
    Py_XDECREF(list);
    return tuple;
}

static bool take_list(running *c, size_t i, PyObject *object)
{
    if (!members_take(&c->list, object, c->of->names[i],
                      param_is_written(&c->of->entry->params[i])))
        return false;
    c->large |= members_most(&c->list) > ELEMENTS_UNDER_LOCK;
    for (Py_ssize_t k = 0; k < c->list.count; k++)
        c->bits |= (PyObject *)Py_TYPE(PyTuple_GetItem(c->list.sequence, k)) == core.bf16;
    return true;
}

/* Whether an output is written; a flag may say that it is not, and then it stays as it is made. */
static bool is_wanted(const running *c, size_t i)
{
    const ac_entry *const entry = c->of->entry;
    const char *const flag = entry->params[i].flags;
    const size_t at = flag ? entry_param(entry, flag) : 0;

    return !flag || entry->params[at].kind == AC_KIND_FLAGS || c->views[at].number != 0;
}

/* Makes an output that was not given, by the rule of the catalogue. */
static bool make_output(running *c, size_t i, const ac_entry_shape *shapes, const int *dtypes)
{
    const ac_entry *const entry = c->of->entry;
    const ac_entry_shape shape = entry_output(entry, i, c->views, shapes);
    const int dtype = entry_output_type(entry, i, dtypes);

    if (param_is_room(&entry->params[i])) {
        PyErr_Format(PyExc_TypeError, "%s() needs %s, whose shape and dtype it fills", entry->snake,
                     entry->params[i].name);
        return false;
    }
    if (entry->params[i].kind == AC_KIND_TENSORS) {
        c->made[i] = output_pieces(c, i, &shape, dtype < 0 ? AC_F32 : dtype);
        return c->made[i] && take_list(c, i, c->made[i]);
    }
    /* Dtypes that do not combine are refused by the library, in its words. */
    c->made[i] = output_array(c, &shape, dtype < 0 ? AC_F32 : dtype, !is_wanted(c, i));
    return c->made[i] && take_memory(c, i, c->made[i]);
}

static bool make_outputs(running *c)
{
    const ac_entry *const entry = c->of->entry;
    ac_entry_shape shapes[AC_ENTRY_ARGS_MAX];
    int dtypes[AC_ENTRY_ARGS_MAX];
    bool noted = false;

    for (size_t i = 0; i < entry->param_count; i++) {
        if (entry->params[i].role != AC_ROLE_OUT || c->given[i])
            continue;
        for (size_t k = 0; k < entry->param_count && !noted; k++) {
            const bool there = (c->taken >> k & 1) != 0 && param_is_tensor(&entry->params[k]);

            dtypes[k] = there ? c->memories[k].dtype : c->kinds[k];
            if (entry->params[k].role == AC_ROLE_MODE)
                dtypes[k] = (int)c->views[k].number;
            shapes[k].rank = 0;
            if (there)
                shapes[k] = c->memories[k].shape;
            if (entry->params[k].kind != AC_KIND_TENSORS || !c->list.sequence)
                continue;
            dtypes[k] = members_dtype(&c->list);
            shapes[k] = members_whole(&c->list, &entry->params[k], list_axis(c, k));
        }
        noted = true;
        if (!make_output(c, i, shapes, dtypes))
            return false;
    }
    return true;
}

static aclTensor *ignored_tensor(void)
{
    static float nothing;

    return aclCreateTensor(NULL, 0, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, NULL, 0, &nothing);
}

/* --- one argument after the other --------------------------------------------------------------
 */

static bool take_values(running *c)
{
    const ac_entry *const entry = c->of->entry;

    for (size_t i = 0; i < entry->param_count; i++) {
        const ac_entry_param *const p = &entry->params[i];
        PyObject *const object = c->given[i];

        c->made[i] = NULL;
        c->tensors[i] = NULL;
        c->lists[i] = NULL;
        c->scalars[i] = NULL;
        c->views[i] = (ac_entry_given){0};
        c->integers[i] = NULL;
        c->flags[i] = NULL;
        c->kinds[i] = AC_TYPE_ABSENT;
        c->args.of[i].tensor = NULL;
        if (p->kind == AC_KIND_IGNORED && !p->optional) {
            c->tensors[i] = ignored_tensor();
            c->args.of[i].tensor = c->tensors[i];
        } else if (p->kind == AC_KIND_TENSORS && p->list != AC_LIST_ALONE) {
            if (object && !take_list(c, i, object))
                return false;
            if (object && p->list == AC_LIST_INDICES && !members_indexed(&c->list, p, &c->views[i]))
                return false;
        } else if (param_is_tensor(p) || p->kind == AC_KIND_COUNTS) {
            if (object && !take_memory(c, i, object))
                return false;
            if (object && p->view == AC_ENTRY_ROW) /* so many axes make a row */
                c->views[i].count = c->memories[i].shape.rank;
        } else if (!object) {
            number_default(p, &c->args.of[i], &c->views[i].number);
        } else if (p->kind == AC_KIND_INTEGERS) {
            c->integers[i] = number_list(object, p, &c->views[i]);
            if (!c->integers[i])
                return false;
            c->args.of[i].integers = c->integers[i];
        } else if (p->kind == AC_KIND_FLAGS) {
            c->flags[i] = number_flags(object, p, &c->views[i]);
            if (!c->flags[i])
                return false;
            c->args.of[i].flags = c->flags[i];
        } else if (p->kind == AC_KIND_SCALAR) {
            c->scalars[i] = number_scalar(object, p, &c->kinds[i]);
            if (!c->scalars[i])
                return false;
            c->args.of[i].scalar = c->scalars[i];
        } else if (p->kind == AC_KIND_AXIS) {
            ac_entry_arg axis;

            if (!number_plain(object, p, &axis, &c->views[i].number))
                return false;
            c->scalars[i] = aclCreateScalar(&c->views[i].number, ACL_INT64);
            if (!c->scalars[i])
                return PyErr_NoMemory() != NULL;
            c->args.of[i].scalar = c->scalars[i];
        } else if (p->kind == AC_KIND_DTYPE) {
            if (!number_dtype(object, p, &c->kinds[i]))
                return false;
            c->args.of[i].dtype = (aclDataType)c->kinds[i];
        } else if (!number_plain(object, p, &c->args.of[i], &c->views[i].number)) {
            return false;
        }
    }
    return true;
}

static bool make_tensors(running *c)
{
    if (c->list.sequence && !members_make(&c->list))
        return false;
    for (size_t i = 0; i < c->of->entry->param_count; i++) {
        const ac_entry_param *const p = &c->of->entry->params[i];
        const bool alone = p->kind == AC_KIND_TENSORS && p->list == AC_LIST_ALONE;

        if (p->kind == AC_KIND_TENSORS && !alone)
            c->args.of[i].tensors = c->list.list;
        if ((c->taken >> i & 1) == 0)
            continue;
        c->tensors[i] = memory_tensor(&c->memories[i]);
        if (!c->tensors[i])
            return false;
        c->args.of[i].tensor = c->tensors[i];
        if (!alone)
            continue;
        /* The list owns its tensor. */
        c->lists[i] = aclCreateTensorList((const aclTensor *const[]){c->tensors[i]}, 1);
        if (!c->lists[i])
            return false;
        c->tensors[i] = NULL;
        c->args.of[i].tensors = c->lists[i];
    }
    return true;
}

static void let_go(running *c)
{
    members_release(&c->list);
    for (size_t i = 0; i < c->of->entry->param_count; i++) {
        if (c->tensors[i])
            (void)aclDestroyTensor(c->tensors[i]);
        if (c->lists[i])
            (void)aclDestroyTensorList(c->lists[i]);
        if (c->scalars[i])
            (void)aclDestroyScalar(c->scalars[i]);
        if (c->integers[i])
            (void)aclDestroyIntArray(c->integers[i]);
        if (c->flags[i])
            (void)aclDestroyBoolArray(c->flags[i]);
        PyMem_Free((void *)(uintptr_t)c->views[i].list);
        if ((c->taken >> i & 1) != 0)
            memory_release(&c->memories[i]);
        Py_XDECREF(c->made[i]);
    }
}

/* --- both phases -------------------------------------------------------------------------------
 */

/* The status of the phase that failed, or 0. A workspace that the stream still needs is the
 * caller's. */
static int run(const running *c, aclrtStream stream, bool wait, void **workspace)
{
    const ac_entry *const entry = c->of->entry;
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    int status = entry->prepare(&c->args, &size, &executor);

    if (status != 0)
        return status;
    *workspace = size > 0 ? malloc(size) : NULL;
    status = entry->launch(*workspace, size, executor, stream);
    if (status == 0 && wait)
        status = aclrtSynchronizeStream(stream);
    if (wait || status != 0) {
        free(*workspace);
        *workspace = NULL;
    }
    return status;
}

static int run_unlocked(const running *c, aclrtStream stream, bool wait, void **workspace)
{
    int status;

    Py_BEGIN_ALLOW_THREADS;
    status = run(c, stream, wait, workspace);
    Py_END_ALLOW_THREADS;
    return status;
}

static void workspace_free(PyObject *capsule)
{
    free(PyCapsule_GetPointer(capsule, NULL));
}

static bool append(PyObject *list, PyObject *object)
{
    return !object || PyList_Append(list, object) == 0;
}

/* Everything that work on a stream reads and writes, for as long as the stream needs it. */
static bool keep(running *c, void *workspace)
{
    PyObject *const list = PyList_New(0);
    PyObject *const room = workspace ? PyCapsule_New(workspace, NULL, workspace_free) : NULL;
    bool kept = list && append(list, room) && append(list, c->list.sequence);

    for (Py_ssize_t k = 0; kept && k < c->list.count; k++)
        kept = append(list, c->list.of[k].owner) && append(list, c->list.of[k].buffer.obj);
    for (size_t i = 0; kept && i < c->of->entry->param_count; i++) {
        kept = append(list, c->made[i]);
        if (kept && (c->taken >> i & 1) != 0)
            kept = append(list, c->given[i]) && append(list, c->memories[i].owner) &&
                   append(list, c->memories[i].buffer.obj);
    }
    Py_XDECREF(room);
    if (!kept) {
        Py_XDECREF(list);
        return false;
    }
    return stream_keep(c->given[STREAM], list);
}

/* Whether the elements decide the shape of a result, which is known when the work is done. */
static bool finds(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].view == AC_ENTRY_FOUND;
    return found;
}

static int wait_unlocked(aclrtStream stream)
{
    int status;

    Py_BEGIN_ALLOW_THREADS;
    status = aclrtSynchronizeStream(stream);
    Py_END_ALLOW_THREADS;
    return status;
}

static bool run_on_stream(running *c)
{
    void *workspace = NULL;
    aclrtStream stream;
    int status;

    if (!stream_of(c->given[STREAM], &stream))
        return false;
    (void)aclGetRecentErrMsg();
    status = run_unlocked(c, stream, false, &workspace);
    if (status != 0) {
        raise_status(status);
        return false;
    }
    if (!keep(c, workspace)) {
        (void)aclrtSynchronizeStream(stream);
        return false;
    }
    if (finds(c->of->entry))
        status = wait_unlocked(stream);
    if (status != 0)
        raise_status(status);
    return status == 0;
}

static bool run_at_once(running *c)
{
    void *workspace = NULL;
    aclrtStream stream;
    int status;

    if (!stream_of_thread(&stream))
        return false;
    (void)aclGetRecentErrMsg();
    status =
        c->large ? run_unlocked(c, stream, true, &workspace) : run(c, stream, true, &workspace);
    if (status != 0)
        raise_status(status);
    return status == 0;
}

/* --- results -----------------------------------------------------------------------------------
 */

/* A NumPy array in the shape that was found: the front of it, whose elements lie in order. An array
 * that the caller gave, whose elements do not, is the corner of this shape. */
static PyObject *front_of(PyObject *whole, const int64_t *dims, uint64_t rank)
{
    ac_entry_shape shape = {.rank = (size_t)rank};
    PyObject *const bits = (PyObject *)Py_TYPE(whole) == core.bf16
                               ? PyObject_GetAttrString(whole, "bits")
                               : Py_NewRef(whole);
    PyObject *flags = bits ? PyObject_GetAttrString(bits, "flags") : NULL;
    PyObject *const packed = flags ? PyObject_GetAttrString(flags, "c_contiguous") : NULL;
    PyObject *result = NULL;

    for (size_t i = 0; i < shape.rank; i++)
        shape.dims[i] = dims[i];
    Py_XDECREF(flags);
    if (packed == Py_True) {
        PyObject *const flat = PyObject_CallMethod(bits, "reshape", "i", -1);
        PyObject *const end = flat ? PyLong_FromLongLong(entry_count(&shape)) : NULL;
        PyObject *const slice = end ? PySlice_New(NULL, end, NULL) : NULL;
        PyObject *const front = slice ? PyObject_GetItem(flat, slice) : NULL;
        PyObject *const tuple = front ? shape_tuple(&shape) : NULL;

        result = tuple ? PyObject_CallMethod(front, "reshape", "O", tuple) : NULL;
        Py_XDECREF(tuple);
        Py_XDECREF(front);
        Py_XDECREF(slice);
        Py_XDECREF(end);
        Py_XDECREF(flat);
    } else if (packed) {
        PyObject *const corner = PyTuple_New((Py_ssize_t)rank);

        for (size_t i = 0; corner && i < shape.rank; i++) {
            PyObject *const end = PyLong_FromLongLong(dims[i]);

            (void)PyTuple_SetItem(corner, (Py_ssize_t)i, end ? PySlice_New(NULL, end, NULL) : NULL);
            Py_XDECREF(end);
        }
        result = corner ? PyObject_GetItem(bits, corner) : NULL;
        Py_XDECREF(corner);
    }
    Py_XDECREF(packed);
    if (result && bits != whole) {
        PyObject *const plain = result;

        result = PyObject_CallFunctionObjArgs(core.bf16, plain, NULL);
        Py_DECREF(plain);
    }
    Py_XDECREF(bits);
    return result;
}

/* Result i, in the shape that was found where the elements decide it. Arrays of other libraries
 * stay as they are. */
static PyObject *result_of(const running *c, size_t i)
{
    PyObject *const object = c->given[i] ? c->given[i] : c->made[i];
    int64_t *dims = NULL;
    uint64_t rank = 0;

    if (!object) /* a tensor that may be left out, and was */
        return Py_NewRef(Py_None);
    if (c->of->entry->params[i].view != AC_ENTRY_FOUND || !c->tensors[i] ||
        !(PyObject_HasAttrString(object, "flags") || (PyObject *)Py_TYPE(object) == core.bf16) ||
        aclGetViewShape(c->tensors[i], &dims, &rank) != 0)
        return Py_NewRef(object);

    PyObject *const result = front_of(object, dims, rank);

    free(dims);
    return result;
}

/* The one result, or a tuple of several, in the order of the prototype. */
static PyObject *results(const running *c)
{
    const ac_entry *const entry = c->of->entry;
    size_t found[AC_ENTRY_ARGS_MAX];
    Py_ssize_t count = 0;

    for (size_t i = 0; i < entry->param_count; i++) {
        if (param_is_written(&entry->params[i]))
            found[count++] = i;
    }
    if (count == 1)
        return result_of(c, found[0]);

    PyObject *const tuple = PyTuple_New(count);

    for (Py_ssize_t i = 0; tuple && i < count; i++) {
        PyObject *const result = result_of(c, found[i]);

        if (!result) {
            Py_DECREF(tuple);
            return NULL;
        }
        (void)PyTuple_SetItem(tuple, i, result);
    }
    return tuple;
}

/* The function behind all operators: the record in the place of `self` says which. */
static PyObject *operate(PyObject *self, PyObject *const *values, Py_ssize_t count, PyObject *words)
{
    running c;
    PyObject *result = NULL;

    c.of = ((const record *)(const void *)self)->of;
    c.taken = 0;
    c.large = false;
    c.bits = false;
    c.list = (members){.sequence = NULL};
    if (!take_arguments(&c, values, count, words))
        return NULL;
    for (size_t i = 0; i < c.of->entry->param_count; i++) {
        c.made[i] = NULL;
        c.tensors[i] = NULL;
        c.scalars[i] = NULL;
        c.integers[i] = NULL;
        c.flags[i] = NULL;
        c.views[i] = (ac_entry_given){0};
    }
    if (take_values(&c) && make_outputs(&c) && make_tensors(&c) &&
        (c.given[STREAM] ? run_on_stream(&c) : run_at_once(&c)))
        result = results(&c);
    let_go(&c);
    return result;
}

/* --- making them -------------------------------------------------------------------------------
 */

static char *text_of(PyObject *object)
{
    const char *const text = PyUnicode_AsUTF8AndSize(object, NULL);
    char *const copy = text ? strdup(text) : NULL;

    if (text && !copy)
        (void)PyErr_NoMemory();
    return copy;
}

/* (name, parameter, required) */
static bool argument_set(operation *o, size_t i, PyObject *item)
{
    argument *const a = &o->arguments[i];
    PyObject *name;
    const char *param;
    int required;

    if (!PyArg_ParseTuple(item, "Usp", &name, &param, &required))
        return false;
    a->name = Py_NewRef(name);
    PyUnicode_InternInPlace(&a->name);
    a->text = text_of(name);
    a->param = *param != '\0' ? entry_param(o->entry, param) : STREAM;
    a->required = required != 0;
    if (a->param == o->entry->param_count) {
        PyErr_Format(PyExc_ValueError, "%s has no parameter %s", o->entry->name, param);
        return false;
    }
    if (a->param != STREAM)
        o->names[a->param] = a->text;
    return a->text != NULL;
}

/* A function is pickled as an attribute of its `self`, which is pickled as the package. */
static PyObject *record_reduce(PyObject *self, PyObject *unused)
{
    PyObject *const importer = PyImport_ImportModule("importlib");
    PyObject *const import = importer ? PyObject_GetAttrString(importer, "import_module") : NULL;

    (void)self;
    (void)unused;
    Py_XDECREF(importer);
    return import ? Py_BuildValue("N(s)", import, "aclnn_cpu") : NULL;
}

static PyObject *record_make(const operation *o)
{
    static PyMethodDef methods[] = {
        {"__reduce__", record_reduce, METH_NOARGS, NULL},
        {NULL, NULL, 0, NULL},
    };
    static PyType_Slot slots[] = {{Py_tp_methods, methods}, {0, NULL}};
    static PyType_Spec spec = {"aclnn_cpu._core.Record", sizeof(record), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    static PyObject *type;

    if (!type)
        type = PyType_FromSpec(&spec);

    PyObject *const made = type ? PyType_GenericAlloc((PyTypeObject *)type, 0) : NULL;

    if (made)
        ((record *)(void *)made)->of = o;
    return made;
}

PyObject *operation_make(const ac_entry *entry, const char *name, const char *doc,
                         PyObject *arguments, Py_ssize_t positional)
{
    const Py_ssize_t count = PySequence_Size(arguments);
    operation *const o = calloc(1, sizeof *o);

    if (!o || count < 0 || count > ARGUMENTS_MAX) {
        free(o);
        return o ? PyErr_Format(PyExc_ValueError, "too many arguments") : PyErr_NoMemory();
    }
    o->entry = entry;
    o->name = strdup(name);
    o->doc = strdup(doc);
    o->count = (size_t)count;
    o->positional = (size_t)positional;
    for (size_t i = 0; i < entry->param_count; i++)
        o->names[i] = entry->params[i].name;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *const item = PySequence_GetItem(arguments, i);
        const bool set = item && argument_set(o, (size_t)i, item);

        Py_XDECREF(item);
        if (!set)
            return NULL;
    }
    /* A function lives as long as the process, and so does what it needs. */
    o->method = (PyMethodDef){o->name, (PyCFunction)(void (*)(void))operate,
                              METH_FASTCALL | METH_KEYWORDS, o->doc};

    PyObject *const self = record_make(o);
    PyObject *const module = PyUnicode_FromString("aclnn_cpu");
    PyObject *const function = self && module ? PyCFunction_NewEx(&o->method, self, module) : NULL;

    Py_XDECREF(self);
    Py_XDECREF(module);
    return function;
}
