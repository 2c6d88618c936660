#include "memory.h"

#include <string.h>

#include "client/dtype.h"
#include "dlpack.h"

/* --- dtypes ------------------------------------------------------------------------------------
 */

/* The dtype of a kind (NumPy's letters: b is bool, i, u, f, c) and a size in bytes. */
static int dtype_of(char kind, size_t size)
{
    static const struct {
        char kind;
        uint8_t size;
        uint8_t dtype;
    } known[] = {
        {'f', 4, AC_F32}, {'f', 2, AC_F16},  {'f', 8, AC_F64}, {'i', 8, AC_I64},   {'i', 4, AC_I32},
        {'i', 2, AC_I16}, {'i', 1, AC_I8},   {'u', 1, AC_U8},  {'u', 2, AC_U16},   {'u', 4, AC_U32},
        {'u', 8, AC_U64}, {'b', 1, AC_BOOL}, {'c', 8, AC_C64}, {'c', 16, AC_C128},
    };

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (known[i].kind == kind && known[i].size == size)
            return known[i].dtype;
    }
    return AC_DTYPE_NONE;
}

/* The dtype of a format of the struct module, "f" or "<f"; "Zf" is complex. */
static int dtype_of_format(const char *format, size_t size)
{
    static const char swapped = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? '>' : '<';

    if (!format)
        return AC_U8;
    if (*format == swapped || (*format == '!' && swapped == '>'))
        return AC_DTYPE_NONE;
    if (strchr("@=<>!", *format) && *format != '\0')
        format++;

    const bool complex = *format == 'Z';

    format += complex;
    if (*format == '\0' || format[1] != '\0')
        return AC_DTYPE_NONE;
    if (strchr("efd", *format))
        return dtype_of(complex ? 'c' : 'f', size);
    if (strchr("bhilqn", *format))
        return dtype_of('i', size);
    if (strchr("BHILQN", *format))
        return dtype_of('u', size);
    return *format == '?' ? dtype_of('b', size) : AC_DTYPE_NONE;
}

/* --- checks ------------------------------------------------------------------------------------
 */

static bool rank_is_possible(const char *name, Py_ssize_t rank)
{
    if (rank >= 0 && rank <= MEMORY_RANK_MAX)
        return true;
    PyErr_Format(PyExc_ValueError, "%s has %zd dimensions; at most 8 are allowed", name, rank);
    return false;
}

/* A stride in bytes becomes one in elements. */
static bool stride_set(memory *m, const char *name, size_t axis, int64_t bytes, size_t size)
{
    if (bytes % (int64_t)size != 0 && m->shape.dims[axis] > 1) {
        PyErr_Format(PyExc_ValueError,
                     "%s has a stride of %lld bytes, which is no multiple of the %zu of an "
                     "element; numpy.ascontiguousarray makes a copy without",
                     name, (long long)bytes, size);
        return false;
    }
    m->strides[axis] = bytes / (int64_t)size;
    return true;
}

static void strides_contiguous(memory *m)
{
    int64_t step = 1;

    for (size_t i = m->shape.rank; i-- > 0;) {
        m->strides[i] = step;
        step *= m->shape.dims[i];
    }
}

/* Kernels read elements at addresses that are multiples of their size, of complex ones of that of
 * their parts. */
static bool is_aligned(const memory *m, const char *name)
{
    const size_t size = dtype_size(dtype_part(m->dtype));

    if ((uintptr_t)m->first % size == 0)
        return true;
    PyErr_Format(PyExc_ValueError,
                 "%s lies at an address that is no multiple of the %zu bytes of an element; "
                 "numpy.array makes an aligned copy",
                 name, size);
    return false;
}

/* --- the buffer protocol -----------------------------------------------------------------------
 */

static bool take_buffer(memory *m, const char *name)
{
    const Py_buffer *const b = &m->buffer;

    m->dtype = dtype_of_format(b->format, (size_t)b->itemsize);
    m->first = b->buf;
    m->shape.rank = (size_t)b->ndim;
    if (m->dtype == AC_DTYPE_NONE) {
        PyErr_Format(PyExc_TypeError,
                     "%s has elements of the format \"%s\", which is no data type "
                     "of the library",
                     name, b->format);
        return false;
    }
    if (!rank_is_possible(name, b->ndim))
        return false;
    for (size_t i = 0; i < m->shape.rank; i++)
        m->shape.dims[i] = b->shape[i];
    for (size_t i = 0; i < m->shape.rank; i++) {
        if (!stride_set(m, name, i, b->strides[i], (size_t)b->itemsize))
            return false;
    }
    return is_aligned(m, name);
}

