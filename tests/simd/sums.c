/*
 * Sums: lanes by the span's index and the mask, exact products, tails that touch only their lanes.
 */
#include "simd/reduce/sums.h"
#include "lanes.h"

enum { COUNT = 1003, FOLDED = 64, BEYOND = 16, RUN = 3 };

/* What lies beyond COUNT is loaded with the last lanes, and must not reach a sum. */
static float a[COUNT + BEYOND], b[COUNT + BEYOND];
static ac_f16 a16[COUNT + BEYOND], b16[COUNT + BEYOND];
static ac_bf16 abf[COUNT + BEYOND], bbf[COUNT + BEYOND];
static double a64[COUNT + BEYOND], b64[COUNT + BEYOND];
static double lanes[COUNT + BEYOND], expected[COUNT + BEYOND];

typedef void add_all(ac_sum sum);

/* Every third product has a factor that must not reach the sum, and does not count. */
static bool counts(size_t i)
{
    return i % 3 != 0;
}

static vf32_term term_of(size_t i, vf32_wide x, vf32_wide y)
{
    float wanted[VF32_LANES];
    for (size_t k = 0; k < VF32_LANES; k++)
        wanted[k] = counts(i + k) ? 1.0f : 0.0f;
    return (vf32_term){x, y, vf32_gt(vf32_load(wanted), vf32_of(0.0f))};
}

static vf64_term term_of_f64(size_t i, vf64 x, vf64 y)
{
    double wanted[VF64_LANES];
    for (size_t k = 0; k < VF64_LANES; k++)
        wanted[k] = counts(i + k) ? 1.0 : 0.0;
    return (vf64_term){x, y, vf64_gt(vf64_load(wanted), vf64_of(0.0))};
}

static void f32_terms(ac_sum sum)
{
    size_t i = 0;
    for (; i + VF32_LANES <= COUNT; i += VF32_LANES)
        vf32_sum_add(sum, i, vf32_load(a + i));
    if (i < COUNT)
        vf32_sum_add_n(sum, i, vf32_load(a + i), COUNT - i);
}

static void f64_terms(ac_sum sum)
{
    size_t i = 0;
    for (; i + VF64_LANES <= COUNT; i += VF64_LANES)
        vf64_sum_add(sum, i, vf64_load(a64 + i));
    if (i < COUNT)
        vf64_sum_add_n(sum, i, vf64_load(a64 + i), COUNT - i);
}

static void f32_plain(ac_sum sum)
{
    size_t i = 0;
    for (; i + VF32_LANES <= COUNT; i += VF32_LANES)
        vf32_sum_add_product(sum, i, vf32_load(a + i), vf32_load(b + i));
    if (i < COUNT)
        vf32_sum_add_product_n(sum, i, vf32_load(a + i), vf32_load(b + i), COUNT - i);
}

static void f64_plain(ac_sum sum)
{
    size_t i = 0;
    for (; i + VF64_LANES <= COUNT; i += VF64_LANES)
        vf64_sum_add_product(sum, i, vf64_load(a64 + i), vf64_load(b64 + i));
    if (i < COUNT)
        vf64_sum_add_product_n(sum, i, vf64_load(a64 + i), vf64_load(b64 + i), COUNT - i);
}

static vf32_term f32_at(size_t i)
{
    return term_of(i, vf32_load_wide(a + i), vf32_load_wide(b + i));
}

static vf32_term f16_at(size_t i)
{
    return term_of(i, vf32_widen(vf32_load_f16(a16 + i)), vf32_widen(vf32_load_f16(b16 + i)));
}

static vf32_term bf16_at(size_t i)
{
    return term_of(i, vf32_widen(vf32_load_bf16(abf + i)), vf32_widen(vf32_load_bf16(bbf + i)));
}

static vf64_term f64_at(size_t i)
{
    return term_of_f64(i, vf64_load(a64 + i), vf64_load(b64 + i));
}

static vf32_term half_of(size_t i, vf32_two x, vf32_two y, size_t half, bool even)
{
    const size_t step = even ? 2 : 1;
    float wanted[VF32_LANES];
    for (size_t k = 0; k < VF32_LANES; k++)
        wanted[k] = counts(i + half * (even ? 1 : VF32_LANES) + step * k) ? 1.0f : 0.0f;
    return (vf32_term){vf32_widen(half ? x.b : x.a), vf32_widen(half ? y.b : y.a),
                       vf32_gt(vf32_load(wanted), vf32_of(0.0f))};
}

