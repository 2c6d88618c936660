/*
 * The words on vf32 and vi32, lane by lane. Expectations come from double arithmetic (rounding a
 * sum, product, quotient or root of floats to double and then to float gives the right float), from
 * integers, and from the standard library.
 */
#include "lanes.h"

enum { COUNT = 1 << 15, LANES_MOST = 16 };

static float a[COUNT], b[COUNT], c[COUNT];

/* All pairs of hard values first, then random ones. */
static void fill(void)
{
    for (size_t i = 0; i < COUNT; i++) {
        const bool hard = i < HARD_F32 * HARD_F32;
        a[i] = hard ? hard_f32[i / HARD_F32] : random_f32();
        b[i] = hard ? hard_f32[i % HARD_F32] : random_f32();
        c[i] = random_f32();
        if (!hard && random_bits() % 8 == 0) /* nearly cancels */
            c[i] = -(a[i] * b[i]);
        if (!hard && random_bits() % 8 == 0)
            b[i] = random_bits() % 2 == 0 ? a[i] : -a[i];
    }
}

typedef vf32 unary(vf32 x);
typedef vf32 binary(vf32 x, vf32 y);
typedef vf32 ternary(vf32 x, vf32 y, vf32 z);
typedef vm32 comparison(vf32 x, vf32 y);
typedef vi32 integer_binary(vi32 x, vi32 y);

static void check_unary(const char *name, unary *word, float (*expected)(float))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float got[LANES_MOST];
        vf32_store(got, word(vf32_load(a + i)));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(got[j], expected(a[i + j]), "%a", (double)a[i + j]);
    }
    word_end();
}

static void check_binary(const char *name, binary *word, float (*expected)(float, float))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float got[LANES_MOST];
        vf32_store(got, word(vf32_load(a + i), vf32_load(b + i)));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(got[j], expected(a[i + j], b[i + j]), "%a, %a", (double)a[i + j],
                       (double)b[i + j]);
    }
    word_end();
}

static void check_ternary(const char *name, ternary *word, float (*expected)(float, float, float))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float got[LANES_MOST];
        vf32_store(got, word(vf32_load(a + i), vf32_load(b + i), vf32_load(c + i)));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(got[j], expected(a[i + j], b[i + j], c[i + j]), "%a, %a, %a",
                       (double)a[i + j], (double)b[i + j], (double)c[i + j]);
    }
    word_end();
}

static void check_comparison(const char *name, comparison *word, bool (*expected)(float, float))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        const vm32 mask = word(vf32_load(a + i), vf32_load(b + i));
        float got[LANES_MOST];
        bool any = false;
        bool all = true;
        vf32_store(got, vf32_where(mask, vf32_of(1.0f), vf32_of(-1.0f)));
        for (size_t j = 0; j < VF32_LANES; j++) {
            const bool wanted = expected(a[i + j], b[i + j]);
            any = any || wanted;
            all = all && wanted;
            expect_f32(got[j], wanted ? 1.0f : -1.0f, "%a, %a", (double)a[i + j], (double)b[i + j]);
        }
        expect_true(vm32_any(mask) == any && vm32_all(mask) == all, "any or all at %zu", i);
    }
    word_end();
}

static int32_t bits_of(float x)
{
    return (int32_t)ac_f32_bits(x);
}

static void check_integers(const char *name, integer_binary *word,
                           int32_t (*expected)(int32_t, int32_t))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        int32_t got[LANES_MOST];
        const vi32 result = word(vf32_as_vi32(vf32_load(a + i)), vf32_as_vi32(vf32_load(b + i)));
        memcpy(got, &result, sizeof result);
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_int(got[j], expected(bits_of(a[i + j]), bits_of(b[i + j])), "%#x, %#x",
                       ac_f32_bits(a[i + j]), ac_f32_bits(b[i + j]));
    }
    word_end();
}

/* Arithmetic. */

static float add(float x, float y)
{
    return (float)((double)x + (double)y);
}

static float sub(float x, float y)
{
    return (float)((double)x - (double)y);
}

static float mul(float x, float y)
{
    return (float)((double)x * (double)y);
}

