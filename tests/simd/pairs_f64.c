/*
 * Pairs of vf64, against MPFR. Where it is not linked (AC_TESTS_MPFR is not defined) the words run
 * all the same, for their digests and their special values.
 */
#include "lanes.h"

#if defined(AC_TESTS_MPFR)
#include <mpfr.h>
#endif

enum { COUNT = 1 << 13, MOST = 8 };

typedef struct operands {
    double p_hi[COUNT], p_lo[COUNT], q_hi[COUNT], q_lo[COUNT];
} operands;

static operands in;

static void fill(void)
{
    for (size_t i = 0; i < COUNT; i++) {
        const double half = 0x1p-54 - 0x1p-60;
        in.p_hi[i] = moderate_f64();
        in.p_lo[i] = in.p_hi[i] * half * ldexp(1.0, -(int)(random_bits() % 30));
        in.q_hi[i] = moderate_f64();
        in.q_lo[i] = -in.q_hi[i] * half * ldexp(1.0, -(int)(random_bits() % 30));
        if (random_bits() % 4 == 0) { /* nearly or entirely cancels */
            in.q_hi[i] = -in.p_hi[i];
            in.q_lo[i] = -in.p_lo[i] * (double)(random_bits() % 3 + 1) * 0.5;
        }
        if (random_bits() % 16 == 0)
            in.p_lo[i] = 0.0;
    }
}

typedef enum operation { ADD, MUL, DIV } operation;
typedef vf64x2 pair_word(vf64x2 p, vf64x2 q);

/* What the word computes: the operation, whether each operand has its second part, and the bound.
 */
typedef struct pair_case {
    const char *name;
    pair_word *word;
    operation operation;
    bool p_whole;
    bool q_whole;
    bool rounded; /* the result is one double, and the bound is in units of its last place */
    double bound;
} pair_case;

#if defined(AC_TESTS_MPFR)
/* The error of hi + lo, relative or in units. */
static double error_of(const pair_case *c, size_t i, double hi, double lo)
{
    mpfr_t p, q, got;
    mpfr_inits2(512, p, q, got, (mpfr_ptr)0);
    mpfr_set_d(p, in.p_hi[i], MPFR_RNDN);
    mpfr_set_d(q, in.q_hi[i], MPFR_RNDN);
    mpfr_set_d(got, hi, MPFR_RNDN);
    mpfr_add_d(got, got, lo, MPFR_RNDN);
    if (c->p_whole)
        mpfr_add_d(p, p, in.p_lo[i], MPFR_RNDN);
    if (c->q_whole)
        mpfr_add_d(q, q, in.q_lo[i], MPFR_RNDN);
    if (c->operation == ADD)
        mpfr_add(p, p, q, MPFR_RNDN);
    else if (c->operation == MUL)
        mpfr_mul(p, p, q, MPFR_RNDN);
    else
        mpfr_div(p, p, q, MPFR_RNDN);
    mpfr_sub(got, got, p, MPFR_RNDN);
    double error = fabs(mpfr_get_d(got, MPFR_RNDN));
    if (error != 0) {
        const double wanted = fabs(mpfr_get_d(p, MPFR_RNDN));
        error = c->rounded ? ldexp(error, 52 - ilogb(wanted)) : error / wanted;
    }
    mpfr_clears(p, q, got, (mpfr_ptr)0);
    return error;
}
#else
static double error_of(const pair_case *c, size_t i, double hi, double lo)
{
    (void)c;
    (void)i;
    (void)hi;
    (void)lo;
    return 0.0;
}
#endif

