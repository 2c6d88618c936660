/*
 * Generated from spec/conversion/inplace_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   selfRef = src
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "conversion/inplace_copy.h"
#include "kernel/move.h"

const ac_kernels AC_ISA(ac_inplace_copy_kernels)[] = {
    {{
        [AC_F32] = ac_move_converted,
        [AC_F16] = ac_move_converted,
        [AC_I8] = ac_move_converted,
        [AC_I32] = ac_move_converted,
        [AC_U8] = ac_move_converted,
        [AC_I16] = ac_move_converted,
        [AC_U16] = ac_move_converted,
        [AC_U32] = ac_move_converted,
        [AC_I64] = ac_move_converted,
        [AC_U64] = ac_move_converted,
        [AC_F64] = ac_move_converted,
        [AC_BOOL] = ac_move_converted,
        [AC_C64] = ac_move_converted,
        [AC_C128] = ac_move_converted,
        [AC_BF16] = ac_move_converted,
    }},
};
