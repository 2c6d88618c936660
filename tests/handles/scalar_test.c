/*
 * Scalars: what can be made, what is read back, what a stale handle is answered with.
 */
#include <math.h>
#include <string.h>

#include "check/check.h"
#include "handles/rounded.h"
#include "handles/tensor.h"
#include "sentence.h"

/* The value of a scalar made from one C object, read as f32 or as f64. */
#define READ(type, value, dtype, compute) read_as(&(type){value}, dtype, compute)

static double read_as(void *value, aclDataType dtype, int compute)
{
    aclScalar *scalar = aclCreateScalar(value, dtype);

    cr_assert_not_null(scalar);

    const double result = ac_scalar_real(ac_scalar_of(scalar), compute);

    cr_assert_eq(aclDestroyScalar(scalar), 0);
    return result;
}

Test(scalar, reads_back_every_real_type)
{
    cr_assert_eq(READ(float, -1.5f, ACL_FLOAT, AC_F32), -1.5);
    cr_assert_eq(READ(double, 0.1, ACL_DOUBLE, AC_F64), 0.1);
    cr_assert_eq(READ(int8_t, -128, ACL_INT8, AC_F32), -128);
    cr_assert_eq(READ(int16_t, -32768, ACL_INT16, AC_F32), -32768);
    cr_assert_eq(READ(int32_t, INT32_MIN, ACL_INT32, AC_F64), INT32_MIN);
    cr_assert_eq(READ(int64_t, INT64_MIN, ACL_INT64, AC_F64), -0x1p63);
    cr_assert_eq(READ(uint8_t, 255, ACL_UINT8, AC_F32), 255);
    cr_assert_eq(READ(uint16_t, 65535, ACL_UINT16, AC_F32), 65535);
    cr_assert_eq(READ(uint32_t, UINT32_MAX, ACL_UINT32, AC_F64), UINT32_MAX);
    cr_assert_eq(READ(uint64_t, UINT64_MAX, ACL_UINT64, AC_F64), 0x1p64);
    cr_assert_eq(READ(bool, true, ACL_BOOL, AC_F32), 1);
    cr_assert_eq(READ(bool, false, ACL_BOOL, AC_F32), 0);
    cr_assert_eq(READ(uint8_t, 7, ACL_BOOL, AC_F32), 1);
    cr_assert_eq(READ(uint16_t, 0x3e00, ACL_FLOAT16, AC_F32), 1.5);
    cr_assert_eq(READ(uint16_t, 0x0001, ACL_FLOAT16, AC_F32), 0x1p-24);
    cr_assert_eq(READ(uint16_t, 0xfc00, ACL_FLOAT16, AC_F32), -(double)INFINITY);
    cr_assert(isnan(READ(uint16_t, 0x7e00, ACL_FLOAT16, AC_F32)));
    cr_assert_eq(READ(uint16_t, 0xbfc0, ACL_BF16, AC_F32), -1.5);
    cr_assert(isnan(READ(double, (double)NAN, ACL_DOUBLE, AC_F32)));
    cr_assert(signbit(READ(double, -0.0, ACL_DOUBLE, AC_F32)));
}

Test(scalar, is_rounded_once_to_the_compute_type)
{
    /* Halfway between two floats, and a bit more: double first would round it down to even. */
    const int64_t above_half = (INT64_C(1) << 60) + (INT64_C(1) << 36) + 1;

    cr_assert_eq(READ(int64_t, above_half, ACL_INT64, AC_F32), 0x1p60 + 0x1p37);
    cr_assert_eq(READ(uint64_t, (uint64_t)above_half, ACL_UINT64, AC_F32), 0x1p60 + 0x1p37);
    cr_assert_eq(READ(double, 0.1, ACL_DOUBLE, AC_F32), (double)0.1f);
    cr_assert_eq(READ(double, 1e300, ACL_DOUBLE, AC_F32), (double)INFINITY);
    cr_assert_eq(READ(int32_t, 16777217, ACL_INT32, AC_F32), 16777216);
    cr_assert_eq(READ(int32_t, 16777217, ACL_INT32, AC_F64), 16777217);
}

Test(scalar, complex_has_no_real_value)
{
    float c64[2] = {3, 4};
    double c128[2] = {5, 6};
    aclScalar *scalar = aclCreateScalar(c128, ACL_COMPLEX128);

    cr_assert_eq(read_as(c64, ACL_COMPLEX64, AC_F32), 0);
    cr_assert_eq(ac_scalar_real(ac_scalar_of(scalar), AC_F64), 0);
    cr_assert_eq(ac_scalar_of(scalar)->value.complex_parts[1], 6);
    aclDestroyScalar(scalar);
}

Test(scalar, value_need_not_be_aligned)
{
    unsigned char bytes[9];
    const double value = 2.5;

    memcpy(bytes + 1, &value, sizeof value);
    cr_assert_eq(read_as(bytes + 1, ACL_DOUBLE, AC_F64), 2.5);
}

Test(scalar, small_floats_are_kept_as_bytes)
{
    uint8_t byte = 0x5a;

    for (int dtype = AC_HIF8; dtype <= AC_F4_E1M2; dtype++) {
        aclScalar *scalar = aclCreateScalar(&byte, (aclDataType)dtype);

        cr_assert_not_null(scalar);
        cr_assert_eq(ac_scalar_of(scalar)->value.byte, 0x5a);
        cr_assert(isnan(ac_scalar_real(ac_scalar_of(scalar), AC_F32)));
        aclDestroyScalar(scalar);
    }
}

