/*
 * The words on vf64 and vi64, lane by lane. Expectations are plain C, the standard library's fma
 * and ldexp, and integers.
 */
#include <inttypes.h>

#include "lanes.h"

enum { COUNT = 1 << 15, LANES_MOST = 8 };

#define SIGN (UINT64_C(1) << 63)

static double a[COUNT], b[COUNT], c[COUNT];

/* All pairs of hard values first, then random ones. */
static void fill(void)
{
    for (size_t i = 0; i < COUNT; i++) {
        const bool hard = i < HARD_F64 * HARD_F64;
        a[i] = hard ? hard_f64[i / HARD_F64] : random_f64();
        b[i] = hard ? hard_f64[i % HARD_F64] : random_f64();
        c[i] = random_f64();
        if (!hard && random_bits() % 8 == 0) /* nearly cancels */
            c[i] = -(a[i] * b[i]);
        if (!hard && random_bits() % 8 == 0)
            b[i] = random_bits() % 2 == 0 ? a[i] : -a[i];
    }
}

typedef vf64 unary(vf64 x);
typedef vf64 binary(vf64 x, vf64 y);
typedef vf64 ternary(vf64 x, vf64 y, vf64 z);
typedef vm64 comparison(vf64 x, vf64 y);
typedef vi64 integer_binary(vi64 x, vi64 y);

static void check_unary(const char *name, unary *word, double (*expected)(double))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        double got[LANES_MOST];
        vf64_store(got, word(vf64_load(a + i)));
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_f64(got[j], expected(a[i + j]), "%a", a[i + j]);
    }
    word_end();
}

static void check_binary(const char *name, binary *word, double (*expected)(double, double))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        double got[LANES_MOST];
        vf64_store(got, word(vf64_load(a + i), vf64_load(b + i)));
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_f64(got[j], expected(a[i + j], b[i + j]), "%a, %a", a[i + j], b[i + j]);
    }
    word_end();
}

static void check_ternary(const char *name, ternary *word,
                          double (*expected)(double, double, double))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        double got[LANES_MOST];
        vf64_store(got, word(vf64_load(a + i), vf64_load(b + i), vf64_load(c + i)));
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_f64(got[j], expected(a[i + j], b[i + j], c[i + j]), "%a, %a, %a", a[i + j],
                       b[i + j], c[i + j]);
    }
    word_end();
}

static void check_comparison(const char *name, comparison *word, bool (*expected)(double, double))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        const vm64 mask = word(vf64_load(a + i), vf64_load(b + i));
        double got[LANES_MOST];
        bool any = false;
        bool all = true;
        vf64_store(got, vf64_where(mask, vf64_of(1.0), vf64_of(-1.0)));
        for (size_t j = 0; j < VF64_LANES; j++) {
            const bool wanted = expected(a[i + j], b[i + j]);
            any = any || wanted;
            all = all && wanted;
            expect_f64(got[j], wanted ? 1.0 : -1.0, "%a, %a", a[i + j], b[i + j]);
        }
        expect_true(vm64_any(mask) == any && vm64_all(mask) == all, "any or all at %zu", i);
    }
    word_end();
}

static int64_t bits_of(double x)
{
    return (int64_t)ac_f64_bits(x);
}

static void check_integers(const char *name, integer_binary *word,
                           int64_t (*expected)(int64_t, int64_t))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        int64_t got[LANES_MOST];
        const vi64 result = word(vf64_as_vi64(vf64_load(a + i)), vf64_as_vi64(vf64_load(b + i)));
        memcpy(got, &result, sizeof result);
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_int(got[j], expected(bits_of(a[i + j]), bits_of(b[i + j])),
                       "%#" PRIx64 ", %#" PRIx64, ac_f64_bits(a[i + j]), ac_f64_bits(b[i + j]));
    }
    word_end();
}

/* Arithmetic: plain C, which the compiler turns into the machine's single-lane instructions. */

static double add(double x, double y)
{
    return x + y;
}

