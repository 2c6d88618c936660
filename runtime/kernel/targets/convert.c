#include <math.h>
#include <string.h>

#include "base/truncate.h"
#include "kernel/stage.h"
#include "kernel/targets/convert.h"
#include "simd/simd.h"

/*
 * Dtypes that f32 represents exactly are converted through f32, the others through f64 or directly
 * to the target, so that only the last step rounds.
 */

enum { CHUNK = 256 }; /* elements of the intermediate f32 or f64 array */

static const float canonical_nan_f32 = NAN;
static const double canonical_nan_f64 = (double)NAN;

static void f32_of_f16(float *to, const ac_f16 *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(to + i, vf32_load_f16(from + i));
    if (i < count)
        vf32_store_n(to + i, vf32_load_f16_n(from + i, count - i), count - i);
}

static void f32_of_bf16(float *to, const ac_bf16 *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(to + i, vf32_load_bf16(from + i));
    if (i < count)
        vf32_store_n(to + i, vf32_load_bf16_n(from + i, count - i), count - i);
}

static void f16_of_f32(ac_f16 *to, const float *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_f16(to + i, vf32_load(from + i));
    if (i < count)
        vf32_store_f16_n(to + i, vf32_load_n(from + i, count - i), count - i);
}

static void bf16_of_f32(ac_bf16 *to, const float *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_bf16(to + i, vf32_load(from + i));
    if (i < count)
        vf32_store_bf16_n(to + i, vf32_load_n(from + i, count - i), count - i);
}

/* `x` rounded to odd: towards zero, with the last bit set if that was inexact. A second rounding,
 * to fewer bits, then gives the same as a single one. */
static inline float f32_of_f64_odd(double x)
{
    const float nearest = (float)x;
    if (x != x)
        return canonical_nan_f32;
    if ((double)nearest == x)
        return nearest;
    const double magnitude = x < 0 ? -x : x;
    const double candidate = nearest < 0 ? -(double)nearest : (double)nearest;
    uint32_t bits;
    memcpy(&bits, &nearest, sizeof bits);
    bits = (candidate > magnitude ? bits - 1 : bits) | 1;
    float odd;
    memcpy(&odd, &bits, sizeof odd);
    return odd;
}

/* An integer rounded to odd in f64. */
static inline double f64_of_u64_odd(uint64_t x)
{
    if (x < UINT64_C(1) << 53)
        return (double)x;
    return (double)(x >> 11 | (uint64_t)((x & 2047) != 0)) * 2048.0;
}

static inline double f64_of_i64_odd(int64_t x)
{
    return x < 0 ? -f64_of_u64_odd(UINT64_C(0) - (uint64_t)x) : f64_of_u64_odd((uint64_t)x);
}

/* To f32: exact for f16, bf16, f32, 8- and 16-bit integers and bool; wider integers and f64 are
 * rounded to nearest even. */
static void f32_of(float *to, int dtype, const void *from, size_t count)
{
    switch (dtype) {
    case AC_F32:
        for (size_t i = 0; i < count; i++) {
            const float x = ((const float *)from)[i];
            to[i] = x != x ? canonical_nan_f32 : x;
        }
        return;
    case AC_F16:
        f32_of_f16(to, from, count);
        return;
    case AC_BF16:
        f32_of_bf16(to, from, count);
        return;
    case AC_F64:
        for (size_t i = 0; i < count; i++) {
            const float x = (float)((const double *)from)[i];
            to[i] = x != x ? canonical_nan_f32 : x;
        }
        return;
    case AC_I8:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const int8_t *)from)[i];
        return;
    case AC_U8:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const uint8_t *)from)[i];
        return;
    case AC_I16:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const int16_t *)from)[i];
        return;
    case AC_U16:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const uint16_t *)from)[i];
        return;
    case AC_I32:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const int32_t *)from)[i];
        return;
    case AC_U32:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const uint32_t *)from)[i];
        return;
    case AC_I64:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const int64_t *)from)[i];
        return;
    case AC_U64:
        for (size_t i = 0; i < count; i++)
            to[i] = (float)((const uint64_t *)from)[i];
        return;
    default: /* AC_BOOL */
        for (size_t i = 0; i < count; i++)
            to[i] = ((const uint8_t *)from)[i] != 0 ? 1.0f : 0.0f;
        return;
    }
}

