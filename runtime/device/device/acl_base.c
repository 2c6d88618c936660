/*
 * Functions that need neither a device nor a stream: half floats, sizes, data buffers,
 * capabilities, the log.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "acl/acl.h"
#include "base/cache.h"
#include "base/environment.h"
#include "base/error.h"
#include "base/tag.h"
#include "device/stream/context.h"
#include "strict/lifetime.h"

float aclFloat16ToFloat(aclFloat16 value)
{
    const uint32_t sign = (uint32_t)(value & 0x8000U) << 16;
    const uint32_t magnitude = value & 0x7fffU;
    uint32_t bits;
    float result;
    if (magnitude < 0x0400) {
        /* A subnormal is an integer times 2^-24, which is exact in float. */
        result = (float)magnitude * 0x1p-24f;
        memcpy(&bits, &result, sizeof(bits));
    } else {
        bits = (magnitude << 13) + (112U << 23);
    }
    bits |= sign;
    memcpy(&result, &bits, sizeof(result));
    return result;
}

aclFloat16 aclFloatToFloat16(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof(bits));
    const uint32_t sign = bits >> 16 & 0x8000U;
    const uint32_t magnitude = bits & 0x7fffffffU;
    uint32_t half;
    if (magnitude >= 0x38800000U) {
        /* Adding just less than half a unit plus the last bit that is kept rounds to nearest
         * even. */
        const uint32_t rounded = magnitude + 0xfffU + (magnitude >> 13 & 1U);
        half = magnitude >= 0x47800000U ? 0x7bffU : (rounded - (112U << 23)) >> 13;
        if (half > 0x7bffU)
            half = 0x7bffU;
    } else {
        /* Below 2^-14: an integer times 2^-24, rounded. Adding 0.5 leaves that integer, rounded by
         * the addition, in the last bits of the sum. */
        float sum;
        memcpy(&sum, &magnitude, sizeof(sum));
        sum += 0.5f;
        memcpy(&half, &sum, sizeof(half));
        half -= 0x3f000000U;
    }
    return (aclFloat16)(sign | half);
}

size_t aclDataTypeSize(aclDataType dataType)
{
    switch (dataType) {
    case ACL_DT_UNDEFINED:
    case ACL_STRING:
        return 0;
    case ACL_INT8:
    case ACL_UINT8:
    case ACL_BOOL:
    case ACL_INT4:
    case ACL_UINT1:
    case ACL_HIFLOAT8:
    case ACL_FLOAT8_E5M2:
    case ACL_FLOAT8_E4M3FN:
    case ACL_FLOAT8_E8M0:
        return 1;
    case ACL_FLOAT16:
    case ACL_BF16:
    case ACL_INT16:
    case ACL_UINT16:
        return 2;
    case ACL_FLOAT:
    case ACL_INT32:
    case ACL_UINT32:
    case ACL_COMPLEX32:
        return 4;
    case ACL_COMPLEX128:
        return 16;
    default:
        return 8;
    }
}

/* The object behind the handle of a data buffer. */
typedef struct buffer {
    uint64_t handle; /* see base/tag.h */
    void *data;
    size_t size;
} buffer;

static ac_pool buffers = AC_POOL(AC_POOL_BUFFER, buffer, AC_TAG_SLOTS_MAX);

static int buffer_refuse(const aclDataBuffer *handle, const char *function)
{
    char text[AC_FAULT_TEXT];
    if (handle == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "%s: dataBuffer is null", function);
    char sentence[AC_FAULT_TEXT + 16];
    (void)ac_fault_say(ac_tag_fault(&buffers, AC_TAG_BUFFER, handle), AC_TAG_BUFFER, text);
    (void)snprintf(sentence, sizeof(sentence), "dataBuffer %s", text);
    return ac_lifetime_refuse(ACL_ERROR_INVALID_PARAM, function, "dataBuffer", AC_KIND_BUFFER,
                              handle, sentence);
}

aclDataBuffer *aclCreateDataBuffer(void *data, size_t size)
{
    buffer *const made = ac_pool_take(&buffers);
    if (made == NULL) {
        (void)ac_refuse(ACL_ERROR_BAD_ALLOC, "aclCreateDataBuffer: the memory is used up");
        return NULL;
    }
    made->data = data;
    made->size = size;
    void *const handle = ac_tag_publish(&buffers, AC_TAG_BUFFER, made);
    ac_object_made(AC_KIND_BUFFER, handle, 0, "aclCreateDataBuffer");
    return handle;
}

aclError aclDestroyDataBuffer(const aclDataBuffer *dataBuffer)
{
    void *const found = ac_tag_find(&buffers, dataBuffer);
    /* If two threads destroy a buffer at once, one of them succeeds. */
    if (found == NULL || !ac_tag_withdraw(found, dataBuffer))
        return buffer_refuse(dataBuffer, "aclDestroyDataBuffer");
    ac_object_ended(AC_KIND_BUFFER, dataBuffer, "destroyed");
    ac_pool_give(&buffers, found);
    return ACL_SUCCESS;
}

