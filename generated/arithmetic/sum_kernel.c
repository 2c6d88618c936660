/*
 * Generated from spec/arithmetic/sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = sum(tensors, over: 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/sum.h"
#include "simd/reduce/integers.h"
#include "simd/reduce/terms.h"

/* A term of sum2, tensors: the factors of a product, and where it counts. */
static inline vf32_term sum2_f32(vf32_wide tensors)
{
    return (vf32_term){tensors, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* A term of sum2, tensors: the factors of a product, and where it counts. */
static inline vf32_term sum2_f16(vf32_wide tensors)
{
    return (vf32_term){tensors, vf32_widen(vf32_of(1.0f)), vm32_of(true)};
}

/* tensors, on one element. */
static inline int8_t sum2_i8(int8_t tensors)
{
    return tensors;
}

/* tensors, on one element. */
static inline int32_t sum2_i32(int32_t tensors)
{
    return tensors;
}

/* tensors, on one element. */
static inline uint8_t sum2_u8(uint8_t tensors)
{
    return tensors;
}

/* Adds to sum2. */
static void sum_f32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                        const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum2_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const float *tensors = (const float *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum sum2_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    sum2_sum[k] = vf32_sum_begin(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32_wide tensors_x = vf32_load_wide(tensors + j * tensors_step + i);
                        vf32_sum_add_term_alone(&sum2_sum[k], sum2_f32(tensors_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_sum_keep(sum2_lanes + i, sum2_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum2_sum;
                sum2_sum = vf32_sum_begin(sum2_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide tensors_x =
                        vf32_widen(vf32_load_n(tensors + j * tensors_step + i, n));
                    vf32_sum_add_term_n(&sum2_sum, sum2_f32(tensors_x), n);
                }
                vf32_sum_keep(sum2_lanes + i, sum2_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            tensors += lines * tensors_step;
        }
    }
}

static void sum_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = sum_f32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to sum2. */
static void sum_f16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                        const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const sum2_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_f16 *tensors = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_sum_two sum2_sum[AC_SUM_VECTORS / 2];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    sum2_sum[k] = vf32_sum_begin_two_f16(sum2_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                        const vf32_two tensors_x =
                            vf32_load_two_f16(tensors + j * tensors_step + i);
                        vf32_sum_add_term_alone_f16(&sum2_sum[k].a,
                                                    sum2_f16(vf32_widen(tensors_x.a)));
                        vf32_sum_add_term_alone_f16(&sum2_sum[k].b,
                                                    sum2_f16(vf32_widen(tensors_x.b)));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS / 2; k++, i += 2 * VF32_LANES) {
                    vf32_sum_keep_two_f16(sum2_lanes + i, sum2_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_sum sum2_sum;
                sum2_sum = vf32_sum_begin(sum2_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32_wide tensors_x =
                        vf32_widen(vf32_load_f16_n(tensors + j * tensors_step + i, n));
                    vf32_sum_add_term_f16_n(&sum2_sum, sum2_f16(tensors_x), n);
                }
                vf32_sum_keep(sum2_lanes + i, sum2_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            tensors += lines * tensors_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sum_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = sum_f16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum2. */
static void sum_i8_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                       const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum2_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int8_t *tensors = (const int8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum2_lanes[x] =
                    fresh ? sum2_i8(tensors[x]) : ac_i64_sum(sum2_lanes[x], sum2_i8(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void sum_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = sum_i8_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum2. */
static void sum_i32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                        const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum2_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int32_t *tensors = (const int32_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum2_lanes[x] =
                    fresh ? sum2_i32(tensors[x]) : ac_i64_sum(sum2_lanes[x], sum2_i32(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void sum_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = sum_i32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into sum2. */
static void sum_u8_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                       const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const sum2_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const uint8_t *tensors = (const uint8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                sum2_lanes[x] =
                    fresh ? sum2_u8(tensors[x]) : ac_i64_sum(sum2_lanes[x], sum2_u8(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void sum_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = sum_u8_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_sum_kernels)[] = {
    {{
        [AC_F32] = sum_f32,
        [AC_F16] = sum_f16,
        [AC_I8] = sum_i8,
        [AC_I32] = sum_i32,
        [AC_U8] = sum_u8,
    }},
};
