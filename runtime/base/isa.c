/*
 * Detects the instruction sets of this machine and chooses the one that kernels use.
 */
#include "base/isa.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

static const char *const isa_names[AC_ISA_COUNT] = {
    [AC_ISA_SCALAR] = "scalar",
    [AC_ISA_AVX2] = "avx2",
    [AC_ISA_AVX512] = "avx512",
    [AC_ISA_NEON] = "neon",
};

const char *ac_isa_name(ac_isa isa)
{
    return isa_names[isa];
}

bool ac_isa_parse(const char *name, ac_isa *isa)
{
    for (int i = 0; i < AC_ISA_COUNT; i++) {
        if (strcmp(name, isa_names[i]) == 0) {
            *isa = (ac_isa)i;
            return true;
        }
    }
    return false;
}

#if defined(__x86_64__)

/* The register state that the operating system saves for a thread: extended control register 0. */
static uint64_t enabled_state(void)
{
    uint32_t low;
    uint32_t high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

static bool has_all(uint64_t value, uint64_t bits)
{
    return (value & bits) == bits;
}

bool ac_isa_supported(ac_isa isa)
{
    enum { XMM_YMM = 0x6, OPMASK_ZMM = 0xe0 };
    const uint64_t avx512 = bit_AVX512F | bit_AVX512DQ | bit_AVX512BW | (uint64_t)bit_AVX512VL;
    struct {
        uint32_t a, b, c, d;
    } basic, extended;

    if (isa == AC_ISA_SCALAR)
        return true;
    if (isa != AC_ISA_AVX2 && isa != AC_ISA_AVX512)
        return false;
    if (!__get_cpuid(1, &basic.a, &basic.b, &basic.c, &basic.d) ||
        !__get_cpuid_count(7, 0, &extended.a, &extended.b, &extended.c, &extended.d))
        return false;
    if (!has_all(basic.c, bit_OSXSAVE | bit_AVX | bit_FMA | bit_F16C) ||
        !has_all(extended.b, bit_AVX2) || !has_all(enabled_state(), XMM_YMM))
        return false;
    return isa == AC_ISA_AVX2 ||
           (has_all(extended.b, avx512) && has_all(enabled_state(), OPMASK_ZMM));
}

#elif defined(__aarch64__)

bool ac_isa_supported(ac_isa isa)
{
    return isa == AC_ISA_SCALAR || isa == AC_ISA_NEON; /* every aarch64 has Advanced SIMD */
}

#else

bool ac_isa_supported(ac_isa isa)
{
    return isa == AC_ISA_SCALAR;
}

#endif

/* The choice plus one; 0 before the first call. Concurrent first calls make the same choice. */
static atomic_int chosen;

static ac_isa choose(void)
{
    const char *const forced = getenv("ACLNN_CPU_ISA");
    ac_isa isa;
    int best = AC_ISA_SCALAR;

    if (forced && ac_isa_parse(forced, &isa) && ac_isa_supported(isa))
        return isa;
    for (int i = 0; i < AC_ISA_COUNT; i++) {
        if (ac_isa_supported((ac_isa)i))
            best = i;
    }
    return (ac_isa)best;
}

ac_isa ac_isa_current(void)
{
    const int known = atomic_load_explicit(&chosen, memory_order_relaxed);

    if (known != 0)
        return (ac_isa)(known - 1);
    ac_isa_reload();
    return ac_isa_current();
}

void ac_isa_reload(void)
{
    atomic_store_explicit(&chosen, (int)choose() + 1, memory_order_relaxed);
}
