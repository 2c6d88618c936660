/*
 * Generated from spec/reduction/amin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = min(self, over: dim)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/amin.h"
#include "simd/reduce/extremes.h"
#include "simd/reduce/integers.h"
#include "simd/reduce/terms.h"

/* A term of min: self. */
static inline vf32 min_f32(vf32 self)
{
    return self;
}

/* A term of min: self. */
static inline vf32 min_f16(vf32 self)
{
    return self;
}

/* A term of min: self. */
static inline vf64 min_f64(vf64 self)
{
    return self;
}

/* A term of min: self. */
static inline vf32 min_bf16(vf32 self)
{
    return self;
}

/* self, on one element. */
static inline int8_t min_i8(int8_t self)
{
    return self;
}

/* self, on one element. */
static inline int32_t min_i32(int32_t self)
{
    return self;
}

/* self, on one element. */
static inline uint8_t min_u8(uint8_t self)
{
    return self;
}

/* self, on one element. */
static inline int16_t min_i16(int16_t self)
{
    return self;
}

/* self, on one element. */
static inline int64_t min_i64(int64_t self)
{
    return self;
}

/* self, on one element. */
static inline uint8_t min_bool(uint8_t self)
{
    return self;
}

/* Adds to min. */
static void amin_f32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const min_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        const float *self = (const float *)ins[0] + p * panel->plane_steps[0];
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
                        const vf32 self_x = vf32_load(self + j * self_step + i);
                        vf32_least_take(&min_sum[k], min_f32(self_x));
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
                    const vf32 self_x = vf32_load_n(self + j * self_step + i, n);
                    vf32_least_take_n(&min_sum, min_f32(self_x), n);
                }
                vf32_least_keep(min_lanes + i, min_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void amin_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_f32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to min. */
static void amin_f16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const min_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_f16 *self = (const ac_f16 *)ins[0] + p * panel->plane_steps[0];
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
                        const vf32 self_x = vf32_load_f16(self + j * self_step + i);
                        vf32_least_take(&min_sum[k], min_f16(self_x));
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
                    const vf32 self_x = vf32_load_f16_n(self + j * self_step + i, n);
                    vf32_least_take_n(&min_sum, min_f16(self_x), n);
                }
                vf32_least_keep(min_lanes + i, min_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void amin_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_f16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to min. */
static void amin_f64_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        double *const min_lanes = (double *)panel->lanes[0] + p * panel->lanes_plane;
        const double *self = (const double *)ins[0] + p * panel->plane_steps[0];
        for (ptrdiff_t y = 0;;) {
            const ptrdiff_t lines = ac_panel_lines(&own, y);
            const size_t width = ac_panel_width(&own, (size_t)(y + lines - 1));
            const bool fresh = ac_panel_is_fresh(&own, (size_t)y);
            size_t x = 0;
            for (; x + AC_SUM_VECTORS * VF64_LANES <= width; x += AC_SUM_VECTORS * VF64_LANES) {
                vf64_least min_sum[AC_SUM_VECTORS];
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                    min_sum[k] = vf64_least_begin(min_lanes + i, fresh);
                }
                for (ptrdiff_t j = 0; j < lines; j++) {
                    AC_UNROLL_SUMS
                    for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                        const vf64 self_x = vf64_load(self + j * self_step + i);
                        vf64_least_take(&min_sum[k], min_f64(self_x));
                    }
                }
                AC_UNROLL_SUMS
                for (size_t k = 0, i = x; k < AC_SUM_VECTORS; k++, i += VF64_LANES) {
                    vf64_least_keep(min_lanes + i, min_sum[k]);
                }
            }
            for (size_t i = x, n; i < width; i += n) {
                n = width - i < VF64_LANES ? width - i : VF64_LANES;
                vf64_least min_sum;
                min_sum = vf64_least_begin(min_lanes + i, fresh);
                for (ptrdiff_t j = 0; j < lines; j++) {
                    const vf64 self_x = vf64_load_n(self + j * self_step + i, n);
                    vf64_least_take_n(&min_sum, min_f64(self_x), n);
                }
                vf64_least_keep(min_lanes + i, min_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

static void amin_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_f64_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Adds to min. */
static void amin_bf16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    const ac_panel own = *panel;
    for (ptrdiff_t p = 0; p < (ptrdiff_t)own.planes; p++) {
        float *const min_lanes = (float *)panel->lanes[0] + p * panel->lanes_plane;
        const ac_bf16 *self = (const ac_bf16 *)ins[0] + p * panel->plane_steps[0];
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
                        const vf32 self_x = vf32_load_bf16(self + j * self_step + i);
                        vf32_least_take(&min_sum[k], min_bf16(self_x));
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
                    const vf32 self_x = vf32_load_bf16_n(self + j * self_step + i, n);
                    vf32_least_take_n(&min_sum, min_bf16(self_x), n);
                }
                vf32_least_keep(min_lanes + i, min_sum);
            }
            y += lines;
            if ((size_t)y >= own.height)
                break;
            self += lines * self_step;
        }
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void amin_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_bf16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void amin_i8_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                        const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int8_t *self = (const int8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_i8(self[x]) : ac_i64_least(min_lanes[x], min_i8(self[x]));
            self += lines * self_step;
        }
    }
}

static void amin_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_i8_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void amin_i32_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int32_t *self = (const int32_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_i32(self[x]) : ac_i64_least(min_lanes[x], min_i32(self[x]));
            self += lines * self_step;
        }
    }
}

static void amin_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_i32_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void amin_u8_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                        const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const uint8_t *self = (const uint8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_u8(self[x]) : ac_i64_least(min_lanes[x], min_u8(self[x]));
            self += lines * self_step;
        }
    }
}

static void amin_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_u8_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void amin_i16_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int16_t *self = (const int16_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_i16(self[x]) : ac_i64_least(min_lanes[x], min_i16(self[x]));
            self += lines * self_step;
        }
    }
}

static void amin_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_i16_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void amin_i64_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const int64_t *self = (const int64_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_i64(self[x]) : ac_i64_least(min_lanes[x], min_i64(self[x]));
            self += lines * self_step;
        }
    }
}

static void amin_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_i64_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

/* Takes the points into min. */
static void amin_bool_add(const ac_panel *panel, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    (void)attrs;
    (void)outs;
    const ptrdiff_t self_step = panel->line_steps[0];

    for (ptrdiff_t p = 0; p < (ptrdiff_t)panel->planes; p++) {
        int64_t *const min_lanes = (int64_t *)panel->lanes[0] + p * panel->lanes_plane;
        const uint8_t *self = (const uint8_t *)ins[0] + p * panel->plane_steps[0];
        const ptrdiff_t lines = 1; /* at a time */
        for (size_t y = 0; y < panel->height; y++) {
            const size_t width = ac_panel_width(panel, y);
            const bool fresh = ac_panel_is_fresh(panel, y);
            for (size_t x = 0; x < width; x++)
                min_lanes[x] =
                    fresh ? min_bool(self[x]) : ac_i64_least(min_lanes[x], min_bool(self[x]));
            self += lines * self_step;
        }
    }
}

static void amin_bool(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = amin_bool_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_amin_kernels)[] = {
    {{
        [AC_F32] = amin_f32,
        [AC_F16] = amin_f16,
        [AC_F64] = amin_f64,
        [AC_BF16] = amin_bf16,
        [AC_I8] = amin_i8,
        [AC_I32] = amin_i32,
        [AC_U8] = amin_u8,
        [AC_I16] = amin_i16,
        [AC_I64] = amin_i64,
        [AC_BOOL] = amin_bool,
    }},
};
