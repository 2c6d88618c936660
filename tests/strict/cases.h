/*
 * Programs that make a mistake, and programs of the same shape that make none. Each is a function
 * of its own process, because findings are about the whole of it:
 *
 *   strict_order CASE wrong|right
 *   strict_order --list
 *
 * A wrong one prints what the refused call answered, status and sentence.
 */
#ifndef STRICT_CASES_H
#define STRICT_CASES_H

#include <stdint.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"

typedef struct strict_case {
    const char *name; /* that of the rule, with more behind it where a rule has several */
    void (*wrong)(void);
    void (*right)(void);
} strict_case;

int run_cases(const strict_case *cases, int count, int argument_count, char **arguments);

/* Prints the status of a call and the sentence behind it. */
void show(int status);

/* Ends the program where a call fails that should not. */
void require(int status, const char *call);
#define REQUIRE(call) require(call, #call)

/* aclInit, aclrtSetDevice and a stream; and their ends. */
aclrtStream start(void);
void stop(aclrtStream stream);

/* Device memory, made in a function that stacks show; and the same, filled with zeros. */
void *make_block(size_t bytes);
void *make_zeros(size_t bytes);

/* A contiguous f32 tensor. */
aclTensor *make_tensor(const int64_t *dims, uint64_t rank, void *data);

#endif
