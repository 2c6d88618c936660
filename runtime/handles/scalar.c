#include "handles/scalar.h"

#include <math.h>
#include <string.h>

#include "base/error.h"
#include "base/float_environment.h"
#include "base/half.h"
#include "base/pool.h"
#include "strict/lifetime.h"
#include "strict/stale.h"

ac_pool ac_scalars = AC_POOL(AC_POOL_SCALAR, ac_scalar, AC_TAG_SLOTS_MAX);

const ac_scalar *ac_scalar_missing(const aclScalar *handle)
{
    static const ac_scalar missing[AC_FAULTS] = {
        {.dtype = 0}, {.dtype = 1}, {.dtype = 2}, {.dtype = 3}, {.dtype = 4},  {.dtype = 5},
        {.dtype = 6}, {.dtype = 7}, {.dtype = 8}, {.dtype = 9}, {.dtype = 10},
    };
    _Static_assert(AC_FAULTS == 11, "each fault has one");

    if (ac_strict(AC_STRICT_LIFETIME) && handle)
        ac_lifetime_missing(handle);
    return handle ? &missing[ac_tag_fault(&ac_scalars, AC_TAG_SCALAR, handle)] : NULL;
}

size_t ac_scalars_live(void)
{
    return ac_pool_live(&ac_scalars);
}

/* Reads one value of a dtype, which may be unaligned; false for a dtype without scalars. */
static bool value_read(ac_scalar *scalar, const void *value, int dtype)
{
    union {
        int8_t i8;
        int16_t i16;
        int32_t i32;
        uint8_t u8;
        uint16_t u16;
        uint32_t u32;
        float f32[2];
    } raw;
    const size_t size = ac_dtype_size(dtype);

    memset(&raw, 0, sizeof raw);
    if (size <= sizeof raw)
        memcpy(&raw, value, dtype < AC_HIF8 ? size : 1);
    switch (dtype) {
    case AC_F32:
        scalar->value.f32 = raw.f32[0];
        return true;
    case AC_F16:
    case AC_BF16:
        scalar->value.bits16 = raw.u16;
        return true;
    case AC_F64:
        memcpy(&scalar->value.f64, value, sizeof scalar->value.f64);
        return true;
    case AC_I8:
        scalar->value.i64 = raw.i8;
        return true;
    case AC_I16:
        scalar->value.i64 = raw.i16;
        return true;
    case AC_I32:
        scalar->value.i64 = raw.i32;
        return true;
    case AC_I64:
        memcpy(&scalar->value.i64, value, sizeof scalar->value.i64);
        return true;
    case AC_U8:
        scalar->value.u64 = raw.u8;
        return true;
    case AC_U16:
        scalar->value.u64 = raw.u16;
        return true;
    case AC_U32:
        scalar->value.u64 = raw.u32;
        return true;
    case AC_U64:
        memcpy(&scalar->value.u64, value, sizeof scalar->value.u64);
        return true;
    case AC_BOOL:
        scalar->value.boolean = raw.u8 != 0;
        return true;
    case AC_C64:
        scalar->value.complex_parts[0] = (double)raw.f32[0];
        scalar->value.complex_parts[1] = (double)raw.f32[1];
        return true;
    case AC_C128:
        memcpy(scalar->value.complex_parts, value, sizeof scalar->value.complex_parts);
        return true;
    case AC_HIF8:
    case AC_F8_E5M2:
    case AC_F8_E4M3:
    case AC_F8_E8M0:
    case AC_F6_E3M2:
    case AC_F6_E2M3:
    case AC_F4_E2M1:
    case AC_F4_E1M2:
        scalar->value.byte = raw.u8;
        return true;
    default:
        return false;
    }
}

aclScalar *aclCreateScalar(void *value, aclDataType dataType)
{
    if (ac_check_pointer(__func__, value, "value") != ACLNN_SUCCESS)
        return NULL;

    ac_scalar *scalar = ac_pool_take(&ac_scalars);

    if (!scalar) {
        ac_error_record(ACLNN_ERR_INNER, "%s: no memory is left for another scalar", __func__);
        return NULL;
    }
    scalar->dtype = (int)dataType;
    if (!value_read(scalar, value, (int)dataType)) {
        ac_pool_give(&ac_scalars, scalar);
        ac_error_record(
            ACLNN_ERR_PARAM_INVALID,
            "%s: dataType is %s; the real and complex types but ACL_COMPLEX32, ACL_BOOL "
            "and the 8-bit and smaller floats are allowed",
            __func__, ac_dtype_acl_name((int)dataType));
        return NULL;
    }
    void *const handle = ac_tag_publish(&ac_scalars, AC_TAG_SCALAR, scalar);

    ac_object_made(AC_KIND_SCALAR, handle, 0, __func__);
    return handle;
}

