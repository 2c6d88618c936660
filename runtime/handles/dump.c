/*
 * aclDumpOpTensors: prints the tensors of an operator on stderr, a line for each.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "base/error.h"
#include "base/half.h"
#include "base/status.h"
#include "handles/tensor.h"
#include "strict/zone.h"

enum { VALUES_MAX = 8 };

/* Prints one element; "?" for a dtype that C has no type for. */
static void value_print(FILE *file, int dtype, const unsigned char *element)
{
    union {
        float f32;
        double f64;
        uint16_t bits16;
        int8_t i8;
        int16_t i16;
        int32_t i32;
        int64_t i64;
        uint8_t u8;
        uint16_t u16;
        uint32_t u32;
        uint64_t u64;
        unsigned char bytes[16];
    } value;

    memcpy(value.bytes, element, ac_dtype_size(dtype));
    switch (dtype) {
    case AC_F32:
        fprintf(file, " %.9g", (double)value.f32);
        break;
    case AC_F64:
        fprintf(file, " %.17g", value.f64);
        break;
    case AC_F16:
        fprintf(file, " %.5g", (double)ac_f16_to_float(value.bits16));
        break;
    case AC_BF16:
        fprintf(file, " %.4g", (double)ac_bf16_to_float(value.bits16));
        break;
    case AC_I8:
        fprintf(file, " %d", value.i8);
        break;
    case AC_I16:
        fprintf(file, " %d", value.i16);
        break;
    case AC_I32:
        fprintf(file, " %" PRId32, value.i32);
        break;
    case AC_I64:
        fprintf(file, " %" PRId64, value.i64);
        break;
    case AC_U8:
        fprintf(file, " %u", value.u8);
        break;
    case AC_U16:
        fprintf(file, " %u", value.u16);
        break;
    case AC_U32:
        fprintf(file, " %" PRIu32, value.u32);
        break;
    case AC_U64:
        fprintf(file, " %" PRIu64, value.u64);
        break;
    case AC_BOOL:
        fprintf(file, " %s", value.u8 ? "true" : "false");
        break;
    default:
        fputs(" ?", file);
        break;
    }
}

/* The offset, in elements from the tensor's address, of element `at` in row-major order. */
static int64_t place_of(const ac_tensor *tensor, int64_t at)
{
    int64_t place = tensor->offset;

    for (size_t i = tensor->shape.rank; i-- > 0;) {
        place += at % tensor->shape.dims[i] * tensor->strides[i];
        at /= tensor->shape.dims[i];
    }
    return place;
}

static void tensor_print(FILE *file, const ac_tensor *tensor)
{
    const int64_t count = ac_shape_count(&tensor->shape);
    const size_t size = ac_dtype_size(tensor->dtype);
    const unsigned char *data = ac_zone_reach(tensor->data);
    int64_t first;
    int64_t last;
    char shape[256];

    fprintf(file, "%s %s", ac_dtype_name(tensor->dtype),
            ac_shape_print(&tensor->shape, shape, sizeof shape));
    if (count == 0)
        return;
    if (!data || size == 0 || ac_tensor_reach(tensor, &first, &last) >= AC_REACH_OUTSIDE) {
        fputs(", no readable data", file);
        return;
    }
    fputc(':', file);
    for (int64_t at = 0; at < count && at < VALUES_MAX; at++) {
        const int64_t place = place_of(tensor, at);

        if (ac_dtype_halved(tensor->dtype))
            fprintf(file, " %d", ((data[place >> 1] >> 4 * (place & 1) & 15) ^ 8) - 8);
        else
            value_print(file, tensor->dtype, data + place * (int64_t)size);
    }
    if (count > VALUES_MAX)
        fputs(" ...", file);
}

aclnnStatus aclDumpOpTensors(const char *opType, const char *opName, aclTensor **tensors,
                             size_t inputTensorNum, size_t outputTensorNum, aclrtStream stream)
{
    AC_TRY(ac_check_pointer(__func__, opType, "opType"));
    AC_TRY(ac_check_pointer(__func__, opName, "opName"));
    AC_TRY(ac_check_pointer(__func__, tensors, "tensors"));
    AC_TRY(ac_check_pointer(__func__, stream, "stream"));

    size_t total;

    if (__builtin_add_overflow(inputTensorNum, outputTensorNum, &total) ||
        total > SIZE_MAX / sizeof *tensors) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID,
                        "%s: inputTensorNum is %zu and outputTensorNum is %zu; no memory holds so "
                        "many tensors",
                        __func__, inputTensorNum, outputTensorNum);
        return ACLNN_ERR_PARAM_INVALID;
    }
    for (size_t i = 0; i < total; i++) {
        char name[40];
        ac_tensor *tensor;

        (void)snprintf(name, sizeof name, "tensors[%zu]", i);
        AC_TRY(ac_tensor_get(__func__, tensors[i], name, &tensor));
    }

    /* The values shown are those after all work submitted so far. */
    if (total > 0 && aclrtSynchronizeStream(stream) != ACL_SUCCESS)
        return ACLNN_ERR_RUNTIME_ERROR;
    for (size_t i = 0; i < total; i++) {
        const bool in = i < inputTensorNum;

        fprintf(stderr, "%s %s %s %zu: ", opType, opName, in ? "input" : "output",
                in ? i : i - inputTensorNum);
        tensor_print(stderr, ac_tensor_of(tensors[i]));
        fputc('\n', stderr);
    }
    return ACLNN_SUCCESS;
}
