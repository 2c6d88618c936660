#include "kernel/order.h"

#include "base/dtype.h"
#include "base/isa.h"

AC_ISA_EXTERN(const ac_order, ac_orders, [1]);

const ac_order *ac_order_current(void)
{
    static const ac_order *const tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_orders);
    return tables[ac_isa_current()];
}

bool ac_order_nan(int dtype, int64_t *key)
{
    switch (dtype) {
    case AC_F32:
        *key = INT32_MAX;
        return true;
    case AC_F16:
    case AC_BF16:
        *key = INT16_MAX;
        return true;
    case AC_F64:
        *key = INT64_MAX;
        return true;
    default:
        return false;
    }
}

bool ac_order_narrow(int dtype)
{
    return ac_dtype_facts[dtype].bytes <= 4;
}
