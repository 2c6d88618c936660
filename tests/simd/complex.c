/*
 * The words of simd/complex and angle_f64.h: their digests, that a lane does not depend on its
 * neighbours (an angle that integers reduce stands beside others), that integers and fused products
 * reduce an angle alike, the limits. Accuracy is measured in tests/simd/functions/complex.c.
 */
#include "lanes.h"

enum { COUNT = 1 << 12, MOST = 8 };

static double in_x[COUNT], in_y[COUNT];
static float in_x_f32[COUNT], in_y_f32[COUNT];

static double unit(void)
{
    return (double)(random_bits() >> 11) * 0x1p-53;
}

/* A third anywhere, a third next to poles, a third where most numbers are. */
static void fill(void)
{
    static const double pi = 0x1.921fb54442d18p+1;

    for (size_t i = 0; i < COUNT; i++) {
        /* One draw after the other: the order in which arguments are computed is not given. */
        const uint64_t where = random_bits() % 3;
        const double any_x = random_f64();
        const double any_y = random_f64();
        const double x = unit() - 0.5;
        const double y = unit() - 0.5;
        const int places = (int)(random_bits() % 64);
        const uint64_t least = UINT64_C(1) << random_bits() % 50;
        const double turns = (double)(random_bits() % least);
        in_x[i] = where == 0 ? any_x : where == 1 ? ldexp(x, -places) : 40.0 * x;
        in_y[i] = where == 0 ? any_y : where == 1 ? turns * pi : 40.0 * y;
        /* Kept as floats: gcc 12 leaves out a conversion to float and back of several in a row. */
        in_x_f32[i] = (float)in_x[i];
        in_y_f32[i] = (float)in_y[i];
    }
}

typedef vf64x2_complex complex_word(vf64 x, vf64 y);

static vf64x2_complex sigmoid(vf64 x, vf64 y)
{
    return vf64x2_sigmoid_complex(x, y);
}

static vf64x2_complex sigmoid_f32(vf64 x, vf64 y)
{
    const vf64_complex z = vf64_sigmoid_complex_f32(x, y);
    return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};
}

/* Functions of c64, and those of c128 rounded. */
#define FUNCTION(name, argument)                                                                   \
    static vf64x2_complex name##_f32(vf64 x, vf64 y)                                               \
    {                                                                                              \
        const vf64_complex z = vf64_complex_##name((vf64_complex){x, y});                          \
        return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};                                 \
    }                                                                                              \
    static vf64x2_complex name##_scaled(vf64 x, vf64 y)                                            \
    {                                                                                              \
        const vf64_complex argued = {x, y};                                                        \
        const vf64_complex z = vf64_scaled_round(vf64_scaled_##name(argument(argued)));            \
        return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};                                 \
    }

FUNCTION(abs, vf64_scaled_of)
FUNCTION(sqrt, vf64_scaled_of)
FUNCTION(exp, )
FUNCTION(log, )
FUNCTION(log2, )
FUNCTION(log10, )
FUNCTION(sin, )
FUNCTION(cos, )
FUNCTION(sinh, )
FUNCTION(cosh, )
FUNCTION(tan, )
FUNCTION(tanh, )

/* z divided by a number of its parts, and numbers made of real ones. */
static vf64x2_complex div_f32(vf64 x, vf64 y)
{
    const vf64_complex z = vf64_complex_div((vf64_complex){x, y}, (vf64_complex){y, vf64_of(3.0)});
    return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};
}

static vf64x2_complex div_scaled(vf64 x, vf64 y)
{
    const vf64_scaled a = vf64_scaled_of((vf64_complex){x, y});
    const vf64_scaled b = vf64_scaled_of((vf64_complex){y, vf64_of(3.0)});
    const vf64_complex z = vf64_scaled_round(vf64_scaled_div(a, b));
    return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};
}

static vf64x2_complex polar_f32(vf64 x, vf64 y)
{
    const vf64_complex z = vf64_complex_polar(
        vf64_complex_cartesian((vf64_complex){x, y}, (vf64_complex){x, y}), (vf64_complex){y, x});
    return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};
}

static vf64x2_complex polar_scaled(vf64 x, vf64 y)
{
    const vf64_complex z =
        vf64_scaled_round(vf64_scaled_polar((vf64_complex){x, y}, (vf64_complex){y, x}));
    return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};
}

/* x + iy to the power of its conjugate, and added to a product of both, or the product taken away.
 */
static vf64x2_complex pow_f32(vf64 x, vf64 y)
{
    const vf64_complex z = vf64_complex_pow((vf64_complex){x, y}, (vf64_complex){x, vf64_neg(y)});
    return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};
}

static vf64x2_complex pow_scaled(vf64 x, vf64 y)
{
    const vf64_complex w = {vf64_of(2.5), x};
    const vf64_complex z = vf64_scaled_round(vf64_scaled_pow((vf64_complex){x, y}, w));
    return (vf64x2_complex){vf64x2_of(z.re), vf64x2_of(z.im)};
}