static void check_pair(const pair_case *c)
{
    word_begin(c->name);
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        double hi[MOST], lo[MOST];
        const vf64x2 result = c->word(vf64x2_make(vf64_load(in.p_hi + i), vf64_load(in.p_lo + i)),
                                      vf64x2_make(vf64_load(in.q_hi + i), vf64_load(in.q_lo + i)));
        vf64_store(hi, result.hi);
        vf64_store(lo, result.lo);
        for (size_t j = 0; j < VF64_LANES; j++) {
            digest_bits(ac_f64_bits(hi[j]));
            digest_bits(ac_f64_bits(lo[j]));
            const double error = error_of(c, i + j, hi[j], lo[j]);
            expect_true(error <= c->bound, "%a + %a, %a + %a: off by %a", in.p_hi[i + j],
                        in.p_lo[i + j], in.q_hi[i + j], in.q_lo[i + j], error);
            expect_true(hi[j] + lo[j] == hi[j], "%a, %a: %a + %a", in.p_hi[i + j], in.q_hi[i + j],
                        hi[j], lo[j]);
        }
    }
    word_end();
}

static void check_special(const char *name, pair_word *word, double (*expected)(double, double))
{
    word_begin(name);
    for (size_t i = 0; i < HARD_F64 * HARD_F64; i++) {
        const double x = hard_f64[i / HARD_F64];
        const double y = hard_f64[i % HARD_F64];
        const double exact = expected(x, y);
        double hi[MOST], lo[MOST];
        const vf64x2 result = word(vf64x2_of(vf64_of(x)), vf64x2_make(vf64_of(y), vf64_of(-0.0)));
        vf64_store(hi, result.hi);
        vf64_store(lo, result.lo);
        digest_bits(ac_f64_bits(hi[0]));
        digest_bits(ac_f64_bits(lo[0]));
        if (!isfinite(exact) || exact == 0.0)
            expect_f64(hi[0], exact, "%a, %a", x, y);
        else
            expect_true(isfinite(hi[0]) && fabs(hi[0] - exact) <= 0x1p-51 * fabs(exact) + 0x1p-1074,
                        "%a, %a: %a", x, y, hi[0]);
        if (!isfinite(hi[0]))
            expect_true(lo[0] == 0.0, "%a, %a: lo %a", x, y, lo[0]);
    }
    word_end();
}

/* The words, made to look alike. */

static vf64x2 of_sum(vf64x2 p, vf64x2 q)
{
    return vf64x2_of_sum(p.hi, q.hi);
}

static vf64x2 of_product(vf64x2 p, vf64x2 q)
{
    return vf64x2_of_product(p.hi, q.hi);
}

static vf64x2 add(vf64x2 p, vf64x2 q)
{
    return vf64x2_add(p, q);
}

static vf64x2 add_finite(vf64x2 p, vf64x2 q)
{
    return vf64x2_add_finite(p, q);
}

static vf64x2 add_single(vf64x2 p, vf64x2 q)
{
    return vf64x2_add_single(p, q.hi);
}

static vf64x2 add_single_finite(vf64x2 p, vf64x2 q)
{
    return vf64x2_add_single_finite(p, q.hi);
}

static vf64x2 mul(vf64x2 p, vf64x2 q)
{
    return vf64x2_mul(p, q);
}

static vf64x2 mul_finite(vf64x2 p, vf64x2 q)
{
    return vf64x2_mul_finite(p, q);
}

static vf64x2 mul_single(vf64x2 p, vf64x2 q)
{
    return vf64x2_mul_single(p, q.hi);
}

static vf64x2 mul_single_finite(vf64x2 p, vf64x2 q)
{
    return vf64x2_mul_single_finite(p, q.hi);
}

static vf64x2 divide(vf64x2 p, vf64x2 q)
{
    return vf64x2_div(p, q);
}

/* p times the reciprocal, which is thereby measured too. */
static vf64x2 reciprocal(vf64x2 p, vf64x2 q)
{
    return vf64x2_mul_finite(p, vf64x2_reciprocal_finite(q));
}

static vf64x2 scale_round(vf64x2 p, vf64x2 q)
{
    return vf64x2_of(vf64x2_scale_round(p, q.hi));
}

static vf64x2 mul_round(vf64x2 p, vf64x2 q)
{
    return vf64x2_of(vf64x2_mul_round(p, q));
}

