/*
 * Generated from spec/arithmetic/min_n.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = min(tensors, over: 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/min_n.h"
#include "simd/reduce/extremes.h"
#include "simd/reduce/integers.h"
#include "simd/reduce/terms.h"

/* A term of min: tensors. */
static inline vf32 min_f32(vf32 tensors)
{
    return tensors;
}

/* A term of min: tensors. */
static inline vf32 min_f16(vf32 tensors)
{
    return tensors;
}

/* A term of min: tensors. */
static inline vf32 min_bf16(vf32 tensors)
{
    return tensors;
}

/* tensors, on one element. */
static inline int8_t min_i8(int8_t tensors)
{
    return tensors;
}

/* tensors, on one element. */
static inline int32_t min_i32(int32_t tensors)
{
    return tensors;
}

/* tensors, on one element. */
static inline uint8_t min_u8(uint8_t tensors)
{
    return tensors;
}

/* tensors, on one element. */
static inline int64_t min_i64(int64_t tensors)
{
    return tensors;
}

/* Adds to min. */
static void min_n_f32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const min_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        const float *tensors = (const float *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_least min_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    min_sum[k] = vf32_least_begin(min_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32 tensors_x = vf32_load(tensors + j * tensors_step + i);
                        vf32_least_take(&min_sum[k], min_f32(tensors_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_least_keep(min_lanes + i, min_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_least min_sum;
                min_sum = vf32_least_begin(min_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32 tensors_x = vf32_load_n(tensors + j * tensors_step + i, n);
                    vf32_least_take_n(&min_sum, min_f32(tensors_x), n);
                }
                vf32_least_keep(min_lanes + i, min_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            tensors += lines * tensors_step;
        }
    }
}

static void min_n_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = min_n_f32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to min. */
static void min_n_f16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const min_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_f16 *tensors = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_least min_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    min_sum[k] = vf32_least_begin(min_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32 tensors_x = vf32_load_f16(tensors + j * tensors_step + i);
                        vf32_least_take(&min_sum[k], min_f16(tensors_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_least_keep(min_lanes + i, min_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_least min_sum;
                min_sum = vf32_least_begin(min_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32 tensors_x = vf32_load_f16_n(tensors + j * tensors_step + i, n);
                    vf32_least_take_n(&min_sum, min_f16(tensors_x), n);
                }
                vf32_least_keep(min_lanes + i, min_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            tensors += lines * tensors_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void min_n_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = min_n_f16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to min. */
static void min_n_bf16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                           const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const min_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_bf16 *tensors = (const ac_bf16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_least min_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    min_sum[k] = vf32_least_begin(min_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32 tensors_x = vf32_load_bf16(tensors + j * tensors_step + i);
                        vf32_least_take(&min_sum[k], min_bf16(tensors_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_least_keep(min_lanes + i, min_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_least min_sum;
                min_sum = vf32_least_begin(min_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32 tensors_x = vf32_load_bf16_n(tensors + j * tensors_step + i, n);
                    vf32_least_take_n(&min_sum, min_bf16(tensors_x), n);
                }
                vf32_least_keep(min_lanes + i, min_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            tensors += lines * tensors_step;
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void min_n_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = min_n_bf16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void min_n_i8_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int8_t *tensors = (const int8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_i8(tensors[x]) : ac_i64_least(min_lanes[x], min_i8(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void min_n_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = min_n_i8_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void min_n_i32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int32_t *tensors = (const int32_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_i32(tensors[x]) : ac_i64_least(min_lanes[x], min_i32(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void min_n_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = min_n_i32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void min_n_u8_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const uint8_t *tensors = (const uint8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_u8(tensors[x]) : ac_i64_least(min_lanes[x], min_u8(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void min_n_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = min_n_u8_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void min_n_i64_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t tensors_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int64_t *tensors = (const int64_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_i64(tensors[x]) : ac_i64_least(min_lanes[x], min_i64(tensors[x]));
            tensors += lines * tensors_step;
        }
    }
}

static void min_n_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = min_n_i64_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_min_n_kernels)[] = {
    {{
        [AC_F32] = min_n_f32,
        [AC_F16] = min_n_f16,
        [AC_BF16] = min_n_bf16,
        [AC_I8] = min_n_i8,
        [AC_I32] = min_n_i32,
        [AC_U8] = min_n_u8,
        [AC_I64] = min_n_i64,
    }},
};
