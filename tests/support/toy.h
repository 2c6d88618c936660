/*
 * Two operators that no spec knows, built on the runtime the way generated code is:
 *
 *   aclnnToy     out = a + b * scale
 *   aclnnToySum  sum of all elements of a
 */
#ifndef TOY_H
#define TOY_H

#include <string.h>

#include "acl/acl.h"
#include "check/check.h"
#include "plan/launch.h"
#include "plan/plan.h"

#define TOY_EVERYWHERE                                                                             \
    {                                                                                              \
        true, true, true, true, true, true, true                                                   \
    }

typedef struct toy_attrs {
    float scale;
} toy_attrs;

static const ac_operator toy_op = {.name = "aclnnToy", .on = TOY_EVERYWHERE};
static const ac_operator toy_sum_op = {.name = "aclnnToySum", .on = TOY_EVERYWHERE};

static inline void toy_kernel(size_t count, const void *const ins[], void *const outs[],
                              const void *attributes, uint32_t past)
{
    (void)past;
    const toy_attrs *attrs = attributes;
    const float *a = ins[0];
    const float *b = ins[1];
    float *out = outs[0];

    for (size_t i = 0; i < count; i++)
        out[i] = a[i] + b[i] * attrs->scale;
}

/* The only step of a sum: each element goes to its accumulator. */
static inline void toy_sum_kernel(size_t count, const void *const ins[], void *const outs[],
                                  const void *attributes, uint32_t past)
{
    const ac_panel *panel = ins[1];
    double *lanes = panel->lanes[0];

    (void)count;
    (void)outs;
    (void)attributes;
    (void)past;
    for (size_t p = 0; p < panel->planes; p++) {
        for (size_t y = 0; y < panel->height; y++) {
            const float *a = (const float *)ins[0] + (ptrdiff_t)p * panel->plane_steps[0] +
                             (ptrdiff_t)y * panel->line_steps[0];
            double *own = lanes + (ptrdiff_t)p * panel->lanes_plane +
                          (ptrdiff_t)((y & panel->mask) * panel->width);

            for (size_t x = 0; x < ac_panel_width(panel, y); x++)
                own[x] = (ac_panel_is_fresh(panel, y) ? 0.0 : own[x]) + (double)a[x];
        }
    }
}

static const ac_reduce_form toy_sum_form = {
    .passes = 1,
    .values = 2,
    .wide = true,
    .at_once = true,
    .result = {1},
    .tree = AC_TREE_AT_ONCE,
    .pass = {{.count = 1, .kind = {AC_REDUCE_SUM}}},
};

static inline aclTensor *toy_tensor(size_t rank, const int64_t *dims, void *data)
{
    return aclCreateTensor(dims, rank, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, rank, data);
}

static inline aclTensor *toy_vector(int64_t length, void *data)
{
    return toy_tensor(1, &length, data);
}

static inline aclnnStatus toy_prepare(const aclTensor *a, const aclTensor *b, float scale,
                                      const aclTensor *out, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    const toy_attrs attrs = {scale};
    ac_call call = {0};

    AC_TRY(ac_call_begin(&toy_op, workspace_size, executor));
    const ac_tensor *const a_tensor = ac_tensor_of(a);
    const ac_tensor *const b_tensor = ac_tensor_of(b);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_check_tensor(a_tensor, "a"));
    AC_TRY(ac_check_tensor(b_tensor, "b"));
    AC_TRY(ac_check_tensor(out_tensor, "out"));
    AC_TRY(ac_check_broadcast(a_tensor, "a", b_tensor, "b", &call.space));
    AC_TRY(ac_check_shape_is(out_tensor, "out", &call.space, "the broadcast of a and b"));
    call.op = &toy_op;
    call.kernel = toy_kernel;
    call.operands[0] = (ac_operand){a_tensor, AC_VIEW_BROADCAST, AC_F32, false};
    call.operands[1] = (ac_operand){b_tensor, AC_VIEW_BROADCAST, AC_F32, false};
    call.operands[2] = (ac_operand){out_tensor, AC_VIEW_SAME, AC_F32, false};
    call.inputs = 2;
    call.outputs = 1;
    call.attrs = &attrs;
    call.attrs_size = sizeof attrs;
    return ac_plan_build(&call, workspace_size, executor);
}

static inline aclnnStatus toy_run(void *workspace, uint64_t size, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&toy_op, workspace, size, executor, stream);
}

static inline aclnnStatus toy_sum_prepare(const aclTensor *a, const aclTensor *out,
                                          uint64_t *workspace_size, aclOpExecutor **executor)
{
    ac_call call = {0};

    AC_TRY(ac_call_begin(&toy_sum_op, workspace_size, executor));
    const ac_tensor *const a_tensor = ac_tensor_of(a);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    call.op = &toy_sum_op;
    call.kernel = toy_sum_kernel;
    call.reduce = &toy_sum_form;
    call.space = a_tensor->shape;
    call.operands[0] = (ac_operand){a_tensor, AC_VIEW_SAME, AC_F32, false};
    call.operands[1] = (ac_operand){out_tensor, AC_VIEW_BROADCAST, AC_F32, true};
    call.inputs = 1;
    call.outputs = 1;
    call.attrs = NULL;
    call.attrs_size = 0;
    return ac_plan_build(&call, workspace_size, executor);
}

static inline aclnnStatus toy_sum_run(void *workspace, uint64_t size, aclOpExecutor *executor,
                                      aclrtStream stream)
{
    return ac_plan_run(&toy_sum_op, workspace, size, executor, stream);
}

#endif