/* --- DLPack ------------------------------------------------------------------------------------
 */

/* The elements in a capsule; null with an exception. */
static const dl_tensor *capsule_tensor(PyObject *capsule, const char *name, bool writable)
{
    if (PyCapsule_IsValid(capsule, "dltensor_versioned")) {
        const dl_managed_versioned *const v = PyCapsule_GetPointer(capsule, "dltensor_versioned");

        if (v->major != DL_MAJOR) {
            PyErr_Format(PyExc_BufferError, "%s: version %u of DLPack is not known", name,
                         (unsigned)v->major);
            return NULL;
        }
        if (writable && (v->flags & DL_READ_ONLY) != 0) {
            PyErr_Format(PyExc_ValueError, "%s is read-only", name);
            return NULL;
        }
        return &v->tensor;
    }
    /* The unversioned structure begins with the tensor. */
    return PyCapsule_GetPointer(capsule, "dltensor");
}

/* The result of object.__dlpack__(); of the versioned form where the memory will be written, since
 * that form alone says what is read-only. */
static PyObject *capsule_of(PyObject *object, PyObject *method, bool writable)
{
    PyObject *capsule = NULL;
    PyObject *const none = PyTuple_New(0);

    (void)object;
    if (!none)
        return NULL;
    if (writable) {
        PyObject *const keywords = Py_BuildValue("{s(ii)}", "max_version", DL_MAJOR, 0);

        capsule = keywords ? PyObject_Call(method, none, keywords) : NULL;
        Py_XDECREF(keywords);
        if (!capsule && PyErr_ExceptionMatches(PyExc_TypeError))
            PyErr_Clear();
        else {
            Py_DECREF(none);
            return capsule;
        }
    }
    capsule = PyObject_Call(method, none, NULL);
    Py_DECREF(none);
    return capsule;
}

static int dtype_of_dl(dl_dtype type)
{
    static const char kinds[] = {'i', 'u', 'f', '\0', '\0', 'c', 'b'};

    if (type.lanes != 1 || type.bits % 8 != 0)
        return AC_DTYPE_NONE;
    if (type.code == DL_BFLOAT && type.bits == 16)
        return AC_BF16;
    return type.code < sizeof kinds ? dtype_of(kinds[type.code], type.bits / 8u) : AC_DTYPE_NONE;
}

static bool take_dlpack(memory *m, PyObject *object, PyObject *method, const char *name,
                        bool writable)
{
    PyObject *const capsule = capsule_of(object, method, writable);
    const dl_tensor *const t = capsule ? capsule_tensor(capsule, name, writable) : NULL;

    m->owner = capsule;
    if (!t)
        return false;
    if (t->device.type != DL_CPU && t->device.type != DL_CUDA_HOST) {
        PyErr_Format(PyExc_BufferError,
                     "%s lies on a device of DLPack's type %d; the memory of the CPU is allowed",
                     name, (int)t->device.type);
        return false;
    }
    m->dtype = dtype_of_dl(t->dtype);
    if (m->dtype == AC_DTYPE_NONE) {
        PyErr_Format(PyExc_TypeError,
                     "%s has elements of DLPack's code %d with %d bits, which is no data type of "
                     "the library",
                     name, (int)t->dtype.code, (int)t->dtype.bits);
        return false;
    }
    if (!rank_is_possible(name, t->ndim))
        return false;
    m->first = (char *)t->data + t->byte_offset;
    m->shape.rank = (size_t)t->ndim;
    memcpy(m->shape.dims, t->shape, m->shape.rank * sizeof t->shape[0]);
    if (t->strides)
        memcpy(m->strides, t->strides, m->shape.rank * sizeof t->strides[0]);
    else
        strides_contiguous(m);
    return is_aligned(m, name);
}

/* --- __array_interface__ -----------------------------------------------------------------------
 */

