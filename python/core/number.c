#include "number.h"

#include <string.h>

#include "aclnn/aclnn_cpu.h"
#include "client/bits.h"
#include "client/call_types.h"
#include "client/dtype.h"

/* --- scalars ---------------------------------------------------------------------------------- */

/* The product of this thread, by the name that the library gives it. */
static int product(void)
{
    const char *const name = aclnnCpuGetProduct();
    int p = 0;

    while (p < AC_HOST && strcmp(ac_product_facts[p].name, name) != 0)
        p++;
    return p;
}

/* The first of these dtypes that are allowed; the first of all where none is, which the library
 * refuses with a sentence. */
static int allowed_of(const ac_entry_param *p, const int *dtypes, size_t count)
{
    const uint64_t set = param_dtypes(p, product());

    for (size_t i = 0; i < count; i++) {
        if (dtype_in(dtypes[i], set))
            return dtypes[i];
    }
    return dtypes[0];
}

static aclScalar *scalar_of(void *value, int dtype, int *chosen)
{
    aclScalar *const scalar = aclCreateScalar(value, (aclDataType)dtype);

    if (!scalar)
        raise_status(161002);
    *chosen = dtype;
    return scalar;
}

static aclScalar *scalar_of_double(PyObject *object, const ac_entry_param *p, int *chosen)
{
    static const int floats[] = {AC_F64, AC_F32, AC_F16, AC_BF16};
    const double value = PyFloat_AsDouble(object);

    if (value == -1.0 && PyErr_Occurred())
        return NULL;

    const int dtype = allowed_of(p, floats, sizeof floats / sizeof floats[0]);
    uint64_t bits = bits_of(dtype, value);

    return scalar_of(&bits, dtype, chosen);
}

/* An integer goes as one of 64 bits; where these are not allowed or not enough, as a float. */
static aclScalar *scalar_of_integer(PyObject *object, const ac_entry_param *p, int *chosen)
{
    static const int integers[] = {AC_I64, AC_I32, AC_I16, AC_I8};
    const int dtype = allowed_of(p, integers, sizeof integers / sizeof integers[0]);
    int overflow = 0;
    int64_t value = PyLong_AsLongLongAndOverflow(object, &overflow);

    if (value == -1 && PyErr_Occurred())
        return NULL;
    if (overflow != 0 || !dtype_in(dtype, param_dtypes(p, product())))
        return scalar_of_double(object, p, chosen);
    if (dtype == AC_I64)
        return scalar_of(&value, dtype, chosen);

    uint64_t bits = bits_of(dtype, (double)value);

    return scalar_of(&bits, dtype, chosen);
}

static aclScalar *scalar_of_complex(PyObject *object, int *chosen)
{
    double parts[2] = {PyComplex_RealAsDouble(object), PyComplex_ImagAsDouble(object)};

    return PyErr_Occurred() ? NULL : scalar_of(parts, AC_C128, chosen);
}

aclScalar *number_scalar(PyObject *object, const ac_entry_param *p, int *chosen)
{
    if (PyFloat_Check(object))
        return scalar_of_double(object, p, chosen);
    if (PyBool_Check(object) && dtype_in(AC_BOOL, param_dtypes(p, product()))) {
        uint8_t value = object == Py_True;

        return scalar_of(&value, AC_BOOL, chosen);
    }

    /* Arrays of NumPy have the method, whatever they hold. */
    PyObject *const whole = PyIndex_Check(object) ? PyNumber_Index(object) : NULL;

    if (whole) {
        aclScalar *const scalar = scalar_of_integer(whole, p, chosen);

        Py_DECREF(whole);
        return scalar;
    }
    PyErr_Clear();
    return PyComplex_Check(object) ? scalar_of_complex(object, chosen)
                                   : scalar_of_double(object, p, chosen);
}

/* --- labels ----------------------------------------------------------------------------------- */

static bool unknown_label(PyObject *object, const ac_entry_param *p)
{
    PyObject *labels = PyList_New(0);

    for (size_t i = 0; labels && i < p->choice_count; i++) {
        PyObject *const label = PyUnicode_FromString(p->choices[i].label);

        if (!label || PyList_Append(labels, label) != 0)
            Py_CLEAR(labels);
        Py_XDECREF(label);
    }
    if (labels)
        PyErr_Format(PyExc_ValueError, "%s is %R; one of %R is allowed", p->name, object, labels);
    Py_XDECREF(labels);
    return false;
}

/* The choice with a label; null where there is none. */
static const ac_entry_choice *choice_of(PyObject *label, const ac_entry_param *p)
{
    for (size_t i = 0; i < p->choice_count; i++) {
        if (PyUnicode_CompareWithASCIIString(label, p->choices[i].label) == 0)
            return &p->choices[i];
    }
    return NULL;
}

