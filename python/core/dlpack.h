/*
 * The structures of DLPack, a convention for arrays of other libraries: versions 0 and 1.
 */
#ifndef AC_PYTHON_DLPACK_H
#define AC_PYTHON_DLPACK_H

#include <stdint.h>

enum { DL_MAJOR = 1, DL_READ_ONLY = 1, DL_CPU = 1, DL_CUDA_HOST = 3, DL_BFLOAT = 4 };

typedef struct dl_device {
    int32_t type;
    int32_t number;
} dl_device;

/* Codes: 0 signed, 1 unsigned, 2 float, 4 bfloat, 5 complex, 6 bool. */
typedef struct dl_dtype {
    uint8_t code;
    uint8_t bits;
    uint16_t lanes;
} dl_dtype;

typedef struct dl_tensor {
    void *data;
    dl_device device;
    int32_t ndim;
    dl_dtype dtype;
    int64_t *shape;
    int64_t *strides; /* in elements; null: contiguous */
    uint64_t byte_offset;
} dl_tensor;

/* What a capsule with the name "dltensor_versioned" has. One named "dltensor" begins with the
 * tensor. */
typedef struct dl_managed_versioned {
    uint32_t major;
    uint32_t minor;
    void *context;
    void (*deleter)(struct dl_managed_versioned *self);
    uint64_t flags;
    dl_tensor tensor;
} dl_managed_versioned;

#endif
