/*
 * Generated from spec/norm/batch_norm_reduce_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   plain = sum(gradOut, over: channel)
 *   along = sum(gradOut * (input - mean), over: channel)
 *   sumDy = plain
 *   sumDyXmu = along
 *   gradWeight = along * invstd
 *   gradBias = plain
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/batch_norm_reduce_backward.h"
#include "simd/simd.h"

/* What a point adds: (input - mean) * gradOut, in single f64. */
static inline vf64 along_f32(vf64 grad_out, vf64 input, vf64 mean)
{
    const vf64 difference = vf64_sub(input, mean);
    return vf64_mul(difference, grad_out);
}

/* Once a row: along * max, in pairs of f64. */
static inline vf64x2 mul_along_f64(vf64x2 along, vf64 max)
{
    return vf64x2_mul_single(along, max);
}

/* Pass 0: plain = sum(gradOut), along = sum((input - mean) * gradOut), max = max(invstd). */
static void batch_norm_reduce_backward_f32_find_0(const ac_panel *shared, const void *const ins[],
                                                  void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t grad_out_step = panel->line_steps[0];
    const ptrdiff_t input_step = panel->line_steps[1];
    const ptrdiff_t mean_step = panel->line_steps[2];
    const ptrdiff_t invstd_step = panel->line_steps[3];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const grad_out = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            const float *const input = (const float *)ins[1] + ac_panel_line(panel, 1, p, y);
            const float *const mean = (const float *)ins[2] + ac_panel_line(panel, 2, p, y);
            const float *const invstd = (const float *)ins[3] + ac_panel_line(panel, 3, p, y);
            double *const plain_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const along_lanes = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            double *const max_lanes = (double *)panel->lanes[2] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum plain_found[AC_ROW_FUNCTIONS];
                vf64_sum along_found[AC_ROW_FUNCTIONS];
                vf64_greatest max_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    plain_found[k] = vf64_sum_begin(plain_lanes + i, fresh);
                    along_found[k] = vf64_sum_begin(along_lanes + i, fresh);
                    max_found[k] = vf64_greatest_begin(max_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 grad_out_x = vf64_load_f32(grad_out + j * grad_out_step + i);
                        const vf64 input_x = vf64_load_f32(input + j * input_step + i);
                        const vf64 mean_x = vf64_load_f32(mean + j * mean_step + i);
                        const vf64 invstd_x = vf64_load_f32(invstd + j * invstd_step + i);
                        vf64_sum_add(&plain_found[k], grad_out_x);
                        vf64_sum_add(&along_found[k], along_f32(grad_out_x, input_x, mean_x));
                        vf64_greatest_take(&max_found[k], invstd_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(plain_lanes + i, plain_found[k]);
                    vf64_sum_keep(along_lanes + i, along_found[k]);
                    vf64_greatest_keep(max_lanes + i, max_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(plain_lanes + i, vf64_sum_begin(plain_lanes + i, true));
                vf64_sum_keep(along_lanes + i, vf64_sum_begin(along_lanes + i, true));
                vf64_greatest_keep(max_lanes + i, vf64_greatest_begin(max_lanes + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 grad_out_x = vf64_load_f32(grad_out + i);
                const vf64 input_x = vf64_load_f32(input + i);
                const vf64 mean_x = vf64_load_f32(mean + i);
                const vf64 invstd_x = vf64_load_f32(invstd + i);
                vf64_sum plain_found = vf64_sum_load(plain_lanes + i);
                vf64_sum along_found = vf64_sum_load(along_lanes + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_sum_add(&plain_found, grad_out_x);
                vf64_sum_add(&along_found, along_f32(grad_out_x, input_x, mean_x));
                vf64_greatest_take(&max_found, invstd_x);
                vf64_sum_keep(plain_lanes + i, plain_found);
                vf64_sum_keep(along_lanes + i, along_found);
                vf64_greatest_keep(max_lanes + i, max_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 grad_out_x = vf64_load_f32_n(grad_out + i, n);
                const vf64 input_x = vf64_load_f32_n(input + i, n);
                const vf64 mean_x = vf64_load_f32_n(mean + i, n);
                const vf64 invstd_x = vf64_load_f32_n(invstd + i, n);
                vf64_sum plain_found = vf64_sum_load(plain_lanes + i);
                vf64_sum along_found = vf64_sum_load(along_lanes + i);
                vf64_greatest max_found = vf64_greatest_load(max_lanes + i);
                vf64_sum_add_n(&plain_found, grad_out_x, n);
                vf64_sum_add_n(&along_found, along_f32(grad_out_x, input_x, mean_x), n);
                vf64_greatest_take_n(&max_found, invstd_x, n);
                vf64_sum_keep(plain_lanes + i, plain_found);
                vf64_sum_keep(along_lanes + i, along_found);
                vf64_greatest_keep(max_lanes + i, max_found);
            }
        }
    }
}

/* After pass 0, once a row: mul_along. */
static void batch_norm_reduce_backward_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                                    void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const mul_along_to = panel->values[5];
    double *const mul_along_rest_to = panel->values[6];
    const double *const along = panel->values[2];
    const double *const along_rest = panel->values[3];
    const double *const max = panel->values[4];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 along_x = vf64x2_make(vf64_load(along + i), vf64_load(along_rest + i));
        const vf64 max_x = vf64_load(max + i);
        const vf64x2 mul_along_x = mul_along_f64(along_x, max_x);
        vf64_store(mul_along_to + i, mul_along_x.hi);
        vf64_store(mul_along_rest_to + i, mul_along_x.lo);
    }
}

static void batch_norm_reduce_backward_f32(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = batch_norm_reduce_backward_f32_find_0,
        [2] = batch_norm_reduce_backward_f32_settle_0,
    };
    const ac_panel *const panel = ins[4];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_batch_norm_reduce_backward_kernels)[] = {
    {{
        [AC_F32] = batch_norm_reduce_backward_f32,
    }},
};
