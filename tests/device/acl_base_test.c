/*
 * Half floats, sizes, data buffers, capabilities, the log.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "acl_refusal.h"
#include "base/environment.h"

/* The value of finite bits, and of an exponent of 31 taken as an ordinary one. */
static double half_value(unsigned bits)
{
    const int exponent = (int)(bits >> 10 & 31);
    const double fraction = (double)(bits & 1023);
    const double magnitude =
        exponent == 0 ? ldexp(fraction, -24) : ldexp(1024 + fraction, exponent - 25);
    return (bits & 0x8000) != 0 ? -magnitude : magnitude;
}

Test(base, every_half_widens)
{
    for (unsigned bits = 0; bits < 0x10000; bits++) {
        const float found = aclFloat16ToFloat((aclFloat16)bits);
        cr_assert_eq((double)found, half_value(bits), "0x%04x gives %a", bits, (double)found);
        cr_assert_eq(signbit(found) != 0, (bits & 0x8000) != 0);
    }
    cr_assert_eq(aclFloat16ToFloat(0x7c00), 65536.0f);
    cr_assert_eq(aclFloat16ToFloat(0xfc00), -65536.0f);
    cr_assert_eq(aclFloat16ToFloat(0x7e00), 98304.0f);
}

/* The nearest finite half by search; ties to the even one. */
static unsigned half_nearest(double magnitude)
{
    if (magnitude >= 65504)
        return 0x7bff;
    unsigned low = 0;
    unsigned high = 0x7bff;
    while (high - low > 1) {
        const unsigned middle = (low + high) / 2;
        if (half_value(middle) <= magnitude)
            low = middle;
        else
            high = middle;
    }
    const double below = magnitude - half_value(low);
    const double above = half_value(high) - magnitude;
    return below < above || (below == above && low % 2 == 0) ? low : high;
}

Test(base, floats_round_to_the_nearest_half)
{
    union {
        uint32_t bits;
        float value;
    } x;
    for (uint64_t bits = 0; bits < 0x7f800000U; bits += 2039) {
        x.bits = (uint32_t)bits;
        const unsigned wanted = half_nearest((double)x.value);
        cr_assert_eq(aclFloatToFloat16(x.value), wanted, "%a gives 0x%04x, not 0x%04x",
                     (double)x.value, aclFloatToFloat16(x.value), wanted);
        cr_assert_eq(aclFloatToFloat16(-x.value), wanted | 0x8000U);
    }
    /* Every half, the middle to the next one, and the floats beside the middle. */
    for (unsigned bits = 0; bits < 0x7bff; bits++) {
        const double middle = (half_value(bits) + half_value(bits + 1)) / 2;
        cr_assert_eq(aclFloatToFloat16((float)half_value(bits)), bits);
        cr_assert_eq(aclFloatToFloat16((float)middle), bits + (bits & 1));
        cr_assert_eq(aclFloatToFloat16(nextafterf((float)middle, 0)), bits);
        cr_assert_eq(aclFloatToFloat16(nextafterf((float)middle, INFINITY)), bits + 1);
    }
}

Test(base, what_is_too_large_for_a_half_saturates)
{
    const float large[] = {65504, 65519, 65520, 65536, 1e10f, 3.4e38f, INFINITY, NAN};
    for (size_t i = 0; i < sizeof(large) / sizeof(large[0]); i++)
        cr_assert_eq(aclFloatToFloat16(large[i]), 0x7bff, "%g", (double)large[i]);
    cr_assert_eq(aclFloatToFloat16(-INFINITY), 0xfbff);
    cr_assert_eq(aclFloatToFloat16(copysignf(NAN, -1)), 0xfbff);
    cr_assert_eq(aclFloatToFloat16(0x1p-25f), 0);
    cr_assert_eq(aclFloatToFloat16(-0x1p-25f), 0x8000);
    cr_assert_eq(aclFloatToFloat16(0x1.000002p-25f), 1);
}

