/*
 * The elementary functions, for their digests only. Accuracy is measured in tests/accuracy; this
 * program checks that every target gives the same bits, and tests nan and the limits.
 */
#include "common/words.h"
#include "lanes.h"

enum { COUNT = 1 << 13, MOST = 16 };

static float in_f32[COUNT], rest_f32[COUNT];
static double in_f64[COUNT], rest_f64[COUNT];

/* A third anywhere, the rest where the functions bend: up to 2^-12 .. 2^12, and below 16. */
static void fill(void)
{
    for (size_t i = 0; i < COUNT; i++) {
        const double unit = (double)(random_bits() >> 11) * 0x1p-53;
        const bool bend = random_bits() % 3 != 0;
        in_f32[i] = bend ? (float)(32.0 * unit - 16.0) : random_f32();
        in_f64[i] = bend ? 32.0 * unit - 16.0 : random_f64();
        const bool single = random_bits() % 2 == 0;
        const float quarter_f32 = in_f32[i] * 0x1p-26f;
        const double quarter_f64 = in_f64[i] * 0x1p-55;
        rest_f32[i] = single || !isnormal(quarter_f32) ? 0.0f : quarter_f32;
        rest_f64[i] = single || !isnormal(quarter_f64) ? 0.0 : quarter_f64;
    }
}

typedef vf32x2 function_f32(vf32x2 x);
typedef vf32 function_16(vf32 x);
typedef vf64x2 function_f64(vf64x2 x);

static void run_f32(const char *name, function_f32 *function)
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float hi[MOST], lo[MOST], rounded[MOST];
        const vf32x2 y = function(vf32x2_make(vf32_load(in_f32 + i), vf32_load(rest_f32 + i)));
        vf32_store(hi, y.hi);
        vf32_store(lo, vf32_correction(y.lo));
        vf32_store(rounded, vf32x2_round(y));
        for (size_t j = 0; j < VF32_LANES; j++) {
            digest_bits((uint64_t)ac_f32_bits(hi[j]) << 32 | ac_f32_bits(lo[j]));
            if (isnan(in_f32[i + j]))
                expect_true(isnan(rounded[j]), "nan gives %a", (double)rounded[j]);
            else if (isinf(hi[j]))
                expect_true(rounded[j] == hi[j], "%a gives %a + %a", (double)in_f32[i + j],
                            (double)hi[j], (double)lo[j]);
        }
    }
    word_end();
}

static void run_16(const char *name, function_16 *function)
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float y[MOST];
        vf32_store(y, function(vf32_load(in_f32 + i)));
        for (size_t j = 0; j < VF32_LANES; j++) {
            digest_bits(ac_f32_bits(y[j]));
            if (isnan(in_f32[i + j]))
                expect_true(isnan(y[j]), "nan gives %a", (double)y[j]);
        }
    }
    word_end();
}

static void run_f64(const char *name, function_f64 *function)
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        double hi[MOST], lo[MOST], rounded[MOST];
        const vf64x2 y = function(vf64x2_make(vf64_load(in_f64 + i), vf64_load(rest_f64 + i)));
        vf64_store(hi, y.hi);
        vf64_store(lo, vf64_correction(y.lo));
        vf64_store(rounded, vf64x2_round(y));
        for (size_t j = 0; j < VF64_LANES; j++) {
            digest_bits(ac_f64_bits(hi[j]));
            digest_bits(ac_f64_bits(lo[j]));
            if (isnan(in_f64[i + j]))
                expect_true(isnan(rounded[j]), "nan gives %a", rounded[j]);
            else if (isinf(hi[j]))
                expect_true(rounded[j] == hi[j], "%a gives %a + %a", in_f64[i + j], hi[j], lo[j]);
        }
    }
    word_end();
}

/* Words of one exact argument, made to look like the others. */
#define OF_ELEMENT(name, ...)                                                                      \
    static vf32x2 name##_f32(vf32x2 x)                                                             \
    {                                                                                              \
        return vf32x2_##name(x.hi);                                                                \
    }                                                                                              \
    static vf64x2 name##_f64(vf64x2 x)                                                             \
    {                                                                                              \
        return vf64x2_##name(x.hi);                                                                \
    }
AC_FUNCTIONS_OF_ELEMENTS(OF_ELEMENT)

