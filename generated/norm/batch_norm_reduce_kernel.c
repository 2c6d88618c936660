/*
 * Generated from spec/norm/batch_norm_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   sum = sum(x, over: channel)
 *   squareSum = sum(x * x, over: channel)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "norm/batch_norm_reduce.h"
#include "simd/reduce/terms.h"

/* A term of sum2, x: the factors of a product, and where it counts. */
static inline vf32_term sum2_f32(vf32_wide x_)
{
    return (vf32_term){x_, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* A term of sum3, x * x: the factors of a product, and where it counts. */
static inline vf32_term sum3_f32(vf32_wide x_)
{
    return (vf32_term){x_, x_, vm32_of(true)};
}

/* Adds to sum2, sum3. */
static void batch_norm_reduce_f32_add(const ac_panel *panel, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t x__step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum2_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        double *const sum3_lanes = (double *)panel->lanes[1] + p * panel->lanes_plane;
        const float *x_ = (const float *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum sum2_sum[AC_SUM_VECTORS];
                vf32_sum sum3_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    sum2_sum[k] = vf32_sum_begin(sum2_lanes + i, fresh);
                    sum3_sum[k] = vf32_sum_begin(sum3_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32_wide x__x = vf32_load_wide(x_ + j * x__step + i);
                        vf32_sum_add_term_alone(&sum2_sum[k], sum2_f32(x__x));
                        vf32_sum_add_term_every(&sum3_sum[k], sum3_f32(x__x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_sum_keep(sum2_lanes + i, sum2_sum[k]);
                    vf32_sum_keep(sum3_lanes + i, sum3_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum2_sum;
                vf32_sum sum3_sum;
                sum2_sum = vf32_sum_begin(sum2_lanes + i, fresh);
                sum3_sum = vf32_sum_begin(sum3_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide x__x = vf32_widen(vf32_load_n(x_ + j * x__step + i, n));
                    vf32_sum_add_term_n(&sum2_sum, sum2_f32(x__x), n);
                    vf32_sum_add_term_n(&sum3_sum, sum3_f32(x__x), n);
                }
                vf32_sum_keep(sum2_lanes + i, sum2_sum);
                vf32_sum_keep(sum3_lanes + i, sum3_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            x_ += lines * x__step;
        }
    }
}

static void batch_norm_reduce_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = batch_norm_reduce_f32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_batch_norm_reduce_kernels)[] = {
    {{
        [AC_F32] = batch_norm_reduce_f32,
    }},
};
