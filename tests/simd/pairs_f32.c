/*
 * Pairs of vf32, against double arithmetic: a pair of moderate size has 48 bits or a few more, so a
 * double holds it and its sums, and nearly its products and quotients.
 */
#include "lanes.h"

enum { COUNT = 1 << 14, MOST = 16 };

typedef struct operands {
    float p_hi[COUNT], p_lo[COUNT], q_hi[COUNT], q_lo[COUNT];
} operands;

static operands in;

/* A double that is exactly a normalised pair. */
static double split(double x, float *hi, float *lo)
{
    *hi = (float)x;
    *lo = (float)(x - (double)*hi);
    return (double)*hi + (double)*lo;
}

static void fill(void)
{
    for (size_t i = 0; i < COUNT; i++) {
        const double p = split(moderate_f64(), &in.p_hi[i], &in.p_lo[i]);
        double q = moderate_f64();
        const int distance = (int)(random_bits() % 50);
        const double steps = (double)(random_bits() % 5) - 2.0;
        if (random_bits() % 4 == 0) /* nearly or entirely cancels */
            q = -p * (1.0 + ldexp(steps, -distance));
        if (random_bits() % 16 == 0)
            in.p_lo[i] = 0.0f;
        split(q == 0 ? 1.0 : q, &in.q_hi[i], &in.q_lo[i]);
    }
}

static double p_of(size_t i)
{
    return (double)in.p_hi[i] + (double)in.p_lo[i];
}

static double q_of(size_t i)
{
    return (double)in.q_hi[i] + (double)in.q_lo[i];
}

typedef vf32x2 pair_word(vf32x2 p, vf32x2 q);
typedef vf32 round_word(vf32x2 p, vf32x2 q);
typedef vm32 compare_word(vf32x2 p, vf32x2 q);

/* The result within the relative bound, and normalised. */
static void check_pair(const char *name, pair_word *word, double (*expected)(size_t), double bound)
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float hi[MOST], lo[MOST];
        const vf32x2 result = word(vf32x2_make(vf32_load(in.p_hi + i), vf32_load(in.p_lo + i)),
                                   vf32x2_make(vf32_load(in.q_hi + i), vf32_load(in.q_lo + i)));
        vf32_store(hi, result.hi);
        vf32_store(lo, result.lo);
        for (size_t j = 0; j < VF32_LANES; j++) {
            const double wanted = expected(i + j);
            const double got = (double)hi[j] + (double)lo[j];
            digest_bits((uint64_t)ac_f32_bits(hi[j]) << 32 | ac_f32_bits(lo[j]));
            expect_true(fabs(got - wanted) <= bound * fabs(wanted), "%a, %a: %a, not %a",
                        p_of(i + j), q_of(i + j), got, wanted);
            expect_true((float)got == hi[j], "%a, %a: %a + %a", p_of(i + j), q_of(i + j),
                        (double)hi[j], (double)lo[j]);
        }
    }
    word_end();
}

/* The result within 0.5 units, and what the pairs themselves may be wrong. */
static void check_round(const char *name, round_word *word, double (*expected)(size_t))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float got[MOST];
        vf32_store(got, word(vf32x2_make(vf32_load(in.p_hi + i), vf32_load(in.p_lo + i)),
                             vf32x2_make(vf32_load(in.q_hi + i), vf32_load(in.q_lo + i))));
        for (size_t j = 0; j < VF32_LANES; j++) {
            const double wanted = expected(i + j);
            const int unit = wanted == 0 ? -149 : ilogb((double)(float)wanted) - 23;
            digest_bits(ac_f32_bits(got[j]));
            expect_true(fabs((double)got[j] - wanted) <= ldexp(0.50001, unit), "%a, %a: %a, not %a",
                        p_of(i + j), q_of(i + j), (double)got[j], wanted);
        }
    }
    word_end();
}