/* "<f4" and its kin. */
static int dtype_of_typestr(PyObject *text)
{
    static const char native = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? '<' : '>';
    Py_ssize_t length;
    const char *const t = text ? PyUnicode_AsUTF8AndSize(text, &length) : NULL;

    if (!t || length < 3 || (t[0] != native && t[0] != '|' && t[0] != '=')) {
        PyErr_Clear();
        return AC_DTYPE_NONE;
    }
    return dtype_of(t[1], strtoul(t + 2, NULL, 10));
}

/* The integers of a tuple; false with an exception. */
static bool integers_of(PyObject *tuple, int64_t *to, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *const item = PyTuple_GetItem(tuple, i);

        to[i] = item ? PyLong_AsLongLong(item) : -1;
        if (PyErr_Occurred())
            return false;
    }
    return true;
}

/* The address: a pair of it and of whether it is read-only, or a buffer. */
static bool take_address(memory *m, PyObject *interface, PyObject *object, const char *name,
                         bool writable)
{
    PyObject *const data = PyDict_GetItemString(interface, "data");

    if (data && PyTuple_Check(data) && PyTuple_Size(data) == 2) {
        m->first = PyLong_AsVoidPtr(PyTuple_GetItem(data, 0));
        if (PyErr_Occurred())
            return false;
        if (writable && PyObject_IsTrue(PyTuple_GetItem(data, 1)) != 0) {
            PyErr_Format(PyExc_ValueError, "%s is read-only", name);
            return false;
        }
        m->owner = Py_NewRef(object);
        return true;
    }
    if (PyObject_GetBuffer(data && data != Py_None ? data : object, &m->buffer,
                           writable ? PyBUF_WRITABLE : PyBUF_SIMPLE) != 0)
        return false;

    PyObject *const offset = PyDict_GetItemString(interface, "offset");

    m->first = (char *)m->buffer.buf + (offset ? PyLong_AsSsize_t(offset) : 0);
    return !PyErr_Occurred();
}

static bool take_interface(memory *m, PyObject *object, PyObject *interface, const char *name,
                           bool writable)
{
    PyObject *const shape = PyDict_GetItemString(interface, "shape");
    PyObject *const strides = PyDict_GetItemString(interface, "strides");

    m->dtype = dtype_of_typestr(PyDict_GetItemString(interface, "typestr"));
    if (m->dtype == AC_DTYPE_NONE) {
        PyErr_Format(PyExc_TypeError,
                     "%s has elements of the type %R, which is no data type of "
                     "the library",
                     name, PyDict_GetItemString(interface, "typestr"));
        return false;
    }
    if (!shape || !PyTuple_Check(shape) ||
        (strides && strides != Py_None &&
         (!PyTuple_Check(strides) || PyTuple_Size(strides) != PyTuple_Size(shape)))) {
        PyErr_Format(PyExc_ValueError, "%s has an __array_interface__ without a shape", name);
        return false;
    }
    if (!rank_is_possible(name, PyTuple_Size(shape)))
        return false;
    m->shape.rank = (size_t)PyTuple_Size(shape);
    if (!integers_of(shape, m->shape.dims, PyTuple_Size(shape)))
        return false;
    if (!take_address(m, interface, object, name, writable))
        return false;
    strides_contiguous(m);
    if (strides && strides != Py_None) {
        int64_t bytes[MEMORY_RANK_MAX];

        if (!integers_of(strides, bytes, PyTuple_Size(strides)))
            return false;
        for (size_t i = 0; i < m->shape.rank; i++) {
            if (!stride_set(m, name, i, bytes[i], dtype_size(m->dtype)))
                return false;
        }
    }
    return is_aligned(m, name);
}

/* --- bf16 --------------------------------------------------------------------------------------
 */

/* The same elements as uint16. */
static bool take_bits(memory *m, PyObject *bits, const char *name, bool writable)
{
    if (!bits || PyObject_GetBuffer(bits, &m->buffer,
                                    writable ? PyBUF_STRIDES | PyBUF_FORMAT | PyBUF_WRITABLE
                                             : PyBUF_STRIDES | PyBUF_FORMAT) != 0)
        return false;
    if (!take_buffer(m, name))
        return false;
    if (m->dtype != AC_U16) {
        PyErr_Format(PyExc_TypeError, "%s: the bits of bf16 are uint16", name);
        return false;
    }
    m->dtype = AC_BF16;
    return true;
}