/* The exact product, which a double holds, cut towards zero; the last bit tells that it was cut. */
static float mul_odd(float x, float y)
{
    const double exact = (double)x * (double)y;
    const float near = (float)exact;
    if (isnan(exact) || (double)near == exact)
        return near;
    const float cut = fabs((double)near) > fabs(exact) ? nextafterf(near, 0.0f) : near;
    return ac_f32_of_bits(ac_f32_bits(cut) | 1);
}

static float divide(float x, float y)
{
    return (float)((double)x / (double)y);
}

/* The product is exact in a double. The sum with z is made odd where it is not, so that rounding it
 * to a float gives what one rounding would. */
static float fused(float x, float y, float z)
{
    const double product = (double)x * (double)y;
    const double sum = product + (double)z;
    const double z_part = sum - product;
    const double error = (product - (sum - z_part)) + ((double)z - z_part);
    if (isfinite(sum) && error != 0 && (ac_f64_bits(sum) & 1) == 0) {
        const bool away = (error > 0) == (sum > 0);
        return (float)ac_f64_of_bits(ac_f64_bits(sum) + (away ? 1 : UINT64_MAX));
    }
    return (float)sum;
}

static float fused_minus(float x, float y, float z)
{
    return fused(x, y, -z);
}

static float fused_negative(float x, float y, float z)
{
    return fused(-x, y, z);
}

static float negate(float x)
{
    return ac_f32_of_bits(ac_f32_bits(x) ^ 0x80000000);
}

static float absolute(float x)
{
    return ac_f32_of_bits(ac_f32_bits(x) & 0x7fffffff);
}

static float root(float x)
{
    return (float)sqrt((double)x);
}

static float nearest(float x)
{
    if (!(fabsf(x) < 0x1p23f))
        return x;
    const float below = (float)(int32_t)x - (x < (float)(int32_t)x ? 1.0f : 0.0f);
    const float rest = x - below;
    const bool odd = ((int32_t)below & 1) != 0;
    return copysignf(rest > 0.5f || (rest == 0.5f && odd) ? below + 1.0f : below, x);
}

static float lower(float x)
{
    if (!(fabsf(x) < 0x1p23f))
        return x;
    return copysignf((float)(int32_t)x - (x < (float)(int32_t)x ? 1.0f : 0.0f), x);
}

static float truncated(float x)
{
    return fabsf(x) < 0x1p23f ? copysignf((float)(int32_t)x, x) : x;
}

static float with_sign(float x, float y)
{
    return ac_f32_of_bits((ac_f32_bits(x) & 0x7fffffff) | (ac_f32_bits(y) & 0x80000000));
}

/* The sign of a nan is unspecified, and so is a sign copied from one. */
static vf32 copysign_of_number(vf32 x, vf32 y)
{
    return vf32_copysign(x, vf32_where(vf32_is_nan(y), vf32_of(1.0f), y));
}

static float with_sign_of_number(float x, float y)
{
    return with_sign(x, isnan(y) ? 1.0f : y);
}

static float smaller(float x, float y)
{
    return y < x ? y : x;
}

static float larger(float x, float y)
{
    return y > x ? y : x;
}

static float correction(float x)
{
    return isfinite(x) && x != 0.0f ? x : -0.0f;
}

/* Comparisons. */

static bool lt(float x, float y)
{
    return x < y;
}

static bool le(float x, float y)
{
    return x <= y;
}

static bool gt(float x, float y)
{
    return x > y;
}

static bool ge(float x, float y)
{
    return x >= y;
}

static bool eq(float x, float y)
{
    return x == y;
}

static bool ne(float x, float y)
{
    return !(x == y);
}

static vm32 first_is_nan(vf32 x, vf32 y)
{
    (void)y;
    return vf32_is_nan(x);
}

static vm32 first_is_inf(vf32 x, vf32 y)
{
    (void)y;
    return vf32_is_inf(x);
}

static bool is_nan(float x, float y)
{
    (void)y;
    return (ac_f32_bits(x) & 0x7fffffff) > 0x7f800000;
}

static bool is_inf(float x, float y)
{
    (void)y;
    return (ac_f32_bits(x) & 0x7fffffff) == 0x7f800000;
}

static vm32 both_positive(vf32 x, vf32 y)
{
    const vf32 zero = vf32_of(0.0f);
    return vm32_and(vf32_gt(x, zero), vf32_gt(y, zero));
}

