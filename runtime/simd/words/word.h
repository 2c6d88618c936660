/*
 * AC_WORD: a function that is always inlined, whatever its size. A call for each vector would spend
 * more time on moving the vector than on computing.
 */
#ifndef AC_SIMD_WORD_H
#define AC_SIMD_WORD_H

#define AC_WORD static inline __attribute__((always_inline))

/* AC_COLD: a function for the rare lanes that a word cannot handle itself; kept out of the loop. */
#define AC_COLD static __attribute__((cold, noinline, unused))

/* Before a loop over vectors: two vectors in each iteration, so that their instructions
 * interleave. */
#if defined(__clang__)
#define AC_UNROLL_2 _Pragma("clang loop unroll_count(2)")
#elif defined(__GNUC__)
#define AC_UNROLL_2 _Pragma("GCC unroll 2")
#else
#define AC_UNROLL_2
#endif

/* Before a loop over at most four vectors that are held in registers: no loop is left. */
#if defined(__clang__)
#define AC_UNROLL_4 _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define AC_UNROLL_4 _Pragma("GCC unroll 4")
#else
#define AC_UNROLL_4
#endif

#endif