Test(base, sizes_of_data_types)
{
    static const struct {
        int type;
        size_t size;
    } rows[] = {{-1, 0}, {0, 4},  {1, 2},  {2, 1},  {3, 4},  {4, 1},   {6, 2},  {7, 2},
                {8, 4},  {9, 8},  {10, 8}, {11, 8}, {12, 1}, {13, 0},  {16, 8}, {17, 16},
                {27, 2}, {29, 1}, {30, 1}, {33, 4}, {34, 1}, {35, 1},  {36, 1}, {37, 1},
                {38, 8}, {39, 8}, {40, 8}, {41, 8}, {5, 8},  {1000, 8}};
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        cr_assert_eq(aclDataTypeSize((aclDataType)rows[i].type), rows[i].size, "%d", rows[i].type);
}

Test(base, data_buffers)
{
    char memory[8];
    aclDataBuffer *const buffer = aclCreateDataBuffer(memory, sizeof(memory));
    cr_assert_eq(aclGetDataBufferAddr(buffer), (void *)memory);
    cr_assert_eq(aclGetDataBufferSizeV2(buffer), sizeof(memory));
    accepts(aclUpdateDataBuffer(buffer, NULL, (size_t)5 << 32 | 7));
    cr_assert_null(aclGetDataBufferAddr(buffer));
    cr_assert_eq(aclGetDataBufferSize(buffer), 7);
    cr_assert_eq(aclGetDataBufferSizeV2(buffer), (size_t)5 << 32 | 7);
    accepts(aclDestroyDataBuffer(buffer));
    cr_assert_null(aclGetDataBufferAddr(NULL));
    cr_assert_eq(aclGetDataBufferSize(NULL), 0);
    cr_assert_eq(aclGetDataBufferSizeV2(NULL), 0);
    refuses(aclDestroyDataBuffer(NULL), 100000, "aclDestroyDataBuffer: dataBuffer is null");
    refuses(aclUpdateDataBuffer(NULL, memory, 1), 100000, "aclUpdateDataBuffer");
}

Test(base, data_buffers_are_told_from_other_pointers)
{
    char memory[64];
    aclDataBuffer *const buffer = aclCreateDataBuffer(memory, sizeof(memory));
    aclDataBuffer *const wrong[] = {buffer, (aclDataBuffer *)(void *)memory, (aclDataBuffer *)8,
                                    (aclDataBuffer *)UINTPTR_MAX};
    accepts(aclDestroyDataBuffer(buffer));
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        const char *const what =
            i == 0 ? "dataBuffer is a data buffer that was destroyed"
                   : "dataBuffer is no data buffer; aclCreateDataBuffer makes one";
        refuses(aclDestroyDataBuffer(wrong[i]), 100000, what);
        refuses(aclUpdateDataBuffer(wrong[i], memory, 1), 100000, what);
        cr_assert_null(aclGetDataBufferAddr(wrong[i]));
        cr_assert_eq(aclGetDataBufferSize(wrong[i]), 0);
        cr_assert_eq(aclGetDataBufferSizeV2(wrong[i]), 0);
        cr_assert_not_null(strstr(aclGetRecentErrMsg(), what));
    }
}

/* The slot of a buffer that was destroyed is the next one's. */
Test(base, data_buffers_outlive_the_second_end_of_another)
{
    char memory[64];
    aclDataBuffer *const first = aclCreateDataBuffer(memory, sizeof(memory));
    accepts(aclDestroyDataBuffer(first));
    aclDataBuffer *const second = aclCreateDataBuffer(memory, 7);
    cr_assert_neq(first, second);
    refuses(aclDestroyDataBuffer(first), 100000, "that was destroyed");
    cr_assert_eq(aclGetDataBufferSizeV2(second), 7);
    accepts(aclDestroyDataBuffer(second));
}

