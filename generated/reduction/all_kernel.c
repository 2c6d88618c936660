/*
 * Generated from spec/reduction/all.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = min(self, over: dim)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "reduction/all.h"
#include "simd/reduce/integers.h"
#include "simd/simd.h"

/* self, on one element. */
static inline uint8_t min_bool(uint8_t self)
{
    return self;
}

/* Takes the points into min. */
static void all_bool_add(const ac_panel *panel, const void *const ins[], void *const outs[],
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

static void all_bool(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    static ac_panel_step *const steps[] = {
        [0] = all_bool_add,
    };
    const ac_panel *const panel = ins[1];
    (void)count;
    (void)past;
    steps[panel->step](panel, ins, outs, attrs);
}

const ac_kernels AC_ISA(ac_all_kernels)[] = {
    {{
        [AC_BOOL] = all_bool,
    }},
};
