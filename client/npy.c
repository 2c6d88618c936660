#include "client/npy.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"
#include "client/npz.h"

enum { PREFIX = 6, HEADER_MAX = 1 << 16, ALIGNMENT = 64 };

static const char magic[] = "\x93NUMPY";

/* NumPy's names, without the byte order. */
static const struct {
    const char *descr;
    int dtype;
} types[] = {
    {"f4", AC_F32}, {"f8", AC_F64}, {"f2", AC_F16}, {"V2", AC_BF16}, {"i1", AC_I8},
    {"i2", AC_I16}, {"i4", AC_I32}, {"i8", AC_I64}, {"b1", AC_BOOL}, {"u1", AC_U8},
    {"u2", AC_U16}, {"u4", AC_U32}, {"u8", AC_U64}, {"c8", AC_C64},  {"c16", AC_C128},
};

/* --- reading ---------------------------------------------------------------------------------- */

/* The text after 'key': in the header; null if the key is missing. */
static const char *value_of(const char *header, const char *key)
{
    const char *const found = strstr(header, key);
    const char *const colon = found ? strchr(found, ':') : NULL;

    return colon ? colon + 1 + strspn(colon + 1, " ") : NULL;
}

static bool dtype_of(const char *value, int wanted, int *dtype, bool *swapped)
{
    const char order = value[1];
    const char *const name = value + 2;

    if ((value[0] != '\'' && value[0] != '"') || order == '\0' || !strchr("<>|=", order))
        return false;
    *swapped = order == '>';
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        const size_t length = strlen(types[i].descr);

        if (strncmp(name, types[i].descr, length) == 0 && name[length] == value[0]) {
            *dtype = types[i].dtype == AC_U16 && wanted == AC_BF16 ? AC_BF16 : types[i].dtype;
            return true;
        }
    }
    return false;
}

static bool shape_of(const char *value, size_t *rank, int64_t *dims)
{
    if (*value++ != '(')
        return false;
    for (*rank = 0;; value += strspn(value, " ,")) {
        char *end;

        value += strspn(value, " ");
        if (*value == ')')
            return true;
        if (*rank == ARRAY_RANK_MAX || !isdigit((unsigned char)*value))
            return false;
        dims[(*rank)++] = strtoll(value, &end, 10);
        value = end;
    }
}

/* The header as text; null if the file has none. The caller frees it. */
static char *header_of(FILE *file)
{
    unsigned char start[PREFIX + 2];
    unsigned char size[4] = {0};

    if (fread(start, 1, sizeof start, file) != sizeof start || memcmp(start, magic, PREFIX) != 0)
        return NULL;

    const size_t width = start[PREFIX] == 1 ? 2 : 4;

    if (start[PREFIX] < 1 || start[PREFIX] > 3 || fread(size, 1, width, file) != width)
        return NULL;

    const size_t length =
        (size_t)size[0] | (size_t)size[1] << 8 | (size_t)size[2] << 16 | (size_t)size[3] << 24;
    char *const header = length <= HEADER_MAX ? calloc(length + 1, 1) : NULL;

    if (header && fread(header, 1, length, file) != length) {
        free(header);
        return NULL;
    }
    return header;
}

static void swap_bytes(unsigned char *data, size_t count, size_t size)
{
    for (size_t i = 0; i < count; i++, data += size) {
        for (size_t k = 0; k < size / 2; k++) {
            const unsigned char byte = data[k];

            data[k] = data[size - 1 - k];
            data[size - 1 - k] = byte;
        }
    }
}

