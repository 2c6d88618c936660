/*
 * The checks that validation is made of, and their sentences.
 *
 * Each returns ACLNN_SUCCESS, or a status after recording one sentence for aclGetRecentErrMsg: the
 * operator, the argument, what it was, what is allowed, on which product. The files check*.c are
 * the only place where these sentences are worded. Parameter names are the caller's
 * (`negativeSlope`).
 */
#ifndef AC_CHECK_H
#define AC_CHECK_H

#include "base/dtype.h"
#include "handles/tensor.h"

/* Returns from the enclosing function with the status of a failed check. */
#define AC_TRY(check)                                                                              \
    do {                                                                                           \
        const aclnnStatus ac_status = (check);                                                     \
        if (ac_status != ACLNN_SUCCESS)                                                            \
            return ac_status;                                                                      \
    } while (0)

enum {
    ACLNN_SUCCESS = 0,
    ACLNN_ERR_PARAM_NULLPTR = 161001,
    ACLNN_ERR_PARAM_INVALID = 161002,
    ACLNN_ERR_RUNTIME_ERROR = 361001,
    ACLNN_ERR_INNER = 561000,
    ACLNN_ERR_INNER_TILING = 561002, /* a shape, an axis or a mode that is refused late */
    ACLNN_ERR_INNER_FIND_KERNEL_ERROR = 561003, /* a stub: no kernel */
    ACLNN_ERR_INNER_CREATE_EXECUTOR = 561101,
    ACLNN_ERR_INNER_NULLPTR = 561103,
};

enum { AC_COUNTS_MAX = 8192 };

/* A public entry point. `rows` of a product is false where the product lacks the operator. */
typedef struct ac_operator {
    const char *name; /* "aclnnLeakyRelu" */
    bool on[AC_PRODUCT_COUNT];
} ac_operator;

/* Names the operator for the sentences of this thread, until another is named. */
void ac_call_enter(const ac_operator *op);

/* Starts a first-phase call: names the operator for the sentences that follow, and checks the two
 * result pointers, the environment (environment.h) and that the product has the operator. */
aclnnStatus ac_call_begin(const ac_operator *op, const uint64_t *workspace_size,
                          aclOpExecutor *const *executor);

/* From here on the checks of this call answer `status` in place of 161002: that of operators whose
 * shapes, axes and modes are looked at after all else. */
void ac_refuse_late(aclnnStatus status);

/* What the checks of every call say of what they refuse. */
aclnnStatus ac_fail_tensor(const aclTensor *tensor, const char *name);
aclnnStatus ac_fail_rank(const aclTensor *tensor, const char *name);
aclnnStatus ac_fail_dtype_same(const aclTensor *tensor, const char *name, const aclTensor *other,
                               const char *other_name);

/* Presence: 161001 for null; 161002 for a handle that is not live. */
static inline aclnnStatus ac_check_tensor(const aclTensor *tensor, const char *name)
{
    return ac_tensor_live(tensor) ? ACLNN_SUCCESS : ac_fail_tensor(tensor, name);
}

aclnnStatus ac_check_scalar(const aclScalar *scalar, const char *name);
/* The same where null stands for a tensor or scalar of its own. Of the checks that follow, those of
 * dtypes, ranks and views pass a null tensor: one that is not optional has been refused here. */
aclnnStatus ac_check_tensor_optional(const aclTensor *tensor, const char *name);
aclnnStatus ac_check_scalar_optional(const aclScalar *scalar, const char *name);
aclnnStatus ac_check_string(const char *text, const char *name);

/* The dtype that a call computes in by the rule float: a float dtype stays, else f32. */
int ac_dtype_float(int dtype);

/* Dtypes. `rows` is indexed by product. */
aclnnStatus ac_check_dtype_in(const aclTensor *tensor, const char *name,
                              const ac_dtype_set rows[AC_PRODUCT_COUNT]);
static inline aclnnStatus ac_check_dtype_same(const aclTensor *tensor, const char *name,
                                              const aclTensor *other, const char *other_name)
{
    return !tensor || tensor->dtype == other->dtype
               ? ACLNN_SUCCESS
               : ac_fail_dtype_same(tensor, name, other, other_name);
}

/* `tensor` must have exactly `dtype`, which `why` explains: "the promotion of gradOutput and self".
 */
aclnnStatus ac_check_dtype_is(const aclTensor *tensor, const char *name, int dtype,
                              const char *why);
/* `dtype` (computed from arguments, as `why` says) must be in the row of the product. */
aclnnStatus ac_check_dtype_derived(int dtype, const char *why,
                                   const ac_dtype_set rows[AC_PRODUCT_COUNT]);
/* A result of dtype `from` must be convertible to the dtype of `tensor`. */
aclnnStatus ac_check_dtype_cast(int from, const aclTensor *tensor, const char *name);
/* A scalar, unless it is null, must have one of the dtypes in `allowed`, on every product. */
aclnnStatus ac_check_scalar_dtype(const aclScalar *scalar, const char *name, ac_dtype_set allowed);

