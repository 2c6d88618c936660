/*
 * AC_WORD: a word that is part of its caller whatever the compiler thinks of its size. A function
 * that is called once for each vector spends more time on moving the vector than on computing.
 */
#ifndef AC_SIMD_WORD_H
#define AC_SIMD_WORD_H

#define AC_WORD static inline __attribute__((always_inline))

/* AC_COLD: what a word calls for the rare lanes it cannot do itself. It stays out of the loop. */
#define AC_COLD static __attribute__((cold, noinline, unused))

#endif
