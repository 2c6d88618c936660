/*
 * Generated from spec/movement/circular_pad3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   longer = wrapped(3, padding) of self
 *   out = longer
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "kernel/move.h"
#include "movement/circular_pad3d.h"

const ac_kernels AC_ISA(ac_circular_pad3d_kernels)[] = {
    {{
        [AC_F32] = ac_move_4,
        [AC_F16] = ac_move_2,
        [AC_I8] = ac_move_1,
        [AC_I32] = ac_move_4,
        [AC_BF16] = ac_move_2,
    }},
};
