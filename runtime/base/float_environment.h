/*
 * The floating-point environment of kernels: round to nearest even, subnormals kept, exceptions
 * masked, whatever the caller has set. Afterwards the caller's is restored, including its exception
 * flags.
 *
 *     const ac_float_environment caller = ac_float_environment_enter();
 *     kernel(...);
 *     ac_float_environment_leave(caller);
 *
 * If the caller's environment is the default one already, entering costs a read of the control
 * register and a comparison. Flags that the kernels raise then stay raised, as after any other
 * arithmetic: hiding them would cost two writes of the register.
 */
#ifndef AC_FLOAT_ENVIRONMENT_H
#define AC_FLOAT_ENVIRONMENT_H

#include <stdint.h>

#if defined(__x86_64__)
#include <immintrin.h>

typedef uint32_t ac_float_environment;

/* MXCSR: flush to zero (15), rounding (14:13), masks (12:7), subnormals are zero (6), flags (5:0).
 */
enum { AC_FLOAT_CONTROL_DEFAULT = 0x1f80, AC_FLOAT_CONTROL_MASK = 0xffc0 };

static inline uint32_t ac_float_control_read(void)
{
    return _mm_getcsr();
}

static inline void ac_float_control_write(uint32_t control)
{
    _mm_setcsr(control);
}

#elif defined(__aarch64__)

typedef uint64_t ac_float_environment;

/* FPCR: alternative half precision (26), default nan (25), flush to zero (24), rounding (23:22),
 * flush 16-bit values (19), traps (15, 12:8). Flags are in another register, which is not changed.
 */
enum { AC_FLOAT_CONTROL_DEFAULT = 0, AC_FLOAT_CONTROL_MASK = 0x07c89f00 };

static inline uint64_t ac_float_control_read(void)
{
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control));
    return control;
}

static inline void ac_float_control_write(uint64_t control)
{
    __asm__ volatile("msr fpcr, %0" : : "r"(control) : "memory");
}

#else
#include <fenv.h>

typedef fenv_t ac_float_environment;

#endif

static inline ac_float_environment ac_float_environment_enter(void)
{
#if defined(__x86_64__) || defined(__aarch64__)
    const ac_float_environment caller = ac_float_control_read();
    if ((caller & AC_FLOAT_CONTROL_MASK) != AC_FLOAT_CONTROL_DEFAULT)
        ac_float_control_write(AC_FLOAT_CONTROL_DEFAULT);
    return caller;
#else
    ac_float_environment caller;
    fegetenv(&caller);
    fesetenv(FE_DFL_ENV);
    return caller;
#endif
}

static inline void ac_float_environment_leave(ac_float_environment caller)
{
#if defined(__x86_64__) || defined(__aarch64__)
    if ((caller & AC_FLOAT_CONTROL_MASK) != AC_FLOAT_CONTROL_DEFAULT)
        ac_float_control_write(caller);
#else
    fesetenv(&caller);
#endif
}

#endif
