/*
 * Generated from spec/contraction/trans_matmul_weight.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = weight
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "contraction/trans_matmul_weight.h"
#include "kernel/move.h"

const ac_kernels AC_ISA(ac_trans_matmul_weight_kernels)[] = {
    {{
        [AC_F32] = ac_move_4,
        [AC_F16] = ac_move_2,
        [AC_I8] = ac_move_1,
        [AC_U8] = ac_move_1,
        [AC_BF16] = ac_move_2,
    }},
};
