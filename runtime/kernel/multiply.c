#include "kernel/multiply.h"

AC_ISA_EXTERN(const ac_multiply, ac_multiplies, [2]);

const ac_multiply *ac_multiply_current(bool wide)
{
    static const ac_multiply *const tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_multiplies);

    return &tables[ac_isa_current()][wide];
}