Test(base, capabilities)
{
    const aclCannAttr *list;
    size_t count;
    accepts(aclGetCannAttributeList(&list, &count));
    cr_assert_eq(count, 3);
    for (size_t i = 0; i < count; i++) {
        int32_t value = -1;
        accepts(aclGetCannAttribute(list[i], &value));
        cr_assert(value == 0 || value == 1);
    }
    int64_t number = -1;
    int32_t value;
    accepts(aclGetDeviceCapability(0, ACL_DEVICE_INFO_AI_CORE_NUM, &number));
    cr_assert_gt(number, 0);
    accepts(aclGetDeviceCapability(0, ACL_DEVICE_INFO_VECTOR_CORE_NUM, &number));
    accepts(aclGetDeviceCapability(0, ACL_DEVICE_INFO_L2_SIZE, &number));
    cr_assert_geq(number, 0);
    refuses(aclGetCannAttributeList(NULL, &count), 100000, "cannAttrList is null");
    refuses(aclGetCannAttributeList(&list, NULL), 100000, "num is null");
    refuses(aclGetCannAttribute(ACL_CANN_ATTR_BF16, NULL), 100000, "value is null");
    refuses(aclGetCannAttribute((aclCannAttr)9, &value), 100000, "cannAttr is 9");
    refuses(aclGetDeviceCapability(1, ACL_DEVICE_INFO_L2_SIZE, &number), 100000, "deviceId is 1");
    refuses(aclGetDeviceCapability(0, (aclDeviceInfo)7, &number), 100000, "deviceInfo is 7");
    refuses(aclGetDeviceCapability(0, ACL_DEVICE_INFO_L2_SIZE, NULL), 100000, "value is null");
}

Test(base, capability_bf16_follows_the_product)
{
    int32_t value;
    accepts(aclGetCannAttribute(ACL_CANN_ATTR_BF16, &value));
    cr_assert_eq(value, 1);
    setenv("ACLNN_CPU_SOC", "ascend910", 1);
    ac_environment_reload();
    accepts(aclGetCannAttribute(ACL_CANN_ATTR_BF16, &value));
    cr_assert_eq(value, 0);
    cr_assert_str_eq(aclrtGetSocName(), "Ascend910A");
}

Test(base, name_of_the_product)
{
    cr_assert_str_eq(aclrtGetSocName(), "Ascend910B3");
}

/* Runs with stderr in a file and returns what was written there. */
static const char *written_to_stderr(void (*write_there)(void))
{
    static char text[4096];
    char path[] = "/tmp/acl_base_test_XXXXXX";
    const int file = mkstemp(path);
    const int before = dup(2);
    cr_assert_geq(file, 0);
    (void)unlink(path);
    cr_assert_eq(dup2(file, 2), 2);
    write_there();
    cr_assert_eq(dup2(before, 2), 2);
    const ssize_t count = pread(file, text, sizeof(text) - 1, 0);
    cr_assert_geq(count, 0);
    text[count] = '\0';
    (void)close(file);
    return text;
}

static void log_three(void)
{
    aclAppLog(ACL_INFO, "f", "file.c", 3, "not this");
    aclAppLog(ACL_ERROR, "f", "file.c", 4, "this %d", 5);
    aclAppLog(ACL_ERROR, NULL, NULL, 4, "%s", "and this");
    aclAppLog((aclLogLevel)9, "f", "file.c", 4, "nor this");
}

Test(base, log_writes_errors)
{
    cr_assert_str_eq(written_to_stderr(log_three),
                     "[ERROR] file.c:4 f: this 5\n[ERROR] ?:4 ?: and this\n");
}

static void log_info(void)
{
    ACL_APP_LOG(ACL_INFO, "n is %d", 1);
}

Test(base, log_level_is_in_the_environment)
{
    setenv("ASCEND_GLOBAL_LOG_LEVEL", "1", 1);
    cr_assert_not_null(strstr(written_to_stderr(log_info), "log_info: n is 1\n"));
}
