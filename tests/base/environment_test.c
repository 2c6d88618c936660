/*
 * What the environment variables may say, and the one sentence for what they may not.
 */
#include "base/environment.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "aclnn/aclnn_cpu.h"
#include "base/isa.h"
#include "sentence.h"

static void clear(void)
{
    unsetenv("ACLNN_CPU_SOC");
    unsetenv("ACLNN_CPU_ISA");
    unsetenv("ACLNN_CPU_THREADS");
    unsetenv("ACLNN_CPU_BANNER");
    unsetenv("ACLNN_CPU_DEVICES");
    ac_environment_reload();
}

static void say(const char *variable, const char *value)
{
    clear();
    setenv(variable, value, 1);
    ac_environment_reload();
}

TestSuite(environment, .init = clear);

Test(environment, defaults)
{
    assert_accepted(ac_environment_check());
    cr_assert_eq(ac_product_current(), AC_ASCEND910B);
    cr_assert_geq(ac_threads_current(), 1);
    cr_assert_not(ac_banner_wanted());
}

Test(environment, empty_means_default)
{
    setenv("ACLNN_CPU_SOC", "", 1);
    setenv("ACLNN_CPU_ISA", "", 1);
    setenv("ACLNN_CPU_THREADS", "", 1);
    setenv("ACLNN_CPU_BANNER", "", 1);
    ac_environment_reload();
    assert_accepted(ac_environment_check());
    cr_assert_eq(ac_product_current(), AC_ASCEND910B);
}

Test(environment, every_product)
{
    for (int p = 0; p < AC_PRODUCT_COUNT; p++) {
        say("ACLNN_CPU_SOC", ac_product_facts[p].name);
        assert_accepted(ac_environment_check());
        cr_assert_eq((int)ac_product_current(), p);
    }
}

Test(environment, wrong_product)
{
    say("ACLNN_CPU_SOC", "Ascend910B");
    assert_refused(ac_environment_check(), 361001,
                   "EZ9903: ACLNN_CPU_SOC is \"Ascend910B\"; ascend910, ascend910b, ascend910_93, "
                   "ascend310p, ascend310b, ascend950 and host are allowed");
    cr_assert_eq(ac_product_current(), AC_ASCEND910B);
    assert_refused(ac_environment_check(), 361001,
                   "EZ9903: ACLNN_CPU_SOC is \"Ascend910B\"; ascend910, ascend910b, ascend910_93, "
                   "ascend310p, ascend310b, ascend950 and host are allowed");
}

static void *product_of_other_thread(void *unused)
{
    (void)unused;
    return (void *)(uintptr_t)aclnnCpuGetProduct();
}

Test(environment, product_of_a_thread)
{
    pthread_t thread;
    void *other;

    say("ACLNN_CPU_SOC", "ascend310p");
    assert_accepted(aclnnCpuSetProduct("ascend950"));
    cr_assert_eq(ac_product_current(), AC_ASCEND950);
    cr_assert_str_eq(aclnnCpuGetProduct(), "ascend950");
    cr_assert_eq(pthread_create(&thread, NULL, product_of_other_thread, NULL), 0);
    cr_assert_eq(pthread_join(thread, &other), 0);
    cr_assert_str_eq(other, "ascend310p");
    assert_refused(aclnnCpuSetProduct("Ascend950"), 161002,
                   "EZ1001: aclnnCpuSetProduct: name is \"Ascend950\"; ascend910, ascend910b, "
                   "ascend910_93, ascend310p, ascend310b, ascend950 and host are allowed");
    cr_assert_str_eq(aclnnCpuGetProduct(), "ascend950");
    assert_accepted(aclnnCpuSetProduct(NULL));
    cr_assert_str_eq(aclnnCpuGetProduct(), "ascend310p");
}

Test(environment, threads)
{
    static const char *const wrong[] = {"0",  "-1", "1025", "two", "4 ",
                                        " 4", "+4", "4x",   "1e2", "99999999999999999999"};

    say("ACLNN_CPU_THREADS", "1");
    assert_accepted(ac_environment_check());
    cr_assert_eq(ac_threads_current(), 1);
    say("ACLNN_CPU_THREADS", "1024");
    assert_accepted(ac_environment_check());
    cr_assert_eq(ac_threads_current(), 1024);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char sentence[200];

        say("ACLNN_CPU_THREADS", wrong[i]);
        cr_assert_eq(ac_environment_check(), 361001);
        snprintf(sentence, sizeof sentence,
                 "EZ9903: ACLNN_CPU_THREADS is \"%s\"; whole numbers from 1 to 1024 are allowed",
                 wrong[i]);
        cr_assert_str_eq(aclGetRecentErrMsg(), sentence);
        cr_assert_geq(ac_threads_current(), 1);
    }
}

