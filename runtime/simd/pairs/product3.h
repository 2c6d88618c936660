/*
 * The product of three or more pairs, rounded once: vf32x2_product3(a, b, c) and
 * vf32x2_product(count, factors), and the same of vf64.
 *
 * The product of two factors may leave the range of the type although that of all does not: y * (1
 * - y) * g for a large y and a tiny g. The high part of the product, rounded separately, may be
 * infinite although the sum of both parts rounds to the largest number. If one of these may have
 * happened, or if the result is so small that its low part is inexact, the factors are scaled near
 * 1 and the powers of two applied at the end, in one rounding. If the value is so near the overflow
 * threshold that the error of the pairs decides, the result is the largest number, which is within
 * slightly more than half a unit in both cases.
 */
#ifndef AC_SIMD_PRODUCT3_H
#define AC_SIMD_PRODUCT3_H

#include <math.h>
#include <stddef.h>

#include "simd/pairs/pair_f32.h"
#include "simd/pairs/pair_f64.h"
#include "simd/words/word.h"

/* The exponent k such that x * 2^k is below 2 and, for a normal x, at least 1. */
AC_WORD vi32 ac_f32_lift(vf32 x)
{
    return vi32_sub(vi32_of(127), vi32_shr(vf32_as_vi32(vf32_abs(x)), 23));
}

AC_WORD vi64 ac_f64_lift(vf64 x)
{
    return vi64_sub(vi64_of(1023), vi64_shr(vf64_as_vi64(vf64_abs(x)), 52));
}

/* For exponents beyond `most` the result has overflowed or underflowed, and k would leave the range
 * of v##_scale. The product has a relative error of at most `slack`. */
#define AC_PRODUCT_FAR(f, v, vi, most, slack)                                                      \
    AC_COLD v ac_##f##_product_far(size_t count, const v##x2 factors[])                            \
    {                                                                                              \
        vi k = ac_##f##_lift(factors[0].hi);                                                       \
        v##x2 product = v##x2_scale(factors[0], k);                                                \
        for (size_t i = 1; i < count; i++) {                                                       \
            const vi own = ac_##f##_lift(factors[i].hi);                                           \
            product = v##x2_mul(product, v##x2_scale(factors[i], own));                            \
            k = vi##_add(k, own);                                                                  \
        }                                                                                          \
        k = vi##_sub(vi##_of(0), k);                                                               \
        k = vi##_where(vi##_gt(k, vi##_of(most)), vi##_of(most), k);                               \
        k = vi##_where(vi##_gt(vi##_of(-most), k), vi##_of(-most), k);                             \
        const v##x2 least = v##x2_mul(product, v##x2_make(v##_of(1), v##_of(-slack)));             \
        const v result = v##x2_scale(product, k).hi;                                               \
        return v##_where(v##_is_inf(result), v##x2_scale(least, k).hi, result);                    \
    }

AC_PRODUCT_FAR(f32, vf32, vi32, 390, 0x1p-43f)
AC_PRODUCT_FAR(f64, vf64, vi64, 2900, 0x1p-99)

#define AC_PRODUCT3(f, v, vm, least)                                                               \
    AC_WORD v v##x2_product3(v##x2 a, v##x2 b, v##x2 c)                                            \
    {                                                                                              \
        v##x2 two = v##x2_mul(a, b);                                                               \
        v product = v##x2_mul_round(two, c);                                                       \
        v size = v##_fma(product, v##_of(0), v##_abs(product)); /* nan if not finite */            \
        vm ok = v##_ge(v##_min(size, v##_abs(two.hi)), v##_of(least));                             \
        if (__builtin_expect(!vm##_all(ok), 0)) {                                                  \
            v zero = v##_of(0);                                                                    \
            vm lost = vm##_and(vm##_not(ok), vm##_and(v##_ne(a.hi, zero), v##_ne(b.hi, zero)));    \
            lost = vm##_and(lost, vm##_or(v##_ne(c.hi, zero), v##_is_inf(two.hi)));                \
            if (vm##_any(lost)) {                                                                  \
                const v##x2 factors[] = {a, b, c};                                                 \
                product = v##_where(lost, ac_##f##_product_far(3, factors), product);              \
            }                                                                                      \
        }                                                                                          \
        return product;                                                                            \
    }

AC_PRODUCT3(f32, vf32, vm32, 0x1p-97f)
AC_PRODUCT3(f64, vf64, vm64, 0x1p-960)

/* The same for `count` factors, more than three. */
#define AC_PRODUCT(f, v, vm, least)                                                                \
    AC_WORD v v##x2_product(size_t count, const v##x2 factors[])                                   \
    {                                                                                              \
        v##x2 product = factors[0];                                                                \
        v zero = v##_of(0);                                                                        \
        v smallest = v##_of(least);                                                                \
        vm beyond = v##_is_inf(v##_of(least));                                                     \
        for (size_t i = 1; i + 1 < count; i++) {                                                   \
            product = v##x2_mul(product, factors[i]);                                              \
            smallest = v##_min(smallest, v##_abs(product.hi));                                     \
            beyond = vm##_or(beyond, v##_is_inf(product.hi));                                      \
        }                                                                                          \
        v result = v##x2_mul_round(product, factors[count - 1]);                                   \
        smallest = v##_min(smallest, v##_abs(result));                                             \
        vm suspect =                                                                               \
            vm##_or(v##_lt(smallest, v##_of(least)), vm##_or(beyond, v##_is_inf(result)));         \
        if (__builtin_expect(vm##_any(suspect), 0)) {                                              \
            vm lost = suspect;                                                                     \
            for (size_t i = 0; i < count; i++)                                                     \
                lost = vm##_and(lost, vm##_or(v##_ne(factors[i].hi, zero), beyond));               \
            if (vm##_any(lost))                                                                    \
                result = v##_where(lost, ac_##f##_product_far(count, factors), result);            \
        }                                                                                          \
        return result;                                                                             \
    }

AC_PRODUCT(f32, vf32, vm32, 0x1p-97f)
AC_PRODUCT(f64, vf64, vm64, 0x1p-960)

#undef AC_PRODUCT_FAR
#undef AC_PRODUCT3
#undef AC_PRODUCT

#endif
