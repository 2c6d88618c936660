#include "stream.h"

#include <pthread.h>

#include "acl/acl.h"

/* --- the stream of a thread --------------------------------------------------------------------
 */

static _Thread_local aclrtStream own;
static pthread_key_t key;

static void own_destroy(void *stream)
{
    (void)aclrtDestroyStream(stream);
}

/* The stream of the thread that ends the process, which nobody else takes away. */
static void own_end(void)
{
    if (own)
        (void)aclrtDestroyStream(own);
    own = NULL;
}

/* Starts the library, at the first call of the process; one that runs already is as good. */
static bool start(void)
{
    static bool started;

    if (started)
        return true;

    const int status = aclInit(NULL);

    if (status != ACL_SUCCESS && status != ACL_ERROR_REPEAT_INITIALIZE) {
        raise_status(status);
        return false;
    }
    if (pthread_key_create(&key, own_destroy) != 0 || Py_AtExit(own_end) != 0) {
        PyErr_SetString(PyExc_MemoryError, "no key is left for the streams of threads");
        return false;
    }
    (void)aclGetRecentErrMsg();
    started = true;
    return true;
}

/* A device for this thread, where it has none. */
static bool device(void)
{
    aclrtContext context = NULL;
    int status = ACL_SUCCESS;

    if (aclrtGetCurrentContext(&context) != ACL_SUCCESS || !context) {
        (void)aclGetRecentErrMsg();
        status = aclrtSetDevice(0);
    }
    if (status != ACL_SUCCESS)
        raise_status(status);
    return status == ACL_SUCCESS;
}

bool stream_of_thread(aclrtStream *stream)
{
    if (!own) {
        int status;

        if (!start() || !device())
            return false;
        status = aclrtCreateStream(&own);
        if (status != ACL_SUCCESS) {
            own = NULL;
            raise_status(status);
            return false;
        }
        (void)pthread_setspecific(key, own);
    }
    *stream = own;
    return true;
}

/* --- Stream ------------------------------------------------------------------------------------
 */

typedef struct stream_object {
    PyObject head;
    aclrtStream stream;
    PyObject *kept; /* lists of objects that its work needs */
} stream_object;

static PyTypeObject *stream_type;

static stream_object *self_of(PyObject *object)
{
    return (stream_object *)(void *)object;
}

static int stream_init(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    stream_object *const self = self_of(object);
    int status;

    if (PyTuple_Size(arguments) != 0 || (keywords && PyDict_Size(keywords) != 0)) {
        PyErr_SetString(PyExc_TypeError, "Stream() takes no arguments");
        return -1;
    }
    if (self->stream)
        return 0;
    if (!start() || !device())
        return -1;
    self->kept = PyList_New(0);
    if (!self->kept)
        return -1;
    status = aclrtCreateStream(&self->stream);
    if (status != ACL_SUCCESS)
        raise_status(status);
    return status == ACL_SUCCESS ? 0 : -1;
}

static int wait_for(aclrtStream stream)
{
    int status;

    Py_BEGIN_ALLOW_THREADS;
    status = aclrtSynchronizeStream(stream);
    Py_END_ALLOW_THREADS;
    return status;
}

static bool forget(stream_object *self)
{
    return PyList_SetSlice(self->kept, 0, PyList_Size(self->kept), NULL) == 0;
}

static PyObject *stream_synchronize(PyObject *object, PyObject *unused)
{
    stream_object *const self = self_of(object);
    int status;

    (void)unused;
    if (!self->stream)
        Py_RETURN_NONE;
    (void)aclGetRecentErrMsg();
    status = wait_for(self->stream);
    if (!forget(self))
        return NULL;
    if (status == ACL_SUCCESS)
        Py_RETURN_NONE;
    raise_status(status);
    return NULL;
}

static PyObject *stream_enter(PyObject *object, PyObject *unused)
{
    (void)unused;
    return Py_NewRef(object);
}

static PyObject *stream_exit(PyObject *object, PyObject *arguments)
{
    PyObject *const first = PyTuple_GetItem(arguments, 0);
    PyObject *const done = stream_synchronize(object, NULL);

    /* What the block raised comes first. */
    if (!done && first && first != Py_None) {
        PyErr_Clear();
        Py_RETURN_FALSE;
    }
    return done;
}

static void stream_dealloc(PyObject *object)
{
    stream_object *const self = self_of(object);
    PyTypeObject *const type = Py_TYPE(object);
    freefunc const release = (freefunc)PyType_GetSlot(type, Py_tp_free);

    if (self->stream) {
        (void)wait_for(self->stream);
        (void)aclrtDestroyStream(self->stream);
        (void)aclGetRecentErrMsg();
    }
    Py_XDECREF(self->kept);
    release(object);
    Py_DECREF(type);
}

bool stream_of(PyObject *object, aclrtStream *stream)
{
    stream_object *const self = self_of(object);
    aclrtStreamStatus status = ACL_STREAM_STATUS_NOT_READY;

    if (PyObject_IsInstance(object, (PyObject *)stream_type) != 1) {
        PyErr_Format(PyExc_TypeError, "stream is %R; an aclnn_cpu.Stream is wanted", object);
        return false;
    }
    if (!self->stream) {
        PyErr_SetString(PyExc_ValueError, "stream was not made by Stream()");
        return false;
    }
    if (!device())
        return false;
    if (PyList_Size(self->kept) > 0 && aclrtStreamQuery(self->stream, &status) == ACL_SUCCESS &&
        status == ACL_STREAM_STATUS_COMPLETE && !forget(self))
        return false;
    *stream = self->stream;
    return true;
}

bool stream_keep(PyObject *object, PyObject *list)
{
    const bool kept = PyList_Append(self_of(object)->kept, list) == 0;

    Py_DECREF(list);
    return kept;
}

bool stream_type_add(PyObject *module)
{
    static PyMethodDef methods[] = {
        {"synchronize", stream_synchronize, METH_NOARGS,
         "synchronize($self, /)\n--\n\nWaits until all calls on the stream are done; raises the "
         "error of the first that failed."},
        {"__enter__", stream_enter, METH_NOARGS, NULL},
        {"__exit__", stream_exit, METH_VARARGS, NULL},
        {NULL, NULL, 0, NULL},
    };
    static PyType_Slot slots[] = {
        {Py_tp_doc,
         "Stream()\n--\n\nA queue of calls that run in order, while the program goes on. "
         "As a context it waits at the end."},
        {Py_tp_new, PyType_GenericNew},
        {Py_tp_init, stream_init},
        {Py_tp_dealloc, stream_dealloc},
        {Py_tp_methods, methods},
        {0, NULL},
    };
    static PyType_Spec spec = {"aclnn_cpu.Stream", sizeof(stream_object), 0, Py_TPFLAGS_DEFAULT,
                               slots};

    stream_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return stream_type && PyModule_AddObjectRef(module, "Stream", (PyObject *)stream_type) == 0;
}
