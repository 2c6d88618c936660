/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The formulas of all operators in wide numbers.
 */
#include "oracle/judge_lanes.h"

extern const oracle add_relu_oracle;
extern wide_function *const add_relu_wide[];
extern const oracle binary_cross_entropy_with_logits_target_backward_oracle;
extern wide_function *const binary_cross_entropy_with_logits_target_backward_wide[];
extern const oracle celu_oracle;
extern wide_function *const celu_wide[];
extern const oracle clipped_swiglu_oracle;
extern wide_function *const clipped_swiglu_wide[];
extern const oracle clipped_swiglu_grad_oracle;
extern wide_function *const clipped_swiglu_grad_wide[];
extern const oracle clipped_swiglu_v2_oracle;
extern wide_function *const clipped_swiglu_v2_wide[];
extern const oracle elu_oracle;
extern wide_function *const elu_wide[];
extern const oracle elu_backward_oracle;
extern wide_function *const elu_backward_wide[];
extern const oracle erfinv_oracle;
extern wide_function *const erfinv_wide[];
extern const oracle fast_gelu_oracle;
extern wide_function *const fast_gelu_wide[];
extern const oracle fast_gelu_backward_oracle;
extern wide_function *const fast_gelu_backward_wide[];
extern const oracle fatrelu_mul_oracle;
extern wide_function *const fatrelu_mul_wide[];
extern const oracle ge_glu_oracle;
extern wide_function *const ge_glu_wide[];
extern const oracle ge_glu_backward_oracle;
extern wide_function *const ge_glu_backward_wide[];
extern const oracle ge_glu_v3_oracle;
extern wide_function *const ge_glu_v3_wide[];
extern const oracle ge_glu_v3_backward_oracle;
extern wide_function *const ge_glu_v3_backward_wide[];
extern const oracle gelu_oracle;
extern wide_function *const gelu_wide[];
extern const oracle gelu_backward_oracle;
extern wide_function *const gelu_backward_wide[];
extern const oracle gelu_backward_v2_oracle;
extern wide_function *const gelu_backward_v2_wide[];
extern const oracle gelu_mul_oracle;
extern wide_function *const gelu_mul_wide[];
extern const oracle gelu_v2_oracle;
extern wide_function *const gelu_v2_wide[];
extern const oracle glu_oracle;
extern wide_function *const glu_wide[];
extern const oracle glu_backward_oracle;
extern wide_function *const glu_backward_wide[];
extern const oracle hardshrink_oracle;
extern wide_function *const hardshrink_wide[];
extern const oracle hardshrink_backward_oracle;
extern wide_function *const hardshrink_backward_wide[];
extern const oracle hardsigmoid_oracle;
extern wide_function *const hardsigmoid_wide[];
extern const oracle hardsigmoid_backward_oracle;
extern wide_function *const hardsigmoid_backward_wide[];
extern const oracle hardswish_oracle;
extern wide_function *const hardswish_wide[];
extern const oracle hardswish_backward_oracle;
extern wide_function *const hardswish_backward_wide[];
extern const oracle hardswish_backward_v2_oracle;
extern wide_function *const hardswish_backward_v2_wide[];
extern const oracle hardtanh_oracle;
extern wide_function *const hardtanh_wide[];
extern const oracle hardtanh_backward_oracle;
extern wide_function *const hardtanh_backward_wide[];
extern const oracle heaviside_oracle;
extern wide_function *const heaviside_wide[];
extern const oracle leaky_relu_oracle;
extern wide_function *const leaky_relu_wide[];
extern const oracle leaky_relu_backward_oracle;
extern wide_function *const leaky_relu_backward_wide[];
extern const oracle log_sigmoid_oracle;
extern wide_function *const log_sigmoid_wide[];
extern const oracle log_sigmoid_backward_oracle;
extern wide_function *const log_sigmoid_backward_wide[];
extern const oracle log_sigmoid_forward_oracle;
extern wide_function *const log_sigmoid_forward_wide[];
extern const oracle mish_oracle;
extern wide_function *const mish_wide[];
extern const oracle mish_backward_oracle;
extern wide_function *const mish_backward_wide[];
extern const oracle prelu_oracle;
extern wide_function *const prelu_wide[];
extern const oracle prelu_backward_oracle;
extern wide_function *const prelu_backward_wide[];
extern const oracle relu_oracle;
extern wide_function *const relu_wide[];
extern const oracle selu_oracle;
extern wide_function *const selu_wide[];
extern const oracle selu_backward_oracle;
extern wide_function *const selu_backward_wide[];
extern const oracle shrink_oracle;
extern wide_function *const shrink_wide[];
extern const oracle sigmoid_oracle;
extern wide_function *const sigmoid_wide[];
extern const oracle sigmoid_backward_oracle;
extern wide_function *const sigmoid_backward_wide[];
extern const oracle silu_oracle;
extern wide_function *const silu_wide[];
extern const oracle silu_backward_oracle;
extern wide_function *const silu_backward_wide[];
extern const oracle situ_glu_oracle;
extern wide_function *const situ_glu_wide[];
extern const oracle situ_glu_grad_oracle;
extern wide_function *const situ_glu_grad_wide[];
extern const oracle softplus_oracle;
extern wide_function *const softplus_wide[];
extern const oracle softplus_backward_oracle;
extern wide_function *const softplus_backward_wide[];
extern const oracle softshrink_oracle;
extern wide_function *const softshrink_wide[];
extern const oracle softshrink_backward_oracle;
extern wide_function *const softshrink_backward_wide[];
extern const oracle squared_relu_oracle;
extern wide_function *const squared_relu_wide[];
extern const oracle swi_glu_oracle;
extern wide_function *const swi_glu_wide[];
extern const oracle swi_glu_grad_oracle;
extern wide_function *const swi_glu_grad_wide[];
extern const oracle swish_oracle;
extern wide_function *const swish_wide[];
extern const oracle swish_backward_oracle;
extern wide_function *const swish_backward_wide[];
extern const oracle tanh_oracle;
extern wide_function *const tanh_wide[];
extern const oracle tanh_backward_oracle;
extern wide_function *const tanh_backward_wide[];
extern const oracle threshold_oracle;
extern wide_function *const threshold_wide[];
extern const oracle threshold_backward_oracle;
extern wide_function *const threshold_backward_wide[];
extern const oracle abs_oracle;
extern wide_function *const abs_wide[];
extern const oracle add_oracle;
extern wide_function *const add_wide[];
extern const oracle add_v3_oracle;
extern wide_function *const add_v3_wide[];
extern const oracle addcdiv_oracle;
extern wide_function *const addcdiv_wide[];
extern const oracle addcmul_oracle;
extern wide_function *const addcmul_wide[];
extern const oracle adds_oracle;
extern wide_function *const adds_wide[];
extern const oracle clamp_oracle;
extern wide_function *const clamp_wide[];
extern const oracle clamp_max_oracle;
extern wide_function *const clamp_max_wide[];
extern const oracle clamp_max_tensor_oracle;
extern wide_function *const clamp_max_tensor_wide[];
extern const oracle clamp_min_oracle;
extern wide_function *const clamp_min_wide[];
extern const oracle clamp_min_tensor_oracle;
extern wide_function *const clamp_min_tensor_wide[];
extern const oracle clamp_tensor_oracle;
extern wide_function *const clamp_tensor_wide[];
extern const oracle div_oracle;
extern wide_function *const div_wide[];
extern const oracle div_mod_oracle;
extern wide_function *const div_mod_wide[];
extern const oracle div_mods_oracle;
extern wide_function *const div_mods_wide[];
extern const oracle divs_oracle;
extern wide_function *const divs_wide[];
extern const oracle floor_divide_oracle;
extern wide_function *const floor_divide_wide[];
extern const oracle floor_divides_oracle;
extern wide_function *const floor_divides_wide[];
extern const oracle fmod_scalar_oracle;
extern wide_function *const fmod_scalar_wide[];
extern const oracle fmod_tensor_oracle;
extern wide_function *const fmod_tensor_wide[];
extern const oracle lerp_oracle;
extern wide_function *const lerp_wide[];
extern const oracle lerps_oracle;
extern wide_function *const lerps_wide[];
extern const oracle masked_fill_scalar_oracle;
extern wide_function *const masked_fill_scalar_wide[];
extern const oracle masked_fill_tensor_oracle;
extern wide_function *const masked_fill_tensor_wide[];
extern const oracle masked_scale_oracle;
extern wide_function *const masked_scale_wide[];
extern const oracle maximum_oracle;
extern wide_function *const maximum_wide[];
extern const oracle minimum_oracle;
extern wide_function *const minimum_wide[];
extern const oracle mul_oracle;
extern wide_function *const mul_wide[];
extern const oracle muls_oracle;
extern wide_function *const muls_wide[];
extern const oracle neg_oracle;
extern wide_function *const neg_wide[];
extern const oracle pow_scalar_tensor_oracle;
extern wide_function *const pow_scalar_tensor_wide[];
extern const oracle pow_tensor_scalar_oracle;
extern wide_function *const pow_tensor_scalar_wide[];
extern const oracle pow_tensor_tensor_oracle;
extern wide_function *const pow_tensor_tensor_wide[];
extern const oracle remainder_scalar_tensor_oracle;
extern wide_function *const remainder_scalar_tensor_wide[];
extern const oracle remainder_tensor_scalar_oracle;
extern wide_function *const remainder_tensor_scalar_wide[];
extern const oracle remainder_tensor_tensor_oracle;
extern wide_function *const remainder_tensor_tensor_wide[];
extern const oracle rsub_oracle;
extern wide_function *const rsub_wide[];
extern const oracle rsubs_oracle;
extern wide_function *const rsubs_wide[];
extern const oracle s_where_oracle;
extern wide_function *const s_where_wide[];
extern const oracle scale_oracle;
extern wide_function *const scale_wide[];
extern const oracle sign_oracle;
extern wide_function *const sign_wide[];
extern const oracle square_oracle;
extern wide_function *const square_wide[];
extern const oracle sub_oracle;
extern wide_function *const sub_wide[];
extern const oracle subs_oracle;
extern wide_function *const subs_wide[];
extern const oracle eq_scalar_oracle;
extern wide_function *const eq_scalar_wide[];
extern const oracle eq_tensor_oracle;
extern wide_function *const eq_tensor_wide[];
extern const oracle ge_scalar_oracle;
extern wide_function *const ge_scalar_wide[];
extern const oracle ge_tensor_oracle;
extern wide_function *const ge_tensor_wide[];
extern const oracle gt_scalar_oracle;
extern wide_function *const gt_scalar_wide[];
extern const oracle gt_tensor_oracle;
extern wide_function *const gt_tensor_wide[];
extern const oracle is_close_oracle;
extern wide_function *const is_close_wide[];
extern const oracle is_finite_oracle;
extern wide_function *const is_finite_wide[];
extern const oracle is_in_tensor_scalar_oracle;
extern wide_function *const is_in_tensor_scalar_wide[];
extern const oracle is_inf_oracle;
extern wide_function *const is_inf_wide[];
extern const oracle is_neg_inf_oracle;
extern wide_function *const is_neg_inf_wide[];
extern const oracle is_pos_inf_oracle;
extern wide_function *const is_pos_inf_wide[];
extern const oracle le_scalar_oracle;
extern wide_function *const le_scalar_wide[];
extern const oracle le_tensor_oracle;
extern wide_function *const le_tensor_wide[];
extern const oracle lt_scalar_oracle;
extern wide_function *const lt_scalar_wide[];
extern const oracle lt_tensor_oracle;
extern wide_function *const lt_tensor_wide[];
extern const oracle ne_scalar_oracle;
extern wide_function *const ne_scalar_wide[];
extern const oracle ne_tensor_oracle;
extern wide_function *const ne_tensor_wide[];
extern const oracle signbit_oracle;
extern wide_function *const signbit_wide[];
extern const oracle cast_oracle;
extern wide_function *const cast_wide[];
extern const oracle inplace_copy_oracle;
extern wide_function *const inplace_copy_wide[];
extern const oracle real_oracle;
extern wide_function *const real_wide[];
extern const oracle logical_and_oracle;
extern wide_function *const logical_and_wide[];
extern const oracle logical_not_oracle;
extern wide_function *const logical_not_wide[];
extern const oracle logical_or_oracle;
extern wide_function *const logical_or_wide[];
extern const oracle logical_xor_oracle;
extern wide_function *const logical_xor_wide[];
extern const oracle binary_cross_entropy_oracle;
extern wide_function *const binary_cross_entropy_wide[];
extern const oracle binary_cross_entropy_backward_oracle;
extern wide_function *const binary_cross_entropy_backward_wide[];
extern const oracle binary_cross_entropy_with_logits_oracle;
extern wide_function *const binary_cross_entropy_with_logits_wide[];
extern const oracle binary_cross_entropy_with_logits_backward_oracle;
extern wide_function *const binary_cross_entropy_with_logits_backward_wide[];
extern const oracle kl_div_oracle;
extern wide_function *const kl_div_wide[];
extern const oracle kl_div_backward_oracle;
extern wide_function *const kl_div_backward_wide[];
extern const oracle kl_div_target_backward_oracle;
extern wide_function *const kl_div_target_backward_wide[];
extern const oracle l1_loss_oracle;
extern wide_function *const l1_loss_wide[];
extern const oracle l1_loss_backward_oracle;
extern wide_function *const l1_loss_backward_wide[];
extern const oracle mse_loss_oracle;
extern wide_function *const mse_loss_wide[];
extern const oracle mse_loss_backward_oracle;
extern wide_function *const mse_loss_backward_wide[];
extern const oracle mse_loss_out_oracle;
extern wide_function *const mse_loss_out_wide[];
extern const oracle smooth_l1_loss_oracle;
extern wide_function *const smooth_l1_loss_wide[];
extern const oracle smooth_l1_loss_backward_oracle;
extern wide_function *const smooth_l1_loss_backward_wide[];
extern const oracle soft_margin_loss_oracle;
extern wide_function *const soft_margin_loss_wide[];
extern const oracle soft_margin_loss_backward_oracle;
extern wide_function *const soft_margin_loss_backward_wide[];
extern const oracle acos_oracle;
extern wide_function *const acos_wide[];
extern const oracle acosh_oracle;
extern wide_function *const acosh_wide[];
extern const oracle angle_v2_oracle;
extern wide_function *const angle_v2_wide[];
extern const oracle asin_oracle;
extern wide_function *const asin_wide[];
extern const oracle asinh_oracle;
extern wide_function *const asinh_wide[];
extern const oracle atan_oracle;
extern wide_function *const atan_wide[];
extern const oracle atan2_oracle;
extern wide_function *const atan2_wide[];
extern const oracle atanh_oracle;
extern wide_function *const atanh_wide[];
extern const oracle ceil_oracle;
extern wide_function *const ceil_wide[];
extern const oracle cos_oracle;
extern wide_function *const cos_wide[];
extern const oracle cosh_oracle;
extern wide_function *const cosh_wide[];
extern const oracle digamma_oracle;
extern wide_function *const digamma_wide[];
extern const oracle erf_oracle;
extern wide_function *const erf_wide[];
extern const oracle erfc_oracle;
extern wide_function *const erfc_wide[];
extern const oracle exp_oracle;
extern wide_function *const exp_wide[];
extern const oracle exp2_oracle;
extern wide_function *const exp2_wide[];
extern const oracle expm1_oracle;
extern wide_function *const expm1_wide[];
extern const oracle floor_oracle;
extern wide_function *const floor_wide[];
extern const oracle frac_oracle;
extern wide_function *const frac_wide[];
extern const oracle lgamma_oracle;
extern wide_function *const lgamma_wide[];
extern const oracle log_oracle;
extern wide_function *const log_wide[];
extern const oracle log10_oracle;
extern wide_function *const log10_wide[];
extern const oracle log1p_oracle;
extern wide_function *const log1p_wide[];
extern const oracle log2_oracle;
extern wide_function *const log2_wide[];
extern const oracle log_add_exp_oracle;
extern wide_function *const log_add_exp_wide[];
extern const oracle log_add_exp2_oracle;
extern wide_function *const log_add_exp2_wide[];
extern const oracle logit_oracle;
extern wide_function *const logit_wide[];
extern const oracle logit_grad_oracle;
extern wide_function *const logit_grad_wide[];
extern const oracle nan_to_num_oracle;
extern wide_function *const nan_to_num_wide[];
extern const oracle reciprocal_oracle;
extern wide_function *const reciprocal_wide[];
extern const oracle round_oracle;
extern wide_function *const round_wide[];
extern const oracle round_decimals_oracle;
extern wide_function *const round_decimals_wide[];
extern const oracle rsqrt_oracle;
extern wide_function *const rsqrt_wide[];
extern const oracle sin_oracle;
extern wide_function *const sin_wide[];
extern const oracle sinc_oracle;
extern wide_function *const sinc_wide[];
extern const oracle sinh_oracle;
extern wide_function *const sinh_wide[];
extern const oracle sqrt_oracle;
extern wide_function *const sqrt_wide[];
extern const oracle tan_oracle;
extern wide_function *const tan_wide[];
extern const oracle trunc_oracle;
extern wide_function *const trunc_wide[];
extern const oracle x_log_y_scalar_other_oracle;
extern wide_function *const x_log_y_scalar_other_wide[];
extern const oracle x_log_y_scalar_self_oracle;
extern wide_function *const x_log_y_scalar_self_wide[];
extern const oracle x_log_y_tensor_oracle;
extern wide_function *const x_log_y_tensor_wide[];
extern const oracle xlog1py_oracle;
extern wide_function *const xlog1py_wide[];
extern const oracle cat_oracle;
extern wide_function *const cat_wide[];
extern const oracle channel_shuffle_oracle;
extern wide_function *const channel_shuffle_wide[];
extern const oracle circular_pad2d_oracle;
extern wide_function *const circular_pad2d_wide[];
extern const oracle circular_pad3d_oracle;
extern wide_function *const circular_pad3d_wide[];
extern const oracle constant_pad_nd_oracle;
extern wide_function *const constant_pad_nd_wide[];
extern const oracle embedding_oracle;
extern wide_function *const embedding_wide[];
extern const oracle expand_oracle;
extern wide_function *const expand_wide[];
extern const oracle fill_diagonal_oracle;
extern wide_function *const fill_diagonal_wide[];
extern const oracle fill_scalar_oracle;
extern wide_function *const fill_scalar_wide[];
extern const oracle flatten_oracle;
extern wide_function *const flatten_wide[];
extern const oracle flip_oracle;
extern wide_function *const flip_wide[];
extern const oracle gather_oracle;
extern wide_function *const gather_wide[];
extern const oracle gather_nd_oracle;
extern wide_function *const gather_nd_wide[];
extern const oracle gather_v2_oracle;
extern wide_function *const gather_v2_wide[];
extern const oracle gather_v3_oracle;
extern wide_function *const gather_v3_wide[];
extern const oracle im2col_oracle;
extern wide_function *const im2col_wide[];
extern const oracle index_oracle;
extern wide_function *const index_wide[];
extern const oracle index_fill_oracle;
extern wide_function *const index_fill_wide[];
extern const oracle index_fill_tensor_oracle;
extern wide_function *const index_fill_tensor_wide[];
extern const oracle index_select_oracle;
extern wide_function *const index_select_wide[];
extern const oracle inplace_fill_tensor_oracle;
extern wide_function *const inplace_fill_tensor_wide[];
extern const oracle max_unpool2d_backward_oracle;
extern wide_function *const max_unpool2d_backward_wide[];
extern const oracle max_unpool3d_backward_oracle;
extern wide_function *const max_unpool3d_backward_wide[];
extern const oracle one_oracle;
extern wide_function *const one_wide[];
extern const oracle permute_oracle;
extern wide_function *const permute_wide[];
extern const oracle reflection_pad1d_oracle;
extern wide_function *const reflection_pad1d_wide[];
extern const oracle reflection_pad2d_oracle;
extern wide_function *const reflection_pad2d_wide[];
extern const oracle reflection_pad3d_oracle;
extern wide_function *const reflection_pad3d_wide[];
extern const oracle repeat_oracle;
extern wide_function *const repeat_wide[];
extern const oracle repeat_interleave_oracle;
extern wide_function *const repeat_interleave_wide[];
extern const oracle repeat_interleave_int_oracle;
extern wide_function *const repeat_interleave_int_wide[];
extern const oracle repeat_interleave_int_with_dim_oracle;
extern wide_function *const repeat_interleave_int_with_dim_wide[];
extern const oracle repeat_interleave_with_dim_oracle;
extern wide_function *const repeat_interleave_with_dim_wide[];
extern const oracle replication_pad1d_oracle;
extern wide_function *const replication_pad1d_wide[];
extern const oracle replication_pad2d_oracle;
extern wide_function *const replication_pad2d_wide[];
extern const oracle replication_pad3d_oracle;
extern wide_function *const replication_pad3d_wide[];
extern const oracle roll_oracle;
extern wide_function *const roll_wide[];
extern const oracle scatter_value_oracle;
extern wide_function *const scatter_value_wide[];
extern const oracle slice_oracle;
extern wide_function *const slice_wide[];
extern const oracle slice_v2_oracle;
extern wide_function *const slice_v2_wide[];
extern const oracle split_tensor_oracle;
extern wide_function *const split_tensor_wide[];
extern const oracle split_with_size_oracle;
extern wide_function *const split_with_size_wide[];
extern const oracle stack_oracle;
extern wide_function *const stack_wide[];
extern const oracle strided_slice_oracle;
extern wide_function *const strided_slice_wide[];
extern const oracle take_oracle;
extern wide_function *const take_wide[];
extern const oracle tril_oracle;
extern wide_function *const tril_wide[];
extern const oracle triu_oracle;
extern wide_function *const triu_wide[];
extern const oracle upsample_nearest1d_oracle;
extern wide_function *const upsample_nearest1d_wide[];
extern const oracle upsample_nearest2d_oracle;
extern wide_function *const upsample_nearest2d_wide[];
extern const oracle zero_oracle;
extern wide_function *const zero_wide[];
extern const oracle add_layer_norm_oracle;
extern wide_function *const add_layer_norm_wide[];
extern const oracle add_rms_norm_oracle;
extern wide_function *const add_rms_norm_wide[];
extern const oracle add_rms_norm_cast_oracle;
extern wide_function *const add_rms_norm_cast_wide[];
extern const oracle batch_norm_oracle;
extern wide_function *const batch_norm_wide[];
extern const oracle batch_norm_backward_oracle;
extern wide_function *const batch_norm_backward_wide[];
extern const oracle batch_norm_elemt_oracle;
extern wide_function *const batch_norm_elemt_wide[];
extern const oracle fast_batch_norm_backward_oracle;
extern wide_function *const fast_batch_norm_backward_wide[];
extern const oracle apply_rotary_pos_emb_oracle;
extern wide_function *const apply_rotary_pos_emb_wide[];
extern const oracle apply_rotary_pos_emb_v2_oracle;
extern wide_function *const apply_rotary_pos_emb_v2_wide[];
extern const oracle rotary_position_embedding_oracle;
extern wide_function *const rotary_position_embedding_wide[];

