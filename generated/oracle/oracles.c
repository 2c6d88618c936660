/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The lists of all oracles.
 */
#include "oracle/oracle.h"

extern const oracle add_relu_oracle;
extern const oracle binary_cross_entropy_with_logits_target_backward_oracle;
extern const oracle celu_oracle;
extern const oracle clipped_swiglu_oracle;
extern const oracle clipped_swiglu_grad_oracle;
extern const oracle clipped_swiglu_v2_oracle;
extern const oracle elu_oracle;
extern const oracle elu_backward_oracle;
extern const oracle erfinv_oracle;
extern const oracle fast_gelu_oracle;
extern const oracle fast_gelu_backward_oracle;
extern const oracle fatrelu_mul_oracle;
extern const oracle ge_glu_oracle;
extern const oracle ge_glu_backward_oracle;
extern const oracle ge_glu_v3_oracle;
extern const oracle ge_glu_v3_backward_oracle;
extern const oracle gelu_oracle;
extern const oracle gelu_backward_oracle;
extern const oracle gelu_backward_v2_oracle;
extern const oracle gelu_mul_oracle;
extern const oracle gelu_v2_oracle;
extern const oracle glu_oracle;
extern const oracle glu_backward_oracle;
extern const oracle hardshrink_oracle;
extern const oracle hardshrink_backward_oracle;
extern const oracle hardsigmoid_oracle;
extern const oracle hardsigmoid_backward_oracle;
extern const oracle hardswish_oracle;
extern const oracle hardswish_backward_oracle;
extern const oracle hardswish_backward_v2_oracle;
extern const oracle hardtanh_oracle;
extern const oracle hardtanh_backward_oracle;
extern const oracle heaviside_oracle;
extern const oracle leaky_relu_oracle;
extern const oracle leaky_relu_backward_oracle;
extern const oracle log_sigmoid_oracle;
extern const oracle log_sigmoid_backward_oracle;
extern const oracle log_sigmoid_forward_oracle;
extern const oracle log_softmax_oracle;
extern const oracle log_softmax_backward_oracle;
extern const oracle masked_softmax_with_rel_pos_bias_oracle;
extern const oracle mish_oracle;
extern const oracle mish_backward_oracle;
extern const oracle prelu_oracle;
extern const oracle prelu_backward_oracle;
extern const oracle relu_oracle;
extern const oracle scaled_masked_softmax_oracle;
extern const oracle scaled_masked_softmax_backward_oracle;
extern const oracle selu_oracle;
extern const oracle selu_backward_oracle;
extern const oracle shrink_oracle;
extern const oracle sigmoid_oracle;
extern const oracle sigmoid_backward_oracle;
extern const oracle silu_oracle;
extern const oracle silu_backward_oracle;
extern const oracle situ_glu_oracle;
extern const oracle situ_glu_grad_oracle;
extern const oracle softmax_oracle;
extern const oracle softmax_backward_oracle;
extern const oracle softmax_cross_entropy_with_logits_oracle;
extern const oracle softplus_oracle;
extern const oracle softplus_backward_oracle;
extern const oracle softshrink_oracle;
extern const oracle softshrink_backward_oracle;
extern const oracle squared_relu_oracle;
extern const oracle swi_glu_oracle;
extern const oracle swi_glu_grad_oracle;
extern const oracle swish_oracle;
extern const oracle swish_backward_oracle;
extern const oracle tanh_oracle;
extern const oracle tanh_backward_oracle;
extern const oracle threshold_oracle;
extern const oracle threshold_backward_oracle;
extern const oracle abs_oracle;
extern const oracle add_oracle;
extern const oracle add_n_oracle;
extern const oracle add_v3_oracle;
extern const oracle addcdiv_oracle;
extern const oracle addcmul_oracle;
extern const oracle adds_oracle;
extern const oracle clamp_oracle;
extern const oracle clamp_max_oracle;
extern const oracle clamp_max_tensor_oracle;
extern const oracle clamp_min_oracle;
extern const oracle clamp_min_tensor_oracle;
extern const oracle clamp_tensor_oracle;
extern const oracle div_oracle;
extern const oracle div_mod_oracle;
extern const oracle div_mods_oracle;
extern const oracle divs_oracle;
extern const oracle floor_divide_oracle;
extern const oracle floor_divides_oracle;
extern const oracle fmod_scalar_oracle;
extern const oracle fmod_tensor_oracle;
extern const oracle lerp_oracle;
extern const oracle lerps_oracle;
extern const oracle masked_fill_scalar_oracle;
extern const oracle masked_fill_tensor_oracle;
extern const oracle masked_scale_oracle;
extern const oracle max_n_oracle;
extern const oracle maximum_oracle;
extern const oracle min_n_oracle;
extern const oracle minimum_oracle;
extern const oracle mul_oracle;
extern const oracle muls_oracle;
extern const oracle neg_oracle;
extern const oracle pow_scalar_tensor_oracle;
extern const oracle pow_tensor_scalar_oracle;
extern const oracle pow_tensor_tensor_oracle;
extern const oracle remainder_scalar_tensor_oracle;
extern const oracle remainder_tensor_scalar_oracle;
extern const oracle remainder_tensor_tensor_oracle;
extern const oracle rsub_oracle;
extern const oracle rsubs_oracle;
extern const oracle s_where_oracle;
extern const oracle scale_oracle;
extern const oracle sign_oracle;
extern const oracle square_oracle;
extern const oracle sub_oracle;
extern const oracle subs_oracle;
extern const oracle sum_oracle;
extern const oracle eq_scalar_oracle;
extern const oracle eq_tensor_oracle;
extern const oracle ge_scalar_oracle;
extern const oracle ge_tensor_oracle;
extern const oracle gt_scalar_oracle;
extern const oracle gt_tensor_oracle;
extern const oracle is_close_oracle;
extern const oracle is_finite_oracle;
extern const oracle is_in_tensor_scalar_oracle;
extern const oracle is_inf_oracle;
extern const oracle is_neg_inf_oracle;
extern const oracle is_pos_inf_oracle;
extern const oracle le_scalar_oracle;
extern const oracle le_tensor_oracle;
extern const oracle lt_scalar_oracle;
extern const oracle lt_tensor_oracle;
extern const oracle ne_scalar_oracle;
extern const oracle ne_tensor_oracle;
extern const oracle signbit_oracle;
extern const oracle cast_oracle;
extern const oracle complex_oracle;
extern const oracle inplace_copy_oracle;
extern const oracle real_oracle;
extern const oracle logical_and_oracle;
extern const oracle logical_not_oracle;
extern const oracle logical_or_oracle;
extern const oracle logical_xor_oracle;
extern const oracle binary_cross_entropy_oracle;
extern const oracle binary_cross_entropy_backward_oracle;
extern const oracle binary_cross_entropy_with_logits_oracle;
extern const oracle binary_cross_entropy_with_logits_backward_oracle;
extern const oracle kl_div_oracle;
extern const oracle kl_div_backward_oracle;
extern const oracle kl_div_target_backward_oracle;
extern const oracle l1_loss_oracle;
extern const oracle l1_loss_backward_oracle;
extern const oracle mse_loss_oracle;
extern const oracle mse_loss_backward_oracle;
extern const oracle mse_loss_out_oracle;
extern const oracle smooth_l1_loss_oracle;
extern const oracle smooth_l1_loss_backward_oracle;
extern const oracle soft_margin_loss_oracle;
extern const oracle soft_margin_loss_backward_oracle;
extern const oracle acos_oracle;
extern const oracle acosh_oracle;
extern const oracle angle_v2_oracle;
extern const oracle asin_oracle;
extern const oracle asinh_oracle;
extern const oracle atan_oracle;
extern const oracle atan2_oracle;
extern const oracle atanh_oracle;
extern const oracle ceil_oracle;
extern const oracle cos_oracle;
extern const oracle cosh_oracle;
extern const oracle digamma_oracle;
extern const oracle erf_oracle;
extern const oracle erfc_oracle;
extern const oracle exp_oracle;
extern const oracle exp2_oracle;
extern const oracle expm1_oracle;
extern const oracle floor_oracle;
extern const oracle frac_oracle;
extern const oracle lgamma_oracle;
extern const oracle log_oracle;
extern const oracle log10_oracle;
extern const oracle log1p_oracle;
extern const oracle log2_oracle;
extern const oracle log_add_exp_oracle;
extern const oracle log_add_exp2_oracle;
extern const oracle logit_oracle;
extern const oracle logit_grad_oracle;
extern const oracle nan_to_num_oracle;
extern const oracle polar_oracle;
extern const oracle reciprocal_oracle;
extern const oracle round_oracle;
extern const oracle round_decimals_oracle;
extern const oracle rsqrt_oracle;
extern const oracle sin_oracle;
extern const oracle sinc_oracle;
extern const oracle sinh_oracle;
extern const oracle sqrt_oracle;
extern const oracle tan_oracle;
extern const oracle trunc_oracle;
extern const oracle x_log_y_scalar_other_oracle;
extern const oracle x_log_y_scalar_self_oracle;
extern const oracle x_log_y_tensor_oracle;
extern const oracle xlog1py_oracle;
extern const oracle cat_oracle;
extern const oracle channel_shuffle_oracle;
extern const oracle circular_pad2d_oracle;
extern const oracle circular_pad3d_oracle;
extern const oracle constant_pad_nd_oracle;
extern const oracle embedding_oracle;
extern const oracle expand_oracle;
extern const oracle fill_diagonal_oracle;
extern const oracle fill_scalar_oracle;
extern const oracle flatten_oracle;
extern const oracle flip_oracle;
extern const oracle gather_oracle;
extern const oracle gather_nd_oracle;
extern const oracle gather_v2_oracle;
extern const oracle gather_v3_oracle;
extern const oracle im2col_oracle;
extern const oracle index_oracle;
extern const oracle index_fill_oracle;
extern const oracle index_fill_tensor_oracle;
extern const oracle index_select_oracle;
extern const oracle inplace_fill_tensor_oracle;
extern const oracle max_unpool2d_backward_oracle;
extern const oracle max_unpool3d_backward_oracle;
extern const oracle one_oracle;
extern const oracle permute_oracle;
extern const oracle reflection_pad1d_oracle;
extern const oracle reflection_pad2d_oracle;
extern const oracle reflection_pad3d_oracle;
extern const oracle repeat_oracle;
extern const oracle repeat_interleave_oracle;
extern const oracle repeat_interleave_int_oracle;
extern const oracle repeat_interleave_int_with_dim_oracle;
extern const oracle repeat_interleave_with_dim_oracle;
extern const oracle replication_pad1d_oracle;
extern const oracle replication_pad2d_oracle;
extern const oracle replication_pad3d_oracle;
extern const oracle roll_oracle;
extern const oracle scatter_value_oracle;
extern const oracle slice_oracle;
extern const oracle slice_v2_oracle;
extern const oracle split_tensor_oracle;
extern const oracle split_with_size_oracle;
extern const oracle stack_oracle;
extern const oracle strided_slice_oracle;
extern const oracle take_oracle;
extern const oracle tril_oracle;
extern const oracle triu_oracle;
extern const oracle upsample_nearest1d_oracle;
extern const oracle upsample_nearest2d_oracle;
extern const oracle zero_oracle;
extern const oracle ada_layer_norm_oracle;
extern const oracle ada_layer_norm_v2_oracle;
extern const oracle add_layer_norm_oracle;
extern const oracle add_layer_norm_grad_oracle;
extern const oracle add_rms_norm_oracle;
extern const oracle add_rms_norm_cast_oracle;
extern const oracle batch_norm_oracle;
extern const oracle batch_norm_backward_oracle;
extern const oracle batch_norm_elemt_oracle;
extern const oracle batch_norm_reduce_oracle;
extern const oracle batch_norm_reduce_backward_oracle;
extern const oracle batch_norm_stats_oracle;
extern const oracle deep_norm_oracle;
extern const oracle deep_norm_grad_oracle;
extern const oracle fast_batch_norm_backward_oracle;
extern const oracle fast_layer_norm_oracle;
extern const oracle gemma_rms_norm_oracle;
extern const oracle group_norm_oracle;
extern const oracle group_norm_backward_oracle;
extern const oracle group_norm_silu_oracle;
extern const oracle group_norm_silu_v2_oracle;
extern const oracle group_norm_swish_oracle;
extern const oracle instance_norm_oracle;
extern const oracle layer_norm_oracle;
extern const oracle layer_norm_backward_oracle;
extern const oracle layer_norm_with_impl_mode_oracle;
extern const oracle rms_norm_oracle;
extern const oracle rms_norm_grad_oracle;
extern const oracle apply_rotary_pos_emb_oracle;
extern const oracle apply_rotary_pos_emb_v2_oracle;
extern const oracle rotary_position_embedding_oracle;
extern const oracle all_oracle;
extern const oracle amax_oracle;
extern const oracle amin_oracle;
extern const oracle aminmax_oracle;
extern const oracle aminmax_all_oracle;
extern const oracle aminmax_dim_oracle;
extern const oracle any_oracle;
extern const oracle global_average_pool_oracle;
extern const oracle global_max_pool_oracle;
extern const oracle linalg_vector_norm_oracle;
extern const oracle log_sum_exp_oracle;
extern const oracle max_oracle;
extern const oracle max_dim_oracle;
extern const oracle max_v2_oracle;
extern const oracle mean_oracle;
extern const oracle mean_v2_oracle;
extern const oracle min_oracle;
extern const oracle min_dim_oracle;
extern const oracle norm_oracle;
extern const oracle reduce_log_sum_oracle;
extern const oracle reduce_nansum_oracle;
extern const oracle reduce_sum_oracle;
extern const oracle std_oracle;
extern const oracle std_mean_correction_oracle;
extern const oracle var_oracle;
extern const oracle var_correction_oracle;
extern const oracle var_mean_oracle;

