// One piece of work, described so that every library under test can be asked to do it: which
// operator, on which tensors, with how many threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bench
{

enum class Dtype { f32, f16, bf16 };

constexpr size_t dtype_size(Dtype dtype)
{
    return dtype == Dtype::f32 ? 4 : 2;
}

const char *dtype_name(Dtype dtype);

// What a tensor is to the operator. Every operator here has some of these five.
enum class Role { grad, x, weight, out, grad_weight };
constexpr size_t role_count = 5;

// Strides count elements.
struct Tensor {
    bool used = false;
    Dtype dtype = Dtype::f32;
    std::vector<int64_t> shape;
    std::vector<int64_t> strides;
    void *data = nullptr;

    int64_t elements() const;
    // Elements that are stored: a repeated axis counts once.
    int64_t stored() const;
    bool contiguous() const;
};

// What is to be computed, by name. Scalars are the same for all: see `Workload`.
enum class Formula {
    leaky_relu,
    hardswish,
    hardswish_backward,
    gelu,
    gelu_backward,
    gelu_tanh,
    gelu_tanh_backward,
    softplus,
    softplus_backward,
    prelu,
    prelu_backward,
};

struct Workload {
    const char *name;  // in tables: "gelu_tanh_backward"
    const char *entry; // in the catalogue: "aclnnGeluBackwardV2"
    const char *mode;  // "tanh", or "" where there is no mode
    Formula formula;
    bool in_place;
    bool backward; // has a grad
    bool weighted; // has a weight
    bool cheap;    // selections and few roundings: bound by moving data
};

const std::vector<Workload> &workloads();

constexpr float leaky_slope = 0.01f;
constexpr float softplus_beta = 1.0f;
constexpr float softplus_threshold = 20.0f;

struct Problem {
    const Workload *workload = nullptr;
    Tensor tensors[role_count];
    int threads = 1;

    Tensor &operator[](Role role)
    {
        return tensors[static_cast<size_t>(role)];
    }
    const Tensor &operator[](Role role) const
    {
        return tensors[static_cast<size_t>(role)];
    }

    int64_t elements() const
    {
        return (*this)[Role::x].elements();
    }
    double bytes() const; // that must be read or written at least once
    bool flat() const;    // all tensors of full size contiguous and of one dtype
    float slope() const;  // for all elements, where there is no weight
};

// Does the work once; results are in memory when it returns. Empty where a library cannot.
using Run = std::function<void()>;

struct Peer {
    const char *name;
    bool spins; // its threads burn a core for some milliseconds after their last work
    std::string (*version)();
    Run (*make)(const Problem &problem);
};

// The exact result at one element, for the errors that the report states.
long double reference(Formula formula, long double x, long double grad, long double weight);

} // namespace bench
