/*
 * Generated from spec/conversion/real.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "conversion/real.h"
#include "kernel/move.h"

const ac_kernels AC_ISA(ac_real_kernels)[] = {
    {{
        [AC_F32] = ac_move_converted,
        [AC_F16] = ac_move_converted,
        [AC_C64] = ac_move_converted,
        [AC_C128] = ac_move_converted,
    }},
};
