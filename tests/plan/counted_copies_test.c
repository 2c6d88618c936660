/*
 * Elements that are taken as often as a tensor counts them, along an axis and among all elements,
 * against plain loops, in layouts with gaps; counts that there cannot be; tensors without elements.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aclnn/acl_meta.h"
#include "plan/taken.h"
#include "sentence.h"

enum { ROWS = 300, COLUMNS = 5, MOST = 4 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

static aclnnStatus take(const ac_tensor *whole, const ac_tensor *counts, const ac_tensor *part,
                        const ac_indexed *map)
{
    const ac_index_rule rule = {"counts", false, ACLNN_ERR_PARAM_INVALID};
    const ac_call call = {.operands = {{.tensor = whole}, {.tensor = counts}, {.tensor = part}},
                          .inputs = 2,
                          .outputs = 1};
    ac_taken *const taken = ac_taken_make(&call, map, &rule);

    cr_assert_not_null(taken);

    const aclnnStatus status =
        ac_taken_run(taken, (const void *const[]){whole->data, counts->data}, part->data);

    ac_taken_free(taken);
    return status;
}

static void refused(const char *text)
{
    const char *const recorded = aclGetRecentErrMsg();

    cr_assert(recorded && strstr(recorded, text), "%s; wanted: %s", recorded, text);
}

/* Rows of a matrix with gaps, by counts of i32 a stride apart. */
Test(counted_copies, of_an_axis)
{
    float *const whole = calloc((size_t)ROWS * COLUMNS * 2, sizeof *whole);
    float *const part = calloc((size_t)ROWS * COLUMNS * MOST, sizeof *part);
    int32_t counts[2 * ROWS] = {0};
    uint32_t state = 1;
    int64_t size = 0;

    cr_assert(whole && part);
    for (size_t i = 0; i < (size_t)ROWS * COLUMNS * 2; i++)
        whole[i] = (float)i;
    for (size_t i = 0; i < ROWS; i++) {
        counts[2 * i] = (int32_t)(next(&state) % MOST);
        size += counts[2 * i];
    }

    const ac_tensor from = {
        .dtype = AC_F32, .data = whole, .shape = {2, {ROWS, COLUMNS}}, .strides = {2 * COLUMNS, 2}};
    const ac_tensor index = {.dtype = AC_I32, .data = counts, .shape = {1, {ROWS}}, .strides = {2}};
    const ac_tensor to = {
        .dtype = AC_F32, .data = part, .shape = {2, {size, COLUMNS}}, .strides = {1, size}};
    const ac_indexed map = ac_indexed_copied(&from, -2, &index, size);

    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_SUCCESS);
    for (int64_t i = 0, at = 0; i < ROWS; i++) {
        for (int64_t n = 0; n < counts[2 * i]; n++, at++) {
            for (int64_t k = 0; k < COLUMNS; k++)
                cr_assert_eq(part[at + k * size], whole[i * 2 * COLUMNS + 2 * k]);
        }
    }
    free(whole);
    free(part);
}

/* All elements of a matrix that is turned over, by one count of i64, and by one for each. */
Test(counted_copies, of_all_elements)
{
    const float whole[] = {0, 3, 1, 4, 2, 5};
    int64_t counts[] = {0, 2, 1, 0, 0, 3};
    float part[12];
    const ac_tensor from = {
        .dtype = AC_F32, .data = (void *)(uintptr_t)whole, .shape = {2, {2, 3}}, .strides = {1, 2}};
    ac_tensor index = {.dtype = AC_I64, .data = counts, .shape = {1, {6}}, .strides = {1}};
    ac_tensor to = {.dtype = AC_F32, .data = part, .shape = {1, {6}}, .strides = {1}};
    const ac_indexed map = ac_indexed_all_copied(&from, &index, 6);
    const float wanted[] = {1, 1, 2, 5, 5, 5};

    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_SUCCESS);
    cr_assert_eq(memcmp(part, wanted, sizeof wanted), 0);
    index.shape.rank = 0;
    counts[0] = 2;
    to.shape.dims[0] = 12;
    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_SUCCESS);
    for (int i = 0; i < 12; i++)
        cr_assert_eq(part[i], (float)(i / 2));
}

/* Nothing is written. */
Test(counted_copies, have_to_be_as_many_as_there_is_room_for)
{
    float whole[] = {0, 1, 2};
    int64_t counts[] = {1, -2, 4};
    float part[3] = {7, 7, 7};
    const ac_tensor from = {.dtype = AC_F32, .data = whole, .shape = {1, {3}}, .strides = {1}};
    ac_tensor index = {.dtype = AC_I64, .data = counts, .shape = {1, {3}}, .strides = {1}};
    const ac_tensor to = {.dtype = AC_F32, .data = part, .shape = {1, {3}}, .strides = {1}};
    const ac_indexed map = ac_indexed_copied(&from, 0, &index, 3);

    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_ERR_PARAM_INVALID);
    refused("counts is -2 at position [1]; 0 and more are allowed");
    counts[1] = 1;
    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_ERR_PARAM_INVALID);
    refused("counts counts more copies than the 3 that the result has");
    counts[2] = INT64_MAX;
    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_ERR_PARAM_INVALID);
    counts[2] = 0;
    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_ERR_PARAM_INVALID);
    refused("counts counts fewer copies than the 3 that the result has");
    cr_assert(part[0] == 7 && part[1] == 7 && part[2] == 7);
    counts[2] = 1;
    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_SUCCESS);
    cr_assert_eq(memcmp(part, whole, sizeof whole), 0);
    index.shape.rank = 0;
    counts[0] = -1;
    cr_assert_eq(take(&from, &index, &to, &map), ACLNN_ERR_PARAM_INVALID);
    refused("counts is -1 at position []; 0 and more are allowed");
}