Test(scalar, refuses_what_has_no_scalars)
{
    static const int refused[] = {-1, AC_STRING, AC_I4, AC_U1, AC_C32, 5, 14, 42, 1000};
    uint64_t value[2] = {0};
    const size_t before = ac_scalars_live();

    (void)aclGetRecentErrMsg();
    cr_assert_null(aclCreateScalar(NULL, ACL_FLOAT));
    assert_sentence("EZ1001: aclCreateScalar: value is null");
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        cr_assert_null(aclCreateScalar(value, (aclDataType)refused[i]));
    (void)aclGetRecentErrMsg();
    cr_assert_null(aclCreateScalar(value, ACL_STRING));
    assert_sentence("EZ1001: aclCreateScalar: dataType is ACL_STRING; the real and complex types "
                    "but ACL_COMPLEX32, ACL_BOOL and the 8-bit and smaller floats are allowed");
    cr_assert_eq(ac_scalars_live(), before);
}

Test(scalar, destroy)
{
    float one = 1;
    aclScalar *scalar = aclCreateScalar(&one, ACL_FLOAT);

    cr_assert(ac_scalar_live(ac_scalar_of(scalar)));
    cr_assert_eq(ac_scalars_live(), 1);
    assert_accepted(aclDestroyScalar(NULL));
    assert_accepted(aclDestroyScalar(scalar));
    cr_assert_not(ac_scalar_live(ac_scalar_of(scalar)));
    cr_assert_not(ac_scalar_live(ac_scalar_of(NULL)));
    cr_assert_not(ac_scalar_live(ac_scalar_of((aclScalar *)(void *)&one)));
    cr_assert_eq(ac_scalars_live(), 0);
    assert_refused(aclDestroyScalar(scalar), 161002,
                   "EZ1001: aclDestroyScalar: scalar is a scalar that was destroyed");
    assert_refused(aclDestroyScalar((aclScalar *)(void *)&one), 161002,
                   "EZ1001: aclDestroyScalar: scalar is no scalar; aclCreateScalar makes one");
}

/* The slot of a scalar that was destroyed is the next one's. */
Test(scalar, outlives_the_second_end_of_another)
{
    float one = 1;
    aclScalar *first = aclCreateScalar(&one, ACL_FLOAT);

    assert_accepted(aclDestroyScalar(first));

    aclScalar *second = aclCreateScalar(&one, ACL_FLOAT);

    cr_assert_neq(first, second);
    assert_refused(aclDestroyScalar(first), 161002,
                   "EZ1001: aclDestroyScalar: scalar is a scalar that was destroyed");
    cr_assert_eq(ac_scalar_real(ac_scalar_of(second), AC_F32), 1);
    assert_accepted(aclDestroyScalar(second));
}

/* What comparisons compare with: one rounding, to nearest even, also where two would differ. */
Test(scalar, is_rounded_to_the_dtype_of_a_tensor)
{
    static const struct {
        double given;
        int dtype;
        double rounded;
    } rows[] = {
        {0.1, AC_F16, 0x1.998p-4},
        {0.1, AC_BF16, 0x1.9ap-4},
        {0.1, AC_F32, 0x1.99999ap-4},
        {0.1, AC_F64, 0.1},
        {1 + 0x1p-11 + 0x1p-50, AC_F16, 1 + 0x1p-10}, /* a tie in f32 */
        {65520, AC_F16, (double)INFINITY},
        {-0.0, AC_F16, -0.0},
        {(double)NAN, AC_BF16, (double)NAN},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        double value = rows[i].given;
        aclScalar *const made = aclCreateScalar(&value, ACL_DOUBLE);
        const double found = ac_scalar_rounded(ac_scalar_of(made), rows[i].dtype);

        cr_assert(memcmp(&found, &rows[i].rounded, sizeof found) == 0 ||
                      (isnan(found) && isnan(rows[i].rounded)),
                  "%a in %s: %a", value, ac_dtype_name(rows[i].dtype), found);
        aclDestroyScalar(made);
    }

    int64_t tie = (INT64_C(1) << 62) + (INT64_C(1) << 54) + 1; /* a tie in f64 */
    aclScalar *const large = aclCreateScalar(&tie, ACL_INT64);

    cr_assert_eq(ac_scalar_rounded(ac_scalar_of(large), AC_BF16), 0x1.02p62);
    aclDestroyScalar(large);
    tie = -tie;

    aclScalar *const low = aclCreateScalar(&tie, ACL_INT64);

    cr_assert_eq(ac_scalar_rounded(ac_scalar_of(low), AC_BF16), -0x1.02p62);
    aclDestroyScalar(low);
}

/* Each part is rounded once to those of the dtype; a real number has the imaginary part 0. */
Test(scalar, is_a_complex_number_of_either_dtype)
{
    double parts[] = {0.1, -0.0};
    aclScalar *const both = aclCreateScalar(parts, ACL_COMPLEX128);
    const ac_c128 wide = ac_scalar_complex(ac_scalar_of(both), AC_C128);
    const ac_c128 narrow = ac_scalar_complex(ac_scalar_of(both), AC_C64);

    cr_assert(wide.re == 0.1 && wide.im == 0 && signbit(wide.im));
    cr_assert(narrow.re == (double)0.1f && narrow.im == 0 && signbit(narrow.im));
    aclDestroyScalar(both);

    int64_t whole = (INT64_C(1) << 62) + (INT64_C(1) << 38) + 1; /* a tie of f32 in f64 */
    aclScalar *const large = aclCreateScalar(&whole, ACL_INT64);
    const ac_c128 rounded = ac_scalar_complex(ac_scalar_of(large), AC_C64);

    cr_assert(rounded.re == (double)(float)whole && rounded.im == 0 && !signbit(rounded.im));
    cr_assert_eq(ac_scalar_complex(ac_scalar_of(large), AC_C128).re, (double)whole);
    aclDestroyScalar(large);
}