static bool both_positive_expected(float x, float y)
{
    return x > 0.0f && y > 0.0f;
}

static vm32 some_positive(vf32 x, vf32 y)
{
    const vf32 zero = vf32_of(0.0f);
    return vm32_or(vf32_gt(x, zero), vf32_gt(y, zero));
}

static bool some_positive_expected(float x, float y)
{
    return x > 0.0f || y > 0.0f;
}

static vm32 one_positive(vf32 x, vf32 y)
{
    const vf32 zero = vf32_of(0.0f);
    return vm32_xor(vf32_gt(x, zero), vm32_not(vf32_gt(y, zero)));
}

static bool one_positive_expected(float x, float y)
{
    return (x > 0.0f) == (y > 0.0f);
}

static vm32 bits_eq(vf32 x, vf32 y)
{
    return vi32_eq(vf32_as_vi32(x), vf32_as_vi32(y));
}

static bool bits_eq_expected(float x, float y)
{
    return bits_of(x) == bits_of(y);
}

static vm32 bits_gt(vf32 x, vf32 y)
{
    return vi32_gt(vf32_as_vi32(x), vf32_as_vi32(y));
}

static bool bits_gt_expected(float x, float y)
{
    return bits_of(x) > bits_of(y);
}

/* Integers. */

static int32_t int_add(int32_t x, int32_t y)
{
    return (int32_t)((int64_t)x + y);
}

static int32_t int_sub(int32_t x, int32_t y)
{
    return (int32_t)((int64_t)x - y);
}

static int32_t int_and(int32_t x, int32_t y)
{
    return x & y;
}

static int32_t int_or(int32_t x, int32_t y)
{
    return x | y;
}

static int32_t int_xor(int32_t x, int32_t y)
{
    return x ^ y;
}

static int32_t int_min(int32_t x, int32_t y)
{
    return x < y ? x : y;
}

static int32_t int_max(int32_t x, int32_t y)
{
    return x > y ? x : y;
}

static vi32 where_greater(vi32 x, vi32 y)
{
    return vi32_where(vi32_gt(x, y), x, vi32_add(y, vi32_of(1)));
}

static int32_t where_greater_expected(int32_t x, int32_t y)
{
    return x > y ? x : int_add(y, 1);
}

/* Three shifts by two counts each. */
static vi32 shifts(vi32 x, vi32 y)
{
    const vi32 left = vi32_xor(vi32_shl(x, 1), vi32_shl(y, 23));
    const vi32 right = vi32_add(vi32_shr(x, 9), vi32_shr(y, 31));
    return vi32_xor(left, vi32_sub(right, vi32_xor(vi32_sar(x, 5), vi32_sar(y, 31))));
}

static int32_t shifts_expected(int32_t x, int32_t y)
{
    const uint32_t left = ((uint32_t)x << 1) ^ ((uint32_t)y << 23);
    const uint32_t right = ((uint32_t)x >> 9) + ((uint32_t)y >> 31);
    const uint32_t arithmetic = (uint32_t)(x >> 5) ^ (uint32_t)(y < 0 ? -1 : 0);
    return (int32_t)(left ^ (right - arithmetic));
}

static vi32 to_integer(vi32 x, vi32 y)
{
    (void)y;
    return vi32_of_vf32(vi32_as_vf32(x));
}

static int32_t to_integer_expected(int32_t x, int32_t y)
{
    (void)y;
    const float value = ac_f32_of_bits((uint32_t)x);
    return value >= -0x1p31f && value < 0x1p31f ? (int32_t)nearest(value) : INT32_MIN;
}

static vi32 from_integer(vi32 x, vi32 y)
{
    (void)y;
    return vf32_as_vi32(vf32_of_vi32(x));
}

static int32_t from_integer_expected(int32_t x, int32_t y)
{
    (void)y;
    return bits_of((float)(double)x);
}

static void check_scale(void)
{
    word_begin("vf32_scale");
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        int32_t k[LANES_MOST];
        float got[LANES_MOST];
        vi32 powers;
        for (size_t j = 0; j < VF32_LANES; j++) {
            const int edge = (i + j) % 3 == 0 ? 400 : 160;
            k[j] = (int32_t)(random_bits() % (uint64_t)(2 * edge + 1)) - edge;
        }
        memcpy(&powers, k, sizeof powers);
        vf32_store(got, vf32_scale(vf32_load(a + i), powers));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(got[j], (float)ldexp((double)a[i + j], k[j]), "%a, %d", (double)a[i + j],
                       k[j]);
    }
    word_end();
}

