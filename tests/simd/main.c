/*
 * Tests of the SIMD words for one target.
 *
 *     simd_words_<target> [--digests] [--all]
 *
 * --all narrows all 2^32 floats to f16 and bf16 instead of every 251st. Exits with 77 where the
 * machine lacks the instruction set.
 */
#include <stdarg.h>
#include <stdlib.h>

#include "client/random.h"
#include "lanes.h"
#include "target.h"

bool digests_wanted;
int failures;

static const char *word;
static int word_failures;
static bool word_is_local;
static uint64_t word_digest;

const float hard_f32[HARD_F32] = {
    0.0f,
    -0.0f,
    0x1p-149f,
    -0x1p-149f,
    0x1.8p-148f,
    0x1p-127f,
    -0x1p-126f,
    0x1p-126f,
    0x1.fcp-127f,
    0x1p-100f,
    -0x1p-64f,
    0x1p-24f,
    0x1p-12f,
    -0x1.8p-3f,
    0.5f,
    -0.5f,
    0x1.fffffep-2f,
    0x1.000002p-1f,
    1.0f,
    -1.0f,
    0x1.fffffep-1f,
    0x1.000002p+0f,
    1.5f,
    -1.5f,
    2.5f,
    -2.5f,
    3.5f,
    0x1.555556p+1f,
    7.0f,
    -100.25f,
    0x1.fffffep+22f,
    0x1p+23f,
    -0x1.000002p+23f,
    0x1p+24f,
    0x1p+31f,
    -0x1p+31f,
    0x1.fffffep+30f,
    65504.0f,
    65519.996f,
    65520.0f,
    0x1p+64f,
    0x1p+127f,
    0x1.fffffep+127f,
    -0x1.fffffep+127f,
    INFINITY,
    -INFINITY,
    NAN,
    -NAN,
};

const double hard_f64[HARD_F64] = {
    0.0,
    -0.0,
    0x1p-1074,
    -0x1p-1074,
    0x1.8p-1073,
    0x1p-1023,
    -0x1p-1022,
    0x1p-1022,
    0x1.fcp-1023,
    0x1p-900,
    -0x1p-512,
    0x1p-53,
    0x1p-27,
    -0x1.8p-3,
    0.5,
    -0.5,
    0x1.fffffffffffffp-2,
    0x1.0000000000001p-1,
    1.0,
    -1.0,
    0x1.fffffffffffffp-1,
    0x1.0000000000001p+0,
    1.5,
    -1.5,
    2.5,
    -2.5,
    3.5,
    0x1.5555555555556p+1,
    7.0,
    -100.25,
    0x1.fffffffffffffp+51,
    0x1p+52,
    -0x1.0000000000001p+52,
    0x1p+53,
    0x1p+63,
    -0x1p+63,
    0x1.fffffffffffffp+50,
    65504.0,
    0x1p+31,
    65520.0,
    0x1p+512,
    0x1p+1023,
    0x1.fffffffffffffp+1023,
    -0x1.fffffffffffffp+1023,
    (double)INFINITY,
    -(double)INFINITY,
    (double)NAN,
    -(double)NAN,
};

uint64_t random_bits(void)
{
    static uint64_t state = 20;

    return random_next(&state);
}

float moderate_f32(void)
{
    const uint64_t bits = random_bits();
    const uint32_t exponent = 127 - 12 + (uint32_t)(bits >> 40) % 24;
    return ac_f32_of_bits((uint32_t)bits >> 31 << 31 | exponent << 23 |
                          ((uint32_t)bits & 0x7fffff));
}

double moderate_f64(void)
{
    const uint64_t bits = random_bits();
    const uint64_t exponent = 1023 - 12 + (random_bits() >> 40) % 24;
    return ac_f64_of_bits(bits >> 63 << 63 | exponent << 52 | (bits & UINT64_C(0xfffffffffffff)));
}

float random_f32(void)
{
    switch (random_bits() % 4) {
    case 0:
        return hard_f32[random_bits() % HARD_F32];
    case 1:
        return moderate_f32();
    default:
        return ac_f32_of_bits((uint32_t)random_bits());
    }
}

double random_f64(void)
{
    switch (random_bits() % 4) {
    case 0:
        return hard_f64[random_bits() % HARD_F64];
    case 1:
        return moderate_f64();
    default:
        return ac_f64_of_bits(random_bits());
    }
}

void word_begin(const char *name)
{
    word = name;
    word_failures = 0;
    word_is_local = false;
    word_digest = UINT64_C(0xcbf29ce484222325);
}

void word_begin_local(const char *name)
{
    word_begin(name);
    word_is_local = true;
}

void word_end(void)
{
    if (digests_wanted && !word_is_local)
        printf("%-28s %016llx\n", word, (unsigned long long)word_digest);
    else if (word_failures != 0)
        printf("%s: %d wrong\n", word, word_failures);
    failures += word_failures;
}

void digest_bits(uint64_t bits)
{
    word_digest = (word_digest ^ bits) * UINT64_C(0x100000001b3);
    word_digest ^= word_digest >> 29;
}

static void wrong(double got, double expected, const char *input, va_list arguments)
{
    if (++word_failures > 5 || digests_wanted)
        return;
    printf("%s(", word);
    vprintf(input, arguments);
    printf(") is %a instead of %a\n", got, expected);
}

void expect_f64(double got, double expected, const char *input, ...)
{
    const bool both_nan = got != got && expected != expected;

    digest_bits(got != got ? AC_F64_NAN_BITS : ac_f64_bits(got));
    if (!both_nan && ac_f64_bits(got) != ac_f64_bits(expected)) {
        va_list arguments;
        va_start(arguments, input);
        wrong(got, expected, input, arguments);
        va_end(arguments);
    }
}

void expect_f32(float got, float expected, const char *input, ...)
{
    const bool both_nan = got != got && expected != expected;

    digest_bits(got != got ? AC_F32_NAN_BITS : ac_f32_bits(got));
    if (!both_nan && ac_f32_bits(got) != ac_f32_bits(expected)) {
        va_list arguments;
        va_start(arguments, input);
        wrong((double)got, (double)expected, input, arguments);
        va_end(arguments);
    }
}

void expect_int(int64_t got, int64_t expected, const char *input, ...)
{
    digest_bits((uint64_t)got);
    if (got != expected) {
        va_list arguments;
        va_start(arguments, input);
        wrong((double)got, (double)expected, input, arguments);
        va_end(arguments);
    }
}

void expect_true(bool holds, const char *input, ...)
{
    if (!holds) {
        va_list arguments;
        va_start(arguments, input);
        wrong(0.0, 1.0, input, arguments);
        va_end(arguments);
    }
}

__attribute__((noinline)) static int run(int argc, char **argv)
{
    uint32_t stride = 251;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--digests") == 0)
            digests_wanted = true;
        else if (strcmp(argv[i], "--all") == 0)
            stride = 1;
    }
    test_words_f32();
    test_words_f64();
    test_memory();
    test_narrowing(stride);
    test_sums();
    test_pairs_f32();
    test_pairs_f64();
    test_settle();
    test_decimals();
    test_functions();
    test_complex();
    test_multiples();
    if (!digests_wanted)
        printf("%s: %d failures\n", ac_isa_name(target_isa()), failures);
    return failures == 0 ? 0 : 1;
}

int main(int argc, char **argv)
{
    return target_missing() ? TARGET_MISSING : run(argc, argv);
}
