/*
 * Every check of the runtime: what it accepts, and the exact sentence of each refusal.
 */
#include <math.h>
#include <stdlib.h>

#include "base/environment.h"
#include "base/float_environment.h"
#include "check/check.h"
#include "sentence.h"

static const ac_operator toy = {
    .name = "aclnnToy",
    .on = {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_HOST] = true},
};

static void enter(void)
{
    ac_call_enter(&toy);
}

static const ac_tensor *tensor_of(aclDataType type, size_t rank, const int64_t *dims)
{
    return ac_tensor_of(
        aclCreateTensor(dims, rank, type, NULL, 0, ACL_FORMAT_ND, dims, rank, NULL));
}

#define TENSOR(type, ...)                                                                          \
    tensor_of(type, sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t), (int64_t[]){__VA_ARGS__})

static void product_set(const char *name)
{
    setenv("ACLNN_CPU_SOC", name, 1);
    ac_environment_reload();
}

TestSuite(check, .init = enter);

Test(check, begin_wants_both_results)
{
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;

    assert_accepted(ac_call_begin(&toy, &size, &executor));
    assert_refused(ac_call_begin(&toy, NULL, &executor), 161001,
                   "EZ1001: aclnnToy: workspaceSize is null");
    assert_refused(ac_call_begin(&toy, &size, NULL), 161001, "EZ1001: aclnnToy: executor is null");
}

Test(check, begin_wants_a_product_with_the_operator)
{
    static const ac_operator nowhere = {.name = "aclnnNowhere"};
    static const ac_operator one = {.name = "aclnnOne", .on = {[AC_HOST] = true}};
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;

    product_set("ascend310p");
    assert_refused(ac_call_begin(&toy, &size, &executor), 161002,
                   "EZ1001: aclnnToy: ascend310p does not have this operator; ascend910, "
                   "ascend910b and host have it");
    assert_refused(ac_call_begin(&one, &size, &executor), 161002,
                   "EZ1001: aclnnOne: ascend310p does not have this operator; host has it");
    assert_refused(ac_call_begin(&nowhere, &size, &executor), 161002,
                   "EZ1001: aclnnNowhere: ascend310p does not have this operator; no product has "
                   "it");
    product_set("ascend910");
    assert_accepted(ac_call_begin(&toy, &size, &executor));
}

Test(check, begin_wants_an_environment_in_order)
{
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;

    product_set("ascend999");
    assert_refused(ac_call_begin(&toy, &size, &executor), 361001,
                   "EZ9903: ACLNN_CPU_SOC is \"ascend999\"; ascend910, ascend910b, ascend910_93, "
                   "ascend310p, ascend310b, ascend950 and host are allowed");
}

Test(check, presence)
{
    aclTensor *tensor = aclCreateTensor(NULL, 0, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL);
    float one = 1;
    aclScalar *scalar = aclCreateScalar(&one, ACL_FLOAT);
    aclIntArray *array = aclCreateIntArray(NULL, 0);
    int foreign[512] = {0}; /* as large as a tensor */

    assert_accepted(ac_check_tensor(ac_tensor_of(tensor), "self"));
    assert_accepted(ac_check_scalar(ac_scalar_of(scalar), "alpha"));
    assert_accepted(ac_check_string("", "approximate"));

    assert_refused(ac_check_tensor(ac_tensor_of(NULL), "self"), 161001,
                   "EZ1001: aclnnToy: self is null");
    assert_refused(ac_check_scalar(ac_scalar_of(NULL), "alpha"), 161001,
                   "EZ1001: aclnnToy: alpha is null");
    assert_refused(ac_check_string(NULL, "approximate"), 161001,
                   "EZ1001: aclnnToy: approximate is null");
    assert_refused(ac_check_tensor(ac_tensor_of((aclTensor *)(void *)foreign), "self"), 161002,
                   "EZ1001: aclnnToy: self is no tensor; aclCreateTensor makes one");
    assert_refused(ac_check_scalar(ac_scalar_of((aclScalar *)(void *)foreign), "alpha"), 161002,
                   "EZ1001: aclnnToy: alpha is no scalar; aclCreateScalar makes one");
    assert_refused(ac_check_tensor(ac_tensor_of((aclTensor *)(void *)scalar), "self"), 161002,
                   "EZ1001: aclnnToy: self is a scalar; a tensor is allowed");
    assert_refused(ac_check_tensor(ac_tensor_of((aclTensor *)(void *)array), "self"), 161002,
                   "EZ1001: aclnnToy: self is an array of integers; a tensor is allowed");
    aclDestroyTensor(tensor);
    aclDestroyScalar(scalar);
    aclDestroyIntArray(array);
    assert_refused(ac_check_tensor(ac_tensor_of(tensor), "self"), 161002,
                   "EZ1001: aclnnToy: self is a tensor that was destroyed");
    assert_refused(ac_check_scalar(ac_scalar_of(scalar), "alpha"), 161002,
                   "EZ1001: aclnnToy: alpha is a scalar that was destroyed");
}