/* clang-format off */
const oracle *const oracles[] = {
    &add_relu_oracle,
    &binary_cross_entropy_with_logits_target_backward_oracle,
    &celu_oracle,
    &clipped_swiglu_oracle,
    &clipped_swiglu_grad_oracle,
    &clipped_swiglu_v2_oracle,
    &elu_oracle,
    &elu_backward_oracle,
    &erfinv_oracle,
    &fast_gelu_oracle,
    &fast_gelu_backward_oracle,
    &fatrelu_mul_oracle,
    &ge_glu_oracle,
    &ge_glu_backward_oracle,
    &ge_glu_v3_oracle,
    &ge_glu_v3_backward_oracle,
    &gelu_oracle,
    &gelu_backward_oracle,
    &gelu_backward_v2_oracle,
    &gelu_mul_oracle,
    &gelu_v2_oracle,
    &glu_oracle,
    &glu_backward_oracle,
    &hardshrink_oracle,
    &hardshrink_backward_oracle,
    &hardsigmoid_oracle,
    &hardsigmoid_backward_oracle,
    &hardswish_oracle,
    &hardswish_backward_oracle,
    &hardswish_backward_v2_oracle,
    &hardtanh_oracle,
    &hardtanh_backward_oracle,
    &heaviside_oracle,
    &leaky_relu_oracle,
    &leaky_relu_backward_oracle,
    &log_sigmoid_oracle,
    &log_sigmoid_backward_oracle,
    &log_sigmoid_forward_oracle,
    &mish_oracle,
    &mish_backward_oracle,
    &prelu_oracle,
    &prelu_backward_oracle,
    &relu_oracle,
    &selu_oracle,
    &selu_backward_oracle,
    &shrink_oracle,
    &sigmoid_oracle,
    &sigmoid_backward_oracle,
    &silu_oracle,
    &silu_backward_oracle,
    &situ_glu_oracle,
    &situ_glu_grad_oracle,
    &softplus_oracle,
    &softplus_backward_oracle,
    &softshrink_oracle,
    &softshrink_backward_oracle,
    &squared_relu_oracle,
    &swi_glu_oracle,
    &swi_glu_grad_oracle,
    &swish_oracle,
    &swish_backward_oracle,
    &tanh_oracle,
    &tanh_backward_oracle,
    &threshold_oracle,
    &threshold_backward_oracle,
    &abs_oracle,
    &add_oracle,
    &add_v3_oracle,
    &addcdiv_oracle,
    &addcmul_oracle,
    &adds_oracle,
    &clamp_oracle,
    &clamp_max_oracle,
    &clamp_max_tensor_oracle,
    &clamp_min_oracle,
    &clamp_min_tensor_oracle,
    &clamp_tensor_oracle,
    &div_oracle,
    &div_mod_oracle,
    &div_mods_oracle,
    &divs_oracle,
    &floor_divide_oracle,
    &floor_divides_oracle,
    &fmod_scalar_oracle,
    &fmod_tensor_oracle,
    &lerp_oracle,
    &lerps_oracle,
    &masked_fill_scalar_oracle,
    &masked_fill_tensor_oracle,
    &masked_scale_oracle,
    &maximum_oracle,
    &minimum_oracle,
    &mul_oracle,
    &muls_oracle,
    &neg_oracle,
    &pow_scalar_tensor_oracle,
    &pow_tensor_scalar_oracle,
    &pow_tensor_tensor_oracle,
    &remainder_scalar_tensor_oracle,
    &remainder_tensor_scalar_oracle,
    &remainder_tensor_tensor_oracle,
    &rsub_oracle,
    &rsubs_oracle,
    &s_where_oracle,
    &scale_oracle,
    &sign_oracle,
    &square_oracle,
    &sub_oracle,
    &subs_oracle,
    &eq_scalar_oracle,
    &eq_tensor_oracle,
    &ge_scalar_oracle,
    &ge_tensor_oracle,
    &gt_scalar_oracle,
    &gt_tensor_oracle,
    &is_close_oracle,
    &is_finite_oracle,
    &is_in_tensor_scalar_oracle,
    &is_inf_oracle,
    &is_neg_inf_oracle,
    &is_pos_inf_oracle,
    &le_scalar_oracle,
    &le_tensor_oracle,
    &lt_scalar_oracle,
    &lt_tensor_oracle,
    &ne_scalar_oracle,
    &ne_tensor_oracle,
    &signbit_oracle,
    &cast_oracle,
    &complex_oracle,
    &inplace_copy_oracle,
    &real_oracle,
    &logical_and_oracle,
    &logical_not_oracle,
    &logical_or_oracle,
    &logical_xor_oracle,
    &binary_cross_entropy_backward_oracle,
    &binary_cross_entropy_with_logits_backward_oracle,
    &kl_div_backward_oracle,
    &kl_div_target_backward_oracle,
    &l1_loss_backward_oracle,
    &mse_loss_backward_oracle,
    &smooth_l1_loss_backward_oracle,
    &soft_margin_loss_backward_oracle,
    &acos_oracle,
    &acosh_oracle,
    &angle_v2_oracle,
    &asin_oracle,
    &asinh_oracle,
    &atan_oracle,
    &atan2_oracle,
    &atanh_oracle,
    &ceil_oracle,
    &cos_oracle,
    &cosh_oracle,
    &digamma_oracle,
    &erf_oracle,
    &erfc_oracle,
    &exp_oracle,
    &exp2_oracle,
    &expm1_oracle,
    &floor_oracle,
    &frac_oracle,
    &lgamma_oracle,
    &log_oracle,
    &log10_oracle,
    &log1p_oracle,
    &log2_oracle,
    &log_add_exp_oracle,
    &log_add_exp2_oracle,
    &logit_oracle,
    &logit_grad_oracle,
    &nan_to_num_oracle,
    &polar_oracle,
    &reciprocal_oracle,
    &round_oracle,
    &round_decimals_oracle,
    &rsqrt_oracle,
    &sin_oracle,
    &sinc_oracle,
    &sinh_oracle,
    &sqrt_oracle,
    &tan_oracle,
    &trunc_oracle,
    &x_log_y_scalar_other_oracle,
    &x_log_y_scalar_self_oracle,
    &x_log_y_tensor_oracle,
    &xlog1py_oracle,
    &cat_oracle,
    &channel_shuffle_oracle,
    &circular_pad2d_oracle,
    &circular_pad3d_oracle,
    &constant_pad_nd_oracle,
    &embedding_oracle,
    &expand_oracle,
    &fill_diagonal_oracle,
    &fill_scalar_oracle,
    &flatten_oracle,
    &flip_oracle,
    &gather_oracle,
    &gather_nd_oracle,
    &gather_v2_oracle,
    &gather_v3_oracle,
    &im2col_oracle,
    &index_oracle,
    &index_fill_oracle,
    &index_fill_tensor_oracle,
    &index_select_oracle,
    &inplace_fill_tensor_oracle,
    &max_unpool2d_backward_oracle,
    &max_unpool3d_backward_oracle,
    &one_oracle,
    &permute_oracle,
    &reflection_pad1d_oracle,
    &reflection_pad2d_oracle,
    &reflection_pad3d_oracle,
    &repeat_oracle,
    &repeat_interleave_oracle,
    &repeat_interleave_int_oracle,
    &repeat_interleave_int_with_dim_oracle,
    &repeat_interleave_with_dim_oracle,
    &replication_pad1d_oracle,
    &replication_pad2d_oracle,
    &replication_pad3d_oracle,
    &roll_oracle,
    &scatter_value_oracle,
    &slice_oracle,
    &slice_v2_oracle,
    &split_tensor_oracle,
    &split_with_size_oracle,
    &stack_oracle,
    &strided_slice_oracle,
    &take_oracle,
    &tril_oracle,
    &triu_oracle,
    &upsample_nearest1d_oracle,
    &upsample_nearest2d_oracle,
    &zero_oracle,
    &batch_norm_elemt_oracle,
    &apply_rotary_pos_emb_oracle,
    &apply_rotary_pos_emb_v2_oracle,
    &rotary_position_embedding_oracle,
    NULL,
};