/* A scalar must have a dtype that converts to `to`, which the call computes in. */
aclnnStatus ac_check_scalar_cast(const aclScalar *scalar, const char *name, int to);

/* Ranks and shapes. */
static inline aclnnStatus ac_check_rank(const aclTensor *tensor, const char *name)
{
    return !tensor || tensor->shape.rank <= AC_RANK_MAX ? ACLNN_SUCCESS
                                                        : ac_fail_rank(tensor, name);
}

aclnnStatus ac_check_rank_is(const aclTensor *tensor, const char *name, size_t rank);
/* `axis` names an axis of `of`, negative ones counting from the end; rank 0 counts as rank 1. */
aclnnStatus ac_check_axis(int64_t axis, const char *name, const aclTensor *of, const char *of_name);
aclnnStatus ac_check_shape_same(const aclTensor *tensor, const char *name, const aclTensor *other,
                                const char *other_name);
/* `tensor` must have the shape of `space` without `axis`, which is one of its axes; rank 0 is
 * without any. */
aclnnStatus ac_check_shape_without(const aclTensor *tensor, const char *name,
                                   const aclTensor *space, const char *space_name, int64_t axis);
/* `tensor` must have an axis `axis` of even extent; *half is its shape with half that extent. */
aclnnStatus ac_check_halves(const aclTensor *tensor, const char *name, int64_t axis,
                            ac_shape *half);
/* The elements of `tensor` along an axis and those behind it must lie at equal distances. */
aclnnStatus ac_check_flat(const aclTensor *tensor, const char *name, int64_t axis);
/* Counts, unless they are null, are i64. */
aclnnStatus ac_check_counts_dtype(const aclTensor *tensor, const char *name);
/* `tensor`, unless it is null, must be a list of at most AC_COUNTS_MAX counts; of none only on the
 * products in `empty`, which is null for all. */
aclnnStatus ac_check_counts(const aclTensor *tensor, const char *name,
                            const bool empty[AC_PRODUCT_COUNT]);
/* `tensor` must broadcast one way to the shape of `space`. */
aclnnStatus ac_check_view_broadcast(const aclTensor *tensor, const char *name,
                                    const aclTensor *space, const char *space_name);
/* `tensor` must have one element, in any shape. */
aclnnStatus ac_check_view_single(const aclTensor *tensor, const char *name);
/* The channels of `space` are its axis 1 when its rank is above 1, else there is one. `tensor` must
 * have one element or as many as there are channels, in any shape. */
aclnnStatus ac_check_view_channel(const aclTensor *tensor, const char *name, const aclTensor *space,
                                  const char *space_name);
/* The output of a fold over channels: the shape of `like` when that has one element, else
 * [channels]. */
aclnnStatus ac_check_fold_channel(const aclTensor *tensor, const char *name, const aclTensor *like,
                                  const char *like_name);
/* Mutual broadcast of a and b into *space. */
aclnnStatus ac_check_broadcast(const aclTensor *a, const char *a_name, const aclTensor *b,
                               const char *b_name, ac_shape *space);
aclnnStatus ac_check_shape_is(const aclTensor *tensor, const char *name, const ac_shape *shape,
                              const char *why);

/* The position of `text` among `count` allowed values, in *mode; 161002 and a sentence that lists
 * them if it is none of these. */
aclnnStatus ac_check_mode_string(const char *text, const char *name, const char *const *values,
                                 size_t count, size_t *mode);
aclnnStatus ac_check_mode_int(int64_t value, const char *name, const int64_t *values, size_t count,
                              size_t *mode);
/* For a mode in which every value means something: the position of `value` among those listed, or
 * `count`, which stands for all others. */
size_t ac_mode_find(int64_t value, const int64_t *values, size_t count);

/* A scalar or a flag of a call. */
typedef struct ac_given {
    const char *name;
    double value;
    bool flag;
} ac_given;

/* What a precondition asks of a shape: the extent along an axis, from the end where it is negative,
 * 1 where there is no such axis. */
int64_t ac_shape_extent(const ac_shape *shape, int64_t axis);

/* A precondition from the spec, asked of what it looks at. This is done in the default
 * floating-point environment: a number is what it is where the caller flushes subnormals, too. */
typedef bool ac_requires(const ac_given *given);

/* `text` is the source of the precondition: "alpha != 0". */
aclnnStatus ac_check_require(ac_requires *holds, const char *text, const ac_given *given,
                             size_t count);

/* For the functions of acl_meta.h: 161001 and a sentence for a null argument. */
aclnnStatus ac_check_pointer(const char *function, const void *pointer, const char *name);

/* Records a sentence ("aclnnLeakyRelu: " is put in front) and returns `status`. printf style. */
aclnnStatus ac_fail(aclnnStatus status, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
