/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all entry points.
 */
#include "catalogue.h"

extern const ac_entry add_relu_entry;
extern const ac_entry inplace_add_relu_entry;
extern const ac_entry binary_cross_entropy_with_logits_target_backward_entry;
extern const ac_entry celu_entry;
extern const ac_entry inplace_celu_entry;
extern const ac_entry clipped_swiglu_entry;
extern const ac_entry clipped_swiglu_grad_entry;
extern const ac_entry clipped_swiglu_v2_entry;
extern const ac_entry elu_entry;
extern const ac_entry inplace_elu_entry;
extern const ac_entry elu_backward_entry;
extern const ac_entry erfinv_entry;
extern const ac_entry inplace_erfinv_entry;
extern const ac_entry fast_gelu_entry;
extern const ac_entry fast_gelu_backward_entry;
extern const ac_entry fatrelu_mul_entry;
extern const ac_entry ge_glu_entry;
extern const ac_entry ge_glu_backward_entry;
extern const ac_entry ge_glu_v3_entry;
extern const ac_entry ge_glu_v3_backward_entry;
extern const ac_entry gelu_entry;
extern const ac_entry gelu_backward_entry;
extern const ac_entry gelu_backward_v2_entry;
extern const ac_entry gelu_mul_entry;
extern const ac_entry gelu_v2_entry;
extern const ac_entry glu_entry;
extern const ac_entry glu_backward_entry;
extern const ac_entry hardshrink_entry;
extern const ac_entry hardshrink_backward_entry;
extern const ac_entry hardsigmoid_entry;
extern const ac_entry inplace_hardsigmoid_entry;
extern const ac_entry hardsigmoid_backward_entry;
extern const ac_entry hardswish_entry;
extern const ac_entry inplace_hardswish_entry;
extern const ac_entry hardswish_backward_entry;
extern const ac_entry hardswish_backward_v2_entry;
extern const ac_entry hardtanh_entry;
extern const ac_entry inplace_hardtanh_entry;
extern const ac_entry hardtanh_backward_entry;
extern const ac_entry heaviside_entry;
extern const ac_entry leaky_relu_entry;
extern const ac_entry inplace_leaky_relu_entry;
extern const ac_entry leaky_relu_backward_entry;
extern const ac_entry log_sigmoid_entry;
extern const ac_entry log_sigmoid_backward_entry;
extern const ac_entry log_sigmoid_forward_entry;
extern const ac_entry log_softmax_entry;
extern const ac_entry log_softmax_backward_entry;
extern const ac_entry mish_entry;
extern const ac_entry inplace_mish_entry;
extern const ac_entry mish_backward_entry;
extern const ac_entry prelu_entry;
extern const ac_entry prelu_backward_entry;
extern const ac_entry relu_entry;
extern const ac_entry inplace_relu_entry;
extern const ac_entry selu_entry;
extern const ac_entry inplace_selu_entry;
extern const ac_entry selu_backward_entry;
extern const ac_entry shrink_entry;
extern const ac_entry sigmoid_entry;
extern const ac_entry inplace_sigmoid_entry;
extern const ac_entry sigmoid_backward_entry;
extern const ac_entry silu_entry;
extern const ac_entry silu_backward_entry;
extern const ac_entry situ_glu_entry;
extern const ac_entry situ_glu_grad_entry;
extern const ac_entry softmax_entry;
extern const ac_entry softmax_backward_entry;
extern const ac_entry softmax_cross_entropy_with_logits_entry;
extern const ac_entry softplus_entry;
extern const ac_entry softplus_backward_entry;
extern const ac_entry softshrink_entry;
extern const ac_entry softshrink_backward_entry;
extern const ac_entry squared_relu_entry;
extern const ac_entry swi_glu_entry;
extern const ac_entry swi_glu_grad_entry;
extern const ac_entry swish_entry;
extern const ac_entry swish_backward_entry;
extern const ac_entry tanh_entry;
extern const ac_entry inplace_tanh_entry;
extern const ac_entry tanh_backward_entry;
extern const ac_entry threshold_entry;
extern const ac_entry inplace_threshold_entry;
extern const ac_entry threshold_backward_entry;

