/*
 * Generated from spec/movement/upsample_nearest1d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   resized = nearest(1, outputSize) of self
 *   out = resized
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "kernel/move.h"
#include "movement/upsample_nearest1d.h"

const ac_kernels AC_ISA(ac_upsample_nearest1d_kernels)[] = {
    {{
        [AC_F32] = ac_move_4,
        [AC_F16] = ac_move_2,
        [AC_U8] = ac_move_1,
        [AC_F64] = ac_move_8,
        [AC_BF16] = ac_move_2,
    }},
};