static void check_lookups(void)
{
    static float table[32];
    for (int i = 0; i < 32; i++)
        table[i] = (float)(i * i) + 0.5f;

    word_begin("vf32_lookup16");
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float got[LANES_MOST];
        vf32_store(got, vf32_lookup16(table, vf32_as_vi32(vf32_load(a + i))));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(got[j], table[bits_of(a[i + j]) & 15], "%#x", ac_f32_bits(a[i + j]));
    }
    word_end();
    word_begin("vf32_lookup32");
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float got[LANES_MOST];
        vf32_store(got, vf32_lookup32(table, vf32_as_vi32(vf32_load(a + i))));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(got[j], table[bits_of(a[i + j]) & 31], "%#x", ac_f32_bits(a[i + j]));
    }
    word_end();
    word_begin("vf32_gather");
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        const vi32 offset = vi32_shr(vf32_as_vi32(vf32_load(a + i)), 17);
        float got[LANES_MOST];
        vf32_store(got, vf32_gather(b, offset));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_f32(got[j], b[ac_f32_bits(a[i + j]) >> 17], "%#x", ac_f32_bits(a[i + j]));
    }
    word_end();
}

void test_words_f32(void)
{
    fill();
    check_binary("vf32_add", vf32_add, add);
    check_binary("vf32_sub", vf32_sub, sub);
    check_binary("vf32_mul", vf32_mul, mul);
    check_binary("vf32_mul_odd", vf32_mul_odd, mul_odd);
    check_binary("vf32_div", vf32_div, divide);
    check_ternary("vf32_fma", vf32_fma, fused);
    check_ternary("vf32_fms", vf32_fms, fused_minus);
    check_ternary("vf32_fnma", vf32_fnma, fused_negative);
    check_unary("vf32_neg", vf32_neg, negate);
    check_unary("vf32_abs", vf32_abs, absolute);
    check_unary("vf32_sqrt", vf32_sqrt, root);
    check_unary("vf32_round", vf32_round, nearest);
    check_unary("vf32_floor", vf32_floor, lower);
    check_unary("vf32_trunc", vf32_trunc, truncated);
    check_unary("vf32_correction", vf32_correction, correction);
    check_binary("vf32_copysign", copysign_of_number, with_sign_of_number);
    check_binary("vf32_min", vf32_min, smaller);
    check_binary("vf32_max", vf32_max, larger);
    check_comparison("vf32_lt", vf32_lt, lt);
    check_comparison("vf32_le", vf32_le, le);
    check_comparison("vf32_gt", vf32_gt, gt);
    check_comparison("vf32_ge", vf32_ge, ge);
    check_comparison("vf32_eq", vf32_eq, eq);
    check_comparison("vf32_ne", vf32_ne, ne);
    check_comparison("vf32_is_nan", first_is_nan, is_nan);
    check_comparison("vf32_is_inf", first_is_inf, is_inf);
    check_comparison("vm32_and", both_positive, both_positive_expected);
    check_comparison("vm32_or", some_positive, some_positive_expected);
    check_comparison("vm32_xor vm32_not", one_positive, one_positive_expected);
    check_comparison("vi32_eq", bits_eq, bits_eq_expected);
    check_comparison("vi32_gt", bits_gt, bits_gt_expected);
    check_integers("vi32_add", vi32_add, int_add);
    check_integers("vi32_sub", vi32_sub, int_sub);
    check_integers("vi32_and", vi32_and, int_and);
    check_integers("vi32_or", vi32_or, int_or);
    check_integers("vi32_xor", vi32_xor, int_xor);
    check_integers("vi32_min", vi32_min, int_min);
    check_integers("vi32_max", vi32_max, int_max);
    check_integers("vi32_where", where_greater, where_greater_expected);
    check_integers("vi32_shl vi32_shr vi32_sar", shifts, shifts_expected);
    check_integers("vi32_of_vf32", to_integer, to_integer_expected);
    check_integers("vf32_of_vi32", from_integer, from_integer_expected);
    check_scale();
    check_lookups();
}