Test(check, dtypes_of_the_product)
{
    static const ac_dtype_set rows[AC_PRODUCT_COUNT] = {
        [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
        [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
        [AC_ASCEND310P] = AC_SET_F16,
    };
    const ac_tensor *bf16 = TENSOR(ACL_BF16, 2);
    const ac_tensor *f64 = TENSOR(ACL_DOUBLE, 2);
    const ac_tensor *unknown = TENSOR((aclDataType)99, 2);

    assert_accepted(ac_check_dtype_in(bf16, "self", rows));
    assert_refused(ac_check_dtype_in(f64, "self", rows), 161002,
                   "EZ1001: aclnnToy: self is f64 on ascend910b; f32, f16 and bf16 are allowed");
    assert_refused(ac_check_dtype_in(unknown, "self", rows), 161002,
                   "EZ1001: aclnnToy: self is undefined on ascend910b; f32, f16 and bf16 are "
                   "allowed");
    assert_refused(ac_check_dtype_derived(AC_DTYPE_NONE, "the promotion of a and b", rows), 161002,
                   "EZ1001: aclnnToy: the promotion of a and b is undefined on ascend910b; f32, "
                   "f16 and bf16 are allowed");
    product_set("ascend910");
    assert_refused(ac_check_dtype_in(bf16, "self", rows), 161002,
                   "EZ1001: aclnnToy: self is bf16 on ascend910; f32 and f16 are allowed");
    product_set("ascend310p");
    assert_refused(ac_check_dtype_in(bf16, "self", rows), 161002,
                   "EZ1001: aclnnToy: self is bf16 on ascend310p; f16 is allowed");
    product_set("ascend950");
    assert_refused(ac_check_dtype_in(bf16, "self", rows), 161002,
                   "EZ1001: aclnnToy: self is bf16 on ascend950; no dtype is allowed there");
}

Test(check, dtypes_of_others)
{
    const ac_tensor *f32 = TENSOR(ACL_FLOAT, 2);
    const ac_tensor *f16 = TENSOR(ACL_FLOAT16, 2);

    assert_accepted(ac_check_dtype_same(f32, "out", f32, "self"));
    assert_refused(ac_check_dtype_same(f16, "out", f32, "self"), 161002,
                   "EZ1001: aclnnToy: out is f16; only f32 (the dtype of self) is allowed");
    assert_accepted(ac_check_dtype_alike(f16, "bias", NULL, "weight"));
    assert_accepted(ac_check_dtype_alike(NULL, "bias", f32, "weight"));
    assert_refused(ac_check_dtype_alike(f16, "bias", f32, "weight"), 161002,
                   "EZ1001: aclnnToy: bias is f16; only f32 (the dtype of weight) is allowed");
    assert_accepted(ac_check_dtype_is(f32, "gradInput", AC_F32, "the promotion of a and b"));
    assert_refused(ac_check_dtype_is(f16, "gradInput", AC_F32, "the promotion of a and b"), 161002,
                   "EZ1001: aclnnToy: gradInput is f16; only f32 (the promotion of a and b) is "
                   "allowed");
}

Test(check, floats_that_integers_become)
{
    const ac_tensor *f32 = TENSOR(ACL_FLOAT, 2);
    const ac_tensor *f64 = TENSOR(ACL_DOUBLE, 2);
    const ac_tensor *c128 = TENSOR(ACL_COMPLEX128, 2);

    cr_assert_eq(ac_dtype_float_beside(AC_I32, f32), AC_F32);
    cr_assert_eq(ac_dtype_float_beside(AC_I32, f64), AC_F64);
    cr_assert_eq(ac_dtype_float_beside(AC_BOOL, c128), AC_F64);
    cr_assert_eq(ac_dtype_float_beside(AC_F16, f64), AC_F16);
    cr_assert_eq(ac_dtype_float_beside(AC_C64, c128), AC_C64);
    cr_assert_eq(ac_dtype_float_where(true, AC_I32), AC_F32);
    cr_assert_eq(ac_dtype_float_where(false, AC_I32), AC_I32);
    cr_assert_eq(ac_dtype_float_where(true, AC_F16), AC_F16);
}

Test(check, dtypes_that_a_result_converts_to)
{
    const ac_tensor *f64 = TENSOR(ACL_DOUBLE, 2);
    const ac_tensor *i32 = TENSOR(ACL_INT32, 2);
    const ac_tensor *boolean = TENSOR(ACL_BOOL, 2);
    const ac_tensor *c64 = TENSOR(ACL_COMPLEX64, 2);

    assert_accepted(ac_check_dtype_cast(AC_F16, f64, "out"));
    assert_accepted(ac_check_dtype_cast(AC_I64, i32, "out"));
    assert_accepted(ac_check_dtype_cast(AC_BOOL, boolean, "out"));
    assert_accepted(ac_check_dtype_cast(AC_BOOL, i32, "out"));
    assert_accepted(ac_check_dtype_cast(AC_F32, c64, "out"));
    assert_refused(
        ac_check_dtype_cast(AC_F32, i32, "out"), 161002,
        "EZ1001: aclnnToy: out is i32; f32, f16, f64, c64, c128, bf16 and c32 are allowed, "
        "to which the result, f32, converts");
    assert_refused(ac_check_dtype_cast(AC_C64, f64, "out"), 161002,
                   "EZ1001: aclnnToy: out is f64; c64, c128 and c32 are allowed, to which the "
                   "result, c64, converts");
    assert_refused(ac_check_dtype_cast(AC_I8, boolean, "out"), 161002,
                   "EZ1001: aclnnToy: out is bool; f32, f16, i8, i32, u8, i16, u16, u32, i64, u64, "
                   "f64, c64, c128, bf16 and c32 are allowed, to which the result, i8, converts");
}

Test(check, dtypes_of_scalars)
{
    float parts[2] = {1, 2};
    const ac_scalar *c64 = ac_scalar_of(aclCreateScalar(parts, ACL_COMPLEX64));

    assert_accepted(ac_check_scalar_dtype(c64, "alpha", AC_SET_F32 | AC_SET_C64));
    assert_refused(ac_check_scalar_dtype(c64, "alpha", AC_SET_F32), 161002,
                   "EZ1001: aclnnToy: alpha is c64; f32 is allowed");
    assert_refused(ac_check_scalar_dtype(c64, "alpha", AC_SET_F32 | AC_SET_BOOL), 161002,
                   "EZ1001: aclnnToy: alpha is c64; f32 and bool are allowed");
}

Test(check, ranks)
{
    const ac_tensor *eight = TENSOR(ACL_FLOAT, 1, 1, 1, 1, 1, 1, 1, 2);
    const ac_tensor *nine = TENSOR(ACL_FLOAT, 1, 1, 1, 1, 1, 1, 1, 1, 2);

    assert_accepted(ac_check_rank(eight, "self"));
    assert_accepted(ac_check_rank(tensor_of(ACL_FLOAT, 0, NULL), "self"));
    assert_refused(ac_check_rank(nine, "self"), 161002,
                   "EZ1001: aclnnToy: self has 9 dimensions; at most 8 are allowed");
}

Test(check, shapes)
{
    const ac_tensor *a = TENSOR(ACL_FLOAT, 2, 3);
    const ac_tensor *b = TENSOR(ACL_FLOAT, 2, 4);
    const ac_tensor *point = tensor_of(ACL_FLOAT, 0, NULL);
    const ac_shape shape = {.rank = 2, .dims = {2, 3}};

    assert_accepted(ac_check_shape_same(a, "out", a, "self"));
    assert_refused(ac_check_shape_same(b, "out", a, "self"), 161002,
                   "EZ1001: aclnnToy: out has shape [2, 4]; only [2, 3] (the shape of self) is "
                   "allowed");
    assert_refused(
        ac_check_shape_same(point, "out", a, "self"), 161002,
        "EZ1001: aclnnToy: out has shape []; only [2, 3] (the shape of self) is allowed");
    assert_accepted(ac_check_shape_is(a, "out", &shape, "the broadcast of a and b"));
    assert_refused(ac_check_shape_is(b, "out", &shape, "the broadcast of a and b"), 161002,
                   "EZ1001: aclnnToy: out has shape [2, 4]; only [2, 3] (the broadcast of a and b) "
                   "is allowed");
}

Test(check, broadcast_one_way)
{
    const ac_tensor *space = TENSOR(ACL_FLOAT, 4, 3);
    const ac_tensor *empty = TENSOR(ACL_FLOAT, 0, 3);

    assert_accepted(ac_check_view_broadcast(space, "a", space, "self"));
    assert_accepted(ac_check_view_broadcast(tensor_of(ACL_FLOAT, 0, NULL), "a", space, "self"));
    assert_accepted(ac_check_view_broadcast(TENSOR(ACL_FLOAT, 3), "a", space, "self"));
    assert_accepted(ac_check_view_broadcast(TENSOR(ACL_FLOAT, 4, 1), "a", space, "self"));
    assert_accepted(ac_check_view_broadcast(TENSOR(ACL_FLOAT, 1, 3), "a", empty, "self"));
    assert_refused(ac_check_view_broadcast(TENSOR(ACL_FLOAT, 4), "a", space, "self"), 161002,
                   "EZ1001: aclnnToy: a has shape [4]; shapes that broadcast to [4, 3] (the shape "
                   "of self) are allowed");
    assert_refused(ac_check_view_broadcast(TENSOR(ACL_FLOAT, 1, 4, 3), "a", space, "self"), 161002,
                   "EZ1001: aclnnToy: a has shape [1, 4, 3]; shapes that broadcast to [4, 3] (the "
                   "shape of self) are allowed");
    assert_refused(ac_check_view_broadcast(TENSOR(ACL_FLOAT, 0, 3), "a", space, "self"), 161002,
                   "EZ1001: aclnnToy: a has shape [0, 3]; shapes that broadcast to [4, 3] (the "
                   "shape of self) are allowed");
}

Test(check, broadcast_both_ways)
{
    const ac_tensor *a = TENSOR(ACL_FLOAT, 5, 1, 4);
    const ac_tensor *b = TENSOR(ACL_FLOAT, 3, 1);
    const ac_tensor *c = TENSOR(ACL_FLOAT, 2, 4);
    ac_shape space;

    assert_accepted(ac_check_broadcast(a, "a", b, "b", &space));
    cr_assert(ac_shape_equal(&space, &(ac_shape){.rank = 3, .dims = {5, 3, 4}}));
    assert_accepted(ac_check_broadcast(b, "b", a, "a", &space));
    cr_assert(ac_shape_equal(&space, &(ac_shape){.rank = 3, .dims = {5, 3, 4}}));
    assert_refused(ac_check_broadcast(b, "gradOutput", c, "self", &space), 161002,
                   "EZ1001: aclnnToy: gradOutput has shape [3, 1] and self has shape [2, 4]; "
                   "shapes that broadcast together are allowed");
}

Test(check, single_elements)
{
    enter();
    assert_accepted(ac_check_view_single(NULL, "threshold"));
    assert_accepted(ac_check_view_single(tensor_of(ACL_FLOAT, 0, NULL), "threshold"));
    assert_accepted(ac_check_view_single(TENSOR(ACL_FLOAT, 1, 1, 1, 1, 1, 1, 1, 1), "threshold"));
    assert_refused(ac_check_view_single(TENSOR(ACL_FLOAT, 1, 2), "threshold"), 161002,
                   "EZ1001: aclnnToy: threshold has 2 elements; 1 is allowed");
    assert_refused(ac_check_view_single(TENSOR(ACL_FLOAT, 0), "threshold"), 161002,
                   "EZ1001: aclnnToy: threshold has 0 elements; 1 is allowed");
}

Test(check, outer)
{
    const ac_tensor *three = TENSOR(ACL_FLOAT, 3);
    const ac_tensor *matrix = TENSOR(ACL_FLOAT, 2, 2);
    ac_shape space;

    assert_accepted(ac_check_outer(three, "vec1", TENSOR(ACL_FLOAT, 0), "vec2", &space));
    cr_assert_eq(space.rank, 2);
    cr_assert_eq(space.dims[0], 3);
    cr_assert_eq(space.dims[1], 0);
    assert_refused(ac_check_outer(matrix, "vec1", three, "vec2", &space), 161002,
                   "EZ1001: aclnnToy: vec1 has shape [2, 2]; a shape with one axis is allowed");
    assert_refused(ac_check_outer(three, "vec1", matrix, "vec2", &space), 161002,
                   "EZ1001: aclnnToy: vec2 has shape [2, 2]; a shape with one axis is allowed");
}

Test(check, verdicts)
{
    const ac_tensor *bare = tensor_of(ACL_BOOL, 0, NULL);

    assert_accepted(ac_check_view_verdict(NULL, "out", 1));
    assert_accepted(ac_check_view_verdict(TENSOR(ACL_BOOL, 1), "out", 1));
    assert_accepted(ac_check_view_verdict(bare, "out", 0));
    assert_refused(ac_check_view_verdict(bare, "out", 1), 161002,
                   "EZ1001: aclnnToy: out has shape []; only [1] (one element) is allowed");
    assert_refused(ac_check_view_verdict(TENSOR(ACL_BOOL, 2), "out", 1), 161002,
                   "EZ1001: aclnnToy: out has shape [2]; only [1] (one element) is allowed");
    assert_refused(ac_check_view_verdict(TENSOR(ACL_BOOL, 1), "out", 0), 161002,
                   "EZ1001: aclnnToy: out has shape [1]; only [] (one element) is allowed");
}

Test(check, bits)
{
    const ac_tensor *image = TENSOR(ACL_FLOAT, 2, 3, 40);

    assert_accepted(ac_check_view_bits(NULL, "mask", image, "self"));
    assert_accepted(ac_check_view_bits(TENSOR(ACL_UINT8, 32), "mask", image, "self"));
    assert_accepted(ac_check_view_bits(TENSOR(ACL_UINT8, 4, 8), "mask", image, "self"));
    assert_refused(ac_check_view_bits(TENSOR(ACL_UINT8, 30), "mask", image, "self"), 161002,
                   "EZ1001: aclnnToy: mask has 30 elements; 32 are allowed, 16 for each 128 "
                   "elements of self that are begun");
}

Test(check, bits_the_highest_first)
{
    const ac_tensor *const image = TENSOR(ACL_FLOAT, 4, 10);
    const ac_tensor *const odd = TENSOR(ACL_FLOAT, 3, 3);
    const ac_tensor *const none = TENSOR(ACL_FLOAT, 0);

    assert_accepted(ac_check_bits_read(TENSOR(ACL_UINT8, 5), "mask", image, "out"));
    assert_refused(ac_check_bits_read(TENSOR(ACL_UINT8, 1, 5), "mask", image, "out"), 161002,
                   "EZ1001: aclnnToy: mask has shape [1, 5]; only [5] (a bit for each element of "
                   "out) is allowed");
    assert_refused(ac_check_bits_read(TENSOR(ACL_UINT8, 2), "mask", odd, "out"), 161002,
                   "EZ1001: aclnnToy: mask has 8 bits for each element; out has 9 elements, and "
                   "multiples of 8 are allowed");
    assert_accepted(ac_check_bits_written(TENSOR(ACL_UINT8, 2), "mask", odd, "self"));
    assert_refused(ac_check_bits_written(TENSOR(ACL_UINT8, 1), "mask", odd, "self"), 161002,
                   "EZ1001: aclnnToy: mask has shape [1]; only [2] (a bit for each element of "
                   "self) is allowed");
    assert_accepted(ac_check_bits_in_rows(TENSOR(ACL_UINT8, 2, 1), "out", odd, "self", 2, "size"));
    assert_accepted(ac_check_bits_in_rows(TENSOR(ACL_UINT8, 3, 0), "out", none, "self", 3, "size"));
    assert_refused(ac_check_bits_in_rows(TENSOR(ACL_UINT8, 1, 2), "out", odd, "self", 2, "size"),
                   161002,
                   "EZ1001: aclnnToy: out has shape [1, 2]; only [2, 1] (a bit for each element of "
                   "self) is allowed");
    assert_refused(ac_check_bits_in_rows(TENSOR(ACL_UINT8, 3, 1), "out", odd, "self", 3, "size"),
                   161002,
                   "EZ1001: aclnnToy: size is 3; the divisors of 2 (a bit for each element of self)"
                   " are allowed");
    assert_refused(ac_check_bits_in_rows(TENSOR(ACL_UINT8, 0, 0), "out", none, "self", 0, "size"),
                   161002,
                   "EZ1001: aclnnToy: size is 0; the divisors of 0 (a bit for each element of self)"
                   " are allowed");
}

Test(check, an_extent_that_is_not_0)
{
    assert_accepted(ac_check_extent_filled(1, "size"));
    assert_refused(ac_check_extent_filled(0, "size"), 161002,
                   "EZ1001: aclnnToy: size is 0; 1 and more are allowed");
    assert_refused(ac_check_extent_filled(INT64_MIN, "size"), 161002,
                   "EZ1001: aclnnToy: size is -9223372036854775808; 1 and more are allowed");
}

Test(check, groups_of_channels)
{
    const ac_tensor *image = TENSOR(ACL_FLOAT, 2, 6, 4);
    const ac_tensor *vector = TENSOR(ACL_FLOAT, 7);

    assert_accepted(ac_check_channel_groups(1, "group", image, "self"));
    assert_accepted(ac_check_channel_groups(3, "group", image, "self"));
    assert_accepted(ac_check_channel_groups(5, "group", TENSOR(ACL_FLOAT, 2, 0), "self"));
    assert_refused(ac_check_channel_groups(4, "group", image, "self"), 161002,
                   "EZ1001: aclnnToy: group is 4; the divisors of 6 (the extent of self along axis "
                   "1) are allowed");
    assert_refused(ac_check_channel_groups(0, "group", image, "self"), 161002,
                   "EZ1001: aclnnToy: group is 0; the divisors of 6 (the extent of self along axis "
                   "1) are allowed");
    assert_refused(ac_check_channel_groups(1, "group", vector, "self"), 161002,
                   "EZ1001: aclnnToy: self has the rank 1, and no channels; 2 and more are "
                   "allowed");
    assert_accepted(ac_check_shape_of_groups(TENSOR(ACL_FLOAT, 2, 3), "mean", image, "self", 3));
    assert_accepted(ac_check_shape_of_groups(NULL, "mean", image, "self", 3));
    assert_refused(
        ac_check_shape_of_groups(TENSOR(ACL_FLOAT, 6), "mean", image, "self", 3), 161002,
        "EZ1001: aclnnToy: mean has shape [6]; only [2, 3] (the groups of self) is allowed");
}

Test(check, repeated_extents)
{
    const ac_tensor *image = TENSOR(ACL_FLOAT, 2, 6, 4, 5);

    assert_accepted(ac_check_extent(2, "n", image, "self", 0, false));
    assert_accepted(ac_check_extent(20, "n", image, "self", 2, true));
    assert_accepted(ac_check_extent(1, "n", image, "self", 4, true));
    assert_accepted(ac_check_extent(1, "n", image, "self", 4, false));
    assert_refused(ac_check_extent(3, "n", image, "self", 1, false), 161002,
                   "EZ1001: aclnnToy: n is 3; only 6 (the extent of self along axis 1) is allowed");
    assert_refused(ac_check_extent(4, "n", image, "self", 2, true), 161002,
                   "EZ1001: aclnnToy: n is 4; only 20 (the extent of self from axis 2 on) is "
                   "allowed");
}

Test(check, axes_from_one_on)
{
    const ac_tensor *image = TENSOR(ACL_FLOAT, 2, 3, 4);
    const ac_tensor *pair = TENSOR(ACL_FLOAT, 3, 4);
    const ac_tensor *single = TENSOR(ACL_FLOAT, 1, 1);

    assert_accepted(ac_check_view_aligned(pair, "scale", image, "self", 1, 0, "count", false));
    assert_accepted(ac_check_view_aligned(pair, "scale", image, "self", -2, -1, "count", true));
    assert_accepted(ac_check_view_aligned(pair, "scale", image, "self", 1, 2, "count", true));
    assert_accepted(ac_check_view_aligned(single, "scale", image, "self", 2, 0, "count", true));
    assert_accepted(
        ac_check_view_aligned(TENSOR(ACL_FLOAT, 1), "scale", image, "self", 0, 0, "count", false));
    assert_accepted(ac_check_view_aligned(tensor_of(ACL_FLOAT, 0, NULL), "scale", image, "self", 0,
                                          0, "count", false));
    assert_accepted(ac_check_view_aligned(NULL, "bias", image, "self", 0, 0, "count", true));
    assert_refused(
        ac_check_view_aligned(pair, "scale", image, "self", 0, 0, "count", false), 161002,
        "EZ1001: aclnnToy: scale has shape [3, 4]; only [2, 3] (the extents of self from "
        "axis 0 on) is allowed");
    assert_refused(ac_check_view_aligned(pair, "scale", image, "self", -1, 0, "count", false),
                   161002,
                   "EZ1001: aclnnToy: scale is for 2 axes of self from axis -1 on; at most 1 are "
                   "allowed");
    assert_refused(ac_check_view_aligned(pair, "scale", image, "self", 1, 1, "count", true), 161002,
                   "EZ1001: aclnnToy: scale has shape [3, 4]; only [3] (the extents of self from "
                   "axis 1 on) is allowed");
    assert_refused(ac_check_view_aligned(pair, "scale", image, "self", 1, 0, "count", true), 161002,
                   "EZ1001: aclnnToy: scale has 12 elements; 1 is allowed");
    assert_refused(ac_check_view_aligned(pair, "scale", image, "self", 1, -2, "count", false),
                   161002, "EZ1001: aclnnToy: count is -2; -1 and more are allowed");
    assert_refused(
        ac_check_view_aligned(single, "scale", image, "self", 1, 0, "count", false), 161002,
        "EZ1001: aclnnToy: scale has shape [1, 1]; only [3, 4] (the extents of self from "
        "axis 1 on) is allowed");
}

Test(check, channels)
{
    const ac_tensor *image = TENSOR(ACL_FLOAT, 2, 3, 4);
    const ac_tensor *vector = TENSOR(ACL_FLOAT, 7);

    assert_accepted(ac_check_view_channel(TENSOR(ACL_FLOAT, 3), "weight", image, "self"));
    assert_accepted(ac_check_view_channel(TENSOR(ACL_FLOAT, 1, 3, 1), "weight", image, "self"));
    assert_accepted(ac_check_view_channel(TENSOR(ACL_FLOAT, 1), "weight", image, "self"));
    assert_accepted(ac_check_view_channel(tensor_of(ACL_FLOAT, 0, NULL), "weight", vector, "self"));
    assert_refused(ac_check_view_channel(TENSOR(ACL_FLOAT, 2), "weight", image, "self"), 161002,
                   "EZ1001: aclnnToy: weight has 2 elements; 1 or 3 (the channels of self) are "
                   "allowed");
    assert_refused(ac_check_view_channel(TENSOR(ACL_FLOAT, 0), "weight", image, "self"), 161002,
                   "EZ1001: aclnnToy: weight has 0 elements; 1 or 3 (the channels of self) are "
                   "allowed");
    assert_refused(ac_check_view_channel(TENSOR(ACL_FLOAT, 7), "weight", vector, "self"), 161002,
                   "EZ1001: aclnnToy: weight has 7 elements; 1 (the channels of self) is allowed");
}

Test(check, sums_over_channels)
{
    const ac_tensor *three = TENSOR(ACL_FLOAT, 1, 3);
    const ac_tensor *one = TENSOR(ACL_FLOAT, 1, 1);

    assert_accepted(ac_check_fold_channel(TENSOR(ACL_FLOAT, 3), "gradWeight", three, "weight"));
    assert_accepted(ac_check_fold_channel(TENSOR(ACL_FLOAT, 1, 1), "gradWeight", one, "weight"));
    assert_refused(ac_check_fold_channel(TENSOR(ACL_FLOAT, 1, 3), "gradWeight", three, "weight"),
                   161002,
                   "EZ1001: aclnnToy: gradWeight has shape [1, 3]; only [3] (the elements of "
                   "weight) is allowed");
    assert_refused(ac_check_fold_channel(TENSOR(ACL_FLOAT, 1), "gradWeight", one, "weight"), 161002,
                   "EZ1001: aclnnToy: gradWeight has shape [1]; only [1, 1] (the shape of weight) "
                   "is allowed");
}

Test(check, modes)
{
    static const char *const words[] = {"none", "tanh"};
    static const int64_t numbers[] = {0, 1, 2};
    size_t mode = 9;

    assert_accepted(ac_check_mode_string("tanh", "approximate", words, 2, &mode));
    cr_assert_eq(mode, 1);
    assert_accepted(ac_check_mode_int(2, "reduction", numbers, 3, &mode));
    cr_assert_eq(mode, 2);
    assert_refused(ac_check_mode_string("Tanh", "approximate", words, 2, &mode), 161002,
                   "EZ1001: aclnnToy: approximate is \"Tanh\"; \"none\" and \"tanh\" are allowed");
    assert_refused(ac_check_mode_string("", "approximate", words, 1, &mode), 161002,
                   "EZ1001: aclnnToy: approximate is \"\"; \"none\" is allowed");
    assert_refused(ac_check_mode_int(-1, "reduction", numbers, 3, &mode), 161002,
                   "EZ1001: aclnnToy: reduction is -1; 0, 1 and 2 are allowed");
    cr_assert_eq(mode, 2);
    cr_assert_eq(ac_mode_find(1, numbers, 3), 1);
    cr_assert_eq(ac_mode_find(-1, numbers, 3), 3);
}

Test(check, long_words_are_cut)
{
    static const char *const words[] = {"none"};
    char word[5000];
    size_t mode;

    memset(word, 'x', sizeof word - 1);
    word[sizeof word - 1] = '\0';
    cr_assert_eq(ac_check_mode_string(word, "approximate", words, 1, &mode), 161002);
    cr_assert_lt(strlen(aclGetRecentErrMsg()), 200);
}

Test(check, axes)
{
    static const int64_t dims[] = {4, 3, 5};
    const ac_tensor *const three = tensor_of(ACL_FLOAT, 3, dims);
    const ac_tensor *const none = tensor_of(ACL_FLOAT, 0, NULL);

    for (int64_t axis = -3; axis < 3; axis++)
        assert_accepted(ac_check_axis(axis, "dim", three, "self"));
    assert_refused(ac_check_axis(3, "dim", three, "self"), 161002,
                   "EZ1001: aclnnToy: dim is 3; -3 to 2 are allowed, as self has 3 dimensions");
    assert_refused(ac_check_axis(INT64_MIN, "dim", three, "self"), 161002,
                   "EZ1001: aclnnToy: dim is -9223372036854775808; -3 to 2 are allowed, as self "
                   "has 3 dimensions");
    assert_accepted(ac_check_axis(0, "dim", none, "self"));
    assert_accepted(ac_check_axis(-1, "dim", none, "self"));
    assert_refused(ac_check_axis(1, "dim", none, "self"), 161002,
                   "EZ1001: aclnnToy: dim is 1; -1 to 0 are allowed, as self has 0 dimensions");
    assert_accepted(ac_check_axis_or_all(-3, "dim", three, "self", 1000));
    assert_accepted(ac_check_axis_or_all(1000, "dim", three, "self", 1000));
    assert_refused(
        ac_check_axis_or_all(3, "dim", three, "self", 1000), 161002,
        "EZ1001: aclnnToy: dim is 3; -3 to 2, and 1000 for all elements, are allowed, as "
        "self has 3 dimensions");
}

Test(check, ranks_of_lines)
{
    static const int64_t dims[] = {4, 3, 0};
    static const int64_t short_dims[] = {2, 3, 0};
    static const int64_t square[] = {4, 3};
    static const int64_t two[] = {2, 3};
    static const int64_t ones[] = {1, 1};
    const ac_tensor *const three = tensor_of(ACL_FLOAT, 3, dims);
    const ac_tensor *const none = tensor_of(ACL_FLOAT, 0, NULL);
    const ac_tensor *const one = tensor_of(ACL_FLOAT, 2, ones);
    const ac_tensor *const matrix = tensor_of(ACL_FLOAT, 2, square);
    const ac_tensor *const rows = tensor_of(ACL_FLOAT, 2, two);

    assert_accepted(ac_check_ranks(0, "k", 0, three, "self", 0));
    assert_accepted(ac_check_ranks(4, "k", 1, three, "self", -3));
    assert_accepted(ac_check_ranks(1, "k", 1, none, "self", 0));
    assert_refused(ac_check_ranks(5, "k", 0, three, "self", -3), 161002,
                   "EZ1001: aclnnToy: k is 5; 0 to 4 (the elements of self along axis -3) are "
                   "allowed");
    assert_refused(ac_check_ranks(-1, "k", 0, three, "self", 1), 161002,
                   "EZ1001: aclnnToy: k is -1; 0 to 3 (the elements of self along axis 1) are "
                   "allowed");
    assert_refused(ac_check_ranks(0, "k", 1, none, "self", 0), 161002,
                   "EZ1001: aclnnToy: k is 0; 1 to 1 (the elements of self along axis 0) are "
                   "allowed");
    assert_refused(ac_check_ranks(1, "k", 1, three, "self", 2), 161002,
                   "EZ1001: aclnnToy: k is 1, and self has no elements along axis 2");
    assert_accepted(ac_check_shape_first(rows, "out", matrix, "self", 0, 2, "k"));
    assert_accepted(
        ac_check_shape_first(tensor_of(ACL_FLOAT, 3, short_dims), "out", three, "self", 0, 2, "k"));
    assert_accepted(ac_check_shape_first(one, "out", none, "self", -1, 1, "k"));
    assert_refused(ac_check_shape_first(rows, "out", matrix, "self", 1, 2, "k"), 161002,
                   "EZ1001: aclnnToy: out has shape [2, 3]; only [4, 2] (the shape of self with k "
                   "along axis 1) is allowed");
    assert_refused(ac_check_shape_first(one, "out", none, "self", 0, 0, "k"), 161002,
                   "EZ1001: aclnnToy: out has shape [1, 1]; only [0] (the shape of self with k "
                   "along axis 0) is allowed");
}

Test(check, halves)
{
    static const int64_t dims[] = {4, 3, 6};
    static const int64_t empty[] = {0, 1};
    const ac_tensor *const three = tensor_of(ACL_FLOAT, 3, dims);
    const ac_tensor *const none = tensor_of(ACL_FLOAT, 0, NULL);
    const ac_tensor *const nothing = tensor_of(ACL_FLOAT, 2, empty);
    ac_shape half;

    assert_accepted(ac_check_halves(three, "self", -1, &half));
    cr_assert(half.rank == 3 && half.dims[0] == 4 && half.dims[1] == 3 && half.dims[2] == 3);
    assert_accepted(ac_check_halves(three, "self", 0, &half));
    cr_assert(half.rank == 3 && half.dims[0] == 2 && half.dims[1] == 3 && half.dims[2] == 6);
    assert_accepted(ac_check_halves(nothing, "self", 0, &half));
    cr_assert(half.rank == 2 && half.dims[0] == 0 && half.dims[1] == 1);
    assert_refused(ac_check_halves(three, "self", -2, &half), 161002,
                   "EZ1001: aclnnToy: self has 3 elements along axis 1; an even number is allowed");
    assert_refused(ac_check_halves(nothing, "self", 1, &half), 161002,
                   "EZ1001: aclnnToy: self has 1 element along axis 1; an even number is allowed");
    assert_refused(ac_check_halves(none, "self", -1, &half), 161002,
                   "EZ1001: aclnnToy: self has 0 dimensions; 1 to 8 are allowed, of which one is "
                   "split");
}

Test(check, flat)
{
    static const int64_t dims[] = {4, 3, 6};
    static const int64_t pitched[] = {40, 12, 2};
    static const int64_t storage[] = {200};
    float data[200];
    const ac_tensor *const whole = tensor_of(ACL_FLOAT, 3, dims);
    const ac_tensor *const rows = ac_tensor_of(
        aclCreateTensor(dims, 3, ACL_FLOAT, pitched, 0, ACL_FORMAT_ND, storage, 1, data));

    for (int64_t axis = -3; axis < 3; axis++)
        assert_accepted(ac_check_flat(whole, "x", axis));
    assert_accepted(ac_check_flat(rows, "x", 1));
    assert_accepted(ac_check_flat(rows, "x", -1));
    assert_refused(ac_check_flat(rows, "x", 0), 161002,
                   "EZ1001: aclnnToy: x is not contiguous from axis 0 on; where elements "
                   "alternate, only the last axis may be without that");
}

static bool requires_alpha(const ac_given *given)
{
    return given[0].value != 0;
}

static bool requires_alpha_above_one(const ac_given *given)
{
    return given[0].value > 1;
}

static bool requires_order(const ac_given *given)
{
    return given[1].value == 0 || given[0].value > given[2].value;
}

Test(check, counts_of_copies_and_pins)
{
    const ac_tensor *const self = TENSOR(ACL_FLOAT, 2, 3);
    const ac_tensor *const one = TENSOR(ACL_INT32, 1);
    const ac_tensor *const three = TENSOR(ACL_INT64, 3);
    const ac_tensor *const four = TENSOR(ACL_INT64, 4);
    const ac_tensor *const wide = TENSOR(ACL_INT64, 2, 4);
    ac_shape space;

    assert_accepted(ac_check_copied(self, "self", -1, "dim", three, "counts", 7, "size", &space));
    cr_assert(space.rank == 2 && space.dims[0] == 2 && space.dims[1] == 7);
    assert_accepted(ac_check_copied(self, "self", 0, "dim", one, "counts", 0, "size", &space));
    assert_refused(
        ac_check_copied(self, "self", 0, "dim", three, "counts", 3, "size", &space), 161002,
        "EZ1001: aclnnToy: counts has 3 elements; 1 and 2 (as many as self has there) are allowed");
    assert_refused(ac_check_copied(self, "self", 1, "dim", wide, "counts", 3, "size", &space),
                   161002, "EZ1001: aclnnToy: counts has the rank 2; 0 and 1 are allowed");
    assert_refused(ac_check_copied(self, "self", 1, "dim", three, "counts", -1, "size", &space),
                   161002, "EZ1001: aclnnToy: size is -1; 0 and more are allowed");
    assert_refused(ac_check_copied(tensor_of(ACL_FLOAT, 0, NULL), "self", 0, "dim", one, "counts",
                                   1, "size", &space),
                   161002, "EZ1001: aclnnToy: self has the rank 0; 1 and more are allowed");
    assert_accepted(ac_check_all_copied(self, "self", one, "counts", 12, "size", &space));
    cr_assert(space.rank == 1 && space.dims[0] == 12);
    assert_refused(
        ac_check_all_copied(self, "self", four, "counts", 4, "size", &space), 161002,
        "EZ1001: aclnnToy: counts has 4 elements; 1 and 6 (as many as self has there) are allowed");
    assert_accepted(ac_check_pinned(self, "self", 1, "dim", wide, "index"));
    assert_refused(ac_check_pinned(self, "self", 1, "dim", three, "index"), 161002,
                   "EZ1001: aclnnToy: index has the rank 1; only 2 (the rank of self) is allowed");
    assert_accepted(ac_check_present_flag(true, "sure"));
    assert_refused(ac_check_present_flag(false, "sure"), 161002,
                   "EZ1001: aclnnToy: sure is false; only true is allowed");
    assert_accepted(ac_check_present_number(1, "share"));
    assert_refused(ac_check_present_number(0.5, "share"), 161002,
                   "EZ1001: aclnnToy: share is 0.5; only 1 is allowed");
    assert_accepted(ac_check_absent_number(0, "share"));
    assert_accepted(ac_check_absent_number(-0.0, "share"));
    assert_refused(ac_check_absent_number(0.5, "share"), 161002,
                   "EZ1001: aclnnToy: share is 0.5; only 0 is allowed");
    assert_refused(ac_check_absent_number(NAN, "share"), 161002,
                   "EZ1001: aclnnToy: share is nan; only 0 is allowed");
}

Test(check, elements_of_panes)
{
    const ac_tensor *const whole = TENSOR(ACL_FLOAT, 2, 4);
    int64_t extents[] = {2, 1};
    const ac_array kernel = {.size = 1, .values = extents};
    const ac_array one = {.size = 1, .values = &extents[1]};
    const ac_array none = {.size = 0, .values = extents};
    ac_shape space = {0};

    assert_accepted(ac_check_chosen(whole, "x", 1, "1", TENSOR(ACL_INT64, 2, 2), "index", &kernel,
                                    "kernel", &none, "stride", 0, "0", &none, "padding", &none,
                                    "dilation", 0, "ceil", &space));
    cr_assert(space.rank == 2 && space.dims[0] == 2 && space.dims[1] == 2);
    assert_refused(ac_check_chosen(whole, "x", 1, "1", TENSOR(ACL_INT64, 2, 2), "index", &kernel,
                                   "kernel", &one, "stride", 0, "0", &none, "padding", &none,
                                   "dilation", 0, "ceil", &space),
                   161002,
                   "EZ1001: aclnnToy: index has shape [2, 2]; only [2, 3] (that of the panes of x) "
                   "is allowed");
    assert_refused(ac_check_chosen(whole, "x", 3, "3", TENSOR(ACL_INT64, 2, 2), "index", &kernel,
                                   "kernel", &none, "stride", 0, "0", &none, "padding", &none,
                                   "dilation", 0, "ceil", &space),
                   161002, "EZ1001: aclnnToy: x has the rank 2; 3 to 8 are allowed");
    assert_refused(ac_check_put_chosen(whole, "x", 1, "1", TENSOR(ACL_INT64, 2, 2), "index",
                                       &kernel, "kernel", &none, "stride", 0, "0", &none, "padding",
                                       &none, "dilation", 0, "ceil", TENSOR(ACL_FLOAT, 2, 3),
                                       "points", "x as chosen(...)"),
                   161002,
                   "EZ1001: aclnnToy: points has shape [2, 3]; only [2, 2] (x as chosen(...)) is "
                   "allowed");
}

Test(check, requirements)
{
    const ac_given given[] = {
        {"alpha", 0.1, false}, {"sure", 1, true}, {"beta", (double)NAN, false}};

    assert_accepted(ac_check_require(requires_alpha, "alpha != 0", given, 1));
    assert_refused(ac_check_require(requires_alpha_above_one, "alpha > 1", given, 1), 161002,
                   "EZ1001: aclnnToy: alpha is 0.1; alpha > 1 is required");
    assert_refused(ac_check_require(requires_order, "not sure or alpha > beta", given, 3), 161002,
                   "EZ1001: aclnnToy: alpha is 0.1, sure is true and beta is nan; "
                   "not sure or alpha > beta is required");
}

#if defined(__x86_64__)
/* A subnormal number is not zero, whatever the caller's environment makes of it. */
Test(check, requirements_where_the_caller_flushes)
{
    const ac_given given[] = {{"alpha", 0x1p-1074, false}};
    const unsigned int usual = _mm_getcsr();
    ac_requires *volatile ask = requires_alpha; /* asked where it stands */

    _mm_setcsr(usual | 0x8040);

    const bool flushes = !ask(given);
    const aclnnStatus status = ac_check_require(requires_alpha, "alpha != 0", given, 1);
    const unsigned int after = _mm_getcsr();

    _mm_setcsr(usual);
    cr_assert(flushes);
    cr_assert_eq(status, ACLNN_SUCCESS);
    cr_assert_eq(after & 0xffc0, (usual | 0x8040) & 0xffc0);
}
#endif