Test(environment, devices)
{
    static const char *const wrong[] = {"0", "-1", "65", "two", " 4", "4x"};

    cr_assert_eq(ac_devices_current(), 1);
    say("ACLNN_CPU_DEVICES", "64");
    assert_accepted(ac_environment_check());
    cr_assert_eq(ac_devices_current(), 64);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char sentence[200];

        say("ACLNN_CPU_DEVICES", wrong[i]);
        cr_assert_eq(ac_environment_check(), 361001);
        snprintf(sentence, sizeof sentence,
                 "EZ9903: ACLNN_CPU_DEVICES is \"%s\"; whole numbers from 1 to 64 are allowed",
                 wrong[i]);
        cr_assert_str_eq(aclGetRecentErrMsg(), sentence);
        cr_assert_eq(ac_devices_current(), 1);
    }
}

Test(environment, isa)
{
    say("ACLNN_CPU_ISA", "scalar");
    assert_accepted(ac_environment_check());
    cr_assert_eq(ac_isa_current(), AC_ISA_SCALAR);
    say("ACLNN_CPU_ISA", "sse9");
    cr_assert_eq(ac_environment_check(), 361001);
    cr_assert_not_null(strstr(aclGetRecentErrMsg(), "EZ9903: ACLNN_CPU_ISA is \"sse9\"; scalar"));
#if defined(__x86_64__)
    say("ACLNN_CPU_ISA", "neon");
    cr_assert_eq(ac_environment_check(), 361001);
    if (ac_isa_supported(AC_ISA_AVX512))
        assert_sentence("EZ9903: ACLNN_CPU_ISA is \"neon\"; scalar, avx2 and avx512 are allowed on "
                        "this machine");
#endif
}

Test(environment, banner)
{
    say("ACLNN_CPU_BANNER", "1");
    assert_accepted(ac_environment_check());
    cr_assert(ac_banner_wanted());
    say("ACLNN_CPU_BANNER", "0");
    assert_accepted(ac_environment_check());
    cr_assert_not(ac_banner_wanted());
    say("ACLNN_CPU_BANNER", "yes");
    assert_refused(ac_environment_check(), 361001,
                   "EZ9903: ACLNN_CPU_BANNER is \"yes\"; 0 and 1 are allowed");
}

Test(environment, strict)
{
    static const struct {
        const char *value;
        unsigned modes;
    } right[] = {{"0", 0},
                 {"", 0},
                 {"1", AC_STRICT_ALL},
                 {"order", AC_STRICT_ORDER},
                 {"abort", AC_STRICT_ALL | AC_STRICT_ABORT},
                 {"1,abort", AC_STRICT_ALL | AC_STRICT_ABORT},
                 {"lifetime,order", AC_STRICT_ORDER | AC_STRICT_LIFETIME},
                 {"memory,init,races", AC_STRICT_MEMORY | AC_STRICT_INIT | AC_STRICT_RACES},
                 {"abort,order", AC_STRICT_ORDER | AC_STRICT_ABORT}};
    static const char *const wrong[] = {"2",      "Order",        "order,",
                                        ",order", "order memory", "0,order"};

    for (size_t i = 0; i < sizeof right / sizeof right[0]; i++) {
        say("ACLNN_CPU_STRICT", right[i].value);
        assert_accepted(ac_environment_check());
        cr_assert_eq(ac_strict_modes, right[i].modes, "%s", right[i].value);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char sentence[200];

        say("ACLNN_CPU_STRICT", wrong[i]);
        cr_assert_eq(ac_environment_check(), 361001);
        snprintf(sentence, sizeof sentence,
                 "EZ9903: ACLNN_CPU_STRICT is \"%s\"; 0, 1 and lists of order, lifetime, "
                 "memory, init, races and abort, with commas between, are allowed",
                 wrong[i]);
        cr_assert_str_eq(aclGetRecentErrMsg(), sentence);
        cr_assert_eq(ac_strict_modes, 0);
    }
}

Test(environment, first_of_several_mistakes)
{
    setenv("ACLNN_CPU_SOC", "x", 1);
    setenv("ACLNN_CPU_THREADS", "x", 1);
    ac_environment_reload();
    assert_refused(ac_environment_check(), 361001,
                   "EZ9903: ACLNN_CPU_SOC is \"x\"; ascend910, ascend910b, ascend910_93, "
                   "ascend310p, ascend310b, ascend950 and host are allowed");
}

Test(environment, is_read_once)
{
    setenv("ACLNN_CPU_SOC", "ascend950", 1);
    cr_assert_eq(ac_product_current(), AC_ASCEND910B);
    ac_environment_reload();
    cr_assert_eq(ac_product_current(), AC_ASCEND950);
}

static void *ask(void *unused)
{
    (void)unused;
    return (void *)(uintptr_t)ac_threads_current();
}

/* In a process of its own, where nobody has asked before. */
Test(first_question, may_come_from_many_threads)
{
    pthread_t threads[4];

    setenv("ACLNN_CPU_THREADS", "3", 1);
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, ask, NULL);
    for (int i = 0; i < 4; i++) {
        void *answer;

        pthread_join(threads[i], &answer);
        cr_assert_eq((uintptr_t)answer, 3);
    }
}