aclnnStatus aclDestroyScalar(const aclScalar *scalar)
{
    if (!scalar)
        return ACLNN_SUCCESS;

    void *const found = ac_tag_find(&ac_scalars, scalar);

    /* If two threads destroy a scalar at once, one of them succeeds. */
    if (!found || !ac_tag_withdraw(found, scalar))
        return ac_stale_refuse(__func__, "scalar", &ac_scalars, AC_TAG_SCALAR, scalar);
    ac_object_ended(AC_KIND_SCALAR, scalar, "destroyed");
    ac_pool_give(&ac_scalars, found);
    return ACLNN_SUCCESS;
}

/* An integer is rounded once, so it is converted to float directly and not through double. A
 * complex value gives 0, as in the documented interface; the small floats, which no operator
 * accepts, give nan. Not inlined, so that no conversion is moved out of the floating-point
 * environment. */
__attribute__((noinline)) static double converted(const ac_scalar *scalar, bool narrow)
{
    switch (scalar->dtype) {
    case AC_I8:
    case AC_I16:
    case AC_I32:
    case AC_I64:
        return narrow ? (double)(float)scalar->value.i64 : (double)scalar->value.i64;
    case AC_U8:
    case AC_U16:
    case AC_U32:
    case AC_U64:
        return narrow ? (double)(float)scalar->value.u64 : (double)scalar->value.u64;
    case AC_BOOL:
        return scalar->value.boolean ? 1 : 0;
    case AC_F32:
        return (double)scalar->value.f32;
    case AC_F16:
        return (double)ac_f16_to_float(scalar->value.bits16);
    case AC_BF16:
        return (double)ac_bf16_to_float(scalar->value.bits16);
    case AC_F64:
        return narrow ? (double)(float)scalar->value.f64 : scalar->value.f64;
    case AC_C64:
    case AC_C128:
        return 0;
    default:
        return (double)NAN;
    }
}

int ac_scalar_dtype(const ac_scalar *scalar)
{
    return scalar ? scalar->dtype : AC_DTYPE_ABSENT;
}

/* The caller's environment may round upwards or flush a subnormal f32. A normal f32, the common
 * case, is widened exactly in every environment. */
double ac_scalar_real(const ac_scalar *scalar, int compute)
{
    if (scalar->dtype == AC_F32 && (ac_f32_bits(scalar->value.f32) & 0x7f800000) != 0)
        return (double)scalar->value.f32;

    const ac_float_environment callers = ac_float_environment_enter();
    const double value = converted(scalar, compute == AC_F32);

    ac_float_environment_leave(callers);
    return value;
}

double ac_float_real(float value)
{
    const ac_scalar scalar = {.dtype = AC_F32, .value.f32 = value};

    return ac_scalar_real(&scalar, AC_F32);
}

double ac_scalar_converted(const ac_scalar *scalar, int dtype)
{
    if (!ac_dtype_in(dtype, AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64))
        return (double)ac_scalar_integer(scalar);
    return ac_scalar_real(scalar, dtype == AC_F64 ? AC_F64 : AC_F32);
}

int64_t ac_scalar_integer(const ac_scalar *scalar)
{
    double value;

    switch (scalar->dtype) {
    case AC_I8:
    case AC_I16:
    case AC_I32:
    case AC_I64:
        return scalar->value.i64;
    case AC_U8:
    case AC_U16:
    case AC_U32:
    case AC_U64:
        return (int64_t)scalar->value.u64;
    default:
        value = ac_scalar_real(scalar, AC_F64);
        break;
    }
    if (value != value)
        return 0;
    if (value >= 0x1p63)
        return INT64_MAX;
    return value <= -0x1p63 ? INT64_MIN : (int64_t)value;
}

/* --- elements --------------------------------------------------------------------------------- */

/* The two parts of a number; a real one has the second part 0. */
static void parts_of(const ac_scalar *scalar, double parts[2])
{
    const bool complex_ = scalar->dtype == AC_C64 || scalar->dtype == AC_C128;

    parts[0] = complex_ ? scalar->value.complex_parts[0] : ac_scalar_real(scalar, AC_F64);
    parts[1] = complex_ ? scalar->value.complex_parts[1] : 0;
}