static void check_compare(const char *name, compare_word *word, bool (*expected)(double, double))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        float got[MOST];
        const vf32x2 p = vf32x2_make(vf32_load(in.p_hi + i), vf32_load(in.p_lo + i));
        const vf32x2 q = vf32x2_make(vf32_load(in.q_hi + i), vf32_load(in.q_lo + i));
        const vf32x2 near = vf32x2_make(p.hi, q.lo); /* equal but for the second part, often */
        const vf32 one = vf32_of(1.0f);
        const vf32 zero = vf32_of(0.0f);
        float nearly[MOST];
        vf32_store(got, vf32_where(word(p, vf32x2_neg(q)), one, zero));
        vf32_store(nearly, vf32_where(word(p, near), one, zero));
        for (size_t j = 0; j < VF32_LANES; j++) {
            const double other = (double)in.p_hi[i + j] + (double)in.q_lo[i + j];
            expect_f32(got[j], expected(p_of(i + j), -q_of(i + j)) ? 1.0f : 0.0f, "%a, %a",
                       p_of(i + j), -q_of(i + j));
            const bool normalised = (float)other == in.p_hi[i + j];
            if (normalised)
                expect_f32(nearly[j], expected(p_of(i + j), other) ? 1.0f : 0.0f, "%a, %a",
                           p_of(i + j), other);
        }
    }
    word_end();
}

/* What the words should give, in double. */

static double sum(size_t i)
{
    return p_of(i) + q_of(i);
}

static double sum_single(size_t i)
{
    return p_of(i) + (double)in.q_hi[i];
}

static double sum_of_singles(size_t i)
{
    return (double)in.p_hi[i] + (double)in.q_hi[i];
}

static double product(size_t i)
{
    return p_of(i) * q_of(i);
}

static double product_single(size_t i)
{
    return p_of(i) * (double)in.q_hi[i];
}

static double product_of_singles(size_t i)
{
    return (double)in.p_hi[i] * (double)in.q_hi[i];
}

static double quotient(size_t i)
{
    return p_of(i) / q_of(i);
}

static double reciprocal(size_t i)
{
    return 1.0 / q_of(i);
}

static double first(size_t i)
{
    return p_of(i);
}

static double negative(size_t i)
{
    return -p_of(i);
}

static double magnitude(size_t i)
{
    return fabs(p_of(i));
}

static double scaled(size_t i)
{
    return ldexp(p_of(i), -30);
}

/* The words, made to look alike. */

static vf32x2 of_sum(vf32x2 p, vf32x2 q)
{
    return vf32x2_of_sum(p.hi, q.hi);
}

static vf32x2 of_product(vf32x2 p, vf32x2 q)
{
    return vf32x2_of_product(p.hi, q.hi);
}

static vf32x2 add_single(vf32x2 p, vf32x2 q)
{
    return vf32x2_add_single(p, q.hi);
}

static vf32x2 add_single_finite(vf32x2 p, vf32x2 q)
{
    return vf32x2_add_single_finite(p, q.hi);
}

static vf32x2 mul_single(vf32x2 p, vf32x2 q)
{
    return vf32x2_mul_single(p, q.hi);
}

static vf32x2 mul_single_finite(vf32x2 p, vf32x2 q)
{
    return vf32x2_mul_single_finite(p, q.hi);
}

static vf32x2 reciprocal_finite(vf32x2 p, vf32x2 q)
{
    (void)p;
    return vf32x2_reciprocal_finite(q);
}

static vf32x2 neg(vf32x2 p, vf32x2 q)
{
    (void)q;
    return vf32x2_neg(p);
}

static vf32x2 absolute(vf32x2 p, vf32x2 q)
{
    (void)q;
    return vf32x2_abs(p);
}

static vf32x2 scale(vf32x2 p, vf32x2 q)
{
    (void)q;
    return vf32x2_scale(p, vi32_of(-30));
}

static vf32 rounded(vf32x2 p, vf32x2 q)
{
    (void)q;
    return vf32x2_round(p);
}

static vf32 scale_round(vf32x2 p, vf32x2 q)
{
    return vf32x2_scale_round(p, q.hi);
}

