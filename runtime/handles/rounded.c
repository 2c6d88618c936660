#include "handles/rounded.h"

#include "base/float_environment.h"
#include "base/half.h"

/* Rounded to odd, for a second rounding to fewer digits. */
static double odd(uint64_t magnitude)
{
    if (magnitude < UINT64_C(1) << 53)
        return (double)magnitude;
    return (double)(magnitude >> 11 | (uint64_t)((magnitude & 2047) != 0)) * 2048.0;
}

static double value_of(const ac_scalar *scalar)
{
    const ac_dtype_set whole = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64;
    const ac_dtype_set natural = AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64;
    const int64_t i = scalar->value.i64;

    if (ac_dtype_in(scalar->dtype, natural))
        return odd(scalar->value.u64);
    if (ac_dtype_in(scalar->dtype, whole))
        return i < 0 ? -odd(UINT64_C(0) - (uint64_t)i) : odd((uint64_t)i);
    return ac_scalar_real(scalar, AC_F64);
}

/* Not inlined, so that no conversion is moved out of the floating-point environment. */
__attribute__((noinline)) static double half_of(const ac_scalar *scalar, int dtype)
{
    const double value = value_of(scalar);

    if (dtype == AC_F16)
        return (double)ac_f16_to_float(ac_f16_of_double(value));
    return (double)ac_bf16_to_float(ac_bf16_of_double(value));
}

double ac_scalar_rounded(const ac_scalar *scalar, int dtype)
{
    if (dtype != AC_F16 && dtype != AC_BF16)
        return ac_scalar_real(scalar, dtype == AC_F64 ? AC_F64 : AC_F32);

    const ac_float_environment callers = ac_float_environment_enter();
    const double value = half_of(scalar, dtype);

    ac_float_environment_leave(callers);
    return value;
}
