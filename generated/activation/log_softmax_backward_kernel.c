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
static void log_softmax_backward_f32_find_0(const ac_panel *shared, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_output_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const grad_output = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum total_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    total_found[k] = vf64_sum_begin(total_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 grad_output_x =
                            vf64_load_f32(grad_output + j * grad_output_step + i);
                        vf64_sum_add(&total_found[k], grad_output_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(total_lanes + i, total_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(total_lanes + i, vf64_sum_begin(total_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 grad_output_x = vf64_load_f32(grad_output + i);
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum_add(&total_found, grad_output_x);
                vf64_sum_keep(total_lanes + i, total_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_f32_n(grad_output + i, n);
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum_add_n(&total_found, grad_output_x, n);
                vf64_sum_keep(total_lanes + i, total_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_backward_f32_write(const ac_panel *shared, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const total =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const float *const grad_output = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const output = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            float *const out = (float *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_output_x = vf64_load_f32(grad_output + i);
                    const vf64 output_x = vf64_load_f32(output + i);
                    const vf64 total_x = vf64_load(total + ac_panel_value(panel, i));
                    out_parts[k] = out_f32(grad_output_x, output_x, total_x);
                }
                vf32_store(out + x, vf32_of_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_f32_n(grad_output + i, n);
                const vf64 output_x = vf64_load_f32_n(output + i, n);
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, i));
                vf64_store_f32_n(out + i, out_f32(grad_output_x, output_x, total_x), n);
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
static void log_softmax_backward_f16_find_0(const ac_panel *shared, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_output_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const grad_output =
                (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum total_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    total_found[k] = vf64_sum_begin(total_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 grad_output_x =
                            vf64_load_f16(grad_output + j * grad_output_step + i);
                        vf64_sum_add(&total_found[k], grad_output_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(total_lanes + i, total_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(total_lanes + i, vf64_sum_begin(total_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 grad_output_x = vf64_load_f16(grad_output + i);
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum_add(&total_found, grad_output_x);
                vf64_sum_keep(total_lanes + i, total_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_f16_n(grad_output + i, n);
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum_add_n(&total_found, grad_output_x, n);
                vf64_sum_keep(total_lanes + i, total_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_backward_f16_write(const ac_panel *shared, const void *const ins[],
                                           void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const total =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_f16 *const grad_output =
                (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_f16 *const output = (const ac_f16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_f16 *const out = (ac_f16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_output_x = vf64_load_f16(grad_output + i);
                    const vf64 output_x = vf64_load_f16(output + i);
                    const vf64 total_x = vf64_load(total + ac_panel_value(panel, i));
                    out_parts[k] = out_f16(grad_output_x, output_x, total_x);
                }
                vf32_store_f16(out + x, vf32_of_odd_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_f16_n(grad_output + i, n);
                const vf64 output_x = vf64_load_f16_n(output + i, n);
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, i));
                vf64_store_f16_n(out + i, out_f16(grad_output_x, output_x, total_x), n);
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
static void log_softmax_backward_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                             void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_output_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_VECTORS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const grad_output =
                (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const total_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_VECTORS * VF64_LANES <= width; x += AC_ROW_VECTORS * VF64_LANES) {
                vf64_sum total_found[AC_ROW_VECTORS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    total_found[k] = vf64_sum_begin(total_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                        const vf64 grad_output_x =
                            vf64_load_bf16(grad_output + j * grad_output_step + i);
                        vf64_sum_add(&total_found[k], grad_output_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_VECTORS; k++, i += VF64_LANES) {
                    vf64_sum_keep(total_lanes + i, total_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(total_lanes + i, vf64_sum_begin(total_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 grad_output_x = vf64_load_bf16(grad_output + i);
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum_add(&total_found, grad_output_x);
                vf64_sum_keep(total_lanes + i, total_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_bf16_n(grad_output + i, n);
                vf64_sum total_found = vf64_sum_load(total_lanes + i);
                vf64_sum_add_n(&total_found, grad_output_x, n);
                vf64_sum_keep(total_lanes + i, total_found);
            }
        }
    }
}

/* Writes out. */
static void log_softmax_backward_bf16_write(const ac_panel *shared, const void *const ins[],
                                            void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;

    for (size_t p = 0; p < own.planes; p++) {
        const double *const total =
            (const double *)panel->values[0] + (ptrdiff_t)p * panel->values_plane;
        for (size_t y = 0; y < own.height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const ac_bf16 *const grad_output =
                (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            const ac_bf16 *const output = (const ac_bf16 *)ins[1] + ac_panel_line(panel, 1, p, y);
            ac_bf16 *const out = (ac_bf16 *)outs[0] + ac_panel_line(panel, 2, p, y);
            size_t x = 0;
            for (; x + AC_F32_PARTS * VF64_LANES <= width; x += AC_F32_PARTS * VF64_LANES) {
                vf64 out_parts[AC_F32_PARTS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_F32_PARTS; k++, i += VF64_LANES) {
                    const vf64 grad_output_x = vf64_load_bf16(grad_output + i);
                    const vf64 output_x = vf64_load_bf16(output + i);
                    const vf64 total_x = vf64_load(total + ac_panel_value(panel, i));
                    out_parts[k] = out_bf16(grad_output_x, output_x, total_x);
                }
                vf32_store_bf16(out + x, vf32_of_odd_parts(out_parts));
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_output_x = vf64_load_bf16_n(grad_output + i, n);
                const vf64 output_x = vf64_load_bf16_n(output + i, n);
                const vf64 total_x = vf64_load(total + ac_panel_value(panel, i));
                vf64_store_bf16_n(out + i, out_bf16(grad_output_x, output_x, total_x), n);
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