static double sub(double x, double y)
{
    return x - y;
}

static double mul(double x, double y)
{
    return x * y;
}

static double divide(double x, double y)
{
    return x / y;
}

static double fused(double x, double y, double z)
{
    return fma(x, y, z);
}

static double fused_minus(double x, double y, double z)
{
    return fma(x, y, -z);
}

static double fused_negative(double x, double y, double z)
{
    return fma(-x, y, z);
}

static double negate(double x)
{
    return ac_f64_of_bits(ac_f64_bits(x) ^ SIGN);
}

static double absolute(double x)
{
    return ac_f64_of_bits(ac_f64_bits(x) & ~SIGN);
}

static double root(double x)
{
    return sqrt(x);
}

static double nearest(double x)
{
    if (!(fabs(x) < 0x1p52))
        return x;
    const double below = (double)(int64_t)x - (x < (double)(int64_t)x ? 1.0 : 0.0);
    const double rest = x - below;
    const bool odd = ((int64_t)below & 1) != 0;
    return copysign(rest > 0.5 || (rest == 0.5 && odd) ? below + 1.0 : below, x);
}

static double lower(double x)
{
    if (!(fabs(x) < 0x1p52))
        return x;
    return copysign((double)(int64_t)x - (x < (double)(int64_t)x ? 1.0 : 0.0), x);
}

static double truncated(double x)
{
    return fabs(x) < 0x1p52 ? copysign((double)(int64_t)x, x) : x;
}

static double with_sign(double x, double y)
{
    return ac_f64_of_bits((ac_f64_bits(x) & ~SIGN) | (ac_f64_bits(y) & SIGN));
}

/* The sign of a nan is unspecified, and so is a sign copied from one. */
static vf64 copysign_of_number(vf64 x, vf64 y)
{
    return vf64_copysign(x, vf64_where(vf64_is_nan(y), vf64_of(1.0), y));
}

static double with_sign_of_number(double x, double y)
{
    return with_sign(x, isnan(y) ? 1.0 : y);
}

static double smaller(double x, double y)
{
    return y < x ? y : x;
}

static double larger(double x, double y)
{
    return y > x ? y : x;
}

static double correction(double x)
{
    return isfinite(x) && x != 0.0 ? x : -0.0;
}

/* Comparisons. */

static bool lt(double x, double y)
{
    return x < y;
}

static bool le(double x, double y)
{
    return x <= y;
}

static bool gt(double x, double y)
{
    return x > y;
}

static bool ge(double x, double y)
{
    return x >= y;
}

static bool eq(double x, double y)
{
    return x == y;
}

static bool ne(double x, double y)
{
    return !(x == y);
}

static vm64 first_is_nan(vf64 x, vf64 y)
{
    (void)y;
    return vf64_is_nan(x);
}

static vm64 first_is_inf(vf64 x, vf64 y)
{
    (void)y;
    return vf64_is_inf(x);
}

static bool is_nan(double x, double y)
{
    (void)y;
    return (ac_f64_bits(x) & ~SIGN) > UINT64_C(0x7ff0000000000000);
}

static bool is_inf(double x, double y)
{
    (void)y;
    return (ac_f64_bits(x) & ~SIGN) == UINT64_C(0x7ff0000000000000);
}

static vm64 both_positive(vf64 x, vf64 y)
{
    const vf64 zero = vf64_of(0.0);
    return vm64_and(vf64_gt(x, zero), vf64_gt(y, zero));
}

static bool both_positive_expected(double x, double y)
{
    return x > 0.0 && y > 0.0;
}

static vm64 some_positive(vf64 x, vf64 y)
{
    const vf64 zero = vf64_of(0.0);
    return vm64_or(vf64_gt(x, zero), vf64_gt(y, zero));
}

static bool some_positive_expected(double x, double y)
{
    return x > 0.0 || y > 0.0;
}

