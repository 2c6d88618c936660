/*
 * Instruction sets: their names, what the machine has, what ACLNN_CPU_ISA forces.
 */
#include "base/isa.h"

#include <criterion/criterion.h>
#include <stdlib.h>

static void clear(void)
{
    unsetenv("ACLNN_CPU_ISA");
    ac_isa_reload();
}

TestSuite(isa, .init = clear);

Test(isa, names_can_be_parsed)
{
    for (int i = 0; i < AC_ISA_COUNT; i++) {
        ac_isa isa = AC_ISA_COUNT;
        cr_assert(ac_isa_parse(ac_isa_name((ac_isa)i), &isa));
        cr_assert_eq(isa, (ac_isa)i);
    }
}

Test(isa, other_names_are_refused)
{
    const char *const names[] = {"", "AVX2", "avx", "avx2 ", "sse", "avx512f", "native"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        ac_isa isa = AC_ISA_COUNT;
        cr_expect_not(ac_isa_parse(names[i], &isa), "%s", names[i]);
        cr_expect_eq(isa, AC_ISA_COUNT, "%s", names[i]);
    }
}

Test(isa, scalar_is_always_there)
{
    cr_assert(ac_isa_supported(AC_ISA_SCALAR));
    cr_assert_not(ac_isa_supported(AC_ISA_COUNT));
}

Test(isa, default_is_the_best_supported)
{
    const ac_isa best = ac_isa_current();

    cr_assert(ac_isa_supported(best));
    for (int i = (int)best + 1; i < AC_ISA_COUNT; i++)
        cr_expect_not(ac_isa_supported((ac_isa)i), "%s", ac_isa_name((ac_isa)i));
}

#if defined(__x86_64__) && defined(__GNUC__)
Test(isa, agrees_with_the_compiler)
{
    __builtin_cpu_init();
    const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") &&
                        __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
                        __builtin_cpu_supports("avx512vl");
    cr_assert_eq(ac_isa_supported(AC_ISA_AVX2), avx2);
    cr_assert_eq(ac_isa_supported(AC_ISA_AVX512), avx512);
    cr_assert_not(ac_isa_supported(AC_ISA_NEON));
}
#endif

Test(isa, every_supported_one_can_be_forced)
{
    for (int i = 0; i < AC_ISA_COUNT; i++) {
        if (!ac_isa_supported((ac_isa)i))
            continue;
        setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)i), 1);
        ac_isa_reload();
        cr_expect_eq(ac_isa_current(), (ac_isa)i, "%s", ac_isa_name((ac_isa)i));
    }
}

Test(isa, what_is_wrong_or_missing_changes_nothing)
{
    const ac_isa best = ac_isa_current();

    setenv("ACLNN_CPU_ISA", "pentium", 1);
    ac_isa_reload();
    cr_expect_eq(ac_isa_current(), best);
    setenv("ACLNN_CPU_ISA", "", 1);
    ac_isa_reload();
    cr_expect_eq(ac_isa_current(), best);
    for (int i = 0; i < AC_ISA_COUNT; i++) {
        if (ac_isa_supported((ac_isa)i))
            continue;
        setenv("ACLNN_CPU_ISA", ac_isa_name((ac_isa)i), 1);
        ac_isa_reload();
        cr_expect_eq(ac_isa_current(), best, "%s", ac_isa_name((ac_isa)i));
    }
}

Test(isa, chosen_once)
{
    const ac_isa before = ac_isa_current();

    setenv("ACLNN_CPU_ISA", "scalar", 1);
    cr_assert_eq(ac_isa_current(), before);
}
