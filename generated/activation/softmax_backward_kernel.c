/*
 * Generated from spec/activation/softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   mean = sum(gradOutput * output, over: dim)
 *   out = output * (gradOutput - mean)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/softmax_backward.h"
#include "simd/simd.h"

/* What a point adds: gradOutput * output, in single f64. */
static inline vf64_factors mean_f32(vf64 grad_output, vf64 output)
{
    return (vf64_factors){grad_output, output};
}

/* At each point: (gradOutput - mean) * output, in single f64, rounded once. */
static inline vf64 out_f32(vf64 grad_output, vf64 output, vf64 mean)
{
    const vf64 difference = vf64_sub(grad_output, mean);
    return vf64_mul(difference, output);
}

/* What a point adds: gradOutput * output, in single f64. */
static inline vf64_factors mean_f16(vf64 grad_output, vf64 output)
{
    return (vf64_factors){grad_output, output};
}

/* At each point: (gradOutput - mean) * output, in single f64, rounded once. */
static inline vf64 out_f16(vf64 grad_output, vf64 output, vf64 mean)
{
    const vf64 difference = vf64_sub(grad_output, mean);
    return vf64_mul(difference, output);
}

/* What a point adds: gradOutput * output, in single f64. */
static inline vf64_factors mean_bf16(vf64 grad_output, vf64 output)
{
    return (vf64_factors){grad_output, output};
}

/* At each point: (gradOutput - mean) * output, in single f64, rounded once. */
static inline vf64 out_bf16(vf64 grad_output, vf64 output, vf64 mean)
{
    const vf64 difference = vf64_sub(grad_output, mean);
    return vf64_mul(difference, output);
}

/* Pass 0: mean = sum(gradOutput * output). */
static void softmax_backward_f32_find_0(const ac_panel *panel, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const grad_output = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const output = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const mean_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_f32(grad_output + x);
                const vf64 output_x = vf64_load_f32(output + x);
                vf64_sum mean_found = vf64_sum_load(mean_lanes + x);
                const vf64_factors mean_x = mean_f32(grad_output_x, output_x);
                vf64_sum_add_product(&mean_found, mean_x.a, mean_x.b);
                vf64_sum_keep(mean_lanes + x, mean_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_f32_n(grad_output + x, n);
                const vf64 output_x = vf64_load_f32_n(output + x, n);
                vf64_sum mean_found = vf64_sum_load(mean_lanes + x);
                const vf64_factors mean_x = mean_f32(grad_output_x, output_x);
                vf64_sum_add_product_n(&mean_found, mean_x.a, mean_x.b, n);
                vf64_sum_keep(mean_lanes + x, mean_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_backward_f32_write(const ac_panel *panel, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const mean =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const grad_output = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const output = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_f32(grad_output + x);
                const vf64 output_x = vf64_load_f32(output + x);
                const vf64 mean_x = vf64_load(mean + ac_panel_value(panel, x));
                vf64_store_f32(out + x, out_f32(grad_output_x, output_x, mean_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_f32_n(grad_output + x, n);
                const vf64 output_x = vf64_load_f32_n(output + x, n);
                const vf64 mean_x = vf64_load(mean + ac_panel_value(panel, x));
                vf64_store_f32_n(out + x, out_f32(grad_output_x, output_x, mean_x), n);
            }
        }
    }
}

static void softmax_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = softmax_backward_f32_find_0,
        [1] = softmax_backward_f32_write,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: mean = sum(gradOutput * output). */
static void softmax_backward_f16_find_0(const ac_panel *panel, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const grad_output =
                (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const output = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const mean_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_f16(grad_output + x);
                const vf64 output_x = vf64_load_f16(output + x);
                vf64_sum mean_found = vf64_sum_load(mean_lanes + x);
                const vf64_factors mean_x = mean_f16(grad_output_x, output_x);
                vf64_sum_add_product(&mean_found, mean_x.a, mean_x.b);
                vf64_sum_keep(mean_lanes + x, mean_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_f16_n(grad_output + x, n);
                const vf64 output_x = vf64_load_f16_n(output + x, n);
                vf64_sum mean_found = vf64_sum_load(mean_lanes + x);
                const vf64_factors mean_x = mean_f16(grad_output_x, output_x);
                vf64_sum_add_product_n(&mean_found, mean_x.a, mean_x.b, n);
                vf64_sum_keep(mean_lanes + x, mean_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_backward_f16_write(const ac_panel *panel, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const mean =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const grad_output =
                (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const output = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_f16(grad_output + x);
                const vf64 output_x = vf64_load_f16(output + x);
                const vf64 mean_x = vf64_load(mean + ac_panel_value(panel, x));
                vf64_store_f16(out + x, out_f16(grad_output_x, output_x, mean_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_f16_n(grad_output + x, n);
                const vf64 output_x = vf64_load_f16_n(output + x, n);
                const vf64 mean_x = vf64_load(mean + ac_panel_value(panel, x));
                vf64_store_f16_n(out + x, out_f16(grad_output_x, output_x, mean_x), n);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softmax_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = softmax_backward_f16_find_0,
        [1] = softmax_backward_f16_write,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: mean = sum(gradOutput * output). */
static void softmax_backward_bf16_find_0(const ac_panel *panel, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const grad_output =
                (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const output = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            double *const mean_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_bf16(grad_output + x);
                const vf64 output_x = vf64_load_bf16(output + x);
                vf64_sum mean_found = vf64_sum_load(mean_lanes + x);
                const vf64_factors mean_x = mean_bf16(grad_output_x, output_x);
                vf64_sum_add_product(&mean_found, mean_x.a, mean_x.b);
                vf64_sum_keep(mean_lanes + x, mean_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_bf16_n(grad_output + x, n);
                const vf64 output_x = vf64_load_bf16_n(output + x, n);
                vf64_sum mean_found = vf64_sum_load(mean_lanes + x);
                const vf64_factors mean_x = mean_bf16(grad_output_x, output_x);
                vf64_sum_add_product_n(&mean_found, mean_x.a, mean_x.b, n);
                vf64_sum_keep(mean_lanes + x, mean_found);
            }
        }
    }
}

/* Writes out. */
static void softmax_backward_bf16_write(const ac_panel *panel, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const mean =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const grad_output =
                (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const output = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_bf16(grad_output + x);
                const vf64 output_x = vf64_load_bf16(output + x);
                const vf64 mean_x = vf64_load(mean + ac_panel_value(panel, x));
                vf64_store_bf16(out + x, out_bf16(grad_output_x, output_x, mean_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_bf16_n(grad_output + x, n);
                const vf64 output_x = vf64_load_bf16_n(output + x, n);
                const vf64 mean_x = vf64_load(mean + ac_panel_value(panel, x));
                vf64_store_bf16_n(out + x, out_bf16(grad_output_x, output_x, mean_x), n);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softmax_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = softmax_backward_bf16_find_0,
        [1] = softmax_backward_bf16_write,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_softmax_backward_kernels)[] = {
    {{
        [AC_F32] = softmax_backward_f32,
        [AC_F16] = softmax_backward_f16,
        [AC_BF16] = softmax_backward_bf16,
    }},
};
