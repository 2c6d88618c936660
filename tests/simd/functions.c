/*
 * The elementary functions, for their digests only: accuracy is measured elsewhere
 * (tests/accuracy), here it is seen that every target gives the same bits, and that nan and the
 * limits come out as such.
 */
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

static vf32x2 gelu_f32(vf32x2 x)
{
    return vf32x2_gelu(x.hi);
}

static vf64x2 gelu_f64(vf64x2 x)
{
    return vf64x2_gelu(x.hi);
}

static vf32x2 gelu_slope_f32(vf32x2 x)
{
    return vf32x2_gelu_slope(x.hi);
}

static vf64x2 gelu_slope_f64(vf64x2 x)
{
    return vf64x2_gelu_slope(x.hi);
}

static vf32x2 gelu_tanh_f32(vf32x2 x)
{
    return vf32x2_gelu_tanh(x.hi);
}

static vf64x2 gelu_tanh_f64(vf64x2 x)
{
    return vf64x2_gelu_tanh(x.hi);
}

static vf32x2 gelu_tanh_slope_f32(vf32x2 x)
{
    return vf32x2_gelu_tanh_slope(x.hi);
}

static vf64x2 gelu_tanh_slope_f64(vf64x2 x)
{
    return vf64x2_gelu_tanh_slope(x.hi);
}

static vf32x2 silu_f32(vf32x2 x)
{
    return vf32x2_silu(x.hi);
}

static vf64x2 silu_f64(vf64x2 x)
{
    return vf64x2_silu(x.hi);
}

static vf32x2 silu_slope_f32(vf32x2 x)
{
    return vf32x2_silu_slope(x.hi);
}

static vf64x2 silu_slope_f64(vf64x2 x)
{
    return vf64x2_silu_slope(x.hi);
}

static vf32x2 mish_f32(vf32x2 x)
{
    return vf32x2_mish(x.hi);
}

static vf64x2 mish_f64(vf64x2 x)
{
    return vf64x2_mish(x.hi);
}

static vf32x2 mish_slope_f32(vf32x2 x)
{
    return vf32x2_mish_slope(x.hi);
}

static vf64x2 mish_slope_f64(vf64x2 x)
{
    return vf64x2_mish_slope(x.hi);
}

/* Of a product, with a factor that depends on the argument and leaves no part of the range out. */
static vf32 factor_of(vf32 x)
{
    return vi32_as_vf32(vi32_xor(vf32_as_vi32(x), vi32_of(0x2a5a5a5a)));
}

static vf32x2 gated_f32(vf32x2 x)
{
    return vf32x2_of(vf32_sigmoid_of_element_times(x.hi, factor_of(x.hi)));
}

static vf32 gated_f16(vf32 x)
{
    return vf32_sigmoid_of_element_times_f16(x, factor_of(x));
}

static vf32 gated_bf16(vf32 x)
{
    return vf32_sigmoid_of_element_times_bf16(x, factor_of(x));
}