static vf64x2_complex joined_f32(vf64 x, vf64 y)
{
    const vf64_complex z = {x, y};
    const vf64_complex w = {y, vf64_of(3.0)};
    const vf64_complex sum = vf64_complex_fma(z, w, w);
    const vf64_complex rest = vf64_complex_fnma(z, w, sum);
    return (vf64x2_complex){vf64x2_of(sum.re), vf64x2_of(rest.im)};
}

static vf64x2_complex joined_scaled(vf64 x, vf64 y)
{
    const vf64_complex z = {x, y};
    const vf64_complex w = {y, vf64_of(3.0)};
    const vf64_complex sum = vf64_complex_fma_round(z, w, w);
    const vf64_complex rest = vf64_complex_fnma_round(z, w, sum);
    return (vf64x2_complex){vf64x2_of(sum.re), vf64x2_of(rest.im)};
}

/* c + ab and c - ab where they cancel: what is left is the exact value. */
static void check_joined(void)
{
    const vf64_complex a = {vf64_of(1.0 + 0x1p-52), vf64_of(0x1p-30)};
    const vf64_complex c = {vf64_of(1.0 + 0x1p-51), vf64_of(0x1p-29)};
    const vf64_complex rest = vf64_complex_fnma_round(a, a, c);
    const vf64_complex sum = vf64_complex_fma_round(vf64_complex_neg(a), a, c);
    double got[4][MOST];

    word_begin("vf64_complex_fnma_round, where it cancels");
    vf64_store(got[0], rest.re);
    vf64_store(got[1], rest.im);
    vf64_store(got[2], sum.re);
    vf64_store(got[3], sum.im);
    for (int i = 0; i < 4; i += 2) {
        expect_f64(got[i][0], 0x1p-60 - 0x1p-104, "real part %d", i);
        expect_f64(got[i + 1][0], -0x1p-81, "imaginary part %d", i);
    }
    word_end();
}

/* Powers that are exact, and the limits. */
static void check_powers(void)
{
    static const double nan = (double)NAN, inf = (double)INFINITY;
    static const double cases[][6] = {
        /* z, w and what is wanted */
        {0, 1, 2, 0, -1, 0},      {0, 1, 1e308, 0, 1, 0},   {0, -1, 3, 0, 0, 1},
        {-1, 0, 3, 0, -1, 0},     {-8, 0, 2, 0, 64, 0},     {3, 0, 2, 0, 9, 0},
        {1, 2, 2, 0, -3, 4},      {nan, 1, 0, 0, 1, 0},     {1, 0, nan, inf, 1, 0},
        {0, 0, 2, 5, 0, 0},       {0, 0, -1, 0, nan, nan},  {0, 0, 0, 1, nan, nan},
        {inf, 0, 1, 0, nan, nan}, {2, 0, inf, 0, nan, nan}, {1, 1, 1e300, 0, nan, nan},
        {2, 0, -5000, 0, 0, 0},   {2, 0, 5000, 0, inf, 0},  {0x1p-1074, 0, 0.5, 0, 0x1p-537, 0},
    };

    word_begin("vf64_complex_pow, limits");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const double *const c = cases[i];
        const vf64_complex z = vf64_complex_pow((vf64_complex){vf64_of(c[0]), vf64_of(c[1])},
                                                (vf64_complex){vf64_of(c[2]), vf64_of(c[3])});
        double got[2][MOST];

        vf64_store(got[0], z.re);
        vf64_store(got[1], z.im);
        for (int k = 0; k < 2; k++) {
            const double size = fabs(c[4]) + fabs(c[5]);
            const double seen = fabs(got[k][0]) < 0x1p-80 * size ? 0 : got[k][0];
            expect_f64(seen, c[4 + k], "part %d of (%g, %g) to (%g, %g)", k, c[0], c[1], c[2],
                       c[3]);
        }
    }
    word_end();
}

/* The parts in order: re.hi, re.lo, im.hi, im.lo. */
static void call(complex_word *word, vf64 x, vf64 y, double parts[4][MOST])
{
    const vf64x2_complex z = word(x, y);

    vf64_store(parts[0], z.re.hi);
    vf64_store(parts[1], vf64_correction(z.re.lo));
    vf64_store(parts[2], z.im.hi);
    vf64_store(parts[3], vf64_correction(z.im.lo));
}

static void run(const char *name, complex_word *word, bool floats)
{
    word_begin(name);
    for (size_t i = 0; i < COUNT; i += VF64_LANES) {
        double x[MOST], y[MOST], got[4][MOST], alone[4][MOST];

        vf64_store(x, floats ? vf64_load_f32(in_x_f32 + i) : vf64_load(in_x + i));
        vf64_store(y, floats ? vf64_load_f32(in_y_f32 + i) : vf64_load(in_y + i));
        call(word, vf64_load(x), vf64_load(y), got);
        for (size_t j = 0; j < VF64_LANES; j++) {
            call(word, vf64_of(x[j]), vf64_of(y[j]), alone);
            for (size_t k = 0; k < 4; k++)
                expect_f64(got[k][j], alone[k][0], "%a, %a", x[j], y[j]);
        }
    }
    word_end();
}

