/*
 * The product of three or more pairs, rounded once: vf32x2_product3(a, b, c) and
 * vf32x2_product(count, factors), and the same of vf64.
 *
 * The product of two of them may leave the range of the type where that of all does not:
 * y * (1 - y) * g for a large y and a tiny g. The first part of the whole, rounded by itself, may
 * be infinite where both parts together are the largest number. Where one of these may have
 * happened, or where the result is so small that its second part is not what it should be, the
 * factors are brought near 1 and the powers of two put back at the end, in one rounding. Should the
 * value be so near to where infinity begins that the error of the pairs decides, it is the largest
 * number, which is within half a unit and a trifle on either side.
 */
#ifndef AC_SIMD_PRODUCT3_H
#define AC_SIMD_PRODUCT3_H

#include <math.h>
#include <stddef.h>

#include "simd/pairs/pair_f32.h"
#include "simd/pairs/pair_f64.h"
#include "simd/words/word.h"

/* What brings x below 2 and, if it is normal, to 1 or more; 0 for the exponent of 1. */
AC_WORD vi32 ac_f32_lift(vf32 x)
{
    return vi32_sub(vi32_of(127), vi32_shr(vf32_as_vi32(vf32_abs(x)), 23));
}

AC_WORD vi64 ac_f64_lift(vf64 x)
{
    return vi64_sub(vi64_of(1023), vi64_shr(vf64_as_vi64(vf64_abs(x)), 52));
}

/* Beyond most the result has overflowed or vanished, and k would leave the range of v##_scale. The
 * product is known to `slack` of its size. */
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

/* The same of `count` factors, for more than three. */
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