static vm64 one_positive(vf64 x, vf64 y)
{
    const vf64 zero = vf64_of(0.0);
    return vm64_xor(vf64_gt(x, zero), vm64_not(vf64_gt(y, zero)));
}

static bool one_positive_expected(double x, double y)
{
    return (x > 0.0) == (y > 0.0);
}

static vm64 bits_eq(vf64 x, vf64 y)
{
    return vi64_eq(vf64_as_vi64(x), vf64_as_vi64(y));
}

static bool bits_eq_expected(double x, double y)
{
    return bits_of(x) == bits_of(y);
}

static vm64 bits_gt(vf64 x, vf64 y)
{
    return vi64_gt(vf64_as_vi64(x), vf64_as_vi64(y));
}

static bool bits_gt_expected(double x, double y)
{
    return bits_of(x) > bits_of(y);
}

/* Integers. */

static int64_t int_add(int64_t x, int64_t y)
{
    return (int64_t)((uint64_t)x + (uint64_t)y);
}

static int64_t int_sub(int64_t x, int64_t y)
{
    return (int64_t)((uint64_t)x - (uint64_t)y);
}

static int64_t int_and(int64_t x, int64_t y)
{
    return x & y;
}

static int64_t int_or(int64_t x, int64_t y)
{
    return x | y;
}

static int64_t int_xor(int64_t x, int64_t y)
{
    return x ^ y;
}

static vi64 where_greater(vi64 x, vi64 y)
{
    return vi64_where(vi64_gt(x, y), x, vi64_add(y, vi64_of(1)));
}

static int64_t where_greater_expected(int64_t x, int64_t y)
{
    return x > y ? x : int_add(y, 1);
}

/* Three shifts by two counts each. */
static vi64 shifts(vi64 x, vi64 y)
{
    const vi64 left = vi64_xor(vi64_shl(x, 1), vi64_shl(y, 52));
    const vi64 right = vi64_add(vi64_shr(x, 9), vi64_shr(y, 63));
    return vi64_xor(left, vi64_sub(right, vi64_xor(vi64_sar(x, 5), vi64_sar(y, 63))));
}

static int64_t shifts_expected(int64_t x, int64_t y)
{
    const uint64_t left = ((uint64_t)x << 1) ^ ((uint64_t)y << 52);
    const uint64_t right = ((uint64_t)x >> 9) + ((uint64_t)y >> 63);
    const uint64_t arithmetic = (uint64_t)(x >> 5) ^ (uint64_t)(y < 0 ? -1 : 0);
    return (int64_t)(left ^ (right - arithmetic));
}

/* Both conversions are words for |x| < 2^51 only. */

static vf64 limited(vf64 x)
{
    const vm64 inside = vf64_lt(vf64_abs(x), vf64_of(0x1p51));
    return vf64_where(inside, x, vf64_of(-0x1.23456789abcp50));
}

static double limited_expected(double x)
{
    return fabs(x) < 0x1p51 ? x : -0x1.23456789abcp50;
}

static vi64 to_integer(vi64 x, vi64 y)
{
    (void)y;
    return vi64_of_vf64(limited(vi64_as_vf64(x)));
}

static int64_t to_integer_expected(int64_t x, int64_t y)
{
    (void)y;
    return (int64_t)nearest(limited_expected(ac_f64_of_bits((uint64_t)x)));
}

static vi64 from_integer(vi64 x, vi64 y)
{
    (void)y;
    return vf64_as_vi64(vf64_of_vi64(vi64_sar(x, 12)));
}

static int64_t from_integer_expected(int64_t x, int64_t y)
{
    (void)y;
    return bits_of((double)(x >> 12));
}

static void check_scale(void)
{
    word_begin("vf64_scale");
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        int64_t k[LANES_MOST];
        double got[LANES_MOST];
        vi64 powers;
        for (size_t j = 0; j < VF64_LANES; j++) {
            const int64_t edge = (i + j) % 3 == 0 ? 3000 : 1100;
            k[j] = (int64_t)(random_bits() % (uint64_t)(2 * edge + 1)) - edge;
        }
        memcpy(&powers, k, sizeof powers);
        vf64_store(got, vf64_scale(vf64_load(a + i), powers));
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_f64(got[j], ldexp(a[i + j], (int)k[j]), "%a, %" PRId64, a[i + j], k[j]);
    }
    word_end();
}