static void check_limits(const char *name, complex_word *word)
{
    static const double inf = (double)INFINITY, nan = (double)NAN;
    static const double cases[][4] = {
        /* x, y and what is wanted */
        {inf, 1.0, 1.0, 0.0},          {inf, -1.0, 1.0, -0.0},    {inf, 4.0, 1.0, -0.0},
        {inf, 0.0, 1.0, 0.0},          {inf, -0.0, 1.0, -0.0},    {inf, inf, 1.0, 0.0},
        {inf, -inf, 1.0, 0.0},         {inf, nan, 1.0, 0.0},      {-inf, 1.0, 0.0, 0.0},
        {-inf, -1.0, 0.0, -0.0},       {-inf, 2.0, -0.0, 0.0},    {-inf, -4.0, -0.0, 0.0},
        {-inf, -0.0, 0.0, -0.0},       {-inf, inf, 0.0, 0.0},     {-inf, -inf, 0.0, 0.0},
        {-inf, nan, 0.0, 0.0},         {0.0, inf, nan, nan},      {1.0, -inf, nan, nan},
        {-0x1p1000, inf, nan, nan},    {3.0, nan, nan, nan},      {nan, 0.0, nan, nan},
        {nan, 1.0, nan, nan},          {nan, inf, nan, nan},      {nan, nan, nan, nan},
        {0.0, 0.0, 0.5, 0.0},          {-0.0, -0.0, 0.5, -0.0},   {0x1p-149, 0.0, 0.5, 0.0},
        {0x1p100, 0x1p100, 1.0, -0.0}, {0.0, 0x1p-149, 0.5, 0.0},
    };

    word_begin(name);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const double *const c = cases[i];
        double got[4][MOST];
        call(word, vf64_of(c[0]), vf64_of(c[1]), got);
        expect_f64(got[0][0], c[2], "real part of %a, %a", c[0], c[1]);
        /* A number of no size here may be anything small; its sign is wanted. */
        const double im = fabs(got[2][0]) < 0x1p-140 ? copysign(0.0, got[2][0]) : got[2][0];
        expect_f64(im, c[3], "imaginary part of %a, %a", c[0], c[1]);
    }
    word_end();
}

/* Where both ways of division by pi are open they lead to the same remainder. */
static void check_reduction(void)
{
    word_begin("ac_angle_far_f64");
    for (size_t i = 0; i < COUNT; i++) {
        const int places = 21 + (int)(random_bits() % 8);
        const double turns = floor(ldexp(1.0 + unit(), places));
        const double y = random_bits() % 2 == 0 ? turns : turns * 0x1.921fb54442d18p+1;
        const ac_angle_f64 near = ac_angle_of_f64(vf64_of(y));
        const ac_angle_f64 zero = {vf64x2_of(vf64_of(0.0)), vi64_of(0)};
        const ac_angle_f64 far =
            ac_angle_far_f64(vf64_of(y), 0x1p21, zero.r.hi, zero.r.lo, zero.n, 1);
        double r[2][2][MOST], n[2][MOST];
        vf64_store(r[0][0], near.r.hi);
        vf64_store(r[0][1], near.r.lo);
        vf64_store(r[1][0], far.r.hi);
        vf64_store(r[1][1], far.r.lo);
        vf64_store(n[0], vf64_of_vi64(vi64_and(near.n, vi64_of(1))));
        vf64_store(n[1], vf64_of_vi64(vi64_and(far.n, vi64_of(1))));
        const double error = fabs(r[0][0][0] - r[1][0][0] + (r[0][1][0] - r[1][1][0]));
        expect_true(n[0][0] == n[1][0], "%a: n is %g or %g", y, n[0][0], n[1][0]);
        expect_true(error <= 0x1p-69 * fabs(r[0][0][0]), "%a: %a + %a or %a + %a", y, r[0][0][0],
                    r[0][1][0], r[1][0][0], r[1][1][0]);
        digest_bits(ac_f64_bits(r[1][0][0]));
    }
    word_end();
}

void test_complex(void)
{
    fill();
    run("vf64x2_sigmoid_complex", sigmoid, false);
    run("vf64_sigmoid_complex_f32", sigmoid_f32, true);
#define RUN(name)                                                                                  \
    run("vf64_complex_" #name, name##_f32, true);                                                  \
    run("vf64_scaled_" #name, name##_scaled, false);
    RUN(abs)
    RUN(sqrt)
    RUN(exp)
    RUN(log)
    RUN(log2)
    RUN(log10)
    RUN(sin)
    RUN(cos)
    RUN(sinh)
    RUN(cosh)
    RUN(div)
    RUN(polar)
    RUN(tan)
    RUN(tanh)
    RUN(pow)
    RUN(joined)
#undef RUN
    check_limits("vf64x2_sigmoid_complex, limits", sigmoid);
    check_limits("vf64_sigmoid_complex_f32, limits", sigmoid_f32);
    check_reduction();
    check_joined();
    check_powers();
}