/* A NumPy array whose dtype is called bfloat16, which the buffer protocol has no format for. */
static bool is_bfloat16(PyObject *object)
{
    PyObject *const dtype = PyObject_GetAttrString(object, "dtype");
    PyObject *const name = dtype ? PyObject_GetAttrString(dtype, "name") : NULL;
    const bool is = name && PyUnicode_Check(name) &&
                    PyUnicode_CompareWithASCIIString(name, "bfloat16") == 0 &&
                    PyObject_HasAttrString(object, "view");

    PyErr_Clear();
    Py_XDECREF(dtype);
    Py_XDECREF(name);
    return is;
}

/* --- any object --------------------------------------------------------------------------------
 */

static bool take(memory *m, PyObject *object, const char *name, bool writable)
{
    PyObject *found;
    bool taken;

    if (PyObject_CheckBuffer(object)) {
        const int flags = PyBUF_STRIDES | PyBUF_FORMAT;

        if (PyObject_GetBuffer(object, &m->buffer, writable ? flags | PyBUF_WRITABLE : flags) == 0)
            return take_buffer(m, name);
        m->buffer.obj = NULL;
        if (PyErr_ExceptionMatches(PyExc_ValueError) || PyErr_ExceptionMatches(PyExc_BufferError)) {
            PyObject *kind, *value, *trace;

            PyErr_Fetch(&kind, &value, &trace);
            if (!is_bfloat16(object)) {
                PyErr_Restore(kind, value, trace);
                return false;
            }
            Py_XDECREF(kind);
            Py_XDECREF(value);
            Py_XDECREF(trace);
            found = PyObject_CallMethod(object, "view", "O", core.uint16);
            taken = take_bits(m, found, name, writable);
            Py_XDECREF(found);
            return taken;
        }
        return false;
    }
    if ((PyObject *)Py_TYPE(object) == core.bf16) {
        found = PyObject_GetAttrString(object, "bits");
        taken = take_bits(m, found, name, writable);
        Py_XDECREF(found);
        return taken;
    }
    found = PyObject_GetAttrString(object, "__dlpack__");
    if (found) {
        taken = take_dlpack(m, object, found, name, writable);
        Py_DECREF(found);
        return taken;
    }
    PyErr_Clear();
    found = PyObject_GetAttrString(object, "__array_interface__");
    if (found && PyDict_Check(found)) {
        taken = take_interface(m, object, found, name, writable);
        Py_DECREF(found);
        return taken;
    }
    Py_XDECREF(found);
    PyErr_Clear();
    PyErr_Format(PyExc_TypeError,
                 "%s is %R; an array is wanted: of NumPy, or with a buffer, __dlpack__ or "
                 "__array_interface__",
                 name, (PyObject *)Py_TYPE(object));
    return false;
}

bool memory_take(memory *m, PyObject *object, const char *name, bool writable)
{
    m->owner = NULL;
    m->buffer.obj = NULL;
    if (take(m, object, name, writable))
        return true;
    memory_release(m);
    return false;
}

void memory_release(memory *m)
{
    if (m->buffer.obj)
        PyBuffer_Release(&m->buffer);
    Py_CLEAR(m->owner);
}

/* --- tensors -----------------------------------------------------------------------------------
 */

aclTensor *memory_tensor(const memory *m)
{
    const int64_t size = (int64_t)dtype_size(m->dtype);
    int64_t before = 0;
    int64_t behind = 0;

    /* The library wants the start of the storage, and the offset of the first element in it. */
    for (size_t i = 0; i < m->shape.rank; i++) {
        const int64_t reach = m->shape.dims[i] > 1 ? m->strides[i] * (m->shape.dims[i] - 1) : 0;

        if (reach < 0)
            before -= reach;
        else
            behind += reach;
    }
    if (entry_count(&m->shape) == 0)
        before = 0;

    const int64_t storage = before + behind + 1;
    aclTensor *const tensor =
        aclCreateTensor(m->shape.dims, m->shape.rank, (aclDataType)m->dtype, m->strides, before,
                        ACL_FORMAT_ND, &storage, 1, m->first - before * size);

    if (!tensor)
        raise_status(161002);
    return tensor;
}