static vf32 add_round(vf32x2 p, vf32x2 q)
{
    return vf32x2_add_round(p, q.hi);
}

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
    return x != y;
}

/* The distance of a rounded result from the value, beyond half a unit in its last place. */
static double beyond_rounding(float result, double exact)
{
    return fabs((double)result - exact) - ldexp(1.0, ilogb(exact) - 24);
}

/* Scaling into the subnormals rounds once. Above 2^-118 the second part is off by 2^-150, which
 * shows where hi + lo is next to a tie. */
static void check_subnormal(void)
{
    static const double tie = 0x1.96231d004229p+3; /* halfway between two floats, and 2^-32 of it */

    word_begin("vf32x2_scale, subnormal");
    for (size_t i = 0; i < COUNT; i += VF32_LANES) {
        /* The 16 elements that the widest vector has share a power: all instruction sets see the
         * same. */
        const int k = i < MOST ? -121 : -115 - (int)(i / MOST % 50);
        float got[MOST], hi[MOST], lo[MOST];

        for (size_t j = 0; j < VF32_LANES; j++) {
            hi[j] = i + j == 0 ? (float)tie : in.p_hi[i + j];
            lo[j] = i + j == 0 ? (float)(tie - (double)(float)tie) : in.p_lo[i + j];
        }
        vf32_store(
            got, vf32x2_round(vf32x2_scale(vf32x2_make(vf32_load(hi), vf32_load(lo)), vi32_of(k))));
        for (size_t j = 0; j < VF32_LANES; j++) {
            const double exact = ldexp((double)hi[j] + (double)lo[j], k);
            const bool coarse = fabs(exact) >= 0x1p-126 && fabs(exact) < 0x1p-118;

            if (fabs(exact) >= 0x1p-118)
                expect_true(beyond_rounding(got[j], exact) <= 0x1p-150, "%a: %a", exact,
                            (double)got[j]);
            else
                expect_f32(got[j], coarse ? hi[j] * ldexpf(1.0f, k) : (float)exact, "%a, %d",
                           (double)hi[j] + (double)lo[j], k);
        }
    }
    word_end();
}

/* Infinities, nans, zeros and overflow: hi is what IEEE arithmetic on the operands gives, and lo is
 * a zero wherever hi is not finite. Where a quotient is subnormal its second part may undo its
 * rounding. */
static void check_special(const char *name, pair_word *word, double (*expected)(double, double))
{
    word_begin(name);
    for (size_t i = 0; i < HARD_F32 * HARD_F32; i++) {
        const float x = hard_f32[i / HARD_F32];
        const float y = hard_f32[i % HARD_F32];
        const float exact = (float)expected((double)x, (double)y);
        float hi[MOST], lo[MOST];
        const vf32x2 result = word(vf32x2_of(vf32_of(x)), vf32x2_make(vf32_of(y), vf32_of(-0.0f)));
        vf32_store(hi, result.hi);
        vf32_store(lo, result.lo);
        digest_bits(ac_f32_bits(hi[0]));
        digest_bits(ac_f32_bits(lo[0]));
        if (!isfinite(exact) || exact == 0.0f)
            expect_f32(hi[0], exact, "%a, %a", (double)x, (double)y);
        else
            expect_true(isfinite(hi[0]) &&
                            fabsf(hi[0] - exact) <= 0x1p-22f * fabsf(exact) + 0x1p-149f,
                        "%a, %a: %a", (double)x, (double)y, (double)hi[0]);
        if (!isfinite(hi[0]))
            expect_true(lo[0] == 0.0f, "%a, %a: lo %a", (double)x, (double)y, (double)lo[0]);
    }
    word_end();
}

static double plus(double x, double y)
{
    return x + y;
}

static double times(double x, double y)
{
    return x * y;
}

static double over(double x, double y)
{
    return x / y;
}

static vf32x2 as_pair_of_round(vf32x2 p, vf32x2 q)
{
    return vf32x2_of(vf32x2_add2_round(p, q));
}