/* Lanes in memory, from the start of a span. */
#define IN_MEMORY(dtype, vector, LANES, suffix)                                                    \
    static void dtype##_products(ac_sum sum)                                                       \
    {                                                                                              \
        size_t i = 0;                                                                              \
        for (; i + LANES <= COUNT; i += LANES)                                                     \
            vector##_sum_add_term##suffix(sum, i, dtype##_at(i));                                  \
        if (i < COUNT)                                                                             \
            vector##_sum_add_term##suffix##_n(sum, i, dtype##_at(i), COUNT - i);                   \
    }

/* Those of a run, in registers, and the rest of it in memory. */
#define OF_RUN(dtype, vector, LANES, suffix, STEP, ADD)                                            \
    static void dtype##_run(ac_sum sum)                                                            \
    {                                                                                              \
        vf64_run kept = vf64_run_begin##suffix(sum, RUN);                                          \
        size_t i = 0;                                                                              \
        for (; i + AC_SUM_LANES <= COUNT; i += AC_SUM_LANES)                                       \
            for (size_t k = 0; k < AC_SUM_LANES; k += STEP)                                        \
                ADD;                                                                               \
        const ac_sum rest = vf64_run_end##suffix(sum, RUN, kept);                                  \
        for (; i < COUNT; i += LANES) {                                                            \
            const size_t n = COUNT - i < LANES ? COUNT - i : LANES;                                \
            vector##_sum_add_term##suffix##_n(rest, i, dtype##_at(i), n);                          \
        }                                                                                          \
    }

static void f16_two(vf64_run *kept, size_t i, size_t k)
{
    const vf32_two x = vf32_load_two_f16(a16 + i + k);
    const vf32_two y = vf32_load_two_f16(b16 + i + k);
    vf32_run_add_two_f16(kept, k, half_of(i + k, x, y, 0, false), half_of(i + k, x, y, 1, false));
}

static void bf16_two(vf64_run *kept, size_t i, size_t k)
{
    const vf32_two x = vf32_load_two_bf16(abf + i + k);
    const vf32_two y = vf32_load_two_bf16(bbf + i + k);
    vf32_run_add_two_bf16(kept, k, half_of(i + k, x, y, 0, true), half_of(i + k, x, y, 1, true));
}

IN_MEMORY(f32, vf32, VF32_LANES, )
IN_MEMORY(f16, vf32, VF32_LANES, _f16)
IN_MEMORY(bf16, vf32, VF32_LANES, _bf16)
IN_MEMORY(f64, vf64, VF64_LANES, )
OF_RUN(f32, vf32, VF32_LANES, , VF32_LANES, vf32_run_add_term(&kept, k, f32_at(i + k)))
OF_RUN(f16, vf32, VF32_LANES, _f16, 2 * VF32_LANES, f16_two(&kept, i, k))
OF_RUN(bf16, vf32, VF32_LANES, _bf16, 2 * VF32_LANES, bf16_two(&kept, i, k))
OF_RUN(f64, vf64, VF64_LANES, , VF64_LANES, vf64_run_add_term(&kept, k, f64_at(i + k)))

/* All elements in the lanes of one run, which begin at what they hold, and at +0 where they are
 * fresh. */
static void check_run(const char *name, add_all *add, double (*term)(size_t))
{
    word_begin(name);
    for (int fresh = 0; fresh < 2; fresh++) {
        for (size_t i = 0; i < COUNT + BEYOND; i++)
            lanes[i] = expected[i] = (double)(i % 7);
        for (size_t k = 0; k < AC_SUM_LANES && fresh; k++)
            expected[RUN * AC_SUM_LANES + k] = 0.0;
        for (size_t i = 0; i < COUNT; i++)
            expected[RUN * AC_SUM_LANES + i % AC_SUM_LANES] += term(i);
        add((ac_sum){lanes, fresh ? AC_SUM_FRESH : AC_SUM_KEPT});
        for (size_t i = 0; i < COUNT + BEYOND; i++)
            expect_f64(lanes[i], expected[i], "%zu, fresh %d", i, fresh);
    }
    word_end();
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
    return counts(i) ? (double)a[i] * (double)b[i] : 0.0;
}

