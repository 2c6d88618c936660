/*
 * Generated from the specs by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all entry points.
 */
#include "client/catalogue.h"

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
extern const ac_entry inplace_r_relu_with_noise_entry;
extern const ac_entry leaky_relu_entry;
extern const ac_entry inplace_leaky_relu_entry;
extern const ac_entry leaky_relu_backward_entry;
extern const ac_entry log_sigmoid_entry;
extern const ac_entry log_sigmoid_backward_entry;
extern const ac_entry log_sigmoid_forward_entry;
extern const ac_entry log_softmax_entry;
extern const ac_entry log_softmax_backward_entry;
extern const ac_entry masked_softmax_with_rel_pos_bias_entry;
extern const ac_entry mish_entry;
extern const ac_entry inplace_mish_entry;
extern const ac_entry mish_backward_entry;
extern const ac_entry prelu_entry;
extern const ac_entry prelu_backward_entry;
extern const ac_entry r_relu_with_noise_entry;
extern const ac_entry relu_entry;
extern const ac_entry inplace_relu_entry;
extern const ac_entry scaled_masked_softmax_entry;
extern const ac_entry scaled_masked_softmax_backward_entry;
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
extern const ac_entry abs_entry;
extern const ac_entry add_entry;
extern const ac_entry inplace_add_entry;
extern const ac_entry add_n_entry;
extern const ac_entry add_v3_entry;
extern const ac_entry inplace_add_v3_entry;
extern const ac_entry addcdiv_entry;
extern const ac_entry inplace_addcdiv_entry;
extern const ac_entry addcmul_entry;
extern const ac_entry inplace_addcmul_entry;
extern const ac_entry adds_entry;
extern const ac_entry inplace_adds_entry;
extern const ac_entry clamp_entry;
extern const ac_entry clamp_max_entry;
extern const ac_entry inplace_clamp_max_entry;
extern const ac_entry clamp_max_tensor_entry;
extern const ac_entry inplace_clamp_max_tensor_entry;
extern const ac_entry clamp_min_entry;
extern const ac_entry clamp_min_tensor_entry;
extern const ac_entry inplace_clamp_min_tensor_entry;
extern const ac_entry clamp_tensor_entry;
extern const ac_entry div_entry;
extern const ac_entry inplace_div_entry;
extern const ac_entry div_mod_entry;
extern const ac_entry inplace_div_mod_entry;
extern const ac_entry div_mods_entry;
extern const ac_entry inplace_div_mods_entry;
extern const ac_entry divs_entry;
extern const ac_entry inplace_divs_entry;
extern const ac_entry floor_divide_entry;
extern const ac_entry inplace_floor_divide_entry;
extern const ac_entry floor_divides_entry;
extern const ac_entry inplace_floor_divides_entry;
extern const ac_entry fmod_scalar_entry;
extern const ac_entry inplace_fmod_scalar_entry;
extern const ac_entry fmod_tensor_entry;
extern const ac_entry inplace_fmod_tensor_entry;
extern const ac_entry lerp_entry;
extern const ac_entry inplace_lerp_entry;
extern const ac_entry lerps_entry;
extern const ac_entry inplace_lerps_entry;
extern const ac_entry inplace_masked_fill_scalar_entry;
extern const ac_entry inplace_masked_fill_tensor_entry;
extern const ac_entry masked_scale_entry;
extern const ac_entry max_n_entry;
extern const ac_entry maximum_entry;
extern const ac_entry min_n_entry;
extern const ac_entry minimum_entry;
extern const ac_entry mul_entry;
extern const ac_entry inplace_mul_entry;
extern const ac_entry muls_entry;
extern const ac_entry inplace_muls_entry;
extern const ac_entry neg_entry;
extern const ac_entry inplace_neg_entry;
extern const ac_entry pow_scalar_tensor_entry;
extern const ac_entry pow_tensor_scalar_entry;
extern const ac_entry inplace_pow_tensor_scalar_entry;
extern const ac_entry pow_tensor_tensor_entry;
extern const ac_entry inplace_pow_tensor_tensor_entry;
extern const ac_entry remainder_scalar_tensor_entry;
extern const ac_entry remainder_tensor_scalar_entry;
extern const ac_entry inplace_remainder_tensor_scalar_entry;
extern const ac_entry remainder_tensor_tensor_entry;
extern const ac_entry inplace_remainder_tensor_tensor_entry;
extern const ac_entry rsub_entry;
extern const ac_entry rsubs_entry;
extern const ac_entry s_where_entry;
extern const ac_entry scale_entry;
extern const ac_entry sign_entry;
extern const ac_entry square_entry;
extern const ac_entry sub_entry;
extern const ac_entry inplace_sub_entry;
extern const ac_entry subs_entry;
extern const ac_entry inplace_subs_entry;
extern const ac_entry sum_entry;
extern const ac_entry bitwise_and_scalar_entry;
extern const ac_entry inplace_bitwise_and_scalar_entry;
extern const ac_entry bitwise_and_tensor_entry;
extern const ac_entry inplace_bitwise_and_tensor_entry;
extern const ac_entry bitwise_and_tensor_out_entry;
extern const ac_entry inplace_bitwise_and_tensor_out_entry;
extern const ac_entry bitwise_not_entry;
extern const ac_entry bitwise_or_scalar_entry;
extern const ac_entry inplace_bitwise_or_scalar_entry;
extern const ac_entry bitwise_or_tensor_entry;
extern const ac_entry inplace_bitwise_or_tensor_entry;
extern const ac_entry bitwise_xor_scalar_entry;
extern const ac_entry inplace_bitwise_xor_scalar_entry;
extern const ac_entry bitwise_xor_tensor_entry;
extern const ac_entry inplace_bitwise_xor_tensor_entry;
extern const ac_entry gcd_entry;
extern const ac_entry left_shift_entry;
extern const ac_entry left_shifts_entry;
extern const ac_entry right_shift_entry;
extern const ac_entry eq_scalar_entry;
extern const ac_entry inplace_eq_scalar_entry;
extern const ac_entry eq_tensor_entry;
extern const ac_entry inplace_eq_tensor_entry;
extern const ac_entry equal_entry;
extern const ac_entry ge_scalar_entry;
extern const ac_entry inplace_ge_scalar_entry;
extern const ac_entry ge_tensor_entry;
extern const ac_entry inplace_ge_tensor_entry;
extern const ac_entry gt_scalar_entry;
extern const ac_entry inplace_gt_scalar_entry;
extern const ac_entry gt_tensor_entry;
extern const ac_entry inplace_gt_tensor_entry;
extern const ac_entry is_close_entry;
extern const ac_entry is_finite_entry;
extern const ac_entry is_in_scalar_tensor_entry;
extern const ac_entry is_in_tensor_scalar_entry;
extern const ac_entry is_inf_entry;
extern const ac_entry is_neg_inf_entry;
extern const ac_entry is_pos_inf_entry;
extern const ac_entry le_scalar_entry;
extern const ac_entry inplace_le_scalar_entry;
extern const ac_entry le_tensor_entry;
extern const ac_entry inplace_le_tensor_entry;
extern const ac_entry lt_scalar_entry;
extern const ac_entry inplace_lt_scalar_entry;
extern const ac_entry lt_tensor_entry;
extern const ac_entry inplace_lt_tensor_entry;
extern const ac_entry ne_scalar_entry;
extern const ac_entry inplace_ne_scalar_entry;
extern const ac_entry ne_tensor_entry;
extern const ac_entry inplace_ne_tensor_entry;
extern const ac_entry signbit_entry;
extern const ac_entry addbmm_entry;
extern const ac_entry inplace_addbmm_entry;
extern const ac_entry addmm_entry;
extern const ac_entry inplace_addmm_entry;
extern const ac_entry addmm_weight_nz_entry;
extern const ac_entry addmv_entry;
extern const ac_entry addr_entry;
extern const ac_entry inplace_addr_entry;
extern const ac_entry baddbmm_entry;
extern const ac_entry inplace_baddbmm_entry;
extern const ac_entry batch_mat_mul_entry;
extern const ac_entry batch_mat_mul_weight_nz_entry;
extern const ac_entry conv_depthwise2d_entry;
extern const ac_entry conv_tbc_entry;
extern const ac_entry conv_tbc_backward_entry;
extern const ac_entry convolution_entry;
extern const ac_entry convolution_backward_entry;
extern const ac_entry dot_entry;
extern const ac_entry flash_attention_score_entry;
extern const ac_entry flash_attention_score_grad_entry;
extern const ac_entry fused_infer_attention_score_entry;
extern const ac_entry fused_infer_attention_score_v2_entry;
extern const ac_entry fused_infer_attention_score_v3_entry;
extern const ac_entry fused_infer_attention_score_v4_entry;
extern const ac_entry gemm_entry;
extern const ac_entry ger_entry;
extern const ac_entry incre_flash_attention_entry;
extern const ac_entry incre_flash_attention_v2_entry;
extern const ac_entry incre_flash_attention_v3_entry;
extern const ac_entry incre_flash_attention_v4_entry;
extern const ac_entry matmul_entry;
extern const ac_entry matmul_weight_nz_entry;
extern const ac_entry mm_entry;
extern const ac_entry mv_entry;
extern const ac_entry prompt_flash_attention_entry;
extern const ac_entry prompt_flash_attention_v2_entry;
extern const ac_entry prompt_flash_attention_v3_entry;
extern const ac_entry trans_matmul_weight_entry;
extern const ac_entry triangular_solve_entry;
extern const ac_entry weight_quant_batch_matmul_v2_entry;
extern const ac_entry weight_quant_batch_matmul_v3_entry;
extern const ac_entry cast_entry;
extern const ac_entry complex_entry;
extern const ac_entry inplace_copy_entry;
extern const ac_entry real_entry;
extern const ac_entry sign_bits_pack_entry;
extern const ac_entry sign_bits_unpack_entry;
extern const ac_entry logical_and_entry;
extern const ac_entry inplace_logical_and_entry;
extern const ac_entry logical_not_entry;
extern const ac_entry inplace_logical_not_entry;
extern const ac_entry logical_or_entry;
extern const ac_entry inplace_logical_or_entry;
extern const ac_entry logical_xor_entry;
extern const ac_entry binary_cross_entropy_entry;
extern const ac_entry binary_cross_entropy_backward_entry;
extern const ac_entry binary_cross_entropy_with_logits_entry;
extern const ac_entry binary_cross_entropy_with_logits_backward_entry;
extern const ac_entry cross_entropy_loss_entry;
extern const ac_entry cross_entropy_loss_grad_entry;
extern const ac_entry kl_div_entry;
extern const ac_entry kl_div_backward_entry;
extern const ac_entry kl_div_target_backward_entry;
extern const ac_entry l1_loss_entry;
extern const ac_entry l1_loss_backward_entry;
extern const ac_entry mse_loss_entry;
extern const ac_entry mse_loss_backward_entry;
extern const ac_entry mse_loss_out_entry;
extern const ac_entry nll_loss_entry;
extern const ac_entry nll_loss2d_entry;
extern const ac_entry nll_loss2d_backward_entry;
extern const ac_entry nll_loss_backward_entry;
extern const ac_entry smooth_l1_loss_entry;
extern const ac_entry smooth_l1_loss_backward_entry;
extern const ac_entry soft_margin_loss_entry;
extern const ac_entry soft_margin_loss_backward_entry;
extern const ac_entry acos_entry;
extern const ac_entry inplace_acos_entry;
extern const ac_entry acosh_entry;
extern const ac_entry inplace_acosh_entry;
extern const ac_entry angle_v2_entry;
extern const ac_entry asin_entry;
extern const ac_entry inplace_asin_entry;
extern const ac_entry asinh_entry;
extern const ac_entry inplace_asinh_entry;
extern const ac_entry atan_entry;
extern const ac_entry inplace_atan_entry;
extern const ac_entry atan2_entry;
extern const ac_entry inplace_atan2_entry;
extern const ac_entry atanh_entry;
extern const ac_entry inplace_atanh_entry;
extern const ac_entry ceil_entry;
extern const ac_entry inplace_ceil_entry;
extern const ac_entry cos_entry;
extern const ac_entry inplace_cos_entry;
extern const ac_entry cosh_entry;
extern const ac_entry inplace_cosh_entry;
extern const ac_entry digamma_entry;
extern const ac_entry erf_entry;
extern const ac_entry inplace_erf_entry;
extern const ac_entry erfc_entry;
extern const ac_entry inplace_erfc_entry;
extern const ac_entry exp_entry;
extern const ac_entry inplace_exp_entry;
extern const ac_entry exp2_entry;
extern const ac_entry inplace_exp2_entry;
extern const ac_entry expm1_entry;
extern const ac_entry inplace_expm1_entry;
extern const ac_entry floor_entry;
extern const ac_entry inplace_floor_entry;
extern const ac_entry frac_entry;
extern const ac_entry inplace_frac_entry;
extern const ac_entry lgamma_entry;
extern const ac_entry log_entry;
extern const ac_entry inplace_log_entry;
extern const ac_entry log10_entry;
extern const ac_entry inplace_log10_entry;
extern const ac_entry log1p_entry;
extern const ac_entry inplace_log1p_entry;
extern const ac_entry log2_entry;
extern const ac_entry inplace_log2_entry;
extern const ac_entry log_add_exp_entry;
extern const ac_entry log_add_exp2_entry;
extern const ac_entry logit_entry;
extern const ac_entry logit_grad_entry;
extern const ac_entry nan_to_num_entry;
extern const ac_entry inplace_nan_to_num_entry;
extern const ac_entry polar_entry;
extern const ac_entry reciprocal_entry;
extern const ac_entry inplace_reciprocal_entry;
extern const ac_entry round_entry;
extern const ac_entry inplace_round_entry;
extern const ac_entry round_decimals_entry;
extern const ac_entry inplace_round_decimals_entry;
extern const ac_entry rsqrt_entry;
extern const ac_entry inplace_rsqrt_entry;
extern const ac_entry sin_entry;
extern const ac_entry inplace_sin_entry;
extern const ac_entry sinc_entry;
extern const ac_entry inplace_sinc_entry;
extern const ac_entry sinh_entry;
extern const ac_entry inplace_sinh_entry;
extern const ac_entry sqrt_entry;
extern const ac_entry inplace_sqrt_entry;
extern const ac_entry tan_entry;
extern const ac_entry inplace_tan_entry;
extern const ac_entry trunc_entry;
extern const ac_entry inplace_trunc_entry;
extern const ac_entry x_log_y_scalar_other_entry;
extern const ac_entry inplace_x_log_y_scalar_other_entry;
extern const ac_entry x_log_y_scalar_self_entry;
extern const ac_entry x_log_y_tensor_entry;
extern const ac_entry inplace_x_log_y_tensor_entry;
extern const ac_entry xlog1py_entry;
extern const ac_entry arange_entry;
extern const ac_entry bernoulli_entry;
extern const ac_entry bernoulli_tensor_entry;
extern const ac_entry bucketize_entry;
extern const ac_entry cat_entry;
extern const ac_entry channel_shuffle_entry;
extern const ac_entry circular_pad2d_entry;
extern const ac_entry circular_pad2d_backward_entry;
extern const ac_entry circular_pad3d_entry;
extern const ac_entry circular_pad3d_backward_entry;
extern const ac_entry constant_pad_nd_entry;
extern const ac_entry diag_entry;
extern const ac_entry diag_flat_entry;
extern const ac_entry dropout_entry;
extern const ac_entry dropout_backward_entry;
extern const ac_entry dropout_do_mask_entry;
extern const ac_entry dropout_v3_entry;
extern const ac_entry dropout_v3_grad_entry;
extern const ac_entry embedding_entry;
extern const ac_entry embedding_dense_backward_entry;
extern const ac_entry expand_entry;
extern const ac_entry eye_entry;
extern const ac_entry inplace_fill_diagonal_entry;
extern const ac_entry inplace_fill_scalar_entry;
extern const ac_entry flatten_entry;
extern const ac_entry flip_entry;
extern const ac_entry gather_entry;
extern const ac_entry gather_nd_entry;
extern const ac_entry gather_v2_entry;
extern const ac_entry gather_v3_entry;
extern const ac_entry im2col_entry;
extern const ac_entry index_entry;
extern const ac_entry index_add_entry;
extern const ac_entry index_add_v2_entry;
extern const ac_entry index_copy_entry;
extern const ac_entry inplace_index_copy_entry;
extern const ac_entry index_fill_entry;
extern const ac_entry inplace_index_fill_entry;
extern const ac_entry index_fill_tensor_entry;
extern const ac_entry inplace_index_fill_tensor_entry;
extern const ac_entry index_put_impl_entry;
extern const ac_entry index_select_entry;
extern const ac_entry inplace_bernoulli_entry;
extern const ac_entry inplace_bernoulli_tensor_entry;
extern const ac_entry inplace_fill_tensor_entry;
extern const ac_entry inplace_normal_entry;
extern const ac_entry inplace_uniform_entry;
extern const ac_entry linspace_entry;
extern const ac_entry log_space_entry;
extern const ac_entry inplace_masked_scatter_entry;
extern const ac_entry masked_select_entry;
extern const ac_entry max_unpool2d_entry;
extern const ac_entry max_unpool2d_backward_entry;
extern const ac_entry max_unpool3d_entry;
extern const ac_entry max_unpool3d_backward_entry;
extern const ac_entry nonzero_entry;
extern const ac_entry nonzero_v2_entry;
extern const ac_entry normal_float_float_entry;
extern const ac_entry normal_float_tensor_entry;
extern const ac_entry normal_tensor_float_entry;
extern const ac_entry normal_tensor_tensor_entry;
extern const ac_entry inplace_one_entry;
extern const ac_entry one_hot_entry;
extern const ac_entry permute_entry;
extern const ac_entry inplace_put_entry;
extern const ac_entry range_entry;
extern const ac_entry reflection_pad1d_entry;
extern const ac_entry reflection_pad1d_backward_entry;
extern const ac_entry reflection_pad2d_entry;
extern const ac_entry reflection_pad2d_backward_entry;
extern const ac_entry reflection_pad3d_entry;
extern const ac_entry reflection_pad3d_backward_entry;
extern const ac_entry repeat_entry;
extern const ac_entry repeat_interleave_entry;
extern const ac_entry repeat_interleave_int_entry;
extern const ac_entry repeat_interleave_int_with_dim_entry;
extern const ac_entry repeat_interleave_with_dim_entry;
extern const ac_entry replication_pad1d_entry;
extern const ac_entry replication_pad1d_backward_entry;
extern const ac_entry replication_pad2d_entry;
extern const ac_entry replication_pad2d_backward_entry;
extern const ac_entry replication_pad3d_entry;
extern const ac_entry replication_pad3d_backward_entry;
extern const ac_entry roll_entry;
extern const ac_entry scatter_entry;
extern const ac_entry inplace_scatter_entry;
extern const ac_entry scatter_add_entry;
extern const ac_entry scatter_div_entry;
extern const ac_entry scatter_max_entry;
extern const ac_entry scatter_min_entry;
extern const ac_entry scatter_mul_entry;
extern const ac_entry scatter_nd_entry;
extern const ac_entry scatter_nd_update_entry;
extern const ac_entry scatter_reduce_entry;
extern const ac_entry inplace_scatter_reduce_entry;
extern const ac_entry scatter_value_entry;
extern const ac_entry inplace_scatter_value_entry;
extern const ac_entry search_sorted_entry;
extern const ac_entry slice_entry;
extern const ac_entry slice_v2_entry;
extern const ac_entry split_tensor_entry;
extern const ac_entry split_with_size_entry;
extern const ac_entry stack_entry;
extern const ac_entry strided_slice_entry;
extern const ac_entry take_entry;
extern const ac_entry tril_entry;
extern const ac_entry inplace_tril_entry;
extern const ac_entry triu_entry;
extern const ac_entry inplace_triu_entry;
extern const ac_entry unfold_grad_entry;
extern const ac_entry unique_entry;
extern const ac_entry unique2_entry;
extern const ac_entry unique_consecutive_entry;
extern const ac_entry unique_dim_entry;
extern const ac_entry upsample_nearest1d_entry;
extern const ac_entry upsample_nearest2d_entry;
extern const ac_entry inplace_zero_entry;
extern const ac_entry ada_layer_norm_entry;
extern const ac_entry ada_layer_norm_v2_entry;
extern const ac_entry add_layer_norm_entry;
extern const ac_entry add_layer_norm_grad_entry;
extern const ac_entry add_rms_norm_entry;
extern const ac_entry inplace_add_rms_norm_entry;
extern const ac_entry add_rms_norm_cast_entry;
extern const ac_entry batch_norm_entry;
extern const ac_entry batch_norm_backward_entry;
extern const ac_entry batch_norm_elemt_entry;
extern const ac_entry batch_norm_reduce_entry;
extern const ac_entry batch_norm_reduce_backward_entry;
extern const ac_entry batch_norm_stats_entry;
extern const ac_entry deep_norm_entry;
extern const ac_entry deep_norm_grad_entry;
extern const ac_entry fast_batch_norm_backward_entry;
extern const ac_entry fast_layer_norm_entry;
extern const ac_entry gemma_rms_norm_entry;
extern const ac_entry group_norm_entry;
extern const ac_entry group_norm_backward_entry;
extern const ac_entry group_norm_silu_entry;
extern const ac_entry group_norm_silu_v2_entry;
extern const ac_entry group_norm_swish_entry;
extern const ac_entry instance_norm_entry;
extern const ac_entry layer_norm_entry;
extern const ac_entry layer_norm_backward_entry;
extern const ac_entry layer_norm_with_impl_mode_entry;
extern const ac_entry rms_norm_entry;
extern const ac_entry rms_norm_grad_entry;
extern const ac_entry adaptive_avg_pool2d_entry;
extern const ac_entry adaptive_avg_pool2d_backward_entry;
extern const ac_entry adaptive_avg_pool3d_entry;
extern const ac_entry adaptive_avg_pool3d_backward_entry;
extern const ac_entry adaptive_max_pool2d_entry;
extern const ac_entry adaptive_max_pool2d_backward_entry;
extern const ac_entry adaptive_max_pool3d_entry;
extern const ac_entry adaptive_max_pool3d_backward_entry;
extern const ac_entry avg_pool2d_entry;
extern const ac_entry avg_pool2d_backward_entry;
extern const ac_entry avg_pool3d_entry;
extern const ac_entry avg_pool3d_backward_entry;
extern const ac_entry max_pool_entry;
extern const ac_entry max_pool2d_with_indices_entry;
extern const ac_entry max_pool2d_with_indices_backward_entry;
extern const ac_entry max_pool3d_with_argmax_entry;
extern const ac_entry max_pool3d_with_argmax_backward_entry;
extern const ac_entry apply_rotary_pos_emb_entry;
extern const ac_entry apply_rotary_pos_emb_v2_entry;
extern const ac_entry rotary_position_embedding_entry;
extern const ac_entry all_entry;
extern const ac_entry amax_entry;
extern const ac_entry amin_entry;
extern const ac_entry aminmax_entry;
extern const ac_entry aminmax_all_entry;
extern const ac_entry aminmax_dim_entry;
extern const ac_entry any_entry;
extern const ac_entry arg_max_entry;
extern const ac_entry arg_min_entry;
extern const ac_entry argsort_entry;
extern const ac_entry cummax_entry;
extern const ac_entry cummin_entry;
extern const ac_entry cumprod_entry;
extern const ac_entry cumsum_entry;
extern const ac_entry cumsum_v2_entry;
extern const ac_entry global_average_pool_entry;
extern const ac_entry global_max_pool_entry;
extern const ac_entry inplace_cumprod_entry;
extern const ac_entry kthvalue_entry;
extern const ac_entry linalg_vector_norm_entry;
extern const ac_entry log_sum_exp_entry;
extern const ac_entry max_entry;
extern const ac_entry max_dim_entry;
extern const ac_entry max_v2_entry;
extern const ac_entry mean_entry;
extern const ac_entry mean_v2_entry;
extern const ac_entry median_entry;
extern const ac_entry median_dim_entry;
extern const ac_entry min_entry;
extern const ac_entry min_dim_entry;
extern const ac_entry nan_median_entry;
extern const ac_entry nan_median_dim_entry;
extern const ac_entry norm_entry;
extern const ac_entry prod_entry;
extern const ac_entry prod_dim_entry;
extern const ac_entry reduce_log_sum_entry;
extern const ac_entry reduce_nansum_entry;
extern const ac_entry reduce_sum_entry;
extern const ac_entry sort_entry;
extern const ac_entry std_entry;
extern const ac_entry std_mean_correction_entry;
extern const ac_entry topk_entry;
extern const ac_entry var_entry;
extern const ac_entry var_correction_entry;
extern const ac_entry var_mean_entry;

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
    &inplace_r_relu_with_noise_entry,
    &leaky_relu_entry,
    &inplace_leaky_relu_entry,
    &leaky_relu_backward_entry,
    &log_sigmoid_entry,
    &log_sigmoid_backward_entry,
    &log_sigmoid_forward_entry,
    &log_softmax_entry,
    &log_softmax_backward_entry,
    &masked_softmax_with_rel_pos_bias_entry,
    &mish_entry,
    &inplace_mish_entry,
    &mish_backward_entry,
    &prelu_entry,
    &prelu_backward_entry,
    &r_relu_with_noise_entry,
    &relu_entry,
    &inplace_relu_entry,
    &scaled_masked_softmax_entry,
    &scaled_masked_softmax_backward_entry,
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
    &abs_entry,
    &add_entry,
    &inplace_add_entry,
    &add_n_entry,
    &add_v3_entry,
    &inplace_add_v3_entry,
    &addcdiv_entry,
    &inplace_addcdiv_entry,
    &addcmul_entry,
    &inplace_addcmul_entry,
    &adds_entry,
    &inplace_adds_entry,
    &clamp_entry,
    &clamp_max_entry,
    &inplace_clamp_max_entry,
    &clamp_max_tensor_entry,
    &inplace_clamp_max_tensor_entry,
    &clamp_min_entry,
    &clamp_min_tensor_entry,
    &inplace_clamp_min_tensor_entry,
    &clamp_tensor_entry,
    &div_entry,
    &inplace_div_entry,
    &div_mod_entry,
    &inplace_div_mod_entry,
    &div_mods_entry,
    &inplace_div_mods_entry,
    &divs_entry,
    &inplace_divs_entry,
    &floor_divide_entry,
    &inplace_floor_divide_entry,
    &floor_divides_entry,
    &inplace_floor_divides_entry,
    &fmod_scalar_entry,
    &inplace_fmod_scalar_entry,
    &fmod_tensor_entry,
    &inplace_fmod_tensor_entry,
    &lerp_entry,
    &inplace_lerp_entry,
    &lerps_entry,
    &inplace_lerps_entry,
    &inplace_masked_fill_scalar_entry,
    &inplace_masked_fill_tensor_entry,
    &masked_scale_entry,
    &max_n_entry,
    &maximum_entry,
    &min_n_entry,
    &minimum_entry,
    &mul_entry,
    &inplace_mul_entry,
    &muls_entry,
    &inplace_muls_entry,
    &neg_entry,
    &inplace_neg_entry,
    &pow_scalar_tensor_entry,
    &pow_tensor_scalar_entry,
    &inplace_pow_tensor_scalar_entry,
    &pow_tensor_tensor_entry,
    &inplace_pow_tensor_tensor_entry,
    &remainder_scalar_tensor_entry,
    &remainder_tensor_scalar_entry,
    &inplace_remainder_tensor_scalar_entry,
    &remainder_tensor_tensor_entry,
    &inplace_remainder_tensor_tensor_entry,
    &rsub_entry,
    &rsubs_entry,
    &s_where_entry,
    &scale_entry,
    &sign_entry,
    &square_entry,
    &sub_entry,
    &inplace_sub_entry,
    &subs_entry,
    &inplace_subs_entry,
    &sum_entry,
    &bitwise_and_scalar_entry,
    &inplace_bitwise_and_scalar_entry,
    &bitwise_and_tensor_entry,
    &inplace_bitwise_and_tensor_entry,
    &bitwise_and_tensor_out_entry,
    &inplace_bitwise_and_tensor_out_entry,
    &bitwise_not_entry,
    &bitwise_or_scalar_entry,
    &inplace_bitwise_or_scalar_entry,
    &bitwise_or_tensor_entry,
    &inplace_bitwise_or_tensor_entry,
    &bitwise_xor_scalar_entry,
    &inplace_bitwise_xor_scalar_entry,
    &bitwise_xor_tensor_entry,
    &inplace_bitwise_xor_tensor_entry,
    &gcd_entry,
    &left_shift_entry,
    &left_shifts_entry,
    &right_shift_entry,
    &eq_scalar_entry,
    &inplace_eq_scalar_entry,
    &eq_tensor_entry,
    &inplace_eq_tensor_entry,
    &equal_entry,
    &ge_scalar_entry,
    &inplace_ge_scalar_entry,
    &ge_tensor_entry,
    &inplace_ge_tensor_entry,
    &gt_scalar_entry,
    &inplace_gt_scalar_entry,
    &gt_tensor_entry,
    &inplace_gt_tensor_entry,
    &is_close_entry,
    &is_finite_entry,
    &is_in_scalar_tensor_entry,
    &is_in_tensor_scalar_entry,
    &is_inf_entry,
    &is_neg_inf_entry,
    &is_pos_inf_entry,
    &le_scalar_entry,
    &inplace_le_scalar_entry,
    &le_tensor_entry,
    &inplace_le_tensor_entry,
    &lt_scalar_entry,
    &inplace_lt_scalar_entry,
    &lt_tensor_entry,
    &inplace_lt_tensor_entry,
    &ne_scalar_entry,
    &inplace_ne_scalar_entry,
    &ne_tensor_entry,
    &inplace_ne_tensor_entry,
    &signbit_entry,
    &addbmm_entry,
    &inplace_addbmm_entry,
    &addmm_entry,
    &inplace_addmm_entry,
    &addmm_weight_nz_entry,
    &addmv_entry,
    &addr_entry,
    &inplace_addr_entry,
    &baddbmm_entry,
    &inplace_baddbmm_entry,
    &batch_mat_mul_entry,
    &batch_mat_mul_weight_nz_entry,
    &conv_depthwise2d_entry,
    &conv_tbc_entry,
    &conv_tbc_backward_entry,
    &convolution_entry,
    &convolution_backward_entry,
    &dot_entry,
    &flash_attention_score_entry,
    &flash_attention_score_grad_entry,
    &fused_infer_attention_score_entry,
    &fused_infer_attention_score_v2_entry,
    &fused_infer_attention_score_v3_entry,
    &fused_infer_attention_score_v4_entry,
    &gemm_entry,
    &ger_entry,
    &incre_flash_attention_entry,
    &incre_flash_attention_v2_entry,
    &incre_flash_attention_v3_entry,
    &incre_flash_attention_v4_entry,
    &matmul_entry,
    &matmul_weight_nz_entry,
    &mm_entry,
    &mv_entry,
    &prompt_flash_attention_entry,
    &prompt_flash_attention_v2_entry,
    &prompt_flash_attention_v3_entry,
    &trans_matmul_weight_entry,
    &triangular_solve_entry,
    &weight_quant_batch_matmul_v2_entry,
    &weight_quant_batch_matmul_v3_entry,
    &cast_entry,
    &complex_entry,
    &inplace_copy_entry,
    &real_entry,
    &sign_bits_pack_entry,
    &sign_bits_unpack_entry,
    &logical_and_entry,
    &inplace_logical_and_entry,
    &logical_not_entry,
    &inplace_logical_not_entry,
    &logical_or_entry,
    &inplace_logical_or_entry,
    &logical_xor_entry,
    &binary_cross_entropy_entry,
    &binary_cross_entropy_backward_entry,
    &binary_cross_entropy_with_logits_entry,
    &binary_cross_entropy_with_logits_backward_entry,
    &cross_entropy_loss_entry,
    &cross_entropy_loss_grad_entry,
    &kl_div_entry,
    &kl_div_backward_entry,
    &kl_div_target_backward_entry,
    &l1_loss_entry,
    &l1_loss_backward_entry,
    &mse_loss_entry,
    &mse_loss_backward_entry,
    &mse_loss_out_entry,
    &nll_loss_entry,
    &nll_loss2d_entry,
    &nll_loss2d_backward_entry,
    &nll_loss_backward_entry,
    &smooth_l1_loss_entry,
    &smooth_l1_loss_backward_entry,
    &soft_margin_loss_entry,
    &soft_margin_loss_backward_entry,
    &acos_entry,
    &inplace_acos_entry,
    &acosh_entry,
    &inplace_acosh_entry,
    &angle_v2_entry,
    &asin_entry,
    &inplace_asin_entry,
    &asinh_entry,
    &inplace_asinh_entry,
    &atan_entry,
    &inplace_atan_entry,
    &atan2_entry,
    &inplace_atan2_entry,
    &atanh_entry,
    &inplace_atanh_entry,
    &ceil_entry,
    &inplace_ceil_entry,
    &cos_entry,
    &inplace_cos_entry,
    &cosh_entry,
    &inplace_cosh_entry,
    &digamma_entry,
    &erf_entry,
    &inplace_erf_entry,
    &erfc_entry,
    &inplace_erfc_entry,
    &exp_entry,
    &inplace_exp_entry,
    &exp2_entry,
    &inplace_exp2_entry,
    &expm1_entry,
    &inplace_expm1_entry,
    &floor_entry,
    &inplace_floor_entry,
    &frac_entry,
    &inplace_frac_entry,
    &lgamma_entry,
    &log_entry,
    &inplace_log_entry,
    &log10_entry,
    &inplace_log10_entry,
    &log1p_entry,
    &inplace_log1p_entry,
    &log2_entry,
    &inplace_log2_entry,
    &log_add_exp_entry,
    &log_add_exp2_entry,
    &logit_entry,
    &logit_grad_entry,
    &nan_to_num_entry,
    &inplace_nan_to_num_entry,
    &polar_entry,
    &reciprocal_entry,
    &inplace_reciprocal_entry,
    &round_entry,
    &inplace_round_entry,
    &round_decimals_entry,
    &inplace_round_decimals_entry,
    &rsqrt_entry,
    &inplace_rsqrt_entry,
    &sin_entry,
    &inplace_sin_entry,
    &sinc_entry,
    &inplace_sinc_entry,
    &sinh_entry,
    &inplace_sinh_entry,
    &sqrt_entry,
    &inplace_sqrt_entry,
    &tan_entry,
    &inplace_tan_entry,
    &trunc_entry,
    &inplace_trunc_entry,
    &x_log_y_scalar_other_entry,
    &inplace_x_log_y_scalar_other_entry,
    &x_log_y_scalar_self_entry,
    &x_log_y_tensor_entry,
    &inplace_x_log_y_tensor_entry,
    &xlog1py_entry,
    &arange_entry,
    &bernoulli_entry,
    &bernoulli_tensor_entry,
    &bucketize_entry,
    &cat_entry,
    &channel_shuffle_entry,
    &circular_pad2d_entry,
    &circular_pad2d_backward_entry,
    &circular_pad3d_entry,
    &circular_pad3d_backward_entry,
    &constant_pad_nd_entry,
    &diag_entry,
    &diag_flat_entry,
    &dropout_entry,
    &dropout_backward_entry,
    &dropout_do_mask_entry,
    &dropout_v3_entry,
    &dropout_v3_grad_entry,
    &embedding_entry,
    &embedding_dense_backward_entry,
    &expand_entry,
    &eye_entry,
    &inplace_fill_diagonal_entry,
    &inplace_fill_scalar_entry,
    &flatten_entry,
    &flip_entry,
    &gather_entry,
    &gather_nd_entry,
    &gather_v2_entry,
    &gather_v3_entry,
    &im2col_entry,
    &index_entry,
    &index_add_entry,
    &index_add_v2_entry,
    &index_copy_entry,
    &inplace_index_copy_entry,
    &index_fill_entry,
    &inplace_index_fill_entry,
    &index_fill_tensor_entry,
    &inplace_index_fill_tensor_entry,
    &index_put_impl_entry,
    &index_select_entry,
    &inplace_bernoulli_entry,
    &inplace_bernoulli_tensor_entry,
    &inplace_fill_tensor_entry,
    &inplace_normal_entry,
    &inplace_uniform_entry,
    &linspace_entry,
    &log_space_entry,
    &inplace_masked_scatter_entry,
    &masked_select_entry,
    &max_unpool2d_entry,
    &max_unpool2d_backward_entry,
    &max_unpool3d_entry,
    &max_unpool3d_backward_entry,
    &nonzero_entry,
    &nonzero_v2_entry,
    &normal_float_float_entry,
    &normal_float_tensor_entry,
    &normal_tensor_float_entry,
    &normal_tensor_tensor_entry,
    &inplace_one_entry,
    &one_hot_entry,
    &permute_entry,
    &inplace_put_entry,
    &range_entry,
    &reflection_pad1d_entry,
    &reflection_pad1d_backward_entry,
    &reflection_pad2d_entry,
    &reflection_pad2d_backward_entry,
    &reflection_pad3d_entry,
    &reflection_pad3d_backward_entry,
    &repeat_entry,
    &repeat_interleave_entry,
    &repeat_interleave_int_entry,
    &repeat_interleave_int_with_dim_entry,
    &repeat_interleave_with_dim_entry,
    &replication_pad1d_entry,
    &replication_pad1d_backward_entry,
    &replication_pad2d_entry,
    &replication_pad2d_backward_entry,
    &replication_pad3d_entry,
    &replication_pad3d_backward_entry,
    &roll_entry,
    &scatter_entry,
    &inplace_scatter_entry,
    &scatter_add_entry,
    &scatter_div_entry,
    &scatter_max_entry,
    &scatter_min_entry,
    &scatter_mul_entry,
    &scatter_nd_entry,
    &scatter_nd_update_entry,
    &scatter_reduce_entry,
    &inplace_scatter_reduce_entry,
    &scatter_value_entry,
    &inplace_scatter_value_entry,
    &search_sorted_entry,
    &slice_entry,
    &slice_v2_entry,
    &split_tensor_entry,
    &split_with_size_entry,
    &stack_entry,
    &strided_slice_entry,
    &take_entry,
    &tril_entry,
    &inplace_tril_entry,
    &triu_entry,
    &inplace_triu_entry,
    &unfold_grad_entry,
    &unique_entry,
    &unique2_entry,
    &unique_consecutive_entry,
    &unique_dim_entry,
    &upsample_nearest1d_entry,
    &upsample_nearest2d_entry,
    &inplace_zero_entry,
    &ada_layer_norm_entry,
    &ada_layer_norm_v2_entry,
    &add_layer_norm_entry,
    &add_layer_norm_grad_entry,
    &add_rms_norm_entry,
    &inplace_add_rms_norm_entry,
    &add_rms_norm_cast_entry,
    &batch_norm_entry,
    &batch_norm_backward_entry,
    &batch_norm_elemt_entry,
    &batch_norm_reduce_entry,
    &batch_norm_reduce_backward_entry,
    &batch_norm_stats_entry,
    &deep_norm_entry,
    &deep_norm_grad_entry,
    &fast_batch_norm_backward_entry,
    &fast_layer_norm_entry,
    &gemma_rms_norm_entry,
    &group_norm_entry,
    &group_norm_backward_entry,
    &group_norm_silu_entry,
    &group_norm_silu_v2_entry,
    &group_norm_swish_entry,
    &instance_norm_entry,
    &layer_norm_entry,
    &layer_norm_backward_entry,
    &layer_norm_with_impl_mode_entry,
    &rms_norm_entry,
    &rms_norm_grad_entry,
    &adaptive_avg_pool2d_entry,
    &adaptive_avg_pool2d_backward_entry,
    &adaptive_avg_pool3d_entry,
    &adaptive_avg_pool3d_backward_entry,
    &adaptive_max_pool2d_entry,
    &adaptive_max_pool2d_backward_entry,
    &adaptive_max_pool3d_entry,
    &adaptive_max_pool3d_backward_entry,
    &avg_pool2d_entry,
    &avg_pool2d_backward_entry,
    &avg_pool3d_entry,
    &avg_pool3d_backward_entry,
    &max_pool_entry,
    &max_pool2d_with_indices_entry,
    &max_pool2d_with_indices_backward_entry,
    &max_pool3d_with_argmax_entry,
    &max_pool3d_with_argmax_backward_entry,
    &apply_rotary_pos_emb_entry,
    &apply_rotary_pos_emb_v2_entry,
    &rotary_position_embedding_entry,
    &all_entry,
    &amax_entry,
    &amin_entry,
    &aminmax_entry,
    &aminmax_all_entry,
    &aminmax_dim_entry,
    &any_entry,
    &arg_max_entry,
    &arg_min_entry,
    &argsort_entry,
    &cummax_entry,
    &cummin_entry,
    &cumprod_entry,
    &cumsum_entry,
    &cumsum_v2_entry,
    &global_average_pool_entry,
    &global_max_pool_entry,
    &inplace_cumprod_entry,
    &kthvalue_entry,
    &linalg_vector_norm_entry,
    &log_sum_exp_entry,
    &max_entry,
    &max_dim_entry,
    &max_v2_entry,
    &mean_entry,
    &mean_v2_entry,
    &median_entry,
    &median_dim_entry,
    &min_entry,
    &min_dim_entry,
    &nan_median_entry,
    &nan_median_dim_entry,
    &norm_entry,
    &prod_entry,
    &prod_dim_entry,
    &reduce_log_sum_entry,
    &reduce_nansum_entry,
    &reduce_sum_entry,
    &sort_entry,
    &std_entry,
    &std_mean_correction_entry,
    &topk_entry,
    &var_entry,
    &var_correction_entry,
    &var_mean_entry,
    NULL,
};
/* clang-format on */
