/*
 * The extension module aclnn_cpu._core.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/aclnn_cpu.h"
#include "client/catalogue_json.h"
#include "client/dtype.h"
#include "core.h"
#include "operation.h"
#include "stream.h"

core_objects core;

/* --- statuses ----------------------------------------------------------------------------------
 */

/* Statuses that a wrong argument has. */
static bool is_of_arguments(int status)
{
    return status == 161001 || status == 161002 || status == 561002;
}

void raise_status(int status)
{
    const char *const sentence = aclGetRecentErrMsg();
    PyObject *const kind = is_of_arguments(status) ? core.argument_error : core.error;
    PyObject *const text =
        sentence && *sentence != '\0'
            ? PyUnicode_DecodeUTF8(sentence, (Py_ssize_t)strlen(sentence), "replace")
            : PyUnicode_FromFormat("the library returned %d", status);
    PyObject *const error = text ? PyObject_CallFunction(kind, "Oi", text, status) : NULL;

    Py_XDECREF(text);
    if (error)
        PyErr_SetObject(kind, error);
    Py_XDECREF(error);
}

/* --- the catalogue -----------------------------------------------------------------------------
 */

/* Whether matrices have to lie in blocks, or come to; those of arrays lie in rows. */
static bool of_blocks(const ac_entry *entry)
{
    bool found = false;

    for (size_t i = 0; i < entry->param_count; i++)
        found = found || entry->params[i].blocks_alone || entry->params[i].blocks_made;
    return found;
}

static PyObject *names(PyObject *module, PyObject *unused)
{
    PyObject *const list = PyList_New(0);

    (void)module;
    (void)unused;
    for (const ac_entry *const *e = ac_catalogue; list && *e; e++) {
        if (of_blocks(*e))
            continue;

        PyObject *const pair = Py_BuildValue("(ss)", (*e)->snake, (*e)->name);
        const bool added = pair && PyList_Append(list, pair) == 0;

        Py_XDECREF(pair);
        if (!added) {
            Py_DECREF(list);
            return NULL;
        }
    }
    return list;
}

static const ac_entry *entry_named(const char *name)
{
    const ac_entry *const entry = entry_of(name);

    if (!entry)
        PyErr_Format(PyExc_KeyError, "there is no entry point %s", name);
    return entry;
}

static PyObject *record(PyObject *module, PyObject *arguments)
{
    const char *name;
    const ac_entry *entry;
    char *text = NULL;
    size_t size = 0;

    (void)module;
    if (!PyArg_ParseTuple(arguments, "s", &name) || !(entry = entry_named(name)))
        return NULL;

    FILE *const file = open_memstream(&text, &size);

    if (!file)
        return PyErr_NoMemory();
    entry_json(file, entry);

    const bool written = fclose(file) == 0;
    PyObject *const result =
        written ? PyUnicode_FromStringAndSize(text, (Py_ssize_t)size) : PyErr_NoMemory();

    free(text);
    return result;
}

static PyObject *operation(PyObject *module, PyObject *arguments)
{
    const char *entry_name;
    const char *name;
    const char *doc;
    PyObject *list;
    Py_ssize_t positional;

    (void)module;
    if (!PyArg_ParseTuple(arguments, "sssOn", &entry_name, &name, &doc, &list, &positional))
        return NULL;

    const ac_entry *const entry = entry_named(entry_name);

    return entry ? operation_make(entry, name, doc, list, positional) : NULL;
}

/* --- products ----------------------------------------------------------------------------------
 */

static PyObject *product(PyObject *module, PyObject *unused)
{
    (void)module;
    (void)unused;
    return PyUnicode_FromString(aclnnCpuGetProduct());
}

static PyObject *set_product(PyObject *module, PyObject *arguments)
{
    const char *name;

    (void)module;
    if (!PyArg_ParseTuple(arguments, "z", &name))
        return NULL;
    (void)aclGetRecentErrMsg();

    const int status = aclnnCpuSetProduct(name);

    if (status == 0)
        Py_RETURN_NONE;
    raise_status(status);
    return NULL;
}

/* --- the module --------------------------------------------------------------------------------
 */

/* connect(empty, uint16, dtypes, bf16, Error, ArgumentError): what the module needs of Python. */
static PyObject *connect(PyObject *module, PyObject *arguments)
{
    PyObject *dtypes;

    (void)module;
    if (!PyArg_ParseTuple(arguments, "OOOOOO", &core.empty, &core.uint16, &dtypes, &core.bf16,
                          &core.error, &core.argument_error))
        return NULL;
    Py_INCREF(core.empty);
    Py_INCREF(core.uint16);
    Py_INCREF(core.bf16);
    Py_INCREF(core.error);
    Py_INCREF(core.argument_error);
    for (int d = 0; d < AC_DTYPE_COUNT; d++) {
        PyObject *const type = PyDict_GetItemString(dtypes, dtype_name(d));

        Py_XDECREF(core.dtypes[d]);
        core.dtypes[d] = type ? Py_NewRef(type) : NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"connect", connect, METH_VARARGS, NULL},
    {"names", names, METH_NOARGS, NULL},
    {"record", record, METH_VARARGS, NULL},
    {"operation", operation, METH_VARARGS, NULL},
    {"product", product, METH_NOARGS, NULL},
    {"set_product", set_product, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "aclnn_cpu._core", NULL, -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__core(void)
{
    PyObject *const module = PyModule_Create(&definition);

    if (module && stream_type_add(module) &&
        PyModule_AddStringConstant(module, "version", ACLNN_CPU_VERSION) == 0)
        return module;
    Py_XDECREF(module);
    return NULL;
}