static vf32x2 as_pair_of_add_round(vf32x2 p, vf32x2 q)
{
    return vf32x2_of(vf32x2_add_round(p, q.hi));
}

static vf32x2 as_pair_of_mul_round(vf32x2 p, vf32x2 q)
{
    return vf32x2_of(vf32x2_mul_round(p, q));
}

/* With second parts as large as they may be, so that a * lo overflows too, in the other direction.
 */
static vf32x2 as_pair_of_scale_round(vf32x2 p, vf32x2 q)
{
    const vm32 large = vf32_gt(vf32_abs(p.hi), vf32_of(0x1p100f));
    const vm32 finite = vm32_not(vm32_or(vf32_is_inf(p.hi), vf32_is_nan(p.hi)));
    const vf32 against = vf32_mul(p.hi, vf32_of(-0x1p-26f));
    const vf32 lo = vf32_where(vm32_and(large, finite), against, p.lo);
    return vf32x2_of(vf32x2_scale_round(vf32x2_make(p.hi, lo), q.hi));
}

void test_pairs_f32(void)
{
    fill();
    check_pair("vf32x2_of_sum", of_sum, sum_of_singles, 0.0);
    check_pair("vf32x2_of_product", of_product, product_of_singles, 0.0);
    check_pair("vf32x2_add", vf32x2_add, sum, 0x1p-45);
    check_pair("vf32x2_add_finite", vf32x2_add_finite, sum, 0x1p-45);
    check_pair("vf32x2_add_single", add_single, sum_single, 0x1p-46);
    check_pair("vf32x2_add_single_finite", add_single_finite, sum_single, 0x1p-46);
    check_pair("vf32x2_mul", vf32x2_mul, product, 0x1p-45);
    check_pair("vf32x2_mul_finite", vf32x2_mul_finite, product, 0x1p-45);
    check_pair("vf32x2_mul_single", mul_single, product_single, 0x1p-46);
    check_pair("vf32x2_mul_single_finite", mul_single_finite, product_single, 0x1p-46);
    check_pair("vf32x2_div", vf32x2_div, quotient, 0x1p-44);
    check_pair("vf32x2_reciprocal_finite", reciprocal_finite, reciprocal, 0x1p-44);
    check_pair("vf32x2_neg", neg, negative, 0.0);
    check_pair("vf32x2_abs", absolute, magnitude, 0.0);
    check_pair("vf32x2_scale", scale, scaled, 0.0);
    check_round("vf32x2_round", rounded, first);
    check_round("vf32x2_scale_round", scale_round, product_single);
    check_round("vf32x2_mul_round", vf32x2_mul_round, product);
    check_round("vf32x2_mul_round_finite", vf32x2_mul_round_finite, product);
    check_round("vf32x2_add_round", add_round, sum_single);
    check_round("vf32x2_add2_round", vf32x2_add2_round, sum);
    check_compare("vf32x2_lt", vf32x2_lt, lt);
    check_compare("vf32x2_le", vf32x2_le, le);
    check_compare("vf32x2_gt", vf32x2_gt, gt);
    check_compare("vf32x2_ge", vf32x2_ge, ge);
    check_compare("vf32x2_eq", vf32x2_eq, eq);
    check_compare("vf32x2_ne", vf32x2_ne, ne);
    check_subnormal();
    check_special("vf32x2_add, special", vf32x2_add, plus);
    check_special("vf32x2_add_single, special", add_single, plus);
    check_special("vf32x2_of_sum, special", of_sum, plus);
    check_special("vf32x2_mul, special", vf32x2_mul, times);
    check_special("vf32x2_mul_single, special", mul_single, times);
    check_special("vf32x2_of_product, special", of_product, times);
    check_special("vf32x2_div, special", vf32x2_div, over);
    check_special("vf32x2_add2_round, special", as_pair_of_round, plus);
    check_special("vf32x2_add_round, special", as_pair_of_add_round, plus);
    check_special("vf32x2_scale_round, special", as_pair_of_scale_round, times);
    check_special("vf32x2_mul_round, special", as_pair_of_mul_round, times);
}