void test_functions(void)
{
    fill();
    run_f32("vf32_sigmoid_of_element_times", gated_f32);
    run_16("vf32_sigmoid_of_element_times_f16", gated_f16);
    run_16("vf32_sigmoid_of_element_times_bf16", gated_bf16);
    run_f32("vf32x2_exp", vf32x2_exp);
    run_16("vf32_exp_f16", vf32_exp_f16);
    run_16("vf32_exp_bf16", vf32_exp_bf16);
    run_f64("vf64x2_exp", vf64x2_exp);
    run_f32("vf32x2_expm1", vf32x2_expm1);
    run_16("vf32_expm1_f16", vf32_expm1_f16);
    run_16("vf32_expm1_bf16", vf32_expm1_bf16);
    run_f64("vf64x2_expm1", vf64x2_expm1);
    run_f32("vf32x2_log", vf32x2_log);
    run_16("vf32_log_f16", vf32_log_f16);
    run_16("vf32_log_bf16", vf32_log_bf16);
    run_f64("vf64x2_log", vf64x2_log);
    run_f32("vf32x2_log1p", vf32x2_log1p);
    run_16("vf32_log1p_f16", vf32_log1p_f16);
    run_16("vf32_log1p_bf16", vf32_log1p_bf16);
    run_f64("vf64x2_log1p", vf64x2_log1p);
    run_f32("vf32x2_sigmoid", vf32x2_sigmoid);
    run_16("vf32_sigmoid_f16", vf32_sigmoid_f16);
    run_16("vf32_sigmoid_bf16", vf32_sigmoid_bf16);
    run_f64("vf64x2_sigmoid", vf64x2_sigmoid);
    run_f32("vf32x2_log_sigmoid", vf32x2_log_sigmoid);
    run_16("vf32_log_sigmoid_f16", vf32_log_sigmoid_f16);
    run_16("vf32_log_sigmoid_bf16", vf32_log_sigmoid_bf16);
    run_f64("vf64x2_log_sigmoid", vf64x2_log_sigmoid);
    run_f32("vf32x2_softplus", vf32x2_softplus);
    run_16("vf32_softplus_f16", vf32_softplus_f16);
    run_16("vf32_softplus_bf16", vf32_softplus_bf16);
    run_f64("vf64x2_softplus", vf64x2_softplus);
    run_f32("vf32x2_tanh", vf32x2_tanh);
    run_16("vf32_tanh_f16", vf32_tanh_f16);
    run_16("vf32_tanh_bf16", vf32_tanh_bf16);
    run_f64("vf64x2_tanh", vf64x2_tanh);
    run_f32("vf32x2_erf", vf32x2_erf);
    run_16("vf32_erf_f16", vf32_erf_f16);
    run_16("vf32_erf_bf16", vf32_erf_bf16);
    run_f64("vf64x2_erf", vf64x2_erf);
    run_f32("vf32x2_erfc", vf32x2_erfc);
    run_16("vf32_erfc_f16", vf32_erfc_f16);
    run_16("vf32_erfc_bf16", vf32_erfc_bf16);
    run_f64("vf64x2_erfc", vf64x2_erfc);
    run_f32("vf32x2_erfinv", vf32x2_erfinv);
    run_16("vf32_erfinv_f16", vf32_erfinv_f16);
    run_16("vf32_erfinv_bf16", vf32_erfinv_bf16);
    run_f64("vf64x2_erfinv", vf64x2_erfinv);
    run_f32("vf32x2_normal_cdf", vf32x2_normal_cdf);
    run_16("vf32_normal_cdf_f16", vf32_normal_cdf_f16);
    run_16("vf32_normal_cdf_bf16", vf32_normal_cdf_bf16);
    run_f64("vf64x2_normal_cdf", vf64x2_normal_cdf);
    run_f32("vf32x2_normal_pdf", vf32x2_normal_pdf);
    run_16("vf32_normal_pdf_f16", vf32_normal_pdf_f16);
    run_16("vf32_normal_pdf_bf16", vf32_normal_pdf_bf16);
    run_f64("vf64x2_normal_pdf", vf64x2_normal_pdf);
    run_f32("vf32x2_gelu", gelu_f32);
    run_16("vf32_gelu_f16", vf32_gelu_f16);
    run_16("vf32_gelu_bf16", vf32_gelu_bf16);
    run_f64("vf64x2_gelu", gelu_f64);
    run_f32("vf32x2_gelu_slope", gelu_slope_f32);
    run_16("vf32_gelu_slope_f16", vf32_gelu_slope_f16);
    run_16("vf32_gelu_slope_bf16", vf32_gelu_slope_bf16);
    run_f64("vf64x2_gelu_slope", gelu_slope_f64);
    run_f32("vf32x2_gelu_tanh", gelu_tanh_f32);
    run_16("vf32_gelu_tanh_f16", vf32_gelu_tanh_f16);
    run_16("vf32_gelu_tanh_bf16", vf32_gelu_tanh_bf16);
    run_f64("vf64x2_gelu_tanh", gelu_tanh_f64);
    run_f32("vf32x2_gelu_tanh_slope", gelu_tanh_slope_f32);
    run_16("vf32_gelu_tanh_slope_f16", vf32_gelu_tanh_slope_f16);
    run_16("vf32_gelu_tanh_slope_bf16", vf32_gelu_tanh_slope_bf16);
    run_f64("vf64x2_gelu_tanh_slope", gelu_tanh_slope_f64);
    run_f32("vf32x2_silu", silu_f32);
    run_16("vf32_silu_f16", vf32_silu_f16);
    run_16("vf32_silu_bf16", vf32_silu_bf16);
    run_f64("vf64x2_silu", silu_f64);
    run_f32("vf32x2_silu_slope", silu_slope_f32);
    run_f32("vf32x2_silu_slope_of_pair", vf32x2_silu_slope_of_pair);
    run_16("vf32_silu_slope_f16", vf32_silu_slope_f16);
    run_16("vf32_silu_slope_bf16", vf32_silu_slope_bf16);
    run_f64("vf64x2_silu_slope", silu_slope_f64);
    run_f32("vf32x2_mish", mish_f32);
    run_16("vf32_mish_f16", vf32_mish_f16);
    run_16("vf32_mish_bf16", vf32_mish_bf16);
    run_f64("vf64x2_mish", mish_f64);
    run_f32("vf32x2_mish_slope", mish_slope_f32);
    run_16("vf32_mish_slope_f16", vf32_mish_slope_f16);
    run_16("vf32_mish_slope_bf16", vf32_mish_slope_bf16);
    run_f64("vf64x2_mish_slope", mish_slope_f64);
}
