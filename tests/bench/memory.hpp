// The data of all problems: filled once from a fixed seed, shared by every library, so that each
// works on the same bytes at the same addresses.
#pragma once

#include "problem.hpp"

namespace bench
{

float to_float(Dtype dtype, const void *data, size_t i);

// What may differ between the largest elements of two tensors; the rest follows from the shapes.
class Memory
{
  public:
    // Room for tensors of `elements` elements.
    explicit Memory(size_t elements);
    ~Memory();
    Memory(const Memory &) = delete;
    Memory &operator=(const Memory &) = delete;

    // The buffer of a role in a dtype. Inputs hold data; grad_weight and weight are small.
    void *of(Role role, Dtype dtype) const;
    size_t elements() const
    {
        return elements_;
    }

  private:
    size_t elements_;
    size_t bytes_[role_count][3];
    void *buffers_[role_count][3];
};

} // namespace bench