/* clang-format off */
const ac_entry *const ac_catalogue[] = {
    &add_relu_entry,
    &inplace_add_relu_entry,
    &binary_cross_entropy_with_logits_target_backward_entry,
    &celu_entry,
    &inplace_celu_entry,
    &clipped_swiglu_entry,
    &clipped_swiglu_grad_entry,
    &clipped_swiglu_v2_entry,
    &elu_entry,
    &inplace_elu_entry,
    &elu_backward_entry,
    &erfinv_entry,
    &inplace_erfinv_entry,
    &fast_gelu_entry,
    &fast_gelu_backward_entry,
    &fatrelu_mul_entry,
    &ge_glu_entry,
    &ge_glu_backward_entry,
    &ge_glu_v3_entry,
    &ge_glu_v3_backward_entry,
    &gelu_entry,
    &gelu_backward_entry,
    &gelu_backward_v2_entry,
    &gelu_mul_entry,
    &gelu_v2_entry,
    &glu_entry,
    &glu_backward_entry,
    &hardshrink_entry,
    &hardshrink_backward_entry,
    &hardsigmoid_entry,
    &inplace_hardsigmoid_entry,
    &hardsigmoid_backward_entry,
    &hardswish_entry,
    &inplace_hardswish_entry,
    &hardswish_backward_entry,
    &hardswish_backward_v2_entry,
    &hardtanh_entry,
    &inplace_hardtanh_entry,
    &hardtanh_backward_entry,
    &heaviside_entry,
    &leaky_relu_entry,
    &inplace_leaky_relu_entry,
    &leaky_relu_backward_entry,
    &log_sigmoid_entry,
    &log_sigmoid_backward_entry,
    &log_sigmoid_forward_entry,
    &log_softmax_entry,
    &log_softmax_backward_entry,
    &mish_entry,
    &inplace_mish_entry,
    &mish_backward_entry,
    &prelu_entry,
    &prelu_backward_entry,
    &relu_entry,
    &inplace_relu_entry,
    &selu_entry,
    &inplace_selu_entry,
    &selu_backward_entry,
    &shrink_entry,
    &sigmoid_entry,
    &inplace_sigmoid_entry,
    &sigmoid_backward_entry,
    &silu_entry,
    &silu_backward_entry,
    &situ_glu_entry,
    &situ_glu_grad_entry,
    &softmax_entry,
    &softmax_backward_entry,
    &softmax_cross_entropy_with_logits_entry,
    &softplus_entry,
    &softplus_backward_entry,
    &softshrink_entry,
    &softshrink_backward_entry,
    &squared_relu_entry,
    &swi_glu_entry,
    &swi_glu_grad_entry,
    &swish_entry,
    &swish_backward_entry,
    &tanh_entry,
    &inplace_tanh_entry,
    &tanh_backward_entry,
    &threshold_entry,
    &inplace_threshold_entry,
    &threshold_backward_entry,
    NULL,
};
/* clang-format on */

const ac_entry_product ac_catalogue_products[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = {.name = "ascend910", .family = "Atlas training series"},
    [AC_ASCEND910B] = {.name = "ascend910b", .family = "Atlas A2 training and 800I A2 inference"},
    [AC_ASCEND910_93] = {.name = "ascend910_93", .family = "Atlas A3 training and inference"},
    [AC_ASCEND310P] = {.name = "ascend310p", .family = "Atlas inference series"},
    [AC_ASCEND310B] = {.name = "ascend310b", .family = "Atlas 200I/500 A2 inference"},
    [AC_ASCEND950] = {.name = "ascend950", .family = "Ascend 950PR and 950DT"},
    [AC_HOST] = {.name = "host", .family = "any CPU"},
};

const ac_entry_dtype ac_catalogue_dtypes[AC_DTYPE_COUNT] = {
    [AC_F32] = {.name = "f32", .acl_name = "ACL_FLOAT", .bytes = 4},
    [AC_F16] = {.name = "f16", .acl_name = "ACL_FLOAT16", .bytes = 2},
    [AC_I8] = {.name = "i8", .acl_name = "ACL_INT8", .bytes = 1},
    [AC_I32] = {.name = "i32", .acl_name = "ACL_INT32", .bytes = 4},
    [AC_U8] = {.name = "u8", .acl_name = "ACL_UINT8", .bytes = 1},
    [AC_I16] = {.name = "i16", .acl_name = "ACL_INT16", .bytes = 2},
    [AC_U16] = {.name = "u16", .acl_name = "ACL_UINT16", .bytes = 2},
    [AC_U32] = {.name = "u32", .acl_name = "ACL_UINT32", .bytes = 4},
    [AC_I64] = {.name = "i64", .acl_name = "ACL_INT64", .bytes = 8},
    [AC_U64] = {.name = "u64", .acl_name = "ACL_UINT64", .bytes = 8},
    [AC_F64] = {.name = "f64", .acl_name = "ACL_DOUBLE", .bytes = 8},
    [AC_BOOL] = {.name = "bool", .acl_name = "ACL_BOOL", .bytes = 1},
    [AC_STRING] = {.name = "string", .acl_name = "ACL_STRING", .bytes = 0},
    [AC_C64] = {.name = "c64", .acl_name = "ACL_COMPLEX64", .bytes = 8},
    [AC_C128] = {.name = "c128", .acl_name = "ACL_COMPLEX128", .bytes = 16},
    [AC_BF16] = {.name = "bf16", .acl_name = "ACL_BF16", .bytes = 2},
    [AC_I4] = {.name = "i4", .acl_name = "ACL_INT4", .bytes = 1},
    [AC_U1] = {.name = "u1", .acl_name = "ACL_UINT1", .bytes = 1},
    [AC_C32] = {.name = "c32", .acl_name = "ACL_COMPLEX32", .bytes = 4},
    [AC_HIF8] = {.name = "hif8", .acl_name = "ACL_HIFLOAT8", .bytes = 1},
    [AC_F8_E5M2] = {.name = "f8_e5m2", .acl_name = "ACL_FLOAT8_E5M2", .bytes = 1},
    [AC_F8_E4M3] = {.name = "f8_e4m3", .acl_name = "ACL_FLOAT8_E4M3FN", .bytes = 1},
    [AC_F8_E8M0] = {.name = "f8_e8m0", .acl_name = "ACL_FLOAT8_E8M0", .bytes = 1},
    [AC_F6_E3M2] = {.name = "f6_e3m2", .acl_name = "ACL_FLOAT6_E3M2", .bytes = 8},
    [AC_F6_E2M3] = {.name = "f6_e2m3", .acl_name = "ACL_FLOAT6_E2M3", .bytes = 8},
    [AC_F4_E2M1] = {.name = "f4_e2m1", .acl_name = "ACL_FLOAT4_E2M1", .bytes = 8},
    [AC_F4_E1M2] = {.name = "f4_e1m2", .acl_name = "ACL_FLOAT4_E1M2", .bytes = 8},
};