static bool read_open(array *a, const char *path, FILE *file, const char *header, int wanted,
                      findings *f)
{
    const char *const descr = value_of(header, "'descr'");
    const char *const order = value_of(header, "'fortran_order'");
    const char *const shape = value_of(header, "'shape'");
    int64_t dims[ARRAY_RANK_MAX];
    size_t rank;
    int dtype;
    bool swapped;

    if (!descr || !order || !shape || !shape_of(shape, &rank, dims))
        return findings_expect(f, false,
                               "%s has a .npy header without descr, fortran_order or shape", path);
    if (!dtype_of(descr, wanted, &dtype, &swapped))
        return findings_expect(
            f, false,
            "%s holds elements of NumPy type %.*s; floats of 16, 32 and 64 bits, complex "
            "numbers of two of 32 or 64 bits, integers, booleans and bf16 are allowed",
            path, (int)strcspn(descr, ","), descr);
    if (!array_try(a, dtype, rank, dims, f))
        return false;
    a->fortran = strncmp(order, "True", 4) == 0;
    if (fread(a->data, dtype_size(dtype), a->count, file) != a->count) {
        array_free(a);
        return findings_expect(f, false, "%s ends before its last element", path);
    }
    if (swapped)
        swap_bytes(a->data, a->count * dtype_parts(dtype), dtype_size(dtype_part(dtype)));
    return true;
}

bool npy_read_from(array *a, FILE *file, const char *path, int dtype, findings *f)
{
    char *const header = header_of(file);
    const bool read = header ? read_open(a, path, file, header, dtype, f)
                             : findings_expect(f, false, "%s is not a NumPy .npy file", path);

    free(header);
    return read;
}

/* ARCHIVE.npz, or ARCHIVE.npz:NAME with the name cut off; null for other paths. */
static const char *archive_entry(char *path)
{
    char *const ending = strstr(path, ".npz");

    if (!ending || (ending[4] != '\0' && ending[4] != ':'))
        return NULL;
    if (ending[4] == '\0')
        return "";
    ending[4] = '\0';
    return ending + 5;
}

bool npy_read(array *a, const char *path, int dtype, findings *f)
{
    char *const copy = strdup(path);
    const char *const entry = copy ? archive_entry(copy) : NULL;
    FILE *file = copy ? fopen(copy, "rb") : NULL;
    unsigned char *inflated = NULL;
    bool read = findings_expect(f, file != NULL, "%s cannot be read: %s", path, strerror(errno));

    if (read && entry) {
        file = npz_open(file, copy, entry, &inflated, f);
        read = file != NULL;
    }
    if (read)
        read = npy_read_from(a, file, path, dtype, f);
    if (file)
        (void)fclose(file);
    free(inflated);
    free(copy);
    return read;
}

/* --- writing ---------------------------------------------------------------------------------- */

static const char *descr_of(int dtype)
{
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        if (types[i].dtype == dtype)
            return types[i].descr;
    }
    return NULL;
}

bool npy_has_dtype(int dtype)
{
    return descr_of(dtype) != NULL;
}

bool npy_write(const array *a, FILE *file)
{
    const char *const descr = descr_of(a->dtype);
    char text[HEADER_MAX / 16];
    size_t used;

    used = (size_t)snprintf(text, sizeof text, "{'descr': '%s%s', 'fortran_order': %s, 'shape': (",
                            dtype_size(a->dtype) == 1 ? "|" : "<", descr,
                            a->fortran ? "True" : "False");
    for (size_t i = 0; i < a->rank; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%lld%s", i > 0 ? " " : "",
                                 (long long)a->dims[i], i + 1 < a->rank || i == 0 ? "," : "");
    used += (size_t)snprintf(text + used, sizeof text - used, "), }");
    while ((PREFIX + 4 + used + 1) % ALIGNMENT != 0)
        text[used++] = ' ';
    text[used++] = '\n';

    const unsigned char version[4] = {1, 0, (unsigned char)(used & 255),
                                      (unsigned char)(used >> 8)};

    return fwrite(magic, 1, PREFIX, file) == PREFIX &&
           fwrite(version, 1, sizeof version, file) == sizeof version &&
           fwrite(text, 1, used, file) == used &&
           fwrite(a->data, dtype_size(a->dtype), a->count, file) == a->count;
}