aclError aclUpdateDataBuffer(aclDataBuffer *dataBuffer, void *data, size_t size)
{
    buffer *const found = ac_tag_find(&buffers, dataBuffer);
    if (found == NULL)
        return buffer_refuse(dataBuffer, "aclUpdateDataBuffer");
    found->data = data;
    found->size = size;
    return ACL_SUCCESS;
}

/* For functions that return no status. They accept null without a sentence. */
static buffer buffer_of(const aclDataBuffer *handle, const char *function)
{
    const buffer *const found = ac_tag_find(&buffers, handle);
    if (found != NULL)
        return *found;
    if (handle != NULL)
        (void)buffer_refuse(handle, function);
    return (buffer){0};
}

void *aclGetDataBufferAddr(const aclDataBuffer *dataBuffer)
{
    return buffer_of(dataBuffer, "aclGetDataBufferAddr").data;
}

uint32_t aclGetDataBufferSize(const aclDataBuffer *dataBuffer)
{
    return (uint32_t)buffer_of(dataBuffer, "aclGetDataBufferSize").size;
}

size_t aclGetDataBufferSizeV2(const aclDataBuffer *dataBuffer)
{
    return buffer_of(dataBuffer, "aclGetDataBufferSizeV2").size;
}

const char *aclrtGetSocName(void)
{
    return ac_product_facts[ac_product_current()].soc;
}

static const aclCannAttr capabilities[] = {ACL_CANN_ATTR_INF_NAN, ACL_CANN_ATTR_BF16,
                                           ACL_CANN_ATTR_JIT_COMPILE};
enum { CAPABILITIES = sizeof(capabilities) / sizeof(capabilities[0]) };

aclError aclGetCannAttributeList(const aclCannAttr **cannAttrList, size_t *num)
{
    if (cannAttrList == NULL || num == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclGetCannAttributeList: %s is null",
                         cannAttrList == NULL ? "cannAttrList" : "num");
    *cannAttrList = capabilities;
    *num = CAPABILITIES;
    return ACL_SUCCESS;
}

aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t *value)
{
    if (value == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclGetCannAttribute: value is null");
    switch (cannAttr) {
    case ACL_CANN_ATTR_INF_NAN:
        *value = 1;
        return ACL_SUCCESS;
    case ACL_CANN_ATTR_BF16:
        *value = ac_product_current() != AC_ASCEND910;
        return ACL_SUCCESS;
    case ACL_CANN_ATTR_JIT_COMPILE:
        *value = 0; /* no kernel packages: the kernels are in the library */
        return ACL_SUCCESS;
    default:
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclGetCannAttribute: cannAttr is %d; 0 (ACL_CANN_ATTR_INF_NAN) to 2 "
                         "(ACL_CANN_ATTR_JIT_COMPILE) are allowed",
                         (int)cannAttr);
    }
}

aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t *value)
{
    if (value == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclGetDeviceCapability: value is null");
    if (deviceId >= (uint32_t)ac_devices_current())
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclGetDeviceCapability: deviceId is %u; 0 to %d are allowed",
                         (unsigned)deviceId, ac_devices_current() - 1);
    switch (deviceInfo) {
    case ACL_DEVICE_INFO_AI_CORE_NUM:
    case ACL_DEVICE_INFO_VECTOR_CORE_NUM:
        *value = (int64_t)ac_threads_current();
        return ACL_SUCCESS;
    case ACL_DEVICE_INFO_L2_SIZE:
        *value = ac_cache_last();
        return ACL_SUCCESS;
    default:
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclGetDeviceCapability: deviceInfo is %d; 0 "
                         "(ACL_DEVICE_INFO_AI_CORE_NUM) to 2 (ACL_DEVICE_INFO_L2_SIZE) are allowed",
                         (int)deviceInfo);
    }
}

/* The lowest level that is written: ASCEND_GLOBAL_LOG_LEVEL, or errors only if it is not set. */
static int log_level(void)
{
    const char *const text = getenv("ASCEND_GLOBAL_LOG_LEVEL");
    if (text != NULL && text[0] >= '0' && text[0] <= '4' && text[1] == '\0')
        return text[0] - '0';
    return ACL_ERROR;
}

void aclAppLog(aclLogLevel logLevel, const char *func, const char *file, uint32_t line,
               const char *fmt, ...)
{
    static const char *const names[] = {"DEBUG", "INFO", "WARNING", "ERROR"};
    char text[1024];
    if ((int)logLevel < ACL_DEBUG || logLevel > ACL_ERROR || (int)logLevel < log_level() ||
        fmt == NULL)
        return;
    va_list arguments;
    va_start(arguments, fmt);
    (void)vsnprintf(text, sizeof(text), fmt, arguments);
    va_end(arguments);
    /* A single call, so that lines of several threads do not mix. */
    (void)fprintf(stderr, "[%s] %s:%u %s: %s\n", names[logLevel], file == NULL ? "?" : file,
                  (unsigned)line, func == NULL ? "?" : func, text);
}
