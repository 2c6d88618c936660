/*
 * Loops spell out each operand of a kernel. Compilers unroll loops over operands too late, and
 * address elements of an array of pointers with more instructions than variables.
 */
#ifndef AC_SIMD_LOOPS_OPERANDS_H
#define AC_SIMD_LOOPS_OPERANDS_H

/* Inputs, and outputs. */
enum { AC_LOOP_OPERANDS = 6 };

/* Statements for each operand k of `count`, which is a constant. */
#define AC_EACH(k, count, ...)                                                                     \
    AC_OPERAND(k, 0, count, __VA_ARGS__)                                                           \
    AC_OPERAND(k, 1, count, __VA_ARGS__)                                                           \
    AC_OPERAND(k, 2, count, __VA_ARGS__)                                                           \
    AC_OPERAND(k, 3, count, __VA_ARGS__)                                                           \
    AC_OPERAND(k, 4, count, __VA_ARGS__)                                                           \
    AC_OPERAND(k, 5, count, __VA_ARGS__)
#define AC_OPERAND(k, number, count, ...)                                                          \
    if ((count) > (number)) {                                                                      \
        enum { k = (number) };                                                                     \
        __VA_ARGS__                                                                                \
    }

#endif
