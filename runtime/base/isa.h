/*
 * Instruction sets: which exist, which one is in use, and how a function gets a copy for each.
 */
#ifndef AC_ISA_H
#define AC_ISA_H

#include <stdbool.h>

/* Instruction sets, lowest first. Those the library was not built for have no tables. */
typedef enum ac_isa {
    AC_ISA_SCALAR,
    AC_ISA_AVX2,
    AC_ISA_AVX512,
    AC_ISA_NEON,
    AC_ISA_COUNT,
} ac_isa;

/* The instruction set in use: the best one of this machine, or a lower one that ACLNN_CPU_ISA
 * forces. Chosen once. Never fails: ac_environment_check reports a wrong ACLNN_CPU_ISA. */
ac_isa ac_isa_current(void);

const char *ac_isa_name(ac_isa isa);

/* "scalar", "avx2", "avx512" or "neon", as ACLNN_CPU_ISA spells them; false for any other word. */
bool ac_isa_parse(const char *name, ac_isa *isa);

/* Whether this build has kernels for it that this machine and its operating system can run. */
bool ac_isa_supported(ac_isa isa);

/* For tests and tools: reads ACLNN_CPU_ISA and chooses again. Not while operators run. */
void ac_isa_reload(void);

/*
 * Every kernel source and every file of kernel/targets/ is compiled for each instruction set, with
 * one of AC_TARGET_SCALAR, AC_TARGET_AVX2, AC_TARGET_AVX512, AC_TARGET_NEON defined. AC_ISA(name)
 * gives each copy its own symbol: leaky_relu_kernels_avx2.
 */
#if defined(AC_TARGET_SCALAR)
#define AC_ISA(name) name##_scalar
#elif defined(AC_TARGET_AVX2)
#define AC_ISA(name) name##_avx2
#elif defined(AC_TARGET_AVX512)
#define AC_ISA(name) name##_avx512
#elif defined(AC_TARGET_NEON)
#define AC_ISA(name) name##_neon
#endif

/* AC_ISA_EXTERN(const ac_kernels, leaky_relu_kernels, [1]) declares the copies that this build has;
 * AC_ISA_TABLE(leaky_relu_kernels) is the initializer of a table indexed by ac_isa. */
#if defined(__x86_64__)
#define AC_ISA_EXTERN(type, name, array)                                                           \
    extern type name##_scalar array;                                                               \
    extern type name##_avx2 array;                                                                 \
    extern type name##_avx512 array
#define AC_ISA_TABLE(name)                                                                         \
    {                                                                                              \
        [AC_ISA_SCALAR] = name##_scalar, [AC_ISA_AVX2] = name##_avx2,                              \
        [AC_ISA_AVX512] = name##_avx512                                                            \
    }
#elif defined(__aarch64__)
#define AC_ISA_EXTERN(type, name, array)                                                           \
    extern type name##_scalar array;                                                               \
    extern type name##_neon array
#define AC_ISA_TABLE(name)                                                                         \
    {                                                                                              \
        [AC_ISA_SCALAR] = name##_scalar, [AC_ISA_NEON] = name##_neon                               \
    }
#else
#define AC_ISA_EXTERN(type, name, array) extern type name##_scalar array
#define AC_ISA_TABLE(name)                                                                         \
    {                                                                                              \
        [AC_ISA_SCALAR] = name##_scalar                                                            \
    }
#endif

#endif