/* clang-format off */
const oracle_wide oracle_wides[] = {
    {&add_relu_oracle, add_relu_wide},
    {&binary_cross_entropy_with_logits_target_backward_oracle, binary_cross_entropy_with_logits_target_backward_wide},
    {&celu_oracle, celu_wide},
    {&clipped_swiglu_oracle, clipped_swiglu_wide},
    {&clipped_swiglu_grad_oracle, clipped_swiglu_grad_wide},
    {&clipped_swiglu_v2_oracle, clipped_swiglu_v2_wide},
    {&elu_oracle, elu_wide},
    {&elu_backward_oracle, elu_backward_wide},
    {&erfinv_oracle, erfinv_wide},
    {&fast_gelu_oracle, fast_gelu_wide},
    {&fast_gelu_backward_oracle, fast_gelu_backward_wide},
    {&fatrelu_mul_oracle, fatrelu_mul_wide},
    {&ge_glu_oracle, ge_glu_wide},
    {&ge_glu_backward_oracle, ge_glu_backward_wide},
    {&ge_glu_v3_oracle, ge_glu_v3_wide},
    {&ge_glu_v3_backward_oracle, ge_glu_v3_backward_wide},
    {&gelu_oracle, gelu_wide},
    {&gelu_backward_oracle, gelu_backward_wide},
    {&gelu_backward_v2_oracle, gelu_backward_v2_wide},
    {&gelu_mul_oracle, gelu_mul_wide},
    {&gelu_v2_oracle, gelu_v2_wide},
    {&glu_oracle, glu_wide},
    {&glu_backward_oracle, glu_backward_wide},
    {&hardshrink_oracle, hardshrink_wide},
    {&hardshrink_backward_oracle, hardshrink_backward_wide},
    {&hardsigmoid_oracle, hardsigmoid_wide},
    {&hardsigmoid_backward_oracle, hardsigmoid_backward_wide},
    {&hardswish_oracle, hardswish_wide},
    {&hardswish_backward_oracle, hardswish_backward_wide},
    {&hardswish_backward_v2_oracle, hardswish_backward_v2_wide},
    {&hardtanh_oracle, hardtanh_wide},
    {&hardtanh_backward_oracle, hardtanh_backward_wide},
    {&heaviside_oracle, heaviside_wide},
    {&leaky_relu_oracle, leaky_relu_wide},
    {&leaky_relu_backward_oracle, leaky_relu_backward_wide},
    {&log_sigmoid_oracle, log_sigmoid_wide},
    {&log_sigmoid_backward_oracle, log_sigmoid_backward_wide},
    {&log_sigmoid_forward_oracle, log_sigmoid_forward_wide},
    {&mish_oracle, mish_wide},
    {&mish_backward_oracle, mish_backward_wide},
    {&prelu_oracle, prelu_wide},
    {&prelu_backward_oracle, prelu_backward_wide},
    {&relu_oracle, relu_wide},
    {&selu_oracle, selu_wide},
    {&selu_backward_oracle, selu_backward_wide},
    {&shrink_oracle, shrink_wide},
    {&sigmoid_oracle, sigmoid_wide},
    {&sigmoid_backward_oracle, sigmoid_backward_wide},
    {&silu_oracle, silu_wide},
    {&silu_backward_oracle, silu_backward_wide},
    {&situ_glu_oracle, situ_glu_wide},
    {&situ_glu_grad_oracle, situ_glu_grad_wide},
    {&softplus_oracle, softplus_wide},
    {&softplus_backward_oracle, softplus_backward_wide},
    {&softshrink_oracle, softshrink_wide},
    {&softshrink_backward_oracle, softshrink_backward_wide},
    {&squared_relu_oracle, squared_relu_wide},
    {&swi_glu_oracle, swi_glu_wide},
    {&swi_glu_grad_oracle, swi_glu_grad_wide},
    {&swish_oracle, swish_wide},
    {&swish_backward_oracle, swish_backward_wide},
    {&tanh_oracle, tanh_wide},
    {&tanh_backward_oracle, tanh_backward_wide},
    {&threshold_oracle, threshold_wide},
    {&threshold_backward_oracle, threshold_backward_wide},
    {&abs_oracle, abs_wide},
    {&add_oracle, add_wide},
    {&add_v3_oracle, add_v3_wide},
    {&addcdiv_oracle, addcdiv_wide},
    {&addcmul_oracle, addcmul_wide},
    {&adds_oracle, adds_wide},
    {&clamp_oracle, clamp_wide},
    {&clamp_max_oracle, clamp_max_wide},
    {&clamp_max_tensor_oracle, clamp_max_tensor_wide},
    {&clamp_min_oracle, clamp_min_wide},
    {&clamp_min_tensor_oracle, clamp_min_tensor_wide},
    {&clamp_tensor_oracle, clamp_tensor_wide},
    {&div_oracle, div_wide},
    {&div_mod_oracle, div_mod_wide},
    {&div_mods_oracle, div_mods_wide},
    {&divs_oracle, divs_wide},
    {&floor_divide_oracle, floor_divide_wide},
    {&floor_divides_oracle, floor_divides_wide},
    {&fmod_scalar_oracle, fmod_scalar_wide},
    {&fmod_tensor_oracle, fmod_tensor_wide},
    {&lerp_oracle, lerp_wide},
    {&lerps_oracle, lerps_wide},
    {&masked_fill_scalar_oracle, masked_fill_scalar_wide},
    {&masked_fill_tensor_oracle, masked_fill_tensor_wide},
    {&masked_scale_oracle, masked_scale_wide},
    {&maximum_oracle, maximum_wide},
    {&minimum_oracle, minimum_wide},
    {&mul_oracle, mul_wide},
    {&muls_oracle, muls_wide},
    {&neg_oracle, neg_wide},
    {&pow_scalar_tensor_oracle, pow_scalar_tensor_wide},
    {&pow_tensor_scalar_oracle, pow_tensor_scalar_wide},
    {&pow_tensor_tensor_oracle, pow_tensor_tensor_wide},
    {&remainder_scalar_tensor_oracle, remainder_scalar_tensor_wide},
    {&remainder_tensor_scalar_oracle, remainder_tensor_scalar_wide},
    {&remainder_tensor_tensor_oracle, remainder_tensor_tensor_wide},
    {&rsub_oracle, rsub_wide},
    {&rsubs_oracle, rsubs_wide},
    {&s_where_oracle, s_where_wide},
    {&scale_oracle, scale_wide},
    {&sign_oracle, sign_wide},
    {&square_oracle, square_wide},
    {&sub_oracle, sub_wide},
    {&subs_oracle, subs_wide},
    {&eq_scalar_oracle, eq_scalar_wide},
    {&eq_tensor_oracle, eq_tensor_wide},
    {&ge_scalar_oracle, ge_scalar_wide},
    {&ge_tensor_oracle, ge_tensor_wide},
    {&gt_scalar_oracle, gt_scalar_wide},
    {&gt_tensor_oracle, gt_tensor_wide},
    {&is_close_oracle, is_close_wide},
    {&is_finite_oracle, is_finite_wide},
    {&is_in_tensor_scalar_oracle, is_in_tensor_scalar_wide},
    {&is_inf_oracle, is_inf_wide},
    {&is_neg_inf_oracle, is_neg_inf_wide},
    {&is_pos_inf_oracle, is_pos_inf_wide},
    {&le_scalar_oracle, le_scalar_wide},
    {&le_tensor_oracle, le_tensor_wide},
    {&lt_scalar_oracle, lt_scalar_wide},
    {&lt_tensor_oracle, lt_tensor_wide},
    {&ne_scalar_oracle, ne_scalar_wide},
    {&ne_tensor_oracle, ne_tensor_wide},
    {&signbit_oracle, signbit_wide},
    {&cast_oracle, cast_wide},
    {&inplace_copy_oracle, inplace_copy_wide},
    {&real_oracle, real_wide},
    {&logical_and_oracle, logical_and_wide},
    {&logical_not_oracle, logical_not_wide},
    {&logical_or_oracle, logical_or_wide},
    {&logical_xor_oracle, logical_xor_wide},
    {&binary_cross_entropy_oracle, binary_cross_entropy_wide},
    {&binary_cross_entropy_backward_oracle, binary_cross_entropy_backward_wide},
    {&binary_cross_entropy_with_logits_oracle, binary_cross_entropy_with_logits_wide},
    {&binary_cross_entropy_with_logits_backward_oracle, binary_cross_entropy_with_logits_backward_wide},
    {&kl_div_oracle, kl_div_wide},
    {&kl_div_backward_oracle, kl_div_backward_wide},
    {&kl_div_target_backward_oracle, kl_div_target_backward_wide},
    {&l1_loss_oracle, l1_loss_wide},
    {&l1_loss_backward_oracle, l1_loss_backward_wide},
    {&mse_loss_oracle, mse_loss_wide},
    {&mse_loss_backward_oracle, mse_loss_backward_wide},
    {&mse_loss_out_oracle, mse_loss_out_wide},
    {&smooth_l1_loss_oracle, smooth_l1_loss_wide},
    {&smooth_l1_loss_backward_oracle, smooth_l1_loss_backward_wide},
    {&soft_margin_loss_oracle, soft_margin_loss_wide},
    {&soft_margin_loss_backward_oracle, soft_margin_loss_backward_wide},
    {&acos_oracle, acos_wide},
    {&acosh_oracle, acosh_wide},
    {&angle_v2_oracle, angle_v2_wide},
    {&asin_oracle, asin_wide},
    {&asinh_oracle, asinh_wide},
    {&atan_oracle, atan_wide},
    {&atan2_oracle, atan2_wide},
    {&atanh_oracle, atanh_wide},
    {&ceil_oracle, ceil_wide},
    {&cos_oracle, cos_wide},
    {&cosh_oracle, cosh_wide},
    {&digamma_oracle, digamma_wide},
    {&erf_oracle, erf_wide},
    {&erfc_oracle, erfc_wide},
    {&exp_oracle, exp_wide},
    {&exp2_oracle, exp2_wide},
    {&expm1_oracle, expm1_wide},
    {&floor_oracle, floor_wide},
    {&frac_oracle, frac_wide},
    {&lgamma_oracle, lgamma_wide},
    {&log_oracle, log_wide},
    {&log10_oracle, log10_wide},
    {&log1p_oracle, log1p_wide},
    {&log2_oracle, log2_wide},
    {&log_add_exp_oracle, log_add_exp_wide},
    {&log_add_exp2_oracle, log_add_exp2_wide},
    {&logit_oracle, logit_wide},
    {&logit_grad_oracle, logit_grad_wide},
    {&nan_to_num_oracle, nan_to_num_wide},
    {&reciprocal_oracle, reciprocal_wide},
    {&round_oracle, round_wide},
    {&round_decimals_oracle, round_decimals_wide},
    {&rsqrt_oracle, rsqrt_wide},
    {&sin_oracle, sin_wide},
    {&sinc_oracle, sinc_wide},
    {&sinh_oracle, sinh_wide},
    {&sqrt_oracle, sqrt_wide},
    {&tan_oracle, tan_wide},
    {&trunc_oracle, trunc_wide},
    {&x_log_y_scalar_other_oracle, x_log_y_scalar_other_wide},
    {&x_log_y_scalar_self_oracle, x_log_y_scalar_self_wide},
    {&x_log_y_tensor_oracle, x_log_y_tensor_wide},
    {&xlog1py_oracle, xlog1py_wide},
    {&cat_oracle, cat_wide},
    {&channel_shuffle_oracle, channel_shuffle_wide},
    {&circular_pad2d_oracle, circular_pad2d_wide},
    {&circular_pad3d_oracle, circular_pad3d_wide},
    {&constant_pad_nd_oracle, constant_pad_nd_wide},
    {&embedding_oracle, embedding_wide},
    {&expand_oracle, expand_wide},
    {&fill_diagonal_oracle, fill_diagonal_wide},
    {&fill_scalar_oracle, fill_scalar_wide},
    {&flatten_oracle, flatten_wide},
    {&flip_oracle, flip_wide},
    {&gather_oracle, gather_wide},
    {&gather_nd_oracle, gather_nd_wide},
    {&gather_v2_oracle, gather_v2_wide},
    {&gather_v3_oracle, gather_v3_wide},
    {&im2col_oracle, im2col_wide},
    {&index_oracle, index_wide},
    {&index_fill_oracle, index_fill_wide},
    {&index_fill_tensor_oracle, index_fill_tensor_wide},
    {&index_select_oracle, index_select_wide},
    {&inplace_fill_tensor_oracle, inplace_fill_tensor_wide},
    {&max_unpool2d_backward_oracle, max_unpool2d_backward_wide},
    {&max_unpool3d_backward_oracle, max_unpool3d_backward_wide},
    {&one_oracle, one_wide},
    {&permute_oracle, permute_wide},
    {&reflection_pad1d_oracle, reflection_pad1d_wide},
    {&reflection_pad2d_oracle, reflection_pad2d_wide},
    {&reflection_pad3d_oracle, reflection_pad3d_wide},
    {&repeat_oracle, repeat_wide},
    {&repeat_interleave_oracle, repeat_interleave_wide},
    {&repeat_interleave_int_oracle, repeat_interleave_int_wide},
    {&repeat_interleave_int_with_dim_oracle, repeat_interleave_int_with_dim_wide},
    {&repeat_interleave_with_dim_oracle, repeat_interleave_with_dim_wide},
    {&replication_pad1d_oracle, replication_pad1d_wide},
    {&replication_pad2d_oracle, replication_pad2d_wide},
    {&replication_pad3d_oracle, replication_pad3d_wide},
    {&roll_oracle, roll_wide},
    {&scatter_value_oracle, scatter_value_wide},
    {&slice_oracle, slice_wide},
    {&slice_v2_oracle, slice_v2_wide},
    {&split_tensor_oracle, split_tensor_wide},
    {&split_with_size_oracle, split_with_size_wide},
    {&stack_oracle, stack_wide},
    {&strided_slice_oracle, strided_slice_wide},
    {&take_oracle, take_wide},
    {&tril_oracle, tril_wide},
    {&triu_oracle, triu_wide},
    {&upsample_nearest1d_oracle, upsample_nearest1d_wide},
    {&upsample_nearest2d_oracle, upsample_nearest2d_wide},
    {&zero_oracle, zero_wide},
    {&add_layer_norm_oracle, add_layer_norm_wide},
    {&add_rms_norm_oracle, add_rms_norm_wide},
    {&add_rms_norm_cast_oracle, add_rms_norm_cast_wide},
    {&batch_norm_oracle, batch_norm_wide},
    {&batch_norm_backward_oracle, batch_norm_backward_wide},
    {&batch_norm_elemt_oracle, batch_norm_elemt_wide},
    {&fast_batch_norm_backward_oracle, fast_batch_norm_backward_wide},
    {&apply_rotary_pos_emb_oracle, apply_rotary_pos_emb_wide},
    {&apply_rotary_pos_emb_v2_oracle, apply_rotary_pos_emb_v2_wide},
    {&rotary_position_embedding_oracle, rotary_position_embedding_wide},
    {NULL, NULL},
};
/* clang-format on */
