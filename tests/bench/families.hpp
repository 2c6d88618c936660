// Work of families other than the activations, which bench.cpp has: on tensors of PyTorch, so that
// it and this library see the same bytes at the same addresses.
#pragma once

#include <ATen/ATen.h>

#include <functional>
#include <string>
#include <vector>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"

namespace families
{

using Call = std::function<void()>;

struct Case {
    const char *family;
    std::string name;
    std::string what;  // shapes, axes
    std::string dtype; // of what is read
    double bytes;      // that must be read or written at least once
    double flops;      // of a product; 0 for everything else
    std::function<Call()> ours;
    std::function<Call()> torch;
    std::function<Call()> blas; // OpenBLAS for products, oneDNN for others; may be empty
    bool reads = false;         // the limit is that of reading the bytes, not that of a copy
};

std::string text_of(at::IntArrayRef shape);
const char *name_of(at::ScalarType type);
double bytes_of(std::initializer_list<at::Tensor> tensors);

// Numbers around 0, of integers 1 to 99.
at::Tensor filled(at::IntArrayRef shape, at::ScalarType type);

aclIntArray *axes(std::vector<int64_t> of);

// families_places.cpp: what moves elements to or from places that data names, what puts them in
// order, reductions of short rows, and norms.
void add_places(std::vector<Case> &all, int64_t large);
void add_short_rows(std::vector<Case> &all);
void add_order(std::vector<Case> &all);
void add_norms(std::vector<Case> &all);

// families_contractions.cpp: convolutions, attention, weights of whole numbers.
void add_contractions(std::vector<Case> &all);

// Every case; `large` is how many elements the tensors have that are to lie in memory.
std::vector<Case> cases(int64_t large);

// Ends the program where a call of this library failed.
void expect(int status, const char *what);

aclTensor *describe(const at::Tensor &tensor);

using Launch = aclnnStatus (*)(void *, uint64_t, aclOpExecutor *, aclrtStream);

// The second phase of a repeatable executor, and the wait for its end.
Call repeated(Launch launch, uint64_t size, aclOpExecutor *executor);

} // namespace families

// OURS(Add, self, other, alpha, out): prepares aclnnAdd.
#define OURS(Op, ...)                                                                              \
    [=]() -> families::Call {                                                                      \
        uint64_t size_ = 0;                                                                        \
        aclOpExecutor *executor_ = nullptr;                                                        \
        families::expect(aclnn##Op##GetWorkspaceSize(__VA_ARGS__, &size_, &executor_), #Op);       \
        return families::repeated(aclnn##Op, size_, executor_);                                    \
    }
