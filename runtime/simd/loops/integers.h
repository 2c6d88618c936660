/*
 * How integers are stored that a kernel computes in f32: they are truncated (whole.h).
 */
#ifndef AC_SIMD_LOOPS_INTEGERS_H
#define AC_SIMD_LOOPS_INTEGERS_H

#include "simd/loops/storage.h"

#define AC_INTEGER(name, element)                                                                  \
    AC_WORD vf32 ac_of_##name(element x)                                                           \
    {                                                                                              \
        return vf32_of((float)x);                                                                  \
    }                                                                                              \
    AC_LOADS(name, element, f32, vf32, _##name, ac_of_##name)                                      \
    AC_STORES(name, element, f32, vf32, _##name)                                                   \
    AC_STORAGE(name, VF32_LANES)

AC_INTEGER(i8, int8_t);
AC_INTEGER(u8, uint8_t);
AC_INTEGER(i16, int16_t);
AC_INTEGER(u16, uint16_t);
AC_INTEGER(i32, int32_t);
AC_INTEGER(u32, uint32_t);
AC_INTEGER(i64, int64_t);
AC_INTEGER(u64, uint64_t);

#undef AC_INTEGER

#endif