static double f32_of_all(size_t i)
{
    return (double)a[i] * (double)b[i];
}

static double f64_of_all(size_t i)
{
    return a64[i] * b64[i];
}

static double f16_product(size_t i)
{
    return counts(i) ? (double)ac_f16_to_float(a16[i]) * (double)ac_f16_to_float(b16[i]) : 0.0;
}

static double bf16_product(size_t i)
{
    return counts(i) ? (double)ac_bf16_to_float(abf[i]) * (double)ac_bf16_to_float(bbf[i]) : 0.0;
}

static double f64_term(size_t i)
{
    return a64[i];
}

static double f64_product(size_t i)
{
    return counts(i) ? a64[i] * b64[i] : 0.0;
}

/* Every length of a tail. */
static void check_tails(void)
{
    word_begin_local("tails of sums");
    for (size_t n = 1; n < VF32_LANES; n++) {
        for (size_t i = 0; i < COUNT; i++)
            lanes[i] = 1.0;
        const vf32_term term = {vf32_widen(vf32_of(2.0f)), vf32_widen(vf32_of(8.0f)),
                                vm32_of(true)};
        const ac_sum sum = {lanes, SIZE_MAX};
        vf32_sum_add_n(sum, VF32_LANES, vf32_of(2.0f), n);
        vf32_sum_add_term_n(sum, VF32_LANES, term, n);
        for (size_t i = 0; i < COUNT; i++) {
            const bool inside = i >= VF32_LANES && i < VF32_LANES + n;
            expect_true(lanes[i] == (inside ? 19.0 : 1.0), "f32 lane %zu, tail %zu", i, n);
        }
    }
    for (size_t n = 1; n < VF64_LANES; n++) {
        for (size_t i = 0; i < COUNT; i++)
            lanes[i] = 1.0;
        const vf64_term term = {vf64_of(2.0), vf64_of(8.0), vm64_of(true)};
        const ac_sum sum = {lanes, SIZE_MAX};
        vf64_sum_add_n(sum, VF64_LANES, vf64_of(2.0), n);
        vf64_sum_add_term_n(sum, VF64_LANES, term, n);
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
    check("vf64_sum_add", f64_terms, f64_term);
    check("vf32_sum_add_product", f32_plain, f32_of_all);
    check("vf64_sum_add_product", f64_plain, f64_of_all);
    for (size_t i = 0; i < COUNT; i++) {
        a[i] = counts(i) ? a[i] : INFINITY;
        b[i] = counts(i) ? b[i] : 0.0f;
        a64[i] = counts(i) ? a64[i] : (double)INFINITY;
        b64[i] = counts(i) ? b64[i] : 0.0;
    }
    /* Numbers of 16 bits, of f16 also subnormal ones, of bf16 also those whose products f32 lacks.
     */
    for (size_t i = 0; i < COUNT + BEYOND; i++) {
        const bool small = i % 5 == 0;
        a16[i] = ac_f16_of_float(small ? a[i] * 0x1p-20f : a[i]);
        b16[i] = ac_f16_of_float(small ? b[i] * 0x1p-20f : b[i]);
        abf[i] = ac_bf16_of_float(small ? a[i] * 0x1p-90f : i % 7 == 0 ? a[i] * 0x1p90f : a[i]);
        bbf[i] = ac_bf16_of_float(small ? b[i] * 0x1p-60f : i % 7 == 0 ? b[i] * 0x1p60f : b[i]);
    }
    check("vf32_sum_add_term", f32_products, f32_product);
    check("vf32_sum_add_term_f16", f16_products, f16_product);
    check("vf32_sum_add_term_bf16", bf16_products, bf16_product);
    check("vf64_sum_add_term", f64_products, f64_product);
    check_run("vf32_run_add_term", f32_run, f32_product);
    check_run("vf32_run_add_two_f16", f16_run, f16_product);
    check_run("vf32_run_add_two_bf16", bf16_run, bf16_product);
    check_run("vf64_run_add_term", f64_run, f64_product);
    check_tails();
}