/* To f64, for every dtype; 64-bit integers are rounded to nearest even. */
static void f64_of(double *to, int dtype, const void *from, size_t count)
{
    switch (dtype) {
    case AC_F64:
        for (size_t i = 0; i < count; i++) {
            const double x = ((const double *)from)[i];
            to[i] = x != x ? canonical_nan_f64 : x;
        }
        return;
    case AC_I32:
        for (size_t i = 0; i < count; i++)
            to[i] = (double)((const int32_t *)from)[i];
        return;
    case AC_U32:
        for (size_t i = 0; i < count; i++)
            to[i] = (double)((const uint32_t *)from)[i];
        return;
    case AC_I64:
        for (size_t i = 0; i < count; i++)
            to[i] = (double)((const int64_t *)from)[i];
        return;
    case AC_U64:
        for (size_t i = 0; i < count; i++)
            to[i] = (double)((const uint64_t *)from)[i];
        return;
    default:
        break;
    }
    const size_t size = ac_dtype_facts[dtype].bytes;
    for (size_t done = 0; done < count; done += CHUNK) {
        const size_t n = count - done < CHUNK ? count - done : CHUNK;
        float chunk[CHUNK];
        f32_of(chunk, dtype, (const unsigned char *)from + done * size, n);
        for (size_t i = 0; i < n; i++)
            to[done + i] = chunk[i] != chunk[i] ? canonical_nan_f64 : (double)chunk[i];
    }
}

/* To f32, rounded to odd, for a second rounding to 16 bits. */
static void f32_of_odd(float *to, int dtype, const void *from, size_t count)
{
    switch (dtype) {
    case AC_F64:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd(((const double *)from)[i]);
        return;
    case AC_I32:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd((double)((const int32_t *)from)[i]);
        return;
    case AC_U32:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd((double)((const uint32_t *)from)[i]);
        return;
    case AC_I64:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd(f64_of_i64_odd(((const int64_t *)from)[i]));
        return;
    case AC_U64:
        for (size_t i = 0; i < count; i++)
            to[i] = f32_of_f64_odd(f64_of_u64_odd(((const uint64_t *)from)[i]));
        return;
    default:
        f32_of(to, dtype, from, count);
        return;
    }
}

static void narrow(int to, uint16_t *target, int from, const unsigned char *source, size_t count)
{
    const size_t size = ac_dtype_facts[from].bytes;
    for (size_t done = 0; done < count; done += CHUNK) {
        const size_t n = count - done < CHUNK ? count - done : CHUNK;
        float chunk[CHUNK];
        f32_of_odd(chunk, from, source + done * size, n);
        if (to == AC_F16)
            f16_of_f32(target + done, chunk, n);
        else
            bf16_of_f32(target + done, chunk, n);
    }
}

/* Integers and bool to integers: they wrap. A loop for each pair of widths, which compilers
 * vectorise; the sign of the source alone decides how it is extended. */
#define AC_NARROW(to_type, from_type)                                                              \
    for (size_t i = 0; i < count; i++)                                                             \
    ((to_type *)target)[i] = (to_type)((const from_type *)source)[i]
