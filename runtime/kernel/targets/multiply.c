#include "kernel/multiply.h"

#include "simd/simd.h"

/* Tiles whose sums fill the registers: with those of the columns and of a factor, 31 of 32, 15 of
 * 16. The words of the scalar set have no vectors to keep busy. */
#if defined(AC_TARGET_AVX512)
enum { MULTIPLY_ROWS = 14, MULTIPLY_VECTORS = 2 };
#define EACH_NUMBER_OF_ROWS(DO)                                                                    \
    DO(1) DO(2) DO(3) DO(4) DO(5) DO(6) DO(7) DO(8) DO(9) DO(10) DO(11) DO(12) DO(13) DO(14)
#elif defined(AC_TARGET_NEON)
enum { MULTIPLY_ROWS = 8, MULTIPLY_VECTORS = 3 };
#define EACH_NUMBER_OF_ROWS(DO) DO(1) DO(2) DO(3) DO(4) DO(5) DO(6) DO(7) DO(8)
#elif defined(AC_TARGET_AVX2)
enum { MULTIPLY_ROWS = 6, MULTIPLY_VECTORS = 2 };
#define EACH_NUMBER_OF_ROWS(DO) DO(1) DO(2) DO(3) DO(4) DO(5) DO(6)
#else
enum { MULTIPLY_ROWS = 4, MULTIPLY_VECTORS = 2 };
#define EACH_NUMBER_OF_ROWS(DO) DO(1) DO(2) DO(3) DO(4)
#endif

#if defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#else
#define UNROLL _Pragma("GCC unroll 16")
#endif

#define TILE(name) name##_f32
#define WORD(verb) vf32_##verb
#define VECTOR vf32
#define ELEMENT float
#define LANES VF32_LANES
#include "kernel/targets/multiply_tile.h"
#undef TILE
#undef WORD
#undef VECTOR
#undef ELEMENT
#undef LANES

#define TILE(name) name##_f64
#define WORD(verb) vf64_##verb
#define VECTOR vf64
#define ELEMENT double
#define LANES VF64_LANES
#include "kernel/targets/multiply_tile.h"

/* --- strips of elements whose columns are adjacent ----------------------------------------------
 */

#define STRIP(NAME, TYPE, ELEMENT, VECTOR, LANES, STORED, SUFFIX)                                  \
    static void NAME(void *strip, const void *from, ptrdiff_t stride, size_t depth,                \
                     size_t columns)                                                               \
    {                                                                                              \
        ELEMENT *to = strip;                                                                       \
        const unsigned char *row = from;                                                           \
        for (size_t k = 0; k < depth; k++, row += stride, to += MULTIPLY_VECTORS * (LANES)) {      \
            for (size_t v = 0; v < MULTIPLY_VECTORS; v++) {                                        \
                const STORED *const at = (const STORED *)(const void *)row + v * (LANES);          \
                const size_t n = columns > v * (LANES) ? columns - v * (LANES) : 0;                \
                VECTOR x = TYPE##_of(0);                                                           \
                if (n >= (LANES))                                                                  \
                    x = TYPE##_load##SUFFIX(at);                                                   \
                else if (n > 0)                                                                    \
                    x = TYPE##_load##SUFFIX##_n(at, n);                                            \
                TYPE##_keep(to + v * (LANES), x);                                                  \
            }                                                                                      \
        }                                                                                          \
    }

STRIP(strip_f32, vf32, float, vf32, VF32_LANES, float, )
STRIP(strip_f16, vf32, float, vf32, VF32_LANES, ac_f16, _f16)
STRIP(strip_bf16, vf32, float, vf32, VF32_LANES, ac_bf16, _bf16)
STRIP(strip_f64, vf64, double, vf64, VF64_LANES, double, )

extern const ac_multiply AC_ISA(ac_multiplies)[2];

const ac_multiply AC_ISA(ac_multiplies)[2] = {
    {
        .height = MULTIPLY_ROWS,
        .width = MULTIPLY_VECTORS * VF32_LANES,
        .block = block_f32,
        .finish = finish_f32,
        .strip = {[AC_F32] = strip_f32, [AC_F16] = strip_f16, [AC_BF16] = strip_bf16},
    },
    {
        .height = MULTIPLY_ROWS,
        .width = MULTIPLY_VECTORS * VF64_LANES,
        .block = block_f64,
        .finish = finish_f64,
        .strip = {[AC_F64] = strip_f64},
    },
};
