/*
 * Accumulators: a lane for each element, exact products, tails that change only their lanes.
 */
#include "lanes.h"
#include "simd/reduce/terms.h"

enum { COUNT = 1003, BEYOND = 32 };

/* What lies beyond COUNT is loaded with the last lanes, and must not reach a sum. */
static float a[COUNT + BEYOND], b[COUNT + BEYOND];
static ac_f16 a16[COUNT + BEYOND], b16[COUNT + BEYOND];
static ac_bf16 abf[COUNT + BEYOND], bbf[COUNT + BEYOND];
static double a64[COUNT + BEYOND], b64[COUNT + BEYOND];
static double lanes[COUNT + BEYOND], rest[COUNT + BEYOND], expected[COUNT + BEYOND];

typedef void add_all(void);

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

/* Takes ADD, or ADD_N where fewer than LANES elements are left, in the accumulators from i on. */
#define OVER_ALL(name, vector, LANES, ADD, ADD_N)                                                  \
    static void name(void)                                                                         \
    {                                                                                              \
        for (size_t i = 0; i < COUNT; i += LANES) {                                                \
            const size_t n = COUNT - i;                                                            \
            vector##_sum s = vector##_sum_load(lanes + i);                                         \
            if (n >= LANES)                                                                        \
                ADD;                                                                               \
            else                                                                                   \
                ADD_N;                                                                             \
            vector##_sum_keep(lanes + i, s);                                                       \
        }                                                                                          \
    }

/* The same, with what additions lose in `rest`. */
#define OVER_ALL_EXACT(name, vector, LANES, ADD, ADD_N)                                            \
    static void name(void)                                                                         \
    {                                                                                              \
        for (size_t i = 0; i < COUNT; i += LANES) {                                                \
            const size_t n = COUNT - i;                                                            \
            vector##_sum s = vector##_sum_load(lanes + i);                                         \
            vector##_sum r = vector##_sum_load(rest + i);                                          \
            if (n >= LANES)                                                                        \
                ADD;                                                                               \
            else                                                                                   \
                ADD_N;                                                                             \
            vector##_sum_keep(lanes + i, s);                                                       \
            vector##_sum_keep(rest + i, r);                                                        \
        }                                                                                          \
    }

OVER_ALL(f32_terms, vf32, VF32_LANES, vf32_sum_add(&s, vf32_load(a + i)),
         vf32_sum_add_n(&s, vf32_load(a + i), n))
OVER_ALL(f64_terms, vf64, VF64_LANES, vf64_sum_add(&s, vf64_load(a64 + i)),
         vf64_sum_add_n(&s, vf64_load(a64 + i), n))
OVER_ALL(f32_plain, vf32, VF32_LANES, vf32_sum_add_product(&s, vf32_load(a + i), vf32_load(b + i)),
         vf32_sum_add_product_n(&s, vf32_load(a + i), vf32_load(b + i), n))
OVER_ALL(f64_plain, vf64, VF64_LANES,
         vf64_sum_add_product(&s, vf64_load(a64 + i), vf64_load(b64 + i)),
         vf64_sum_add_product_n(&s, vf64_load(a64 + i), vf64_load(b64 + i), n))
OVER_ALL_EXACT(f64_exact, vf64, VF64_LANES, vf64_sum_add_exact(&s, &r, vf64_load(a64 + i)),
               vf64_sum_add_exact_n(&s, &r, vf64_load(a64 + i), n))

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

OVER_ALL(f32_products, vf32, VF32_LANES, vf32_sum_add_term(&s, f32_at(i)),
         vf32_sum_add_term_n(&s, f32_at(i), n))
OVER_ALL(f16_products, vf32, VF32_LANES, vf32_sum_add_term_f16(&s, f16_at(i)),
         vf32_sum_add_term_f16_n(&s, f16_at(i), n))
OVER_ALL(bf16_products, vf32, VF32_LANES, vf32_sum_add_term_bf16(&s, bf16_at(i)),
         vf32_sum_add_term_bf16_n(&s, bf16_at(i), n))
OVER_ALL_EXACT(f64_products, vf64, VF64_LANES, vf64_sum_add_term_exact(&s, &r, f64_at(i)),
               vf64_sum_add_term_exact_n(&s, &r, f64_at(i), n))

