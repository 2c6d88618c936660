/*
 * Generated from spec/activation/log_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   total = sum(gradOutput, over: dim)
 *   out = gradOutput - exp(output) * total
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/log_softmax_backward.h"
#include "simd/simd.h"

/* At each point: gradOutput - exp(output) * total, in single f64, rounded once. */
static inline vf64 out_f32(vf64 grad_output, vf64 output, vf64 total)
{
    const vf64 exp = vf64_exp_f32(output);
    return vf64_fma(vf64_neg(exp), total, grad_output);
}

/* At each point: gradOutput - exp(output) * total, in single f64, rounded once. */
static inline vf64 out_f16(vf64 grad_output, vf64 output, vf64 total)
{
    const vf64 exp = vf64_exp_f32(output);
    return vf64_fma(vf64_neg(exp), total, grad_output);
}

/* At each point: gradOutput - exp(output) * total, in single f64, rounded once. */
static inline vf64 out_bf16(vf64 grad_output, vf64 output, vf64 total)
{
    const vf64 exp = vf64_exp_f32(output);
    return vf64_fma(vf64_neg(exp), total, grad_output);
}

/* Pass 0: total = sum(gradOutput). */
static void log_softmax_backward_f32_find_0(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const grad_output = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_f32(grad_output + x);
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum_add(&total_found, grad_output_x);
                vf64_sum_keep(total_lanes + x, total_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_f32_n(grad_output + x, n);
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum_add_n(&total_found, grad_output_x, n);
                vf64_sum_keep(total_lanes + x, total_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_backward_f32_write(const ac_panel *panel, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const total =
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
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, x));
                vf64_store_f32(out + x, out_f32(grad_output_x, output_x, total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_f32_n(grad_output + x, n);
                const vf64 output_x = vf64_load_f32_n(output + x, n);
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, x));
                vf64_store_f32_n(out + x, out_f32(grad_output_x, output_x, total_x), n);
            }
        }
    }
}

static void log_softmax_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_softmax_backward_f32_find_0,
        [1] = log_softmax_backward_f32_write,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: total = sum(gradOutput). */
static void log_softmax_backward_f16_find_0(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const grad_output =
                (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_f16(grad_output + x);
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum_add(&total_found, grad_output_x);
                vf64_sum_keep(total_lanes + x, total_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_f16_n(grad_output + x, n);
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum_add_n(&total_found, grad_output_x, n);
                vf64_sum_keep(total_lanes + x, total_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_backward_f16_write(const ac_panel *panel, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const total =
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
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, x));
                vf64_store_f16(out + x, out_f16(grad_output_x, output_x, total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_f16_n(grad_output + x, n);
                const vf64 output_x = vf64_load_f16_n(output + x, n);
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, x));
                vf64_store_f16_n(out + x, out_f16(grad_output_x, output_x, total_x), n);
            }
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_softmax_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_softmax_backward_f16_find_0,
        [1] = log_softmax_backward_f16_write,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: total = sum(gradOutput). */
static void log_softmax_backward_bf16_find_0(const ac_panel *panel, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const grad_output =
                (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const vf64 grad_output_x = vf64_load_bf16(grad_output + x);
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum_add(&total_found, grad_output_x);
                vf64_sum_keep(total_lanes + x, total_found);
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_bf16_n(grad_output + x, n);
                vf64_sum total_found = vf64_sum_load(total_lanes + x);
                vf64_sum_add_n(&total_found, grad_output_x, n);
                vf64_sum_keep(total_lanes + x, total_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_backward_bf16_write(const ac_panel *panel, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)attrs;

    for (size_t p = 0; p < panel->planes; p++) {
        const double *const total =
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
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, x));
                vf64_store_bf16(out + x, out_bf16(grad_output_x, output_x, total_x));
            }
            if (x < width) {
                const size_t n = width - x;
                const vf64 grad_output_x = vf64_load_bf16_n(grad_output + x, n);
                const vf64 output_x = vf64_load_bf16_n(output + x, n);
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, x));
                vf64_store_bf16_n(out + x, out_bf16(grad_output_x, output_x, total_x), n);
            }
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_softmax_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = log_softmax_backward_bf16_find_0,
        [1] = log_softmax_backward_bf16_write,
    };
    const ac_panel *const panel = ins[2];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_log_softmax_backward_kernels)[] = {
    {{
        [AC_F32] = log_softmax_backward_f32,
        [AC_F16] = log_softmax_backward_f16,
        [AC_BF16] = log_softmax_backward_bf16,
    }},
};