static vf64x2 add_round(vf64x2 p, vf64x2 q)
{
    return vf64x2_of(vf64x2_add_round(p, q.hi));
}

static vf64x2 add2_round(vf64x2 p, vf64x2 q)
{
    return vf64x2_of(vf64x2_add2_round(p, q));
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

/* Scaling into the subnormals rounds once: hi + lo is a tie or next to one. */
static void check_subnormal(void)
{
    word_begin("vf64x2_scale, subnormal");
    for (int lost = 1; lost < 53; lost++) {
        for (int side = -1; side <= 1; side++) {
            const double tie = 1.0 + ldexp(1.0, lost - 1 - 52); /* half a unit of what is kept */
            const double below = 1.0;
            const double above = 1.0 + ldexp(1.0, lost - 52);
            const double lo = side * 0x1p-56;
            const int k = -1022 - lost;
            /* The tie itself goes to even: below, unless one bit is kept and that is 1. */
            const double wanted = side > 0 || (side == 0 && lost == 52) ? above : below;
            double got[MOST];
            vf64_store(got, vf64x2_round(
                                vf64x2_scale(vf64x2_make(vf64_of(tie), vf64_of(lo)), vi64_of(k))));
            expect_f64(got[0], ldexp(wanted, k), "%a + %a, %d", tie, lo, k);
            vf64_store(got, vf64x2_round(vf64x2_scale(vf64x2_make(vf64_of(-tie), vf64_of(-lo)),
                                                      vi64_of(k))));
            expect_f64(got[0], ldexp(-wanted, k), "%a + %a, %d", -tie, -lo, k);
        }
    }
    word_end();
}

void test_pairs_f64(void)
{
    static const pair_case cases[] = {
        {"vf64x2_of_sum", of_sum, ADD, false, false, false, 0},
        {"vf64x2_of_product", of_product, MUL, false, false, false, 0},
        {"vf64x2_add", add, ADD, true, true, false, 0x1p-104},
        {"vf64x2_add_finite", add_finite, ADD, true, true, false, 0x1p-104},
        {"vf64x2_add_single", add_single, ADD, true, false, false, 0x1p-105},
        {"vf64x2_add_single_finite", add_single_finite, ADD, true, false, false, 0x1p-105},
        {"vf64x2_mul", mul, MUL, true, true, false, 0x1p-104},
        {"vf64x2_mul_finite", mul_finite, MUL, true, true, false, 0x1p-104},
        {"vf64x2_mul_single", mul_single, MUL, true, false, false, 0x1p-105},
        {"vf64x2_mul_single_finite", mul_single_finite, MUL, true, false, false, 0x1p-105},
        {"vf64x2_div", divide, DIV, true, true, false, 0x1p-102},
        {"vf64x2_reciprocal_finite", reciprocal, DIV, true, true, false, 0x1p-102},
        {"vf64x2_scale_round", scale_round, MUL, true, false, true, 0.5001},
        {"vf64x2_mul_round", mul_round, MUL, true, true, true, 0.5001},
        {"vf64x2_add_round", add_round, ADD, true, false, true, 0.5001},
        {"vf64x2_add2_round", add2_round, ADD, true, true, true, 0.5001},
    };

    fill();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        check_pair(&cases[i]);
    check_subnormal();
    check_special("vf64x2_add, special", add, plus);
    check_special("vf64x2_add_single, special", add_single, plus);
    check_special("vf64x2_of_sum, special", of_sum, plus);
    check_special("vf64x2_mul, special", mul, times);
    check_special("vf64x2_mul_single, special", mul_single, times);
    check_special("vf64x2_of_product, special", of_product, times);
    check_special("vf64x2_div, special", divide, over);
    check_special("vf64x2_add2_round, special", add2_round, plus);
    check_special("vf64x2_add_round, special", add_round, plus);
    check_special("vf64x2_scale_round, special", scale_round, times);
    check_special("vf64x2_mul_round, special", mul_round, times);
}