static void check_lookups(void)
{
    static double table[16];
    for (int i = 0; i < 16; i++)
        table[i] = (double)(i * i) + 0.5;

    word_begin("vf64_lookup16");
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        double got[LANES_MOST];
        vf64_store(got, vf64_lookup16(table, vf64_as_vi64(vf64_load(a + i))));
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_f64(got[j], table[bits_of(a[i + j]) & 15], "%#" PRIx64, ac_f64_bits(a[i + j]));
    }
    word_end();
    word_begin("vf64_gather");
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        const vi64 offset = vi64_shr(vf64_as_vi64(vf64_load(a + i)), 49);
        double got[LANES_MOST];
        vf64_store(got, vf64_gather(b, offset));
        for (size_t j = 0; j < VF64_LANES; j++)
            expect_f64(got[j], b[ac_f64_bits(a[i + j]) >> 49], "%#" PRIx64, ac_f64_bits(a[i + j]));
    }
    word_end();
}

void test_words_f64(void)
{
    fill();
    check_binary("vf64_add", vf64_add, add);
    check_binary("vf64_sub", vf64_sub, sub);
    check_binary("vf64_mul", vf64_mul, mul);
    check_binary("vf64_div", vf64_div, divide);
    check_ternary("vf64_fma", vf64_fma, fused);
    check_ternary("vf64_fms", vf64_fms, fused_minus);
    check_ternary("vf64_fnma", vf64_fnma, fused_negative);
    check_unary("vf64_neg", vf64_neg, negate);
    check_unary("vf64_abs", vf64_abs, absolute);
    check_unary("vf64_sqrt", vf64_sqrt, root);
    check_unary("vf64_round", vf64_round, nearest);
    check_unary("vf64_floor", vf64_floor, lower);
    check_unary("vf64_trunc", vf64_trunc, truncated);
    check_unary("vf64_correction", vf64_correction, correction);
    check_binary("vf64_copysign", copysign_of_number, with_sign_of_number);
    check_binary("vf64_min", vf64_min, smaller);
    check_binary("vf64_max", vf64_max, larger);
    check_comparison("vf64_lt", vf64_lt, lt);
    check_comparison("vf64_le", vf64_le, le);
    check_comparison("vf64_gt", vf64_gt, gt);
    check_comparison("vf64_ge", vf64_ge, ge);
    check_comparison("vf64_eq", vf64_eq, eq);
    check_comparison("vf64_ne", vf64_ne, ne);
    check_comparison("vf64_is_nan", first_is_nan, is_nan);
    check_comparison("vf64_is_inf", first_is_inf, is_inf);
    check_comparison("vm64_and", both_positive, both_positive_expected);
    check_comparison("vm64_or", some_positive, some_positive_expected);
    check_comparison("vm64_xor vm64_not", one_positive, one_positive_expected);
    check_comparison("vi64_eq", bits_eq, bits_eq_expected);
    check_comparison("vi64_gt", bits_gt, bits_gt_expected);
    check_integers("vi64_add", vi64_add, int_add);
    check_integers("vi64_sub", vi64_sub, int_sub);
    check_integers("vi64_and", vi64_and, int_and);
    check_integers("vi64_or", vi64_or, int_or);
    check_integers("vi64_xor", vi64_xor, int_xor);
    check_integers("vi64_where", where_greater, where_greater_expected);
    check_integers("vi64_shl vi64_shr vi64_sar", shifts, shifts_expected);
    check_integers("vi64_of_vf64", to_integer, to_integer_expected);
    check_integers("vf64_of_vi64", from_integer, from_integer_expected);
    check_scale();
    check_lookups();
}
