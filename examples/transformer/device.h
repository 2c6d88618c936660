/*
 * What the network is made of: matrices of f32 in device memory, tensors that look at them in other
 * ways, and programs, which are lists of operator calls. A program plans each call once, when it is
 * recorded, and can then run any number of times.
 */
#ifndef TRANSFORMER_DEVICE_H
#define TRANSFORMER_DEVICE_H

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include <stdint.h>

/* Ends the program with the library's sentence where a call failed. */
void check(int status);

/* --- device memory -------------------------------------------------------------------------------
 */

/* `size` bytes that are zero. Freed by device_close. */
void *device_memory(size_t size);

void device_open(void);
void device_close(void);

void send(float *device, const float *host, int64_t count);
void fetch(float *host, const float *device, int64_t count);

/* --- matrices ------------------------------------------------------------------------------------
 */

typedef struct matrix {
    float *data; /* of the first element, in device memory */
    int64_t rows, columns;
    int64_t stride; /* elements from one row to the next */
} matrix;

matrix matrix_make(int64_t rows, int64_t columns);

/* The columns from `first` on. */
matrix matrix_columns(matrix whole, int64_t first, int64_t columns);

/* --- programs ------------------------------------------------------------------------------------
 */

typedef struct program program;

program *program_make(aclrtStream stream);
void program_free(program *p);

/* Queues all calls on the program's stream, in the order in which they were recorded. */
void program_run(const program *p);

typedef aclnnStatus second_phase(void *workspace, uint64_t size, aclOpExecutor *executor,
                                 aclrtStream stream);

void program_add(program *p, second_phase *run, uint64_t size, aclOpExecutor *executor);

/* RECORD(p, Add, self, other, alpha, out): the call of aclnnAdd with these arguments. */
#define RECORD(p, Op, ...)                                                                         \
    do {                                                                                           \
        aclOpExecutor *executor_ = NULL;                                                           \
        uint64_t size_ = 0;                                                                        \
        check(aclnn##Op##GetWorkspaceSize(__VA_ARGS__, &size_, &executor_));                       \
        program_add(p, aclnn##Op, size_, executor_);                                               \
    } while (0)

/* The arguments of recorded calls; they belong to the program. */
aclTensor *tensor(program *p, matrix m);
aclTensor *transposed(program *p, matrix m);
aclTensor *view(program *p, float *data, int64_t rank, const int64_t *shape,
                const int64_t *strides);
aclScalar *number(program *p, float value);
aclIntArray *axis(program *p, int64_t index);

#endif
