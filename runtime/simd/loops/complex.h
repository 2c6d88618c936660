/*
 * How complex numbers are stored.
 */
#ifndef AC_SIMD_LOOPS_COMPLEX_H
#define AC_SIMD_LOOPS_COMPLEX_H

#include "simd/loops/storage.h"

AC_WORD vf64_complex ac_of_c64(ac_c64 z)
{
    return (vf64_complex){vf64_of((double)z.re), vf64_of((double)z.im)};
}

AC_WORD vf64_complex ac_of_c128(ac_c128 z)
{
    return (vf64_complex){vf64_of(z.re), vf64_of(z.im)};
}

AC_LOADS(c64, ac_c64, complex, vf64_complex, _c64, ac_of_c64)
AC_STORES(c64, ac_c64, complex, vf64_complex, _c64)
AC_STORAGE(c64, VF64_COMPLEX_LANES);

AC_LOADS(c128, ac_c128, complex, vf64_complex, _c128, ac_of_c128)
AC_STORES(c128, ac_c128, complex, vf64_complex, _c128)
AC_STORAGE(c128, VF64_COMPLEX_LANES);

#endif
