/*
 * Generated from spec/reduction/max_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = max(self, over: dim)
 *   indices = argmax(self, over: dim)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "contract/reductions.h"
#include "reduction/max_dim.h"
#include "simd/reduce/extremes.h"
#include "simd/reduce/integers.h"
#include "simd/reduce/positions.h"
#include "simd/reduce/terms.h"

/* A term of max: self. */
static inline vf32 max_f32(vf32 self)
{
    return self;
}

/* A term of argmax: self. */
static inline vf32 argmax_f32(vf32 self)
{
    return self;
}

/* A term of max: self. */
static inline vf32 max_f16(vf32 self)
{
    return self;
}

/* A term of argmax: self. */
static inline vf32 argmax_f16(vf32 self)
{
    return self;
}

/* A term of max: self. */
static inline vf32 max_bf16(vf32 self)
{
    return self;
}

/* A term of argmax: self. */
static inline vf32 argmax_bf16(vf32 self)
{
    return self;
}

/* self, on one element. */
static inline int32_t max_i32(int32_t self)
{
    return self;
}

/* self, on one element. */
static inline int32_t argmax_i32(int32_t self)
{
    return self;
}

/* self, on one element. */
static inline int64_t max_i64(int64_t self)
{
    return self;
}

/* self, on one element. */
static inline int64_t argmax_i64(int64_t self)
{
    return self;
}

/* self, on one element. */
static inline uint8_t max_bool(uint8_t self)
{
    return self;
}

/* self, on one element. */
static inline uint8_t argmax_bool(uint8_t self)
{
    return self;
}

