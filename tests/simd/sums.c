/*
 * Sums: lanes by the span's index and the mask, exact products, tails that touch only their lanes.
 */
#include "lanes.h"

enum { COUNT = 1003, FOLDED = 64, BEYOND = 16 };

/* What lies beyond COUNT is loaded with the last lanes, and must not reach a sum. */
static float a[COUNT + BEYOND], b[COUNT + BEYOND];
static double a64[COUNT + BEYOND], b64[COUNT + BEYOND];
static double lanes[COUNT + BEYOND], expected[COUNT + BEYOND];

typedef void add_all(ac_sum sum);

static void f32_terms(ac_sum sum)
{
    size_t i = 0;
    for (; i + VF32_LANES <= COUNT; i += VF32_LANES)
        vf32_sum_add(sum, i, vf32_load(a + i));
    if (i < COUNT)
        vf32_sum_add_n(sum, i, vf32_load(a + i), COUNT - i);
}

static void f32_products(ac_sum sum)
{
    size_t i = 0;
    for (; i + VF32_LANES <= COUNT; i += VF32_LANES)
        vf32_sum_add_product(sum, i, vf32_load(a + i), vf32_load(b + i));
    if (i < COUNT)
        vf32_sum_add_product_n(sum, i, vf32_load(a + i), vf32_load(b + i), COUNT - i);
}

static void f64_terms(ac_sum sum)
{
    size_t i = 0;
    for (; i + VF64_LANES <= COUNT; i += VF64_LANES)
        vf64_sum_add(sum, i, vf64_load(a64 + i));
    if (i < COUNT)
        vf64_sum_add_n(sum, i, vf64_load(a64 + i), COUNT - i);
}

static void f64_products(ac_sum sum)
{
    size_t i = 0;
    for (; i + VF64_LANES <= COUNT; i += VF64_LANES)
        vf64_sum_add_product(sum, i, vf64_load(a64 + i), vf64_load(b64 + i));
    if (i < COUNT)
        vf64_sum_add_product_n(sum, i, vf64_load(a64 + i), vf64_load(b64 + i), COUNT - i);
}

/* One element for each lane, then all of them folded on 64 lanes. */
static void check(const char *name, add_all *add, double (*term)(size_t))
{
    word_begin(name);
    for (int folded = 0; folded < 2; folded++) {
        const ac_sum sum = {lanes, folded ? FOLDED - 1 : SIZE_MAX};
        for (size_t i = 0; i < COUNT + BEYOND; i++)
            lanes[i] = expected[i] = (double)(i % 7);
        add(sum);
        for (size_t i = 0; i < COUNT; i++)
            expected[i & sum.mask] += term(i);
        for (size_t i = 0; i < COUNT + BEYOND; i++)
            expect_f64(lanes[i], expected[i], "%zu, mask %zx", i, sum.mask);
    }
    word_end();
}

static double f32_term(size_t i)
{
    return (double)a[i];
}

static double f32_product(size_t i)
{
    return (double)a[i] * (double)b[i];
}

static double f64_term(size_t i)
{
    return a64[i];
}

static double f64_product(size_t i)
{
    return a64[i] * b64[i];
}

/* Every length of a tail. */
static void check_tails(void)
{
    word_begin_local("tails of sums");
    for (size_t n = 1; n < VF32_LANES; n++) {
        for (size_t i = 0; i < COUNT; i++)
            lanes[i] = 1.0;
        vf32_sum_add_n((ac_sum){lanes, SIZE_MAX}, VF32_LANES, vf32_of(2.0f), n);
        vf32_sum_add_product_n((ac_sum){lanes, SIZE_MAX}, VF32_LANES, vf32_of(2.0f), vf32_of(8.0f),
                               n);
        for (size_t i = 0; i < COUNT; i++) {
            const bool inside = i >= VF32_LANES && i < VF32_LANES + n;
            expect_true(lanes[i] == (inside ? 19.0 : 1.0), "f32 lane %zu, tail %zu", i, n);
        }
    }
    for (size_t n = 1; n < VF64_LANES; n++) {
        for (size_t i = 0; i < COUNT; i++)
            lanes[i] = 1.0;
        vf64_sum_add_n((ac_sum){lanes, SIZE_MAX}, VF64_LANES, vf64_of(2.0), n);
        vf64_sum_add_product_n((ac_sum){lanes, SIZE_MAX}, VF64_LANES, vf64_of(2.0), vf64_of(8.0),
                               n);
        for (size_t i = 0; i < COUNT; i++) {
            const bool inside = i >= VF64_LANES && i < VF64_LANES + n;
            expect_true(lanes[i] == (inside ? 19.0 : 1.0), "f64 lane %zu, tail %zu", i, n);
        }
    }
    word_end();
}

void test_sums(void)
{
    for (size_t i = 0; i < COUNT + BEYOND; i++) {
        a[i] = i < COUNT ? moderate_f32() : INFINITY;
        b[i] = i < COUNT ? moderate_f32() : 0.0f;
        a64[i] = i < COUNT ? moderate_f64() : (double)INFINITY;
        b64[i] = i < COUNT ? moderate_f64() : 0.0;
    }
    check("vf32_sum_add", f32_terms, f32_term);
    check("vf32_sum_add_product", f32_products, f32_product);
    check("vf64_sum_add", f64_terms, f64_term);
    check("vf64_sum_add_product", f64_products, f64_product);
    check_tails();
}