static bool set_string(PyObject *object, const ac_entry_param *p, ac_entry_arg *to)
{
    if (!PyUnicode_Check(object)) {
        PyErr_Format(PyExc_TypeError, "%s is %R; a string is wanted", p->name, object);
        return false;
    }

    const ac_entry_choice *const choice = choice_of(object, p);
    const char *const text = choice ? choice->text : PyUnicode_AsUTF8AndSize(object, NULL);

    /* The interface takes a char *; the library only reads it. */
    to->string = (char *)(uintptr_t)text;
    return text != NULL;
}

bool number_plain(PyObject *object, const ac_entry_param *p, ac_entry_arg *to, int64_t *integer)
{
    int truth;

    switch (p->kind) {
    case AC_KIND_STRING:
        return set_string(object, p, to);
    case AC_KIND_REAL:
        to->real = PyFloat_AsDouble(object);
        return !PyErr_Occurred();
    case AC_KIND_SINGLE:
        to->single = bits_single(PyFloat_AsDouble(object));
        return !PyErr_Occurred();
    case AC_KIND_BOOLEAN:
        truth = PyObject_IsTrue(object);
        to->boolean = truth == 1;
        *integer = truth == 1;
        return truth >= 0;
    default:
        break;
    }
    if (p->role == AC_ROLE_MODE && PyUnicode_Check(object)) {
        const ac_entry_choice *const choice = choice_of(object, p);

        if (!choice)
            return unknown_label(object, p);
        *integer = choice->value;
    } else {
        PyObject *const number = PyNumber_Index(object);

        *integer = number ? PyLong_AsLongLong(number) : -1;
        Py_XDECREF(number);
    }
    to->integer = *integer;
    return !PyErr_Occurred();
}

bool number_dtype(PyObject *object, const ac_entry_param *p, int *named)
{
    const char *const text = PyUnicode_Check(object) ? PyUnicode_AsUTF8AndSize(object, NULL) : NULL;

    *named = text ? dtype_named(text) : AC_DTYPE_NONE;
    if (*named < 0 && !PyErr_Occurred())
        PyErr_Format(PyExc_TypeError, "%s is %R; the name of a dtype is wanted, such as 'f32'",
                     p->name, object);
    return *named >= 0;
}

static bool list_fill(PyObject *sequence, int64_t *list, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *const item = PySequence_GetItem(sequence, i);
        PyObject *const number = item ? PyNumber_Index(item) : NULL;

        list[i] = number ? PyLong_AsLongLong(number) : -1;
        Py_XDECREF(number);
        Py_XDECREF(item);
        if (PyErr_Occurred())
            return false;
    }
    return true;
}

aclIntArray *number_list(PyObject *object, const ac_entry_param *p, ac_entry_given *given)
{
    PyObject *const sequence =
        PySequence_Check(object) ? Py_NewRef(object) : PyTuple_Pack(1, object);
    const Py_ssize_t count = sequence ? PySequence_Size(sequence) : -1;
    int64_t *const list =
        count >= 0 ? PyMem_Malloc((size_t)(count > 0 ? count : 1) * sizeof *list) : NULL;
    aclIntArray *made = NULL;

    if (count >= 0 && !list)
        PyErr_NoMemory();
    else if (list && list_fill(sequence, list, count))
        made = aclCreateIntArray(list, (uint64_t)count);
    *given = (ac_entry_given){.list = list, .count = list ? (size_t)count : 0};
    if (!made && !PyErr_Occurred())
        PyErr_Format(PyExc_MemoryError, "%s: no memory is left for %zd integers", p->name, count);
    Py_XDECREF(sequence);
    return made;
}

aclBoolArray *number_flags(PyObject *object, const ac_entry_param *p, ac_entry_given *given)
{
    aclIntArray *const numbers = number_list(object, p, given);
    bool flags[16] = {false};
    const size_t count = given->count < 16 ? given->count : 16;

    if (!numbers)
        return NULL;
    (void)aclDestroyIntArray(numbers);
    for (size_t i = 0; i < count; i++)
        flags[i] = given->list[i] != 0;

    aclBoolArray *const made = aclCreateBoolArray(flags, count);

    if (!made)
        PyErr_Format(PyExc_MemoryError, "%s: no memory is left for %zu flags", p->name, count);
    return made;
}

void number_default(const ac_entry_param *p, ac_entry_arg *to, int64_t *integer)
{
    *integer = 0;
    *to = (ac_entry_arg){.integer = 0};
    if (p->present && strcmp(p->c_type, "double") == 0)
        to->real = 1;
    else if (p->present)
        to->boolean = true;
    else if (p->kind == AC_KIND_REAL)
        to->real = p->fallback;
    else if (p->kind == AC_KIND_SINGLE)
        to->single = bits_single(p->fallback);
}