/* Adds to max, argmax. */
static void max_dim_f32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                            const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t argmax_first = ac_first_line(panel, 1);
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const max_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        float *const argmax_lanes = (float *)panel->lanes[1] + p * panel->lanes_plane;
        float *const argmax_turn_lanes = (float *)panel->lanes[2] + p * panel->lanes_plane;
        const float *self = (const float *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_most max_sum[AC_SUM_VECTORS];
                vf32_first_most argmax_sum[AC_SUM_VECTORS];
                vf32_turn argmax_turn_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    max_sum[k] = vf32_most_begin(max_lanes + i, fresh);
                    argmax_sum[k] = vf32_first_most_begin(argmax_lanes + i, fresh);
                    argmax_turn_sum[k] = vf32_turn_begin(argmax_turn_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load(self + j * self_step + i);
                        vf32_most_take(&max_sum[k], max_f32(self_x));
                        vf32_first_most_take(&argmax_sum[k], &argmax_turn_sum[k],
                                             argmax_f32(self_x), argmax_first + y + j);
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_most_keep(max_lanes + i, max_sum[k]);
                    vf32_first_most_keep(argmax_lanes + i, argmax_sum[k]);
                    vf32_turn_keep(argmax_turn_lanes + i, argmax_turn_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_most max_sum;
                vf32_first_most argmax_sum;
                vf32_turn argmax_turn_sum;
                max_sum = vf32_most_begin(max_lanes + i, fresh);
                argmax_sum = vf32_first_most_begin(argmax_lanes + i, fresh);
                argmax_turn_sum = vf32_turn_begin(argmax_turn_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32 self_x = vf32_load_n(self + j * self_step + i, n);
                    vf32_most_take_n(&max_sum, max_f32(self_x), n);
                    vf32_first_most_take_n(&argmax_sum, &argmax_turn_sum, argmax_f32(self_x),
                                           argmax_first + y + j, n);
                }
                vf32_most_keep(max_lanes + i, max_sum);
                vf32_first_most_keep(argmax_lanes + i, argmax_sum);
                vf32_turn_keep(argmax_turn_lanes + i, argmax_turn_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void max_dim_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = max_dim_f32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to max, argmax. */
static void max_dim_f16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                            const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t argmax_first = ac_first_line(panel, 1);
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const max_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        float *const argmax_lanes = (float *)panel->lanes[1] + p * panel->lanes_plane;
        float *const argmax_turn_lanes = (float *)panel->lanes[2] + p * panel->lanes_plane;
        const ac_f16 *self = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_most max_sum[AC_SUM_VECTORS];
                vf32_first_most argmax_sum[AC_SUM_VECTORS];
                vf32_turn argmax_turn_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    max_sum[k] = vf32_most_begin(max_lanes + i, fresh);
                    argmax_sum[k] = vf32_first_most_begin(argmax_lanes + i, fresh);
                    argmax_turn_sum[k] = vf32_turn_begin(argmax_turn_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_f16(self + j * self_step + i);
                        vf32_most_take(&max_sum[k], max_f16(self_x));
                        vf32_first_most_take(&argmax_sum[k], &argmax_turn_sum[k],
                                             argmax_f16(self_x), argmax_first + y + j);
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_most_keep(max_lanes + i, max_sum[k]);
                    vf32_first_most_keep(argmax_lanes + i, argmax_sum[k]);
                    vf32_turn_keep(argmax_turn_lanes + i, argmax_turn_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_most max_sum;
                vf32_first_most argmax_sum;
                vf32_turn argmax_turn_sum;
                max_sum = vf32_most_begin(max_lanes + i, fresh);
                argmax_sum = vf32_first_most_begin(argmax_lanes + i, fresh);
                argmax_turn_sum = vf32_turn_begin(argmax_turn_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32 self_x = vf32_load_f16_n(self + j * self_step + i, n);
                    vf32_most_take_n(&max_sum, max_f16(self_x), n);
                    vf32_first_most_take_n(&argmax_sum, &argmax_turn_sum, argmax_f16(self_x),
                                           argmax_first + y + j, n);
                }
                vf32_most_keep(max_lanes + i, max_sum);
                vf32_first_most_keep(argmax_lanes + i, argmax_sum);
                vf32_turn_keep(argmax_turn_lanes + i, argmax_turn_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void max_dim_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = max_dim_f16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to max, argmax. */
static void max_dim_bf16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t argmax_first = ac_first_line(panel, 1);
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const max_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        float *const argmax_lanes = (float *)panel->lanes[1] + p * panel->lanes_plane;
        float *const argmax_turn_lanes = (float *)panel->lanes[2] + p * panel->lanes_plane;
        const ac_bf16 *self = (const ac_bf16 *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF32_LANES <= width; x += AC_SUM_VECTORS * VF32_LANES) {
                vf32_most max_sum[AC_SUM_VECTORS];
                vf32_first_most argmax_sum[AC_SUM_VECTORS];
                vf32_turn argmax_turn_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    max_sum[k] = vf32_most_begin(max_lanes + i, fresh);
                    argmax_sum[k] = vf32_first_most_begin(argmax_lanes + i, fresh);
                    argmax_turn_sum[k] = vf32_turn_begin(argmax_turn_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                        const vf32 self_x = vf32_load_bf16(self + j * self_step + i);
                        vf32_most_take(&max_sum[k], max_bf16(self_x));
                        vf32_first_most_take(&argmax_sum[k], &argmax_turn_sum[k],
                                             argmax_bf16(self_x), argmax_first + y + j);
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF32_LANES) {
                    vf32_most_keep(max_lanes + i, max_sum[k]);
                    vf32_first_most_keep(argmax_lanes + i, argmax_sum[k]);
                    vf32_turn_keep(argmax_turn_lanes + i, argmax_turn_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF32_LANES ? width - i : VF32_LANES;
                vf32_most max_sum;
                vf32_first_most argmax_sum;
                vf32_turn argmax_turn_sum;
                max_sum = vf32_most_begin(max_lanes + i, fresh);
                argmax_sum = vf32_first_most_begin(argmax_lanes + i, fresh);
                argmax_turn_sum = vf32_turn_begin(argmax_turn_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf32 self_x = vf32_load_bf16_n(self + j * self_step + i, n);
                    vf32_most_take_n(&max_sum, max_bf16(self_x), n);
                    vf32_first_most_take_n(&argmax_sum, &argmax_turn_sum, argmax_bf16(self_x),
                                           argmax_first + y + j, n);
                }
                vf32_most_keep(max_lanes + i, max_sum);
                vf32_first_most_keep(argmax_lanes + i, argmax_sum);
                vf32_turn_keep(argmax_turn_lanes + i, argmax_turn_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void max_dim_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = max_dim_bf16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into max, argmax. */
static void max_dim_i32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                            const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t argmax_first = ac_first_line(panel, 1);
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const max_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        int64_t *const argmax_lanes = (int64_t *)panel->lanes[1] + p * panel->lanes_plane;
        int64_t *const argmax_turn_lanes = (int64_t *)panel->lanes[2] + p * panel->lanes_plane;
        const int32_t *self = (const int32_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                max_lanes[x] =
                    fresh ? max_i32(self[x]) : ac_i64_most(max_lanes[x], max_i32(self[x]));
            for (size_t x = 0; x < width; x++)
                argmax_turn_lanes[x] =
                    ac_i64_first_most(fresh, argmax_lanes[x], argmax_i32(self[x]),
                                      argmax_turn_lanes[x], argmax_first + (ptrdiff_t)y);
            for (size_t x = 0; x < width; x++)
                argmax_lanes[x] =
                    fresh ? argmax_i32(self[x]) : ac_i64_most(argmax_lanes[x], argmax_i32(self[x]));
            self += lines * self_step;
        }
    }
}

static void max_dim_i32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = max_dim_i32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into max, argmax. */
static void max_dim_i64_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                            const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t argmax_first = ac_first_line(panel, 1);
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const max_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        int64_t *const argmax_lanes = (int64_t *)panel->lanes[1] + p * panel->lanes_plane;
        int64_t *const argmax_turn_lanes = (int64_t *)panel->lanes[2] + p * panel->lanes_plane;
        const int64_t *self = (const int64_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                max_lanes[x] =
                    fresh ? max_i64(self[x]) : ac_i64_most(max_lanes[x], max_i64(self[x]));
            for (size_t x = 0; x < width; x++)
                argmax_turn_lanes[x] =
                    ac_i64_first_most(fresh, argmax_lanes[x], argmax_i64(self[x]),
                                      argmax_turn_lanes[x], argmax_first + (ptrdiff_t)y);
            for (size_t x = 0; x < width; x++)
                argmax_lanes[x] =
                    fresh ? argmax_i64(self[x]) : ac_i64_most(argmax_lanes[x], argmax_i64(self[x]));
            self += lines * self_step;
        }
    }
}

static void max_dim_i64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = max_dim_i64_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into max, argmax. */
static void max_dim_bool_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t argmax_first = ac_first_line(panel, 1);
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const max_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        int64_t *const argmax_lanes = (int64_t *)panel->lanes[1] + p * panel->lanes_plane;
        int64_t *const argmax_turn_lanes = (int64_t *)panel->lanes[2] + p * panel->lanes_plane;
        const uint8_t *self = (const uint8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                max_lanes[x] =
                    fresh ? max_bool(self[x]) : ac_i64_most(max_lanes[x], max_bool(self[x]));
            for (size_t x = 0; x < width; x++)
                argmax_turn_lanes[x] =
                    ac_i64_first_most(fresh, argmax_lanes[x], argmax_bool(self[x]),
                                      argmax_turn_lanes[x], argmax_first + (ptrdiff_t)y);
            for (size_t x = 0; x < width; x++)
                argmax_lanes[x] = fresh ? argmax_bool(self[x])
                                        : ac_i64_most(argmax_lanes[x], argmax_bool(self[x]));
            self += lines * self_step;
        }
    }
}

static void max_dim_bool(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = max_dim_bool_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_max_dim_kernels)[] = {
    {{
        [AC_F32] = max_dim_f32,
        [AC_F16] = max_dim_f16,
        [AC_BF16] = max_dim_bf16,
        [AC_I32] = max_dim_i32,
        [AC_I64] = max_dim_i64,
        [AC_BOOL] = max_dim_bool,
    }},
};
