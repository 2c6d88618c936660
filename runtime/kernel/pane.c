#include "kernel/pane.h"

#include "base/isa.h"

AC_ISA_EXTERN(const ac_pane_kernels, ac_pane_kernels, [1]);

const ac_pane_kernels *ac_pane_kernels_current(void)
{
    static const ac_pane_kernels *const tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_pane_kernels);
    return tables[ac_isa_current()];
}
