/*
 * AC_WORD: a word that is part of its caller whatever the compiler thinks of its size. A function
 * that is called once for each vector spends more time on moving the vector than on computing.
 */
#ifndef AC_SIMD_WORD_H
#define AC_SIMD_WORD_H

#define AC_WORD static inline __attribute__((always_inline))

/* AC_COLD: what a word calls for the rare lanes it cannot do itself. It stays out of the loop. */
#define AC_COLD static __attribute__((cold, noinline, unused))

/* Before a loop over vectors: two in one turn, so that the compiler mixes their instructions. */
#if defined(__clang__)
#define AC_UNROLL_2 _Pragma("clang loop unroll_count(2)")
#elif defined(__GNUC__)
#define AC_UNROLL_2 _Pragma("GCC unroll 2")
#else
#define AC_UNROLL_2
#endif

#endif