const oracle *const row_oracles[] = {
    &log_softmax_oracle,
    &log_softmax_backward_oracle,
    &masked_softmax_with_rel_pos_bias_oracle,
    &scaled_masked_softmax_oracle,
    &scaled_masked_softmax_backward_oracle,
    &softmax_oracle,
    &softmax_backward_oracle,
    &softmax_cross_entropy_with_logits_oracle,
    &add_n_oracle,
    &max_n_oracle,
    &min_n_oracle,
    &sum_oracle,
    &binary_cross_entropy_oracle,
    &binary_cross_entropy_with_logits_oracle,
    &kl_div_oracle,
    &l1_loss_oracle,
    &mse_loss_oracle,
    &mse_loss_out_oracle,
    &smooth_l1_loss_oracle,
    &soft_margin_loss_oracle,
    &ada_layer_norm_oracle,
    &ada_layer_norm_v2_oracle,
    &add_layer_norm_oracle,
    &add_layer_norm_grad_oracle,
    &add_rms_norm_oracle,
    &add_rms_norm_cast_oracle,
    &batch_norm_oracle,
    &batch_norm_backward_oracle,
    &batch_norm_reduce_oracle,
    &batch_norm_reduce_backward_oracle,
    &batch_norm_stats_oracle,
    &deep_norm_oracle,
    &deep_norm_grad_oracle,
    &fast_batch_norm_backward_oracle,
    &fast_layer_norm_oracle,
    &gemma_rms_norm_oracle,
    &group_norm_oracle,
    &group_norm_backward_oracle,
    &group_norm_silu_oracle,
    &group_norm_silu_v2_oracle,
    &group_norm_swish_oracle,
    &instance_norm_oracle,
    &layer_norm_oracle,
    &layer_norm_backward_oracle,
    &layer_norm_with_impl_mode_oracle,
    &rms_norm_oracle,
    &rms_norm_grad_oracle,
    &all_oracle,
    &amax_oracle,
    &amin_oracle,
    &aminmax_oracle,
    &aminmax_all_oracle,
    &aminmax_dim_oracle,
    &any_oracle,
    &global_average_pool_oracle,
    &global_max_pool_oracle,
    &linalg_vector_norm_oracle,
    &log_sum_exp_oracle,
    &max_oracle,
    &max_dim_oracle,
    &max_v2_oracle,
    &mean_oracle,
    &mean_v2_oracle,
    &min_oracle,
    &min_dim_oracle,
    &norm_oracle,
    &reduce_log_sum_oracle,
    &reduce_nansum_oracle,
    &reduce_sum_oracle,
    &std_oracle,
    &std_mean_correction_oracle,
    &var_oracle,
    &var_correction_oracle,
    &var_mean_oracle,
    NULL,
};
/* clang-format on */