#define AC_INTEGERS(to_type)                                                                       \
    switch (from) {                                                                                \
    case AC_I8:                                                                                    \
        AC_NARROW(to_type, int8_t);                                                                \
        return;                                                                                    \
    case AC_I16:                                                                                   \
        AC_NARROW(to_type, int16_t);                                                               \
        return;                                                                                    \
    case AC_U16:                                                                                   \
        AC_NARROW(to_type, uint16_t);                                                              \
        return;                                                                                    \
    case AC_I32:                                                                                   \
        AC_NARROW(to_type, int32_t);                                                               \
        return;                                                                                    \
    case AC_U32:                                                                                   \
        AC_NARROW(to_type, uint32_t);                                                              \
        return;                                                                                    \
    case AC_I64:                                                                                   \
    case AC_U64:                                                                                   \
        AC_NARROW(to_type, uint64_t);                                                              \
        return;                                                                                    \
    default: /* AC_U8, AC_BOOL */                                                                  \
        AC_NARROW(to_type, uint8_t);                                                               \
        return;                                                                                    \
    }

static void integers_of(int to, void *target, int from, const void *source, size_t count)
{
    switch (ac_dtype_facts[to].bytes) {
    case 1:
        AC_INTEGERS(uint8_t)
    case 2:
        AC_INTEGERS(uint16_t)
    case 4:
        AC_INTEGERS(uint32_t)
    default:
        AC_INTEGERS(uint64_t)
    }
}

#undef AC_INTEGERS
#undef AC_NARROW

/* What is not zero becomes 1: bits other than the sign of a float, any bits of an integer. */
#define AC_TRUTH(bits_type, mask)                                                                  \
    for (size_t i = 0; i < count; i++)                                                             \
    target[i] = (((const bits_type *)source)[i] & (mask)) != 0

static void bools_of(uint8_t *target, int from, const void *source, size_t count)
{
    const bool signs = ac_dtype_facts[from].class_ == AC_CLASS_FLOAT;
    switch (ac_dtype_facts[from].bytes) {
    case 1:
        AC_TRUTH(uint8_t, UINT8_MAX);
        return;
    case 2:
        AC_TRUTH(uint16_t, signs ? INT16_MAX : UINT16_MAX);
        return;
    case 4:
        AC_TRUTH(uint32_t, signs ? (uint32_t)INT32_MAX : UINT32_MAX);
        return;
    default:
        AC_TRUTH(uint64_t, signs ? (uint64_t)INT64_MAX : UINT64_MAX);
        return;
    }
}

#undef AC_TRUTH

/* Floats to integers, as truncate.h says. */
static void wholes_of(int to, void *target, const double *from, size_t count)
{
    switch (to) {
    case AC_I8:
        for (size_t i = 0; i < count; i++)
            ((int8_t *)target)[i] = ac_i8_of(from[i]);
        return;
    case AC_U8:
        for (size_t i = 0; i < count; i++)
            ((uint8_t *)target)[i] = ac_u8_of(from[i]);
        return;
    case AC_I16:
        for (size_t i = 0; i < count; i++)
            ((int16_t *)target)[i] = ac_i16_of(from[i]);
        return;
    case AC_U16:
        for (size_t i = 0; i < count; i++)
            ((uint16_t *)target)[i] = ac_u16_of(from[i]);
        return;
    case AC_I32:
        for (size_t i = 0; i < count; i++)
            ((int32_t *)target)[i] = ac_i32_of(from[i]);
        return;
    case AC_U32:
        for (size_t i = 0; i < count; i++)
            ((uint32_t *)target)[i] = ac_u32_of(from[i]);
        return;
    case AC_I64:
        for (size_t i = 0; i < count; i++)
            ((int64_t *)target)[i] = ac_i64_of(from[i]);
        return;
    default: /* AC_U64 */
        for (size_t i = 0; i < count; i++)
            ((uint64_t *)target)[i] = ac_u64_of(from[i]);
        return;
    }
}

/* f32 to i32 without the way by f64. What is outside the range is replaced before the cast, which C
 * does not define there. */
static void i32_of_f32(int32_t *to, const float *from, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const float x = from[i];
        const bool inside = x >= -0x1p31f && x < 0x1p31f;
        const int32_t end = x >= 0x1p31f ? INT32_MAX : x == x ? INT32_MIN : 0;
        const int32_t whole = (int32_t)(inside ? x : 0.0f);
        to[i] = inside ? whole : end;
    }
}

