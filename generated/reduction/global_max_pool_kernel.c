/*
 * Generated from spec/reduction/global_max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = max(self, over: inner)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/global_max_pool.h"
#include "simd/reduce/extremes.h"
#include "simd/reduce/terms.h"

/* A term of max: self. */
static inline vf32 max_f32(vf32 self)
{
    return self;
}

/* A term of max: self. */
static inline vf32 max_f16(vf32 self)
{
    return self;
}

/* A term of max: self. */
static inline vf64 max_f64(vf64 self)
{
    return self;
}

/* Adds to max. */
static void global_max_pool_f32_add(const ac_panel *panel, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const max_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        const float *self = (const float *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_most max_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    max_sum[k] = vf32_most_begin(max_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load(self + j * self_step + i);
                        vf32_most_take(&max_sum[k], max_f32(self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_most_keep(max_lanes + i, max_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_most max_sum;
                max_sum = vf32_most_begin(max_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32 self_x = vf32_load_n(self + j * self_step + i, n);
                    vf32_most_take_n(&max_sum, max_f32(self_x), n);
                }
                vf32_most_keep(max_lanes + i, max_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void global_max_pool_f32(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = global_max_pool_f32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to max. */
static void global_max_pool_f16_add(const ac_panel *panel, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const max_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_f16 *self = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_most max_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    max_sum[k] = vf32_most_begin(max_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_f16(self + j * self_step + i);
                        vf32_most_take(&max_sum[k], max_f16(self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_most_keep(max_lanes + i, max_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_most max_sum;
                max_sum = vf32_most_begin(max_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32 self_x = vf32_load_f16_n(self + j * self_step + i, n);
                    vf32_most_take_n(&max_sum, max_f16(self_x), n);
                }
                vf32_most_keep(max_lanes + i, max_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void global_max_pool_f16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = global_max_pool_f16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to max. */
static void global_max_pool_f64_add(const ac_panel *panel, const void *const ins[],
                                    void *const outs[], const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const max_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const double *self = (const double *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF64_LANES <= width; x += AC_SUM_VECTORS * VF64_LANES) {
                vf64_most max_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                    max_sum[k] = vf64_most_begin(max_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        vf64_most_take(&max_sum[k], max_f64(self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                    vf64_most_keep(max_lanes + i, max_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                vf64_most max_sum;
                max_sum = vf64_most_begin(max_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf64 self_x = vf64_load_n(self + j * self_step + i, n);
                    vf64_most_take_n(&max_sum, max_f64(self_x), n);
                }
                vf64_most_keep(max_lanes + i, max_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void global_max_pool_f64(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = global_max_pool_f64_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_global_max_pool_kernels)[] = {
    {{
        [AC_F32] = global_max_pool_f32,
        [AC_F16] = global_max_pool_f16,
        [AC_F64] = global_max_pool_f64,
    }},
};
