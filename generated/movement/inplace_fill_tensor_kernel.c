/*
 * Generated from spec/movement/inplace_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   selfRef = value
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "kernel/move.h"
#include "movement/inplace_fill_tensor.h"

const ac_kernels AC_ISA(ac_inplace_fill_tensor_kernels)[] = {
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
