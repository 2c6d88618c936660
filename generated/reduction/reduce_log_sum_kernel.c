/*
 * Generated from spec/reduction/reduce_log_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   reduce = log(sum(data, over: axes))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/reduce_log_sum.h"
#include "simd/simd.h"

/* Once a row: log(sum), in pairs of f64. */
static inline vf64x2 log_sum_f64(vf64x2 sum)
{
    return vf64x2_log(sum);
}

/* Pass 0: sum = sum(data). */
static void reduce_log_sum_f32_find_0(const ac_panel *shared, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t data_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const float *const data = (const float *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum_rest_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum_rest_found[k] = vf64_sum_begin(sum_rest + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 data_x = vf64_load_f32(data + j * data_step + i);
                        vf64_sum_add_exact(&sum_found[k], &sum_rest_found[k], data_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum_rest + i, sum_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum_rest + i, vf64_sum_begin(sum_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 data_x = vf64_load_f32(data + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_exact(&sum_found, &sum_rest_found, data_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 data_x = vf64_load_f32_n(data + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_exact_n(&sum_found, &sum_rest_found, data_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: log_sum. */
static void reduce_log_sum_f32_settle_0(const ac_panel *panel, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_sum_to = panel->values[2];
    double *const log_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 log_sum_x = log_sum_f64(sum_x);
        vf64_store(log_sum_to + i, log_sum_x.hi);
        vf64_store(log_sum_rest_to + i, log_sum_x.lo);
    }
}

static void reduce_log_sum_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_log_sum_f32_find_0,
        [2] = reduce_log_sum_f32_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(data). */
static void reduce_log_sum_f16_find_0(const ac_panel *shared, const void *const ins[],
                                      void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t data_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_f16 *const data = (const ac_f16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum_rest_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum_rest_found[k] = vf64_sum_begin(sum_rest + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 data_x = vf64_load_f16(data + j * data_step + i);
                        vf64_sum_add_exact(&sum_found[k], &sum_rest_found[k], data_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum_rest + i, sum_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum_rest + i, vf64_sum_begin(sum_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 data_x = vf64_load_f16(data + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_exact(&sum_found, &sum_rest_found, data_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 data_x = vf64_load_f16_n(data + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_exact_n(&sum_found, &sum_rest_found, data_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: log_sum. */
static void reduce_log_sum_f16_settle_0(const ac_panel *panel, const void *const ins[],
                                        void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_sum_to = panel->values[2];
    double *const log_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 log_sum_x = log_sum_f64(sum_x);
        vf64_store(log_sum_to + i, log_sum_x.hi);
        vf64_store(log_sum_rest_to + i, log_sum_x.lo);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void reduce_log_sum_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_log_sum_f16_find_0,
        [2] = reduce_log_sum_f16_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Pass 0: sum = sum(data). */
static void reduce_log_sum_bf16_find_0(const ac_panel *shared, const void *const ins[],
                                       void *const outs[], const void *attrs)
{
    (void)outs;
    (void)attrs;
    const ac_panel own = *shared; /* which stores cannot change */
    const ac_panel *const panel = &own;
    const ptrdiff_t data_step = panel->line_steps[0];

    for (size_t p = 0; p < own.planes; p++) {
        for (size_t y = 0, lines; y < own.height; y += lines) {
            lines = ac_panel_lines_in(panel, y, AC_ROW_FUNCTIONS * VF64_LANES);
            const size_t width = ac_panel_width(panel, y + lines - 1);
            const bool fresh = ac_panel_is_fresh(panel, y);
            const ac_bf16 *const data = (const ac_bf16 *)ins[0] + ac_panel_line(panel, 0, p, y);
            double *const sum_lanes = (double *)panel->lanes[0] + ac_panel_lanes(panel, p, y);
            double *const sum_rest = (double *)panel->lanes[1] + ac_panel_lanes(panel, p, y);
            size_t x = 0;
            for (; x + AC_ROW_FUNCTIONS * VF64_LANES <= width; x += AC_ROW_FUNCTIONS * VF64_LANES) {
                vf64_sum sum_found[AC_ROW_FUNCTIONS];
                vf64_sum sum_rest_found[AC_ROW_FUNCTIONS];
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    sum_found[k] = vf64_sum_begin(sum_lanes + i, fresh);
                    sum_rest_found[k] = vf64_sum_begin(sum_rest + i, fresh);
                }
                for (ptrdiff_t j = 0; j < (ptrdiff_t)lines; j++) {
                    AC_UNROLL_4
                    for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                        const vf64 data_x = vf64_load_bf16(data + j * data_step + i);
                        vf64_sum_add_exact(&sum_found[k], &sum_rest_found[k], data_x);
                    }
                }
                AC_UNROLL_4
                for (size_t k = 0, i = x; k < AC_ROW_FUNCTIONS; k++, i += VF64_LANES) {
                    vf64_sum_keep(sum_lanes + i, sum_found[k]);
                    vf64_sum_keep(sum_rest + i, sum_rest_found[k]);
                }
            }
            for (size_t i = x; fresh && i < width; i += VF64_LANES) {
                vf64_sum_keep(sum_lanes + i, vf64_sum_begin(sum_lanes + i, true));
                vf64_sum_keep(sum_rest + i, vf64_sum_begin(sum_rest + i, true));
            }
            AC_UNROLL_2
            for (; x + VF64_LANES <= width; x += VF64_LANES) {
                const size_t i = x;
                const vf64 data_x = vf64_load_bf16(data + i);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_exact(&sum_found, &sum_rest_found, data_x);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                const vf64 data_x = vf64_load_bf16_n(data + i, n);
                vf64_sum sum_found = vf64_sum_load(sum_lanes + i);
                vf64_sum sum_rest_found = vf64_sum_load(sum_rest + i);
                vf64_sum_add_exact_n(&sum_found, &sum_rest_found, data_x, n);
                vf64_sum_keep(sum_lanes + i, sum_found);
                vf64_sum_keep(sum_rest + i, sum_rest_found);
            }
        }
    }
}

/* After pass 0, once a row: log_sum. */
static void reduce_log_sum_bf16_settle_0(const ac_panel *panel, const void *const ins[],
                                         void *const outs[], const void *attrs)
{
    (void)ins;
    (void)outs;
    (void)attrs;
    double *const log_sum_to = panel->values[2];
    double *const log_sum_rest_to = panel->values[3];
    const double *const sum = panel->values[0];
    const double *const sum_rest = panel->values[1];

    for (size_t i = 0; i < panel->width; i += VF64_LANES) {
        const vf64x2 sum_x = vf64x2_make(vf64_load(sum + i), vf64_load(sum_rest + i));
        const vf64x2 log_sum_x = log_sum_f64(sum_x);
        vf64_store(log_sum_to + i, log_sum_x.hi);
        vf64_store(log_sum_rest_to + i, log_sum_x.lo);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void reduce_log_sum_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = reduce_log_sum_bf16_find_0,
        [2] = reduce_log_sum_bf16_settle_0,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_reduce_log_sum_kernels)[] = {
    {{
        [AC_F32] = reduce_log_sum_f32,
        [AC_F16] = reduce_log_sum_f16,
        [AC_BF16] = reduce_log_sum_bf16,
    }},
};