/* Of a product, with a factor that depends on the argument and leaves no part of the range out. */
static vf32 factor_of(vf32 x)
{
    return vi32_as_vf32(vi32_xor(vf32_as_vi32(x), vi32_of(0x2a5a5a5a)));
}

#define GATED(name)                                                                                \
    static vf32x2 name##_gated_f32(vf32x2 x)                                                       \
    {                                                                                              \
        return vf32x2_of(vf32_##name##_of_element_times(x.hi, factor_of(x.hi)));                   \
    }                                                                                              \
    static vf32 name##_gated_f16(vf32 x)                                                           \
    {                                                                                              \
        return vf32_##name##_of_element_times_f16(x, factor_of(x));                                \
    }                                                                                              \
    static vf32 name##_gated_bf16(vf32 x)                                                          \
    {                                                                                              \
        return vf32_##name##_of_element_times_bf16(x, factor_of(x));                               \
    }
AC_FUNCTIONS_THAT_GATE(GATED)

#define DOUBLED(name)                                                                              \
    static vf32x2 name##_times_f32(vf32x2 x)                                                       \
    {                                                                                              \
        return vf32x2_of(vf32_##name##_times(x.hi, factor_of(x.hi)));                              \
    }                                                                                              \
    static vf32x2 name##_times_two_f32(vf32x2 x)                                                   \
    {                                                                                              \
        return vf32x2_of(vf32_##name##_times_two(x.hi, factor_of(x.hi), factor_of(x.lo)));         \
    }
AC_FUNCTIONS_TIMES_TWO(DOUBLED)

#define RUN_DOUBLED(name)                                                                          \
    run_f32("vf32_" #name "_times", name##_times_f32);                                             \
    run_f32("vf32_" #name "_times_two", name##_times_two_f32);

#define RUN_GATED(name)                                                                            \
    run_f32("vf32_" #name "_of_element_times", name##_gated_f32);                                  \
    run_16("vf32_" #name "_of_element_times_f16", name##_gated_f16);                               \
    run_16("vf32_" #name "_of_element_times_bf16", name##_gated_bf16);

/* Rounded at once. */
#define ONCE(name, ...)                                                                            \
    static vf32x2 name##_once_f32(vf32x2 x)                                                        \
    {                                                                                              \
        return vf32x2_of(vf32_##name(x.hi));                                                       \
    }
AC_FUNCTIONS_OF_PAIRS(ONCE)
AC_FUNCTIONS_OF_ELEMENTS(ONCE)
#define ONCE_IN_SINGLE(name) ONCE(name, )
AC_FUNCTIONS_IN_SINGLE(ONCE_IN_SINGLE)

#define RUN_ONCE(name, ...) run_f32("vf32_" #name, name##_once_f32);
#define RUN_ONCE_IN_SINGLE(name) RUN_ONCE(name, )

#define RUN(name, function_f32, function_f64)                                                      \
    run_f32("vf32x2_" #name, function_f32);                                                        \
    run_16("vf32_" #name "_f16", vf32_##name##_f16);                                               \
    run_16("vf32_" #name "_bf16", vf32_##name##_bf16);                                             \
    run_f64("vf64x2_" #name, function_f64);
#define RUN_OF_PAIR(name, ...) RUN(name, vf32x2_##name, vf64x2_##name)
#define RUN_OF_ELEMENT(name, ...) RUN(name, name##_f32, name##_f64)
#define RUN_OF_PRODUCT(name) run_f32("vf32x2_" #name "_of_pair", vf32x2_##name##_of_pair);

void test_functions(void)
{
    fill();
    AC_FUNCTIONS_THAT_GATE(RUN_GATED)
    AC_FUNCTIONS_TIMES_TWO(RUN_DOUBLED)
    AC_FUNCTIONS_OF_PAIRS(RUN_ONCE)
    AC_FUNCTIONS_OF_ELEMENTS(RUN_ONCE)
    AC_FUNCTIONS_IN_SINGLE(RUN_ONCE_IN_SINGLE)
    AC_FUNCTIONS_OF_PAIRS(RUN_OF_PAIR)
    AC_FUNCTIONS_OF_ELEMENTS(RUN_OF_ELEMENT)
    AC_FUNCTIONS_OF_PRODUCTS(RUN_OF_PRODUCT)
}
