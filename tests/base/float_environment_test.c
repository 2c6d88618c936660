/*
 * Kernels run in the default floating-point environment, whatever the caller has set, and the
 * caller gets back what was set.
 */
#include "base/float_environment.h"

#include <criterion/criterion.h>
#include <fenv.h>
#include <stdbool.h>

/* Volatile operands: the arithmetic happens where it stands. */
static volatile float third_of = 3.0f;
static volatile float least_normal = 0x1p-126f;

static bool rounds_to_nearest(void)
{
    volatile const float up = 1.0f / third_of;
    volatile const float down = 2.0f / third_of;
    return up == 0x1.555556p-2f && down == 0x1.555556p-1f && -up == -1.0f / third_of;
}

static bool keeps_subnormals(void)
{
    volatile const float result = least_normal / 4.0f;
    volatile const float operand = result * 4.0f;
    return result == 0x1p-128f && operand == 0x1p-126f;
}

static void assert_default_inside(void)
{
    const ac_float_environment caller = ac_float_environment_enter();
    const bool nearest = rounds_to_nearest();
    const bool subnormals = keeps_subnormals();
    ac_float_environment_leave(caller);
    cr_assert(nearest);
    cr_assert(subnormals);
}

TestSuite(float_environment);

Test(float_environment, default_stays_default)
{
    assert_default_inside();
    cr_assert(rounds_to_nearest());
    cr_assert(keeps_subnormals());
}

Test(float_environment, rounding_of_the_caller_is_put_aside)
{
    const int modes[] = {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        fesetround(modes[i]);
        cr_expect_not(rounds_to_nearest());
        assert_default_inside();
        cr_expect_eq(fegetround(), modes[i]);
    }
    fesetround(FE_TONEAREST);
}

#if defined(__x86_64__)
enum { SUBNORMALS_ARE_ZERO = 0x40, FLUSH_TO_ZERO = 0x8000 };

Test(float_environment, flushing_of_the_caller_is_put_aside)
{
    const unsigned int modes[] = {FLUSH_TO_ZERO, SUBNORMALS_ARE_ZERO,
                                  FLUSH_TO_ZERO | SUBNORMALS_ARE_ZERO};
    for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        const unsigned int before = _mm_getcsr();
        _mm_setcsr(before | modes[i]);
        cr_expect_not(keeps_subnormals());
        assert_default_inside();
        cr_expect_eq(_mm_getcsr() & 0xffc0u, (before | modes[i]) & 0xffc0u);
        _mm_setcsr(before);
    }
}

/* An unmasked inexact would end the process at the first division inside. */
Test(float_environment, traps_of_the_caller_are_put_aside)
{
    const unsigned int before = _mm_getcsr();
    enum { INEXACT_MASK = 0x1000, INVALID_MASK = 0x80, FLAGS = 0x3f };

    _mm_setcsr(before & ~(unsigned int)(INEXACT_MASK | INVALID_MASK | FLAGS));
    const ac_float_environment caller = ac_float_environment_enter();
    const bool nearest = rounds_to_nearest();
    ac_float_environment_leave(caller);
    const unsigned int after = _mm_getcsr();
    _mm_setcsr(before);
    cr_assert(nearest);
    cr_assert_eq(after, before & ~(unsigned int)(INEXACT_MASK | INVALID_MASK | FLAGS));
}

/* Where the environment is the default one, nothing is written. */
Test(float_environment, flags_alone_are_no_reason_to_write)
{
    const unsigned int before = _mm_getcsr();
    _mm_setcsr(before | 0x3f);
    const ac_float_environment caller = ac_float_environment_enter();
    cr_assert_eq(_mm_getcsr(), before | 0x3f);
    ac_float_environment_leave(caller);
    cr_assert_eq(_mm_getcsr(), before | 0x3f);
    _mm_setcsr(before);
}
#endif
