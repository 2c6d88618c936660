/*
 * Plans: the result of the first phase, which the second runs. An aclOpExecutor identifies a plan.
 *
 * A plan owns copies of everything it needs (shapes, strides, addresses, attributes), so the
 * caller's handles may be destroyed as soon as the first phase returns.
 */
#ifndef AC_PLAN_H
#define AC_PLAN_H

#include "base/random.h"
#include "contract/call.h"
#include "contract/contraction.h"
#include "handles/places.h"
#include "plan/classed.h"
#include "plan/found.h"
#include "plan/lined.h"
#include "plan/listed.h"
#include "plan/paned.h"
#include "plan/scattered.h"
#include "plan/staged.h"
#include "plan/taken.h"
#include "plan/unpacked.h"

/* Builds the plan of a validated call. An empty space, or any empty input, gives a plan that does
 * nothing and needs no workspace. On failure *executor is null. */
aclnnStatus ac_plan_build(const ac_call *call, uint64_t *workspace_size, aclOpExecutor **executor);

/* The same where the operand that is an index of points is a random number instead, that of the
 * point's number. */
aclnnStatus ac_plan_build_random(const ac_call *call, const ac_random *random,
                                 uint64_t *workspace_size, aclOpExecutor **executor);

/* The same where some tensors hold a bit for each point (handles/bits.h). `random` is null where
 * nothing is drawn. */
aclnnStatus ac_plan_build_bits(const ac_call *call, const ac_bits_rule *rule,
                               const ac_random *random, uint64_t *workspace_size,
                               aclOpExecutor **executor);

/* The same where the only output, whose operand is ac_tensor_bits of it, is whether a condition
 * holds at all points, or at any; of no points that is true, or false. Where an input has another
 * shape than the space, `differs`, it is false. */
aclnnStatus ac_plan_build_verdict(const ac_call *call, bool all, bool differs,
                                  uint64_t *workspace_size, aclOpExecutor **executor);

/* The same where outputs are reduced along different axes, or lie in different spaces, of which the
 * call has any; it has no kernel of its own. */
aclnnStatus ac_plan_build_staged(const ac_call *call, const ac_stage *stages, size_t count,
                                 uint64_t *workspace_size, aclOpExecutor **executor);

/* The same for a call with one output, of which every element is *empty, which is static, if the
 * space is empty. */
aclnnStatus ac_plan_build_filled(const ac_call *call, const float *empty, uint64_t *workspace_size,
                                 aclOpExecutor **executor);

/* The same for a call with several outputs of one shape, all of one element being alike, which are
 * these values then, in their order. */
aclnnStatus ac_plan_build_filled_each(const ac_call *call, const float *const empties[],
                                      uint64_t *workspace_size, aclOpExecutor **executor);

/* The same where rows have classes. `empties` is null where nothing is written if the space is
 * empty. */
aclnnStatus ac_plan_build_classed(const ac_call *call, const ac_class_rule *rule,
                                  const float *const empties[], uint64_t *workspace_size,
                                  aclOpExecutor **executor);

/* The same where the only input is seen by a map of several pieces. */
aclnnStatus ac_plan_build_placed(const ac_call *call, const ac_places *places,
                                 uint64_t *workspace_size, aclOpExecutor **executor);

/* The same where the second input has the indices of the list of the places. */
aclnnStatus ac_plan_build_marked(const ac_call *call, const ac_places *places,
                                 const ac_index_rule *rule, uint64_t *workspace_size,
                                 aclOpExecutor **executor);

/* The same where the second input says where elements of the first lie. */
aclnnStatus ac_plan_build_indexed(const ac_call *call, const ac_indexed *map,
                                  const ac_index_rule *rule, uint64_t *workspace_size,
                                  aclOpExecutor **executor);

/* The same where tensors of a list, which are not among the inputs, are indices along the first
 * axes of the first input. */
aclnnStatus ac_plan_build_picked(const ac_call *call, const ac_array *list,
                                 const ac_index_rule *rule, uint64_t *workspace_size,
                                 aclOpExecutor **executor);

/* The same where the input, or the output, is a list that is seen as one tensor. */
aclnnStatus ac_plan_build_listed(const ac_call *call, const ac_listing *list,
                                 uint64_t *workspace_size, aclOpExecutor **executor);

/* The same where the last input says where points of the first fall on the output; the space is
 * that of the first. */
aclnnStatus ac_plan_build_scattered(const ac_call *call, const ac_indexed *map,
                                    const ac_scatter_rule *rule, uint64_t *workspace_size,
                                    aclOpExecutor **executor);

/* The same where tensors of a list say it, which are not among the inputs; nothing is done if none
 * has elements. */
aclnnStatus ac_plan_build_scattered_picked(const ac_call *call, const ac_array *list,
                                           const ac_scatter_rule *rule, uint64_t *workspace_size,
                                           aclOpExecutor **executor);

/* The same where points fall by a map of pieces. */
aclnnStatus ac_plan_build_scattered_by_places(const ac_call *call, const ac_places *places,
                                              const ac_scatter_rule *rule, uint64_t *workspace_size,
                                              aclOpExecutor **executor);

/* The same where outputs have what is found along lines of the only input, or, where that is empty,
 * this value, if it is not null. */
aclnnStatus ac_plan_build_lined(const ac_call *call, const ac_line_rule *rule, const float *empty,
                                uint64_t *workspace_size, aclOpExecutor **executor);

/* The same where outputs have what is found in panes of the first input. */
aclnnStatus ac_plan_build_paned(const ac_call *call, const ac_panes *panes,
                                const ac_pane_rule *rule, uint64_t *workspace_size,
                                aclOpExecutor **executor);

/* The same where outputs have what is found among all elements. */
aclnnStatus ac_plan_build_found(const ac_call *call, const ac_found_rule *rule,
                                uint64_t *workspace_size, aclOpExecutor **executor);

aclnnStatus ac_plan_build_counted(const ac_call *call, const ac_row_counts *counts,
                                  uint64_t *workspace_size, aclOpExecutor **executor);

/* The same in place where the matrices of the only tensor come to lie in blocks. That is what its
 * format and its storage say when this has succeeded, unless it is empty. */
aclnnStatus ac_plan_build_blocked(const ac_call *call, uint64_t *workspace_size,
                                  aclOpExecutor **executor);

/* The plan of a contraction, whose attributes are an ac_contraction_factors. It does nothing only
 * if the space is empty. */
aclnnStatus ac_plan_build_contraction(const ac_call *call, const ac_contraction *form,
                                      uint64_t *workspace_size, aclOpExecutor **executor);

/* The same where output i, of at most AC_STAGES_MAX, is what form i contracts. One without elements
 * is not written. */
aclnnStatus ac_plan_build_contractions(const ac_call *call, const ac_contraction *forms,
                                       uint64_t *workspace_size, aclOpExecutor **executor);

#endif