/* Terms that count at all points: whole vectors have words of their own. */
#define OVER_EVERY(name, at, grade)                                                                \
    OVER_ALL(name##_every, vf32, VF32_LANES, vf32_sum_add_term_every##grade(&s, all_of(at(i))),    \
             vf32_sum_add_term##grade##_n(&s, all_of(at(i)), n))                                   \
    OVER_ALL(name##_alone, vf32, VF32_LANES, vf32_sum_add_term_alone##grade(&s, at(i)),            \
             vf32_sum_add_term##grade##_n(&s, all_of(alone_of(at(i))), n))

static vf32_term all_of(vf32_term t)
{
    t.counts = vm32_of(true);
    return t;
}

static vf32_term alone_of(vf32_term t)
{
    t.b = vf32_widen(vf32_of(1.0f));
    return t;
}

static vf64_term all_of_f64(vf64_term t)
{
    t.counts = vm64_of(true);
    return t;
}

OVER_EVERY(f32, f32_at, )
OVER_EVERY(f16, f16_at, _f16)
OVER_EVERY(bf16, bf16_at, _bf16)
OVER_ALL_EXACT(f64_every, vf64, VF64_LANES, vf64_sum_add_term_every_exact(&s, &r, f64_at(i)),
               vf64_sum_add_term_exact_n(&s, &r, all_of_f64(f64_at(i)), n))
OVER_ALL_EXACT(f64_alone, vf64, VF64_LANES, vf64_sum_add_term_alone_exact(&s, &r, f64_at(i)),
               vf64_sum_add_exact_n(&s, &r, vf64_load(a64 + i), n))

/* Two vectors at a time, and the rest one by one. */
#define TWO(grade, x16, y16, even)                                                                 \
    static void grade##_two(void)                                                                  \
    {                                                                                              \
        size_t i = 0;                                                                              \
        for (; i + 2 * VF32_LANES <= COUNT; i += 2 * VF32_LANES) {                                 \
            const vf32_two x = vf32_load_two_##grade(x16 + i);                                     \
            const vf32_two y = vf32_load_two_##grade(y16 + i);                                     \
            vf32_sum_two s = vf32_sum_load_two_##grade(lanes + i);                                 \
            vf32_sum_add_term_##grade(&s.a, half_of(i, x, y, 0, even));                            \
            vf32_sum_add_term_##grade(&s.b, half_of(i, x, y, 1, even));                            \
            vf32_sum_keep_two_##grade(lanes + i, s);                                               \
        }                                                                                          \
        for (; i < COUNT; i += VF32_LANES) {                                                       \
            const size_t n = COUNT - i < VF32_LANES ? COUNT - i : VF32_LANES;                      \
            vf32_sum s = vf32_sum_load(lanes + i);                                                 \
            vf32_sum_add_term_##grade##_n(&s, grade##_at(i), n);                                   \
            vf32_sum_keep(lanes + i, s);                                                           \
        }                                                                                          \
    }

TWO(f16, a16, b16, false)
TWO(bf16, abf, bbf, true)

/* Each element goes to its own accumulator. What lies beyond the last is loaded and kept, too, and
 * stays as it is. */
static void check(const char *name, add_all *add, double (*term)(size_t))
{
    word_begin(name);
    for (size_t i = 0; i < COUNT + BEYOND; i++) {
        lanes[i] = expected[i] = (double)(i % 7);
        rest[i] = 0.0;
    }
    add();
    for (size_t i = 0; i < COUNT; i++)
        expected[i] += term(i);
    for (size_t i = 0; i < COUNT + BEYOND; i++)
        expect_f64(lanes[i], expected[i], "%zu", i);
    word_end();
}

/* The product is rounded with the sum. */
static void check_fused(const char *name, add_all *add)
{
    word_begin(name);
    for (size_t i = 0; i < COUNT + BEYOND; i++)
        lanes[i] = (double)(i % 7);
    add();
    for (size_t i = 0; i < COUNT; i++)
        expect_f64(lanes[i], fma(a64[i], b64[i], (double)(i % 7)), "%zu", i);
    word_end();
}

/* With what was lost, the sum of an accumulator is that of two numbers, without an error. */
static void check_exact(const char *name, add_all *add)
{
    word_begin(name);
    for (size_t i = 0; i < COUNT + BEYOND; i++) {
        lanes[i] = expected[i] = 1.0 + (double)(i % 7);
        rest[i] = 0.0;
    }
    add();
    for (size_t i = 0; i < COUNT; i++) {
        const long double sum = (long double)expected[i] + (long double)a64[i];
        expect_true((long double)lanes[i] + (long double)rest[i] == sum, "%zu", i);
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

static double f16_product(size_t i)
{
    return counts(i) ? (double)ac_f16_to_float(a16[i]) * (double)ac_f16_to_float(b16[i]) : 0.0;
}

static double bf16_product(size_t i)
{
    return counts(i) ? (double)ac_bf16_to_float(abf[i]) * (double)ac_bf16_to_float(bbf[i]) : 0.0;
}

#define OF_HALVES(grade, x16, y16)                                                                 \
    static double grade##_term(size_t i)                                                           \
    {                                                                                              \
        return (double)ac_##grade##_to_float(x16[i]);                                              \
    }                                                                                              \
    static double grade##_of_all(size_t i)                                                         \
    {                                                                                              \
        return grade##_term(i) * (double)ac_##grade##_to_float(y16[i]);                            \
    }

OF_HALVES(f16, a16, b16)
OF_HALVES(bf16, abf, bbf)

static double f64_of_all(size_t i)
{
    return a64[i] * b64[i];
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
    word_begin_local("tails of accumulators");
    for (size_t n = 1; n < VF32_LANES; n++) {
        double sums[VF32_LANES] = {0};
        float most[VF32_LANES];
        const vf32_term term = {vf32_widen(vf32_of(2.0f)), vf32_widen(vf32_of(8.0f)),
                                vm32_of(true)};
        vf32_sum s = vf32_sum_load(sums);
        vf32_greatest g = vf32_of(1.0f);
        vf32_sum_add_n(&s, vf32_of(2.0f), n);
        vf32_sum_add_term_n(&s, term, n);
        vf32_greatest_take_n(&g, vf32_of(2.0f), n);
        vf32_sum_keep(sums, s);
        vf32_greatest_keep(most, g);
        for (size_t i = 0; i < VF32_LANES; i++) {
            expect_true(sums[i] == (i < n ? 18.0 : 0.0), "f32 sum %zu, tail %zu", i, n);
            expect_true(most[i] == (i < n ? 2.0f : 1.0f), "f32 greatest %zu, tail %zu", i, n);
        }
    }
    for (size_t n = 1; n < VF64_LANES; n++) {
        double sums[VF64_LANES] = {0};
        double lost[VF64_LANES] = {0};
        const vf64_term term = {vf64_of(2.0), vf64_of(8.0), vm64_of(true)};
        vf64_sum s = vf64_sum_load(sums);
        vf64_sum r = vf64_sum_load(lost);
        vf64_sum_add_n(&s, vf64_of(2.0), n);
        vf64_sum_add_term_exact_n(&s, &r, term, n);
        vf64_sum_keep(sums, s);
        for (size_t i = 0; i < VF64_LANES; i++)
            expect_true(sums[i] == (i < n ? 18.0 : 0.0), "f64 sum %zu, tail %zu", i, n);
    }
    word_end();
}

/* Numbers of 16 bits, of f16 also subnormal ones, of bf16 also those whose products f32 lacks. */
static void fill_halves(void)
{
    for (size_t i = 0; i < COUNT + BEYOND; i++) {
        const bool small = i % 5 == 0;
        a16[i] = ac_f16_of_float(small ? a[i] * 0x1p-20f : a[i]);
        b16[i] = ac_f16_of_float(small ? b[i] * 0x1p-20f : b[i]);
        abf[i] = ac_bf16_of_float(small ? a[i] * 0x1p-90f : i % 7 == 0 ? a[i] * 0x1p90f : a[i]);
        bbf[i] = ac_bf16_of_float(small ? b[i] * 0x1p-60f : i % 7 == 0 ? b[i] * 0x1p60f : b[i]);
    }
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
    check_fused("vf64_sum_add_product", f64_plain);
    check_exact("vf64_sum_add_exact", f64_exact);
    check("vf32_sum_add_term_every", f32_every, f32_of_all);
    check("vf32_sum_add_term_alone", f32_alone, f32_term);
    check("vf64_sum_add_term_every_exact", f64_every, f64_of_all);
    check_exact("vf64_sum_add_term_alone_exact", f64_alone);
    fill_halves();
    check("vf32_sum_add_term_every_f16", f16_every, f16_of_all);
    check("vf32_sum_add_term_alone_f16", f16_alone, f16_term);
    check("vf32_sum_add_term_every_bf16", bf16_every, bf16_of_all);
    check("vf32_sum_add_term_alone_bf16", bf16_alone, bf16_term);
    for (size_t i = 0; i < COUNT; i++) {
        a[i] = counts(i) ? a[i] : INFINITY;
        b[i] = counts(i) ? b[i] : 0.0f;
        a64[i] = counts(i) ? a64[i] : (double)INFINITY;
        b64[i] = counts(i) ? b64[i] : 0.0;
    }
    fill_halves();
    check("vf32_sum_add_term", f32_products, f32_product);
    check("vf32_sum_add_term_f16", f16_products, f16_product);
    check("vf32_sum_add_term_bf16", bf16_products, bf16_product);
    check("vf64_sum_add_term_exact", f64_products, f64_product);
    check("vf32_sum_two f16", f16_two, f16_product);
    check("vf32_sum_two bf16", bf16_two, bf16_product);
    check_tails();
}