/* Not inlined, so that no conversion is moved out of the floating-point environment. */
__attribute__((noinline)) static ac_c128 widened(const unsigned char *element)
{
    ac_c64 narrow;

    memcpy(&narrow, element, sizeof narrow);
    return (ac_c128){(double)narrow.re, (double)narrow.im};
}

/* Not inlined, so that other calls do not make room for it. */
__attribute__((noinline)) static ac_c128 parts_in(const ac_scalar *scalar, int dtype)
{
    unsigned char element[AC_SCALAR_ELEMENT_MAX];
    ac_c128 value;

    ac_scalar_element(scalar, dtype == AC_C64 ? AC_C64 : AC_C128, element);
    if (dtype == AC_C64) { /* the caller's environment may flush a subnormal float */
        const ac_float_environment callers = ac_float_environment_enter();

        value = widened(element);
        ac_float_environment_leave(callers);
        return value;
    }
    memcpy(&value, element, sizeof value);
    return value;
}

ac_c128 ac_scalar_complex(const ac_scalar *scalar, int dtype)
{
    if (dtype != AC_C64 && dtype != AC_C128)
        return (ac_c128){0, 0};
    return parts_in(scalar, dtype);
}

/* Whether the scalar has the dtype, so that its bits are those of the element. */
static bool same_bits(const ac_scalar *scalar, int dtype, unsigned char *element)
{
    if (scalar->dtype != dtype)
        return false;
    switch (dtype) {
    case AC_F16:
    case AC_BF16:
        memcpy(element, &scalar->value.bits16, sizeof scalar->value.bits16);
        return true;
    case AC_F32:
        memcpy(element, &scalar->value.f32, sizeof scalar->value.f32);
        return true;
    case AC_F64:
        memcpy(element, &scalar->value.f64, sizeof scalar->value.f64);
        return true;
    default:
        return false;
    }
}

/* Bytes of an integer, the lowest ones, in the order of the machine. */
static void put_integer(unsigned char *element, int64_t value, size_t bytes)
{
    const uint8_t b1 = (uint8_t)value;
    const uint16_t b2 = (uint16_t)value;
    const uint32_t b4 = (uint32_t)value;
    const void *const from = bytes == 1   ? (const void *)&b1
                             : bytes == 2 ? (const void *)&b2
                             : bytes == 4 ? (const void *)&b4
                                          : (const void *)&value;

    memcpy(element, from, bytes);
}

/* Not inlined, so that no conversion is moved out of the floating-point environment. */
__attribute__((noinline)) static void put_element(const ac_scalar *scalar, int dtype,
                                                  unsigned char *element)
{
    const float narrow = (float)ac_scalar_real(scalar, AC_F32);
    double parts[2];

    memset(element, 0, AC_SCALAR_ELEMENT_MAX);
    if (same_bits(scalar, dtype, element))
        return;
    parts_of(scalar, parts);
    switch (dtype) {
    case AC_F16:
        put_integer(element, ac_f16_of_float(narrow), 2);
        return;
    case AC_BF16:
        put_integer(element, ac_bf16_of_float(narrow), 2);
        return;
    case AC_F32:
        memcpy(element, &narrow, sizeof narrow);
        return;
    case AC_F64:
        parts[0] = ac_scalar_real(scalar, AC_F64);
        memcpy(element, &parts[0], sizeof parts[0]);
        return;
    case AC_C64: {
        const bool complex_ = scalar->dtype == AC_C64 || scalar->dtype == AC_C128;
        const float both[2] = {complex_ ? (float)parts[0] : narrow, (float)parts[1]};

        memcpy(element, both, sizeof both);
        return;
    }
    case AC_C128:
        memcpy(element, parts, sizeof parts);
        return;
    case AC_BOOL:
        element[0] = parts[0] != 0 || parts[1] != 0;
        return;
    default:
        put_integer(element, ac_scalar_integer(scalar), ac_dtype_size(dtype));
        return;
    }
}

void ac_scalar_element(const ac_scalar *scalar, int dtype, unsigned char *element)
{
    const ac_float_environment callers = ac_float_environment_enter();

    put_element(scalar, dtype, element);
    ac_float_environment_leave(callers);
}