static void truncate_to(int to, unsigned char *target, int from, const unsigned char *source,
                        size_t count)
{
    if (to == AC_I32 && from == AC_F32) {
        i32_of_f32((int32_t *)(void *)target, (const float *)(const void *)source, count);
        return;
    }
    const size_t size = ac_dtype_facts[from].bytes;
    for (size_t done = 0; done < count; done += CHUNK) {
        const size_t n = count - done < CHUNK ? count - done : CHUNK;
        double chunk[CHUNK];
        f64_of(chunk, from, source + done * size, n);
        wholes_of(to, target + done * ac_dtype_facts[to].bytes, chunk, n);
    }
}

static void real_of(int to, void *target, int from, const void *source, size_t count)
{
    if (to == AC_BOOL) {
        bools_of(target, from, source, count);
        return;
    }
    if (ac_dtype_facts[to].class_ == AC_CLASS_INT) {
        if (ac_dtype_facts[from].class_ == AC_CLASS_FLOAT)
            truncate_to(to, target, from, source, count);
        else
            integers_of(to, target, from, source, count);
        return;
    }
    switch (to) {
    case AC_F32:
        f32_of(target, from, source, count);
        return;
    case AC_F64:
        f64_of(target, from, source, count);
        return;
    case AC_F16:
        if (from == AC_F32)
            f16_of_f32(target, source, count);
        else
            narrow(to, target, from, source, count);
        return;
    default: /* AC_BF16 */
        if (from == AC_F32)
            bf16_of_f32(target, source, count);
        else
            narrow(to, target, from, source, count);
        return;
    }
}

/* A complex number is true where one of its parts is. */
static void bools_of_complex(uint8_t *target, int from, const void *source, size_t count)
{
    for (size_t done = 0; done < count; done += CHUNK) {
        const size_t n = count - done < CHUNK ? count - done : CHUNK;
        const int part = ac_dtype_facts[from].part;
        uint8_t parts[2 * CHUNK];
        bools_of(parts, part, (const unsigned char *)source + done * ac_dtype_facts[from].bytes,
                 2 * n);
        for (size_t i = 0; i < n; i++)
            target[done + i] = parts[2 * i] | parts[2 * i + 1];
    }
}

/* Conversions from or to a complex dtype, part by part, in chunks. */
static void complex_of(int to, unsigned char *target, int from, const unsigned char *source,
                       size_t count)
{
    const int part = ac_dtype_facts[to].part;
    const int own_part = ac_dtype_facts[from].part;
    const size_t size = ac_dtype_facts[part].bytes;
    const size_t own = ac_dtype_facts[own_part].bytes;
    const size_t parts = part != to ? 2 : 1;
    const size_t own_parts = own_part != from ? 2 : 1;

    for (size_t done = 0; done < count; done += CHUNK) {
        const size_t n = count - done < CHUNK ? count - done : CHUNK;
        _Alignas(8) unsigned char chunk[CHUNK * sizeof(double)];
        _Alignas(8) unsigned char converted[CHUNK * sizeof(double)];
        for (size_t k = 0; k < parts; k++) {
            memset(converted, 0, n * size);
            if (k < own_parts) {
                for (size_t i = 0; i < n; i++)
                    memcpy(chunk + i * own, source + ((done + i) * own_parts + k) * own, own);
                real_of(part, converted, own_part, chunk, n);
            }
            for (size_t i = 0; i < n; i++)
                memcpy(target + ((done + i) * parts + k) * size, converted + i * size, size);
        }
    }
}

void AC_ISA(ac_convert)(int to, void *target, int from, const void *source, size_t count)
{
    if (to == AC_BOOL && ac_dtype_facts[from].class_ == AC_CLASS_COMPLEX)
        bools_of_complex(target, from, source, count);
    else if (ac_dtype_facts[to].class_ == AC_CLASS_COMPLEX ||
             ac_dtype_facts[from].class_ == AC_CLASS_COMPLEX)
        complex_of(to, target, from, source, count);
    else
        real_of(to, target, from, source, count);
}
